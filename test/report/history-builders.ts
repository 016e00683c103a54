import { addSession } from '../../src/baseline/add-session.ts';
import type { Baseline } from '../../src/baseline/baseline.ts';
import type { Session } from '../../src/measure/session.ts';
import type { BaselineVersion } from '../../src/report/history/baseline-version.ts';
import { buildLevel, buildSession, buildTrial, GOOD, LEVELS } from './builders.ts';

/** A day each, from 2026-01-01. */
export const dayOf = (at: number): string => new Date(Date.UTC(2026, 0, 1 + at, 8)).toISOString();

/** A session whose throughput is the field's curve times `factor`; trials lie 0.4 % around it. */
export function buildStored(at: number, factor: number, engineVersion = '0.5.4'): Session {
  const base = buildSession();
  const levels = LEVELS.map((concurrency, index) => {
    const trials = [0.996, 1, 1.004].map((spread) =>
      buildTrial({
        metrics: {
          ...buildTrial().metrics,
          'output-throughput': (GOOD[index] ?? 600) * factor * spread,
          'ttft-p50': (40 + 9 * index) / (factor * spread),
          'tpot-mean': (12 + index) / (factor * spread),
        },
      }),
    );
    return buildLevel(concurrency, { trials });
  });
  const identity = { ...base.identity, engineVersion };
  return buildSession({ id: `session-${at}`, startedAt: dayOf(at), finishedAt: dayOf(at), identity, levels });
}

export type Step = {
  readonly factor: number;
  readonly engineVersion?: string;
  readonly replace?: boolean;
  readonly acceptReason?: string;
};

/** The baseline file after each refresh, a commit each. */
export function buildVersions(steps: readonly Step[]): BaselineVersion[] {
  let baseline: Baseline | null = null;
  return steps.map(({ factor, engineVersion, replace = false, acceptReason = null }, at) => {
    baseline = addSession(baseline, buildStored(at, factor, engineVersion), { replace, acceptReason }).baseline;
    const commit = at.toString(16).padStart(40, 'c');
    return { commit, committedAt: dayOf(at), author: 'Kim', subject: `Refresh ${at}`, baseline };
  });
}
