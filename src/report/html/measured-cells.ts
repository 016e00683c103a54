import type { Cell } from '../../judge/verdict.ts';
import type { MetricId } from '../../measure/metric.ts';
import type { Session } from '../../measure/session.ts';
import { meanOf } from '../session-blocks.ts';

/** What a curve is drawn from: a judged cell has it, and so has a level that nothing was compared with. */
export type CurveCell = Pick<
  Cell,
  | 'concurrency'
  | 'label'
  | 'metric'
  | 'unit'
  | 'direction'
  | 'gated'
  | 'baseline'
  | 'current'
  | 'interval'
  | 'deltaPercent'
  | 'failsAtPercent'
>;

const CURVES: readonly MetricId[] = ['output-throughput', 'ttft-p50', 'tpot-mean'];
const UNCOMPARED = { gated: false, baseline: null, interval: null, deltaPercent: null, failsAtPercent: null } as const;

/** The curves of a session that was measured and not compared. */
export function measuredCells({ levels, units }: Session): readonly CurveCell[] {
  return CURVES.flatMap((metric) =>
    levels.flatMap((level): CurveCell[] => {
      const current = meanOf(level, metric);
      const unit = units[metric];
      if (current === null || unit === undefined) return [];
      return [{ ...UNCOMPARED, ...unit, concurrency: level.concurrency, metric, current }];
    }),
  );
}
