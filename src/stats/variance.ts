import { mean, sampleVariance } from 'simple-statistics';

/** An estimated variance and the degrees of freedom that stand behind it. */
export type Variance = { readonly variance: number; readonly df: number };

/**
 * Variance within groups: Σ squared deviations from the own group's mean ÷ Σ(size − 1), which is its df; null when no
 * group has two values. Source: one-way analysis of variance, mean square within (Fisher 1925).
 */
export function varianceWithin(groups: readonly (readonly number[])[]): Variance | null {
  const repeated = groups.filter((group) => group.length > 1);
  const df = repeated.reduce((sum, group) => sum + group.length - 1, 0);
  if (df === 0) return null;
  const squares = repeated.reduce((sum, group) => sum + squaredDeviations(group), 0);
  return { variance: squares / df, df };
}

function squaredDeviations(values: readonly number[]): number {
  const centre = mean([...values]);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
}

/**
 * Variance between groups with the trial noise of their means taken out: max(0, var(means) − within ÷ harmonic size);
 * 0 for a single group. Source: method of moments for the one-way random effects model (Searle, Casella & McCulloch 1992).
 */
export function varianceBetween(means: readonly number[], withinVariance: number, size: number): number {
  if (means.length < 2) return 0;
  return Math.max(0, sampleVariance([...means]) - withinVariance / size);
}

/**
 * An observed variance drawn towards a declared one, each weighted by its degrees of freedom.
 * Source: posterior mean scale of the scaled-inverse-χ² prior (Gelman et al., Bayesian Data Analysis, 2.6).
 */
export function shrinkVariance(observed: Variance, declared: Variance): Variance {
  const df = declared.df + observed.df;
  return { variance: (declared.df * declared.variance + observed.df * observed.variance) / df, df };
}

/**
 * A weighted sum of independent variance estimates with its effective degrees of freedom.
 * Source: Satterthwaite 1946, "An approximate distribution of estimates of variance components".
 */
export function combineVariances(terms: readonly (Variance & { readonly weight: number })[]): Variance {
  const parts = terms.map((term) => ({ part: term.weight * term.variance, df: term.df }));
  const variance = parts.reduce((sum, { part }) => sum + part, 0);
  const spread = parts.reduce((sum, { part, df }) => sum + (part === 0 ? 0 : part ** 2 / df), 0);
  return { variance, df: spread === 0 ? parts.reduce((sum, { df }) => sum + df, 0) : variance ** 2 / spread };
}

/** Harmonic mean of group sizes: Σ 1/size over groups is groups ÷ this. */
export function harmonicMean(sizes: readonly number[]): number {
  return sizes.length / sizes.reduce((sum, size) => sum + 1 / size, 0);
}
