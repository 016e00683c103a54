import { z } from 'zod';
import { isPlausible, type MetricUnit, PLAUSIBLE } from './metric.ts';
import type { Identity } from './session.ts';

/*
 * Shapes of what result files and baseline files share. Unknown keys are dropped, so that a file of a later minor
 * version still reads; infinite and absent numbers are refused.
 */

const text = z.string();
const count = z.int().nonnegative();

export const unitShape: z.ZodType<MetricUnit> = z.object({
  unit: text,
  direction: z.enum(['higher', 'lower', 'neither']),
});

/** A measured figure: plausible, or 0. */
export const figureShape = z.number().refine((value) => value === 0 || isPlausible(value), {
  error: ({ input }) => `found ${input}, allowed: 0, or ${PLAUSIBLE.least} to ${PLAUSIBLE.most}`,
});

/** Metric id → value; ids beyond our own are allowed. */
export const metricsShape = z.record(text, figureShape);

export const outputShape = z.object({ kind: z.enum(['pinned', 'at-most']), tokens: z.int().positive() });

/** Optional keys that are absent, never `undefined`: what exactOptionalPropertyTypes asks for. */
export const optional = <T>(shape: z.ZodType<T>) => z.exactOptional(shape);

export const identityShape: z.ZodType<Identity> = z.object({
  engine: optional(text),
  engineVersion: optional(text),
  model: optional(text),
  modelRevision: optional(text),
  dtype: optional(text),
  quantisation: optional(text),
  maxModelLength: optional(count),
  launchArguments: optional(z.array(text)),
  environmentVariables: optional(z.record(text, text)),
  gpu: optional(text),
  gpuCount: optional(count),
  gpusUsed: optional(text),
  mig: optional(text),
  powerLimitWatts: optional(z.number()),
  driver: optional(text),
  cpu: optional(text),
  os: optional(text),
  host: optional(text),
});

/** The facts of a workload, one shape each: all of them in a result, any of them in a baseline. */
export const workloadFacts = {
  promptSetHash: text,
  sampling: z.record(text, z.json()),
  extraBody: z.record(text, z.json()),
  cache: z.enum(['bust', 'flush', 'warm']),
  api: z.enum(['chat', 'completions']),
  metricDefinitions: z.int(),
  outputs: z.record(text, outputShape),
  requests: optional(z.record(text, count)),
};

export const reasonShape = z.object({ code: text, message: text, remedy: text });
