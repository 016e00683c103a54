import { distinctLevels, type LevelId, levelKey } from '../baseline/level.ts';
import type { Reason } from '../reason.ts';
import { verdictUnder } from './cure.ts';
import { cureText } from './cure-text.ts';
import type { Evidence } from './evidence.ts';
import { judgeStored } from './judge-stored.ts';
import { type Assessed, assessStored, type Compared } from './stored-assessment.ts';
import { decideStored, type JudgedVerdict, type StoredQuestion } from './stored-rule.ts';

/** What the gate could do next and what each step costs; the budget's clock is the caller's. */
export type Means = {
  /** Planned looks in trials a session, ascending: 3, 6 and 10 by default. */
  readonly looks: readonly number[];
  readonly remainingMs: number;
  /** One trial of a level, by level key. */
  readonly trialMs: Readonly<Record<string, number>>;
  /** A relaunch with start-up, warm-up and first look of all levels; null = the gate can't relaunch the server. */
  readonly sessionMs: number | null;
  /** An A/B of these levels against a launched reference; null = there is none. */
  readonly abMs: ((levels: readonly LevelId[]) => number) | null;
  /** Sessions of the current side are never raised over this. */
  readonly mostSessions: number;
};

export type NextStep =
  | { readonly kind: 'decided' }
  | { readonly kind: 'trials'; readonly trials: number; readonly levels: readonly LevelId[]; readonly needsMs: number }
  | { readonly kind: 'session'; readonly levels: readonly LevelId[]; readonly needsMs: number }
  | { readonly kind: 'ab'; readonly levels: readonly LevelId[]; readonly needsMs: number }
  | { readonly kind: 'stop'; readonly reason: Reason };

type Undecided = Compared & { readonly question: StoredQuestion };
type Affordable = Exclude<NextStep, { readonly kind: 'decided' | 'stop' }>;

/**
 * What to do after a look at a stored baseline: another look only where trial noise matters (s_W²/n > s_S²/4) and the
 * verdict would change without it; else a new session, else A/B, else stop and say so. The first step that fits the
 * budget is taken. A regression decides the run: no session or A/B is bought for the other cells then. Source: "The
 * verdict", another look.
 */
export function planNextStep(evidence: Evidence, means: Means): NextStep {
  const assessed = assessStored(evidence);
  const undecided = assessed.filter(isUndecided);
  if (undecided.length === 0) return { kind: 'decided' };
  const regressed = assessed.some((item) => verdictOf(item) === 'regressed');
  const looks = possibleLooks(undecided, means);
  const steps = regressed ? looks : [...looks, ...possibleLaunches(undecided, means)];
  const affordable = steps.find(({ needsMs }) => needsMs <= means.remainingMs);
  if (affordable === undefined && regressed) return { kind: 'decided' };
  return affordable ?? { kind: 'stop', reason: whyStop(evidence, steps, means) };
}

function verdictOf(item: Assessed): JudgedVerdict | null {
  return item.kind === 'decided' || item.question === null ? null : decideStored(item.question);
}

function isUndecided(item: Assessed): item is Undecided {
  const verdict = verdictOf(item);
  return verdict === 'suspected' || verdict === 'inconclusive';
}

function possibleLooks(undecided: readonly Undecided[], means: Means): Affordable[] {
  const look = lookAgain(undecided.filter(wouldLookHelp), means);
  return look === null ? [] : [look];
}

function possibleLaunches(undecided: readonly Undecided[], means: Means): Affordable[] {
  const levels = levelsOf(undecided);
  const steps: Affordable[] = [];
  if (means.sessionMs !== null && sessionsOf(undecided) < means.mostSessions) {
    steps.push({ kind: 'session', levels, needsMs: means.sessionMs });
  }
  if (means.abMs !== null) steps.push({ kind: 'ab', levels, needsMs: means.abMs(levels) });
  return steps;
}

const sessionsOf = (cells: readonly Compared[]): number =>
  Math.max(0, ...cells.map(({ estimate }) => estimate.design.currentSessions));

/** Trial noise matters, and with none of it on the current side the verdict would be another one. */
function wouldLookHelp({ estimate, question }: Undecided): boolean {
  const { trial, session, design } = estimate;
  if (trial.variance / design.currentSize <= session.variance / 4) return false;
  const without = verdictUnder(estimate, question, { ...design, currentSize: Number.POSITIVE_INFINITY });
  return without !== decideStored(question);
}

function lookAgain(cells: readonly Undecided[], { looks, trialMs }: Means): Affordable | null {
  if (cells.length === 0) return null;
  const taken = Math.max(...cells.map(({ estimate }) => Math.ceil(estimate.design.currentSize)));
  const trials = looks.find((look) => look > taken);
  if (trials === undefined) return null;
  const levels = levelsOf(cells);
  const perTrial = levels.reduce((sum, level) => sum + (trialMs[levelKey(level)] ?? 0), 0);
  return { kind: 'trials', trials, levels, needsMs: (trials - taken) * perTrial };
}

const levelsOf = (cells: readonly Undecided[]): LevelId[] => distinctLevels(cells.map(({ evidence }) => evidence));

function whyStop(evidence: Evidence, steps: readonly Affordable[], means: Means): Reason {
  const minutes = (ms: number) =>
    ms < 60_000 ? `${Math.max(0, Math.round(ms / 1000))} s` : `${Math.round(ms / 60_000)} min`;
  const left = minutes(means.remainingMs);
  const wanted = steps.map((step) => `${STEP_NAMES[step.kind]} needs about ${minutes(step.needsMs)}`);
  const cells = judgeStored(evidence).filter(({ verdict }) => verdict === 'suspected' || verdict === 'inconclusive');
  const cure = cureText(cells, {
    minutesPerSession: means.sessionMs === null ? null : means.sessionMs / 60_000,
    stored: false,
  });
  const noSession =
    means.sessionMs === null ? 'the gate has no server to relaunch,' : `${means.mostSessions} sessions are measured,`;
  return {
    code: steps.length === 0 ? 'undecided' : 'budget-spent',
    message:
      steps.length === 0
        ? `More trials of this session wouldn't decide it, ${noSession} and there is no reference to launch.`
        : `The budget ends the run undecided: ${wanted.join(', ')}, ${left} left.`,
    remedy: `${cure.charAt(0).toUpperCase()}${cure.slice(1)}.`,
  };
}

const STEP_NAMES = { trials: 'another look', session: 'a new session', ab: 'an A/B' } as const;
