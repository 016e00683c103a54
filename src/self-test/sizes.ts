import { isThroughput } from '../judge/gated-by-default.ts';
import type { Cell } from '../judge/verdict.ts';

/** A slow-down that was tried, as a share of the throughput. */
export type TriedSize = { readonly share: number; readonly found: boolean };

/** Whatever its settings let a gate promise: one that needs more than this to turn red guards nothing. */
export const LARGEST_ALLOWED_SHARE = 0.2;
const MOST_STEPS = 3;
const LARGEST_TRIED_SHARE = 0.6;
/** Closer bounds than this are worth no further session. */
const CLOSE_RATIO = 1.35;

/**
 * What the gate itself promises to find nine times in ten at every gated level, as a share of throughput: the largest
 * `detectablePercent` of its throughput cells, or of all gated cells where no throughput is gated; null = none is said.
 */
export function promisedShare(cells: readonly Cell[]): number | null {
  const gated = cells.filter((cell) => cell.gated && cell.detectablePercent !== null);
  const throughputs = gated.filter(({ metric }) => isThroughput(metric));
  const shares = (throughputs.length > 0 ? throughputs : gated).map(({ detectablePercent, direction }) => {
    const change = (detectablePercent ?? 0) / 100;
    return direction === 'lower' ? 1 - 1 / (1 + change) : change;
  });
  return shares.length === 0 ? null : Math.max(...shares);
}

/** What must be found: the promise, but never more than a fifth. */
export const requiredShare = (promised: number) => Math.min(promised, LARGEST_ALLOWED_SHARE);

/** The next size of the bisection: the required one, then up or down from there; null = it is known well enough. */
export function nextShare(required: number, tried: readonly TriedSize[]): number | null {
  if (tried.length === 0) return required;
  if (tried.length >= MOST_STEPS) return null;
  const smallestFound = Math.min(...tried.filter(({ found }) => found).map(({ share }) => share));
  const largestMissed = Math.max(0, ...tried.filter(({ found }) => !found).map(({ share }) => share));
  if (!Number.isFinite(smallestFound)) return 2 * largestMissed > LARGEST_TRIED_SHARE ? null : 2 * largestMissed;
  if (largestMissed === 0) return smallestFound / 2;
  return smallestFound / largestMissed > CLOSE_RATIO ? Math.sqrt(smallestFound * largestMissed) : null;
}

/** Trials a level from which the pace is learnt. */
export const LEARNING_TRIALS = 2;

/** Sessions of so many trials that a self-test takes at most: the reference, the same again, the pace, the sizes. */
export const mostSessions = (trials: number) => 2 + Math.min(1, LEARNING_TRIALS / trials) + MOST_STEPS;
