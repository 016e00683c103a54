import { describe, expect, it } from 'vitest';
import { adviseOn } from '../../src/measure/failure-advice.ts';
import type { FailureClass } from '../../src/measure/failure-class.ts';
import { invalidateTrial, type MeasureOptions, measureTrial } from '../../src/measure/measure-trial.ts';
import type { MetricId } from '../../src/measure/metric.ts';
import type { ClientHealth, TrialRecords } from '../../src/measure/records.ts';
import { closedLoop, failedRecord, goodRecord, trialOf } from './records-of.ts';

const OPTIONS: MeasureOptions = {
  output: { kind: 'at-most', tokens: 64 },
  slo: {},
  failedRequestsAllowed: 0,
  cache: 'bust',
};

/** 2 slots, 4 waves, TTFT 100 ms, 11 tokens 10 ms apart: each request takes 200 ms, the trial 800 ms. */
const SHAPE = { ttftMs: 100, stepMs: 10, tokens: 11 };
const plain = trialOf(closedLoop(2, 4, SHAPE), { concurrency: 2 });
const health = (changed: Partial<ClientHealth>): ClientHealth => ({ ...plain.client, ...changed });
const codesOf = (records: TrialRecords, options: Partial<MeasureOptions> = {}) =>
  measureTrial(records, { ...OPTIONS, ...options }).reasons.map((reason) => reason.code);

describe('the metrics of a trial known by construction', () => {
  const expected: [MetricId, number][] = [
    ['output-throughput', 88 / 0.8],
    ['total-throughput', (88 + 80) / 0.8],
    ['request-throughput', 8 / 0.8],
    ['per-user-throughput', 100],
    ['achieved-concurrency', 2],
    ['ttft-mean', 100],
    ['ttft-p50', 100],
    ['ttft-p90', 100],
    ['ttft-p95', 100],
    ['ttft-p99', 100],
    ['tpot-mean', 10],
    ['tpot-p50', 10],
    ['tpot-p99', 10],
    ['itl-mean', 10],
    ['itl-p50', 10],
    ['itl-p99', 10],
    ['e2e-mean', 200],
    ['e2e-p50', 200],
    ['e2e-p95', 200],
    ['e2e-p99', 200],
  ];
  const { metrics } = measureTrial(plain, OPTIONS);

  it.each(expected)('%s is %d', (id, value) => {
    expect(metrics[id]).toBeCloseTo(value, 9);
  });

  it('has goodput only when the suite names an SLO', () => {
    expect(metrics.goodput).toBeUndefined();
    expect(measureTrial(plain, { ...OPTIONS, slo: { ttftMs: 100 } }).metrics.goodput).toBeCloseTo(10, 9);
    expect(measureTrial(plain, { ...OPTIONS, slo: { ttftMs: 99 } }).metrics.goodput).toBe(0);
    expect(measureTrial(plain, { ...OPTIONS, slo: { tpotMs: 9.9, ttftMs: 500 } }).metrics.goodput).toBe(0);
    expect(measureTrial(plain, { ...OPTIONS, slo: { e2eMs: 200 } }).metrics.goodput).toBeCloseTo(10, 9);
  });

  it('takes the steady window from the moment all slots are busy to the first that stays empty', () => {
    // Slot 0: 0–200, 200–400. Slot 1 starts at 100 and ends at 300, its second request at 500.
    const requests = [0, 100, 200, 300].map((sentAtMs, index) => goodRecord(index, { ...SHAPE, sentAtMs }));
    const trial = measureTrial(trialOf(requests, { concurrency: 2 }), OPTIONS);
    // In (100, 400]: request 0 has 10 of its 11 tokens, 1 and 2 all of theirs, 3 its first at 400.
    expect(trial.metrics['steady-output-throughput']).toBeCloseTo((10 + 11 + 11 + 1) / 0.3, 9);
  });

  it('weighs a chunk of several tokens by usage, in throughput windows and peak alike', () => {
    const records = trialOf(closedLoop(1, 20, { ttftMs: 50, stepMs: 50, tokens: 20, perChunk: 2 }), { concurrency: 1 });
    const trial = measureTrial(records, OPTIONS);
    expect(trial.tokensPerChunk).toBe(2);
    // Two tokens every 50 ms.
    expect(trial.metrics['peak-output-throughput']).toBeCloseTo(40, 9);
    expect(trial.metrics['output-throughput']).toBeCloseTo(40, 9);
    expect(trial.notes.join()).toContain('ITL is a chunk gap: 2.00 tokens per chunk');
  });

  it('has a peak only where its window of a second fits, so it is never below the mean', () => {
    const peakOf = (waves: number) => {
      const trial = measureTrial(trialOf(closedLoop(1, waves, SHAPE), { concurrency: 1 }), OPTIONS);
      return [trial.metrics['peak-output-throughput'], trial.metrics['output-throughput']];
    };
    // A wave takes 200 ms and gives 11 tokens.
    expect(peakOf(4)).toEqual([undefined, 55]);
    expect(peakOf(5)).toEqual([55, 55]);
  });

  it('leaves TPOT out for single tokens instead of dividing by zero', () => {
    const single = measureTrial(trialOf(closedLoop(1, 20, { ...SHAPE, tokens: 1 }), { concurrency: 1 }), OPTIONS);
    expect(single.valid).toBe(true);
    expect(Object.keys(single.metrics).filter((id) => id.startsWith('tpot') || id === 'per-user-throughput')).toEqual(
      [],
    );
    expect(Object.values(single.metrics).every(Number.isFinite)).toBe(true);
  });

  it('counts the time of tolerated failures and none of their tokens', () => {
    const failed = {
      ...failedRecord(8, 'truncated', null),
      firstTokenAtMs: 900,
      lastTokenAtMs: 1600,
      endedAtMs: 1600,
      chunks: 4,
    };
    const records = { ...plain, requests: [...plain.requests, failed] };
    const trial = measureTrial(records, { ...OPTIONS, failedRequestsAllowed: 0.2 });
    expect(trial.valid).toBe(true);
    expect(trial.metrics['output-throughput']).toBeCloseTo(88 / 1.6, 9);
  });
});

