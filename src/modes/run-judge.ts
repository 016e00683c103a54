import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ImportedSession } from '../baseline/imported-session.ts';
import { makeReference } from '../baseline/make-reference.ts';
import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import { planForRecord } from '../judge/ab-plan.ts';
import {
  type BaselineQuestion,
  concludeAgain,
  type GatherEvidence,
  judgeAgainstBaseline,
} from '../judge/against-baseline.ts';
import { buildEvidence, evidenceOfSuite } from '../judge/build-evidence.ts';
import type { Evidence } from '../judge/evidence.ts';
import { findInvalidStates, type SessionState } from '../judge/invalid-states.ts';
import { judgeAb } from '../judge/judge-ab.ts';
import { gatesOfJudge } from '../judge/judge-gates.ts';
import { judgeStored } from '../judge/judge-stored.ts';
import type { RunState } from '../judge/run-verdict.ts';
import { sumCounters } from '../judge/session-counters.ts';
import type { Cell, RunVerdict } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import type { RunIo, RunOptions } from '../options.ts';
import { type PreparedBaseline, prepareBaseline, prepareSuite, warnOfUnusedHead } from '../session/prepare.ts';
import type { Suite } from '../suite/suite.ts';
import { type BaselineSide, describeBaselineSide, noteUndrawn } from './baseline-info.ts';
import { settleAgain } from './escalate-to-ab.ts';
import { finishRun } from './finish-run.ts';
import { noteProposedBaseline, warnOfProposedBaseline } from './note-proposed-baseline.ts';
import { type ReadResults, readOwnResult, readResults } from './read-results.ts';
import type { Sides } from './run-ab.ts';
import { type AbResults, type RunRecord, readRecord } from './run-record.ts';
import { minutesOf } from './session-minutes.ts';
import { writeExport } from './write-export.ts';

/** `judge`: a verdict from stored results; no server needed. */
export async function runJudge(options: RunOptions, io: RunIo): Promise<Ending> {
  const { current, ab, notes } = await findCurrent(options);
  const judged = await judgeResults(options, io, await readResults(current, options.workingDirectory), 'file', ab);
  const ending = await finishRun({
    options,
    ...judged,
    traces: [],
    context: {
      ...judged.context,
      warnings: [...(options.remarks?.warnings ?? []), ...judged.context.warnings, ...notes],
    },
    resultPath: current[0] ?? null,
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
  readonly context: { readonly changedBaseKeys: readonly string[]; readonly warnings: readonly string[] };
};

/**
 * Judges stored results against the baseline or the reference. Own results carry their suite: `own` judges them by it
 * whatever suite file is here, `file` only where there is none. An A/B that was measured for them settles what it can.
 */
export async function judgeResults(
  options: RunOptions,
  io: RunIo,
  current: ReadResults,
  whoseSuite: 'file' | 'own',
  ab: Sides | null = null,
): Promise<JudgedResults> {
  const { first: session, states } = current.own;
  const prepared = await prepareSuite(options, io);
  const suite =
    session === null || (prepared.from !== 'none' && whoseSuite === 'file')
      ? prepared.suite
      : restoreSuite(prepared.suite, session, options);
  const stored = await prepareReference({ ...prepared, suite }, options, io);
  const side = describeBaselineSide(stored, current.sessions);
  const question: BaselineQuestion = {
    mode: 'judge',
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
    judgeCells: options.sameSession ? judgeInterleaved : judgeStored,
  };
  const screened = judgeAgainstBaseline(question);
  const verdict =
    ab === null || screened.cells.length === 0
      ? screened
      : concludeAgain(question, screened, settleAgain(screened.cells, suite, ab));
  const notes = [...noteProposedBaseline(stored.proposed, question), ...verdict.notes];
  const warnings = [...warnOfUnusedHead(prepared), ...warnOfProposedBaseline(stored.proposed)];
  const context = { changedBaseKeys: prepared.changedKeys, warnings };
  return { verdict: { ...verdict, notes }, session, context, ...side };
}

type Current = {
  readonly current: readonly string[];
  readonly ab: Sides | null;
  readonly notes: readonly string[];
};

/** A gate's output folder stands for all that its verdict rests on. */
async function findCurrent({ results, current, workingDirectory }: RunOptions): Promise<Current> {
  if (results.length === 0 && current.length === 0) {
    throw new GateError(
      'bad-usage',
      'judge: no result file is given.',
      'Write `judge RESULT… --baseline FILE`, or `judge --reference RESULT… --current RESULT…`.',
    );
  }
  const records = await Promise.all(results.map((path) => findRecord(path, workingDirectory)));
  const paths = [...records.flatMap((record) => record.current), ...current];
  const [ab, ...more] = records.flatMap((record) => (record.ab === null ? [] : [record.ab]));
  if (ab === undefined) return { current: paths, ab: null, notes: [] };
  if (more.length === 0 && results.length + current.length === 1) {
    return { current: paths, ab: await readSides(ab), notes: [] };
  }
  const note = 'an A/B was measured for one of these results; it counts only where its folder is judged alone';
  return { current: paths, ab: null, notes: [note] };
}

async function findRecord(path: string, workingDirectory: string): Promise<RunRecord> {
  const location = resolve(workingDirectory, path);
  const found = await stat(location).catch(() => null);
  return found?.isDirectory() ? readRecord(location) : { current: [path], ab: null };
}

const readSides = async ({ reference, candidate }: AbResults): Promise<Sides> => ({
  reference: await Promise.all(reference.map(readOwnResult)),
  candidate: await Promise.all(candidate.map(readOwnResult)),
});

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
  const states = own.flatMap((session) => findInvalidStates(session, suite.trials.first));
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
