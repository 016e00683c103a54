import { comparedFigures, reachFigures } from './cell-figures.ts';
import { reachNotes, storedNotes } from './cell-notes.ts';
import { blankCell } from './comparable-cell.ts';
import { findCure } from './cure.ts';
import type { Evidence } from './evidence.ts';
import { noteOutliers } from './outliers.ts';
import { assessStored, type Compared } from './stored-assessment.ts';
import { decideStored, reachOf, type StoredQuestion } from './stored-rule.ts';
import type { Cell } from './verdict.ts';

/**
 * Judges every cell of a run against stored sessions; same order as the evidence. Ungated cells are `shown` with their
 * change and interval and never enter J. Source of the rule: "The verdict", stored mode.
 */
export function judgeStored(evidence: Evidence): Cell[] {
  return assessStored(evidence).map((item) => {
    if (item.kind === 'decided') return item.cell;
    return item.question === null ? shownCell(item) : judgedCell(item, item.question);
  });
}

function judgedCell(item: Compared, question: StoredQuestion): Cell {
  const { evidence, orientation, estimate } = item;
  const verdict = decideStored(question);
  const reach = reachOf(question);
  const undecided = verdict === 'suspected' || verdict === 'inconclusive';
  return {
    ...blankCell(evidence, verdict, [
      ...storedNotes(evidence, estimate),
      ...noteOutliers(evidence, orientation),
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
