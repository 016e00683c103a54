import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { listPages, ROOT } from '../../scripts/docs/pages.ts';
import { makeFolder } from '../end-to-end/launch.ts';

const run = promisify(execFile);
const MB = 1_000_000;
const { version, files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
  files: string[];
};

type Packed = { filename: string; unpackedSize: number; files: { path: string }[] };

/** npm of this very node, wherever it is: no registry is asked. */
async function pack(folder: string): Promise<Packed> {
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: ROOT,
    maxBuffer: 10 * MB,
  });
  const [packed] = JSON.parse(stdout) as Packed[];
  if (packed === undefined) throw new Error(`npm pack said ${stdout}`);
  return packed;
}

describe('the package', () => {
  it('holds what runs and what is read, and nothing else, in at most 5 MB', async () => {
    const packed = await pack(await makeFolder());
    const tops = new Set(packed.files.map(({ path }) => path.split('/')[0] ?? ''));
    expect([...tops].sort()).toEqual([...files, 'package.json'].sort());
    expect(packed.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['dist/cli.js', 'dist/load-worker.js', 'dist/licenses.txt', 'schema/suite.schema.json']),
    );
    expect(packed.unpackedSize).toBeLessThanOrEqual(5 * MB);
  });

  it('has at most 3 MB to check out with every workflow that uses it', () => {
    const sizes = readdirSync(join(ROOT, 'dist')).map((name) => statSync(join(ROOT, 'dist', name)).size);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3 * MB);
  });

  it('runs in an empty folder, without any package beside it', async () => {
    const folder = await makeFolder();
    const { filename } = await pack(folder);
    const home = join(folder, 'node_modules/throughput-gate');
    mkdirSync(home, { recursive: true });
    await run('tar', ['xzf', join(folder, filename), '-C', home, '--strip-components', '1']);
    expect(readdirSync(dirname(home))).toEqual(['throughput-gate']);
    const cli = join(home, 'dist/cli.js');
    const say = async (...args: string[]) => (await run(process.execPath, [cli, ...args], { cwd: folder })).stdout;
    expect((await say('--version')).trim()).toBe(version);
    expect(await say('demo', '--help')).toContain('throughput-gate demo');
  });
});

describe('the version', () => {
  it('stands in package.json, and the changelog and the lock file know it', () => {
    const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
    expect(changelog).toContain(`\n## ${version}`);
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { version: string };
    expect(lock.version).toBe(version);
  });

  it('is the major tag that every page and example shows', () => {
    const tag = `@v${version.split('.')[0]}`;
    const texts = listPages().map((page) => readFileSync(join(ROOT, page), 'utf8'));
    const examples = readdirSync(join(ROOT, 'examples')).map((name) => join(ROOT, 'examples', name, 'workflow.yml'));
    const all = [...texts, ...examples.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'))];
    const shown = all.flatMap((text) =>
      [...text.matchAll(/OWNER\/throughput-gate(@v[\w.]+)/g)].map(([, found]) => found),
    );
    expect(shown.length).toBeGreaterThan(8);
    expect(shown.filter((found) => found !== tag)).toEqual([]);
  });
});
