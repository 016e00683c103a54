import type { Baseline } from '../baseline/baseline.ts';
import { compareWithBaseline } from '../baseline/compare-with-baseline.ts';
import { fromSession } from '../baseline/imported-session.ts';
import { makeReference } from '../baseline/make-reference.ts';
import type { Session } from '../measure/session.ts';
import type { PreparedBaseline } from '../session/prepare.ts';
import type { LevelTruth } from './exchange.ts';
import { moveSessions } from './move-baseline.ts';
import type { SelfTestReference } from './self-test-report.ts';

/** What the gate compares with, and what the proxy saw of it. */
export type Reference = {
  readonly baseline: Baseline;
  readonly told: SelfTestReference;
  readonly truth: readonly LevelTruth[];
  readonly notes: readonly string[];
};

/** The baseline file's sessions where they fit this server, else the one that was just measured. */
export function chooseReference(stored: PreparedBaseline, session: Session, truth: readonly LevelTruth[]): Reference {
  const current = fromSession(session, 'the reference session');
  const own = { baseline: makeReference([current]), truth };
  const measured: SelfTestReference = { kind: 'measured', source: 'one session of this run', sessions: 1 };
  if (stored.baseline === null) return { ...own, told: measured, notes: [] };
  const comparison = compareWithBaseline(stored.baseline, current);
  if (comparison.kind !== 'comparable') {
    const why = comparison.differences.map(({ fact }) => fact).join(', ');
    const note = `${stored.source} isn't used, it has nothing comparable to this server${why === '' ? '' : ` (${why})`}: one session of this run is the reference.`;
    return { ...own, told: measured, notes: [note] };
  }
  const sessions = moveSessions(comparison.sessions, current.session);
  return {
    baseline: { ...stored.baseline, environments: [{ ...comparison.environment, sessions }] },
    told: { kind: 'baseline', source: stored.source, sessions: sessions.length },
    truth,
    notes: [],
  };
}
