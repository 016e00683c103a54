import { readFile } from 'node:fs/promises';
import { GateError } from '../gate-error.ts';
import type { PromptFile } from './prompt-file.ts';

/**
 * A prompt file with its text: `path` is how the suite names it (and how errors do), `location` where it is.
 * Throws `bad-prompts` when it isn't there or can't be read.
 */
export async function readPromptFile(path: string, location: string): Promise<PromptFile> {
  try {
    return { path, text: await readFile(location, 'utf8') };
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    const message = code === 'ENOENT' ? `${path}: no such prompt file` : `${path}: can't be read (${code})`;
    const remedy = 'Correct `prompts` in the suite file; a relative path counts from the working directory.';
    throw new GateError('bad-prompts', message, remedy, { cause });
  }
}
