import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

export type Json = Record<string, unknown>;

const PATH = join(import.meta.dirname, '../fixtures/github/api-description.json');

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((found, key) => (isObject(found) ? found[key] : undefined), value);

/** OpenAPI 3.0 writes `nullable: true`; JSON Schema, which ajv reads, has a type for that. */
function toJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toJsonSchema);
  if (!isObject(node)) return node;
  const { nullable, ...rest } = node;
  const schema = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, toJsonSchema(value)]));
  return nullable === true ? { anyOf: [{ type: 'null' }, schema] } : schema;
}

const description = toJsonSchema(JSON.parse(readFileSync(PATH, 'utf8'))) as Json;
const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false, validateFormats: true });
// ajv-formats is CommonJS: its function is the default export's own default, or the export itself.
const formats: unknown = addFormats;
(typeof formats === 'function' ? formats : (at(formats, 'default') as (ajv: Ajv) => void))(ajv);
ajv.addSchema({ $id: 'github', ...description });

// Formats of GitHub's own that say nothing which a pattern doesn't.
ajv.addFormat('repo.nwo', true);

const compiled = new Map<string, ValidateFunction>();

/** Violations of a part of GitHub's description, named by its keys; empty = valid. */
function violations(keys: readonly string[], value: unknown): readonly string[] {
  const pointer = keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const ref = `github#/${pointer.replaceAll('{', '%7B').replaceAll('}', '%7D')}`;
  const validate = compiled.get(ref) ?? ajv.compile({ $ref: ref });
  compiled.set(ref, validate);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

export function deref(schema: unknown): Json {
  const ref = at(schema, '$ref');
  if (typeof ref !== 'string') return isObject(schema) ? schema : {};
  return deref(at(description, ...ref.slice(2).split('/')));
}

export type Operation = {
  readonly path: string;
  readonly method: string;
  readonly parameters: Readonly<Record<string, string>>;
};

/** The operation of GitHub's description that a request is for. `path` and `ref` may hold slashes. */
export function findOperation(method: string, pathname: string): Operation | null {
  for (const [path, item] of Object.entries(isObject(description['paths']) ? description['paths'] : {})) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const pattern = path.replace(/\{(\w+)\}/g, (_, name) => (name === 'path' || name === 'ref' ? '(.+)' : '([^/]+)'));
    const match = new RegExp(`^${pattern}$`).exec(pathname);
    if (match === null || at(item, method.toLowerCase()) === undefined) continue;
    const values = match.slice(1).map(decodeURIComponent);
    return {
      path,
      method: method.toLowerCase(),
      parameters: Object.fromEntries(names.map((name, i) => [name, values[i] ?? ''])),
    };
  }
  return null;
}

/** What GitHub would object to in a request: unknown or wrong parameters, unknown or wrong fields of the body. */
export function requestViolations({ path, method, parameters }: Operation, query: URLSearchParams, body: unknown) {
  const declared = at(description, 'paths', path, method, 'parameters');
  const known = (Array.isArray(declared) ? declared : []).map(deref);
  const given = { ...parameters, ...Object.fromEntries(query) };
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...query.keys()].filter((name) => !names.has(name)).map((name) => `unknown query parameter ${name}`);
  const wrong = known.flatMap((parameter) => parameterViolations(parameter, given[String(parameter['name'])]));
  return [...unknown, ...wrong, ...bodyViolations(path, method, body)];
}

function parameterViolations(parameter: Json, value: string | undefined): readonly string[] {
  if (value === undefined) return parameter['required'] === true ? [`missing parameter ${parameter['name']}`] : [];
  const schema = deref(parameter['schema']);
  const isNumber = schema['type'] === 'integer' || schema['type'] === 'number';
  const validate = ajv.compile(schema);
  return validate(isNumber ? Number(value) : value) ? [] : [`parameter ${parameter['name']} is ${value}`];
}

function bodyViolations(path: string, method: string, body: unknown): readonly string[] {
  const keys = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
  const schema = at(description, ...keys);
  if (schema === undefined) return body === undefined ? [] : ['a body where none is known'];
  const properties = at(deref(schema), 'properties');
  const known = isObject(properties) ? Object.keys(properties) : null;
  const given = isObject(body) ? Object.keys(body) : [];
  const unknown =
    known === null ? [] : given.filter((key) => !known.includes(key)).map((key) => `unknown field ${key}`);
  return [...unknown, ...violations(keys, body)];
}

/** What the description has against an answer; `null` where it knows no schema for this status. */
export function responseViolations({ path, method }: Operation, status: number, body: unknown): readonly string[] {
  const response = at(description, 'paths', path, method, 'responses', String(status));
  if (response === undefined) return [`status ${status} is not in the description`];
  const ref = at(response, '$ref');
  const base = typeof ref === 'string' ? ref.slice(2).split('/') : ['paths', path, method, 'responses', String(status)];
  const keys = [...base, 'content', 'application/json', 'schema'];
  return at(description, ...keys) === undefined ? [] : violations(keys, body);
}

/** What GitHub's webhook description has against an event's payload. */
export function payloadViolations(webhook: string, payload: unknown): readonly string[] {
  return violations(['webhooks', webhook], payload);
}

export const webhookSchema = (webhook: string): unknown => at(description, 'webhooks', webhook);
export const componentSchema = (name: string): unknown => at(description, 'components', 'schemas', name);
export const responseSchema = ({ path, method }: Operation, status: number): unknown =>
  at(description, 'paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema');
