import { describe, expect, it } from 'vitest';
import { findInvalidStates, findUnallowedFailures, isCutShort, stateOf } from '../../src/judge/invalid-states.ts';
import { concludeRun } from '../../src/judge/run-verdict.ts';
import type { TrialResult } from '../../src/measure/session.ts';
import { levelWith, sessionOf, trialWith } from '../baseline/session-of.ts';
import { POLICY } from './cells.ts';

const sound = trialWith({ 'output-throughput': 100 });
const because = (code: string): TrialResult =>
  trialWith({}, { valid: false, reasons: [{ code, message: `it was ${code}`, remedy: 'Run again.' }] });
const INTERRUPTED = { code: 'interrupted', message: 'the run was interrupted', remedy: 'Run it again.' };

const atC8 = (...trials: TrialResult[]) => sessionOf('s', { levels: [levelWith(8, trials)] });
const codesOf = (session: ReturnType<typeof sessionOf>) =>
  findInvalidStates(session, 3).map(({ reason }) => reason.code);

describe('a level without its first look', () => {
  it.each([
    ['three valid trials', atC8(sound, sound, sound), [], false],
    ['three valid trials and a spoilt one', atC8(sound, because('client-bound'), sound, sound), [], false],
    ['no further trial', atC8(sound, sound), ['too-few-trials'], true],
    ['a trial that the budget cut', atC8(sound, sound, because('interrupted')), ['too-few-trials'], true],
    ['failed requests', atC8(sound, sound, because('failed-requests')), ['failed-requests'], false],
    [
      'failed requests before the budget ended',
      atC8(because('failed-requests'), because('interrupted')),
      ['failed-requests'],
      false,
    ],
  ])('with %s', (_, session, codes, cut) => {
    expect(codesOf(session)).toEqual(codes);
    expect(isCutShort(session, 3)).toBe(cut);
  });

  it('says what the budget cut, and ends with 2: nobody interrupted the run', () => {
    const states = findInvalidStates(atC8(sound, because('interrupted')), 3);
    expect(states[0]?.reason.message).toBe('C=8: 1 valid trial of 2, 3 needed. it was interrupted.');
    expect(concludeRun({ mode: 'gate', suite: 's', policy: POLICY, cells: [], states }).exitCode).toBe(2);
  });
});

describe('a session that somebody interrupted', () => {
  const session = { ...atC8(sound, because('interrupted')), reasons: [INTERRUPTED] };

  it('ends with 130, and was not cut by its budget', () => {
    const states = findInvalidStates(session, 3);
    expect(states.map(({ reason }) => reason.code)).toEqual(['interrupted']);
    expect(concludeRun({ mode: 'gate', suite: 's', policy: POLICY, cells: [], states }).exitCode).toBe(130);
    expect(isCutShort(session, 3)).toBe(false);
  });
});

describe('trials that were valid under a policy that allowed more failed requests', () => {
  const withFailed = (sent: number, good: number, failed: Readonly<Record<string, number>>) =>
    trialWith({ 'output-throughput': 100 }, { requests: { sent, good, failed } });
  const statesOf = (allowedShare: number, ...trials: TrialResult[]) =>
    findUnallowedFailures(stateOf(atC8(...trials)), allowedShare);

  it('make the session invalid as a live run of the judging suite would be, and name the worst of them', () => {
    const [state, ...others] = statesOf(
      0,
      sound,
      withFailed(20, 19, { reset: 1 }),
      withFailed(20, 17, { 'http-503': 3 }),
    );
    expect(others).toEqual([]);
    expect(state).toMatchObject({ verdict: 'invalid', reason: { code: 'failed-requests' } });
    expect(state?.reason.message).toBe(
      'C=8: 2 trials of 3 with more failed requests than the judging suite allows. 3 of 20 requests failed, 0 allowed: 3 × http-503.',
    );
    expect(state?.reason.remedy).toContain('failed-requests');
  });

  it('counts what was sent and never came back, whatever the classes say', () => {
    expect(statesOf(0.1, withFailed(20, 15, {}))[0]?.reason.message).toMatch(/5 of 20 requests failed, 2 allowed\.$/);
  });

  it.each([
    ['as many failed as are allowed', 0.1, withFailed(20, 18, { reset: 2 })],
    ['none failed', 0, sound],
    ['the trial said itself that it is invalid', 0, because('failed-requests')],
  ])('are evidence where %s', (_, allowedShare, trial) => {
    expect(statesOf(allowedShare, sound, trial)).toEqual([]);
  });
});
