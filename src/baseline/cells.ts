import type { BaselineSession, BaselineTrial } from './baseline.ts';

/** One level: a concurrency, or a label where a tool has none. */
export type LevelName = { readonly concurrency: number | null; readonly label?: string };

/** One (level, metric) with its raw values, a list a session; sessions without the cell are left out. */
export type CellValues = LevelName & { readonly metric: string; readonly sessions: readonly (readonly number[])[] };

/** Equal for the same level: `C=8`, or the label. */
export function nameLevel({ concurrency, label }: LevelName): string {
  return concurrency === null ? (label ?? 'all') : `C=${concurrency}${label === undefined ? '' : ` ${label}`}`;
}

const valuesOf = ({ trials }: BaselineSession, level: string, metric: string): number[] =>
  trials
    .filter((trial) => nameLevel(trial) === level && Object.hasOwn(trial.metrics, metric))
    .map((trial) => trial.metrics[metric] ?? Number.NaN);

/** The distinct levels of some sessions, by concurrency and then as they first appear. */
export function listLevels(sessions: readonly BaselineSession[]): LevelName[] {
  const levels = new Map<string, LevelName>();
  for (const { concurrency, label } of sessions.flatMap((session) => session.trials)) {
    const level = { concurrency, ...(label === undefined ? {} : { label }) };
    if (!levels.has(nameLevel(level))) levels.set(nameLevel(level), level);
  }
  return [...levels.values()].sort((a, b) => (a.concurrency ?? Infinity) - (b.concurrency ?? Infinity) || 0);
}

/** Every cell that any of the sessions holds, level by level. */
export function collectCells(sessions: readonly BaselineSession[]): CellValues[] {
  const metricsAt = (level: string, trials: readonly BaselineTrial[]) =>
    new Set(trials.filter((trial) => nameLevel(trial) === level).flatMap((trial) => Object.keys(trial.metrics)));
  const all = sessions.flatMap((session) => session.trials);
  return listLevels(sessions).flatMap((level) =>
    [...metricsAt(nameLevel(level), all)].map((metric) => ({
      ...level,
      metric,
      sessions: sessions
        .map((session) => valuesOf(session, nameLevel(level), metric))
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
