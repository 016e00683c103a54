import type { EngineCounters } from './engine.ts';
import { LATE_MS, type Lateness } from './lateness.ts';

/** Size of the simulated key-value cache, in tokens. It is only shown: nothing is preempted. */
const KV_TOKENS = 524_288;

export type SimulatorStats = {
  readonly engine: EngineCounters;
  readonly lateness: Lateness;
  /** Generations that were asked for, those that a fault struck included. */
  readonly generations: number;
  readonly finished: Readonly<Record<'stop' | 'length' | 'abort', number>>;
};

type Kind = 'gauge' | 'counter';

/** `/metrics` in the Prometheus text format, with vLLM's names; `sim:` is the simulator's own. */
export function renderMetricsPage(stats: SimulatorStats, modelId: string, startedAtSeconds: number): string {
  const { engine, lateness, finished } = stats;
  const labels = `engine="0",model_name="${modelId.replace(/["\\\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`;
  const vllm = (kind: Kind, name: string, help: string, value: number): string =>
    family(kind, `vllm:${name}`, help, [[labels, value]]);
  return [
    family('gauge', 'process_start_time_seconds', 'Start time of the process since unix epoch in seconds.', [
      ['', startedAtSeconds],
    ]),
    vllm('gauge', 'num_requests_running', 'Number of requests in model execution batches.', engine.running),
    vllm('gauge', 'num_requests_waiting', 'Number of requests waiting to be processed.', engine.waiting),
    vllm('gauge', 'kv_cache_usage_perc', 'KV-cache usage. 1 means 100 percent usage.', engine.kvTokens / KV_TOKENS),
    vllm('counter', 'prefix_cache_queries_total', 'Prefix cache queries, in tokens.', engine.queriedTokens),
    vllm('counter', 'prefix_cache_hits_total', 'Prefix cache hits, in tokens.', engine.cachedTokens),
    vllm('counter', 'num_preemptions_total', 'Cumulative number of preemption from the engine.', 0),
    vllm('counter', 'prompt_tokens_total', 'Number of prefill tokens processed.', engine.promptTokens),
    vllm('counter', 'prompt_tokens_cached_total', 'Number of cached prompt tokens.', engine.cachedTokens),
    vllm('counter', 'generation_tokens_total', 'Number of generation tokens processed.', engine.generatedTokens),
    family(
      'counter',
      'vllm:request_success_total',
      'Count of successfully processed requests.',
      Object.entries(finished).map(([reason, count]) => [`${labels},finished_reason="${reason}"`, count]),
    ),
    ...latenessFamilies(lateness),
  ].join('');
}

function latenessFamilies(lateness: Lateness): string[] {
  const seconds = (ms: number): number => ms / 1000;
  const sum = seconds(lateness.meanMs * lateness.steps);
  const late = lateness.lateShare * lateness.steps;
  return [
    `# HELP sim:step_lateness_seconds Real time from when a step was due until its last chunk was handed to its socket.
# TYPE sim:step_lateness_seconds summary
sim:step_lateness_seconds{quantile="0.99"} ${seconds(lateness.p99Ms)}
sim:step_lateness_seconds{quantile="1"} ${seconds(lateness.maxMs)}
sim:step_lateness_seconds_sum ${sum}
sim:step_lateness_seconds_count ${lateness.steps}
`,
    family('counter', 'sim:late_steps_total', `Steps more than ${LATE_MS} ms late.`, [['', Math.round(late)]]),
  ];
}

function family(kind: Kind, name: string, help: string, samples: readonly (readonly [string, number])[]): string {
  const lines = samples.map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('')}`;
}
