import type { GithubApi } from './api.ts';
import { type Outcome, settle } from './outcome.ts';

/** Head commit of a branch; null where there is no such branch. */
export async function readBranchHead(api: GithubApi, branch: string): Promise<Outcome<string | null>> {
  const route = 'GET /repos/{owner}/{repo}/git/ref/{ref}';
  const answer = await settle(api.octokit.request(route, { ...api.repository, ref: `heads/${branch}` }));
  if (answer.ok) return { ok: true, value: answer.value.data.object.sha };
  return answer.failure.status === 404 ? { ok: true, value: null } : answer;
}

/** Text of a file at a commit or branch; null where it isn't there. */
export async function readFileAt(api: GithubApi, path: string, ref: string): Promise<Outcome<string | null>> {
  const answer = await settle(
    api.octokit.request('GET /repos/{owner}/{repo}/contents/{path}', {
      ...api.repository,
      path,
      ref,
      mediaType: { format: 'raw' },
    }),
  );
  // With the raw media type the body is the file itself, which the types of the JSON answer don't know.
  if (answer.ok) return { ok: true, value: String(answer.value.data) };
  return answer.failure.status === 404 ? { ok: true, value: null } : answer;
}

/** Parents of a commit, the first one first. */
export async function readParents(api: GithubApi, commit: string): Promise<Outcome<readonly string[]>> {
  const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
  const answer = await settle(api.octokit.request(route, { ...api.repository, commit_sha: commit }));
  return answer.ok ? { ok: true, value: answer.value.data.parents.map(({ sha }) => sha) } : answer;
}
