import { describe, expect, it } from 'vitest';
import { flagOutliers } from '../../src/judge/outliers.ts';

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
