import { describe, expect, it } from 'vitest';
import { importResults } from '../../support/import-results.ts';
import { changeSample, importErrorOf, readText, vllm } from './tool-files.ts';

const VLLM = readText('real/vllm/result.json');
const SGLANG = readText('real/sglang/result.jsonl').trim();
const GUIDELLM = readText('real/guidellm/result.json');
const INFERENCE_PERF = readText('real/inference-perf/stage_0_lifecycle_metrics.json');
const AIPERF = readText('real/aiperf/profile_export_aiperf.json');
const AIPERF_CSV = readText('real/aiperf/profile_export_aiperf.csv');
const BENCHY = readText('llama-benchy_sample.json');

const replaced = (text: string, from: string | RegExp, to: string): string => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing replaced: ${from}`);
  return changed;
};

describe('a broken file of a tool is an error with its place', () => {
  it.each<[string, string, RegExp]>([
    ['empty', '', /^x: the result file is empty/],
    ['blank lines', '\n\n', /^x: the result file is empty/],
    ['cut off on its one line', VLLM.slice(0, 900), /^x:1:\d+: not valid JSON.*cut off/],
    ['cut off in the middle', GUIDELLM.slice(0, 100_000), /^x:\d+:\d+: not valid JSON.*cut off/],
    ['cut off behind a bare Infinity', SGLANG.slice(0, 600), /^x:1:\d+: not valid JSON.*cut off/],
    ['the last line cut off', `${SGLANG}\n${SGLANG.slice(0, 300)}`, /^x:2:\d+: not valid JSON.*cut off/],
    ['a CSV without its second block', AIPERF_CSV.slice(0, 3000), /^x:?\d*: (.*fields|it has no line)/],
    ['a CSV that ends behind its first block', AIPERF_CSV.split('\n\n')[0] ?? '', /^x: it has no line `Output Token/],
    ['NaN', replaced(VLLM, /"mean_ttft_ms": [\d.]+/, '"mean_ttft_ms": NaN'), /^x:1: mean_ttft_ms: .*found NaN/],
    ['infinity', replaced(VLLM, /"output_throughput": [\d.]+/, '"output_throughput": Infinity'), /found Infinity/],
    ['a figure too large to be one', vllm().replace(/"duration":[\d.]+/, '"duration":1e999'), /duration: .*found null/],
    [
      'NaN in a later line',
      `${SGLANG}\n${replaced(SGLANG, /"mean_e2e_latency_ms": [\d.]+/, '"mean_e2e_latency_ms": NaN')}`,
      /^x:2: mean_e2e_latency_ms: expected a finite number, found NaN/,
    ],
    [
      'NaN deep in a file',
      replaced(INFERENCE_PERF, /("time_to_first_token": \{\s+"mean": )[\d.]+/, '$1NaN'),
      /^x:\d+: successes\.latency\.time_to_first_token\.mean: expected a finite number, found NaN/,
    ],
    [
      'a time that is no date',
      replaced(GUIDELLM, /"start_time": 1795961488\.8729289, "end_time"/, '"start_time": -1.7e18, "end_time"'),
      /benchmarks\[0\]\.start_time: expected seconds since 1970, found -1700000000000000000/,
    ],
    ['NaN in a CSV', replaced(AIPERF_CSV, '3079.50', 'nan'), /^x:\d+: expected a finite number, found "nan"/],
    ['a missing key', vllm({ output_throughput: undefined }), /^x:1?:? ?output_throughput: .*found nothing/],
    ['a word for a number', vllm({ completed: 'all' }), /completed: expected a whole number, found all/],
    ['a throughput of 0', vllm({ output_throughput: 0 }), /^x: output-throughput is 0: expected a number above 0/],
    ['a negative time', vllm({ mean_ttft_ms: -1 }), /^x: ttft-mean is -1/],
    ['no request', vllm({ completed: 0, num_prompts: 0, failed: 0 }), /^x: no request completed$/],
    ['no request but failed ones', vllm({ completed: 0, failed: 32 }), /^x: no request completed, 32 failed/],
    ['no request in SGLang', changeSample('real/sglang/result.jsonl', { completed: 0 }), /^x: no request completed/],
    [
      'no request in a run of a sweep',
      `[${vllm()}, ${vllm({ completed: 0, num_prompts: 0, failed: 0 })}]`,
      /^x: \[1\]: no request completed$/,
    ],
    ['NaN in a run of a sweep', `[${vllm()}, ${vllm({ duration: 'NaN' })}]`, /^x: \[1\]: duration: .*found NaN/],
    [
      'a failed run of a sweep',
      JSON.stringify({
        run_number: 1,
        error_type: 'RuntimeError',
        error: 'x',
        serve_overrides: {},
        bench_overrides: {},
      }),
      /^x: not a result file: found a failed run of vLLM's sweep/,
    ],
    ['no benchmark', changeSample('real/guidellm/result.json', { benchmarks: [] }), /^x: it holds no run/],
    ['no run of llama-benchy', changeSample('llama-benchy_sample.json', { benchmarks: [] }), /^x: it holds no run/],
    [
      'no request in GuideLLM',
      GUIDELLM.replaceAll(/("request_totals":\s*\{\s*"successful":\s*)32/g, '$10'),
      /^x: no request completed/,
    ],
    [
      'no request in inference-perf',
      replaced(INFERENCE_PERF, /("successes": \{\s+"count": )32/, '$10'),
      /^x: no request completed/,
    ],
    [
      'a run at no concurrency',
      replaced(readText('genai-bench_mock_run_data.json'), /"num_concurrency": \d+/, '"num_concurrency": 0'),
      /^x: concurrency 0: expected a whole number above 0$/,
    ],
    [
      'a run at no concurrency beside others',
      replaced(BENCHY, '"concurrency": 2', '"concurrency": 0'),
      /^x: benchmarks\[1\]: concurrency 0: expected a whole number above 0$/,
    ],
    [
      'a part of a request at once',
      replaced(readText('real/evalscope/benchmark_summary.json'), /"Concurrency": \d+/, '"Concurrency": 2.5'),
      /^x: concurrency 2\.5: expected a whole number above 0$/,
    ],
    ['a metric of another shape', replaced(AIPERF, '"unit": "requests/sec"', '"unit": 7'), /request_throughput\.unit/],
    ['a run of another shape', replaced(BENCHY, '"concurrency": 2', '"concurrency": "two"'), /benchmarks\[1\]/],
  ])('%s', (_, text, message) => {
    const error = importErrorOf({ path: 'x', text });
    expect(error.code).toBe('bad-result');
    expect(error.message).toMatch(message);
    expect(error.remedy).toMatch(/\w/);
  });
});

