import { describe, expect, it } from 'vitest';
import type { Counters } from '../../src/server/counters.ts';
import { awaitGpuMemory } from '../../src/server/gpu-memory.ts';
import { awaitIdle, type IdleOptions } from '../../src/server/idle.ts';

const gauges = (running: number, waiting = 0): Counters => ({
  dialect: 'vllm',
  totals: {},
  gauges: { running, waiting },
});

function idle(more: Partial<IdleOptions>) {
  let clock = 0;
  const options: IdleOptions = {
    readCounters: async () => gauges(0),
    readGpus: async () => [],
    readProcesses: async () => [{ pid: 7, name: 'python' }],
    now: () => clock,
    sleep: async (ms) => {
      clock += ms;
    },
    signal: new AbortController().signal,
    ...more,
  };
  return { run: () => awaitIdle(options), clock: () => clock };
}

const inTurn = <T>(values: readonly T[]) => {
  let at = 0;
  return async () => values[Math.min(at++, values.length - 1)] as T;
};
const busy = (utilizationPercent: number, index = 0) => ({ index, utilizationPercent });

describe('a server is idle', () => {
  it.each([
    ['with gauges at zero', {}],
    ['with no gauges and no GPU', { readCounters: async () => null }],
    ['after a load that ends', { readCounters: inTurn([gauges(3), gauges(0, 2), gauges(0)]) }],
    ['on a GPU that is busy only at first', { readGpus: inTurn([[busy(90)], [busy(90)], [busy(3)]]) }],
    ['when another GPU is busy each time', { readGpus: inTurn([[busy(90, 0)], [busy(90, 1)], [busy(90, 0)]]) }],
    ['on a GPU that does not say', { readGpus: async () => [{ index: 0 }] }],
  ])('%s', async (_, more) => {
    expect(await idle(more).run()).toEqual({ kind: 'idle' });
  });
});

describe('a server is not idle', () => {
  it('when its gauges stay above zero for 30 s, and processes are named', async () => {
    const watch = idle({ readCounters: async () => gauges(3, 1) });
    expect(await watch.run()).toMatchObject({
      kind: 'not-idle',
      reason: {
        code: 'not-idle',
        message: expect.stringContaining('3 requests running, 1 waiting. On the GPU: python (7).'),
      },
    });
    expect(watch.clock()).toBe(30_000);
  });

  it('when one GPU is busy at every look over 3 s with the gauges at zero', async () => {
    const watch = idle({ readGpus: async () => [busy(6)] });
    expect(await watch.run()).toMatchObject({
      kind: 'not-idle',
      reason: { message: expect.stringContaining('GPU 0 is 6 % busy') },
    });
    expect(watch.clock()).toBe(3000);
  });
});

describe('GPU memory after a stop', () => {
  const memory = (...used: number[]) => used.map((memoryUsedMiB, index) => ({ index, memoryUsedMiB }));
  const wait = (readGpus: IdleOptions['readGpus']) => {
    let clock = 0;
    return awaitGpuMemory({
      before: memory(100, 100),
      readGpus,
      timeoutMs: 5000,
      now: () => clock,
      sleep: async (ms) => {
        clock += ms;
      },
      signal: new AbortController().signal,
    });
  };

  it('is waited for', async () => {
    expect(await wait(inTurn([memory(70_000, 100), memory(9000, 100), memory(400, 100)]))).toBeNull();
    expect(await wait(async () => [])).toBeNull();
  });

  it('that stays held is named', async () => {
    expect(await wait(async () => memory(100, 9100))).toContain('9000 MiB on GPU 1');
  });
});
