import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GithubApi } from '../../src/github/api.ts';
import { findWorkspace, pathInRepository, readBaseSide } from '../../src/github/base-files.ts';
import { readEvent } from '../../src/github/event.ts';
import { BASE_SHA, eventPayload, HEAD_SHA, MERGE_SHA, OLD_BASE_SHA } from '../support/event-payload.ts';
import { type FakeGithub, startFakeGithub } from '../support/fake-github.ts';
import { connect, fakeClock } from './github-api.ts';

const SUITE = '.github/throughput-gate.yml';

let github: FakeGithub;
let api: GithubApi;
let folder: string;
const workspace = () => findWorkspace(folder, folder);

beforeEach(async () => {
  github = await startFakeGithub();
  api = await connect(github, fakeClock());
  folder = mkdtempSync(join(tmpdir(), 'base-'));
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
  rmSync(folder, { recursive: true });
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** A checkout whose base has a suite file, and a merge commit on top of it, as a pull request's run sees it. */
function checkOut() {
  mkdirSync(join(folder, '.github'));
  git('init', '-q', '-b', 'main');
  writeFileSync(join(folder, SUITE), 'model: from-git\n');
  git('add', '.');
  git('commit', '-q', '-m', 'base');
  const base = git('rev-parse', 'HEAD');
  git('checkout', '-q', '-b', 'feature');
  git('commit', '-q', '--allow-empty', '-m', 'head');
  const head = git('rev-parse', 'HEAD');
  git('checkout', '-q', '--detach', 'main');
  git('merge', '-q', '--no-ff', '-m', 'merge', 'feature');
  return { base, head, merge: git('rev-parse', 'HEAD') };
}

const pullRequest = (mergeSha = MERGE_SHA, headSha = HEAD_SHA) =>
  readEvent(
    { GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: mergeSha },
    eventPayload('pull-request-opened', { pull_request: { head: { sha: headSha } } }),
  );

const ignore = () => undefined;

describe('the base commit', () => {
  it('is the first parent of the merge commit, not the older one that the event names', async () => {
    github.state.commits.set(MERGE_SHA, [BASE_SHA, HEAD_SHA]);
    expect(await readBaseSide(pullRequest(), api, workspace(), ignore)).toMatchObject({
      commit: BASE_SHA,
      pullRequest: true,
    });
  });

  it('is the event’s own where the run is not on a merge commit', async () => {
    github.state.commits.set(HEAD_SHA, [BASE_SHA]);
    expect(await readBaseSide(pullRequest(HEAD_SHA), api, workspace(), ignore)).toMatchObject({ commit: OLD_BASE_SHA });
  });

  it('is found in the checkout without a token', async () => {
    const { base, head, merge } = checkOut();
    expect(await readBaseSide(pullRequest(merge, head), null, workspace(), ignore)).toMatchObject({ commit: base });
  });

  it('is the tip of the default branch for a dispatched run', async () => {
    github.state.branches.set('main', BASE_SHA);
    const event = readEvent({ GITHUB_EVENT_NAME: 'workflow_dispatch' }, eventPayload('workflow-dispatch'));
    expect(await readBaseSide(event, api, workspace(), ignore)).toMatchObject({ commit: BASE_SHA, pullRequest: false });
  });

  it('is an error with the remedy where nobody knows the default branch', async () => {
    const event = readEvent({ GITHUB_EVENT_NAME: 'workflow_dispatch' }, eventPayload('workflow-dispatch'));
    await expect(readBaseSide(event, api, workspace(), ignore)).rejects.toMatchObject({
      code: 'github-api',
      remedy: expect.stringContaining('contents: read'),
    });
  });
});

describe('files at the base commit', () => {
  const readSuite = async (client: GithubApi | null, event = pullRequest()) =>
    (await readBaseSide(event, client, workspace(), ignore)).read(SUITE);

  it('come from the API, whatever the checkout holds', async () => {
    github.state.commits.set(MERGE_SHA, [BASE_SHA, HEAD_SHA]);
    github.state.files.set(BASE_SHA, { [SUITE]: 'model: from-api\n' });
    mkdirSync(join(folder, '.github'));
    writeFileSync(join(folder, SUITE), 'model: loosened\n');
    expect(await readSuite(api)).toBe('model: from-api\n');
  });

  it('come from the checkout’s history when the API fails', async () => {
    const { head, merge } = checkOut();
    writeFileSync(join(folder, SUITE), 'model: loosened\n');
    github.fail({ method: 'GET', path: /./, status: 502 });
    expect(await readSuite(api, pullRequest(merge, head))).toBe('model: from-git\n');
  });

  it('are null where the base commit is visible and has none', async () => {
    github.state.commits.set(MERGE_SHA, [BASE_SHA, HEAD_SHA]);
    github.state.commits.set(BASE_SHA, []);
    expect(await readSuite(api)).toBeNull();
  });

  it('are never taken for absent because the token may not see them', async () => {
    await expect(readSuite(api)).rejects.toMatchObject({
      code: 'github-api',
      remedy: expect.stringContaining('contents: read'),
    });
  });

  it('count from the root of the repository, wherever the working directory is', () => {
    checkOut();
    const inFolder = findWorkspace(join(folder, 'models', 'chat'), '/elsewhere');
    expect(inFolder.repositoryRoot).toBe(folder);
    expect(pathInRepository('suite.yml', inFolder)).toBe('models/chat/suite.yml');
    expect(pathInRepository('../../../etc/passwd', inFolder)).toBeNull();
  });
});
