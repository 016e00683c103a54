import { readFile } from 'node:fs/promises';
import { GateError } from '../gate-error.ts';

/** Somebody else's JSON: read by path, never trusted to have a shape. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The event's payload from the file the runner names; `{}` where there is none. */
export async function readPayload(path: string | undefined): Promise<JsonObject> {
  if (path === undefined || path === '') return {};
  const payload = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch((cause: unknown) => {
      throw new GateError(
        'bad-usage',
        `The event file ${path} (GITHUB_EVENT_PATH) can't be read as JSON.`,
        'Run the action on a GitHub Actions runner, or give it a whole event file.',
        { cause },
      );
    });
  return isObject(payload) ? payload : {};
}

export const objectAt = (from: unknown, ...keys: readonly string[]): JsonObject => {
  const found = valueAt(from, keys);
  return isObject(found) ? found : {};
};

export const textAt = (from: unknown, ...keys: readonly string[]): string | null => {
  const found = valueAt(from, keys);
  return typeof found === 'string' ? found : null;
};

export const numberAt = (from: unknown, ...keys: readonly string[]): number | null => {
  const found = valueAt(from, keys);
  return typeof found === 'number' ? found : null;
};

export const listAt = (from: unknown, ...keys: readonly string[]): readonly unknown[] => {
  const found = valueAt(from, keys);
  return Array.isArray(found) ? found : [];
};

function valueAt(from: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), from);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
