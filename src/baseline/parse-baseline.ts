import { z } from 'zod';
import { type FileKind, parseVersioned } from '../measure/parse-versioned.ts';
import {
  figureShape,
  identityShape,
  metricsShape,
  optional,
  unitShape,
  workloadFacts,
} from '../measure/session-schema.ts';
import { canonicalJson } from '../suite/canonical-json.ts';
import { BASELINE_SCHEMA, BASELINE_VERSION, type Baseline, type EnvironmentFacts } from './baseline.ts';

export const BASELINE_FILE: FileKind = {
  what: 'baseline',
  schema: BASELINE_SCHEMA,
  version: BASELINE_VERSION,
  code: 'bad-baseline',
  remedy: 'Restore the file from git, or delete it and take a new baseline with `throughput-gate refresh`.',
};

const text = z.string();
const facts = z.record(text, text);
const concurrency = z.int().positive().nullable();

const trialShape = z
  .object({ concurrency, label: optional(text), metrics: metricsShape })
  .refine((trial) => trial.concurrency !== null || trial.label !== undefined, 'expected a concurrency or a label');

const workloadShape = z.object({
  promptSetHash: optional(workloadFacts.promptSetHash),
  sampling: optional(workloadFacts.sampling),
  extraBody: optional(workloadFacts.extraBody),
  cache: optional(workloadFacts.cache),
  api: optional(workloadFacts.api),
  metricDefinitions: optional(workloadFacts.metricDefinitions),
  outputs: optional(workloadFacts.outputs),
  requests: workloadFacts.requests,
  stated: optional(facts),
});

const sessionShape = z.object({
  id: text.min(1),
  takenAt: text,
  commit: optional(text),
  runner: optional(text),
  clientVersion: text,
  configurationHash: text.nullable(),
  workload: workloadShape,
  identity: identityShape,
  outputTokens: metricsShape,
  definitions: optional(facts),
  trials: z.array(trialShape).min(1),
});

const anchorShape = z.object({
  takenAt: text,
  commit: optional(text),
  reason: optional(text),
  means: z.array(z.object({ concurrency, label: optional(text), metric: text, value: figureShape })),
});

const isUnique = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

const environmentShape = z.object({
  environment: z.object({
    gpu: optional(text),
    gpuCount: optional(z.int().nonnegative()),
    mig: optional(text),
    stated: optional(facts),
  }) satisfies z.ZodType<EnvironmentFacts>,
  units: z.record(text, unitShape),
  sessions: z
    .array(sessionShape)
    .min(1)
    .refine((sessions) => isUnique(sessions.map((session) => session.id)), 'two sessions have the same id'),
  anchors: z.array(anchorShape),
});

const baselineShape: z.ZodType<Baseline> = z.object({
  schema: z.literal(BASELINE_SCHEMA),
  version: z.literal(BASELINE_VERSION),
  suite: text,
  environments: z
    .array(environmentShape)
    .refine((all) => isUnique(all.map((entry) => canonicalJson(entry.environment))), 'two environments are the same'),
});

/**
 * Text of a baseline file → baseline. `source` names the file in errors.
 * @throws GateError `bad-baseline`: empty, cut off, not ours, newer, NaN, a wrong or missing value, each with its place.
 */
export function parseBaseline(baselineText: string, source: string): Baseline {
  return parseVersioned(baselineText, source, BASELINE_FILE, baselineShape);
}
