import { mean } from 'simple-statistics';
import type { Difference } from '../stats/difference.ts';
import { type Orientation, orientedLog } from '../stats/log-change.ts';
import {
  combineVariances,
  harmonicMean,
  shrinkVariance,
  type Variance,
  varianceBetween,
  varianceWithin,
} from '../stats/variance.ts';
import type { CellEvidence } from './evidence.ts';

/** Weight of a declared session or launch sd, in degrees of freedom (ν0). */
export const PRIOR_DF = 6;
/** Weight of a declared trial sd, used only where nothing was repeated. */
export const DECLARED_TRIAL_DF = 4;

/** How many sessions and trials stand behind a comparison; sizes are harmonic means. */
export type StoredDesign = {
  readonly baselineSessions: number;
  readonly baselineSize: number;
  readonly currentSessions: number;
  readonly currentSize: number;
};

/** One cell compared with a stored baseline: the difference, and the noise it is held against. */
export type StoredEstimate = {
  readonly difference: Difference;
  readonly trial: Variance;
  readonly session: Variance;
  /** sd between the baseline's sessions as seen, trial noise taken out; null with one session. */
  readonly seenSessionSd: number | null;
  /** The same between this run's own sessions. */
  readonly seenCurrentSd: number | null;
  readonly design: StoredDesign;
  /** A session with two trials, or three sessions on a side. */
  readonly repeated: boolean;
};

/**
 * Difference of mean session means with the session component in its error:
 * V = s_S²(1/Kc + 1/K) + s_W²(1/(Kc·n) + 1/(K·k)). s_S² comes from the sessions of both sides. Both sides hold at least one session of values > 0.
 */
export function estimateStored(cell: CellEvidence, orientation: Orientation): StoredEstimate {
  const baseline = logsOf(cell.baseline, orientation);
  const current = logsOf(cell.current, orientation);
  const seenTrial = varianceWithin([...baseline, ...current]);
  const trial = seenTrial ?? { variance: cell.trialNoise ** 2, df: DECLARED_TRIAL_DF };
  const design: StoredDesign = {
    baselineSessions: baseline.length,
    baselineSize: sizeOf(baseline),
    currentSessions: current.length,
    currentSize: sizeOf(current),
  };
  const means = meansOf(baseline);
  const currentMeans = meansOf(current);
  const between = varianceBetween(means, trial.variance, design.baselineSize);
  const currentBetween = varianceBetween(currentMeans, trial.variance, design.currentSize);
  const session = shrinkVariance(
    poolVariances({ variance: between, df: means.length - 1 }, { variance: currentBetween, df: current.length - 1 }),
    { variance: cell.sessionNoise ** 2, df: PRIOR_DF },
  );
  const d = mean(currentMeans) - mean(means);
  return {
    difference: { d, ...storedVariance(session, trial, design) },
    trial,
    session,
    seenSessionSd: means.length > 1 ? Math.sqrt(between) : null,
    seenCurrentSd: current.length > 1 ? Math.sqrt(currentBetween) : null,
    design,
    repeated: seenTrial !== null || baseline.length >= 3 || current.length >= 3,
  };
}

/** V and its Satterthwaite degrees of freedom for a design, planned or measured. */
export function storedVariance(session: Variance, trial: Variance, design: StoredDesign): Variance {
  const { baselineSessions, baselineSize, currentSessions, currentSize } = design;
  return combineVariances([
    { ...session, weight: 1 / currentSessions + 1 / baselineSessions },
    { ...trial, weight: 1 / (currentSessions * currentSize) + 1 / (baselineSessions * baselineSize) },
  ]);
}

const meansOf = (sessions: readonly (readonly number[])[]) => sessions.map((values) => mean([...values]));

/** Sessions of both sides tell of the same noise: each side's spread counts by its degrees of freedom. */
function poolVariances(one: Variance, other: Variance): Variance {
  const df = one.df + other.df;
  return { variance: df === 0 ? 0 : (one.df * one.variance + other.df * other.variance) / df, df };
}

function logsOf(sessions: readonly (readonly number[])[], orientation: Orientation): number[][] {
  return sessions.map((session) => session.map((value) => orientedLog(value, orientation)));
}

function sizeOf(sessions: readonly (readonly number[])[]): number {
  return harmonicMean(sessions.map((session) => session.length));
}
