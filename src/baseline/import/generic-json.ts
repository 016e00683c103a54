import { z } from 'zod';
import { valueAt } from '../../json-value.ts';
import { type FileKind, parseVersioned } from '../../measure/parse-versioned.ts';
import { optional } from '../../measure/session-schema.ts';
import { canonicalJson } from '../../suite/canonical-json.ts';
import type { EnvironmentFacts } from '../baseline.ts';
import { findFault, findRepeats, type GenericTrial, toImported } from './generic-trials.ts';
import type { Importer } from './result-file.ts';

export const GENERIC_SCHEMA = 'throughput-gate/generic';

const GENERIC_FILE: FileKind = {
  what: 'generic results',
  schema: GENERIC_SCHEMA,
  version: 1,
  code: 'bad-result',
  remedy:
    'Write sessions of trials with concurrency (or label), metric and value; see the documentation of generic results.',
};

const text = z.string();

const trialShape = z
  .object({
    concurrency: z.number().nullish(),
    label: text.min(1).nullish(),
    metric: text.min(1),
    value: z.number(),
    unit: text.nullish(),
    direction: z.enum(['higher', 'lower']).nullish(),
    trial: z.union([text, z.number()]).nullish(),
  })
  .transform(
    (trial): GenericTrial => ({
      concurrency: trial.concurrency ?? null,
      label: trial.label ?? null,
      metric: trial.metric,
      value: trial.value,
      unit: trial.unit ?? null,
      direction: trial.direction ?? null,
      trial: trial.trial === undefined || trial.trial === null ? null : String(trial.trial),
    }),
  )
  .superRefine((trial, context) => {
    const fault = findFault(trial);
    if (fault !== null) context.addIssue(fault);
  });

const trialsShape = z.array(trialShape).superRefine((trials, context) => {
  for (const { index, message } of findRepeats(trials)) context.addIssue({ code: 'custom', message, path: [index] });
});

const facts = z.record(text, z.json());

const fileShape = z.object({
  schema: z.literal(GENERIC_SCHEMA),
  version: z.literal(1),
  sessions: z
    .array(
      z.object({
        id: text.min(1),
        environment: optional(facts),
        workload: optional(facts),
        trials: trialsShape.min(1),
      }),
    )
    .min(1)
    .refine((all) => new Set(all.map((session) => session.id)).size === all.length, 'two sessions have the same id'),
});

type Facts = Readonly<Record<string, unknown>>;

/** Any JSON as the text that is compared and shown. */
const stateAll = (given: Facts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, typeof value === 'string' ? value : canonicalJson(value)]),
  );

function toEnvironment({ gpu, gpuCount, count, mig, ...others }: Facts): EnvironmentFacts {
  const number = gpuCount ?? count;
  const stated = stateAll(others);
  return {
    ...(typeof gpu === 'string' ? { gpu } : {}),
    ...(typeof number === 'number' ? { gpuCount: number } : {}),
    ...(typeof mig === 'string' ? { mig } : {}),
    ...(Object.keys(stated).length > 0 ? { stated } : {}),
  };
}

/** `throughput-gate/generic` as JSON: sessions of trials, whoever measured them. */
export const genericJson: Importer = {
  tool: 'generic',
  schema: GENERIC_SCHEMA,
  namesSessions: true,
  recognises: ({ json }) => {
    const schema = valueAt(json, 'schema');
    return schema === GENERIC_SCHEMA || (schema === undefined && Array.isArray(valueAt(json, 'sessions')));
  },
  read: ({ path, text: fileText }) =>
    parseVersioned(fileText, path, GENERIC_FILE, fileShape).sessions.map(
      ({ id, environment = {}, workload = {}, trials }) => {
        const { suite, ...machine } = environment;
        const stated = stateAll(workload);
        return toImported(
          {
            id,
            suite: typeof suite === 'string' ? suite : null,
            environment: toEnvironment(machine),
            workload: Object.keys(stated).length > 0 ? { stated } : {},
            trials,
          },
          path,
        );
      },
    ),
};
