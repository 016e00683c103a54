import { z } from 'zod';
import { PRESETS } from './presets.ts';
import { suiteFileSchema } from './suite-file.ts';

type Node = { properties?: Record<string, Node>; default?: unknown } & Record<string, unknown>;

/** The JSON Schema (draft 7, which editors know best) of the suite file as written, with the defaults in it. */
export function makeJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(suiteFileSchema, { io: 'input', target: 'draft-7', reused: 'inline' });
  const root = { ...schema } as Node;
  addDefaults(root, PRESETS.default.keys);
  return {
    $schema: root.$schema,
    title: 'throughput-gate suite',
    description: 'What throughput-gate measures and how it judges. Every key has a default.',
    ...root,
  };
}

/** Maps with keys of their own get a default a key; everything else gets it whole. */
function addDefaults(node: Node, defaults: object): void {
  for (const [key, value] of Object.entries(defaults)) {
    const property = node.properties?.[key];
    if (property === undefined) continue;
    if (property.properties === undefined || Array.isArray(value)) property.default = value;
    else addDefaults(property, value as object);
  }
}
