import { median } from 'simple-statistics';
import { type Orientation, orientedLog } from '../stats/log-change.ts';

/** Distance from the arm's median, in trial sds, beyond which a trial is flagged. */
const FLAG_AT = 4.5;

/**
 * Indexes of trials that lie over 4.5 s_W from their arm's median. A flagged trial is measured once more and both are
 * kept: nothing is ever dropped. `trialSd` must come from other data (a stored baseline, or the declared trial noise):
 * among three trials an outlier hides in its own sd.
 */
export function flagOutliers(values: readonly number[], orientation: Orientation, trialSd: number): number[] {
  if (values.length < 3) return [];
  const logs = values.map((value) => orientedLog(value, orientation));
  const centre = median(logs);
  return logs.flatMap((x, index) => (Math.abs(x - centre) > FLAG_AT * trialSd ? [index] : []));
}
