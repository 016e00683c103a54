import type { Baseline } from './baseline.ts';

/** A baseline without the sessions that are judged; `left` = how many were left out. */
export type OtherSessions = { readonly baseline: Baseline; readonly left: number };

/** A session says nothing about itself: the others of its environment are compared with, and environments of none go. */
export function withoutOwnSessions(baseline: Baseline, ids: ReadonlySet<string>): OtherSessions {
  let left = 0;
  const environments = baseline.environments.map((environment) => {
    const sessions = environment.sessions.filter(({ id }) => !ids.has(id));
    left += environment.sessions.length - sessions.length;
    return { ...environment, sessions };
  });
  if (left === 0) return { baseline, left };
  return { baseline: { ...baseline, environments: environments.filter(({ sessions }) => sessions.length > 0) }, left };
}
