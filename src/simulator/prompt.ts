import { BLOCK_TOKENS } from './prefix-cache.ts';

/** A prompt as the engine knows it. */
export type Prompt = {
  readonly tokens: number;
  /** Chained hashes of its whole blocks: equal up to the first block in which two prompts differ. */
  readonly blocks: readonly number[];
  /** Tokens after which this prompt's answer ends by itself: 32 to 511, the same every time. */
  readonly naturalLength: number;
};

/** Turns a text into tokens: each run of up to four letters, digits or signs, its leading blanks included. */
export function readPrompt(text: string): Prompt {
  const pieces = text.match(/\s*\S{1,4}|\s+$/g) ?? [''];
  const blocks: number[] = [];
  let hash = FNV_START;
  pieces.forEach((piece, index) => {
    hash = hashOn(hash, piece);
    if ((index + 1) % BLOCK_TOKENS === 0) {
      blocks.push(hash);
    }
  });
  return { tokens: pieces.length, blocks, naturalLength: 32 + (hash % 480) };
}

const FNV_START = 0x811c9dc5;

/** FNV-1a, 32 bits, over the text's UTF-16 units. */
function hashOn(start: number, text: string): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
