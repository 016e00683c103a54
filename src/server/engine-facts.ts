import type { Identity } from '../measure/session.ts';
import type { InfoAnswers } from './info-answers.ts';
import { type ListedModel, parseModelList } from './model-list.ts';

/** What an engine says of itself by HTTP. */
export type EngineFacts = Pick<
  Identity,
  | 'engine'
  | 'engineVersion'
  | 'model'
  | 'modelRevision'
  | 'dtype'
  | 'quantisation'
  | 'maxModelLength'
  | 'launchArguments'
  | 'environmentVariables'
>;

/** One engine's way of being recognised: null when the answers aren't this engine's. */
export type EngineRecogniser = (answers: InfoAnswers, model: string | null) => EngineFacts | null;

/** Facts of which some are unknown, without the unknown ones. */
export function knownFacts(facts: { readonly [K in keyof EngineFacts]: EngineFacts[K] | undefined }): EngineFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** The listed model that is measured: the named one, else the first. */
export function listedModel(answers: InfoAnswers, model: string | null): ListedModel | undefined {
  const models = parseModelList(answers.bodies['/v1/models']);
  return models.find(({ id }) => id === model) ?? models[0];
}

/** `--key value` words of a flat settings object, sorted by key; null, empty and nested values are left out. */
export function settingsAsArguments(
  settings: Readonly<Record<string, unknown>>,
  isLaunchSetting: (key: string) => boolean,
): readonly string[] {
  return Object.keys(settings)
    .filter(isLaunchSetting)
    .sort()
    .flatMap((key) => {
      const words = settingWords(settings[key]);
      return words === null ? [] : [`--${key.replaceAll('_', '-')}`, words];
    });
}

function settingWords(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== 'object'))
    return value.join(',');
  return null;
}
