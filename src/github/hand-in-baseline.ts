import { parseBaseline } from '../baseline/parse-baseline.ts';
import { printBaseline } from '../baseline/print-baseline.ts';
import { GateError } from '../gate-error.ts';
import type { GithubApi } from './api.ts';
import { createCommit } from './create-commit.ts';
import { mergeBaseline } from './merge-baseline.ts';
import type { ApiFailure, Outcome } from './outcome.ts';
import { describeRefresh } from './refresh-body.ts';
import { openPullRequest, pointBranchAt } from './refresh-pull-request.ts';
import { readBranchHead, readFileAt } from './repository-reads.ts';
import { isRetryable, retryDelayMs } from './retry-policy.ts';

export type HandIn = {
  /** Baseline file's path in the repository. */
  readonly path: string;
  /** Text that the run wrote, and the one in the checkout that it started from. */
  readonly candidate: string;
  readonly original: string | null;
  /** Branch that the baseline is for. */
  readonly branch: string;
  readonly commit: string;
  readonly runner: string | null;
  readonly runUrl: string;
  readonly reason: string | null;
};

/** What the branch holds at `head`, and what it is to hold. */
type Draft = { readonly head: string; readonly old: string | null; readonly text: string };

export type HandedIn = { readonly kind: 'unchanged' } | { readonly kind: 'done'; readonly url: string };

/** A branch may move while the commit is on its way: read anew and try again, so many times in all. */
const ATTEMPTS = 4;

/** Commits the baseline to its branch, merged with what is there by then. */
export async function commitBaseline(api: GithubApi, handIn: HandIn): Promise<Outcome<HandedIn>> {
  // Without it a personal token's commit would start the refreshing workflow again, and again.
  const headline = `${headlineOf(handIn)} [skip ci]`;
  return commitDraft(api, handIn, { branch: handIn.branch, headline, prepare: async () => null });
}

/**
 * Commits the baseline to a branch of its own, cut anew from the target's head, and opens or updates its pull request.
 */
export async function proposeBaseline(api: GithubApi, handIn: HandIn): Promise<Outcome<HandedIn>> {
  const branch = refreshBranch(handIn);
  let story = '';
  const prepare = async (draft: Draft) => {
    story = describe(handIn, draft);
    return pointBranchAt(api, branch, draft.head);
  };
  const committed = await commitDraft(api, handIn, { branch, headline: headlineOf(handIn), prepare });
  if (!committed.ok || committed.value.kind === 'unchanged') return committed;
  const title = headlineOf(handIn);
  const opened = await openPullRequest(api, { head: branch, base: handIn.branch, title, body: story });
  return opened.ok ? { ok: true, value: { kind: 'done', url: opened.value } } : opened;
}

export const refreshBranch = ({ branch, path }: HandIn) =>
  `throughput-gate/${`${branch}/${path}`.replace(/[^\w.-]+/g, '-').replace(/\.{2,}/g, '.')}`;

const headlineOf = ({ path }: HandIn) => `Refresh the throughput baseline ${path}`;

type CommitPlan = {
  readonly branch: string;
  readonly headline: string;
  /** Done before each attempt; a failure ends it. */
  readonly prepare: (draft: Draft) => Promise<ApiFailure | null>;
};

async function commitDraft(api: GithubApi, handIn: HandIn, plan: CommitPlan): Promise<Outcome<HandedIn>> {
  for (let attempt = 1; ; attempt += 1) {
    const draft = await draftBaseline(api, handIn);
    if (!draft.ok) return draft;
    const { head, old, text } = draft.value;
    if (text === old) return { ok: true, value: { kind: 'unchanged' } };
    const failure = await plan.prepare(draft.value);
    if (failure !== null) return { ok: false, failure };
    const created = await createCommit(api, { ...plan, path: handIn.path, expectedHead: head, text });
    if (created.ok) return { ok: true, value: { kind: 'done', url: created.value.url } };
    if (attempt >= ATTEMPTS || !(await isWorthAnotherTry(api, plan.branch, head, created.failure, attempt)))
      return created;
  }
}

/** The branch has moved (whatever the error says of it), or GitHub asks for a pause. Nothing was stored under a stale head. */
async function isWorthAnotherTry(api: GithubApi, branch: string, head: string, failure: ApiFailure, attempt: number) {
  const delayMs = isRetryable(failure) ? retryDelayMs(failure, attempt, api.clock.now()) : null;
  if (failure.status !== null && delayMs !== null) await api.clock.sleep(delayMs);
  const now = await readBranchHead(api, branch);
  return now.ok && (now.value !== head || (failure.status !== null && delayMs !== null));
}

async function draftBaseline(api: GithubApi, handIn: HandIn): Promise<Outcome<Draft>> {
  const head = await readBranchHead(api, handIn.branch);
  if (!head.ok) return head;
  if (head.value === null) return { ok: false, failure: missingBranch(handIn.branch) };
  const old = await readFileAt(api, handIn.path, head.value);
  if (!old.ok) return old;
  try {
    return { ok: true, value: { head: head.value, old: old.value, text: mergeTexts(handIn, old.value) } };
  } catch (error) {
    return { ok: false, failure: brokenBaseline(error) };
  }
}

/** The branch's own file is no baseline: what was measured stays on disk, and the run tells its outcome. */
function brokenBaseline(error: unknown): ApiFailure {
  if (!(error instanceof GateError)) throw error;
  return { status: null, message: `${error.message} ${error.remedy}`, headers: {}, cause: error };
}

const missingBranch = (branch: string): ApiFailure => ({
  status: 404,
  message: `there is no branch ${branch}`,
  headers: {},
  cause: null,
});

/** The candidate as it is when the branch holds what the run started from, byte for byte. */
function mergeTexts({ candidate, original, path }: HandIn, current: string | null): string {
  if (current === original || current === null) return candidate;
  const parse = (text: string | null) => (text === null ? null : parseBaseline(text, path));
  return printBaseline(mergeBaseline(parse(current), parse(original), parseBaseline(candidate, path)));
}

function describe(handIn: HandIn, { old, text }: Draft): string {
  const parse = (source: string) => parseBaseline(source, handIn.path);
  return describeRefresh({ ...handIn, old: old === null ? null : parse(old), fresh: parse(text) });
}
