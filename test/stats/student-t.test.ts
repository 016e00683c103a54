import { describe, expect, it } from 'vitest';
import { normalQuantile } from '../../src/stats/normal.ts';
import { studentCdf, studentQuantile } from '../../src/stats/student-t.ts';

/** Printed tables (NIST handbook 1.3.6.7.2) and closed forms: df 1 is Cauchy, df 2 is algebraic. */
const QUANTILES: readonly (readonly [number, number, number])[] = [
  [0.95, 10, 1.8124611228107335],
  [0.975, 10, 2.2281388519649385],
  [0.99, 5, 3.3649299989072743],
  [0.995, 2, 9.92484320091832],
  [0.99, 1, Math.tan(Math.PI * 0.49)],
  [0.9, 2, (2 * 0.9 - 1) * Math.sqrt(2 / (4 * 0.9 * 0.1))],
];

describe("Student's t", () => {
  it.each(QUANTILES)('has the quantile %d at %d degrees of freedom as the tables print it', (p, df, expected) => {
    expect(studentQuantile(p, df)).toBeCloseTo(expected, 9);
    expect(studentQuantile(1 - p, df)).toBeCloseTo(-expected, 8);
  });

  it('inverts its own distribution, fractional degrees of freedom included', () => {
    for (const df of [1, 2.5, 4, 6.337, 18, 60, 1000]) {
      for (const p of [0.0005, 0.005, 0.05, 0.5, 0.95, 0.99, 0.9995]) {
        expect(studentCdf(studentQuantile(p, df), df)).toBeCloseTo(p, 9);
      }
    }
  });

  it('becomes the normal distribution when there is much data', () => {
    expect(studentQuantile(0.99, 1e7)).toBeCloseTo(normalQuantile(0.99), 6);
  });

  it('has the normal quantiles of the tables', () => {
    expect(normalQuantile(0.995)).toBeCloseTo(2.5758293035489004, 12);
    expect(normalQuantile(0.9)).toBeCloseTo(1.2815515655446004, 12);
  });
});
