import type { Session } from '../measure/session.ts';

/** Whole minutes that one more session costs, from its own start and end. */
export function minutesOf({ startedAt, finishedAt }: Pick<Session, 'startedAt' | 'finishedAt'>): number {
  return Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000));
}
