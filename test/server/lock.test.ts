import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLock, type Lock, type LockOptions } from '../../src/server/lock.ts';
import { readProcess } from '../../src/server/process-table.ts';

let folder: string;
let path: string;
const locks: Lock[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'gate.lock');
});
afterEach(() => {
  for (const lock of locks.splice(0)) if (lock.kind === 'held') lock.release();
  rmSync(folder, { recursive: true });
});

async function acquire(more: Partial<LockOptions> = {}): Promise<Lock> {
  let clock = 0;
  const lock = await acquireLock({
    path,
    ownerName: 'me',
    timeoutMs: 10_000,
    now: () => clock,
    sleep: async (ms) => {
      clock += ms;
    },
    signal: new AbortController().signal,
    onWait: () => {},
    ...more,
  });
  locks.push(lock);
  return lock;
}

const LOCK_SOURCE = new URL('../../src/server/lock.ts', import.meta.url).href;
/** Takes the lock twice as the user nobody, once with nobody else there. */
const ANOTHER_USER = `
  import { readdirSync } from 'node:fs';
  import { dirname } from 'node:path';
  const { acquireLock } = await import(process.argv[1]);
  const [path, lines] = [process.argv[2], []];
  process.seteuid(65534);
  process.getuid = process.geteuid;
  const take = () => acquireLock({
    path, ownerName: 'nobody’s job', timeoutMs: 0, now: () => 0, sleep: async () => {},
    signal: new AbortController().signal, onWait: (line) => lines.push(line),
  });
  const kinds = [(await take()).kind, (await take()).kind];
  const files = readdirSync(dirname(path)).sort();
  console.log(JSON.stringify({ kinds, lines, files }));
`;

describe('the lock of a machine', () => {
  it('is held by one, released, and held again', async () => {
    const first = await acquire({ ownerName: 'first' });
    expect(first.kind).toBe('held');
    expect(await acquire()).toEqual({ kind: 'busy', owner: 'first', waitedMs: 10_000 });
    if (first.kind === 'held') first.release();
    expect(existsSync(path)).toBe(false);
    expect((await acquire()).kind).toBe('held');
  });

  it('is taken as soon as its owner lets go, and the wait is shown with the owner', async () => {
    const first = await acquire({ ownerName: 'owner/repo run 7' });
    const lines: string[] = [];
    let pauses = 0;
    const second = await acquire({
      onWait: (line) => lines.push(line),
      sleep: async () => {
        if (++pauses === 3 && first.kind === 'held') first.release();
      },
    });
    expect(second.kind).toBe('held');
    expect(pauses).toBe(3);
    expect(lines).toEqual([expect.stringContaining('owner/repo run 7')]);
  });

  it.runIf(process.platform === 'linux')('of a process that is gone is stale', async () => {
    const child = spawn('true');
    const startedTicks = readProcess(child.pid ?? 0)?.startedTicks ?? 1;
    await new Promise((resolve) => child.on('exit', resolve));
    const held = await acquire();
    if (held.kind === 'held') held.release();
    const namespace = readlinkSync('/proc/self/ns/pid');
    writeFileSync(path, JSON.stringify({ name: 'gone', pid: child.pid, namespace, startedTicks, token: 'x' }));
    expect(await acquire()).toMatchObject({ kind: 'held', waitedMs: 0 });
    expect(readdirSync(folder)).toEqual(['gate.lock']);
  });

  it.each(['{"name":"elsewhere","pid":1,"namespace":"pid:[1]","startedTicks":1,"token":"x"}', 'not json'])(
    'that can not be checked from here (%s) is stale once nobody has touched it for long',
    async (text) => {
      writeFileSync(path, text);
      expect((await acquire()).kind).toBe('busy');
      const longAgo = new Date(Date.now() - 600_000);
      utimesSync(path, longAgo, longAgo);
      expect((await acquire()).kind).toBe('held');
    },
  );

  it.runIf(process.getuid?.() === 0)(
    'that another user left in a sticky folder is stepped around, and that is said',
    () => {
      chmodSync(folder, 0o1777);
      const gone = spawnSync('true').pid;
      const namespace = readlinkSync('/proc/self/ns/pid');
      writeFileSync(path, JSON.stringify({ name: 'root’s job', pid: gone, namespace, startedTicks: 1, token: 'x' }));
      // What runs under a changed user may not see its own namespace: then age alone tells.
      const longAgo = new Date(Date.now() - 600_000);
      utimesSync(path, longAgo, longAgo);
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', ANOTHER_USER, LOCK_SOURCE, path],
        {
          encoding: 'utf8',
        },
      );
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual({
        kinds: ['held', 'busy'],
        lines: [
          expect.stringContaining('left by root’s job, which has ended'),
          expect.stringContaining('left by root’s job, which has ended'),
        ],
        files: ['gate.lock', 'gate.lock.65534'],
      });
    },
  );

  it('is not waited for after an interrupt', async () => {
    await acquire({ ownerName: 'first' });
    expect(await acquire({ signal: AbortSignal.abort() })).toMatchObject({ kind: 'busy', waitedMs: 0 });
  });

  it('in a folder that is not there is an error, not a wait', async () => {
    await expect(acquire({ path: join(folder, 'none/gate.lock') })).rejects.toThrow('ENOENT');
  });
});
