import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const PURE_ROOMS = new Set(['suite', 'measure', 'stats', 'judge', 'report', 'baseline']);
/** Files of the pure ring at the root of src/, and the only readers that a pure room holds. */
const PURE_ROOT_FILES = new Set([
  'gate-error.ts',
  'reason.ts',
  'version.ts',
  'ending.ts',
  'options.ts',
  'json-value.ts',
  'default-paths.ts',
]);
const READERS = new Set(['suite/read-suite-file.ts', 'suite/read-prompt-file.ts', 'baseline/baseline-file.ts']);
const PURE_PACKAGES = ['simple-statistics', 'zod', 'yaml', '@stdlib/', 'echarts'];
const ENTRIES = new Set(['main.ts', 'cli.ts', 'post.ts']);

type ImportLine = { readonly file: string; readonly from: string; readonly typeOnly: boolean };

function sourceFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
}

function importsOf(file: string): ImportLine[] {
  // Imports stand first; further down the word may stand in a prompt's text.
  const [header = ''] = readFileSync(join(SRC, file), 'utf8').split(
    /^(?:export|const|let|function|async|type|class)\b/m,
  );
  const lines = header.matchAll(/^import\s+(type\s+)?(?:[^'"]*?from\s+)?['"]([^'"]+)['"]/gm);
  return [...lines].map(([, type, from = '']) => ({
    file,
    from: from.startsWith('.') ? relative(SRC, normalize(join(SRC, dirname(file), from))) : from,
    typeOnly: type !== undefined,
  }));
}

const roomOf = (path: string) => path.split(sep)[0] ?? '';
const isPure = (path: string) => (PURE_ROOMS.has(roomOf(path)) || PURE_ROOT_FILES.has(path)) && !READERS.has(path);

const files = sourceFiles();
const imports = files.flatMap(importsOf);
const offenders = (rule: (line: ImportLine) => boolean) =>
  imports.filter(rule).map((line) => `${line.file} imports ${line.from}`);

describe('the house', () => {
  it('has the files that the rules speak of', () => {
    expect(imports.length).toBeGreaterThan(files.length / 2);
    expect([...READERS].filter((reader) => !files.includes(reader))).toEqual([]);
  });

  it('lets pure rooms import only pure rooms, types and a few pure packages', () => {
    const allowed = ({ from, typeOnly }: ImportLine) =>
      typeOnly ||
      isPure(from) ||
      from === '../package.json' ||
      PURE_PACKAGES.some((name) => from.startsWith(name)) ||
      from === 'node:crypto';
    expect(offenders((line) => isPure(line.file) && !allowed(line))).toEqual([]);
  });

  it('keeps clock, randomness and the environment out of the pure ring', () => {
    const impure =
      /\b(Date\.now|new Date\(\)|Math\.random|process\.|performance\.now|setTimeout|randomUUID|randomBytes)/;
    const found = files.filter((file) => isPure(file) && impure.test(readFileSync(join(SRC, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('lets nothing but the entries import the orchestration', () => {
    expect(offenders((line) => line.from === 'gate.ts' && !ENTRIES.has(line.file))).toEqual([]);
  });

  it('keeps judge away from report and report away from load', () => {
    expect(offenders((line) => roomOf(line.file) === 'judge' && roomOf(line.from) === 'report')).toEqual([]);
    expect(offenders((line) => roomOf(line.file) === 'report' && roomOf(line.from) === 'load')).toEqual([]);
  });
});
