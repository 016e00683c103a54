import type { BaselineSession } from '../../baseline/baseline.ts';
import type { Session } from '../../measure/session.ts';
import type { TrialTrace } from '../../measure/trial-trace.ts';
import type { ReportFiles, RunReport } from '../report-input.ts';

/** Everything that the page shows beside the document of the run. */
export type HtmlInput = RunReport & {
  /** The sessions that were compared with: every trial becomes a point. */
  readonly baselineSessions?: readonly BaselineSession[];
  /** One a trial of this run, by `traceTrial`; absent where results were only judged. */
  readonly traces?: readonly TrialTrace[];
};

/** The same for a measurement that nothing was compared with. */
export type SessionHtmlInput = {
  readonly session: Session;
  readonly traces: readonly TrialTrace[];
  readonly reproduce?: string;
  readonly files?: ReportFiles;
  readonly simulatedSpeed?: number;
};
