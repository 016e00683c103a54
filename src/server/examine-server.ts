import type { Identity } from '../measure/session.ts';
import { type Capability, missing, ok, wrong } from './capability.ts';
import type { Counters } from './counters.ts';
import { isLoopback } from './endpoint.ts';
import {
  examineGeneration,
  type GenerationExamination,
  type GenerationOptions,
  withNonce,
} from './examine-generation.ts';
import { type GpuSelection, readGpus } from './gpu-telemetry.ts';
import { getInfo } from './http-get.ts';
import { readIdentity } from './identity.ts';
import { readLocalFacts } from './local-facts.ts';
import { type CountersAnswer, noteUnreadCounters, readCounters } from './read-counters.ts';

export type ExamineOptions = GenerationOptions & { readonly gpus: GpuSelection; readonly secrets: readonly string[] };

export type Examination = {
  readonly capabilities: readonly Capability[];
  readonly identity: Identity;
  /** Model that answered, null when nothing generates. */
  readonly model: string | null;
  readonly pins: boolean;
};

/** What this server can do for the gate, by trying it: a line each. Takes a handful of generations, changes nothing. */
export async function examineServer(options: ExamineOptions): Promise<Examination> {
  const generation = await examineGeneration(options);
  if (!generation.reached) {
    // Each further question would say again that nobody answers.
    const capabilities = [...generation.capabilities, await telemetryLine(options), clockLine()];
    return { identity: {}, model: null, pins: false, capabilities };
  }
  const model = generation.shape?.model ?? null;
  const local = await readLocalFacts(options.target.origin, null, options.gpus);
  const identity = await readIdentity(
    options.target,
    model ?? options.model ?? '',
    local,
    options.secrets,
    options.signal,
  );
  const metrics = await readCounters(options.target, { engine: identity.engine, signal: options.signal });
  return {
    identity,
    model,
    pins: generation.pins,
    capabilities: [
      ...generation.capabilities,
      ...(await examineCache(options, generation, metrics.counters)),
      identityLine(identity),
      argumentsLine(identity),
      metricsLine(metrics, identity),
      await tokenizeLine(options, model),
      await telemetryLine(options),
      clockLine(),
    ],
  };
}

async function examineCache(
  options: ExamineOptions,
  { shape, generations }: GenerationExamination,
  counters: Counters | null,
): Promise<readonly Capability[]> {
  if (shape === null) return [];
  const output = { ...options.output, kind: 'at-most' as const };
  const told = { signal: options.signal, purpose: 'warm-up' as const };
  const fresh = await options.generate(
    options.target,
    shape,
    withNonce(options.prompt, `${'q7'.repeat(4)}:`),
    output,
    told,
  );
  // Readiness sent the same prompt three times: the last one shows a cache that is on.
  const repeated = generations.at(-1)?.cachedTokens ?? null;
  return [cacheControlLine(repeated, fresh.cachedTokens, fresh.promptTokens), cacheEvidenceLine(repeated, counters)];
}

function cacheControlLine(repeated: number | null, fresh: number | null, promptTokens: number | null): Capability {
  const name = 'cache control';
  if (fresh !== null && promptTokens !== null && repeated !== null && repeated > 0 && fresh >= repeated) {
    return wrong(
      name,
      `${fresh} of ${promptTokens} prompt tokens came from a cache although the prompt began anew`,
      'Look for a proxy that answers from its cache, or declare cache: warm.',
    );
  }
  const seen = repeated
    ? `a repeated prompt was cached (${repeated} tokens), one with a new beginning was not`
    : 'every prompt begins with its own nonce';
  return ok(name, `bust: ${seen}`);
}

function cacheEvidenceLine(repeated: number | null, counters: Counters | null): Capability {
  const name = 'cache evidence';
  const sources = [
    repeated === null ? null : 'usage.prompt_tokens_details.cached_tokens',
    counters?.totals.prefixHitTokens === undefined && counters?.totals.cachedTokens === undefined
      ? null
      : 'counters of /metrics',
  ].filter((source) => source !== null);
  if (sources.length > 0) return ok(name, sources.join(' and '));
  return missing(
    name,
    'nothing says how much of a prompt came from the prefix cache',
    'Start vLLM with --enable-prompt-tokens-details, SGLang with --enable-metrics --enable-cache-report, llama.cpp with --metrics.',
  );
}

