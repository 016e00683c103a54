import { numberAt, objectAt, textAt } from '../json-value.ts';
import { type EngineRecogniser, knownFacts, listedModel, settingsAsArguments } from './engine-facts.ts';

/** llama.cpp's server: `owned_by: llamacpp`, header `Server: llama.cpp`, `/props` with `build_info` (which may say nothing). */
export const recogniseLlamaCpp: EngineRecogniser = (answers, model) => {
  const props = objectAt(answers.bodies['/props']);
  const listed = listedModel(answers, model);
  const isProps = props !== null && 'build_info' in props;
  if (!isProps && listed?.ownedBy !== 'llamacpp' && answers.headers['server'] !== 'llama.cpp') return null;
  const context = numberAt(props, 'default_generation_settings', 'n_ctx') ?? numberAt(listed?.entry, 'meta', 'n_ctx');
  return knownFacts({
    engine: 'llama.cpp',
    engineVersion: textAt(props, 'build_info'),
    model: listed?.id ?? textAt(props, 'model_alias') ?? textAt(props, 'model_path'),
    quantisation: textAt(props, 'model_ftype') ?? textAt(listed?.entry, 'meta', 'ftype'),
    maxModelLength: context,
    launchArguments:
      props === null
        ? undefined
        : settingsAsArguments(
            { parallel: props['total_slots'], 'ctx-size-per-slot': context, model: props['model_path'] },
            () => true,
          ),
  });
};
