import type { Reason } from '../reason.ts';
import type { Suite } from '../suite/suite.ts';
import { findBuffering, STREAM_METRICS } from './find-buffering.ts';
import { noteClient } from './find-client-bound.ts';
import { countFailures } from './find-failures.ts';
import { selectGood } from './good-request.ts';
import { computeMetrics, countTokensPerChunk, durationOf } from './metrics.ts';
import type { TrialRecords } from './records.ts';
import type { TrialResult } from './session.ts';
import { findInvalidity, type ValidityOptions } from './validity.ts';

export type MeasureOptions = ValidityOptions & { readonly slo: Suite['slo'] };

/** Above this many tokens an event, a gap between events says little about a gap between tokens. */
export const TOKENS_PER_CHUNK_LIMIT = 1.05;

function noteOn(records: TrialRecords, tokensPerChunk: number | null, buffering: string | null): string[] {
  const asked = records.concurrency;
  const sent = records.requests.length;
  const resent = records.requests.filter((record) => record.resent).length;
  return [
    ...(buffering === null ? [] : [buffering]),
    ...(tokensPerChunk !== null && tokensPerChunk > TOKENS_PER_CHUNK_LIMIT
      ? [`ITL is a chunk gap: ${tokensPerChunk.toFixed(2)} tokens per chunk`]
      : []),
    ...noteClient(records),
    ...(sent > 0 && sent < asked ? [`${sent} requests can't fill ${asked} slots`] : []),
    ...(resent > 0 ? [`${resent} requests were sent again once after a reset of an idle connection`] : []),
  ];
}

/**
 * One trial's records → its result: valid or invalid first, then the metrics. An invalid trial says how many requests
 * were sent, good and failed by class, and why it is invalid, but no metric that could be taken for a speed.
 */
export function measureTrial(records: TrialRecords, options: MeasureOptions): TrialResult {
  const reasons = findInvalidity(records, options);
  const good = selectGood(records.requests);
  const tokensPerChunk = countTokensPerChunk(good);
  const buffering = findBuffering(records);
  const valid = reasons.length === 0;
  return {
    valid,
    reasons,
    metrics: valid ? computeMetrics(records, options.slo) : {},
    requests: { sent: records.requests.length, good: good.length, failed: countFailures(records.requests) },
    tokens: {
      prompt: good.reduce((sum, request) => sum + request.promptTokens, 0),
      output: good.reduce((sum, request) => sum + request.outputTokens, 0),
      cached: good.reduce((sum, request) => sum + (request.cachedTokens ?? 0), 0),
    },
    tokensPerChunk,
    durationMs: durationOf(records),
    startedAt: records.startedAt,
    client: records.client,
    counters: null,
    notes: noteOn(records, tokensPerChunk, buffering),
    ...(buffering === null ? {} : { unreliable: STREAM_METRICS }),
  };
}

/** The same trial, invalid for a reason found beside its records (not-steady, foreign-load, throttled, …). */
export function invalidateTrial(trial: TrialResult, reason: Reason): TrialResult {
  return { ...trial, valid: false, reasons: [...trial.reasons, reason], metrics: {} };
}
