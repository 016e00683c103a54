import type { Ending } from '../ending.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { TerminalStream } from './terminal-log.ts';

/** The process as the CLI sees it: a function of arguments and streams. */
export type CliWorld = {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: TerminalStream;
  readonly stderr: TerminalStream;
  readonly signal: AbortSignal;
  /** The orchestration, handed in by the entry. */
  readonly run: (options: RunOptions, io: RunIo) => Promise<Ending>;
};

/** Width and colour of a stream; NO_COLOR is honoured (no-color.org). */
export function terminalOf(stream: TerminalStream, env: CliWorld['env']): { width: number; colour: boolean } {
  return { width: stream.columns ?? 100, colour: stream.isTTY === true && !env['NO_COLOR'] };
}
