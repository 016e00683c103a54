import { median } from 'simple-statistics';
import { type Orientation, orientedLog } from '../stats/log-change.ts';
import { shrinkVariance, varianceWithin } from '../stats/variance.ts';
import type { CellEvidence } from './evidence.ts';
import { DECLARED_TRIAL_DF } from './stored-estimate.ts';

/** How the note on an outlier begins. */
export const FAR_TRIAL = 'far from its neighbours, but counted';

/** Distance from its session's median, in trial sds, beyond which a trial is flagged. */
const FLAG_AT = 4.5;

/**
 * Indexes of trials that lie over 4.5 s_W from the median of their session: flagged, never dropped. `trialSd` must come
 * from other data than the values: among three trials an outlier hides in its own sd.
 */
export function flagOutliers(values: readonly number[], orientation: Orientation, trialSd: number): number[] {
  if (values.length < 3) return [];
  const logs = values.map((value) => orientedLog(value, orientation));
  const centre = median(logs);
  return logs.flatMap((x, index) => (Math.abs(x - centre) > FLAG_AT * trialSd ? [index] : []));
}

/**
 * A note for each session of this run that holds an outlier. The sd is that of the other side's trials, shrunk to the
 * declared trial noise: a baseline of a few trials alone may be quiet by luck.
 */
export function noteOutliers(cell: CellEvidence, orientation: Orientation): string[] {
  const other = cell.baseline.map((session) => session.map((value) => orientedLog(value, orientation)));
  const seen = varianceWithin(other) ?? { variance: 0, df: 0 };
  const { variance } = shrinkVariance(seen, { variance: cell.trialNoise ** 2, df: DECLARED_TRIAL_DF });
  return cell.current.flatMap((values, session) => {
    const flagged = flagOutliers(values, orientation, Math.sqrt(variance));
    if (flagged.length === 0) return [];
    const of = cell.current.length > 1 ? ` of session ${session + 1}` : '';
    const trials = flagged.map((index) => index + 1).join(', ');
    return [`${FAR_TRIAL}: valid trial ${trials}${of}`];
  });
}
