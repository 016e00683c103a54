import { fromSession } from '../baseline/imported-session.ts';
import { makeReference } from '../baseline/make-reference.ts';
import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import { type AbPlan, describeLaunches, planLooks } from '../judge/ab-plan.ts';
import { type BaselineQuestion, findEvidence, judgeAgainstBaseline } from '../judge/against-baseline.ts';
import { evidenceOfSuite } from '../judge/build-evidence.ts';
import { findInvalidStates } from '../judge/invalid-states.ts';
import { judgeAb } from '../judge/judge-ab.ts';
import type { RunState } from '../judge/run-verdict.ts';
import { sumCounters } from '../judge/session-counters.ts';
import type { Session } from '../measure/session.ts';
import type { TrialTrace } from '../measure/trial-trace.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { ServerLog } from '../report/report-input.ts';
import { isSameEndpoint, parseEndpoint } from '../server/endpoint.ts';
import { type LaunchedSessions, measureAlternatingLaunches } from '../session/alternate-launches.ts';
import { measureSideBySide } from '../session/interleave.ts';
import { type PreparedSuite, preparePrompts, prepareSuite, warnOfUnusedHead } from '../session/prepare.ts';
import { addReferenceWorktree } from '../session/reference-worktree.ts';
import type { Level, Suite } from '../suite/suite.ts';
import { finishRun } from './finish-run.ts';
import type { RecordedAb } from './run-record.ts';
import { minutesOf } from './session-minutes.ts';

export type Sides = { readonly reference: readonly Session[]; readonly candidate: readonly Session[] };
type Measured = Sides & {
  readonly resultPath: string;
  readonly results: Readonly<Record<'reference' | 'candidate', readonly string[]>>;
  readonly traces: readonly TrialTrace[];
};

/** What is measured, and the prompts' text at the base commit. */
export type Workload = Pick<PreparedSuite, 'suite' | 'promptText'>;

/** `ab`: reference and candidate in one session, interleaved: the strongest evidence there is. */
export async function runAb(options: RunOptions, io: RunIo): Promise<Ending> {
  const prepared = await prepareSuite(options, io);
  const { suite, notes, changedKeys } = prepared;
  const told = noteSameServer(suite, options);
  for (const note of [...notes, ...told]) io.log.warning(note);
  const plan = planOf(suite, options);
  const measured =
    options.referenceUrl === null
      ? await launchBoth(prepared, options, io, plan)
      : await connectBoth(prepared, options, io, plan);
  return finishRun({
    options,
    ...concludeSides(suite, plan, measured),
    traces: measured.traces,
    record: { mode: 'ab', current: measured.results.candidate, ab: recordAb(plan, measured.results) },
    context: {
      changedBaseKeys: changedKeys,
      warnings: [...(options.remarks?.warnings ?? []), ...told, ...warnOfUnusedHead(prepared)],
    },
    resultPath: measured.resultPath,
    baselinePath: null,
    warnings: [],
  });
}

/** Right for whoever wants to know the noise, and a slip for everybody else. */
function noteSameServer({ server }: Suite, { referenceUrl }: RunOptions): string[] {
  if (referenceUrl === null || !isSameEndpoint(referenceUrl, server.url)) return [];
  return [
    `Reference and candidate are the same server, ${parseEndpoint(referenceUrl).origin}: this shows how much it moves by itself, and nothing about a change.`,
  ];
}

/** The verdict of an A/B, and what its documents show beside it. */
export function concludeSides(suite: Suite, plan: AbPlan, sides: Sides) {
  const [session] = sides.candidate;
  const url = sides.reference[0]?.provenance.url ?? 'another server';
  return {
    verdict: judgeAgainstBaseline(askSides(suite, plan, sides)),
    session: session ?? null,
    baselineSessions: sides.reference.map((each) => fromSession(each).session),
    serverLogs: findServerLogs(sides),
    baselineInfo: {
      sessions: sides.reference.length,
      source: plan.launches.kind === 'alternating' ? 'the base commit, launched' : url,
    },
  };
}

export const recordAb = ({ looks, launches }: AbPlan, results: Measured['results']): RecordedAb => ({
  looks,
  launches: launches.kind,
  ...results,
});

