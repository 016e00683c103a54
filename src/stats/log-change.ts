/**
 * Changes are judged on oriented logs: x = ln y where higher is better, x = −ln y where lower is better, so that a
 * negative difference d = current − baseline is worse for every metric. Source: "The verdict", session as unit of noise.
 */
export type Orientation = 'higher' | 'lower';

/** x = ±ln y of one trial value; `value` must be finite and > 0. */
export function orientedLog(value: number, orientation: Orientation): number {
  return orientation === 'higher' ? Math.log(value) : -Math.log(value);
}

/** The value whose oriented log is `x`. */
export function valueOfLog(x: number, orientation: Orientation): number {
  return Math.exp(orientation === 'higher' ? x : -x);
}

/** θ > 0: worse by the tolerance (a fraction of the raw value) is d = −θ. */
export function worseThreshold(tolerance: number, orientation: Orientation): number {
  return orientation === 'higher' ? -Math.log1p(-tolerance) : Math.log1p(tolerance);
}

/** d > 0 at which the raw value is better by the tolerance. */
export function betterThreshold(tolerance: number, orientation: Orientation): number {
  return orientation === 'higher' ? Math.log1p(tolerance) : -Math.log1p(-tolerance);
}

/** Percent (positive) by which the raw value is worse at a log amount `amount` ≥ 0 below the baseline. */
export function worsePercent(amount: number, orientation: Orientation): number {
  return orientation === 'higher' ? -100 * Math.expm1(-amount) : 100 * Math.expm1(amount);
}

/** Raw change in percent, 100·(current/baseline − 1), of an oriented log difference: latency up is positive. */
export function rawChangePercent(d: number, orientation: Orientation): number {
  return 100 * Math.expm1(orientation === 'higher' ? d : -d);
}
