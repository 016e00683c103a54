import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ImportedSession } from '../baseline/imported-session.ts';
import { makeReference } from '../baseline/make-reference.ts';
import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import { type AbPlan, planForRecord } from '../judge/ab-plan.ts';
import {
  type BaselineQuestion,
  concludeAgain,
  type GatherEvidence,
  judgeAgainstBaseline,
} from '../judge/against-baseline.ts';
import { buildEvidence, evidenceOfSuite } from '../judge/build-evidence.ts';
import { describeCurves } from '../judge/curve-shape.ts';
import type { Evidence } from '../judge/evidence.ts';
import { findInvalidStates, findUnallowedFailures, type SessionState } from '../judge/invalid-states.ts';
import { judgeAb } from '../judge/judge-ab.ts';
import { judgeConfirm } from '../judge/judge-confirm.ts';
import { gatesOfJudge } from '../judge/judge-gates.ts';
import { judgeStored } from '../judge/judge-stored.ts';
import type { RunState } from '../judge/run-verdict.ts';
import { sumCounters } from '../judge/session-counters.ts';
import type { Cell, RunVerdict } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { ServerLog } from '../report/report-input.ts';
import { type PreparedBaseline, prepareBaseline, prepareSuite, warnOfUnusedHead } from '../session/prepare.ts';
import type { Suite } from '../suite/suite.ts';
import { type BaselineSide, describeBaselineSide, noteUndrawn } from './baseline-info.ts';
import { refuseForeignAb } from './check-record.ts';
import { settleAgain } from './escalate-to-ab.ts';
import { finishRun } from './finish-run.ts';
import { noteProposedBaseline, warnOfProposedBaseline } from './note-proposed-baseline.ts';
import { type ReadResults, readOwnResult, readResults } from './read-results.ts';
import { concludeSides } from './run-ab.ts';
import { type RecordedAb, type RunRecord, readRecord } from './run-record.ts';
import { minutesOf } from './session-minutes.ts';
import { writeExport } from './write-export.ts';

/** `judge`: a verdict from stored results; no server needed. */
export async function runJudge(options: RunOptions, io: RunIo): Promise<Ending> {
  const { record, notes } = await findRecord(options);
  const judged = await judgeRecord(options, io, record, 'file');
  const ending = await finishRun({
    options,
    ...judged,
    traces: [],
    context: {
      ...judged.context,
      warnings: [...(options.remarks?.warnings ?? []), ...judged.context.warnings, ...notes],
    },
    resultPath: record.current[0] ?? null,
    baselinePath: null,
    warnings: [],
  });
  if (options.format === null) return ending;
  const warnings = await writeExport(options.out, options.format, judged);
  return { ...ending, warnings: [...ending.warnings, ...warnings] };
}

export type JudgedResults = BaselineSide & {
  readonly verdict: RunVerdict;
  readonly session: Session | null;
  readonly serverLogs?: readonly ServerLog[];
  readonly context: { readonly changedBaseKeys: readonly string[]; readonly warnings: readonly string[] };
};

/** What a run has measured, judged as that run was. */
export async function judgeRecord(
  options: RunOptions,
  io: RunIo,
  record: RunRecord,
  whoseSuite: 'file' | 'own',
): Promise<JudgedResults> {
  const { mode, current, ab } = record;
  if (mode === 'ab' && ab !== null) return judgeAbAgain(options, io, ab, whoseSuite);
  return judgeResults(options, io, await readResults(current, options.workingDirectory), whoseSuite, record);
}

const NO_RECORD: RunRecord = { mode: 'gate', current: [], ab: null };

/**
 * Judges stored results against the baseline or the reference. Own results carry their suite: `own` judges them by it
 * whatever suite file is here, `file` only where there is none. By the record a confirmation stays one, and an A/B that
 * was measured for them settles what it can.
 */
