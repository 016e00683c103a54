import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planForRecord } from '../../src/judge/ab-plan.ts';
import { judgeAb } from '../../src/judge/judge-ab.ts';
import { judgeConfirm } from '../../src/judge/judge-confirm.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { parseVerdict } from '../../src/judge/parse-verdict.ts';
import { concludeRun } from '../../src/judge/run-verdict.ts';
import type { Cell } from '../../src/judge/verdict.ts';
import { cellEvidence, evidenceOf, POLICY } from './cells.ts';

const odd = fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-300, 1e300);
const value = fc.oneof(
  { weight: 9, arbitrary: fc.double({ min: 1e-3, max: 1e6, noNaN: true }) },
  { weight: 1, arbitrary: odd },
);
const side = fc.array(fc.array(value, { maxLength: 4 }), { maxLength: 4 });
const cell = fc
  .record({
    baseline: side,
    current: side,
    gated: fc.boolean(),
    direction: fc.constantFrom('higher' as const, 'lower' as const, 'neither' as const),
    sessionNoise: fc.constantFrom(0, 0.015, 0.05),
    tolerance: fc.constantFrom(0.01, 0.05, 0.5),
  })
  .map(cellEvidence);
const evidence = fc.array(cell, { minLength: 1, maxLength: 5 }).map((cells) => evidenceOf(...cells));

function figuresOf(judged: Cell): (number | null)[] {
  const { baseline, current, deltaPercent, interval, failsAtPercent, rulesOutPercent, detectablePercent } = judged;
  return [baseline, current, deltaPercent, ...(interval ?? []), failsAtPercent, rulesOutPercent, detectablePercent];
}

describe('whatever the values', () => {
  it('every rule answers every cell, with figures that are finite or absent, one exit code, and a file that reads back', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const answers = [
          judgeStored(given),
          judgeAb(given, planForRecord(given.cells)).cells,
          judgeAb(given, { looks: [1, 2, 4], launches: { kind: 'alternating', noise: 0.01 } }).cells,
          judgeConfirm(given, null),
        ];
        for (const cells of answers) {
          expect(cells).toHaveLength(given.cells.length);
          for (const figure of cells.flatMap(figuresOf)) expect(figure === null || Number.isFinite(figure)).toBe(true);
          const run = concludeRun({ mode: 'judge', suite: 'any', policy: POLICY, cells });
          expect([0, 1, 2, 3]).toContain(run.exitCode);
          expect(parseVerdict(JSON.stringify(run), 'verdict.json').verdict).toBe(run.verdict);
        }
      }),
      { seed: 11, numRuns: 400 },
    );
  });

  it('an improvement by the tolerance or a change inside it is never red', () => {
    const factor = fc.double({ min: 0.951, max: 2, noNaN: true });
    const trials = fc.array(fc.double({ min: 50, max: 200, noNaN: true }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(trials, factor, (values, change) => {
        const moved = cellEvidence({ baseline: [values], current: [values.map((one) => one * change)] });
        const verdicts = [judgeStored(evidenceOf(moved)), judgeAb(evidenceOf(moved), planForRecord([moved])).cells].map(
          ([judged]) => judged?.verdict,
        );
        expect(verdicts).not.toContain('regressed');
        expect(verdicts).not.toContain('suspected');
      }),
      { seed: 12 },
    );
  });
});
