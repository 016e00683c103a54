import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * The measured programs, bundled as the package is: what is timed is what users run, without the loader that strips
 * types (it holds some 40 MB in the main thread and in each worker).
 */
export async function bundleClients(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const source = (path: string) => join(import.meta.dirname, path);
  const build = await rolldown({
    input: {
      'client-run': source('client-run.ts'),
      'bare-reader': source('bare-reader.ts'),
      'load-worker': source('../src/load/load-worker.ts'),
    },
    platform: 'node',
    transform: { target: 'node20' },
  });
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name].js' };
  await build.write({ dir: folder, format: 'esm', ...names });
  await build.close();
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
