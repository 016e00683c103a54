/** The time between ready and the last trial; what counts is the clock handed in, in milliseconds. */
export type RunBudget = {
  readonly elapsedMs: () => number;
  readonly leftMs: () => number;
  /** Would a piece of work of this length still end inside the budget? */
  readonly fits: (durationMs: number) => boolean;
};

export function startBudget(budgetMs: number, now: () => number): RunBudget {
  const startedAt = now();
  const elapsedMs = () => now() - startedAt;
  const leftMs = () => budgetMs - elapsedMs();
  return { elapsedMs, leftMs, fits: (durationMs) => durationMs <= leftMs() };
}
