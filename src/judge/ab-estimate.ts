import { mean } from 'simple-statistics';
import type { Difference } from '../stats/difference.ts';
import { type Orientation, orientedLog } from '../stats/log-change.ts';
import { combineVariances, harmonicMean, shrinkVariance, varianceBetween, varianceWithin } from '../stats/variance.ts';
import { welchDifference } from '../stats/welch.ts';
import type { AbPlan } from './ab-plan.ts';
import type { CellEvidence } from './evidence.ts';
import { DECLARED_TRIAL_DF, PRIOR_DF } from './stored-estimate.ts';

export type AbEstimate = { readonly difference: Difference; readonly repeated: boolean };

/** The difference of the two arms, by the way their servers were launched. */
export function estimateAb(cell: CellEvidence, orientation: Orientation, { launches }: AbPlan): AbEstimate {
  return launches.kind === 'alternating'
    ? estimateLaunches(cell, orientation, launches.noise)
    : estimateSideBySide(cell, orientation);
}

/**
 * Two servers side by side, as they stand: Welch on the logs of all trials of each arm. An arm of one trial borrows the
 * other's variance, or the declared one.
 */
export function estimateSideBySide(cell: CellEvidence, orientation: Orientation): AbEstimate {
  const [a, b] = [cell.baseline, cell.current].map((arm) => arm.flat().map((value) => orientedLog(value, orientation)));
  if (a === undefined || b === undefined) throw new RangeError('a comparison has two arms');
  if (a.length > 1 && b.length > 1) return { difference: welchDifference(a, b), repeated: true };
  const seen = varianceWithin([a, b]);
  const trial = seen ?? { variance: cell.trialNoise ** 2, df: DECLARED_TRIAL_DF };
  const difference = { d: mean(b) - mean(a), ...combineVariances([{ ...trial, weight: 1 / a.length + 1 / b.length }]) };
  return { difference, repeated: seen !== null };
}

/**
 * Launches that alternate A B A: the launch is a component of the error,
 * V = s_L²(1/L_A + 1/L_B) + s_W²(1/n_A + 1/n_B), s_L shrunk to the declared `launchNoise` (a fraction) like s_S.
 */
export function estimateLaunches(cell: CellEvidence, orientation: Orientation, launchNoise: number): AbEstimate {
  const arms = [cell.baseline, cell.current].map((arm) =>
    arm.map((launch) => launch.map((value) => orientedLog(value, orientation))),
  );
  const seen = varianceWithin(arms.flat());
  const trial = seen ?? { variance: cell.trialNoise ** 2, df: DECLARED_TRIAL_DF };
  const sides = arms.map((launches) => {
    const size = harmonicMean(launches.map(({ length }) => length));
    const means = launches.map((launch) => mean(launch));
    return {
      launches: launches.length,
      size,
      centre: mean(means),
      between: varianceBetween(means, trial.variance, size),
    };
  });
  const launchDf = sides.reduce((sum, { launches }) => sum + launches - 1, 0);
  const between = sides.reduce((sum, side) => sum + (side.launches - 1) * side.between, 0) / Math.max(1, launchDf);
  const launch = shrinkVariance({ variance: between, df: launchDf }, { variance: launchNoise ** 2, df: PRIOR_DF });
  const variance = combineVariances([
    { ...launch, weight: sides.reduce((sum, { launches }) => sum + 1 / launches, 0) },
    { ...trial, weight: sides.reduce((sum, { launches, size }) => sum + 1 / (launches * size), 0) },
  ]);
  const [a, b] = sides;
  return { difference: { d: (b?.centre ?? 0) - (a?.centre ?? 0), ...variance }, repeated: seen !== null };
}
