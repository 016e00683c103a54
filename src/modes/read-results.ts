import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { type ImportedFile, importFile, joinFiles } from '../baseline/import/import-results.ts';
import type { ImportedSession } from '../baseline/imported-session.ts';
import { GateError } from '../gate-error.ts';
import { type SessionState, stateOf } from '../judge/invalid-states.ts';
import { parseResult } from '../measure/parse-result.ts';
import type { Session } from '../measure/session.ts';
import { readTextFile } from '../read-text-file.ts';

export type ReadResults = {
  readonly sessions: readonly ImportedSession[];
  /** Where every file is an own result: the first one whole, and the state of each; else nothing. */
  readonly own: { readonly first: Session | null; readonly states: readonly SessionState[] };
};

/** From so many files on, memory counts. */
const MANY_FILES = 100;

/**
 * V8 lets the young generation grow to 128 MB while files are parsed, though nearly all of it is garbage. Judging 1,000
 * own results took 341 MB with Node 24, and 198 MB in the same CPU time with this. A V8 that doesn't know the flag
 * ignores it.
 */
function keepYoungGenerationSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/**
 * Result files of one side, whatever tool wrote them. Read one by one, and kept is only what is judged: a thousand files
 * of a quarter megabyte each would not fit into memory together with what is read out of them.
 * @throws GateError `bad-result` for a file that isn't there or isn't a result
 */
export async function readResults(paths: readonly string[], workingDirectory: string): Promise<ReadResults> {
  if (paths.length >= MANY_FILES) keepYoungGenerationSmall();
  const imported: ImportedFile[] = [];
  const states: SessionState[] = [];
  let first: Session | null = null;
  const takeOwn = (session: Session): void => {
    first ??= session;
    states.push(stateOf(session));
  };
  for (const path of paths) {
    const text = await readResultFile(path, await findResult(path, workingDirectory));
    imported.push(importFile({ path, text }, takeOwn));
  }
  const own = states.length === paths.length ? { first, states } : { first: null, states: [] };
  return { sessions: refuseRepeats(joinFiles(imported)), own };
}

/** One result under two names is one measurement. */
function refuseRepeats(sessions: readonly ImportedSession[]): readonly ImportedSession[] {
  const sources = new Map<string, string>();
  for (const { source, session } of sessions) {
    const earlier = sources.get(session.id);
    if (earlier !== undefined) {
      throw new GateError(
        'bad-result',
        `${source} and ${earlier} are the same session, ${session.id}`,
        'Give each session once: the same one twice would count as independent evidence.',
      );
    }
    sources.set(session.id, source);
  }
  return sessions;
}

/** A run's output folder stands for the result in it. */
async function findResult(path: string, workingDirectory: string): Promise<string> {
  const location = resolve(workingDirectory, path);
  if (!(await isFolder(location))) return location;
  const result = join(location, 'result.json');
  if (await stat(result).catch(() => null)) return result;
  throw new GateError(
    'bad-result',
    `the folder ${path} holds no result.json, which is what stands for a folder`,
    'Name the result files in it one by one, as `FOLDER/*` does in a shell.',
  );
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/**
 * One of our own results, whole.
 * @throws GateError `bad-result`
 */
export async function readOwnResult(path: string): Promise<Session> {
  return parseResult(await readResultFile(path, path), path);
}

async function readResultFile(path: string, location: string): Promise<string> {
  const found = await readTextFile(location);
  if (found.kind === 'text') return found.text;
  throw new GateError(
    'bad-result',
    `can't read the result file ${path}: ${found.why}`,
    'Name a result file that exists.',
    found,
  );
}
