import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/gate-error.ts';
import { parseResult } from '../../src/measure/parse-result.ts';
import type { Session, TrialResult } from '../../src/measure/session.ts';
import { levelWith, sessionOf, trialWith } from '../baseline/session-of.ts';

const text = JSON.stringify(sessionOf('s1'), null, 2);

function errorOf(bad: string): GateError {
  try {
    parseResult(bad, 'result.json');
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
  throw new Error('the text was taken');
}

describe('result.json', () => {
  it('reads back as it was', () => {
    expect(parseResult(text, 'result.json')).toEqual(sessionOf('s1'));
  });

  it('reads what a later version of the same format added', () => {
    expect(parseResult(text.replace('"notes"', '"later": 1, "notes"'), 'result.json')).toEqual(sessionOf('s1'));
  });

  it.each<[string, string, RegExp]>([
    ['empty', '', /^result\.json: the result file is empty$/],
    ['cut off', text.slice(0, 900), /^result\.json:\d+:\d+: not valid JSON.*cut off/],
    [
      'of a newer version',
      text.replace('"version": 1', '"version": 3'),
      /throughput-gate\/result version 3 is newer than this reader/,
    ],
    ['NaN', text.replace('65.2', 'NaN'), /^result\.json:\d+:\d+: not valid JSON/],
    [
      'null for a metric, as JSON writes NaN',
      text.replace('65.2', 'null'),
      /^result\.json:\d+: levels\[0\]\.trials\[0\]\.metrics\["output-throughput"\]: found null, allowed: a finite number/,
    ],
    ['a level twice', text.replace('"concurrency": 8', '"concurrency": 1'), /levels: a level is named twice/],
    ['no id', text.replace('"id": "s1"', '"id": ""'), /^result\.json:4: id: found "", allowed: one that is not empty/],
    ['another kind of file', '{"schema": "x"}', /not a result file: found schema "x"/],
  ])('%s is an error that names the place', (_, bad, message) => {
    const error = errorOf(bad);
    expect(error.code).toBe('bad-result');
    expect(error.message).toMatch(message);
  });
});

describe('a trial and its own counts', () => {
  const withSecondTrial = (trial: Partial<TrialResult>, allowedShare = 0): Session => {
    const trials = [trialWith({ 'output-throughput': 400 }), trialWith({ 'output-throughput': 401 }, trial)];
    const session = sessionOf('s1', { levels: [levelWith(8, trials)] });
    const { judging } = session.suite;
    const policy = { ...judging.policy, failedRequests: allowedShare };
    return { ...session, suite: { ...session.suite, judging: { ...judging, policy } } };
  };
  const write = (session: Session) => JSON.stringify(session, null, 2);

  it.each<[string, TrialResult['requests'], number, string]>([
    [
      'with failed requests where none may fail',
      { sent: 20, good: 17, failed: { 'http-503': 2, reset: 1 } },
      0,
      'failed: found 3 failed requests of 20 in a trial that says `valid: true`, allowed: 0, by `failed-requests` of its suite',
    ],
    [
      'with more of them than may fail',
      { sent: 20, good: 17, failed: { 'http-503': 3 } },
      0.1,
      'failed: found 3 failed requests of 20 in a trial that says `valid: true`, allowed: 2, by `failed-requests` of its suite',
    ],
    [
      'with requests that neither completed nor failed',
      { sent: 20, good: 17, failed: {} },
      0,
      'good: found 3 failed requests of 20 in a trial that says `valid: true`, allowed: 0, by `failed-requests` of its suite',
    ],
    [
      'without a completed request',
      { sent: 20, good: 0, failed: {} },
      0.99,
      'good: found 0 completed requests in a trial that says `valid: true`, allowed: at least 1',
    ],
    [
      'without a request at all',
      { sent: 0, good: 0, failed: {} },
      0,
      'good: found 0 completed requests in a trial that says `valid: true`, allowed: at least 1',
    ],
  ])('%s is refused with file, trial, figure and what is allowed', (_, requests, allowedShare, words) => {
    const error = errorOf(write(withSecondTrial({ requests }, allowedShare)));
    expect(error.code).toBe('bad-result');
    expect(error.message).toMatch(/^result\.json:\d+: levels\[0\]\.trials\[1\]\.requests\./);
    expect(error.message.split('.requests.')[1]).toBe(words);
    expect(error.remedy).toMatch(/whole and unedited/);
  });

  it.each<[string, Partial<TrialResult>, number]>([
    ['as many failed requests as may fail', { requests: { sent: 20, good: 18, failed: { reset: 2 } } }, 0.1],
    ['failed requests and says that it is invalid', { valid: false, requests: { sent: 20, good: 0, failed: {} } }, 0],
  ])('is read where it has %s', (_, trial, allowedShare) => {
    const session = withSecondTrial(trial, allowedShare);
    expect(parseResult(write(session), 'result.json')).toEqual(session);
  });
});
