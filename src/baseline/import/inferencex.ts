import { z } from 'zod';
import { hasMembers, type Importer } from './result-file.ts';
import { levelOf, toToolSession } from './tool-runs.ts';
import { checkRecord, count, figure, number, placeOf, readFlatLatencies, text } from './tool-shapes.ts';
import { noteContradiction, readRate, vllmDefinitions } from './vllm-bench.ts';

const TOOL = 'inferencex';

const shape = z.object({
  model_id: text.nullish(),
  num_prompts: count,
  request_rate: z.union([number, text]).nullish(),
  max_concurrency: count.nullish(),
  duration: number,
  completed: count,
  total_output_tokens: count,
  request_throughput: figure,
  request_goodput: figure,
  output_throughput: number,
});

/** InferenceX: vLLM's bench worked over, latencies in seconds without a unit in their names. */
export const inferencex: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: ({ records }) => hasMembers(records[0]?.value, 'num_prompts', 'completed', 'median_ttft'),
  read: (file) => {
    const runs = file.records.map((record) => {
      const fields = checkRecord(file, record, TOOL, shape);
      const place = placeOf(file, record);
      return {
        place,
        model: fields.model_id,
        level: levelOf(fields.max_concurrency ?? null, readRate(fields.request_rate)),
        good: fields.completed,
        failed: fields.num_prompts - fields.completed,
        outputTokens: fields.total_output_tokens / fields.completed,
        metrics: {
          'output-throughput': fields.output_throughput,
          'request-throughput': fields.request_throughput,
          ...(fields.request_goodput ? { goodput: fields.request_goodput } : {}),
          ...readFlatLatencies(
            file,
            record,
            TOOL,
            (family, statistic) =>
              `${statistic === 'p50' ? 'median' : statistic}_${family === 'e2e' ? 'e2el' : family}`,
            1000,
          ),
        },
        notes: noteContradiction(place, fields.output_throughput, fields.total_output_tokens, fields.duration),
      };
    });
    const model = runs.at(-1)?.model;
    const identity = model ? { identity: { model } } : {};
    return [
      toToolSession({ tool: TOOL, version: 'not stated', ...identity, definitions: vllmDefinitions, runs }, file),
    ];
  },
};
