import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/real-engine/**/*.test.ts'], testTimeout: 1_800_000, hookTimeout: 900_000, maxWorkers: 1 },
});
