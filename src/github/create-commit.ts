import { type GithubApi, type Outcome, settle } from './api.ts';

export type FileCommit = {
  readonly branch: string;
  readonly expectedHead: string;
  readonly path: string;
  readonly text: string;
  readonly headline: string;
};

/** Commits one file through GraphQL: signed by GitHub, and only if the branch is still at `expectedHead`. */
export async function createCommit(api: GithubApi, commit: FileCommit): Promise<Outcome<{ oid: string; url: string }>> {
  const { owner, repo } = api.repository;
  const input = {
    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: commit.branch },
    message: { headline: commit.headline },
    expectedHeadOid: commit.expectedHead,
    fileChanges: { additions: [{ path: commit.path, contents: Buffer.from(commit.text, 'utf8').toString('base64') }] },
  };
  const answer = await settle(
    api.octokit.graphql<{ createCommitOnBranch: { commit: { oid: string; url: string } } }>(CREATE_COMMIT, {
      input,
      baseUrl: api.graphqlBaseUrl,
    }),
  );
  return answer.ok ? { ok: true, value: answer.value.createCommitOnBranch.commit } : answer;
}

const CREATE_COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`;

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
