import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { importResults } from '../baseline/import/import-results.ts';
import type { ImportedSession } from '../baseline/imported-session.ts';
import { GateError } from '../gate-error.ts';

export type ReadResults = {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly sessions: readonly ImportedSession[];
};

/**
 * Result files of one side, whatever tool wrote them.
 * @throws GateError `bad-result` for a file that isn't there or isn't a result
 */
export async function readResults(paths: readonly string[], workingDirectory: string): Promise<ReadResults> {
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readResultFile(path, resolve(workingDirectory, path)) })),
  );
  return { files, sessions: importResults(files) };
}

async function readResultFile(path: string, location: string): Promise<string> {
  try {
    return await readFile(location, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new GateError(
      'bad-result',
      `can't read the result file ${path}: ${code}`,
      'Name a result file that exists.',
      {
        cause,
      },
    );
  }
}
