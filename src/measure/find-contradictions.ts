import type { Contradiction } from './contradiction.ts';
import { countClassed, countFailed, failTooMany } from './find-failures.ts';
import { findFalseFigure } from './find-false-figure.ts';
import type { MetricId } from './metric.ts';
import type { Session, TrialResult } from './session.ts';

const SAYS_VALID = 'in a trial that says `valid: true`';

/**
 * Trials that call themselves valid and deny it: by a reason, by their own counts, by more failures than their suite
 * allows, by figures that their tokens and duration don't give, or by another trial that they are a copy of.
 */
export function findContradictions(session: Pick<Session, 'levels' | 'suite' | 'fingerprint'>): Contradiction[] {
  return session.levels.flatMap((level, levelAt) =>
    level.trials.flatMap((trial, trialAt) => {
      const found = trial.valid
        ? (contradictionOf(trial, session) ?? findOriginal(level.trials.slice(0, trialAt), trial))
        : null;
      return found === null ? [] : [{ ...found, path: ['levels', levelAt, 'trials', trialAt, ...found.path] }];
    }),
  );
}

function contradictionOf(
  trial: TrialResult,
  { suite, fingerprint }: Pick<Session, 'suite' | 'fingerprint'>,
): Contradiction | null {
  return (
    findOwnReason(trial) ??
    findImpossibleCount(trial) ??
    findDeniedFailures(trial, suite.judging.policy.failedRequests) ??
    findFalseFigure(trial, fingerprint.workload.metricDefinitions)
  );
}

function findOwnReason({ reasons: [reason] }: TrialResult): Contradiction | null {
  return reason === undefined
    ? null
    : { path: ['reasons'], message: `found the reason ${JSON.stringify(reason.code)} ${SAYS_VALID}, allowed: none` };
}

function findImpossibleCount({ requests, tokens }: TrialResult): Contradiction | null {
  const { sent, good, failed } = requests;
  if (good === 0) {
    return { path: ['requests', 'good'], message: `found 0 completed requests ${SAYS_VALID}, allowed: at least 1` };
  }
  const classed = countClassed(failed);
  if (good + classed > sent) {
    const counted = `${good} completed and ${classed} failed`;
    return {
      path: ['requests', 'sent'],
      message: `found ${sent} with ${counted}, allowed: at least ${good + classed}`,
    };
  }
  if (tokens.output >= good) return null;
  // An answer without a token is a failed one, of the class `empty`.
  const found = `found ${tokens.output} of ${good} completed requests`;
  return { path: ['tokens', 'output'], message: `${found}, allowed: at least ${good}, one a request` };
}

function findDeniedFailures({ requests }: TrialResult, allowedShare: number): Contradiction | null {
  const failed = countFailed(requests);
  if (!failTooMany(failed, requests.sent, allowedShare)) return null;
  const allowed = `${Math.floor(allowedShare * requests.sent)}, by \`failed-requests\` of its suite`;
  return {
    path: ['requests', failed === countClassed(requests.failed) ? 'failed' : 'good'],
    message: `found ${failed} failed requests of ${requests.sent} ${SAYS_VALID}, allowed: ${allowed}`,
  };
}

/** Two measurements never agree in every figure to the last digit. */
function findOriginal(earlier: readonly TrialResult[], trial: TrialResult): Contradiction | null {
  const originalAt = earlier.findIndex((other) => other.valid && isCopy(other, trial));
  if (originalAt < 0) return null;
  return { path: ['metrics'], message: `found every figure of trials[${originalAt}], allowed: its own` };
}

function isCopy({ metrics }: TrialResult, { metrics: other }: TrialResult): boolean {
  const ids = Object.keys(metrics) as MetricId[];
  return ids.length === Object.keys(other).length && ids.every((id) => metrics[id] === other[id]);
}
