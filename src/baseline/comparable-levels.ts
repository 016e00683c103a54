import type { Difference } from '../judge/verdict.ts';
import type { BaselineSession } from './baseline.ts';
import { listLevels, nameLevel } from './cells.ts';
import { compareOutputs } from './compare-workload.ts';
import { compareTokenTotals } from './token-totals.ts';

/** A level that is measured otherwise on the two sides, and how. */
export type BlockedLevel = { readonly concurrency: number; readonly difference: Difference };

/** Levels blocked in every session that has them; a session's own deviating level is just left out. */
function dropDifferingLevels(sessions: readonly BaselineSession[], current: BaselineSession) {
  const kept: BaselineSession[] = [];
  const blocked = new Map<number, Difference>();
  for (const session of sessions) {
    const differing = compareOutputs(session.workload, current.workload);
    for (const [level, difference] of differing) blocked.set(level, difference);
    kept.push(withoutLevels(session, new Set(differing.keys())));
  }
  if (blocked.size === 0) return { kept, blockedLevels: [] };
  const left = new Set(listLevels(kept).map(nameLevel));
  const blockedLevels = [...blocked]
    .filter(([level]) => !left.has(nameLevel({ concurrency: level })))
    .map(([concurrency, difference]): BlockedLevel => ({ concurrency, difference }));
  return { kept, blockedLevels };
}

function withoutLevels(session: BaselineSession, levels: ReadonlySet<number>): BaselineSession {
  if (levels.size === 0) return session;
  const trials = session.trials.filter((trial) => trial.concurrency === null || !levels.has(trial.concurrency));
  return { ...session, trials };
}

function dropOtherAnswers(sessions: readonly BaselineSession[], current: BaselineSession) {
  const blockedLevels = Object.keys(current.outputTokens).flatMap((level): BlockedLevel[] => {
    const totals = compareTokenTotals(sessions, [current], level, current.workload.outputs?.[level]?.kind);
    if (totals.kind !== 'different') return [];
    const fact = `output tokens a request at C=${level} (not pinned, at most 10 % apart)`;
    const [baseline, now] = [totals.baseline.toFixed(1), totals.current.toFixed(1)];
    return [{ concurrency: Number(level), difference: { fact, baseline, current: now, role: 'blocks' } }];
  });
  const levels = new Set(blockedLevels.map((level) => level.concurrency));
  return { kept: sessions.map((session) => withoutLevels(session, levels)), blockedLevels };
}

/**
 * The sessions without the trials of levels whose output length (pinned) or answers (not pinned) differ from the
 * current ones; sessions that have nothing left are gone.
 */
export function selectComparableLevels(
  all: readonly BaselineSession[],
  current: BaselineSession,
): {
  readonly sessions: readonly BaselineSession[];
  readonly blockedLevels: readonly BlockedLevel[];
} {
  const lengths = dropDifferingLevels(all, current);
  const answers = dropOtherAnswers(lengths.kept, current);
  return {
    sessions: answers.kept.filter((session) => session.trials.length > 0),
    blockedLevels: [...lengths.blockedLevels, ...answers.blockedLevels],
  };
}
