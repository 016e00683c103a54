import type { GithubApi } from './api.ts';
import type { GateEvent } from './event.ts';
import { settle } from './outcome.ts';
import { listAt, textAt } from './payload.ts';

/** Whether a label lets this pull request through, and who set it. */
export type Acceptance = {
  /** There is a pull request whose labels can be read: people may be told of the label. */
  readonly isPossible: boolean;
  readonly accepted: { readonly by: string } | null;
  /** What the comment says about it. */
  readonly notes: readonly string[];
};

export const NO_ACCEPTANCE: Acceptance = { isPossible: false, accepted: null, notes: [] };
const NOT_SET: Acceptance = { isPossible: true, accepted: null, notes: [] };

/**
 * Reads the accept label of the pull request from GitHub, not from the event, which may be older. A push ends an
 * acceptance: the label is removed and doesn't count for that run.
 */
export async function readAcceptance(
  api: GithubApi | null,
  event: GateEvent,
  label: string | null,
): Promise<Acceptance> {
  if (api === null || label === null || event.pullRequest === null) return NO_ACCEPTANCE;
  const labels = await settle(
    api.octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/labels', {
      ...api.repository,
      issue_number: event.pullRequest,
      per_page: 100,
    }),
  );
  if (!labels.ok) return unreadable(event, label, labels.failure.message);
  if (!labels.value.data.some(({ name }) => name === label)) return NOT_SET;
  if (event.kind === 'pull_request' && event.action === 'synchronize')
    return endAcceptance(api, event.pullRequest, label);
  const by = (await readWhoLabelled(api, event, event.pullRequest, label)) ?? 'somebody who may set labels';
  return { ...NOT_SET, accepted: { by } };
}

/** Worth a word only where the event, which may be older, says that the label is there. */
function unreadable(event: GateEvent, label: string, why: string): Acceptance {
  const labels = listAt(event.payload, 'pull_request', 'labels');
  if (!labels.some((one) => textAt(one, 'name') === label)) return NO_ACCEPTANCE;
  return {
    ...NO_ACCEPTANCE,
    notes: [
      `The label ${label} doesn’t count: the labels couldn’t be read (${why}). Give the job \`pull-requests: read\`.`,
    ],
  };
}

async function endAcceptance(api: GithubApi, pullRequest: number, label: string): Promise<Acceptance> {
  const route = 'DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}';
  const removed = await settle(
    api.octokit.request(route, { ...api.repository, issue_number: pullRequest, name: label }),
  );
  const isGone = removed.ok || removed.failure.status === 404;
  const what = isGone
    ? 'The label was removed'
    : 'The label doesn’t count (it couldn’t be removed: `pull-requests: write` is missing)';
  return {
    ...NOT_SET,
    notes: [`${what}: ${label} was set before this push. Set it again to accept these figures.`],
  };
}

async function readWhoLabelled(
  api: GithubApi,
  event: GateEvent,
  pullRequest: number,
  label: string,
): Promise<string | null> {
  const isThisEvent = event.action === 'labeled' && textAt(event.payload, 'label', 'name') === label;
  if (isThisEvent) return textAt(event.payload, 'sender', 'login');
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/events';
  const events = await settle(
    api.octokit.paginate(route, { ...api.repository, issue_number: pullRequest, per_page: 100 }),
  );
  if (!events.ok) return null;
  const set = events.value.filter((one) => one.event === 'labeled' && textAt(one, 'label', 'name') === label);
  return textAt(set.at(-1), 'actor', 'login');
}
