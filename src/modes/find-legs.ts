import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { DEFAULT_OUT } from '../default-paths.ts';
import { GateError } from '../gate-error.ts';
import { isFurtherSession } from '../session-folders.ts';

/** Where a leg's files are; `name` null = its place doesn't name it, so its suite and machine do. */
export type LegPlace = {
  readonly name: string | null;
  /** What `--expect` may also call it. */
  readonly aliases: readonly string[];
  readonly verdict: string | null;
  readonly result: string | null;
  /** For errors. */
  readonly source: string;
};

export type FoundLegs = {
  readonly places: readonly LegPlace[];
  /** Names of what was asked for and isn't there. */
  readonly missing: readonly string[];
};

type SearchParts = { readonly workingDirectory: string; readonly out: string; readonly expecting: boolean };

const LEG_FILES = new Set(['verdict.json', 'result.json']);

/**
 * The legs among files and folders: a leg is a file named directly, or a folder that holds verdict.json or result.json,
 * however deep it lies, as downloaded artifacts do. What was named and isn't there is missing, never left out.
 * @throws GateError `bad-result` for a folder that can't be read
 */
export async function findLegs(paths: readonly string[], parts: SearchParts): Promise<FoundLegs> {
  const places = new Map<string, LegPlace>();
  const missing: string[] = [];
  for (const written of paths) {
    const path = resolve(parts.workingDirectory, written);
    const found = await findAt(written, path, resolve(parts.workingDirectory, parts.out));
    for (const [key, place] of found) if (!isPartOfAnother(key, places)) places.set(key, place);
    // An empty root folder of all artifacts is no leg where a list names them.
    const isRoot = parts.expecting && (await kindOf(path)) === 'folder';
    if (found.size === 0 && !isRoot) missing.push(basename(path));
  }
  return { places: [...places.values()], missing };
}

async function findAt(written: string, path: string, out: string): Promise<Map<string, LegPlace>> {
  switch (await kindOf(path)) {
    case 'nothing':
      return new Map();
    case 'file':
      return LEG_FILES.has(basename(path)) ? legAt(dirname(path), dirname(path)) : singleFile(written, path);
    case 'folder':
      return findBelow(path, path, out);
  }
}

async function kindOf(path: string): Promise<'nothing' | 'file' | 'folder'> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch {
    return 'nothing';
  }
}

function singleFile(written: string, path: string): Map<string, LegPlace> {
  const bare = basename(path).replace(/\.[^.]*$/, '');
  return new Map([[path, { name: null, aliases: [bare], verdict: null, result: path, source: written }]]);
}

async function findBelow(root: string, folder: string, out: string): Promise<Map<string, LegPlace>> {
  const entries = await list(folder);
  const own = folder === out ? new Map<string, LegPlace>() : await legAt(root, folder);
  const folders = entries
    .filter((entry) => entry.isDirectory() && !(own.size > 0 && isFurtherSession(entry.name)))
    .map(({ name }) => name)
    .sort();
  const below: [string, LegPlace][] = [];
  for (const name of folders) below.push(...(await findBelow(root, join(folder, name), out)));
  return new Map([...own, ...below]);
}

async function list(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const remedy = 'Give read access, or name the legs’ folders one by one.';
    throw new GateError('bad-result', `can't read the folder ${folder}: ${code}`, remedy, { cause });
  }
}

/** The leg whose files lie in this folder itself; none without them. */
async function legAt(root: string, folder: string): Promise<Map<string, LegPlace>> {
  const names = (await list(folder)).filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const pathOf = (name: string) => (names.includes(name) ? join(folder, name) : null);
  const [verdict, result] = [pathOf('verdict.json'), pathOf('result.json')];
  if (verdict === null && result === null) return new Map();
  const steps = relative(root, folder).split(sep);
  const telling = (steps[0] === '' ? [basename(folder)] : steps).filter((step) => step !== DEFAULT_OUT);
  const name = telling.length === 0 ? null : telling.join('/');
  const aliases = telling.slice(-1);
  return new Map([[folder, { name, aliases, verdict, result, source: verdict ?? result ?? folder }]]);
}

/** A list of all result.json below a folder names a leg's further sessions too. */
function isPartOfAnother(folder: string, places: ReadonlyMap<string, LegPlace>): boolean {
  const parent = dirname(folder);
  if (parent === folder) return false;
  return (isFurtherSession(basename(folder)) && places.has(parent)) || isPartOfAnother(parent, places);
}
