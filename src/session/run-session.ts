import { hashConfiguration } from '../baseline/configuration.ts';
import { type LoadRunner, openLoad } from '../load/open-load.ts';
import { makeSession } from '../measure/make-session.ts';
import type { Session } from '../measure/session.ts';
import type { TrialTrace } from '../measure/trial-trace.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { Reason } from '../reason.ts';
import { formatEstimate } from '../report/progress-line.ts';
import type { Level, PromptSet, Suite } from '../suite/suite.ts';
import { CLIENT } from '../version.ts';
import { findNotIdle } from './check-idle.ts';
import { type Estimate, estimateFromGeneration, refuseWhatCannotFit } from './estimate.ts';
import { holdMachine } from './launch-server.ts';
import { SEED, type SessionInProgress, startSession } from './measure-session.ts';
import { type OpenServer, openServer } from './open-server.ts';
import { openRecorder, type Recorder } from './recorder.ts';
import { findSecrets, redactError, redactingIo } from './redaction.ts';
import type { RunBudget } from './run-budget.ts';
import { makeSessionId } from './session-id.ts';

export type SessionRequest = {
  readonly suite: Suite;
  readonly prompts: PromptSet;
  readonly options: RunOptions;
  readonly io: RunIo;
  /** From the baseline's throughput; null where there is none. */
  readonly estimate: Estimate | null;
  readonly trialSdOf: (level: Level) => number | null;
  /** Levels that deserve another trial, asked after the first look and after every sweep; empty = enough. */
  readonly wantsMore: (session: Session, budget: RunBudget) => readonly Level[];
};

type TracedSession = {
  readonly session: Session;
  readonly traces: readonly TrialTrace[];
  /** What the session took of the budget: from ready to the last trial. */
  readonly measuredMs: number;
};
export type MeasuredSession = TracedSession & { readonly resultPath: string };

/**
 * One session from the open folder to the written result: launch or connect, wait, measure the first look, more where
 * it's wanted, stop. A server that never got ready gives a session without trials that says why.
 */
export async function runSession(given: SessionRequest): Promise<MeasuredSession> {
  const secrets = findSecrets(given.suite, given.options, given.io);
  try {
    return await runWith({ ...given, io: redactingIo(given.io, secrets) });
  } catch (error) {
    throw redactError(error, secrets);
  }
}

async function runWith(request: SessionRequest): Promise<MeasuredSession> {
  const recorder = await openRecorder(request.options.out);
  const { resultPath } = recorder;
  const loader = openLoad({});
  try {
    const hold = await holdMachine(request.suite, request.io);
    if (hold.kind === 'given-up') return { ...(await giveUp(request, recorder, hold.reason)), resultPath };
    try {
      return { ...(await measureWith(request, recorder, loader)), resultPath };
    } finally {
      hold.release();
    }
  } finally {
    await loader.close();
    await recorder.close();
  }
}

async function measureWith(request: SessionRequest, recorder: Recorder, loader: LoadRunner): Promise<TracedSession> {
  const server = await openServer(request);
  if (server.kind === 'not-ready') {
    sayLogTail(server.logTail, request.io);
    return giveUp(request, recorder, server.reason, server.logTail);
  }
  try {
    const busy = await findNotIdle(server, request.io);
    if (busy !== null) return await giveUp(request, recorder, busy);
    return await measureOn(server, request, recorder, loader, makeSessionId(new Date()));
  } finally {
    await server.stop();
  }
}

async function measureOn(
  server: OpenServer,
  request: SessionRequest,
  recorder: Recorder,
  loader: LoadRunner,
  sessionId: string,
): Promise<TracedSession> {
  const { suite, prompts, io, estimate, trialSdOf } = request;
  if (estimate === null) refuseWhatCannotFit(suite, estimateFrom(server, suite));
  announce(suite, estimate, io);
  const progress = startSession({
    suite,
    prompts,
    server,
    loader,
    recorder,
    io,
    sessionId,
    configurationHash: hashConfiguration(server.identity),
    expectedMs: estimate?.firstLookMs ?? null,
    trialSdOf,
  });
  await progress.warmUpAsInTheField();
  await sweepUntilEnough(request, progress);
  const measuredMs = progress.budget.elapsedMs();
  const session = await progress.finish();
  if (session.logTail !== undefined) sayLogTail(session.logTail, io);
  return { session, traces: progress.traces(), measuredMs };
}

async function sweepUntilEnough({ suite, wantsMore }: SessionRequest, progress: SessionInProgress): Promise<void> {
  for (let trial = 0; trial < suite.trials.first; trial++) {
    if (progress.stopped() !== null || progress.budget.leftMs() <= 0) return;
    await progress.sweep(suite.levels);
  }
  while (progress.stopped() === null) {
    const levels = wantsMore(progress.current(), progress.budget);
    if (levels.length === 0) return;
    await progress.sweep(levels);
  }
}

function estimateFrom(server: OpenServer, suite: Suite): Estimate {
  const times = server.ready.generations.map(({ sentAtMs, endedAtMs }) => (endedAtMs ?? 0) - (sentAtMs ?? 0));
  return estimateFromGeneration(suite, Math.min(...times), suite.readinessTokens ?? suite.output.tokens);
}

function announce(suite: Suite, estimate: Estimate | null, io: RunIo): void {
  io.log.info(
    formatEstimate({
      levels: suite.levels.map((level) => level.concurrency),
      firstTrials: suite.trials.first,
      mostTrials: suite.trials.most,
      firstMs: estimate?.firstLookMs ?? null,
      budgetMs: suite.trials.budgetMs,
    }),
  );
}

/** To the job log on failure only; the bar keeps the runner from reading a server's words as commands. */
function sayLogTail(lines: readonly string[], io: RunIo): void {
  for (const line of lines) io.log.info(`│ ${line}`);
}

async function giveUp(
  request: SessionRequest,
  recorder: Recorder,
  reason: Reason,
  logTail: readonly string[] = [],
): Promise<TracedSession> {
  const session = await keepEmptySession(request, recorder, makeSessionId(new Date()), reason, logTail);
  return { session, traces: [], measuredMs: 0 };
}

/** A session without trials that says why there are none, written like any other. */
export async function keepEmptySession(
  request: Pick<SessionRequest, 'suite' | 'prompts' | 'io'>,
  recorder: Recorder,
  id: string,
  reason: Reason,
  logTail: readonly string[],
): Promise<Session> {
  const now = new Date().toISOString();
  const session = makeSession({
    id,
    startedAt: now,
    finishedAt: now,
    client: CLIENT,
    suite: request.suite,
    prompts: request.prompts,
    seed: SEED,
    identity: {},
    configurationHash: null,
    levels: [],
    reasons: [reason],
    notes: [],
    provenance: request.io.provenance,
    logTail,
  });
  await recorder.keepSession(session);
  return session;
}
