import { describe, expect, it } from 'vitest';
import { makeFolder, simulate } from './launch.ts';
import {
  type LevelFigure,
  measurePreset,
  PRESET_RUNS,
  type PresetRun,
  readLateShare,
  serverArgs,
} from './preset-run.ts';

/** A client on the server's own two cores comes a step later than a perfect one. */
const MOST_BELOW = 0.15;
/** What is left above the schedule are the clocks of a trial of 80 ms. */
const MOST_ABOVE = 0.1;
/** A stall of the machine spoils a level: it is measured again, the whole preset with it. */
const ATTEMPTS = 3;
/** States that a busy machine's client gets into by itself: named, never a number. */
const BUSY = ['client-bound', 'not-steady'];
/** From here on the machine doesn't let the simulator keep its own schedule, so there is nothing to compare with. */
const BUSY_SERVER = 0.01;

/** Tokens an answer; null = the server ends it itself, after 32 to 511. */
const OUTPUT: Readonly<Record<string, readonly (number | null)[]>> = {
  default: [128, 128, 128, 128],
  quick: [64, 64],
  confirm: [512, 2048, 2048, 2048, 2048, 2048],
  recovery: [null, null, null, null, null, null],
  ab: [128, 128, 128],
};

const ratioOf = ({ measured, wanted }: LevelFigure) => (measured === null ? null : measured / wanted);
const isNear = (figure: LevelFigure) => {
  const ratio = ratioOf(figure);
  return ratio !== null && ratio > 1 - MOST_BELOW && ratio < 1 + MOST_ABOVE;
};

/** The attempts' figures level by level, those that agree first; and whether the server itself was late. */
async function measureUntilNear(run: PresetRun) {
  const url = await simulate(...serverArgs(run));
  let best: readonly LevelFigure[] = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const figures = await measurePreset(run, url, await makeFolder(), 1);
    best = figures.map((figure, index) => {
      const before = best[index];
      return before !== undefined && isNear(before) ? before : figure;
    });
    if (best.every(isNear)) break;
  }
  return { figures: best, serverWasLate: (await readLateShare(url)) > BUSY_SERVER };
}

describe('a preset on the simulator', () => {
  it.each(PRESET_RUNS)('$preset measures what the simulator’s own schedule says', { timeout: 600_000 }, async (run) => {
    const { figures, serverWasLate } = await measureUntilNear(run);
    expect(figures.map(({ outputTokens }) => outputTokens >= 32)).toEqual(OUTPUT[run.preset]?.map(() => true));
    figures.forEach((figure, index) => {
      const length = OUTPUT[run.preset]?.[index] ?? null;
      if (length === null) expect(figure.outputTokens).toBeLessThan(512);
      else expect(figure.outputTokens).toBe(length);
      const place = `C=${figure.concurrency}: ${figure.measured} of ${figure.wanted} tok/s, ${figure.reasons}`;
      if (figure.measured === null) {
        expect(figure.reasons.length, place).toBeGreaterThan(0);
        expect(
          figure.reasons.filter((code) => !BUSY.includes(code)),
          place,
        ).toEqual([]);
      } else if (serverWasLate) {
        expect(ratioOf(figure), place).toBeLessThan(1 + MOST_ABOVE);
      } else {
        expect(isNear(figure), place).toBe(true);
      }
    });
  });
});
