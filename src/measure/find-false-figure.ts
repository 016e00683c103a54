import type { Contradiction } from './contradiction.ts';
import { METRIC_DEFINITIONS_VERSION, type MetricId } from './metric.ts';
import type { TrialResult } from './session.ts';

/** A file may have been rounded to fewer digits on its way; what decides a verdict is larger. */
const SAME_WITHIN = 0.001;

type Identity = {
  readonly id: MetricId;
  readonly formula: string;
  /** NaN = the trial doesn't hold what it takes. */
  readonly of: (trial: TrialResult) => number;
};

/** What `metrics.ts` computes from numbers that the trial keeps, so that each gives the other, whatever was measured. */
const IDENTITIES: readonly Identity[] = [
  {
    id: 'output-throughput',
    formula: '1000 × tokens.output ÷ durationMs',
    of: ({ tokens, durationMs }) => (1000 * tokens.output) / durationMs,
  },
  {
    id: 'total-throughput',
    formula: '1000 × (tokens.prompt + tokens.output) ÷ durationMs',
    of: ({ tokens, durationMs }) => (1000 * (tokens.prompt + tokens.output)) / durationMs,
  },
  {
    id: 'request-throughput',
    formula: '1000 × requests.good ÷ durationMs',
    of: ({ requests, durationMs }) => (1000 * requests.good) / durationMs,
  },
  {
    id: 'achieved-concurrency',
    formula: 'requests.good × e2e-mean ÷ durationMs',
    of: ({ requests, metrics, durationMs }) => (requests.good * (metrics['e2e-mean'] ?? Number.NaN)) / durationMs,
  },
  {
    id: 'per-user-throughput',
    formula: '1000 ÷ tpot-mean',
    of: ({ metrics }) => 1000 / (metrics['tpot-mean'] ?? Number.NaN),
  },
];

/** The first figure of a trial that its own tokens, requests, duration and latencies don't give. */
export function findFalseFigure(trial: TrialResult, metricDefinitions: number): Contradiction | null {
  // Under other definitions other formulas hold, and such a result is compared with nothing.
  if (metricDefinitions !== METRIC_DEFINITIONS_VERSION) return null;
  for (const { id, formula, of } of IDENTITIES) {
    const found = trial.metrics[id];
    const given = of(trial);
    if (found === undefined || Number.isNaN(given) || Math.abs(found - given) <= SAME_WITHIN * found) continue;
    const allowed = Number.isFinite(given) ? `${given}, which is ${formula}` : `none, since ${formula} is no number`;
    return { path: ['metrics', id], message: `found ${found}, allowed: ${allowed}` };
  }
  return null;
}
