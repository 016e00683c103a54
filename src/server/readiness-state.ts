import type { Generation } from '../load/generate.ts';
import type { RequestShape, Target } from '../load/trial-plan.ts';
import type { FailureClass } from '../measure/failure-class.ts';
import { type AnswerKind, classifyAnswer, classifyModelList } from './readiness-answer.ts';

/** What one try gave. */
export type ReadinessStep =
  | { readonly kind: 'generation'; readonly generation: Generation; readonly shape: RequestShape }
  | { readonly kind: 'no-model'; readonly outcome: FailureClass | null; readonly message: string }
  | { readonly kind: 'several-models'; readonly ids: readonly string[] };

/** Where a wait for readiness stands. */
export type ReadinessState = {
  readonly target: Target;
  readonly tokens: number;
  readonly timeoutMs: number;
  readonly attempts: number;
  readonly waitedMs: number;
  /** Good generations in a row. */
  readonly good: readonly Generation[];
  /** Answers of the last kind in a row. */
  readonly running: number;
  readonly last: { readonly outcome: FailureClass | null; readonly kind: AnswerKind; readonly message: string } | null;
  readonly everGood: boolean;
};

const PERMANENT_ANSWERS = 3;
const BROKEN_STREAMS = 10;

export function beginReadiness(target: Target, tokens: number, timeoutMs: number): ReadinessState {
  return { target, tokens, timeoutMs, attempts: 0, waitedMs: 0, good: [], running: 0, last: null, everGood: false };
}

/** The state after one more try: a good generation counts, any other starts the count again. */
export function advance(state: ReadinessState, step: ReadinessStep, waitedMs: number): ReadinessState {
  if (step.kind === 'several-models') return state;
  const attempts = state.attempts + 1;
  if (step.kind === 'generation' && step.generation.outcome === 'good') {
    return {
      ...state,
      attempts,
      waitedMs,
      good: [...state.good, step.generation],
      running: 0,
      last: null,
      everGood: true,
    };
  }
  const last =
    step.kind === 'no-model'
      ? { outcome: step.outcome, kind: classifyModelList(step.outcome), message: step.message }
      : {
          outcome: step.generation.outcome === 'good' ? null : step.generation.outcome,
          kind: classifyAnswer(step.generation),
          message: step.generation.message ?? '',
        };
  const running = state.last?.kind === last.kind ? state.running + 1 : 1;
  return { ...state, attempts, waitedMs, good: [], running, last };
}

/** The same kind of answer came so often that waiting is no use. */
export function isHopeless({ last, running }: ReadinessState): boolean {
  if (last?.kind === 'permanent') return running >= PERMANENT_ANSWERS;
  return last?.kind === 'broken' && running >= BROKEN_STREAMS;
}