/** Both sides launched by the gate, or two servers that stay up: the looks are the suite's. */
export function planOf({ trials, launchNoise }: Suite, { referenceUrl }: RunOptions): AbPlan {
  return {
    looks: planLooks(trials.first, trials.most),
    launches: referenceUrl === null ? { kind: 'alternating', noise: launchNoise } : { kind: 'side-by-side' },
  };
}

async function connectBoth(prepared: Workload, options: RunOptions, io: RunIo, plan: AbPlan): Promise<Measured> {
  const { suite } = prepared;
  const { reference, candidate, results, traces } = await measureSideBySide({
    suite,
    prompts: await preparePrompts(prepared, options),
    options,
    io,
    referenceUrl: options.referenceUrl ?? '',
    openLevels: (...sides) => findOpenLevels(suite, plan, { reference: [sides[0]], candidate: [sides[1]] }),
  });
  return {
    reference: [reference],
    candidate: [candidate],
    resultPath: results.candidate,
    results: { reference: [results.reference], candidate: [results.candidate] },
    traces,
  };
}

/** Launches reference and candidate in turn, the reference from the base commit, until it's decided or the budget ends. */
export async function launchBoth(
  prepared: Workload,
  options: RunOptions,
  io: RunIo,
  plan: AbPlan,
): Promise<LaunchedSessions> {
  const { suite } = prepared;
  if (suite.server.command === undefined) {
    throw new GateError(
      'bad-usage',
      'ab: there is neither a --reference-url nor a server.command to launch both sides with.',
      'Give the reference server’s URL, or write the command into the suite.',
    );
  }
  const worktree = await addReferenceWorktree(options.workingDirectory, io.baseSide?.commit ?? null);
  try {
    return await measureAlternatingLaunches({
      suite,
      prompts: await preparePrompts(prepared, options),
      options,
      io,
      worktree,
      isOpen: (reference, candidate) => findOpenLevels(suite, plan, { reference, candidate }) !== null,
    });
  } finally {
    await worktree.remove();
  }
}

function findOpenLevels(
  suite: Suite,
  plan: AbPlan,
  measured: Sides,
): { readonly look: number; readonly levels: readonly Level[] } | null {
  const evidence = findEvidence(askSides(suite, plan, measured));
  const next = evidence === null ? null : judgeAb(evidence, plan).next;
  if (next === null) return null;
  const open = new Set(next.open.map(({ concurrency }) => concurrency));
  return { look: next.look, levels: suite.levels.filter(({ concurrency }) => open.has(concurrency)) };
}

/** The reference side stands where the baseline stands elsewhere: what the servers say of themselves is compared first. */
export function askSides(suite: Suite, plan: AbPlan, { reference, candidate }: Sides): BaselineQuestion {
  return {
    mode: 'ab',
    suite,
    baseline: makeReference(
      reference.map((session, index) => fromSession(session, `the reference, launch ${index + 1}`)),
    ),
    baselineSource: 'the reference side',
    current: candidate.map((session) => fromSession(session)),
    states: [...findSideStates(reference, suite, 'reference'), ...findSideStates(candidate, suite, 'candidate')],
    counters: sumCounters(candidate),
    notes: [describeLaunches(plan)],
    minutesPerSession: Math.max(...candidate.map(minutesOf), 1),
    acceptedBecause: null,
    gather: (...sides) => evidenceOfSuite(suite, ...sides),
    judgeCells: (evidence) => judgeAb(evidence, plan).cells,
  };
}

/** Of every launch that kept one: either side can be the one that failed. */
function findServerLogs({ reference, candidate }: Sides): ServerLog[] {
  const logsOf = (side: string, sessions: readonly Session[]) =>
    sessions.map(({ logTail }, index) => ({
      server: `${side} server${sessions.length > 1 ? ` (launch ${index + 1})` : ''}`,
      lines: logTail ?? [],
    }));
  return [...logsOf('reference', reference), ...logsOf('candidate', candidate)];
}

function findSideStates(sessions: readonly Session[], suite: Suite, side: string): RunState[] {
  return sessions
    .flatMap((session) => findInvalidStates(session, suite.trials.first))
    .map(({ verdict, reason }) => ({ verdict, reason: { ...reason, message: `${side}: ${reason.message}` } }));
}
