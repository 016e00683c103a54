import { describe, expect, it } from 'vitest';
import {
  concurrencyOrName,
  distinctLevels,
  groupByLabel,
  isSameLevel,
  type LevelId,
  levelKey,
  levelName,
  levelOfKey,
} from '../../src/baseline/level.ts';

const SHORT: LevelId = { concurrency: 8, label: 'D(100,100)' };
const LONG: LevelId = { concurrency: 8, label: 'D(100,1000)' };
const PLAIN: LevelId = { concurrency: 8 };
const NAMED: LevelId = { concurrency: null, label: 'all at once' };

describe('a level', () => {
  it.each<[LevelId, string, string, string]>([
    [PLAIN, 'C=8', '8', '8'],
    [SHORT, 'C=8 D(100,100)', 'C=8 D(100,100)', '8/D(100,100)'],
    [NAMED, 'all at once', 'all at once', '/all at once'],
    [{ concurrency: null, label: '8' }, '8', '8', '/8'],
    [{ concurrency: 8, label: '' }, 'C=8 ', 'C=8 ', '8/'],
    [
      { concurrency: null, label: 'N(480,240)/(300,150)\nx' },
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ],
  ])('%j is called %j, %j in a column, and kept as %j', (level, name, column, key) => {
    expect([levelName(level), concurrencyOrName(level), levelKey(level)]).toEqual([name, column, key]);
    expect(levelOfKey(levelKey(level))).toEqual(level);
  });

  it('is the same one by concurrency and label alone', () => {
    expect(isSameLevel(SHORT, { ...SHORT })).toBe(true);
    for (const other of [LONG, PLAIN, NAMED, { ...SHORT, concurrency: 16 }]) {
      expect(isSameLevel(SHORT, other)).toBe(false);
      expect(levelKey(other)).not.toBe(levelKey(SHORT));
    }
  });

  it('of a key that no level has is a label', () => {
    expect(levelOfKey('eight')).toEqual({ concurrency: null, label: 'eight' });
  });

  it('is listed once, and stands with the others of its label', () => {
    const trials = [SHORT, LONG, SHORT, PLAIN, { ...LONG, concurrency: 16 }].map((level, at) => ({ ...level, at }));
    expect(distinctLevels(trials)).toEqual([SHORT, LONG, PLAIN, { ...LONG, concurrency: 16 }]);
    expect(groupByLabel(trials).map((group) => group.map(({ at }) => at))).toEqual([[0, 2], [1, 4], [3]]);
  });
});
