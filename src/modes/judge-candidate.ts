import type { Baseline } from '../baseline/baseline.ts';
import type { ImportedSession } from '../baseline/imported-session.ts';
import { judgeAgainstBaseline } from '../judge/against-baseline.ts';
import { evidenceOfSuite } from '../judge/build-evidence.ts';
import { judgeStored } from '../judge/judge-stored.ts';
import type { Cell } from '../judge/verdict.ts';
import type { StoredSessions } from '../report/describe-stored.ts';
import type { Suite } from '../suite/suite.ts';

/** A session that may be stored, against what is stored, as a gate would judge it; no cells without a baseline. */
export function judgeCandidate(suite: Suite, baseline: Baseline | null, current: ImportedSession): readonly Cell[] {
  if (baseline === null) return [];
  return judgeAgainstBaseline({
    mode: 'refresh',
    suite,
    baseline,
    baselineSource: suite.baseline,
    current: [current],
    states: [],
    notes: [],
    minutesPerSession: null,
    acceptedBecause: null,
    gather: (...sides) => evidenceOfSuite(suite, ...sides),
    judgeCells: judgeStored,
  }).cells;
}

/** What the baseline knows with its newest session in it: the next run is taken to be as that session was. */
export function lookAtStored(
  suite: Suite,
  baseline: Baseline,
  newest: ImportedSession,
): Pick<StoredSessions, 'sessions' | 'nextRun'> {
  const stored = baseline.environments.find(({ sessions }) => sessions.some(({ id }) => id === newest.session.id));
  // Under its own id it would be left out of what it is compared with.
  const next = { ...newest, session: { ...newest.session, id: `after ${newest.session.id}` } };
  return { sessions: stored?.sessions ?? [], nextRun: judgeCandidate(suite, baseline, next) };
}
