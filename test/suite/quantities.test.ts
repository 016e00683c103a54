import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDurationMs, parsePercent } from '../../src/suite/quantities.ts';

const duration = (found: unknown) => parseDurationMs(found, ['s', 'ms']);
const percent = (found: unknown) => parsePercent(found, 'above-zero');

describe('durations', () => {
  it.each([
    ['500ms', 500],
    ['900s', 900_000],
    ['900 s', 900_000],
    ['20m', 1_200_000],
    ['1h', 3_600_000],
    ['1.5s', 1_500],
  ])('reads %s', (text, ms) => {
    expect(duration(text)).toEqual({ ok: true, value: ms });
  });

  it.each([
    [900, 'found 900, a duration without its unit: write 900s or 900ms'],
    ['900', 'found 900, a duration without its unit: write 900s or 900ms'],
    [0, 'found 0, a duration without its unit: write 0s or 0ms'],
    ['0s', 'found "0s", allowed: more than 0 and at most 168h'],
    ['200h', 'found "200h", allowed: more than 0 and at most 168h'],
    ['-5s', 'found "-5s", allowed: a number with ms, s, m or h, such as 500ms, 900s, 20m or 1h'],
    ['20min', 'found "20min", allowed: a number with ms, s, m or h, such as 500ms, 900s, 20m or 1h'],
    [null, 'found nothing, allowed: a number with ms, s, m or h, such as 500ms, 900s, 20m or 1h'],
    [['1s'], 'found a list, allowed: a number with ms, s, m or h, such as 500ms, 900s, 20m or 1h'],
  ])('refuses %j and says what to write', (found, problem) => {
    expect(duration(found)).toEqual({ ok: false, problem });
  });
});

describe('percents', () => {
  it.each([
    ['5%', 0.05],
    ['5 %', 0.05],
    ['1.5%', 0.015],
    ['99.9%', 0.999],
  ])('reads %s', (text, fraction) => {
    const parsed = percent(text);
    expect(parsed.ok && parsed.value).toBeCloseTo(fraction, 12);
  });

  it.each([
    [5, 'found 5, a percent without its unit: write 5% or 0.5%'],
    ['5', 'found 5, a percent without its unit: write 5% or 0.5%'],
    [0.05, 'found 0.05, a percent without its unit: write 5% or 0.05%'],
    [0.07, 'found 0.07, a percent without its unit: write 7% or 0.07%'],
    [Number.NaN, 'found NaN, a percent without its unit: write a percent with its sign, such as 5% or 0.5%'],
    [-5, 'found -5, a percent without its unit: write a percent with its sign, such as 5% or 0.5%'],
    ['0%', 'found "0%", allowed: more than 0% and less than 100%'],
    ['100%', 'found "100%", allowed: more than 0% and less than 100%'],
    ['-5%', 'found "-5%", allowed: more than 0% and less than 100%'],
    ['five', 'found "five", allowed: a percent with its sign, such as 5% or 1.5%'],
    ['5%%', 'found "5%%", allowed: a percent with its sign, such as 5% or 1.5%'],
  ])('refuses %j and says what to write', (found, problem) => {
    expect(percent(found)).toEqual({ ok: false, problem });
  });

  it('takes a bare 0 only where nothing may be meant', () => {
    expect(parsePercent(0, 'zero')).toEqual({ ok: true, value: 0 });
    expect(percent(0).ok).toBe(false);
  });

  it('gives a finite value in range or a problem for any text and any number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^\d{0,4}\.?\d{0,3} ?%?$/)), (found) => {
        const parsed = percent(found);
        expect(parsed.ok ? parsed.value > 0 && parsed.value < 1 : parsed.problem.length > 0).toBe(true);
      }),
      { seed: 1 },
    );
  });
});
