import { pBetter, pWorse } from '../stats/difference.ts';
import { holmSteps } from '../stats/holm.ts';
import type { Orientation } from '../stats/log-change.ts';
import { sortCell, toleranceOf } from './comparable-cell.ts';
import type { CellEvidence, Evidence } from './evidence.ts';
import { estimateStored, type StoredEstimate } from './stored-estimate.ts';
import { ALPHA, type StoredQuestion } from './stored-rule.ts';
import type { Cell } from './verdict.ts';

/** A cell that was decided before any arithmetic. */
export type Decided = { readonly kind: 'decided'; readonly cell: Cell };

export type Compared = {
  readonly kind: 'compared';
  readonly evidence: CellEvidence;
  readonly orientation: Orientation;
  readonly estimate: StoredEstimate;
};

/** A compared cell with what the rule asks of it; null = not gated, only shown. */
export type Assessed = Decided | (Compared & { readonly question: StoredQuestion | null });

/** Estimates every cell of a run and puts the gated ones in Holm's order; same order as the evidence. */
export function assessStored(evidence: Evidence): Assessed[] {
  const sorted = evidence.cells.map(compareCell);
  const questions = askGated(sorted);
  return sorted.map((item) => (item.kind === 'decided' ? item : { ...item, question: questions.get(item) ?? null }));
}

function compareCell(given: CellEvidence): Compared | Decided {
  const sorted = sortCell(given);
  if (sorted.kind === 'decided') return sorted;
  const { evidence, orientation } = sorted;
  return { kind: 'compared', evidence, orientation, estimate: estimateStored(evidence, orientation) };
}

/** One question a gated cell, with its steps in Holm's order over all of them. */
function askGated(sorted: readonly (Compared | Decided)[]): Map<Compared | Decided, StoredQuestion> {
  const gated = sorted.filter((item): item is Compared => item.kind === 'compared' && item.evidence.gated);
  const differences = gated.map((item) => item.estimate.difference);
  const worse = holmSteps(differences.map(pWorse), ALPHA);
  const better = holmSteps(differences.map(pBetter), ALPHA);
  const questions = new Map<Compared | Decided, StoredQuestion>();
  gated.forEach((item, index) => {
    const [worseStep, betterStep] = [worse[index], better[index]];
    if (worseStep === undefined || betterStep === undefined) return;
    questions.set(item, {
      difference: item.estimate.difference,
      tolerance: toleranceOf(item.evidence, item.orientation),
      repeated: item.estimate.repeated,
      cells: gated.length,
      worse: worseStep,
      better: betterStep,
    });
  });
  return questions;
}
