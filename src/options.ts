import type { LevelProgress } from './report/progress-line.ts';
import type { ReportContext } from './report/report-input.ts';
import type { SuiteOverrides } from './suite/overrides.ts';
import type { ModeName } from './suite/suite.ts';

/** What the user asked for, whoever asked: the CLI's argv and the Action's inputs both become this. */
export type RunOptions = {
  readonly mode: ModeName;
  /** Suite file as given, or null: the default path if it exists, else defaults and the overrides alone. */
  readonly suitePath: string | null;
  readonly overrides: SuiteOverrides;
  readonly referenceUrl: string | null;
  /** The API key itself, already masked by the caller; never stored. */
  readonly apiKey: string | null;
  readonly out: string;
  /** Where a launched server's state is kept, for whoever ends what a killed run leaves; in `out` where absent. */
  readonly statePath?: string;
  /** Folder that relative paths of the suite count from. */
  readonly workingDirectory: string;
  /** Result files for judge, report and `refresh --result`. */
  readonly results: readonly string[];
  readonly reference: readonly string[];
  readonly current: readonly string[];
  readonly sameSession: boolean;
  readonly sessions: number;
  readonly replace: boolean;
  readonly acceptReason: string | null;
  readonly expect: string | null;
  readonly format: 'json' | 'csv' | 'openmetrics' | null;
  /** The demo's server runs on a clock so many times faster: shown figures are measured ÷ this. */
  readonly simulatedSpeed: number | null;
  /** A regression that someone accepted: who and why. */
  readonly acceptedBecause: string | null;
  /** The command line that repeats this run, without secrets. */
  readonly reproduce: string;
  /** What only GitHub knows about a judged run and its documents are to say. */
  readonly remarks?: Pick<ReportContext, 'acceptLabel' | 'accepted' | 'warnings'>;
};

/** Files as they are on the base side of a pull request; absent on the command line. */
export type BaseSide = {
  readonly commit: string;
  /** Text of a file at the base commit, null when it isn't there. */
  readonly read: (path: string) => Promise<string | null>;
  /** A pull request is being judged: base-side keys win over the head's. */
  readonly pullRequest: boolean;
};

/** The world, handed in by the entries. */
export type RunIo = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Plain lines for people: progress and notices. */
  readonly log: Log;
  readonly baseSide: BaseSide | null;
  /** Commit and runner that a session's provenance names. */
  readonly provenance: { readonly commit?: string; readonly runner?: string };
};

export type Log = {
  readonly info: (line: string) => void;
  readonly warning: (line: string) => void;
  /** What may be overwritten by the next one on a terminal, and is thinned out in a log. */
  readonly progress: (line: string | LevelProgress) => void;
};
