import { describe, expect, it } from 'vitest';
import { createLatenessRecorder } from '../../src/simulator/lateness.ts';

describe('lateness', () => {
  const record = (values: readonly number[]) => {
    const recorder = createLatenessRecorder();
    for (const ms of values) {
      recorder.add(ms);
    }
    return recorder.read();
  };

  it('is nothing before the first step', () => {
    expect(record([])).toEqual({ steps: 0, meanMs: 0, p99Ms: 0, maxMs: 0, lateShare: 0 });
  });

  it('tells mean, p99 to a bucket, maximum and the share of late steps', () => {
    const lateness = record([...Array(98).fill(0.22), 5.02, 250]);
    expect(lateness).toMatchObject({ steps: 100, maxMs: 250, lateShare: 0.02 });
    expect(lateness.meanMs).toBeCloseTo((98 * 0.22 + 255.02) / 100, 9);
    expect(lateness.p99Ms).toBeCloseTo(5.05, 9);
  });

  it('never puts the p99 above the maximum', () => {
    expect(record([0.01, 0.01]).p99Ms).toBe(0.01);
  });
});
