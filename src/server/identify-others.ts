import { arrayAt, numberAt, objectAt, textAt } from '../json-value.ts';
import { type EngineRecogniser, knownFacts, listedModel, settingsAsArguments } from './engine-facts.ts';

/** Text Generation Inference: `/info`. */
export const recogniseTgi: EngineRecogniser = (answers) => {
  const info = objectAt(answers.bodies['/info']);
  const isTgi =
    textAt(info, 'router')?.startsWith('text-generation-router') ||
    (info !== null && 'max_total_tokens' in info && 'model_id' in info);
  if (info === null || !isTgi) return null;
  return knownFacts({
    engine: 'tgi',
    engineVersion: textAt(info, 'version'),
    model: textAt(info, 'model_id'),
    modelRevision: textAt(info, 'model_sha'),
    dtype: textAt(info, 'model_dtype'),
    maxModelLength: numberAt(info, 'max_total_tokens'),
    launchArguments: settingsAsArguments(info, (key) => /^(max_|validation_workers|waiting_served_ratio)/.test(key)),
  });
};

/** Ollama: `/api/version`; `/api/ps` says which model is loaded. */
export const recogniseOllama: EngineRecogniser = (answers, model) => {
  const version = textAt(answers.bodies['/api/version'], 'version');
  if (version === undefined) return null;
  const loaded = arrayAt(answers.bodies['/api/ps'], 'models');
  const running =
    loaded.find((entry) => textAt(entry, 'name') === model || textAt(entry, 'model') === model) ?? loaded[0];
  return knownFacts({
    engine: 'ollama',
    engineVersion: version,
    model: textAt(running, 'name') ?? listedModel(answers, model)?.id,
    modelRevision: textAt(running, 'digest'),
    quantisation: textAt(running, 'details', 'quantization_level'),
    maxModelLength: numberAt(running, 'context_length'),
  });
};

const OWNERS: Readonly<Record<string, string>> = {
  tensorrt_llm: 'tensorrt-llm',
  lmdeploy: 'lmdeploy',
  'mistral.rs': 'mistral.rs',
  aphrodite: 'aphrodite',
  nvidia: 'dynamo',
};

/** Engines that only their model list names. */
export const recogniseByOwner: EngineRecogniser = (answers, model) => {
  const listed = listedModel(answers, model);
  const engine = OWNERS[listed?.ownedBy ?? ''];
  if (engine === undefined) return null;
  return knownFacts({
    engine,
    engineVersion: textAt(answers.bodies['/version'], 'version'),
    model: listed?.id,
    maxModelLength: numberAt(listed?.entry, 'max_model_len'),
  });
};

/** Whatever an unknown server says: never an engine's name, which would be a guess. */
export const recogniseAnything: EngineRecogniser = (answers, model) => {
  const listed = listedModel(answers, model);
  return knownFacts({
    engineVersion: textAt(answers.bodies['/version'], 'version'),
    model: listed?.id,
    maxModelLength: numberAt(listed?.entry, 'max_model_len'),
  });
};
