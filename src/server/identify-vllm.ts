import { type JsonObject, numberAt, objectAt, textAt } from '../json-value.ts';
import {
  type EngineFacts,
  type EngineRecogniser,
  knownFacts,
  listedModel,
  settingsAsArguments,
} from './engine-facts.ts';

/**
 * vLLM: `owned_by: vllm` in its model list, `/version`; `/server_info` only with VLLM_SERVER_DEV_MODE=1 (read with care:
 * it holds every environment variable of the host, of which none is taken).
 */
export const recogniseVllm: EngineRecogniser = (answers, model) => {
  const listed = listedModel(answers, model);
  const config = objectAt(answers.bodies['/server_info'], 'vllm_config');
  if (listed?.ownedBy !== 'vllm' && config === null) return null;
  return knownFacts({
    engine: 'vllm',
    engineVersion:
      textAt(answers.bodies['/version'], 'version') ??
      textAt(answers.bodies['/server_info'], 'system_env', 'vllm_version'),
    model: listed?.id ?? textAt(config, 'model_config', 'served_model_name'),
    maxModelLength: numberAt(listed?.entry, 'max_model_len') ?? numberAt(config, 'model_config', 'max_model_len'),
    ...(config === null ? {} : configFacts(config)),
  });
};

/** Settings that change speed, by the group of `vllm_config` that holds them. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  model_config: ['max_model_len', 'enforce_eager'],
  cache_config: [
    'block_size',
    'cache_dtype',
    'enable_prefix_caching',
    'gpu_memory_utilization',
    'kv_cache_memory_bytes',
  ],
  parallel_config: [
    'tensor_parallel_size',
    'pipeline_parallel_size',
    'data_parallel_size',
    'enable_expert_parallel',
    'enable_eplb',
    'all2all_backend',
  ],
  scheduler_config: [
    'max_num_seqs',
    'max_num_batched_tokens',
    'enable_chunked_prefill',
    'async_scheduling',
    'stream_interval',
  ],
  attention_config: ['backend'],
  compilation_config: ['mode', 'cudagraph_mode', 'max_cudagraph_capture_size'],
  speculative_config: ['method', 'num_speculative_tokens'],
};

function configFacts(config: JsonObject): EngineFacts {
  const settings: Record<string, unknown> = {};
  for (const [group, keys] of Object.entries(SETTINGS)) {
    const values = objectAt(config, group);
    for (const key of keys)
      settings[SHORT_NAMES.has(key) ? `${group.replace('_config', '')}_${key}` : key] = values?.[key];
  }
  return knownFacts({
    dtype: textAt(config, 'model_config', 'dtype')?.replace(/^torch\./, ''),
    quantisation: textAt(config, 'model_config', 'quantization'),
    modelRevision: textAt(config, 'model_config', 'revision'),
    launchArguments: settingsAsArguments(settings, () => true),
  });
}

const SHORT_NAMES = new Set(['backend', 'mode', 'method']);
