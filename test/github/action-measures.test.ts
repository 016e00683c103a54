import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BASE_SHA } from '../support/event-payload.ts';
import type { RunningJob } from '../support/mini-runner.ts';
import {
  BASELINE_PATH,
  DIST,
  isBuilt,
  makeBaseline,
  type Scene,
  SUITE,
  SUITE_PATH,
  setScene,
  startSimulator,
} from './action-scene.ts';

const LABEL = 'accept-throughput-regression';
const labelled = (name: string) => ({
  action: 'labeled',
  sender: { login: 'alice' },
  label: {
    id: 1,
    node_id: 'L',
    url: 'https://api.github.com/l',
    name,
    color: 'ededed',
    default: false,
    description: null,
  },
});

describe.runIf(isBuilt)('dist/main.js against a server that it measures', () => {
  let good: Awaited<ReturnType<typeof startSimulator>>;
  let slow: Awaited<ReturnType<typeof startSimulator>>;
  let baseline = '';
  let scene: Scene;
  beforeAll(async () => {
    good = await startSimulator();
    slow = await startSimulator('--slowdown', '50%');
    const taken = await setScene(makeBaseline());
    rmSync(join(taken.workspace, BASELINE_PATH));
    for (let session = 0; session < 3; session += 1)
      execFileSync(process.execPath, [join(DIST, 'cli.js'), 'refresh', '--url', good.url], {
        cwd: taken.workspace,
        stdio: 'pipe',
      });
    baseline = readFileSync(join(taken.workspace, BASELINE_PATH), 'utf8');
    await taken.close();
  });
  afterAll(() => {
    good.stop();
    slow.stop();
  });
  beforeEach(async () => {
    scene = await setScene(baseline);
  });
  afterEach(() => scene.close());

  const gate = (url: string, as: Parameters<Scene['run']>[0] = {}) =>
    scene.run({ ...as, inputs: { url, ...as.inputs } });
  const verdict = (result: Awaited<ReturnType<typeof gate>>) => [result.exitCode, result.outputs['verdict']];

  it('is red on the slow server, in outputs, summary, comment and annotations', async () => {
    const result = await gate(slow.url);
    expect(verdict(result), result.summary).toEqual([1, 'regressed']);
    expect(scene.state.comments[0]?.body).toContain('Regressed');
    expect(result.summary).toContain('Regressed');
    expect(result.annotations.filter(({ level }) => level === 'error').length).toBeGreaterThan(0);
  });

  it('judges the kept result when the accept label is set: nothing is measured again', async () => {
    await gate(slow.url);
    scene.state.labels.set(7, [LABEL]);
    const result = await gate(slow.url, { webhook: 'pull-request-labeled', overrides: labelled(LABEL) });
    expect(verdict(result), result.summary).toEqual([0, 'accepted']);
    expect(result.log).not.toContain('waiting for');
    expect(scene.state.comments.at(-1)?.body).toContain('alice');
  });

  it('is red again when the accept label is taken off', async () => {
    const before = await gate(slow.url);
    const unlabelled = { ...labelled(LABEL), action: 'unlabeled' };
    const result = await gate(slow.url, { webhook: 'pull-request-unlabeled', overrides: unlabelled });
    expect(verdict(result), result.summary).toEqual(verdict(before));
    expect(result.log).not.toContain('waiting for');
  });

  it('comes to the same conclusion after an unrelated label', async () => {
    const before = await gate(slow.url);
    scene.state.labels.set(7, ['documentation']);
    const result = await gate(slow.url, { webhook: 'pull-request-labeled', overrides: labelled('documentation') });
    expect(verdict(result), result.summary).toEqual(verdict(before));
    expect(result.log).not.toContain('waiting for');
  });

  it('measures anew when the job is run again', async () => {
    await gate(slow.url);
    const again = {
      webhook: 'pull-request-labeled',
      overrides: labelled('documentation'),
      env: { GITHUB_RUN_ATTEMPT: '2' },
    };
    expect((await gate(slow.url, again)).log).toContain('waiting for');
  });

  it('lets the pull request pass that introduces the gate, and writes a baseline to commit', async () => {
    scene.state.files.set(BASE_SHA, {});
    rmSync(join(scene.workspace, BASELINE_PATH));
    const result = await gate(good.url);
    expect(verdict(result), result.summary).toEqual([0, 'no-baseline']);
    expect(readFileSync(result.outputs['baseline-path'] ?? '', 'utf8')).toContain('throughput-gate/baseline');
    expect(result.annotations.map(({ level }) => level)).toEqual(['warning']);
  });

  it('is red, and not green, where the base has a suite and no baseline', async () => {
    scene.state.files.set(BASE_SHA, { [SUITE_PATH]: SUITE });
    expect(verdict(await gate(good.url))).toEqual([2, 'no-baseline']);
  });

  /** Does something to the job once, when it is about to measure. */
  const whenPlanned = (act: (job: RunningJob) => void) => {
    let isDone = false;
    return (line: string, job: RunningJob) => {
      if (isDone || !line.includes('Plan:')) return;
      isDone = true;
      act(job);
    };
  };

  it('ends with 130 when the job is cancelled, and leaves what it has', async () => {
    const onLine = whenPlanned(({ cancel }) => cancel());
    const result = await gate(good.url, { inputs: { requests: '400' }, onLine });
    expect([result.exitCode, result.signal]).toEqual([130, null]);
    expect(scene.state.comments).toEqual([]);
  });

  it.each<[string, (job: RunningJob) => void]>([
    ['cancelled', ({ cancel }) => cancel()],
    ['killed', ({ crash }) => crash()],
  ])('leaves no server behind that it has launched when it is %s', async (_, act) => {
    const port = await findFreePort();
    const command = JSON.stringify([process.execPath, join(DIST, 'cli.js'), 'simulate', '--port', String(port)]);
    const suite = `${SUITE}server: {url: 'http://127.0.0.1:${port}', command: ${command}}\n`;
    scene.write(SUITE_PATH, suite);
    scene.state.files.set(BASE_SHA, { [SUITE_PATH]: suite, [BASELINE_PATH]: baseline });
    let answered = false;
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    const onLine = whenPlanned(async (job) => {
      answered = await ask();
      act(job);
    });
    const result = await scene.run({ inputs: { requests: '400' }, onLine });
    expect([answered, result.exitCode === 0], result.log).toEqual([true, false]);
    expect(await ask()).toBe(false);
  });
});

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
