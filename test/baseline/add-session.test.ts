import { describe, expect, it } from 'vitest';
import { addSession, type RefreshOptions } from '../../src/baseline/add-session.ts';
import type { Baseline } from '../../src/baseline/baseline.ts';
import { parseBaseline } from '../../src/baseline/parse-baseline.ts';
import { printBaseline } from '../../src/baseline/print-baseline.ts';
import { GateError } from '../../src/gate-error.ts';
import type { Cell, CellVerdict } from '../../src/judge/verdict.ts';
import type { Session } from '../../src/measure/session.ts';
import { IDENTITY, levelWith, sessionOf, trialWith, withEnvironment, withWorkload } from './session-of.ts';

const plain: RefreshOptions = { replace: false, acceptReason: null };
const one = addSession(null, sessionOf('s1'), plain).baseline;
const idsOf = ({ environments }: Baseline, i = 0) => environments[i]?.sessions.map((session) => session.id);

const cell = (verdict: CellVerdict, gated = true): Cell => ({
  concurrency: 8,
  metric: 'output-throughput',
  unit: 'tok/s',
  direction: 'higher',
  gated,
  tolerancePercent: 5,
  baseline: 400,
  current: 370,
  deltaPercent: -7.5,
  interval: [-9, -6],
  failsAtPercent: 5,
  rulesOutPercent: 5,
  detectablePercent: 6,
  verdict,
  trials: 3,
  baselineSessions: 1,
  notes: [],
});

function refusal(baseline: Baseline | null, session: Session, options = plain): string {
  try {
    addSession(baseline, session, options);
  } catch (error) {
    if (error instanceof GateError && error.code === 'refresh-refused') return `${error.message} | ${error.remedy}`;
    throw error;
  }
  return 'added';
}

describe('refresh', () => {
  it('begins a baseline that reads back', () => {
    expect(parseBaseline(printBaseline(one), 'x')).toEqual(one);
    expect(one).toMatchObject({ suite: 'chat', environments: [{ environment: { gpu: 'H100', gpuCount: 8 } }] });
  });

  it('adds a session of the same configuration, judged or not', () => {
    const cells = [cell('pass'), cell('inconclusive'), cell('suspected'), cell('regressed', false)];
    expect(idsOf(addSession(one, sessionOf('s2'), { ...plain, cells }).baseline)).toEqual(['s1', 's2']);
  });

  it('keeps valid trials only, each a line, without what a buffered stream makes meaningless', () => {
    const trials = [
      trialWith({}, { valid: false, reasons: [{ code: 'not-steady', message: 'm', remedy: 'r' }] }),
      trialWith({ 'output-throughput': 400.1234567, 'ttft-p50': 9 }, { unreliable: ['ttft-p50'] }),
    ];
    const { baseline } = addSession(null, sessionOf('s1', { levels: [levelWith(8, trials)] }), plain);
    expect(baseline.environments[0]?.sessions[0]?.trials).toEqual([
      { concurrency: 8, metrics: { 'output-throughput': 400.123 } },
    ]);
  });

  it('begins a new environment for another machine and leaves the first alone', () => {
    const { baseline, notes } = addSession(
      one,
      withEnvironment(sessionOf('s2'), { suite: 'chat', gpu: 'A100' }),
      plain,
    );
    expect([idsOf(baseline, 0), idsOf(baseline, 1)]).toEqual([['s1'], ['s2']]);
    expect(notes).toEqual(['a new environment begins in the baseline file']);
  });

  it('learns a fact of the machine that was unknown so far', () => {
    const blank = addSession(null, withEnvironment(sessionOf('s1'), { suite: 'chat' }), plain).baseline;
    expect(addSession(blank, sessionOf('s2'), plain).baseline.environments[0]?.environment).toEqual({
      gpu: 'H100',
      gpuCount: 8,
    });
  });

  it('keeps ten sessions, and of the dropped ones the first as the anchor against slow drift', () => {
    let baseline: Baseline = one;
    for (let i = 2; i <= 12; i++) {
      const session = { ...sessionOf(`s${i}`), startedAt: `2026-02-${10 + i}T00:00:00.000Z` };
      baseline = addSession(baseline, session, plain).baseline;
    }
    expect(idsOf(baseline)).toEqual(['s3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11', 's12']);
    expect(baseline.environments[0]?.anchors).toMatchObject([{ takenAt: '2026-01-01T00:00:00.000Z' }]);
    expect(baseline.environments[0]?.anchors[0]?.means[0]).toMatchObject({
      concurrency: 1,
      metric: 'output-throughput',
      value: 65.2332,
    });
  });
});

