import type { ApiFailure } from './outcome.ts';

const LONGEST_WAIT_MS = 120_000;
const FIRST_BACKOFF_MS = 1_000;

/**
 * A refusal for going too fast: 429, or 403 with `retry-after`, with no calls left, or saying so. GitHub documents
 * both statuses for both limits.
 */
export function isRateLimited(failure: ApiFailure): boolean {
  if (failure.status === 429) return true;
  if (failure.status !== 403) return false;
  const noneLeft = String(failure.headers['x-ratelimit-remaining']) === '0';
  return noneLeft || failure.headers['retry-after'] !== undefined || /rate limit/i.test(failure.message);
}

/** Worth another try: no answer at all, the server's own fault, or a rate limit. */
export function isRetryable(failure: ApiFailure): boolean {
  return failure.status === null || failure.status >= 500 || isRateLimited(failure);
}

/**
 * How long to wait before the next attempt (1-based `attempt` has just failed), or null when it would be too long:
 * `retry-after` in seconds, else `x-ratelimit-reset`, else a minute for a secondary limit, else 1, 2, 4 s.
 */
export function retryDelayMs(failure: ApiFailure, attempt: number, nowMs: number): number | null {
  const delayMs = requestedDelayMs(failure, nowMs) ?? FIRST_BACKOFF_MS * 2 ** (attempt - 1);
  return delayMs <= LONGEST_WAIT_MS ? delayMs : null;
}

function requestedDelayMs({ headers, ...failure }: ApiFailure, nowMs: number): number | null {
  const retryAfterSeconds = Number(headers['retry-after']);
  if (headers['retry-after'] !== undefined && retryAfterSeconds >= 0) return retryAfterSeconds * 1000;
  const resetSeconds = Number(headers['x-ratelimit-reset']);
  if (String(headers['x-ratelimit-remaining']) === '0' && resetSeconds > 0)
    return Math.max(0, resetSeconds * 1000 - nowMs);
  return isRateLimited({ headers, ...failure }) ? 60_000 : null;
}
