import { describe, expect, it } from 'vitest';
import { dropAt, findTruth } from '../../src/self-test/exchange.ts';
import { levelOf } from './levels.ts';

const START = Date.parse('2026-11-29T12:00:00Z');
const exchange = (fromMs: number, toMs: number, events = 10) => ({
  startedAtMs: START + fromMs,
  endedAtMs: START + toMs,
  events,
});
const trial = (fromMs: number, durationMs: number, valid = true) => ({
  startedAtMs: START + fromMs,
  durationMs,
  valid,
});

describe('what the proxy saw', () => {
  it('is requests and events a second from the first request of a trial to its last answer', () => {
    const exchanges = [exchange(5, 500), exchange(6, 1005), exchange(505, 1005)];
    const [truth] = findTruth({ levels: [levelOf(2, [trial(0, 1000)])] }, exchanges);
    expect(truth?.requestsPerSecond).toBeCloseTo(3, 9);
    expect(truth?.eventsPerSecond).toBeCloseTo(30, 9);
  });

  it('leaves out warm-up, other levels and invalid trials', () => {
    const exchanges = [
      exchange(-900, -100),
      exchange(0, 1000),
      exchange(2000, 2010),
      exchange(5000, 5500),
      exchange(5000, 5500),
    ];
    const levels = [levelOf(1, [trial(0, 1000), trial(2000, 10, false)]), levelOf(2, [trial(5000, 500)])];
    const truths = findTruth({ levels }, exchanges);
    expect(truths.map(({ concurrency, requestsPerSecond }) => [concurrency, requestsPerSecond])).toEqual([
      [1, expect.closeTo(1, 9)],
      [2, expect.closeTo(4, 9)],
    ]);
  });

  it('says nothing of a level that no valid trial saw', () => {
    expect(findTruth({ levels: [levelOf(1, [trial(0, 1000, false)])] }, [exchange(0, 1000)])).toEqual([]);
  });
});

describe('the true slow-down', () => {
  const truth = (concurrency: number, requestsPerSecond: number) => ({
    concurrency,
    requestsPerSecond,
    eventsPerSecond: 0,
  });
  it('is the share of requests a second that a level lost', () => {
    expect(dropAt(8, [truth(1, 5), truth(8, 20)], [truth(8, 18)])).toBeCloseTo(0.1);
    expect(dropAt(1, [truth(1, 5)], [truth(8, 18)])).toBeNull();
  });
});
