import { Worker } from 'node:worker_threads';
import { GateError } from '../gate-error.ts';
import type { TrialRecords } from '../measure/records.ts';
import type { FailureNote } from './closed-loop.ts';
import type { WorkerOrder, WorkerReport } from './load-worker.ts';
import { allocateColumns, COUNTER, STOP, type TrialColumns } from './trial-columns.ts';
import type { TrialPlan, TrialProgress } from './trial-plan.ts';
import { collectRecords, type WorkerHealth } from './trial-records.ts';
import { readClockMs } from './turn-clock.ts';

export type TrialHooks = {
  /** Called about four times a second while the trial runs. */
  readonly onProgress: (progress: TrialProgress) => void;
  /** Ends the trial within a second; what was measured so far is returned with `interrupted`. */
  readonly signal: AbortSignal;
};

export type LoadRunner = {
  /**
   * One closed-loop trial. Failed requests are records, never an error. Throws GateError `internal` only when a load
   * worker itself fails. One trial at a time.
   */
  readonly runTrial: (plan: TrialPlan, hooks: TrialHooks) => Promise<TrialRecords>;
  readonly close: () => Promise<void>;
};

export type LoadOptions = {
  /** Worker threads that share a trial where its plan names no number; 1 where not given. */
  readonly workers?: number;
};

const PROGRESS_INTERVAL_MS = 250;
/**
 * Three times the semi-space, half of V8's own: a collection that falls into a burst is shorter. Measured as TTFT p50
 * error at C=64, three runs each: 24 0.2 to 0.6 ms, the default (48) 0.5 to 1.4 ms, 12 0.3 to 2.7 ms.
 */
const WORKER_OPTIONS = { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 24 } };
/** How long stopped workers may take to end their requests before they are ended themselves. */
const STOP_GRACE_MS = 700;

/** Opens the load threads; they live until `close`, so that later trials run on warm code. */
export function openLoad(options: LoadOptions = {}): LoadRunner {
  const workers: Worker[] = [];

  function staff(count: number): Worker[] {
    while (workers.length < count) workers.push(new Worker(findWorkerFile(), WORKER_OPTIONS));
    return workers.slice(0, count);
  }

  async function runTrial(plan: TrialPlan, hooks: TrialHooks): Promise<TrialRecords> {
    const wanted = Math.max(1, plan.workers ?? options.workers ?? 1);
    const crew = staff(Math.min(wanted, plan.concurrency));
    const columns = allocateColumns(plan.requests, plan.output.tokens);
    const trial = await driveTrial(plan, hooks, crew, columns);
    if (trial.lost) for (const worker of workers.splice(0)) await worker.terminate();
    return collectRecords(plan, columns, trial);
  }

  return {
    runTrial,
    async close() {
      await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
    },
  };
}

/** The worker beside this module: TypeScript in the sources, its own bundle in `dist/`. */
function findWorkerFile(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './load-worker.ts' : './load-worker.js', import.meta.url);
}

/** What a trial left beside its columns. */
export type TrialEnding = {
  readonly startedAt: string;
  readonly failures: readonly FailureNote[];
  readonly health: readonly WorkerHealth[];
  /** Stopped workers didn't answer in time: they must not be used again. */
  readonly lost: boolean;
};

async function driveTrial(
  plan: TrialPlan,
  hooks: TrialHooks,
  crew: readonly Worker[],
  columns: TrialColumns,
): Promise<TrialEnding> {
  const failures: FailureNote[] = [];
  const health: WorkerHealth[] = [];
  let armed = 0;
  let originMs = 0;
  let startedAt = new Date().toISOString();
  let grace: NodeJS.Timeout | undefined;
  const order = (worker: Worker, message: WorkerOrder) => worker.postMessage(message);
  const progress = setInterval(() => {
    if (originMs > 0) hooks.onProgress(readProgress(plan, columns, readClockMs() - originMs));
  }, PROGRESS_INTERVAL_MS);
  const cleanUps: (() => void)[] = [() => clearInterval(progress), () => clearTimeout(grace)];

  return new Promise<TrialEnding>((resolve, reject) => {
    const finish = (lost: boolean) => {
      for (const clean of cleanUps) clean();
      resolve({ startedAt, failures, health, lost });
    };
    const start = () => {
      originMs = readClockMs();
      startedAt = new Date().toISOString();
      for (const worker of crew) order(worker, { kind: 'go', originMs });
    };
    const stop = () => {
      Atomics.store(columns.counters, COUNTER.stop, STOP.interrupted);
      for (const worker of crew) order(worker, { kind: 'stop' });
      grace = setTimeout(() => finish(true), STOP_GRACE_MS);
    };
    for (const [place, worker] of crew.entries()) {
      const onMessage = (report: WorkerReport) => {
        if (report.kind === 'failure') failures.push(report);
        else if (report.kind === 'done') {
          health.push(report);
          if (health.length === crew.length) finish(false);
        } else if (++armed === crew.length) start();
      };
      const onError = (cause: unknown) => {
        for (const clean of cleanUps) clean();
        reject(workerFailed(cause));
      };
      worker.on('message', onMessage).on('error', onError);
      cleanUps.push(() => worker.off('message', onMessage).off('error', onError));
      const slots = Math.floor(plan.concurrency / crew.length) + (place < plan.concurrency % crew.length ? 1 : 0);
      order(worker, { kind: 'arm', share: { plan, columns, slots } });
    }
    hooks.signal.addEventListener('abort', stop, { once: true });
    cleanUps.push(() => hooks.signal.removeEventListener('abort', stop));
    if (hooks.signal.aborted) stop();
  });
}

function readProgress(plan: TrialPlan, columns: TrialColumns, elapsedMs: number): TrialProgress {
  return {
    concurrency: plan.concurrency,
    requestsDone: Atomics.load(columns.counters, COUNTER.done),
    requests: plan.requests,
    tokenEvents: Atomics.load(columns.counters, COUNTER.events),
    elapsedMs,
  };
}

function workerFailed(cause: unknown): GateError {
  const words = cause instanceof Error ? cause.message : String(cause);
  return new GateError('internal', `a load worker failed: ${words}`, 'please report this with the log', { cause });
}
