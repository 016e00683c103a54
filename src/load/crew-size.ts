import type { TrialRecords } from '../measure/records.ts';

/** A worker costs 10 to 16 µs a token (`bench/`, C=256, two busy cores): 40 to 65 % of a core at this load. */
export const TOKENS_PER_SECOND_A_WORKER = 40_000;

export type OfferedLoad = {
  /** Token events a second that the server is expected to send; null = unknown. */
  readonly tokensPerSecond: number | null;
  readonly concurrency: number;
  /** Cores that this process may use. */
  readonly cores: number;
};

/** Load workers for a trial: enough for the offered load, one core left to the main thread and the server, at least one. */
export function chooseWorkers({ tokensPerSecond, concurrency, cores }: OfferedLoad): number {
  const needed = Math.ceil((tokensPerSecond ?? 0) / TOKENS_PER_SECOND_A_WORKER);
  return Math.max(1, Math.min(needed, cores - 1, concurrency));
}

/** How many workers each level's next trial or warm-up round gets, by what the earlier ones of the level brought. */
export type CrewSize = {
  readonly workersFor: (concurrency: number) => number;
  /** To be told every round's and trial's records. */
  readonly note: (records: TrialRecords) => void;
};

/** A level's crew never shrinks, so that its trials don't swing between two sizes. */
export function createCrewSize(cores: number): CrewSize {
  const fastest = new Map<number, number>();
  return {
    workersFor: (concurrency) =>
      chooseWorkers({ tokensPerSecond: fastest.get(concurrency) ?? null, concurrency, cores }),
    note: (records) => {
      const rate = eventsPerSecond(records);
      fastest.set(records.concurrency, Math.max(rate, fastest.get(records.concurrency) ?? 0));
    },
  };
}

function eventsPerSecond({ events: { atMs } }: TrialRecords): number {
  const durationMs = (atMs.at(-1) ?? 0) - (atMs[0] ?? 0);
  return durationMs > 0 ? (1000 * (atMs.length - 1)) / durationMs : 0;
}
