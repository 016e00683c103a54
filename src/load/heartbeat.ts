import { readClockMs } from './turn-clock.ts';

/** Tells how late a stamp may be: the event loop can't have been standing still for longer than since its last beats. */
export type Heartbeat = {
  /** At most so long (ms) before `atMs` the bytes may have arrived already; 0 = within the beat's own resolution. */
  readonly doubtMs: (atMs: number) => number;
  readonly stop: () => void;
};

const BEAT_MS = 5;
/** Two beats and what timers are usually late: a doubt below this can't be told from none. */
const RESOLUTION_MS = 2 * BEAT_MS + 2;

/**
 * Beats every 5 ms. The last beat but one counts: after a standstill the timer fires before the sockets are read, so
 * that the last one would hide it.
 */
export function startHeartbeat(): Heartbeat {
  let last = readClockMs();
  let before = last;
  const timer = setInterval(() => {
    before = last;
    last = readClockMs();
  }, BEAT_MS);
  return {
    doubtMs: (atMs) => Math.max(0, atMs - before - RESOLUTION_MS),
    stop: () => clearInterval(timer),
  };
}
