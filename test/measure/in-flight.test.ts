import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sweepInFlight } from '../../src/measure/in-flight.ts';
import type { RequestRecord } from '../../src/measure/records.ts';
import { countTokens, findPeakTokensPerSecond } from '../../src/measure/token-timeline.ts';
import { goodRecord } from './records-of.ts';

const lasting = (index: number, sentAtMs: number, lengthMs: number): RequestRecord =>
  goodRecord(index, { sentAtMs, ttftMs: lengthMs, stepMs: 0, tokens: 1 });

describe('in flight', () => {
  it.each<[string, [number, number][], number, ReturnType<typeof sweepInFlight>]>([
    ['nothing', [], 1, { peak: 0, full: null }],
    [
      'one after the other',
      [
        [0, 100],
        [100, 100],
      ],
      1,
      { peak: 2, full: { fromMs: 0, toMs: 200, meanInFlight: 1 } },
    ],
    [
      'a gap between two',
      [
        [0, 100],
        [150, 100],
      ],
      1,
      { peak: 1, full: { fromMs: 0, toMs: 250, meanInFlight: 0.8 } },
    ],
    [
      'never full',
      [
        [0, 100],
        [100.5, 100],
      ],
      2,
      { peak: 1, full: null },
    ],
    [
      'three requests in two slots: the last wave is half empty by plan',
      [
        [0, 100],
        [0, 100],
        [101, 100],
      ],
      2,
      { peak: 2, full: { fromMs: 0, toMs: 100, meanInFlight: 2 } },
    ],
    [
      'a ramp and a tail',
      [
        [0, 300],
        [100, 300],
      ],
      2,
      { peak: 2, full: { fromMs: 100, toMs: 300, meanInFlight: 2 } },
    ],
  ])('%s', (_, spans, asked, expected) => {
    expect(
      sweepInFlight(
        spans.map(([sent, length], i) => lasting(i, sent, length)),
        asked,
      ),
    ).toEqual(expected);
  });

  it('leaves out requests that were never sent', () => {
    expect(sweepInFlight([{ ...lasting(0, 0, 1), sentAtMs: null }], 1)).toEqual({ peak: 0, full: null });
  });

  it('counts the mean as a sum over the requests does', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 })), {
      minLength: 3,
      maxLength: 30,
    });
    fc.assert(
      fc.property(spans, fc.integer({ min: 1, max: 4 }), (all, asked) => {
        const { full } = sweepInFlight(
          all.map(([sent, length], i) => lasting(i, sent, length)),
          asked,
        );
        if (full === null) return;
        const overlaps = all.map(([sent, length]) =>
          Math.max(0, Math.min(sent + length, full.toMs) - Math.max(sent, full.fromMs)),
        );
        const sum = overlaps.reduce((total, overlap) => total + overlap, 0);
        expect(full.meanInFlight).toBeCloseTo(sum / (full.toMs - full.fromMs), 9);
      }),
      { seed: 5 },
    );
  });
});

describe('the peak', () => {
  it('is the best of all one-second windows', () => {
    const event = fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 60 }), (events) => {
        events.sort(([a], [b]) => a - b);
        const timeline = {
          atMs: Float64Array.from(events, ([at]) => at),
          tokens: Float64Array.from(events, ([, tokens]) => tokens),
        };
        // Whole milliseconds: a window of one second holds 1000 of them.
        const windows = events.map(([at]) => countTokens(timeline, at - 1, at + 999));
        expect(findPeakTokensPerSecond(timeline)).toBe(Math.max(...windows));
      }),
      { seed: 9 },
    );
  });
});
