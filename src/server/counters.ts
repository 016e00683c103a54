import { arrayAt, numberAt, objectAt } from '../json-value.ts';
import { parsePrometheusText, type Sample } from './prometheus-text.ts';

/** What only grows: the difference around a trial means something. Tokens and events since the server started. */
export type CounterName =
  | 'generatedTokens'
  | 'promptTokens'
  | 'cachedTokens'
  | 'prefixQueryTokens'
  | 'prefixHitTokens'
  | 'preemptions'
  | 'finishedRequests'
  | 'abortedRequests'
  | 'draftTokens'
  | 'acceptedDraftTokens';

/** What is so at this moment. `kvUsage` is a fraction. */
export type GaugeName = 'running' | 'waiting' | 'kvUsage' | 'kvCapacityTokens' | 'cudaGraph';

/** One reading of an engine's metrics. A name that the engine doesn't have is absent: unknown, never 0. */
export type Counters = {
  readonly dialect: 'vllm' | 'sglang' | 'tgi' | 'llama.cpp' | 'tensorrt-llm' | 'dynamo';
  readonly totals: Readonly<Partial<Record<CounterName, number>>>;
  readonly gauges: Readonly<Partial<Record<GaugeName, number>>>;
  /** Seconds since the epoch; another one is another process. */
  readonly processStartedAt?: number;
};

type Names = Readonly<Partial<Record<CounterName | GaugeName, readonly string[]>>>;

/** Names without prefix and without `_total`, newest first; several engines renamed theirs. */
const VLLM: Names = {
  generatedTokens: ['generation_tokens'],
  promptTokens: ['prompt_tokens'],
  cachedTokens: ['prompt_tokens_cached'],
  prefixQueryTokens: ['prefix_cache_queries', 'gpu_prefix_cache_queries'],
  prefixHitTokens: ['prefix_cache_hits', 'gpu_prefix_cache_hits'],
  preemptions: ['num_preemptions'],
  finishedRequests: ['request_success'],
  draftTokens: ['spec_decode_num_draft_tokens'],
  acceptedDraftTokens: ['spec_decode_num_accepted_tokens'],
  running: ['num_requests_running'],
  waiting: ['num_requests_waiting'],
  kvUsage: ['kv_cache_usage_perc', 'gpu_cache_usage_perc'],
};
const SGLANG: Names = {
  generatedTokens: ['generation_tokens'],
  promptTokens: ['prompt_tokens'],
  cachedTokens: ['cached_tokens'],
  preemptions: ['num_retracted_requests', 'num_retracted_reqs'],
  finishedRequests: ['num_requests'],
  abortedRequests: ['num_aborted_requests'],
  running: ['num_running_reqs'],
  waiting: ['num_queue_reqs'],
  kvUsage: ['token_usage'],
  kvCapacityTokens: ['max_total_num_tokens'],
  cudaGraph: ['is_cuda_graph'],
};
const LLAMA: Names = {
  generatedTokens: ['tokens_predicted'],
  promptTokens: ['prompt_tokens'],
  cachedTokens: ['prompt_tokens_cached'],
  draftTokens: ['spec_decode_num_draft_tokens'],
  acceptedDraftTokens: ['spec_decode_num_accepted_tokens'],
  running: ['requests_processing'],
  waiting: ['requests_deferred'],
  kvUsage: ['kv_cache_usage_ratio'],
};
const TGI: Names = {
  generatedTokens: ['request_generated_tokens_sum'],
  promptTokens: ['request_input_length_sum'],
  finishedRequests: ['request_success'],
  running: ['batch_current_size'],
  waiting: ['queue_size'],
};
const DYNAMO: Names = {
  generatedTokens: ['output_sequence_tokens_sum'],
  promptTokens: ['input_sequence_tokens_sum'],
  finishedRequests: ['requests'],
  running: ['inflight_requests'],
  waiting: ['queued_requests'],
};

const DIALECTS: readonly { readonly dialect: Counters['dialect']; readonly prefix: RegExp; readonly names: Names }[] = [
  { dialect: 'vllm', prefix: /^vllm:/, names: VLLM },
  { dialect: 'sglang', prefix: /^sglang[:_]/, names: SGLANG },
  { dialect: 'llama.cpp', prefix: /^llamacpp:/, names: LLAMA },
  { dialect: 'tgi', prefix: /^tgi_/, names: TGI },
  { dialect: 'dynamo', prefix: /^dynamo_frontend_/, names: DYNAMO },
];

const GAUGES: ReadonlySet<string> = new Set<GaugeName>([
  'running',
  'waiting',
  'kvUsage',
  'kvCapacityTokens',
  'cudaGraph',
]);

