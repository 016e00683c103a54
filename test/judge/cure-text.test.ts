import { describe, expect, it } from 'vitest';
import type { Cure } from '../../src/judge/cure.ts';
import { cureText } from '../../src/judge/cure-text.ts';
import { buildCell } from '../report/builders.ts';

const textOf = (...cures: readonly Cure[]) =>
  cureText(
    cures.map((cure) => buildCell({ cure })),
    { minutesPerSession: 4 },
  );

describe('the cheapest cure in words', () => {
  it('asks for more trials while so many can be waited for, beyond that for less noise', () => {
    expect(textOf({ kind: 'trials', count: 14 })).toMatch(/^14 trials a side .*: raise `trials\.most`$/);
    expect(textOf({ kind: 'trials', count: 1511 })).toMatch(/^at this noise 1511 trials a side .*make them longer/);
  });

  it('asks for more launches by what ends them: the looks and the budget', () => {
    expect(textOf({ kind: 'launches', count: 2 })).toBe(
      '2 launches of the candidate (about 20 min) would tell more: raise `trials.most` and the budget',
    );
  });

  it('is the dearest of several cells, priced in minutes', () => {
    expect(textOf({ kind: 'baseline-sessions', count: 1 }, { kind: 'baseline-sessions', count: 3 })).toMatch(
      /^3 more baseline sessions would decide it \(about 12 min\)/,
    );
  });

  it('is something to do where no cell knows a cure', () => {
    expect(cureText([], { minutesPerSession: null })).toContain('measure again');
  });
});
