import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readProcess } from '../../src/server/process-table.ts';
import { holdFolder } from '../../src/session/hold-folder.ts';

let out: string;
let lines: string[];
beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), 'hold-folder-')), 'out');
  lines = [];
});
afterEach(() => rmSync(join(out, '..'), { recursive: true }));

function hold(signal = new AbortController().signal) {
  const say = (line: unknown) => lines.push(String(line));
  return holdFolder(out, { log: { info: say, warning: say, progress: say }, signal });
}

const lockPath = () => join(out, '.run.lock');

/** Makes the lock one of another run: what differs from one that this process makes. */
async function leaveLock(differing: object): Promise<void> {
  const release = await hold();
  const own = JSON.parse(readFileSync(lockPath(), 'utf8'));
  release();
  writeFileSync(lockPath(), JSON.stringify({ ...own, token: 'its own', ...differing }));
}

it('gives a folder to one run at a time, and says whose it is', async () => {
  const release = await hold();
  await expect(hold()).rejects.toMatchObject({
    code: 'write-failed',
    message: `another run (pid ${process.pid}) is writing to ${out}`,
    remedy: expect.stringContaining(lockPath()),
  });
  release();
  expect(readdirSync(out)).toEqual([]);
  (await hold())();
  expect(lines).toEqual([]);
});

it('takes the folder of a run that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(readProcess(pid)).toBeNull();
  await leaveLock({ name: `pid ${pid}`, pid, startedTicks: 1 });
  (await hold())();
  expect(readdirSync(out)).toEqual([]);
});

it('waits for a run in another container until it is interrupted, and says for what', async () => {
  await leaveLock({ name: 'pid 1', pid: 1, namespace: 'pid:[1]' });
  const interruption = new AbortController();
  const held = hold(interruption.signal);
  await expect.poll(() => lines).toEqual([expect.stringMatching(/waiting for pid 1, which can't be seen from here/)]);
  interruption.abort();
  await expect(held).rejects.toMatchObject({ code: 'interrupted', message: expect.stringContaining('pid 1') });
});

it('names a thing in the way that no run has made', async () => {
  (await hold())();
  spawnSync('mkfifo', [lockPath()]);
  await expect(hold()).rejects.toMatchObject({
    code: 'write-failed',
    message: expect.stringContaining(`${lockPath()} is a pipe`),
  });
});

it('says why a folder can not be written', async () => {
  writeFileSync(out, 'a file');
  await expect(hold()).rejects.toMatchObject({
    code: 'write-failed',
    message: expect.stringContaining(`can't write ${lockPath()}`),
  });
});
