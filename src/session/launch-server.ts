import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleepFor } from 'node:timers/promises';
import type { RunIo, RunOptions } from '../options.ts';
import type { Reason } from '../reason.ts';
import { type LaunchedServer, launchServer } from '../server/launch.ts';
import { acquireLock } from '../server/lock.ts';
import { redactText } from '../server/redact.ts';
import type { Suite } from '../suite/suite.ts';
import { explainWriteFailure } from '../write-whole.ts';
import { findSecrets } from './redaction.ts';

/** A job of another repository on the same machine may measure for hours; GitHub's own limits end the wait. */
const LOCK_TIMEOUT_MS = 6 * 3_600_000;

/** Resolves after so many milliseconds or when the signal aborts; never rejects. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleepFor(Math.max(0, ms), undefined, { signal }).catch(() => undefined);
}

/** Launches `server.command`, its output in `server.log` of the output folder; null when the suite has none. */
export async function launchFromSuite(
  suite: Suite,
  options: RunOptions,
  io: RunIo,
  origin: string,
): Promise<LaunchedServer | null> {
  const { server } = suite;
  if (server.command === undefined) return null;
  const said = typeof server.command === 'string' ? server.command : server.command.join(' ');
  const secrets = findSecrets(suite, options, io);
  io.log.info(`launching the server: ${redactText(said, secrets).split('\n')[0]?.slice(0, 120)}`);
  return launchServer({
    command: server.command,
    cwd: resolve(options.workingDirectory, server.cwd),
    env: server.env,
    inheritedEnv: io.env,
    ...(server.stopCommand === undefined ? {} : { stopCommand: server.stopCommand }),
    logPath: join(options.out, 'server.log'),
    origin,
    statePath: options.statePath ?? join(options.out, 'server.json'),
    secrets,
  });
}

/** The machine is this run's until it is released, or why it never was. */
export type Hold =
  | { readonly kind: 'held'; readonly release: () => void }
  | { readonly kind: 'given-up'; readonly reason: Reason };

/**
 * One measuring job at a time on a machine: taken where the gate launches the server or runs as a job of CI. A gate at
 * somebody's terminal, on a server that is there anyway, doesn't wait for others.
 * @throws GateError `write-failed` when the lock can't be made
 */
export async function holdMachine({ server }: Suite, io: RunIo): Promise<Hold> {
  if (server.command === undefined && io.env['GITHUB_ACTIONS'] !== 'true') {
    return { kind: 'held', release: () => undefined };
  }
  const folder = io.env['TMPDIR'] || tmpdir();
  const path = join(folder, 'throughput-gate.lock');
  const take = () =>
    acquireLock({
      path,
      ownerName: describeJob(io.env),
      timeoutMs: LOCK_TIMEOUT_MS,
      now: () => performance.now(),
      sleep: pause,
      signal: io.signal,
      onWait: io.log.info,
    });
  const remedy = `Set TMPDIR to a folder that is there and can be written, or see to ${folder}: its rights, its free space.`;
  const lock = await explainWriteFailure(path, take, remedy);
  if (lock.kind === 'held') return { kind: 'held', release: lock.release };
  const waited = `${Math.round(lock.waitedMs / 1000)} s of waiting for ${lock.owner}, which measures on this machine`;
  return { kind: 'given-up', reason: io.signal.aborted ? interruptedAfter(waited) : gaveUpAfter(waited) };
}

function interruptedAfter(waited: string): Reason {
  return { code: 'interrupted', message: `Interrupted after ${waited}.`, remedy: 'Run it again.' };
}

function gaveUpAfter(waited: string): Reason {
  return {
    code: 'not-ready',
    message: `Given up after ${waited}.`,
    remedy: 'Put all jobs of this machine into one concurrency group, or wait for the other one.',
  };
}

function describeJob(env: RunIo['env']): string {
  const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run, GITHUB_JOB: job } = env;
  return repository === undefined ? `pid ${process.pid}` : `${repository}, run ${run ?? '?'}, job ${job ?? '?'}`;
}
