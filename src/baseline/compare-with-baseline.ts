import type { Difference } from '../judge/verdict.ts';
import type { Baseline, BaselineEnvironment, BaselineSession } from './baseline.ts';
import { type BlockedLevel, selectComparableLevels } from './comparable-levels.ts';
import { compareSurroundings } from './compare-surroundings.ts';
import { compareUnits } from './compare-units.ts';
import { compareWorkload } from './compare-workload.ts';
import { compareConfiguration } from './configuration.ts';
import type { FactFindings } from './facts.ts';
import type { ImportedSession } from './imported-session.ts';
import {
  type BlockedMetric,
  hasUnstatedDefinitions,
  selectDefinedMetrics,
  wordBlockedMetrics,
} from './metric-definitions.ts';
import { selectEnvironment } from './select-environment.ts';

/** What the baseline can say about the current side, decided before any arithmetic. */
export type Comparison =
  | {
      readonly kind: 'comparable';
      readonly environment: BaselineEnvironment;
      /** The sessions to compare with, without the trials of blocked levels. */
      readonly sessions: readonly BaselineSession[];
      readonly differences: readonly Difference[];
      /** Levels that are measured otherwise on the two sides: not comparable, the others are. */
      readonly blockedLevels: readonly BlockedLevel[];
      /** Metrics that the two sides define otherwise: not comparable at any level, the others are. */
      readonly blockedMetrics: readonly BlockedMetric[];
      readonly notes: readonly string[];
    }
  | {
      readonly kind: 'not-comparable';
      readonly environment: BaselineEnvironment;
      readonly differences: readonly Difference[];
      readonly notes: readonly string[];
    }
  | {
      readonly kind: 'no-environment';
      readonly nearest: BaselineEnvironment | null;
      readonly differences: readonly Difference[];
      readonly notes: readonly string[];
    };

const noteUnknown = (facts: readonly string[]): string[] =>
  facts.length === 0 ? [] : [`known on one side only, taken as equal: ${[...new Set(facts)].join(', ')}`];

/** The facts beside the workload, against the newest session: they warn or are shown, and never block. */
function compareBeside(newest: BaselineSession | undefined, current: BaselineSession): FactFindings {
  if (newest === undefined) return { differences: [], unknown: [] };
  const surroundings = compareSurroundings(newest, current);
  const configuration = compareConfiguration(newest.identity, current.identity);
  return {
    differences: [...surroundings.differences, ...configuration.differences],
    unknown: [...surroundings.unknown, ...configuration.unknown],
  };
}

/** Compares with the sessions of the environment that fits; those of another workload are left out. */
function compareInEnvironment(
  environment: BaselineEnvironment,
  current: ImportedSession,
  before: readonly string[],
): Comparison {
  const workloads = environment.sessions.map((session) => compareWorkload(session.workload, current.session.workload));
  const fitting = environment.sessions.filter((_, i) => workloads[i]?.differences.length === 0);
  const beside = compareBeside(fitting.at(-1) ?? environment.sessions.at(-1), current.session);
  const otherWorkload = fitting.length === 0 ? (workloads.at(-1)?.differences ?? []) : [];
  const blocking = [...compareUnits(environment.units, current.units), ...otherWorkload];
  const unstated = fitting.some((session) => hasUnstatedDefinitions(session, current.session));
  const leftOut = environment.sessions.length - fitting.length;
  const notes = [
    ...before,
    ...noteUnknown([
      ...workloads.flatMap((workload) => workload.unknown),
      ...beside.unknown,
      ...(unstated ? ['metric definitions'] : []),
    ]),
    ...(leftOut > 0 && fitting.length > 0 ? [`${leftOut} baseline sessions of another workload are left out`] : []),
  ];
  const comparedWith = fitting.length > 0 ? fitting : environment.sessions;
  const { blockedMetrics, sessions: defined } = selectDefinedMetrics(comparedWith, current.session);
  if (blocking.length > 0) {
    // Another tool's file states another workload, too: how the two define the figures is what a reader wants to know.
    const differences = [...blocking, ...wordBlockedMetrics(blockedMetrics), ...beside.differences];
    return { kind: 'not-comparable', environment, differences, notes };
  }
  const levels = selectComparableLevels(defined, current.session);
  const differences = [
    ...levels.blockedLevels.map((level) => level.difference),
    ...wordBlockedMetrics(blockedMetrics),
    ...beside.differences,
  ];
  if (levels.sessions.length === 0) return { kind: 'not-comparable', environment, differences, notes };
  return { kind: 'comparable', environment, ...levels, blockedMetrics, differences, notes };
}

/**
 * Decides what of a baseline the current session may be compared with. Stated and different facts select another
 * environment or block; facts that one side doesn't state are notes, never blocks.
 */
export function compareWithBaseline(baseline: Baseline, current: ImportedSession): Comparison {
  const { environment, nearest, differences, unknown, fitting } = selectEnvironment(baseline, current);
  const several = `${fitting} environments of the baseline fit what is known of this machine: the one measured last is taken`;
  const notes = [...noteUnknown(unknown), ...(fitting > 1 ? [several] : [])];
  if (environment === null) return { kind: 'no-environment', nearest, differences, notes };
  return compareInEnvironment(environment, current, notes);
}
