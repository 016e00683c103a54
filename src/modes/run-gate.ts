import { join } from 'node:path';
import { addSession } from '../baseline/add-session.ts';
import { writeBaselineFile } from '../baseline/baseline-file.ts';
import { fromSession } from '../baseline/imported-session.ts';
import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import { type BaselineQuestion, concludeAgain, findEvidence, judgeAgainstBaseline } from '../judge/against-baseline.ts';
import { evidenceOfSuite } from '../judge/build-evidence.ts';
import { describeCurves } from '../judge/curve-shape.ts';
import { findInvalidStates } from '../judge/invalid-states.ts';
import { judgeConfirm } from '../judge/judge-confirm.ts';
import { judgeStored } from '../judge/judge-stored.ts';
import { sumCounters } from '../judge/session-counters.ts';
import type { RunVerdict } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import type { RunIo, RunOptions } from '../options.ts';
import { quoteForShell } from '../report/quote-for-shell.ts';
import { refuseWhatCannotFit } from '../session/estimate.ts';
import { expectFromBaseline } from '../session/expect-from-baseline.ts';
import { measureForGate } from '../session/gate-sessions.ts';
import {
  type PreparedBaseline,
  type PreparedSuite,
  prepareBaseline,
  preparePrompts,
  prepareSuite,
  warnOfUnusedHead,
} from '../session/prepare.ts';
import { findReferenceCommit } from '../session/reference-worktree.ts';
import type { Suite } from '../suite/suite.ts';
import { describeBaselineSide } from './baseline-info.ts';
import { escalateToAb } from './escalate-to-ab.ts';
import { finishRun } from './finish-run.ts';
import { noteProposedBaseline, warnOfProposedBaseline } from './note-proposed-baseline.ts';
import { minutesOf } from './session-minutes.ts';

/** `gate` and `confirm`: measure, judge against the committed baseline. */
export async function runGate(options: RunOptions, io: RunIo): Promise<Ending> {
  const prepared = await prepareSuite(options, io);
  const { suite } = prepared;
  for (const note of prepared.notes) io.log.warning(note);
  const stored = await prepareBaseline(prepared, options, io);
  if (stored.baseline === null)
    io.log.info(`no baseline at ${suite.baseline}: this run measures what can become one, and has nothing to judge by`);
  const expected = expectFromBaseline(suite, stored.baseline);
  if (expected.estimate !== null) refuseWhatCannotFit(suite, expected.estimate);
  const question = (sessions: readonly Session[]) => askBaseline(options, prepared, stored, sessions);
  const { sessions, results, traces, undecided, taken, ab } = await measureForGate({
    request: { suite, prompts: await preparePrompts(prepared, options), options, io, ...expected },
    canLaunchReference: await canLaunchReference(suite, options, io),
    // Confirm decides at its first look: its margin is printed instead of narrowed.
    evidenceOf: (measured) => (options.mode === 'confirm' ? null : findEvidence(question(measured))),
  });
  const screened = judgeAgainstBaseline(question(sessions));
  const settled = ab === null ? null : await escalateToAb(screened.cells, { ...prepared, options, io, ...ab });
  const judged = settled === null ? screened : concludeAgain(question(sessions), screened, settled);
  const [session] = sessions;
  const candidate =
    judged.verdict === 'no-baseline' && session !== undefined ? await writeCandidate(options, stored, session) : null;
  const verdict = forgiveIntroduction(
    addNotes(judged, [
      ...taken,
      ...(undecided === null ? [] : [undecided.message]),
      ...noteProposedBaseline(stored.proposed, question(sessions)),
    ]),
    stored,
    candidate,
  );
  return finishRun({
    options,
    verdict,
    session: session ?? null,
    ...describeBaselineSide(
      stored,
      sessions.map((each) => fromSession(each)),
    ),
    traces,
    context: {
      baselinePath: stored.path,
      changedBaseKeys: prepared.changedKeys,
      warnings: [
        ...(options.remarks?.warnings ?? []),
        ...warnOfUnusedHead(prepared),
        ...warnOfProposedBaseline(stored.proposed),
      ],
      ...(prepared.from === 'base' || prepared.from === 'head' ? { suiteFrom: prepared.from } : {}),
      ...(io.provenance.commit === undefined ? {} : { commit: io.provenance.commit }),
    },
    resultPath: results[0],
    record: {
      mode: options.mode === 'confirm' ? 'confirm' : 'gate',
      current: results,
      ab: settled?.recorded ?? null,
    },
    baselinePath: candidate,
    warnings: verdict.exitCode === 0 && verdict.verdict !== 'pass' ? verdict.reasons.map(({ message }) => message) : [],
  });
}

/** Only what the gate launches itself can be launched from another commit too. */
async function canLaunchReference({ server }: Suite, options: RunOptions, io: RunIo): Promise<boolean> {
  if (server.command === undefined || options.mode !== 'gate') return false;
  return (await findReferenceCommit(options.workingDirectory, io.baseSide?.commit ?? null)) !== null;
}

function askBaseline(
  options: RunOptions,
  { suite }: PreparedSuite,
  stored: PreparedBaseline,
  sessions: readonly Session[],
): BaselineQuestion {
  const confirming = options.mode === 'confirm';
  return {
    mode: confirming ? 'confirm' : 'gate',
    suite,
    baseline: stored.baseline,
    baselineSource: stored.source,
    current: sessions.map((session) => fromSession(session)),
    states: sessions.flatMap((session) => findInvalidStates(session, suite.trials.first)),
    counters: sumCounters(sessions),
    notes: [],
    minutesPerSession: Math.max(...sessions.map(minutesOf)),
    acceptedBecause: options.acceptedBecause,
    gather: (...sides) => evidenceOfSuite(suite, ...sides),
    judgeCells: confirming ? (evidence) => judgeConfirm(evidence, null) : judgeStored,
  };
}

/** What was measured to decide comes first: a verdict says how it was come by. */
function addNotes(verdict: RunVerdict, measured: readonly string[]): RunVerdict {
  const curves = verdict.mode === 'confirm' ? describeCurves(verdict.cells) : [];
  return { ...verdict, hints: [...verdict.hints, ...curves], notes: [...measured, ...verdict.notes] };
}

/** What the first baseline (of this environment) would be: nobody has to measure again for it. */
async function writeCandidate(options: RunOptions, stored: PreparedBaseline, session: Session): Promise<string | null> {
  const path = join(options.out, 'baseline.json');
  try {
    const { baseline } = addSession(stored.baseline, session, { replace: false, acceptReason: null });
    await writeBaselineFile(path, baseline);
    return path;
  } catch (error) {
    if (error instanceof GateError && (error.code === 'refresh-refused' || error.code === 'write-failed')) return null;
    throw error;
  }
}

/** The pull request that introduces the gate can't have a baseline at its base: that alone doesn't turn it red. */
function forgiveIntroduction(verdict: RunVerdict, stored: PreparedBaseline, candidate: string | null): RunVerdict {
  if (verdict.verdict !== 'no-baseline' || !stored.introduced || stored.baseline !== null) return verdict;
  const commit =
    candidate === null
      ? 'Take a baseline with `throughput-gate refresh` and commit it with this pull request.'
      : `Commit the measured one: cp ${quoteForShell(candidate)} ${quoteForShell(stored.path)} && git add ${quoteForShell(stored.path)} && git commit.`;
  const reasons = verdict.reasons.map((reason) => ({
    ...reason,
    message: 'This pull request introduces the gate: its base has neither suite nor baseline.',
    remedy: commit,
  }));
  return { ...verdict, exitCode: 0, reasons };
}
