import { expect, it } from 'vitest';
import { geometricMean } from '../../src/stats/geometric-mean.ts';

it('is the mean of ratios: a doubling and a halving cancel, and a product too large for a number is no trouble', () => {
  expect(geometricMean([2, 8])).toBeCloseTo(4, 12);
  expect(geometricMean([50, 200])).toBeCloseTo(100, 12);
  expect(geometricMean([1e200, 1e300]) / 1e250).toBeCloseTo(1, 9);
});
