import { defineConfig, type Plugin } from 'rolldown';
import { minify } from 'rolldown/utils';
import license from 'rollup-plugin-license';

const PERMISSIVE = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BSL-1.0']);

/** Every licence of an expression such as `Apache-2.0 AND BSL-1.0` must be one that we may pass on. */
function isPermissive({ license: expression }: { readonly license: string | null }): boolean {
  const ids = (expression ?? '').split(/ AND | OR |[()]/).filter((id) => id.trim() !== '');
  return ids.length > 0 && ids.every((id) => PERMISSIVE.has(id.trim()));
}

type Dependency = {
  name: string | null;
  version: string | null;
  license: string | null;
  licenseText: string | null;
  noticeText: string | null;
};

/** Each text once, under the names of all packages that it belongs to. */
function writeLicenses(dependencies: readonly Dependency[]): string {
  const packagesByText = new Map<string, string[]>();
  for (const { name, version, license: id, licenseText, noticeText } of dependencies) {
    const text = [licenseText, noticeText]
      .map((part) => part?.replaceAll('\r\n', '\n').trim())
      .filter(Boolean)
      .join('\n\n');
    packagesByText.set(text, [...(packagesByText.get(text) ?? []), `${name} ${version} (${id})`]);
  }
  return [...packagesByText]
    .map(([text, packages]) => `${packages.sort().join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Chunks of libraries alone: they are most of the bytes, and nobody reads their diff. */
const minifyLibraries: Plugin = {
  name: 'minify-libraries',
  // At the end: what an earlier hook returns is printed anew, with its white space.
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.moduleIds.every((id) => id.includes('/node_modules/'))) continue;
      const { code, errors } = await minify(chunk.fileName, chunk.code, { module: true });
      if (errors.length > 0) throw errors[0];
      chunk.code = code;
    }
  },
};

// Chunks keep plain names (no content hash), so that a diff of dist/ shows what changed and not new file names.
export default defineConfig({
  input: {
    main: 'src/main.ts',
    post: 'src/post.ts',
    cli: 'src/cli.ts',
    'load-worker': 'src/load/load-worker.ts',
    'slowing-worker': 'src/self-test/slowing-worker.ts',
  },
  platform: 'node',
  transform: { target: 'node20' },
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    // Apart from our own code, which stays readable. The page's are loaded for a page only.
    codeSplitting: {
      groups: [
        { name: 'echarts', test: /node_modules\/(echarts|zrender|tslib)\// },
        { name: 'libraries', test: /node_modules\/(zod|yaml|@stdlib|simple-statistics)\// },
      ],
    },
    // Comments are a third of the bytes; every licence stands whole in licenses.txt.
    comments: { legal: false, jsdoc: false, annotation: false },
  },
  plugins: [
    minifyLibraries,
    license({
      thirdParty: {
        // A package may be there twice, with other terms in each.
        multipleVersions: true,
        output: { file: 'dist/licenses.txt', template: writeLicenses },
        allow: {
          test: isPermissive,
          failOnUnlicensed: true,
          failOnViolation: true,
        },
      },
    }),
  ],
});
