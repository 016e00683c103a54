import { describe, expect, it } from 'vitest';
import { buildEvidence } from '../../src/judge/build-evidence.ts';
import { type DatedSession, type DriftSource, describeDrift, findDrift, SESSIONS_BACK } from '../../src/judge/drift.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { METRICS } from '../../src/measure/metric.ts';
import { POLICY } from './cells.ts';

const GATES = [{ id: 'output-throughput', tolerance: 0.05, gate: true }];

function session(value: number, day: number): DatedSession {
  const trials = [1.001, 1, 0.999].map((factor) => ({
    concurrency: 8,
    metrics: { 'output-throughput': value * factor },
  }));
  return { takenAt: `2026-01-${String(day).padStart(2, '0')}T08:00:00.000Z`, trials };
}

function source(values: readonly number[], given: Partial<DriftSource> = {}): DriftSource {
  const sessions = values.map((value, index) => session(value, index + 1));
  const newest = sessions.at(-1) ?? session(1, 1);
  return {
    sessions: sessions.slice(0, -1),
    newest,
    anchors: [],
    gates: GATES,
    units: METRICS,
    sessionsBack: SESSIONS_BACK,
    ...given,
  };
}

describe('slow drift', () => {
  const steps = [0, 1, 2, 3, 4, 5].map((step) => 100 * 0.98 ** step);

  it('is visible after five times −2 %, though each of them passed against the one before', () => {
    steps.slice(1).forEach((value, index) => {
      const evidence = buildEvidence({
        baseline: [session(steps[index] ?? 0, 1)],
        current: [session(value, 2)],
        units: {},
        gates: GATES,
        sessionNoise: {},
        trialNoise: 0.02,
        policy: POLICY,
        levels: null,
      });
      expect(judgeStored(evidence)[0]?.verdict).toBe('pass');
    });
    const [drift] = findDrift(source(steps));
    expect(drift?.changePercent).toBeCloseTo(100 * (0.98 ** 5 - 1), 9);
    expect(drift === undefined ? '' : describeDrift(drift)).toBe(
      'output-throughput at C=8 has drifted −9.6 % in 5 sessions, from 2026-01-01: a step may be 5 %, so no single run needed to fail',
    );
  });

  it('is not seen in noise around one level', () => {
    expect(findDrift(source([100, 98, 101, 99, 102, 98.5]))).toEqual([]);
  });

  it('looks ten sessions back by default and no farther', () => {
    const long = [200, ...Array.from({ length: 11 }, () => 100)];
    expect(findDrift(source(long))).toEqual([]);
    expect(findDrift(source(long, { sessionsBack: 11 }))).toHaveLength(1);
  });

  it('is measured against kept anchors too, which outlive the sessions', () => {
    const anchors = [
      { takenAt: '2025-11-05T00:00:00Z', means: [{ concurrency: 8, metric: 'output-throughput', value: 120 }] },
    ];
    expect(findDrift(source([100, 100], { anchors }))).toMatchObject([{ since: '2025-11-05T00:00:00Z', steps: null }]);
    expect(findDrift(source([100], { anchors }))[0]?.changePercent).toBeCloseTo(-16.67, 1);
  });

  it('follows the direction of the metric, and only gated ones', () => {
    const gates = [{ id: 'output-throughput', tolerance: 0.05, gate: false }];
    expect(findDrift(source(steps, { gates }))).toEqual([]);
    const units = { 'output-throughput': { unit: 'ms', direction: 'lower' as const } };
    expect(findDrift(source(steps, { units }))).toEqual([]);
    expect(findDrift(source([...steps].reverse(), { units }))).toHaveLength(1);
  });
});
