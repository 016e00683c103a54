import { GateError } from '../gate-error.ts';
import { readTextFile } from '../read-text-file.ts';

/** A suite of a thousand levels has a tenth of it. */
const MOST_BYTES = 4_000_000;

/** Text of a suite file that may be missing: null when nothing is there. Throws `bad-suite` when it can't be read. */
export async function findSuiteFile(path: string): Promise<string | null> {
  const found = await readTextFile(path, MOST_BYTES);
  if (found.kind === 'text') return found.text;
  if (found.kind === 'absent') return null;
  throw new GateError('bad-suite', `${path}: can't be read as a suite file (${found.why})`, REMEDY, found);
}

/** Text of a suite file that must be there. Throws `bad-suite` when it isn't or can't be read. */
export async function readSuiteFile(path: string): Promise<string> {
  const text = await findSuiteFile(path);
  if (text === null) throw new GateError('bad-suite', `${path}: no such suite file`, REMEDY);
  return text;
}

const REMEDY = 'Write one with `throughput-gate init --url URL`, name another with --suite, or go without: --url URL.';
