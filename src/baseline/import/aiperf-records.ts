import { z } from 'zod';
import { valueAt } from '../../json-value.ts';
import { meanOf, percentile, sortAscending } from '../../measure/percentile.ts';
import { definePerf, factorOf } from './aiperf-metrics.ts';
import { hasMembers, type Importer } from './result-file.ts';
import { spreadOf, toToolSession } from './tool-runs.ts';
import { checkRecord, number, text } from './tool-shapes.ts';

const TOOL = 'aiperf';
const SPAN = 'time from the first request sent to the last answer';

const metric = z.object({ value: number, unit: text }).nullish();
const shape = z.object({
  metadata: z.object({
    request_start_ns: number,
    request_end_ns: number,
    benchmark_phase: text.nullish(),
    was_cancelled: z.boolean().nullish(),
  }),
  metrics: z.object({
    time_to_first_token: metric,
    inter_token_latency: metric,
    request_latency: metric,
    output_sequence_length: metric,
    input_sequence_length: metric,
  }),
  error: z.unknown().optional(),
});

type Request = z.infer<typeof shape>;
type Tag = keyof Request['metrics'];

const isGood = ({ error, metadata }: Request): boolean =>
  (error === null || error === undefined) && metadata.was_cancelled !== true;

const valuesOf = (requests: readonly Request[], tag: Tag): number[] =>
  requests.flatMap(({ metrics }) => {
    const found = metrics[tag];
    return found === null || found === undefined ? [] : [found.value * (factorOf(found.unit) ?? 1)];
  });

function spread(family: 'ttft' | 'tpot' | 'e2e', values: readonly number[]) {
  if (values.length === 0) return {};
  const sorted = sortAscending(values);
  const at = (share: number) => percentile(sorted, share / 100);
  return spreadOf(family, { mean: meanOf(values), p50: at(50), p90: at(90), p95: at(95), p99: at(99) });
}

/** Most requests in flight at once: starts and ends in order, an end before a start of the same moment. */
function findPeak(requests: readonly Request[]): number {
  const turns = requests
    .flatMap(({ metadata }) => [
      { at: metadata.request_start_ns, by: 1 },
      { at: metadata.request_end_ns, by: -1 },
    ])
    .sort((a, b) => a.at - b.at || a.by - b.by);
  let [inFlight, peak] = [0, 0];
  for (const { by } of turns) {
    inFlight += by;
    peak = Math.max(peak, inFlight);
  }
  return peak;
}

/** AIPerf's `profile_export.jsonl`: a line a request, from which the figures are calculated here. */
export const aiperfRecords: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: ({ records }) =>
    hasMembers(records[0]?.value, 'metadata', 'metrics') &&
    hasMembers(valueAt(records[0]?.value, 'metadata'), 'request_start_ns'),
  read: (file) => {
    const all = file.records
      .map((record) => checkRecord(file, record, TOOL, shape))
      .filter(({ metadata }) => (metadata.benchmark_phase ?? 'profiling') === 'profiling');
    const good = all.filter(isGood);
    const start = good.reduce((least, { metadata }) => Math.min(least, metadata.request_start_ns), Infinity);
    const end = good.reduce((most, { metadata }) => Math.max(most, metadata.request_end_ns), -Infinity);
    const seconds = (end - start) / 1e9;
    const sum = (tag: Tag) => valuesOf(good, tag).reduce((total, value) => total + value, 0);
    const [prompt, output] = [sum('input_sequence_length'), sum('output_sequence_length')];
    const level = Math.max(1, findPeak(good));
    const run = {
      place: file.path,
      level: { concurrency: level },
      good: good.length,
      failed: all.length - good.length,
      outputTokens: output / good.length,
      metrics: {
        'output-throughput': output / seconds,
        'total-throughput': (prompt + output) / seconds,
        'request-throughput': good.length / seconds,
        ...spread('ttft', valuesOf(good, 'time_to_first_token')),
        ...spread('tpot', valuesOf(good, 'inter_token_latency')),
        ...spread('e2e', valuesOf(good, 'request_latency')),
      },
      notes: [`${file.path} names no concurrency: the level is the most requests in flight at once, ${level}`],
    };
    const definitions = {
      ...definePerf('aiperf'),
      'output-throughput': `output tokens counted by the client's tokenizer ÷ ${SPAN}`,
      'total-throughput': `prompt and output tokens counted by the client's tokenizer ÷ ${SPAN}`,
      'request-throughput': `completed requests ÷ ${SPAN}`,
    };
    return [toToolSession({ tool: TOOL, version: 'not stated, by request', definitions, runs: [run] }, file)];
  },
};
