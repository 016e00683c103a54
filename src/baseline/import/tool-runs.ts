import { createHash } from 'node:crypto';
import { isPlausible, METRICS, type MetricId, type MetricUnit, PLAUSIBLE } from '../../measure/metric.ts';
import type { Identity } from '../../measure/session.ts';
import type { BaselineTrial, EnvironmentFacts } from '../baseline.ts';
import type { ImportedSession } from '../imported-session.ts';
import { type LevelId, levelKey, levelName } from '../level.ts';
import { roundFigure } from '../print-baseline.ts';
import type { ResultFile } from './result-file.ts';
import { faultyFile } from './tool-shapes.ts';

/** Metric id → value in our unit; null and absent are not stated. */
export type Figures = Readonly<Record<string, number | null | undefined>>;

/** One run of a tool at one level: a trial. */
export type ToolRun = {
  /** Where it stands, for people: `a.json`, `a.jsonl:3`, `a.json: benchmarks[1]`. */
  readonly place: string;
  readonly level: LevelId;
  readonly metrics: Figures;
  /** Requests that the tool calls completed; null = the file doesn't say. */
  readonly good: number | null;
  /** Requests that failed; null = the file doesn't say. */
  readonly failed: number | null;
  /** Mean output tokens of a completed request. */
  readonly outputTokens?: number | null;
  /** What else makes the run unsound, in plain words. */
  readonly problem?: string | null;
  readonly notes?: readonly string[];
};

/** What a tool's file says, in the gate's units and names. */
export type ToolResult = {
  readonly tool: string;
  /** Version of the tool or of its file format: files of different ones don't mix. */
  readonly version: string;
  /** ISO 8601; empty = unknown. */
  readonly takenAt?: string;
  readonly environment?: EnvironmentFacts;
  readonly identity?: Identity;
  /** Facts about the workload that must be equal on both sides, by the tool's own names. */
  readonly stated?: Readonly<Record<string, string>>;
  /** Metric id → how the tool defines it. */
  readonly definitions: Readonly<Record<string, string>>;
  /** Units of metrics that the gate doesn't know. */
  readonly units?: Readonly<Record<string, MetricUnit>>;
  readonly runs: readonly ToolRun[];
  readonly notes?: readonly string[];
};

/** The level of a file that names no concurrency. */
export const UNSTATED_LEVEL: LevelId = { concurrency: null, label: 'concurrency not stated' };

/** A level by what was asked for: a cap on requests in flight, a rate of sending, both, or neither (all at once). */
export function levelOf(cap: number | null, rate: number | null): LevelId {
  // Tools write 0 or -1 for no cap.
  const concurrency = cap !== null && cap > 0 ? cap : null;
  if (rate === null) return concurrency === null ? { concurrency, label: 'all at once' } : { concurrency };
  return { concurrency, label: `rate=${roundFigure(rate)} req/s` };
}

/** Said of a level that was sent at a rate. */
export function noteOpenLoop({ label }: LevelId): string[] {
  return label?.startsWith('rate=') === true
    ? [`${label} is an open loop: its throughput shows the offered load until the server saturates; gate a latency too`]
    : [];
}

/** Mean and percentiles of one latency, as `ttft-mean`, `ttft-p50`, …, times a factor (1000 for seconds). */
export function spreadOf(
  family: 'ttft' | 'tpot' | 'itl' | 'e2e',
  spread: Figures | null | undefined,
  factor = 1,
): Record<string, number> {
  const entries = ['mean', 'p50', 'p90', 'p95', 'p99'].flatMap((statistic) => {
    const value = spread?.[statistic];
    const id = `${family}-${statistic}`;
    return value === null || value === undefined || !Object.hasOwn(METRICS, id) ? [] : [[id, value * factor]];
  });
  return Object.fromEntries(entries);
}

/** One definition for every id of a family: `ttft` for `ttft-mean`, `ttft-p50`, … */
export function defineFamilies(families: Readonly<Record<string, string>>): Record<string, string> {
  const ids = Object.keys(METRICS) as MetricId[];
  const known = ids.flatMap((id) => {
    const words = families[id] ?? families[id.replace(/-(mean|p\d+)$/, '')];
    return words === undefined ? [] : [[id, words]];
  });
  const own = Object.entries(families).filter(([id]) => id.includes('-'));
  return { ...Object.fromEntries(own), ...Object.fromEntries(known) };
}

