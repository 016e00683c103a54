import { join } from 'node:path';
import type { Session } from '../measure/session.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { TrialTrace } from '../report/html/trial-trace.ts';
import type { PromptSet, Suite } from '../suite/suite.ts';
import { writeWhole } from '../write-whole.ts';
import type { Side } from './interleave.ts';
import type { ReferenceWorktree } from './reference-worktree.ts';
import { type MeasuredSession, runSession } from './run-session.ts';

export type LaunchedSessions = {
  readonly reference: readonly Session[];
  readonly candidate: readonly Session[];
  readonly resultPath: string;
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
  const { budgetMs } = parts.suite.trials;
  let traces: readonly TrialTrace[] | null = null;
  let measuredMs = 0;
  let longestMs = 0;
  const launch = async (side: Side): Promise<boolean> => {
    const startedAt = performance.now();
    const { session, traces: own } = await launchOnce(
      parts,
      side,
      sessions.reference.length + sessions.candidate.length + 1,
    );
    sessions[side].push(session);
    if (side === 'candidate') traces ??= own;
    measuredMs += performance.now() - startedAt;
    longestMs = Math.max(longestMs, performance.now() - startedAt);
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
  return { ...sessions, resultPath, traces: traces ?? [] };
}

const folderOf = ({ out }: RunOptions, number: number, side: Side) => join(out, 'launches', `${number}-${side}`);

async function launchOnce(parts: AlternateParts, side: Side, number: number): Promise<MeasuredSession> {
  const { suite, options, io, worktree } = parts;
  const cwd = side === 'reference' ? worktree.folderFor(suite.server.cwd) : suite.server.cwd;
  io.log.info(`launch ${number}: ${side}${side === 'reference' ? ` (commit ${worktree.commit.slice(0, 12)})` : ''}`);
  return runSession({
    suite: { ...suite, server: { ...suite.server, cwd } },
    prompts: parts.prompts,
    options: { ...options, out: folderOf(options, number, side) },
    io,
    estimate: null,
    trialSdOf: () => null,
    wantsMore: () => [],
  });
}
