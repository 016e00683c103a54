import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from './api.ts';

/** One setting of a label: the id of GitHub's `labeled` event; `unknown` where the token may not read it. */
export type LabelSetting = { readonly pullRequest: number; readonly label: string; readonly id: string };

/**
 * Remembers in the runner's own cache folder that a push has ended an acceptance whose label couldn't be removed: a
 * later event finds the label still there, and it doesn't count. Without such a folder, or on a full disk, it is lost.
 */
export async function rememberEnded(env: Environment, setting: LabelSetting): Promise<void> {
  const path = pathOf(env, setting);
  if (path === null) return;
  await mkdir(dirname(path), { recursive: true })
    .then(() => writeFile(path, setting.id))
    .catch(() => undefined);
}

/** Whether a push has ended this very setting; one made after the push is another one. */
export async function isEnded(env: Environment, setting: LabelSetting): Promise<boolean> {
  const path = pathOf(env, setting);
  const ended = path === null ? null : await readFile(path, 'utf8').catch(() => null);
  return ended === setting.id;
}

function pathOf(env: Environment, { pullRequest, label }: LabelSetting): string | null {
  const root = env['RUNNER_TOOL_CACHE'];
  if (root === undefined || root === '') return null;
  const parts = [env['GITHUB_REPOSITORY'], pullRequest, label];
  const name = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  return join(root, 'throughput-gate', 'ended-labels', name);
}
