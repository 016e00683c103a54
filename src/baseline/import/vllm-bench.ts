import { z } from 'zod';
import { hasMembers, type Importer, type JsonRecord, listRecords, type ResultFile } from './result-file.ts';
import { defineFamilies, levelOf, type ToolRun, toToolSession } from './tool-runs.ts';
import { checkRecord, count, figure, number, placeOf, readFlatLatencies, text } from './tool-shapes.ts';

const TOOL = 'vllm-bench';
const DURATION = 'time from before the first task is made to after all have returned';

const shape = z.object({
  date: text.nullish(),
  backend: text.nullish(),
  endpoint_type: text.nullish(),
  model_id: text.nullish(),
  num_prompts: count,
  request_rate: z.union([number, text]).nullish(),
  max_concurrency: count.nullish(),
  duration: number,
  completed: count,
  failed: count.nullish(),
  total_output_tokens: count,
  request_throughput: figure,
  request_goodput: figure,
  output_throughput: number,
  total_token_throughput: figure,
  max_output_tokens_per_s: figure,
});

export const vllmDefinitions = defineFamilies({
  'output-throughput': `output tokens by usage ÷ ${DURATION}`,
  'total-throughput': `prompt and output tokens by usage ÷ ${DURATION}`,
  'request-throughput': `completed requests ÷ ${DURATION}`,
  goodput: `requests within the SLOs ÷ ${DURATION}`,
  'peak-output-throughput': 'chunks in the fullest whole second',
  ttft: 'from before the request is posted to the first chunk with choices, one with a role alone included',
  tpot: '(last chunk with choices, the finish chunk included − TTFT) ÷ (output tokens by usage − 1)',
  itl: 'gaps between chunks with choices, role and finish chunks included',
  e2e: 'from before the request is posted to the last chunk with choices',
});

type Fields = z.infer<typeof shape>;

/** `20261129-140836`, in the client's own time zone. */
function readDate(date: string | null | undefined): string {
  const parts = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/.exec(date ?? '');
  if (parts === null) return '';
  const [, year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** A rate of sending, null for none: vLLM writes "inf" and SGLang a bare Infinity for a closed loop. */
export function readRate(rate: number | string | null | undefined): number | null {
  return typeof rate === 'number' ? rate : null;
}

/** The file's own totals must give its throughput; said, not refused: only the tool knows what it divided by. */
export function noteContradiction(place: string, throughput: number, tokens: number, seconds: number): string[] {
  const expected = tokens / seconds;
  if (!(seconds > 0) || Math.abs(throughput - expected) <= 0.001 * expected) return [];
  const found = `output_throughput ${throughput.toPrecision(6)}, but ${tokens} tokens in ${seconds.toPrecision(6)} s`;
  return [`${place}: its own figures disagree: ${found} are ${expected.toPrecision(6)} tok/s`];
}

function toRun(file: ResultFile, record: JsonRecord, fields: Fields): ToolRun {
  const place = placeOf(file, record);
  return {
    place,
    level: levelOf(fields.max_concurrency ?? null, readRate(fields.request_rate)),
    good: fields.completed,
    failed: fields.failed ?? fields.num_prompts - fields.completed,
    outputTokens: fields.total_output_tokens / fields.completed,
    metrics: {
      'output-throughput': fields.output_throughput,
      'total-throughput': fields.total_token_throughput,
      'request-throughput': fields.request_throughput,
      'peak-output-throughput': fields.max_output_tokens_per_s,
      ...(fields.request_goodput ? { goodput: fields.request_goodput } : {}),
      ...readFlatLatencies(file, record, TOOL, (family, statistic) => {
        const name = statistic === 'p50' ? 'median' : statistic;
        return `${name}_${family === 'e2e' ? 'e2el' : family}_ms`;
      }),
    },
    notes: noteContradiction(place, fields.output_throughput, fields.total_output_tokens, fields.duration),
  };
}

/** Files of before mid-2025 have a colon in the key `request_goodput:`: the only sign of a version they bear. */
const versionOf = ({ value }: JsonRecord): string =>
  hasMembers(value, 'request_goodput:') ? 'old, with the key request_goodput:' : 'current';

const isRun = (value: unknown): boolean =>
  hasMembers(value, 'num_prompts', 'completed') &&
  !hasMembers(value, 'median_ttft') &&
  !hasMembers(value, 'total_output_tokens_retokenized');

/**
 * `vllm bench serve --save-result` and `--append-result`: an object, or one a line; `vllm bench sweep serve`: a list of
 * them. Each is a trial of its level.
 */
export const vllmBench: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: (file) => isRun(listRecords(file)[0]?.value),
  read: (file) => {
    const records = listRecords(file);
    const read = records.map((record) => ({ record, fields: checkRecord(file, record, TOOL, shape) }));
    const newest = read.at(-1)?.fields;
    const backend = newest?.endpoint_type ?? newest?.backend;
    const versions = [...new Set(records.map(versionOf))];
    return [
      toToolSession(
        {
          tool: TOOL,
          version: versions.join(' and '),
          takenAt: readDate(newest?.date),
          ...(newest?.model_id ? { identity: { model: newest.model_id } } : {}),
          ...(backend ? { stated: { backend } } : {}),
          definitions: vllmDefinitions,
          runs: read.map(({ record, fields }) => toRun(file, record, fields)),
        },
        file,
      ),
    ];
  },
};
