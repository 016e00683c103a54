import { compareWithBaseline } from '../baseline/compare-with-baseline.ts';
import type { ImportedSession } from '../baseline/imported-session.ts';
import type { BaselineInfo } from '../report/report-input.ts';
import type { PreparedBaseline } from '../session/prepare.ts';

/** What the run was compared with, for the reader: the sessions of this environment, the newest one's date. */
export function describeBaselineInfo(
  { baseline, source }: PreparedBaseline,
  [current]: readonly ImportedSession[],
): BaselineInfo | null {
  if (baseline === null || current === undefined || current.session.trials.length === 0) return null;
  const comparison = compareWithBaseline(baseline, current);
  if (comparison.kind !== 'comparable') return null;
  const newest = comparison.sessions.at(-1);
  return {
    sessions: comparison.sessions.length,
    source,
    ...(newest === undefined ? {} : { takenAt: newest.takenAt }),
    ...(newest?.commit === undefined ? {} : { commit: newest.commit }),
  };
}
