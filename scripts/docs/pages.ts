import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Every page that people read, as paths from the root. */
export function listPages(): string[] {
  const documents = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  return ['README.md', 'CONTRIBUTING.md', 'examples/README.md', ...documents.sort().map((name) => `docs/${name}`)];
}
