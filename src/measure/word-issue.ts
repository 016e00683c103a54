import type { z } from 'zod';

/** Longest text of a foreign file that an error quotes. */
const QUOTE_LIMIT = 60;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a finite number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of keys',
  record: 'a map of keys',
};

/** Words for one issue of a JSON file: `found 0, allowed: 1`. */
export function wordIssue(issue: z.core.$ZodRawIssue): string {
  return `found ${nameFound(issue.input)}, allowed: ${nameAllowed(issue)}`;
}

function nameAllowed(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(', ');
    case 'invalid_format':
      return issue.format === 'datetime' ? 'a time such as 2026-01-31T12:00:00Z' : 'something else';
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return 'one that is not empty';
      return issue.inclusive === false ? `more than ${issue.minimum}` : `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return 'something else';
  }
}

function nameFound(found: unknown): string {
  if (typeof found === 'string') {
    return JSON.stringify(found.length > QUOTE_LIMIT ? `${found.slice(0, QUOTE_LIMIT)}…` : found);
  }
  if (found === undefined) return 'nothing';
  if (Array.isArray(found)) return found.length === 0 ? 'an empty list' : 'a list';
  return typeof found === 'object' && found !== null ? 'a map' : String(found);
}
