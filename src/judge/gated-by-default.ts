import { METRICS } from '../measure/metric.ts';

/**
 * The metrics that are gated when nobody said which: output throughput and, in `judge`, every metric whose id isn't
 * known; none of these on both sides → every common throughput; an empty answer means nothing is comparable.
 */
export function chooseGated(baseline: readonly string[], current: readonly string[]): string[] {
  const common = [...new Set(current)].filter((metric) => baseline.includes(metric));
  const first = common.filter((metric) => metric === 'output-throughput' || !Object.hasOwn(METRICS, metric));
  return first.length > 0 ? first : common.filter(isThroughput);
}

/** Throughput of any kind, `goodput` included: what falls when a server slows down at a fixed concurrency. */
export function isThroughput(metric: string): boolean {
  return metric.endsWith('-throughput') || metric === 'goodput';
}
