import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

type LanguageService = typeof import('@actions/languageservice');

/** GitHub's language service, bundled first: its packages import JSON without the attribute that node wants. */
export async function loadLanguageService(): Promise<LanguageService> {
  const folder = mkdtempSync(join(tmpdir(), 'language-service-'));
  const bundle = await rolldown({
    input: '@actions/languageservice',
    platform: 'node',
    cwd: join(import.meta.dirname, '../..'),
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: 'service.mjs' });
  await bundle.close();
  const service: LanguageService = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'service.mjs')).href);
  rmSync(folder, { recursive: true });
  return service;
}
