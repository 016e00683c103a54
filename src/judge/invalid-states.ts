import { levelName } from '../baseline/level.ts';
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
  readonly trials: readonly Pick<TrialResult, 'valid' | 'reasons' | 'counters'>[];
};

/** A session's state alone, without its figures. */
export function stateOf({ reasons, levels }: Session): SessionState {
  return {
    reasons,
    levels: levels.map(({ concurrency, trials }) => ({
      concurrency,
      trials: trials.map(({ valid, reasons: why, counters }) => ({ valid, reasons: why, counters })),
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
