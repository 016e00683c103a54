import type { RequestFields, RequestShape, Target } from '../load/trial-plan.ts';
import type { FailureClass } from '../measure/failure-class.ts';
import type { Reason } from '../reason.ts';
import type { OutputLength, Prompt } from '../suite/suite.ts';
import { fieldsAfterRefusal, fieldsLeftOut, firstFields } from './field-probe.ts';
import type { Generate, Generation } from './generation.ts';
import { chooseModel } from './model-list.ts';
import {
  interruptedReason,
  notReadyReason,
  type ReadinessState,
  readinessLine,
  severalModelsReason,
} from './not-ready-reason.ts';
import { classifyAnswer, statusOf } from './readiness-answer.ts';
import type { Death, WatchedServer } from './watched-server.ts';

export type ReadyOptions = {
  readonly generate: Generate;
  readonly target: Target;
  /** null: the one that the server lists. */
  readonly model: string | null;
  readonly shape: Omit<RequestShape, 'model' | 'fields'>;
  readonly prompt: Prompt;
  /** The suite's own output length: no generation of another length decides anything. */
  readonly output: OutputLength;
  readonly timeoutMs: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Resolves after so many milliseconds or when the signal aborts; never rejects. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  /** The launched server, when the gate launched it. */
  readonly server?: WatchedServer;
  /** A line for people, when something changed and every ten seconds. */
  readonly onProgress?: (line: string) => void;
};

export type Ready = {
  readonly kind: 'ready';
  /** The shape that worked: model resolved, refused fields left out. */
  readonly shape: RequestShape;
  /** The good generations that made it ready, in order: their times give the estimate of the run's length. */
  readonly generations: readonly Generation[];
  readonly attempts: number;
  readonly waitedMs: number;
  readonly notes: readonly string[];
};

export type NotReady = {
  readonly kind: 'not-ready';
  /** `not-ready`, `server-died` or `interrupted`. */
  readonly reason: Reason;
  readonly lastOutcome: FailureClass | null;
  readonly waitedMs: number;
  readonly logTail: readonly string[];
};

const GOOD_GENERATIONS = 3;
const PERMANENT_ANSWERS = 3;
const BROKEN_STREAMS = 10;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2000;
/** A server's exit and the end of its streams come in either order. */
const DEATH_RATTLE_MS = 500;
const PROGRESS_EVERY_MS = 10_000;

type Step =
  | { readonly kind: 'generation'; readonly generation: Generation; readonly shape: RequestShape }
  | { readonly kind: 'no-model'; readonly outcome: FailureClass | null; readonly message: string }
  | { readonly kind: 'several-models'; readonly ids: readonly string[] };

type Stop = { readonly kind: 'death'; readonly death: Death } | { readonly kind: 'stopped' };

/**
 * Waits until the server is ready: one real generation of the suite's own shape, streamed to its end and good, then
 * two more on new connections; one of these failing starts the count again. Optional fields that the server refuses by
 * name are left out. Ends early when permanent answers come three times running, or the watched server dies.
 */
export async function awaitReady(options: ReadyOptions): Promise<Ready | NotReady> {
  const startedAt = options.now();
  const deadline = startedAt + options.timeoutMs;
  const wait = new AbortController();
  const stops = watchForStops(options, wait, deadline);
  try {
    return await poll(options, startedAt, deadline, wait.signal, stops);
  } finally {
    wait.abort();
  }
}

async function poll(
  options: ReadyOptions,
  startedAt: number,
  deadline: number,
  signal: AbortSignal,
  stops: Promise<Stop>,
): Promise<Ready | NotReady> {
  const tried = firstFields(options.output);
  let fields: RequestFields = tried;
  let state: ReadinessState = {
    target: options.target,
    tokens: options.output.tokens,
    timeoutMs: options.timeoutMs,
    attempts: 0,
    waitedMs: 0,
    good: [],
    running: 0,
    last: null,
    everGood: false,
  };
  const say = progressSayer(options, startedAt);
  for (;;) {
    const pending = attempt(options, fields, signal);
    const step = await Promise.race([pending, stops]);
    const waitedMs = options.now() - startedAt;
    if (step.kind === 'death') {
      const cutOff = await Promise.race([pending.catch(() => null), options.sleep(DEATH_RATTLE_MS, signal)]);
      return died(cutOff ? advance(state, cutOff, waitedMs) : state, step.death, waitedMs);
    }
    if (step.kind === 'stopped') return ended(options, { ...state, waitedMs }, 'deadline');
    if (step.kind === 'several-models') return notReady(severalModelsReason(step.ids), null, waitedMs);
    if (step.kind === 'generation') {
      const next = refusedFields(step, fields);
      if (next !== null) {
        fields = next;
        state = { ...state, attempts: state.attempts + 1, good: [], waitedMs };
        continue;
      }
    }
    state = advance(state, step, waitedMs);
    say(state);
    if (step.kind === 'generation' && state.good.length === GOOD_GENERATIONS) {
      return ready(step.shape, state, fieldsLeftOut(tried, fields));
    }
    if (hopeless(state)) return ended(options, state, 'permanent');
    if (state.last === null) continue;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.5 ** Math.min(state.running - 1, 10));
    const stop = await Promise.race([
      options.sleep(Math.max(0, Math.min(pauseMs, deadline - options.now())), signal),
      stops,
    ]);
    if (stop?.kind === 'death') return died(state, stop.death, options.now() - startedAt);
    if (options.signal.aborted || options.now() >= deadline) {
      return ended(options, { ...state, waitedMs: options.now() - startedAt }, 'deadline');
    }
  }
}

