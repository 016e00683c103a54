import { mean } from 'simple-statistics';
import type { Baseline, BaselineEnvironment } from '../baseline/baseline.ts';
import { isSameLevel, type LevelId } from '../baseline/level.ts';
import { varianceWithin } from '../stats/variance.ts';
import type { Level, Suite } from '../suite/suite.ts';
import { type Estimate, estimateFromBaseline } from './estimate.ts';

/** What the baseline lets us expect before anything is launched: the machine isn't known yet. */
export type Expectation = {
  /** From the fastest environment that the file holds; null without a throughput. */
  readonly estimate: Estimate | null;
  /** Pooled sd between trials on the log scale at this level; null where nothing was repeated. */
  readonly trialSdOf: (level: Level) => number | null;
};

export function expectFromBaseline(suite: Suite, baseline: Baseline | null): Expectation {
  const environments = baseline?.environments ?? [];
  const throughputs = new Map<number, number>();
  for (const environment of environments) {
    for (const { concurrency } of suite.levels) {
      const values = throughputsAt(environment, { concurrency }).flat();
      if (values.length > 0) throughputs.set(concurrency, Math.max(throughputs.get(concurrency) ?? 0, mean(values)));
    }
  }
  return {
    estimate: estimateFromBaseline(suite, throughputs),
    trialSdOf: ({ concurrency }) => {
      const groups = environments.flatMap((environment) => throughputsAt(environment, { concurrency }));
      const within = varianceWithin(groups.map((values) => values.map(Math.log)));
      return within === null ? null : Math.sqrt(within.variance);
    },
  };
}

function throughputsAt({ sessions }: BaselineEnvironment, level: LevelId): number[][] {
  return sessions.map(({ trials }) =>
    trials
      .filter((trial) => isSameLevel(trial, level))
      .flatMap((trial) => trial.metrics['output-throughput'] ?? [])
      .filter((value) => value > 0),
  );
}
