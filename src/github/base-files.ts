import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { GateError } from '../gate-error.ts';
import type { BaseSide } from '../options.ts';
import { askGit } from '../run-git.ts';
import type { GithubApi } from './api.ts';
import type { BaseRule, GateEvent } from './event.ts';
import type { Outcome } from './outcome.ts';
import { readBranchHead, readFileAt, readParents } from './repository-reads.ts';

export type Workspace = {
  /** Folder that the suite's relative paths count from. */
  readonly workingDirectory: string;
  /** Root of the checkout: paths at the base commit count from here. */
  readonly repositoryRoot: string;
};

/** The checkout around a folder: the nearest parent that git knows, else the runner's workspace. */
export function findWorkspace(workingDirectory: string, fallback: string): Workspace {
  for (let folder = workingDirectory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return { workingDirectory, repositoryRoot: folder };
    if (folder === dirname(folder)) return { workingDirectory, repositoryRoot: fallback };
  }
}

/**
 * The base side of the run: files as they are at the base commit, by the API (raw, so up to 100 MB), else from the
 * checkout's own history.
 * @param warn told, once, when the token may not read the base and the checkout stands in
 * @throws GateError `github-api` when neither can tell: a gate that guesses its base isn't one.
 */
export async function readBaseSide(
  event: GateEvent,
  api: GithubApi | null,
  workspace: Workspace,
  warn: (message: string) => void,
): Promise<BaseSide> {
  const commit = await resolveBase(event.base, api, workspace);
  const place = {
    commit,
    api,
    workspace,
    commitIsVisible: once(() => canSeeCommit(commit, api)),
    warnOnce: once(async () => warn(NO_CONTENTS)),
  };
  return {
    commit,
    pullRequest: event.kind === 'pull_request' || event.kind === 'merge_group',
    read: (path) => readAtCommit(path, place),
  };
}

type Place = {
  readonly commit: string;
  readonly api: GithubApi | null;
  readonly workspace: Workspace;
  readonly commitIsVisible: () => Promise<boolean>;
  readonly warnOnce: () => Promise<void>;
};

const NO_CONTENTS =
  'The token may not read the base commit: it was read from the checkout’s own history. Give the job `permissions: contents: read`.';

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

async function resolveBase(base: BaseRule, api: GithubApi | null, workspace: Workspace): Promise<string> {
  if (base.kind === 'commit') return base.sha;
  if (base.kind === 'branch') return resolveBranch(base.name, api, workspace);
  // The event's base.sha may lag behind the base the merge commit was built on: other people's commits would be billed
  // to this pull request.
  const parents = (await parentsByApi(base.mergeSha, api)) ?? (await parentsByGit(base.mergeSha, workspace));
  const [first, second] = parents ?? [];
  const isMerge = first !== undefined && second !== undefined && base.mergeSha !== base.headSha;
  return isMerge ? first : base.fallback;
}

async function parentsByApi(sha: string, api: GithubApi | null): Promise<readonly string[] | null> {
  const parents = api === null ? null : await readParents(api, sha);
  return parents?.ok ? parents.value : null;
}

async function parentsByGit(sha: string, workspace: Workspace): Promise<readonly string[] | null> {
  const body = await askCheckout(workspace, 'cat-file', '-p', sha);
  return body === null ? null : [...body.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = '']) => parent);
}

async function resolveBranch(name: string, api: GithubApi | null, workspace: Workspace): Promise<string> {
  const head = api === null ? null : await readBranchHead(api, name);
  if (head?.ok && head.value !== null) return head.value;
  const branch = `refs/remotes/origin/${name}^{commit}`;
  const sha = await askCheckout(workspace, 'rev-parse', '--verify', '--quiet', branch);
  if (sha !== null) return sha.trim();
  throw new GateError(
    'github-api',
    `The default branch "${name}" could be found neither by the API nor in the checkout.`,
    'Give the job `permissions: contents: read`, or check out with `fetch-depth: 0`.',
  );
}

async function readAtCommit(path: string, { commit, api, workspace, commitIsVisible, warnOnce }: Place) {
  const inRepository = pathInRepository(path, workspace);
  if (inRepository === null) return null;
  const byApi = api === null ? null : await readFileAt(api, inRepository, commit);
  if (byApi?.ok && byApi.value !== null) return byApi.value;
  const known = await askCheckout(workspace, 'cat-file', '-e', `${commit}^{commit}`);
  if (known !== null && byApi?.ok === false && byApi.failure.status === 403) await warnOnce();
  if (known !== null) return askCheckout(workspace, 'show', `${commit}:${inRepository}`);
  // GitHub answers 404 for what a token may not see, too. Only where it shows the commit is the file really absent.
  if (byApi?.ok && (await commitIsVisible())) return null;
  throw new GateError(
    'github-api',
    `${inRepository} at the base commit ${commit.slice(0, 12)} can't be read: ${whyNot(byApi)}; ` +
      `the checkout doesn't have that commit either.`,
    'Give the job `permissions: contents: read` and the input `github-token`, or check out with `fetch-depth: 0`.',
  );
}

function whyNot(read: Outcome<string | null> | null): string {
  if (read === null) return 'there is no token to ask the API with';
  return read.ok ? 'the token can see neither the file nor the commit' : read.failure.message;
}

async function canSeeCommit(commit: string, api: GithubApi | null): Promise<boolean> {
  return (await parentsByApi(commit, api)) !== null;
}

/** `path` as git knows it, or null when it lies outside of the repository. */
export function pathInRepository(path: string, { workingDirectory, repositoryRoot }: Workspace): string | null {
  const inside = relative(repositoryRoot, resolve(workingDirectory, path));
  return inside === '' || inside === '..' || inside.startsWith(`..${sep}`) ? null : inside.split(sep).join('/');
}

/** A checkout without its blobs asks the remote for each, which may hang; and a file is read into memory. */
const LIMITS = { timeoutMs: 30_000, mostBytes: 64 * 1024 * 1024 };

/** What git prints in the checkout, or null when git or the object isn't there. */
const askCheckout = ({ repositoryRoot }: Workspace, ...args: string[]) => askGit(repositoryRoot, args, LIMITS);
