import { describeShape, shapeCurve } from '../judge/curve-shape.ts';
import type { Cell } from '../judge/verdict.ts';

/** Both sides' throughput curves in words: how far they grow, where they bend, where they are flat. */
export function describeCurves(cells: readonly Cell[]): string[] {
  const curve = cells.filter(({ metric }) => metric === 'output-throughput');
  return (['baseline', 'current'] as const).flatMap((side) => {
    const points = curve.flatMap((cell) => {
      const value = cell[side];
      return cell.concurrency === null || value === null ? [] : [{ concurrency: cell.concurrency, value }];
    });
    const shape = shapeCurve(points);
    return shape === null ? [] : [describeShape(side, shape)];
  });
}
