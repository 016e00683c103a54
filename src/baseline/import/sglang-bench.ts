import { z } from 'zod';
import { valueAt } from '../../json-value.ts';
import { canonicalJson } from '../../suite/canonical-json.ts';
import { levelKey } from '../level.ts';
import { hasMembers, type Importer, type JsonRecord, type ResultFile } from './result-file.ts';
import { defineFamilies, levelOf, type ToolRun, toToolSession } from './tool-runs.ts';
import { checkRecord, count, faultyFile, figure, number, placeOf, readFlatLatencies, text } from './tool-shapes.ts';
import { noteContradiction, readRate } from './vllm-bench.ts';

const TOOL = 'sglang-bench';
const DURATION = 'time from before the first request to after all have returned and the /server_info request';

const shape = z.object({
  backend: text.nullish(),
  dataset_name: text.nullish(),
  request_rate: z.union([number, text]).nullish(),
  max_concurrency: count.nullish(),
  sharegpt_output_len: count.nullish(),
  random_input_len: count.nullish(),
  random_output_len: count.nullish(),
  random_range_ratio: figure,
  server_info: z.looseObject({ version: text.nullish(), model_path: text.nullish() }).nullish(),
  duration: number,
  completed: count,
  total_output_tokens: count,
  total_output_tokens_retokenized: count.nullish(),
  request_throughput: figure,
  output_throughput: number,
  total_throughput: figure,
  concurrency: figure,
  max_output_tokens_per_s: figure,
  errors: z.array(z.unknown()).nullish(),
});

type Fields = z.infer<typeof shape>;

const definitions = defineFamilies({
  'output-throughput': `output tokens by usage, else as asked for, ÷ ${DURATION}`,
  'total-throughput': `prompt tokens of the data set and output tokens ÷ ${DURATION}`,
  'request-throughput': `completed requests ÷ ${DURATION}`,
  'peak-output-throughput': 'chunks in the fullest whole second',
  'achieved-concurrency': `sum of the latencies ÷ ${DURATION}`,
  ttft: 'from before the request is posted, connecting included, to the first chunk with text or reasoning',
  tpot: '(end of the stream, [DONE] included − TTFT) ÷ (output tokens − 1)',
  itl: 'gaps between chunks with text or reasoning',
  e2e: 'from before the request is posted, connecting included, to the end of the stream',
});

const FACTS = [
  'dataset_name',
  'sharegpt_output_len',
  'random_input_len',
  'random_output_len',
  'random_range_ratio',
] as const;

function stateWorkload(fields: Fields): Record<string, string> {
  const stated = ['backend' as const, ...FACTS].flatMap((name) => {
    const value = fields[name];
    return value === null || value === undefined ? [] : [[name, String(value)] as const];
  });
  return Object.fromEntries(stated);
}

/** Answers without text that have tokens are what errors inside a stream leave behind. */
function findEmptyAnswers({ total_output_tokens_retokenized: retokenized, total_output_tokens: tokens }: Fields) {
  return retokenized === 0 && tokens > 0 ? `${tokens} output tokens were counted, but the answers hold no text` : null;
}

function countErrors({ errors }: Fields): number | null {
  return errors === null || errors === undefined
    ? null
    : errors.filter((error) => error !== '' && error !== null).length;
}

function toRun(file: ResultFile, record: JsonRecord, fields: Fields): ToolRun {
  const place = placeOf(file, record);
  return {
    place,
    level: levelOf(fields.max_concurrency ?? null, readRate(fields.request_rate)),
    good: fields.completed,
    failed: countErrors(fields),
    outputTokens: fields.total_output_tokens / fields.completed,
    problem: findEmptyAnswers(fields),
    metrics: {
      'output-throughput': fields.output_throughput,
      'total-throughput': fields.total_throughput,
      'request-throughput': fields.request_throughput,
      'peak-output-throughput': fields.max_output_tokens_per_s,
      'achieved-concurrency': fields.concurrency,
      ...readFlatLatencies(file, record, TOOL, (family, statistic) => {
        const name = statistic === 'p50' ? 'median' : statistic;
        return `${name}_${family === 'e2e' ? 'e2e_latency' : family}_ms`;
      }),
    },
    notes: noteContradiction(place, fields.output_throughput, fields.total_output_tokens, fields.duration),
  };
}

/** The client behind a line: Rust's writes its protocol, lines of before mid-2025 have no total throughput. */
function versionOf({ value }: JsonRecord): string {
  if (hasMembers(value, 'protocol')) return 'Rust client';
  return hasMembers(value, 'total_throughput') ? 'Python client' : 'Python client, before total_throughput';
}

type Line = { readonly record: JsonRecord; readonly fields: Fields; readonly run: ToolRun };

/** The tool appends: of several lines at one level the last one is the run that was meant. */
function takeLastOfLevel(lines: readonly Line[]): Line[] {
  const last = new Map(lines.map((line) => [levelKey(line.run.level), line]));
  return [...last.values()];
}

const describeWork = ({ fields, record }: Line): string => canonicalJson([versionOf(record), stateWorkload(fields)]);

function refuseMixed(file: ResultFile, [first, ...others]: readonly Line[]): void {
  const other = others.find((line) => first !== undefined && describeWork(line) !== describeWork(first));
  if (first === undefined || other === undefined) return;
  const words = `it is of another workload or version than line ${first.record.line}: one file a workload`;
  throw faultyFile(TOOL, placeOf(file, other.record), words);
}

/** `sglang.bench_serving --output-file`: a JSON object a line, one a run. */
export const sglangBench: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: ({ records }) => hasMembers(records[0]?.value, 'total_output_tokens_retokenized', 'completed'),
  read: (file) => {
    const all = file.records.map((record) => {
      const fields = checkRecord(file, record, TOOL, shape);
      return { record, fields, run: toRun(file, record, fields) };
    });
    const lines = takeLastOfLevel(all);
    refuseMixed(file, lines);
    const newest = lines.at(-1);
    const model = valueAt(newest?.fields.server_info, 'model_path');
    const version = valueAt(newest?.fields.server_info, 'version');
    const leftOut = all.length - lines.length;
    return [
      toToolSession(
        {
          tool: TOOL,
          version: newest === undefined ? 'unknown' : versionOf(newest.record),
          identity: {
            ...(typeof model === 'string' ? { model } : {}),
            ...(typeof version === 'string' ? { engine: 'sglang', engineVersion: version } : {}),
          },
          stated: newest === undefined ? {} : stateWorkload(newest.fields),
          definitions,
          runs: lines.map(({ run }) => run),
          notes: [
            ...(leftOut > 0 ? [`${file.path}: ${leftOut} earlier lines of the same level are left out`] : []),
            ...(lines.some(({ run }) => run.failed === null)
              ? [`${TOOL} files don't say how many requests failed: measure with --output-details to know`]
              : []),
          ],
        },
        file,
      ),
    ];
  },
};
