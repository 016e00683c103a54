import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunOptions } from '../options.ts';
import type { Environment } from './api.ts';
import type { GateEvent } from './event.ts';

/** The last results of this runner, so that a label can be judged without measuring again. */
export type ResultCache = { readonly folder: string; readonly key: string };

const KEPT = 50;

/**
 * Where the result of this run belongs in the runner's own cache folder: by repository, head commit and what is
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

/** Path of the kept result, or null. */
export async function findCachedResult({ folder, key }: ResultCache): Promise<string | null> {
  const path = join(folder, `${key}.json`);
  return (await timeOf(path)) === 0 ? null : path;
}

/** Keeps a result, whole or not at all, and drops the oldest beyond fifty. A full or read-only disk costs only the cache. */
export async function keepResult({ folder, key }: ResultCache, resultPath: string): Promise<void> {
  const path = join(folder, `${key}.json`);
  await mkdir(folder, { recursive: true })
    .then(() => copyFile(resultPath, `${path}.${process.pid}`))
    .then(() => rename(`${path}.${process.pid}`, path))
    .then(() => dropOldest(folder))
    .catch(() => undefined);
}

/** Drops what an earlier attempt has kept of the same commit. */
export async function forgetResult({ folder, key }: ResultCache): Promise<void> {
  await rm(join(folder, `${key}.json`), { force: true }).catch(() => undefined);
}

async function dropOldest(folder: string): Promise<void> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const aged = await Promise.all(paths.map(async (path) => ({ path, time: await timeOf(path) })));
  const old = aged.sort((a, b) => b.time - a.time).slice(KEPT);
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
}

const timeOf = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
