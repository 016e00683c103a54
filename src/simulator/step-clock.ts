import type { EngineClock } from './engine.ts';
import { createLatenessRecorder, type Lateness } from './lateness.ts';

/** Timers of the event loop may be a millisecond late: they're used up to this before an appointment, then it polls. */
const POLL_MS = 1;

/** The real clock, run `speed` times as fast. It holds one engine's appointments, one at a time. */
export type StepClock = EngineClock & {
  /** From the time a step was due until its last chunk was handed to its socket. */
  readonly lateness: () => Lateness;
  readonly stop: () => void;
};

export function createStepClock(speed: number): StepClock {
  const startMs = performance.now();
  const nowMs = (): number => (performance.now() - startMs) * speed;
  const recorder = createLatenessRecorder();
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;
  let stopped = false;

  const at = (dueMs: number, run: () => void): void => {
    if (stopped) {
      return;
    }
    const leftMs = (dueMs - nowMs()) / speed;
    const waitMs = Math.floor(leftMs - POLL_MS);
    if (waitMs >= 1) {
      timer = setTimeout(poll, waitMs, dueMs, run);
    } else {
      immediate = setImmediate(poll, dueMs, run);
    }
  };

  const poll = (dueMs: number, run: () => void): void => {
    if (nowMs() < dueMs) {
      at(dueMs, run);
      return;
    }
    run();
    recorder.add((nowMs() - dueMs) / speed);
  };

  return {
    nowMs,
    at,
    soon: (run) => {
      if (!stopped) {
        immediate = setImmediate(run);
      }
    },
    lateness: recorder.read,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      clearImmediate(immediate);
    },
  };
}
