import { z } from 'zod';
import { BUILTIN_NAMES } from './builtin-prompts.ts';
import { suggestName } from './nearest-name.ts';
import { describeFound } from './quantities.ts';
import { count } from './schema-values.ts';
import type { OutputLength, PromptSource } from './suite.ts';

/** Fields of a request that the gate sets itself: one of these in `sampling` or `extra-body` would undo the measurement. */
const OWN_FIELDS = [
  'model',
  'messages',
  'prompt',
  'stream',
  'stream_options',
  'max_tokens',
  'max_completion_tokens',
  'n',
  'best_of',
];

export const requestFields = (what: string) =>
  z
    .record(z.string(), z.unknown())
    .superRefine((fields, context) => {
      for (const name of OWN_FIELDS.filter((field) => Object.hasOwn(fields, field))) {
        const message = `found "${name}", which the gate sets itself, allowed: every other field of a request`;
        context.addIssue({ code: 'custom', message, path: [name] });
      }
    })
    .exactOptional()
    .describe(what);

export const outputLength = z
  .union([count(1_000_000), z.strictObject({ 'at-most': count(1_000_000) })], {
    error: ({ input }) => `found ${describeFound(input)}, allowed: a number of tokens, or {at-most: NUMBER}`,
  })
  .transform((length): OutputLength => {
    return typeof length === 'number'
      ? { kind: 'pinned', tokens: length }
      : { kind: 'at-most', tokens: length['at-most'] };
  });

const level = z
  .union(
    [
      count(100_000),
      z.strictObject({
        concurrency: count(100_000).describe('Requests in flight at once.'),
        'output-tokens': outputLength.exactOptional().describe('Output length at this level only.'),
        requests: count(10_000_000).exactOptional().describe('Requests a trial at this level, exactly.'),
      }),
    ],
    { error: ({ input }) => `found ${describeFound(input)}, allowed: a concurrency from 1, or {concurrency: NUMBER}` },
  )
  .transform((entry) => (typeof entry === 'number' ? { concurrency: entry } : entry));

const MOST_LEVELS = 1_000;

export const levels = z
  .array(level)
  .min(1)
  .max(MOST_LEVELS)
  .superRefine((entries, context) => {
    const seen = new Set<number>();
    entries.forEach(({ concurrency }, index) => {
      const message = `found concurrency ${concurrency} twice, allowed: each level once`;
      if (seen.has(concurrency)) context.addIssue({ code: 'custom', message, path: [index] });
      seen.add(concurrency);
    });
  });

export const prompts = z
  .union(
    [
      z.string().min(1),
      z.strictObject({
        random: z.strictObject({
          'input-tokens': count(1_000_000).describe('Length of every prompt.'),
          seed: z.int().min(0).exactOptional().describe('Same seed, same prompts (1).'),
        }),
      }),
    ],
    {
      error: ({ input }) =>
        `found ${describeFound(input)}, allowed: builtin:NAME, a file (.jsonl, .txt, .json) or {random: {input-tokens: NUMBER}}`,
    },
  )
  .transform((source, context): PromptSource => {
    if (typeof source !== 'string') {
      return { kind: 'random', inputTokens: source.random['input-tokens'], seed: source.random.seed ?? 1 };
    }
    if (!source.startsWith('builtin:')) return { kind: 'file', path: source };
    const name = source.slice('builtin:'.length);
    if ((BUILTIN_NAMES as readonly string[]).includes(name)) return { kind: 'builtin', name };
    const allowed = BUILTIN_NAMES.map((known) => `builtin:${known}`);
    const message = `found ${describeFound(source)}, allowed: ${allowed.join(', ')}${suggestName(source, allowed)}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
