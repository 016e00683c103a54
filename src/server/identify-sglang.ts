import { numberAt, objectAt, textAt } from '../json-value.ts';
import { type EngineRecogniser, knownFacts, listedModel, settingsAsArguments } from './engine-facts.ts';

/**
 * SGLang: `/server_info` (older: `/get_server_info`) holds every launch argument beside run-time state. Flag names churn
 * between releases, so all flat keys are taken but those that aren't arguments, change at every start, or hold secrets.
 */
export const recogniseSglang: EngineRecogniser = (answers, model) => {
  const info = objectAt(answers.bodies['/server_info']) ?? objectAt(answers.bodies['/get_server_info']);
  const listed = listedModel(answers, model);
  const isInfo = info !== null && 'model_path' in info && ('tp_size' in info || 'mem_fraction_static' in info);
  if (!isInfo && listed?.ownedBy !== 'sglang') return null;
  return knownFacts({
    engine: 'sglang',
    engineVersion: textAt(info, 'version'),
    model: listed?.id ?? textAt(info, 'served_model_name') ?? textAt(info, 'model_path'),
    modelRevision: textAt(info, 'revision'),
    dtype: textAt(info, 'dtype'),
    quantisation: textAt(info, 'quantization'),
    maxModelLength: numberAt(listed?.entry, 'max_model_len') ?? numberAt(info, 'context_length'),
    launchArguments: info === null ? undefined : settingsAsArguments(info, (key) => !NOT_ARGUMENTS.test(key)),
  });
};

const NOT_ARGUMENTS =
  /^(random_seed|host|port|nccl_port|dist_init_addr|version|status|startup_time|served_model_name|revision|dtype|quantization|max_total_num_tokens|max_req_input_len|last_.*|internal_states|.*(api_key|token_secret|password|secret|ssl_).*)$/;
