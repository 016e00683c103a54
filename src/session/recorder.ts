import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { GateError } from '../gate-error.ts';
import { makeFolder } from '../make-folder.ts';
import type { TrialRecords } from '../measure/records.ts';
import { toRequestLine } from '../measure/request-line.ts';
import type { Session } from '../measure/session.ts';
import { acquireLock } from '../server/lock.ts';
import { explainWriteFailure, writeWhole } from '../write-whole.ts';
import { pause } from './launch-server.ts';

/** Writes `result.json` and `requests.jsonl` while the run goes on. */
export type Recorder = {
  /** Appends a line a request. */
  readonly keepRequests: (records: TrialRecords, trial: number) => Promise<void>;
  /** Writes the session as it stands, whole. */
  readonly keepSession: (session: Session) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly resultPath: string;
};

/**
 * Opens the output folder, for this run alone until it is closed. An earlier run's `requests.jsonl` stays until this run's first trial is complete: lines are
 * collected under a temporary name that is renamed then and appended to from there on.
 * @throws GateError `write-failed`, before anything is measured, when the folder can't be written or another run writes to it.
 */
export async function openRecorder(out: string): Promise<Recorder> {
  const path = join(out, 'requests.jsonl');
  const temporary = `${path}.tmp`;
  const release = await holdFolder(out);
  const file = await explainWriteFailure(path, () => open(temporary, 'w')).catch((error) => {
    release();
    throw error;
  });
  let renamed = false;
  const resultPath = join(out, 'result.json');
  return {
    keepRequests: (records, trial) =>
      explainWriteFailure(path, async () => {
        const place = { concurrency: records.concurrency, trial };
        await file.appendFile(
          records.requests.map((record) => `${JSON.stringify(toRequestLine(record, place))}\n`).join(''),
        );
        await file.sync();
        if (!renamed) await rename(temporary, path);
        renamed = true;
      }),
    keepSession: (session) => writeWhole(resultPath, `${JSON.stringify(session, null, 2)}\n`),
    close: async () => {
      try {
        await file.close();
        if (!renamed) await rm(temporary, { force: true });
      } finally {
        release();
      }
    },
    resultPath,
  };
}

/** Of two runs in one folder the second would replace what the first has measured. Returns the release. */
async function holdFolder(out: string): Promise<() => void> {
  const path = join(out, '.run.lock');
  const lock = await explainWriteFailure(path, async () => {
    makeFolder(out);
    return acquireLock({
      path,
      ownerName: `pid ${process.pid}`,
      timeoutMs: 0,
      now: () => performance.now(),
      sleep: pause,
      signal: new AbortController().signal,
      onWait: () => undefined,
    });
  });
  if (lock.kind === 'held') return lock.release;
  throw new GateError(
    'write-failed',
    `another run (${lock.owner}) is writing to ${out}`,
    `Wait for it, or give this run a folder of its own (--out). If there is no such run, remove ${path}.`,
  );
}
