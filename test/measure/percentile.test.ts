import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentile, sortAscending } from '../../src/measure/percentile.ts';

describe('percentile', () => {
  // numpy.percentile([1, 2, 4, 8], …), method "linear".
  it.each([
    [0, 1],
    [0.25, 1.75],
    [0.5, 3],
    [0.9, 6.8],
    [0.99, 7.88],
    [1, 8],
  ])('of 1, 2, 4, 8 at %d is %d', (fraction, value) => {
    expect(percentile([1, 2, 4, 8], fraction)).toBeCloseTo(value, 12);
  });

  it('stays within the values and never falls as the fraction rises', () => {
    const values = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(
        values,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (all, a, b) => {
          const sorted = sortAscending(all);
          const [low, high] = [percentile(sorted, Math.min(a, b)), percentile(sorted, Math.max(a, b))];
          expect(low).toBeGreaterThanOrEqual(sorted[0] ?? 0);
          expect(high).toBeLessThanOrEqual(sorted.at(-1) ?? 0);
          expect(high).toBeGreaterThanOrEqual(low - 1e-9 * high);
        },
      ),
      { seed: 7 },
    );
  });
});
