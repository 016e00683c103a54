import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Permissions } from '../support/token-permissions.ts';
import { BASELINE_PATH, isBuilt, makeBaseline, type Scene, setScene } from './action-scene.ts';
import { listShownJobs, listShownWorkflows, workflowsIn } from './shown-workflows.ts';

const [README = ''] = workflowsIn('README.md');
const readmeNeeds: Permissions = parse(README).permissions;
const jobs = listShownJobs();
const judging = jobs.filter(({ inputs }) => inputs['mode'] !== 'refresh' && inputs['comment'] !== 'never');
const silent = jobs.filter(({ inputs }) => inputs['comment'] === 'never');
const refreshing = jobs.filter(({ inputs }) => inputs['mode'] === 'refresh');
const without = (permissions: Permissions, scope: string): Permissions =>
  Object.fromEntries(Object.entries(permissions).filter(([name]) => name !== scope));

describe('every workflow that people are shown', () => {
  it('grants something, and there are such workflows', () => {
    expect([judging.length, silent.length, refreshing.length].every((count) => count > 0)).toBe(true);
    for (const { permissions } of jobs) expect(Object.keys(permissions)).toContain('contents');
  });

  it.each(listShownWorkflows().filter(({ text }) => text.includes('permissions:')))(
    'gives the reason for each permission: $page',
    ({ text }) => {
      const grants = text.split('\n').filter((line) => /^\s+[\w-]+: (read|write)\b/.test(line));
      expect(grants.length).toBeGreaterThan(0);
      for (const line of grants) expect(line).toMatch(/ # \S/);
    },
  );

  it.each(
    listShownWorkflows().filter(({ text }) => /types: \[[^\]]*\blabeled/.test(text) && !text.includes('measure-ab')),
  )('lists all events that the accept label needs: $page', ({ text }) => {
    const [, types = ''] = /types: \[([^\]]*)\]/.exec(text) ?? [];
    expect(types.split(', ').sort()).toEqual([
      ...['edited', 'labeled', 'opened', 'reopened', 'synchronize', 'unlabeled'],
    ]);
  });
});

describe.runIf(isBuilt)('the API grants exactly what a workflow asks for', () => {
  let baseline = '';
  let scene: Scene;
  beforeAll(() => {
    baseline = makeBaseline();
  });
  beforeEach(async () => {
    scene = await setScene(baseline);
  });
  afterEach(() => scene.close());

  const messages = (result: Awaited<ReturnType<Scene['judge']>>, wanted: string) =>
    result.annotations.filter(({ level }) => level === wanted).map(({ message }) => message);
  const kinds = new Map(judging.map((one) => [JSON.stringify(one.permissions), one]));

  it.each([...kinds.values()])('and judges, comments and heeds the label with it: $page, $job', async (shown) => {
    scene.state.permissions = shown.permissions;
    scene.state.labels.set(7, ['accept-throughput-regression']);
    scene.state.labelEvents.push({ issue: 7, label: 'accept-throughput-regression', login: 'alice' });
    const result = await scene.judge(0.7);
    expect([result.exitCode, result.outputs['verdict']]).toEqual([0, 'accepted']);
    expect(scene.state.comments).toHaveLength(1);
    expect(result.log).not.toContain('not accessible');
    expect(messages(result, 'warning').filter((message) => message.includes('permissions:'))).toEqual([]);
  });

  const kindsOfSilent = new Map(silent.map((one) => [JSON.stringify(one.permissions), one]));
  it.each([...kindsOfSilent.values()])('and judges without a comment: $page, $job', async (shown) => {
    scene.state.permissions = shown.permissions;
    const result = await scene.judge(0.7, { inputs: { comment: 'never' } });
    expect([result.exitCode, result.outputs['verdict']]).toEqual([1, 'regressed']);
    expect(messages(result, 'warning')).toEqual([]);
  });

  const refresh = () =>
    scene.judge(1.1, { event: 'push', inputs: { mode: 'refresh', 'accept-reason': 'a new kernel' } });

  it.each(refreshing)('and hands a baseline in: $page, $job', async ({ permissions }) => {
    scene.state.permissions = permissions;
    const result = await refresh();
    expect([result.exitCode, scene.state.pulls.length]).toEqual([0, 1]);
  });

  it.each(refreshing.flatMap((shown) => Object.keys(shown.permissions).map((scope) => ({ ...shown, scope }))))(
    'or says what is missing for a baseline, and keeps the file: $page without $scope',
    async ({ permissions, scope }) => {
      scene.state.permissions = without(permissions, scope);
      const result = await refresh();
      expect([result.exitCode, scene.state.pulls.length]).toEqual([2, 0]);
      expect(messages(result, 'error').join()).toMatch(new RegExp(`${scope}: write.*kept at`));
      expect(readFileSync(join(scene.workspace, BASELINE_PATH), 'utf8')).not.toBe(baseline);
    },
  );

  it.each<[string, Permissions]>([
    ['without it', without(readmeNeeds, 'pull-requests')],
    ['with read only', { ...readmeNeeds, 'pull-requests': 'read' }],
  ])('and the verdict stands where pull-requests: write is gone, named in a warning: %s', async (_, permissions) => {
    scene.state.permissions = permissions;
    const result = await scene.judge(0.7);
    expect([result.exitCode, result.outputs['verdict']]).toEqual([1, 'regressed']);
    expect(messages(result, 'warning').join()).toContain('pull-requests: write');
    expect(scene.state.comments).toEqual([]);
  });

  describe('without contents: read', () => {
    beforeEach(() => {
      scene.state.permissions = without(readmeNeeds, 'contents');
    });

    it('reads the base from the checkout’s history where it is there: the verdict stands, a warning names it', async () => {
      const { merge, head } = commitMerge(scene);
      const result = await scene.judge(0.7, {
        env: { GITHUB_SHA: merge },
        overrides: { pull_request: { head: { sha: head } } },
      });
      expect([result.exitCode, result.outputs['verdict']], result.log).toEqual([1, 'regressed']);
      expect(messages(result, 'warning').filter((message) => message.includes('contents: read'))).toHaveLength(1);
      expect(scene.state.comments).toHaveLength(1);
    });

    it('ends with 2 where nothing can tell the base, never with a pass', async () => {
      const result = await scene.judge(1);
      expect([result.exitCode, result.outputs['verdict'] ?? '']).toEqual([2, '']);
      expect(messages(result, 'error').join()).toContain('contents: read');
      expect(existsSync(join(scene.workspace, 'throughput-gate-out/verdict.json'))).toBe(false);
    });
  });
});

/** The workspace as a checkout with history: base, head and the merge of both. */
function commitMerge({ workspace }: Scene): { merge: string; head: string } {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: workspace,
      encoding: 'utf8',
    }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '.github');
  git('commit', '-q', '-m', 'base');
  git('checkout', '-q', '-b', 'feature');
  git('commit', '-q', '--allow-empty', '-m', 'head');
  const head = git('rev-parse', 'HEAD');
  git('checkout', '-q', 'main');
  git('merge', '-q', '--no-ff', '-m', 'merge', 'feature');
  return { merge: git('rev-parse', 'HEAD'), head };
}
