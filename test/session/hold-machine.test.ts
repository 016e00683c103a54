import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdMachine } from '../../src/session/launch-server.ts';
import { parseSuite } from '../../src/suite/parse-suite.ts';
import { makeIo } from '../modes/run-options.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hold-machine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const { suite } = parseSuite('server: {command: sleep 60}\n', { source: 'suite.yml', overrides: {} });
const hold = (temporary: string) => holdMachine(suite, makeIo({ env: { TMPDIR: temporary } }));

it('takes the lock of the machine in TMPDIR, and gives it back', async () => {
  const held = await hold(folder);
  expect(readdirSync(folder)).toEqual(['throughput-gate.lock']);
  if (held.kind === 'held') held.release();
  expect(readdirSync(folder)).toEqual([]);
});

it('says where the lock can not be made, and how to name another place', async () => {
  const missing = join(folder, 'missing');
  await expect(hold(missing)).rejects.toMatchObject({
    code: 'write-failed',
    message: expect.stringContaining(`can't write ${join(missing, 'throughput-gate.lock')}: ENOENT`),
    remedy: expect.stringMatching(/^Set TMPDIR to .*missing/),
  });
});

it('does not wait for a thing in the way that no run has made', async () => {
  spawnSync('mkfifo', [join(folder, 'throughput-gate.lock')]);
  await expect(hold(folder)).rejects.toMatchObject({
    code: 'write-failed',
    message: expect.stringContaining('throughput-gate.lock is a pipe'),
  });
});
