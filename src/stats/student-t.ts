import cdf from '@stdlib/stats-base-dists-t-cdf';
import quantile from '@stdlib/stats-base-dists-t-quantile';

/**
 * Quantile of Student's t: the x with P(T ≤ x) = `probability`; `df` > 0 may be fractional (Satterthwaite).
 * Source: Abramowitz & Stegun 26.7.1 by the inverse of the incomplete beta function, @stdlib.
 */
export function studentQuantile(probability: number, df: number): number {
  return quantile(probability, df);
}

/** P(T ≤ t) of Student's t with `df` > 0 degrees of freedom, fractional allowed. Source: A&S 26.7.1, @stdlib. */
export function studentCdf(t: number, df: number): number {
  return cdf(t, df);
}
