import { normalQuantile } from './normal.ts';

/**
 * Quantile of χ² ÷ df, which is how many times its true value an estimated variance reaches by chance; within 2 % for
 * df ≥ 2 and probabilities up to .99. Source: Wilson & Hilferty 1931, "The distribution of chi-square".
 */
export function varianceRatioQuantile(probability: number, df: number): number {
  const spread = 2 / (9 * df);
  return (1 - spread + normalQuantile(probability) * Math.sqrt(spread)) ** 3;
}
