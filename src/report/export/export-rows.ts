import type { Cell, RunVerdict } from '../../judge/verdict.ts';
import type { Session, TrialResult } from '../../measure/session.ts';
import { cleanLine } from '../clean-text.ts';

/** Everything that an export is made from: what was measured, what was judged, or both. */
export type ExportSource = { readonly session: Session | null; readonly verdict: RunVerdict | null };

/** One metric of one valid trial. */
export type TrialRow = {
  readonly session: string;
  readonly concurrency: number;
  readonly trial: number;
  readonly metric: string;
  readonly value: number;
  readonly unit: string;
  readonly direction: 'higher' | 'lower' | 'neither';
};

const soundFigures = ({ metrics, unreliable = [] }: TrialResult): [string, number][] => {
  const left = new Set<string>(unreliable);
  return Object.entries(metrics).filter(([id, value]) => !left.has(id) && Number.isFinite(value) && value > 0);
};

/** Valid trials alone, without the metrics that a buffered stream made meaningless: an export is there to be believed. */
export function listTrialRows({ id, levels, units }: Session): TrialRow[] {
  return levels.flatMap(({ concurrency, trials }) =>
    trials.flatMap((trial, at) =>
      (trial.valid ? soundFigures(trial) : []).map(([metric, value]) => ({
        session: id,
        concurrency,
        trial: at + 1,
        metric,
        value,
        ...(units[metric] ?? { unit: '', direction: 'neither' as const }),
      })),
    ),
  );
}

/** The columns of a judged cell, in the order of the CSV; names as `verdict.json` has them. */
export const CELL_COLUMNS = [
  'leg',
  'concurrency',
  'label',
  'metric',
  'unit',
  'direction',
  'gated',
  'verdict',
  'baseline',
  'current',
  'deltaPercent',
  'intervalLow',
  'intervalHigh',
  'tolerancePercent',
  'failsAtPercent',
  'rulesOutPercent',
  'detectablePercent',
  'trials',
  'baselineSessions',
  'notes',
] as const;
export type CellRow = Readonly<Record<(typeof CELL_COLUMNS)[number], string | number | boolean | null>>;

/** A judged cell, flat. */
export function toCellRow(cell: Cell): CellRow {
  const [intervalLow, intervalHigh] = cell.interval ?? [null, null];
  return {
    leg: cell.leg ?? null,
    concurrency: cell.concurrency,
    label: cell.label ?? null,
    metric: cell.metric,
    unit: cell.unit,
    direction: cell.direction,
    gated: cell.gated,
    verdict: cell.verdict,
    baseline: cell.baseline,
    current: cell.current,
    deltaPercent: cell.deltaPercent,
    intervalLow,
    intervalHigh,
    tolerancePercent: cell.tolerancePercent,
    failsAtPercent: cell.failsAtPercent,
    rulesOutPercent: cell.rulesOutPercent,
    detectablePercent: cell.detectablePercent,
    trials: cell.trials,
    baselineSessions: cell.baselineSessions,
    notes: cell.notes.length === 0 ? null : cleanLine(cell.notes.join('; ')),
  };
}
