import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mean } from 'simple-statistics';
import type { RequestLine } from '../../src/measure/request-line.ts';
import type { SimulatorOptions } from '../../src/simulator/simulator-options.ts';
import type { PresetName } from '../../src/suite/suite.ts';
import { expectedThroughput } from '../support/expected-throughput.ts';
import { readJson, runCli } from './launch.ts';

/** A preset on a simulated server whose clock runs so many times faster that the whole suite takes seconds. */
export type PresetRun = {
  readonly preset: PresetName;
  readonly server: Pick<SimulatorOptions, 'speed' | 'tokensPerChunk' | 'profile'>;
  /** Levels that fit a test, where the preset's own don't; null = all of them. */
  readonly levels: string | null;
};

const plain = (speed: number, tokensPerChunk = 1) => ({ speed, tokensPerChunk, profile: null });

export const PRESET_RUNS: readonly PresetRun[] = [
  { preset: 'default', server: plain(8), levels: null },
  { preset: 'quick', server: plain(3), levels: null },
  { preset: 'confirm', server: { speed: 100, tokensPerChunk: 32, profile: 'field-good' }, levels: null },
  { preset: 'recovery', server: plain(5), levels: null },
  { preset: 'ab', server: plain(8), levels: '1,10,64' },
];

/** One level: the simulator's own schedule beside what was measured, both in tok/s of the simulated clock. */
export type LevelFigure = {
  readonly concurrency: number;
  readonly wanted: number;
  /** The valid trial nearest to its schedule; null where none is valid. */
  readonly measured: number | null;
  /** Codes of what made trials invalid. */
  readonly reasons: readonly string[];
  /** Mean of a request. */
  readonly outputTokens: number;
};

export const serverArgs = ({ server }: PresetRun): string[] => [
  '--speed',
  String(server.speed),
  '--tokens-per-chunk',
  String(server.tokensPerChunk),
  ...(server.profile === null ? [] : ['--profile', server.profile]),
];

/** What the CLI is given beyond the server's address. */
export const suiteArgs = ({ preset, levels }: PresetRun, trials: number): string[] => [
  '--preset',
  preset,
  ...(levels === null ? [] : ['--levels', levels]),
  '--trials',
  String(trials),
];

type Trial = {
  readonly valid: boolean;
  readonly reasons: readonly { readonly code: string }[];
  readonly metrics: Readonly<Record<string, number>>;
};
type Level = { readonly concurrency: number; readonly trials: readonly Trial[] };

/** Measures the preset, `ab` as an A/B of the server with itself, and puts the schedule's figures beside it. */
export async function measurePreset(
  run: PresetRun,
  url: string,
  folder: string,
  trials: number,
): Promise<LevelFigure[]> {
  const sides = run.preset === 'ab' ? ['ab', '--reference-url', url] : ['measure'];
  await runCli([...sides, '--url', url, ...suiteArgs(run, trials)], folder);
  const out = join(folder, 'throughput-gate-out');
  const { levels } = (await readJson(join(out, 'result.json'))) as { levels: Level[] };
  const lines = (await readFile(join(out, 'requests.jsonl'), 'utf8')).trim().split('\n');
  const requests = lines.map((line) => JSON.parse(line) as RequestLine);
  return levels.map((level) => compareLevel(run, level, requests));
}

/** Every valid trial beside the schedule of its own requests; the nearest one stands for the level. */
function compareLevel(
  { server }: PresetRun,
  { concurrency, trials }: Level,
  requests: readonly RequestLine[],
): LevelFigure {
  const figures = trials.flatMap(({ valid, metrics }, index) => {
    const own = requests.filter((request) => request.concurrency === concurrency && request.trial === index + 1);
    const lengths = own.toSorted((a, b) => a.index - b.index).map(({ outputTokens }) => outputTokens ?? 0);
    const prompt = mean(own.map(({ promptTokens }) => promptTokens ?? 0));
    const wanted = expectedThroughput(server, concurrency, lengths, Math.round(prompt), { requests: lengths.length });
    const measured = valid ? (metrics['output-throughput'] ?? 0) / server.speed : null;
    return [{ wanted: wanted / server.speed, measured, outputTokens: Math.round(mean(lengths)) }];
  });
  const best = figures.reduce((a, b) => ((b.measured ?? 0) / b.wanted > (a.measured ?? 0) / a.wanted ? b : a));
  const reasons = [...new Set(trials.flatMap((trial) => trial.reasons.map(({ code }) => code)))];
  return { concurrency, ...best, reasons };
}

/** Share of the simulator's steps so far that came over 2 ms late: the machine was too busy for the server itself. */
export async function readLateShare(url: string): Promise<number> {
  const page = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(page)?.[1]);
  return figure('sim:late_steps_total') / figure('sim:step_lateness_seconds_count');
}
