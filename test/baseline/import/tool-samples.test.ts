import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importResults } from '../../support/import-results.ts';
import { errorOf } from './tool-files.ts';

const ROOT = join(import.meta.dirname, '../fixtures/results');
const readSample = (path: string) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });
const importSample = (path: string) => importResults([readSample(path)]);

type Row = {
  readonly path: string;
  readonly tool: string;
  readonly version: string;
  readonly level: string;
  /** Completed and failed requests; null = the file doesn't say. */
  readonly requests: readonly [number | null, number | null];
  readonly throughput: number | null;
  readonly ttftMean: number | null;
  readonly ttftP50: number | null;
  readonly tpotMean: number | null;
  readonly definitions: Readonly<Record<string, RegExp>>;
};

/** Values are the files' own, in tok/s and ms, to six digits; the `real` ones lie beside a truth of 3310, 21–22 and 2.25. */
const ROWS: readonly Row[] = [
  {
    path: 'real/vllm/result.json',
    tool: 'vllm-bench',
    version: 'current',
    level: '8',
    requests: [32, 0],
    throughput: 3303.71,
    ttftMean: 24.019,
    ttftP50: 24.0286,
    tpotMean: 2.24779,
    definitions: {
      'output-throughput': /usage ÷ time from before the first task/,
      'ttft-mean': /first chunk with choices, one with a role alone included/,
      'tpot-mean': /finish chunk included − TTFT\) ÷ \(output tokens by usage − 1/,
    },
  },
  {
    path: 'real/sglang/result.jsonl',
    tool: 'sglang-bench',
    version: 'Python client',
    level: '8',
    requests: [32, null],
    throughput: 3291.36,
    ttftMean: 23.8795,
    ttftP50: 23.6004,
    tpotMean: 2.23893,
    definitions: {
      'output-throughput': /and the \/server_info request/,
      'ttft-mean': /connecting included, to the first chunk with text/,
      'tpot-mean': /\[DONE\] included/,
    },
  },
  {
    path: 'real/sglang-rust/result.jsonl',
    tool: 'sglang-bench',
    version: 'Rust client',
    level: '8',
    requests: [32, null],
    throughput: 3329.38,
    ttftMean: 21.8818,
    ttftP50: 22.0928,
    tpotMean: 2.24782,
    definitions: { 'output-throughput': /server_info/, 'ttft-mean': /with text/ },
  },
  {
    path: 'real/guidellm/result.json',
    tool: 'guidellm',
    version: '0.8.1',
    level: '8',
    requests: [32, 0],
    throughput: 3093.81,
    ttftMean: 26.5963,
    ttftP50: 23.8583,
    // Its inter-token latency; its own time per output token, with the first token in, is 2.43.
    tpotMean: 2.23926,
    definitions: {
      'output-throughput': /mean rate .* first request's start to the last one's end$/,
      'ttft-mean': /wall clock/,
      'tpot-mean': /weighted by tokens/,
    },
  },
  {
    path: 'real/aiperf/profile_export_aiperf.json',
    tool: 'aiperf',
    version: '0.13.0',
    level: '8',
    requests: [32, 0],
    throughput: 3079.5,
    ttftMean: 25.3513,
    ttftP50: 24.5261,
    tpotMean: 2.27715,
    definitions: {
      'output-throughput': /client's tokenizer ÷ time from the start of the phase to its end/,
      'ttft-mean': /first answer with text or reasoning/,
      'tpot-mean': /its inter_token_latency/,
    },
  },
  {
    path: 'real/aiperf/profile_export_aiperf.csv',
    tool: 'aiperf',
    version: 'not stated',
    level: '8',
    requests: [32, 0],
    throughput: 3079.5,
    ttftMean: 25.35,
    ttftP50: 24.53,
    tpotMean: 2.28,
    definitions: { 'output-throughput': /start of the phase to its end/ },
  },
  {
    path: 'real/aiperf/profile_export.jsonl',
    tool: 'aiperf',
    version: 'not stated, by request',
    level: '8',
    requests: [32, 0],
    throughput: 3093.8,
    ttftMean: 25.3513,
    ttftP50: 24.5261,
    tpotMean: 2.27715,
    definitions: { 'output-throughput': /÷ time from the first request sent to the last answer/ },
  },
  {
    path: 'real/inference-perf/stage_0_lifecycle_metrics.json',
    tool: 'inference-perf',
    version: 'lifecycle',
    level: '8',
    requests: [32, 0],
    throughput: 2933.22,
    ttftMean: 21.8999,
    ttftP50: 22.1212,
    tpotMean: 2.23162,
    definitions: { 'output-throughput': /first request's start/, 'itl-mean': /those inside a chunk being 0/ },
  },
  {
    path: 'real/inference-perf/summary_lifecycle_metrics.json',
    tool: 'inference-perf',
    version: 'lifecycle',
    level: 'all stages',
    requests: [32, 0],
    throughput: 2933.22,
    ttftMean: 21.8999,
    ttftP50: 22.1212,
    tpotMean: 2.23162,
    definitions: {},
  },
  {
    path: 'real/evalscope/benchmark_summary.json',
    tool: 'evalscope',
    version: 'not stated',
    level: '8',
    requests: [32, 0],
    throughput: 3285.38,
    ttftMean: 25.41,
    ttftP50: null,
    tpotMean: 2.25,
    definitions: { 'tpot-mean': /with the usage included/ },
  },
  {
    path: 'vllm_bench_serve_2025-05_from_llmd_log.json',
    tool: 'vllm-bench',
    version: 'old, with the key request_goodput:',
    level: 'rate=10 req/s',
    requests: [300, 0],
    throughput: 2249.25,
    ttftMean: 54.5771,
    ttftP50: 52.9993,
    tpotMean: 13.578,
    definitions: { 'ttft-mean': /role alone/ },
  },
  ...(
    [
      ['4', 40, 164.728, 265],
      ['16', 160, 403.581, 291.399],
    ] as const
  ).map(
    ([level, requests, throughput, ttftP50]): Row => ({
      path: `vllm-style_InferenceX_glm5_isl1024_osl128_conc${level}.json`,
      tool: 'inferencex',
      version: 'not stated',
      level,
      requests: [requests, 0],
      throughput,
      ttftMean: null,
      ttftP50,
      tpotMean: null,
      definitions: { 'ttft-p50': /role alone/ },
    }),
  ),
  {
    path: 'sglang_bench_serving_2025_line.jsonl',
    tool: 'sglang-bench',
    version: 'Python client, before total_throughput',
    level: '256 rate=5 req/s',
    requests: [1000, null],
    throughput: 957.162,
    ttftMean: 91.6922,
    ttftP50: 76.4197,
    tpotMean: 11.8089,
    definitions: {},
  },
  {
    path: 'inference-perf_stage_3_prometheus_metrics.json',
    tool: 'inference-perf',
    version: 'prometheus',
    level: 'concurrency not stated',
    requests: [10_938, null],
    throughput: 8857.71,
    ttftMean: 38.419,
    ttftP50: 30.574,
    tpotMean: 15.417,
    definitions: { 'output-throughput': /server's own token counter/ },
  },
  {
    path: 'genai-bench_mock_run_data.json',
    tool: 'genai-bench',
    version: 'requests_per_minute',
    level: '1 D(100,100)',
    requests: [32, 0],
    throughput: 54.8914,
    ttftMean: 52.3553,
    ttftP50: 32.4083,
    tpotMean: 17.9121,
    definitions: { 'output-throughput': /left after trimming ÷ time of the whole run/ },
  },
  {
    path: 'aiperf_profile_export_excerpt.json',
    tool: 'aiperf',
    version: 'not stated',
    level: 'concurrency not stated',
    requests: [80, null],
    throughput: null,
    ttftMean: 44.1661,
    ttftP50: 44.4522,
    tpotMean: null,
    definitions: {},
  },
  {
    path: 'aiperf_profile_export_record_excerpt.jsonl',
    tool: 'aiperf',
    version: 'not stated, by request',
    level: '1',
    requests: [1, 0],
    throughput: 29.4248,
    ttftMean: 255.886,
    ttftP50: 255.886,
    tpotMean: 5.205,
    definitions: {},
  },
];

const REFUSED: readonly (readonly [string, RegExp, RegExp])[] = [
  ['genai-bench_mock_experiment_data.json', /description of an experiment/, /runs' own files/],
  ['llama-benchy_schema.json', /a JSON schema/, /a result/],
  ['real/evalscope/benchmark_args.json', /arguments/, /benchmark_summary\.json/],
  ['real/evalscope/benchmark_percentile.json', /percentiles/, /benchmark_summary\.json/],
  ['real/evalscope/workload_throughput.json', /by window/, /benchmark_summary\.json/],
  ['real/inference-perf/config.yaml', /configuration/, /stage_N_lifecycle_metrics\.json/],
];

const printLevel = ({ concurrency, label }: { concurrency: number | null; label?: string }) =>
  [concurrency ?? [], label ?? []].flat().join(' ');

describe('the sample of each tool', () => {
  it.each(ROWS)('$path imports as $tool', (row) => {
    const [session, ...others] = importSample(row.path);
    expect(others).toEqual([]);
    expect(session).toMatchObject({ tool: row.tool, problems: [], session: { clientVersion: row.version } });
    expect(session?.requests?.map(({ good, failed }) => [good, failed])).toEqual([row.requests]);
    const [trial, ...more] = session?.session.trials ?? [];
    expect(more).toEqual([]);
    expect(trial && printLevel(trial)).toBe(row.level);
    const at = (metric: string) => trial?.metrics[metric] ?? null;
    expect([at('output-throughput'), at('ttft-mean'), at('ttft-p50'), at('tpot-mean')]).toEqual([
      row.throughput,
      row.ttftMean,
      row.ttftP50,
      row.tpotMean,
    ]);
    for (const [metric, words] of Object.entries(row.definitions)) {
      expect(session?.session.definitions?.[metric]).toMatch(words);
    }
  });

  it('gives every metric of every sample a definition and its unit', () => {
    for (const { path } of ROWS) {
      const [session] = importSample(path);
      const measured = [...new Set(session?.session.trials.flatMap((trial) => Object.keys(trial.metrics)))].sort();
      expect(Object.keys(session?.session.definitions ?? {}).sort()).toEqual(measured);
      expect(Object.keys(session?.units ?? {}).sort()).toEqual(measured);
    }
  });

  it("makes each of llama-benchy's runs a trial of its level", () => {
    const [session] = importSample('llama-benchy_sample.json');
    expect(session?.session.trials.map((trial) => [printLevel(trial), trial.metrics['output-throughput']])).toEqual([
      ['1 pp2048 tg32', 50.0083],
      ['1 pp2048 tg32', 49.9474],
      ['2 pp2048 tg32', 98.2998],
      ['2 pp2048 tg32', 99.1098],
    ]);
    // Two requests a run at concurrency 2: each run has the mean of its own.
    expect(session?.session.trials[2]?.metrics['ttft-mean']).toBe(2078.49);
    expect(session?.session.definitions?.['output-throughput']).toMatch(/^decoding alone/);
    expect(session?.session.clientVersion).toBe('0.2.2.dev7+gcd427054e');
  });

  it("doesn't trust a run whose successes hold answers without a token", () => {
    const [session] = importSample('inference-perf_stage_3_lifecycle_metrics.json');
    expect(session?.session.trials).toEqual([]);
    expect(session?.requests).toEqual([{ concurrency: null, label: 'rate=92.19 req/s', good: 5531, failed: 0 }]);
    expect(session?.problems).toEqual([
      'the tool counts answers without any token as successes: at least one request got none at rate=92.19 req/s',
    ]);
  });

  it.each(REFUSED)('%s is refused by what it is, with the file to give instead', (path, what, give) => {
    const error = errorOf(() => importSample(path));
    expect(error.code).toBe('bad-result');
    expect(error.message).toMatch(what);
    expect(error.remedy).toMatch(give);
  });

  it('leaves no sample out', () => {
    const listed = new Set([...ROWS.map(({ path }) => path), ...REFUSED.map(([path]) => path)]);
    const rest = readdirSync(ROOT, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && !each.name.endsWith('.md'))
      .map((each) => relative(ROOT, join(each.parentPath, each.name)))
      .filter((path) => !listed.has(path));
    expect(rest.sort()).toEqual(['inference-perf_stage_3_lifecycle_metrics.json', 'llama-benchy_sample.json']);
  });

  it('finds every format by content, whatever the file is called', () => {
    for (const { path, tool } of ROWS) {
      expect(importResults([{ ...readSample(path), path: 'renamed.txt' }])[0]?.tool).toBe(tool);
    }
  });
});
