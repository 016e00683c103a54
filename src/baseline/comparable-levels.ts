import type { Difference } from '../judge/verdict.ts';
import type { BaselineSession } from './baseline.ts';
import { compareOutputs } from './compare-workload.ts';
import { distinctLevels, type LevelId, levelKey, levelName, levelOfKey } from './level.ts';
import { compareTokenTotals } from './token-totals.ts';

/** A level that is measured otherwise on the two sides, and how. */
export type BlockedLevel = { readonly level: LevelId; readonly difference: Difference };

/** Levels blocked in every session that has them; a session's own deviating level is just left out. */
function dropDifferingLevels(sessions: readonly BaselineSession[], current: BaselineSession) {
  const kept: BaselineSession[] = [];
  const blocked = new Map<string, Difference>();
  for (const session of sessions) {
    const differing = compareOutputs(session.workload, current.workload);
    for (const [key, difference] of differing) blocked.set(key, difference);
    kept.push(withoutLevels(session, new Set(differing.keys())));
  }
  if (blocked.size === 0) return { kept, blockedLevels: [] };
  const left = new Set(kept.flatMap(({ trials }) => trials.map(levelKey)));
  const blockedLevels = [...blocked]
    .filter(([key]) => !left.has(key))
    .map(([key, difference]): BlockedLevel => ({ level: levelOfKey(key), difference }));
  return { kept, blockedLevels };
}

function withoutLevels(session: BaselineSession, keys: ReadonlySet<string>): BaselineSession {
  if (keys.size === 0) return session;
  return { ...session, trials: session.trials.filter((trial) => !keys.has(levelKey(trial))) };
}

function dropOtherAnswers(sessions: readonly BaselineSession[], current: BaselineSession) {
  const blockedLevels = distinctLevels(current.trials).flatMap((level): BlockedLevel[] => {
    const key = levelKey(level);
    const totals = compareTokenTotals(sessions, [current], key, current.workload.outputs?.[key]?.kind);
    if (totals.kind !== 'different') return [];
    const fact = `output tokens a request at ${levelName(level)} (not pinned, at most 10 % apart)`;
    const [baseline, now] = [totals.baseline.toFixed(1), totals.current.toFixed(1)];
    return [{ level, difference: { fact, baseline, current: now, role: 'blocks' } }];
  });
  const keys = new Set(blockedLevels.map(({ level }) => levelKey(level)));
  return { kept: sessions.map((session) => withoutLevels(session, keys)), blockedLevels };
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
