import type { BaselineSession } from '../../baseline/baseline.ts';
import type { RunReport } from '../report-input.ts';
import type { TrialTrace } from './trial-trace.ts';

/** Everything that the page shows beside the document of the run. */
export type HtmlInput = RunReport & {
  /** The sessions that were compared with: every trial becomes a point. */
  readonly baselineSessions?: readonly BaselineSession[];
  /** One a trial of this run, by `traceTrial`; absent where results were only judged. */
  readonly traces?: readonly TrialTrace[];
};
