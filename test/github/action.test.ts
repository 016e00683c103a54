import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BASE_SHA, HEAD_SHA } from '../support/event-payload.ts';
import {
  BASELINE_PATH,
  EVENTS,
  genericResult,
  isBuilt,
  labelledResult,
  makeBaseline,
  type Scene,
  SUITE,
  SUITE_PATH,
  setScene,
} from './action-scene.ts';

const FORK = { pull_request: { head: { repo: { full_name: 'else/r' } } } };
const LABEL = 'accept-throughput-regression';

describe.runIf(isBuilt)('dist/main.js, launched as the runner does it', () => {
  let baseline = '';
  let scene: Scene;
  beforeAll(() => {
    baseline = makeBaseline();
  });
  beforeEach(async () => {
    scene = await setScene(baseline);
  });
  afterEach(() => scene.close());

  const comments = () => scene.state.comments.map(({ id, body }) => ({ id, verdict: /verdict=(\S+)/.exec(body)?.[1] }));
  const later = { GITHUB_RUN_ID: '21' };
  const warnings = (result: Awaited<ReturnType<Scene['judge']>>) =>
    result.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);

  it.each(EVENTS)('tells the first run, the next, a changed verdict and an older run apart on %s', async (event) => {
    const talks = event === 'pull_request' || event === 'merge_group';
    const expectComment = (verdict: string) => expect(comments()).toEqual(talks ? [{ id: 1, verdict }] : []);
    const at = (run: number) => ({ event, env: { GITHUB_RUN_ID: String(run) } });

    const first = await scene.judge(1, at(20));
    expect(first.exitCode).toBe(0);
    expect(first.outputs).toMatchObject({ verdict: 'pass', 'worst-concurrency': '2' });
    for (const name of ['verdict-path', 'comment-path', 'summary-path'])
      expect(existsSync(first.outputs[name] ?? '')).toBe(true);
    expect(first.summary).toContain('Pass');
    expect(first.outputs['comment-url'] ?? '').toMatch(talks ? /pull\/7#issuecomment-1$/ : /^$/);
    expectComment('pass');

    await scene.judge(1, at(21));
    expectComment('pass');

    const red = await scene.judge(0.7, at(22));
    expect(red.exitCode).toBe(1);
    expect(red.outputs).toMatchObject({ verdict: 'regressed', 'worst-delta-percent': '-30.00' });
    expect(red.annotations.map(({ level }) => level)).toContain('error');
    expectComment('regressed');

    const older = await scene.judge(1, at(19));
    expect(older.exitCode).toBe(0);
    expectComment('regressed');
  });

  describe('when GitHub doesn’t play along, the verdict stays and a warning says why', () => {
    it.each([
      ['no permission', { status: 403, message: 'Resource not accessible by integration' }, {}, 'pull-requests: write'],
      ['a fork’s token', { status: 403, message: 'Resource not accessible by integration' }, FORK, 'comes from a fork'],
      ['not found', { status: 404, message: 'Not Found' }, {}, 'pull-requests: write'],
      ['a refused body', { status: 422, message: 'Validation Failed' }, {}, '422'],
    ])('%s', async (_, fault, overrides, words) => {
      scene.github.fail({ method: 'POST', path: /comments$/, times: 9, ...fault });
      const result = await scene.judge(0.7, { overrides });
      expect(result.exitCode).toBe(1);
      expect(result.outputs['verdict']).toBe('regressed');
      expect(warnings(result).join('\n')).toContain(words);
      expect(result.summary).toContain('Regressed');
    });

    it.each([
      ['502 before it was stored', { status: 502 }],
      ['502 after it was stored', { status: 502, afterStoring: true }],
      [
        'a secondary rate limit',
        { status: 403, message: 'You have exceeded a secondary rate limit', headers: { 'retry-after': '1' } },
      ],
    ])('%s, then success: one comment, no warning', async (_, fault) => {
      scene.github.fail({ method: 'POST', path: /comments$/, times: 1, ...fault });
      const result = await scene.judge(1);
      expect(comments()).toEqual([{ id: 1, verdict: 'pass' }]);
      expect(warnings(result)).toEqual([]);
    });

    it('reads the base again after a 502', async () => {
      scene.github.fail({ method: 'GET', path: /contents/, status: 502, times: 1 });
      expect((await scene.judge(1)).exitCode).toBe(0);
    });

    it('a comment deleted meanwhile is written anew', async () => {
      await scene.judge(1);
      const meanwhile = () => scene.state.comments.splice(0);
      scene.github.fail({ method: 'PATCH', path: /comments/, status: 404, times: 1, meanwhile });
      await scene.judge(1, { env: later });
      expect(comments()).toEqual([{ id: 1, verdict: 'pass' }]);
    });

    it('a second comment with the marker goes', async () => {
      await scene.judge(1);
      const [first] = scene.state.comments;
      if (first !== undefined) scene.state.comments.push({ ...first, id: 2 });
      await scene.judge(1, { env: later });
      expect(comments()).toEqual([{ id: 1, verdict: 'pass' }]);
    });

    it('200 comments of others are paged through', async () => {
      for (let id = 1; id <= 200; id += 1)
        scene.state.comments.push({ id, issue: 7, login: 'somebody', body: 'chatter' });
      await scene.judge(1);
      await scene.judge(0.7, { env: later });
      expect(comments().slice(200)).toEqual([{ id: 201, verdict: 'regressed' }]);
    });

    it('a body over the limit is made short enough, and its first lines still say the verdict', async () => {
      const baselineOfMany = makeBaseline(labelledResult(1, 1500, 3));
      scene.state.files.set(BASE_SHA, { [SUITE_PATH]: SUITE, [BASELINE_PATH]: baselineOfMany });
      scene.write('many.json', labelledResult(0.7, 1500, 1));
      const result = await scene.run({ inputs: { mode: 'judge', results: 'many.json' } });
      expect([result.exitCode, result.outputs['verdict']]).toEqual([1, 'regressed']);
      expect(scene.state.comments[0]?.body).toMatch(/^<!-- throughput-gate [^\n]*-->\n.*Regressed/);
      expect(Buffer.byteLength(scene.state.comments[0]?.body ?? '')).toBeLessThan(65_536);
      expect(result.summary).toContain('Regressed');
      expect(result.annotations.length).toBeLessThanOrEqual(10);
    });

    it('a conversation that was locked meanwhile costs a warning', async () => {
      const message = 'Unable to create comment because issue is locked.';
      scene.github.fail({ method: 'POST', path: /comments$/, times: 9, status: 403, message });
      const result = await scene.judge(0.7);
      expect([result.exitCode, result.outputs['verdict']]).toEqual([1, 'regressed']);
      expect(warnings(result).join()).toContain('couldn’t be posted');
    });

    it('a pull request that is closed by now is told all the same', async () => {
      const result = await scene.judge(1, { overrides: { pull_request: { state: 'closed' } } });
      expect(result.exitCode).toBe(0);
      expect(comments()).toHaveLength(1);
    });
  });

  describe('a pull request can’t loosen its own gate', () => {
    it('by a tolerance in its copy of the suite', async () => {
      scene.write(SUITE_PATH, `${SUITE}metrics: {output-throughput: {tolerance: 60%}}\n`);
      expect((await scene.judge(0.7)).outputs['verdict']).toBe('regressed');
    });

    it('by a slower baseline in its checkout', async () => {
      scene.write(BASELINE_PATH, makeBaseline(genericResult(0.7, 3, 'b')));
      expect((await scene.judge(0.7)).outputs['verdict']).toBe('regressed');
    });

    it('nor break it by a baseline that is garbage', async () => {
      scene.write(BASELINE_PATH, '<<<<<<< garbage');
      const result = await scene.judge(1);
      expect([result.exitCode, result.outputs['verdict']]).toEqual([0, 'pass']);
      expect(scene.state.comments[0]?.body).toContain('pull request edits .github/throughput-baseline.json');
      expect(result.summary).toContain('is no baseline');
    });

    it('nor leave unsaid whose server was measured where its suite is garbage', async () => {
      scene.write(SUITE_PATH, '<<<<<<< garbage');
      const result = await scene.judge(1);
      expect([result.exitCode, result.outputs['verdict']]).toEqual([0, 'pass']);
      expect(scene.state.comments[0]?.body).toContain('server and model are used');
      expect(result.summary).toContain('server and model are used');
    });

    it('nor hide what its own slower baseline would say', async () => {
      scene.write(BASELINE_PATH, makeBaseline(genericResult(0.7, 3, 'b')));
      const result = await scene.judge(0.7);
      expect([result.exitCode, result.outputs['verdict']]).toEqual([1, 'regressed']);
      expect(result.summary).toMatch(/own \S*baseline\S* the verdict would be pass/);
    });

    it('without the comment saying that it edits the gate’s own workflow', async () => {
      scene.state.changedFiles.set(7, ['.github/workflows/gate.yml']);
      const result = await scene.judge(1);
      expect(result.summary).toContain('edits the gate’s own workflow');
      expect(scene.state.comments[0]?.body).toContain('edits the gate’s own workflow');
    });
  });

  describe('the accept label', () => {
    it('lets a regression through and says who set it', async () => {
      scene.state.labels.set(7, [LABEL]);
      scene.state.labelEvents.push({ issue: 7, label: LABEL, login: 'alice' });
      const result = await scene.judge(0.7);
      expect([result.exitCode, result.outputs['verdict']]).toEqual([0, 'accepted']);
      expect(result.summary).toContain('alice');
    });

    it('is not taken from the event, which may be older', async () => {
      const label = {
        id: 1,
        node_id: 'L',
        url: 'https://api.github.com/l',
        name: LABEL,
        color: 'ededed',
        default: false,
        description: null,
      };
      const result = await scene.judge(0.7, { overrides: { pull_request: { labels: [label] } } });
      expect(result.outputs['verdict']).toBe('regressed');
    });

    it('ends with a push: it is removed, doesn’t count, and that is said', async () => {
      scene.state.labels.set(7, [LABEL, 'other']);
      const result = await scene.judge(0.7, { webhook: 'pull-request-synchronize' });
      expect(result.outputs['verdict']).toBe('regressed');
      expect(scene.state.labels.get(7)).toEqual(['other']);
      expect(scene.state.comments[0]?.body).toContain('was set before this push');
    });
  });

  it.each(['pull_request_target', 'workflow_run', 'issue_comment'])(
    'refuses %s with the safe way',
    async (eventName) => {
      const result = await scene.judge(1, { eventName });
      expect(result.exitCode).toBe(2);
      expect(result.annotations[0]).toMatchObject({
        level: 'error',
        message: expect.stringContaining('on: pull_request'),
      });
      expect(scene.github.seen).toEqual([]);
    },
  );

  it('gives each leg of a matrix its own comment', async () => {
    for (const gpu of ['H100', 'A100', 'H100']) await scene.judge(1, { matrix: { gpu } });
    expect(comments()).toHaveLength(2);
  });

  it('keeps text from outside inert in comment, summary, log and annotations', async () => {
    const hostile = 'x | @octocat <img src=x> #1 ::error::pwned ##[error]pwned';
    const files = { [SUITE_PATH]: SUITE, [BASELINE_PATH]: makeBaseline(labelledResult(1, 1, 3, hostile)) };
    scene.state.files.set(BASE_SHA, files);
    scene.write('hostile.json', labelledResult(0.7, 1, 1, hostile));
    const result = await scene.run({ inputs: { mode: 'judge', results: 'hostile.json' } });
    expect(result.outputs['verdict']).toBe('regressed');
    for (const text of [scene.state.comments[0]?.body ?? '', result.summary]) {
      const prose = text.replace(/```[\s\S]*?```/g, '');
      expect(prose).toContain('octocat');
      expect(prose).not.toMatch(/@octocat|<img|[^\\]\| @/);
    }
    expect(result.annotations.filter(({ message }) => message.startsWith('pwned'))).toEqual([]);
  });

  it('names the input that is wrong, and what is allowed', async () => {
    const result = await scene.judge(1, { inputs: { mode: 'gates' } });
    expect(result.exitCode).toBe(2);
    expect(result.annotations[0]?.message).toMatch(/`mode` is "gates".*measure, gate/);
    expect(result.summary).toContain('gates');
  });

  describe('refresh', () => {
    const refresh = (refreshAs: string, env = {}) =>
      scene.judge(1.1, {
        event: 'push',
        inputs: { mode: 'refresh', 'refresh-as': refreshAs, 'accept-reason': 'new <b>kernel</b>' },
        env,
      });
    const branchFile = (branch: string) =>
      scene.state.files.get(scene.state.branches.get(branch) ?? '')?.[BASELINE_PATH] ?? '';

    it('opens a pull request with the old and new figures, a row a level, and the reason', async () => {
      const result = await refresh('pull-request');
      expect(result.exitCode).toBe(0);
      const [pull] = scene.state.pulls;
      expect(result.outputs['pull-request-url']).toBe('https://github.com/o/r/pull/100');
      expect(pull?.body).toMatch(/\| C=2 .*\| 200 \| 220 \| \+10\.0 % \|/);
      expect(pull?.body).toMatch(/\| C=4 .*\| 400 \| 440 \| \+10\.0 % \|/);
      expect(pull?.body).toContain('new &lt;b&gt;kernel');
      expect(pull?.body).toContain(HEAD_SHA);
      expect(branchFile(pull?.head ?? '')).toBe(readFileSync(join(scene.workspace, BASELINE_PATH), 'utf8'));
      expect(branchFile('main')).toBe(baseline);
    });

    it('brings its open pull request up to date the next time', async () => {
      await refresh('pull-request');
      scene.write(BASELINE_PATH, baseline);
      await refresh('pull-request', later);
      expect(scene.state.pulls).toHaveLength(1);
    });

    it('opens another one when the first was closed meanwhile', async () => {
      await refresh('pull-request');
      for (const pull of scene.state.pulls) pull.state = 'closed';
      scene.write(BASELINE_PATH, baseline);
      await refresh('pull-request', later);
      expect(scene.state.pulls.map(({ state }) => state)).toEqual(['closed', 'open']);
    });

    it('commits to the branch', async () => {
      const result = await refresh('commit');
      expect(result.exitCode).toBe(0);
      expect(branchFile('main')).toBe(readFileSync(join(scene.workspace, BASELINE_PATH), 'utf8'));
      expect(scene.state.pulls).toEqual([]);
    });

    it('reads anew and tries again when the branch moves, even twice', async () => {
      let moves = 0;
      const move = () => {
        moves += 1;
        const head = `${moves}`.padStart(40, 'f');
        scene.state.files.set(head, {
          ...scene.state.files.get(scene.state.branches.get('main') ?? ''),
          other: `${moves}`,
        });
        scene.state.branches.set('main', head);
      };
      scene.github.fail({ method: 'POST', path: /graphql/, status: 200, times: 2, meanwhile: move, passOn: true });
      expect((await refresh('commit')).exitCode).toBe(0);
      expect(scene.state.files.get(scene.state.branches.get('main') ?? '')).toMatchObject({ other: '2' });
      expect(branchFile('main')).not.toBe(baseline);
    });

    it('keeps the file and turns red when it may not open pull requests', async () => {
      scene.github.fail({
        method: 'POST',
        path: /pulls$/,
        status: 403,
        message: 'GitHub Actions is not permitted to create or approve pull requests.',
        times: 9,
      });
      const result = await refresh('pull-request');
      expect(result.exitCode).toBe(2);
      expect(result.annotations.at(-1)?.message).toMatch(/Settings → Actions.*kept at/);
      expect(readFileSync(join(scene.workspace, BASELINE_PATH), 'utf8')).not.toBe(baseline);
    });

    it('only writes the file on a pull request', async () => {
      const result = await scene.judge(1.1, { inputs: { mode: 'refresh', 'accept-reason': 'faster' } });
      expect(result.exitCode).toBe(0);
      expect(scene.github.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    });
  });
});
