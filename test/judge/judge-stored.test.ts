import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CellEvidence } from '../../src/judge/evidence.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { estimateStored } from '../../src/judge/stored-estimate.ts';
import { pBetter, pWorse } from '../../src/stats/difference.ts';
import { cellEvidence, evidenceOf } from './cells.ts';

type Vector = {
  readonly name: string;
  readonly metricDirection: 'higher' | 'lower';
  readonly sessionNoisePercent: number;
  readonly baselineSessions: readonly (readonly number[])[];
  readonly current: readonly number[];
  readonly tolerancePercent: number;
  readonly cells: number;
  readonly expected: Readonly<Record<string, number>> & {
    readonly interval90Percent: readonly [number, number];
    readonly verdict: string;
  };
};

const { cases }: { readonly cases: readonly Vector[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/stored-rule-vectors.json'), 'utf8'),
);

function evidenceOfVector(vector: Vector): CellEvidence {
  return cellEvidence({
    direction: vector.metricDirection,
    tolerance: vector.tolerancePercent / 100,
    sessionNoise: vector.sessionNoisePercent / 100,
    baseline: vector.baselineSessions,
    current: [vector.current],
  });
}

/** Fellow cells that did far better: they stand behind the cell under test in Holm's order, which leaves it step 0. */
function inARunOf(cells: number, cell: CellEvidence) {
  const better = cellEvidence({ concurrency: 1, baseline: [[100, 101]], current: [[500, 501]] });
  return judgeStored(evidenceOf(cell, ...Array.from({ length: cells - 1 }, () => better)))[0];
}

describe('the stored-mode rule', () => {
  it.each(cases.map((vector) => [vector.name, vector] as const))(
    'agrees with scipy to the vectors: %s',
    (_, vector) => {
      const evidence = evidenceOfVector(vector);
      const { difference, trial, session } = estimateStored(evidence, vector.metricDirection);
      const close = (found: number | null | undefined, name: string, digits = 6) =>
        expect((found ?? Number.NaN) / (vector.expected[name] ?? Number.NaN), name).toBeCloseTo(1, digits);
      close(difference.d, 'd', 9);
      close(Math.sqrt(trial.variance), 'sW');
      close(Math.sqrt(session.variance), 'sS');
      close(difference.variance, 'V');
      close(difference.df, 'df');
      close(pWorse(difference), 'pOneSided');
      close(pBetter(difference), 'pOther');
      const cell = inARunOf(vector.cells, evidence);
      close(cell?.failsAtPercent, 'failsAtPercent');
      close(cell?.rulesOutPercent, 'rulesOutPercent');
      close(cell?.detectablePercent, 'detectablePercent');
      close(cell?.deltaPercent, 'deltaPercent');
      cell?.interval?.forEach((end, side) => {
        expect(end).toBeCloseTo(vector.expected.interval90Percent[side] ?? Number.NaN, 5);
      });
      expect(cell?.verdict).toBe(vector.expected.verdict);
    },
  );

  it('covers every verdict that has an estimate beyond or inside the tolerance with its vectors', () => {
    expect([...new Set(cases.map(({ expected }) => expected.verdict))].sort()).toEqual([
      'improved',
      'pass',
      'regressed',
      'suspected',
    ]);
  });

  it("is inconclusive where a small drop is seen and a large one can't be ruled out", () => {
    const [cell] = judgeStored(
      evidenceOf(cellEvidence({ baseline: [[100, 101, 99]], current: [[95.2, 95.4, 95.3]], sessionNoise: 0.015 })),
    );
    expect(cell?.verdict).toBe('inconclusive');
  });

  it('takes several current sessions as so many launches', () => {
    const baseline = [
      [100, 100.2],
      [100.1, 99.9],
      [100, 100.1],
    ];
    const drop = [94.1, 94.3];
    const one = judgeStored(evidenceOf(cellEvidence({ baseline, current: [drop], sessionNoise: 0.025 })))[0];
    const three = judgeStored(
      evidenceOf(cellEvidence({ baseline, current: [drop, drop, drop], sessionNoise: 0.025 })),
    )[0];
    expect(one?.verdict).toBe('suspected');
    expect(three?.verdict).toBe('regressed');
    expect(three?.trials).toBe(6);
  });

  it('weighs sessions alike, however many trials each has', () => {
    const uneven = cellEvidence({ baseline: [[100], [110, 110, 110, 110]], current: [[100, 100]] });
    const { difference } = estimateStored(uneven, 'higher');
    expect(difference.d).toBeCloseTo(Math.log(100) - (Math.log(100) + Math.log(110)) / 2, 12);
  });

  it('never calls a difference regressed or improved where nothing was repeated', () => {
    const down = judgeStored(evidenceOf(cellEvidence({ baseline: [[100], [101]], current: [[20]] })))[0];
    expect(down?.verdict).toBe('suspected');
    expect(down?.notes.join()).toContain('nothing was repeated');
    expect(down?.cure).toEqual({ kind: 'repeat', count: 3 });
    const up = judgeStored(evidenceOf(cellEvidence({ baseline: [[100]], current: [[900]] })))[0];
    expect(up?.verdict).toBe('pass');
  });

  it('takes three sessions of one trial for repeats', () => {
    const cell = judgeStored(evidenceOf(cellEvidence({ baseline: [[100], [101], [99]], current: [[60]] })))[0];
    expect(cell?.verdict).toBe('regressed');
  });

  it('needs the smaller p values first: Holm holds the whole run at 1 %', () => {
    const suspicious = { baseline: [[1416.9, 1421.3, 1409.8]], current: [[1318, 1322.1, 1316.5]] };
    const alone = judgeStored(evidenceOf(cellEvidence(suspicious)));
    expect(alone.map(({ verdict }) => verdict)).toEqual(['regressed']);
    const flat = { baseline: [[100, 101, 99]], current: [[100, 99, 101]] };
    const among = judgeStored(
      evidenceOf(cellEvidence(suspicious), ...[1, 2, 3].map((concurrency) => cellEvidence({ concurrency, ...flat }))),
    );
    expect(among[0]?.verdict).toBe('suspected');
  });

  it('shows ungated cells without counting them: the gated ones are judged as if they were alone', () => {
    const gated = cellEvidence({ baseline: [[1416.9, 1421.3, 1409.8]], current: [[1318, 1322.1, 1316.5]] });
    const shown = cellEvidence({ ...gated, metric: 'total-throughput', gated: false });
    const [alone] = judgeStored(evidenceOf(gated));
    const [beside, other] = judgeStored(evidenceOf(gated, shown, shown));
    expect(beside).toEqual(alone);
    expect(other).toMatchObject({ verdict: 'shown', failsAtPercent: null });
    expect(other?.deltaPercent).toBeCloseTo(alone?.deltaPercent ?? Number.NaN, 12);
  });

  it.each([
    ['no baseline values', { baseline: [], current: [[1, 2]] }, 'missing-level'],
    ['empty baseline sessions', { baseline: [[]], current: [[1, 2]] }, 'missing-level'],
    ['no current values', { baseline: [[1, 2]], current: [] }, 'missing-level'],
    ['a zero on the current side', { baseline: [[1, 2]], current: [[1, 0]] }, 'invalid'],
    ['a NaN on the current side', { baseline: [[1, 2]], current: [[Number.NaN, 1]] }, 'invalid'],
    [
      'an infinite value in the baseline',
      { baseline: [[1, Number.POSITIVE_INFINITY]], current: [[1]] },
      'not-comparable',
    ],
    ['a negative baseline value', { baseline: [[1, -2]], current: [[1]] }, 'not-comparable'],
  ])('calculates nothing with %s', (_, sides, verdict) => {
    const [cell] = judgeStored(evidenceOf(cellEvidence(sides)));
    expect(cell).toMatchObject({ verdict, baseline: null, current: null, deltaPercent: null, interval: null });
    expect(cell?.notes).toHaveLength(1);
  });

  it('leaves a cell that was decided before out of J', () => {
    const gated = cellEvidence({ baseline: [[1416.9, 1421.3, 1409.8]], current: [[1318, 1322.1, 1316.5]] });
    const missing = cellEvidence({ concurrency: 64, baseline: [], current: [[1, 2]] });
    expect(judgeStored(evidenceOf(missing, gated))[1]).toEqual(judgeStored(evidenceOf(gated))[0]);
  });

  it('does no arithmetic on a blocked cell', () => {
    const blocked = cellEvidence({ baseline: [[1, 1]], current: [[2, 2]], blocked: 'output tokens differ by +12.0 %' });
    expect(judgeStored(evidenceOf(blocked))[0]).toMatchObject({
      verdict: 'not-comparable',
      deltaPercent: null,
      notes: ['output tokens differ by +12.0 %'],
    });
  });

  it('says what one session costs, and that sessions disagree', () => {
    const [single] = judgeStored(evidenceOf(cellEvidence({ baseline: [[100, 101]], current: [[100, 101]] })));
    expect(single?.notes.join('; ')).toMatch(/1 baseline session; fails at −\d\.\d % \(5 % asked; 1 session\)/);
    const [restless] = judgeStored(
      evidenceOf(
        cellEvidence({
          baseline: [
            [100, 100.1],
            [106, 106.1],
            [94, 94.1],
          ],
          current: [[100, 101]],
        }),
      ),
    );
    expect(restless?.notes.join('; ')).toContain("the baseline's sessions disagree: sd 6 %, declared 1.5 %");
  });

  it('names the cheapest cure, and the cure works', () => {
    const suspicious = { baseline: [[100, 100.2, 99.8]], current: [[93, 93.1, 92.9]] };
    const flat = { baseline: [[100, 101, 99]], current: [[100, 99, 101]] };
    const fellows = [1, 2, 3].map((concurrency) => cellEvidence({ concurrency, ...flat }));
    const [cell] = judgeStored(evidenceOf(cellEvidence(suspicious), ...fellows));
    expect(cell).toMatchObject({ verdict: 'suspected', cure: { kind: 'baseline-sessions' } });
    const sessions = Array.from({ length: 1 + (cell?.cure?.count ?? 0) }, (_, index) => {
      const shift = index % 2 === 0 ? 1.005 : 0.995;
      return [100, 100.2, 99.8].map((value) => value * shift);
    });
    const [cured] = judgeStored(evidenceOf(cellEvidence({ ...suspicious, baseline: sessions }), ...fellows));
    expect(cured?.verdict).toBe('regressed');
  });

  it('gives the same record the same cells, byte for byte', () => {
    const evidence = evidenceOf(...cases.map(evidenceOfVector));
    expect(JSON.stringify(judgeStored(evidence))).toBe(JSON.stringify(judgeStored(structuredClone(evidence))));
  });
});
