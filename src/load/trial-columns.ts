import type { TokenEvents } from '../measure/records.ts';

/**
 * A trial's records as columns of shared memory: workers write them, the main thread reads them, nothing is copied or
 * posted, and what was measured survives a worker. Row = request index. Times are milliseconds since the trial's
 * origin, NaN = never; counts are −1 where never said.
 */
export type TrialColumns = {
  readonly counters: Int32Array;
  readonly state: Uint8Array;
  readonly finish: Uint8Array;
  readonly resent: Uint8Array;
  readonly status: Int32Array;
  readonly promptTokens: Int32Array;
  readonly outputTokens: Int32Array;
  readonly cachedTokens: Int32Array;
  readonly chunks: Int32Array;
  readonly sentAtMs: Float64Array;
  readonly firstTokenAtMs: Float64Array;
  readonly lastTokenAtMs: Float64Array;
  readonly endedAtMs: Float64Array;
  readonly connectMs: Float64Array;
  /** How long a free slot waited for this request to be written. */
  readonly lateMs: Float64Array;
  /** How late the stamps of the first and of the last token may be. */
  readonly firstDoubtMs: Float32Array;
  readonly lastDoubtMs: Float32Array;
  readonly eventRequest: Uint32Array;
  readonly eventAtMs: Float64Array;
};

/** Places in `counters`. */
export const COUNTER = {
  /** The next request index: shared, so that all workers end together. */
  next: 0,
  done: 1,
  events: 2,
  stop: 3,
  tokenReads: 4,
  coalescedReads: 5,
  /** Connection attempts refused in a row, since the last one that succeeded. */
  refusals: 6,
} as const;

/** Values of `counters[COUNTER.stop]`. */
export const STOP = { no: 0, interrupted: 1, serverGone: 2 } as const;

/** Values of `state`. */
export const STATE = { unsent: 0, inFlight: 1, good: 2, failed: 3, abandoned: 4 } as const;

/** Finish reasons that good answers have; row value = place, 0 = none or named in the failure. */
export const FINISH_REASONS: readonly string[] = [
  '',
  'length',
  'stop',
  'tool_calls',
  'repetition',
  'eos_token',
  'stop_sequence',
];

/** More events than this aren't stored (768 MB); memory is only touched as events arrive. */
const MOST_EVENTS = 64_000_000;
/** A stream may have a few more events than tokens: empty chunks that are counted as tokens without text. */
const SPARE_EVENTS_PER_REQUEST = 8;

/** Columns for `requests` rows and at most `tokens` + 8 events a request. */
export function allocateColumns(requests: number, tokens: number): TrialColumns {
  const times = () => new Float64Array(new SharedArrayBuffer(8 * requests)).fill(Number.NaN);
  const doubts = () => new Float32Array(new SharedArrayBuffer(4 * requests)).fill(Number.NaN);
  const counts = () => new Int32Array(new SharedArrayBuffer(4 * requests)).fill(-1);
  const flags = () => new Uint8Array(new SharedArrayBuffer(requests));
  const events = Math.min(requests * (tokens + SPARE_EVENTS_PER_REQUEST), MOST_EVENTS);
  return {
    counters: new Int32Array(new SharedArrayBuffer(4 * Object.keys(COUNTER).length)),
    state: flags(),
    finish: flags(),
    resent: flags(),
    status: counts(),
    promptTokens: counts(),
    outputTokens: counts(),
    cachedTokens: counts(),
    chunks: counts(),
    sentAtMs: times(),
    firstTokenAtMs: times(),
    lastTokenAtMs: times(),
    endedAtMs: times(),
    connectMs: times(),
    lateMs: times(),
    firstDoubtMs: doubts(),
    lastDoubtMs: doubts(),
    eventRequest: new Uint32Array(new SharedArrayBuffer(4 * events)),
    eventAtMs: new Float64Array(new SharedArrayBuffer(8 * events)),
  };
}

/** Appends one token event; safe from several workers. Events past the capacity are counted, not stored. */
export function appendEvent(columns: TrialColumns, request: number, atMs: number): void {
  const at = Atomics.add(columns.counters, COUNTER.events, 1);
  if (at >= columns.eventAtMs.length) return;
  columns.eventRequest[at] = request;
  columns.eventAtMs[at] = atMs;
}

/**
 * The stored events in order of time. Without `keep` and with one worker they lie in order already and no copy is
 * made; several workers interleave by at most a turn, which insertion sorts in linear time.
 */
export function readEvents(columns: TrialColumns, keep: (request: number) => boolean = () => true): TokenEvents {
  const stored = Math.min(columns.counters[COUNTER.events] ?? 0, columns.eventAtMs.length);
  const { eventRequest, eventAtMs } = columns;
  let count = 0;
  for (let at = 0; at < stored; at++) {
    const request = eventRequest[at] ?? 0;
    const atMs = eventAtMs[at] ?? 0;
    if (!keep(request)) continue;
    let place = count++;
    for (; place > 0 && (eventAtMs[place - 1] ?? 0) > atMs; place--) {
      eventAtMs[place] = eventAtMs[place - 1] ?? 0;
      eventRequest[place] = eventRequest[place - 1] ?? 0;
    }
    eventAtMs[place] = atMs;
    eventRequest[place] = request;
  }
  return { request: eventRequest.subarray(0, count), atMs: eventAtMs.subarray(0, count) };
}
