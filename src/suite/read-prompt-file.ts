import { GateError } from '../gate-error.ts';
import { readTextFile } from '../read-text-file.ts';
import type { PromptFile } from './prompt-file.ts';

/**
 * A prompt file with its text: `path` is how the suite names it (and how errors do), `location` where it is.
 * Throws `bad-prompts` when it isn't there or can't be read.
 */
export async function readPromptFile(path: string, location: string): Promise<PromptFile> {
  const found = await readTextFile(location);
  if (found.kind === 'text') return { path, text: found.text };
  const message = found.kind === 'absent' ? `${path}: no such prompt file` : `${path}: can't be read (${found.why})`;
  const remedy = 'Correct `prompts` in the suite file; a relative path counts from the working directory.';
  throw new GateError('bad-prompts', message, remedy, found);
}
