/** Reads untrusted JSON a field at a time; a field of another kind is absent, never an error. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function objectAt(value: unknown, ...path: readonly string[]): JsonObject | null {
  const found = valueAt(value, path);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as JsonObject) : null;
}

export function arrayAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** A non-empty string. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = valueAt(value, path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** A finite number. */
export function numberAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = valueAt(value, path);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let found: unknown = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
    found = Object.hasOwn(found, key) ? (found as JsonObject)[key] : undefined;
  }
  return found;
}
