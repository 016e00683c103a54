import type { Difference } from '../judge/verdict.ts';
import type { MetricUnit } from '../measure/metric.ts';
import type { Baseline, BaselineEnvironment, BaselineSession } from './baseline.ts';
import { listLevels, nameLevel } from './cells.ts';
import { compareTokenTotals } from './compare-token-totals.ts';
import { compareOutputs, compareWorkload } from './compare-workload.ts';
import { compareConfiguration } from './configuration.ts';
import { findDifferences, stateFact } from './facts.ts';
import type { ImportedSession } from './imported-session.ts';
import { selectEnvironment } from './select-environment.ts';

/** What the baseline can say about the current side, decided before any arithmetic. */
export type Comparison =
  | {
      readonly kind: 'comparable';
      readonly environment: BaselineEnvironment;
      /** The sessions to compare with, without the trials of blocked levels. */
      readonly sessions: readonly BaselineSession[];
      readonly differences: readonly Difference[];
      /** Levels that are measured otherwise on the two sides: not comparable, the others are. */
      readonly blockedLevels: readonly { readonly concurrency: number; readonly difference: Difference }[];
      /** Concurrencies whose answers differ in length so that mean TPOT is to be judged in throughput's place. */
      readonly judgeTpotAt: readonly number[];
      readonly notes: readonly string[];
    }
  | {
      readonly kind: 'not-comparable';
      readonly environment: BaselineEnvironment;
      readonly differences: readonly Difference[];
      readonly notes: readonly string[];
    }
  | {
      readonly kind: 'no-environment';
      readonly nearest: BaselineEnvironment | null;
      readonly differences: readonly Difference[];
      readonly notes: readonly string[];
    };

type Units = Readonly<Record<string, MetricUnit>>;

/** The same metric in another unit or direction can't be compared. */
export function compareUnits(baseline: Units, current: Units): Difference[] {
  const state = ({ unit, direction }: MetricUnit) => `${unit}, ${direction} is better`;
  const common = Object.entries(current).flatMap(([metric, now]) => {
    const before = Object.hasOwn(baseline, metric) ? baseline[metric] : undefined;
    return before === undefined ? [] : [{ fact: `unit of ${metric}`, baseline: state(before), current: state(now) }];
  });
  return findDifferences(common, 'blocks').differences;
}

function compareSurroundings(baseline: BaselineSession, current: BaselineSession) {
  const pair = (fact: string, key: 'driver' | 'powerLimitWatts' | 'host') => ({
    fact,
    baseline: stateFact(baseline.identity[key]),
    current: stateFact(current.identity[key]),
  });
  return findDifferences(
    [
      pair('driver', 'driver'),
      pair('power limit (W)', 'powerLimitWatts'),
      pair('host', 'host'),
      { fact: 'client version', baseline: baseline.clientVersion, current: current.clientVersion },
    ],
    'warns',
  );
}

const noteUnknown = (facts: readonly string[]): string[] =>
  facts.length === 0 ? [] : [`known on one side only, taken as equal: ${[...new Set(facts)].join(', ')}`];

type Blocked = { readonly concurrency: number; readonly difference: Difference };

/** Levels blocked in every session that has them; a session's own deviating level is just left out. */
function dropDifferingLevels(sessions: readonly BaselineSession[], current: BaselineSession) {
  const kept: BaselineSession[] = [];
  const blocked = new Map<number, Difference>();
  for (const session of sessions) {
    const differing = compareOutputs(session.workload, current.workload);
    for (const [level, difference] of differing) blocked.set(level, difference);
    kept.push(withoutLevels(session, new Set(differing.keys())));
  }
  const left = new Set(listLevels(kept).map(nameLevel));
  const blockedLevels = [...blocked]
    .filter(([level]) => !left.has(nameLevel({ concurrency: level })))
    .map(([concurrency, difference]): Blocked => ({ concurrency, difference }));
  return { kept, blockedLevels };
}

