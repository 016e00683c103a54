import { describe, expect, it } from 'vitest';
import { isKept } from './claim.ts';
import { allScenarios, seedOf } from './scenarios.ts';

/** A tenth of `npm run validate`: the ranges widen with fewer replicates. */
const REPLICATES = 200;

describe('the error rates of the verdict, on the real judge with simulated trials', () => {
  const scenarios = allScenarios(REPLICATES);

  it.each(scenarios.map(({ group, name }, index) => [group, name, index] as const))('%s: %s', (_, __, index) => {
    const scenario = scenarios[index];
    const figures = scenario?.simulate(REPLICATES, seedOf(index)) ?? {};
    for (const claim of scenario?.claims ?? []) {
      const figure = figures[claim.what] ?? 0;
      expect(isKept(claim, figure), `${claim.what}: wanted ${claim.wanted}, measured ${figure}`).toBe(true);
    }
  });

  it('can be broken: the figures of a server that is 10 % slower keep none of the promises of A/A', () => {
    const equal = scenarios.find(({ group }) => group === 'ab, A/A');
    const slower = scenarios.find(({ group }) => group === 'ab, true −10 %');
    const figures = slower?.simulate(REPLICATES, seedOf(0)) ?? {};
    const kept = (equal?.claims ?? []).filter((claim) => isKept(claim, figures[claim.what] ?? 0));
    expect(equal?.claims.length).toBeGreaterThan(2);
    expect(kept).toEqual([]);
  });
});
