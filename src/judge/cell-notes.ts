import { varianceRatioQuantile } from '../stats/chi-square.ts';
import { worsePercent } from '../stats/log-change.ts';
import { countOf } from './count-text.ts';
import type { CellEvidence } from './evidence.ts';
import { plainPercent, signedPercent } from './percent-text.ts';
import type { StoredEstimate } from './stored-estimate.ts';
import type { Reach, Tolerance } from './stored-rule.ts';

/** Sessions are said to disagree when the declared noise would look like theirs less often than once in twenty. */
const AGREEMENT = 0.95;

/** How the note on a side without repeats begins: such a cell is suspected at most, whatever its size. */
export const UNREPEATED = 'nothing was repeated';

/** What a reader must know to trust a stored-mode cell, in plain words. */
export function storedNotes(evidence: CellEvidence, estimate: StoredEstimate): string[] {
  const { design, seenSessionSd, seenCurrentSd, repeated } = estimate;
  const notes: string[] = [];
  if (design.baselineSessions === 1) notes.push('1 baseline session');
  if (!repeated) {
    notes.push(`${UNREPEATED}: noise is the declared ${plainPercent(100 * evidence.trialNoise)}, not a measured one`);
  }
  const declared = evidence.sessionNoise;
  const sides = [
    ["the baseline's", seenSessionSd, design.baselineSessions],
    ["this run's", seenCurrentSd, design.currentSessions],
  ] as const;
  for (const [whose, sd, sessions] of sides) {
    if (sd === null || sd <= declared * surprise(sessions)) continue;
    notes.push(`${whose} sessions disagree: sd ${plainPercent(100 * sd)}, declared ${plainPercent(100 * declared)}`);
  }
  return notes;
}

/** `fails at −8.5 % (5 % asked; 1 session)` where the run can't fail at the tolerance that was asked for. */
export function reachNotes(evidence: CellEvidence, reach: Reach, tolerance: Tolerance, sessions: number): string[] {
  if (evidence.direction === 'neither' || reach.failsAt <= tolerance.worse) return [];
  const percent = worsePercent(reach.failsAt, evidence.direction);
  const signed = signedPercent(evidence.direction === 'higher' ? -percent : percent);
  return [`fails at ${signed} (${plainPercent(100 * evidence.tolerance)} asked; ${countOf(sessions, 'session')})`];
}

/** How many times the declared sd the sd of so many sessions may reach by chance. */
function surprise(sessions: number): number {
  return Math.sqrt(varianceRatioQuantile(AGREEMENT, sessions - 1));
}
