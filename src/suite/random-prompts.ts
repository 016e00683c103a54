import type { Prompt } from './suite.ts';

/** Common words that most tokenizers hold as one token each with their leading space. */
const WORDS =
  'time year people way day man thing woman life child world school state family student group country problem hand part place case week company system program question work government number night point home water room mother area money story fact month lot right study book eye job word business issue side kind head house service friend father power hour game line end member law car city community name president team minute idea body information back parent face others level office door health person art war history party result change morning reason research girl guy moment air teacher force education'.split(
    ' ',
  );

/**
 * `count` prompts of `words` words each, all different, the same for the same seed. How many words make a wanted
 * number of tokens is the server's to say: the caller calibrates.
 */
export function makeRandomPrompts(seed: number, count: number, words: number): Prompt[] {
  const next = makeGenerator(seed);
  const word = () => WORDS[next() % WORDS.length] ?? 'time';
  return Array.from({ length: count }, () => ({
    kind: 'text',
    text: Array.from({ length: words }, word).join(' '),
  }));
}

/** A 32-bit splitmix generator (a Weyl sequence, mixed): each call gives the next of 2^32 whole numbers. */
function makeGenerator(seed: number): () => number {
  let state = (Math.trunc(seed / 2 ** 32) ^ seed) >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}
