import { arrayAt, textAt } from '../json-value.ts';
import type { Environment, GithubApi } from './api.ts';
import { isEnded, rememberEnded } from './ended-labels.ts';
import type { GateEvent } from './event.ts';
import { settle } from './outcome.ts';

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
 * acceptance: the label is removed and doesn't count for that run, nor for a later one where it couldn't be removed.
 */
export async function readAcceptance(
  api: GithubApi | null,
  event: GateEvent,
  label: string | null,
  env: Environment,
): Promise<Acceptance> {
  const { pullRequest } = event;
  if (api === null || label === null || pullRequest === null) return NO_ACCEPTANCE;
  const labels = await settle(
    api.octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/labels', {
      ...api.repository,
      issue_number: pullRequest,
      per_page: 100,
    }),
  );
  if (!labels.ok) return unreadable(event, label, labels.failure.message);
  if (!labels.value.data.some(({ name }) => name === label)) return NOT_SET;
  if (event.action === 'labeled' && textAt(event.payload, 'label', 'name') === label) {
    return accept(textAt(event.payload, 'sender', 'login') ?? null);
  }
  const held = { pullRequest, label, ...(await readLastSetting(api, pullRequest, label)) };
  if (event.kind === 'pull_request' && event.action === 'synchronize') return endAcceptance(api, event, held, env);
  if (!(await isEnded(env, held))) return accept(held.by);
  return { ...NOT_SET, notes: [`The label doesn’t count: ${tellOfPush(label)}`] };
}

const accept = (by: string | null): Acceptance => ({
  ...NOT_SET,
  accepted: { by: by ?? 'somebody who may set labels' },
});

const tellOfPush = (label: string) =>
  `${label} was set before the last push. Take it off and set it again to accept these figures.`;

/** Worth a word only where the event, which may be older, says that the label is there. */
function unreadable(event: GateEvent, label: string, why: string): Acceptance {
  const labels = arrayAt(event.payload, 'pull_request', 'labels');
  if (!labels.some((one) => textAt(one, 'name') === label)) return NO_ACCEPTANCE;
  return {
    ...NO_ACCEPTANCE,
    notes: [
      `The label ${label} doesn’t count: the labels couldn’t be read (${why}). Give the job \`pull-requests: read\`.`,
    ],
  };
}

/** A label as it is on the pull request: who set it when. `unknown` and null where the token may not read that. */
type HeldLabel = LastSetting & { readonly pullRequest: number; readonly label: string };
type LastSetting = { readonly id: string; readonly by: string | null; readonly at: string | null };

async function endAcceptance(api: GithubApi, event: GateEvent, held: HeldLabel, env: Environment): Promise<Acceptance> {
  const { pullRequest, label } = held;
  if (isSetSince(event, held)) {
    return {
      ...NOT_SET,
      notes: [`${label} was set after this push: the run that it starts is the one that counts it.`],
    };
  }
  const route = 'DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}';
  const removed = await settle(
    api.octokit.request(route, { ...api.repository, issue_number: pullRequest, name: label }),
  );
  if (removed.ok || removed.failure.status === 404) {
    const note = `The label was removed: ${label} was set before this push. Set it again to accept these figures.`;
    return { ...NOT_SET, notes: [note] };
  }
  await rememberEnded(env, held);
  const note = `The label doesn’t count (it couldn’t be removed: \`pull-requests: write\` is missing): ${tellOfPush(label)}`;
  return { ...NOT_SET, notes: [note] };
}

/** A run may start long after its push: a label that neither the push saw nor is older than it isn't the push's to end. */
function isSetSince({ payload }: GateEvent, { label, at }: HeldLabel): boolean {
  const seen = arrayAt(payload, 'pull_request', 'labels').some((one) => textAt(one, 'name') === label);
  const pushedAt = Date.parse(textAt(payload, 'pull_request', 'updated_at') ?? '');
  return !seen && Date.parse(at ?? '') > pushedAt;
}

async function readLastSetting(api: GithubApi, pullRequest: number, label: string): Promise<LastSetting> {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/events';
  const events = await settle(
    api.octokit.paginate(route, { ...api.repository, issue_number: pullRequest, per_page: 100 }),
  );
  const set = (events.ok ? events.value : []).filter(
    (one) => one.event === 'labeled' && textAt(one, 'label', 'name') === label,
  );
  const last = set.at(-1);
  return {
    id: String(last?.id ?? 'unknown'),
    by: textAt(last, 'actor', 'login') ?? null,
    at: last?.created_at ?? null,
  };
}
