import { boundDistance, type Difference, standardError } from '../stats/difference.ts';
import type { HolmStep } from '../stats/holm.ts';
import { normalQuantile } from '../stats/normal.ts';
import { studentQuantile } from '../stats/student-t.ts';

/** Chance of any false "regressed" in a run, over all its cells. */
export const ALPHA = 0.01;

/** Allowed change of a cell as log amounts > 0: worse at d = −worse, better at d = +better. */
export type Tolerance = { readonly worse: number; readonly better: number };

/** The three sizes of drop that a run can speak of, as log amounts > 0. */
export type Reach = { readonly failsAt: number; readonly rulesOut: number; readonly detectable: number };

export type StoredQuestion = {
  readonly difference: Difference;
  readonly tolerance: Tolerance;
  readonly repeated: boolean;
  /** Gated and judged cells of the run, J. */
  readonly cells: number;
  /** Holm over the drops of all J cells. */
  readonly worse: HolmStep;
  /** Holm over their gains. */
  readonly better: HolmStep;
};

export type JudgedVerdict = 'regressed' | 'improved' | 'pass' | 'suspected' | 'inconclusive';

/** The stored-mode rule for one cell. Source: "The verdict", stored mode; nothing repeated is at most suspected. */
export function decideStored(question: StoredQuestion): JudgedVerdict {
  const { difference, tolerance, repeated, worse, better } = question;
  const beyond = difference.d <= -tolerance.worse;
  if (beyond) return repeated && worse.rejected ? 'regressed' : 'suspected';
  if (repeated && better.rejected && difference.d >= tolerance.better) return 'improved';
  const lowest = difference.d - boundDistance(0.95, difference);
  return lowest > -rulesOut(question) ? 'pass' : 'inconclusive';
}

/**
 * F, the drop at which this cell fails at its own Holm step; P, the drop that a pass rules out; and the drop found nine
 * times in ten, F + z(.9)·SE.
 */
export function reachOf(question: StoredQuestion): Reach {
  const { difference, tolerance, worse } = question;
  const failsAt = Math.max(
    tolerance.worse,
    studentQuantile(1 - worse.level, difference.df) * standardError(difference),
  );
  return {
    failsAt,
    rulesOut: rulesOut(question),
    detectable: failsAt + normalQuantile(0.9) * standardError(difference),
  };
}

function rulesOut({ difference, tolerance, cells }: StoredQuestion): number {
  const reach = boundDistance(0.95, difference) + normalQuantile(1 - 0.02 / cells) * standardError(difference);
  return Math.max(tolerance.worse, reach);
}
