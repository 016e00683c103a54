import { z } from 'zod';
import { GateError } from '../../gate-error.ts';
import { METRICS } from '../../measure/metric.ts';
import { checkShape, type FileKind } from '../../measure/parse-versioned.ts';
import type { JsonRecord, ResultFile } from './result-file.ts';

const print = (value: unknown): string =>
  JSON.stringify(value)
    ?.slice(0, 40)
    .replace(/^"(.*)"$/, '$1') ?? 'nothing';

/** A tool's figure: a finite number. NaN and Infinity, as Python writes them, are refused by name. */
export const number = z.custom<number>((value) => typeof value === 'number' && Number.isFinite(value), {
  error: ({ input }) => `expected a finite number, found ${print(input)}`,
});

/** A figure that a file may leave out or set to null: not stated. */
export const figure = number.nullish();
/** Seconds since 1970, up to the year 10000: what a date can be made of. */
export const epochSeconds = z
  .custom<number>((value) => typeof value === 'number' && value >= 0 && value <= 253_402_300_799, {
    error: ({ input }) => `expected seconds since 1970, found ${print(input)}`,
  })
  .nullish();

export const count = z.custom<number>((value) => typeof value === 'number' && Number.isInteger(value) && value >= 0, {
  error: ({ input }) => `expected a whole number, found ${print(input)}`,
});

export const text = z.string();

const kindOf = (tool: string): FileKind => ({
  what: `${tool} result`,
  schema: '',
  version: 0,
  code: 'bad-result',
  remedy: `Give the file as ${tool} wrote it; if the run was cut off, run it again.`,
});

/** `path`, `path:line` of a JSONL record, `path: [index]` of a list's. */
export function placeOf({ path }: ResultFile, { line, index }: JsonRecord): string {
  if (index !== undefined) return `${path}: [${index}]`;
  return line === null ? path : `${path}:${line}`;
}

/**
 * One record of a tool's file, checked.
 * @throws GateError `bad-result` with file, line and field
 */
export function checkRecord<T>(file: ResultFile, record: JsonRecord, tool: string, shape: z.ZodType<T>): T {
  // A line or an element is its own place; positions inside it would count from its start.
  const located = record.line === null && record.index === undefined ? file.text : '';
  return checkShape(record.value, located, placeOf(file, record), kindOf(tool), shape);
}

/** A fault of a tool's file that no shape can say. */
export function faultyFile(tool: string, place: string, message: string): GateError {
  return new GateError('bad-result', `${place}: ${message}`, kindOf(tool).remedy);
}

const FAMILIES = ['ttft', 'tpot', 'itl', 'e2e'] as const;
const STATISTICS = ['mean', 'p50', 'p90', 'p95', 'p99'] as const;
export type LatencyFamily = (typeof FAMILIES)[number];
export type Statistic = (typeof STATISTICS)[number];

/**
 * The latencies of a flat record (`mean_ttft_ms`), in ms by our ids.
 * @param keyOf the tool's key of a statistic; null = it has none
 * @param factor the tool's unit in ms
 */
export function readFlatLatencies(
  file: ResultFile,
  record: JsonRecord,
  tool: string,
  keyOf: (family: LatencyFamily, statistic: Statistic) => string,
  factor = 1,
): Record<string, number> {
  const keys = FAMILIES.flatMap((family) =>
    STATISTICS.map((statistic) => ({ id: `${family}-${statistic}`, key: keyOf(family, statistic) })),
  ).filter(({ id }) => Object.hasOwn(METRICS, id));
  const shape = z.object(Object.fromEntries(keys.map(({ key }) => [key, figure])));
  const found: Readonly<Record<string, number | null | undefined>> = checkRecord(file, record, tool, shape);
  return Object.fromEntries(
    keys.flatMap(({ id, key }) => {
      const value = found[key];
      return value === null || value === undefined ? [] : [[id, value * factor]];
    }),
  );
}
