/** The ids of `result.json`, `verdict.json` and the suite file. */
export type MetricId =
  | 'output-throughput'
  | 'steady-output-throughput'
  | 'total-throughput'
  | 'request-throughput'
  | 'peak-output-throughput'
  | 'per-user-throughput'
  | 'goodput'
  | 'achieved-concurrency'
  | 'ttft-mean'
  | 'ttft-p50'
  | 'ttft-p90'
  | 'ttft-p95'
  | 'ttft-p99'
  | 'tpot-mean'
  | 'tpot-p50'
  | 'tpot-p99'
  | 'itl-mean'
  | 'itl-p50'
  | 'itl-p99'
  | 'e2e-mean'
  | 'e2e-p50'
  | 'e2e-p95'
  | 'e2e-p99';

export type Direction = 'higher' | 'lower' | 'neither';
export type MetricUnit = { readonly unit: string; readonly direction: Direction };

/** Nothing that is measured is smaller or larger in any unit: 1e308 tok/s is a broken file, not a fast server. */
export const PLAUSIBLE = { least: 1e-15, most: 1e15 } as const;

/** Whether a figure above 0 can be a measurement. */
export function isPlausible(value: number): boolean {
  return value >= PLAUSIBLE.least && value <= PLAUSIBLE.most;
}

/** Raised whenever a formula below changes meaning: results of another version aren't comparable. */
export const METRIC_DEFINITIONS_VERSION = 1;

const THROUGHPUT: MetricUnit = { unit: 'tok/s', direction: 'higher' };
const REQUESTS: MetricUnit = { unit: 'req/s', direction: 'higher' };
const LATENCY: MetricUnit = { unit: 'ms', direction: 'lower' };

/** Unit and direction of every metric that the gate measures itself. */
export const METRICS: Readonly<Record<MetricId, MetricUnit>> = {
  'output-throughput': THROUGHPUT,
  'steady-output-throughput': THROUGHPUT,
  'total-throughput': THROUGHPUT,
  'request-throughput': REQUESTS,
  'peak-output-throughput': THROUGHPUT,
  'per-user-throughput': THROUGHPUT,
  goodput: REQUESTS,
  'achieved-concurrency': { unit: 'requests', direction: 'neither' },
  'ttft-mean': LATENCY,
  'ttft-p50': LATENCY,
  'ttft-p90': LATENCY,
  'ttft-p95': LATENCY,
  'ttft-p99': LATENCY,
  'tpot-mean': LATENCY,
  'tpot-p50': LATENCY,
  'tpot-p99': LATENCY,
  'itl-mean': LATENCY,
  'itl-p50': LATENCY,
  'itl-p99': LATENCY,
  'e2e-mean': LATENCY,
  'e2e-p50': LATENCY,
  'e2e-p95': LATENCY,
  'e2e-p99': LATENCY,
};
