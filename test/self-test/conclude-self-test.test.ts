import { describe, expect, it } from 'vitest';
import type { RunVerdictName } from '../../src/judge/verdict.ts';
import { concludeSelfTest, type SelfTestFindings } from '../../src/self-test/conclude-self-test.ts';
import { renderSelfTest } from '../../src/self-test/render-self-test.ts';
import type { SelfTestRow } from '../../src/self-test/self-test-report.ts';

const EXIT_CODES: Partial<Record<RunVerdictName, SelfTestRow['gateExitCode']>> = {
  regressed: 1,
  suspected: 3,
  invalid: 2,
};

function row(askedPercent: number, verdict: RunVerdictName, part: Partial<SelfTestRow> = {}): SelfTestRow {
  return {
    askedPercent,
    truePercent: askedPercent,
    verdict,
    gateExitCode: EXIT_CODES[verdict] ?? 0,
    found: verdict === 'regressed',
    levels: [{ concurrency: 8, truePercent: askedPercent, gateDeltaPercent: -askedPercent, slowedBy: 'stretch' }],
    seconds: 30,
    reasons: [],
    ...part,
  };
}

const conclude = (rows: readonly SelfTestRow[], part: Partial<SelfTestFindings> = {}) =>
  concludeSelfTest({
    settings: {
      suite: 'field',
      url: 'http://127.0.0.1:8000',
      levels: [1, 8],
      tolerancePercent: 5,
      trials: { first: 3, most: 10 },
    },
    reference: { kind: 'measured', source: 'one session of this run', sessions: 1 },
    rows,
    notes: [],
    promisedShare: 0.06,
    reasons: [],
    ...part,
  });

describe('what a self-test proves', () => {
  it.each<{ what: string; rows: SelfTestRow[]; exitCode: number; codes: string[]; promisedShare?: number }>([
    { what: 'found, and A/A green', rows: [row(0, 'pass'), row(6, 'regressed')], exitCode: 0, codes: [] },
    { what: 'A/A undecided is not red', rows: [row(0, 'inconclusive'), row(6, 'regressed')], exitCode: 0, codes: [] },
    { what: 'A/A red', rows: [row(0, 'suspected'), row(6, 'regressed')], exitCode: 1, codes: ['not-green'] },
    { what: 'A/A improved', rows: [row(0, 'improved'), row(6, 'regressed')], exitCode: 1, codes: ['not-green'] },
    {
      what: 'the promise isn’t kept',
      rows: [row(0, 'pass'), row(6, 'suspected'), row(12, 'regressed')],
      exitCode: 1,
      codes: ['promise-broken'],
    },
    {
      what: 'a promise over a fifth',
      rows: [row(0, 'pass'), row(20, 'pass')],
      promisedShare: 0.53,
      exitCode: 1,
      codes: ['promise-too-weak'],
    },
    {
      what: 'the proxy did far less than asked',
      rows: [row(0, 'pass'), row(10, 'pass', { truePercent: 3 })],
      exitCode: 2,
      codes: ['other-slow-down'],
    },
    {
      what: 'the proxy did far more than asked',
      rows: [row(0, 'pass'), row(10, 'regressed', { truePercent: 20 })],
      exitCode: 2,
      codes: ['other-slow-down'],
    },
    {
      what: 'less than asked, found all the same',
      rows: [row(0, 'pass'), row(10, 'regressed', { truePercent: 6 })],
      exitCode: 0,
      codes: [],
    },
    {
      what: 'less than asked and missed, but far more was missed too',
      rows: [row(0, 'pass'), row(10, 'pass', { truePercent: 3 }), row(20, 'pass', { truePercent: 14 })],
      exitCode: 1,
      codes: ['promise-broken'],
    },
    { what: 'A/A invalid', rows: [row(0, 'invalid')], exitCode: 2, codes: ['not-measured'] },
    {
      what: 'missing, whatever the policy lets pass',
      rows: [row(0, 'pass'), row(6, 'not-comparable', { gateExitCode: 0 })],
      exitCode: 2,
      codes: ['not-measured'],
    },
    { what: 'nothing tried', rows: [row(0, 'pass')], exitCode: 2, codes: ['nothing-promised'] },
  ])('$what → $exitCode', ({ rows, exitCode, codes, promisedShare }) => {
    const report = conclude(rows, { promisedShare: promisedShare ?? (rows[1]?.askedPercent ?? 6) / 100 });
    expect(report.exitCode).toBe(exitCode);
    expect(report.reasons.map(({ code }) => code)).toEqual(codes);
    expect(report.reasons.every(({ remedy }) => remedy !== '')).toBe(true);
  });

  it('ends with 130 when it was interrupted', () => {
    const reasons = [{ code: 'interrupted', message: 'the run was interrupted', remedy: 'Run it again.' }];
    expect(conclude([], { promisedShare: null, reasons }).exitCode).toBe(130);
    expect(conclude([row(0, 'invalid', { gateExitCode: 130 })]).exitCode).toBe(130);
  });
});

