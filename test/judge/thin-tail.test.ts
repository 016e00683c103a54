import { describe, expect, it } from 'vitest';
import { buildEvidence } from '../../src/judge/build-evidence.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { concludeRun } from '../../src/judge/run-verdict.ts';
import type { SideSession } from '../../src/judge/side-session.ts';
import { POLICY } from './cells.ts';

function side(p99: number, requests?: number): SideSession {
  const trial = { concurrency: 8, metrics: { 'output-throughput': 100, 'e2e-p95': p99, 'e2e-p99': p99, goodput: 5 } };
  return {
    trials: [trial, trial, trial],
    ...(requests === undefined ? {} : { workload: { requests: { 8: requests } } }),
  };
}

function judge(gated: readonly string[], baseline: SideSession, current: SideSession) {
  const cells = judgeStored(
    buildEvidence({
      baseline: [baseline, baseline, baseline],
      current: [current],
      units: {},
      gates: gated.map((id) => ({ id, tolerance: 0.05, gate: true })),
      sessionNoise: {},
      trialNoise: 0.02,
      policy: POLICY,
      levels: [{ concurrency: 8 }],
    }),
  );
  const run = concludeRun({ mode: 'gate', suite: 's', policy: POLICY, cells });
  return { run, cell: (metric: string) => cells.find((cell) => cell.metric === metric) };
}

describe('a gated tail', () => {
  it.each([
    ['e2e-p95', 89, 'shown'],
    ['e2e-p95', 90, 'regressed'],
    ['e2e-p99', 458, 'shown'],
    ['e2e-p99', 459, 'regressed'],
    ['goodput', 1, 'pass'],
  ])('%s of %d requests a trial is %s', (metric, requests, verdict) => {
    const { cell } = judge([metric], side(1000, requests), side(2000, requests));
    expect(cell(metric)?.verdict).toBe(verdict);
  });

  it('needs its requests on both sides', () => {
    const { cell } = judge(['e2e-p99'], side(1000, 20), side(2000, 500));
    expect(cell('e2e-p99')).toMatchObject({ verdict: 'shown', gated: false });
    expect(cell('e2e-p99')?.notes).toEqual(['not judged: e2e-p99 needs 459 requests a trial to decide, there are 20']);
  });

  it('leaves the other metrics their verdict', () => {
    const { run, cell } = judge(['output-throughput', 'e2e-p99'], side(1000, 20), side(2000, 20));
    expect([run.verdict, run.exitCode]).toEqual(['pass', 0]);
    expect(cell('output-throughput')?.verdict).toBe('pass');
  });

  it('is no pass where nothing else is gated, and the run says why', () => {
    const { run } = judge(['e2e-p95', 'e2e-p99'], side(1000, 20), side(1000, 20));
    expect([run.verdict, run.exitCode]).toEqual(['not-comparable', 2]);
    expect(run.reasons).toEqual([
      {
        code: 'nothing-gated',
        message:
          'All that is gated had to be left out, so there is nothing to judge: C=8 not judged: e2e-p95 needs 90 requests a trial to decide, there are 20; C=8 not judged: e2e-p99 needs 459 requests a trial to decide, there are 20.',
        remedy: 'Raise `requests`, or gate a metric that needs fewer: `metrics:` in the suite file.',
      },
    ]);
  });

  it('is judged, with a note, where nobody says how many requests there were', () => {
    const { cell } = judge(['e2e-p99'], side(1000), side(2000));
    expect(cell('e2e-p99')?.verdict).toBe('regressed');
    expect(cell('e2e-p99')?.notes[0]).toMatch(/needs 459 requests a trial, and nobody says how many/);
  });
});
