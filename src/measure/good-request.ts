import type { RequestRecord } from './records.ts';

/** A good request with every figure that the formulas need: none of them can be missing any more. */
export type GoodRequest = {
  readonly index: number;
  readonly sentAtMs: number;
  readonly firstTokenAtMs: number;
  readonly lastTokenAtMs: number;
  readonly promptTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens: number | null;
  readonly chunks: number;
};

/** The records that are good and say when and how many; a "good" one without them is a bug of the client and left out. */
export function selectGood(requests: readonly RequestRecord[]): GoodRequest[] {
  return requests.flatMap((record) => {
    const { outcome, sentAtMs, firstTokenAtMs, lastTokenAtMs, outputTokens } = record;
    if (outcome !== 'good' || sentAtMs === null || firstTokenAtMs === null) return [];
    if (lastTokenAtMs === null || outputTokens === null) return [];
    return [
      { ...record, sentAtMs, firstTokenAtMs, lastTokenAtMs, outputTokens, promptTokens: record.promptTokens ?? 0 },
    ];
  });
}

export const ttftMs = (request: GoodRequest): number => request.firstTokenAtMs - request.sentAtMs;

export const e2eMs = (request: GoodRequest): number => request.lastTokenAtMs - request.sentAtMs;

/** Time per output token after the first; null for a single token, which has no gap. */
export function tpotMs(request: GoodRequest): number | null {
  if (request.outputTokens <= 1) return null;
  return (request.lastTokenAtMs - request.firstTokenAtMs) / (request.outputTokens - 1);
}