async function attempt(options: ReadyOptions, fields: RequestFields, signal: AbortSignal): Promise<Step> {
  const choice =
    options.model === null
      ? await chooseModel(options.target, signal)
      : ({ kind: 'model', id: options.model } as const);
  if (choice.kind === 'several') return { kind: 'several-models', ids: choice.ids };
  if (choice.kind === 'unknown') return { kind: 'no-model', outcome: choice.outcome, message: choice.message };
  const shape: RequestShape = { ...options.shape, model: choice.id, fields };
  const generation = await options.generate(options.target, shape, options.prompt, options.output, {
    signal,
    purpose: 'trial',
  });
  return { kind: 'generation', generation, shape };
}

function refusedFields(step: Step & { kind: 'generation' }, fields: RequestFields): RequestFields | null {
  const status = statusOf(step.generation.outcome);
  return status === null ? null : fieldsAfterRefusal(fields, status, step.generation.message ?? '');
}

function advance(state: ReadinessState, step: Step, waitedMs: number): ReadinessState {
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
      ? { outcome: step.outcome, kind: 'wait' as const, message: step.message }
      : {
          outcome: step.generation.outcome === 'good' ? null : step.generation.outcome,
          kind: classifyAnswer(step.generation),
          message: step.generation.message ?? '',
        };
  const running = state.last?.kind === last.kind ? state.running + 1 : 1;
  return { ...state, attempts, waitedMs, good: [], running, last };
}

function hopeless({ last, running }: ReadinessState): boolean {
  if (last?.kind === 'permanent') return running >= PERMANENT_ANSWERS;
  return last?.kind === 'broken' && running >= BROKEN_STREAMS;
}

/** One promise for all that ends the wait from outside. */
function watchForStops(options: ReadyOptions, wait: AbortController, deadline: number): Promise<Stop> {
  const interrupted = new Promise<Stop>((resolve) => {
    const stop = () => resolve({ kind: 'stopped' });
    if (options.signal.aborted) stop();
    options.signal.addEventListener('abort', stop, { once: true });
    wait.signal.addEventListener('abort', () => options.signal.removeEventListener('abort', stop), { once: true });
  });
  const late = options.sleep(deadline - options.now(), wait.signal).then((): Stop => ({ kind: 'stopped' }));
  const death = options.server?.death.then((found): Stop => ({ kind: 'death', death: found }));
  return Promise.race(death === undefined ? [interrupted, late] : [death, interrupted, late]);
}

function progressSayer(options: ReadyOptions, startedAt: number): (state: ReadinessState) => void {
  let saidAt = startedAt;
  let saidOutcome: string | null = null;
  return (state) => {
    const outcome = state.last === null ? 'good' : String(state.last.outcome);
    const at = options.now();
    if (outcome === saidOutcome && at - saidAt < PROGRESS_EVERY_MS) return;
    saidAt = at;
    saidOutcome = outcome;
    options.onProgress?.(readinessLine(state, options.server?.lastLogLine() ?? null));
  };
}

function ready(shape: RequestShape, state: ReadinessState, leftOut: readonly string[]): Ready {
  const notes = leftOut.map((name) => `the server refuses ${name}: requests go without it`);
  return { kind: 'ready', shape, generations: state.good, attempts: state.attempts, waitedMs: state.waitedMs, notes };
}

async function ended(options: ReadyOptions, state: ReadinessState, why: 'deadline' | 'permanent'): Promise<NotReady> {
  const outcome = state.last?.outcome ?? null;
  if (options.signal.aborted) return notReady(interruptedReason(state), outcome, state.waitedMs);
  return notReady(await notReadyReason(state, why), outcome, state.waitedMs);
}

function notReady(reason: Reason, lastOutcome: FailureClass | null, waitedMs: number): NotReady {
  return { kind: 'not-ready', reason, lastOutcome, waitedMs, logTail: [] };
}

/** The field story: listening, even listing its model, and dead at the first request. That is said. */
function died(state: ReadinessState, death: Death, waitedMs: number): NotReady {
  const { reason, logTail } = death;
  const message = `${reason.message} ${whenItDied(state)}`;
  return {
    kind: 'not-ready',
    reason: { ...reason, message },
    lastOutcome: state.last?.outcome ?? null,
    waitedMs,
    logTail,
  };
}

const STARTING: ReadonlySet<string> = new Set(['refused', 'dns', 'http-503', 'http-404', 'http-502']);

function whenItDied({ last, everGood }: ReadinessState): string {
  if (everGood) return 'It died during the readiness generations, after a good one.';
  if (last === null || last.outcome === null || STARTING.has(last.outcome)) return 'It died while it was starting.';
  return `It answered, and died at the first generation (${last.outcome}).`;
}
