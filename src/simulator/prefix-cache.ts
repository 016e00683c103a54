/** Tokens a block; as in vLLM, only whole blocks are found again. */
export const BLOCK_TOKENS = 16;

/** Least recently inserted blocks go first beyond this (1M tokens). */
const MAX_BLOCKS = 65_536;

/** Which prompt prefixes were computed before, by the chained hash of their blocks. */
export type PrefixCache = {
  /** Tokens of the prompt that are cached already; remembers the prompt. At least the last token is recomputed. */
  readonly take: (blocks: readonly number[], promptTokens: number) => number;
  readonly clear: () => void;
};

export function createPrefixCache(): PrefixCache {
  const known = new Set<number>();
  const remember = (block: number): void => {
    known.add(block);
    for (const oldest of known) {
      if (known.size <= MAX_BLOCKS) {
        return;
      }
      known.delete(oldest);
    }
  };
  return {
    take: (blocks, promptTokens) => {
      const firstMiss = blocks.findIndex((block) => !known.has(block));
      const hits = firstMiss === -1 ? blocks.length : firstMiss;
      blocks.forEach(remember);
      const mostCached = Math.floor(Math.max(0, promptTokens - 1) / BLOCK_TOKENS);
      return Math.min(hits, mostCached) * BLOCK_TOKENS;
    },
    clear: () => known.clear(),
  };
}
