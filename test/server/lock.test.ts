import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLock, type Lock, type LockOptions } from '../../src/server/lock.ts';
import { removeLock } from '../../src/server/lock-file.ts';
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

/** A lock as a run in another container leaves it. */
const ELSEWHERE = '{"name":"elsewhere","pid":1,"namespace":"pid:[1]","startedTicks":1,"token":"x"}';

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

  it.each([ELSEWHERE, 'not json'])(
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

  describe('of an owner that can not be seen, where that is waited for', () => {
    it('is taken over once it is stale, and the wait is said', async () => {
      writeFileSync(path, ELSEWHERE);
      const lines: string[] = [];
      const lock = await acquire({ timeoutMs: 0, waitsForUnseen: true, onWait: (line) => lines.push(line) });
      expect(lock).toMatchObject({ kind: 'held', waitedMs: 121_000 });
      expect(lines[0]).toMatch(/elsewhere, which can't be seen from here.*gate\.lock is taken over.*120 s/);
      expect(readdirSync(folder)).toEqual(['gate.lock']);
    });

    it('is refused as soon as the owner has touched it', async () => {
      writeFileSync(path, ELSEWHERE);
      let pauses = 0;
      const sleep = async () => {
        if (++pauses === 3) utimesSync(path, new Date(), new Date(Date.now() + 1000));
      };
      const lock = await acquire({ timeoutMs: 0, waitsForUnseen: true, sleep });
      expect(lock).toMatchObject({ kind: 'busy', owner: 'elsewhere' });
      expect(pauses).toBe(3);
    });

    it('is refused at once when the owner is seen alive', async () => {
      await acquire({ ownerName: 'first' });
      const lock = await acquire({ timeoutMs: 0, waitsForUnseen: true });
      expect(lock).toEqual({ kind: 'busy', owner: 'first', waitedMs: 0 });
    });

    it('is not waited for after an interrupt', async () => {
      writeFileSync(path, ELSEWHERE);
      const lock = await acquire({ timeoutMs: 0, waitsForUnseen: true, signal: AbortSignal.abort() });
      expect(lock).toMatchObject({ kind: 'busy', waitedMs: 0 });
    });
  });

  it('with a time in the future is as old as it has been watched', async () => {
    writeFileSync(path, ELSEWHERE);
    const nextYear = new Date(Date.now() + 365 * 86_400_000);
    utimesSync(path, nextYear, nextYear);
    expect(await acquire({ timeoutMs: 600_000 })).toMatchObject({ kind: 'held', waitedMs: 121_000 });
  });

  const makeLink = (target: string) => symlinkSync(target, path);
  it.each([
    { what: 'a pipe', make: () => spawnSync('mkfifo', [path]) },
    { what: 'a folder', make: () => mkdirSync(path) },
    { what: 'a link', make: () => makeLink('/dev/zero') },
    { what: 'a link', make: () => makeLink(join(folder, 'nothing')) },
    { what: 'a file that is larger than any lock', make: () => writeFileSync(path, 'x'.repeat(10_000)) },
  ])('is no other thing: $what at its place is refused at once, named, and left alone', async ({ what, make }) => {
    make();
    const longAgo = new Date(Date.now() - 600_000);
    if (what !== 'a link') utimesSync(path, longAgo, longAgo);
    await expect(acquire()).rejects.toMatchObject({
      code: 'write-failed',
      message: expect.stringContaining(`${path} is ${what}`),
      remedy: expect.stringContaining('Remove it'),
    });
    expect(readdirSync(folder)).toEqual(['gate.lock']);
  });

  it.runIf(process.platform === 'linux')('that could not be written for want of space is not left behind', () => {
    // A limit of 0 bytes a file fails the write after the file is made, as a full disk does.
    const take = `
      const { makeLock } = await import(process.argv[1]);
      process.on('SIGXFSZ', () => {});
      try { makeLock(process.argv[2], { token: 'x' }); } catch (error) { console.log(error.code); }
    `;
    const source = new URL('../../src/server/lock-file.ts', import.meta.url).href;
    const script = `ulimit -f 0; exec "$0" --input-type=module -e "$1" "$2" "$3" | cat`;
    const { stdout } = spawnSync('bash', ['-c', script, process.execPath, take, source, path], { encoding: 'utf8' });
    expect(stdout.trim()).toBe('EFBIG');
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    { what: 'a lock', make: () => writeFileSync(path, ELSEWHERE) },
    { what: 'a folder', make: () => mkdirSync(path) },
  ])('that was found stale is put back where $what has come to lie there meanwhile', ({ make }) => {
    make();
    removeLock(path, { name: 'gone', pid: 7, namespace: '', startedTicks: 1, token: 'stale' });
    expect(readdirSync(folder)).toEqual(['gate.lock']);
  });

  it('holds who took it, for others to read', async () => {
    await acquire({ ownerName: 'o/r, run 7' });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ name: 'o/r, run 7', pid: process.pid });
  });

  it('in a folder that is not there is an error, not a wait', async () => {
    await expect(acquire({ path: join(folder, 'none/gate.lock') })).rejects.toThrow('ENOENT');
  });
});
