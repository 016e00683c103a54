import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addSession } from '../../src/baseline/add-session.ts';
import { printBaseline } from '../../src/baseline/print-baseline.ts';
import { METRICS, type MetricUnit } from '../../src/measure/metric.ts';
import { levelWith, sessionOf, trialWith } from '../baseline/session-of.ts';
import { importResults } from '../support/import-results.ts';
import type { Format } from './value-damage.ts';

/**
 * A comparison that has lost 30 % at one level at least, of which one file comes to harm. The unharmed files
 * judge to regressed or suspected, so that no harm may turn them green without a figure in the file that says so.
 */
export type Kind = {
  readonly name: string;
  readonly format: Format;
  /** The file that comes to harm, of `files`. */
  readonly harmed: string;
  readonly files: Readonly<Record<string, string>>;
  readonly reference: readonly string[];
  readonly current: readonly string[];
  readonly suite: string | null;
};

const LEVELS = [1, 8, 32] as const;
/** tok/s of the baseline's sessions and of the current trials: a loss at 8 only, so that losing that level would hide it. */
const BEFORE: Readonly<Record<number, number>> = { 1: 65.2, 8: 400.1, 32: 1204.5 };
const NOW: Readonly<Record<number, number>> = { 1: 65.3, 8: 280.2, 32: 1203.1 };

const SUITE = `name: chat
model: org/model
output-tokens: 128
prompts: builtin:diverse
sampling: {temperature: 0}
levels: [1, 8, 32]
requests: {per-slot: 4, at-least: 20}
trials: {first: 3, most: 10, budget: 20m}
trial-noise: 2%
session-noise:
  output-throughput: 1.5%
metrics:
  output-throughput:
    tolerance: 5%
  ttft-p50: {tolerance: 15%, gate: false}
slo: {ttft: 500ms, tpot: 40ms}
policy: {suspected: fail, inconclusive: warn}
baseline: baseline.json
`;

function ownSession(id: string, figures: Readonly<Record<number, number>>, factor: number) {
  const session = sessionOf(id);
  const trials = (level: number) =>
    [1, 1.002, 0.999].map((wobble) =>
      trialWith({ 'output-throughput': (figures[level] ?? 1) * wobble * factor, 'ttft-p50': 20 }),
    );
  const outputs = Object.fromEntries(LEVELS.map((level) => [level, { kind: 'pinned' as const, tokens: 128 }]));
  return {
    ...session,
    levels: LEVELS.map((level) => levelWith(level, trials(level))),
    fingerprint: { ...session.fingerprint, workload: { ...session.fingerprint.workload, outputs } },
  };
}

function ownBaseline(): string {
  const plain = { replace: false, acceptReason: null };
  const sessions = [1, 1.004, 0.997].map((factor, i) => ownSession(`before-${i}`, BEFORE, factor));
  const baseline = sessions.reduce<ReturnType<typeof addSession>['baseline'] | null>(
    (before, session) => addSession(before, session, plain).baseline,
    null,
  );
  if (baseline === null) throw new Error('no session');
  return printBaseline(baseline);
}

const OWN_FILES = {
  'suite.yml': SUITE,
  'baseline.json': ownBaseline(),
  'result.json': JSON.stringify(ownSession('now', NOW, 1)),
};
const own = (name: string, harmed: keyof typeof OWN_FILES, format: Format): Kind => ({
  name,
  format,
  harmed,
  files: OWN_FILES,
  reference: [],
  current: ['result.json'],
  suite: 'suite.yml',
});

type Value = {
  concurrency: number | null;
  label?: string;
  metric: string;
  value: number;
  trial: string;
} & Partial<MetricUnit>;

const genericJson = (sessions: readonly (readonly Value[])[], id: string): string =>
  JSON.stringify({
    schema: 'throughput-gate/generic',
    version: 1,
    sessions: sessions.map((trials, i) => ({ id: `${id}-${i}`, trials })),
  });

const valuesOf = (figures: Readonly<Record<number, number>>, factor: number): Value[] =>
  LEVELS.flatMap((concurrency) =>
    [1, 1.003, 0.998].map((wobble, i) => ({
      concurrency,
      metric: 'output-throughput',
      value: Math.round((figures[concurrency] ?? 1) * wobble * factor * 1000) / 1000,
      trial: String(i),
    })),
  );

const GENERIC_BEFORE = [1, 1.004, 0.997].map((factor) => valuesOf(BEFORE, factor));
const GENERIC_NOW = [valuesOf(NOW, 1)];

const genericCsv = (sessions: readonly (readonly Value[])[]): string =>
  `session,concurrency,metric,value,unit,trial\n${sessions
    .flatMap((trials, session) =>
      trials.map(
        ({ concurrency, metric, value, trial }) => `s${session},${concurrency},${metric},${value},tok/s,${trial}`,
      ),
    )
    .join('\n')}\n`;

type Side = 'reference' | 'current';

/** The same comparison with the one or the other side harmed. */
function bothSides(name: string, format: Format, before: string, now: string): Kind[] {
  const [reference, current] = [`before.${format}`, `now.${format}`];
  const files = { [reference]: before, [current]: now };
  return (['current', 'reference'] satisfies Side[]).map((side) => ({
    name: `${name}, ${side}`,
    format,
    harmed: side === 'current' ? current : reference,
    files,
    reference: [reference],
    current: [current],
    suite: null,
  }));
}

