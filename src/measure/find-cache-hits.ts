import type { Reason } from '../reason.ts';
import { selectGood } from './good-request.ts';
import type { TrialRecords } from './records.ts';
import { CACHED_SHARE_LIMIT, SHARED_HEAD_TOKENS } from './shared-head.ts';

type Prefill = { readonly promptTokens: number; readonly cachedTokens: number };

/**
 * Cached tokens of a request that a shared head doesn't explain. A head is the same for all: in a prompt shorter than
 * it, half the prompt is allowed, or what every request with a hit has at least.
 */
function countUnexplained({ promptTokens, cachedTokens }: Prefill, commonTokens: number): number {
  const allowed = Math.min(SHARED_HEAD_TOKENS, Math.max(promptTokens / 2, commonTokens));
  return Math.max(0, cachedTokens - allowed);
}

/** The reason `cache-hits` when a trial under `cache: bust` was served from the prefix cache after all. */
export function findCacheHits(records: TrialRecords): Reason | null {
  const hits = selectGood(records.requests).map(({ promptTokens, cachedTokens }) => ({
    promptTokens,
    cachedTokens: cachedTokens ?? 0,
  }));
  const common = hits.reduce(
    (least, { cachedTokens }) => (cachedTokens > 0 ? Math.min(least, cachedTokens) : least),
    Infinity,
  );
  const prompt = hits.reduce((sum, hit) => sum + hit.promptTokens, 0);
  const unexplained = hits.reduce((sum, hit) => sum + countUnexplained(hit, common), 0);
  if (unexplained <= CACHED_SHARE_LIMIT * prompt) return null;
  const cached = hits.reduce((sum, hit) => sum + hit.cachedTokens, 0);
  return {
    code: 'cache-hits',
    message: `${cached} of ${prompt} prompt tokens at C=${records.concurrency} came from the prefix cache (${((100 * cached) / prompt).toFixed(1)} %) although the suite says \`cache: bust\``,
    remedy:
      'Turn the prefix cache off in the server, or declare `cache: warm` if cached prompts are what you want to measure.',
  };
}

/** Blocks of the engines that can be emptied are 16 tokens or one; a request may find a shared head of the template. */
const FLUSHED_TOKENS_AT_MOST = SHARED_HEAD_TOKENS;

/**
 * The reason `cache-hits` when the prefix cache was full although it had been emptied before the trial (vLLM answers 200
 * even where it failed). Prompts may rightly share a start with one another, but whichever came first found nothing: so
 * the least of the first wave counts. Nothing is said where the server doesn't tell `cached_tokens`.
 */
export function findFailedFlush({ requests, concurrency }: TrialRecords): Reason | null {
  const wave = requests.filter(({ index, cachedTokens }) => index < concurrency && cachedTokens !== null);
  const least = wave.reduce((tokens, record) => Math.min(tokens, record.cachedTokens ?? 0), Infinity);
  if (wave.length === 0 || least <= FLUSHED_TOKENS_AT_MOST) return null;
  return {
    code: 'cache-hits',
    message: `the prefix cache was emptied before the trial at C=${concurrency}, yet each of its first ${wave.length} prompts found at least ${least} tokens in it`,
    remedy: 'Look why the server keeps its cache (running requests, other clients), or use `cache: bust`.',
  };
}
