import type { Generation } from '../load/generate.ts';
import type { RequestFields, RequestShape, Target } from '../load/trial-plan.ts';
import type { FailureClass } from '../measure/failure-class.ts';
import type { Reason } from '../reason.ts';
import type { OutputLength, Prompt } from '../suite/suite.ts';
import { fieldsAfterRefusal, fieldsLeftOut, firstFields } from './field-probe.ts';
import type { Generate } from './generate.ts';
import { chooseModel } from './model-list.ts';
import { interruptedReason, notReadyReason, readinessLine, severalModelsReason } from './not-ready-reason.ts';
import { statusOf } from './readiness-answer.ts';
import { advance, beginReadiness, isHopeless, type ReadinessState, type ReadinessStep } from './readiness-state.ts';
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
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2000;
/** A generation that the deadline gives less time than this says less than the answer before it. */
const SHORTEST_ATTEMPT_MS = 1000;
/** The clock of a generation that hangs ends with the deadline, or a moment later. */
const LAST_WORDS_MS = 1000;
/** A server's exit and the end of its streams come in either order. */
const DEATH_RATTLE_MS = 500;
const PROGRESS_EVERY_MS = 10_000;

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
  let state = beginReadiness(options.target, options.output.tokens, options.timeoutMs);
  const say = progressSayer(options, startedAt);
  for (;;) {
    const pending = attempt(options, fields, deadline - options.now(), signal);
    const step = await Promise.race([pending, stops]);
    const waitedMs = options.now() - startedAt;
    if (step.kind === 'death') {
      const cutOff = await Promise.race([pending.catch(() => null), options.sleep(DEATH_RATTLE_MS, signal)]);
      return died(cutOff ? advance(state, cutOff, waitedMs) : state, step.death, waitedMs);
    }
    if (step.kind === 'stopped') {
      const cutOff = options.signal.aborted ? null : await hearLastWords(options, pending, signal);
      return ended(options, cutOff === null ? { ...state, waitedMs } : advance(state, cutOff, waitedMs), 'deadline');
    }
    if (step.kind === 'several-models') return notReady(severalModelsReason(step.ids), null, waitedMs, []);
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
    if (isHopeless(state)) return ended(options, state, 'permanent');
    if (state.last === null) continue;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.5 ** Math.min(state.running - 1, 10));
    const leftMs = Math.max(0, deadline - options.now());
    const lastPause = leftMs - pauseMs < SHORTEST_ATTEMPT_MS;
    const stop = await Promise.race([options.sleep(lastPause ? leftMs : pauseMs, signal), stops]);
    if (stop?.kind === 'death') return died(state, stop.death, options.now() - startedAt);
    if (lastPause || options.signal.aborted || options.now() >= deadline) {
      return ended(options, { ...state, waitedMs: options.now() - startedAt }, 'deadline');
    }
  }
}

/** Nothing of it lasts longer than `leftMs`: what hangs at the deadline ends by its own clock, with its class. */
async function attempt(
  options: ReadyOptions,
  fields: RequestFields,
  leftMs: number,
  signal: AbortSignal,
): Promise<ReadinessStep> {
  const choice =
    options.model === null
      ? await chooseModel(options.target, signal, leftMs)
      : ({ kind: 'model', id: options.model } as const);
  if (choice.kind === 'several') return { kind: 'several-models', ids: choice.ids };
  if (choice.kind === 'unknown') return { kind: 'no-model', outcome: choice.outcome, message: choice.message };
  const shape: RequestShape = { ...options.shape, model: choice.id, fields };
  const hurried = { ...shape, timeoutMs: Math.max(1, Math.min(shape.timeoutMs, leftMs)) };
  const generation = await options.generate(options.target, hurried, options.prompt, options.output, {
    signal,
    purpose: 'trial',
  });
  return { kind: 'generation', generation, shape };
}

async function hearLastWords(
  options: ReadyOptions,
  pending: Promise<ReadinessStep>,
  signal: AbortSignal,
): Promise<ReadinessStep> {
  const cutOff = await Promise.race([pending.catch(() => null), options.sleep(LAST_WORDS_MS, signal)]);
  return cutOff ?? { kind: 'no-model', outcome: 'timeout-total', message: 'what was asked last never came to an end' };
}

function refusedFields(step: ReadinessStep & { kind: 'generation' }, fields: RequestFields): RequestFields | null {
  const status = statusOf(step.generation.outcome);
  return status === null ? null : fieldsAfterRefusal(fields, status, step.generation.message ?? '');
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
  const logTail = options.server?.logTail() ?? [];
  const reason = options.signal.aborted ? interruptedReason(state) : await notReadyReason(state, why);
  return notReady(reason, outcome, state.waitedMs, logTail);
}

function notReady(
  reason: Reason,
  lastOutcome: FailureClass | null,
  waitedMs: number,
  logTail: readonly string[],
): NotReady {
  return { kind: 'not-ready', reason, lastOutcome, waitedMs, logTail };
}

/** The field story: listening, even listing its model, and dead at the first request. That is said. */
function died(state: ReadinessState, { reason, logTail }: Death, waitedMs: number): NotReady {
  const message = `${reason.message} ${whenItDied(state)}`;
  return notReady({ ...reason, message }, state.last?.outcome ?? null, waitedMs, logTail);
}

const STARTING: ReadonlySet<string> = new Set(['refused', 'dns', 'http-503', 'http-404', 'http-502']);

function whenItDied({ last, everGood }: ReadinessState): string {
  if (everGood) return 'It died during the readiness generations, after a good one.';
  if (last === null || last.outcome === null || STARTING.has(last.outcome)) return 'It died while it was starting.';
  return `It answered, and died at the first generation (${last.outcome}).`;
}
