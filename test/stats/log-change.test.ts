import { describe, expect, it } from 'vitest';
import {
  betterThreshold,
  orientedLog,
  rawChangePercent,
  valueOfLog,
  worsePercent,
  worseThreshold,
} from '../../src/stats/log-change.ts';

describe('oriented log changes', () => {
  it.each([
    ['higher', 95],
    ['lower', 105],
  ] as const)('put a change for the worse by exactly the tolerance at −θ where %s is better', (orientation, worse) => {
    const d = orientedLog(worse, orientation) - orientedLog(100, orientation);
    expect(d).toBeCloseTo(-worseThreshold(0.05, orientation), 14);
    expect(rawChangePercent(d, orientation)).toBeCloseTo(worse - 100, 12);
    expect(worsePercent(-d, orientation)).toBeCloseTo(5, 12);
  });

  it.each([
    ['higher', 105],
    ['lower', 95],
  ] as const)(
    'put a gain of exactly the tolerance at the better threshold where %s is better',
    (orientation, better) => {
      const d = orientedLog(better, orientation) - orientedLog(100, orientation);
      expect(d).toBeCloseTo(betterThreshold(0.05, orientation), 14);
    },
  );

  it('come back to the value', () => {
    expect(valueOfLog(orientedLog(123.4, 'higher'), 'higher')).toBeCloseTo(123.4, 10);
    expect(valueOfLog(orientedLog(123.4, 'lower'), 'lower')).toBeCloseTo(123.4, 10);
  });
});
