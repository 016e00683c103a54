import type { z } from 'zod';
import { pointToHome } from './misplaced-keys.ts';
import { suggestName } from './nearest-name.ts';
import { describeFound } from './quantities.ts';
import type { Path } from './yaml-value.ts';

/** One thing wrong with a suite file: where in its tree, and in words. */
export type Problem = { readonly path: Path; readonly text: string };

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of keys',
  record: 'a map of keys',
};

/**
 * Words for one issue of the schema: what was found and what is allowed. Unknown keys get a line each, in the order
 * of `keys`, because each stands in a line of its own.
 */
export function wordIssue(issue: z.core.$ZodRawIssue): string {
  const found = describeFound(issue.input);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => wordUnknownKey(key, keysOf(issue.inst))).join('\n');
    case 'invalid_value':
      return wordUnknownValue(issue.input, issue.values.map(String));
    case 'invalid_type':
      return `found ${found}, allowed: ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? issue.origin === 'string'
          ? 'found an empty text, allowed: at least one character'
          : 'found an empty list, allowed: at least one entry'
        : `found ${found}, allowed: a whole number from ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'array')
        return `found a list of more than ${issue.maximum} entries, allowed: up to that many`;
      return issue.origin === 'string'
        ? `found a text longer than ${issue.maximum} characters, allowed: up to that many`
        : `found ${found}, allowed: a whole number up to ${issue.maximum}`;
    case 'invalid_format':
      return 'found a text with characters that are not allowed here';
    case 'invalid_key':
      return 'found a name with characters that are not allowed here';
    default:
      return `found ${found}, which is not allowed here`;
  }
}

/** All problems of a failed parse: unions are reduced to the branch that was meant. */
export function problemsOf(issues: readonly z.core.$ZodIssue[], parent: Path = []): Problem[] {
  const kept = issues.filter((issue) => !isRepeated(issue, issues));
  return kept.flatMap((issue) => {
    const path = [...parent, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
    if (issue.code === 'unrecognized_keys') {
      const texts = issue.message.split('\n');
      return issue.keys.map((key, index) => ({ path: [...path, key], text: texts[index] ?? issue.message }));
    }
    const meant = issue.code === 'invalid_union' ? meantBranch(issue.errors) : null;
    return meant === null ? [{ path, text: issue.message + exampleOf(path, issue.message) }] : problemsOf(meant, path);
  });
}

/** zod says of a huge integer that it is beyond any integer as well as beyond our limit. */
const isRepeated = (issue: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]) =>
  issue.code === 'too_big' &&
  issue.maximum === Number.MAX_SAFE_INTEGER &&
  issues.some((other) => other !== issue && other.path.join('.') === issue.path.join('.'));

const MAP_EXAMPLES: Readonly<Record<string, string>> = {
  server: '{url: "http://127.0.0.1:8000"}',
  environment: '{gpu: H100, count: 8}',
  sampling: '{temperature: 0}',
  requests: '{per-slot: 4, at-least: 20}',
  'warm-up': '{rounds: 3}',
  trials: '{first: 3, most: 10}',
  'session-noise': '{output-throughput: 1.5%}',
  metrics: '{output-throughput: {tolerance: 5%}}',
  slo: '{ttft: 500ms}',
  policy: '{suspected: fail}',
  'server.env': '{NAME: value}',
  'server.headers': '{NAME: value}',
};

/** `, such as {per-slot: 4}` where a map is wanted at a place that people write something else. */
function exampleOf(path: Path, text: string): string {
  const place = path.join('.');
  if (place === 'levels' && text.endsWith('a list')) return ' of concurrencies, such as [1, 8, 32]';
  if (!text.endsWith('a map of keys')) return '';
  if (Object.hasOwn(MAP_EXAMPLES, place)) return `, such as ${MAP_EXAMPLES[place]}`;
  return path[0] === 'metrics' && path.length === 2 ? ', such as {tolerance: 5%}' : '';
}

/** The branch whose own type fits what was found, if there is just that one. */
function meantBranch(branches: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] | null {
  const fitting = branches.filter(
    (issues) =>
      !issues.some(({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

function wordUnknownKey(key: string, allowed: readonly string[]): string {
  const list = allowed.length === 0 ? '' : `; allowed here: ${allowed.join(', ')}`;
  return `unknown key ${describeFound(key)}${pointToHome(key, allowed) || suggestName(key, allowed)}${list}`;
}

function wordUnknownValue(input: unknown, allowed: readonly string[]): string {
  const nearest = typeof input === 'string' ? suggestName(input, allowed) : '';
  return `found ${describeFound(input)}, allowed: ${allowed.join(', ')}${nearest}`;
}

function keysOf(schema: unknown): readonly string[] {
  const { _zod: internals } = schema as { _zod?: { def?: { shape?: object } } };
  return Object.keys(internals?.def?.shape ?? {});
}
