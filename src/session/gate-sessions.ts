import { join } from 'node:path';
import { planLooks } from '../judge/ab-plan.ts';
import type { Evidence } from '../judge/evidence.ts';
import { type Means, type NextStep, planNextStep } from '../judge/looks.ts';
import type { Session } from '../measure/session.ts';
import type { TrialTrace } from '../report/html/trial-trace.ts';
import type { Level, Suite } from '../suite/suite.ts';
import type { RunBudget } from './run-budget.ts';
import { type MeasuredSession, runSession, type SessionRequest } from './run-session.ts';

/** More than three sessions of one pull request decide little that an A/B wouldn't decide sooner. */
const MOST_SESSIONS = 3;

export type GateSessions = {
  readonly sessions: readonly Session[];
  /** Of the first session: `result.json` in the output folder. */
  readonly resultPath: string;
  /** Of the first session's trials. */
  readonly traces: readonly TrialTrace[];
  /** What stopped the search for a decision; null where it was decided. */
  readonly undecided: Extract<NextStep, { readonly kind: 'stop' }>['reason'] | null;
};

export type GateSessionsParts = {
  readonly request: Omit<SessionRequest, 'wantsMore'>;
  /** The cells against the baseline; null while there is nothing to compare. */
  readonly evidenceOf: (sessions: readonly Session[]) => Evidence | null;
};

/**
 * Measures until the gate is decided or the budget ends: the first look, more looks where trial noise matters, then
 * relaunched sessions where the gate launches the server itself.
 */
export async function measureForGate({ request, evidenceOf }: GateSessionsParts): Promise<GateSessions> {
  const { suite } = request;
  const sessions: Session[] = [];
  const startedAt = performance.now();
  let first: MeasuredSession | null = null;
  let step: NextStep = { kind: 'decided' };
  do {
    const earlier = [...sessions];
    const planned = createLookPlanner(suite, (session) => evidenceOf([...earlier, session]));
    const leftMs = suite.trials.budgetMs - (first === null ? 0 : performance.now() - startedAt);
    const measured = await runSession({
      ...withBudget(request, leftMs, sessions.length),
      wantsMore: planned.wantsMore,
    });
    first ??= measured;
    sessions.push(measured.session);
    step = planned.lastStep();
  } while (step.kind === 'session' && sessions.every(({ reasons }) => reasons.length === 0));
  const { resultPath, traces } = first;
  return { sessions, resultPath, traces, undecided: step.kind === 'stop' ? step.reason : null };
}

/** A later session goes to a folder of its own, with what is left of the budget and of the trust in its estimate. */
function withBudget(request: GateSessionsParts['request'], budgetMs: number, earlier: number): typeof request {
  if (earlier === 0) return request;
  return {
    ...request,
    suite: { ...request.suite, trials: { ...request.suite.trials, budgetMs } },
    options: { ...request.options, out: join(request.options.out, `session-${earlier + 1}`) },
  };
}

type LookPlanner = {
  readonly wantsMore: (session: Session, budget: RunBudget) => readonly Level[];
  readonly lastStep: () => NextStep;
};

/** Looks only at the planned numbers of trials: judging after every trial would find what it looks for. */
function createLookPlanner(suite: Suite, evidenceOf: (session: Session) => Evidence | null): LookPlanner {
  let step: NextStep = { kind: 'decided' };
  let open: readonly Level[] = [];
  let wanted = suite.trials.first;
  return {
    wantsMore: (session, budget) => {
      const short = open.filter((level) => validTrials(session, level) < wanted && budget.leftMs() > 0);
      if (short.length > 0) return short;
      const evidence = evidenceOf(session);
      step = evidence === null ? { kind: 'decided' } : planNextStep(evidence, meansOf(suite, session, budget));
      if (step.kind !== 'trials') return [];
      wanted = step.trials;
      const keys = new Set(step.levels.map(({ concurrency }) => concurrency));
      open = suite.levels.filter(({ concurrency }) => keys.has(concurrency));
      return open;
    },
    lastStep: () => step,
  };
}

function validTrials({ levels }: Session, { concurrency }: Level): number {
  const level = levels.find((each) => each.concurrency === concurrency);
  return level?.trials.filter(({ valid }) => valid).length ?? 0;
}

function meansOf(suite: Suite, session: Session, budget: RunBudget): Means {
  const durations = session.levels.map(({ concurrency, trials }) => {
    const total = trials.reduce((sum, { durationMs }) => sum + durationMs, 0);
    return [String(concurrency), total / Math.max(1, trials.length)] as const;
  });
  return {
    looks: planLooks(suite.trials.first, suite.trials.most),
    remainingMs: budget.leftMs(),
    trialMs: Object.fromEntries(durations),
    sessionMs: suite.server.command === undefined ? null : budget.elapsedMs(),
    abMs: null,
    mostSessions: MOST_SESSIONS,
  };
}
