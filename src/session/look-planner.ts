import { levelKey, levelName } from '../baseline/level.ts';
import { planLooks } from '../judge/ab-plan.ts';
import type { Evidence } from '../judge/evidence.ts';
import { type Means, type NextStep, planNextStep } from '../judge/looks.ts';
import type { Session } from '../measure/session.ts';
import type { Level, Suite } from '../suite/suite.ts';
import type { RunBudget } from './run-budget.ts';

/** More than three sessions of one pull request decide little that an A/B wouldn't decide sooner. */
export const MOST_SESSIONS = 3;
/** An A/B launches reference, candidate, reference. */
const LAUNCHES = 3;

export type LookPlanner = {
  readonly wantsMore: (session: Session, budget: RunBudget) => readonly Level[];
  /** What the last look left to do. */
  readonly lastStep: () => NextStep;
  /** The further looks that were taken, in plain words. */
  readonly taken: () => readonly string[];
};

export type LookPlannerParts = {
  readonly suite: Suite;
  /** The cells with this session as the newest one; null while there is nothing to compare. */
  readonly evidenceOf: (session: Session) => Evidence | null;
  readonly canLaunchReference: boolean;
};

/** Looks only at the planned numbers of trials: judging after every trial would find what it looks for. */
export function createLookPlanner({ suite, evidenceOf, canLaunchReference }: LookPlannerParts): LookPlanner {
  let step: NextStep = { kind: 'decided' };
  let open: readonly Level[] = [];
  let wanted = suite.trials.first;
  let firstLookMs: number | null = null;
  const taken: string[] = [];
  return {
    wantsMore: (session, budget) => {
      firstLookMs ??= budget.elapsedMs();
      const short = open.filter((level) => validTrials(session, level) < wanted && budget.leftMs() > 0);
      if (short.length > 0) return short;
      const evidence = evidenceOf(session);
      const means = meansOf(suite, session, { leftMs: budget.leftMs(), firstLookMs, canLaunchReference });
      step = evidence === null ? { kind: 'decided' } : planNextStep(evidence, means);
      if (step.kind !== 'trials') return [];
      wanted = step.trials;
      const keys = new Set(step.levels.map(({ concurrency }) => concurrency));
      open = suite.levels.filter(({ concurrency }) => keys.has(concurrency));
      const names = open.map(levelName).join(', ');
      taken.push(`another look at ${names}, up to ${wanted} trials: trial noise left it undecided`);
      return open;
    },
    lastStep: () => step,
    taken: () => taken,
  };
}

function validTrials({ levels }: Session, { concurrency }: Level): number {
  const level = levels.find((each) => each.concurrency === concurrency);
  return level?.trials.filter(({ valid }) => valid).length ?? 0;
}

type Clock = { readonly leftMs: number; readonly firstLookMs: number; readonly canLaunchReference: boolean };

function meansOf(suite: Suite, session: Session, { leftMs, firstLookMs, canLaunchReference }: Clock): Means {
  const durations = session.levels.map(({ concurrency, trials }) => {
    const total = trials.reduce((sum, { durationMs }) => sum + durationMs, 0);
    return [levelKey({ concurrency }), total / Math.max(1, trials.length)] as const;
  });
  const trialMs: Readonly<Record<string, number>> = Object.fromEntries(durations);
  const allMs = durations.reduce((sum, [, ms]) => sum + ms, 0);
  const shareOf = (ms: number) => (allMs === 0 ? 1 : ms / allMs);
  return {
    looks: planLooks(suite.trials.first, suite.trials.most),
    remainingMs: leftMs,
    trialMs,
    sessionMs: suite.server.command === undefined ? null : firstLookMs,
    abMs: canLaunchReference
      ? (levels) =>
          LAUNCHES * firstLookMs * shareOf(levels.reduce((sum, level) => sum + (trialMs[levelKey(level)] ?? 0), 0))
      : null,
    mostSessions: MOST_SESSIONS,
  };
}
