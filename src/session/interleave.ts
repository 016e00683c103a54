import { join } from 'node:path';
import { hashConfiguration } from '../baseline/configuration.ts';
import { type LoadRunner, openLoad } from '../load/open-load.ts';
import type { Session } from '../measure/session.ts';
import type { TrialTrace } from '../measure/trial-trace.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { Reason } from '../reason.ts';
import type { Level, PromptSet, Suite } from '../suite/suite.ts';
import { findNotIdle } from './check-idle.ts';
import { type Hold, holdMachine } from './launch-server.ts';
import { type SessionInProgress, startSession } from './measure-session.ts';
import { openServer } from './open-server.ts';
import { openRecorder, type Recorder } from './recorder.ts';
import { findSecrets, redactError, redactingIo } from './redaction.ts';
import { keepEmptySession } from './run-session.ts';
import { makeSessionId } from './session-id.ts';

export type Side = 'reference' | 'candidate';

export type SideBySide = {
  readonly reference: Session;
  readonly candidate: Session;
  /** The result file of each. */
  readonly results: Readonly<Record<Side, string>>;
  /** Of the candidate's trials. */
  readonly traces: readonly TrialTrace[];
};

export type InterleaveParts = {
  readonly suite: Suite;
  readonly prompts: PromptSet;
  readonly options: RunOptions;
  readonly io: RunIo;
  readonly referenceUrl: string;
  /** Levels that are still open, and the look they are open for; null = decided. */
  readonly openLevels: (
    reference: Session,
    candidate: Session,
  ) => { readonly look: number; readonly levels: readonly Level[] } | null;
};

type OpenSide =
  | { readonly kind: 'measuring'; readonly progress: SessionInProgress; readonly stop: () => Promise<void> }
  | { readonly kind: 'failed'; readonly session: Session };

/**
 * Two servers that stay up, measured in one session: trials alternate A B, B A, A B, … at every level, so that what
 * happens to the machine happens to both. The reference's files go to a folder of their own.
 */
export async function measureSideBySide(given: InterleaveParts): Promise<SideBySide> {
  const secrets = findSecrets(given.suite, given.options, given.io);
  try {
    return await measureBoth({ ...given, io: redactingIo(given.io, secrets) });
  } catch (error) {
    throw redactError(error, secrets);
  }
}

async function measureBoth(parts: InterleaveParts): Promise<SideBySide> {
  const recorders = {
    reference: await openRecorder(join(parts.options.out, 'reference')),
    candidate: await openRecorder(parts.options.out),
  };
  const results = { reference: recorders.reference.resultPath, candidate: recorders.candidate.resultPath };
  const loader = openLoad({});
  let hold: Hold | null = null;
  try {
    hold = await holdMachine(parts.suite, parts.io);
    if (hold.kind === 'given-up') return { ...(await giveUpBoth(parts, recorders, hold.reason)), results };
    const reference = await openSide(parts, 'reference', recorders.reference, loader);
    const candidate = await openSide(parts, 'candidate', recorders.candidate, loader);
    try {
      if (reference.kind === 'measuring' && candidate.kind === 'measuring') {
        await alternate(parts, reference.progress, candidate.progress);
      }
      return {
        reference: await finish(reference),
        candidate: await finish(candidate),
        results,
        traces: candidate.kind === 'measuring' ? candidate.progress.traces() : [],
      };
    } finally {
      for (const side of [reference, candidate]) if (side.kind === 'measuring') await side.stop();
    }
  } finally {
    await loader.close();
    await recorders.reference.close();
    await recorders.candidate.close();
    if (hold?.kind === 'held') hold.release();
  }
}

async function giveUpBoth(parts: InterleaveParts, recorders: Readonly<Record<Side, Recorder>>, reason: Reason) {
  const giveUp = (side: Side) => keepEmptySession(parts, recorders[side], makeSessionId(new Date()), reason, []);
  return { reference: await giveUp('reference'), candidate: await giveUp('candidate'), traces: [] };
}

/** The parameters of both sides are one suite: only the address differs. */
async function openSide(parts: InterleaveParts, side: Side, recorder: Recorder, loader: LoadRunner): Promise<OpenSide> {
  const { suite, io } = parts;
  const url = side === 'reference' ? parts.referenceUrl : suite.server.url;
  const { command: _launched, ...server } = suite.server;
  const own: Suite = { ...suite, server: { ...server, url } };
  const id = makeSessionId(new Date());
  io.log.info(`${side}: ${url}`);
  const opened = await openServer({ ...parts, suite: own });
  const request = { ...parts, suite: own };
  if (opened.kind === 'not-ready') {
    return { kind: 'failed', session: await keepEmptySession(request, recorder, id, opened.reason, opened.logTail) };
  }
  const busy = await findNotIdle(opened, io);
  if (busy !== null) return { kind: 'failed', session: await keepEmptySession(request, recorder, id, busy, []) };
  const progress = startSession({
    suite: own,
    prompts: parts.prompts,
    server: opened,
    loader,
    recorder,
    io,
    sessionId: id,
    configurationHash: hashConfiguration(opened.identity),
    expectedMs: null,
    trialSdOf: () => null,
  });
  await progress.warmUpAsInTheField();
  return { kind: 'measuring', progress, stop: opened.stop };
}

function finish(side: OpenSide): Promise<Session> | Session {
  return side.kind === 'failed' ? side.session : side.progress.finish();
}

/** An invalid trial leaves an arm short of its look: so many sweeps more may make up for it. */
const SPARE_SWEEPS = 2;

/** Looks at 3, 6 and 10 trials an arm, only the levels that are open; ends when the budget does. */
async function alternate(
  parts: InterleaveParts,
  reference: SessionInProgress,
  candidate: SessionInProgress,
): Promise<void> {
  let target = parts.suite.trials.first;
  let levels = parts.suite.levels;
  let taken = 0;
  const isOver = () => reference.stopped() !== null || candidate.stopped() !== null || candidate.budget.leftMs() <= 0;
  while (!isOver()) {
    while (taken < target) {
      const order = taken % 2 === 0 ? [reference, candidate] : [candidate, reference];
      for (const level of levels) {
        for (const side of order) {
          if (isOver()) return;
          await side.sweep([level]);
        }
      }
      taken++;
    }
    const open = parts.openLevels(reference.current(), candidate.current());
    if (open === null || open.levels.length === 0 || taken >= open.look + SPARE_SWEEPS) return;
    target = Math.max(open.look, taken + 1);
    levels = open.levels;
  }
}
