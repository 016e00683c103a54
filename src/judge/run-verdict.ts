import { levelName } from '../baseline/level.ts';
import type { Reason } from '../reason.ts';
import type { Policy } from '../suite/suite.ts';
import { explainCells } from './cell-reasons.ts';
import { exitCodeOf } from './exit-code.ts';
import { NOT_JUDGED } from './thin-tail.ts';
import {
  type Cell,
  type CellVerdict,
  type Difference,
  type RunVerdict,
  type RunVerdictName,
  VERDICT_SCHEMA,
  VERDICT_VERSION,
} from './verdict.ts';

/** A state that was found before any arithmetic: it stands beside whatever cells there are. */
export type RunState = {
  readonly verdict: 'invalid' | 'no-baseline' | 'not-comparable' | 'missing-level';
  readonly reason: Reason;
};

export type RunFindings = {
  readonly mode: RunVerdict['mode'];
  readonly suite: string;
  readonly policy: Policy;
  /** Judged cells; empty where a state forbade arithmetic. */
  readonly cells: readonly Cell[];
  readonly states?: readonly RunState[];
  readonly differences?: readonly Difference[];
  readonly hints?: readonly string[];
  readonly notes?: readonly string[];
  /** What one session costs here, for the remedies; absent = unknown. */
  readonly minutesPerSession?: number | null;
  /** Who accepted a regression and why (label or reason): turns regressed and suspected into accepted. */
  readonly acceptedBecause?: string | null;
};

/** Worst first. `different` and `undecided` are confirm's words, and rank beside their kin. */
const PRECEDENCE: readonly RunVerdictName[] = [
  'invalid',
  'no-baseline',
  'regressed',
  'different',
  'suspected',
  'not-comparable',
  'missing-level',
  'inconclusive',
  'undecided',
  'accepted',
  'improved',
  'pass',
  'equivalent',
];

/** The verdict that stands for all of them, `null` for none: of several legs, states or cells. */
export function worstVerdict(verdicts: readonly RunVerdictName[]): RunVerdictName | null {
  return PRECEDENCE.find((verdict) => verdicts.includes(verdict)) ?? null;
}

/** One verdict for the run, its exit code by the policy, and a reason with a remedy for all that isn't pass. */
export function concludeRun(findings: RunFindings): RunVerdict {
  const states = [...(findings.states ?? []), ...impliedStates(findings)];
  const cellVerdicts = findings.cells.flatMap(({ verdict }) => (verdict === 'shown' ? [] : [verdict]));
  const found = [...states.map(({ verdict }) => verdict), ...cellVerdicts];
  const worst = worstVerdict(found) ?? 'not-comparable';
  const acceptedBecause = findings.acceptedBecause ?? null;
  const accepted = acceptedBecause !== null && isAcceptable(worst);
  const verdict = accepted ? 'accepted' : worst;
  // What the policy only warns about, or somebody accepted, hides nothing that fails.
  const counted = [verdict, ...(accepted ? found.filter((name) => !isAcceptable(name)) : found)];
  const interrupted = states.some(({ reason }) => reason.code === 'interrupted');
  return {
    schema: VERDICT_SCHEMA,
    version: VERDICT_VERSION,
    mode: findings.mode,
    suite: findings.suite,
    verdict,
    exitCode: interrupted ? 130 : exitCodeOfAll(counted, findings.policy),
    reasons: [
      ...states.map(({ reason }) => reason),
      ...explainCells(findings.cells, {
        minutesPerSession: findings.minutesPerSession ?? null,
        stored: findings.mode === 'judge',
      }),
      ...(accepted ? [acceptance(acceptedBecause)] : []),
    ],
    cells: findings.cells,
    differences: findings.differences ?? [],
    hints: findings.hints ?? [],
    notes: findings.notes ?? [],
  };
}

/** What a person may accept: these verdicts of cells carry an accepted run. */
export const isAcceptable = (verdict: CellVerdict) => verdict === 'regressed' || verdict === 'suspected';

/** The exit code of the worst verdict that fails; 0 when none does. */
function exitCodeOfAll(verdicts: readonly RunVerdictName[], policy: Policy): RunVerdict['exitCode'] {
  const failing = worstVerdict(verdicts.filter((verdict) => exitCodeOf(verdict, policy) !== 0));
  return failing === null ? 0 : exitCodeOf(failing, policy);
}

/** What the findings say without a state: a blocking difference, or nothing that is gated. */
function impliedStates({ cells, states = [], differences = [] }: RunFindings): RunState[] {
  if (states.length > 0) return [];
  const blocking = differences.filter(({ role }) => role === 'blocks');
  if (blocking.length > 0) return [{ verdict: 'not-comparable', reason: blockedBy(blocking) }];
  if (cells.some(({ gated }) => gated)) return [];
  return [{ verdict: 'not-comparable', reason: nothingGated(cells) }];
}

/** Nothing decides: nothing was gated, or all that was had to be left out, and why. */
function nothingGated(cells: readonly Cell[]): Reason {
  const left = cells.flatMap((cell) => {
    const why = cell.notes.find((note) => note.startsWith(NOT_JUDGED));
    return why === undefined ? [] : [`${levelName(cell)} ${why}`];
  });
  if (left.length === 0) return NOTHING_GATED;
  return {
    code: 'nothing-gated',
    message: `All that is gated had to be left out, so there is nothing to judge: ${left.join('; ')}.`,
    remedy: 'Raise `requests`, or gate a metric that needs fewer: `metrics:` in the suite file.',
  };
}

const NOTHING_GATED: Reason = {
  code: 'nothing-gated',
  message: 'No gated metric is on both sides, so there is nothing to judge.',
  remedy: 'Gate a metric that both sides hold: `metrics:` in the suite file, with `gate: true`.',
};

function blockedBy(differences: readonly Difference[]): Reason {
  const facts = differences.map(
    ({ fact, baseline, current }) => `${fact}: baseline ${baseline ?? 'unknown'}, this run ${current ?? 'unknown'}`,
  );
  return {
    code: 'workload-differs',
    message: `The baseline measured something else: ${facts.join('; ')}.`,
    remedy:
      'Measure with the workload of the baseline, or give this one a baseline of its own: --baseline FILE. `refresh --replace` ends the present one.',
  };
}

function acceptance(because: string): Reason {
  return {
    code: 'accepted',
    message: `The change was accepted: ${because}.`,
    remedy:
      'Refresh the baseline after the merge with `refresh --accept-reason`, so that the next run is judged against it.',
  };
}
