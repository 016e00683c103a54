import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type AbPlan,
  describeLaunches,
  errorRates,
  failLooks,
  planForRecord,
  planLooks,
} from '../../src/judge/ab-plan.ts';
import { judgeAb } from '../../src/judge/judge-ab.ts';
import { cellEvidence, evidenceOf } from './cells.ts';

type Vector = {
  readonly name: string;
  readonly base: readonly number[];
  readonly cand: readonly number[];
  readonly verdict: string;
  readonly pct: readonly number[];
};

const vectors: readonly Vector[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../stats/fixtures/welch-vectors.json'), 'utf8'),
);
const SIDE_BY_SIDE = { kind: 'side-by-side' } as const;
const PLAN: AbPlan = { looks: planLooks(3, 10), launches: SIDE_BY_SIDE };

/** `count` values around `centre` whose spread is `spread` percent, without chance. */
function arm(centre: number, spread: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => centre * (1 + (spread / 100) * ([0, 1, -1, 0.5, -0.5][index % 5] ?? 0)),
  );
}

function judge(base: readonly number[], cand: readonly number[], plan: AbPlan = PLAN) {
  const { cells, next } = judgeAb(evidenceOf(cellEvidence({ baseline: [base], current: [cand] })), plan);
  return { cell: cells[0], next };
}

describe('the A/B rule', () => {
  it.each(vectors.map((vector) => [vector.name, vector] as const))(
    'gives the verdict of the vectors: %s',
    (_, vector) => {
      const { cell } = judge(vector.base, vector.cand, { looks: [6], launches: SIDE_BY_SIDE });
      expect(cell?.verdict).toBe(vector.verdict);
      expect(cell?.deltaPercent).toBeCloseTo(vector.pct[0] ?? Number.NaN, 8);
    },
  );

  it('looks after 3, 6 and 10 trials an arm, and may fail at 6 and 10 only', () => {
    expect(planLooks(3, 10)).toEqual([3, 6, 10]);
    expect(failLooks([3, 6, 10])).toEqual([6, 10]);
    expect(errorRates([3, 6, 10])).toEqual({ pass: 0.01, fail: 0.005 });
  });

  it.each([
    [2, 3, [2, 3], [3]],
    [5, 5, [5], [5]],
    [8, 8, [8], [8]],
    [3, 12, [3, 6, 10, 12], [6, 10, 12]],
    [4, 2, [4], [4]],
  ])(
    'from %d to at most %d trials looks at %o and may fail at %o, never with looser errors',
    (first, most, looks, fail) => {
      expect(planLooks(first, most)).toEqual(looks);
      expect(failLooks(looks)).toEqual(fail);
      const rates = errorRates(looks);
      expect(rates.pass * looks.length).toBeLessThanOrEqual(0.03 + 1e-12);
      expect(rates.fail * fail.length).toBeLessThanOrEqual(0.01 + 1e-12);
    },
  );

  it('passes at the first look where a drop of the tolerance is ruled out, and asks for nothing more', () => {
    const { cell, next } = judge(arm(100, 0.5, 3), arm(100, 0.5, 3));
    expect(cell).toMatchObject({ verdict: 'pass', notes: ['decided at 3 trials a side'] });
    expect(next).toBeNull();
  });

  it('never fails at three trials an arm, however clear: it asks for six', () => {
    const { cell, next } = judge(arm(100, 0.5, 3), arm(80, 0.5, 3));
    expect(cell?.verdict).toBe('suspected');
    expect(next).toMatchObject({ look: 6, open: [{ concurrency: 8 }] });
    expect(judge(arm(100, 0.5, 6), arm(80, 0.5, 6))).toMatchObject({ cell: { verdict: 'regressed' }, next: null });
  });

  it('lets a pass at three trials stand when a sister metric had the level measured further', () => {
    const first = judge(arm(100, 0.5, 3), arm(99, 0.5, 3)).cell;
    const later = judge([...arm(100, 0.5, 3), 90, 110, 95], [...arm(99, 0.5, 3), 60, 70, 65]).cell;
    expect(later).toMatchObject({ verdict: 'pass', deltaPercent: first?.deltaPercent, trials: 6 });
  });

  it('asks for more trials of the open levels only, and ends when one has regressed', () => {
    const flat = cellEvidence({ concurrency: 1, baseline: [arm(100, 0.2, 3)], current: [arm(100, 0.2, 3)] });
    const noisy = cellEvidence({ concurrency: 64, baseline: [arm(100, 6, 3)], current: [arm(99, 6, 3)] });
    const first = judgeAb(evidenceOf(flat, noisy), PLAN);
    expect(first.next?.open.map(({ concurrency }) => concurrency)).toEqual([64]);
    const bad = cellEvidence({ concurrency: 256, baseline: [arm(100, 1, 6)], current: [arm(70, 1, 6)] });
    const open = cellEvidence({ concurrency: 64, baseline: [arm(100, 6, 6)], current: [arm(99, 6, 6)] });
    const second = judgeAb(evidenceOf(flat, open, bad), PLAN);
    expect(second.cells.map(({ verdict }) => verdict)).toEqual(['pass', 'inconclusive', 'regressed']);
    expect(second.next).toBeNull();
  });

  it('says how many trials would have done it when the looks are spent', () => {
    const { cell, next } = judge(arm(100, 6, 10), arm(96, 6, 10));
    expect(next).toBeNull();
    expect(cell?.verdict).toBe('inconclusive');
    expect(cell?.cure).toMatchObject({ kind: 'trials' });
    expect(cell?.cure?.count).toBeGreaterThan(10);
  });

  it('is never red without an estimate beyond the tolerance, though the drop is real', () => {
    expect(judge(arm(100, 0.1, 10), arm(95.3, 0.1, 10)).cell?.verdict).toBe('pass');
    expect(judge(arm(100, 0.5, 10), arm(95.1, 0.5, 10)).cell?.verdict).toBe('inconclusive');
  });

  it('takes a finished record as one look at all its trials, uneven arms included', () => {
    const cell = cellEvidence({ baseline: [arm(100, 1, 5)], current: [arm(90, 1, 4)] });
    const plan = planForRecord([cell, cellEvidence({ baseline: [], current: [[1]] })]);
    expect(planForRecord([cell])).toEqual({ looks: [4], launches: SIDE_BY_SIDE });
    expect(plan.looks).toEqual([1]);
    const { cells, next } = judgeAb(evidenceOf(cell), planForRecord([cell]));
    expect({ verdict: cells[0]?.verdict, next }).toEqual({ verdict: 'regressed', next: null });
    expect(cells[0]?.baseline).toBeCloseTo(100, 1);
    expect(describeLaunches(plan)).toContain('one launch a side was compared');
  });

  it('sees an improvement, latency included', () => {
    expect(judge(arm(100, 0.5, 3), arm(140, 0.5, 3)).cell?.verdict).toBe('improved');
    const latency = cellEvidence({ direction: 'lower', baseline: [arm(100, 0.5, 6)], current: [arm(130, 0.5, 6)] });
    expect(judgeAb(evidenceOf(latency), PLAN).cells[0]).toMatchObject({ verdict: 'regressed' });
  });

  it('holds Holm over all gated cells: one drop among five needs a smaller p', () => {
    const cells = (count: number) => [
      cellEvidence({ baseline: [arm(100, 5, 6)], current: [arm(93.2, 5, 6)] }),
      ...Array.from({ length: count - 1 }, (_, index) =>
        cellEvidence({ concurrency: 16 + index, baseline: [arm(100, 3, 6)], current: [arm(99, 3, 6)] }),
      ),
    ];
    const plan: AbPlan = { looks: [6], launches: SIDE_BY_SIDE };
    expect(judgeAb(evidenceOf(...cells(1)), plan).cells[0]?.verdict).toBe('regressed');
    expect(judgeAb(evidenceOf(...cells(5)), plan).cells[0]?.verdict).toBe('suspected');
  });

  it('is at most suspected where nothing was repeated', () => {
    const { cell } = judge([100], [50], { looks: [1], launches: SIDE_BY_SIDE });
    expect(cell).toMatchObject({ verdict: 'suspected', cure: { kind: 'repeat' } });
  });

  it('decides what can be decided without arithmetic as everywhere', () => {
    const missing = cellEvidence({ concurrency: 1, baseline: [], current: [[1]] });
    const shown = cellEvidence({
      metric: 'ttft-p50',
      direction: 'lower',
      gated: false,
      baseline: [[1, 1]],
      current: [[2, 2]],
    });
    expect(judgeAb(evidenceOf(missing, shown), PLAN).cells.map(({ verdict }) => verdict)).toEqual([
      'missing-level',
      'shown',
    ]);
  });
});

