import { mean, sampleVariance } from 'simple-statistics';
import type { Difference } from './difference.ts';

/**
 * Difference of two means with unequal variances, at least two values a side.
 * Source: Welch 1947, "The generalization of Student's problem when several different population variances are involved".
 */
export function welchDifference(baseline: readonly number[], current: readonly number[]): Difference {
  const a = sampleVariance([...baseline]) / baseline.length;
  const b = sampleVariance([...current]) / current.length;
  const variance = a + b;
  const spread = a ** 2 / (baseline.length - 1) + b ** 2 / (current.length - 1);
  const df = spread === 0 ? baseline.length + current.length - 2 : variance ** 2 / spread;
  return { d: mean([...current]) - mean([...baseline]), variance, df };
}
