import { availableParallelism } from 'node:os';
import { startDeadline } from '../deadline.ts';
import { createCrewSize } from '../load/crew-size.ts';
import type { LoadRunner } from '../load/open-load.ts';
import type { TrialPlan } from '../load/trial-plan.ts';
import { makeSession } from '../measure/make-session.ts';
import type { Session } from '../measure/session.ts';
import { type TrialTrace, traceTrial } from '../measure/trial-trace.ts';
import type { RunIo } from '../options.ts';
import type { Reason } from '../reason.ts';
import { watchTrial } from '../server/trial-watch.ts';
import type { Level, PromptSet, Suite } from '../suite/suite.ts';
import { CLIENT } from '../version.ts';
import { flushCache } from './flush-cache.ts';
import { pause } from './launch-server.ts';
import type { OpenServer } from './open-server.ts';
import type { Recorder } from './recorder.ts';
import { redactRecords } from './redaction.ts';
import { type RunBudget, startBudget } from './run-budget.ts';
import type { TrialPlace } from './run-trial.ts';
import { createSweeper, INTERRUPTED, type Sweeper } from './sweeper.ts';
import { createWarmUp } from './warm-up.ts';

/** One session in the making: sweeps as long as someone asks for more, then finished. */
export type SessionInProgress = {
  /** What a preset's field script sends before anything else; mostly nothing. */
  readonly warmUpAsInTheField: () => Promise<void>;
  readonly sweep: Sweeper['sweep'];
  /** The session as it stands. */
  readonly current: () => Session;
  readonly stopped: Sweeper['stopped'];
  readonly budget: RunBudget;
  /** What the report's page keeps of every trial so far: the records themselves are too large to hold. */
  readonly traces: () => readonly TrialTrace[];
  /** Reads the identity again, writes the last state. */
  readonly finish: () => Promise<Session>;
};

export type MeasureParts = {
  readonly suite: Suite;
  readonly prompts: PromptSet;
  readonly server: OpenServer;
  readonly loader: LoadRunner;
  readonly recorder: Recorder;
  readonly io: RunIo;
  readonly sessionId: string;
  readonly configurationHash: string | null;
  /** How long the first look should take; null = unknown. */
  readonly expectedMs: number | null;
  /** sd between trials on the log scale, from the baseline; null where it has none. */
  readonly trialSdOf: (level: Level) => number | null;
};

/** Nonces differ between sessions by the session's id; the seed is there for whoever wants them to repeat. */
export const SEED = 1;

export function startSession(parts: MeasureParts): SessionInProgress {
  const { suite, server, io, recorder } = parts;
  const startedAt = new Date().toISOString();
  const now = () => performance.now();
  const traces: TrialTrace[] = [];
  const crew = createCrewSize(availableParallelism());
  const budget = startBudget(suite.trials.budgetMs, now);
  const remainingMs = () => (parts.expectedMs === null ? null : Math.max(0, parts.expectedMs - budget.elapsedMs()));
  const flush = async () => {
    if (suite.cache !== 'flush') return;
    await flushCache(server.target, server.identity.engine, (ms) => pause(ms, io.signal));
  };
  const runTrial = async (plan: TrialPlan, place: TrialPlace) => {
    if (plan.purpose === 'trial') await flush();
    const workers = crew.workersFor(plan.concurrency);
    if (workers > 1) io.log.info(`C=${plan.concurrency}: ${workers} load workers share the load`);
    // A server that hangs must not hold the run beyond its budget.
    const deadline = startDeadline(budget.leftMs());
    const records = await parts.loader
      .runTrial(
        { ...plan, workers },
        {
          onProgress: (progress) =>
            io.log.progress({ ...progress, ...place, stage: plan.purpose, runRemainingMs: remainingMs() }),
          signal: AbortSignal.any([io.signal, server.died, deadline.signal]),
        },
      )
      .finally(deadline.clear);
    crew.note(records);
    return redactRecords(records, server.secrets);
  };
  const planFor = (level: Level, trial: number): TrialPlan => ({
    target: server.target,
    shape: server.shape,
    prompts: server.prompts.prompts,
    concurrency: level.concurrency,
    requests: level.requests,
    output: level.output,
    nonce: suite.cache === 'bust' ? { seed: SEED, session: parts.sessionId, trial } : null,
    purpose: 'trial',
  });
  const sweeper = createSweeper({
    suite,
    planFor,
    runTrial,
    watch: (run) =>
      watchTrial(
        {
          target: server.target,
          engine: server.identity.engine,
          cache: suite.cache,
          gpus: server.gpus,
          now,
          // A dying server may hold a reader of its counters for seconds.
          signal: AbortSignal.any([io.signal, server.died]),
        },
        run,
        ({ interrupted, requests }) => (interrupted ? [] : requests),
      ),
    warmUp: createWarmUp({ suite, sessionId: parts.sessionId, planFor: (level) => planFor(level, 0), runTrial, now }),
    budget,
    signal: io.signal,
    findDeath: server.findDeath,
    trialSdOf: parts.trialSdOf,
    keep: async (records, trial) => {
      traces.push(traceTrial(records, trial));
      await recorder.keepRequests(records, trial);
      await recorder.keepSession(sessionSoFar([]));
    },
  });
  const sessionSoFar = (reasons: readonly Reason[]): Session => {
    const stopped = sweeper.stopped();
    return makeSession({
      id: parts.sessionId,
      startedAt,
      finishedAt: new Date().toISOString(),
      client: CLIENT,
      suite,
      prompts: parts.prompts,
      seed: SEED,
      identity: server.identity,
      configurationHash: parts.configurationHash,
      levels: sweeper.levels(),
      reasons: stopped === null ? reasons : [...reasons, stopped],
      notes: server.ready.notes,
      provenance: { ...io.provenance, url: server.target.origin },
      logTail: stopped?.code === 'server-died' ? server.logTail() : [],
    });
  };
  const warmUpAsInTheField = async () => {
    // An engine that can't be emptied is told before anything is spent on it.
    await flush();
    for (const [index, { concurrency, requests, outputTokens }] of suite.fieldWarmUp.entries()) {
      const output = { ...suite.output, tokens: outputTokens };
      const nonce = { seed: SEED, session: `${parts.sessionId}-field-warm-up`, trial: index };
      const plan = { ...planFor({ concurrency, requests, output }, 0), purpose: 'warm-up' as const, nonce };
      await runTrial(plan, { number: index + 1, of: suite.fieldWarmUp.length });
    }
  };
  return {
    warmUpAsInTheField,
    sweep: sweeper.sweep,
    current: () => sessionSoFar([]),
    stopped: sweeper.stopped,
    budget,
    traces: () => traces,
    finish: async () => {
      const change = sweeper.stopped() === null ? await server.findIdentityChange() : null;
      // Interrupted, nobody answers who he is: that is no other server.
      const reason = io.signal.aborted && sweeper.stopped() === null ? INTERRUPTED : change;
      const session = sessionSoFar(reason === null ? [] : [reason]);
      await recorder.keepSession(session);
      return session;
    },
  };
}