function identityLine({ engine, engineVersion, model }: Identity): Capability {
  const known = [engine, engineVersion].filter((fact) => fact !== undefined).join(' ');
  if (engine !== undefined && engineVersion !== undefined)
    return ok('identity', `${known}, model ${model ?? 'unknown'}`);
  return missing(
    'identity',
    known === '' ? 'the engine does not say what it is' : `only ${known}`,
    'A change of engine can not be shown in the comment; ask the engine itself and not a gateway before it.',
  );
}

function argumentsLine({ launchArguments }: Identity): Capability {
  if (launchArguments !== undefined)
    return ok('launch arguments', `${launchArguments.filter((word) => word.startsWith('--')).length} known`);
  return missing(
    'launch arguments',
    'unknown',
    'Let the gate launch it (server.command), run the gate on its host as its user, or start vLLM with VLLM_SERVER_DEV_MODE=1.',
  );
}

const METRICS_REMEDIES: Readonly<Record<string, string>> = {
  sglang: 'Start it with --enable-metrics.',
  'llama.cpp': 'Start it with --metrics.',
  vllm: 'Start it without --disable-log-stats, and ask the engine itself.',
};

function metricsLine({ counters, why }: CountersAnswer, { engine }: Identity): Capability {
  if (counters === null) {
    if (noteUnreadCounters(engine) !== null)
      return missing('metrics', why ?? 'none', 'Watch them by your own monitoring.');
    const how = METRICS_REMEDIES[engine ?? ''] ?? 'Expose the engine’s /metrics.';
    return missing(
      'metrics',
      why ?? 'none',
      `${how} Without them foreign traffic, preemptions and cache hits stay unseen.`,
    );
  }
  return ok('metrics', `${counters.dialect}: ${Object.keys({ ...counters.totals, ...counters.gauges }).join(', ')}`);
}

async function tokenizeLine({ target, signal }: ExamineOptions, model: string | null): Promise<Capability> {
  // vLLM takes model and prompt, llama.cpp content, TGI inputs; each leaves the others alone.
  const json = {
    ...(model === null ? {} : { model }),
    prompt: 'Hello there',
    content: 'Hello there',
    inputs: 'Hello there',
  };
  const answer = await getInfo(target, '/tokenize', { json, signal });
  if (answer.kind === 'answer' && answer.status === 200) return ok('tokenize', 'POST /tokenize');
  const said = answer.kind === 'answer' ? `answers ${answer.status}` : answer.failure;
  return missing(
    'tokenize',
    `/tokenize ${said}`,
    'Prompts of random length are then of about the asked length; their true one is read from usage.',
  );
}

async function telemetryLine({ target, gpus }: ExamineOptions): Promise<Capability> {
  if (!isLoopback(target.origin)) {
    return missing(
      'telemetry',
      'the server is on another machine',
      'Name its GPU in the suite: environment: {gpu: …, count: …}. Throttling stays unseen.',
    );
  }
  const answer = await readGpus(gpus);
  if (answer.kind === 'none')
    return missing(
      'telemetry',
      answer.why,
      'Without it throttling and foreign GPU load stay unseen; harmless on a machine without a GPU.',
    );
  const names = [...new Set(answer.gpus.map(({ name }) => name ?? 'unknown'))].join(', ');
  return ok('telemetry', `${answer.source}: ${answer.gpus.length} × ${names}`);
}

const COARSE_CLOCK_MS = 0.1;

function clockLine(): Capability {
  const start = performance.now();
  let next = start;
  while (next === start) next = performance.now();
  const stepMs = next - start;
  if (stepMs <= COARSE_CLOCK_MS) return ok('clock', `steps of ${(stepMs * 1000).toFixed(1)} µs`);
  return wrong(
    'clock',
    `steps of ${stepMs.toFixed(2)} ms`,
    'Latencies are that coarse on this machine; see to its clock source (tsc).',
  );
}
