import { join } from 'node:path';
import { levelName } from '../baseline/level.ts';
import { GateError } from '../gate-error.ts';
import type { Evidence } from '../judge/evidence.ts';
import { isCutShort } from '../judge/invalid-states.ts';
import type { NextStep } from '../judge/looks.ts';
import type { Session } from '../measure/session.ts';
import type { TrialTrace } from '../measure/trial-trace.ts';
import type { Reason } from '../reason.ts';
import type { Level } from '../suite/suite.ts';
import { createLookPlanner, type LookPlanner, MOST_SESSIONS } from './look-planner.ts';
import { type MeasuredSession, runSession, type SessionRequest } from './run-session.ts';

export type GateSessions = {
  readonly sessions: readonly Session[];
  /** Their result files; the first is `result.json` in the output folder. */
  readonly results: readonly [string, ...string[]];
  /** Of the first session's trials. */
  readonly traces: readonly TrialTrace[];
  /** What was measured beyond the first look, and why, in plain words. */
  readonly taken: readonly string[];
  /** What stopped the search for a decision; null where it was decided. */
  readonly undecided: Reason | null;
  /** The levels that only an A/B is left for, and the budget for it; null = none is wanted. */
  readonly ab: { readonly levels: readonly Level[]; readonly budgetMs: number } | null;
};

export type GateSessionsParts = {
  readonly request: Omit<SessionRequest, 'wantsMore'>;
  /** The cells against the baseline; null while there is nothing to compare. */
  readonly evidenceOf: (sessions: readonly Session[]) => Evidence | null;
  /** Could the caller launch the base commit's server? Absent = no. */
  readonly canLaunchReference?: boolean;
};

/**
 * Measures until the gate is decided or the budget ends: the first look, more looks where trial noise matters, then
 * relaunched sessions where the gate launches the server itself. An A/B is the caller's: it is only asked for.
 */
export async function measureForGate(parts: GateSessionsParts): Promise<GateSessions> {
  const { suite, io } = parts.request;
  const first = await measureNext(parts, [], suite.trials.budgetMs);
  const sessions = [first.session];
  const results: [string, ...string[]] = [first.resultPath];
  const taken = [...first.planner.taken()];
  let step = stepAfter(first);
  let leftMs = suite.trials.budgetMs - first.measuredMs;
  while (step.kind === 'session') {
    const why = `${step.levels.map(levelName).join(', ')} undecided`;
    io.log.info(`${why}: the server is launched again for session ${sessions.length + 1} of at most ${MOST_SESSIONS}`);
    const next = await measureNext(parts, sessions, leftMs).catch(explainFailure);
    const lost = next instanceof GateError ? next.message : findCut(next.session, suite.trials.first);
    if (next instanceof GateError || lost !== null) {
      taken.push(`session ${sessions.length + 1}, relaunched with ${why}, is left out: ${lost}`);
      break;
    }
    taken.push(`session ${sessions.length + 1} was measured on a relaunched server: ${why}`, ...next.planner.taken());
    sessions.push(next.session);
    results.push(next.resultPath);
    leftMs -= next.measuredMs;
    step = stepAfter(next);
  }
  const found = { sessions, results, traces: first.traces, taken };
  if (step.kind !== 'ab') return { ...found, undecided: step.kind === 'stop' ? step.reason : null, ab: null };
  const wanted = new Set(step.levels.map(({ concurrency }) => concurrency));
  const levels = suite.levels.filter(({ concurrency }) => wanted.has(concurrency));
  return { ...found, undecided: null, ab: { levels, budgetMs: leftMs } };
}

type PlannedSession = MeasuredSession & { readonly step: NextStep; readonly planner: LookPlanner };

/** A server that died or changed has nothing more to say. */
const stepAfter = ({ session, step }: PlannedSession): NextStep =>
  session.reasons.length > 0 ? { kind: 'decided' } : step;

/** A later session goes to a folder of its own, with what is left of the budget. */
async function measureNext(
  { request, evidenceOf, canLaunchReference }: GateSessionsParts,
  earlier: readonly Session[],
  budgetMs: number,
): Promise<PlannedSession> {
  const { suite, options } = request;
  const folder = earlier.length === 0 ? options.out : join(options.out, `session-${earlier.length + 1}`);
  const planner = createLookPlanner({
    suite,
    evidenceOf: (session) => evidenceOf([...earlier, session]),
    canLaunchReference: canLaunchReference ?? false,
  });
  const measured = await runSession({
    ...request,
    suite: { ...suite, trials: { ...suite.trials, budgetMs } },
    options: { ...options, out: folder },
    wantsMore: planner.wantsMore,
  });
  return { ...measured, planner, step: planner.lastStep() };
}

/** What was measured before must not be lost because a further session couldn't be. */
function explainFailure(error: unknown): GateError {
  if (error instanceof GateError && error.code !== 'interrupted') return error;
  throw error;
}

/** A further session that the budget cut short says less than none: it would only make the run invalid. */
function findCut(session: Session, first: number): string | null {
  return isCutShort(session, first) ? 'the budget ended before its first look' : null;
}
