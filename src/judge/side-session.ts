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

/** What tells one level from another: its concurrency, or its label. */
export type LevelId = { readonly concurrency: number | null; readonly label?: string };

/** The key under which a session counts a level's tokens. */
export function levelKey({ concurrency, label }: LevelId): string {
  return concurrency === null ? (label ?? '') : String(concurrency);
}

/** The levels of some sessions in order of first appearance. */
export function levelsOf(sessions: readonly SideSession[]): LevelId[] {
  const levels = new Map<string, LevelId>();
  for (const { concurrency, label } of sessions.flatMap(({ trials }) => trials)) {
    const level = label === undefined ? { concurrency } : { concurrency, label };
    const key = `${concurrency}/${label ?? ''}`;
    if (!levels.has(key)) levels.set(key, level);
  }
  return [...levels.values()];
}

/** The trials of one level of one session. */
export function trialsAt(session: SideSession, level: LevelId): SideTrial[] {
  return session.trials.filter(
    ({ concurrency, label }) => concurrency === level.concurrency && (label ?? null) === (level.label ?? null),
  );
}

/** Raw values of one cell, a list a session; a session without the metric at this level is left out. */
export function valuesAt(sessions: readonly SideSession[], level: LevelId, metric: string): number[][] {
  return sessions
    .map((session) => trialsAt(session, level).flatMap(({ metrics }) => metrics[metric] ?? []))
    .filter((values) => values.length > 0);
}
