import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { RunOptions } from '../options.ts';
import { RECORD_FILE } from '../session-folders.ts';
import type { Environment } from './api.ts';
import type { GateEvent } from './event.ts';

/** What this runner has measured last, so that a label can be judged without measuring again. */
export type ResultCache = { readonly folder: string; readonly key: string };

const KEPT = 50;

/**
 * Where what this run measures belongs in the runner's own cache folder: by repository, head commit and what is
 * measured. Null where the runner has no such folder.
 * @param suiteTexts the suite file of each side, null where there is none
 */
export function locateCache(
  env: Environment,
  event: GateEvent,
  options: RunOptions,
  suiteTexts: readonly (string | null)[],
): ResultCache | null {
  const root = env['RUNNER_TOOL_CACHE'];
  if (root === undefined || root === '') return null;
  const { mode, overrides, referenceUrl } = options;
  // Tolerances only judge: what is measured is the same under another one.
  const measured = { ...overrides, tolerance: undefined, baseline: undefined };
  const parts = [env['GITHUB_REPOSITORY'], event.headSha, mode, measured, referenceUrl, suiteTexts];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  return { folder: join(root, 'throughput-gate', 'results'), key };
}

/** The folder of what was kept, or null. */
export async function findKept({ folder, key }: ResultCache): Promise<string | null> {
  const path = join(folder, key);
  return (await timeOf(join(path, 'result.json'))) === 0 ? null : path;
}

/**
 * Keeps files of the output folder under their names in it, all or none, and drops the oldest beyond fifty. A full or
 * read-only disk costs only the cache.
 */
export async function keep(cache: ResultCache, out: string, files: readonly string[]): Promise<void> {
  const path = join(cache.folder, cache.key);
  const temporary = `${path}.${process.pid}`;
  try {
    for (const file of files) {
      const copy = join(temporary, relative(out, file));
      await mkdir(dirname(copy), { recursive: true });
      await copyFile(file, copy);
    }
    await forgetKept(cache);
    await rename(temporary, path);
    await dropOldest(cache.folder);
  } catch {
    await remove(temporary);
  }
}

/** Drops what an earlier attempt has kept of the same commit. */
export async function forgetKept({ folder, key }: ResultCache): Promise<void> {
  await remove(join(folder, key));
}

/** Puts what was kept into the output folder, in the place of an earlier run's. */
export async function restore(kept: string, out: string): Promise<void> {
  makeFolder(out);
  await rm(join(out, RECORD_FILE), { force: true });
  await cp(kept, out, { recursive: true });
}

async function dropOldest(folder: string): Promise<void> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const aged = await Promise.all(paths.map(async (path) => ({ path, time: await timeOf(path) })));
  const old = aged.sort((a, b) => b.time - a.time).slice(KEPT);
  await Promise.all(old.map(({ path }) => remove(path)));
}

const remove = (path: string) => rm(path, { recursive: true, force: true }).catch(() => undefined);

const timeOf = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
