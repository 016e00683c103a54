import type { BaselineSession } from '../baseline/baseline.ts';
import { collectCells, meanOfSessions } from '../baseline/cells.ts';
import type { LevelId } from '../baseline/level.ts';

/** How far the means of some sessions lie apart at a level: the highest above the lowest, in percent. */
export type Spread = { readonly level: LevelId; readonly percent: number };

/** Of a metric's levels the one where the sessions lie furthest apart; null where no level has two sessions. */
export function widestSpread(sessions: readonly BaselineSession[], metric: string): Spread | null {
  const spreads = collectCells(sessions)
    .filter((cell) => cell.metric === metric && cell.sessions.length > 1)
    .flatMap(({ sessions: values, metric: _, ...level }) => {
      const means = values.flatMap((session) => meanOfSessions([session]) ?? []);
      return means.length < 2 ? [] : [{ level, percent: 100 * (Math.max(...means) / Math.min(...means) - 1) }];
    });
  return spreads.reduce<Spread | null>(
    (widest, spread) => (widest === null || spread.percent > widest.percent ? spread : widest),
    null,
  );
}
