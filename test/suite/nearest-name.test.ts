import { describe, expect, it } from 'vitest';
import { nearestName } from '../../src/suite/nearest-name.ts';

const NAMES = ['model', 'metrics', 'output-tokens', 'warm-up', 'levels', 'ttft-p50'];

describe('the nearest name', () => {
  it.each([
    ['modle', 'model'],
    ['metric', 'metrics'],
    ['output_tokens', 'output-tokens'],
    ['outputTokens', 'output-tokens'],
    ['warmup', 'warm-up'],
    ['Levels', 'levels'],
    ['ttft-p5', 'ttft-p50'],
  ])('of %s is %s', (typed, name) => {
    expect(nearestName(typed, NAMES)).toBe(name);
  });

  it.each(['', 'frobnicate', 'x', 'constructor', 'l'.repeat(10_000)])(
    'is none for a name like nothing: %.20s',
    (typed) => {
      expect(nearestName(typed, NAMES)).toBeNull();
    },
  );
});
