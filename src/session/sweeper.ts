import type { TrialPlan } from '../load/trial-plan.ts';
import { findNotSteady } from '../measure/is-steady.ts';
import { invalidateTrial, measureTrial } from '../measure/measure-trial.ts';
import type { MetricId } from '../measure/metric.ts';
import type { TrialRecords } from '../measure/records.ts';
import type { LevelResult, TrialResult } from '../measure/session.ts';
import type { Reason } from '../reason.ts';
import type { WatchFindings } from '../server/trial-watch.ts';
import type { Level, Suite } from '../suite/suite.ts';
import { noteUnverifiedFlush } from './flush-evidence.ts';
import type { RunBudget } from './run-budget.ts';
import type { RunTrial } from './run-trial.ts';
import type { WarmUp } from './warm-up.ts';

/** A trial that is invalid is taken again once a level. */
const RETAKES_A_LEVEL = 1;
/** What the steadiness of a level is read from. */
const STEADY_METRIC: MetricId = 'output-throughput';

export type Sweeper = {
  /** One more trial at each of these levels, in this order; an invalid one is taken again once, both are kept. */
  readonly sweep: (levels: readonly Level[]) => Promise<void>;
  readonly levels: () => readonly LevelResult[];
  /** Why no further trial makes sense (interrupted, server died); null = go on. */
  readonly stopped: () => Reason | null;
};

export type SweeperParts = {
  readonly suite: Suite;
  readonly planFor: (level: Level, trial: number) => TrialPlan;
  readonly runTrial: RunTrial;
  /** Runs a piece of work with the server's counters read around it. */
  readonly watch: (run: () => Promise<TrialRecords>) => Promise<WatchedTrial>;
  readonly warmUp: WarmUp;
  readonly budget: RunBudget;
  readonly signal: AbortSignal;
  /** Is the server gone? Asked after a trial that failed. */
  readonly findDeath: () => Promise<Reason | null>;
  /** sd between trials on the log scale that the baseline knows of, by level; null where it doesn't. */
  readonly trialSdOf: (level: Level) => number | null;
  /** Called after every trial, so that nothing measured is ever lost. */
  readonly keep: (records: TrialRecords, trial: number) => Promise<void>;
};

/** A trial's records and what the server's counters say against them: foreign load, throttling, cache hits. */
export type WatchedTrial = { readonly result: TrialRecords; readonly findings: WatchFindings };

type LevelState = { readonly level: Level; trials: TrialResult[]; notes: string[]; retakes: number };

/** Measures in sweeps, so that a budget that ends early has seen every level, and a slow drift hits them all alike. */
export function createSweeper(parts: SweeperParts): Sweeper {
  const states = new Map<number, LevelState>(
    parts.suite.levels.map((level) => [level.concurrency, { level, trials: [], notes: [], retakes: 0 }]),
  );
  let stop: Reason | null = null;

  const takeTrial = async (state: LevelState): Promise<TrialResult> => {
    const trial = state.trials.length + 1;
    state.notes.push(...(await parts.warmUp.ensureWarm(state.level)));
    const place = { number: trial, of: Math.max(trial, parts.suite.trials.first) };
    const watched = await parts.watch(() => parts.runTrial(parts.planFor(state.level, trial), place));
    parts.warmUp.noteUse(state.level);
    const measured = judgeTrial(parts.suite, state.level, watched);
    stop = parts.signal.aborted ? INTERRUPTED : measured.valid ? null : await parts.findDeath();
    const result = stop?.code === 'server-died' ? blameDeath(measured, stop) : measured;
    state.trials.push(result);
    await parts.keep(watched.result, trial);
    return result;
  };

  const mayRetake = (state: LevelState, lost: TrialResult) =>
    stop === null && state.retakes < RETAKES_A_LEVEL && parts.budget.fits(lost.durationMs);

  const retake = async (state: LevelState) => {
    state.retakes++;
    await takeTrial(state);
  };

  const takeLevel = async (state: LevelState) => {
    const result = await takeTrial(state);
    if (!result.valid && mayRetake(state, result)) await retake(state);
    const unsteady = dropUnsteadyFirst(state, parts.suite, parts.trialSdOf(state.level));
    if (unsteady !== null && mayRetake(state, unsteady)) await retake(state);
  };

  return {
    sweep: async (levels) => {
      for (const { concurrency } of levels) {
        const state = states.get(concurrency);
        if (parts.signal.aborted) stop = INTERRUPTED;
        if (stop !== null || parts.budget.leftMs() <= 0) return;
        if (state !== undefined) await takeLevel(state);
      }
    },
    levels: () =>
      [...states.values()].map(({ level, trials, notes }) => ({
        concurrency: level.concurrency,
        output: level.output,
        requests: level.requests,
        trials,
        notes: [...new Set(notes)],
      })),
    stopped: () => stop,
  };
}

export const INTERRUPTED: Reason = {
  code: 'interrupted',
  message: 'the run was interrupted; what was measured until then is on disk',
  remedy: 'Run it again.',
};

function judgeTrial(suite: Suite, level: Level, watched: WatchedTrial): TrialResult {
  const measured = measureTrial(watched.result, {
    output: level.output,
    slo: suite.slo,
    failedRequestsAllowed: suite.policy.failedRequests,
    cache: suite.cache,
  });
  const noted: TrialResult = {
    ...measured,
    counters: watched.findings.counters,
    notes: [
      ...measured.notes,
      ...watched.findings.notes,
      ...(suite.cache === 'flush' ? noteUnverifiedFlush(watched) : []),
    ],
  };
  return watched.findings.reasons.reduce(invalidateTrial, noted);
}

/** A trial that the server's death cut off: the death is its reason, not the abort that followed. */
function blameDeath(trial: TrialResult, death: Reason): TrialResult {
  return { ...trial, reasons: [death, ...trial.reasons.filter(({ code }) => code !== 'interrupted')] };
}

/** Invalidates the level's first trial where the later ones show that the server was still warming up. */
function dropUnsteadyFirst(state: LevelState, suite: Suite, trialSd: number | null): TrialResult | null {
  const valid = state.trials.filter((trial) => trial.valid);
  const [first] = valid;
  if (first === undefined || first !== state.trials[0]) return null;
  const reason = findNotSteady({
    concurrency: state.level.concurrency,
    values: valid.flatMap((trial) => trial.metrics[STEADY_METRIC] ?? []),
    direction: 'higher',
    tolerance: suite.metrics.find(({ id }) => id === STEADY_METRIC)?.tolerance ?? 0.05,
    trialSd,
  });
  if (reason === null) return null;
  const dropped = invalidateTrial(first, reason);
  state.trials = [dropped, ...state.trials.slice(1)];
  return dropped;
}
