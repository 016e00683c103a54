import type { RunVerdict } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';

/** What the run was compared with; `takenAt` is the latest session's ISO 8601 time. */
export type BaselineInfo = {
  readonly sessions: number;
  readonly takenAt?: string;
  readonly commit?: string;
  /** In words: `.github/throughput-baseline.json at the base commit`, `the reference server`. */
  readonly source: string;
};

/** Paths of the run's files as the reader finds them; absent = not written. */
export type ReportFiles = {
  readonly result?: string | null;
  readonly verdict?: string | null;
  readonly report?: string | null;
  readonly baseline?: string | null;
};

/** What only the caller knows about the surroundings; everything is optional. */
export type ReportContext = {
  /** Keys of the suite that the pull request changes and that count from the base side. */
  readonly changedBaseKeys?: readonly string[];
  /** `head`: the base has no suite, the pull request's own is used. */
  readonly suiteFrom?: 'base' | 'head';
  /** Set on pull requests whose workflow honours it: the label that accepts a regression. */
  readonly acceptLabel?: string;
  readonly accepted?: { readonly by: string; readonly reason?: string };
  /** Unfolded sentences about this run: the pull request edits the workflow, brings its own baseline, … */
  readonly warnings?: readonly string[];
  /** Options of this run that name its suite and its baseline, as `refresh` takes them: ` --suite s.yml`, or nothing. */
  readonly refreshOptions?: string;
  /** All that was judged, as `refresh --result` takes it: files, or folders of runs; absent = the run's one result. */
  readonly refreshResults?: readonly string[];
  /** Where the suite keeps its baseline; the default path where it isn't said. */
  readonly baselinePath?: string;
  /** Head commit that was measured. */
  readonly commit?: string;
};

/** The last lines of a launched server's output, raw; `server` in words: `server`, `reference server (launch 1)`. */
export type ServerLog = { readonly server: string; readonly lines: readonly string[] };

/** Everything that the document of a judged run is made from. */
export type RunReport = {
  readonly verdict: RunVerdict;
  readonly session: Session | null;
  readonly baselineInfo: BaselineInfo | null;
  /** Where several servers were launched; else the session has its own. */
  readonly serverLogs?: readonly ServerLog[];
  /** The command line that repeats this run. */
  readonly reproduce: string;
  readonly files?: ReportFiles;
  /** The simulator's clock: shown figures are measured ÷ speed, and that is said. */
  readonly simulatedSpeed?: number;
  readonly context?: ReportContext;
};
