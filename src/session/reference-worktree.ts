import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { GateError } from '../gate-error.ts';
import { askGit } from '../run-git.ts';

/** A checkout of the base commit beside the working tree. */
export type ReferenceWorktree = {
  readonly commit: string;
  /** The folder in it that stands for a folder of the working tree. */
  readonly folderFor: (path: string) => string;
  readonly remove: () => Promise<void>;
};

/**
 * Checks out the base commit into a temporary folder, so that the reference side runs its own files. The base is the
 * given commit, else where HEAD left the default branch, else HEAD's parent.
 * @throws GateError `bad-usage` outside a git checkout or where no base can be found
 */
export async function addReferenceWorktree(
  workingDirectory: string,
  baseCommit: string | null,
): Promise<ReferenceWorktree> {
  const git = gitIn(workingDirectory);
  const root = await git('rev-parse', '--show-toplevel');
  const commit = baseCommit ?? (root === null ? null : await findBase(git));
  if (root === null || commit === null) {
    throw new GateError(
      'bad-usage',
      `ab: ${workingDirectory} is in no git checkout with a base commit, so there is no reference side to launch.`,
      'Give the reference as a server of its own: --reference-url URL; on CI check out with `fetch-depth: 0`.',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'throughput-gate-reference-'));
  if ((await git('worktree', 'add', '--detach', '--force', folder, commit)) === null) {
    await rm(folder, { recursive: true, force: true });
    throw new GateError(
      'bad-usage',
      `ab: the base commit ${commit.slice(0, 12)} can't be checked out.`,
      'Check out with `fetch-depth: 0`, so that the base commit is there.',
    );
  }
  return {
    commit,
    folderFor: (path) => join(folder, relative(root, resolve(workingDirectory, path))),
    remove: async () => {
      await git('worktree', 'remove', '--force', folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The commit that a reference side could be launched from; null where there is none, or where it is the one that is
 * checked out: that would compare a server with itself.
 */
export async function findReferenceCommit(workingDirectory: string, baseCommit: string | null): Promise<string | null> {
  const git = gitIn(workingDirectory);
  const base = baseCommit ?? (await findBase(git));
  const commit = base === null ? null : await git('rev-parse', '--verify', '--quiet', `${base}^{commit}`);
  return commit === (await git('rev-parse', 'HEAD')) ? null : commit;
}

type Git = (...args: string[]) => Promise<string | null>;

/** Commands whose answer is a line. */
function gitIn(folder: string): Git {
  return async (...args) => (await askGit(folder, args))?.trim() ?? null;
}

async function findBase(git: Git): Promise<string | null> {
  const head = await git('rev-parse', 'HEAD');
  for (const branch of ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']) {
    const base = await git('merge-base', 'HEAD', branch);
    if (base !== null && base !== head) return base;
  }
  return git('rev-parse', '--verify', '--quiet', 'HEAD~1');
}
