import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/report/display-width.ts';
import {
  estimateRemainingMs,
  formatEstimate,
  formatLogProgress,
  formatTerminalProgress,
  type LevelProgress,
} from '../../src/report/progress-line.ts';

const PROGRESS: LevelProgress = {
  ...{ concurrency: 8, stage: 'trial', number: 1, of: 3, requestsDone: 12, requests: 32 },
  ...{ tokenEvents: 1536, elapsedMs: 2500, runRemainingMs: 200_000 },
};

describe('progress', () => {
  it('says requests done, speed so far, time left and the whole run', () => {
    expect(formatLogProgress(PROGRESS)).toBe(
      'C=8 trial 1/3: 12 of 32 requests, 614 tok/s so far, 4 s left, 3 min 20 s left in the whole run',
    );
    expect(formatTerminalProgress(PROGRESS, 100)).toBe(
      'C=8    trial 1/3  █████░░░░░░░  12/32 requests  614 tok/s  4 s left  run 3 min 20 s left',
    );
  });

  it.each([100, 70, 50, 30])('never is wider than the terminal: %d columns', (width) => {
    expect(displayWidth(formatTerminalProgress(PROGRESS, width))).toBeLessThanOrEqual(width);
  });

  it('guesses nothing before the first request is done', () => {
    const start = { ...PROGRESS, requestsDone: 0, tokenEvents: 0, elapsedMs: 0, runRemainingMs: null };
    expect(estimateRemainingMs(start)).toBeNull();
    expect(formatLogProgress(start)).toBe('C=8 trial 1/3: 0 of 32 requests, – tok/s so far');
  });

  it('counts tokens, not chunks, where their ratio is known', () => {
    expect(formatLogProgress({ ...PROGRESS, tokensPerChunk: 2 })).toContain('1229 tok/s');
  });
});

describe('formatEstimate', () => {
  it('says the plan before the run', () => {
    const plan = { levels: [1, 8], firstTrials: 3, mostTrials: 10, firstMs: 360_000, budgetMs: 1_200_000 };
    expect(formatEstimate(plan)).toBe(
      'Plan: levels 1, 8; 3 trials a level, up to 10 while undecided; about 6 min, at most 20 min (budget).',
    );
  });
});
