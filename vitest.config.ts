import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/real-engine/**', 'test/browser/**', 'test/act/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two cores: a load generator and a server in the same test need one each.
    maxWorkers: 2,
  },
});
