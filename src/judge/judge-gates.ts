import { defaultsOf, type Gate } from './build-evidence.ts';
import { chooseGated } from './gated-by-default.ts';
import type { SideSession } from './side-session.ts';

function metricsOf(sessions: readonly SideSession[]): string[] {
  return [...new Set(sessions.flatMap(({ trials }) => trials.flatMap(({ metrics }) => Object.keys(metrics))))];
}

/**
 * What `judge` gates on two sides that nobody's suite describes: the suite's metrics that either side has, every metric
 * whose id isn't known, and where these have nothing in common every throughput that has.
 * @param tolerance allowed change of the metrics that the suite doesn't name, a fraction; null = the metric's default
 */
export function gatesOfJudge(
  named: readonly Gate[],
  baseline: readonly SideSession[],
  current: readonly SideSession[],
  tolerance: number | null,
): Gate[] {
  const [before, now] = [metricsOf(baseline), metricsOf(current)];
  const present = named.filter(({ id }) => before.includes(id) || now.includes(id));
  const names = new Set(present.map(({ id }) => id));
  const byDefault = chooseGated(before, now)
    .filter((id) => !names.has(id))
    .map((id) => ({ id, tolerance: tolerance ?? defaultsOf(id).tolerance, gate: true }));
  return [...present, ...byDefault];
}
