import { z } from 'zod';
import { valueAt } from '../../json-value.ts';
import type { Importer } from './result-file.ts';
import { defineFamilies, type ToolRun, toToolSession } from './tool-runs.ts';
import { checkRecord, count, figure, number, text } from './tool-shapes.ts';

const TOOL = 'llama-benchy';

const metric = z.object({ mean: number, values: z.array(number).nullish() }).nullish();
const benchmark = z.object({
  concurrency: count,
  context_size: count,
  prompt_size: count,
  response_size: count,
  is_context_prefill_phase: z.boolean().nullish(),
  pp_throughput: metric,
  tg_throughput: metric,
  tg_req_throughput: metric,
  peak_throughput: metric,
  e2e_ttft: metric,
});
const shape = z.object({
  version: text.nullish(),
  timestamp: text.nullish(),
  model: text.nullish(),
  prefix_caching_enabled: z.boolean().nullish(),
  latency_mode: text.nullish(),
  latency_ms: figure,
  benchmarks: z.array(benchmark),
});

type Benchmark = z.infer<typeof benchmark>;
type Metric = z.infer<typeof metric>;

const definitions = defineFamilies({
  'output-throughput': 'decoding alone: tokens after the first ÷ (last token − earliest first token), by batch',
  'prompt-throughput': 'prompt tokens ÷ (first response − measured network latency)',
  'peak-output-throughput': 'tokens in the fullest second, sliding',
  ttft: "from the request's start to the first token",
  tpot: "1000 ÷ the request's own decoding rate",
});

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value of one of the runs: a value a run, or one a request of each run; else the mean of all. */
function valueOfRun(found: Metric, run: number, runs: number): number | null {
  if (found === null || found === undefined) return null;
  const values = found.values ?? [];
  const share = values.length / runs;
  if (!Number.isInteger(share) || share === 0) return found.mean;
  return meanOf(values.slice(run * share, (run + 1) * share));
}

const invert = (found: Metric): Metric =>
  found === null || found === undefined
    ? found
    : { mean: 1000 / found.mean, values: found.values?.map((rate) => 1000 / rate) };

function nameWork(each: Benchmark): string {
  const depth = each.context_size > 0 ? ` d${each.context_size}` : '';
  const phase = each.is_context_prefill_phase === true ? ' context prefill' : '';
  return `pp${each.prompt_size} tg${each.response_size}${depth}${phase}`;
}

/** Each of the tool's runs of a level is a trial. */
function toRuns(each: Benchmark, place: string): ToolRun[] {
  const runs = Math.max(1, each.tg_throughput?.values?.length ?? each.pp_throughput?.values?.length ?? 1);
  return Array.from({ length: runs }, (_, run) => ({
    place,
    level: { concurrency: each.concurrency, label: nameWork(each) },
    good: null,
    failed: null,
    outputTokens: each.response_size,
    metrics: {
      'output-throughput': valueOfRun(each.tg_throughput, run, runs),
      'prompt-throughput': valueOfRun(each.pp_throughput, run, runs),
      'peak-output-throughput': valueOfRun(each.peak_throughput, run, runs),
      'ttft-mean': valueOfRun(each.e2e_ttft, run, runs),
      'tpot-mean': valueOfRun(invert(each.tg_req_throughput), run, runs),
    },
  }));
}

/** llama-benchy's JSON: an element a level and size, in batches with a barrier between. */
export const llamaBenchy: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: ({ json }) =>
    Array.isArray(valueAt(json, 'benchmarks')) &&
    (valueAt(json, 'latency_mode') !== undefined || valueAt(json, 'benchmarks', '0', 'tg_throughput') !== undefined),
  read: (file) =>
    file.records.map((record) => {
      const fields = checkRecord(file, record, TOOL, shape);
      const caching = fields.prefix_caching_enabled;
      return toToolSession(
        {
          tool: TOOL,
          version: fields.version ?? 'not stated',
          takenAt: fields.timestamp ?? '',
          ...(fields.model ? { identity: { model: fields.model } } : {}),
          ...(caching === null || caching === undefined ? {} : { stated: { prefix_caching_enabled: String(caching) } }),
          definitions,
          units: { 'prompt-throughput': { unit: 'tok/s', direction: 'higher' } },
          runs: fields.benchmarks.flatMap((each, i) => toRuns(each, `${file.path}: benchmarks[${i}]`)),
        },
        file,
      );
    }),
};
