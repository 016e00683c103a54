import type { Reason } from '../reason.ts';
import type { Policy } from '../suite/suite.ts';
import { exitCodeOf } from './exit-code.ts';
import { worstVerdict } from './run-verdict.ts';
import { type Leg, type RunVerdict, type RunVerdictName, VERDICT_SCHEMA, VERDICT_VERSION } from './verdict.ts';

/** A leg as it was found; `verdict` null = it was expected and isn't there. */
export type JudgedLeg = { readonly name: string; readonly verdict: RunVerdict | null };

/** What the sticky comment of the fan-in is keyed by: the same whichever legs came in. */
const SUITE = 'all legs';

const nameOf = ({ verdict }: JudgedLeg): RunVerdictName => verdict?.verdict ?? 'missing-level';

/** A leg that was interrupted couldn't be measured; this report itself wasn't interrupted. */
function exitCodeOfLeg({ verdict }: JudgedLeg, policy: Policy): Leg['exitCode'] {
  const code = verdict?.exitCode ?? exitCodeOf('missing-level', policy);
  return code === 130 ? 2 : code;
}

/** How much the worst gated cell lost, in percent of the baseline. */
function lossOf({ verdict }: JudgedLeg): number {
  const losses = (verdict?.cells ?? []).flatMap(({ gated, deltaPercent, direction }) =>
    gated && deltaPercent !== null ? [direction === 'lower' ? deltaPercent : -deltaPercent] : [],
  );
  return Math.max(Number.NEGATIVE_INFINITY, ...losses);
}

/**
 * Worst first: what fails its job before what doesn't (a policy may let a no-baseline leg pass, which mustn't hide a
 * regressed one), then by the precedence of verdicts inside a run, then by the loss.
 */
export function sortLegs<Some extends JudgedLeg>(legs: readonly Some[], policy: Policy): Some[] {
  const fails = (leg: JudgedLeg) => (exitCodeOfLeg(leg, policy) === 0 ? 1 : 0);
  const precede = (one: RunVerdictName, other: RunVerdictName) =>
    one === other ? 0 : worstVerdict([one, other]) === one ? -1 : 1;
  return legs.toSorted(
    (one, other) =>
      fails(one) - fails(other) ||
      precede(nameOf(one), nameOf(other)) ||
      Number(lossOf(other) > lossOf(one)) - Number(lossOf(other) < lossOf(one)) ||
      (one.name < other.name ? -1 : 1),
  );
}

/** One verdict over several legs, at least one: verdict and exit code are the worst leg's. */
export function concludeLegs(legs: readonly JudgedLeg[], policy: Policy, notes: readonly string[]): RunVerdict {
  const sorted = sortLegs(legs, policy);
  const listed = sorted.map(
    (leg): Leg => ({
      name: leg.name,
      verdict: leg.verdict?.verdict ?? 'missing',
      exitCode: exitCodeOfLeg(leg, policy),
      suite: leg.verdict?.suite ?? null,
    }),
  );
  const [worst] = sorted;
  return {
    schema: VERDICT_SCHEMA,
    version: VERDICT_VERSION,
    mode: 'report',
    suite: SUITE,
    verdict: worst === undefined ? 'missing-level' : nameOf(worst),
    exitCode: listed[0]?.exitCode ?? 2,
    legs: listed,
    reasons: sorted.flatMap(reasonsOf),
    cells: sorted.flatMap(({ name, verdict }) =>
      (verdict?.cells ?? []).map((cell) => ({ ...cell, leg: cell.leg === undefined ? name : `${name} / ${cell.leg}` })),
    ),
    differences: [],
    hints: sorted.flatMap(({ name, verdict }) => (verdict?.hints ?? []).map((hint) => `${name}: ${hint}`)),
    notes: [
      ...notes,
      ...sorted.flatMap(({ name, verdict }) => (verdict?.notes ?? []).map((note) => `${name}: ${note}`)),
    ],
  };
}

function reasonsOf({ name, verdict }: JudgedLeg): Reason[] {
  if (verdict !== null) return verdict.reasons.map((reason) => ({ ...reason, message: `${name}: ${reason.message}` }));
  return [
    {
      code: 'missing-leg',
      message: `${name}: there is no result of this leg.`,
      remedy: 'Look at its job: it ended before it wrote a result, or its artifact was not downloaded.',
    },
  ];
}
