import type { WriteStream } from 'node:tty';
import type { Log } from '../options.ts';
import { cleanLine, cleanLines } from '../report/clean-text.ts';
import { formatLogProgress, formatTerminalProgress, type LevelProgress } from '../report/progress-line.ts';

/** In a log file a line of progress may come this often at most. */
const PLAIN_PROGRESS_EVERY_MS = 15_000;

export type TerminalStream = NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>;

/**
 * Progress and notices for people. On a terminal a line of progress is overwritten by the next; in a log it is printed
 * as a plain line, one every 15 s at most. Servers and files have their say in these lines: nothing of it moves the cursor.
 */
export function createTerminalLog(stream: TerminalStream, quiet: boolean, now: () => number): Log {
  let overwritable = false;
  let lastPlainProgressAt = Number.NEGATIVE_INFINITY;
  const startLine = () => {
    if (overwritable) stream.write('\r\x1b[2K');
    overwritable = false;
  };
  const print = (line: string) => {
    startLine();
    stream.write(`${cleanLines(line)}\n`);
  };
  const progress = (line: string | LevelProgress) => {
    if (stream.isTTY) {
      startLine();
      const width = (stream.columns ?? 80) - 1;
      stream.write(
        typeof line === 'string' ? cleanLine(line, 1000).slice(0, width) : formatTerminalProgress(line, width),
      );
      overwritable = true;
    } else if (now() - lastPlainProgressAt >= PLAIN_PROGRESS_EVERY_MS) {
      lastPlainProgressAt = now();
      print(typeof line === 'string' ? line : formatLogProgress(line));
    }
  };
  return {
    info: quiet ? () => undefined : print,
    warning: (line) => print(`warning: ${line}`),
    progress: quiet ? () => undefined : progress,
  };
}
