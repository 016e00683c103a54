import type { Baseline, BaselineSession } from '../baseline/baseline.ts';
import { printComparableFacts } from '../baseline/comparable-facts.ts';
import { type Comparison, compareWithBaseline } from '../baseline/compare-with-baseline.ts';
import type { ImportedSession } from '../baseline/imported-session.ts';
import { isSameLevel, type LevelId, levelKey } from '../baseline/level.ts';
import { withoutOwnSessions } from '../baseline/without-own-sessions.ts';
import { GateError } from '../gate-error.ts';
import type { MetricUnit } from '../measure/metric.ts';
import type { Suite } from '../suite/suite.ts';
import { type CurveFindings, diagnoseCurve } from './diagnose-curve.ts';
import { describeDrift, findDrift, SESSIONS_BACK } from './drift.ts';
import type { CellEvidence, Evidence } from './evidence.ts';
import { concludeRun, type RunFindings, type RunState } from './run-verdict.ts';
import type { SideSession } from './side-session.ts';
import { noteUnmeasured } from './unmeasured-levels.ts';
import type { Cell, Difference, RunVerdict } from './verdict.ts';

export type GatherEvidence = (
  baseline: readonly SideSession[],
  current: readonly SideSession[],
  units: Readonly<Record<string, MetricUnit>>,
) => Evidence;

export type BaselineQuestion = {
  readonly mode: RunVerdict['mode'];
  readonly suite: Suite;
  /** null = there is none. */
  readonly baseline: Baseline | null;
  /** In words, for the reason that there is none. */
  readonly baselineSource: string;
  /** At least one; several = sessions of the current side. */
  readonly current: readonly ImportedSession[];
  /** Found before any arithmetic: why the current side is invalid. */
  readonly states: readonly RunState[];
  /** The engine's counters over the current trials, by level name; absent = not read. */
  readonly counters?: NonNullable<CurveFindings['counters']>;
  readonly notes: readonly string[];
  readonly minutesPerSession: number | null;
  readonly acceptedBecause: string | null;
  /** What is compared: the suite's cells, or whatever two sides have in common. */
  readonly gather: GatherEvidence;
  readonly judgeCells: (evidence: Evidence) => readonly Cell[];
};

/**
 * Judges the current side against the committed baseline: states first, then arithmetic. The same record gives the same
 * verdict, whether it was just measured or read from a file.
 */
export function judgeAgainstBaseline(question: BaselineQuestion): RunVerdict {
  const { current, states, baselineSource: source } = question;
  if (states.some(({ verdict }) => verdict === 'invalid')) return conclude(question, { cells: [], states });
  if (question.baseline === null) return conclude(question, { cells: [], states: [...states, noBaseline(source)] });
  const { baseline, left } = withoutOwnSessions(
    question.baseline,
    current.map(({ session }) => session),
  );
  if (left === 0) return judgeComparison(question, compareAll(baseline, current));
  if (baseline.environments.length === 0)
    return conclude(question, { cells: [], states: [...states, onlyItself(source)] });
  const notes = [...question.notes, 'the session that is judged is in the baseline, too: it was left out there'];
  return judgeComparison({ ...question, notes }, compareAll(baseline, current));
}

/** The cells that would be judged, for planning what to measure next; null while there is nothing to compare. */
export function findEvidence(question: BaselineQuestion): Evidence | null {
  const { baseline, current, states } = question;
  if (baseline === null || states.length > 0) return null;
  const comparison = compareAll(baseline, current);
  return comparison.kind === 'comparable' ? gatherCells(question, comparison) : null;
}

/** The verdict of the same question with other cells or more notes: what further measuring has settled. */
export function concludeAgain(
  question: BaselineQuestion,
  judged: RunVerdict,
  settled: { readonly cells: readonly Cell[]; readonly states: readonly RunState[]; readonly notes: readonly string[] },
): RunVerdict {
  const { differences } = judged;
  const hints = diagnoseCurve({ cells: settled.cells, differences, counters: question.counters ?? {} });
  const found = { ...settled, differences, hints, notes: [...judged.notes, ...settled.notes] };
  return conclude({ ...question, notes: [] }, found);
}

/** Every current session must be comparable; what one of them says against it stands for all. */
function compareAll(baseline: Baseline, current: readonly ImportedSession[]): Comparison {
  let first: Comparison | null = null;
  const compared = new Set<string>();
  for (const session of current) {
    const facts = printComparableFacts(session);
    // A thousand sessions of one machine and workload are one comparison.
    if (compared.has(facts)) continue;
    compared.add(facts);
    const comparison = compareWithBaseline(baseline, session);
    if (comparison.kind !== 'comparable') return comparison;
    first ??= comparison;
  }
  if (first !== null) return first;
  throw new GateError('bad-result', 'There is no current session.', 'Give at least one result.');
}

