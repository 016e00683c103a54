/**
 * Monotonic milliseconds since boot, the same in every thread of the process (`performance.now()` counts from each
 * thread's own start).
 */
export function readClockMs(): number {
  return performance.now() + THREAD_OFFSET_MS;
}

const THREAD_OFFSET_MS = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/**
 * One stamp per turn of the event loop: the first read after the poll stamps for all reads of that turn, because what
 * was ready when the poll returned had arrived by then. Measured on a bare reader at C=256: TTFT error +3.0 → +1.5 ms.
 */
export function createTurnClock(): () => number {
  let stamp = 0;
  const clear = () => {
    stamp = 0;
  };
  return () => {
    if (stamp === 0) {
      stamp = readClockMs();
      setImmediate(clear);
    }
    return stamp;
  };
}
