import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/real-engine/**', 'test/browser/**', 'test/act/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two cores: a load generator and a server in the same test need one each.
    maxWorkers: 2,
    // Some tests measure, on two cores that others use too: one that was disturbed is taken again once, as a trial is.
    retry: 1,
    // Nothing is mocked and no module keeps state between tests: loading every module anew for every file took half of the time.
    isolate: false,
    // Hundreds of processes and load workers start the same files: a load worker takes 0.2 s of a core so, 0.5 s without.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
  },
});
