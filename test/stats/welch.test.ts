import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boundDistance, pBetter, pWorse, standardError } from '../../src/stats/difference.ts';
import { rawChangePercent } from '../../src/stats/log-change.ts';
import { welchDifference } from '../../src/stats/welch.ts';

type Vector = {
  readonly name: string;
  readonly base: readonly number[];
  readonly cand: readonly number[];
  readonly d: number;
  readonly se: number;
  readonly df: number;
  readonly L: number;
  readonly U: number;
  readonly p: number;
  readonly pct: readonly number[];
};

const vectors: readonly Vector[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/welch-vectors.json'), 'utf8'),
);

describe('Welch on logs', () => {
  it.each(vectors.map((vector) => [vector.name, vector] as const))('agrees with scipy: %s', (_, vector) => {
    const found = welchDifference(vector.base.map(Math.log), vector.cand.map(Math.log));
    expect(found.d).toBeCloseTo(vector.d, 11);
    expect(standardError(found) / vector.se).toBeCloseTo(1, 9);
    expect(found.df / vector.df).toBeCloseTo(1, 9);
    expect(pWorse(found) / vector.p).toBeCloseTo(1, 6);
    expect(found.d - boundDistance(0.99, found)).toBeCloseTo(vector.L, 9);
    expect(found.d + boundDistance(0.995, found)).toBeCloseTo(vector.U, 9);
    const percents = [found.d, vector.L, vector.U].map((d) => rawChangePercent(d, 'higher'));
    percents.forEach((percent, index) => {
      expect(percent).toBeCloseTo(vector.pct[index] ?? Number.NaN, 7);
    });
  });

  it('calls identical repeats certain by their sign alone', () => {
    const down = welchDifference([1, 1, 1], [0.9, 0.9, 0.9]);
    expect([pWorse(down), pBetter(down), boundDistance(0.99, down)]).toEqual([0, 1, 0]);
    const same = welchDifference([1, 1], [1, 1]);
    expect([pWorse(same), pBetter(same)]).toEqual([0.5, 0.5]);
  });
});
