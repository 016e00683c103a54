import { describe, expect, it } from 'vitest';
import { findNotSteady, isWarm } from '../../src/measure/is-steady.ts';

describe('warm-up', () => {
  it.each([
    ['no round', [], false],
    ['one round', [100], false],
    ['two rounds within 2 %', [100, 101.9], true],
    ['two rounds 3 % apart', [100, 103.1], false],
    ['a last pair that agrees after one that did not', [50, 100, 101], true],
    ['a round without a figure', [100, 0], false],
    ['a round that is not a number', [Number.NaN, 100], false],
  ])('%s', (_, rounds, warm) => {
    expect(isWarm(rounds)).toBe(warm);
  });
});

describe('not-steady', () => {
  const ask = (values: number[], rest: { direction?: 'higher' | 'lower'; trialSd?: number | null } = {}) =>
    findNotSteady({ concurrency: 8, values, direction: 'higher', tolerance: 0.05, trialSd: null, ...rest });

  it.each([
    ['a first trial 3 % slower than the rest', [97, 100, 100], {}, true],
    ['a first trial 2 % slower', [98, 100, 100], {}, false],
    ['a first trial that is faster', [110, 100, 100], {}, false],
    ['two trials only', [50, 100], {}, false],
    ['3 % slower where the baseline shows 1 % between trials', [97, 100, 100], { trialSd: 0.01 }, false],
    ['6 % slower where the baseline shows 1 % between trials', [94, 100, 100], { trialSd: 0.01 }, true],
    ['a latency 3 % higher at first', [103, 100, 100], { direction: 'lower' }, true],
    ['a latency 3 % lower at first', [97, 100, 100], { direction: 'lower' }, false],
  ] as const)('%s', (_, values, rest, found) => {
    expect(ask([...values], rest) !== null).toBe(found);
  });

  it('says by how much, and the limit', () => {
    expect(ask([90, 100, 100])).toMatchObject({
      code: 'not-steady',
      message: expect.stringMatching(/C=8 was 10\.0 % slower.*at most 2\.5 %/),
    });
  });
});
