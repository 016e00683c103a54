import { standardError } from '../stats/difference.ts';
import type { Orientation } from '../stats/log-change.ts';
import { normalQuantile } from '../stats/normal.ts';
import { studentQuantile } from '../stats/student-t.ts';
import { type AbEstimate, estimateAb } from './ab-estimate.ts';
import { type AbPlan, seenAtLook } from './ab-plan.ts';
import { comparedFigures, reachFigures } from './cell-figures.ts';
import { UNREPEATED } from './cell-notes.ts';
import { blankCell } from './comparable-cell.ts';
import { countOf } from './count-text.ts';
import type { Cure } from './cure.ts';
import type { CellEvidence } from './evidence.ts';
import { noteOutliers } from './outliers.ts';
import type { JudgedVerdict, Tolerance } from './stored-rule.ts';
import type { Cell } from './verdict.ts';

export type Comparable = { readonly evidence: CellEvidence; readonly orientation: Orientation };

/** Where one gated cell stands: still open, or closed by a verdict at some look. */
export type Standing = {
  readonly evidence: CellEvidence;
  readonly orientation: Orientation;
  readonly tolerance: Tolerance;
  /** What the latest look saw; all there is before the first one. */
  estimate: AbEstimate;
  /** Holm's level at the latest look that could fail. */
  level: number;
  verdict: JudgedVerdict | null;
  look: number | null;
};

/** A gated cell with its verdict, at the look that closed it or with all there is. */
export function standingCell(standing: Standing, plan: AbPlan): Cell {
  const { evidence, orientation, tolerance } = standing;
  const final = standing.verdict === null ? estimateAb(evidence, orientation, plan) : standing.estimate;
  const verdict = standing.verdict ?? (final.difference.d <= -tolerance.worse ? 'suspected' : 'inconclusive');
  const error = standardError(final.difference);
  const failsAt = Math.max(tolerance.worse, studentQuantile(1 - standing.level, final.difference.df) * error);
  const reach = { failsAt, rulesOut: tolerance.worse, detectable: failsAt + normalQuantile(0.9) * error };
  const seen = standing.look === null ? null : seenAtLook(evidence, standing.look, plan);
  return {
    ...blankCell(evidence, verdict, [...abNotes(standing, final, plan), ...noteOutliers(evidence, orientation)]),
    ...comparedFigures(seen ?? evidence, orientation, final.difference),
    ...reachFigures(reach, orientation),
    ...(standing.verdict === null ? { cure: abCure(standing, final, plan) } : {}),
  };
}

function abNotes({ look, evidence }: Standing, { repeated }: AbEstimate, plan: AbPlan): string[] {
  const notes = look === null ? [] : [`decided at ${countOf(look, 'trial')} a side`];
  if (!repeated) notes.push(`${UNREPEATED}: noise is the declared one, not a measured one`);
  if (plan.launches.kind === 'alternating') {
    notes.push(`launches: ${evidence.baseline.length} of the reference, ${evidence.current.length} of the candidate`);
  }
  return notes;
}

/** Trials an arm at which the tolerance itself would be found nine times in ten, at the noise seen. */
function abCure(standing: Standing, { difference, repeated }: AbEstimate, plan: AbPlan): Cure {
  if (!repeated) return { kind: 'repeat', count: 3 };
  if (plan.launches.kind === 'alternating') return { kind: 'launches', count: standing.evidence.current.length + 1 };
  const trials = Math.min(standing.evidence.baseline.flat().length, standing.evidence.current.flat().length);
  const quantiles = studentQuantile(1 - standing.level, difference.df) + normalQuantile(0.9);
  const needed = trials * ((quantiles * standardError(difference)) / standing.tolerance.worse) ** 2;
  return { kind: 'trials', count: Math.max(trials + 1, Math.ceil(needed)) };
}

/** An ungated cell: its change and interval over all trials. */
export function shownCell({ evidence, orientation }: Comparable, plan: AbPlan): Cell {
  const { difference } = estimateAb(evidence, orientation, plan);
  return { ...blankCell(evidence, 'shown', []), ...comparedFigures(evidence, orientation, difference) };
}
