import { type Difference, standardError } from '../stats/difference.ts';
import { equivalenceMargin, excludesZero, isEquivalent } from '../stats/equivalence.ts';
import { type Orientation, worsePercent } from '../stats/log-change.ts';
import { normalQuantile } from '../stats/normal.ts';
import { estimateAb } from './ab-estimate.ts';
import type { AbPlan } from './ab-plan.ts';
import { comparedFigures, reachFigures } from './cell-figures.ts';
import { storedNotes } from './cell-notes.ts';
import { blankCell, sortCell, toleranceOf } from './comparable-cell.ts';
import { countOf } from './count-text.ts';
import type { CellEvidence, Evidence } from './evidence.ts';
import { noteOutliers } from './outliers.ts';
import { plainPercent } from './percent-text.ts';
import { estimateStored, type StoredEstimate } from './stored-estimate.ts';
import type { Cell, RunVerdictName } from './verdict.ts';

type Comparable = { readonly evidence: CellEvidence; readonly orientation: Orientation };
type Estimate = { readonly difference: Difference; readonly stored: StoredEstimate | null };

/**
 * Two one-sided tests on every gated cell: equivalent within a printed margin, different, or undecided; single values
 * may decide. `ab` says that both sides were measured in one session; null = against stored sessions.
 * Source of the rule: "The verdict", confirm mode.
 */
export function judgeConfirm(evidence: Evidence, ab: AbPlan | null): Cell[] {
  const sorted = evidence.cells.map(sortCell);
  const gated = sorted.filter((item) => item.kind === 'comparable' && item.evidence.gated).length;
  return sorted.map((item) => {
    if (item.kind === 'decided') return item.cell;
    const estimate = estimateCell(item, ab);
    if (item.evidence.gated) return confirmedCell(item, estimate, gated);
    const figures = comparedFigures(item.evidence, item.orientation, estimate.difference);
    return { ...blankCell(item.evidence, 'shown', []), ...figures };
  });
}

function estimateCell({ evidence, orientation }: Comparable, ab: AbPlan | null): Estimate {
  if (ab !== null) return { difference: estimateAb(evidence, orientation, ab).difference, stored: null };
  const stored = estimateStored(evidence, orientation);
  return { difference: stored.difference, stored };
}

function confirmedCell({ evidence, orientation }: Comparable, { difference, stored }: Estimate, cells: number): Cell {
  const margin = equivalenceMargin(difference, toleranceOf(evidence, orientation).worse, cells);
  const verdict = confirmVerdict(difference, margin);
  const reach = {
    // One figure, the margin, is what decides and what is printed.
    failsAt: margin,
    rulesOut: margin,
    detectable: margin + normalQuantile(0.9) * standardError(difference),
  };
  const notes = [...(stored === null ? [] : storedNotes(evidence, stored)), ...noteOutliers(evidence, orientation)];
  return {
    ...blankCell(evidence, verdict, [...notes, ...marginNotes(evidence, orientation, margin, stored)]),
    ...comparedFigures(evidence, orientation, difference),
    ...reachFigures(reach, orientation),
    ...(verdict === 'undecided' ? { cure: { kind: 'ab', count: 1 } as const } : {}),
  };
}

function confirmVerdict(
  difference: Difference,
  margin: number,
): Extract<RunVerdictName, 'equivalent' | 'different' | 'undecided'> {
  if (isEquivalent(difference, margin)) return 'equivalent';
  return excludesZero(difference) ? 'different' : 'undecided';
}

/** `margin ±9.1 % (5 % asked; 1 session)`: the margin is printed, whatever it is. */
function marginNotes(
  evidence: CellEvidence,
  orientation: Orientation,
  margin: number,
  stored: StoredEstimate | null,
): string[] {
  const against = stored === null ? 'same session' : countOf(stored.design.baselineSessions, 'session');
  const percent = plainPercent(worsePercent(margin, orientation));
  return [`margin ±${percent} (${plainPercent(100 * evidence.tolerance)} asked; ${against})`];
}
