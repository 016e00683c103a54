import { describe, expect, it } from 'vitest';
import { createEngine, type Engine, type Job } from '../../src/simulator/engine.ts';
import { readPrompt } from '../../src/simulator/prompt.ts';
import { completeSimulatorOptions, type SimulatorOptions } from '../../src/simulator/simulator-options.ts';
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts';

type Bench = { readonly engine: Engine; readonly clock: VirtualClock };

/** Round numbers: a step takes 10 ms and 1 more a request, a prompt token 0.5. */
const ROUND = { decodeMs: 10, decodeMsPerRequest: 1, prefillMsPerToken: 0.5 };

function setUp(given: Partial<SimulatorOptions> = {}): Bench {
  const clock = createVirtualClock();
  return { clock, engine: createEngine(completeSimulatorOptions({ ...ROUND, ...given }), clock) };
}

/** Submits a job; the returned list fills with the times of its tokens. */
function submit({ engine, clock }: Bench, given: Partial<Job> = {}): number[] {
  const times: number[] = [];
  const onStep = (): void => void times.push(Math.round(clock.nowMs() * 1e6) / 1e6);
  engine.submit({ promptTokens: 0, blocks: [], outputTokens: 3, onStep, ...given });
  return times;
}

describe('the engine in virtual time', () => {
  it('gives a lone request a token every A + B, the first one after its prefill', () => {
    const bench = setUp();
    const times = submit(bench, { promptTokens: 20 });
    bench.clock.run();
    expect(times).toEqual([21, 32, 43]);
  });

  it('runs all requests of a batch in the same steps, which take A + B·running', () => {
    const bench = setUp();
    const all = [submit(bench), submit(bench), submit(bench)];
    bench.clock.run();
    expect(all).toEqual([
      [13, 26, 39],
      [13, 26, 39],
      [13, 26, 39],
    ]);
  });

  it('lets a request in at the next step, whose length its prefill adds to for everybody', () => {
    const bench = setUp();
    const first = submit(bench);
    bench.clock.run(0);
    const second = submit(bench, { promptTokens: 8 });
    bench.clock.run();
    expect(first).toEqual([11, 27, 39]);
    expect(second).toEqual([27, 39, 50]);
  });

  it('keeps what is beyond maxRunning waiting and lets it in, in order, as places come free', () => {
    const bench = setUp({ maxRunning: 2 });
    const all = [1, 2, 2, 1].map((outputTokens) => submit(bench, { outputTokens }));
    bench.clock.run(0);
    expect(bench.engine.counters()).toMatchObject({ running: 2, waiting: 2 });
    bench.clock.run();
    expect(all).toEqual([[12], [12, 24], [24, 36], [36]]);
    expect(bench.engine.counters()).toMatchObject({ running: 0, waiting: 0, generatedTokens: 6, steps: 3 });
  });

  it('starts anew from idle when something comes, not on an old grid', () => {
    const bench = setUp();
    submit(bench, { outputTokens: 1 });
    bench.clock.run();
    let late: number[] = [];
    bench.clock.at(100, () => {
      late = submit(bench, { outputTokens: 1 });
    });
    bench.clock.run();
    expect(late).toEqual([111]);
  });

  it('frees the place of a request that was taken out, running or waiting', () => {
    const bench = setUp({ maxRunning: 1 });
    const cancelled: number[] = [];
    const quiet = { promptTokens: 0, blocks: [], outputTokens: 50, onStep: () => cancelled.push(0) };
    const cancels = [bench.engine.submit(quiet), bench.engine.submit(quiet)];
    const last = submit(bench, { outputTokens: 1 });
    bench.clock.run(0);
    for (const cancel of cancels) {
      cancel();
    }
    bench.clock.run();
    expect(cancelled).toEqual([]);
    expect(last).toEqual([22]);
  });

  it('charges a prefill for a job without output tokens and tells it once that it is done', () => {
    const bench = setUp();
    const times = submit(bench, { outputTokens: 0, promptTokens: 2 });
    bench.clock.run();
    expect(times).toEqual([12]);
    expect(bench.engine.counters().generatedTokens).toBe(0);
  });
});

