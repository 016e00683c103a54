import { describe, expect, it } from 'vitest';
import { harmOnCommandLine } from './command-line.ts';
import { harmKind } from './harm-kind.ts';
import { KINDS } from './kinds.ts';

// `npm run fuzz` does each of these ten thousand times.
const RUNS = 25;
const ON_COMMAND_LINE = 10;

const countOf = (tally: ReadonlyMap<string, number>) => [...tally.values()].reduce((sum, count) => sum + count, 0);

// Seconds of work; a busy machine gives a tenth of a core to it.
describe('a comparison that lost, of which one file comes to harm', { timeout: 600_000 }, () => {
  it('is tried with every file that judge reads, on either side', () => {
    expect(KINDS.length).toBeGreaterThan(35);
    expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length);
  });

  it.each(KINDS)(
    '$name: is refused with a code or judged, and green only by figures that stand in it',
    async (kind) => {
      const tally = await harmKind(kind, RUNS, 1);
      expect(countOf(tally)).toBe(RUNS);
      // Some were refused and some were not: the harms are neither all fatal nor all harmless.
      expect(tally.size).toBeGreaterThan(1);
    },
  );

  it('ends the command line with an exit code that says so', async () => {
    expect(countOf(await harmOnCommandLine(ON_COMMAND_LINE, 2))).toBe(ON_COMMAND_LINE);
  });
});
