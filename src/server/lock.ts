import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { GateError } from '../gate-error.ts';
import { dropLock, type FoundLock, findLock, type LockOwner, makeLock, removeLock, touchLock } from './lock-file.ts';
import { readProcess } from './process-table.ts';

export type LockOptions = {
  readonly path: string;
  readonly ownerName: string;
  readonly timeoutMs: number;
  /** An owner that can't be seen from here is waited for, however short the timeout, until it proves to live or not. */
  readonly waitsForUnseen?: boolean;
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
 * One holder at a time. A lock is stale, and taken over, when its owner's process is gone, or can't be seen from here and
 * hasn't touched the file for two minutes. Where another user left it and it can't be removed, as in a /tmp of several
 * users, this user's runs wait for each other at a lock beside it, and that is said.
 * @throws GateError `write-failed` when something else than a lock lies at the path; the error of the system when no
 * lock can be made there
 */
export async function acquireLock(options: LockOptions): Promise<Lock> {
  const startedAt = options.now();
  const owner = ownerOf(options.ownerName);
  const watch = createWatch(options.now);
  let { path } = options;
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    if (makeLock(path, owner)) return held(path, owner, options.now() - startedAt);
    const found = findLock(path);
    if (found.kind === 'nothing') continue;
    if (found.kind === 'foreign') throw refuseForeign(path, found.what);
    const life = watch(found);
    if (life === 'gone') {
      const removal = removeLock(path, found.owner);
      if (removal === 'removed') continue;
      if (removal === 'forbidden' && path === options.path) {
        options.onWait(
          `${path} was left by ${nameOf(found.owner)}, which has ended, and only its user can remove it: do that`,
        );
        path = `${path}.${process.getuid?.() ?? 'user'}`;
        continue;
      }
    }
    const waitedMs = options.now() - startedAt;
    const mayBeLeft = life === 'unseen' && options.waitsForUnseen === true;
    if (options.signal.aborted || (waitedMs >= options.timeoutMs && !mayBeLeft))
      return { kind: 'busy', owner: found.owner?.name ?? 'unknown', waitedMs };
    if (options.now() - saidAt >= SAY_EVERY_MS) {
      saidAt = options.now();
      options.onWait(describeWait(path, nameOf(found.owner), life));
    }
    await options.sleep(POLL_MS, options.signal);
  }
}

const nameOf = (owner: LockOwner | null) => owner?.name ?? 'another job';

function describeWait(path: string, name: string, life: Life): string {
  return life === 'unseen'
    ? `waiting for ${name}, which can't be seen from here (another container?): ${path} is taken over once it hasn't been touched for ${STALE_MS / 1000} s`
    : `waiting for ${name} to end its measurement (${path})`;
}

function refuseForeign(path: string, what: string): GateError {
  return new GateError(
    'write-failed',
    `${path} is ${what}: a lock belongs there, a small file that a run makes and removes`,
    'Remove it: no run has made it, so none ever will.',
  );
}

function held(path: string, owner: LockOwner, waitedMs: number): Lock {
  const timer = setInterval(() => touchLock(path, owner), TOUCH_EVERY_MS).unref();
  const release = () => {
    clearInterval(timer);
    dropLock(path, owner);
  };
  return { kind: 'held', release, waitedMs };
}

/** Whether a lock's owner still runs; `unseen` while that can't be known. */
type Life = 'alive' | 'gone' | 'unseen';

/**
 * Looks at one lock again and again. Of an owner that can't be seen a touch is a sign of life, and none for two minutes
 * means that it is gone: by the file's time, or, where that lies in the future, by the time that it was watched.
 */
function createWatch(now: () => number): (lock: FoundLock & { kind: 'lock' }) => Life {
  let watched: { token: string | undefined; touchedAtMs: number; sinceMs: number; isTouched: boolean } | null = null;
  return ({ owner, touchedAtMs }) => {
    const life = findProcess(owner);
    if (life !== 'unseen') return life;
    const token = owner?.token;
    if (watched === null || watched.token !== token) {
      watched = { token, touchedAtMs, sinceMs: now(), isTouched: false };
    } else if (watched.touchedAtMs !== touchedAtMs) {
      watched = { token, touchedAtMs, sinceMs: now(), isTouched: true };
    }
    if (Math.max(Date.now() - touchedAtMs, now() - watched.sinceMs) > STALE_MS) return 'gone';
    return watched.isTouched ? 'alive' : 'unseen';
  };
}

function findProcess(owner: LockOwner | null): Life {
  if (owner === null || owner.namespace !== pidNamespace() || owner.startedTicks === null) return 'unseen';
  const process = readProcess(owner.pid);
  return process === null || process.state === 'Z' || process.startedTicks !== owner.startedTicks ? 'gone' : 'alive';
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
