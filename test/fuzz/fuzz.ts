import { inspect, parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { harmOnCommandLine } from './command-line.ts';
import { harmKind, type Tally } from './harm-kind.ts';
import { KINDS } from './kinds.ts';

/**
 * `npm run fuzz`: ten thousand seeded harms to every kind of file, read and judged by the real code. Prints how they
 * ended, then some hundred through the command line; exits 1 when one crashed or turned green without a figure that says so. `npm run fuzz -- --runs 500` for fewer,
 * `--only NAME` for the kinds whose name holds it, `--seed N` for others.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string' }, only: { type: 'string' }, seed: { type: 'string' } },
});
const runs = Number(values.runs ?? 10_000);
const seed = Number(values.seed ?? 20_261);
const REFUSED = ['bad-suite', 'bad-baseline', 'bad-result', 'bad-usage'];

const listed = (tally: Tally, refused: boolean): string =>
  [...tally]
    .filter(([name]) => REFUSED.includes(name) === refused)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none';

process.stdout.write(
  `${runs} harms a kind, seed ${seed}\n\n| kind | harms | refused by code | judged |\n|---|---:|---|---|\n`,
);

/** Half of a call's time waits for files. */
const inTurn = pLimit(4);
const rows = KINDS.map((kind, index) => ({ kind, index }))
  .filter(({ kind }) => kind.name.includes(values.only ?? ''))
  .map(({ kind, index }) =>
    inTurn(async () => {
      try {
        const tally = await harmKind(kind, runs, seed + index);
        return `| ${kind.name} | ${runs} | ${listed(tally, true)} | ${listed(tally, false)} |\n`;
      } catch (error) {
        process.exitCode = 1;
        process.stderr.write(`${kind.name}: ${inspect(error instanceof Error ? (error.cause ?? error) : error)}\n`);
        return `| ${kind.name} | **failed** | | |\n`;
      }
    }),
  );
for (const row of rows) process.stdout.write(await row);

/** A process takes a third of a second where a call takes milliseconds. */
const ON_COMMAND_LINE = Math.ceil(runs / 25);
if (values.only === undefined) {
  const tally = await harmOnCommandLine(ON_COMMAND_LINE, seed);
  const ends = [...tally].sort(([, a], [, b]) => b - a).map(([name, count]) => `${name} ${count}`);
  process.stdout.write(
    `\n${ON_COMMAND_LINE} of any kind through the command line, exit code and outcome: ${ends.join(', ')}\n`,
  );
}
