import { type LevelId, levelKey } from '../baseline/level.ts';
import { compareTokenTotals } from '../baseline/token-totals.ts';
import { METRICS, type MetricUnit } from '../measure/metric.ts';
import type { Policy, Suite } from '../suite/suite.ts';
import type { CellEvidence, Evidence } from './evidence.ts';
import { noteOtherPrompts } from './prompt-tokens.ts';
import { levelsOf, type SideSession, trialsAt, valuesAt } from './side-session.ts';
import { dropThinTail } from './thin-tail.ts';
import { adaptToTokens } from './unpinned.ts';

/** A metric that is judged, or one that has its own tolerance and is only shown. */
export type Gate = { readonly id: string; readonly tolerance: number; readonly gate: boolean };

export type EvidenceSource = {
  readonly baseline: readonly SideSession[];
  readonly current: readonly SideSession[];
  /** Unit and direction of metrics that the gate doesn't know; known ones need none. */
  readonly units: Readonly<Record<string, MetricUnit>>;
  readonly gates: readonly Gate[];
  /** Declared sd between sessions by metric id, a fraction. */
  readonly sessionNoise: Readonly<Partial<Record<string, number>>>;
  readonly trialNoise: number;
  readonly policy: Policy;
  /** Levels that must be there on both sides; `null` = every level of either side. */
  readonly levels: readonly LevelId[] | null;
};

const TTFT = { tolerance: 0.15, sessionNoise: 0.05 };
const OTHERS = { tolerance: 0.05, sessionNoise: 0.015 };

/** Tolerance and session noise of a metric that nobody declared: 5 % and 1.5 %; TTFT 15 % and 5 %. */
export function defaultsOf(metric: string): { readonly tolerance: number; readonly sessionNoise: number } {
  return metric.startsWith('ttft-') ? TTFT : OTHERS;
}

/** Every cell of two sides: gated metrics at every level, and what else both sides have, as shown. */
export function buildEvidence(source: EvidenceSource): Evidence {
  const levels = source.levels ?? levelsOf([...source.baseline, ...source.current]);
  const metrics = metricsAt(source);
  return { cells: levels.flatMap((level) => cellsOfLevel(source, level, metrics)), policy: source.policy };
}

/** The evidence of a suite's run: its levels, metrics, noise and policy. */
export function evidenceOfSuite(
  suite: Suite,
  baseline: readonly SideSession[],
  current: readonly SideSession[],
  units: Readonly<Record<string, MetricUnit>>,
): Evidence {
  return buildEvidence({
    baseline,
    current,
    units,
    gates: suite.metrics,
    sessionNoise: suite.sessionNoise,
    trialNoise: suite.trialNoise,
    policy: suite.policy,
    levels: suite.levels.map(({ concurrency }) => ({ concurrency })),
  });
}

function cellsOfLevel(source: EvidenceSource, level: LevelId, metrics: readonly string[]): CellEvidence[] {
  // Thousands of trials are looked through once a level, not once a cell.
  const here = (session: SideSession): SideSession => ({ ...session, trials: trialsAt(session, level) });
  const narrow = { ...source, baseline: source.baseline.map(here), current: source.current.map(here) };
  const cells = metrics.map((metric) => dropThinTail(cellOf(narrow, level, metric), narrow, level));
  const shown = cells.filter((cell) => isWorthShowing(cell, source.levels !== null));
  const worthShowing = noteOtherPrompts(shown, narrow, level);
  const key = levelKey(level);
  const output = source.current.flatMap(({ workload }) => workload?.outputs?.[key]?.kind ?? [])[0];
  if (output !== 'at-most') return worthShowing;
  return adaptToTokens(worthShowing, compareTokenTotals(source.baseline, source.current, key, output));
}

/** A suite's level must hold its gated metrics; a level that only files name needs those that one of the sides has. */
function isWorthShowing({ gated, baseline, current }: CellEvidence, asked: boolean): boolean {
  const [before, now] = [baseline.length > 0, current.length > 0];
  return (before && now) || (gated && (asked || before || now));
}

/** Gated metrics first, in the order of the suite; the rest as the current side has them. */
function metricsAt({ gates, current }: EvidenceSource): string[] {
  const gated = gates.filter(({ gate }) => gate).map(({ id }) => id);
  const measured = current.flatMap(({ trials }) => trials.flatMap(({ metrics }) => Object.keys(metrics)));
  return [...new Set([...gated, ...measured])];
}

function cellOf(source: EvidenceSource, level: LevelId, metric: string): CellEvidence {
  const gate = source.gates.find(({ id }) => id === metric);
  const known = Object.entries(METRICS).find(([id]) => id === metric)?.[1];
  const unit = ownValue(source.units, metric) ?? known ?? { unit: '', direction: 'neither' as const };
  const defaults = defaultsOf(metric);
  return {
    ...level,
    metric,
    unit: unit.unit,
    direction: unit.direction,
    gated: (gate?.gate ?? false) && unit.direction !== 'neither',
    tolerance: gate?.tolerance ?? defaults.tolerance,
    sessionNoise: ownValue(source.sessionNoise, metric) ?? defaults.sessionNoise,
    trialNoise: source.trialNoise,
    baseline: valuesAt(source.baseline, level, metric),
    current: valuesAt(source.current, level, metric),
    notes: [],
  };
}

/** A metric may be called `constructor`: only what the record itself holds counts. */
function ownValue<T>(record: Readonly<Partial<Record<string, T>>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
