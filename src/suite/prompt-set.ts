import { GateError } from '../gate-error.ts';
import { BUILTIN_NAMES, listBuiltinPrompts } from './builtin-prompts.ts';
import { hashCanonical } from './canonical-json.ts';
import { type PromptFile, parsePromptFile } from './prompt-file.ts';
import { makeRandomPrompts } from './random-prompts.ts';
import type { Prompt, PromptSet, PromptSource } from './suite.ts';

/** As many as the largest level of the `ab` preset has slots. */
export const RANDOM_PROMPT_COUNT = 1024;

/**
 * The prompts of a source. `file` is the read file where the source is one, else null.
 * Random prompts come with one word a wanted token; whoever calibrates them against a server keeps this hash, because
 * it stands for the wanted length and the seed and not for a tokenizer. Throws `bad-prompts`.
 */
export function loadPromptSet(source: PromptSource, file: PromptFile | null): PromptSet {
  const prompts = listPrompts(source, file);
  return { source: describeSource(source), hash: hashPrompts(prompts), prompts };
}

/** sha256 over the canonical JSON of the prompts, hex: order and roles count, the file's name and format don't. */
export function hashPrompts(prompts: readonly Prompt[]): string {
  return hashCanonical(prompts);
}

function listPrompts(source: PromptSource, file: PromptFile | null): readonly Prompt[] {
  switch (source.kind) {
    case 'random':
      return makeRandomPrompts(source.seed, RANDOM_PROMPT_COUNT, source.inputTokens);
    case 'builtin':
      return listBuiltin(source.name);
    case 'file':
      if (file === null) throw new GateError('internal', `${source.path} was not read`, 'Report this as a bug.');
      return parsePromptFile(file);
  }
}

function listBuiltin(wanted: string): readonly Prompt[] {
  const name = BUILTIN_NAMES.find((known) => known === wanted);
  if (name !== undefined) return listBuiltinPrompts(name);
  const allowed = BUILTIN_NAMES.map((known) => `builtin:${known}`).join(', ');
  throw new GateError('bad-prompts', `builtin:${wanted}: no such set, allowed: ${allowed}`, 'Use one of these sets.');
}

function describeSource(source: PromptSource): string {
  if (source.kind === 'builtin') return `builtin:${source.name}`;
  return source.kind === 'file' ? source.path : `random ${source.inputTokens} tokens, seed ${source.seed}`;
}
