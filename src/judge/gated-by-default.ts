import { METRICS } from '../measure/metric.ts';

/**
 * The metrics that are gated when nobody said which: output throughput and, in `judge`, every metric whose id isn't
 * known; where the sides have none of these in common, every throughput; an empty answer means nothing is comparable.
 * All of them that the baseline has: one that the current side lacks is missing, never passed over.
 */
export function chooseGated(baseline: readonly string[], current: readonly string[]): string[] {
  const known = [...new Set(baseline)];
  const groups = [
    known.filter((metric) => metric === 'output-throughput' || !Object.hasOwn(METRICS, metric)),
    known.filter(isThroughput),
  ];
  return groups.find((group) => group.some((metric) => current.includes(metric))) ?? [];
}

/** Throughput of any kind, `goodput` included: what falls when a server slows down at a fixed concurrency. */
export function isThroughput(metric: string): boolean {
  return metric.endsWith('-throughput') || metric === 'goodput';
}
