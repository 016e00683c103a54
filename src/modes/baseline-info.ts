import type { BaselineSession } from '../baseline/baseline.ts';
import { compareWithBaseline } from '../baseline/compare-with-baseline.ts';
import type { ImportedSession } from '../baseline/imported-session.ts';
import type { BaselineInfo } from '../report/report-input.ts';
import type { PreparedBaseline } from '../session/prepare.ts';

export type BaselineSide = {
  readonly baselineInfo: BaselineInfo | null;
  /** The newest ones, for drawing: as many as a page can show. */
  readonly baselineSessions: readonly BaselineSession[];
};

/** Trials that a page draws and lists; ten times as many made it 2 s slower, and too large for its limit. */
const MOST_DRAWN_TRIALS = 600;

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
  return { baselineInfo, baselineSessions: takeDrawn(comparison.sessions) };
}

function takeDrawn(sessions: readonly BaselineSession[]): readonly BaselineSession[] {
  let drawn = 0;
  let first = sessions.length;
  for (let at = first - 1; at >= 0; at--) {
    drawn += sessions[at]?.trials.length ?? 0;
    if (drawn > MOST_DRAWN_TRIALS && first < sessions.length) break;
    first = at;
  }
  return sessions.slice(first);
}

/** Said where not every session that is judged is drawn. */
export function noteUndrawn({ baselineInfo, baselineSessions }: BaselineSide): string[] {
  const [drawn, all] = [baselineSessions.length, baselineInfo?.sessions ?? 0];
  return drawn === all ? [] : [`report.html draws the newest ${drawn} of ${all} baseline sessions; all are judged`];
}
