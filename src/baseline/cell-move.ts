import type { Cell } from '../judge/verdict.ts';
import { levelName } from './level.ts';

const figure = (value: number | null) => (value === null ? 'none' : String(Number(value.toPrecision(4))));

/** `output-throughput at C=8: 1210 → 484 tok/s (−60.0 %)`. */
export function describeMove({ deltaPercent, baseline, current, unit, ...cell }: Cell): string {
  const values = `${cell.metric} at ${levelName(cell)}: ${figure(baseline)} → ${figure(current)} ${unit}`.trimEnd();
  if (deltaPercent === null) return values;
  return `${values} (${deltaPercent < 0 ? '−' : '+'}${Math.abs(deltaPercent).toFixed(1)} %)`;
}

/** Of these cells the one that changed most in percent, to whatever side; null where none has a change. */
export function findFurthest(cells: readonly Cell[]): Cell | null {
  const distance = ({ deltaPercent }: Cell) => Math.abs(deltaPercent ?? 0);
  const changed = cells.filter(({ deltaPercent }) => deltaPercent !== null);
  return changed.reduce<Cell | null>(
    (furthest, cell) => (furthest === null || distance(cell) > distance(furthest) ? cell : furthest),
    null,
  );
}
