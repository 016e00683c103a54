import { CACHED_SHARE_LIMIT, SHARED_HEAD_TOKENS } from '../measure/shared-head.ts';
import type { WatchedTrial } from './sweeper.ts';

/**
 * A note where nothing proves that a flush had an effect: engines answer 200 even where they emptied nothing. Proof is
 * `cached_tokens` of the trial's own requests (judged elsewhere), or a counter of cache hits that hardly grew.
 */
export function noteUnverifiedFlush({ result, findings }: Pick<WatchedTrial, 'result' | 'findings'>): string[] {
  const { requests } = result;
  if (requests.some(({ cachedTokens }) => cachedTokens !== null)) return [];
  const hits = findings.counters?.['prefixHitTokens'] ?? findings.counters?.['cachedTokens'];
  if (hits === undefined)
    return ['flush unverified: neither cached_tokens nor a counter tells what the cache still held'];
  const prompt = requests.reduce((sum, { promptTokens }) => sum + (promptTokens ?? 0), 0);
  if (hits <= CACHED_SHARE_LIMIT * prompt + SHARED_HEAD_TOKENS * requests.length) return [];
  return [
    `flush unverified: ${hits} of ${prompt} prompt tokens came from the cache, and nothing tells whether they were there before the trial`,
  ];
}
