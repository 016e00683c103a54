import type { MetricId } from '../measure/metric.ts';
import type { Suite } from './suite.ts';
import { requestsForTail } from './tail-requests.ts';

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
  const fewest = requestsForTail(id);
  const thin = levels.filter(({ requests }) => requests < fewest);
  if (thin.length === 0) return [];
  const named = thin.map(({ concurrency, requests }) => `C=${concurrency} (${requests})`).join(', ');
  return [`${id} needs ${fewest} requests a trial to decide; it is only shown at ${named}.`];
}
