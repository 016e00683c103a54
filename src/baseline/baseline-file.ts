import { readFile } from 'node:fs/promises';
import { GateError } from '../gate-error.ts';
import { writeWhole } from '../write-whole.ts';
import type { Baseline } from './baseline.ts';
import { printBaseline } from './print-baseline.ts';

/**
 * Text of the baseline file; null when there is none.
 * @throws GateError `bad-baseline` when it is there and can't be read
 */
export async function readBaselineFile(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new GateError(
      'bad-baseline',
      `can't read the baseline ${path}: ${code}`,
      'Name a readable file with --baseline.',
      {
        cause: error,
      },
    );
  }
}

/** Writes the baseline whole or not at all. */
export async function writeBaselineFile(path: string, baseline: Baseline): Promise<void> {
  await writeWhole(path, printBaseline(baseline));
}
