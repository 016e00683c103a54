import { selectGood, tpotMs, ttftMs } from './good-request.ts';
import { sortAscending } from './percentile.ts';
import type { RequestRecord, TrialRecords } from './records.ts';
import { weighEvents } from './token-timeline.ts';

/** What is kept of one trial's records for plots: small enough to hold for every trial of a run. */
export type TrialTrace = {
  readonly concurrency: number;
  /** From 1. */
  readonly trial: number;
  /** TTFT and TPOT of every good request, in ms, ascending. */
  readonly ttftMs: readonly number[];
  readonly tpotMs: readonly number[];
  /** Width of a slice of time. */
  readonly sliceMs: number;
  /** One value a slice: tokens that arrived in it, as tok/s, and the mean number of requests in flight. */
  readonly tokensPerSecond: readonly number[];
  readonly inFlight: readonly number[];
};

const SLICES = 80;

function lastEnd(requests: readonly RequestRecord[]): number {
  return requests.reduce((latest, request) => Math.max(latest, request.endedAtMs ?? 0), 0);
}

function rates({ events, requests }: TrialRecords, sliceMs: number): readonly number[] {
  const { atMs, tokens } = weighEvents(events, selectGood(requests));
  const sums = new Array<number>(SLICES).fill(0);
  for (let k = 0; k < atMs.length; k++) {
    const slice = Math.min(SLICES - 1, Math.max(0, Math.floor((atMs[k] ?? 0) / sliceMs)));
    sums[slice] = (sums[slice] ?? 0) + (tokens[k] ?? 0);
  }
  return sums.map((sum) => (sum * 1000) / sliceMs);
}

function meanInFlight(requests: readonly RequestRecord[], sliceMs: number): readonly number[] {
  return Array.from({ length: SLICES }, (_, slice) => {
    const [from, to] = [slice * sliceMs, (slice + 1) * sliceMs];
    const busy = requests.reduce((sum, { sentAtMs, endedAtMs }) => {
      if (sentAtMs === null || endedAtMs === null) return sum;
      return sum + Math.max(0, Math.min(to, endedAtMs) - Math.max(from, sentAtMs));
    }, 0);
    return busy / sliceMs;
  });
}

/** Distributions and timelines of one trial, from its records; an empty trial has empty ones. */
export function traceTrial(records: TrialRecords, trial: number): TrialTrace {
  const good = selectGood(records.requests);
  const place = { concurrency: records.concurrency, trial };
  const ttft = [...sortAscending(good.map(ttftMs))];
  const tpot = [...sortAscending(good.map(tpotMs).filter((value) => value !== null))];
  const endMs = lastEnd(records.requests);
  if (endMs <= 0) return { ...place, ttftMs: ttft, tpotMs: tpot, sliceMs: 0, tokensPerSecond: [], inFlight: [] };
  const sliceMs = endMs / SLICES;
  return {
    ...place,
    ...{ ttftMs: ttft, tpotMs: tpot, sliceMs },
    tokensPerSecond: rates(records, sliceMs),
    inFlight: meanInFlight(records.requests, sliceMs),
  };
}
