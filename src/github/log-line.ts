import type { Log } from '../options.ts';
import { formatLogProgress } from '../report/progress-line.ts';
import type { Clock } from './api.ts';

const PROGRESS_EVERY_MS = 15_000;

/**
 * Text from elsewhere, made inert for the runner, which takes `::name::` at the start of a line (after any white
 * space) and `##[name]` anywhere in it for a command, and reads lines at CR as well as LF.
 */
export function disarmLine(line: string): string {
  const inert = line.replaceAll('##[', '## [');
  return /^\s*::/.test(inert) ? `│ ${inert}` : inert;
}

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
