import { describe, expect, it } from 'vitest';
import { judgeAb } from '../../src/judge/judge-ab.ts';
import { judgeConfirm } from '../../src/judge/judge-confirm.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { flagOutliers, noteOutliers } from '../../src/judge/outliers.ts';
import { cellEvidence, evidenceOf } from './cells.ts';

describe('outlying trials', () => {
  it('are flagged at 4.5 trial sds from the median of their arm', () => {
    expect(flagOutliers([100, 100.5, 95, 99.8], 'higher', 0.01)).toEqual([2]);
    expect(flagOutliers([100, 100.5, 96, 99.8], 'higher', 0.01)).toEqual([]);
    expect(flagOutliers([100, 100.5, 106, 99.8], 'lower', 0.01)).toEqual([2]);
  });

  it("can't be told among two", () => {
    expect(flagOutliers([100, 50], 'higher', 0.01)).toEqual([]);
  });
});

describe('a run with an outlying trial', () => {
  const quiet = [100, 100.2, 99.8, 100.1, 99.9];
  const noted = (current: readonly (readonly number[])[], baseline: readonly (readonly number[])[] = [quiet, quiet]) =>
    noteOutliers(cellEvidence({ baseline, current }), 'higher');

  it('says which trial it was, of which session, and keeps its value in the mean', () => {
    expect(noted([[100, 99.9, 80]])).toEqual(['far from its neighbours, but counted: valid trial 3']);
    expect(noted([quiet, [100, 80, 99.9]])).toEqual([
      'far from its neighbours, but counted: valid trial 2 of session 2',
    ]);
    const cell = cellEvidence({ baseline: [quiet, quiet], current: [[100, 99.9, 80]] });
    for (const judged of [
      judgeStored(evidenceOf(cell)),
      judgeConfirm(evidenceOf(cell), null),
      judgeAb(evidenceOf(cell), { looks: [3], launches: { kind: 'side-by-side' } }).cells,
    ]) {
      expect(judged[0]?.notes.join()).toContain('valid trial 3');
      expect(judged[0]?.trials).toBe(3);
      expect(judged[0]?.current).toBeCloseTo((100 * 99.9 * 80) ** (1 / 3));
    }
  });

  it('is told by the other side and the declared noise, never by its own spread', () => {
    expect(noted([[100, 99.9, 94]])).toEqual(['far from its neighbours, but counted: valid trial 3']);
    expect(noted([[100, 99.9, 94]], [[90, 100, 110]])).toEqual([]);
    expect(noted([[100, 99.9, 94]], [[100], [100]])).toEqual([]);
  });

  it('says nothing of an ordinary one', () => {
    expect(noted([[100, 101, 99]])).toEqual([]);
  });
});
