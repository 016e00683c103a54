import { describe, expect, it } from 'vitest';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { cellEvidence, evidenceOf } from './cells.ts';

const session = (level: number) => [99.9, 100, 100.1].map((value) => level * value);
const judge = (...current: readonly number[]) =>
  judgeStored(
    evidenceOf(cellEvidence({ baseline: [session(1), session(1.01), session(0.99)], current: current.map(session) })),
  )[0];

describe('sessions of this run that disagree', () => {
  it.each([
    ['one of two far below', [1, 0.6]],
    ['one of three far below', [1, 1, 0.6]],
  ])('widen the noise as the baseline’s do, and are said to: %s', (_, levels) => {
    const cell = judge(...levels);
    expect(cell?.verdict).not.toBe('regressed');
    expect(cell?.notes.join()).toMatch(/this run's sessions disagree: sd \d/);
  });

  it('rule out less than sessions that agree', () => {
    expect(judge(1.12, 0.9)?.rulesOutPercent ?? 0).toBeGreaterThan(2 * (judge(1.01, 1)?.rulesOutPercent ?? 100));
  });

  it('let a real loss of all of them stand', () => {
    expect(judge(0.8, 0.81)?.verdict).toBe('regressed');
  });
});
