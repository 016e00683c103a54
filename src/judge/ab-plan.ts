import type { CellEvidence } from './evidence.ts';
import { plainPercent } from './percent-text.ts';

/** What an A/B decides when: its looks in trials an arm, and how the servers were launched. */
export type AbPlan = {
  /** Ascending. Side by side: trials an arm. Alternating launches: trials of the candidate. */
  readonly looks: readonly number[];
  /**
   * `side-by-side`: two servers that stay up (no launch term). `alternating`: the gate launches both sides in turn, and
   * `noise` is the declared sd between launches, a fraction.
   */
  readonly launches: { readonly kind: 'side-by-side' } | { readonly kind: 'alternating'; readonly noise: number };
};

const LOOKS = [3, 6, 10];
/** Of several looks only those from here on may say regressed: three trials an arm are not worth a share of the error. */
const FAIL_FROM = 6;
/** A pass may err by 3 % a cell over all looks, 1 % a look; a fail by 1 % a run, half of it a look. */
const MISS = { total: 0.03, look: 0.01 };
const FALSE_ALARM = { total: 0.01, look: 0.005 };

/** The looks of a run that measures `first` trials an arm and never more than `most`: 3, 6 and 10 by default. */
export function planLooks(first: number, most: number): number[] {
  const between = LOOKS.filter((look) => look > first && look < most);
  return [...new Set([first, ...between, Math.max(first, most)])];
}

/** The plan of a finished side-by-side record that nobody looked at before: one look, at all trials. */
export function planForRecord(cells: readonly CellEvidence[]): AbPlan {
  const sizes = cells.flatMap(({ baseline, current }) => [baseline.flat().length, current.flat().length]);
  return { looks: [Math.max(1, Math.min(...sizes.filter((size) => size > 0)))], launches: { kind: 'side-by-side' } };
}

/** How the two sides were launched, for the run's notes. */
export function describeLaunches({ launches }: AbPlan): string {
  return launches.kind === 'side-by-side'
    ? 'one launch a side was compared: a difference between two launches of the same server is not in the error'
    : `launches alternated, with a declared sd between launches of ${plainPercent(100 * launches.noise)} in the error`;
}

/**
 * The looks that may say regressed; the last one where none has enough trials: a single look at half a percent, so the
 * run's 1 % holds, and what is lost is power.
 */
export function failLooks(looks: readonly number[]): number[] {
  const late = looks.filter((look) => look >= FAIL_FROM);
  return late.length > 0 ? late : looks.slice(-1);
}

/** Union bound over the looks, never looser than the rule's 1 % and .5 % a look. */
export function errorRates(looks: readonly number[]): { readonly pass: number; readonly fail: number } {
  return {
    pass: Math.min(MISS.look, MISS.total / looks.length),
    fail: Math.min(FALSE_ALARM.look, FALSE_ALARM.total / failLooks(looks).length),
  };
}

/**
 * The part of a cell that a look sees: the first `look` trials of each arm (all there are at the last one), or, with
 * alternating launches, the candidate's launches up to that many trials and the reference's around them (one more).
 * Null while they aren't there.
 */
export function seenAtLook(cell: CellEvidence, look: number, plan: AbPlan): CellEvidence | null {
  if (plan.launches.kind === 'side-by-side') {
    const last = look === plan.looks.at(-1);
    const arms = [cell.baseline, cell.current].map((arm) => (last ? arm.flat() : arm.flat().slice(0, look)));
    const [baseline, current] = arms;
    if (baseline === undefined || current === undefined) return null;
    return arms.some((arm) => arm.length < look) ? null : { ...cell, baseline: [baseline], current: [current] };
  }
  let trials = 0;
  const launches = cell.current.findIndex((launch) => {
    trials += launch.length;
    return trials >= look;
  });
  if (launches < 0 || cell.baseline.length < launches + 2) return null;
  return { ...cell, baseline: cell.baseline.slice(0, launches + 2), current: cell.current.slice(0, launches + 1) };
}
