import { MOST_STORED_SESSIONS } from '../baseline/baseline.ts';
import { pWorse } from '../stats/difference.ts';
import { type StoredDesign, type StoredEstimate, storedVariance } from './stored-estimate.ts';
import { decideStored, type JudgedVerdict, type StoredQuestion } from './stored-rule.ts';

/** The cheapest thing that would decide an undecided cell, if what was measured so far is the truth. */
export type Cure =
  /** Nothing was repeated: measure `count` trials on both sides. */
  | { readonly kind: 'repeat'; readonly count: number }
  /** `count` more sessions in the baseline. */
  | { readonly kind: 'baseline-sessions'; readonly count: number }
  /** `count` more sessions of the current server. */
  | { readonly kind: 'sessions'; readonly count: number }
  /** A/B side by side: `count` trials an arm. */
  | { readonly kind: 'trials'; readonly count: number }
  /** A/B by launches in turn: `count` launches of the candidate. */
  | { readonly kind: 'launches'; readonly count: number }
  /** No number of sessions that a baseline may hold is enough: compare side by side. */
  | { readonly kind: 'ab'; readonly count: 1 };

const MOST_CURRENT_SESSIONS = 5;

/** Searches the designs that a user can buy, cheapest first; a baseline session comes first, for it serves later runs too. */
export function findCure(estimate: StoredEstimate, question: StoredQuestion): Cure {
  if (!estimate.repeated) return { kind: 'repeat', count: 3 };
  const { baselineSessions, currentSessions } = estimate.design;
  for (let count = 1; count < MOST_STORED_SESSIONS; count++) {
    if (baselineSessions + count <= MOST_STORED_SESSIONS) {
      const design = { ...estimate.design, baselineSessions: baselineSessions + count };
      if (wouldDecide(estimate, question, design)) return { kind: 'baseline-sessions', count };
    }
    if (currentSessions + count <= MOST_CURRENT_SESSIONS) {
      const design = { ...estimate.design, currentSessions: currentSessions + count };
      if (wouldDecide(estimate, question, design)) return { kind: 'sessions', count };
    }
  }
  return { kind: 'ab', count: 1 };
}

function wouldDecide(estimate: StoredEstimate, question: StoredQuestion, design: StoredDesign): boolean {
  const verdict = verdictUnder(estimate, question, design);
  return verdict !== 'suspected' && verdict !== 'inconclusive';
}

/** The verdict of the same difference under another design, at the cell's present Holm levels. */
export function verdictUnder(estimate: StoredEstimate, question: StoredQuestion, design: StoredDesign): JudgedVerdict {
  const { session, trial } = estimate;
  const df = session.df + design.baselineSessions - estimate.design.baselineSessions;
  const difference = { d: estimate.difference.d, ...storedVariance({ ...session, df }, trial, design) };
  const worse = { ...question.worse, rejected: pWorse(difference) <= question.worse.level };
  return decideStored({ ...question, difference, worse });
}
