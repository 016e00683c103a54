import type { RequestRecord, TrialRecords } from '../../src/measure/records.ts';

/** A good request of `tokens` single-token events, `stepMs` apart, the first `ttftMs` after the send. */
export type Shape = {
  readonly sentAtMs: number;
  readonly ttftMs: number;
  readonly stepMs: number;
  readonly tokens: number;
  readonly promptTokens?: number;
  readonly cachedTokens?: number | null;
  /** Tokens an event. */
  readonly perChunk?: number;
};

export function goodRecord(index: number, shape: Shape): RequestRecord {
  const chunks = Math.ceil(shape.tokens / (shape.perChunk ?? 1));
  const firstTokenAtMs = shape.sentAtMs + shape.ttftMs;
  const lastTokenAtMs = firstTokenAtMs + (chunks - 1) * shape.stepMs;
  return {
    index,
    outcome: 'good',
    sentAtMs: shape.sentAtMs,
    firstTokenAtMs,
    lastTokenAtMs,
    endedAtMs: lastTokenAtMs,
    connectMs: 0,
    promptTokens: shape.promptTokens ?? 10,
    outputTokens: shape.tokens,
    cachedTokens: shape.cachedTokens ?? null,
    chunks,
    status: 200,
    finishReason: 'length',
    resent: false,
    message: null,
  };
}

export function failedRecord(index: number, outcome: RequestRecord['outcome'], message: string | null): RequestRecord {
  const good = goodRecord(index, { sentAtMs: 0, ttftMs: 1, stepMs: 1, tokens: 1 });
  return { ...good, outcome, message, outputTokens: null, firstTokenAtMs: null, lastTokenAtMs: null, chunks: 0 };
}

/** A trial whose events are those of its records, evenly spread between first and last token. */
export function trialOf(
  requests: readonly RequestRecord[],
  rest: Partial<TrialRecords> & { readonly concurrency: number },
): TrialRecords {
  const events = requests.flatMap(({ index, firstTokenAtMs, lastTokenAtMs, chunks }) =>
    firstTokenAtMs === null || lastTokenAtMs === null
      ? []
      : Array.from({ length: chunks }, (_, k) => ({
          index,
          atMs: firstTokenAtMs + (chunks > 1 ? (k * (lastTokenAtMs - firstTokenAtMs)) / (chunks - 1) : 0),
        })),
  );
  events.sort((a, b) => a.atMs - b.atMs);
  return {
    startedAt: '2026-01-01T00:00:00.000Z',
    requests,
    events: {
      request: Uint32Array.from(events.map((event) => event.index)),
      atMs: Float64Array.from(events.map((event) => event.atMs)),
    },
    client: { workers: 1, cpuShare: 0.1, eventLoopDelayP99Ms: 1, lateSendP99Ms: 0.1, coalescedReadShare: 0 },
    interrupted: false,
    ...rest,
  };
}

/** `slots` slots of back-to-back equal requests, in the closed loop's order. */
export function closedLoop(slots: number, waves: number, shape: Omit<Shape, 'sentAtMs'>): RequestRecord[] {
  const chunks = Math.ceil(shape.tokens / (shape.perChunk ?? 1));
  const lengthMs = shape.ttftMs + (chunks - 1) * shape.stepMs;
  return Array.from({ length: slots * waves }, (_, i) =>
    goodRecord(i, { ...shape, sentAtMs: Math.floor(i / slots) * lengthMs }),
  );
}
