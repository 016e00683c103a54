import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  linkSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { nameKind } from '../file-kind.ts';

/** Who holds a lock. */
export type LockOwner = {
  /** For people: repository, workflow run, job. */
  readonly name: string;
  readonly pid: number;
  /** Which pid namespace the pid counts in: jobs in containers may share the lock's folder. */
  readonly namespace: string;
  readonly startedTicks: number | null;
  readonly token: string;
};

/** What lies at a lock's path. */
export type FoundLock =
  | { readonly kind: 'nothing' }
  /** `owner`: null where the file doesn't say. */
  | { readonly kind: 'lock'; readonly owner: LockOwner | null; readonly touchedAtMs: number }
  /** What no run has made and no run may remove: a pipe, a folder, a large file. */
  | { readonly kind: 'foreign'; readonly what: string };

/** An owner in JSON has a few hundred. */
const MOST_BYTES = 4096;

/**
 * Makes the lock; false where something lies at its path. On a full disk none is left half written.
 * @throws the error of the system
 */
export function makeLock(path: string, owner: LockOwner): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o644);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    writeFileSync(file, JSON.stringify(owner));
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

/**
 * Reads what lies there without waiting for it: a pipe is never opened, a link never followed.
 * @throws the error of the system
 */
export function findLock(path: string): FoundLock {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return { kind: 'nothing' };
  if (!found.isFile()) return { kind: 'foreign', what: nameKind(found) };
  if (found.size > MOST_BYTES) return { kind: 'foreign', what: 'a file that is larger than any lock' };
  return { kind: 'lock', owner: parseOwner(readStart(path)), touchedAtMs: found.mtimeMs };
}

/** Tells those that wait that the owner lives. */
export function touchLock(path: string, { token }: LockOwner): void {
  try {
    if (tokenAt(path) === token) utimesSync(path, new Date(), new Date());
  } catch {
    // It was removed by hand in between.
  }
}

/** Removes its own lock only: another run may have taken it over. */
export function dropLock(path: string, { token }: LockOwner): void {
  try {
    if (tokenAt(path) === token) rmSync(path, { force: true });
  } catch {
    // What was done under it stands, and it is stale as soon as this process ends.
  }
}

/** Moved away before it is removed: of several that wait, one moves it. */
export function removeLock(path: string, stale: LockOwner | null): 'removed' | 'gone' | 'forbidden' {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    return ['EPERM', 'EACCES', 'EROFS'].includes(codeOf(error)) ? 'forbidden' : 'gone';
  }
  if (isLockOf(aside, stale)) rmSync(aside, { force: true });
  else putBack(aside, path);
  return 'removed';
}

function isLockOf(path: string, owner: LockOwner | null): boolean {
  const found = findLock(path);
  return found.kind === 'lock' && found.owner?.token === owner?.token;
}

/** A lock that was taken anew goes back; a link never overwrites one that a third has taken meanwhile. */
function putBack(aside: string, path: string): void {
  try {
    linkSync(aside, path);
  } catch (error) {
    // A folder can't be linked, nor anything on some file systems.
    if (codeOf(error) !== 'EEXIST' && findLock(path).kind === 'nothing') {
      renameSync(aside, path);
      return;
    }
  }
  rmSync(aside, { force: true });
}

function tokenAt(path: string): string | null {
  const found = findLock(path);
  return found.kind === 'lock' ? (found.owner?.token ?? null) : null;
}

/** At most so many bytes, whatever has come to lie there since it was looked at; '' where it may not be read. */
function readStart(path: string): string {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  } catch {
    return '';
  }
  try {
    const bytes = Buffer.alloc(MOST_BYTES);
    return bytes.toString('utf8', 0, readSync(file, bytes));
  } catch {
    return '';
  } finally {
    closeSync(file);
  }
}

function parseOwner(text: string): LockOwner | null {
  try {
    const owner = JSON.parse(text) as Partial<LockOwner> | null;
    const isOwner = typeof owner?.token === 'string' && typeof owner.name === 'string' && Number.isInteger(owner.pid);
    return isOwner ? (owner as LockOwner) : null;
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
