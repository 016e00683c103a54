import { levelName } from '../baseline/level.ts';
import { countFailed, failTooMany } from '../measure/find-failures.ts';
import type { Session, TrialResult } from '../measure/session.ts';
import type { Reason } from '../reason.ts';
import { countOf } from './count-text.ts';
import type { RunState } from './run-verdict.ts';

/** What of a session tells whether it can be judged: all of it that a thousand sessions need to keep. */
export type SessionState = {
  readonly reasons: readonly Reason[];
  readonly levels: readonly LevelState[];
};
type LevelState = {
  readonly concurrency: number;
  readonly trials: readonly Pick<TrialResult, 'valid' | 'reasons' | 'requests' | 'counters'>[];
};

/** A session's state alone, without its figures. */
export function stateOf({ reasons, levels }: Session): SessionState {
  return {
    reasons,
    levels: levels.map(({ concurrency, trials }) => ({
      concurrency,
      trials: trials.map(({ valid, reasons: why, requests, counters }) => ({
        valid,
        reasons: why,
        requests,
        counters,
      })),
    })),
  };
}

/**
 * Why a measured session can't be judged: its own reasons (server died, identity changed, interrupted), or else each
 * level with fewer valid trials than `first`. What a dead server left half-done needs no explanation of its own.
 */
export function findInvalidStates(session: SessionState, first: number): RunState[] {
  if (session.reasons.length > 0) return session.reasons.map((reason) => ({ verdict: 'invalid', reason }));
  return session.levels.flatMap((level) => invalidLevel(level, first));
}

/**
 * Levels with a trial that is valid by the policy it was measured under, but has more failed requests than the judging
 * suite allows: no evidence here. A session measured by the judging suite has none.
 */
export function findUnallowedFailures({ levels }: SessionState, allowedShare: number): RunState[] {
  return levels.flatMap(({ concurrency, trials }): RunState[] => {
    const denied = trials.filter(
      ({ valid, requests }) => valid && failTooMany(countFailed(requests), requests.sent, allowedShare),
    );
    const worst = denied
      .map(({ requests }) => requests)
      .toSorted((one, other) => countFailed(other) / other.sent - countFailed(one) / one.sent)[0];
    if (worst === undefined) return [];
    const found = `${countOf(denied.length, 'trial')} of ${trials.length} with more failed requests than the judging suite allows`;
    const message = `${levelName({ concurrency })}: ${found}. ${describeFailed(worst, allowedShare)}`;
    return [{ verdict: 'invalid', reason: { code: 'failed-requests', message, remedy: UNALLOWED_REMEDY } }];
  });
}

const UNALLOWED_REMEDY =
  'Measure again when no request fails, or allow as many in the suite that judges: `policy: {failed-requests: …}`.';

function describeFailed(requests: TrialResult['requests'], allowedShare: number): string {
  const classes = Object.entries(requests.failed).map(([name, count]) => `${count} × ${name}`);
  const which = classes.length === 0 ? '' : `: ${classes.join(', ')}`;
  const allowed = Math.floor(allowedShare * requests.sent);
  return `${countFailed(requests)} of ${requests.sent} requests failed, ${allowed} allowed${which}.`;
}

/** Whether nothing but the end of the budget keeps the session from having its first look everywhere. */
export function isCutShort(session: SessionState, first: number): boolean {
  const states = findInvalidStates(session, first);
  return session.reasons.length === 0 && states.length > 0 && states.every(({ reason }) => reason.code === TOO_FEW);
}

const TOO_FEW = 'too-few-trials';

function invalidLevel({ concurrency, trials }: LevelState, first: number): RunState[] {
  const valid = trials.filter((trial) => trial.valid).length;
  if (valid >= first) return [];
  const found = `${levelName({ concurrency })}: ${countOf(valid, 'valid trial')} of ${trials.length}, ${first} needed`;
  // Nobody interrupted the session, it would say so itself: the budget cut the trial.
  const why = firstOfEachCode(trials.flatMap(({ reasons }) => reasons)).filter(({ code }) => code !== 'interrupted');
  if (why.length === 0) {
    const cut = trials.flatMap(({ reasons }) => reasons.map(({ message }) => ` ${message}.`)).at(-1) ?? '';
    const remedy = 'Give the run a larger budget, or fewer trials.';
    return [{ verdict: 'invalid', reason: { code: TOO_FEW, message: `${found}.${cut}`, remedy } }];
  }
  return why.map(
    (reason): RunState => ({
      verdict: 'invalid',
      reason: { ...reason, message: `${found}. ${reason.message}` },
    }),
  );
}

function firstOfEachCode(reasons: readonly Reason[]): Reason[] {
  return reasons.filter(({ code }, index) => reasons.findIndex((other) => other.code === code) === index);
}
