import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt, makeBaseline, type Scene, setScene } from './action-scene.ts';

/** Linux alone has a device that is always full; a folder in the file's place can't be replaced anywhere. */
const FULL = '/dev/full';

describe.runIf(isBuilt)('what can’t be written beside verdict.json costs a warning', () => {
  let baseline = '';
  let scene: Scene;
  beforeAll(() => {
    baseline = makeBaseline();
  });
  beforeEach(async () => {
    scene = await setScene(baseline);
  });
  afterEach(() => scene.close());

  const out = (name: string) => join(scene.workspace, 'throughput-gate-out', name);
  /** A folder that isn't empty where the file belongs. */
  const block = (name: string) => mkdirSync(join(out(name), 'in-the-way'), { recursive: true });
  const messages = (result: Awaited<ReturnType<Scene['judge']>>, wanted: string) =>
    result.annotations.filter(({ level }) => level === wanted).map(({ message }) => message);
  const verdictOnDisk = () => JSON.parse(readFileSync(out('verdict.json'), 'utf8')).verdict;

  it.each([
    ['comment.md', 1, 0, 'pass'],
    ['summary.md', 1, 0, 'pass'],
    ['report.html', 1, 0, 'pass'],
    ['comment.md', 0.7, 1, 'regressed'],
  ])(
    '%s of a server at %f of its speed: exit %i, comment and summary are there',
    async (name, speed, code, verdict) => {
      block(name);
      const result = await scene.judge(speed);
      expect([result.exitCode, result.outputs['verdict'], verdictOnDisk()]).toEqual([code, verdict, verdict]);
      expect(messages(result, 'warning').filter((message) => message.includes(name))).toHaveLength(1);
      expect(scene.state.comments[0]?.body).toContain(`verdict=${verdict}`);
      expect(result.summary).toMatch(/Pass|Regressed/);
    },
  );

  it.runIf(existsSync(FULL)).each([
    ['GITHUB_STEP_SUMMARY', 'summary couldn’t be written: ENOSPC'],
    ['GITHUB_OUTPUT', 'output verdict couldn’t be set'],
  ])('%s on a full disk', async (variable, words) => {
    const result = await scene.judge(0.7, { env: { [variable]: FULL } });
    expect([result.exitCode, verdictOnDisk()]).toEqual([1, 'regressed']);
    expect(messages(result, 'warning').join('\n')).toContain(words);
    expect(scene.state.comments[0]?.body).toContain('verdict=regressed');
  });

  it('verdict.json itself is an error with exit code 2, and the verdict is told all the same', async () => {
    block('verdict.json');
    const result = await scene.judge(1);
    expect([result.exitCode, result.outputs['verdict'], result.outputs['verdict-path']]).toEqual([2, 'pass', '']);
    expect(messages(result, 'error')).toEqual([expect.stringMatching(/can't write .*verdict\.json/)]);
    expect(result.summary).toContain('Pass');
    expect(scene.state.comments[0]?.body).toContain('verdict=pass');
  });
});
