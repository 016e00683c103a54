import { z } from 'zod';
import { hasMembers, type Importer, type JsonRecord, type ResultFile } from './result-file.ts';
import { defineFamilies, type ToolRun, toToolSession } from './tool-runs.ts';
import { checkRecord, count, number, text } from './tool-shapes.ts';

const TOOL = 'llama-bench';

const row = z.looseObject({
  build_commit: text.nullish(),
  build_number: count.nullish(),
  gpu_info: text.nullish(),
  cpu_info: text.nullish(),
  model_filename: text.nullish(),
  model_type: text.nullish(),
  test_time: text.nullish(),
  n_prompt: count,
  n_gen: count,
  n_depth: count.nullish(),
  avg_ts: number,
  samples_ts: z.array(number).nullish(),
});
const rows = z.array(row);

type Row = z.infer<typeof row>;

/** What a sweep varies beside the sizes, by the tool's names. */
const PARAMETERS = [
  'model_filename',
  'n_batch',
  'n_ubatch',
  'n_threads',
  'type_k',
  'type_v',
  'n_gpu_layers',
  'n_cpu_moe',
  'split_mode',
  'main_gpu',
  'no_kv_offload',
  'flash_attn',
  'tensor_split',
  'use_mmap',
  'embeddings',
] as const;

const definitions = defineFamilies({
  'output-throughput': 'generated tokens ÷ time of generating alone, one sequence in the process, no server',
  'prompt-throughput': 'prompt tokens ÷ time of processing them, one sequence in the process, no server',
  'mixed-throughput': 'prompt and generated tokens ÷ time of both, one sequence in the process, no server',
});

const RATE = { unit: 'tok/s', direction: 'higher' } as const;

const metricOf = ({ n_prompt: prompt, n_gen: generated }: Row): string =>
  generated === 0 ? 'prompt-throughput' : prompt === 0 ? 'output-throughput' : 'mixed-throughput';

/** The test by the tool's own name (`pp512`, `tg128 @ d4096`), with the parameters that the file's rows differ in. */
function nameTest(each: Row, varying: readonly string[]): string {
  const { n_prompt: prompt, n_gen: generated, n_depth: depth } = each;
  const sizes = [prompt > 0 ? `pp${prompt}` : '', generated > 0 ? `tg${generated}` : ''].filter((part) => part !== '');
  const at = depth ? ` @ d${depth}` : '';
  return [`${sizes.join('+')}${at}`, ...varying.map((name) => `${name}=${String(each[name])}`)].join(' ');
}

function findVarying(all: readonly Row[]): string[] {
  return PARAMETERS.filter((name) => new Set(all.map((each) => JSON.stringify(each[name]))).size > 1);
}

/** Each repetition of a test is a trial; files without the samples have their mean alone. */
function toRuns(each: Row, place: string, varying: readonly string[]): ToolRun[] {
  const samples = each.samples_ts ?? [];
  return (samples.length > 0 ? samples : [each.avg_ts]).map((rate) => ({
    place,
    level: { concurrency: null, label: nameTest(each, varying) },
    good: null,
    failed: null,
    metrics: { [metricOf(each)]: rate },
  }));
}

const firstRecord = ({ json, records }: ResultFile): unknown => (Array.isArray(json) ? json[0] : records[0]?.value);

function readRows(file: ResultFile): { readonly row: Row; readonly place: string }[] {
  const [only] = file.records;
  if (Array.isArray(file.json) && only !== undefined) {
    const all = checkRecord(file, only, TOOL, rows);
    return all.map((each, i) => ({ row: each, place: `${file.path}: [${i}]` }));
  }
  return file.records.map((record: JsonRecord) => ({
    row: checkRecord(file, record, TOOL, row),
    place: `${file.path}:${record.line ?? 1}`,
  }));
}

/** llama.cpp's `llama-bench -o json` (or jsonl): a row a test, no server and no concurrency. */
export const llamaBench: Importer = {
  tool: TOOL,
  namesSessions: false,
  recognises: (file) => hasMembers(firstRecord(file), 'n_prompt', 'n_gen', 'avg_ts'),
  read: (file) => {
    const all = readRows(file);
    const varying = findVarying(all.map((each) => each.row));
    const newest = all.at(-1)?.row;
    const { build_commit: commit, gpu_info: gpu, cpu_info: cpu, model_type: model } = newest ?? {};
    return [
      toToolSession(
        {
          tool: TOOL,
          version: 'json',
          takenAt: newest?.test_time ?? '',
          environment: gpu ? { gpu: gpu.trim() } : {},
          identity: {
            engine: 'llama.cpp',
            ...(commit ? { engineVersion: commit } : {}),
            ...(model ? { model } : {}),
            ...(cpu ? { cpu: cpu.trim() } : {}),
          },
          definitions,
          units: { 'prompt-throughput': RATE, 'mixed-throughput': RATE },
          runs: all.flatMap((each) => toRuns(each.row, each.place, varying)),
        },
        file,
      ),
    ];
  },
};