describe('launches that alternate A B A', () => {
  const plan: AbPlan = { looks: [6, 12], launches: { kind: 'alternating', noise: 0.01 } };
  const launches = (...centres: readonly number[]) => centres.map((centre) => arm(centre, 0.3, 6));
  const run = (a: readonly number[], b: readonly number[]) =>
    judgeAb(evidenceOf(cellEvidence({ baseline: launches(...a), current: launches(...b) })), plan);

  it('carry the launch in the error: what trials alone would call real stays suspected', () => {
    const alike = judge(arm(100, 0.3, 6), arm(94, 0.3, 6), { looks: [6], launches: SIDE_BY_SIDE }).cell;
    const { cells } = judgeAb(evidenceOf(cellEvidence({ baseline: launches(100, 100), current: launches(94) })), {
      looks: [6],
      launches: { kind: 'alternating', noise: 0.02 },
    });
    expect([alike?.verdict, cells[0]?.verdict]).toEqual(['regressed', 'suspected']);
    expect(cells[0]?.failsAtPercent).toBeGreaterThan(alike?.failsAtPercent ?? Number.NaN);
  });

  it('cancel a linear drift', () => {
    expect(run([102, 98], [100]).cells[0]?.deltaPercent).toBeCloseTo(0, 1);
  });

  it('find a large drop after A B A and pass equal servers, with the launches named', () => {
    expect(run([100, 100.2], [85]).cells[0]).toMatchObject({
      verdict: 'regressed',
      notes: ['decided at 6 trials a side', 'launches: 2 of the reference, 1 of the candidate'],
    });
    expect(run([100, 100.2], [100]).cells[0]?.verdict).toBe('pass');
  });

  it('ask for another launch of each side while undecided', () => {
    const { next, cells } = run([100, 100.2], [95.5]);
    expect(next).toMatchObject({ look: 12 });
    expect(cells[0]).toMatchObject({ verdict: 'inconclusive', cure: { kind: 'launches', count: 2 } });
  });
});
