import { describe, expect, it } from 'vitest';
import { dropAt, type Exchange, findTruth, type LevelTruth } from '../../src/self-test/exchange.ts';
import { biteOf, type LevelPace, type LevelResponse, paceAt, paceFor } from '../../src/self-test/pace.ts';
import { createTraffic } from '../../src/self-test/traffic.ts';
import { createEngine } from '../../src/simulator/engine.ts';
import { completeSimulatorOptions, type SimulatorOptions } from '../../src/simulator/simulator-options.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';
import { levelOf } from './levels.ts';

const OUTPUT_TOKENS = 128;

/**
 * Slots whose first answers are of different lengths, so that they don't march in step: the client's closed loop before the proxy's own pacing before the simulator's engine,
 * all on one virtual clock.
 */
function measure(given: Partial<SimulatorOptions>, concurrency: number, paces: readonly LevelPace[]): LevelTruth {
  const clock = createVirtualClock();
  const engine = createEngine(completeSimulatorOptions(given), clock);
  const traffic = createTraffic({ nowMs: clock.nowMs, wallClockMs: clock.nowMs });
  traffic.setPaces(paces);
  const exchanges: Exchange[] = [];
  let left = 8 * concurrency;
  const send = (outputTokens = OUTPUT_TOKENS): void => {
    if (left-- <= 0) return;
    const passage = traffic.open();
    engine.submit({
      promptTokens: 60,
      blocks: [],
      outputTokens,
      onStep: ({ done }) => {
        const dueMs = passage.dueMs(1);
        if (!done) return;
        clock.at(dueMs, () => {
          passage.close(dueMs);
          send();
        });
      },
    });
  };
  for (let slot = 0; slot < concurrency; slot++) send(Math.ceil((OUTPUT_TOKENS * (slot + 1)) / concurrency));
  clock.run();
  exchanges.push(...traffic.take());
  const [truth] = findTruth(
    { levels: [levelOf(concurrency, [{ startedAtMs: 0, durationMs: clock.nowMs() }])] },
    exchanges,
  );
  if (truth === undefined) throw new Error('nothing was measured');
  return truth;
}

const drop = (reference: LevelTruth, slowed: LevelTruth) => dropAt(reference.concurrency, [reference], [slowed]) ?? 0;

/** As the self-test does: learnt at three quarters of the largest size. */
function learn(server: Partial<SimulatorOptions>, reference: LevelTruth, largest: number): LevelResponse {
  const { concurrency, eventsPerSecond } = reference;
  const stretch = 1 / (1 - 0.75 * largest);
  const learning = measure(server, concurrency, [{ concurrency, stretch, eventsPerSecond: null }]);
  return { concurrency, eventsPerSecond, bite: biteOf(drop(reference, learning), stretch) };
}

describe('a closed loop before a continuously batching engine', () => {
  it.each<[string, Partial<SimulatorOptions>, number]>([
    ['one request at a time', {}, 1],
    ['a small batch', {}, 8],
    ['a batch that costs as much as it holds', {}, 128],
    ['a batch that is nearly all cost', { decodeMs: 1, decodeMsPerRequest: 0.2 }, 64],
    ['more requests than the engine runs', { maxRunning: 16 }, 64],
  ])('loses the share that was asked: %s', (_, server, concurrency) => {
    const reference = measure(server, concurrency, []);
    const response = learn(server, reference, 0.12);
    for (const share of [0.06, 0.085, 0.12]) {
      const slowed = measure(server, concurrency, [paceFor(response, share)]);
      expect(100 * drop(reference, slowed)).toBeGreaterThan(100 * share - 1.2);
      expect(100 * drop(reference, slowed)).toBeLessThan(100 * share + 1.2);
    }
  });

  it('loses less than a plain 1/(1 − share) says where the batch has a cost', () => {
    const reference = measure({}, 128, []);
    const plain = measure({}, 128, [{ concurrency: 128, stretch: 1 / 0.9, eventsPerSecond: null }]);
    expect(drop(reference, plain)).toBeLessThan(0.07);
  });

  it('loses nothing at the levels that are left alone', () => {
    const paces = [
      { concurrency: 1, stretch: 1, eventsPerSecond: null },
      { concurrency: 32, stretch: 1.5, eventsPerSecond: null },
    ];
    expect(drop(measure({}, 1, []), measure({}, 1, paces))).toBe(0);
    expect(drop(measure({}, 32, []), measure({}, 32, paces))).toBeGreaterThan(0.2);
  });

  it('is as fast as ever without paces', () => {
    const plain = measure({}, 8, []);
    expect(measure({}, 8, [paceFor({ ...plain, bite: 1 }, 0)])).toEqual(plain);
  });
});

describe('the pace', () => {
  it('holds answers back where that tells, and caps the rate where it doesn’t', () => {
    const level = { concurrency: 8, eventsPerSecond: 1000 };
    expect(paceFor({ ...level, bite: 1 }, 0.2)).toEqual({ concurrency: 8, stretch: 1.25, eventsPerSecond: null });
    expect(paceFor({ ...level, bite: 0.1 }, 0.2)).toEqual({ concurrency: 8, stretch: 1, eventsPerSecond: 800 });
  });

  it('is that of the nearest level', () => {
    const paces = [1, 8, 32].map((concurrency) => ({ concurrency, stretch: concurrency, eventsPerSecond: null }));
    expect([1, 2, 7, 8, 20, 500].map((inFlight) => paceAt(paces, inFlight)?.concurrency)).toEqual([1, 1, 8, 8, 32, 32]);
    expect(paceAt([], 8)).toBeNull();
  });
});
