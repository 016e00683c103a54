import { createPrefixCache } from './prefix-cache.ts';
import { createSeededRandom } from './seeded-random.ts';
import type { SimulatorOptions } from './simulator-options.ts';
import { createStepTime } from './step-time.ts';

/** The engine's only idea of time (ms of the simulated server). Each `at` runs once, when its time has come. */
export type EngineClock = {
  readonly nowMs: () => number;
  readonly at: (dueMs: number, run: () => void) => void;
  /** Soon, after what arrives in this very moment. */
  readonly soon: (run: () => void) => void;
};

export type Job = {
  readonly promptTokens: number;
  readonly blocks: readonly number[];
  /** 0 still costs a prefill. */
  readonly outputTokens: number;
  /** After every step the job took part in; `progress.done` at the last. */
  readonly onStep: (progress: JobProgress) => void;
};

export type JobProgress = { produced: number; cachedTokens: number; done: boolean };

export type EngineCounters = {
  readonly running: number;
  readonly waiting: number;
  readonly kvTokens: number;
  readonly steps: number;
  readonly promptTokens: number;
  readonly cachedTokens: number;
  readonly queriedTokens: number;
  readonly generatedTokens: number;
};

export type Engine = {
  /** Queues the job; the returned function takes it out again (a client that went away). */
  readonly submit: (job: Job) => () => void;
  readonly counters: () => EngineCounters;
  readonly resetPrefixCache: () => void;
};

type Sequence = { readonly job: Job; readonly progress: JobProgress; cancelled: boolean };

/**
 * Continuous batching in steps. A step starts where the last one was due, so lateness of the caller never adds up;
 * it admits what waits up to `maxRunning`, takes `createStepTime`'s time, and gives every request of the batch, new
 * ones included, one token at its end. From idle, a step starts with the first arrival. Nothing is ever preempted.
 */
export function createEngine(options: SimulatorOptions, clock: EngineClock): Engine {
  const stepMs = createStepTime(options, createSeededRandom(options.seed));
  const cache = createPrefixCache();
  const waiting: Sequence[] = [];
  let running: Sequence[] = [];
  let busy = false;
  const sums = { steps: 0, promptTokens: 0, cachedTokens: 0, queriedTokens: 0, generatedTokens: 0 };

  const prefill = ({ job, progress }: Sequence): number => {
    if (options.prefixCache) {
      progress.cachedTokens = cache.take(job.blocks, job.promptTokens);
      sums.queriedTokens += job.promptTokens;
      sums.cachedTokens += progress.cachedTokens;
    }
    sums.promptTokens += job.promptTokens;
    return job.promptTokens - progress.cachedTokens;
  };

  const startStep = (startMs: number): void => {
    running = running.filter((sequence) => !sequence.cancelled);
    const admitted = waiting.splice(0, Math.max(0, options.maxRunning - running.length));
    const prefillTokens = admitted.reduce((sum, sequence) => sum + prefill(sequence), 0);
    running.push(...admitted);
    busy = running.length > 0;
    if (busy) {
      const dueMs = startMs + stepMs({ running: running.length, waiting: waiting.length, prefillTokens });
      clock.at(dueMs, () => endStep(dueMs));
    }
  };

  const endStep = (dueMs: number): void => {
    sums.steps += 1;
    const batch = running;
    running = batch.filter(advance);
    startStep(dueMs);
  };

  const advance = (sequence: Sequence): boolean => {
    const { job, progress, cancelled } = sequence;
    if (cancelled) {
      return false;
    }
    if (progress.produced < job.outputTokens) {
      progress.produced += 1;
      sums.generatedTokens += 1;
    }
    progress.done = progress.produced >= job.outputTokens;
    job.onStep(progress);
    return !progress.done;
  };

  const cancel = (sequence: Sequence): void => {
    sequence.cancelled = true;
    const place = waiting.indexOf(sequence);
    if (place !== -1) {
      waiting.splice(place, 1);
    }
  };

  return {
    submit: (job) => {
      const sequence = { job, progress: { produced: 0, cachedTokens: 0, done: false }, cancelled: false };
      waiting.push(sequence);
      if (!busy) {
        busy = true;
        clock.soon(() => startStep(clock.nowMs()));
      }
      return () => cancel(sequence);
    },
    counters: () => ({
      ...sums,
      running: running.length,
      waiting: waiting.length,
      kvTokens: running.reduce((sum, { job, progress }) => sum + job.promptTokens + progress.produced, 0),
    }),
    resetPrefixCache: cache.clear,
  };
}
