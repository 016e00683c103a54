import { join, resolve } from 'node:path';
import { addImported, addSession } from '../baseline/add-session.ts';
import type { Baseline } from '../baseline/baseline.ts';
import { readBaselineFile, writeBaselineFile } from '../baseline/baseline-file.ts';
import { fromSession, type ImportedSession } from '../baseline/imported-session.ts';
import { parseBaseline } from '../baseline/parse-baseline.ts';
import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import { judgeAgainstBaseline } from '../judge/against-baseline.ts';
import { evidenceOfSuite } from '../judge/build-evidence.ts';
import { findInvalidStates } from '../judge/invalid-states.ts';
import { judgeStored } from '../judge/judge-stored.ts';
import type { Cell } from '../judge/verdict.ts';
import type { RunIo, RunOptions } from '../options.ts';
import { expectFromBaseline } from '../session/expect-from-baseline.ts';
import { preparePrompts, prepareSuite } from '../session/prepare.ts';
import { type MeasuredSession, runSession } from '../session/run-session.ts';
import type { Suite } from '../suite/suite.ts';
import { finishMeasure } from './finish-run.ts';
import { readResults } from './read-results.ts';

/**
 * `refresh`: measure (or take stored results), add the session to the baseline file. With `--sessions N` the server is
 * launched anew for each, and the file grows after each.
 * @throws GateError `refresh-refused` when a session doesn't belong; the file holds what came before it then
 */
export async function runRefresh(options: RunOptions, io: RunIo): Promise<Ending> {
  const prepared = await prepareSuite(options, io);
  const { suite, notes } = prepared;
  const path = resolve(options.workingDirectory, suite.baseline);
  const text = await readBaselineFile(path);
  const baseline = text === null ? null : parseBaseline(text, suite.baseline);
  if (options.results.length > 0) return refreshFromResults(options, io, suite, path, baseline);
  for (const note of notes) io.log.warning(note);
  if (options.sessions > 1 && suite.server.command === undefined) throw refuseSessions(options.sessions);
  const prompts = await preparePrompts(prepared, options);
  let grown = baseline;
  for (let number = 1; ; number++) {
    const measured = await runSession({
      suite,
      prompts,
      options: { ...options, out: number === 1 ? options.out : join(options.out, `session-${number}`) },
      io,
      ...expectFromBaseline(suite, grown),
      wantsMore: () => [],
    });
    if (measured.session.reasons.some(({ code }) => code === 'interrupted')) return finishMeasure(options, measured);
    const replacing = number === 1 ? options : { replace: false, acceptReason: null };
    grown = await addMeasured(suite, path, grown, measured, replacing, io).catch(async (refusal: unknown) => {
      await finishMeasure(options, measured);
      throw refusal;
    });
    const ending = await finishMeasure(options, measured, suite.baseline);
    if (number >= options.sessions) return { ...ending, files: { ...ending.files, baseline: path } };
  }
}

async function addMeasured(
  suite: Suite,
  path: string,
  baseline: Baseline | null,
  { session, resultPath }: MeasuredSession,
  { replace, acceptReason }: Pick<RunOptions, 'replace' | 'acceptReason'>,
  io: RunIo,
): Promise<Baseline> {
  const [invalid] = findInvalidStates(session, suite.trials.first);
  if (invalid !== undefined) {
    const { message, remedy } = invalid.reason;
    throw new GateError('refresh-refused', `The baseline stays as it is: the session is invalid. ${message}`, remedy);
  }
  const current = fromSession(session, resultPath);
  const cells = judgeCandidate(suite, baseline, current);
  const refreshed = addSession(baseline, session, { replace, acceptReason, cells });
  await keep(path, refreshed.baseline, [current], refreshed.notes, io);
  return refreshed.baseline;
}

async function refreshFromResults(
  options: RunOptions,
  io: RunIo,
  suite: Suite,
  path: string,
  baseline: Baseline | null,
): Promise<Ending> {
  const sessions = (await readResults(options.results, options.workingDirectory)).sessions;
  let grown = baseline;
  const notes: string[] = [];
  for (const [index, session] of sessions.entries()) {
    const refreshed = addImported(grown, session, {
      // With several sessions the first one replaces, the others join it.
      replace: options.replace && index === 0,
      acceptReason: index === 0 ? options.acceptReason : null,
      cells: judgeCandidate(suite, grown, session),
    });
    grown = refreshed.baseline;
    notes.push(...refreshed.notes);
  }
  if (grown === null) throw new GateError('bad-result', 'No session in these files.', 'Give at least one result.');
  await keep(path, grown, sessions, notes, io);
  return {
    exitCode: 0,
    verdict: null,
    session: null,
    document: {
      title: `throughput-gate refresh · ${suite.name}`,
      headline: `${path} holds the new sessions.`,
      blocks: [],
    },
    files: { result: null, verdict: null, comment: null, summary: null, report: null, baseline: path },
    warnings: [],
  };
}

/** "No gated cell regressed or improved against the baseline by the rule above, at any K." */
function judgeCandidate(suite: Suite, baseline: Baseline | null, current: ImportedSession): readonly Cell[] {
  if (baseline === null) return [];
  return judgeAgainstBaseline({
    mode: 'refresh',
    suite,
    baseline,
    baselineSource: suite.baseline,
    current: [current],
    states: [],
    notes: [],
    minutesPerSession: null,
    acceptedBecause: null,
    gather: (...sides) => evidenceOfSuite(suite, ...sides),
    judgeCells: judgeStored,
  }).cells;
}

async function keep(
  path: string,
  baseline: Baseline,
  added: readonly ImportedSession[],
  notes: readonly string[],
  io: RunIo,
): Promise<void> {
  await writeBaselineFile(path, baseline);
  for (const note of notes) io.log.info(note);
  const ids = new Set(added.map(({ session }) => session.id));
  const environment = baseline.environments.find(({ sessions }) => sessions.some(({ id }) => ids.has(id)));
  const count = environment?.sessions.length ?? 0;
  io.log.info(`${path}: ${count} ${count === 1 ? 'session' : 'sessions'} of this environment`);
}

function refuseSessions(sessions: number): GateError {
  return new GateError(
    'bad-usage',
    `--sessions ${sessions} needs a server that the gate launches itself: a session is one launch, and the suite has no server.command.`,
    `Run refresh again, ${sessions} times in all, with the server restarted in between; or give the suite a server.command.`,
  );
}