async function judgeResults(
  options: RunOptions,
  io: RunIo,
  current: ReadResults,
  whoseSuite: 'file' | 'own',
  record: RunRecord,
): Promise<JudgedResults> {
  const { first: session, states } = current.own;
  const prepared = await prepareSuite(options, io);
  const suite =
    session === null || (prepared.from !== 'none' && whoseSuite === 'file')
      ? prepared.suite
      : restoreSuite(prepared.suite, session, options);
  const stored = await prepareReference({ ...prepared, suite }, options, io);
  const side = describeBaselineSide(stored, current.sessions);
  const confirming = record.mode === 'confirm' && options.reference.length === 0;
  const question: BaselineQuestion = {
    mode: confirming ? 'confirm' : 'judge',
    suite,
    baseline: stored.baseline,
    baselineSource: stored.source,
    current: current.sessions,
    states: findStates(current.sessions, states, suite),
    counters: sumCounters(states),
    notes: [...current.sessions.flatMap(({ notes }) => notes), ...noteUndrawn(side)],
    minutesPerSession: session === null ? null : minutesOf(session),
    acceptedBecause: options.acceptedBecause,
    gather: session === null ? gatherCommon(suite, options) : (...sides) => evidenceOfSuite(suite, ...sides),
    judgeCells: options.sameSession ? judgeInterleaved : confirming ? confirmStored : judgeStored,
  };
  const screened = judgeAgainstBaseline(question);
  const verdict =
    record.ab === null || screened.cells.length === 0
      ? screened
      : concludeAgain(question, screened, await settleByRecord(screened.cells, suite, record, record.ab));
  const notes = [...noteProposedBaseline(stored.proposed, question), ...verdict.notes];
  const warnings = [...warnOfUnusedHead(prepared), ...warnOfProposedBaseline(stored.proposed)];
  const context = { changedBaseKeys: prepared.changedKeys, warnings };
  const hints = [...verdict.hints, ...(confirming ? describeCurves(verdict.cells) : [])];
  return { verdict: { ...verdict, hints, notes }, session, context, ...side };
}

/** The run was an A/B: its own reference side is what it is judged against. */
async function judgeAbAgain(
  options: RunOptions,
  io: RunIo,
  recorded: RecordedAb,
  whoseSuite: 'file' | 'own',
): Promise<JudgedResults> {
  const prepared = await prepareSuite(options, io);
  const first = await readOwnResult(recorded.candidate[0] ?? '');
  const isOwn = prepared.from === 'none' || whoseSuite === 'own';
  const suite = isOwn ? restoreSuite(prepared.suite, first, options) : prepared.suite;
  const context = { changedBaseKeys: prepared.changedKeys, warnings: warnOfUnusedHead(prepared) };
  const { plan, sides } = await readAb(suite, recorded, []);
  return { ...concludeSides(suite, plan, sides), context };
}

async function settleByRecord(screened: readonly Cell[], suite: Suite, { current }: RunRecord, recorded: RecordedAb) {
  const { plan, sides } = await readAb(suite, recorded, await Promise.all(current.map(readOwnResult)));
  return settleAgain(screened, suite, plan, sides);
}

async function readAb({ launchNoise }: Suite, recorded: RecordedAb, current: readonly Session[]) {
  const { looks, launches, reference, candidate } = recorded;
  const kind = launches === 'alternating' ? { kind: launches, noise: launchNoise } : { kind: launches };
  const sides = {
    reference: await Promise.all(reference.map(readOwnResult)),
    candidate: await Promise.all(candidate.map(readOwnResult)),
  };
  refuseForeignAb(recorded, sides, current);
  const plan: AbPlan = { looks, launches: kind };
  return { plan, sides };
}

const confirmStored = (evidence: Evidence): readonly Cell[] => judgeConfirm(evidence, null);

