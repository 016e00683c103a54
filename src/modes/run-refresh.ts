import { join, resolve } from 'node:path';
import { addImported } from '../baseline/add-session.ts';
import type { Baseline } from '../baseline/baseline.ts';
import { readBaselineFile, writeBaselineFile } from '../baseline/baseline-file.ts';
import { fromSession, type ImportedSession } from '../baseline/imported-session.ts';
import { parseBaseline } from '../baseline/parse-baseline.ts';
import type { Ending } from '../ending.ts';
import { GateError } from '../gate-error.ts';
import { countOf } from '../judge/count-text.ts';
import { findInvalidStates } from '../judge/invalid-states.ts';
import type { Cell } from '../judge/verdict.ts';
import type { RunIo, RunOptions } from '../options.ts';
import { commitBaseline, describeStored, type StoredSessions } from '../report/describe-stored.ts';
import { refreshCommand } from '../report/refresh-command.ts';
import { expectFromBaseline } from '../session/expect-from-baseline.ts';
import { preparePrompts, prepareSuite } from '../session/prepare.ts';
import { type MeasuredSession, runSession } from '../session/run-session.ts';
import type { Suite } from '../suite/suite.ts';
import { finishMeasure, refreshOptionsOf } from './finish-run.ts';
import { judgeCandidate, lookAtStored } from './judge-candidate.ts';
import { readResults } from './read-results.ts';
import { recordAt } from './run-judge.ts';

/**
 * `refresh`: measure (or take stored results), add the session to the baseline file. With `--sessions N` the server is
 * launched anew for each, and the file grows after each.
 * @throws GateError `refresh-refused` when a session doesn't belong; the file holds what came before it then
 */
export async function runRefresh(options: RunOptions, io: RunIo): Promise<Ending> {
  const prepared = await prepareSuite(options, io);
  const { suite, notes } = prepared;
  const path = resolve(options.workingDirectory, suite.baseline);
  const text = await readBaselineFile(path);
  const baseline = text === null ? null : parseBaseline(text, suite.baseline);
  if (options.results.length > 0) return refreshFromResults({ suite, path, baseline, options, io });
  for (const note of notes) io.log.warning(note);
  if (options.sessions > 1 && suite.server.command === undefined) throw refuseSessions(options.sessions);
  const prompts = await preparePrompts(prepared, options);
  let grown = baseline;
  for (let number = 1; ; number++) {
    const measured = await runSession({
      suite,
      prompts,
      options: { ...options, out: number === 1 ? options.out : join(options.out, `session-${number}`) },
      io,
      ...expectFromBaseline(suite, grown),
      wantsMore: () => [],
    });
    if (measured.session.reasons.some(({ code }) => code === 'interrupted')) return finishMeasure(options, measured);
    const replacing = number === 1 ? options : { ...options, replace: false, acceptReason: null };
    const grow = { suite, path, baseline: grown, options: replacing, io };
    const { baseline: bigger, stored } = await addMeasured(grow, measured).catch(async (error: unknown) => {
      await finishMeasure(options, measured, error instanceof GateError ? { refused: error } : {});
      throw error;
    });
    grown = bigger;
    const ending = await finishMeasure(options, measured, { stored });
    if (number >= options.sessions) return { ...ending, files: { ...ending.files, baseline: path } };
  }
}

type Growing = {
  readonly suite: Suite;
  readonly path: string;
  readonly baseline: Baseline | null;
  readonly options: RunOptions;
  readonly io: RunIo;
};

type Grown = { readonly baseline: Baseline; readonly stored: StoredSessions };

async function addMeasured(grow: Growing, { session, resultPath }: MeasuredSession): Promise<Grown> {
  const { suite, path, io } = grow;
  const [invalid] = findInvalidStates(session, suite.trials.first);
  if (invalid !== undefined) {
    const { message, remedy } = invalid.reason;
    throw new GateError('refresh-refused', `The baseline stays as it is: the session is invalid. ${message}`, remedy);
  }
  const grown = addSessions(grow, [fromSession(session, resultPath)], [resultPath]);
  await keep(path, grown, io);
  return grown;
}

async function refreshFromResults(grow: Growing): Promise<Ending> {
  const { suite, path, options, io } = grow;
  const { sessions } = await readResults(await findSessions(options), options.workingDirectory);
  const grown = addSessions(grow, sessions, options.results);
  await keep(path, grown, io);
  return {
    exitCode: 0,
    verdict: null,
    session: null,
    document: {
      title: `throughput-gate refresh · ${suite.name}`,
      headline: `${path} holds the new sessions.`,
      next: commitBaseline(suite.baseline),
      blocks: describeStored(grown.stored),
    },
    files: { result: null, verdict: null, comment: null, summary: null, report: null, baseline: path },
    warnings: [],
  };
}

/** A run's output folder stands for all sessions that its verdict rests on. */
async function findSessions({ results, workingDirectory }: RunOptions): Promise<readonly string[]> {
  const records = await Promise.all(results.map((path) => recordAt(path, workingDirectory)));
  return records.flatMap(({ current }) => current);
}

/**
 * The baseline with these sessions, and what there is to tell of it. With several sessions the first one replaces, the
 * others join it.
 * @param results what `refresh --result` takes to store the same sessions again
 */
function addSessions(
  { suite, baseline, options }: Growing,
  sessions: readonly ImportedSession[],
  results: readonly string[],
): Grown & { readonly notes: readonly string[] } {
  const again = refreshCommand(results, refreshOptionsOf(options));
  let grown = baseline;
  let accepted: readonly Cell[] = [];
  const notes: string[] = [];
  for (const [index, session] of sessions.entries()) {
    const isFirst = index === 0;
    const acceptReason = isFirst ? options.acceptReason : null;
    const cells = judgeCandidate(suite, grown, session);
    const refreshed = addImported(grown, session, { replace: options.replace && isFirst, acceptReason, cells, again });
    if (acceptReason !== null) accepted = cells;
    grown = refreshed.baseline;
    notes.push(...refreshed.notes);
  }
  const newest = sessions.at(-1);
  if (grown === null || newest === undefined) {
    throw new GateError('bad-result', 'No session in these files.', 'Give at least one result.');
  }
  const stored = { path: suite.baseline, ...lookAtStored(suite, grown, newest), accepted };
  return { baseline: grown, stored, notes };
}

async function keep(
  path: string,
  { baseline, stored, notes }: Grown & { readonly notes: readonly string[] },
  io: RunIo,
): Promise<void> {
  await writeBaselineFile(path, baseline);
  for (const note of notes) io.log.info(note);
  io.log.info(`${path}: ${countOf(stored.sessions.length, 'session')} of this environment`);
}

function refuseSessions(sessions: number): GateError {
  return new GateError(
    'bad-usage',
    `--sessions ${sessions} needs a server that the gate launches itself: a session is one launch, and the suite has no server.command.`,
    `Run refresh again, ${sessions} times in all, with the server restarted in between; or give the suite a server.command.`,
  );
}
