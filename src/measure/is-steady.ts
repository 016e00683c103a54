import type { Reason } from '../reason.ts';
import type { Direction } from './metric.ts';
import { meanOf } from './percentile.ts';

/** Two warm-up rounds that agree within this are steady. */
const ROUNDS_AGREE_WITHIN = 0.02;
/** The first trial is told apart from trial noise at this many standard deviations. */
const NOISE_FACTOR = 4.5;

/** Whether the last two warm-up rounds (throughput or duration of each, same unit) agree within 2 %. */
export function isWarm(rounds: readonly number[]): boolean {
  const [before, last] = rounds.slice(-2);
  if (before === undefined || last === undefined || !(before > 0) || !(last > 0)) return false;
  return Math.abs(last - before) <= ROUNDS_AGREE_WITHIN * Math.max(last, before);
}

export type SteadyQuestion = {
  readonly concurrency: number;
  /** One value a valid trial in order, of the metric that is judged. */
  readonly values: readonly number[];
  readonly direction: Direction;
  /** Allowed change, a fraction. */
  readonly tolerance: number;
  /** sd between trials on the log scale, from the baseline where it has one. */
  readonly trialSd: number | null;
};

/** The reason `not-steady` when the first of at least three trials is slower than the rest by more than noise, else null. */
export function findNotSteady(question: SteadyQuestion): Reason | null {
  const { values, direction, tolerance, trialSd, concurrency } = question;
  const [first, ...rest] = values.map((value) => (direction === 'lower' ? -Math.log(value) : Math.log(value)));
  if (first === undefined || rest.length < 2) return null;
  const theta = direction === 'lower' ? Math.log1p(tolerance) : -Math.log1p(-tolerance);
  const limit = Math.max(theta / 2, NOISE_FACTOR * (trialSd ?? 0));
  const behind = meanOf(rest) - first;
  if (!(behind > limit)) return null;
  const percent = (amount: number) => `${(100 * -Math.expm1(-amount)).toFixed(1)} %`;
  return {
    code: 'not-steady',
    message: `the first trial at C=${concurrency} was ${percent(behind)} slower than the mean of the rest (at most ${percent(limit)}): the server was still warming up`,
    remedy: 'Raise `warm-up: {rounds}` in the suite; look for compilation or graph capture in the server log.',
  };
}