/** A run's output folder stands for all that its verdict rests on. */
async function findRecord(options: RunOptions): Promise<{ record: RunRecord; notes: readonly string[] }> {
  const { results, current, workingDirectory } = options;
  if (results.length === 0 && current.length === 0) throw nothingToJudge(options);
  const records = await Promise.all(results.map((path) => recordAt(path, workingDirectory)));
  const [only] = records;
  if (only !== undefined && records.length === 1 && current.length === 0) return { record: only, notes: [] };
  const notes = records.some(({ mode, ab }) => mode !== 'gate' || ab !== null)
    ? [
        'one of these runs was a confirmation or an A/B, or was settled by one; that counts only where its folder is judged alone',
      ]
    : [];
  return { record: { ...NO_RECORD, current: [...records.flatMap((record) => record.current), ...current] }, notes };
}

function nothingToJudge({ reference }: RunOptions): GateError {
  const lack = reference.length === 0 ? 'no result file is given' : '--reference has files, and --current has none';
  return new GateError(
    'bad-usage',
    `judge: ${lack}.`,
    'Write `judge RESULT… --baseline FILE`, or `judge --reference RESULT… --current RESULT…`.',
  );
}

/** Of a result file by itself, or of the folder of a run. */
export async function recordAt(path: string, workingDirectory: string): Promise<RunRecord> {
  const location = resolve(workingDirectory, path);
  const found = await stat(location).catch(() => null);
  const record = found?.isDirectory() ? await readRecord(location) : NO_RECORD;
  return isOneResult(record) ? { ...NO_RECORD, current: [path] } : record;
}

const isOneResult = ({ mode, current, ab }: RunRecord) => mode === 'gate' && current.length < 2 && ab === null;

async function prepareReference(
  prepared: Parameters<typeof prepareBaseline>[0],
  options: RunOptions,
  io: RunIo,
): Promise<PreparedBaseline> {
  if (options.reference.length === 0) return prepareBaseline(prepared, options, io);
  const { sessions } = await readResults(options.reference, options.workingDirectory);
  const source = options.reference.join(', ');
  return { baseline: makeReference(sessions), source, path: source, introduced: false, proposed: null };
}

/** Reference and current were interleaved: no session noise between them. */
function judgeInterleaved(evidence: Evidence): readonly Cell[] {
  return judgeAb(evidence, planForRecord(evidence.cells)).cells;
}

/** The suite that a stored session was measured by; tolerances given on the command line win. */
function restoreSuite(base: Suite, session: Session, { overrides }: RunOptions): Suite {
  const { judging, name } = session.suite;
  const asked = base.metrics.find(({ gate }) => gate)?.tolerance;
  const metrics =
    overrides.tolerance === undefined || asked === undefined
      ? judging.metrics
      : judging.metrics.map((metric) => (metric.gate ? { ...metric, tolerance: asked } : metric));
  const levels = session.levels.map(({ concurrency, output, requests }) => ({ concurrency, output, requests }));
  return { ...base, ...judging, name, metrics, levels };
}

function findStates(sessions: readonly ImportedSession[], own: readonly SessionState[], suite: Suite): RunState[] {
  const states = own.flatMap((session) => [
    ...findInvalidStates(session, suite.trials.first),
    ...findUnallowedFailures(session, suite.policy.failedRequests),
  ]);
  if (states.length > 0) return states;
  return sessions.flatMap(({ problems, source }) =>
    problems.map(
      (problem): RunState => ({
        verdict: 'invalid',
        reason: { code: 'unsound-result', message: `${source}: ${problem}`, remedy: 'Measure again.' },
      }),
    ),
  );
}

/** Two sides that no suite describes: every level of either side. */
function gatherCommon(suite: Suite, { overrides }: RunOptions): GatherEvidence {
  const asked = overrides.tolerance === undefined ? null : (suite.metrics.find(({ gate }) => gate)?.tolerance ?? null);
  return (baseline, current, units) =>
    buildEvidence({
      baseline,
      current,
      units,
      gates: gatesOfJudge(suite.metrics, baseline, current, asked),
      sessionNoise: suite.sessionNoise,
      trialNoise: suite.trialNoise,
      policy: suite.policy,
      levels: null,
    });
}
