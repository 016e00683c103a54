import { boundDistance, type Difference, standardError } from './difference.ts';
import { normalQuantile } from './normal.ts';

/**
 * Two one-sided tests at 5 % each: equal within ±`margin` when the whole 90 % interval of d lies inside.
 * Source: Schuirmann 1987, "A comparison of the two one-sided tests procedure and the power approach".
 */
export function isEquivalent(difference: Difference, margin: number): boolean {
  return Math.abs(difference.d) + boundDistance(0.95, difference) < margin;
}

/** The 90 % interval of d leaves 0 out. */
export function excludesZero(difference: Difference): boolean {
  return Math.abs(difference.d) > boundDistance(0.95, difference);
}

/**
 * The margin within which equal servers are called equivalent in 90 % of runs of `cells` levels, never below
 * `tolerance` (a log amount): max(θ, (t(.95) + z(1 − .05/J))·SE). Source: "The verdict", confirm mode.
 */
export function equivalenceMargin(difference: Difference, tolerance: number, cells: number): number {
  const reach = boundDistance(0.95, difference) + normalQuantile(1 - 0.05 / cells) * standardError(difference);
  return Math.max(tolerance, reach);
}
