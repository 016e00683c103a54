import { GateError } from '../gate-error.ts';
import { readTextFile } from '../read-text-file.ts';
import { writeWhole } from '../write-whole.ts';
import type { Baseline } from './baseline.ts';
import { printBaseline } from './print-baseline.ts';

/**
 * Text of the baseline file; null when there is none.
 * @throws GateError `bad-baseline` when it is there and can't be read
 */
export async function readBaselineFile(path: string): Promise<string | null> {
  const found = await readTextFile(path);
  if (found.kind === 'text') return found.text;
  if (found.kind === 'absent') return null;
  const message = `can't read the baseline ${path}: ${found.why}`;
  throw new GateError('bad-baseline', message, 'Name a readable file with --baseline.', found);
}

/** Writes the baseline whole or not at all. */
export async function writeBaselineFile(path: string, baseline: Baseline): Promise<void> {
  await writeWhole(path, printBaseline(baseline));
}
