import type { MetricId } from '../measure/metric.ts';
import type { Suite } from './suite.ts';

/** Fewest requests a trial from which a tail may be gated (design: 459 for p99, 90 for p95). */
const FEWEST_FOR_TAIL = { p99: 459, p95: 90 } as const;

/** What is allowed but worth a word: slots that never fill, tails judged from too few requests. */
export function noteOddities(suite: Suite): string[] {
  return [
    ...noteUnfilledLevels(suite),
    ...suite.metrics.flatMap(({ id, gate }) => (gate ? noteThinTail(suite, id) : [])),
  ];
}

function noteUnfilledLevels({ levels }: Suite): string[] {
  return levels
    .filter(({ concurrency, requests }) => requests < concurrency)
    .map(({ concurrency, requests }) => {
      return `C=${concurrency} gets ${requests} requests a trial: never more than ${requests} run at once.`;
    });
}

function noteThinTail({ levels }: Suite, id: MetricId): string[] {
  const fewest = id.endsWith('-p99') ? FEWEST_FOR_TAIL.p99 : id.endsWith('-p95') ? FEWEST_FOR_TAIL.p95 : 0;
  const thin = levels.filter(({ requests }) => requests < fewest);
  if (thin.length === 0) return [];
  const named = thin.map(({ concurrency, requests }) => `C=${concurrency} (${requests})`).join(', ');
  return [`${id} needs ${fewest} requests a trial to decide; it is only shown at ${named}.`];
}
