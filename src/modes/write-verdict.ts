import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import type { RunVerdict } from '../judge/verdict.ts';
import { writeWhole } from '../write-whole.ts';

export type WrittenVerdict = Pick<Ending, 'exitCode' | 'unwritten'> & { readonly path: string | null };

/**
 * Writes verdict.json. Where that fails nobody downstream can rely on it, so the run could not be completed (exit 2);
 * the verdict is told all the same. An interrupted run stays one.
 */
export async function writeVerdict(path: string, verdict: RunVerdict): Promise<WrittenVerdict> {
  try {
    await writeWhole(path, `${JSON.stringify(verdict, null, 2)}\n`);
    return { exitCode: verdict.exitCode, path };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { exitCode: verdict.exitCode === 130 ? 130 : 2, unwritten: error, path: null };
  }
}
