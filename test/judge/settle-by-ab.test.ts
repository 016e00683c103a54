import { describe, expect, it } from 'vitest';
import { judgeAb } from '../../src/judge/judge-ab.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { concludeRun } from '../../src/judge/run-verdict.ts';
import { settleByAb } from '../../src/judge/settle-by-ab.ts';
import type { RunVerdict } from '../../src/judge/verdict.ts';
import { cellEvidence, evidenceOf, POLICY } from './cells.ts';

const BASE = 'the base commit 0123456789ab';
const flat = cellEvidence({ concurrency: 1, baseline: [[100, 100.1, 99.9]], current: [[100, 100.1, 99.9]] });
const doubtful = cellEvidence({ baseline: [[100, 100.1, 99.9]], current: [[94.3, 94.4, 94.2]], sessionNoise: 0.05 });
const screened = judgeStored(evidenceOf(flat, doubtful));

function abOf(current: number, states: Parameters<typeof concludeRun>[0]['states'] = []): RunVerdict {
  const six = [0, 0.1, -0.1, 0.05, -0.05, 0];
  const arm = (centre: number) => [six.map((by) => centre + by)];
  const cell = cellEvidence({ baseline: arm(100), current: arm(current) });
  const { cells } = judgeAb(evidenceOf(cell), { looks: [6], launches: { kind: 'side-by-side' } });
  return concludeRun({ mode: 'ab', suite: 's', policy: POLICY, cells: states.length > 0 ? [] : cells, states });
}

describe('a screened run that was measured again in turns with its base', () => {
  it('was suspected at C=8 before', () => {
    expect(screened.map(({ verdict }) => verdict)).toEqual(['pass', 'suspected']);
  });

  it.each([
    [94, 'regressed'],
    [100, 'pass'],
    [108, 'improved'],
  ])(
    'has the verdict of the A/B at that level (%d against 100: %s), and says what it was before',
    (current, verdict) => {
      const { cells, notes } = settleByAb(screened, abOf(current), BASE);
      expect(cells[0]).toBe(screened[0]);
      expect(cells[1]).toMatchObject({ concurrency: 8, verdict });
      expect(cells[1]?.current).toBeCloseTo(current);
      expect(cells[1]?.notes[0]).toBe(`A/B with ${BASE}; against the stored baseline −5.7 %, suspected`);
      expect(notes[0]).toBe(`the A/B with ${BASE} decides C=8`);
    },
  );

  it('keeps its own verdict where the A/B judged nothing, and says why', () => {
    const reason = { code: 'not-ready', message: 'reference: it never answered.', remedy: 'Look at its log.' };
    const { cells, notes } = settleByAb(screened, abOf(100, [{ verdict: 'invalid', reason }]), BASE);
    expect(cells).toEqual(screened);
    expect(notes).toEqual([
      `the A/B with ${BASE} judged nothing, so the stored baseline's word stands: reference: it never answered.`,
    ]);
  });

  it('never lets an A/B touch what is only shown', () => {
    const shown = screened.map((cell) => ({ ...cell, gated: false, verdict: 'shown' as const }));
    expect(settleByAb(shown, abOf(90), BASE).cells).toEqual(shown);
  });
});
