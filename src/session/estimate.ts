import { GateError } from '../gate-error.ts';
import type { Level, Suite } from '../suite/suite.ts';

/** Warm-up mostly ends when its second round agrees with its first. */
const USUAL_WARM_UP_ROUNDS = 2;

export type Estimate = {
  /** All levels: warm-up and the first look's trials. */
  readonly firstLookMs: number;
  /** All levels, every trial that may be asked for. */
  readonly mostMs: number;
  /** Where the figure comes from, in plain words. */
  readonly basis: string;
};

type TokensPerSecond = (level: Level) => number;

function levelMs(level: Level, suite: Suite, trials: number, tokensPerSecond: TokensPerSecond): number {
  const warmUpTokens = Math.min(suite.warmUp.outputTokens, level.output.tokens);
  const rounds = Math.min(USUAL_WARM_UP_ROUNDS, suite.warmUp.rounds);
  const tokens = rounds * level.concurrency * warmUpTokens + trials * level.requests * level.output.tokens;
  return (1000 * tokens) / tokensPerSecond(level);
}

function estimate(suite: Suite, tokensPerSecond: TokensPerSecond, basis: string): Estimate {
  const sum = (trials: number) =>
    suite.levels.reduce((total, level) => total + levelMs(level, suite, trials, tokensPerSecond), 0);
  return { firstLookMs: sum(suite.trials.first), mostMs: sum(suite.trials.most), basis };
}

/**
 * From the baseline's own throughput.
 * @param throughputs output tok/s by concurrency; a level that isn't there is interpolated from its nearest neighbour.
 */
export function estimateFromBaseline(suite: Suite, throughputs: ReadonlyMap<number, number>): Estimate | null {
  if (throughputs.size === 0) return null;
  const nearest = (concurrency: number) =>
    [...throughputs].reduce((best, entry) =>
      Math.abs(Math.log(entry[0] / concurrency)) < Math.abs(Math.log(best[0] / concurrency)) ? entry : best,
    );
  const tokensPerSecond: TokensPerSecond = (level) =>
    throughputs.get(level.concurrency) ?? nearest(level.concurrency)[1];
  return estimate(suite, tokensPerSecond, 'from the baseline');
}

/**
 * From one readiness generation: the least that the run can take, as if C requests cost no more than one.
 * @param e2eMs the generation's whole time at C=1, for `outputTokens` tokens.
 */
export function estimateFromGeneration(suite: Suite, e2eMs: number, outputTokens: number): Estimate {
  const perUser = (1000 * outputTokens) / e2eMs;
  return estimate(
    suite,
    (level) => perUser * level.concurrency,
    'from the readiness generation, as if batching were free',
  );
}

/** @throws GateError `budget-too-small` when even the first look can't fit. */
export function refuseWhatCannotFit(suite: Suite, found: Estimate): void {
  if (found.firstLookMs <= suite.trials.budgetMs) return;
  throw new GateError(
    'budget-too-small',
    `The first look of ${suite.trials.first} trials a level takes at least ${describeMinutes(found.firstLookMs)} (${found.basis}), the budget is ${describeMinutes(suite.trials.budgetMs)}.`,
    `Raise trials.budget (--budget ${Math.ceil((1.2 * found.firstLookMs) / 60_000)}m), or ask for fewer levels, requests, trials or output tokens.`,
  );
}

/** `40 s`, `3.5 min`, `1 h 20 min`. */
export function describeMinutes(durationMs: number): string {
  const minutes = durationMs / 60_000;
  if (minutes < 1) return `${Math.max(1, Math.round(durationMs / 1000))} s`;
  if (minutes < 10) return `${Number(minutes.toFixed(1))} min`;
  if (minutes < 60) return `${Math.round(minutes)} min`;
  const rest = Math.round(minutes % 60);
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
