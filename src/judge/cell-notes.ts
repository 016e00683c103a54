import { worsePercent } from '../stats/log-change.ts';
import type { CellEvidence } from './evidence.ts';
import { countOf, plainPercent, signedPercent } from './percent-text.ts';
import type { StoredEstimate } from './stored-estimate.ts';
import type { Reach, Tolerance } from './stored-rule.ts';

/** Sessions that differ by more than this times the declared noise are said to disagree. */
const DISAGREEMENT = 1.5;

/** What a reader must know to trust a stored-mode cell, in plain words. */
export function storedNotes(evidence: CellEvidence, estimate: StoredEstimate): string[] {
  const { design, seenSessionSd, repeated } = estimate;
  const notes: string[] = [];
  if (design.baselineSessions === 1) notes.push('1 baseline session');
  if (!repeated) {
    notes.push(
      `nothing was repeated: noise is the declared ${plainPercent(100 * evidence.trialNoise)}, not a measured one`,
    );
  }
  const declared = evidence.sessionNoise;
  if (seenSessionSd !== null && design.baselineSessions >= 3 && seenSessionSd > DISAGREEMENT * declared) {
    notes.push(
      `the baseline's sessions disagree: sd ${plainPercent(100 * seenSessionSd)}, declared ${plainPercent(100 * declared)}`,
    );
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
