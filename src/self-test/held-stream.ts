/** Lets things happen in their order, each when it is due. */
export type HeldStream = {
  readonly hold: (dueMs: number, act: () => void) => void;
  /** When the latest of all is due; −∞ before the first. */
  readonly lastDueMs: () => number;
  /** Forgets what hasn't happened yet. */
  readonly drop: () => void;
};

/** Timers come in whole milliseconds: what is due within half of one happens now. */
const ROUNDING_MS = 0.5;

/** @param now monotonic milliseconds */
export function createHeldStream(now: () => number): HeldStream {
  let queue: { readonly dueMs: number; readonly act: () => void }[] = [];
  let timer: NodeJS.Timeout | null = null;
  let lastDueMs = Number.NEGATIVE_INFINITY;
  const flush = () => {
    timer = null;
    let ready = 0;
    for (const { dueMs, act } of queue) {
      if (dueMs > now() + ROUNDING_MS) break;
      ready++;
      act();
    }
    queue = queue.slice(ready);
    const [next] = queue;
    if (next !== undefined) timer = setTimeout(flush, Math.round(next.dueMs - now()));
  };
  return {
    hold: (wantedMs, act) => {
      lastDueMs = Math.max(lastDueMs, wantedMs);
      queue.push({ dueMs: lastDueMs, act });
      if (timer === null) flush();
    },
    lastDueMs: () => lastDueMs,
    drop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      queue = [];
    },
  };
}
