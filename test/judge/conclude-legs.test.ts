import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concludeLegs } from '../../src/judge/conclude-legs.ts';
import type { RunVerdict, RunVerdictName } from '../../src/judge/verdict.ts';
import { buildSession, buildVerdict } from '../report/builders.ts';

const { policy } = buildSession().suite.judging;
const LENIENT = { ...policy, missingLevel: 'warn' } as const;

const NAMES: readonly RunVerdictName[] = [
  ...(['pass', 'improved', 'regressed', 'suspected', 'inconclusive', 'not-comparable', 'invalid'] as const),
  ...(['no-baseline', 'missing-level', 'accepted', 'equivalent', 'different', 'undecided'] as const),
];

const anyLeg = fc.record({
  name: fc.stringMatching(/^[a-z]{1,4}$/),
  verdict: fc.option(
    fc.record({
      verdict: fc.constantFrom(...NAMES),
      exitCode: fc.constantFrom<RunVerdict['exitCode']>(0, 1, 2, 3, 130),
    }),
  ),
});
const toLegs = (legs: readonly { name: string; verdict: Pick<RunVerdict, 'verdict' | 'exitCode'> | null }[]) =>
  legs.map(({ name, verdict }) => ({
    name,
    verdict: verdict === null ? null : buildVerdict(verdict.verdict, { exitCode: verdict.exitCode }),
  }));

describe('one verdict over several legs', () => {
  it('passes only if no leg fails and none is missing', () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 1, maxLength: 8 }), (legs) => {
        const { exitCode } = concludeLegs(toLegs(legs), policy, []);
        const fails = legs.some(({ verdict }) => verdict === null || verdict.exitCode !== 0);
        expect(exitCode !== 0).toBe(fails);
        expect(exitCode).not.toBe(130);
      }),
      { seed: 11, numRuns: 500 },
    );
  });

  it('is the same in whatever order the legs come in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyLeg, { minLength: 1, maxLength: 8, selector: ({ name }) => name }), (legs) => {
        const one = concludeLegs(toLegs(legs), policy, []);
        expect(concludeLegs(toLegs(legs.toReversed()), policy, [])).toEqual(one);
      }),
      { seed: 12, numRuns: 300 },
    );
  });

  it('lists every leg once, what fails first', () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 1, maxLength: 8 }), (legs) => {
        const listed = concludeLegs(toLegs(legs), LENIENT, []).legs ?? [];
        expect(listed.map(({ name }) => name).toSorted()).toEqual(legs.map(({ name }) => name).toSorted());
        const firstGood = listed.findIndex(({ exitCode }) => exitCode === 0);
        expect(firstGood < 0 || listed.slice(firstGood).every(({ exitCode }) => exitCode === 0)).toBe(true);
      }),
      { seed: 13, numRuns: 300 },
    );
  });

  it('warns of a missing leg where the policy says so, and still never calls it a pass', () => {
    const verdict = concludeLegs(
      toLegs([
        { name: 'a', verdict: { verdict: 'pass', exitCode: 0 } },
        { name: 'b', verdict: null },
      ]),
      LENIENT,
      [],
    );
    expect([verdict.verdict, verdict.exitCode]).toEqual(['missing-level', 0]);
  });
});