const FIXTURES = join(import.meta.dirname, '../baseline/fixtures/results');
const read = (path: string): string => readFileSync(join(FIXTURES, path), 'utf8');

/** Long lists cut to their first members, so that ten thousand harms take minutes; what is read out of them stays sound. */
const firstLines = (path: string, count: number): string =>
  `${read(path).trimEnd().split('\n').slice(0, count).join('\n')}\n`;

const LLAMA_BENCH = JSON.stringify([
  { build_commit: 'abc', n_prompt: 0, n_gen: 128, n_depth: 0, avg_ts: 91.2, samples_ts: [91.1, 91.3, 91.2] },
  { build_commit: 'abc', n_prompt: 512, n_gen: 0, n_depth: 0, avg_ts: 3011.5, samples_ts: [3010.2, 3012.8] },
]);
const CUSTOM = JSON.stringify([
  { name: 'chat, 8 users', unit: 'tok/s', value: 401.2 },
  { name: 'chat, 32 users', unit: 'tok/s', value: 1204.5 },
]);

const TOOLS: readonly { readonly name: string; readonly format: Format; readonly text: string }[] = [
  { name: 'vLLM bench', format: 'json', text: read('real/vllm/result.json') },
  { name: 'vLLM bench of 2025', format: 'json', text: read('vllm_bench_serve_2025-05_from_llmd_log.json') },
  { name: 'InferenceX', format: 'json', text: read('vllm-style_InferenceX_glm5_isl1024_osl128_conc16.json') },
  { name: 'SGLang bench', format: 'jsonl', text: read('real/sglang/result.jsonl') },
  { name: 'SGLang bench in Rust', format: 'jsonl', text: read('real/sglang-rust/result.jsonl') },
  { name: 'GuideLLM', format: 'json', text: cutRequests(read('real/guidellm/result.json')) },
  { name: 'AIPerf', format: 'json', text: read('real/aiperf/profile_export_aiperf.json') },
  { name: 'AIPerf CSV', format: 'csv', text: read('real/aiperf/profile_export_aiperf.csv') },
  { name: 'AIPerf records', format: 'jsonl', text: firstLines('real/aiperf/profile_export.jsonl', 4) },
  { name: 'inference-perf', format: 'json', text: read('real/inference-perf/stage_0_lifecycle_metrics.json') },
  {
    name: 'inference-perf, the server’s',
    format: 'json',
    text: read('inference-perf_stage_3_prometheus_metrics.json'),
  },
  { name: 'genai-bench', format: 'json', text: read('genai-bench_mock_run_data.json') },
  { name: 'evalscope', format: 'json', text: read('real/evalscope/benchmark_summary.json') },
  { name: 'llama-benchy', format: 'json', text: cutBenchy(read('llama-benchy_sample.json')) },
  { name: 'llama-bench', format: 'json', text: LLAMA_BENCH },
  { name: 'custom lists', format: 'json', text: CUSTOM },
];

/** Without most of its requests, their texts, and what it counts of characters and words. */
function cutRequests(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => {
    if (key === 'text') return undefined;
    if (typeof value === 'string') return value.slice(0, 200);
    return Array.isArray(value) && value.length > 12 ? value.slice(0, 2) : value;
  });
}

function cutBenchy(text: string): string {
  const whole = JSON.parse(text) as { benchmarks: unknown[] };
  return JSON.stringify({ ...whole, benchmarks: whole.benchmarks.slice(0, 2) });
}

/** What the tool's file says, as a generic file with every figure where more is better times a factor. */
function asGeneric(text: string, factor: number): string {
  const sessions = importResults([{ path: 'tool', text }]);
  const values = sessions.flatMap(({ session, units }) =>
    session.trials.flatMap(({ concurrency, label, metrics }, i) =>
      Object.entries(metrics).flatMap(([metric, value]): Value[] => {
        const unit = units[metric] ?? Object.entries(METRICS).find(([id]) => id === metric)?.[1];
        if (unit?.direction !== 'higher') return [];
        return [
          {
            concurrency,
            ...(label === undefined ? {} : { label }),
            metric,
            value: value * factor,
            trial: `${i}`,
            ...unit,
          },
        ];
      }),
    ),
  );
  return genericJson([values, values.map((each) => ({ ...each, value: each.value * 1.002 }))], 'generic');
}

function toolKinds({ name, format, text }: (typeof TOOLS)[number]): Kind[] {
  const tool = `tool.${format}`;
  const against = (factor: number) => ({ [tool]: text, 'generic.json': asGeneric(text, factor) });
  const shared = { format, harmed: tool, suite: null };
  return [
    { ...shared, name: `${name}, current`, files: against(1 / 0.7), reference: ['generic.json'], current: [tool] },
    { ...shared, name: `${name}, reference`, files: against(0.7), reference: [tool], current: ['generic.json'] },
  ];
}

export const KINDS: readonly Kind[] = [
  own('suite', 'suite.yml', 'yaml'),
  own('baseline', 'baseline.json', 'json'),
  own('own result', 'result.json', 'json'),
  ...bothSides('generic JSON', 'json', genericJson(GENERIC_BEFORE, 'before'), genericJson(GENERIC_NOW, 'now')),
  ...bothSides('generic CSV', 'csv', genericCsv(GENERIC_BEFORE), genericCsv(GENERIC_NOW)),
  ...TOOLS.flatMap(toolKinds),
];
