/** How well the server kept its schedule, in real milliseconds. */
export type Lateness = {
  readonly steps: number;
  readonly meanMs: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Share of steps that were later than `LATE_MS`. */
  readonly lateShare: number;
};

/** A step counts as late from here: twice what a timer of the event loop may be off. */
export const LATE_MS = 2;

const BUCKET_MS = 0.05;
const BUCKETS = 2000;

/** A histogram with buckets of 0.05 ms up to 100 ms; what is beyond counts in the last one. */
export function createLatenessRecorder(): { readonly add: (ms: number) => void; readonly read: () => Lateness } {
  const buckets = new Uint32Array(BUCKETS);
  let steps = 0;
  let late = 0;
  let sumMs = 0;
  let maxMs = 0;
  return {
    add: (ms) => {
      const bucket = Math.min(BUCKETS - 1, Math.floor(ms / BUCKET_MS));
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      steps += 1;
      sumMs += ms;
      late += ms > LATE_MS ? 1 : 0;
      maxMs = Math.max(maxMs, ms);
    },
    read: () => ({
      steps,
      meanMs: steps === 0 ? 0 : sumMs / steps,
      p99Ms: Math.min(maxMs, percentileMs(buckets, 0.99 * steps)),
      maxMs,
      lateShare: steps === 0 ? 0 : late / steps,
    }),
  };
}

/** Upper edge of the bucket in which the `rank`th value lies. */
function percentileMs(buckets: Uint32Array, rank: number): number {
  let seen = 0;
  const bucket = buckets.findIndex((count) => {
    seen += count;
    return seen >= rank;
  });
  return (bucket + 1) * BUCKET_MS;
}
