import { isObject } from '../json-value.ts';
import { PRESETS } from './presets.ts';
import type { PresetName } from './suite.ts';
import { METRIC_IDS, type SuiteFile, suiteFileSchema } from './suite-file.ts';

type Section<K extends keyof SuiteFile> = NonNullable<SuiteFile[K]>;
type Whole<T, Optional extends keyof T = never> = Required<Omit<T, Optional>> & Pick<T, Optional>;

/** A suite file in which every key with a default has a value. */
export type FilledSuiteFile = Whole<
  Omit<SuiteFile, 'server' | 'requests' | 'warm-up' | 'trials' | 'policy'>,
  'name' | 'model' | 'environment'
> & {
  readonly server: Whole<Section<'server'>, 'command' | 'stop-command' | 'ca'>;
  readonly requests: Whole<Section<'requests'>>;
  readonly 'warm-up': Whole<Section<'warm-up'>>;
  readonly trials: Whole<Section<'trials'>>;
  readonly policy: Whole<Section<'policy'>>;
};

type Metrics = Section<'metrics'>;

/** Keys that are one value: a file's own replaces the preset's instead of joining it. */
const WHOLE_KEYS: ReadonlySet<string> = new Set(['levels', 'prompts', 'output-tokens', 'metrics']);

/**
 * The file with every key filled in: its own keys over the preset's over the defaults. Maps join key by key.
 * A preset's list of metrics replaces the default one; a file's own metrics join the preset's.
 */
export function fillInSuiteFile(file: SuiteFile, preset: PresetName): FilledSuiteFile {
  const defaults = suiteFileSchema.parse(PRESETS.default.keys);
  const named = joinFiles(defaults, suiteFileSchema.parse(PRESETS[preset].keys));
  const filled = {
    ...joinFiles(named, file),
    preset,
    levels: file.levels ?? yieldLevels(named.levels ?? [], file),
    metrics: joinMetrics(named.metrics ?? {}, file.metrics ?? {}),
  };
  // The default preset writes every key that has a default; test/suite/presets.test.ts reads each of them.
  return filled as FilledSuiteFile;
}

function joinFiles(under: SuiteFile, over: SuiteFile): SuiteFile {
  const joined = Object.entries(over).map(([key, value]) => {
    const below = under[key as keyof SuiteFile];
    return [key, isObject(below) && isObject(value) && !WHOLE_KEYS.has(key) ? { ...below, ...value } : value];
  });
  return { ...under, ...Object.fromEntries(joined) };
}

/** A preset's level gives way to the file's own `output-tokens` and `requests`. */
function yieldLevels(levels: Section<'levels'>, file: SuiteFile): Section<'levels'> {
  return levels.map(({ concurrency, 'output-tokens': output, requests }) => ({
    concurrency,
    ...(output !== undefined && file['output-tokens'] === undefined ? { 'output-tokens': output } : {}),
    ...(requests !== undefined && file.requests === undefined ? { requests } : {}),
  }));
}

/** A metric that the file lists takes the tolerance below where it gives none, but not `gate: false`. */
function joinMetrics(under: Metrics, over: Metrics): Metrics {
  const joined: Metrics = { ...under };
  for (const id of METRIC_IDS) {
    if (over[id] === undefined) continue;
    const tolerance = over[id]?.tolerance ?? under[id]?.tolerance;
    joined[id] = { ...over[id], ...(tolerance === undefined ? {} : { tolerance }) };
  }
  return joined;
}
