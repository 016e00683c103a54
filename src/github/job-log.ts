import type { Log } from '../options.ts';
import { disarmLine } from '../report/disarm-line.ts';
import { formatLogProgress } from '../report/progress-line.ts';
import type { Clock } from './api.ts';

const PROGRESS_EVERY_MS = 15_000;

/** The job's log: every line is disarmed, progress comes now and then. Secrets are masked by the runner. */
export function createJobLog(write: (line: string) => void, clock: Clock): Log {
  let lastProgressAt = Number.NEGATIVE_INFINITY;
  const print = (text: string) => {
    for (const line of text.split(/\r\n|\r|\n/)) write(disarmLine(line));
  };
  return {
    info: print,
    // The ending carries the same warnings, which become annotations then.
    warning: (text) => print(`warning: ${text}`),
    progress: (progress) => {
      if (clock.now() - lastProgressAt < PROGRESS_EVERY_MS) return;
      lastProgressAt = clock.now();
      print(typeof progress === 'string' ? progress : formatLogProgress(progress));
    },
  };
}
