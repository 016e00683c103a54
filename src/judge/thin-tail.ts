import { type LevelId, levelKey } from '../baseline/level.ts';
import { requestsForTail } from '../suite/tail-requests.ts';
import type { CellEvidence } from './evidence.ts';
import type { SideSession } from './side-session.ts';

type Sides = { readonly baseline: readonly SideSession[]; readonly current: readonly SideSession[] };

/** What every note begins with that takes a gated cell out of the verdict. */
export const NOT_JUDGED = 'not judged: ';

/**
 * A gated p95 or p99 of too few requests a trial is only shown, and says why: such a tail is one or two requests' luck.
 * Where nobody states the number of requests (other tools' files), the cell is judged and says so.
 */
export function dropThinTail(cell: CellEvidence, { baseline, current }: Sides, level: LevelId): CellEvidence {
  const needed = requestsForTail(cell.metric);
  if (!cell.gated || needed === 0) return cell;
  const key = levelKey(level);
  const stated = [...baseline, ...current].flatMap(({ workload }) => workload?.requests?.[key] ?? []);
  if (stated.length === 0) {
    const note = `a tail needs ${needed} requests a trial, and nobody says how many there were`;
    return { ...cell, notes: [...cell.notes, note] };
  }
  const fewest = Math.min(...stated);
  if (fewest >= needed) return cell;
  const why = `${NOT_JUDGED}${cell.metric} needs ${needed} requests a trial to decide, there are ${fewest}`;
  return { ...cell, gated: false, notes: [...cell.notes, why] };
}
