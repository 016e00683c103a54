import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startVitest } from 'vitest/node';

// `npm run coverage`: how much of the pure ring its own tests run, by room. Exits 1 below the floor, or when a test fails.
// `npm run coverage -- --lines` names the lines that none runs.

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'node_modules/.cache/coverage');
const FLOOR_PERCENT = 90;
const ROOMS = ['suite', 'measure', 'stats', 'baseline', 'judge', 'report'] as const;
/** The rooms' tests, and those that drive several rooms in process. */
const TESTS = [...ROOMS, 'modes', 'fuzz'].map((room) => `test/${room}/`);

type Share = { readonly total: number; readonly covered: number };
type FileCoverage = {
  readonly s: Readonly<Record<string, number>>;
  readonly statementMap: Readonly<Record<string, { readonly start: { readonly line: number } }>>;
};

const vitest = await startVitest('test', TESTS, {
  watch: false,
  reporters: ['dot'],
  coverage: {
    enabled: true,
    reportOnFailure: true,
    provider: 'v8',
    include: ROOMS.map((room) => `src/${room}/**/*.ts`),
    reporter: ['json-summary', 'json'],
    reportsDirectory: FOLDER,
  },
});
const failed = vitest.state.getCountOfFailedTests();
await vitest.close();

const read = <T>(name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as T;
const { total: _, ...files } = read<Record<string, { readonly lines: Share }>>('coverage-summary.json');
const add = (all: readonly Share[]): Share => ({
  total: all.reduce((sum, { total }) => sum + total, 0),
  covered: all.reduce((sum, { covered }) => sum + covered, 0),
});
const inRoom = (room: string) =>
  Object.entries(files).flatMap(([path, { lines }]) =>
    relative(join(ROOT, 'src', room), path).startsWith('..') ? [] : lines,
  );
const percentOf = ({ covered, total }: Share) => (100 * covered) / total;
const print = (name: string, share: Share) =>
  process.stdout.write(`| ${name} | ${share.covered} | ${share.total} | ${percentOf(share).toFixed(1)} % |\n`);

if (process.argv.includes('--lines')) {
  for (const [path, { s, statementMap }] of Object.entries(read<Record<string, FileCoverage>>('coverage-final.json'))) {
    const missed = Object.entries(s).flatMap(([id, count]) => (count === 0 ? [statementMap[id]?.start.line ?? 0] : []));
    if (missed.length > 0) process.stdout.write(`${relative(ROOT, path)}: ${[...new Set(missed)].join(', ')}\n`);
  }
}
process.stdout.write('\n| room | lines run | lines | |\n|---|---:|---:|---:|\n');
for (const room of ROOMS) print(room, add(inRoom(room)));
const whole = add(ROOMS.flatMap(inRoom));
print('**the pure ring**', whole);
if (failed > 0 || percentOf(whole) < FLOOR_PERCENT) process.exitCode = 1;
