import { join } from 'node:path';
import { levelName } from '../baseline/level.ts';
import { GateError } from '../gate-error.ts';
import type { AbPlan } from '../judge/ab-plan.ts';
import { judgeAgainstBaseline } from '../judge/against-baseline.ts';
import type { RunState } from '../judge/run-verdict.ts';
import { type Settled, settleByAb } from '../judge/settle-by-ab.ts';
import type { Cell } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { Reason } from '../reason.ts';
import { findReferenceCommit } from '../session/reference-worktree.ts';
import type { Level, Suite } from '../suite/suite.ts';
import { askSides, launchBoth, planOf, recordAb, type Sides, type Workload } from './run-ab.ts';
import type { RecordedAb } from './run-record.ts';

export type Escalation = Workload & {
  readonly options: RunOptions;
  readonly io: RunIo;
  /** The undecided ones: nothing else is measured again. */
  readonly levels: readonly Level[];
  /** What is left of the run's budget. */
  readonly budgetMs: number;
};

export type Escalated = Settled & { readonly states: readonly RunState[] };

/**
 * Measures the undecided levels again, in turns with the server of the base commit, and lets that decide them. Whatever
 * keeps the reference from being measured is a note: the screen's verdict stands then. A candidate that fails is not.
 */
export async function escalateToAb(
  screened: readonly Cell[],
  { suite, promptText, options, io, levels, budgetMs }: Escalation,
): Promise<Escalated & { readonly recorded: RecordedAb | null }> {
  const commit = await findReferenceCommit(options.workingDirectory, io.baseSide?.commit ?? null);
  const reference = nameReference(commit);
  io.log.info(`${levels.map(levelName).join(', ')} undecided: A/B with ${reference}`);
  const part: Suite = { ...suite, levels, trials: { ...suite.trials, budgetMs } };
  const plan = planOf(part, options);
  try {
    const sides = await launchBoth({ suite: part, promptText }, { ...options, out: join(options.out, 'ab') }, io, plan);
    return { ...settleBySides(screened, part, plan, sides, reference), recorded: recordAb(plan, sides.results) };
  } catch (error) {
    if (!(error instanceof GateError) || error.code === 'interrupted') throw error;
    const why = `the A/B with ${reference} could not be measured, so the stored baseline's word stands: ${error.message}`;
    return { cells: screened, states: [], notes: [why], recorded: null };
  }
}

/**
 * The same from what an earlier run has measured of both sides, at the levels that it measured: its A/B is judged again.
 */
export function settleAgain(screened: readonly Cell[], suite: Suite, plan: AbPlan, sides: Sides): Escalated {
  const measured = new Set(sides.candidate.flatMap(({ levels }) => levels.map(({ concurrency }) => concurrency)));
  const part: Suite = { ...suite, levels: suite.levels.filter(({ concurrency }) => measured.has(concurrency)) };
  const commit = sides.reference[0]?.provenance.commit ?? null;
  return settleBySides(screened, part, plan, sides, nameReference(commit));
}

const nameReference = (commit: string | null) => `the base commit ${commit?.slice(0, 12) ?? 'unknown'}`;

function settleBySides(
  screened: readonly Cell[],
  part: Suite,
  plan: AbPlan,
  sides: Sides,
  reference: string,
): Escalated {
  const ab = judgeAgainstBaseline(askSides(part, plan, sides));
  return { ...settleByAb(screened, ab, reference), states: findCandidateStates(sides) };
}

/** A candidate that died or changed in the A/B makes the run invalid, as anywhere; an interruption does on either side. */
function findCandidateStates({ reference, candidate }: Sides): RunState[] {
  const reasonsOf = (sessions: readonly Session[]) => sessions.flatMap(({ reasons }) => reasons);
  const interrupted = reasonsOf(reference).filter(({ code }) => code === 'interrupted');
  const found: readonly Reason[] = [...reasonsOf(candidate), ...interrupted];
  return found.map((reason) => ({ verdict: 'invalid', reason: { ...reason, message: `A/B: ${reason.message}` } }));
}
