import { canonicalJson } from '../suite/canonical-json.ts';
import type { Baseline, BaselineSession } from './baseline.ts';

/** A baseline without the sessions that are judged; `left` = how many were left out. */
export type OtherSessions = { readonly baseline: Baseline; readonly left: number };

/**
 * A session says nothing about itself: the others of its environment are compared with, and environments of none go.
 * The same session has the same id and the same figures: files that people write themselves may number both sides alike.
 */
export function withoutOwnSessions(baseline: Baseline, judged: readonly BaselineSession[]): OtherSessions {
  const own = new Map(judged.map((session) => [session.id, figuresOf(session)]));
  let left = 0;
  const environments = baseline.environments.map((environment) => {
    const sessions = environment.sessions.filter((session) => own.get(session.id) !== figuresOf(session));
    left += environment.sessions.length - sessions.length;
    return { ...environment, sessions };
  });
  if (left === 0) return { baseline, left };
  return { baseline: { ...baseline, environments: environments.filter(({ sessions }) => sessions.length > 0) }, left };
}

const figuresOf = ({ trials }: BaselineSession) => canonicalJson(trials);
