import { describe, expect, it } from 'vitest';
import { parseVerdict } from '../../src/judge/parse-verdict.ts';
import type { Cell } from '../../src/judge/verdict.ts';
import { buildCell, buildVerdict } from '../report/builders.ts';

const read = (cell: Cell, run: Parameters<typeof buildVerdict>[0] = 'pass') =>
  parseVerdict(JSON.stringify(buildVerdict(run, { cells: [cell] })), 'verdict.json');
const LATENCY = { metric: 'ttft-p50', unit: 'ms', direction: 'lower' } as const;

describe('a cell that denies its own verdict', () => {
  it.each<[string, Partial<Cell>, string]>([
    [
      'a throughput that lost more than it fails at',
      { deltaPercent: -24.6, failsAtPercent: 10 },
      'output-throughput at C=8 says pass at −24.6 %, allowed: up to the −10 % that it fails at',
    ],
    [
      'an improvement that is a loss',
      { verdict: 'improved', deltaPercent: -24.6, failsAtPercent: 10 },
      'output-throughput at C=8 says improved at −24.6 %, allowed: up to the −10 % that it fails at',
    ],
    [
      'an equivalence outside its margin',
      { verdict: 'equivalent', deltaPercent: -9.2, failsAtPercent: 9.1 },
      'output-throughput at C=8 says equivalent at −9.2 %, allowed: up to the −9.1 % that it fails at',
    ],
    [
      'a latency that grew',
      { ...LATENCY, deltaPercent: 24.6, failsAtPercent: 15 },
      'ttft-p50 at C=8 says pass at +24.6 %, allowed: up to the +15 % that it fails at',
    ],
  ])('is refused: %s', (_, given, words) => {
    expect(() => read(buildCell(given))).toThrow(`verdict.json: ${words}.`);
  });

  it('is refused in a run that fails for another reason, too', () => {
    expect(() => read(buildCell({ deltaPercent: -24.6, failsAtPercent: 10 }), 'invalid')).toThrow('says pass');
  });
});

describe('a cell is read as it is', () => {
  it.each<[string, Partial<Cell>]>([
    ['at the very loss that it fails at', { deltaPercent: -10, failsAtPercent: 10 }],
    ['with a gain far beyond it', { verdict: 'improved', deltaPercent: 60, failsAtPercent: 10 }],
    ['with a latency that fell far', { ...LATENCY, verdict: 'improved', deltaPercent: -60, failsAtPercent: 15 }],
    ['with a loss that was never to decide', { gated: false, verdict: 'shown', deltaPercent: -60, failsAtPercent: 5 }],
    ['with a loss that its verdict tells', { verdict: 'suspected', deltaPercent: -60, failsAtPercent: 5 }],
    ['with figures that nobody can say', { deltaPercent: null, failsAtPercent: null }],
  ])('%s', (_, given) => {
    const others = [buildCell({ concurrency: 1 })];
    const cells = [buildCell(given), ...others];
    const run = buildVerdict('pass', { cells });
    expect(parseVerdict(JSON.stringify(run), 'verdict.json').cells).toEqual(cells);
  });
});
