import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectToGithub } from '../../src/github/api.ts';
import { settle } from '../../src/github/outcome.ts';
import { type FakeGithub, startFakeGithub } from '../support/fake-github.ts';
import { connect, fakeClock } from './github-api.ts';

let github: FakeGithub;
beforeEach(async () => {
  github = await startFakeGithub();
});
afterEach(() => github.close());

const COMMENTS = { owner: 'o', repo: 'r', issue_number: 7 };

describe('calls to GitHub', () => {
  it.each([
    ['a server error', { status: 502 }, [1000, 2000]],
    ['a rate limit with Retry-After', { status: 429, headers: { 'retry-after': '7' } }, [7000, 7000]],
    [
      'a secondary rate limit that says nothing more',
      { status: 403, message: 'You have exceeded a secondary rate limit' },
      [60_000, 60_000],
    ],
    [
      'a used-up primary limit, until its reset',
      {
        status: 403,
        headers: {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Date.parse('2026-11-03T10:00:30Z') / 1000),
        },
      },
      [30_000, 30_000],
    ],
  ])('are read again after %s', async (_, fault, waits) => {
    const clock = fakeClock();
    const api = await connect(github, clock);
    github.fail({ method: 'GET', path: /comments$/, times: 2, ...fault });
    const { data } = await api.octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', COMMENTS);
    expect(data).toEqual([]);
    expect(clock.waits).toEqual(waits);
  });

  it('give up after four attempts, or at once when the wait would be too long', async () => {
    const clock = fakeClock();
    const api = await connect(github, clock);
    github.fail({ method: 'GET', path: /comments$/, status: 500, times: 4 });
    const read = () =>
      settle(api.octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', COMMENTS));
    expect(await read()).toMatchObject({ ok: false, failure: { status: 500 } });
    expect(github.seen).toHaveLength(4);
    github.fail({ method: 'GET', path: /comments$/, status: 429, headers: { 'retry-after': '3600' }, times: 4 });
    expect(await read()).toMatchObject({ ok: false, failure: { status: 429 } });
    expect(github.seen).toHaveLength(5);
  });

  it('that create something are sent once', async () => {
    const api = await connect(github, fakeClock());
    github.fail({ method: 'POST', path: /comments$/, status: 502 });
    const call = api.octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...COMMENTS,
      body: 'x',
    });
    expect(await settle(call)).toMatchObject({ ok: false, failure: { status: 502 } });
    expect(github.seen).toHaveLength(1);
  });

  it('become a value when nobody answers', async () => {
    const api = await connect(github, fakeClock());
    await github.close();
    const read = api.octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', COMMENTS);
    expect(await settle(read)).toMatchObject({ ok: false, failure: { status: null } });
  });

  it('are not made without a token or a repository', async () => {
    expect(await connectToGithub(null, { GITHUB_REPOSITORY: 'o/r' })).toBeNull();
    expect(await connectToGithub('t', {})).toBeNull();
  });

  it.each([
    ['GITHUB_GRAPHQL_URL', 'https://ghe.example/api/graphql', 'https://ghe.example/api'],
    ['GITHUB_API_URL', 'https://ghe.example/api/v3', 'https://ghe.example/api'],
  ])('find GraphQL by %s', async (name, url, expected) => {
    expect(await connectToGithub('t', { GITHUB_REPOSITORY: 'o/r', [name]: url })).toMatchObject({
      graphqlBaseUrl: expected,
    });
  });
});
