import { describe, expect, it } from 'vitest';
import type { Cure } from '../../src/judge/cure.ts';
import { cureText } from '../../src/judge/cure-text.ts';
import { buildCell } from '../report/builders.ts';

const textOf = (...cures: readonly Cure[]) =>
  cureText(
    cures.map((cure) => buildCell({ cure })),
    { minutesPerSession: 4, stored: false },
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

  it('asks for more results where the run is judged from files', () => {
    const ofFiles = (cure: Cure) => cureText([buildCell({ cure })], { minutesPerSession: null, stored: true });
    expect(ofFiles({ kind: 'baseline-sessions', count: 1 })).toMatch(/^1 more baseline session .*`refresh --result`/);
    expect(ofFiles({ kind: 'trials', count: 6 })).toMatch(/^6 trials a side .*run the benchmark so often$/);
  });

  it('is something to do where no cell knows a cure', () => {
    expect(cureText([], { minutesPerSession: null, stored: false })).toContain('measure again');
  });
});
