import { describe, expect, it } from 'vitest';
import { type Means, planNextStep } from '../../src/judge/looks.ts';
import { cellEvidence, evidenceOf } from './cells.ts';

const MEANS: Means = {
  looks: [3, 6, 10],
  remainingMs: 3_600_000,
  trialMs: { 1: 10_000, 8: 20_000 },
  sessionMs: 300_000,
  abMs: (levels) => 900_000 * levels.length,
  mostSessions: 3,
};

const flat = cellEvidence({ concurrency: 1, baseline: [[100, 100.1, 99.9]], current: [[100, 100.1, 99.9]] });
/** Trials 5 % apart, sessions quiet: what is open here is open for trial noise. */
const noisyTrials = cellEvidence({
  baseline: [
    [100, 105, 95],
    [99, 104, 96],
    [101, 105, 96],
  ],
  current: [[91, 96, 87]],
  sessionNoise: 0.005,
});
/** Trials alike, one session: what is open here is open for session noise. */
const fewSessions = cellEvidence({ baseline: [[100, 100.1, 99.9]], current: [[94.3, 94.4, 94.2]], sessionNoise: 0.03 });

describe('after a look at the stored baseline', () => {
  it('nothing more is measured where all is decided', () => {
    expect(planNextStep(evidenceOf(flat), MEANS)).toEqual({ kind: 'decided' });
  });

  it('only levels whose trial noise decides are looked at again, up to the next planned look', () => {
    expect(planNextStep(evidenceOf(flat, noisyTrials), MEANS)).toEqual({
      kind: 'trials',
      trials: 6,
      levels: [{ concurrency: 8 }],
      needsMs: 60_000,
    });
  });

  it('more trials are no cure for session noise: a new session is, where the gate can relaunch', () => {
    expect(planNextStep(evidenceOf(fewSessions), MEANS)).toMatchObject({ kind: 'session', needsMs: 300_000 });
    expect(planNextStep(evidenceOf(fewSessions), { ...MEANS, sessionMs: null })).toMatchObject({ kind: 'ab' });
  });

  it('goes on to A/B when the sessions or the looks are spent', () => {
    const sessions = {
      ...fewSessions,
      current: [
        [94.3, 94.4],
        [94.5, 94.6],
        [94.2, 94.4],
      ],
      sessionNoise: 0.06,
    };
    expect(planNextStep(evidenceOf(sessions), MEANS)).toMatchObject({ kind: 'ab', needsMs: 900_000 });
    expect(planNextStep(evidenceOf(flat, noisyTrials), { ...MEANS, looks: [3], sessionMs: null })).toMatchObject({
      kind: 'ab',
    });
  });

  it('takes the first step that the budget pays for', () => {
    expect(
      planNextStep(evidenceOf(flat, noisyTrials), { ...MEANS, remainingMs: 59_000, sessionMs: 50_000 }),
    ).toMatchObject({
      kind: 'session',
    });
  });

  it('stops and says so, with what more would have needed', () => {
    const spent = planNextStep(evidenceOf(fewSessions), { ...MEANS, remainingMs: 60_000 });
    expect(spent).toMatchObject({ kind: 'stop', reason: { code: 'budget-spent' } });
    expect(JSON.stringify(spent)).toContain('a new session needs about 5 min, an A/B needs about 15 min, 1 min left');
    const alone = planNextStep(evidenceOf(fewSessions), { ...MEANS, sessionMs: null, abMs: null });
    expect(alone).toMatchObject({ kind: 'stop', reason: { code: 'undecided' } });
  });

  it('buys neither session nor A/B for the other levels once one has regressed', () => {
    const regressed = cellEvidence({ concurrency: 32, baseline: [[100, 100.1, 99.9]], current: [[60, 60.1, 59.9]] });
    expect(planNextStep(evidenceOf(regressed, fewSessions), MEANS)).toEqual({ kind: 'decided' });
  });

  it('asks for an A/B of the undecided levels only', () => {
    const step = planNextStep(evidenceOf(flat, fewSessions), { ...MEANS, sessionMs: null });
    expect(step).toEqual({ kind: 'ab', levels: [{ concurrency: 8 }], needsMs: 900_000 });
  });

  it('ignores what is only shown or was decided before', () => {
    const shown = { ...noisyTrials, gated: false };
    const missing = cellEvidence({ concurrency: 64, baseline: [], current: [[1]] });
    expect(planNextStep(evidenceOf(flat, shown, missing), MEANS)).toEqual({ kind: 'decided' });
  });
});
