import { makeAnchor } from '../../baseline/anchor.ts';
import { listLevels, meanOfSessions } from '../../baseline/cells.ts';
import { isSameLevel, type LevelId } from '../../baseline/level.ts';
import type { Gate } from '../../judge/build-evidence.ts';
import { type Drift, findDrift, SESSIONS_BACK } from '../../judge/drift.ts';
import { valuesAt } from '../../judge/side-session.ts';
import { METRICS, type MetricUnit } from '../../measure/metric.ts';
import { USUAL_METRICS } from '../usual-metrics.ts';
import type { EnvironmentHistory, HistorySession } from './collect-history.ts';

export type TrendPoint = {
  /** Geometric mean over the session's trials, and its lowest and highest trial; null = not measured. */
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** What was allowed when it came, around the mean of what the file held; null = nothing to compare with. */
  readonly allowed: readonly [number, number] | null;
  readonly drift: Drift | null;
};

/** One cell over all sessions of an environment, a point each. */
export type CellTrend = {
  readonly level: LevelId;
  readonly metric: string;
  readonly unit: MetricUnit;
  readonly gated: boolean;
  readonly points: readonly TrendPoint[];
};

function metricsOf({ sessions }: EnvironmentHistory, gates: readonly Gate[]): string[] {
  const ids = new Set(sessions.flatMap(({ session }) => session.trials.flatMap(({ metrics }) => Object.keys(metrics))));
  const gated = gates.filter(({ gate }) => gate).map(({ id }) => id as string);
  const foreign = [...ids].filter((id) => !Object.hasOwn(METRICS, id));
  return [...new Set([...gated, ...USUAL_METRICS, ...foreign])].filter((id) => ids.has(id));
}

/** Every cell of an environment that is gated, usually looked at, or another tool's, level by level. */
export function trendCells(history: EnvironmentHistory, gates: readonly Gate[]): CellTrend[] {
  const levels = listLevels(history.sessions.map(({ session }) => session));
  const drifts = history.sessions.map((entry) => driftsAt(entry, history, gates));
  return metricsOf(history, gates).flatMap((metric) =>
    levels.flatMap((level): CellTrend[] => {
      const gate = gates.find(({ id }) => id === metric);
      const unit = history.units[metric] ?? { unit: '', direction: 'neither' };
      const points = history.sessions.map((entry, at): TrendPoint => {
        const drift = drifts[at]?.find((each) => each.metric === metric && isSameLevel(each.level, level)) ?? null;
        return { ...spreadOf(entry, level, metric), allowed: allowedAt(entry, level, metric, gate), drift };
      });
      if (points.every(({ mean }) => mean === null)) return [];
      return [{ level, metric, unit, gated: gate?.gate ?? false, points }];
    }),
  );
}

function driftsAt({ session, since, anchors }: HistorySession, { units }: EnvironmentHistory, gates: readonly Gate[]) {
  // A verdict sees ten sessions; the page also knows the first one, against which small steps add up for longer.
  const [first] = since;
  const known = first === undefined ? anchors : [...anchors, makeAnchor([first], 'the first session')];
  return findDrift({ sessions: since, anchors: known, newest: session, gates, units, sessionsBack: SESSIONS_BACK });
}

function spreadOf({ session }: HistorySession, level: LevelId, metric: string) {
  const values = valuesAt([session], level, metric).flat();
  if (values.length === 0) return { mean: null, low: null, high: null };
  return { mean: meanOfSessions([values]), low: Math.min(...values), high: Math.max(...values) };
}

function allowedAt({ before }: HistorySession, level: LevelId, metric: string, gate: Gate | undefined) {
  const mean = gate === undefined ? null : meanOfSessions(valuesAt(before, level, metric));
  if (gate === undefined || mean === null) return null;
  return [mean * (1 - gate.tolerance), mean * (1 + gate.tolerance)] as const;
}
