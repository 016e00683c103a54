import { z } from 'zod';
import { valueAt } from '../../json-value.ts';
import {
  chooseLevel,
  countFailed,
  definePerf,
  type PerfTool,
  type TaggedMetric,
  type TaggedMetrics,
  toFigures,
} from './aiperf-metrics.ts';
import { hasMembers, type Importer } from './result-file.ts';
import { toToolSession } from './tool-runs.ts';
import { checkRecord, figure, text } from './tool-shapes.ts';

const metric: z.ZodType<TaggedMetric> = z.object({
  unit: text,
  avg: figure,
  p50: figure,
  p90: figure,
  p95: figure,
  p99: figure,
  max: figure,
});

const TAGS = [
  'request_throughput',
  'request_latency',
  'request_count',
  'completed_request_count',
  'error_request_count',
  'time_to_first_token',
  'inter_token_latency',
  'inter_chunk_latency',
  'output_token_throughput',
  'total_token_throughput',
  'output_sequence_length',
  'effective_concurrency',
  'goodput',
] as const;

const shape = z.object({
  aiperf_version: text.nullish(),
  start_time: text.nullish(),
  was_cancelled: z.boolean().nullish(),
  metrics: z.record(text, metric),
});

const isMetric = (value: unknown): boolean => hasMembers(value, 'unit', 'avg');

const toolOf = (json: unknown): PerfTool =>
  valueAt(json, 'input_config', 'perf_analyzer') === undefined &&
  valueAt(json, 'input_config', 'subcommand') === undefined
    ? 'aiperf'
    : 'genai-perf';

const firstNumber = (...values: readonly unknown[]): number | null => {
  const found = values.flat().find((value) => typeof value === 'number' && Number.isFinite(value) && value > 0);
  return typeof found === 'number' ? found : null;
};

/** What was asked for stands in another place in every version; the command line is in most. */
function findAsked(json: unknown): { readonly concurrency: number | null; readonly rate: number | null } {
  const config = valueAt(json, 'input_config');
  const phases = valueAt(config, 'phases');
  const phase = (Array.isArray(phases) ? phases : []).find((each) => valueAt(each, 'kind') === 'profiling');
  const command = [valueAt(json, 'run_info', 'cli_command'), valueAt(config, 'cli_command')].join(' ');
  const option = (name: string) =>
    Number(new RegExp(`--${name}[ =](\\d+(?:\\.\\d+)?)`).exec(command)?.[1] ?? Number.NaN);
  const places = [phase, valueAt(config, 'loadgen'), valueAt(config, 'perf_analyzer', 'stimulus'), config];
  return {
    concurrency: firstNumber(...places.map((each) => valueAt(each, 'concurrency')), option('concurrency')),
    rate: firstNumber(
      ...places.flatMap((each) => [valueAt(each, 'request_rate'), valueAt(each, 'rate')]),
      option('request-rate'),
    ),
  };
}

function readModel(json: unknown): string | null {
  const items = valueAt(json, 'input_config', 'models', 'items');
  const name = valueAt(Array.isArray(items) ? items[0] : undefined, 'name');
  const names =
    valueAt(json, 'input_config', 'model_names') ?? valueAt(json, 'input_config', 'endpoint', 'model_names');
  const first = Array.isArray(names) ? names[0] : undefined;
  return typeof name === 'string' ? name : typeof first === 'string' ? first : null;
}

/** The tags that are read, under one key, so that a fault names them and the rest of the file stays unread. */
function pickMetrics(json: unknown): Record<string, unknown> {
  return Object.fromEntries(TAGS.flatMap((tag) => (hasMembers(json, tag) ? [[tag, valueAt(json, tag)]] : [])));
}

/** AIPerf's `profile_export_aiperf.json` and genai-perf's `profile_export_genai_perf.json`. */
export const aiperf: Importer = {
  tool: 'aiperf',
  namesSessions: false,
  recognises: ({ json }) =>
    isMetric(valueAt(json, 'request_throughput')) ||
    isMetric(valueAt(json, 'request_latency')) ||
    hasMembers(json, 'aiperf_version', 'input_config'),
  read: (file) => {
    const tool = toolOf(file.json);
    const value = { ...pickHead(file.json), metrics: pickMetrics(file.json) };
    const fields = checkRecord(file, { value, line: null }, tool, shape);
    const metrics: TaggedMetrics = fields.metrics;
    const { level, notes } = chooseLevel(findAsked(file.json), metrics);
    const model = readModel(file.json);
    return [
      toToolSession(
        {
          tool,
          version: fields.aiperf_version ?? 'not stated',
          takenAt: fields.start_time ?? '',
          ...(model === null ? {} : { identity: { model } }),
          definitions: definePerf(tool),
          runs: [
            {
              place: file.path,
              level,
              good: metrics['request_count']?.avg ?? null,
              failed: countFailed(metrics),
              outputTokens: metrics['output_sequence_length']?.avg ?? null,
              problem: fields.was_cancelled === true ? 'the run was cancelled' : null,
              metrics: toFigures(metrics),
              notes,
            },
          ],
        },
        file,
      ),
    ];
  },
};

const pickHead = (json: unknown) => ({
  aiperf_version: valueAt(json, 'aiperf_version'),
  start_time: valueAt(json, 'start_time'),
  was_cancelled: valueAt(json, 'was_cancelled'),
});
