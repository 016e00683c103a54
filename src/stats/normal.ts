import quantile from '@stdlib/stats-base-dists-normal-quantile';

/** Quantile of the standard normal distribution, z(`probability`). Source: Abramowitz & Stegun 26.2, @stdlib. */
export function normalQuantile(probability: number): number {
  return quantile(probability, 0, 1);
}