describe('failed requests', () => {
  const problemsOf = (text: string) => importResults([{ path: 'x', text }])[0];

  it.each<[string, string, string]>([
    ['vLLM', vllm({ failed: 1, completed: 31 }), '1 of 32 requests failed at C=8'],
    ['vLLM of before the count', vllm({ failed: undefined, completed: 30 }), '2 of 32 requests failed at C=8'],
    [
      'SGLang with details',
      changeSample('real/sglang/result.jsonl', { errors: ['', 'reset', ''] }),
      '1 of 33 requests failed at C=8',
    ],
    [
      'SGLang with answers that hold no text',
      changeSample('real/sglang/result.jsonl', { total_output_tokens_retokenized: 0 }),
      '4096 output tokens were counted, but the answers hold no text at C=8',
    ],
    [
      'GuideLLM',
      GUIDELLM.replaceAll(/("request_totals":\s*\{\s*"successful":\s*32,\s*"errored":\s*)0/g, '$13'),
      '3 of 35 requests failed at C=8',
    ],
    [
      'inference-perf',
      replaced(INFERENCE_PERF, /("failures": \{\s+"count": )0/, '$12'),
      '2 of 34 requests failed at C=8',
    ],
    [
      'AIPerf',
      changeSample('real/aiperf/profile_export_aiperf.json', { error_request_count: { unit: 'requests', avg: 4 } }),
      '4 of 36 requests failed at C=8',
    ],
    [
      'AIPerf, cancelled',
      changeSample('real/aiperf/profile_export_aiperf.json', { was_cancelled: true }),
      'the run was cancelled at C=8',
    ],
    [
      'AIPerf as CSV',
      replaced(AIPERF_CSV, 'Completed Requests (Success + Error),32.00', 'Completed Requests (Success + Error),33.00'),
      '1 of 33 requests failed at C=8',
    ],
    [
      'evalscope',
      changeSample('real/evalscope/benchmark_summary.json', { 'Failed Requests': 5 }),
      '5 of 37 requests failed at C=8',
    ],
  ])('of %s make the run a problem and no trial', (_, text, problem) => {
    const session = problemsOf(text);
    expect(session?.problems).toEqual([problem]);
    expect(session?.session.trials).toEqual([]);
  });

  it('that GuideLLM cut off at its end are left out by the tool, and that is said', () => {
    const text = GUIDELLM.replaceAll(/("request_totals":\s*\{[^}]*"incomplete":\s*)0/g, '$14');
    const session = problemsOf(text);
    expect(session?.problems).toEqual([]);
    expect(session?.notes).toEqual(['x: 4 requests were cut off at the end of the run; the tool leaves them out']);
  });

  it('are said to be unknown where the file cannot tell', () => {
    expect(problemsOf(SGLANG)?.notes).toEqual([
      "sglang-bench files don't say how many requests failed: measure with --output-details to know",
    ]);
  });
});

describe('figures that are taken with a word', () => {
  it('a time of 0 is left out', () => {
    const [session] = importResults([{ path: 'x', text: vllm({ median_tpot_ms: 0 }) }]);
    expect(session?.session.trials[0]?.metrics).not.toHaveProperty('tpot-p50');
    expect(session?.notes).toEqual(['x: tpot-p50 is 0 and left out']);
  });

  it("a throughput that its own totals don't give is said to disagree", () => {
    const [session] = importResults([{ path: 'x', text: vllm({ output_throughput: 3000 }) }]);
    expect(session?.notes).toEqual([
      'x: its own figures disagree: output_throughput 3000.00, but 4096 tokens in 1.23982 s are 3303.71 tok/s',
    ]);
  });
});
