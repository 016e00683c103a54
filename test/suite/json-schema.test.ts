import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeJsonSchema } from '../../src/suite/json-schema.ts';

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
