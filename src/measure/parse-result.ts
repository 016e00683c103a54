import { z } from 'zod';
import { findContradictions } from './find-contradictions.ts';
import type { MetricId } from './metric.ts';
import { type FileKind, parseVersioned } from './parse-versioned.ts';
import { type JudgingKeys, RESULT_SCHEMA, RESULT_VERSION, type Session, type TrialResult } from './session.ts';
import {
  identityShape,
  metricsShape,
  optional,
  outputShape,
  reasonShape,
  unitShape,
  workloadFacts,
} from './session-schema.ts';

export const RESULT_FILE: FileKind = {
  what: 'result',
  schema: RESULT_SCHEMA,
  version: RESULT_VERSION,
  code: 'bad-result',
  remedy: 'Give a result.json that `throughput-gate measure` wrote, whole and unedited.',
};

const text = z.string();
const moment = z.iso.datetime({ offset: true });
const count = z.int().nonnegative();
const concurrency = z.int().positive();

const trialShape: z.ZodType<TrialResult> = z.object({
  valid: z.boolean(),
  reasons: z.array(reasonShape),
  metrics: metricsShape,
  requests: z.object({ sent: count, good: count, failed: z.record(text, count) }),
  tokens: z.object({ prompt: count, output: count, cached: count }),
  tokensPerChunk: z.number().nullable(),
  durationMs: z.number().nonnegative(),
  startedAt: moment,
  client: z.object({
    workers: count,
    cpuShare: z.number(),
    eventLoopDelayP99Ms: z.number(),
    lateSendP99Ms: z.number(),
    coalescedReadShare: z.number(),
    endDoubtMs: optional(z.number()),
    decodeDoubtMs: optional(z.number()),
  }),
  counters: z.record(text, z.number()).nullable(),
  notes: z.array(text),
  unreliable: optional(z.array(text as unknown as z.ZodType<MetricId>)),
});

const levelShape = z.object({
  concurrency,
  output: outputShape,
  requests: count,
  trials: z.array(trialShape),
  notes: z.array(text),
});

const share = z.number().nonnegative();
const action = z.enum(['fail', 'warn', 'pass']);

const judgingShape: z.ZodType<JudgingKeys> = z.object({
  trials: z.object({ first: count, most: count, budgetMs: z.number() }),
  sessionNoise: z.record(text, share) as z.ZodType<JudgingKeys['sessionNoise']>,
  trialNoise: share,
  launchNoise: share,
  metrics: z.array(z.object({ id: text as unknown as z.ZodType<MetricId>, tolerance: share, gate: z.boolean() })),
  slo: z.object({ ttftMs: optional(share), tpotMs: optional(share), e2eMs: optional(share) }),
  policy: z.object({
    suspected: action,
    inconclusive: action,
    noBaseline: action,
    missingLevel: action,
    notComparable: action,
    failedRequests: share,
  }),
});

const fieldsShape: z.ZodType<Session> = z.object({
  schema: z.literal(RESULT_SCHEMA),
  version: z.literal(RESULT_VERSION),
  id: text.min(1),
  startedAt: moment,
  finishedAt: moment,
  client: z.object({ name: text, version: text }),
  suite: z.object({ name: text, promptSource: text, seed: z.number(), judging: judgingShape }),
  identity: identityShape,
  fingerprint: z.object({
    environment: z.object({
      suite: text,
      gpu: optional(text),
      gpuCount: optional(count),
      mig: optional(text),
    }),
    workload: z.object(workloadFacts),
    configurationHash: text.nullable(),
  }),
  units: z.record(text, unitShape),
  levels: z
    .array(levelShape)
    .refine(
      (levels) => new Set(levels.map((level) => level.concurrency)).size === levels.length,
      'a level is named twice',
    ),
  reasons: z.array(reasonShape),
  notes: z.array(text),
  provenance: z.object({ commit: optional(text), runner: optional(text), url: optional(text) }),
  logTail: optional(z.array(text)),
});

const sessionShape = fieldsShape.superRefine((session, context) => {
  for (const { path, message } of findContradictions(session)) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
});

/**
 * Text of a `result.json` → session. `source` names the file in errors.
 * @throws GateError `bad-result`: empty, cut off, not ours, newer, a wrong or missing value, or a trial that contradicts
 * itself, with its place.
 */
export function parseResult(resultText: string, source: string): Session {
  return parseVersioned(resultText, source, RESULT_FILE, sessionShape);
}
