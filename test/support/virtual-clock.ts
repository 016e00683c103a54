import type { EngineClock } from '../../src/simulator/engine.ts';

/** A clock that jumps from one appointment to the next: simulated hours in milliseconds, the same every time. */
export type VirtualClock = EngineClock & {
  /** Keeps appointments, those made meanwhile included, until none is left or `untilMs` is reached. */
  readonly run: (untilMs?: number) => void;
};

export function createVirtualClock(): VirtualClock {
  const appointments: { readonly dueMs: number; readonly run: () => void }[] = [];
  let nowMs = 0;
  const at = (dueMs: number, run: () => void): void => {
    const after = appointments.findIndex((other) => other.dueMs > dueMs);
    appointments.splice(after === -1 ? appointments.length : after, 0, { dueMs, run });
  };
  return {
    nowMs: () => nowMs,
    at,
    soon: (run) => at(nowMs, run),
    run: (untilMs = Number.POSITIVE_INFINITY) => {
      for (let next = appointments[0]; next !== undefined && next.dueMs <= untilMs; next = appointments[0]) {
        appointments.shift();
        nowMs = Math.max(nowMs, next.dueMs);
        next.run();
      }
    },
  };
}
