import type { Exchange } from './exchange.ts';
import { type LevelPace, paceAt } from './pace.ts';

/** One generation on its way through the proxy. */
export type Passage = {
  /** When what arrives now (so many stream events) may be forwarded. */
  readonly dueMs: (events: number) => number;
  /** The client has it all, or has gone; `dueMs`: when its end was due. */
  readonly close: (dueMs: number) => void;
};

export type Traffic = {
  readonly open: () => Passage;
  readonly setPaces: (paces: readonly LevelPace[]) => void;
  /** What ended since the last call. */
  readonly take: () => readonly Exchange[];
};

export type TrafficClock = {
  /** Monotonic. */
  readonly nowMs: () => number;
  /** Since 1970. */
  readonly wallClockMs: () => number;
};

/** Of the newest answer in the running mean of lateness. */
const LATENESS_WEIGHT = 0.1;
const MOST_LATENESS_MS = 50;

/** Who is in flight, how fast that level may go, and what has ended. */
export function createTraffic({ nowMs, wallClockMs }: TrafficClock): Traffic {
  let paces: readonly LevelPace[] = [];
  let ended: Exchange[] = [];
  let inFlight = 0;
  /** Most requests in flight since there was none: the level, however few its last requests are. */
  let peak = 0;
  let nextSlotMs = 0;
  /** How late answers end, mostly: what is held back is aimed earlier by as much. */
  let latenessMs = 0;

  const dueOf = (startedMs: number, events: number): number => {
    const now = nowMs();
    const pace = paceAt(paces, peak);
    if (pace === null) return now;
    if (pace.eventsPerSecond === null) {
      return Math.max(now, startedMs + (now - startedMs) * pace.stretch - latenessMs);
    }
    if (events > 0) nextSlotMs = Math.max(nextSlotMs, now) + (1000 * events) / pace.eventsPerSecond;
    return Math.max(now, nextSlotMs - latenessMs);
  };
  const noteLateness = (lateMs: number) => {
    if (!Number.isFinite(lateMs)) return;
    latenessMs += LATENESS_WEIGHT * (Math.min(MOST_LATENESS_MS, Math.max(0, lateMs)) - latenessMs);
  };
  return {
    open: () => {
      const startedMs = nowMs();
      const startedAtMs = wallClockMs();
      let seen = 0;
      inFlight++;
      peak = Math.max(peak, inFlight);
      return {
        dueMs: (events) => {
          seen += events;
          return dueOf(startedMs, events);
        },
        close: (dueMs) => {
          ended.push({ startedAtMs, endedAtMs: wallClockMs(), events: seen });
          noteLateness(nowMs() - dueMs);
          inFlight--;
          if (inFlight === 0) peak = 0;
        },
      };
    },
    setPaces: (wanted) => {
      paces = wanted;
    },
    take: () => {
      const taken = ended;
      ended = [];
      return taken;
    },
  };
}
