import { levelName } from '../baseline/level.ts';
import type { SessionState } from './invalid-states.ts';

/** Counters that add up over trials; gauges such as KV use don't. */
const TOTALS = new Set(['preemptions']);

/** The engine's own counters over all trials of a level, by level name: what explains a curve. */
export function sumCounters(
  sessions: readonly SessionState[],
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const sums = new Map<string, Record<string, number>>();
  for (const { concurrency, trials } of sessions.flatMap(({ levels }) => levels)) {
    const place = levelName({ concurrency });
    const level = sums.get(place) ?? {};
    for (const [name, count] of trials.flatMap(({ counters }) => Object.entries(counters ?? {}))) {
      if (TOTALS.has(name)) level[name] = (level[name] ?? 0) + count;
    }
    sums.set(place, level);
  }
  return Object.fromEntries(sums);
}
