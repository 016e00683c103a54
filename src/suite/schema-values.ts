import { z } from 'zod';
import {
  DURATION_PATTERN,
  type DurationUnit,
  describeFound,
  type Parsed,
  PERCENT_PATTERN,
  parseDurationMs,
  parsePercent,
} from './quantities.ts';

/** A text that `parse` turns into a value; its problem is the error's words, for other types as well. */
export function parsedText<T>(parse: (found: unknown) => Parsed<T>, pattern?: string) {
  const problem = (found: unknown) => {
    const parsed = parse(found);
    return parsed.ok ? `found ${describeFound(found)}, allowed: text` : parsed.problem;
  };
  return z
    .string({ error: ({ input }) => problem(input) })
    .meta(pattern === undefined ? {} : { pattern })
    .transform((text, context) => {
      const parsed = parse(text);
      if (parsed.ok) return parsed.value;
      context.addIssue({ code: 'custom', message: parsed.problem });
      return z.NEVER;
    });
}

export const duration = (...likely: [DurationUnit, DurationUnit]) =>
  parsedText((found) => parseDurationMs(found, likely), DURATION_PATTERN);
export const percent = () => parsedText((found) => parsePercent(found, 'above-zero'), PERCENT_PATTERN);
export const text = () => z.string().min(1).max(4096);
/** A text that may look like a number (`VERSION: 1.10`): read as written, and editors don't complain. */
export const writtenText = () => z.string().meta({ type: ['string', 'number', 'boolean'] });
export const count = (most: number) => z.int().min(1).max(most);
