import type { GoodRequest } from './good-request.ts';
import type { TokenEvents } from './records.ts';

/**
 * Tokens by time of arrival. An event is a chunk of one or more tokens, so each weighs its request's
 * `usage.completion_tokens` ÷ chunks; events of requests that aren't good weigh nothing.
 */
export type TokenTimeline = { readonly atMs: Float64Array; readonly tokens: Float64Array };

/** Weighs the events of a trial, in order of arrival. */
export function weighEvents(events: TokenEvents, good: readonly GoodRequest[]): TokenTimeline {
  const weights = new Map(good.map((request) => [request.index, request.outputTokens / request.chunks]));
  const tokens = new Float64Array(events.atMs.length);
  for (let k = 0; k < tokens.length; k++) tokens[k] = weights.get(events.request[k] ?? -1) ?? 0;
  return { atMs: events.atMs, tokens };
}

/** Tokens that arrived after `fromMs` and not after `toMs`. */
export function countTokens({ atMs, tokens }: TokenTimeline, fromMs: number, toMs: number): number {
  let sum = 0;
  for (let k = 0; k < atMs.length; k++) {
    const at = atMs[k] ?? 0;
    if (at > fromMs && at <= toMs) sum += tokens[k] ?? 0;
  }
  return sum;
}

/** The most tokens that arrived within any second, as tok/s, of a trial of at least a second. */
export function findPeakTokensPerSecond({ atMs, tokens }: TokenTimeline): number {
  let peak = 0;
  let sum = 0;
  let oldest = 0;
  for (let k = 0; k < atMs.length; k++) {
    sum += tokens[k] ?? 0;
    while ((atMs[k] ?? 0) - (atMs[oldest] ?? 0) >= 1000) sum -= tokens[oldest++] ?? 0;
    peak = Math.max(peak, sum);
  }
  return peak;
}

/** Gaps between successive token-bearing events of the same good request, in ms: chunk gaps, not token gaps. */
export function findChunkGaps(events: TokenEvents, good: readonly GoodRequest[]): Float64Array {
  const last = new Map<number, number>(good.map((request) => [request.index, Number.NaN]));
  const gaps = new Float64Array(events.atMs.length);
  let count = 0;
  for (let k = 0; k < events.atMs.length; k++) {
    const request = events.request[k] ?? -1;
    const before = last.get(request);
    if (before === undefined) continue;
    const at = events.atMs[k] ?? 0;
    if (!Number.isNaN(before)) gaps[count++] = at - before;
    last.set(request, at);
  }
  return gaps.subarray(0, count);
}
