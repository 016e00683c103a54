import { deref, isObject, type Json } from './api-description.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-03T10:00:00Z',
  uri: 'https://github.com/o/r',
  email: 'a@example.com',
};

/**
 * The smallest value that a schema of GitHub's description accepts, with `overrides` laid over it, so that fixtures
 * hold only what a test is about.
 */
export function sampleOf(schema: unknown, overrides: unknown = {}): Json {
  const merged = merge(sample(schema, overrides), overrides);
  return isObject(merged) ? merged : {};
}

export function merge(base: unknown, over: unknown): unknown {
  if (!isObject(base) || !isObject(over)) return over;
  const result: Json = { ...base };
  for (const [key, value] of Object.entries(over)) result[key] = key in base ? merge(base[key], value) : value;
  return result;
}

function sample(schema: unknown, overrides: unknown): unknown {
  const { allOf, anyOf, oneOf, enum: allowed, properties, required, ...rest } = deref(schema);
  if (Array.isArray(allowed)) return allowed[0];
  const choice = Array.isArray(anyOf) ? anyOf : oneOf;
  const parts = [...(Array.isArray(allOf) ? allOf : []), ...(Array.isArray(choice) ? [pick(choice, overrides)] : [])];
  if (parts.length > 0) return parts.map((part) => sample(part, overrides)).reduce(merge);
  if (rest['type'] === 'object' || isObject(properties)) return sampleObject(properties, required, overrides);
  return sampleLeaf(rest);
}

/** Null where that is allowed and nothing is wanted: nothing to get wrong in it. */
function pick(choice: readonly unknown[], overrides: unknown): unknown {
  const isNull = (one: unknown) => deref(one)['type'] === 'null';
  return choice.find((one) => isNull(one) !== isObject(overrides)) ?? choice[0];
}

/** What is required, and what the overrides speak of. */
function sampleObject(properties: unknown, required: unknown, overrides: unknown): Json {
  const wanted = isObject(overrides) ? Object.keys(overrides).filter((name) => isObject(overrides[name])) : [];
  const names = new Set([...(Array.isArray(required) ? required.map(String) : []), ...wanted]);
  const of = (name: string) =>
    isObject(properties) ? sample(properties[name], isObject(overrides) ? overrides[name] : undefined) : null;
  return Object.fromEntries([...names].map((name) => [name, of(name)]));
}

function sampleLeaf({ type, format, minimum, pattern, minLength, minItems, items }: Json): unknown {
  const [kind] = Array.isArray(type) ? type : [type];
  if (kind === 'array') return Array.from({ length: Number(minItems ?? 0) }, () => sample(items, undefined));
  if (kind === 'integer' || kind === 'number') return Number(minimum ?? 1);
  if (kind === 'boolean') return false;
  if (kind === 'null') return null;
  if (typeof pattern === 'string') return '0'.repeat(40);
  if (kind === 'string') return FORMATS[String(format)] ?? 'x'.repeat(Number(minLength ?? 1));
  return {};
}
