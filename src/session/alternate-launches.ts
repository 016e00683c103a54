import { join } from 'node:path';
import type { Session } from '../measure/session.ts';
import type { TrialTrace } from '../measure/trial-trace.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { PromptSet, Suite } from '../suite/suite.ts';
import { writeWhole } from '../write-whole.ts';
import type { Side } from './interleave.ts';
import type { ReferenceWorktree } from './reference-worktree.ts';
import { type MeasuredSession, runSession } from './run-session.ts';

export type LaunchedSessions = {
  readonly reference: readonly Session[];
  readonly candidate: readonly Session[];
  readonly resultPath: string;
  /** The result file of every launch. */
  readonly results: Readonly<Record<Side, readonly string[]>>;
  /** Of the first candidate launch's trials. */
  readonly traces: readonly TrialTrace[];
};

export type AlternateParts = {
  readonly suite: Suite;
  readonly prompts: PromptSet;
  readonly options: RunOptions;
  readonly io: RunIo;
  readonly worktree: ReferenceWorktree;
  /** Is another pair of launches wanted? */
  readonly isOpen: (reference: readonly Session[], candidate: readonly Session[]) => boolean;
};

/**
 * One machine, both sides launched by the gate: A B A, then B A for as long as it's undecided and the budget lasts. The
 * candidate in the middle cancels a linear drift; a launch's own luck is a component of the error.
 */
export async function measureAlternatingLaunches(parts: AlternateParts): Promise<LaunchedSessions> {
  const sessions: Record<Side, Session[]> = { reference: [], candidate: [] };
  const results: Record<Side, string[]> = { reference: [], candidate: [] };
  const { budgetMs } = parts.suite.trials;
  let traces: readonly TrialTrace[] | null = null;
  let measuredMs = 0;
  let longestMs = 0;
  const launch = async (side: Side): Promise<boolean> => {
    const number = sessions.reference.length + sessions.candidate.length + 1;
    const measured = await launchOnce(parts, side, number, { leftMs: budgetMs - measuredMs, expectedMs: longestMs });
    const { session } = measured;
    sessions[side].push(session);
    results[side].push(measured.resultPath);
    if (side === 'candidate') traces ??= measured.traces;
    measuredMs += measured.measuredMs;
    longestMs = Math.max(longestMs, measured.measuredMs);
    return session.reasons.length === 0;
  };
  const fits = (launches: number) => measuredMs + launches * longestMs <= budgetMs;
  let sound = (await launch('reference')) && (await launch('candidate')) && (await launch('reference'));
  while (sound && parts.isOpen(sessions.reference, sessions.candidate) && fits(2)) {
    sound = (await launch('candidate')) && (await launch('reference'));
  }
  const resultPath = join(parts.options.out, 'result.json');
  // The first launch of the candidate stands for the run; every launch has its own beside it.
  const told = sessions.candidate[0] ?? sessions.reference[0];
  await writeWhole(resultPath, `${JSON.stringify(told, null, 2)}\n`);
  return { ...sessions, results, resultPath, traces: traces ?? [] };
}

const folderOf = ({ out }: RunOptions, number: number, side: Side) => join(out, 'launches', `${number}-${side}`);

type LaunchTime = {
  /** Of the budget; start-up isn't counted. */
  readonly leftMs: number;
  /** What the longest launch took so far; 0 = there was none. */
  readonly expectedMs: number;
};

async function launchOnce(
  parts: AlternateParts,
  side: Side,
  number: number,
  { leftMs, expectedMs }: LaunchTime,
): Promise<MeasuredSession> {
  const { suite, options, io, worktree } = parts;
  const cwd = side === 'reference' ? worktree.folderFor(suite.server.cwd) : suite.server.cwd;
  const provenance = side === 'reference' ? { ...io.provenance, commit: worktree.commit } : io.provenance;
  io.log.info(`launch ${number}: ${side}${side === 'reference' ? ` (commit ${worktree.commit.slice(0, 12)})` : ''}`);
  return runSession({
    suite: { ...suite, server: { ...suite.server, cwd }, trials: { ...suite.trials, budgetMs: leftMs } },
    prompts: parts.prompts,
    options: { ...options, out: folderOf(options, number, side) },
    io: { ...io, provenance },
    // Only the first launch may be refused as too long for the budget: later ones would throw away what was measured.
    estimate: number === 1 ? null : { firstLookMs: expectedMs, mostMs: expectedMs, basis: 'from the launches before' },
    trialSdOf: () => null,
    wantsMore: () => [],
  });
}
