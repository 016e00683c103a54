import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { TrialRecords } from '../measure/records.ts';
import { toRequestLine } from '../measure/request-line.ts';
import type { Session } from '../measure/session.ts';
import { explainWriteFailure, writeWhole } from '../write-whole.ts';

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
 * Opens the folder of a session, which is the run's own by then. An earlier run's `requests.jsonl` stays until this run's
 * first trial is complete: lines are collected under a temporary name that is renamed then and appended to from there on.
 * @throws GateError `write-failed`, before anything is measured, when the folder can't be written
 */
export async function openRecorder(out: string): Promise<Recorder> {
  const path = join(out, 'requests.jsonl');
  const temporary = `${path}.tmp`;
  const file = await explainWriteFailure(path, () => {
    makeFolder(out);
    return open(temporary, 'w');
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
      await file.close();
      if (!renamed) await rm(temporary, { force: true });
    },
    resultPath,
  };
}
