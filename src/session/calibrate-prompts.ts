import { RANDOM_PROMPT_COUNT } from '../suite/prompt-set.ts';
import { makeRandomPrompts } from '../suite/random-prompts.ts';
import type { Prompt, PromptSet, PromptSource } from '../suite/suite.ts';

export type Calibrated = { readonly prompts: PromptSet; readonly notes: readonly string[] };

/** The server's own `prompt_tokens` for one prompt as a trial would send it; null when it doesn't tell. */
export type CountPromptTokens = (prompt: Prompt) => Promise<number | null>;

/** Words differ in tokens by a little from prompt to prompt: nearer than this can't be had. */
const CLOSE_SHARE = 0.02;
const CLOSE_TOKENS = 2;
const MOST_CORRECTIONS = 3;

type Line = { readonly fixed: number; readonly perWord: number };

/**
 * Random prompts of the wanted length in the server's own tokens, its chat template and the nonce counted in. Two probes
 * of different length give the tokens that every prompt has and those of a word; further ones correct the rest. The
 * set's hash stays: it stands for wanted length and seed, not for a tokenizer. Other sources come back as they are.
 */
export async function calibratePrompts(
  source: PromptSource,
  set: PromptSet,
  countTokens: CountPromptTokens,
): Promise<Calibrated> {
  if (source.kind !== 'random') return { prompts: set, notes: [] };
  const { inputTokens, seed } = source;
  const ofWords = (words: number) => makeRandomPrompts(seed, RANDOM_PROMPT_COUNT, words);
  const count = async (words: number) => {
    const [prompt] = makeRandomPrompts(seed, 1, words);
    return prompt === undefined ? null : countTokens(prompt);
  };
  const line = await fitLine(inputTokens, count);
  if (line === null) return { prompts: set, notes: [NOT_TOLD] };
  let words = Math.max(1, Math.round((inputTokens - line.fixed) / line.perWord));
  for (let corrections = 0; ; corrections++) {
    const tokens = await count(words);
    if (tokens === null) return { prompts: set, notes: [NOT_TOLD] };
    const missing = inputTokens - tokens;
    const close = Math.abs(missing) <= Math.max(CLOSE_TOKENS, CLOSE_SHARE * inputTokens);
    if (close || corrections === MOST_CORRECTIONS || (words === 1 && missing < 0)) {
      return { prompts: { ...set, prompts: ofWords(words) }, notes: close ? [] : [describeMiss(inputTokens, tokens)] };
    }
    words = Math.max(1, words + Math.round(missing / line.perWord));
  }
}

const NOT_TOLD =
  'random prompts have one word a wanted token: the server tells no prompt_tokens that grow with the prompt, so nothing calibrates them';

function describeMiss(wanted: number, tokens: number): string {
  return `random prompts of ${wanted} tokens were asked for, the nearest found have about ${tokens} with chat template and nonce`;
}

/** Tokens = fixed + perWord · words, through a prompt of as many words as tokens are wanted and one of half as many. */
async function fitLine(wanted: number, count: (words: number) => Promise<number | null>): Promise<Line | null> {
  const [long, short] = [Math.max(2, wanted), Math.max(1, Math.floor(wanted / 2))];
  const [atLong, atShort] = [await count(long), await count(short)];
  if (atLong === null || atShort === null || atLong <= atShort) return null;
  const perWord = (atLong - atShort) / (long - short);
  return { fixed: atLong - perWord * long, perWord };
}