type Comparable = Extract<Comparison, { readonly kind: 'comparable' }>;

function judgeComparison(question: BaselineQuestion, comparison: Comparison): RunVerdict {
  const { differences, notes } = comparison;
  if (comparison.kind === 'no-environment') {
    const states = [...question.states, noEnvironment(question.baselineSource, differences)];
    return conclude(question, { cells: [], states, differences, notes });
  }
  if (comparison.kind === 'not-comparable') {
    return conclude(question, { cells: [], states: question.states, differences, notes });
  }
  const cells = question.judgeCells(gatherCells(question, comparison));
  return conclude(question, {
    cells,
    states: question.states,
    differences,
    hints: diagnoseCurve({ cells, differences, counters: question.counters ?? {} }),
    notes: [
      ...notes,
      ...noteUnmeasured(
        comparison.sessions,
        question.current.map(({ session }) => session),
      ),
      ...noteDrift(question, comparison, cells),
    ],
  });
}

function gatherCells({ current, gather }: BaselineQuestion, comparison: Comparable): Evidence {
  const units = Object.assign({}, comparison.environment.units, ...current.map((session) => session.units));
  const sessions = current.map(({ session }) => session);
  return blockCells(gather(comparison.sessions, sessions, units), comparison);
}

/** Small steps that each passed add up: the newest session against older anchors, where no cell says so itself. */
function noteDrift({ suite, current }: BaselineQuestion, comparison: Comparable, cells: readonly Cell[]): string[] {
  const newest: BaselineSession | undefined = current.at(-1)?.session;
  if (newest === undefined) return [];
  return findDrift({
    sessions: comparison.sessions,
    anchors: comparison.environment.anchors,
    newest,
    gates: suite.metrics.filter(({ id }) => !comparison.blockedMetrics.some(({ metric }) => metric === id)),
    units: comparison.environment.units,
    sessionsBack: SESSIONS_BACK,
  })
    .filter(({ level, metric }) => !cells.some((cell) => isLost(cell) && isCellOf(cell, level, metric)))
    .map(describeDrift);
}

const isLost = ({ verdict }: Cell) => verdict === 'regressed' || verdict === 'suspected' || verdict === 'different';

const isCellOf = (cell: Cell, level: LevelId, metric: string) => cell.metric === metric && isSameLevel(cell, level);

type Found = Pick<RunFindings, 'cells' | 'states' | 'differences' | 'hints' | 'notes'>;

function conclude(question: BaselineQuestion, found: Found): RunVerdict {
  const { mode, suite, minutesPerSession, acceptedBecause } = question;
  return concludeRun({
    mode,
    suite: suite.name,
    policy: suite.policy,
    minutesPerSession,
    acceptedBecause,
    ...found,
    notes: [...question.notes, ...(found.notes ?? [])],
  });
}

function blockCells(evidence: Evidence, { blockedLevels, blockedMetrics }: Comparable): Evidence {
  const levels = new Map(blockedLevels.map(({ level, difference }) => [levelKey(level), difference]));
  const metrics = new Map(blockedMetrics.map(({ metric, difference }) => [metric, difference]));
  const block = (cell: CellEvidence): CellEvidence => {
    const why = levels.get(levelKey(cell)) ?? metrics.get(cell.metric);
    return why === undefined ? cell : { ...cell, blocked: wordDifference(why) };
  };
  return { ...evidence, cells: evidence.cells.map(block) };
}

function wordDifference({ fact, baseline, current }: Difference): string {
  return `${fact}: baseline ${baseline ?? 'unknown'}, this run ${current ?? 'unknown'}`;
}

function noBaseline(source: string): RunState {
  return {
    verdict: 'no-baseline',
    reason: {
      code: 'no-baseline',
      message: `There is no baseline: ${source} doesn't exist.`,
      remedy: 'Take one with `throughput-gate refresh` and commit it.',
    },
  };
}

function onlyItself(source: string): RunState {
  return {
    verdict: 'no-baseline',
    reason: {
      code: 'only-itself',
      message: `${source} holds nothing but the session that is judged: compared with itself it would always pass.`,
      remedy: 'Give the result of another run, or another baseline.',
    },
  };
}

function noEnvironment(source: string, differences: readonly Difference[]): RunState {
  const nearest =
    differences.length === 0
      ? 'it holds no environment'
      : `the nearest differs in ${differences.map(wordDifference).join('; ')}`;
  return {
    verdict: 'no-baseline',
    reason: {
      code: 'no-environment',
      message: `${source} has no baseline of this environment: ${nearest}.`,
      remedy: 'Take one on this machine with `throughput-gate refresh`: other environments in the file stay.',
    },
  };
}
