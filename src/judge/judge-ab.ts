import { boundDistance, type Difference, pBetter, pWorse } from '../stats/difference.ts';
import { holmSteps } from '../stats/holm.ts';
import { type Comparable, type Standing, shownCell, standingCell } from './ab-cell.ts';
import { estimateAb } from './ab-estimate.ts';
import { type AbPlan, errorRates, failLooks, seenAtLook } from './ab-plan.ts';
import { sortCell, toleranceOf } from './comparable-cell.ts';
import type { Evidence } from './evidence.ts';
import type { JudgedVerdict } from './stored-rule.ts';
import type { Cell } from './verdict.ts';

export type AbJudgement = {
  readonly cells: readonly Cell[];
  /** Cells that another look could still decide, and that look in trials an arm; null = the run is decided or spent. */
  readonly next: { readonly look: number; readonly open: readonly Cell[] } | null;
};

/**
 * Judges base (baseline) against candidate (current) of the same session at each planned look, from the raw trials alone,
 * so that a stored record gives the run's verdict again. Source of the rule: "The verdict", ab mode.
 */
export function judgeAb(evidence: Evidence, plan: AbPlan): AbJudgement {
  const sorted = evidence.cells.map(sortCell);
  const standings = new Map(
    sorted.flatMap((item) =>
      item.kind === 'comparable' && item.evidence.gated ? [[item, standingOf(item, plan)] as const] : [],
    ),
  );
  const nextLook = runLooks([...standings.values()], plan);
  const open: Cell[] = [];
  const cells = sorted.map((item) => {
    if (item.kind === 'decided') return item.cell;
    const standing = standings.get(item);
    if (standing === undefined) return shownCell(item, plan);
    const cell = standingCell(standing, plan);
    if (standing.verdict === null) open.push(cell);
    return cell;
  });
  return { cells, next: nextLook === null || open.length === 0 ? null : { look: nextLook, open } };
}

function standingOf({ evidence, orientation }: Comparable, plan: AbPlan): Standing {
  return {
    evidence,
    orientation,
    tolerance: toleranceOf(evidence, orientation),
    estimate: estimateAb(evidence, orientation, plan),
    level: errorRates(plan.looks).fail,
    verdict: null,
    look: null,
  };
}

/** Walks through the looks until one is missing its trials (which it returns) or a cell has regressed. */
function runLooks(standings: readonly Standing[], plan: AbPlan): number | null {
  for (const look of plan.looks) {
    const open = standings.filter(({ verdict }) => verdict === null);
    if (open.length === 0) return null;
    const seen = open.filter((standing) => takeLook(standing, look, plan));
    if (seen.length < open.length) return look;
    closeBad(standings, seen, look, plan);
    closeGood(standings, seen, look, plan);
    if (standings.some(({ verdict }) => verdict === 'regressed')) return null;
  }
  return null;
}

function takeLook(standing: Standing, look: number, plan: AbPlan): boolean {
  const seen = seenAtLook(standing.evidence, look, plan);
  if (seen === null) return false;
  standing.estimate = estimateAb(seen, standing.orientation, plan);
  return true;
}

/** Cells closed at an earlier look count as p = 1: J stays what it was. */
function pValues(standings: readonly Standing[], seen: readonly Standing[], p: (d: Difference) => number): number[] {
  return standings.map((standing) => (seen.includes(standing) ? p(standing.estimate.difference) : 1));
}

function closeBad(standings: readonly Standing[], seen: readonly Standing[], look: number, plan: AbPlan): void {
  if (!failLooks(plan.looks).includes(look)) return;
  holmSteps(pValues(standings, seen, pWorse), errorRates(plan.looks).fail).forEach(({ level, rejected }, index) => {
    const standing = standings[index];
    if (standing === undefined || !seen.includes(standing)) return;
    standing.level = level;
    const { difference, repeated } = standing.estimate;
    if (rejected && repeated && difference.d <= -standing.tolerance.worse) close(standing, 'regressed', look);
  });
}

function closeGood(standings: readonly Standing[], seen: readonly Standing[], look: number, plan: AbPlan): void {
  const rates = errorRates(plan.looks);
  const better = holmSteps(pValues(standings, seen, pBetter), rates.pass / plan.looks.length);
  standings.forEach((standing, index) => {
    if (!seen.includes(standing) || standing.verdict !== null) return;
    const { difference, repeated } = standing.estimate;
    const lowest = difference.d - boundDistance(1 - rates.pass, difference);
    if (lowest <= -standing.tolerance.worse) return;
    const improved = repeated && difference.d >= standing.tolerance.better && better[index]?.rejected === true;
    close(standing, improved ? 'improved' : 'pass', look);
  });
}

function close(standing: Standing, verdict: JudgedVerdict, look: number): void {
  standing.verdict = verdict;
  standing.look = look;
}
