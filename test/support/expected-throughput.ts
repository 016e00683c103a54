import { createEngine } from '../../src/simulator/engine.ts';
import { completeSimulatorOptions, type SimulatorOptions } from '../../src/simulator/simulator-options.ts';
import { plannedStepMs } from '../../src/simulator/step-time.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** tok/s that clients see at full batches of `concurrency`, prefill and chance left out: C ÷ step(C) · speed. */
export function steadyThroughput(given: Partial<SimulatorOptions>, concurrency: number): number {
  const options = completeSimulatorOptions(given);
  const running = Math.min(concurrency, options.maxRunning);
  const stepMs = plannedStepMs(options, { running, waiting: concurrency - running, prefillTokens: 0 });
  return (1000 * running * options.speed) / stepMs;
}

/**
 * Output throughput (tok/s, as clients see it) of a closed loop of `concurrency` slots with `requests` requests (4 a
 * slot), measured from the first arrival to the last token on the simulator's own schedule in virtual time; noise and
 * jitter of the seed included. The client is perfect: its next request is there when the last ends. A real one comes a
 * step later and loses up to one step in `outputTokens`; `turnaroundMs` (of the simulated clock) says how late.
 * @param outputTokens of every request, or one by one in the order in which they are sent
 */
export function expectedThroughput(
  given: Partial<SimulatorOptions>,
  concurrency: number,
  outputTokens: number | readonly number[],
  promptTokens: number,
  { requests = 4 * concurrency, turnaroundMs = 0 }: { requests?: number; turnaroundMs?: number } = {},
): number {
  const options = completeSimulatorOptions(given);
  const clock = createVirtualClock();
  const engine = createEngine(options, clock);
  const lengthOf = (index: number) => (typeof outputTokens === 'number' ? outputTokens : (outputTokens[index] ?? 0));
  let sent = 0;
  let tokens = 0;
  let lastTokenMs = 0;
  const send = (): void => {
    if (sent === requests) {
      return;
    }
    const length = lengthOf(sent);
    sent += 1;
    tokens += length;
    engine.submit({ promptTokens, blocks: [], outputTokens: length, onStep: ({ done }) => done && endOne() });
  };
  const endOne = (): void => {
    lastTokenMs = clock.nowMs();
    if (turnaroundMs === 0) {
      send();
    } else {
      clock.at(clock.nowMs() + turnaroundMs, send);
    }
  };
  for (let slot = 0; slot < concurrency; slot += 1) {
    send();
  }
  clock.run();
  return (1000 * tokens * options.speed) / lastTokenMs;
}
