import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKS } from './docs/blocks.ts';
import { fillPage } from './docs/fill-page.ts';
import { listPages, ROOT } from './docs/pages.ts';

/** Writes what the pages say of inputs, options, keys and codes anew from the sources. */
for (const page of listPages()) {
  const path = join(ROOT, page);
  const text = readFileSync(path, 'utf8');
  const fresh = fillPage(text, BLOCKS);
  if (fresh === text) continue;
  writeFileSync(path, fresh);
  console.log(`wrote ${page}`);
}
