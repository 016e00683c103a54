import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readProcess } from '../../src/server/process-table.ts';
import { openRecorder } from '../../src/session/recorder.ts';

let out: string;
beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), 'recorder-')), 'out');
});
afterEach(() => rmSync(join(out, '..'), { recursive: true }));

it('gives a folder to one run at a time, and says whose it is', async () => {
  const first = await openRecorder(out);
  await expect(openRecorder(out)).rejects.toMatchObject({
    code: 'write-failed',
    message: `another run (pid ${process.pid}) is writing to ${out}`,
    remedy: expect.stringContaining(join(out, '.run.lock')),
  });
  await first.close();
  expect(readdirSync(out)).toEqual([]);
  await (await openRecorder(out)).close();
});

it('takes the folder of a run that was killed, and what it left half written', async () => {
  mkdirSync(out);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const { namespace } = lockOf(await heldLock());
  writeFileSync(
    join(out, '.run.lock'),
    JSON.stringify({ name: `pid ${pid}`, pid, namespace, startedTicks: 1, token: 'its own' }),
  );
  writeFileSync(join(out, 'requests.jsonl.tmp'), '{"half":');
  expect(readProcess(pid)).toBeNull();
  await (await openRecorder(out)).close();
  expect(readdirSync(out)).toEqual([]);
});

it('lets go of a folder whose requests it could not open', async () => {
  mkdirSync(join(out, 'requests.jsonl.tmp'), { recursive: true });
  await expect(openRecorder(out)).rejects.toMatchObject({ code: 'write-failed' });
  expect(existsSync(join(out, '.run.lock'))).toBe(false);
});

/** The text of a lock as this process writes it. */
async function heldLock(): Promise<string> {
  const recorder = await openRecorder(out);
  const text = readFileSync(join(out, '.run.lock'), 'utf8');
  await recorder.close();
  return text;
}

const lockOf = (text: string): { namespace: string } => JSON.parse(text);