describe('validity comes before speed', () => {
  const lateLoop = Array.from({ length: 20 }, (_, i) => goodRecord(i, { ...SHAPE, sentAtMs: Math.floor(i / 2) * 230 }));
  const hit = (cachedTokens: number, promptTokens: number) =>
    trialOf(closedLoop(2, 4, { ...SHAPE, cachedTokens, promptTokens }), { concurrency: 2 });

  /** Every `every`-th request has `more` cached tokens, the others `few`. */
  const mixed = (few: number, more: number, promptTokens: number, every = 2) =>
    trialOf(
      closedLoop(2, 4, { ...SHAPE, promptTokens }).map((record, i) => ({
        ...record,
        cachedTokens: i % every === 0 ? more : few,
      })),
      { concurrency: 2 },
    );

  it.each<[string, TrialRecords, string[]]>([
    ['a sound trial', plain, []],
    [
      'one failed request',
      trialOf([...plain.requests, failedRecord(8, 'truncated', null)], { concurrency: 2 }),
      ['failed-requests'],
    ],
    ['no request at all', trialOf([], { concurrency: 2 }), ['failed-requests']],
    [
      'a dead server',
      trialOf([...plain.requests, failedRecord(8, 'server-died', null)], { concurrency: 2 }),
      ['server-died'],
    ],
    ['an interrupted trial', { ...plain, interrupted: true }, ['interrupted']],
    ['a busy client core', { ...plain, client: health({ cpuShare: 0.91 }) }, ['client-bound']],
    ['two workers at half a core each', { ...plain, client: health({ cpuShare: 1.2, workers: 2 }) }, []],
    ['a blocked event loop', { ...plain, client: health({ eventLoopDelayP99Ms: 101 }) }, ['client-bound']],
    ['late sends', { ...plain, client: health({ lateSendP99Ms: 101 }) }, ['client-bound']],
    ['slots that idle an eighth of the time', trialOf(lateLoop, { concurrency: 2 }), ['client-bound']],
    ['slots that were never all busy', trialOf(closedLoop(2, 10, SHAPE), { concurrency: 3 }), ['client-bound']],
    ['every prompt from the cache', hit(500, 512), ['cache-hits']],
    ['short prompts of one length from the cache', hit(199, 200), ['cache-hits']],
    ['the one token that llama.cpp always reports', hit(1, 20), []],
    ['a cached chat template head', hit(64, 300), []],
    ['a template head longer than half the prompt', hit(32, 50), []],
    ['a head that differs by a few tokens, under half the prompt', mixed(1, 24, 50), []],
    ['one request in eight from the cache', mixed(0, 500, 512, 8), ['cache-hits']],
    [
      'more events than tokens',
      { ...plain, requests: plain.requests.map((r) => ({ ...r, outputTokens: 5 })) },
      ['token-mismatch'],
    ],
  ])('%s', (_, records, codes) => {
    expect(codesOf(records)).toEqual(codes);
  });

  it('says how long slots were idle where that is no reason yet', () => {
    const requests = Array.from({ length: 20 }, (_, i) =>
      goodRecord(i, { ...SHAPE, sentAtMs: Math.floor(i / 2) * 212 }),
    );
    const trial = measureTrial(trialOf(requests, { concurrency: 2 }), OPTIONS);
    expect(trial.valid).toBe(true);
    expect(trial.notes.join()).toMatch(/slots were idle for 5\.\d % of the time/);
    expect(measureTrial(plain, OPTIONS).notes).toEqual([]);
  });

  it('notes a stall of the event loop that is no reason yet', () => {
    const trial = measureTrial({ ...plain, client: health({ eventLoopDelayP99Ms: 51.4 }) }, OPTIONS);
    expect(trial.valid).toBe(true);
    expect(trial.notes).toEqual([expect.stringContaining('event-loop delay p99 was 51.4 ms')]);
  });

  it('allows for longer delays where requests take seconds', () => {
    const slow = closedLoop(2, 10, { ttftMs: 1000, stepMs: 100, tokens: 11 });
    const client = health({ eventLoopDelayP99Ms: 190, lateSendP99Ms: 190 });
    expect(codesOf(trialOf(slow, { concurrency: 2, client }))).toEqual([]);
  });

  it.each([
    ['as long as pinned', 11, []],
    ['shorter than pinned', 12, ['token-mismatch']],
    ['longer than pinned', 10, ['token-mismatch']],
  ])('answers that are %s', (_, tokens, codes) => {
    expect(codesOf(plain, { output: { kind: 'pinned', tokens } })).toEqual(codes);
  });

  it('allows cache hits where the suite declares a warm cache', () => {
    expect(codesOf(hit(500, 512), { cache: 'warm' })).toEqual([]);
  });

  it('tolerates as many failures as the suite allows and not one more, and never a trial of nothing but failures', () => {
    const failures = (count: number) =>
      trialOf(
        plain.requests.map((record, i) => (i < count ? failedRecord(i, 'reset', null) : record)),
        { concurrency: 1 },
      );
    expect(codesOf(failures(2), { failedRequestsAllowed: 0.25 })).toEqual([]);
    expect(codesOf(failures(3), { failedRequestsAllowed: 0.25 })).toEqual(['failed-requests']);
    expect(codesOf(failures(8), { failedRequestsAllowed: 1 })).toEqual(['failed-requests']);
  });

  it('says of an invalid trial how its requests ended, and no metric', () => {
    const requests = [...plain.requests, failedRecord(8, 'http-503', 'busy'), failedRecord(9, 'http-503', null)];
    const trial = measureTrial(trialOf(requests, { concurrency: 2 }), OPTIONS);
    expect(trial.valid).toBe(false);
    expect(trial.metrics).toEqual({});
    expect(trial.requests).toEqual({ sent: 10, good: 8, failed: { 'http-503': 2 } });
  });

  it('names class, count, what is allowed and one message of the server, on one line and cut to size', () => {
    const requests = [...plain.requests, failedRecord(8, 'http-503', `queue\nfull ${'x'.repeat(5000)}`)];
    const [reason] = measureTrial(trialOf(requests, { concurrency: 2 }), OPTIONS).reasons;
    expect(reason?.message).toMatch(
      /^1 of 9 requests at C=2 failed, 0 allowed: 1 × http-503 \(.*\); request 8 said: “queue full x+…”$/,
    );
    expect(reason?.message.length).toBeLessThan(600);
    expect(reason?.remedy).toBe(adviseOn('http-503').remedy);
  });

  it('gives the figure and the limit when the client is the bottleneck', () => {
    const client = health({ cpuShare: 0.97, eventLoopDelayP99Ms: 180 });
    const [reason] = measureTrial({ ...plain, client }, OPTIONS).reasons;
    expect(reason?.message).toContain('CPU share was 97 % of a core (at most 90 %)');
    expect(reason?.message).toContain('event-loop delay p99 was 180.0 ms (at most 100.0 ms)');
  });

  it.each([
    ['stamps that are late within the limits', { decodeDoubtMs: 19, endDoubtMs: 49 }, []],
    ['decode times that may be wrong', { decodeDoubtMs: 21, endDoubtMs: 0 }, ['client-bound']],
    ['a last token that may have been there long before', { decodeDoubtMs: 0, endDoubtMs: 51 }, ['client-bound']],
  ])('calls a client with %s by its name', (_, doubts, codes) => {
    expect(codesOf({ ...plain, client: health(doubts) })).toEqual(codes);
  });

  it('allows a doubt of one hundredth of long requests and trials', () => {
    const long = trialOf(closedLoop(2, 4, { ttftMs: 100, stepMs: 500, tokens: 11 }), { concurrency: 2 });
    const client = { ...long.client, decodeDoubtMs: 49, endDoubtMs: 200 };
    expect(codesOf({ ...long, client })).toEqual([]);
  });

  it.each([
    ['still full', 200, ['cache-hits']],
    ['empty but for the template', 90, []],
    ['not told of', null, []],
  ])('judges a flushed cache that is %s by the first wave', (_, cachedTokens, codes) => {
    const requests = closedLoop(2, 4, { ...SHAPE, promptTokens: 512, cachedTokens });
    expect(codesOf(trialOf(requests, { concurrency: 2 }), { cache: 'flush' })).toEqual(codes);
  });

  it('lets prompts of one wave share a start after a flush', () => {
    const requests = closedLoop(2, 4, { ...SHAPE, promptTokens: 512, cachedTokens: 400 });
    const first = requests.map((request) => (request.index === 1 ? { ...request, cachedTokens: 0 } : request));
    expect(codesOf(trialOf(first, { concurrency: 2 }), { cache: 'flush' })).toEqual([]);
  });

  it('drops the metrics of a trial that turns out invalid later', () => {
    const reason = { code: 'foreign-load', message: 'm', remedy: 'r' };
    const trial = invalidateTrial(measureTrial(plain, OPTIONS), reason);
    expect(trial).toMatchObject({ valid: false, metrics: {}, reasons: [reason] });
  });
});

