import type { Direction } from '../measure/metric.ts';

/** What stands where a number can't be said. */
export const NOTHING = '–';

/** A true minus, `+` only when asked, and never a negative zero. */
function sign(text: string, plus: boolean): string {
  if (/^-?0(\.0+)?$/.test(text)) return text.replace('-', '');
  if (text.startsWith('-')) return `−${text.slice(1)}`;
  return plus ? `+${text}` : text;
}

const isNumber = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value);

const magnitude = (value: number) => Math.floor(Math.log10(Math.abs(value)));
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Decimals that show two significant digits of an uncertainty, at most `most` of them. */
function decimalsFor(halfWidth: number, most: number): number {
  return halfWidth > 0 ? clamp(1 - magnitude(halfWidth), 0, most) : most;
}

function percentDecimals(interval: readonly [number, number] | null): number {
  if (interval === null || !interval.every(Number.isFinite)) return 1;
  return decimalsFor((interval[1] - interval[0]) / 2, 2);
}

/** A plain figure with about four digits: `65.2`, `1492`, `0.031`. */
export function formatNumber(value: number | null | undefined): string {
  if (!isNumber(value)) return NOTHING;
  if (value === 0 || Number.isInteger(value)) return sign(String(value), false);
  return sign(String(Number(value.toFixed(clamp(3 - magnitude(value), 0, 3)))), false);
}

/**
 * Both means of a cell, in its unit, with the same decimals: two digits of the interval's half width, so that no digit
 * is printed that the run can't carry, and at least three digits of the larger one.
 */
export function formatMeans(
  baseline: number | null,
  current: number | null,
  interval: readonly [number, number] | null,
): readonly [string, string] {
  const largest = Math.max(...[baseline, current].filter(isNumber).map(Math.abs), 0);
  if (largest === 0 || interval === null || !interval.every(Number.isFinite)) {
    return [formatNumber(baseline), formatNumber(current)];
  }
  const halfWidth = (largest * (interval[1] - interval[0])) / 200;
  const decimals = Math.max(decimalsFor(halfWidth, 3), clamp(2 - magnitude(largest), 0, 3));
  const show = (value: number | null) => (isNumber(value) ? sign(value.toFixed(decimals), false) : NOTHING);
  return [show(baseline), show(current)];
}

/** A signed change: `−9.1 %`, `+0.4 %`. */
export function formatPercent(value: number | null, decimals = 1): string {
  return isNumber(value) ? `${sign(value.toFixed(decimals), true)} %` : NOTHING;
}

/** Δ with its 90 % interval: `−6.3 % (−7.9 … −4.7)`. */
export function formatChange(delta: number | null, interval: readonly [number, number] | null): string {
  if (!isNumber(delta)) return NOTHING;
  const decimals = percentDecimals(interval);
  if (interval === null || !interval.every(Number.isFinite)) return formatPercent(delta, decimals);
  const [low, high] = interval.map((end) => sign(end.toFixed(decimals), true));
  return `${formatPercent(delta, decimals)} (${low} … ${high})`;
}

/** An amount without a sign, as people write it: `5 %`, `7.5 %`. */
export function formatAmount(percent: number | null): string {
  return isNumber(percent) ? `${Number(percent.toFixed(1))} %` : NOTHING;
}

/** Where a cell fails, on its bad side: `−8.5 %`, `+15 %` for latency, `±9.1 %` where both sides count. */
export function formatBound(amountPercent: number | null, side: Direction): string {
  if (!isNumber(amountPercent)) return NOTHING;
  const mark = side === 'neither' ? '±' : side === 'lower' ? '+' : '−';
  return `${mark}${formatAmount(amountPercent)}`;
}

/** A share of one: `0.031` → `3.1 %`. */
export function formatShare(fraction: number): string {
  return formatAmount(fraction * 100);
}

/** `4 s`, `3 min 20 s`, `1 h 5 min`: never more than two units. */
export function formatDuration(milliseconds: number | null): string {
  if (!isNumber(milliseconds)) return NOTHING;
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = seconds < 600 ? Math.floor(seconds / 60) : Math.round(seconds / 60);
  if (minutes < 10) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  if (minutes < 60) return `${minutes} min`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A number inside a chart: plain digits, four of them. */
export function formatChartNumber(value: number): string {
  return String(Number(value.toPrecision(4)));
}

/** The day of an ISO 8601 time: `2026-11-20`; the text itself where it isn't one. */
export function formatDay(time: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? time;
}

/** Whole days from one ISO 8601 time to another, null where either isn't one or the order is wrong. */
export function daysBetween(earlier: string, later: string): number | null {
  const days = (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
  return Number.isFinite(days) && days >= 0 ? Math.floor(days) : null;
}

/** Superscript of a footnote's number: 12 → `¹²`. */
export function formatFootnoteMark(number: number): string {
  return [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('');
}
