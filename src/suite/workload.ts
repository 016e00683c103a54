import { METRIC_DEFINITIONS_VERSION } from '../measure/metric.ts';
import type { Workload } from '../measure/session.ts';
import { hashCanonical } from './canonical-json.ts';
import type { PromptSet, Suite } from './suite.ts';

/** What is measured: the facts that must be equal on both sides of a comparison. */
export function describeWorkload(suite: Suite, promptSet: PromptSet): Workload {
  return {
    promptSetHash: promptSet.hash,
    sampling: suite.sampling,
    extraBody: suite.extraBody,
    cache: suite.cache,
    api: suite.server.api,
    metricDefinitions: METRIC_DEFINITIONS_VERSION,
    outputs: Object.fromEntries(suite.levels.map(({ concurrency, output }) => [String(concurrency), output])),
    requests: Object.fromEntries(suite.levels.map(({ concurrency, requests }) => [String(concurrency), requests])),
  };
}

/** sha256 of the workload, hex: the same for the same workload whatever the order of its keys. */
export function hashWorkload(workload: Workload): string {
  return hashCanonical(workload);
}
