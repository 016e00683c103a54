import { z } from 'zod';
import { hasMembers, type Importer } from './result-file.ts';
import { defineFamilies, spreadOf, toToolSession } from './tool-runs.ts';
import { checkRecord, count, figure, text } from './tool-shapes.ts';

const TOOL = 'genai-bench';
const RUN = "time of the whole run by the load generator's clock, its polling included";

const spread = z.object({ mean: figure, p50: figure, p90: figure, p95: figure, p99: figure }).nullish();

const shape = z.object({
  _time_unit: z.enum(['s', 'ms']).nullish(),
  aggregated_metrics: z.object({
    scenario: text.nullish(),
    num_concurrency: count,
    mean_output_throughput_tokens_per_s: figure,
    mean_total_tokens_throughput_tokens_per_s: figure,
    requests_per_second: figure,
    requests_per_minute: figure,
    num_error_requests: count,
    num_completed_requests: count,
    stats: z.object({
      ttft: spread,
      tpot: spread,
      e2e_latency: spread,
      num_output_tokens: spread,
    }),
  }),
});

const definitions = defineFamilies({
  'output-throughput': `output tokens of the requests left after trimming ÷ ${RUN}`,
  'total-throughput': `prompt and output tokens of the requests left after trimming ÷ ${RUN}`,
  'request-throughput': `completed requests ÷ ${RUN}`,
  ttft: "from the request's start to the first chunk with content",
  tpot: '(end − first chunk with content) ÷ (output tokens − 1)',
  e2e: "from the request's start to its end",
});

/** genai-bench's file of one run: a traffic scenario at one concurrency, in seconds (newer ones say their unit). */
export const genaiBench: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: ({ json }) => hasMembers(json, 'aggregated_metrics'),
  read: (file) =>
    file.records.map((record) => {
      const { aggregated_metrics: run, _time_unit: unit } = checkRecord(file, record, TOOL, shape);
      const factor = unit === 'ms' ? 1 : 1000;
      const perMinute = run.requests_per_minute;
      const level = {
        concurrency: run.num_concurrency,
        ...(run.scenario ? { label: run.scenario } : {}),
      };
      return toToolSession(
        {
          tool: TOOL,
          version: perMinute === null || perMinute === undefined ? 'requests_per_second' : 'requests_per_minute',
          definitions,
          runs: [
            {
              place: file.path,
              level,
              good: run.num_completed_requests,
              failed: run.num_error_requests,
              outputTokens: run.stats.num_output_tokens?.mean ?? null,
              metrics: {
                'output-throughput': run.mean_output_throughput_tokens_per_s,
                'total-throughput': run.mean_total_tokens_throughput_tokens_per_s,
                'request-throughput': run.requests_per_second ?? (perMinute ? perMinute / 60 : null),
                ...spreadOf('ttft', run.stats.ttft, factor),
                ...spreadOf('tpot', run.stats.tpot, factor),
                ...spreadOf('e2e', run.stats.e2e_latency, factor),
              },
            },
          ],
        },
        file,
      );
    }),
};
