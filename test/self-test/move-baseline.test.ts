import { describe, expect, it } from 'vitest';
import type { BaselineSession } from '../../src/baseline/baseline.ts';
import { moveSessions } from '../../src/self-test/move-baseline.ts';

const session = (id: string, values: Readonly<Record<number, readonly number[]>>): BaselineSession => ({
  id,
  takenAt: '2026-11-20T10:00:00Z',
  clientVersion: '0.1.0',
  configurationHash: null,
  workload: {},
  identity: {},
  outputTokens: {},
  trials: Object.entries(values).flatMap(([concurrency, throughputs]) =>
    throughputs.map((value) => ({ concurrency: Number(concurrency), metrics: { 'output-throughput': value } })),
  ),
});

const valuesOf = ({ trials }: BaselineSession, level: number) =>
  trials.filter(({ concurrency }) => concurrency === level).map(({ metrics }) => metrics['output-throughput'] ?? 0);
const meanLog = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.log(value), 0) / values.length;

describe('a baseline moved to what the server does today', () => {
  const baseline = [session('a', { 1: [100, 102], 8: [700, 710] }), session('b', { 1: [96, 97] })];
  const today = session('today', { 1: [81, 79, 80], 8: [900, 910] });
  const moved = moveSessions(baseline, today);

  it('has today’s level at every cell', () => {
    const means = moved.map((each) => meanLog(valuesOf(each, 1)));
    expect((means[0] ?? 0) / 2 + (means[1] ?? 0) / 2).toBeCloseTo(meanLog([81, 79, 80]), 12);
    const [first] = moved;
    expect(meanLog(first === undefined ? [] : valuesOf(first, 8))).toBeCloseTo(meanLog([900, 910]), 12);
  });

  it('keeps its sessions and all that they differ by', () => {
    const ratios = (sessions: readonly BaselineSession[]) => {
      const [reference = 1, ...rest] = sessions.flatMap((each) => valuesOf(each, 1));
      return rest.map((value) => Math.round((1e9 * value) / reference));
    };
    expect(moved.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(ratios(moved)).toEqual(ratios(baseline));
  });

  it('leaves alone what today’s session lacks', () => {
    const [same] = moveSessions([session('a', { 1: [100], 32: [2000] })], session('today', { 1: [50] }));
    expect(same === undefined ? [] : valuesOf(same, 32)).toEqual([2000]);
  });
});
