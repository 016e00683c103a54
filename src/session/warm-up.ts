import type { TrialPlan } from '../load/trial-plan.ts';
import { isWarm } from '../measure/is-steady.ts';
import type { TrialRecords } from '../measure/records.ts';
import type { Level, Suite } from '../suite/suite.ts';
import type { RunTrial } from './run-trial.ts';

/** Servers fall back to cold after a pause ("again after 60 s idle"). */
const COLD_AFTER_IDLE_MS = 60_000;

export type WarmUp = {
  /** Warms this level if it hasn't been warmed yet, or has been idle too long. Notes say what wasn't as it should be. */
  readonly ensureWarm: (level: Level) => Promise<readonly string[]>;
  /** To be told when a level's trial has ended. */
  readonly noteUse: (level: Level) => void;
};

type RunRound = (level: Level, number: number) => Promise<TrialRecords>;

export type WarmUpParts = {
  readonly suite: Suite;
  readonly sessionId: string;
  /** A plan of the suite's own shape for this level; warm-up changes its length, number and nonce. */
  readonly planFor: (level: Level) => TrialPlan;
  readonly runTrial: RunTrial;
  readonly now: () => number;
};

/**
 * Warm-up at a level's own concurrency, with C requests a round and prompts outside the set (a nonce of its own), until
 * two rounds agree. Lengths aren't judged; failures are noted, not fatal.
 */
export function createWarmUp(parts: WarmUpParts): WarmUp {
  const lastUsedAt = new Map<number, number>();
  let nonceRound = 0;
  const isStillWarm = (level: Level) => {
    const usedAt = lastUsedAt.get(level.concurrency);
    return usedAt !== undefined && parts.now() - usedAt < COLD_AFTER_IDLE_MS;
  };
  const runRound: RunRound = async (level, number) => {
    const plan = parts.planFor(level);
    const tokens = Math.min(parts.suite.warmUp.outputTokens, level.output.tokens);
    const nonce = { seed: 0, session: `${parts.sessionId}-warm-up`, trial: nonceRound++ };
    const round: TrialPlan = {
      ...plan,
      purpose: 'warm-up',
      requests: level.concurrency,
      output: { ...level.output, tokens },
      // A declared-warm cache is warmed with the very prompts that will be measured.
      nonce: parts.suite.cache === 'warm' ? null : nonce,
    };
    return parts.runTrial(round, { number, of: parts.suite.warmUp.rounds });
  };
  const ensureWarm = async (level: Level) => {
    if (isStillWarm(level)) return [];
    const notes = await warmUntilSteady(level, parts.suite.warmUp.rounds, runRound);
    lastUsedAt.set(level.concurrency, parts.now());
    return notes;
  };
  return { ensureWarm, noteUse: (level) => lastUsedAt.set(level.concurrency, parts.now()) };
}

async function warmUntilSteady(level: Level, mostRounds: number, runRound: RunRound): Promise<string[]> {
  const speeds: number[] = [];
  let failures = 0;
  for (let round = 1; round <= mostRounds; round++) {
    const records = await runRound(level, round);
    failures += records.requests.filter((request) => request.sentAtMs !== null && request.outcome !== 'good').length;
    if (records.interrupted) break;
    speeds.push(tokensPerSecond(records));
    if (isWarm(speeds)) return noteFailures(level, failures);
  }
  const unsteady =
    speeds.length < 2
      ? []
      : [
          `Warm-up at C=${level.concurrency} wasn't steady after ${speeds.length} rounds (${speeds.map((speed) => speed.toFixed(1)).join(', ')} tok/s).`,
        ];
  return [...unsteady, ...noteFailures(level, failures)];
}

function noteFailures(level: Level, failures: number): string[] {
  return failures === 0 ? [] : [`${failures} warm-up requests at C=${level.concurrency} failed.`];
}

function tokensPerSecond(records: TrialRecords): number {
  const good = records.requests.filter((request) => request.outcome === 'good');
  const tokens = good.reduce((sum, request) => sum + (request.outputTokens ?? 0), 0);
  const starts = good.map((request) => request.sentAtMs ?? 0);
  const ends = good.map((request) => request.lastTokenAtMs ?? 0);
  const durationMs = Math.max(...ends) - Math.min(...starts);
  return good.length === 0 || durationMs <= 0 ? 0 : (1000 * tokens) / durationMs;
}