describe('refresh refuses', () => {
  const change = (identity: Partial<typeof IDENTITY>) => sessionOf('s2', { identity: { ...IDENTITY, ...identity } });
  const invalid = trialWith(
    {},
    { valid: false, reasons: [{ code: 'client-bound', message: 'client-bound at C=8', remedy: 'r' }] },
  );

  it.each<[string, Session, RefreshOptions, RegExp]>([
    [
      'a gated cell that regressed',
      sessionOf('s2'),
      { ...plain, cells: [cell('regressed')] },
      /1 of 1 gated cells moved; furthest output-throughput at C=8: 400 → 370 tok\/s \(−7\.5 %\), regressed \|.*--replace.*--accept-reason/,
    ],
    ['a gated cell that improved', sessionOf('s2'), { ...plain, cells: [cell('improved')] }, /improved.*--replace/],
    ['another engine version', change({ engineVersion: '0.12.0' }), plain, /engine version: 0\.11\.0 → 0\.12\.0/],
    [
      'other launch arguments',
      change({ launchArguments: ['--max-num-seqs', '64'] }),
      plain,
      /--max-num-seqs: 256 → 64/,
    ],
    [
      'other prompts',
      withWorkload(sessionOf('s2'), { promptSetHash: '0123456789abcdef'.repeat(4) }),
      plain,
      /prompt set: abc → 0123456789ab .*--baseline FILE.*--replace/,
    ],
    [
      'another output length',
      withWorkload(sessionOf('s2'), { outputs: { 8: { kind: 'pinned', tokens: 9 } } }),
      plain,
      /output tokens at C=8: 128 → 9/,
    ],
    [
      'an invalid session',
      sessionOf('s2', { reasons: [{ code: 'server-died', message: 'it died', remedy: 'r' }] }),
      plain,
      /not a sound session: it died/,
    ],
    [
      'a level without a valid trial',
      sessionOf('s2', { levels: [levelWith(8, [invalid])] }),
      plain,
      /no valid trial at C=8: client-bound/,
    ],
    ['no level at all', sessionOf('s2', { levels: [] }), plain, /no level was measured/],
    ['the same session again', sessionOf('s1'), plain, /session s1 is in it already/],
    [
      'another suite',
      withEnvironment(sessionOf('s2'), { suite: 'code' }),
      plain,
      /belongs to suite "chat", the session to suite "code".*--baseline/,
    ],
  ])('%s', (_, session, options, message) => {
    expect(refusal(one, session, options)).toMatch(message);
  });

  it('an unsound session as the first one too, and with --replace', () => {
    const session = sessionOf('s2', { levels: [levelWith(8, [invalid])] });
    expect(refusal(null, session)).toMatch(/not a sound session/);
    expect(refusal(one, session, { replace: true, acceptReason: null })).toMatch(/not a sound session/);
  });

  it.each([
    ['a new port', { launchArguments: ['--max-num-seqs', '256', '--port', '9999'] }],
    ['the same written otherwise', { launchArguments: ['--max-num-seqs=256'] }],
  ])('but not for %s', (_, identity) => {
    expect(refusal(one, change(identity))).toBe('added');
  });

  it('but not for an identity that says less', () => {
    expect(refusal(one, sessionOf('s2', { identity: { engine: 'vllm' } }))).toBe('added');
  });
});

describe('replacing', () => {
  const two = addSession(one, sessionOf('s2'), plain).baseline;
  const changed = withWorkload(sessionOf('s3', { identity: { ...IDENTITY, engineVersion: '1.0' } }), {
    promptSetHash: 'x',
  });

  it('--replace starts the environment anew and keeps the old mean as an anchor', () => {
    const { baseline, notes } = addSession(two, changed, {
      replace: true,
      acceptReason: null,
      cells: [cell('improved')],
    });
    expect(idsOf(baseline)).toEqual(['s3']);
    expect(baseline.environments[0]?.anchors).toMatchObject([{ commit: 'c0ffee', reason: 'replaced' }]);
    expect(notes.join()).toContain('2 sessions replaced');
  });

  it('--accept-reason does the same with the reason beside the anchor', () => {
    const options = { replace: false, acceptReason: 'safety fix costs 7 %', cells: [cell('regressed')] };
    const { baseline } = addSession(two, sessionOf('s3'), options);
    expect(idsOf(baseline)).toEqual(['s3']);
    expect(baseline.environments[0]?.anchors).toMatchObject([{ reason: 'safety fix costs 7 %' }]);
  });

  it('takes the one session of a baseline again, as its only one', () => {
    expect(idsOf(addSession(one, sessionOf('s1'), { replace: true, acceptReason: null }).baseline)).toEqual(['s1']);
  });
});
