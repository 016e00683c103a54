import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/simulator/engine.ts';
import { completeSimulatorOptions } from '../../src/simulator/simulator-options.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

const jobs = fc.array(
  fc.record({
    arrivalMs: fc.double({ min: 0, max: 300, noNaN: true }),
    promptTokens: fc.nat(100),
    outputTokens: fc.nat(20),
  }),
  { maxLength: 40 },
);

describe('whatever arrives whenever', () => {
  it('gets exactly its tokens, in arrival order, never more than maxRunning at a time', () => {
    fc.assert(
      fc.property(jobs, fc.integer({ min: 1, max: 8 }), fc.nat(1000), (given, maxRunning, seed) => {
        const clock = createVirtualClock();
        const engine = createEngine(completeSimulatorOptions({ maxRunning, jitter: 0.05, seed }), clock);
        const sorted = [...given].sort((one, other) => one.arrivalMs - other.arrivalMs);
        const ends = sorted.map((): number => 0);
        const firsts = sorted.map((): number => 0);
        let mostRunning = 0;
        sorted.forEach(({ arrivalMs, promptTokens, outputTokens }, index) => {
          const onStep = ({ produced, done }: { produced: number; done: boolean }): void => {
            mostRunning = Math.max(mostRunning, engine.counters().running);
            firsts[index] = firsts[index] || clock.nowMs();
            ends[index] = done ? produced : 0;
          };
          clock.at(arrivalMs, () => void engine.submit({ promptTokens, blocks: [], outputTokens, onStep }));
        });
        clock.run();
        expect(ends).toEqual(sorted.map((job) => job.outputTokens));
        expect([...firsts].sort((one, other) => one - other)).toEqual(firsts);
        expect(firsts.every((firstMs, index) => firstMs > (sorted[index]?.arrivalMs ?? 0))).toBe(true);
        expect(mostRunning).toBeLessThanOrEqual(maxRunning);
        expect(engine.counters()).toMatchObject({ running: 0, waiting: 0 });
      }),
      { seed: 20, numRuns: 200 },
    );
  });
});
