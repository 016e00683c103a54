import { describe, expect, it } from 'vitest';
import { buildEvidence } from '../../src/judge/build-evidence.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { OTHER_PROMPTS } from '../../src/judge/prompt-tokens.ts';
import type { SideSession } from '../../src/judge/side-session.ts';
import { POLICY } from './cells.ts';

/** A session at C=8 whose server counted so many prompt tokens a request of 128 output tokens. */
function counting(promptTokens: number): SideSession {
  const trial = (throughput: number) => ({
    concurrency: 8,
    metrics: { 'output-throughput': throughput, 'total-throughput': throughput * (1 + promptTokens / 128) },
  });
  return { trials: [trial(100), trial(101)], outputTokens: { 8: 128 } };
}

function notesOf(baseline: readonly SideSession[], current: readonly SideSession[]): readonly string[] {
  const evidence = buildEvidence({
    baseline,
    current,
    units: {},
    gates: [{ id: 'output-throughput', tolerance: 0.05, gate: true }],
    sessionNoise: {},
    trialNoise: 0.02,
    policy: POLICY,
    levels: null,
  });
  const gated = judgeStored(evidence).find((cell) => cell.gated);
  return (gated ?? expect.unreachable('nothing is gated')).notes;
}

const silent: SideSession = {
  trials: [{ concurrency: 8, metrics: { 'output-throughput': 100, 'total-throughput': 100 } }],
  outputTokens: { 8: 128 },
};

describe('prompts that the server counts otherwise than in the baseline', () => {
  it('are named in the judged cell with both counts', () => {
    expect(notesOf([counting(512), counting(512)], [counting(51)])).toContain(
      `${OTHER_PROMPTS}51 tokens a request, 512 in the baseline`,
    );
    expect(notesOf([counting(51)], [counting(5120)])).toContain(
      `${OTHER_PROMPTS}5120 tokens a request, 51 in the baseline`,
    );
  });

  it.each([
    ['a chat template of a few tokens more', counting(512), counting(540)],
    ['a server that counts no prompt tokens', counting(512), silent],
    ['a baseline without counts', silent, counting(512)],
  ])('is silent on %s', (_, before, now) => {
    expect(notesOf([before], [now]).filter((note) => note.startsWith(OTHER_PROMPTS))).toEqual([]);
  });
});
