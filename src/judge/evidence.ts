import type { Direction } from '../measure/metric.ts';
import type { Policy } from '../suite/suite.ts';

/** Raw trial values of one cell: sessions of trials on each side, in the metric's unit. */
export type CellEvidence = {
  readonly concurrency: number | null;
  readonly label?: string;
  readonly metric: string;
  readonly unit: string;
  readonly direction: Direction;
  readonly gated: boolean;
  /** Allowed change, a fraction. */
  readonly tolerance: number;
  /** Declared sd between sessions, a fraction. */
  readonly sessionNoise: number;
  /** Declared sd between trials, used only where nothing was repeated. */
  readonly trialNoise: number;
  readonly baseline: readonly (readonly number[])[];
  readonly current: readonly (readonly number[])[];
  readonly notes: readonly string[];
  /** Why the two sides can't be compared here; absent = they can. No arithmetic is done on a blocked cell. */
  readonly blocked?: string;
};

/** The cells of one run and how its outcomes map to exit codes. */
export type Evidence = { readonly cells: readonly CellEvidence[]; readonly policy: Policy };
