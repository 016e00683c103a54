import type { Session, TrialResult } from '../measure/session.ts';
import { geometricMean } from '../stats/geometric-mean.ts';

/** One generation as the proxy saw it at the client's side, on the wall clock (ms since 1970). */
export type Exchange = {
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  /** Stream events (`data:` lines). */
  readonly events: number;
};

/** What one level did in one session, by the proxy's own clock. */
export type LevelTruth = {
  readonly concurrency: number;
  /** Geometric means over the valid trials. */
  readonly requestsPerSecond: number;
  readonly eventsPerSecond: number;
};

/** A request reaches the proxy after its trial's clock was read; wall clocks of two threads agree to this. */
const SLACK_MS = 20;

/**
 * Throughput of every level as the proxy saw it, apart from all that the client measures: requests (and events) a second
 * from the first request of a valid trial to its last answer. Levels without one are left out.
 */
export function findTruth({ levels }: Pick<Session, 'levels'>, exchanges: readonly Exchange[]): LevelTruth[] {
  return levels.flatMap(({ concurrency, trials }) => {
    const rates = trials.filter(({ valid }) => valid).flatMap((trial) => rateOf(trial, exchanges) ?? []);
    if (rates.length === 0) return [];
    const requestsPerSecond = geometricMean(rates.map(({ requests }) => requests));
    return [{ concurrency, requestsPerSecond, eventsPerSecond: geometricMean(rates.map(({ events }) => events)) }];
  });
}

function rateOf({ startedAt, durationMs }: TrialResult, exchanges: readonly Exchange[]) {
  const from = Date.parse(startedAt) - SLACK_MS;
  const own = exchanges.filter(({ startedAtMs }) => startedAtMs >= from && startedAtMs <= from + durationMs + SLACK_MS);
  const first = Math.min(...own.map(({ startedAtMs }) => startedAtMs));
  const seconds = (Math.max(...own.map(({ endedAtMs }) => endedAtMs)) - first) / 1000;
  if (own.length === 0 || seconds <= 0) return null;
  return { requests: own.length / seconds, events: own.reduce((sum, { events }) => sum + events, 0) / seconds };
}

/** Share of the throughput that a level lost against the reference; negative = it gained. */
export function dropAt(concurrency: number, reference: readonly LevelTruth[], slowed: readonly LevelTruth[]) {
  const rate = (truths: readonly LevelTruth[]) =>
    truths.find((truth) => truth.concurrency === concurrency)?.requestsPerSecond;
  const [before, after] = [rate(reference), rate(slowed)];
  return before === undefined || after === undefined ? null : 1 - after / before;
}
