import { readdirSync, readFileSync } from 'node:fs';

/** One row of /proc: what is needed to know whose process it is. */
export type ProcessRow = {
  readonly pid: number;
  readonly state: string;
  readonly group: number;
  readonly session: number;
  /** Clock ticks since boot: with the pid, one process for ever. */
  readonly startedTicks: number;
};

/**
 * Parses /proc/PID/stat. The name in brackets may itself hold brackets and spaces: fields count from its last bracket.
 */
export function parseProcessStat(text: string): ProcessRow | null {
  const nameEnd = text.lastIndexOf(')');
  const pid = Number.parseInt(text, 10);
  const [state = '', , group, session, ...rest] = text.slice(nameEnd + 2).split(' ');
  const startedTicks = Number(rest[15]);
  if (nameEnd < 0 || Number.isNaN(pid) || Number.isNaN(startedTicks)) return null;
  return { pid, state, group: Number(group), session: Number(session), startedTicks };
}

/** Reads one process; null when it is gone or this isn't Linux. */
export function readProcess(pid: number): ProcessRow | null {
  const text = readQuietly(`/proc/${pid}/stat`);
  return text === null ? null : parseProcessStat(text);
}

/** All processes that may be seen, without zombies. */
export function readProcesses(): readonly ProcessRow[] {
  const rows = processIds().map((pid) => readProcess(pid));
  return rows.filter((row): row is ProcessRow => row !== null && row.state !== 'Z' && row.state !== 'X');
}

/** Words of a process's command line; null when it may not be read. */
export function readCommandLine(pid: number): readonly string[] | null {
  const text = readQuietly(`/proc/${pid}/cmdline`);
  return text === null || text === '' ? null : text.replace(/\0$/, '').split('\0');
}

/** Variables a process was started with; null when they may not be read. */
export function readEnvironment(pid: number): Readonly<Record<string, string>> | null {
  const text = readQuietly(`/proc/${pid}/environ`);
  if (text === null) return null;
  const pairs = text.split('\0').filter((pair) => pair.includes('='));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

export function processIds(): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function readQuietly(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
