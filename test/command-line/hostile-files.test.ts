import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere } from '../support/run-in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'hostile-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
mkdirSync(at('folder'));
const noise = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0x00, 0xff, 0xfe, 0x80, 0x0a]);
for (const name of ['noise', 'noise.txt', 'noise.jsonl']) writeFileSync(at(name), noise);
writeFileSync(at('control.txt'), 'a prompt\nring the bell \u0007\n');
writeFileSync(at('good.csv'), 'session,concurrency,metric,value\na,1,output-throughput,100\n');
for (const name of ['pipe', 'pipe.txt']) execFileSync('mkfifo', [at(name)]);

const NOWHERE = ['--url', 'http://127.0.0.1:9', '--ready-timeout', '1s'];
const suiteOf = (prompts: string, name: string) => {
  const path = at(`${name}.yml`);
  writeFileSync(path, `prompts: ${JSON.stringify(prompts)}\n`);
  return path;
};

const HOSTILE = [
  ['/dev/zero', 'a device'],
  ['/dev/null', 'a device'],
  ['pipe', 'a pipe'],
  ['noise', 'not UTF-8 text (line 1)'],
] as const;
const pathOf = (name: string) => (name.startsWith('/') ? name : at(name));

describe.runIf(process.platform === 'linux')('a file that is none (needs mkfifo and /dev)', () => {
  it.each(HOSTILE)('%s ends a run at once in the place of a suite', async (name, why) => {
    const { exitCode, stderr } = await runHere(['gate', '--suite', pathOf(name), '--out', at('out')]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`bad-suite: ${pathOf(name)}`)]);
    expect(stderr).toContain(why);
  });

  it.each([...HOSTILE, ['folder', 'a folder'] as const])('%s, in the place of a baseline', async (name, why) => {
    const args = ['gate', ...NOWHERE, '--baseline', pathOf(name), '--out', at('out')];
    const { exitCode, stderr } = await runHere(args);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('bad-baseline: ')]);
    expect(stderr).toContain(why);
  });

  it.each(HOSTILE)('%s, in the place of a result', async (name, why) => {
    for (const args of [
      ['judge', pathOf(name), '--baseline', at('none.json')],
      ['judge', '--reference', at('good.csv'), '--current', pathOf(name)],
      ['refresh', '--result', pathOf(name), '--baseline', at('new.json')],
    ]) {
      const { exitCode, stderr } = await runHere([...args, '--out', at('out')]);
      expect([args[0], exitCode, stderr]).toEqual([args[0], 2, expect.stringContaining('bad-result: ')]);
      expect(stderr).toContain(why);
    }
    const report = await runHere(['report', pathOf(name), '--out', at('out')]);
    expect([report.exitCode, report.stdout.replace(/\s+/g, ' ')]).toEqual([2, expect.stringContaining(why)]);
  });

  it.each([
    ['pipe.txt', 'a pipe'],
    ['noise.txt', 'not UTF-8 text (line 1)'],
    ['noise.jsonl', 'not UTF-8 text (line 1)'],
    ['control.txt', 'control.txt:2: found the control character U+0007'],
  ])('%s, in the place of prompts', async (name, why) => {
    const { exitCode, stderr } = await runHere(['gate', ...NOWHERE, '--suite', suiteOf(at(name), name)]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('bad-prompts: ')]);
    expect(stderr).toContain(why);
    expect(stderr).not.toContain('waiting for');
  });

  it.each([
    ['judge', '--reference', at('good.csv'), '--current', at('good.csv')],
    ['gate', ...NOWHERE],
    ['measure', ...NOWHERE],
  ])('%s ends where --out is below /proc, and says what could not be written', async (...args) => {
    const { exitCode, stderr } = await runHere([...args, '--out', '/proc/throughput/gate']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("write-failed: can't write /proc/throughput");
  });
});

describe('--api-key-env without a name', () => {
  it('is said to name no variable', async () => {
    const { exitCode, stderr } = await runHere(['gate', ...NOWHERE, '--api-key-env=']);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('bad-usage: --api-key-env: names no variable')]);
  });
});
