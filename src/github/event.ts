import { GateError } from '../gate-error.ts';
import { type JsonObject, numberAt, objectAt, textAt } from '../json-value.ts';
import type { Environment } from './api.ts';

export const EVENTS = ['pull_request', 'merge_group', 'push', 'schedule', 'workflow_dispatch'] as const;
export type EventKind = (typeof EVENTS)[number];

/** Where the base side is. `first-parent`: of GITHUB_SHA, the merge commit; `fallback` is the event's own, older say. */
export type BaseRule =
  | { readonly kind: 'first-parent'; readonly mergeSha: string; readonly headSha: string; readonly fallback: string }
  | { readonly kind: 'commit'; readonly sha: string }
  | { readonly kind: 'branch'; readonly name: string };

export type GateEvent = {
  readonly kind: EventKind;
  /** `opened`, `labeled`, … for the events that have activity types. */
  readonly action: string | null;
  readonly base: BaseRule;
  /** The commit under test as people know it: never the merge commit. */
  readonly headSha: string;
  readonly pullRequest: number | null;
  /** The head is in another repository, so that the token is read-only. */
  readonly fork: boolean;
  readonly defaultBranch: string;
  /** Branch that the run is on or that a pull request goes to. */
  readonly branch: string;
  readonly payload: JsonObject;
};

const UNSAFE: Readonly<Record<string, string>> = {
  pull_request_target: 'it runs with a write token and secrets while the pull request decides what is measured',
  workflow_run: 'it runs with a write token and secrets on what an untrusted run has left behind',
  issue_comment: 'anybody who may comment starts it, and the head may have moved since somebody looked at it',
};

/**
 * Reads what kind of run this is from the runner's variables and the event's payload.
 * @throws GateError `unsafe-event` for events that would run foreign code with rights, `bad-usage` for unknown ones.
 */
export function readEvent(env: Environment, payload: JsonObject): GateEvent {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  refuseUnsafe(name);
  const kind = EVENTS.find((event) => event === name);
  if (kind === undefined) {
    throw new GateError(
      'bad-usage',
      `The event is "${name}"; the gate runs on ${EVENTS.join(', ')}.`,
      'Change `on:` in the workflow to one of these events.',
    );
  }
  const defaultBranch = textAt(payload, 'repository', 'default_branch') ?? 'main';
  return {
    kind,
    action: textAt(payload, 'action') ?? null,
    defaultBranch,
    payload,
    ...READERS[kind](env, payload, defaultBranch),
  };
}

function refuseUnsafe(name: string): void {
  const reason = UNSAFE[name];
  if (reason === undefined) return;
  throw new GateError(
    'unsafe-event',
    `The gate doesn't run on ${name}: ${reason}.`,
    'Use `on: pull_request` with `permissions: contents: read` for the job that measures, behind an environment with ' +
      'required reviewers for forks, and a second job on a hosted runner with `pull-requests: write` for the comment.',
  );
}

type Facts = Pick<GateEvent, 'base' | 'headSha' | 'pullRequest' | 'fork' | 'branch'>;
type Reader = (env: Environment, payload: JsonObject, defaultBranch: string) => Facts;

const READERS: Readonly<Record<EventKind, Reader>> = {
  pull_request: readPullRequest,
  merge_group: readMergeGroup,
  push: readPush,
  // The run is on the tip of the default branch: that commit is the base, whatever is pushed meanwhile.
  schedule: (env, _payload, defaultBranch) => ({
    ...onBranch(env),
    base: env['GITHUB_SHA'] ? { kind: 'commit', sha: env['GITHUB_SHA'] } : { kind: 'branch', name: defaultBranch },
  }),
  workflow_dispatch: (env, _payload, defaultBranch) => ({
    ...onBranch(env),
    base: { kind: 'branch', name: defaultBranch },
  }),
};

function readPullRequest(env: Environment, payload: JsonObject): Facts {
  const pull = objectAt(payload, 'pull_request');
  const headSha = textAt(pull, 'head', 'sha') ?? '';
  const headRepository = textAt(pull, 'head', 'repo', 'full_name') ?? null;
  const fallback = textAt(pull, 'base', 'sha') ?? '';
  const mergeSha = env['GITHUB_SHA'] ?? '';
  return {
    base: mergeSha === '' ? { kind: 'commit', sha: fallback } : { kind: 'first-parent', mergeSha, headSha, fallback },
    headSha,
    pullRequest: numberAt(pull, 'number') ?? numberAt(payload, 'number') ?? null,
    // A deleted fork has no repository any more: null.
    fork: headRepository !== (textAt(payload, 'repository', 'full_name') ?? env['GITHUB_REPOSITORY']),
    branch: textAt(pull, 'base', 'ref') ?? '',
  };
}

function readMergeGroup(env: Environment, payload: JsonObject): Facts {
  const group = objectAt(payload, 'merge_group');
  // refs/heads/gh-readonly-queue/{base}/pr-{number}-{sha}
  const number = /\/pr-(\d+)-[^/]*$/.exec(textAt(group, 'head_ref') ?? '')?.[1];
  return {
    base: { kind: 'commit', sha: textAt(group, 'base_sha') ?? '' },
    headSha: textAt(group, 'head_sha') ?? env['GITHUB_SHA'] ?? '',
    pullRequest: number === undefined ? null : Number(number),
    fork: false,
    branch: branchOf(textAt(group, 'base_ref') ?? ''),
  };
}

function readPush(env: Environment, payload: JsonObject, defaultBranch: string): Facts {
  const before = textAt(payload, 'before') ?? '';
  const isNewBranch = /^0*$/.test(before);
  return {
    ...onBranch(env),
    base: isNewBranch ? { kind: 'branch', name: defaultBranch } : { kind: 'commit', sha: before },
  };
}

function onBranch(env: Environment) {
  return {
    headSha: env['GITHUB_SHA'] ?? '',
    pullRequest: null,
    fork: false,
    branch: branchOf(env['GITHUB_REF'] ?? ''),
  };
}

const branchOf = (ref: string) => ref.replace(/^refs\/heads\//, '');
