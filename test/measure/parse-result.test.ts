import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/gate-error.ts';
import { parseResult } from '../../src/measure/parse-result.ts';
import type { Metrics, Session, TrialResult } from '../../src/measure/session.ts';
import { levelWith, sessionOf, trialWith, withWorkload } from '../baseline/session-of.ts';

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
    [
      'a time that is none',
      text.replace('2026-01-01T00:10:00.000Z', 'never'),
      /^result\.json:6: finishedAt: found "never", allowed: a time such as 2026-/,
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

describe('a trial that says `valid: true`', () => {
  const measured = trialWith(
    {
      'output-throughput': 256,
      'total-throughput': 276,
      'request-throughput': 2,
      'achieved-concurrency': 7.8,
      'e2e-mean': 3900,
      'per-user-throughput': 40,
      'tpot-mean': 25,
      'ttft-p50': 20,
    },
    { durationMs: 10_000 },
  );
  const second = trialWith({ 'output-throughput': 255 });
  const withTrials = (trials: readonly TrialResult[]) => sessionOf('s1', { levels: [levelWith(8, trials)] });
  const withFigures = (changed: Metrics): TrialResult => ({
    ...measured,
    metrics: { ...measured.metrics, ...changed },
  });
  const write = (trials: readonly TrialResult[]) => JSON.stringify(withTrials(trials), null, 2);

  it('is read with figures that its tokens, requests and duration give', () => {
    expect(parseResult(write([second, measured]), 'result.json')).toEqual(withTrials([second, measured]));
  });

  it('is read with figures that were rounded on their way', () => {
    const rounded = withFigures({ 'output-throughput': 256.1, 'achieved-concurrency': 7.795 });
    expect(parseResult(write([second, rounded]), 'result.json')).toEqual(withTrials([second, rounded]));
  });

  it.each<[string, TrialResult, string]>([
    [
      'a reason why it is not',
      { ...measured, reasons: [{ code: 'cache-hits', message: 'm', remedy: 'r' }] },
      'reasons: found the reason "cache-hits" in a trial that says `valid: true`, allowed: none',
    ],
    [
      'more completed requests than were sent',
      { ...measured, requests: { sent: 20, good: 999, failed: {} } },
      'requests.sent: found 20 with 999 completed and 0 failed, allowed: at least 999',
    ],
    [
      'requests that both completed and failed',
      { ...measured, requests: { sent: 20, good: 20, failed: { reset: 1 } } },
      'requests.sent: found 20 with 20 completed and 1 failed, allowed: at least 21',
    ],
    [
      'answers without a token',
      { ...measured, tokens: { prompt: 0, output: 0, cached: 0 } },
      'tokens.output: found 0 of 20 completed requests, allowed: at least 20, one a request',
    ],
    [
      'a speed in no time',
      { ...measured, durationMs: 0 },
      'metrics["output-throughput"]: found 256, allowed: none, since 1000 × tokens.output ÷ durationMs is no number',
    ],
    [
      'a throughput that its tokens deny',
      withFigures({ 'output-throughput': 1.4 * 256 }),
      'metrics["output-throughput"]: found 358.4, allowed: 256, which is 1000 × tokens.output ÷ durationMs',
    ],
    [
      'prompts that its total denies',
      { ...measured, tokens: { ...measured.tokens, prompt: 9 } },
      'metrics["total-throughput"]: found 276, allowed: 256.9, which is 1000 × (tokens.prompt + tokens.output) ÷ durationMs',
    ],
    [
      'requests that its rate denies',
      { ...measured, requests: { sent: 1, good: 1, failed: {} } },
      'metrics["request-throughput"]: found 2, allowed: 0.1, which is 1000 × requests.good ÷ durationMs',
    ],
    [
      'a latency that its concurrency denies',
      withFigures({ 'e2e-mean': 2000 }),
      'metrics["achieved-concurrency"]: found 7.8, allowed: 4, which is requests.good × e2e-mean ÷ durationMs',
    ],
    [
      'a time per token that its speed per user denies',
      withFigures({ 'tpot-mean': 20 }),
      'metrics["per-user-throughput"]: found 40, allowed: 50, which is 1000 ÷ tpot-mean',
    ],
    ['every figure of another one', second, 'metrics: found every figure of trials[0], allowed: its own'],
  ])('is refused with %s', (_, trial, words) => {
    const error = errorOf(write([second, trial]));
    expect(error.code).toBe('bad-result');
    expect(error.message).toMatch(/^result\.json:\d+: levels\[0\]\.trials\[1\]\./);
    expect(error.message.split('.trials[1].')[1]).toBe(words);
  });

  it('is read where other definitions of the metrics held', () => {
    const session = withWorkload(withTrials([withFigures({ 'output-throughput': 999 })]), { metricDefinitions: 0 });
    expect(parseResult(JSON.stringify(session), 'result.json')).toEqual(session);
  });
});

describe('trials that nobody would judge', () => {
  it('may be alike: invalid ones hold no figure', () => {
    const spoilt = trialWith({}, { valid: false, reasons: [{ code: 'client-bound', message: 'm', remedy: 'r' }] });
    const session = sessionOf('s1', { levels: [levelWith(8, [spoilt, spoilt])] });
    expect(parseResult(JSON.stringify(session), 'result.json')).toEqual(session);
  });
});
