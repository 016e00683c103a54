import { describe, expect, it } from 'vitest';
import { judgeConfirm } from '../../src/judge/judge-confirm.ts';
import { concludeRun } from '../../src/judge/run-verdict.ts';
import { cellEvidence, evidenceOf, POLICY } from './cells.ts';

/** The field's confirm story: one run a side at six levels, its bad tuning and its revert. */
const LEVELS = [1, 32, 64, 128, 192, 256];
const GOOD = [65.2, 624.1, 935.6, 1416.9, 1441.9, 1538];
const BAD = [7.7, 180, 320, 610, 750, 862];
const REVERT = [65.2, 624.1, 935.6, 1416.9, 1441.9, 1492.5];

function confirmStory(current: readonly number[]) {
  const cells = LEVELS.map((concurrency, index) =>
    cellEvidence({ concurrency, baseline: [[GOOD[index] ?? 0]], current: [[current[index] ?? 0]] }),
  );
  return judgeConfirm(evidenceOf(...cells), null);
}

describe('confirm', () => {
  it("calls the field's bad tuning different at every level, from single values", () => {
    const cells = confirmStory(BAD);
    expect(cells.map(({ verdict }) => verdict)).toEqual(LEVELS.map(() => 'different'));
    expect(concludeRun({ mode: 'confirm', suite: 's', policy: POLICY, cells })).toMatchObject({
      verdict: 'different',
      exitCode: 1,
    });
    const { reasons } = concludeRun({ mode: 'confirm', suite: 's', policy: POLICY, cells });
    expect(reasons[0]?.message).toMatch(/output-throughput at C=1 −88\.2 % \(.*\), margin ±/);
  });

  it("calls the field's revert equivalent at the margin that it prints", () => {
    const cells = confirmStory(REVERT);
    expect(cells.map(({ verdict }) => verdict)).toEqual(LEVELS.map(() => 'equivalent'));
    expect(cells[5]?.deltaPercent).toBeCloseTo(-2.96, 1);
    expect(cells[5]?.notes.join('; ')).toMatch(/margin ±1\d(\.\d)? % \(5 % asked; 1 session\)/);
    expect(concludeRun({ mode: 'confirm', suite: 's', policy: POLICY, cells })).toMatchObject({
      verdict: 'equivalent',
      exitCode: 0,
    });
  });

  it('widens the margin against one stored session of repeats to about 9 % at six levels, and keeps 5 % in A/B', () => {
    const cells = LEVELS.map((concurrency) =>
      cellEvidence({ concurrency, baseline: [[100, 100.4, 99.6]], current: [[100, 100.4, 99.6]] }),
    );
    const [stored] = judgeConfirm(evidenceOf(...cells), null);
    expect(stored?.rulesOutPercent).toBeGreaterThan(8.5);
    expect(stored?.rulesOutPercent).toBeLessThan(9.7);
    const [sideBySide] = judgeConfirm(evidenceOf(...cells), { looks: [3], launches: { kind: 'side-by-side' } });
    expect(sideBySide).toMatchObject({ verdict: 'equivalent' });
    expect(sideBySide?.rulesOutPercent).toBeCloseTo(5, 9);
  });

  it('is different in both directions, and undecided where the interval holds 0 and leaves the margin', () => {
    const ab = { looks: [3], launches: { kind: 'side-by-side' } } as const;
    const verdictOf = (current: readonly number[]) =>
      judgeConfirm(evidenceOf(cellEvidence({ baseline: [[100, 101, 99]], current: [current] })), ab)[0]?.verdict;
    expect(verdictOf([110, 111, 109])).toBe('different');
    expect(verdictOf([90, 91, 89])).toBe('different');
    expect(verdictOf([80, 97, 84])).toBe('undecided');
  });

  it('shows ungated cells and blocks what lacks a side', () => {
    const cells = judgeConfirm(
      evidenceOf(
        cellEvidence({ baseline: [[1, 1]], current: [] }),
        cellEvidence({ gated: false, baseline: [[1, 1]], current: [[2, 2]] }),
      ),
      null,
    );
    expect(cells.map(({ verdict }) => verdict)).toEqual(['missing-level', 'shown']);
  });
});