function toTrial(tool: string, run: ToolRun): { readonly trial: BaselineTrial; readonly notes: string[] } {
  const stated = Object.entries(run.metrics).flatMap(([id, value]) =>
    value === null || value === undefined ? [] : [[id, value] as const],
  );
  const bad = stated.find(
    ([id, value]) => !Number.isFinite(value) || value < 0 || (value === 0 && id.endsWith('throughput')),
  );
  if (bad !== undefined) throw faultyFile(tool, run.place, `${bad[0]} is ${bad[1]}: expected a number above 0`);
  const broken = stated.find(([, value]) => value !== 0 && !isPlausible(value));
  if (broken !== undefined) {
    const words = `${broken[0]} is ${broken[1]}: expected ${PLAUSIBLE.least} to ${PLAUSIBLE.most}`;
    throw faultyFile(tool, run.place, words);
  }
  const zeros = stated.filter(([, value]) => value === 0).map(([id]) => id);
  const figures = stated.filter(([, value]) => value > 0).map(([id, value]) => [id, roundFigure(value)] as const);
  if (figures.length === 0) throw faultyFile(tool, run.place, 'it holds no figure above 0');
  return {
    trial: { ...run.level, metrics: Object.fromEntries(figures) },
    notes: zeros.length === 0 ? [] : [`${run.place}: ${zeros.join(', ')} is 0 and left out`],
  };
}

/** By our policy one failed request makes a run invalid: its figures are of another load. */
function findProblems({ place, level, good, failed, problem }: ToolRun, path: string): string[] {
  const where = place === path ? '' : `${place}: `;
  const of = good === null ? '' : ` of ${good + (failed ?? 0)}`;
  return [
    ...(failed === null || failed === 0 ? [] : [`${where}${failed}${of} requests failed at ${levelName(level)}`]),
    ...(problem === undefined || problem === null ? [] : [`${where}${problem} at ${levelName(level)}`]),
  ];
}

function meanOutputTokens(runs: readonly ToolRun[]): Record<string, number> {
  const entries = runs.flatMap(({ level, outputTokens }) => {
    if (outputTokens === null || outputTokens === undefined || outputTokens <= 0) return [];
    return [[levelKey(level), roundFigure(outputTokens)] as const];
  });
  return Object.fromEntries(entries);
}

const hash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

function refuseEmpty(tool: string, runs: readonly ToolRun[], path: string): void {
  if (runs.length === 0) throw faultyFile(tool, path, 'it holds no run');
  for (const { place, good, failed } of runs) {
    if (good === 0) throw faultyFile(tool, place, `no request completed${failed ? `, ${failed} failed` : ''}`);
  }
}

/** A baseline with such a level couldn't be read again. */
function refuseOddLevels(tool: string, runs: readonly ToolRun[]): void {
  for (const { place, level } of runs) {
    const { concurrency } = level;
    if (concurrency === null || (Number.isInteger(concurrency) && concurrency > 0)) continue;
    throw faultyFile(tool, place, `concurrency ${concurrency}: expected a whole number above 0`);
  }
}

/**
 * A tool's file as the neutral session; its id is a hash of the file's text, so that the same file is the same session.
 * @throws GateError `bad-result`: no run, no completed request, a concurrency or a figure that can't be
 */
export function toToolSession(result: ToolResult, { path, text }: ResultFile): ImportedSession {
  const { tool, runs, definitions } = result;
  refuseEmpty(tool, runs, path);
  refuseOddLevels(tool, runs);
  const read = runs.map((run) => ({ run, ...toTrial(tool, run) }));
  const sound = read.filter(({ run }) => findProblems(run, path).length === 0).map(({ trial }) => trial);
  const measured = new Set(read.flatMap(({ trial }) => Object.keys(trial.metrics)));
  const units: Readonly<Record<string, MetricUnit>> = { ...METRICS, ...result.units };
  const only = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => measured.has(id)));
  return {
    source: path,
    tool,
    suite: null,
    environment: result.environment ?? {},
    units: only(units),
    session: {
      id: `${tool}-${hash(text)}`,
      takenAt: result.takenAt ?? '',
      clientVersion: result.version,
      configurationHash: null,
      workload: result.stated === undefined ? {} : { stated: result.stated },
      identity: result.identity ?? {},
      outputTokens: meanOutputTokens(runs),
      definitions: only(definitions),
      trials: sound,
    },
    requests: runs.map(({ level, good, failed }) => ({ ...level, good, failed })),
    problems: runs.flatMap((run) => findProblems(run, path)),
    notes: [
      ...(result.notes ?? []),
      ...read.flatMap(({ notes }) => notes),
      ...runs.flatMap((run) => [...(run.notes ?? []), ...noteOpenLoop(run.level)]),
    ],
  };
}
