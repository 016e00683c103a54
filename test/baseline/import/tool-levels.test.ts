import { describe, expect, it } from 'vitest';
import { levelName } from '../../../src/baseline/level.ts';
import { importResults } from '../../support/import-results.ts';
import { changeSample, type File, importErrorOf, readText, vllm, vllmFiles } from './tool-files.ts';

const tableOf = (...files: readonly File[]) => {
  const [session, ...others] = importResults(files);
  expect(others).toEqual([]);
  return session?.session.trials.map((trial) => [levelName(trial), trial.metrics['output-throughput']]);
};

describe('files of one side', () => {
  it('are the trials of one level', () => {
    const [session, ...others] = importResults(vllmFiles(3300, 3310, 3290));
    expect(others).toEqual([]);
    expect(session?.source).toBe('0.json, 1.json, 2.json');
    expect(session?.session.trials.map((trial) => trial.metrics['output-throughput'])).toEqual([3300, 3310, 3290]);
  });

  it('of several levels are cells, whatever their order', () => {
    const sweep = [8, 1, 8].map((max_concurrency, i) => ({
      path: `${i}.json`,
      text: vllm({ max_concurrency, output_throughput: 100 * max_concurrency + i }),
    }));
    expect(tableOf(...sweep)).toEqual([
      ['C=8', 800],
      ['C=1', 101],
      ['C=8', 802],
    ]);
  });

  it('make the same session in any order, and another one with another file', () => {
    const files = vllmFiles(3300, 3310, 3290);
    const idOf = (some: readonly File[]) => importResults(some)[0]?.session.id;
    expect(idOf([...files].reverse())).toBe(idOf(files));
    expect(idOf(vllmFiles(3300, 3310, 3291))).not.toBe(idOf(files));
    expect(idOf(files.slice(0, 1))).not.toBe(idOf(files));
  });

  it('count once when one is given twice: a copy is no second measurement', () => {
    const [file] = vllmFiles(3300);
    const [session] = importResults(
      [file, file, { path: 'copy.json', text: file?.text ?? '' }].flatMap((f) => f ?? []),
    );
    expect(session?.session.trials).toHaveLength(1);
    expect(session?.notes.at(-1)).toBe('copy.json is the same run as 0.json: it counts once');
  });

  it("count once in vLLM's sweep, whose summary lists the runs that lie beside it", () => {
    const runs = [3300, 3310, 3290].map((output_throughput) => vllm({ output_throughput }));
    const summary = { path: 'summary.json', text: `[${runs.join(', ')}]` };
    const beside = runs.map((text, i) => ({ path: `run=${i}.json`, text }));
    const figures = [3300, 3310, 3290].map((value) => ['C=8', value]);
    expect(tableOf(summary)).toEqual(figures);
    expect(tableOf(...beside, summary)).toEqual(figures);
    expect(importResults([summary, ...beside])[0]?.notes).toContain(
      'run=0.json: 1 of its runs are also in summary.json: they count once',
    );
  });

  it('carry the problem of the one that has it', () => {
    const failed = { path: 'bad.json', text: vllm({ failed: 1, completed: 31 }) };
    const [session] = importResults([...vllmFiles(3300, 3310), failed]);
    expect(session?.problems).toEqual(['bad.json: 1 of 32 requests failed at C=8']);
    expect(session?.session.trials).toHaveLength(2);
  });

  it('stand beside own and generic results as their own session', () => {
    const generic = { path: 'g.csv', text: 'session,concurrency,metric,value\nb,8,ttft-p50,12\n' };
    expect(importResults([...vllmFiles(3300), generic]).map((each) => each.tool)).toEqual(['generic', 'vllm-bench']);
  });

  const benchy = (version: string) => ({
    path: `${version}.json`,
    text: changeSample('llama-benchy_sample.json', { version }),
  });
  it.each<[string, File[], RegExp]>([
    [
      'tools',
      [...vllmFiles(3300), { path: 's.jsonl', text: readText('real/sglang/result.jsonl') }],
      /s\.jsonl: the tool is sglang-bench, but vllm-bench in 0\.json/,
    ],
    ['versions', [benchy('1.0'), benchy('2.0')], /2\.0\.json: the tool's version is 2\.0, but 1\.0 in 1\.0\.json/],
    [
      'versions that only their keys tell apart',
      [...vllmFiles(3300), { path: 'old.json', text: readText('vllm_bench_serve_2025-05_from_llmd_log.json') }],
      /old\.json: the tool's version is old/,
    ],
    [
      'clients',
      ['sglang', 'sglang-rust'].map((path) => ({ path, text: readText(`real/${path}/result.jsonl`) })),
      /sglang-rust: the tool's version is Rust client, but Python client in sglang:/,
    ],
    [
      'exports of the same run',
      ['.json', '.csv'].map((path) => ({ path, text: readText(`real/aiperf/profile_export_aiperf${path}`) })),
      /\.csv: the tool's version is not stated, but 0\.13\.0/,
    ],
    [
      'workloads',
      [512, 1024].map((random_input_len) => ({
        path: `${random_input_len}.jsonl`,
        text: changeSample('real/sglang/result.jsonl', { random_input_len }),
      })),
      /1024\.jsonl: the workload is .*1024.*, but .*512.* in 512\.jsonl/,
    ],
    [
      'output lengths',
      [4096, 8192].map((total_output_tokens, i) => ({ path: `${i}.json`, text: vllm({ total_output_tokens }) })),
      /1\.json: output tokens a request at C=8 is 256, but 128 in 0\.json/,
    ],
  ])('are refused when they mix %s', (_, files, message) => {
    const error = importErrorOf(...files);
    expect(error.code).toBe('bad-result');
    expect(error.message).toMatch(message);
  });
});

describe('several runs in one file', () => {
  const line = (changed: object) => changeSample('real/sglang/result.jsonl', { ...changed });

  it('of vLLM (--append-result) are trials of their levels', () => {
    const lines = [
      vllm({ max_concurrency: 1, output_throughput: 100 }),
      vllm({ output_throughput: 800 }),
      vllm({ output_throughput: 810 }),
    ];
    expect(tableOf({ path: 'x', text: `${lines.join('\n')}\n` })).toEqual([
      ['C=1', 100],
      ['C=8', 800],
      ['C=8', 810],
    ]);
  });

  it('of SGLang are the last line of each level', () => {
    const lines = [
      line({ output_throughput: 790 }),
      line({ max_concurrency: 1, output_throughput: 100 }),
      line({ output_throughput: 800 }),
    ];
    const file = { path: 'x', text: lines.join('\n') };
    expect(tableOf(file)).toEqual([
      ['C=8', 800],
      ['C=1', 100],
    ]);
    expect(importResults([file])[0]?.notes[0]).toBe('x: 1 earlier lines of the same level are left out');
  });

  it('of SGLang with another workload are refused by their line', () => {
    const lines = [line({}), line({ max_concurrency: 1, random_output_len: 64 })];
    const error = importErrorOf({ path: 'x', text: lines.join('\n') });
    expect(error.message).toMatch(/^x:2: it is of another workload or version than line 1/);
  });

  it('of vLLM written by two versions are one that mixes with neither', () => {
    const text = [vllm(), readText('vllm_bench_serve_2025-05_from_llmd_log.json').trim()].join('\n');
    const [session] = importResults([{ path: 'x', text }]);
    expect(session?.session.clientVersion).toBe('current and old, with the key request_goodput:');
    expect(importErrorOf({ path: 'x', text }, ...vllmFiles(3300)).message).toMatch(/the tool's version/);
  });

  type Guide = { benchmarks: { config: { strategy: object }; warmup_duration: number }[] };
  const guide = (...strategies: readonly object[]) => {
    const file = JSON.parse(readText('real/guidellm/result.json')) as Guide;
    const [benchmark] = file.benchmarks;
    if (benchmark === undefined) throw new Error('the sample has no benchmark');
    const benchmarks = strategies.map((strategy) => ({ ...benchmark, config: { ...benchmark.config, strategy } }));
    return { path: 'x', text: JSON.stringify({ ...file, benchmarks }) };
  };

  it("of GuideLLM's sweep are levels by streams and by rate", () => {
    const sweep = guide(
      { type_: 'synchronous' },
      { type_: 'throughput', max_concurrency: 512 },
      { type_: 'concurrent', streams: 16 },
      { type_: 'constant', rate: 2.5 },
    );
    expect(tableOf(sweep)?.map(([level]) => level)).toEqual(['C=1', 'C=512', 'C=16', 'rate=2.5 req/s']);
  });

  it('of GuideLLM with a ramp have a definition that says so, and mix with none without', () => {
    const ramped = guide({ type_: 'concurrent', streams: 8, rampup_duration: 5 });
    const [session] = importResults([ramped]);
    expect(session?.session.definitions?.['output-throughput']).toMatch(/, ramp-up included$/);
    const error = importErrorOf({ path: 'plain', text: readText('real/guidellm/result.json') }, ramped);
    expect(error.message).toMatch(/x: the definition of output-throughput is .*ramp-up included/);
  });
});

describe('levels without a concurrency', () => {
  it.each<[string, object, string, number]>([
    ['a rate', { max_concurrency: null, request_rate: 4 }, 'rate=4 req/s', 1],
    ['a rate under a cap', { max_concurrency: 64, request_rate: 4 }, 'C=64 rate=4 req/s', 1],
    ['all at once', { max_concurrency: null, request_rate: 'inf' }, 'all at once', 0],
  ])('%s', (_, changed, level, notes) => {
    const file = { path: 'x', text: vllm({ ...changed }) };
    expect(tableOf(file)?.map(([name]) => name)).toEqual([level]);
    expect(importResults([file])[0]?.notes.filter((note) => note.includes('open loop'))).toHaveLength(notes);
  });
});

describe('genai-perf', () => {
  const JSON_TEXT = JSON.stringify({
    request_throughput: { unit: 'requests/sec', avg: 2.5 },
    request_latency: { unit: 'us', avg: 3_000_000, p50: 2_900_000 },
    time_to_first_token: { unit: 'ns', avg: 250_000_000, p50: 240_000_000, p99: 400_000_000 },
    inter_token_latency: { unit: 'ms', avg: 20, p50: 19 },
    output_token_throughput: { unit: 'tokens/sec', avg: 200 },
    request_count: { unit: 'count', avg: 40 },
    input_config: { model_names: ['m'], perf_analyzer: { stimulus: { concurrency: 16 } } },
  });
  const CSV_TEXT = `Metric,avg,min,max,p99,p95,p90,p75,p50,p25
Time To First Token (ms),"1,146.31",249.48,"3,485.23","3,457.97","3,349.56","3,215.06","1,330.93",640.07,286.52
Request Latency (ms),"6,406.20",1,2,3,4,5,6,"5,690.23",7
Output Sequence Length (tokens),174.45,164,187,186,183,180,177,174,171

Metric,Value
Output Token Throughput (per sec),261.25
Request Throughput (per sec),1.50
Request Count (count),40.00
`;

  it('is told from AIPerf, and its units are ours', () => {
    const [session] = importResults([{ path: 'x', text: JSON_TEXT }]);
    expect(session).toMatchObject({ tool: 'genai-perf', session: { identity: { model: 'm' } } });
    expect(session?.session.trials).toEqual([
      {
        concurrency: 16,
        metrics: {
          'output-throughput': 200,
          'request-throughput': 2.5,
          'ttft-mean': 250,
          'ttft-p50': 240,
          'ttft-p99': 400,
          'tpot-mean': 20,
          'tpot-p50': 19,
          'e2e-mean': 3000,
          'e2e-p50': 2900,
        },
      },
    ]);
    expect(session?.session.definitions?.['ttft-mean']).toMatch(/first answer with content$/);
  });

  it('is read as CSV with thousands in quotes, at a level that the file names nowhere', () => {
    const [session] = importResults([{ path: 'x', text: CSV_TEXT }]);
    expect(session?.tool).toBe('genai-perf');
    expect(session?.session.trials[0]).toMatchObject({
      concurrency: null,
      label: 'concurrency not stated',
      metrics: { 'output-throughput': 261.25, 'ttft-mean': 1146.31, 'ttft-p50': 640.07, 'e2e-p50': 5690.23 },
    });
  });
});

describe('llama-bench', () => {
  const ROW = {
    build_commit: '8cf427ff',
    gpu_info: 'NVIDIA GeForce RTX 4080',
    model_filename: 'm.gguf',
    model_type: 'qwen2 7B Q4_K - Medium',
    n_gpu_layers: 99,
    n_prompt: 512,
    n_gen: 0,
    n_depth: 0,
    test_time: '2025-04-24T11:58:50Z',
    avg_ts: 7100,
    samples_ts: [6863.1, 7147.55],
  };
  const TG = { ...ROW, n_prompt: 0, n_gen: 128, n_depth: 4096, avg_ts: 118.9, samples_ts: [118, 119.8] };
  const BOTH = { ...ROW, n_gen: 128, avg_ts: 900, samples_ts: undefined };
  const expected = [
    { concurrency: null, label: 'pp512', metrics: { 'prompt-throughput': 6863.1 } },
    { concurrency: null, label: 'pp512', metrics: { 'prompt-throughput': 7147.55 } },
    { concurrency: null, label: 'tg128 @ d4096', metrics: { 'output-throughput': 118 } },
    { concurrency: null, label: 'tg128 @ d4096', metrics: { 'output-throughput': 119.8 } },
    { concurrency: null, label: 'pp512+tg128', metrics: { 'mixed-throughput': 900 } },
  ];

  it.each([
    ['json', JSON.stringify([ROW, TG, BOTH], null, 1)],
    ['jsonl', [ROW, TG, BOTH].map((row) => JSON.stringify(row)).join('\n')],
  ])('as %s: tests are levels, repetitions are trials', (_, text) => {
    const [session] = importResults([{ path: 'x', text }]);
    expect(session).toMatchObject({
      tool: 'llama-bench',
      environment: { gpu: 'NVIDIA GeForce RTX 4080' },
      session: { identity: { engine: 'llama.cpp', engineVersion: '8cf427ff' }, takenAt: '2025-04-24T11:58:50Z' },
    });
    expect(session?.session.trials).toEqual(expected);
    expect(session?.units['prompt-throughput']).toEqual({ unit: 'tok/s', direction: 'higher' });
  });

  it('tells the rows of a sweep apart by what varies', () => {
    const text = JSON.stringify([99, 0].map((n_gpu_layers) => ({ ...TG, n_gpu_layers })));
    expect(tableOf({ path: 'x', text })?.map(([level]) => level)).toEqual([
      'tg128 @ d4096 n_gpu_layers=99',
      'tg128 @ d4096 n_gpu_layers=99',
      'tg128 @ d4096 n_gpu_layers=0',
      'tg128 @ d4096 n_gpu_layers=0',
    ]);
  });
});

describe("github-action-benchmark's custom lists", () => {
  const read = (value: unknown) => importResults([{ path: 'x', text: JSON.stringify(value) }])[0];

  it('take the direction from the unit', () => {
    const session = read([
      { name: 'decode', unit: 'tokens/s', value: 120, range: '± 3' },
      { name: 'first token', unit: 'ms', value: 30 },
      { name: 'output-throughput', unit: 'tokens/sec', value: 99 },
    ]);
    expect(session?.units).toEqual({
      decode: { unit: 'tokens/s', direction: 'higher' },
      'first token': { unit: 'ms', direction: 'lower' },
      'output-throughput': { unit: 'tok/s', direction: 'higher' },
    });
    expect(session?.session.trials).toEqual([
      { concurrency: null, label: 'benchmark', metrics: { decode: 120, 'first token': 30, 'output-throughput': 99 } },
    ]);
  });

  it('take it from the tool where the list is stored with it', () => {
    const benches = [{ name: 'score', unit: 'points', value: 7 }];
    expect(read({ tool: 'customBiggerIsBetter', benches })?.units['score']?.direction).toBe('higher');
    expect(read({ tool: 'customSmallerIsBetter', benches })?.units['score']?.direction).toBe('lower');
  });

  it.each<[string, unknown, RegExp]>([
    [
      'a unit that says nothing',
      [{ name: 'score', unit: 'points', value: 7 }],
      /"score" is in "points": .*more is better/,
    ],
    ['a known metric in another unit', [{ name: 'ttft-p50', unit: 's', value: 7 }], /ttft-p50 is in "s": expected ms/],
    ['a name twice', [1, 2].map((value) => ({ name: 'a', unit: 'ms', value })), /"a" is in it twice/],
    ['a value in words', [{ name: 'a', unit: 'ms', value: '7' }], /\[0\]\.value: expected a finite number, found 7/],
  ])('refuse %s', (_, value, message) => {
    expect(importErrorOf({ path: 'x', text: JSON.stringify(value) }).message).toMatch(message);
  });
});
