import type { Difference } from './verdict.ts';

/** What a pattern of the curve points at. */
export type Cause = 'everything' | 'latency-path' | 'high-concurrency' | 'one-batch-size' | 'prefill';

/** Facts and launch options that can make each pattern, by their names in the engines' command lines. */
const FITTING: Readonly<Record<Cause, RegExp>> = {
  everything: /dtype|quanti|model|driver|power|clock|gpu|engine|host|attention|compil/i,
  'latency-path': /eager|graph|specul|draft|compil|overlap|async/i,
  'high-concurrency':
    /max.?num.?seqs|max.?running|batch|memory|kv|cache|parallel|schedul|chunk|slots|swap|nccl|all.?reduce/i,
  'one-batch-size': /graph|capture|bs\b|batch.?size|attention|moe|kernel|compil/i,
  prefill: /prefill|chunk|batched.?tokens|prefix|cache|schedul|max.?num.?seqs|slots/i,
};

/** The differences whose fact (`launch argument --max-num-seqs`) fits a cause, worded as hints. */
export function configurationHints(cause: Cause, differences: readonly Difference[]): string[] {
  return differences
    .filter(({ role }) => role === 'shown' || role === 'warns')
    .filter(({ fact }) => FITTING[cause].test(fact))
    .map(
      ({ fact, baseline, current }) => `Fits: ${fact} was ${baseline ?? 'not given'}, is ${current ?? 'not given'}.`,
    );
}
