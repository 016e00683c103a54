import type { TrialPlan } from '../load/trial-plan.ts';
import { makeSession } from '../measure/make-session.ts';
import type { TrialRecords } from '../measure/records.ts';
import type { Session } from '../measure/session.ts';
import { type TrialTrace, traceTrial } from '../measure/trial-trace.ts';
import type { Reason } from '../reason.ts';
import { watchTrial } from '../server/trial-watch.ts';
import type { Level, PromptSet } from '../suite/suite.ts';
import { CLIENT } from '../version.ts';
import type { Recorder } from './recorder.ts';
import { type RunBudget, startBudget } from './run-budget.ts';
import { createTrialRunner, flushWhereAsked, type RunTrial, type TrialRunnerParts } from './run-trial.ts';
import { createSweeper, INTERRUPTED, type Sweeper, type WatchedTrial } from './sweeper.ts';
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

export type MeasureParts = Omit<TrialRunnerParts, 'budget'> & {
  readonly prompts: PromptSet;
  readonly recorder: Recorder;
  readonly sessionId: string;
  readonly configurationHash: string | null;
  /** sd between trials on the log scale, from the baseline; null where it has none. */
  readonly trialSdOf: (level: Level) => number | null;
};

/** Nonces differ between sessions by the session's id; the seed is there for whoever wants them to repeat. */
export const SEED = 1;

const now = () => performance.now();

/** Starts the budget of a session on an open server. Nothing is sent to it before somebody asks. */
export function startSession(parts: MeasureParts): SessionInProgress {
  const { suite, server, io, recorder, sessionId } = parts;
  const startedAt = new Date().toISOString();
  const budget = startBudget(suite.trials.budgetMs, now);
  const traces: TrialTrace[] = [];
  const planFor = (level: Level, trial: number) => planTrial(parts, level, trial);
  const runTrial = createTrialRunner({ ...parts, budget });
  const sweeper = createSweeper({
    suite,
    planFor,
    runTrial,
    watch: (run) => runWatched(parts, run),
    warmUp: createWarmUp({ suite, sessionId, planFor: (level) => planFor(level, 0), runTrial, now }),
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
  const sessionSoFar = (reasons: readonly Reason[]) => makeSessionSoFar(parts, startedAt, sweeper, reasons);
  return {
    warmUpAsInTheField: () => warmUpAsInTheField(parts, runTrial),
    sweep: sweeper.sweep,
    current: () => sessionSoFar([]),
    stopped: sweeper.stopped,
    budget,
    traces: () => traces,
    finish: async () => {
      const session = sessionSoFar(await findReasonsAtEnd(parts, sweeper));
      await recorder.keepSession(session);
      return session;
    },
  };
}

function planTrial({ suite, server, sessionId }: MeasureParts, level: Level, trial: number): TrialPlan {
  return {
    target: server.target,
    shape: server.shape,
    prompts: server.prompts.prompts,
    concurrency: level.concurrency,
    requests: level.requests,
    output: level.output,
    nonce: suite.cache === 'bust' ? { seed: SEED, session: sessionId, trial } : null,
    purpose: 'trial',
  };
}

/** Runs a trial with the server's counters and GPUs read around it. */
function runWatched({ suite, server, io }: MeasureParts, run: () => Promise<TrialRecords>): Promise<WatchedTrial> {
  return watchTrial(
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
  );
}

async function warmUpAsInTheField(parts: MeasureParts, runTrial: RunTrial): Promise<void> {
  const { suite, sessionId } = parts;
  // An engine that can't be emptied is told before anything is spent on it.
  await flushWhereAsked(parts);
  for (const [index, { concurrency, requests, outputTokens }] of suite.fieldWarmUp.entries()) {
    const output = { ...suite.output, tokens: outputTokens };
    const nonce = { seed: SEED, session: `${sessionId}-field-warm-up`, trial: index };
    const plan = { ...planTrial(parts, { concurrency, requests, output }, 0), purpose: 'warm-up' as const, nonce };
    await runTrial(plan, { number: index + 1, of: suite.fieldWarmUp.length });
  }
}

/** The session of all trials so far; why no further one makes sense is the last of its reasons. */
function makeSessionSoFar(
  { suite, prompts, server, io, sessionId, configurationHash }: MeasureParts,
  startedAt: string,
  sweeper: Sweeper,
  reasons: readonly Reason[],
): Session {
  const stopped = sweeper.stopped();
  return makeSession({
    id: sessionId,
    startedAt,
    finishedAt: new Date().toISOString(),
    client: CLIENT,
    suite,
    prompts,
    seed: SEED,
    identity: server.identity,
    configurationHash,
    levels: sweeper.levels(),
    reasons: stopped === null ? reasons : [...reasons, stopped],
    notes: server.ready.notes,
    provenance: { ...io.provenance, url: server.target.origin },
    logTail: stopped?.code === 'server-died' ? server.logTail() : [],
  });
}

/** What is against the session as a whole where no trial said so: another server answers by now, an interruption. */
async function findReasonsAtEnd({ server, io }: MeasureParts, sweeper: Sweeper): Promise<readonly Reason[]> {
  if (sweeper.stopped() !== null) return [];
  const change = await server.findIdentityChange();
  // Interrupted, nobody answers who he is: that is no other server.
  if (io.signal.aborted) return [INTERRUPTED];
  return change === null ? [] : [change];
}
