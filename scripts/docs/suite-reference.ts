import { stringify } from 'yaml';
import { makeJsonSchema } from '../../src/suite/json-schema.ts';
import { PRESETS } from '../../src/suite/presets.ts';
import { DURATION_PATTERN, PERCENT_PATTERN } from '../../src/suite/quantities.ts';
import { METRIC_IDS, PRESET_NAMES } from '../../src/suite/suite-file.ts';
import { code, markdownTable } from './markdown-table.ts';

type Node = {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
};

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'true or false',
  object: 'map',
  null: 'nothing',
};

/** What may stand there, in the words of the error messages. */
function allowed(node: Node): string {
  if (node.enum !== undefined) return node.enum.map((value) => code(String(value))).join(', ');
  if (node.const !== undefined) return code(String(node.const));
  if (node.pattern === DURATION_PATTERN) return 'duration';
  if (node.pattern === PERCENT_PATTERN) return 'percent';
  if (node.anyOf !== undefined) return [...new Set(node.anyOf.map(allowed))].join(' or ');
  if (node.items !== undefined) return `list of: ${allowed(node.items)}`;
  if (node.properties !== undefined) return `{${Object.keys(node.properties).join(', ')}}`;
  const [type = ''] = [node.type ?? 'map'].flat();
  return WORDS[type] ?? type;
}

/** Metrics have the same keys each: one row stands for all. */
function oneForAll(properties: Readonly<Record<string, Node>>): Readonly<Record<string, Node>> {
  const [first = ''] = METRIC_IDS;
  const node = properties[first];
  if (node === undefined || !METRIC_IDS.every((id) => Object.hasOwn(properties, id))) return properties;
  const { default: _ownDefault, ...any } = node;
  return { METRIC: { ...any, description: node.description ?? 'One entry a metric id.' } };
}

function inner(node: Node): Node {
  return node.properties === undefined
    ? (node.anyOf?.find(({ properties }) => properties !== undefined) ?? node)
    : node;
}

function rowsOf(node: Node, path: string): string[][] {
  return Object.entries(oneForAll(node.properties ?? {})).flatMap(([key, property]) => {
    const name = path === '' ? key : `${path}.${key}`;
    const below = property.anyOf === undefined || key === 'METRIC' ? rowsOf(inner(property), name) : [];
    const fallback = property.default === undefined ? '–' : code(JSON.stringify(property.default));
    const own = below.length > 0 && property.default === undefined ? '–' : fallback;
    return [[code(name), below.length > 0 ? 'map' : allowed(property), own, property.description ?? ''], ...below];
  });
}

/** Every key of the suite file, from the schema that parses it. */
export function describeSuiteKeys(): string {
  return markdownTable(['key', 'allowed', 'default', 'what it says'], rowsOf(makeJsonSchema() as Node, ''));
}

export function describeMetricDefaults(): string {
  const metrics = Object.entries(PRESETS.default.keys.metrics ?? {});
  const rows = metrics.map(([id, entry]) => [
    code(id),
    entry?.tolerance ?? '–',
    entry?.gate === false ? 'shown' : 'gated',
  ]);
  return markdownTable(['metric', 'tolerance', 'gated by default'], rows);
}

/** A value as a person writes it in YAML, on one line. */
const inline = (value: unknown) =>
  value === undefined ? 'as default' : code(stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim());

type Metrics = (typeof PRESETS)['default']['keys']['metrics'];

function inlineMetrics(metrics: Metrics): string {
  if (metrics === undefined) return 'as default';
  const words = Object.entries(metrics).map(([id, entry]) => `${code(id)}${entry?.gate === false ? ' (shown)' : ''}`);
  return words.join(', ');
}

/** What each preset sets, key by key; the default preset's column is the suite file's defaults. */
export function describePresets(): string {
  const presets = PRESET_NAMES.map((name) => PRESETS[name]);
  const keys = ['prompts', 'output-tokens', 'levels', 'requests', 'sampling', 'timeout', 'trials'] as const;
  const rows = keys.map((key) => [code(key), ...presets.map((preset) => inline(preset.keys[key]))]);
  const metrics = presets.map(({ keys }) => inlineMetrics(keys.metrics));
  const warmUps = presets.map(({ fieldWarmUp = [] }) =>
    fieldWarmUp.length === 0
      ? '–'
      : fieldWarmUp.map((one) => `${one.requests} × ${one.outputTokens} tokens at C=${one.concurrency}`).join(', '),
  );
  const readiness = presets.map(({ readinessTokens }) =>
    readinessTokens === undefined ? 'as the suite' : `${readinessTokens} tokens`,
  );
  return markdownTable(
    ['', ...PRESET_NAMES.map(code)],
    [...rows, ['metrics', ...metrics], ["the field's own warm-up", ...warmUps], ['readiness generation', ...readiness]],
  );
}