describe('a buffering proxy', () => {
  const buffered = (coalescedReadShare: number, ttftMs: number) =>
    measureTrial(
      trialOf(closedLoop(2, 4, { ttftMs, stepMs: 1, tokens: 11 }), {
        concurrency: 2,
        client: health({ coalescedReadShare }),
      }),
      OPTIONS,
    );

  it('makes stream latencies unreliable and leaves throughput to be judged', () => {
    const trial = buffered(0.9, 500);
    expect(trial.valid).toBe(true);
    expect(trial.metrics['output-throughput']).toBeGreaterThan(0);
    expect(trial.unreliable).toContain('ttft-p50');
    expect(trial.unreliable).not.toContain('output-throughput');
    expect(trial.notes.join()).toContain('buffered');
  });

  it.each([
    ['reads that carry one event each', 0.1, 500],
    ['a first token that comes early', 0.9, 5],
  ])('is not suspected from %s', (_, share, ttftMs) => {
    expect(buffered(share, ttftMs).unreliable).toBeUndefined();
  });
});

describe('advice on failures', () => {
  const classes: FailureClass[] = [
    'refused',
    'reset',
    'dns',
    'tls',
    'timeout-connect',
    'timeout-first-byte',
    'timeout-idle',
    'timeout-total',
    'redirect',
    'error-in-stream',
    'truncated',
    'aborted',
    'empty',
    'no-usage',
    'wrong-length',
    'not-a-stream',
    'too-large',
    'server-died',
    'http-400',
    'http-401',
    'http-404',
    'http-418',
    'http-422',
    'http-429',
    'http-500',
    'http-503',
    'http-599',
  ];

  it.each(classes)('%s has plain words and a remedy', (failure) => {
    const advice = adviseOn(failure);
    expect(advice.meaning).toMatch(/\w/);
    expect(advice.remedy).toMatch(/\w.*\.$/);
    expect(codesOf(trialOf([failedRecord(0, failure, null)], { concurrency: 1 }))).toHaveLength(1);
  });
});
