import { z } from 'zod';
import { METRICS } from '../../measure/metric.ts';
import { hasMembers, type Importer, type ResultFile } from './result-file.ts';
import { toToolSession } from './tool-runs.ts';
import { checkRecord, faultyFile, number, text } from './tool-shapes.ts';

const TOOL = 'github-action-benchmark';

const entry = z.object({ name: text.min(1), unit: text, value: number });
const list = z.array(entry);
const stored = z.object({ tool: z.enum(['customBiggerIsBetter', 'customSmallerIsBetter']), benches: list });

type Entry = z.infer<typeof entry>;

const RATE = /(\/\s*(s|sec|second|min|minute|h|hour)\b)|\bper (second|minute|hour)\b|\b(qps|rps|tps|fps|ops|hz)\b/i;
const COST =
  /^(ns|us|µs|ms|s|secs?|seconds?|milliseconds?|microseconds?|nanoseconds?|minutes?|[kmgt]?i?b|bytes?|joules?|j|w|watts?)(\/|$)/i;

/** The action takes the direction from its `tool` input, which isn't in the file: here it is what the unit says. */
function directionOf({ name, unit }: Entry, place: string): 'higher' | 'lower' {
  if (RATE.test(unit)) return 'higher';
  if (COST.test(unit.trim())) return 'lower';
  throw faultyFile(
    TOOL,
    place,
    `${JSON.stringify(name)} is in ${JSON.stringify(unit)}: the file doesn't say whether more is better, and neither does this unit (wrap the list as {"tool": "customSmallerIsBetter", "benches": [...]})`,
  );
}

/** A known metric's own unit spelled otherwise is still its unit. */
function findUnit({ name, unit }: Entry, direction: 'higher' | 'lower', place: string) {
  const known = Object.hasOwn(METRICS, name) ? METRICS[name as keyof typeof METRICS] : undefined;
  if (known === undefined) return { unit, direction };
  const same = unit
    .toLowerCase()
    .replace(/^tokens?\//, 'tok/')
    .replace(/^requests?\//, 'req/')
    .replace(/\/sec(ond)?$/, '/s');
  if (same !== known.unit) {
    throw faultyFile(TOOL, place, `${name} is in ${JSON.stringify(unit)}: expected ${known.unit}`);
  }
  return known;
}

function refuseRepeats(entries: readonly Entry[], path: string): void {
  const names = entries.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined)
    throw faultyFile(TOOL, path, `${JSON.stringify(twice)} is in it twice: name each value apart`);
}

function readEntries(file: ResultFile) {
  const [record] = file.records;
  if (record === undefined) return { entries: [], told: null };
  if (Array.isArray(file.json)) return { entries: checkRecord(file, record, TOOL, list), told: null };
  const { tool, benches } = checkRecord(file, record, TOOL, stored);
  return { entries: benches, told: tool === 'customBiggerIsBetter' ? ('higher' as const) : ('lower' as const) };
}

/** The custom lists of github-action-benchmark: `{name, unit, value}`, each a metric of one level without concurrency. */
export const customBenchmark: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: ({ json }) =>
    hasMembers(Array.isArray(json) ? json[0] : undefined, 'name', 'unit', 'value') ||
    hasMembers(json, 'tool', 'benches'),
  read: (file) => {
    const { entries, told } = readEntries(file);
    refuseRepeats(entries, file.path);
    const units = Object.fromEntries(
      entries.map((each) => [each.name, findUnit(each, told ?? directionOf(each, file.path), file.path)]),
    );
    const metrics = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
    const level = { concurrency: null, label: 'benchmark' };
    const runs = entries.length === 0 ? [] : [{ place: file.path, level, good: null, failed: null, metrics }];
    return [toToolSession({ tool: TOOL, version: 'custom', definitions: {}, units, runs }, file)];
  },
};
