import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeJsonSchema } from '../src/suite/json-schema.ts';

/** Writes schema/suite.schema.json from the schema that parses the suite file. */
const folder = join(import.meta.dirname, '../schema');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'suite.schema.json'), `${JSON.stringify(makeJsonSchema(), null, 2)}\n`);
