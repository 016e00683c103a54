import type { GithubApi } from './api.ts';
import { type Outcome, settle } from './outcome.ts';

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
