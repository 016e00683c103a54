import { pBetter, pWorse } from '../stats/difference.ts';
import { holmSteps } from '../stats/holm.ts';
import type { Orientation } from '../stats/log-change.ts';
import { comparedFigures, reachFigures } from './cell-figures.ts';
import { reachNotes, storedNotes } from './cell-notes.ts';
import { blankCell, sortCell, toleranceOf } from './comparable-cell.ts';
import { findCure } from './cure.ts';
import type { CellEvidence, Evidence } from './evidence.ts';
import { estimateStored, type StoredEstimate } from './stored-estimate.ts';
import { ALPHA, decideStored, reachOf, type StoredQuestion } from './stored-rule.ts';
import type { Cell } from './verdict.ts';

type Compared = {
  readonly kind: 'compared';
  readonly evidence: CellEvidence;
  readonly orientation: Orientation;
  readonly estimate: StoredEstimate;
};
type Decided = { readonly kind: 'decided'; readonly cell: Cell };

/**
 * Judges every cell of a run against stored sessions; same order as the evidence. Ungated cells are `shown` with their
 * change and interval and never enter J. Source of the rule: "The verdict", stored mode.
 */
export function judgeStored(evidence: Evidence): Cell[] {
  const sorted = evidence.cells.map(compareCell);
  const questions = askGated(sorted);
  return sorted.map((item) => {
    if (item.kind === 'decided') return item.cell;
    const question = questions.get(item);
    return question === undefined ? shownCell(item) : judgedCell(item, question);
  });
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

function judgedCell(item: Compared, question: StoredQuestion): Cell {
  const { evidence, orientation, estimate } = item;
  const verdict = decideStored(question);
  const reach = reachOf(question);
  const undecided = verdict === 'suspected' || verdict === 'inconclusive';
  return {
    ...blankCell(evidence, verdict, [
      ...storedNotes(evidence, estimate),
      ...reachNotes(evidence, reach, question.tolerance, estimate.design.baselineSessions),
    ]),
    ...comparedFigures(evidence, orientation, estimate.difference),
    ...reachFigures(reach, orientation),
    ...(undecided ? { cure: findCure(estimate, question) } : {}),
  };
}

function shownCell({ evidence, orientation, estimate }: Compared): Cell {
  return { ...blankCell(evidence, 'shown', []), ...comparedFigures(evidence, orientation, estimate.difference) };
}