describe('the sentence', () => {
  it.each([
    {
      rows: [row(0, 'pass'), row(6, 'regressed'), row(3, 'pass')],
      sentence: "On this server, at these settings, a slow-down of 6 % is found, 3 % isn't; A/A is green.",
    },
    {
      rows: [row(0, 'pass'), row(10, 'regressed', { truePercent: 9.4 }), row(5, 'suspected', { truePercent: 5.2 })],
      sentence: "On this server, at these settings, a slow-down of 9.4 % is found, 5.2 % isn't; A/A is green.",
    },
    {
      rows: [row(0, 'suspected'), row(6, 'regressed')],
      sentence: 'On this server, at these settings, a slow-down of 6 % is found; A/A is red (suspected).',
    },
    {
      rows: [row(0, 'pass'), row(20, 'pass'), row(40, 'pass')],
      sentence: "On this server, at these settings, a slow-down of 40 % isn't found; A/A is green.",
    },
    { rows: [], sentence: 'On this server, at these settings, nothing about slow-downs is known.' },
  ])('$sentence', ({ rows, sentence }) => {
    expect(conclude(rows).sentence).toBe(sentence);
  });

  it('never calls a size found that is smaller than one that was missed', () => {
    const { sentence } = conclude([row(0, 'pass'), row(10, 'pass'), row(20, 'regressed'), row(8, 'regressed')]);
    expect(sentence).toContain("20 % is found, 10 % isn't");
  });
});

describe('the printed report', () => {
  it('has a line a session, the promise, the reasons, and the sentence last', () => {
    const lines = renderSelfTest(conclude([row(0, 'pass'), row(6, 'regressed')]))
      .trimEnd()
      .split('\n');
    expect(lines[0]).toBe('self-test of http://127.0.0.1:8000: suite field, C = 1, 8, 3 to 10 trials, tolerance 5 %');
    expect(lines).toContain('6 % slower asked, −6.0 % true → regressed (exit 1, 30 s)');
    expect(lines).toContain('  C=8 true −6.0 %, gate −6.0 %');
    expect(lines).toContain('The gate promises to find 6 % at every level, nine times in ten. It does.');
    expect(lines.at(-1)).toMatch(/^On this server/);
  });

  it('says that a self-test demands more than a weak gate promises', () => {
    const text = renderSelfTest(conclude([row(0, 'pass'), row(20, 'pass')], { promisedShare: 0.53 }));
    expect(text).toContain('promises to find 53 %');
    expect(text).toContain('A self-test demands that 20 % is found.');
    expect(text).not.toContain('It does.');
  });

  it('lets no text from outside reach the terminal as anything but text', () => {
    const reasons = [{ code: 'not-ready', message: 'said \u001b[31mred\u0007\u202e', remedy: 'Look.' }];
    expect(renderSelfTest(conclude([], { reasons }))).toContain('said red\n');
  });
});
