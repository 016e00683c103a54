import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { longestForm, redactText } from './redact.ts';

export type ServerLog = {
  /** Takes the output of one stream as it comes; lines may be split anywhere. */
  readonly openStream: () => (chunk: string) => void;
  /** Last lines, oldest first, secrets removed. */
  readonly tail: () => readonly string[];
  readonly close: () => void;
};

export type ServerLogOptions = {
  readonly path: string;
  readonly secrets: readonly string[];
  /** At this size the file is renamed to `.1`, over an older one: at most twice as much is kept. */
  readonly maxBytes?: number;
  readonly onLine?: (line: string) => void;
};

const TAIL_LINES = 60;
const LONGEST_LINE = 65_536;

/** A log file of bounded size. A disk that is full loses log lines, not the run. */
export function openServerLog(options: ServerLogOptions): ServerLog {
  const file = openRotatingFile(options.path, options.maxBytes ?? 8_000_000);
  const tail: string[] = [];
  const kept = Math.max(1, longestForm(options.secrets));
  const flushes: (() => void)[] = [];
  const take = (text: string) => {
    const line = redactText(text.trimEnd(), options.secrets);
    if (line === '') return;
    tail.push(line);
    if (tail.length > TAIL_LINES) tail.shift();
    file.append(`${line}\n`);
    options.onLine?.(line);
  };
  const openStream = () => {
    let rest = '';
    const flush = () => {
      take(rest);
      rest = '';
    };
    flushes.push(flush);
    // Cut where no secret can stand: whole ones are gone from the text by then, and a half one is in what is kept.
    const flushStart = () => {
      const clean = redactText(rest, options.secrets);
      take(clean.slice(0, -kept));
      rest = clean.slice(-kept);
    };
    return (chunk: string) => {
      // Progress bars end their states with CR.
      const lines = (rest + chunk).split(/\r\n|\n|\r/);
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
      if (rest.length > LONGEST_LINE) flushStart();
    };
  };
  const close = () => {
    for (const flush of flushes) flush();
    file.close();
  };
  return { openStream, tail: () => [...tail], close };
}

function openRotatingFile(path: string, maxBytes: number): { append: (text: string) => void; close: () => void } {
  let fd: number | null = null;
  let bytes = 0;
  const quietly = (act: () => void) => {
    try {
      act();
    } catch {
      fd = null;
    }
  };
  quietly(() => {
    makeFolder(dirname(path));
    fd = openSync(path, 'w');
  });
  return {
    append: (text) =>
      quietly(() => {
        if (fd === null) return;
        bytes += writeSync(fd, text);
        if (bytes < maxBytes) return;
        closeSync(fd);
        renameSync(path, `${path}.1`);
        fd = openSync(path, 'w');
        bytes = 0;
      }),
    close: () =>
      quietly(() => {
        if (fd !== null) closeSync(fd);
        fd = null;
      }),
  };
}
