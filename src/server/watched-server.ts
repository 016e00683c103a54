import type { Reason } from '../reason.ts';

/** How a launched server ended, or that its log says it can't live. */
export type Death = {
  /** Code `server-died`, the named cause in its message. */
  readonly reason: Reason;
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Last lines of its output, secrets removed. */
  readonly logTail: readonly string[];
};

/** A server process that someone watches. */
export type WatchedServer = {
  /** Resolves once, at its exit or its first fatal log line; never rejects. */
  readonly death: Promise<Death>;
  readonly lastLogLine: () => string | null;
  /** Last lines of its output, secrets removed. */
  readonly logTail: () => readonly string[];
};
