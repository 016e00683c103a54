import { describe, expect, it } from 'vitest';
import { diagnoseCurve } from '../../src/judge/diagnose-curve.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import type { Cell, Difference } from '../../src/judge/verdict.ts';
import { cellEvidence, evidenceOf } from './cells.ts';

/** A run whose throughput changed by these percents at these levels. */
function run(changes: Readonly<Record<number, number>>): Cell[] {
  return judgeStored(
    evidenceOf(
      ...Object.entries(changes).map(([concurrency, percent]) =>
        cellEvidence({
          concurrency: Number(concurrency),
          baseline: [[100, 100.3, 99.7]],
          current: [[100, 100.3, 99.7].map((value) => value * (1 + percent / 100))],
        }),
      ),
    ),
  );
}

function latency(metric: string, percent: number): Cell[] {
  const baseline = [[50, 50.1, 49.9]];
  const current = baseline.map((trials) => trials.map((value) => value * (1 + percent / 100)));
  const tolerance = metric.startsWith('ttft') ? 0.15 : 0.05;
  return judgeStored(
    evidenceOf(cellEvidence({ metric, direction: 'lower', gated: false, tolerance, baseline, current })),
  );
}

const hints = (cells: readonly Cell[], differences: readonly Difference[] = []) =>
  diagnoseCurve({ cells, differences });

describe('the pattern of a curve', () => {
  it.each([
    [
      'all levels alike',
      { 1: -9, 8: -10, 32: -8.5, 128: -9.5 },
      /All levels are slower alike \(−8\.5 % to −10\.0 %\): host, clocks/,
    ],
    ['all levels by the same', { 1: -59.5, 8: -59.5 }, /slower alike \(−59\.5 %\): host, clocks/],
    ['only the lowest', { 1: -20, 8: -1, 32: 0, 128: 1 }, /Only C=1 is slower: the latency path/],
    [
      'only the highest',
      { 1: 0, 8: -1, 32: -12, 128: -30 },
      /Only high concurrency is slower \(C=32, C=128\): scheduler/,
    ],
    ['the top level alone', { 1: 0, 8: -1, 32: 0, 128: -30 }, /Only high concurrency is slower \(C=128\)/],
    ['one level inside', { 1: 0, 8: -1, 32: -25, 128: 0 }, /A cliff at C=32 with its neighbours unchanged/],
  ])('%s is named', (_, changes, expected) => {
    expect(hints(run(changes)).join('\n')).toMatch(expected);
  });

  it.each([
    ['nothing changed', { 1: 0, 8: -1, 32: 1 }],
    ['all is better', { 1: 9, 8: 10, 32: 11 }],
    ['drops without an order', { 1: -20, 8: 0, 32: -20, 128: 0 }],
    ['all levels are slower by very different amounts', { 1: -8, 8: -40, 32: -70 }],
    ['there is one level', { 8: -20 }],
  ])('has no name where %s', (_, changes) => {
    expect(hints(run(changes))).toEqual([]);
  });

  it("finds the field's crossing between 64 and 256, as single values too", () => {
    const field = { 1: -0.2, 10: 67, 64: 14, 256: -28, 1024: -50 };
    expect(hints(run(field))[0]).toBe(
      'The curves cross between 64 and 256: better at C=64 (+14.0 %) and worse at C=256 (−28.0 %).',
    );
    const single = Object.entries(field).map(([concurrency, percent]) =>
      cellEvidence({ concurrency: Number(concurrency), baseline: [[100]], current: [[100 + percent]] }),
    );
    expect(hints(judgeStored(evidenceOf(...single)))[0]).toContain('cross between 64 and 256');
  });

  it('reads levels by size, whatever their order', () => {
    const cells = run({ 1: 0, 8: -1, 32: -12, 128: -30 }).reverse();
    expect(hints(cells)[0]).toContain('C=32, C=128');
  });

  it('tells waiting from slow tokens: TTFT up with TPOT level', () => {
    const waiting = [...run({ 1: 0, 8: 0 }), ...latency('ttft-p50', 60), ...latency('tpot-mean', 1)];
    expect(hints(waiting)).toEqual(['TTFT is up at C=8 while TPOT is level: prefill or queueing.']);
    const slow = [...run({ 1: 0, 8: 0 }), ...latency('ttft-p50', 60), ...latency('tpot-mean', 30)];
    expect(hints(slow)).toEqual([]);
  });

  it('names the configuration changes that fit, and no others', () => {
    const differences: Difference[] = [
      { fact: 'launch argument --max-num-seqs', baseline: '256', current: '8', role: 'shown' },
      { fact: 'dtype', baseline: 'bfloat16', current: 'float16', role: 'shown' },
      { fact: 'KV cache', baseline: 'a', current: 'b', role: 'selects' },
    ];
    const found = hints(run({ 1: 0, 8: -1, 32: -12, 128: -30 }), differences);
    expect(found.slice(1)).toEqual(['Fits: launch argument --max-num-seqs was 256, is 8.']);
    const everything = hints(run({ 1: -9, 8: -10, 32: -9 }), differences);
    expect(everything.slice(1)).toEqual(['Fits: dtype was bfloat16, is float16.']);
  });

  it('reports preemptions that the engine counted', () => {
    const counters = { 'C=32': { 'vllm:num_preemptions_total': 7, 'vllm:prompt_tokens_total': 9 } };
    expect(diagnoseCurve({ cells: run({ 1: 0, 32: 0 }), differences: [], counters })).toEqual([
      'vllm:num_preemptions_total rose by 7 at C=32: the KV cache ran out during the trials.',
    ]);
  });
});
