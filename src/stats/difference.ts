import { studentCdf, studentQuantile } from './student-t.ts';

/** A difference of oriented logs (negative = worse) with its error's variance and degrees of freedom. */
export type Difference = { readonly d: number; readonly variance: number; readonly df: number };

export function standardError(difference: Difference): number {
  return Math.sqrt(difference.variance);
}

/** One-sided p of "not worse": P(T ≤ d ÷ SE). Small = the drop is real. */
export function pWorse(difference: Difference): number {
  return pBelow(difference.d, difference);
}

/** One-sided p of "not better". Small = the gain is real. */
export function pBetter(difference: Difference): number {
  return pBelow(-difference.d, difference);
}

function pBelow(d: number, { variance, df }: Difference): number {
  // Identical repeats leave no noise at all: the sign alone decides, and no difference is no evidence.
  if (variance === 0) return d < 0 ? 0 : d > 0 ? 1 : 0.5;
  return studentCdf(d / Math.sqrt(variance), df);
}

/** t(`probability`)·SE: how far a one-sided bound lies from d. */
export function boundDistance(probability: number, difference: Difference): number {
  return difference.variance === 0 ? 0 : studentQuantile(probability, difference.df) * standardError(difference);
}
