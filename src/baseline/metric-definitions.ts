import type { Difference } from '../judge/verdict.ts';
import type { MetricId } from '../measure/metric.ts';
import type { BaselineSession } from './baseline.ts';

const TTFT = "from the request's last byte written, on an open connection, to the first event with a token";
const DURATION = 'time from the first request sent to the last token';

/** How the gate's own client defines its metrics. Source: "Metrics" in the design of measuring. */
const OWN: Readonly<Record<MetricId, string>> = {
  'output-throughput': `output tokens by usage ÷ ${DURATION}`,
  'steady-output-throughput': 'output tokens by event time while all slots are busy',
  'total-throughput': `prompt and output tokens by usage ÷ ${DURATION}`,
  'request-throughput': `good requests ÷ ${DURATION}`,
  'peak-output-throughput': 'output tokens by usage in the fullest second, sliding',
  'per-user-throughput': '1000 ÷ TPOT',
  goodput: `requests within the SLOs ÷ ${DURATION}`,
  'achieved-concurrency': `sum of the latencies ÷ ${DURATION}`,
  ...spread('ttft', TTFT),
  ...spread('tpot', '(last token − first token) ÷ (output tokens by usage − 1)'),
  ...spread('itl', 'gaps between events with tokens'),
  ...spread('e2e', "from the request's last byte written to the last token"),
};

type Spread<F extends string> = Record<`${F}-mean` | `${F}-p50` | `${F}-p90` | `${F}-p95` | `${F}-p99`, string>;

function spread<F extends string>(family: F, words: string): Spread<F> {
  const ids = ['mean', 'p50', 'p90', 'p95', 'p99'].map((statistic) => [`${family}-${statistic}`, words]);
  return Object.fromEntries(ids) as Spread<F>;
}

/** How a session's metric is defined; undefined = not stated. */
export function definitionOf({ definitions, workload }: BaselineSession, metric: string): string | undefined {
  if (definitions !== undefined) return Object.hasOwn(definitions, metric) ? definitions[metric] : undefined;
  return workload.metricDefinitions !== undefined && Object.hasOwn(OWN, metric) ? OWN[metric as MetricId] : undefined;
}

/** A metric that is defined otherwise on the two sides: not comparable at any level. */
export type BlockedMetric = { readonly metric: string; readonly difference: Difference };

const metricsOf = ({ trials }: BaselineSession): string[] => [
  ...new Set(trials.flatMap((trial) => Object.keys(trial.metrics))),
];

const without = (session: BaselineSession, metrics: ReadonlySet<string>): BaselineSession => ({
  ...session,
  trials: session.trials.map((trial) => ({
    ...trial,
    metrics: Object.fromEntries(Object.entries(trial.metrics).filter(([id]) => !metrics.has(id))),
  })),
});

/** Both measured by our own client of one version, or by what states nothing: nothing to compare metric by metric. */
const definesAlike = (a: BaselineSession, b: BaselineSession): boolean =>
  a.definitions === undefined &&
  b.definitions === undefined &&
  a.workload.metricDefinitions === b.workload.metricDefinitions;

/** Whether one side defines its metrics and the other doesn't say how: taken as equal, and said. */
export function hasUnstatedDefinitions(session: BaselineSession, current: BaselineSession): boolean {
  if (definesAlike(session, current)) return false;
  const held = new Set(metricsOf(session));
  return metricsOf(current).some(
    (metric) =>
      held.has(metric) &&
      (definitionOf(session, metric) === undefined) !== (definitionOf(current, metric) === undefined),
  );
}

/** Metric → the baseline's definition, where the two sessions state different ones. */
export function findOtherDefinitions(session: BaselineSession, current: BaselineSession): Map<string, Difference> {
  if (definesAlike(session, current)) return new Map();
  const now = new Set(metricsOf(current));
  const pairs = metricsOf(session).flatMap((metric) => {
    const [before, after] = [definitionOf(session, metric), definitionOf(current, metric)];
    if (!now.has(metric) || before === undefined || after === undefined || before === after) return [];
    const difference = { fact: `definition of ${metric}`, baseline: before, current: after, role: 'warns' } as const;
    return [[metric, difference] as const];
  });
  return new Map(pairs);
}

/**
 * A metric is blocked when every session that holds it defines it otherwise; where some agree, the others just lose it.
 */
export function selectDefinedMetrics(
  sessions: readonly BaselineSession[],
  current: BaselineSession,
): { readonly sessions: readonly BaselineSession[]; readonly blockedMetrics: readonly BlockedMetric[] } {
  const others = sessions.map((session) => findOtherDefinitions(session, current));
  if (others.every((differing) => differing.size === 0)) return { sessions, blockedMetrics: [] };
  const holds = sessions.map((session) => new Set(metricsOf(session)));
  const agreed = new Set(
    metricsOf(current).filter((metric) => holds.some((held, i) => held.has(metric) && !others[i]?.has(metric))),
  );
  const blocked = new Map(others.flatMap((differing) => [...differing].filter(([metric]) => !agreed.has(metric))));
  return {
    sessions: sessions.map((session, i) => {
      const lost = [...(others[i]?.keys() ?? [])].filter((metric) => agreed.has(metric));
      return lost.length === 0 ? session : without(session, new Set(lost));
    }),
    blockedMetrics: [...blocked].map(([metric, difference]) => ({ metric, difference })),
  };
}

/** One difference for all metrics that share a pair of definitions. */
export function wordBlockedMetrics(blocked: readonly BlockedMetric[]): Difference[] {
  return [...group(blocked).values()].map(({ difference, metrics }) => ({
    ...difference,
    fact: `definition of ${metrics.join(', ')}`,
  }));
}

function group(blocked: readonly BlockedMetric[]) {
  const groups = new Map<string, { readonly difference: Difference; readonly metrics: string[] }>();
  for (const { metric, difference } of blocked) {
    const key = JSON.stringify([difference.baseline, difference.current]);
    const known = groups.get(key) ?? { difference, metrics: [] };
    known.metrics.push(metric);
    groups.set(key, known);
  }
  return groups;
}
