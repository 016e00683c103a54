import { groupByLabel, levelName } from '../baseline/level.ts';
import { type Cause, configurationHints } from './likely-causes.ts';
import { signedPercent } from './percent-text.ts';
import type { Cell, Difference } from './verdict.ts';

export type CurveFindings = {
  readonly cells: readonly Cell[];
  /** What differs between the two sides' configurations. */
  readonly differences: readonly Difference[];
  /** The engine's own counters over the current trials, by level name; absent = not read. */
  readonly counters?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** One level of the curve against the tolerance: worse, better, or neither. */
type Point = { readonly cell: Cell; readonly turn: 'worse' | 'better' | 'same'; readonly deltaPercent: number };

type Pattern = { readonly text: string; readonly cause: Cause };

/**
 * Names the pattern of a run's cells and the configuration changes that fit it: hints, never a verdict. Looks at one
 * throughput metric over the levels of each label, and at TTFT beside TPOT. Source: "The verdict", curve diagnosis.
 */
export function diagnoseCurve({ cells, differences, counters = {} }: CurveFindings): string[] {
  const hints = groupByLabel(cells).flatMap((own) => diagnoseLabel(own, differences));
  return [...new Set(hints), ...preemptionHints(counters)];
}

function diagnoseLabel(cells: readonly Cell[], differences: readonly Difference[]): string[] {
  const curve = curveOf(cells);
  const pattern = patternOf(curve);
  const crossing = crossingOf(curve);
  const waiting = waitingLevels(cells);
  return [
    ...(crossing === null ? [] : [crossing]),
    ...(pattern === null ? [] : [pattern.text, ...configurationHints(pattern.cause, differences)]),
    ...(waiting === null ? [] : [waiting.text, ...configurationHints(waiting.cause, differences)]),
  ];
}

/** The metric with the most levels among the gated ones, else output throughput; lowest concurrency first. */
function curveOf(cells: readonly Cell[]): Point[] {
  const measured = cells.filter(({ deltaPercent, concurrency }) => deltaPercent !== null && concurrency !== null);
  const gated = measured.filter((cell) => cell.gated && cell.direction === 'higher');
  const metric = gated[0]?.metric ?? 'output-throughput';
  return measured
    .filter((cell) => cell.metric === metric)
    .map((cell) => pointOf(cell))
    .sort((a, b) => (a.cell.concurrency ?? 0) - (b.cell.concurrency ?? 0));
}

function pointOf(cell: Cell): Point {
  const deltaPercent = cell.deltaPercent ?? 0;
  const gain = cell.direction === 'lower' ? -deltaPercent : deltaPercent;
  const turn = gain <= -cell.tolerancePercent ? 'worse' : gain >= cell.tolerancePercent ? 'better' : 'same';
  return { cell, turn, deltaPercent };
}

function patternOf(curve: readonly Point[]): Pattern | null {
  const worse = curve.filter(({ turn }) => turn === 'worse');
  const [lowest, first] = [curve[0], worse[0]];
  if (curve.length < 2 || lowest === undefined || first === undefined) return null;
  if (curve.some(({ turn }) => turn === 'better')) return null;
  const where = worse.map(({ cell }) => levelName(cell)).join(', ');
  if (worse.length === curve.length) return allDown(worse);
  const start = curve.indexOf(first);
  const contiguous = worse.every((point, index) => curve[start + index] === point);
  const reachesTop = worse.at(-1) === curve.at(-1);
  if (worse.length === 1 && first === lowest) {
    return { text: `Only ${where} is slower: the latency path, CUDA graphs or speculation.`, cause: 'latency-path' };
  }
  if (worse.length === 1 && !reachesTop) {
    return {
      text: `A cliff at ${where} with its neighbours unchanged: batch-size capture or kernel selection.`,
      cause: 'one-batch-size',
    };
  }
  if (contiguous && reachesTop) {
    return {
      text: `Only high concurrency is slower (${where}): scheduler, KV cache, preemption or communication.`,
      cause: 'high-concurrency',
    };
  }
  return null;
}

/** All levels down: alike when the drops lie within one tolerance of each other. */
function allDown(worse: readonly Point[]): Pattern | null {
  const deltas = worse.map(({ deltaPercent }) => deltaPercent);
  const [least, most] = [Math.max(...deltas), Math.min(...deltas)];
  const first = worse[0]?.cell;
  if (least - most > (first?.tolerancePercent ?? 0)) return null;
  const ends = [...new Set([least, most].map(signedPercent))];
  const all = first?.label === undefined ? 'All levels' : `All levels of ${first.label}`;
  return { text: `${all} are slower alike (${ends.join(' to ')}): host, clocks, model or dtype.`, cause: 'everything' };
}

/** Better here, worse there: the levels between which the sign turns. */
function crossingOf(curve: readonly Point[]): string | null {
  const turned = curve.filter(({ turn }) => turn !== 'same');
  const turns = turned.flatMap((point, index) => {
    const before = turned[index - 1];
    return before === undefined || before.turn === point.turn ? [] : [{ before, point }];
  });
  if (turns.length === 0) return null;
  const words = turns.map(
    ({ before, point }) =>
      `${before.turn} at ${levelName(before.cell)} (${signedPercent(before.deltaPercent)}) and ${point.turn} at ` +
      `${levelName(point.cell)} (${signedPercent(point.deltaPercent)})`,
  );
  const between = turns.map(({ before, point }) => `${before.cell.concurrency} and ${point.cell.concurrency}`);
  return `The curves cross between ${between.join(', and between ')}: ${words.join('; ')}.`;
}

/** Levels whose first token comes later while the tokens after it don't. */
function waitingLevels(cells: readonly Cell[]): Pattern | null {
  const turnOf = (metric: string, concurrency: number | null) =>
    cells
      .filter((cell) => cell.metric === metric && cell.concurrency === concurrency && cell.deltaPercent !== null)
      .map((cell) => pointOf(cell).turn)[0];
  const late = cells.filter(
    (cell) =>
      cell.metric === 'ttft-p50' &&
      turnOf('ttft-p50', cell.concurrency) === 'worse' &&
      turnOf('tpot-mean', cell.concurrency) === 'same',
  );
  if (late.length === 0) return null;
  const where = late.map(levelName).join(', ');
  return { text: `TTFT is up at ${where} while TPOT is level: prefill or queueing.`, cause: 'prefill' };
}

function preemptionHints(counters: NonNullable<CurveFindings['counters']>): string[] {
  return Object.entries(counters).flatMap(([level, counts]) =>
    Object.entries(counts)
      .filter(([name, count]) => /preempt|retract/i.test(name) && count > 0)
      .map(([name, count]) => `${name} rose by ${count} at ${level}: the KV cache ran out during the trials.`),
  );
}
