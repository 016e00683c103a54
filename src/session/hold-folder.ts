import { join } from 'node:path';
import { GateError } from '../gate-error.ts';
import { makeFolder } from '../make-folder.ts';
import type { RunIo } from '../options.ts';
import { acquireLock } from '../server/lock.ts';
import { explainWriteFailure } from '../write-whole.ts';
import { pause } from './launch-server.ts';

/**
 * Makes the output folder one run's own until it is released: of two runs in one folder the second would replace what
 * the first has measured. A run that is seen to live is no reason to wait; one that can't be seen, as in a container
 * that was killed, may have left its lock. Returns the release.
 * @throws GateError `write-failed` when the folder can't be written or another run has it, `interrupted` while waiting
 */
export async function holdFolder(out: string, { log, signal }: Pick<RunIo, 'log' | 'signal'>): Promise<() => void> {
  const path = join(out, '.run.lock');
  const lock = await explainWriteFailure(path, async () => {
    makeFolder(out);
    return acquireLock({
      path,
      ownerName: `pid ${process.pid}`,
      timeoutMs: 0,
      waitsForUnseen: true,
      now: () => performance.now(),
      sleep: pause,
      signal,
      onWait: log.info,
    });
  });
  if (lock.kind === 'held') return lock.release;
  if (signal.aborted) {
    throw new GateError('interrupted', `Interrupted while ${out} was another run's (${lock.owner}).`, 'Run it again.');
  }
  throw new GateError(
    'write-failed',
    `another run (${lock.owner}) is writing to ${out}`,
    `Wait for it, or give this run a folder of its own (--out). If there is no such run, remove ${path}.`,
  );
}
