import type { Cell } from './verdict.ts';

/** Throughput at one concurrency. */
export type CurvePoint = { readonly concurrency: number; readonly value: number };

/** A throughput curve in three words: where it still grows well, where it bends, where it is flat. */
export type CurveShape = {
  /** Last level up to which throughput grows at least half as fast as concurrency. */
  readonly growsUpTo: number;
  /** The level where the curve bends most: farthest above the straight line between its ends. */
  readonly knee: number;
  /** First level from which more concurrency adds less than a quarter of its share; null = not reached. */
  readonly saturatesAt: number | null;
  readonly peak: number;
};

const GROWS = 0.5;
const FLAT = 0.25;

/**
 * Shape of a curve of at least three levels with values > 0, any order; null for fewer. Growth between two levels is
 * Δln y ÷ Δln C. Source of the knee: Satopää et al. 2011, "Finding a kneedle in a haystack", on normalised logs.
 */
export function shapeCurve(given: readonly CurvePoint[]): CurveShape | null {
  const points = given
    .filter(({ concurrency, value }) => concurrency > 0 && value > 0)
    .sort((a, b) => a.concurrency - b.concurrency);
  const [first, last] = [points[0], points[points.length - 1]];
  if (points.length < 3 || first === undefined || last === undefined) return null;
  const growths = points.slice(1).map((point, index) => growth(points[index] ?? first, point));
  const slowed = growths.findIndex((rate) => rate < GROWS);
  const flatFrom = growths.findLastIndex((rate) => rate >= FLAT) + 1;
  return {
    growsUpTo: (points[slowed < 0 ? points.length - 1 : slowed] ?? last).concurrency,
    knee: kneeOf(points, first, last).concurrency,
    saturatesAt: flatFrom < points.length - 1 ? (points[flatFrom]?.concurrency ?? null) : null,
    peak: Math.max(...points.map(({ value }) => value)),
  };
}

function growth(from: CurvePoint, to: CurvePoint): number {
  return Math.log(to.value / from.value) / Math.log(to.concurrency / from.concurrency);
}

function kneeOf(points: readonly CurvePoint[], first: CurvePoint, last: CurvePoint): CurvePoint {
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  const above = ({ concurrency, value }: CurvePoint) =>
    (value - first.value) / Math.max(highest.value - first.value, Number.EPSILON) -
    (concurrency - first.concurrency) / (last.concurrency - first.concurrency);
  return points.reduce((best, point) => (above(point) > above(best) ? point : best), first);
}

/** `baseline: grows up to C=128, bends at C=128, flat from C=128, peak 1492.5`. */
export function describeShape(side: string, shape: CurveShape): string {
  const flat = shape.saturatesAt === null ? 'not saturated' : `flat from C=${shape.saturatesAt}`;
  return `${side}: grows up to C=${shape.growsUpTo}, bends at C=${shape.knee}, ${flat}, peak ${shape.peak.toFixed(1)}`;
}

/** The shapes of both sides' curves, of the first gated throughput metric; empty where there are fewer than three levels. */
export function describeCurves(cells: readonly Cell[]): string[] {
  const metric = cells.find(({ gated, direction }) => gated && direction === 'higher')?.metric;
  const pointsOf = (side: 'baseline' | 'current') =>
    cells
      .filter((cell) => cell.metric === metric)
      .flatMap((cell) => {
        const value = cell[side];
        return cell.concurrency === null || value === null ? [] : [{ concurrency: cell.concurrency, value }];
      });
  return (['baseline', 'current'] as const).flatMap((side) => {
    const shape = shapeCurve(pointsOf(side));
    return shape === null ? [] : [describeShape(side, shape)];
  });
}
