import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holmSteps } from '../../src/stats/holm.ts';

describe("Holm's procedure", () => {
  it('stops at the first p value above its level, however small the later ones are for theirs', () => {
    const steps = holmSteps([0.004, 0.001, 0.009, 0.009], 0.01);
    expect(steps.map(({ step }) => step)).toEqual([1, 0, 2, 3]);
    expect(steps.map(({ rejected }) => rejected)).toEqual([false, true, false, false]);
    expect(steps[0]?.level).toBeCloseTo(0.01 / 3, 15);
  });

  it('rejects at most what no correction would, and at least what Bonferroni would', () => {
    const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pValues, (ps) => {
        holmSteps(ps, 0.05).forEach(({ rejected }, index) => {
          const p = ps[index] ?? 1;
          if (rejected) expect(p).toBeLessThanOrEqual(0.05);
          if (p <= 0.05 / ps.length) expect(rejected).toBe(true);
        });
      }),
      { seed: 7 },
    );
  });
});