/** Reads a metrics page of any of the dialects; null for a page of none of them. */
export function parseCounters(text: string): Counters | null {
  if (text.trimStart().startsWith('[')) return parseTensorRtStats(text);
  const samples = parsePrometheusText(text);
  const found = DIALECTS.find(({ prefix }) => samples.some(({ name }) => prefix.test(name)));
  if (found === undefined) return null;
  const own = samples
    .filter(({ name }) => found.prefix.test(name))
    .map((sample) => ({ ...sample, name: bareName(sample.name, found.prefix) }));
  const values = readNames(own, found.names);
  const startedAt = samples.find(({ name }) => name === 'process_start_time_seconds')?.value;
  const capacity = values.kvCapacityTokens ?? vllmCapacity(own);
  return {
    dialect: found.dialect,
    totals: Object.fromEntries(Object.entries(values).filter(([name]) => !GAUGES.has(name))),
    gauges: {
      ...Object.fromEntries(Object.entries(values).filter(([name]) => GAUGES.has(name))),
      ...(capacity === undefined ? {} : { kvCapacityTokens: capacity }),
    },
    ...(startedAt === undefined ? {} : { processStartedAt: startedAt }),
  };
}

function bareName(name: string, prefix: RegExp): string {
  return name.replace(prefix, '').replace(/_total$/, '');
}

function readNames(samples: readonly Sample[], names: Names): Partial<Record<CounterName | GaugeName, number>> {
  const values: Partial<Record<CounterName | GaugeName, number>> = {};
  for (const [key, candidates] of Object.entries(names) as [CounterName | GaugeName, readonly string[]][]) {
    const value = candidates
      .map((name) =>
        combine(
          key,
          samples.filter((sample) => sample.name === name && isOneRank(sample)),
        ),
      )
      .find((found) => found !== null);
    if (value !== undefined && value !== null) values[key] = value;
  }
  return values;
}

/** Tensor and pipeline ranks of SGLang report the same work; data-parallel engines different work. */
function isOneRank({ labels }: Sample): boolean {
  return [labels['tp_rank'], labels['pp_rank']].every((rank) => rank === undefined || rank === '' || rank === '0');
}

/** Sums over engines and label values; shares of memory don't add up, the fullest counts. */
function combine(key: CounterName | GaugeName, samples: readonly Sample[]): number | null {
  const values = samples.map(({ value }) => value).filter(Number.isFinite);
  if (values.length === 0) return null;
  if (key === 'kvUsage') return Math.max(...values);
  if (key === 'cudaGraph') return Math.min(...values);
  return values.reduce((sum, value) => sum + value, 0);
}

/** vLLM tells its cache's size in labels of an info series, once an engine. */
function vllmCapacity(samples: readonly Sample[]): number | undefined {
  const sizes = samples
    .filter(({ name }) => name === 'cache_config_info')
    .map(({ labels }) =>
      Number(labels['kv_cache_size_tokens'] ?? Number(labels['num_gpu_blocks']) * Number(labels['block_size'])),
    );
  return sizes.length > 0 && sizes.every(Number.isFinite) ? sizes.reduce((sum, size) => sum + size, 0) : undefined;
}

/** TensorRT-LLM's list of iterations: reading it empties it, so it is only parsed, never asked for around a trial. */
function parseTensorRtStats(text: string): Counters | null {
  let list: unknown;
  try {
    list = { iterations: JSON.parse(text) };
  } catch {
    return null;
  }
  const last = arrayAt(list, 'iterations').at(-1);
  if (last === undefined) return { dialect: 'tensorrt-llm', totals: {}, gauges: {} };
  const batch = objectAt(last, 'inflightBatchingStats');
  const used = numberAt(last, 'kvCacheStats', 'usedNumBlocks');
  const most = numberAt(last, 'kvCacheStats', 'maxNumBlocks');
  const perBlock = numberAt(last, 'kvCacheStats', 'tokensPerBlock');
  const running = numberAt(batch, 'numGenRequests');
  const waiting = numberAt(last, 'numQueuedRequests');
  const gauges = {
    running: running === undefined ? undefined : running + (numberAt(batch, 'numContextRequests') ?? 0),
    waiting,
    kvUsage: used === undefined || !most ? undefined : used / most,
    kvCapacityTokens: most === undefined || perBlock === undefined ? undefined : most * perBlock,
  };
  return {
    dialect: 'tensorrt-llm',
    totals: {},
    gauges: Object.fromEntries(Object.entries(gauges).filter(([, value]) => value !== undefined)),
  };
}
