import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traceTrial } from '../../src/measure/trial-trace.ts';
import { buildRecords } from '../report/html-builders.ts';

describe('traceTrial', () => {
  it('keeps the latencies of good requests and spreads every token over the time', () => {
    const trace = traceTrial(buildRecords(4), 1);
    expect(trace.ttftMs).toHaveLength(8);
    expect(trace.tpotMs.every((value) => Math.abs(value - 12) < 1e-9)).toBe(true);
    const tokens = trace.tokensPerSecond.reduce((sum, rate) => sum + (rate * trace.sliceMs) / 1000, 0);
    expect(tokens).toBeCloseTo(8 * 32, 6);
    expect(Math.max(...trace.inFlight)).toBeCloseTo(4, 6);
  });

  it('leaves out what failed, and has nothing of an empty trial', () => {
    const records = buildRecords(4);
    const [first, ...rest] = records.requests;
    if (first === undefined) throw new Error('the builder made no request');
    const failed = { ...records, requests: [{ ...first, outcome: 'reset' as const }, ...rest] };
    expect(traceTrial(failed, 1).ttftMs).toHaveLength(7);
    expect(traceTrial({ ...records, requests: [] }, 1).tokensPerSecond).toEqual([]);
  });

  it('never counts more requests in flight than there are slots', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 40 }), (slots, gapMs) => {
        const { inFlight } = traceTrial(buildRecords(slots, gapMs), 1);
        expect(Math.max(...inFlight)).toBeLessThanOrEqual(slots + 1e-9);
      }),
      { seed: 7, numRuns: 40 },
    );
  });
});