function withoutLevels(session: BaselineSession, levels: ReadonlySet<number>): BaselineSession {
  const trials = session.trials.filter((trial) => trial.concurrency === null || !levels.has(trial.concurrency));
  return { ...session, trials };
}

function dropOtherAnswers(sessions: readonly BaselineSession[], current: BaselineSession) {
  const totals = compareTokenTotals(sessions, current);
  const blockedLevels = totals
    .filter((total) => total.outcome === 'not-comparable')
    .map((total): Blocked => {
      const fact = `output tokens a request at C=${total.concurrency} (not pinned, at most 10 % apart)`;
      const [baseline, now] = [total.baseline.toFixed(1), total.current.toFixed(1)];
      return { concurrency: total.concurrency, difference: { fact, baseline, current: now, role: 'blocks' } };
    });
  const levels = new Set(blockedLevels.map((level) => level.concurrency));
  const judgeTpotAt = totals.filter((total) => total.outcome === 'tpot-instead').map((total) => total.concurrency);
  return { kept: sessions.map((session) => withoutLevels(session, levels)), blockedLevels, judgeTpotAt };
}

/** Compares with the sessions of the environment that fits; those of another workload are left out. */
function compareInEnvironment(environment: BaselineEnvironment, current: ImportedSession, notes: string[]): Comparison {
  const now = current.session;
  const units = compareUnits(environment.units, current.units);
  const workloads = environment.sessions.map((session) => compareWorkload(session.workload, now.workload));
  const fitting = environment.sessions.filter((_, i) => workloads[i]?.differences.length === 0);
  const newest = fitting.at(-1) ?? environment.sessions.at(-1);
  const surroundings = newest === undefined ? null : compareSurroundings(newest, now);
  const configuration = newest === undefined ? null : compareConfiguration(newest.identity, now.identity);
  const beside = [...(surroundings?.differences ?? []), ...(configuration?.differences ?? [])];
  const blocking = [...units, ...(fitting.length === 0 ? (workloads.at(-1)?.differences ?? []) : [])];
  if (blocking.length > 0) {
    return { kind: 'not-comparable', environment, differences: [...blocking, ...beside], notes };
  }
  const lengths = dropDifferingLevels(fitting, now);
  const answers = dropOtherAnswers(lengths.kept, now);
  const sessions = answers.kept.filter((session) => session.trials.length > 0);
  const blockedLevels = [...lengths.blockedLevels, ...answers.blockedLevels];
  const differences = [...blockedLevels.map((level) => level.difference), ...beside];
  const unknown = [
    ...workloads.flatMap((workload) => workload.unknown),
    ...(surroundings?.unknown ?? []),
    ...(configuration?.unknown ?? []),
  ];
  const leftOut = environment.sessions.length - fitting.length;
  const allNotes = [
    ...notes,
    ...noteUnknown(unknown),
    ...(leftOut > 0 ? [`${leftOut} baseline sessions of another workload are left out`] : []),
    ...answers.judgeTpotAt.map(
      (level) => `answers at C=${level} differ in length by more than 0.5 %: mean TPOT is judged in throughput's place`,
    ),
  ];
  if (sessions.length === 0) return { kind: 'not-comparable', environment, differences, notes: allNotes };
  const { judgeTpotAt } = answers;
  return { kind: 'comparable', environment, sessions, differences, blockedLevels, judgeTpotAt, notes: allNotes };
}

/**
 * Decides what of a baseline the current session may be compared with. Stated and different facts select another
 * environment or block; facts that one side doesn't state are notes, never blocks.
 */
export function compareWithBaseline(baseline: Baseline, current: ImportedSession): Comparison {
  const { environment, nearest, differences, unknown, fitting } = selectEnvironment(baseline, current);
  const several = `${fitting} environments of the baseline fit what is known of this machine: the one measured last is taken`;
  const notes = [...noteUnknown(unknown), ...(fitting > 1 ? [several] : [])];
  if (environment === null) return { kind: 'no-environment', nearest, differences, notes };
  return compareInEnvironment(environment, current, notes);
}
