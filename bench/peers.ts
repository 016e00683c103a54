import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { tryPythonJson } from '../src/baseline/import/python-json.ts';
import { arrayAt, numberAt } from '../src/json-value.ts';
import type { Accuracy } from './accuracy.ts';
import { cachePeerTokenizer, PEER_TOKENIZER, writePeerTokenizer } from './peer-tokenizer.ts';
import type { Truth, TruthServer } from './truth-server.ts';

/** One of the field's own clients: `DIR/<folder>` is its virtual environment, as `--peers DIR` names them. */
export type Peer = {
  readonly name: string;
  /** Program inside the environment's `bin`. */
  readonly program: string;
  readonly folder: string;
  readonly argumentsOf: (run: PeerRun) => readonly string[];
  readonly resultFile: string;
  readonly read: (result: unknown) => Figures;
};

export type PeerRun = {
  readonly url: string;
  readonly concurrency: number;
  readonly requests: number;
  readonly tokens: number;
};

type Figures = {
  readonly tokensPerSecond: number | undefined;
  readonly ttftP50Ms: number | undefined;
  readonly tpotMeanMs: number | undefined;
};

const PROMPT_TOKENS = '32';
const LONGEST_RUN_MS = 300_000;
const run = promisify(execFile);

const readServing = (result: unknown): Figures => ({
  tokensPerSecond: numberAt(result, 'output_throughput'),
  ttftP50Ms: numberAt(result, 'median_ttft_ms'),
  tpotMeanMs: numberAt(result, 'mean_tpot_ms'),
});

const sglangArguments = ({ url, concurrency, requests, tokens }: PeerRun, model: readonly string[]) => [
  ...['--backend', 'sglang-oai-chat', '--base-url', url, ...model, '--tokenizer', './tok'],
  ...['--dataset-name', 'random-ids', '--random-input-len', PROMPT_TOKENS, '--random-output-len', String(tokens)],
  ...['--random-range-ratio', '1', '--num-prompts', String(requests), '--max-concurrency', String(concurrency)],
  ...['--warmup-requests', '0', '--disable-tqdm', '--output-file', 'result.json'],
];

/** Start lines and result fields of vLLM 0.32, SGLang 0.5.23, GuideLLM 0.8.1 and AIPerf 0.13. */
export const PEERS: readonly Peer[] = [
  {
    name: 'vLLM bench serve',
    folder: 'vllm',
    program: 'vllm',
    argumentsOf: ({ url, concurrency, requests, tokens }) => [
      ...['bench', 'serve', '--backend', 'openai-chat', '--base-url', url, '--endpoint', '/v1/chat/completions'],
      ...['--model', 'truth', '--tokenizer', './tok', '--dataset-name', 'random', '--random-input-len', PROMPT_TOKENS],
      ...['--random-output-len', String(tokens), '--ignore-eos', '--num-prompts', String(requests)],
      ...['--max-concurrency', String(concurrency), '--num-warmups', '0', '--ready-check-timeout-sec', '0'],
      ...['--save-result', '--result-dir', '.', '--result-filename', 'result.json', '--disable-tqdm'],
    ],
    resultFile: 'result.json',
    read: readServing,
  },
  {
    name: 'SGLang bench_serving',
    folder: 'sglang',
    program: 'python',
    argumentsOf: (peer) => [
      '-m',
      'sglang.bench_serving',
      ...sglangArguments(peer, ['--model', './tok', '--served-model-name', 'truth']),
    ],
    resultFile: 'result.json',
    read: readServing,
  },
  {
    name: 'SGLang rust_client',
    folder: 'sglang',
    program: 'python',
    argumentsOf: (peer) => ['-m', 'sglang.benchmark.rust_client', ...sglangArguments(peer, ['--model', 'truth'])],
    resultFile: 'result.json',
    read: readServing,
  },
  {
    name: 'GuideLLM',
    folder: 'guidellm',
    program: 'guidellm',
    argumentsOf: ({ url, concurrency, requests, tokens }) => [
      ...['run', '--backend', `kind=openai_http,target=${url},model=truth`],
      ...['--profile', `kind=concurrent,streams=${concurrency}`, '--constraint', `kind=max_requests,count=${requests}`],
      ...['--tokenizer', 'kind=hf_auto,model=./tok'],
      ...['--data', `kind=synthetic_text,prompt_tokens=${PROMPT_TOKENS},output_tokens=${tokens}`],
      ...['--output', 'kind=json,path=result.json', '--disable-console-interactive'],
    ],
    resultFile: 'result.json',
    read: (result) => {
      const [benchmark] = arrayAt(result, 'benchmarks');
      const of = (metric: string, figure: string) => numberAt(benchmark, 'metrics', metric, 'successful', figure);
      return {
        tokensPerSecond: of('output_tokens_per_second', 'mean'),
        ttftP50Ms: of('time_to_first_token_ms', 'median'),
        tpotMeanMs: of('inter_token_latency_ms', 'mean'),
      };
    },
  },
  {
    name: 'AIPerf',
    folder: 'aiperf',
    program: 'aiperf',
    argumentsOf: ({ url, concurrency, requests, tokens }) => [
      ...['profile', '--model', 'truth', '--url', url, '--endpoint-type', 'chat', '--streaming'],
      ...['--concurrency', String(concurrency), '--request-count', String(requests), '--isl', PROMPT_TOKENS],
      ...['--osl', String(tokens), '--tokenizer', PEER_TOKENIZER, '--extra-inputs', 'ignore_eos:true'],
      ...['--ui', 'none', '--artifact-dir', 'art'],
    ],
    resultFile: 'art/profile_export_aiperf.json',
    read: (result) => ({
      tokensPerSecond: numberAt(result, 'output_token_throughput', 'avg'),
      ttftP50Ms: numberAt(result, 'time_to_first_token', 'p50'),
      tpotMeanMs: numberAt(result, 'inter_token_latency', 'avg'),
    }),
  },
];

