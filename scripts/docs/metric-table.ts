import { METRICS, type MetricId } from '../../src/measure/metric.ts';
import { code, markdownTable } from './markdown-table.ts';

const REQUEST_FORMULAS = {
  ttft: '`t_first − t0`',
  tpot: '`(t_last − t_first) ÷ (n − 1)`, requests with n > 1',
  itl: 'time between two events with tokens: chunks, not tokens',
  e2e: '`t_last − t0`',
} as const;

const TRIAL_FORMULAS: Readonly<Partial<Record<MetricId, string>>> = {
  'output-throughput': '`Σ n ÷ (max t_last − min t0)`',
  'steady-output-throughput': 'the same inside the window in which in-flight = C; tokens by event time',
  'total-throughput': '`(Σ p + Σ n) ÷ (max t_last − min t0)`',
  'request-throughput': '`good requests ÷ (max t_last − min t0)`',
  'peak-output-throughput':
    'largest number of tokens in any second; weights from usage; none for a trial shorter than a second',
  'per-user-throughput': '`1000 ÷ mean TPOT`',
  goodput: '`requests that meet every SLO ÷ (max t_last − min t0)`; only with `slo:`',
  'achieved-concurrency': '`Σ E2E ÷ (max t_last − min t0)`',
};

/**
 * Formula of every metric.
 * @throws Error for one that has none
 */
function formulaOf(id: MetricId): string {
  const own = TRIAL_FORMULAS[id];
  if (own !== undefined) return own;
  const [family = '', statistic = ''] = id.split('-');
  if (!Object.hasOwn(REQUEST_FORMULAS, family)) throw new Error(`The metric ${id} has no formula.`);
  const formula = REQUEST_FORMULAS[family as keyof typeof REQUEST_FORMULAS];
  return `${statistic === 'mean' ? 'mean' : statistic} of ${formula}`;
}

export function describeMetrics(): string {
  const rows = (Object.keys(METRICS) as MetricId[]).map((id) => [
    code(id),
    formulaOf(id),
    METRICS[id].unit,
    METRICS[id].direction === 'neither' ? '–' : METRICS[id].direction,
  ]);
  return markdownTable(['id', 'formula', 'unit', 'better'], rows);
}
