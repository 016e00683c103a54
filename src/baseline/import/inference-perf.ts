import { z } from 'zod';
import { valueAt } from '../../json-value.ts';
import type { LevelId } from '../level.ts';
import { hasMembers, type Importer, type ResultFile } from './result-file.ts';
import { defineFamilies, levelOf, spreadOf, toToolSession, UNSTATED_LEVEL } from './tool-runs.ts';
import { checkRecord, count, figure } from './tool-shapes.ts';

const TOOL = 'inference-perf';
const SPAN = "time from the first request's start to the last one's end";

const latency = z.object({ mean: figure, median: figure, p90: figure, p95: figure, p99: figure }).nullish();

const shape = z.object({
  load_summary: z.object({ requested_rate: figure, concurrency: count.nullish() }),
  successes: z.object({
    count,
    latency: z.object({
      request_latency: latency,
      time_per_output_token: latency,
      time_to_first_token: latency,
      inter_token_latency: latency,
    }),
    throughput: z.object({ output_tokens_per_sec: figure, total_tokens_per_sec: figure, requests_per_sec: figure }),
    output_len: z.object({ mean: figure, min: figure }).nullish(),
  }),
  failures: z.object({ count: count.nullish() }),
});

type Fields = z.infer<typeof shape>;
type Latency = z.infer<typeof latency>;

const toSpread = (found: Latency) => ({ ...found, p50: found?.median });

const definitions = defineFamilies({
  'output-throughput': `output tokens as the tool counts them ÷ ${SPAN}`,
  'total-throughput': `prompt and output tokens as the tool counts them ÷ ${SPAN}`,
  'request-throughput': `completed requests ÷ ${SPAN}`,
  ttft: "from the request's start to the first chunk with a token",
  tpot: '(last chunk − first chunk) ÷ (output tokens − 1)',
  itl: 'gaps between tokens, those inside a chunk being 0',
  e2e: "from the request's start to its end",
});

/** A stage has its concurrency, or its rate; the summary of a run has neither. */
function toLevel({ load_summary: load }: Fields): LevelId {
  if (load.concurrency) return levelOf(load.concurrency, null);
  return load.requested_rate ? levelOf(null, load.requested_rate) : { concurrency: null, label: 'all stages' };
}

function toFigures({ latency: times, throughput }: Fields['successes']) {
  return {
    'output-throughput': throughput.output_tokens_per_sec,
    'total-throughput': throughput.total_tokens_per_sec,
    'request-throughput': throughput.requests_per_sec,
    ...spreadOf('ttft', toSpread(times.time_to_first_token), 1000),
    ...spreadOf('tpot', toSpread(times.time_per_output_token), 1000),
    ...spreadOf('itl', toSpread(times.inter_token_latency), 1000),
    ...spreadOf('e2e', toSpread(times.request_latency), 1000),
  };
}

/** An answer without a token is counted as a success by the tool; by our policy it is a failed request. */
const findEmptyAnswers = ({ output_len: length }: Fields['successes']): string | null =>
  length?.min === 0 ? 'the tool counts answers without any token as successes: at least one request got none' : null;

/** inference-perf `stage_N_lifecycle_metrics.json` and `summary_lifecycle_metrics.json`: one level a file, in seconds. */
export const inferencePerf: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: ({ json }) =>
    hasMembers(json, 'load_summary', 'successes', 'failures') &&
    (valueAt(json, 'successes', 'latency') !== undefined || valueAt(json, 'successes', 'throughput') !== undefined),
  read: (file: ResultFile) =>
    file.records.map((record) => {
      const fields = checkRecord(file, record, TOOL, shape);
      const { successes, failures } = fields;
      const run = {
        place: file.path,
        level: toLevel(fields),
        good: successes.count,
        failed: failures.count ?? null,
        outputTokens: successes.output_len?.mean ?? null,
        problem: findEmptyAnswers(successes),
        metrics: toFigures(successes),
      };
      return toToolSession({ tool: TOOL, version: 'lifecycle', definitions, runs: [run] }, file);
    }),
};

const serverShape = z.object({
  successes: z.object({
    count,
    rate: figure,
    output_len: z.object({ rate: figure, mean: figure }).nullish(),
    request_latency: latency,
    time_to_first_token: latency,
    time_per_output_token: latency,
  }),
});

const serverDefinitions = defineFamilies({
  'output-throughput': "rate of the server's own token counter, by Prometheus",
  'request-throughput': "rate of the server's own request counter, by Prometheus",
  ttft: "the server's own histogram, by Prometheus: from its receiving the request to the first token",
  tpot: "the server's own histogram, by Prometheus: time per output token",
  e2e: "the server's own histogram, by Prometheus: from its receiving the request to the end",
});

/** inference-perf `stage_N_prometheus_metrics.json`: what the server's own counters say, in seconds. */
export const inferencePerfServer: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: ({ json }) =>
    hasMembers(json, 'load_summary', 'successes', 'failures') && valueAt(json, 'successes', 'rate') !== undefined,
  read: (file) =>
    file.records.map((record) => {
      const { successes } = checkRecord(file, record, TOOL, serverShape);
      const run = {
        place: file.path,
        level: UNSTATED_LEVEL,
        good: successes.count,
        failed: null,
        metrics: {
          'output-throughput': successes.output_len?.rate,
          'request-throughput': successes.rate,
          ...spreadOf('ttft', toSpread(successes.time_to_first_token), 1000),
          ...spreadOf('tpot', toSpread(successes.time_per_output_token), 1000),
          ...spreadOf('e2e', toSpread(successes.request_latency), 1000),
        },
      };
      return toToolSession({ tool: TOOL, version: 'prometheus', definitions: serverDefinitions, runs: [run] }, file);
    }),
};
