import { failTooMany } from './find-failures.ts';
import type { Session, TrialResult } from './session.ts';

/** What a result says against itself: its place in the file, and what is found and allowed there. */
export type Contradiction = { readonly path: readonly (string | number)[]; readonly message: string };

const SAYS_VALID = 'in a trial that says `valid: true`';

/** Trials that call themselves valid although none of their requests completed, or more failed than the suite allows. */
export function findContradictions({ levels, suite }: Pick<Session, 'levels' | 'suite'>): Contradiction[] {
  const allowedShare = suite.judging.policy.failedRequests;
  return levels.flatMap((level, levelAt) =>
    level.trials.flatMap((trial, trialAt) => {
      const found = trial.valid ? contradictionOf(trial, allowedShare) : null;
      if (found === null) return [];
      return [{ ...found, path: ['levels', levelAt, 'trials', trialAt, 'requests', ...found.path] }];
    }),
  );
}

function contradictionOf({ requests }: TrialResult, allowedShare: number): Contradiction | null {
  const { sent, good } = requests;
  if (good === 0) return { path: ['good'], message: `found 0 completed requests ${SAYS_VALID}, allowed: at least 1` };
  const classed = Object.values(requests.failed).reduce((sum, count) => sum + count, 0);
  // What was sent and didn't complete has failed, whether the file gives it a class or not.
  const failed = Math.max(classed, sent - good);
  if (failed === 0 || !failTooMany(failed, sent, allowedShare)) return null;
  const allowed = `${Math.floor(allowedShare * sent)}, by \`failed-requests\` of its suite`;
  return {
    path: [failed === classed ? 'failed' : 'good'],
    message: `found ${failed} failed requests of ${sent} ${SAYS_VALID}, allowed: ${allowed}`,
  };
}
