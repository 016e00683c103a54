import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GithubApi } from '../../src/github/api.ts';
import { formatMarker, parseMarker } from '../../src/github/comment-marker.ts';
import { type CommentRequest, publishComment } from '../../src/github/sticky-comment.ts';
import { type FakeGithub, startFakeGithub } from '../support/fake-github.ts';
import { connect, fakeClock } from './github-api.ts';

const key = { suite: 'chat --> <b>', job: 'gate', matrixKey: '{"gpu": "H100"}' };
const stamp = { runId: 20, attempt: 1, headSha: 'b'.repeat(40), verdict: 'pass' };
const request: CommentRequest = {
  pullRequest: 7,
  key,
  stamp,
  markdown: 'new text',
  mode: 'always',
  isRegression: false,
};

let github: FakeGithub;
let api: GithubApi;
let clock: ReturnType<typeof fakeClock>;
beforeEach(async () => {
  github = await startFakeGithub();
  clock = fakeClock();
  api = await connect(github, clock);
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

const add = (id: number, body: string, login = 'github-actions[bot]') =>
  github.state.comments.push({ id, issue: 7, login, body });
const old = (changes: Partial<typeof stamp> = {}) =>
  `${formatMarker(key, { ...stamp, runId: 10, ...changes })}\nold text`;
const texts = () => github.state.comments.map(({ id, body }) => [id, body.split('\n').at(-1)]);
const calls = (method: string) =>
  github.seen.filter((one) => one.method === method && !one.path.includes('graphql')).length;

describe('the sticky comment', () => {
  it('is created on the first run and updated in place by the next', async () => {
    expect(await publishComment(api, request)).toMatchObject({
      kind: 'posted',
      url: expect.stringContaining('/pull/7'),
    });
    await publishComment(api, { ...request, stamp: { ...stamp, runId: 21 }, markdown: 'newer text' });
    expect(texts()).toEqual([[1, 'newer text']]);
  });

  it('is found on the third page of 200 comments by others', async () => {
    for (let id = 1; id <= 200; id += 1) add(id, 'chatter', 'somebody');
    add(201, old());
    await publishComment(api, request);
    expect(github.state.comments).toHaveLength(201);
    expect(texts().at(-1)).toEqual([201, 'new text']);
  });

  it('is never one that somebody else wrote with the same marker', async () => {
    add(1, old(), 'mallory');
    await publishComment(api, request);
    expect(texts()).toEqual([
      [1, 'old text'],
      [2, 'new text'],
    ]);
  });

  it('is one for each suite, job and leg', async () => {
    for (const other of [{ suite: 'other' }, { job: 'other' }, { matrixKey: 'other' }])
      await publishComment(api, { ...request, key: { ...key, ...other } });
    await publishComment(api, request);
    expect(github.state.comments).toHaveLength(4);
  });

  it('loses its duplicates', async () => {
    add(3, old());
    add(5, old({ runId: 11 }));
    await publishComment(api, request);
    expect(texts()).toEqual([[3, 'new text']]);
  });

  it.each([
    ['a later run', { runId: 30 }],
    ['a later attempt of the same run', { runId: 20, attempt: 2 }],
  ])('is left alone when %s has written it', async (_, newer) => {
    add(1, old(newer));
    expect(await publishComment(api, request)).toMatchObject({
      kind: 'left-out',
      why: expect.stringContaining('newer'),
    });
    expect(texts()).toEqual([[1, 'old text']]);
  });

  it('is created anew when somebody deletes it between listing and updating', async () => {
    add(1, old());
    const meanwhile = () => github.state.comments.splice(0);
    github.fail({ method: 'PATCH', path: /comments\/1$/, status: 404, times: 1, meanwhile });
    expect(await publishComment(api, request)).toMatchObject({ kind: 'posted' });
    expect(texts()).toEqual([[1, 'new text']]);
    expect(calls('POST')).toBe(1);
  });

  it('is not created twice when the answer to the first creation is lost', async () => {
    github.fail({ method: 'POST', path: /comments$/, status: 502, afterStoring: true });
    expect(await publishComment(api, request)).toMatchObject({ kind: 'posted' });
    expect(texts()).toEqual([[1, 'new text']]);
    expect(calls('POST')).toBe(1);
  });

  it('is created at the second try when the first was refused for going too fast', async () => {
    github.fail({
      method: 'POST',
      path: /comments$/,
      status: 403,
      message: 'You have exceeded a secondary rate limit',
      headers: { 'retry-after': '9' },
      times: 1,
    });
    expect(await publishComment(api, request)).toMatchObject({ kind: 'posted' });
    expect(texts()).toEqual([[1, 'new text']]);
    expect(clock.waits).toEqual([9000]);
  });

  it('fails as a value where the token may not write', async () => {
    github.fail({ method: 'POST', path: /comments$/, status: 403, message: 'Resource not accessible by integration' });
    expect(await publishComment(api, request)).toMatchObject({ kind: 'failed', failure: { status: 403 } });
    expect(calls('POST')).toBe(1);
  });

  it('is cut at a line when the text is over the limit, and keeps its marker', async () => {
    await publishComment(api, { ...request, markdown: 'a line of text\n'.repeat(10_000) });
    const [{ body } = { body: '' }] = github.state.comments;
    expect(body.length).toBeLessThan(65_536);
    expect(body).toMatch(/\na line of text\n\nCut here.*$/);
    expect(parseMarker(body, key)).toEqual(stamp);
  });
});

describe('when the pull request is told', () => {
  it('on-change: a new comment when the verdict changes, the old one goes', async () => {
    add(1, old());
    await publishComment(api, { ...request, mode: 'on-change', stamp: { ...stamp, verdict: 'regressed' } });
    expect(texts()).toEqual([[2, 'new text']]);
  });

  it('on-change: the same comment when it does not', async () => {
    add(1, old());
    await publishComment(api, { ...request, mode: 'on-change' });
    expect(texts()).toEqual([[1, 'new text']]);
  });

  it('on-regression: nothing while all is well', async () => {
    expect(await publishComment(api, { ...request, mode: 'on-regression' })).toMatchObject({ kind: 'left-out' });
    expect(texts()).toEqual([]);
  });

  it('on-regression: a comment when it is not, which is updated when it is well again', async () => {
    await publishComment(api, { ...request, mode: 'on-regression', isRegression: true });
    await publishComment(api, {
      ...request,
      mode: 'on-regression',
      stamp: { ...stamp, runId: 21 },
      markdown: 'well again',
    });
    expect(texts()).toEqual([[1, 'well again']]);
  });
});

describe('the marker', () => {
  it('survives any text in its values and cannot be ended by one', () => {
    const hostile = { suite: '--> <script>', job: 'a b=c', matrixKey: '--!>\n%' };
    const marker = formatMarker(hostile, { ...stamp, verdict: '-->' });
    expect(marker.match(/-->/g)).toHaveLength(1);
    expect(marker).not.toContain('\n');
    expect(parseMarker(marker, hostile)).toEqual({ ...stamp, verdict: '-->' });
  });

  it.each(['%FF', '%', '%zz'])('is read as written where somebody wrote %s into it', (sha) => {
    const marker = formatMarker(key, { ...stamp, headSha: 'SHA' }).replace('sha=SHA', `sha=${sha}`);
    expect(parseMarker(marker, key)).toEqual({ ...stamp, headSha: sha });
  });

  it.each(['', 'text', '<!-- throughput-gate comment -->'])('is not seen in %j', (body) => {
    expect(parseMarker(body, key)).toBeNull();
  });
});
