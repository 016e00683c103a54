import { describe, expect, it } from 'vitest';
import { varianceRatioQuantile } from '../../src/stats/chi-square.ts';

describe('the ratio of an estimated variance to its true value', () => {
  it.each([
    [0.95, 2, 5.991],
    [0.95, 4, 9.488],
    [0.95, 9, 16.919],
    [0.99, 4, 13.277],
  ])('stays under its %d quantile at %d degrees of freedom as the χ² table prints it', (probability, df, chiSquare) => {
    expect(varianceRatioQuantile(probability, df) / (chiSquare / df)).toBeCloseTo(1, 1);
    expect(Math.abs(varianceRatioQuantile(probability, df) / (chiSquare / df) - 1)).toBeLessThan(0.02);
  });
});
