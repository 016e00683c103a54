import type { BaselineSession, BaselineTrial } from './baseline.ts';
import { distinctLevels, type LevelId, levelKey } from './level.ts';

/** One (level, metric) with its raw values, a list a session; sessions without the cell are left out. */
export type CellValues = LevelId & { readonly metric: string; readonly sessions: readonly (readonly number[])[] };

const valuesOf = ({ trials }: BaselineSession, key: string, metric: string): number[] =>
  trials
    .filter((trial) => levelKey(trial) === key && Object.hasOwn(trial.metrics, metric))
    .map((trial) => trial.metrics[metric] ?? Number.NaN);

/** The distinct levels of some sessions, by concurrency and then as they first appear. */
export function listLevels(sessions: readonly BaselineSession[]): LevelId[] {
  const levels = distinctLevels(sessions.flatMap((session) => session.trials));
  return levels.sort((a, b) => (a.concurrency ?? Infinity) - (b.concurrency ?? Infinity) || 0);
}

/** Every cell that any of the sessions holds, level by level. */
export function collectCells(sessions: readonly BaselineSession[]): CellValues[] {
  const metricsAt = (key: string, trials: readonly BaselineTrial[]) =>
    new Set(trials.filter((trial) => levelKey(trial) === key).flatMap((trial) => Object.keys(trial.metrics)));
  const all = sessions.flatMap((session) => session.trials);
  return listLevels(sessions).flatMap((level) =>
    [...metricsAt(levelKey(level), all)].map((metric) => ({
      ...level,
      metric,
      sessions: sessions
        .map((session) => valuesOf(session, levelKey(level), metric))
        .filter((values) => values.length > 0),
    })),
  );
}

/** Geometric mean of session means on the log scale; null where a value isn't positive. */
export function meanOfSessions(sessions: readonly (readonly number[])[]): number | null {
  if (sessions.length === 0 || sessions.some((values) => values.length === 0 || values.some((value) => !(value > 0))))
    return null;
  const means = sessions.map((values) => values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
  return Math.exp(means.reduce((sum, mean) => sum + mean, 0) / means.length);
}
