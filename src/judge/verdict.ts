import type { Direction } from '../measure/metric.ts';
import type { Reason } from '../reason.ts';
import type { Cure } from './cure.ts';

export type RunVerdictName =
  | 'pass'
  | 'improved'
  | 'regressed'
  | 'suspected'
  | 'inconclusive'
  | 'not-comparable'
  | 'invalid'
  | 'no-baseline'
  | 'missing-level'
  | 'accepted'
  | 'equivalent'
  | 'different'
  | 'undecided';

/** `shown`: measured and compared, but not gated: never enters the run's verdict. */
export type CellVerdict = RunVerdictName | 'shown';

/** One (level, metric). Percents are percents (−6.3), values are in `unit`. `null` = can't be said. */
export type Cell = {
  readonly concurrency: number | null;
  readonly label?: string;
  readonly metric: string;
  readonly unit: string;
  readonly direction: Direction;
  readonly gated: boolean;
  readonly tolerancePercent: number;
  /** Geometric means. */
  readonly baseline: number | null;
  readonly current: number | null;
  readonly deltaPercent: number | null;
  /** 90 % interval of the raw change, percent. */
  readonly interval: readonly [number, number] | null;
  readonly failsAtPercent: number | null;
  readonly rulesOutPercent: number | null;
  readonly detectablePercent: number | null;
  readonly verdict: CellVerdict;
  /** Valid trials on the current side. */
  readonly trials: number;
  readonly baselineSessions: number;
  readonly notes: readonly string[];
  /** Name of the leg that it was measured on, where several legs are one report. */
  readonly leg?: string;
  /** What would decide a suspected or inconclusive cell most cheaply. */
  readonly cure?: Cure;
};

/** One of several runs that are reported together. */
export type Leg = {
  readonly name: string;
  /** `missing`: it was expected, and there is no result of it. */
  readonly verdict: RunVerdictName | 'missing';
  readonly exitCode: 0 | 1 | 2 | 3;
  /** null = unknown. */
  readonly suite: string | null;
};

/** One differing fact between the baseline's server or workload and this one. */
export type Difference = {
  readonly fact: string;
  readonly baseline: string | null;
  readonly current: string | null;
  /** `blocks`: not comparable. `warns`: may explain. `shown`: what a pull request changes. `selects`: another environment. */
  readonly role: 'blocks' | 'warns' | 'shown' | 'selects';
};

export const VERDICT_SCHEMA = 'throughput-gate/verdict';
export const VERDICT_VERSION = 1;

/** `verdict.json`: the run's verdict and all that explains it. */
export type RunVerdict = {
  readonly schema: typeof VERDICT_SCHEMA;
  readonly version: typeof VERDICT_VERSION;
  readonly mode: 'gate' | 'ab' | 'confirm' | 'judge' | 'report' | 'refresh' | 'measure';
  readonly suite: string;
  readonly verdict: RunVerdictName;
  readonly exitCode: 0 | 1 | 2 | 3 | 130;
  readonly reasons: readonly Reason[];
  readonly cells: readonly Cell[];
  readonly differences: readonly Difference[];
  /** `report`: every leg, worst first. */
  readonly legs?: readonly Leg[];
  /** Hints from the pattern of cells (curve diagnosis), never a verdict. */
  readonly hints: readonly string[];
  readonly notes: readonly string[];
};
