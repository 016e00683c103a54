import { describe, expect, it } from 'vitest';
import type { Cell } from '../../src/judge/verdict.ts';
import { nextShare, promisedShare, requiredShare } from '../../src/self-test/sizes.ts';

const cell = (part: Partial<Cell>): Cell => ({
  concurrency: 8,
  metric: 'output-throughput',
  unit: 'tok/s',
  direction: 'higher',
  gated: true,
  tolerancePercent: 5,
  baseline: 100,
  current: 100,
  deltaPercent: 0,
  interval: [-1, 1],
  failsAtPercent: 8,
  rulesOutPercent: 9,
  detectablePercent: 10,
  verdict: 'pass',
  trials: 3,
  baselineSessions: 1,
  notes: [],
  ...part,
});

/** Every size that is tried on a gate that finds from `limit` on. */
function bisect(required: number, limit: number): number[] {
  const tried: { share: number; found: boolean }[] = [];
  for (let share = nextShare(required, tried); share !== null; share = nextShare(required, tried)) {
    tried.push({ share, found: share >= limit });
  }
  return tried.map(({ share }) => Math.round(1000 * share) / 10);
}

describe('the bisection over slow-downs', () => {
  it.each([
    { finds: 'about what it promises', required: 0.1, limit: 0.08, sizes: [10, 5, 7.1] },
    { finds: 'half of it', required: 0.1, limit: 0.04, sizes: [10, 5, 2.5] },
    { finds: 'only more', required: 0.1, limit: 0.18, sizes: [10, 20, 14.1] },
    { finds: 'only far more', required: 0.2, limit: 0.5, sizes: [20, 40] },
  ])('tries three sizes at most, the required one first: $finds', ({ required, limit, sizes }) => {
    expect(bisect(required, limit)).toEqual(sizes);
  });
});

describe('the promise', () => {
  it('is the weakest gated throughput cell’s, and a fifth is the most that a gate may ask for', () => {
    const cells = [
      cell({ detectablePercent: 9 }),
      cell({ detectablePercent: 11 }),
      cell({ detectablePercent: 40, gated: false }),
      cell({ detectablePercent: 90, metric: 'ttft-p50', direction: 'lower' }),
    ];
    expect(promisedShare(cells)).toBeCloseTo(0.11);
    expect(requiredShare(0.11)).toBe(0.11);
    expect(requiredShare(0.53)).toBe(0.2);
  });

  it('of a latency is the slow-down that lengthens it by as much', () => {
    expect(promisedShare([cell({ metric: 'tpot-mean', direction: 'lower', detectablePercent: 25 })])).toBeCloseTo(0.2);
  });

  it('is unknown where no gated cell says one', () => {
    expect(promisedShare([cell({ gated: false }), cell({ detectablePercent: null })])).toBeNull();
  });
});
