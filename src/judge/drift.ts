import { mean } from 'simple-statistics';
import type { Anchor } from '../baseline/baseline.ts';
import { isSameLevel, type LevelId, levelName } from '../baseline/level.ts';
import type { MetricUnit } from '../measure/metric.ts';
import { type Orientation, orientedLog, rawChangePercent, worseThreshold } from '../stats/log-change.ts';
import type { Gate } from './build-evidence.ts';
import { countOf } from './count-text.ts';
import { plainPercent, signedPercent } from './percent-text.ts';
import { levelsOf, type SideSession, valuesAt } from './side-session.ts';

export type DatedSession = SideSession & { readonly takenAt: string };

export type DriftSource = {
  /** Stored sessions, oldest first, without the newest. */
  readonly sessions: readonly DatedSession[];
  /** Old levels that were kept when a baseline was replaced. */
  readonly anchors: readonly Anchor[];
  readonly newest: SideSession;
  readonly gates: readonly Gate[];
  readonly units: Readonly<Record<string, MetricUnit>>;
  /** How many sessions back the anchor lies; the oldest one where there are fewer. */
  readonly sessionsBack: number;
};

/** A gated cell that has become worse by more than its tolerance since an older anchor, step by step or at once. */
export type Drift = {
  readonly level: LevelId;
  readonly metric: string;
  readonly changePercent: number;
  readonly tolerancePercent: number;
  /** When the anchor was taken; empty = unknown. */
  readonly since: string;
  /** Stored sessions between anchor and newest, null where the anchor stands outside of them. */
  readonly steps: number | null;
};

export const SESSIONS_BACK = 10;

/**
 * Compares the newest session with the anchor ten sessions back and with every kept anchor: five times −2 % is −9.6 %,
 * though each step passed. Each cell once, with its largest drift. A hint about history, never a verdict.
 */
export function findDrift(source: DriftSource): Drift[] {
  return levelsOf([source.newest]).flatMap((level) =>
    source.gates.filter(({ gate }) => gate).flatMap((gate) => worstDrift(source, level, gate) ?? []),
  );
}

function worstDrift(source: DriftSource, level: LevelId, { id, tolerance }: Gate): Drift | null {
  const direction = source.units[id]?.direction ?? 'neither';
  const now = logMean([source.newest], level, id, direction);
  if (direction === 'neither' || now === null) return null;
  const drifts = anchorsOf(source, level, id, direction)
    .map(({ x, since, steps }) => ({ d: now - x, since, steps }))
    .filter(({ d }) => d <= -worseThreshold(tolerance, direction))
    .sort((a, b) => a.d - b.d);
  const [worst] = drifts;
  if (worst === undefined) return null;
  const { since, steps } = worst;
  const changePercent = rawChangePercent(worst.d, direction);
  return { level, metric: id, changePercent, tolerancePercent: 100 * tolerance, since, steps };
}

type Point = { readonly x: number; readonly since: string; readonly steps: number | null };

function anchorsOf(source: DriftSource, level: LevelId, metric: string, orientation: Orientation): Point[] {
  const kept = source.anchors.flatMap(({ takenAt, means }) =>
    means
      .filter((cell) => cell.metric === metric && isSameLevel(cell, level))
      .filter(({ value }) => value > 0)
      .map(({ value }): Point => ({ x: orientedLog(value, orientation), since: takenAt, steps: null })),
  );
  const steps = Math.min(source.sessionsBack, source.sessions.length);
  const old = source.sessions.at(-steps);
  if (steps === 0 || old === undefined) return kept;
  const x = logMean([old], level, metric, orientation);
  return x === null ? kept : [...kept, { x, since: old.takenAt, steps }];
}

function logMean(sessions: readonly SideSession[], level: LevelId, metric: string, direction: string): number | null {
  const values = valuesAt(sessions, level, metric).flat();
  if (values.length === 0 || values.some((value) => !(value > 0)) || direction === 'neither') return null;
  return mean(values.map((value) => orientedLog(value, direction === 'lower' ? 'lower' : 'higher')));
}

/** `output-throughput at C=8 has drifted −9.6 % in 5 sessions, from 2026-01-02: a step may be 5 %, so …`. */
export function describeDrift({ level, metric, changePercent, tolerancePercent, since, steps }: Drift): string {
  const day = since.slice(0, 10);
  const span = steps === null ? 'since the kept anchor' : `in ${countOf(steps, 'session')}`;
  const from = day === '' ? '' : `, from ${day}`;
  const allowed = `a step may be ${plainPercent(tolerancePercent)}`;
  return `${metric} at ${levelName(level)} has drifted ${signedPercent(changePercent)} ${span}${from}: ${allowed}, so no single run needed to fail`;
}
