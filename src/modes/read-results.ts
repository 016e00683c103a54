import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ImportedFile, importFile, joinFiles } from '../baseline/import/import-results.ts';
import type { ImportedSession } from '../baseline/imported-session.ts';
import { GateError } from '../gate-error.ts';
import { parseResult } from '../measure/parse-result.ts';
import { RESULT_SCHEMA, type Session } from '../measure/session.ts';

export type ReadResults = {
  readonly sessions: readonly ImportedSession[];
  /** The same as own sessions, whole, where every file is an own result; else empty. */
  readonly own: readonly Session[];
};

/**
 * Result files of one side, whatever tool wrote them. Read one by one: a thousand files of a quarter megabyte each would
 * not fit into memory together with what is read out of them.
 * @throws GateError `bad-result` for a file that isn't there or isn't a result
 */
export async function readResults(paths: readonly string[], workingDirectory: string): Promise<ReadResults> {
  const imported: ImportedFile[] = [];
  const own: Session[] = [];
  for (const path of paths) {
    const text = await readResultFile(path, await findResult(resolve(workingDirectory, path)));
    imported.push(importFile({ path, text }));
    if (text.includes(`"${RESULT_SCHEMA}"`)) own.push(parseResult(text, path));
  }
  return { sessions: joinFiles(imported), own: own.length === paths.length ? own : [] };
}

/** A run's output folder stands for the result in it. */
async function findResult(location: string): Promise<string> {
  const found = await stat(location).catch(() => null);
  return found?.isDirectory() ? join(location, 'result.json') : location;
}

async function readResultFile(path: string, location: string): Promise<string> {
  try {
    return await readFile(location, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const message = `can't read the result file ${path}: ${code}`;
    throw new GateError('bad-result', message, 'Name a result file that exists.', { cause });
  }
}
