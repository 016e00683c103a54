import { basename, dirname, join } from 'node:path';
import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import { concludeLegs, sortLegs } from '../judge/conclude-legs.ts';
import { parseVerdict } from '../judge/parse-verdict.ts';
import { concludeRun } from '../judge/run-verdict.ts';
import { VERDICT_SCHEMA } from '../judge/verdict.ts';
import { parseResult } from '../measure/parse-result.ts';
import type { RunIo, RunOptions } from '../options.ts';
import { readTextFile } from '../read-text-file.ts';
import { describeReport, type LegReport } from '../report/describe-report.ts';
import { prepareSuite } from '../session/prepare.ts';
import type { Policy } from '../suite/suite.ts';
import { findLegs, type LegPlace } from './find-legs.ts';
import { type NamedLegs, nameLegs, type PlacedLeg } from './name-legs.ts';
import { readExpectedLegs } from './read-expected-legs.ts';
import { judgeRecord, recordAt } from './run-judge.ts';
import { writeDocuments } from './write-documents.ts';
import { writePage } from './write-page.ts';
import { writeVerdict } from './write-verdict.ts';

/**
 * `report`: several legs (a job matrix over models and hardware) → one document, one verdict, the worst leg's. A leg
 * that was judged where it was measured keeps that verdict; one that was only measured is judged here. A leg that
 * should be there and isn't is missing, never a pass.
 */
export async function runReport(options: RunOptions, io: RunIo): Promise<Ending> {
  const expected = options.expect === null ? null : await readExpectedLegs(options.expect, options.workingDirectory);
  const { suite } = await prepareSuite(options, io);
  const found = await findLegs(options.results, { ...options, expecting: expected !== null });
  const present: PlacedLeg[] = [];
  for (const place of found.places) present.push(await readLeg(place, options, io, suite.policy));
  const { legs, notes } = nameLegs(present, found.missing, expected);
  if (legs.length === 0) {
    throw new GateError('bad-usage', 'report: no leg is given.', 'Write `report RESULT…`: files, or folders of them.');
  }
  return finishReport(options, await readSessions(sortLegs(legs, suite.policy)), suite.policy, notes);
}

/** The report shows machine and trials of so many legs; reading a thousand results for the rest takes its time. */
const MOST_SESSIONS = 60;

async function readSessions(legs: NamedLegs['legs']): Promise<LegReport[]> {
  const reads = legs.map(async ({ place, ...leg }, at): Promise<LegReport> => {
    const path = at < MOST_SESSIONS && leg.session === null ? (place?.result ?? null) : null;
    return path === null || path === place?.verdict ? leg : { ...leg, session: await readSession(path) };
  });
  return Promise.all(reads);
}

async function finishReport(
  options: RunOptions,
  legs: readonly LegReport[],
  policy: Policy,
  notes: readonly string[],
): Promise<Ending> {
  const verdict = concludeLegs(legs, policy, notes);
  const paths = {
    verdict: join(options.out, 'verdict.json'),
    comment: join(options.out, 'comment.md'),
    summary: join(options.out, 'summary.md'),
  };
  const { path, ...end } = await writeVerdict(paths.verdict, verdict);
  const report = { verdict, legs, reproduce: options.reproduce, warnings: options.remarks?.warnings ?? [] };
  const page = await writePage({ out: options.out, interrupted: false }, async (reportPath) => {
    const { renderReportHtml } = await import('../report/html/render-report-html.ts');
    return renderReportHtml({ ...report, files: { ...paths, verdict: path, report: reportPath } });
  });
  const files = { ...paths, verdict: path, report: page.report, result: null, baseline: null };
  const document = describeReport({ ...report, files });
  const { warnings: unwritten, ...texts } = await writeDocuments(document, paths);
  const warnings = [...page.warnings, ...unwritten];
  return { ...end, verdict, session: null, document, files: { ...files, ...texts }, warnings };
}

/** One leg, whatever state its files are in: what can't be read or judged is an invalid leg that says why. */
async function readLeg(place: LegPlace, options: RunOptions, io: RunIo, policy: Policy): Promise<PlacedLeg> {
  const named = { name: place.name ?? '', place };
  try {
    return { ...named, ...(await readVerdict(place, options, io)) };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    const reason = { code: error.code, message: error.message, remedy: error.remedy };
    const states = [{ verdict: 'invalid', reason } as const];
    const verdict = concludeRun({ mode: 'report', suite: place.name ?? place.source, policy, cells: [], states });
    return { ...named, verdict, session: null, baselineInfo: null, baselineSessions: [] };
  }
}

type Verdicts = Pick<LegReport, 'verdict' | 'session' | 'baselineInfo' | 'baselineSessions'>;

async function readVerdict(
  { name, verdict, result, source }: LegPlace,
  options: RunOptions,
  io: RunIo,
): Promise<Verdicts> {
  const judged = verdict ?? (result !== null && (await isVerdict(result)) ? result : null);
  if (judged !== null) {
    // Without a telling place the session names the leg; else it is read when it turns out to be shown.
    const session = name !== null || result === null || result === judged ? null : await readSession(result);
    const text = await readText(judged);
    return { verdict: parseVerdict(text, judged), session, baselineInfo: null, baselineSessions: [] };
  }
  const record = await recordAt(folderOf(result ?? source), options.workingDirectory);
  return judgeRecord({ ...options, reference: [] }, io, record, 'own');
}

/** A run's own `result.json` stands in the folder of its record. */
const folderOf = (result: string) => (basename(result) === 'result.json' ? dirname(result) : result);

const isVerdict = async (path: string) => (await readText(path)).slice(0, 2000).includes(`"${VERDICT_SCHEMA}"`);

/** Beside a verdict the session is only for showing: one that can't be read takes nothing from the verdict. */
async function readSession(path: string): Promise<LegReport['session']> {
  try {
    return parseResult(await readText(path), path);
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}

async function readText(path: string): Promise<string> {
  const found = await readTextFile(path);
  if (found.kind === 'text') return found.text;
  throw new GateError('bad-result', `can't read ${path}: ${found.why}`, 'Give a file that can be read.', found);
}
