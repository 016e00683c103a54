import type { RequestRecord } from './records.ts';

/** How many requests were in flight, exactly, by a sweep over sends and ends. */
export type InFlight = {
  readonly peak: number;
  /**
   * From the moment the asked concurrency is first reached to the first end that no other request can follow: the part
   * of the trial in which every slot had work. Of N requests in C slots that is the end number N − C + 1, whether or not
   * N is whole waves. `null` when the asked concurrency was never reached.
   */
  readonly full: { readonly fromMs: number; readonly toMs: number; readonly meanInFlight: number } | null;
};

type Step = { readonly atMs: number; readonly change: 1 | -1 };

function stepsOf(requests: readonly RequestRecord[]): Step[] {
  const steps = requests.flatMap(({ sentAtMs, endedAtMs }): Step[] =>
    sentAtMs === null || endedAtMs === null
      ? []
      : [
          { atMs: sentAtMs, change: 1 },
          { atMs: Math.max(sentAtMs, endedAtMs), change: -1 },
        ],
  );
  // At the same stamp a send comes before an end, so that a request of no length counts.
  return steps.sort((a, b) => a.atMs - b.atMs || b.change - a.change);
}

/** Integral of in-flight over a window, in request·ms. */
function sumInFlight(steps: readonly Step[], fromMs: number, toMs: number): number {
  let running = 0;
  let sum = 0;
  let beforeMs = fromMs;
  for (const { atMs, change } of steps) {
    const at = Math.min(Math.max(atMs, fromMs), toMs);
    sum += running * (at - beforeMs);
    beforeMs = at;
    running += change;
  }
  return sum;
}

/** Sweeps a trial; `asked` is the concurrency that the level stands for. */
export function sweepInFlight(requests: readonly RequestRecord[], asked: number): InFlight {
  const steps = stepsOf(requests);
  const ends = steps.filter((step) => step.change === -1);
  const toMs = ends[ends.length - asked]?.atMs ?? 0;
  let running = 0;
  let peak = 0;
  let fromMs: number | null = null;
  for (const step of steps) {
    running += step.change;
    peak = Math.max(peak, running);
    if (running >= asked) fromMs ??= step.atMs;
  }
  if (fromMs === null || toMs <= fromMs) return { peak, full: null };
  return { peak, full: { fromMs, toMs, meanInFlight: sumInFlight(steps, fromMs, toMs) / (toMs - fromMs) } };
}