export function findPeers(folder: string): readonly Peer[] {
  return PEERS.filter((peer) => existsSync(programOf(folder, peer)));
}

export type PeerResult = {
  /** The tool's own result file, as it wrote it. */
  readonly text: string;
  /** What the server recorded of the same requests. */
  readonly truth: Truth;
};

/**
 * One run of a peer against a truth server, offline and in a folder of its own.
 * @throws Error with the tool's own words, or when the server saw other requests than were asked for
 */
export async function runPeer(
  folder: string,
  peer: Peer,
  server: TruthServer,
  one: Omit<PeerRun, 'url'>,
  pin: readonly string[],
): Promise<PeerResult> {
  const work = mkdtempSync(join(tmpdir(), 'peer-'));
  try {
    writePeerTokenizer(join(work, 'tok'));
    cachePeerTokenizer(join(work, 'hf'));
    const given = peer.argumentsOf({ ...one, url: `http://127.0.0.1:${server.port}` });
    const [command = '', ...values] = [...pin, programOf(folder, peer), ...given];
    await server.reset();
    await run(command, values, { cwd: work, env: environment(work), timeout: LONGEST_RUN_MS, maxBuffer: 1e9 });
    const truth = await server.read();
    if (truth.requests !== one.requests) throw new Error(`${truth.requests} of ${one.requests} requests at the server`);
    return { text: readFileSync(join(work, peer.resultFile), 'utf8'), truth };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** One run of a peer, compared with what the server recorded of the same requests. */
export async function measurePeer(...given: Parameters<typeof runPeer>): Promise<Accuracy> {
  const [, peer] = given;
  const { text, truth } = await runPeer(...given);
  const figures = peer.read(tryPythonJson(lastLine(text)));
  return {
    throughputErrorPercent: 100 * ((figures.tokensPerSecond ?? Number.NaN) / truth.tok_s - 1),
    ttftP50ErrorMs: (figures.ttftP50Ms ?? Number.NaN) - truth.ttft_p50_ms,
    ttftP50TruthMs: truth.ttft_p50_ms,
    tpotMeanErrorPercent: 100 * ((figures.tpotMeanMs ?? Number.NaN) / truth.tpot_mean_ms - 1),
    trueTokensPerSecond: truth.tok_s,
  };
}

const programOf = (folder: string, { folder: own, program }: Peer) => join(resolve(folder), own, 'bin', program);

/** A JSON file, or the newest line of a file of JSON lines. */
function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  const last = lines.at(-1) ?? '';
  return last.startsWith('{') && last.length > 2 ? last : text;
}

/** Offline, and nothing of the user's own settings or caches. */
function environment(work: string): Record<string, string | undefined> {
  return {
    ...process.env,
    HOME: work,
    HF_HOME: join(work, 'hf'),
    HF_HUB_OFFLINE: '1',
    TRANSFORMERS_OFFLINE: '1',
    DO_NOT_TRACK: '1',
    VLLM_NO_USAGE_STATS: '1',
  };
}
