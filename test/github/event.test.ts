import { describe, expect, it } from 'vitest';
import { readEvent } from '../../src/github/event.ts';
import { BASE_SHA, eventPayload, HEAD_SHA, MERGE_SHA, OLD_BASE_SHA } from '../support/event-payload.ts';

const env = (name: string, more: Record<string, string> = {}) => ({
  GITHUB_EVENT_NAME: name,
  GITHUB_SHA: MERGE_SHA,
  GITHUB_REF: 'refs/heads/feature',
  GITHUB_REPOSITORY: 'o/r',
  ...more,
});

describe('an event tells where the base is and which pull request it is about', () => {
  it.each([
    {
      name: 'pull_request',
      payload: eventPayload('pull-request-opened'),
      base: { kind: 'first-parent', mergeSha: MERGE_SHA, headSha: HEAD_SHA, fallback: OLD_BASE_SHA },
      headSha: HEAD_SHA,
      pullRequest: 7,
      branch: 'main',
    },
    {
      name: 'merge_group',
      payload: eventPayload('merge-group-checks-requested'),
      base: { kind: 'commit', sha: BASE_SHA },
      headSha: HEAD_SHA,
      pullRequest: 7,
      branch: 'main',
    },
    {
      name: 'push',
      payload: eventPayload('push'),
      base: { kind: 'commit', sha: BASE_SHA },
      headSha: MERGE_SHA,
      pullRequest: null,
      branch: 'feature',
    },
    {
      name: 'schedule',
      payload: eventPayload('schedule'),
      base: { kind: 'commit', sha: MERGE_SHA },
      headSha: MERGE_SHA,
      pullRequest: null,
      branch: 'feature',
    },
    {
      name: 'workflow_dispatch',
      payload: eventPayload('workflow-dispatch'),
      base: { kind: 'branch', name: 'main' },
      headSha: MERGE_SHA,
      pullRequest: null,
      branch: 'feature',
    },
  ])('$name', ({ name, payload, ...expected }) => {
    expect(readEvent(env(name), payload)).toMatchObject({
      kind: name,
      fork: false,
      defaultBranch: 'main',
      ...expected,
    });
  });

  it('takes the default branch as the base of a branch that has just been created', () => {
    const payload = eventPayload('push', { before: '0'.repeat(40), created: true });
    expect(readEvent(env('push'), payload).base).toEqual({ kind: 'branch', name: 'main' });
  });

  it('knows a fork by its repository, and a deleted fork as one', () => {
    const fork = eventPayload('pull-request-opened', { pull_request: { head: { repo: { full_name: 'else/r' } } } });
    const deleted = {
      ...fork,
      pull_request: { number: 7, head: { sha: HEAD_SHA, repo: null }, base: { sha: BASE_SHA } },
    };
    expect(readEvent(env('pull_request'), fork).fork).toBe(true);
    expect(readEvent(env('pull_request'), deleted).fork).toBe(true);
  });

  it('finds the pull request of a queue whose branch has slashes in its name', () => {
    const payload = eventPayload('merge-group-checks-requested', {
      merge_group: { head_ref: `refs/heads/gh-readonly-queue/release/1.x/pr-12-${BASE_SHA}` },
    });
    expect(readEvent(env('merge_group'), payload).pullRequest).toBe(12);
  });
});

describe('events that would run foreign code with rights are refused', () => {
  it.each(['pull_request_target', 'workflow_run', 'issue_comment'])('%s, with the safe way', (name) => {
    expect(() => readEvent(env(name), {})).toThrow(
      expect.objectContaining({
        code: 'unsafe-event',
        message: expect.stringContaining(name),
        remedy: expect.stringContaining('on: pull_request'),
      }),
    );
  });

  it('names the allowed events for one that it does not know', () => {
    expect(() => readEvent(env('release'), {})).toThrow(/"release".*pull_request, merge_group, push, schedule/);
  });
});
