import type { GithubApi } from './api.ts';
import { type CommentKey, type CommentStamp, formatMarker, isNewer } from './comment-marker.ts';
import type { CommentMode } from './inputs.ts';
import { type ApiFailure, type Outcome, settle } from './outcome.ts';
import { listOwnComments, newestOf, type OwnComment } from './own-comments.ts';
import { isRetryable, retryDelayMs } from './retry-policy.ts';

export type CommentRequest = {
  readonly pullRequest: number;
  readonly key: CommentKey;
  readonly stamp: CommentStamp;
  /** Markdown as the report room rendered it, without a marker. */
  readonly markdown: string;
  readonly mode: CommentMode;
  /** The run found a regression, or something close to one. */
  readonly isRegression: boolean;
};

export type CommentOutcome =
  | { readonly kind: 'posted'; readonly url: string }
  | { readonly kind: 'left-out'; readonly why: string; readonly url: string | null }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** https://github.com issues: 65 536 characters at most, else 422. */
const LONGEST_BODY = 65_000;
const CREATE_ATTEMPTS = 3;

/**
 * Brings the one comment of this suite, job and leg up to date: found by marker and author over all pages, updated in
 * place, duplicates removed. A newer run's comment is left alone.
 */
export async function publishComment(api: GithubApi, request: CommentRequest): Promise<CommentOutcome> {
  const listed = await listOwnComments(api, request.pullRequest, request.key);
  if (!listed.ok) return { kind: 'failed', failure: listed.failure };
  const newest = newestOf(listed.value);
  if (newest === null) return createWhereWanted(api, request);
  if (isNewer(newest.stamp, request.stamp)) {
    return { kind: 'left-out', why: `run ${newest.stamp.runId} is newer and has commented`, url: newest.url };
  }
  const isRepost = request.mode === 'on-change' && newest.stamp.verdict !== request.stamp.verdict;
  return isRepost ? repost(api, request, listed.value) : update(api, request, listed.value);
}

async function createWhereWanted(api: GithubApi, request: CommentRequest): Promise<CommentOutcome> {
  if (request.mode === 'on-regression' && !request.isRegression) {
    return { kind: 'left-out', why: 'there is no regression to tell of', url: null };
  }
  const created = await create(api, request);
  if (!created.ok) return { kind: 'failed', failure: created.failure };
  return healRace(api, request, created.value);
}

/** Two runs may have created at once: the oldest comment stays, with the newest run's text. */
async function healRace(api: GithubApi, request: CommentRequest, created: OwnComment): Promise<CommentOutcome> {
  const listed = await listOwnComments(api, request.pullRequest, request.key);
  if (!listed.ok || listed.value.length < 2) return { kind: 'posted', url: created.url };
  const newest = newestOf(listed.value);
  if (newest === null || !isNewer(newest.stamp, request.stamp)) return update(api, request, listed.value);
  await remove(api, [created]);
  return { kind: 'left-out', why: `run ${newest.stamp.runId} is newer and has commented`, url: newest.url };
}

async function update(api: GithubApi, request: CommentRequest, own: readonly OwnComment[]): Promise<CommentOutcome> {
  const [oldest, ...duplicates] = own;
  if (oldest === undefined) return createWhereWanted(api, request);
  const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
  const patched = await settle(
    api.octokit.request(route, { ...api.repository, comment_id: oldest.id, body: bodyOf(request) }),
  );
  // Somebody deleted the comment since it was listed.
  if (!patched.ok && patched.failure.status === 404) return update(api, request, duplicates);
  if (!patched.ok) return { kind: 'failed', failure: patched.failure };
  await remove(api, duplicates);
  return { kind: 'posted', url: patched.value.data.html_url };
}

/** A new comment notifies people, an edited one doesn't; the old ones go once the new one is there. */
async function repost(api: GithubApi, request: CommentRequest, old: readonly OwnComment[]): Promise<CommentOutcome> {
  const created = await create(api, request);
  if (!created.ok) return { kind: 'failed', failure: created.failure };
  await remove(api, old);
  return { kind: 'posted', url: created.value.url };
}

async function remove(api: GithubApi, comments: readonly OwnComment[]): Promise<void> {
  const route = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
  // A duplicate that can't be removed is tried again by the next run.
  for (const { id } of comments) await settle(api.octokit.request(route, { ...api.repository, comment_id: id }));
}

/**
 * Creates, never blindly twice: an answer may get lost after GitHub has stored the comment (a repeated POST gave two
 * comments when tried), so that after a failure this run's own comment is looked for first.
 */
async function create(api: GithubApi, request: CommentRequest): Promise<Outcome<OwnComment>> {
  for (let attempt = 1; ; attempt += 1) {
    const created = await settle(
      api.octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        ...api.repository,
        issue_number: request.pullRequest,
        body: bodyOf(request),
      }),
    );
    if (created.ok) {
      const { id, html_url } = created.value.data;
      return { ok: true, value: { id: Number(id), url: html_url, stamp: request.stamp } };
    }
    const stored = await waitAndLookAgain(api, request, created.failure, attempt);
    if (stored === 'give-up') return created;
    if (stored !== null) return { ok: true, value: stored };
  }
}

async function waitAndLookAgain(api: GithubApi, request: CommentRequest, failure: ApiFailure, attempt: number) {
  const delayMs = isRetryable(failure) ? retryDelayMs(failure, attempt, api.clock.now()) : null;
  if (delayMs === null || attempt >= CREATE_ATTEMPTS) return 'give-up';
  await api.clock.sleep(delayMs);
  const listed = await listOwnComments(api, request.pullRequest, request.key);
  if (!listed.ok) return 'give-up';
  return listed.value.find(({ stamp }) => isSameRun(stamp, request.stamp)) ?? null;
}

const isSameRun = (a: CommentStamp, b: CommentStamp) =>
  a.runId === b.runId && a.attempt === b.attempt && a.verdict === b.verdict;

function bodyOf(request: CommentRequest): string {
  const body = `${formatMarker(request.key, request.stamp)}\n${request.markdown}`;
  if (body.length <= LONGEST_BODY) return body;
  const cut = body.slice(0, LONGEST_BODY);
  return `${cut.slice(0, cut.lastIndexOf('\n'))}\n\nCut here: the whole report is in the job summary.`;
}
