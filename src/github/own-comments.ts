import type { GithubApi } from './api.ts';
import { type CommentKey, type CommentStamp, isNewer, parseMarker } from './comment-marker.ts';
import { type Outcome, settle } from './outcome.ts';

/** A comment that an earlier run with the same token has written about the same suite, job and leg. */
export type OwnComment = { readonly id: number; readonly url: string; readonly stamp: CommentStamp };

/** Own comments with this key's marker, oldest first. */
export async function listOwnComments(
  api: GithubApi,
  pullRequest: number,
  key: CommentKey,
): Promise<Outcome<readonly OwnComment[]>> {
  const listed = await settle(
    api.octokit.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...api.repository,
      issue_number: pullRequest,
      per_page: 100,
    }),
  );
  if (!listed.ok) return listed;
  const marked = listed.value.flatMap(({ id, html_url, body, user }) => {
    const stamp = parseMarker(body ?? '', key);
    return stamp === null ? [] : [{ id: Number(id), url: html_url, stamp, author: user?.login ?? '' }];
  });
  if (marked.length === 0) return { ok: true, value: [] };
  const self = await readOwnLogin(api);
  return { ok: true, value: marked.filter(({ author }) => sameLogin(author, self)).sort((a, b) => a.id - b.id) };
}

/** Anybody may write the marker into a comment; only the token's own comments count. */
async function readOwnLogin(api: GithubApi): Promise<string> {
  const asked = await settle(
    api.octokit.graphql<{ viewer: { login: string } }>('query { viewer { login } }', { baseUrl: api.graphqlBaseUrl }),
  );
  return asked.ok ? asked.value.viewer.login : 'github-actions[bot]';
}

/** REST calls an app's account `name[bot]`, GraphQL `name`. */
const sameLogin = (a: string, b: string) => a.replace(/\[bot\]$/, '') === b.replace(/\[bot\]$/, '');

/** The comment of the latest run. */
export function newestOf(found: readonly OwnComment[]): OwnComment | null {
  return found.reduce<OwnComment | null>(
    (best, one) => (best === null || isNewer(one.stamp, best.stamp) ? one : best),
    null,
  );
}
