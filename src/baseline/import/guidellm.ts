import { z } from 'zod';
import { valueAt } from '../../json-value.ts';
import type { LevelId } from '../level.ts';
import type { Importer } from './result-file.ts';
import { defineFamilies, levelOf, spreadOf, type ToolRun, toToolSession } from './tool-runs.ts';
import { checkRecord, count, epochSeconds, figure, text } from './tool-shapes.ts';

const TOOL = 'guidellm';

const distribution = z.object({
  mean: figure,
  median: figure,
  percentiles: z.object({ p90: figure, p95: figure, p99: figure }).nullish(),
});
const metric = z.object({ successful: distribution.nullish() }).nullish();
const totals = z.object({ successful: count, errored: count.nullish(), incomplete: count.nullish() });

const strategy = z.object({
  type_: text.nullish(),
  max_concurrency: count.nullish(),
  streams: count.nullish(),
  rate: figure,
  rampup_duration: figure,
});

const benchmark = z.object({
  config: z.object({ strategy: strategy.nullish() }).nullish(),
  args: z.object({ strategy: strategy.nullish() }).nullish(),
  start_time: epochSeconds,
  warmup_duration: figure,
  cooldown_duration: figure,
  request_totals: totals.nullish(),
  metrics: z.object({
    request_totals: totals.nullish(),
    requests_per_second: metric,
    request_concurrency: metric,
    request_latency: metric,
    output_token_count: metric,
    time_to_first_token_ms: metric,
    inter_token_latency_ms: metric,
    output_tokens_per_second: metric,
    tokens_per_second: metric,
  }),
});

const shape = z.object({
  metadata: z.object({ guidellm_version: text.nullish() }).nullish(),
  benchmarks: z.array(benchmark),
});

type Benchmark = z.infer<typeof benchmark>;
type Metric = z.infer<typeof metric>;

const strategyOf = ({ config, args }: Benchmark) => config?.strategy ?? args?.strategy;

function toLevel(each: Benchmark): LevelId {
  const found = strategyOf(each);
  if (found?.type_ === 'synchronous') return { concurrency: 1 };
  const rate = found?.type_ === 'constant' || found?.type_ === 'poisson' ? (found.rate ?? null) : null;
  return levelOf(found?.max_concurrency ?? found?.streams ?? null, rate);
}

function readSpread(found: Metric) {
  const { mean, median, percentiles } = found?.successful ?? {};
  return { mean, p50: median, ...percentiles };
}

function toRun(each: Benchmark, place: string): ToolRun {
  const { metrics } = each;
  const requests = metrics.request_totals ?? each.request_totals;
  const cut = requests?.incomplete ?? 0;
  return {
    place,
    level: toLevel(each),
    good: requests?.successful ?? null,
    failed: requests?.errored ?? null,
    outputTokens: metrics.output_token_count?.successful?.mean ?? null,
    metrics: {
      'output-throughput': metrics.output_tokens_per_second?.successful?.mean,
      'total-throughput': metrics.tokens_per_second?.successful?.mean,
      'request-throughput': metrics.requests_per_second?.successful?.mean,
      'achieved-concurrency': metrics.request_concurrency?.successful?.mean,
      ...spreadOf('ttft', readSpread(metrics.time_to_first_token_ms)),
      ...spreadOf('tpot', readSpread(metrics.inter_token_latency_ms)),
      ...spreadOf('e2e', readSpread(metrics.request_latency), 1000),
    },
    notes: cut > 0 ? [`${place}: ${cut} requests were cut off at the end of the run; the tool leaves them out`] : [],
  };
}

/** The measured window, with what was ramped up in it and what was taken off it. */
function wordWindow(benchmarks: readonly Benchmark[]): string {
  const ramped = benchmarks.some((each) => (strategyOf(each)?.rampup_duration ?? 0) > 0);
  const trimmed = benchmarks.some((each) => (each.warmup_duration ?? 0) > 0 || (each.cooldown_duration ?? 0) > 0);
  const extent = trimmed
    ? 'the run without its warm-up and cool-down'
    : "the run, the first request's start to the last one's end";
  return `${extent}${ramped ? ', ramp-up included' : ''}`;
}

const define = (window: string) =>
  defineFamilies({
    'output-throughput': `mean rate of output tokens (usage, else chunks) over ${window}`,
    'total-throughput': `mean rate of prompt and output tokens over ${window}`,
    'request-throughput': `mean rate of completed requests over ${window}`,
    'achieved-concurrency': `mean of the requests in flight over ${window}`,
    ttft: "from the request's start to the first chunk with a token, by the wall clock",
    tpot: '(last token − first token) ÷ (output tokens − 1), weighted by tokens (its inter_token_latency)',
    e2e: "from the request's start to its end, by the wall clock",
  });

/** GuideLLM `benchmarks.json`: an element a level. Its `time_per_output_token` holds the first token and isn't TPOT. */
export const guidellm: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: ({ json }) =>
    Array.isArray(valueAt(json, 'benchmarks')) &&
    (valueAt(json, 'metadata', 'guidellm_version') !== undefined ||
      valueAt(json, 'benchmarks', '0', 'metrics') !== undefined),
  read: (file) =>
    file.records.map((record) => {
      const { metadata, benchmarks } = checkRecord(file, record, TOOL, shape);
      const started = benchmarks[0]?.start_time;
      return toToolSession(
        {
          tool: TOOL,
          version: metadata?.guidellm_version ?? 'not stated',
          takenAt: started ? new Date(started * 1000).toISOString() : '',
          definitions: define(wordWindow(benchmarks)),
          runs: benchmarks.map((each, i) =>
            toRun(each, benchmarks.length === 1 ? file.path : `${file.path}: benchmarks[${i}]`),
          ),
        },
        file,
      );
    }),
};
