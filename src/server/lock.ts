import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readProcess } from './process-table.ts';

/** Who measures on this machine. */
export type LockOwner = {
  /** For people: repository, workflow run, job. */
  readonly name: string;
  readonly pid: number;
  /** Which pid namespace the pid counts in: jobs in containers may share the lock's folder. */
  readonly namespace: string;
  readonly startedTicks: number | null;
  readonly token: string;
};

export type LockOptions = {
  readonly path: string;
  readonly ownerName: string;
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  /** Called when the wait begins and every 30 s, and where a dead lock is in the way. */
  readonly onWait: (line: string) => void;
};

export type Lock =
  | { readonly kind: 'held'; readonly release: () => void; readonly waitedMs: number }
  /** The deadline passed, or the run was interrupted. */
  | { readonly kind: 'busy'; readonly owner: string; readonly waitedMs: number };

const POLL_MS = 1000;
const SAY_EVERY_MS = 30_000;
/** The owner touches its lock this often; after four times as long without a touch it is stale. */
const TOUCH_EVERY_MS = 30_000;
const STALE_MS = 4 * TOUCH_EVERY_MS;

/**
 * One measuring job at a time on a machine. A lock is stale, and taken over, when its owner's process is gone, or can't
 * be seen from here and hasn't touched the file for two minutes. Where another user left it and it can't be removed, as
 * in a /tmp of several users, this user's runs wait for each other at a lock beside it, and that is said.
 */
export async function acquireLock(options: LockOptions): Promise<Lock> {
  const startedAt = options.now();
  const owner = ownerOf(options.ownerName);
  let { path } = options;
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    if (tryTake(path, owner)) return held(path, owner, options.now() - startedAt);
    const other = readOwner(path);
    if (isStale(path, other)) {
      const removal = removeStale(path, other);
      if (removal === 'removed') continue;
      if (removal === 'forbidden' && path === options.path) {
        options.onWait(
          `${path} was left by ${nameOf(other)}, which has ended, and only its user can remove it: do that`,
        );
        path = `${path}.${process.getuid?.() ?? 'user'}`;
        continue;
      }
    }
    const waitedMs = options.now() - startedAt;
    if (waitedMs >= options.timeoutMs || options.signal.aborted)
      return { kind: 'busy', owner: other?.name ?? 'unknown', waitedMs };
    if (options.now() - saidAt >= SAY_EVERY_MS) {
      saidAt = options.now();
      options.onWait(`waiting for ${nameOf(other)} to end its measurement on this machine (${path})`);
    }
    await options.sleep(POLL_MS, options.signal);
  }
}

const nameOf = (owner: LockOwner | null) => owner?.name ?? 'another job';

function tryTake(path: string, owner: LockOwner): boolean {
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function held(path: string, owner: LockOwner, waitedMs: number): Lock {
  const timer = setInterval(() => {
    touch(path, owner);
  }, TOUCH_EVERY_MS).unref();
  const release = () => {
    clearInterval(timer);
    if (readOwner(path)?.token === owner.token) rmSync(path, { force: true });
  };
  return { kind: 'held', release, waitedMs };
}

function touch(path: string, owner: LockOwner): void {
  try {
    if (readOwner(path)?.token === owner.token) utimesSync(path, new Date(), new Date());
  } catch {
    // It was removed by hand in between.
  }
}

function isStale(path: string, owner: LockOwner | null): boolean {
  const age = ageMs(path);
  if (age === null) return false;
  if (owner === null || owner.namespace !== pidNamespace() || owner.startedTicks === null) return age > STALE_MS;
  const process = readProcess(owner.pid);
  return process === null || process.state === 'Z' || process.startedTicks !== owner.startedTicks;
}

/** Moved away before it is removed: of several that wait, one moves it. */
function removeStale(path: string, stale: LockOwner | null): 'removed' | 'gone' | 'forbidden' {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    const moved = readOwner(aside);
    // A lock that was taken anew goes back; a link never overwrites one that a third has taken meanwhile.
    if (moved?.token !== stale?.token) linkSync(aside, path);
    rmSync(aside, { force: true });
    return 'removed';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'EPERM' || code === 'EACCES' ? 'forbidden' : 'gone';
  }
}

function readOwner(path: string): LockOwner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof owner === 'object' && owner !== null && 'token' in owner ? (owner as LockOwner) : null;
  } catch {
    return null;
  }
}

function ageMs(path: string): number | null {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return null;
  }
}

function ownerOf(name: string): LockOwner {
  const startedTicks = readProcess(process.pid)?.startedTicks ?? null;
  return { name, pid: process.pid, namespace: pidNamespace(), startedTicks, token: randomUUID() };
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
