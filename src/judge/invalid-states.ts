import type { LevelResult, Session } from '../measure/session.ts';
import type { Reason } from '../reason.ts';
import { countOf } from './percent-text.ts';
import type { RunState } from './run-verdict.ts';

/**
 * Why a measured session can't be judged: its own reasons (server died, identity changed, interrupted), or else each
 * level with fewer valid trials than `first`. What a dead server left half-done needs no explanation of its own.
 */
export function findInvalidStates(session: Session, first: number): RunState[] {
  if (session.reasons.length > 0) return session.reasons.map((reason) => ({ verdict: 'invalid', reason }));
  return session.levels.flatMap((level) => invalidLevel(level, first));
}

function invalidLevel({ concurrency, trials }: LevelResult, first: number): RunState[] {
  const valid = trials.filter((trial) => trial.valid).length;
  if (valid >= first) return [];
  const found = `C=${concurrency}: ${countOf(valid, 'valid trial')} of ${trials.length}, ${first} needed`;
  const why = firstOfEachCode(trials.flatMap(({ reasons }) => reasons));
  if (why.length === 0) {
    const remedy = 'Give the run a larger budget, or fewer trials.';
    return [{ verdict: 'invalid', reason: { code: 'too-few-trials', message: `${found}.`, remedy } }];
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
