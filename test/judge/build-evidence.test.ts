import { describe, expect, it } from 'vitest';
import { buildEvidence, type EvidenceSource } from '../../src/judge/build-evidence.ts';
import { chooseGated } from '../../src/judge/gated-by-default.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { concludeRun } from '../../src/judge/run-verdict.ts';
import type { SideSession } from '../../src/judge/side-session.ts';
import { POLICY } from './cells.ts';

function side(tokens: number | null, ...trials: SideSession['trials']): SideSession {
  return tokens === null ? { trials } : { trials, outputTokens: { 8: tokens } };
}

const at8 = (throughput: number, tpot = 10) => ({
  concurrency: 8,
  metrics: { 'output-throughput': throughput, 'tpot-mean': tpot, 'ttft-p50': 100 },
});

function source(given: Partial<EvidenceSource>): EvidenceSource {
  return {
    baseline: [side(1000, at8(100), at8(101))],
    current: [side(1000, at8(100), at8(99))],
    units: {},
    gates: [{ id: 'output-throughput', tolerance: 0.05, gate: true }],
    sessionNoise: {},
    trialNoise: 0.02,
    policy: POLICY,
    levels: null,
    ...given,
  };
}

const named = (given: Partial<EvidenceSource>) =>
  Object.fromEntries(buildEvidence(source(given)).cells.map((cell) => [cell.metric, cell]));

describe('evidence', () => {
  it('has the gated metric first, then what else both sides hold, shown, with the defaults of its kind', () => {
    const { cells } = buildEvidence(source({}));
    expect(cells.map(({ metric, gated }) => [metric, gated])).toEqual([
      ['output-throughput', true],
      ['tpot-mean', false],
      ['ttft-p50', false],
    ]);
    expect(cells[2]).toMatchObject({ direction: 'lower', unit: 'ms', tolerance: 0.15, sessionNoise: 0.05 });
    expect(cells[0]).toMatchObject({ baseline: [[100, 101]], current: [[100, 99]], sessionNoise: 0.015 });
  });

  it('keeps sessions apart and leaves out a session without the level', () => {
    const other = side(null, { concurrency: 64, metrics: { 'output-throughput': 900 } });
    const { cells } = buildEvidence(source({ baseline: [side(1, at8(1)), other, side(1, at8(2), at8(3))] }));
    expect(cells.find(({ concurrency }) => concurrency === 8)?.baseline).toEqual([[1], [2, 3]]);
  });

  it('turns a level that one side lacks into a missing level, for the levels that were asked for', () => {
    const extra = { concurrency: 64, metrics: { 'output-throughput': 900 } };
    const union = buildEvidence(source({ baseline: [side(1000, at8(100), extra)] }));
    expect(judgeStored(union).map(({ concurrency, verdict }) => [concurrency, verdict])).toContainEqual([
      64,
      'missing-level',
    ]);
    const asked = buildEvidence(source({ baseline: [side(1000, at8(100), extra)], levels: [{ concurrency: 8 }] }));
    expect(asked.cells.every(({ concurrency }) => concurrency === 8)).toBe(true);
  });

  it('tells levels by label where there is no concurrency', () => {
    const labelled = (label: string, value: number): SideSession => ({
      trials: [{ concurrency: null, label, metrics: { decode: value } }],
    });
    const { cells } = buildEvidence(
      source({
        baseline: [labelled('short', 5), labelled('long', 7)],
        current: [labelled('long', 8), labelled('short', 6)],
        units: { decode: { unit: 'it/s', direction: 'higher' } },
        gates: [{ id: 'decode', tolerance: 0.05, gate: true }],
      }),
    );
    expect(cells.map(({ label, unit, baseline, current }) => [label, unit, baseline, current])).toEqual([
      ['short', 'it/s', [[5]], [[6]]],
      ['long', 'it/s', [[7]], [[8]]],
    ]);
  });

  it('never gates a metric that is neither better high nor low', () => {
    const concurrency = { concurrency: 8, metrics: { 'achieved-concurrency': 7.9 } };
    const cells = named({
      baseline: [side(1, concurrency)],
      current: [side(1, concurrency)],
      gates: [{ id: 'achieved-concurrency', tolerance: 0.05, gate: true }],
    });
    expect(cells['achieved-concurrency']?.gated).toBe(false);
  });
});

describe('suites that do not pin the output length', () => {
  const unpinned = (tokens: number | null, ...trials: SideSession['trials']): SideSession => ({
    ...side(tokens, ...trials),
    workload: { outputs: { 8: { kind: 'at-most', tokens: 4096 } } },
  });

  it('are judged as usual within 0.5 % of the tokens', () => {
    const cells = named({ current: [unpinned(1004, at8(100), at8(99))] });
    expect(cells['output-throughput']).toMatchObject({ gated: true, notes: [] });
  });

  it('compare tokens a request, so that one more trial changes nothing', () => {
    const cells = named({ current: [unpinned(1000, at8(100), at8(99), at8(98))] });
    expect(cells['output-throughput']).toMatchObject({ gated: true, notes: [] });
  });

  it('are judged by mean TPOT within 10 %, and say so', () => {
    const cells = named({ current: [unpinned(1080, at8(70, 10), at8(70, 10))] });
    expect(cells['output-throughput']?.gated).toBe(false);
    expect(cells['tpot-mean']).toMatchObject({ gated: true, tolerance: 0.05 });
    expect(cells['tpot-mean']?.notes.join()).toBe(
      'judged instead of output-throughput: output tokens differ by +8.0 %',
    );
  });

  it('are not comparable beyond 10 %, nor within it where TPOT is unknown', () => {
    const beyond = buildEvidence(source({ current: [unpinned(1200, at8(100), at8(99))] }));
    const cells = judgeStored(beyond);
    expect(cells[0]).toMatchObject({ verdict: 'not-comparable', deltaPercent: null });
    expect(concludeRun({ mode: 'gate', suite: 's', policy: POLICY, cells }).verdict).toBe('not-comparable');
    const bare = (value: number) => ({ concurrency: 8, metrics: { 'output-throughput': value } });
    const without = named({ baseline: [unpinned(1000, bare(1))], current: [unpinned(1080, bare(1))] });
    expect(without['output-throughput']?.blocked).toBe('output tokens differ by +8.0 %');
  });

  it('say when the tokens of a side are unknown', () => {
    const cells = named({ current: [unpinned(null, at8(100))] });
    expect(cells['output-throughput']?.notes).toEqual(['output tokens unknown on a side']);
  });
});

describe('the metrics gated by default', () => {
  it.each([
    [['output-throughput', 'ttft-p50'], ['ttft-p50', 'output-throughput'], ['output-throughput']],
    [
      ['output-throughput', 'decode'],
      ['output-throughput', 'decode'],
      ['output-throughput', 'decode'],
    ],
    [
      ['total-throughput', 'request-throughput', 'ttft-p50'],
      ['total-throughput', 'request-throughput', 'ttft-p50'],
      ['total-throughput', 'request-throughput'],
    ],
    [['output-throughput'], ['total-throughput'], []],
    [['ttft-p50'], ['ttft-p50'], []],
  ])('of %o and %o are %o', (baseline, current, gated) => {
    expect(chooseGated(baseline, current)).toEqual(gated);
  });
});
