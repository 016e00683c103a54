import type { GithubApi } from './api.ts';
import { type ApiFailure, type Outcome, settle } from './outcome.ts';
import { readBranchHead } from './repository-reads.ts';
import { isRetryable, retryDelayMs } from './retry-policy.ts';

export type Proposal = { readonly head: string; readonly base: string; readonly title: string; readonly body: string };

const ATTEMPTS = 4;

/** Creates the branch at a commit, or moves it there, dropping what it held. */
export async function pointBranchAt(api: GithubApi, branch: string, sha: string): Promise<ApiFailure | null> {
  const existing = await readBranchHead(api, branch);
  if (!existing.ok) return existing.failure;
  if (existing.value === sha) return null;
  const { octokit, repository } = api;
  const moved = await settle<unknown>(
    existing.value === null
      ? octokit.request('POST /repos/{owner}/{repo}/git/refs', { ...repository, ref: `refs/heads/${branch}`, sha })
      : octokit.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {
          ...repository,
          ref: `heads/${branch}`,
          sha,
          force: true,
        }),
  );
  return moved.ok ? null : moved.failure;
}

/** Opens the pull request of a branch, or brings the open one up to date; its URL. */
export async function openPullRequest(api: GithubApi, proposal: Proposal): Promise<Outcome<string>> {
  for (let attempt = 1; ; attempt += 1) {
    const open = await findOpen(api, proposal);
    if (!open.ok) return open;
    const sent = await settle(open.value === null ? create(api, proposal) : update(api, proposal, open.value));
    if (sent.ok) return sent;
    // A lost answer may hide a pull request that was opened: the next round looks for it first.
    const delayMs = isRetryable(sent.failure) ? retryDelayMs(sent.failure, attempt, api.clock.now()) : null;
    if (delayMs === null || attempt >= ATTEMPTS) return sent;
    await api.clock.sleep(delayMs);
  }
}

async function findOpen({ octokit, repository }: GithubApi, { head, base }: Proposal): Promise<Outcome<number | null>> {
  const wanted = { ...repository, state: 'open' as const, head: `${repository.owner}:${head}`, base };
  const listed = await settle(octokit.request('GET /repos/{owner}/{repo}/pulls', wanted));
  return listed.ok ? { ok: true, value: listed.value.data[0]?.number ?? null } : listed;
}

async function create({ octokit, repository }: GithubApi, proposal: Proposal): Promise<string> {
  const { data } = await octokit.request('POST /repos/{owner}/{repo}/pulls', { ...repository, ...proposal });
  return data.html_url;
}

async function update({ octokit, repository }: GithubApi, { title, body }: Proposal, number: number): Promise<string> {
  const route = 'PATCH /repos/{owner}/{repo}/pulls/{pull_number}';
  const { data } = await octokit.request(route, { ...repository, pull_number: number, title, body });
  return data.html_url;
}
