import { describe, expect, it } from 'vitest';
import {
  daysBetween,
  formatAmount,
  formatBound,
  formatChange,
  formatDuration,
  formatFootnoteMark,
  formatMeans,
  formatNumber,
  formatPercent,
} from '../../src/report/format.ts';

describe('formatChange', () => {
  it.each([
    ['two digits of the half width', -6.3, [-7.9, -4.7], '−6.3 % (−7.9 … −4.7)'],
    ['no decimals where the interval is wide', -31.4, [-46.2, -12.9], '−31 % (−46 … −13)'],
    ['two decimals where it is narrow', 0.2, [0.049, 0.351], '+0.20 % (+0.05 … +0.35)'],
    ['never a negative zero', -0.01, [-1.2, 1.2], '0.0 % (−1.2 … +1.2)'],
    ['one decimal without an interval', -9.08, null, '−9.1 %'],
    ['the change alone where the interval has no end', 3, [Number.NEGATIVE_INFINITY, 9], '+3.0 %'],
  ] as const)('prints %s', (_, delta, interval, text) => {
    expect(formatChange(delta, interval)).toBe(text);
  });

  it('says that there is none', () => expect(formatChange(null, null)).toBe('–'));
});

describe('formatMeans', () => {
  it.each([
    [65.2, 7.69, [-89.8, -86.6], ['65.2', '7.7']],
    [1492.5, 1448.3, [-4.6, -1.4], ['1493', '1448']],
    [624.1, 620, [-0.3, 0.1], ['624.1', '620.0']],
    [0.0312, 0.0298, [-8, 2], ['0.031', '0.030']],
    [1603.04, 801.5, [-90, 40], ['1603', '802']],
  ] as const)(
    'gives both means the decimals that the interval carries: %d and %d',
    (baseline, current, interval, texts) => {
      expect(formatMeans(baseline, current, interval)).toEqual(texts);
    },
  );

  it('leaves an absent side empty', () => expect(formatMeans(null, 1492.5, null)).toEqual(['–', '1493']));
});

describe('formatNumber', () => {
  it.each([
    [1640, '1640'],
    [1639.9999999, '1640'],
    [65.2, '65.2'],
    [100, '100'],
    [0.5, '0.5'],
    [0, '0'],
    [-3.25, '−3.25'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
    [undefined, '–'],
  ])('writes %s as %s', (value, text) => expect(formatNumber(value)).toBe(text));
});

describe('amounts and bounds', () => {
  it('writes an allowed drop as people say it, never as a ratio', () => {
    expect([5, 7.5, 9.08, 15].map(formatAmount)).toEqual(['5 %', '7.5 %', '9.1 %', '15 %']);
  });

  it('puts a bound on the bad side of its metric', () => {
    expect(formatBound(5, 'higher')).toBe('−5 %');
    expect(formatBound(15, 'lower')).toBe('+15 %');
    expect(formatBound(8.2, 'neither')).toBe('±8.2 %');
  });

  it('uses a true minus sign', () => expect(formatPercent(-9.1)).toBe('\u22129.1 %'));
});

describe('formatDuration', () => {
  it.each([
    [0, '0 s'],
    [59_400, '59 s'],
    [59_600, '1 min'],
    [200_000, '3 min 20 s'],
    [599_000, '9 min 59 s'],
    [28 * 60_000, '28 min'],
    [3_599_000, '1 h'],
    [3_900_000, '1 h 5 min'],
    [null, '–'],
  ])('writes %s ms as %s', (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text));
});

describe('small things', () => {
  it('counts whole days, and none backwards', () => {
    expect(daysBetween('2026-11-20T08:00:00Z', '2026-11-29T07:00:00Z')).toBe(8);
    expect(daysBetween('2026-11-29T07:00:00Z', '2026-11-20T08:00:00Z')).toBeNull();
    expect(daysBetween('soon', '2026-11-20T08:00:00Z')).toBeNull();
  });

  it('numbers footnotes', () => expect([1, 12].map(formatFootnoteMark)).toEqual(['¹', '¹²']));
});
