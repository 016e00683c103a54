import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { makeJsonSchema } from '../../src/suite/json-schema.ts';
import { PRESETS } from '../../src/suite/presets.ts';
import { errorOf, parse } from './suite-texts.ts';

type Node = {
  description?: string;
  properties?: Record<string, Node>;
  default?: unknown;
  additionalProperties?: unknown;
};

function undescribed(node: Node, path: string): string[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, inner]) => {
    const here = `${path}${key}`;
    const metric = /^(metrics|session-noise)\./.test(here) && here.split('.').length === 2;
    return [...(inner.description === undefined && !metric ? [here] : []), ...undescribed(inner, `${here}.`)];
  });
}

describe('the JSON Schema', () => {
  it('is committed as the source makes it (npm run build writes it)', () => {
    const committed = readFileSync(join(import.meta.dirname, '../../schema/suite.schema.json'), 'utf8');
    expect(committed).toBe(`${JSON.stringify(makeJsonSchema(), null, 2)}\n`);
  });

  it('describes every key, refuses unknown ones and shows defaults as they are written', () => {
    const schema = makeJsonSchema() as Node;
    expect(undescribed(schema, '')).toEqual([]);
    expect(schema.additionalProperties).toBe(false);
    expect(schema.properties?.['timeout']).toMatchObject({ type: 'string', default: '900s' });
    expect(schema.properties?.['levels']?.default).toEqual([1, 8, 32, 128]);
    expect(schema.properties?.['trials']?.properties?.['budget']?.default).toBe('20m');
  });
});

describe('an editor with the JSON Schema', () => {
  const validate = new Ajv({ strict: false }).compile(makeJsonSchema());

  it.each(Object.entries(PRESETS))('takes the keys of preset %s', (_name, { keys }) => {
    expect(validate(keys)).toBe(true);
  });

  it.each([
    'model: m',
    'name: 1.10\nenvironment: {gpu: 4090}',
    'server: {command: [./serve.sh], env: {PORT: 8000}, gpus: [0, 1]}',
    'levels: [1, {concurrency: 8, output-tokens: {at-most: 9}, requests: 3}]',
    'prompts: {random: {input-tokens: 512}}',
    'metrics: {output-throughput: {tolerance: 5 %}, e2e-p99: }',
    'policy: {failed-requests: 1%}',
    'timeout: 1.5h',
  ])('takes what the gate takes: %s', (text) => {
    expect(validate(parseYaml(text))).toBe(true);
    expect(parse(text).suite.levels).not.toEqual([]);
  });

  it.each([
    'modle: m',
    'metrics: {output-throughput: {tolerance: 5}}',
    'metrics: {ttft-p5: {}}',
    'timeout: 900',
    'timeout: 20min',
    'levels: [0]',
    'levels: []',
    'levels: [{output-tokens: 3}]',
    'preset: confrm',
    'output-tokens: long',
    'policy: {failed-requests: 1}',
    'server: {env: {"A B": x}}',
  ])('refuses what the gate refuses: %s', (text) => {
    expect(validate(parseYaml(text))).toBe(false);
    expect(errorOf(() => parse(text)).code).toBe('bad-suite');
  });
});
