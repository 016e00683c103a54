import type { Target } from '../load/trial-plan.ts';
import type { RequestRecord } from '../measure/records.ts';
import type { Reason } from '../reason.ts';
import type { CacheMode } from '../suite/suite.ts';
import {
  type ClientSums,
  changeBetween,
  notesFromCounters,
  reasonsFromCounters,
  recordOfCounters,
} from './counter-change.ts';
import type { Counters } from './counters.ts';
import { gpuChangeBetween, notesFromGpus, reasonsFromGpus, recordOfGpus } from './gpu-change.ts';
import { type GpuSelection, readGpus, selectGpus } from './gpu-telemetry.ts';
import type { GpuReading } from './nvidia-smi.ts';
import { readDrainedCounters } from './read-counters.ts';

export type TrialWatchOptions = {
  readonly target: Target;
  /** As `identity` names it; undefined where it isn't known. */
  readonly engine?: string | undefined;
  readonly cache: CacheMode;
  /** `none` for a server on another machine: this machine's GPUs aren't its own. */
  readonly gpus: GpuSelection;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly signal: AbortSignal;
};

/** What the server and its GPUs said around one piece of work. */
export type WatchFindings = {
  readonly counters: Readonly<Record<string, number>> | null;
  readonly reasons: readonly Reason[];
  readonly notes: readonly string[];
};

type Readings = { readonly counters: Counters | null; readonly gpus: readonly GpuReading[]; readonly atMs: number };

/**
 * Reads counters and GPUs before and after `run` (never during it) and says what they have against its figures.
 * `requestsOf` gives the requests that the work sent; an interrupted run should give none.
 */
export async function watchTrial<Result>(
  options: TrialWatchOptions,
  run: () => Promise<Result>,
  requestsOf: (result: Result) => readonly RequestRecord[],
): Promise<{ readonly result: Result; readonly findings: WatchFindings }> {
  const before = await takeReadings(options);
  const result = await run();
  const after = await takeReadings(options);
  return { result, findings: findings(options, before, after, requestsOf(result)) };
}

async function takeReadings({ target, engine, gpus, now, signal }: TrialWatchOptions): Promise<Readings> {
  const [{ counters }, answer] = await Promise.all([readDrainedCounters(target, { engine, signal }), readGpus(gpus)]);
  return { counters, gpus: answer.kind === 'gpus' ? selectGpus(answer.gpus, gpus) : [], atMs: now() };
}

function findings(
  options: TrialWatchOptions,
  before: Readings,
  after: Readings,
  requests: readonly RequestRecord[],
): WatchFindings {
  const durationMs = after.atMs - before.atMs;
  const gpu = gpuChangeBetween(before.gpus, after.gpus);
  const change = before.counters && after.counters ? changeBetween(before.counters, after.counters) : null;
  const sums = sumsOf(requests);
  const record = {
    ...(change === null || after.counters === null ? {} : recordOfCounters(change, after.counters)),
    ...recordOfGpus(gpu, after.gpus),
  };
  return {
    counters: Object.keys(record).length === 0 ? null : record,
    reasons: [
      ...(change === null || sums === null ? [] : reasonsFromCounters(change, sums, options.cache === 'bust')),
      ...reasonsFromGpus(gpu, durationMs),
    ],
    notes: [
      ...(change === null || after.counters === null ? [] : notesFromCounters(change, after.counters)),
      ...(after.counters?.dialect === 'tensorrt-llm' ? [EMPTIED] : []),
      ...notesFromGpus(gpu, durationMs, after.gpus),
    ],
  };
}

/** The server wouldn't say what it is before its page did. */
const EMPTIED = 'reading /metrics of TensorRT-LLM around the trial emptied it for whoever else monitors the server';

function sumsOf(requests: readonly RequestRecord[]): ClientSums | null {
  if (requests.length === 0) return null;
  const sum = (read: (record: RequestRecord) => number | null) =>
    requests.reduce((total, record) => total + (read(record) ?? 0), 0);
  return {
    allGood: requests.every(({ outcome }) => outcome === 'good'),
    requests: requests.length,
    outputTokens: sum(({ outputTokens }) => outputTokens),
    promptTokens: sum(({ promptTokens }) => promptTokens),
  };
}
