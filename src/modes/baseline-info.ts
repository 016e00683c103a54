import type { BaselineSession } from '../baseline/baseline.ts';
import { compareWithBaseline } from '../baseline/compare-with-baseline.ts';
import type { ImportedSession } from '../baseline/imported-session.ts';
import type { BaselineInfo } from '../report/report-input.ts';
import type { PreparedBaseline } from '../session/prepare.ts';

export type BaselineSide = {
  readonly baselineInfo: BaselineInfo | null;
  readonly baselineSessions: readonly BaselineSession[];
};

const NOTHING: BaselineSide = { baselineInfo: null, baselineSessions: [] };

/** What the run was compared with, for the reader: the sessions of this environment, the newest one's date. */
export function describeBaselineSide(
  { baseline, source }: PreparedBaseline,
  [current]: readonly ImportedSession[],
): BaselineSide {
  if (baseline === null || current === undefined || current.session.trials.length === 0) return NOTHING;
  const comparison = compareWithBaseline(baseline, current);
  if (comparison.kind !== 'comparable') return NOTHING;
  const newest = comparison.sessions.at(-1);
  const baselineInfo = {
    sessions: comparison.sessions.length,
    source,
    ...(newest === undefined ? {} : { takenAt: newest.takenAt }),
    ...(newest?.commit === undefined ? {} : { commit: newest.commit }),
  };
  return { baselineInfo, baselineSessions: comparison.sessions };
}
