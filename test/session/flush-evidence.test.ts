import { describe, expect, it } from 'vitest';
import { noteUnverifiedFlush } from '../../src/session/flush-evidence.ts';
import { goodRecord, trialOf } from '../measure/records-of.ts';

const SHAPE = { sentAtMs: 0, ttftMs: 10, stepMs: 5, tokens: 4, promptTokens: 1000 };

const noteOf = (cachedTokens: number | null, counters: Record<string, number> | null) =>
  noteUnverifiedFlush({
    result: trialOf([goodRecord(0, { ...SHAPE, cachedTokens }), goodRecord(1, { ...SHAPE, cachedTokens })], {
      concurrency: 2,
    }),
    findings: { counters, reasons: [], notes: [] },
  });

describe('a flush of the prefix cache', () => {
  it.each([
    ['cached_tokens', 0, null],
    ['cached_tokens, whatever they say: that is judged elsewhere', 900, null],
    ['a counter of hits that stood still', null, { prefixHitTokens: 0 }],
    ['a counter of cached tokens that a shared head explains', null, { cachedTokens: 180 }],
  ])('is verified by %s', (_, cachedTokens, counters) => {
    expect(noteOf(cachedTokens, counters)).toEqual([]);
  });

  it.each([
    ['the server tells nothing', null, /^flush unverified: neither/],
    ['its counters tell other things', { generatedTokens: 8 }, /^flush unverified: neither/],
    ['its counters saw hits', { prefixHitTokens: 1900 }, /^flush unverified: 1900 of 2000 prompt tokens/],
  ])('is noted as unverified where %s', (_, counters, note) => {
    expect(noteOf(null, counters)).toEqual([expect.stringMatching(note)]);
  });
});
