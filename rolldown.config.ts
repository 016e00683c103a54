import { defineConfig } from 'rolldown';
import license from 'rollup-plugin-license';

// Chunks keep plain names (no content hash), so that a diff of dist/ shows what changed and not new file names.
export default defineConfig({
  input: {
    main: 'src/main.ts',
    post: 'src/post.ts',
    cli: 'src/cli.ts',
    'load-worker': 'src/load/load-worker.ts',
  },
  platform: 'node',
  transform: { target: 'node20' },
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  },
  plugins: [
    license({
      thirdParty: {
        output: 'dist/licenses.txt',
        allow: {
          test: '(MIT OR ISC OR Apache-2.0 OR BSD-2-Clause OR BSD-3-Clause OR 0BSD)',
          failOnUnlicensed: true,
          failOnViolation: true,
        },
      },
    }),
  ],
});
