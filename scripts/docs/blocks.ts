import { describeInputs, describeOutputs } from './action-tables.ts';
import { describeCommands, describeOverview } from './command-help.ts';
import type { Blocks } from './fill-page.ts';
import { describeMetrics } from './metric-table.ts';
import { describeMetricDefaults, describePresets, describeSuiteKeys } from './suite-reference.ts';
import {
  describeErrors,
  describeFailureClasses,
  describeInvalidReasons,
  describeSelfTest,
  describeStates,
} from './trouble-tables.ts';

/** Everything in the pages that is made from the sources, by the name that the pages use. */
export const BLOCKS: Blocks = {
  inputs: describeInputs,
  outputs: describeOutputs,
  'command-overview': describeOverview,
  commands: describeCommands,
  'suite-keys': describeSuiteKeys,
  'metric-defaults': describeMetricDefaults,
  presets: describePresets,
  metrics: describeMetrics,
  errors: describeErrors,
  'invalid-reasons': describeInvalidReasons,
  'self-test-reasons': describeSelfTest,
  'verdict-states': describeStates,
  'failure-classes': describeFailureClasses,
};
