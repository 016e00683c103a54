/** Fewest good requests a trial from which a tail may decide. Source: "Metrics" in the design of measuring. */
const FEWEST = { p99: 459, p95: 90 } as const;

/** How many good requests a trial the metric needs to be gated; 0 = any number. */
export function requestsForTail(metric: string): number {
  return metric.endsWith('-p99') ? FEWEST.p99 : metric.endsWith('-p95') ? FEWEST.p95 : 0;
}
