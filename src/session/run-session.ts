import { hashConfiguration } from '../baseline/configuration.ts';
import { generateOnce } from '../load/generate.ts';
import type { LoadRunner } from '../load/open-load.ts';
import { openLoad } from '../load/open-load.ts';
import { makeSession } from '../measure/make-session.ts';
import type { Session } from '../measure/session.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { Reason } from '../reason.ts';
import { formatEstimate } from '../report/progress-line.ts';
import type { Level, PromptSet, Suite } from '../suite/suite.ts';
import { CLIENT } from '../version.ts';
import { type Estimate, estimateFromGeneration, refuseWhatCannotFit } from './estimate.ts';
import { SEED, type SessionInProgress, startSession } from './measure-session.ts';
import { type OpenServer, openServer } from './open-server.ts';
import { openRecorder, type Recorder } from './recorder.ts';
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
  /** Levels that deserve another trial, asked after every sweep; empty = enough. */
  readonly wantsMore: (session: Session, budget: RunBudget) => readonly Level[];
};

export type MeasuredSession = { readonly session: Session; readonly resultPath: string };

/**
 * One session from the open folder to the written result: wait, measure the first look, more where it's wanted. A server
 * that never got ready gives a session without trials that says why.
 */
export async function runSession(request: SessionRequest): Promise<MeasuredSession> {
  const recorder = await openRecorder(request.options.out);
  const loader = openLoad({});
  try {
    return await measureWith(request, recorder, loader);
  } finally {
    await loader.close();
    await recorder.close();
  }
}

async function measureWith(request: SessionRequest, recorder: Recorder, loader: LoadRunner): Promise<MeasuredSession> {
  const { suite, prompts, options, io } = request;
  const sessionId = makeSessionId(new Date());
  const server = await openServer({
    suite,
    prompts,
    apiKey: options.apiKey,
    workingDirectory: options.workingDirectory,
    generate: generateOnce,
    log: io.log,
    signal: io.signal,
  });
  if (server.kind === 'not-ready') {
    const session = makeEmptySession(request, sessionId, server.reason);
    await recorder.keepSession(session);
    return { session, resultPath: recorder.resultPath };
  }
  try {
    const estimate = request.estimate ?? estimateFrom(server, suite);
    if (request.estimate === null) refuseWhatCannotFit(suite, estimate);
    announce(suite, request.estimate, io);
    const progress = startSession({
      suite,
      prompts,
      server,
      loader,
      recorder,
      io,
      sessionId,
      configurationHash: hashConfiguration(server.identity),
      expectedMs: request.estimate?.firstLookMs ?? null,
      trialSdOf: request.trialSdOf,
    });
    await sweepUntilEnough(request, progress);
    return { session: await progress.finish(), resultPath: recorder.resultPath };
  } finally {
    await server.stop();
  }
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

function makeEmptySession(request: SessionRequest, id: string, reason: Reason): Session {
  const now = new Date().toISOString();
  return makeSession({
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
  });
}