describe('slow-downs and chance', () => {
  const firstTokenMs = (given: Partial<SimulatorOptions>, requests = 1): number => {
    const bench = setUp(given);
    const [times = []] = Array.from({ length: requests }, () => submit(bench, { outputTokens: 1 }));
    bench.clock.run();
    return times[0] ?? Number.NaN;
  };

  it('divides every time by 1 − share for --slowdown, so that tok/s fall by the share', () => {
    expect(firstTokenMs({ slowdown: 0.2 })).toBeCloseTo(11 / 0.8, 6);
    expect(firstTokenMs({ slowdown: 0.1 }, 30)).toBeCloseTo(40 / 0.9, 5);
  });

  it.each([
    { inFlight: 9, slowed: false },
    { inFlight: 10, slowed: true },
    { inFlight: 11, slowed: false },
  ])('slows $inFlight requests at level 10 only while over 9 and at most 10: $slowed', ({ inFlight, slowed }) => {
    const ms = firstTokenMs({ slowdownAt: { level: 10, share: 0.25 } }, inFlight);
    expect(ms).toBeCloseTo((10 + inFlight) / (slowed ? 0.75 : 1), 5);
  });

  it('counts waiting requests as in flight for --slowdown-at', () => {
    const ms = firstTokenMs({ slowdownAt: { level: 10, share: 0.25 }, maxRunning: 2 }, 10);
    expect(ms).toBeCloseTo(12 / 0.75, 5);
  });

  it('draws one noise factor a session and one jitter factor a step from the seed', () => {
    const stepsOf = (given: Partial<SimulatorOptions>): number[] => {
      const bench = setUp({ decodeMsPerRequest: 0, ...given });
      const times = submit(bench, { outputTokens: 50 });
      bench.clock.run();
      return times.map((time, index) => Math.round((time - (times[index - 1] ?? 0)) * 1e3) / 1e3);
    };
    const noisy = stepsOf({ noise: 0.01 });
    expect(new Set(noisy).size).toBe(1);
    expect(noisy).toEqual(stepsOf({ noise: 0.01 }));
    expect(noisy).not.toEqual(stepsOf({ noise: 0.01, seed: 2 }));
    const jittery = stepsOf({ jitter: 0.01 });
    expect(new Set(jittery).size).toBeGreaterThan(40);
    expect(Math.abs(jittery.reduce((sum, ms) => sum + ms, 0) / 500 - 1)).toBeLessThan(0.01);
  });

  it('spreads the noise of many sessions as asked', () => {
    const logs = Array.from({ length: 400 }, (_, seed) => Math.log(firstTokenMs({ noise: 0.02, seed }) / 11));
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
    const deviation = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1));
    expect(Math.abs(mean)).toBeLessThan(0.005);
    expect(deviation).toBeGreaterThan(0.018);
    expect(deviation).toBeLessThan(0.022);
  });
});

describe('the prefix cache', () => {
  const text = 'twelve words that are exactly the same every time they come again '.repeat(8);
  const promptJob = (prompt: string): Partial<Job> => {
    const { tokens, blocks } = readPrompt(prompt);
    return { promptTokens: tokens, blocks, outputTokens: 1 };
  };

  it('spares the prefill of whole blocks seen before, and never that of the last token', () => {
    const bench = setUp({ prefixCache: true });
    submit(bench, promptJob(text));
    bench.clock.run();
    submit(bench, promptJob(text));
    bench.clock.run();
    const { tokens } = readPrompt(text);
    const cached = Math.floor((tokens - 1) / 16) * 16;
    expect(bench.engine.counters()).toMatchObject({ cachedTokens: cached, queriedTokens: 2 * tokens });
    expect(bench.clock.nowMs()).toBeCloseTo(22 + 0.5 * (2 * tokens - cached), 6);
  });

  it('finds nothing again behind a nonce at the start, in another text, without the option, or after a reset', () => {
    const cachedAfter = (second: string, given: Partial<SimulatorOptions> = {}, reset = false): number => {
      const bench = setUp({ prefixCache: true, ...given });
      submit(bench, promptJob(text));
      bench.clock.run();
      if (reset) {
        bench.engine.resetPrefixCache();
      }
      submit(bench, promptJob(second));
      bench.clock.run();
      return bench.engine.counters().cachedTokens;
    };
    expect(cachedAfter(`0001 ${text}`)).toBe(0);
    expect(cachedAfter(text, { prefixCache: false })).toBe(0);
    expect(cachedAfter(text, {}, true)).toBe(0);
    expect(cachedAfter(`${text} and more`)).toBeGreaterThan(0);
  });

  it('gives prompts with nonces of one width the same number of tokens', () => {
    expect(readPrompt(`0001 ${text}`).tokens).toBe(readPrompt(`9f3c ${text}`).tokens);
  });
});
