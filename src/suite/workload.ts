import { METRIC_DEFINITIONS_VERSION } from '../measure/metric.ts';
import type { Workload } from '../measure/session.ts';
import { maskSecretFields } from './secret-name.ts';
import type { PromptSet, Suite } from './suite.ts';

/** What is measured: the facts that must be equal on both sides of a comparison. */
export function describeWorkload(suite: Suite, promptSet: PromptSet): Workload {
  return {
    promptSetHash: promptSet.hash,
    sampling: maskSecretFields(suite.sampling),
    extraBody: maskSecretFields(suite.extraBody),
    cache: suite.cache,
    api: suite.server.api,
    metricDefinitions: METRIC_DEFINITIONS_VERSION,
    outputs: Object.fromEntries(suite.levels.map(({ concurrency, output }) => [String(concurrency), output])),
    requests: Object.fromEntries(suite.levels.map(({ concurrency, requests }) => [String(concurrency), requests])),
  };
}
