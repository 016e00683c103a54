/** Reads untrusted JSON a field at a time; a field of another kind is absent, never an error. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A map of keys to values: no list, no null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of keys, and of indices into lists; undefined where the path ends before. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let found: unknown = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as JsonObject)[key];
  }
  return found;
}

export function objectAt(value: unknown, ...path: readonly string[]): JsonObject | null {
  const found = valueAt(value, ...path);
  return isObject(found) ? found : null;
}

export function arrayAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** A non-empty string. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** A finite number. */
export function numberAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = valueAt(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}
