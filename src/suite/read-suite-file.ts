import { readFile } from 'node:fs/promises';
import { GateError } from '../gate-error.ts';

/** Text of a suite file that may be missing: null when nothing is there. Throws `bad-suite` when it can't be read. */
export async function findSuiteFile(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    if (code === 'ENOENT') return null;
    throw new GateError('bad-suite', `${path}: can't be read as a suite file (${code})`, REMEDY, { cause });
  }
}

/** Text of a suite file that must be there. Throws `bad-suite` when it isn't or can't be read. */
export async function readSuiteFile(path: string): Promise<string> {
  const text = await findSuiteFile(path);
  if (text === null) throw new GateError('bad-suite', `${path}: no such suite file`, REMEDY);
  return text;
}

const REMEDY = 'Write one with `throughput-gate init --url URL`, name another with --suite, or go without: --url URL.';
