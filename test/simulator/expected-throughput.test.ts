import { describe, expect, it } from 'vitest';
import { PROFILES, profileStepMs } from '../../src/simulator/profiles.ts';
import { expectedThroughput, steadyThroughput } from '../support/expected-throughput.ts';

describe('profiles', () => {
  it.each([
    { profile: 'field-good', concurrency: 1, tokensPerSecond: 65.2 },
    { profile: 'field-good', concurrency: 32, tokensPerSecond: 624.1 },
    { profile: 'field-good', concurrency: 64, tokensPerSecond: 935.6 },
    { profile: 'field-good', concurrency: 128, tokensPerSecond: 1416.9 },
    { profile: 'field-good', concurrency: 192, tokensPerSecond: 1441.9 },
    { profile: 'field-good', concurrency: 256, tokensPerSecond: 1492.5 },
    { profile: 'field-bad', concurrency: 1, tokensPerSecond: 7.7 },
    { profile: 'field-bad', concurrency: 256, tokensPerSecond: 862 },
  ] as const)(
    '$profile gives $tokensPerSecond tok/s at C=$concurrency',
    ({ profile, concurrency, tokensPerSecond }) => {
      expect(steadyThroughput({ profile }, concurrency)).toBeCloseTo(tokensPerSecond, 6);
      const looped = expectedThroughput({ profile }, concurrency, 256, 30);
      expect(Math.abs(looped / tokensPerSecond - 1)).toBeLessThan(0.005);
    },
  );

  it('takes longer for every further request, between its points and beyond', () => {
    for (const profile of Object.values(PROFILES)) {
      const steps = Array.from({ length: 400 }, (_, index) => profileStepMs(profile, index + 1));
      const rises = steps.slice(1).map((ms, index) => ms - (steps[index] ?? 0));
      expect(Math.min(...rises)).toBeGreaterThanOrEqual(-1e-9);
      expect(Math.min(...steps)).toBeGreaterThan(0);
    }
  });
});

describe('expected throughput', () => {
  it('is waves of one prefill and n full steps for a perfect client', () => {
    const perWaveMs = 0.02 * 8 * 10 + 64 * (5 + 0.05 * 8);
    expect(expectedThroughput({}, 8, 64, 10)).toBeCloseTo((1000 * 8 * 64) / perWaveMs, 6);
  });

  it('follows answers of different lengths: the shorter ones leave the batch', () => {
    const allMs = 0.02 * 2 * 10 + 20 * (5 + 0.05 * 2) + 30 * (5 + 0.05);
    expect(expectedThroughput({}, 2, [50, 20], 10, { requests: 2 })).toBeCloseTo((1000 * 70) / allMs, 6);
  });

  it('is the speed times higher on a clock that runs faster', () => {
    expect(expectedThroughput({ speed: 20 }, 4, 32, 10)).toBeCloseTo(20 * expectedThroughput({}, 4, 32, 10), 6);
  });

  it('falls by the share of a slow-down, at the level that it names and at no other', () => {
    const ratio = (given: object, concurrency: number): number =>
      expectedThroughput(given, concurrency, 64, 10) / expectedThroughput({}, concurrency, 64, 10);
    expect(ratio({ slowdown: 0.2 }, 8)).toBeCloseTo(0.8, 6);
    expect(ratio({ slowdownAt: { level: 32, share: 0.25 } }, 32)).toBeCloseTo(0.75, 6);
    expect(ratio({ slowdownAt: { level: 32, share: 0.25 } }, 8)).toBe(1);
    expect(ratio({ slowdownAt: { level: 32, share: 0.25 } }, 64)).toBe(1);
  });

  it('stays on its plateau when slots outnumber the places', () => {
    const plateau = steadyThroughput({ maxRunning: 8 }, 8);
    expect(steadyThroughput({ maxRunning: 8 }, 64)).toBe(plateau);
    expect(
      Math.abs(expectedThroughput({ maxRunning: 8, prefillMsPerToken: 0 }, 64, 64, 10) / plateau - 1),
    ).toBeLessThan(1e-9);
  });

  it('loses about a step a request when the client comes late', () => {
    const late = expectedThroughput({}, 1, 64, 10, { turnaroundMs: 5 });
    expect(late).toBeCloseTo((1000 * 4 * 64) / (4 * (0.2 + 64 * 5.05) + 3 * 5), 6);
  });
});
