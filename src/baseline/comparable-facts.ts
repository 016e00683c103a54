import type { ImportedSession } from './imported-session.ts';
import { levelKey } from './level.ts';

/**
 * Everything that `compareWithBaseline` looks at in a current session, as text: sessions of equal facts compare alike.
 * Ids, times, commits and the figures themselves are no part of it; which levels and metrics there are is.
 */
export function printComparableFacts({ suite, environment, units, session }: ImportedSession): string {
  const { id: _id, takenAt: _takenAt, commit: _commit, trials, ...facts } = session;
  const measured = trials.map((trial) => [levelKey(trial), Object.keys(trial.metrics)]);
  const cells = [...new Set(measured.map((cell) => JSON.stringify(cell)))];
  return JSON.stringify([suite, environment, units, facts, cells]);
}
