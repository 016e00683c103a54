import type { Suite } from '../suite/suite.ts';
import { e2eMs, type GoodRequest, selectGood, tpotMs, ttftMs } from './good-request.ts';
import { sweepInFlight } from './in-flight.ts';
import type { MetricId } from './metric.ts';
import { meanOf, percentile, sortAscending } from './percentile.ts';
import type { TrialRecords } from './records.ts';
import type { Metrics } from './session.ts';
import { countTokens, findChunkGaps, findPeakTokensPerSecond, weighEvents } from './token-timeline.ts';

type Entry = readonly [MetricId, number];

const sumOf = (good: readonly GoodRequest[], figure: (request: GoodRequest) => number): number =>
  good.reduce((sum, request) => sum + figure(request), 0);

/** max t_last − min t0 over all requests of the trial, failed ones included, in ms. */
export function durationOf({ requests }: TrialRecords): number {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { sentAtMs, lastTokenAtMs } of requests) {
    if (sentAtMs !== null) first = Math.min(first, sentAtMs);
    if (lastTokenAtMs !== null) last = Math.max(last, lastTokenAtMs);
  }
  return last > first ? last - first : 0;
}

/** Tokens ÷ token-bearing events of the good requests; null when there were no events. */
export function countTokensPerChunk(good: readonly GoodRequest[]): number | null {
  const chunks = sumOf(good, (request) => request.chunks);
  return chunks === 0 ? null : sumOf(good, (request) => request.outputTokens) / chunks;
}

/** `name-mean` and the asked percentiles of one latency; nothing when there are no values. */
function summarise(name: 'ttft' | 'tpot' | 'itl' | 'e2e', values: ArrayLike<number>, percents: number[]): Entry[] {
  if (values.length === 0) return [];
  const sorted = sortAscending(values);
  const shares = percents.map(
    (percent) => [`${name}-p${percent}` as MetricId, percentile(sorted, percent / 100)] as const,
  );
  return [[`${name}-mean`, meanOf(values)], ...shares];
}

function meetsSlo(request: GoodRequest, slo: Suite['slo']): boolean {
  const within = (value: number | null, limit: number | undefined) =>
    limit === undefined || value === null || value <= limit;
  return (
    within(ttftMs(request), slo.ttftMs) && within(tpotMs(request), slo.tpotMs) && within(e2eMs(request), slo.e2eMs)
  );
}

function throughputs(records: TrialRecords, good: readonly GoodRequest[], slo: Suite['slo']): Entry[] {
  const seconds = durationOf(records) / 1000;
  if (seconds === 0) return [];
  const output = sumOf(good, (request) => request.outputTokens);
  const timeline = weighEvents(records.events, good);
  const { full } = sweepInFlight(records.requests, records.concurrency);
  const steady: Entry[] = full
    ? [['steady-output-throughput', (1000 * countTokens(timeline, full.fromMs, full.toMs)) / (full.toMs - full.fromMs)]]
    : [];
  // A trial shorter than the window would show its tokens ÷ 1 s, less than its mean.
  const peak: Entry[] = seconds < 1 ? [] : [['peak-output-throughput', findPeakTokensPerSecond(timeline)]];
  const goodput: Entry[] =
    Object.keys(slo).length > 0 ? [['goodput', good.filter((request) => meetsSlo(request, slo)).length / seconds]] : [];
  return [
    ['output-throughput', output / seconds],
    ...steady,
    ['total-throughput', (sumOf(good, (request) => request.promptTokens) + output) / seconds],
    ['request-throughput', good.length / seconds],
    ...peak,
    ...goodput,
    ['achieved-concurrency', sumOf(good, e2eMs) / 1000 / seconds],
  ];
}

function latencies(records: TrialRecords, good: readonly GoodRequest[]): Entry[] {
  const tpots = good.map(tpotMs).filter((value) => value !== null);
  const meanTpot = meanOf(tpots);
  const perUser: Entry[] = meanTpot > 0 ? [['per-user-throughput', 1000 / meanTpot]] : [];
  return [
    ...perUser,
    ...summarise('ttft', good.map(ttftMs), [50, 90, 95, 99]),
    ...summarise('tpot', tpots, [50, 99]),
    ...summarise('itl', findChunkGaps(records.events, good), [50, 99]),
    ...summarise('e2e', good.map(e2eMs), [50, 95, 99]),
  ];
}

/**
 * Every metric that a trial's good requests give, by the formulas of the documentation. Units are those of `METRICS`.
 * What can't be said is absent: TPOT of single tokens, goodput without an SLO, the steady window of a trial that never
 * held its concurrency, the peak of one shorter than a second. Per-user throughput is 1000 ÷ mean TPOT.
 */
export function computeMetrics(records: TrialRecords, slo: Suite['slo']): Metrics {
  const good = selectGood(records.requests);
  return Object.fromEntries([...throughputs(records, good, slo), ...latencies(records, good)]);
}
