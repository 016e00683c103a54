import type { BaselineSession } from './baseline.ts';

/** Answers that aren't pinned: token totals this close are the same work. */
const SAME_WORK_WITHIN = 0.005;
/** Up to here time per token still compares; beyond, nothing does. */
const SAME_KIND_WITHIN = 0.1;

export type TokenTotals = {
  readonly concurrency: number;
  readonly outcome: 'same' | 'tpot-instead' | 'not-comparable';
  /** Mean output tokens of a request. */
  readonly baseline: number;
  readonly current: number;
};

/**
 * Compares the mean answer length of every level whose output isn't pinned. Within 0.5 % it is the same work; within
 * 10 % mean TPOT can be judged in throughput's place; beyond, the level isn't comparable.
 */
export function compareTokenTotals(sessions: readonly BaselineSession[], current: BaselineSession): TokenTotals[] {
  return Object.entries(current.outputTokens).flatMap(([level, now]) => {
    const output = current.workload.outputs?.[level];
    const lengths = sessions.flatMap((session) => session.outputTokens[level] ?? []);
    if (output?.kind === 'pinned' || lengths.length === 0) return [];
    const before = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const apart = Math.abs(now - before) / before;
    // Other tools don't say whether the length was pinned: only answers of another kind can be told apart.
    const same = output === undefined ? SAME_KIND_WITHIN : SAME_WORK_WITHIN;
    const outcome = apart <= same ? 'same' : apart <= SAME_KIND_WITHIN ? 'tpot-instead' : 'not-comparable';
    return [{ concurrency: Number(level), outcome, baseline: before, current: now } as const];
  });
}
