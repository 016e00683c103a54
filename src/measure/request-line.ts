import type { RequestRecord } from './records.ts';

/** One line of `requests.jsonl`. Times in ms; `null` = never happened or never said. */
export type RequestLine = {
  readonly concurrency: number;
  readonly trial: number;
  readonly index: number;
  readonly outcome: RequestRecord['outcome'];
  readonly promptTokens: number | null;
  readonly outputTokens: number | null;
  readonly cachedTokens: number | null;
  readonly chunks: number;
  readonly ttftMs: number | null;
  readonly e2eMs: number | null;
  readonly connectMs: number;
  readonly status: number | null;
  readonly finishReason: string | null;
  readonly message: string | null;
};

/** To the microsecond: finer digits are noise and double the file. */
const roundMs = (ms: number): number => Math.round(ms * 1000) / 1000;

const sinceSent = (record: RequestRecord, atMs: number | null): number | null =>
  atMs === null || record.sentAtMs === null ? null : roundMs(atMs - record.sentAtMs);

/** A record as its line; E2E latency of a request that isn't good is null: it never finished. */
export function toRequestLine(record: RequestRecord, place: { concurrency: number; trial: number }): RequestLine {
  return {
    concurrency: place.concurrency,
    trial: place.trial,
    index: record.index,
    outcome: record.outcome,
    promptTokens: record.promptTokens,
    outputTokens: record.outputTokens,
    cachedTokens: record.cachedTokens,
    chunks: record.chunks,
    ttftMs: sinceSent(record, record.firstTokenAtMs),
    e2eMs: record.outcome === 'good' ? sinceSent(record, record.lastTokenAtMs) : null,
    connectMs: roundMs(record.connectMs),
    status: record.status,
    finishReason: record.finishReason,
    message: record.message,
  };
}
