import { describe, expect, it } from 'vitest';
import {
  combineVariances,
  harmonicMean,
  shrinkVariance,
  varianceBetween,
  varianceWithin,
} from '../../src/stats/variance.ts';

describe('variance components', () => {
  it('pool the squares around each own mean over their degrees of freedom', () => {
    expect(varianceWithin([[1, 3], [10, 12, 14], [7]])).toEqual({ variance: (2 + 8) / 3, df: 3 });
  });

  it('have nothing to say of trial noise where nothing was repeated', () => {
    expect(varianceWithin([[1], [2]])).toBeNull();
  });

  it('take the trial noise of the means out of the variance between sessions, never below 0', () => {
    expect(varianceBetween([1, 3], 0.5, 2)).toBeCloseTo(2 - 0.25, 14);
    expect(varianceBetween([1, 1.1], 4, 2)).toBe(0);
    expect(varianceBetween([5], 1, 3)).toBe(0);
  });

  it('are drawn towards the declared one by their degrees of freedom', () => {
    expect(shrinkVariance({ variance: 8, df: 2 }, { variance: 2, df: 6 })).toEqual({ variance: 3.5, df: 8 });
  });

  it('add up with the degrees of freedom of Satterthwaite, alone and in equal parts', () => {
    const alone = combineVariances([{ variance: 3, df: 7, weight: 2 }]);
    expect(alone.variance).toBe(6);
    expect(alone.df).toBeCloseTo(7, 12);
    const both = combineVariances([
      { variance: 1, df: 5, weight: 1 },
      { variance: 1, df: 5, weight: 1 },
    ]);
    expect(both.variance).toBe(2);
    expect(both.df).toBeCloseTo(10, 12);
  });

  it('average sizes harmonically', () => {
    expect(harmonicMean([2, 6])).toBeCloseTo(3, 12);
  });
});
