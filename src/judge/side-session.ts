import { distinctLevels, isSameLevel, type LevelId } from '../baseline/level.ts';
import type { OutputLength } from '../suite/suite.ts';

/** One session as the judge sees it: valid trials only. A `BaselineSession` has this shape. */
export type SideSession = {
  readonly trials: readonly SideTrial[];
  /** Mean output tokens of a good request by level key; absent = unknown (other tools' files). */
  readonly outputTokens?: Readonly<Record<string, number>>;
  /** How long the answers were asked to be, and how many requests a trial has, by level key; absent = unknown. */
  readonly workload?: {
    readonly outputs?: Readonly<Record<string, OutputLength>>;
    readonly requests?: Readonly<Record<string, number>>;
  };
};

export type SideTrial = {
  readonly concurrency: number | null;
  readonly label?: string;
  readonly metrics: Readonly<Record<string, number>>;
};

/** The levels of some sessions in order of first appearance. */
export function levelsOf(sessions: readonly SideSession[]): LevelId[] {
  return distinctLevels(sessions.flatMap(({ trials }) => trials));
}

/** The trials of one level of one session. */
export function trialsAt(session: SideSession, level: LevelId): SideTrial[] {
  return session.trials.filter((trial) => isSameLevel(trial, level));
}

/** Raw values of one cell, a list a session; a session without the metric at this level is left out. */
export function valuesAt(sessions: readonly SideSession[], level: LevelId, metric: string): number[][] {
  return sessions
    .map((session) => trialsAt(session, level).flatMap(({ metrics }) => metrics[metric] ?? []))
    .filter((values) => values.length > 0);
}
