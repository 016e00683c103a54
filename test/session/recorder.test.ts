import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRecorder } from '../../src/session/recorder.ts';

let out: string;
beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), 'recorder-')), 'out');
});
afterEach(() => rmSync(join(out, '..'), { recursive: true }));

it('takes what a killed run left half written', async () => {
  mkdirSync(out);
  writeFileSync(join(out, 'requests.jsonl.tmp'), '{"half":');
  await (await openRecorder(out)).close();
  expect(readdirSync(out)).toEqual([]);
});

it('says which requests it could not open', async () => {
  mkdirSync(join(out, 'requests.jsonl.tmp'), { recursive: true });
  await expect(openRecorder(out)).rejects.toMatchObject({
    code: 'write-failed',
    message: expect.stringContaining(join(out, 'requests.jsonl')),
  });
});
