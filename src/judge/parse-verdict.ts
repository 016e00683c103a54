import { z } from 'zod';
import { levelName } from '../baseline/level.ts';
import { GateError } from '../gate-error.ts';
import { type FileKind, parseVersioned } from '../measure/parse-versioned.ts';
import { optional, reasonShape } from '../measure/session-schema.ts';
import { plainPercent, signedPercent } from './percent-text.ts';
import { type Cell, type CellVerdict, type RunVerdict, VERDICT_SCHEMA, VERDICT_VERSION } from './verdict.ts';

const VERDICT_FILE: FileKind = {
  what: 'verdict',
  schema: VERDICT_SCHEMA,
  version: VERDICT_VERSION,
  code: 'bad-result',
  remedy: 'Give a verdict.json that throughput-gate wrote, whole and unedited.',
};

const VERDICTS = [
  'pass',
  'improved',
  'regressed',
  'suspected',
  'inconclusive',
  'not-comparable',
  'invalid',
  'no-baseline',
  'missing-level',
  'accepted',
  'equivalent',
  'different',
  'undecided',
] as const;

const text = z.string();
const texts = z.array(text);
const count = z.int().nonnegative();
const figure = z.number().nullable();
const exitCode = z.literal([0, 1, 2, 3, 130]);

const cellShape: z.ZodType<Cell> = z.object({
  concurrency: z.int().positive().nullable(),
  label: optional(text),
  metric: text,
  unit: text,
  direction: z.enum(['higher', 'lower', 'neither']),
  gated: z.boolean(),
  tolerancePercent: z.number(),
  baseline: figure,
  current: figure,
  deltaPercent: figure,
  interval: z.tuple([figure, figure]).nullable().transform(boundedOnly),
  failsAtPercent: figure,
  rulesOutPercent: figure,
  detectablePercent: figure,
  verdict: z.enum([...VERDICTS, 'shown']),
  trials: count,
  baselineSessions: count,
  notes: texts,
  leg: optional(text),
});

/** JSON has no infinity: a bound that was one reads as null, and such an interval says nothing. */
function boundedOnly(interval: [number | null, number | null] | null): readonly [number, number] | null {
  if (interval === null) return null;
  const [low, high] = interval;
  return low === null || high === null ? null : [low, high];
}

const verdictShape: z.ZodType<RunVerdict> = z.object({
  schema: z.literal(VERDICT_SCHEMA),
  version: z.literal(VERDICT_VERSION),
  mode: z.enum(['gate', 'ab', 'confirm', 'judge', 'report', 'refresh', 'measure']),
  suite: text,
  verdict: z.enum(VERDICTS),
  exitCode,
  reasons: z.array(reasonShape),
  cells: z.array(cellShape),
  differences: z.array(
    z.object({
      fact: text,
      baseline: text.nullable(),
      current: text.nullable(),
      role: z.enum(['blocks', 'warns', 'shown', 'selects']),
    }),
  ),
  hints: texts,
  notes: texts,
});

/**
 * Text of a `verdict.json` → verdict. What only other readers need (cures, legs of an earlier report) is left out.
 * @throws GateError `bad-result`: empty, cut off, not ours, newer, a wrong or missing value with its place.
 */
export function parseVerdict(verdictText: string, source: string): RunVerdict {
  const verdict = parseVersioned(verdictText, source, VERDICT_FILE, verdictShape);
  const contradiction = findContradiction(verdict);
  if (contradiction === null) return verdict;
  throw new GateError('bad-result', `${source}: ${contradiction}.`, VERDICT_FILE.remedy);
}

const GREEN = ['pass', 'improved', 'accepted', 'equivalent'];

/** What no run writes: the exit code and the cells of a verdict follow from it. */
function findContradiction({ verdict, exitCode, cells }: RunVerdict): string | null {
  const green = GREEN.includes(verdict);
  const red = verdict === 'regressed' || verdict === 'different';
  const denied = cells.find(isDenied);
  if (denied !== undefined) return wordDenied(denied);
  if ((green && exitCode !== 0) || (red && exitCode !== 1)) return `verdict ${verdict} with the exit code ${exitCode}`;
  if (!green || verdict === 'accepted') return null;
  const gated = cells.filter((cell) => cell.gated);
  const worse = gated.find((cell) => cell.verdict === 'regressed' || cell.verdict === 'different');
  if (worse !== undefined) return `verdict ${verdict} with a cell that says ${worse.verdict}`;
  return gated.length === 0 ? `verdict ${verdict} without a gated cell` : null;
}

const HELD: readonly CellVerdict[] = ['pass', 'improved', 'equivalent'];

/** A change that just holds and the one that fails may differ in the last digits when they become percents. */
const SLACK = 1e-9;

/** A gated cell that holds although it has lost more than it may: whatever judged it, its change was inside. */
function isDenied({ gated, verdict, direction, deltaPercent, failsAtPercent }: Cell): boolean {
  if (!gated || !HELD.includes(verdict) || deltaPercent === null || failsAtPercent === null) return false;
  const lost = direction === 'lower' ? deltaPercent : -deltaPercent;
  return lost > failsAtPercent * (1 + SLACK);
}

function wordDenied(cell: Cell): string {
  const { metric, verdict, direction, deltaPercent, failsAtPercent } = cell;
  const sign = direction === 'lower' ? '+' : '−';
  const change = signedPercent(deltaPercent ?? 0);
  return `${metric} at ${levelName(cell)} says ${verdict} at ${change}, allowed: up to the ${sign}${plainPercent(failsAtPercent ?? 0)} that it fails at`;
}
