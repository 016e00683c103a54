import { bestCause } from './fatal-log.ts';
import type { Death } from './watched-server.ts';

export type ExitFacts = {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly ranMs: number;
  /** Processes that it started and that live on. */
  readonly inBackground?: number;
};

/** Names the cause of an exit by the log first, then by what the exit code or signal means. */
export function deathByExit(facts: ExitFacts, logTail: readonly string[]): Death {
  const known = bestCause(logTail);
  const meaning = known ?? meaningOf(facts);
  const how = facts.signal === null ? `with code ${facts.exitCode}` : `by ${facts.signal}`;
  const after = `after ${(facts.ranMs / 1000).toFixed(1)} s`;
  const line = known?.line ?? lastTelling(logTail);
  const quote = line === undefined ? '' : ` ("${line.slice(0, 300)}")`;
  const why = meaning === null && quote === '' ? '' : `: ${meaning?.cause ?? 'its log ends with'}${quote}`;
  return {
    reason: {
      code: 'server-died',
      message: `The server process ended ${how} ${after}${why}.`,
      remedy: meaning?.remedy ?? 'Read server.log: its last lines are shown.',
    },
    exitCode: facts.exitCode,
    signal: facts.signal,
    logTail,
  };
}

/** A fatal log line while the process still runs: some engines never exit, some take minutes. */
export function deathByLog(logTail: readonly string[]): Death {
  const known = bestCause(logTail);
  return {
    reason: {
      code: 'server-died',
      message: `The server's log says that it can't go on: ${known?.cause ?? 'fatal error'} ("${known?.line.slice(0, 300) ?? ''}").`,
      remedy: known?.remedy ?? 'Read server.log: its last lines are shown.',
    },
    exitCode: null,
    signal: null,
    logTail,
  };
}

/** The last line that speaks of an error, else the last one. */
function lastTelling(lines: readonly string[]): string | undefined {
  return lines.findLast((line) => /error|exception|fatal|failed/i.test(line)) ?? lines.at(-1);
}

type Meaning = { readonly cause: string; readonly remedy: string };

const KILLED: Meaning = {
  cause: 'killed, as the out-of-memory killer does',
  remedy: 'Look at dmesg on the runner and at the memory limit of the job or container.',
};
const CRASHED: Meaning = {
  cause: 'it crashed',
  remedy: 'Read server.log; check that the build fits this CPU and GPU.',
};

/** sh gives 126 and 127 for what it can't run, and 128 + n for a child that signal n ended. */
const EXIT_CODES: Readonly<Record<number, Meaning>> = {
  0: {
    cause: 'it ended by itself, without an error code (vLLM does so after its engine died)',
    remedy: 'Read server.log. A command that puts its server into the background needs server.stop-command.',
  },
  126: {
    cause: "the command isn't executable",
    remedy: 'Make the file executable (chmod +x), or call its interpreter.',
  },
  127: { cause: "the command wasn't found", remedy: 'Check server.command, server.cwd and PATH.' },
  132: CRASHED,
  134: CRASHED,
  137: KILLED,
  139: CRASHED,
  143: { cause: 'someone sent SIGTERM', remedy: 'See what else stops processes on this runner.' },
};
/** The gate's own processes of a command that went away without an error: `nohup serve &`, `docker run -d` in a script. */
const IN_BACKGROUND: Meaning = {
  cause: 'it left its server in the background, where the gate can neither see how it fares nor knows how to stop it',
  remedy:
    'Let the command stay in the foreground (no & and no -d, exec as its last line); or set server.stop-command; or start it in a step of its own and leave server.command out.',
};

const SIGNALS: Readonly<Record<string, Meaning>> = {
  SIGKILL: KILLED,
  SIGSEGV: CRASHED,
  SIGILL: CRASHED,
  SIGBUS: CRASHED,
  SIGABRT: CRASHED,
  SIGTERM: { cause: 'someone sent SIGTERM', remedy: 'See what else stops processes on this runner.' },
};

function meaningOf({ exitCode, signal, inBackground = 0 }: ExitFacts): Meaning | null {
  if (exitCode === 0 && inBackground > 0) return IN_BACKGROUND;
  return (signal === null ? EXIT_CODES[exitCode ?? -1] : SIGNALS[signal]) ?? null;
}
