import { access, lstat, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunIo, RunOptions } from '../options.ts';
import { RECORD_FILE } from '../session-folders.ts';

/** The verdict and the documents that an earlier run left in the output folder, out of the way while this one goes on. */
export type EarlierEnding = {
  /** This run never began: a typo costs nobody the last verdict. */
  readonly putBack: () => Promise<void>;
  readonly forget: () => Promise<void>;
};

const NOTHING: EarlierEnding = { putBack: async () => undefined, forget: async () => undefined };
const DOCUMENTS = ['verdict.json', 'comment.md', 'summary.md', 'report.html'];

/**
 * An earlier run's verdict must not be taken for this one's, however this one ends: in CI it is gone at once, for what
 * lies there is uploaded. `report` reads such files, `judge` may be asked for the very run in this folder, and
 * `refresh --result` stores that run and writes nothing here.
 */
export async function setAsideEarlierEnding(
  { mode, out, results }: RunOptions,
  { env, log }: RunIo,
): Promise<EarlierEnding> {
  if (mode === 'report' || (mode === 'refresh' && results.length > 0)) return NOTHING;
  const names = mode === 'judge' ? DOCUMENTS : [...DOCUMENTS, RECORD_FILE];
  const isCi = env['CI'] === 'true' || env['GITHUB_ACTIONS'] === 'true';
  if (isCi) {
    for (const name of names) await remove(join(out, name));
    return NOTHING;
  }
  if (mode === 'judge' && (await isThere(join(out, 'verdict.json'))))
    log.info(`the verdict and the documents in ${out} will be replaced; --out FOLDER leaves them as they are`);
  const moved: Move[] = [];
  for (const name of names) {
    const move = { from: join(out, name), to: join(out, `.earlier-${name}`) };
    if (await moveFile(move)) moved.push(move);
  }
  return {
    putBack: async () => {
      for (const { from, to } of moved) if (!(await isThere(from))) await rename(to, from).catch(() => undefined);
    },
    forget: async () => {
      for (const { to } of moved) await remove(to);
    },
  };
}

type Move = { readonly from: string; readonly to: string };

/** A folder of that name is nothing that a run has left. */
async function moveFile({ from, to }: Move): Promise<boolean> {
  const found = await lstat(from).catch(() => null);
  if (found === null || found.isDirectory()) return false;
  return rename(from, to).then(
    () => true,
    () => remove(from).then(() => false),
  );
}

const remove = (path: string) => rm(path, { force: true }).catch(() => undefined);

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
