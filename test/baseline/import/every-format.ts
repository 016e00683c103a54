import { sessionOf } from '../session-of.ts';
import { changeSample, readText } from './tool-files.ts';

/** One format with the ways in which a file of it can be spoilt; null = a file of it can't be. */
export type Format = {
  readonly name: string;
  readonly good: string;
  /** A figure that isn't a number. */
  readonly notANumber: string | null;
  /** No request, or no run, was completed. */
  readonly nothing: string;
  /** The same measurement as another version of the tool, or of its format, writes it. */
  readonly otherVersion: string | null;
};

/** @throws Error when the text doesn't hold what is to be replaced: the table would test nothing */
function change(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing replaced: ${from}`);
  return changed;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);
const VLLM = changeSample('real/vllm/result.json');
const SGLANG = changeSample('real/sglang/result.jsonl');
const GUIDELLM = readText('real/guidellm/result.json');
const AIPERF = readText('real/aiperf/profile_export_aiperf.json');
const AIPERF_CSV = readText('real/aiperf/profile_export_aiperf.csv');
const AIPERF_RECORDS = readText('real/aiperf/profile_export.jsonl');
const INFERENCE_PERF = readText('real/inference-perf/stage_0_lifecycle_metrics.json');
const INFERENCE_PERF_SERVER = readText('inference-perf_stage_3_prometheus_metrics.json');
const GENAI_BENCH = readText('genai-bench_mock_run_data.json');
const EVALSCOPE = readText('real/evalscope/benchmark_summary.json');
const BENCHY = readText('llama-benchy_sample.json');
const INFERENCEX = readText('vllm-style_InferenceX_glm5_isl1024_osl128_conc4.json');
const GENERIC_CSV = 'session,concurrency,metric,value\na,8,output-throughput,3300\na,8,output-throughput,3310\n';

const GENAI_PERF = json({
  request_throughput: { unit: 'requests/sec', avg: 2.5 },
  time_to_first_token: { unit: 'ns', avg: 250_000_000, p50: 240_000_000 },
  output_token_throughput: { unit: 'tokens/sec', avg: 200 },
  request_count: { unit: 'count', avg: 40 },
  input_config: { perf_analyzer: { stimulus: { concurrency: 16 } } },
});

const generic = (version: number, sessions: unknown) => json({ schema: 'throughput-gate/generic', version, sessions });
const SESSIONS = [{ id: 'a', trials: [{ concurrency: 8, metric: 'output-throughput', value: 3300.5 }] }];

const LLAMA_ROW = { n_prompt: 0, n_gen: 128, n_depth: 0, build_commit: 'abc', avg_ts: 118.9, samples_ts: [118, 119.8] };
const BENCHES = [{ name: 'output-throughput', unit: 'tok/s', value: 118.5 }];

const own = (changed = {}) => json(sessionOf('a', changed));

const noRequestsOf = (text: string) => change(text, /("successes": \{\s*"count": )\d+/, '$10');

export const FORMATS: readonly Format[] = [
  {
    name: 'own',
    good: own(),
    notANumber: change(own(), /"ttft-p50": 20/, '"ttft-p50": NaN'),
    nothing: own({ levels: [] }),
    otherVersion: change(own(), '"version": 1', '"version": 2'),
  },
  {
    name: 'generic JSON',
    good: generic(1, SESSIONS),
    notANumber: change(generic(1, SESSIONS), '3300.5', 'NaN'),
    nothing: generic(1, []),
    otherVersion: generic(2, SESSIONS),
  },
  {
    name: 'generic CSV',
    good: GENERIC_CSV,
    notANumber: change(GENERIC_CSV, '3310', 'NaN'),
    nothing: 'session,concurrency,metric,value\n',
    otherVersion: null,
  },
  {
    name: 'vllm-bench',
    good: VLLM,
    notANumber: change(VLLM, /"mean_ttft_ms":[\d.]+/, '"mean_ttft_ms":NaN'),
    nothing: changeSample('real/vllm/result.json', { completed: 0, num_prompts: 0, failed: 0 }),
    otherVersion: changeSample('real/vllm/result.json', { 'request_goodput:': null }),
  },
  {
    name: "vLLM's sweep",
    good: `[${VLLM}]`,
    notANumber: `[${VLLM}, ${change(VLLM, /"mean_ttft_ms":[\d.]+/, '"mean_ttft_ms":NaN')}]`,
    nothing: `[${VLLM}, ${changeSample('real/vllm/result.json', { completed: 0, num_prompts: 0, failed: 0 })}]`,
    otherVersion: `[${changeSample('real/vllm/result.json', { 'request_goodput:': null })}]`,
  },
  {
    name: 'inferencex',
    good: INFERENCEX,
    notANumber: change(INFERENCEX, /"p99_ttft": [\d.]+/, '"p99_ttft": NaN'),
    nothing: change(change(INFERENCEX, '"completed": 40', '"completed": 0'), '"num_prompts": 40', '"num_prompts": 0'),
    otherVersion: null,
  },
  {
    name: 'sglang-bench',
    good: SGLANG,
    notANumber: change(SGLANG, /"mean_ttft_ms":[\d.]+/, '"mean_ttft_ms":NaN'),
    nothing: changeSample('real/sglang/result.jsonl', { completed: 0 }),
    otherVersion: changeSample('real/sglang/result.jsonl', { protocol: 'http' }),
  },
  {
    name: 'guidellm',
    good: GUIDELLM,
    notANumber: change(GUIDELLM, /("time_to_first_token_ms":\s*\{\s*"successful":\s*\{\s*"mean":\s*)[\d.]+/, '$1NaN'),
    nothing: GUIDELLM.replaceAll(/("request_totals":\s*\{\s*"successful":\s*)32/g, '$10'),
    otherVersion: change(GUIDELLM, /("guidellm_version":\s*)"[^"]+"/, '$1"0.9.0"'),
  },
  {
    name: 'aiperf',
    good: AIPERF,
    notANumber: change(AIPERF, /("output_token_throughput": \{\s*"unit": "[^"]*",\s*"avg": )[\d.]+/, '$1NaN'),
    nothing: change(AIPERF, /("request_count": \{\s*"unit": "[^"]*",\s*"avg": )[\d.]+/, '$10'),
    otherVersion: change(AIPERF, /("aiperf_version": )"[^"]+"/, '$1"0.14.0"'),
  },
  {
    name: "AIPerf's CSV",
    good: AIPERF_CSV,
    notANumber: change(AIPERF_CSV, '3079.50', 'nan'),
    nothing: change(AIPERF_CSV, /^(Request Count[^,\n]*),.*$/m, '$1,0.00'),
    otherVersion: AIPERF,
  },
  {
    name: "AIPerf's records",
    good: AIPERF_RECORDS,
    notANumber: change(AIPERF_RECORDS, /("time_to_first_token":\s*\{"value":\s*)[\d.]+/, '$1NaN'),
    nothing: AIPERF_RECORDS.replaceAll('"was_cancelled":false', '"was_cancelled":true'),
    otherVersion: AIPERF,
  },
  {
    name: 'genai-perf',
    good: GENAI_PERF,
    notANumber: change(GENAI_PERF, '"avg": 200', '"avg": NaN'),
    nothing: change(GENAI_PERF, '"avg": 40', '"avg": 0'),
    otherVersion: change(GENAI_PERF, '"input_config"', '"aiperf_version": "0.13.0", "input_config"'),
  },
  {
    name: 'inference-perf',
    good: INFERENCE_PERF,
    notANumber: change(INFERENCE_PERF, /("time_to_first_token": \{\s+"mean": )[\d.]+/, '$1NaN'),
    nothing: noRequestsOf(INFERENCE_PERF),
    otherVersion: INFERENCE_PERF_SERVER,
  },
  {
    name: "inference-perf's server metrics",
    good: INFERENCE_PERF_SERVER,
    notANumber: change(INFERENCE_PERF_SERVER, '138.460857', 'NaN'),
    nothing: noRequestsOf(INFERENCE_PERF_SERVER),
    otherVersion: INFERENCE_PERF,
  },
  {
    name: 'genai-bench',
    good: GENAI_BENCH,
    notANumber: change(GENAI_BENCH, '54.891401311421', 'NaN'),
    nothing: change(GENAI_BENCH, '"num_completed_requests": 32', '"num_completed_requests": 0'),
    otherVersion: change(GENAI_BENCH, '"requests_per_minute": 31.9995250891596', '"requests_per_second": 0.533'),
  },
  {
    name: 'evalscope',
    good: EVALSCOPE,
    notANumber: change(EVALSCOPE, '3285.3774', 'NaN'),
    nothing: change(EVALSCOPE, '"Success Requests": 32', '"Success Requests": 0'),
    otherVersion: null,
  },
  {
    name: 'llama-benchy',
    good: BENCHY,
    notANumber: change(BENCHY, /("tg_throughput": \{\s*"mean": )[\d.]+/, '$1NaN'),
    nothing: changeSample('llama-benchy_sample.json', { benchmarks: [] }),
    otherVersion: changeSample('llama-benchy_sample.json', { version: '9.0' }),
  },
  {
    name: 'llama-bench',
    good: json([LLAMA_ROW]),
    notANumber: change(json([LLAMA_ROW]), '118.9', 'NaN'),
    nothing: '[]',
    otherVersion: null,
  },
  {
    name: 'customSmallerIsBetter',
    good: json({ tool: 'customSmallerIsBetter', benches: [{ name: 'latency', unit: 'ms', value: 30.25 }] }),
    notANumber: '{"tool": "customSmallerIsBetter", "benches": [{"name": "latency", "unit": "ms", "value": NaN}]}',
    nothing: '{"tool": "customSmallerIsBetter", "benches": []}',
    otherVersion: null,
  },
  {
    name: 'a bare custom list',
    good: json(BENCHES),
    notANumber: change(json(BENCHES), '118.5', 'NaN'),
    nothing: '[]',
    otherVersion: null,
  },
];
