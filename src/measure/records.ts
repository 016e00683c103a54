import type { FailureClass } from './failure-class.ts';

/**
 * One request as the client saw it. Times are milliseconds of one monotonic clock, counted from the trial's own
 * origin; `null` = never happened or never said.
 */
export type RequestRecord = {
  readonly index: number;
  readonly outcome: 'good' | FailureClass;
  /** t0: the request's last byte handed to an already open socket. */
  readonly sentAtMs: number | null;
  readonly firstTokenAtMs: number | null;
  readonly lastTokenAtMs: number | null;
  /** When the request ended, well or not. */
  readonly endedAtMs: number | null;
  /** Time spent connecting, kept apart from TTFT; 0 on a connection opened before the clock. */
  readonly connectMs: number;
  readonly promptTokens: number | null;
  readonly outputTokens: number | null;
  readonly cachedTokens: number | null;
  /** Token-bearing events (chunks), never a token count. */
  readonly chunks: number;
  readonly status: number | null;
  readonly finishReason: string | null;
  /** Sent again once after a reset before the first byte on a reused socket. */
  readonly resent: boolean;
  /** The server's own words or the client's, for a request that isn't good. */
  readonly message: string | null;
};

/** Token-bearing events of a trial in order of arrival, as columns: event k belongs to request `request[k]`. */
export type TokenEvents = { readonly request: Uint32Array; readonly atMs: Float64Array };

export type ClientHealth = {
  readonly workers: number;
  /** Share of one core, summed over the workers: 1.0 = one core busy. */
  readonly cpuShare: number;
  readonly eventLoopDelayP99Ms: number;
  /** Longest a free slot waited for its next request to be written. */
  readonly lateSendP99Ms: number;
  /** Share of reads that carried more than one token event. */
  readonly coalescedReadShare: number;
  /** By how much the trial's last token's stamp may be late. Absent = not told (an older file). */
  readonly endDoubtMs?: number;
  /** By how much a good request's decode time may be wrong, mean over requests. Absent = not told. */
  readonly decodeDoubtMs?: number;
};

/** Everything that one trial at one level left behind. */
export type TrialRecords = {
  readonly concurrency: number;
  /** Wall-clock time at the trial's origin, ISO 8601: for people and for lining up server counters. */
  readonly startedAt: string;
  readonly requests: readonly RequestRecord[];
  readonly events: TokenEvents;
  readonly client: ClientHealth;
  /** Set when the trial was cut short. */
  readonly interrupted: boolean;
  /** Set when the trial ended early because every new connection was refused. */
  readonly serverGone?: boolean;
};
