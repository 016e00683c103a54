import { join } from 'node:path';
import { error as annotateError, getInput, notice, saveState, setOutput, setSecret, warning } from '@actions/core';
import { endOnFault } from './end-on-fault.ts';
import type { Ending } from './ending.ts';
import { run } from './gate.ts';
import { GateError } from './gate-error.ts';
import { connectToGithub, SYSTEM_CLOCK } from './github/api.ts';
import { findWorkspace } from './github/base-files.ts';
import { readEvent } from './github/event.ts';
import { handInEnding } from './github/hand-in-ending.ts';
import { readInputs } from './github/inputs.ts';
import { createJobLog } from './github/job-log.ts';
import { writeJobSummary } from './github/job-summary.ts';
import { readPayload } from './github/payload.ts';
import { publishEnding, type Runner } from './github/publish.ts';
import { decideOptions, keepForLater } from './github/rejudge.ts';
import { gatherSurroundings } from './github/surroundings.ts';
import { outliveOutput } from './outlive-output.ts';
import { disarmLine } from './report/disarm-line.ts';
import { escapeMarkdown } from './report/escape-markdown.ts';

/** GitHub sends SIGINT, SIGTERM 7.5 s later and kills 2.5 s after that: leave before, with what there is on disk. */
const LAST_MOMENT_MS = 4_500;

const ANNOTATE = { error: annotateError, warning, notice } as const;

const runner: Runner = {
  setOutput: setOutput,
  annotate: ({ level, title, message, file }) =>
    ANNOTATE[level](message, { title, ...(file === undefined ? {} : { file }) }),
};

function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    controller.abort(new GateError('interrupted', 'The job was cancelled.', 'Run it again.'));
    setTimeout(() => process.exit(130), LAST_MOMENT_MS).unref();
  };
  process.on('SIGINT', abort);
  process.on('SIGTERM', abort);
  return controller.signal;
}

async function act(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Ending['exitCode']> {
  for (const name of ['api-key', 'github-token']) if (getInput(name) !== '') setSecret(getInput(name));
  const workspace = env['GITHUB_WORKSPACE'] || process.cwd();
  const { run: asked, publishing } = readInputs(getInput, workspace);
  // One place for all servers that the run launches, one after the other: the post step ends what a killed run leaves.
  const options = { ...asked, statePath: join(asked.out, 'server.json') };
  const event = readEvent(env, await readPayload(env['GITHUB_EVENT_PATH']));
  const api = await connectToGithub(publishing.token, env);
  const warn = (message: string) => warning(message, { title: 'Throughput gate' });
  const scene = {
    env,
    event,
    api,
    options,
    publishing,
    workspace: findWorkspace(options.workingDirectory, workspace),
    warn,
  };
  const surroundings = await gatherSurroundings(scene);
  saveState('server-state', options.statePath);
  const ending = await run(await decideOptions(options, surroundings, publishing), {
    env,
    signal,
    log: createJobLog((line) => process.stdout.write(`${line}\n`), SYSTEM_CLOCK),
    baseSide: surroundings.baseSide,
    provenance: { commit: event.headSha, ...(env['RUNNER_NAME'] ? { runner: env['RUNNER_NAME'] } : {}) },
  });
  await keepForLater(ending, surroundings, options.out);
  const { pullRequestUrl, note, problem } = await handInEnding(ending, scene);
  const notes = [note, problem].filter((text) => text !== null);
  const { configurationFile } = surroundings;
  await publishEnding(ending, { env, event, api, publishing, runner, notes, pullRequestUrl, configurationFile });
  const { unwritten } = ending;
  if (unwritten !== undefined)
    annotateError(`${unwritten.message}. ${unwritten.remedy}`, { title: titleOf(unwritten) });
  if (problem === null) return ending.exitCode;
  annotateError(problem, { title: 'Throughput gate: the baseline was not handed in' });
  return 2;
}

/** What stopped the gate, as an annotation and a summary that say what to do; 2, or 130 for a cancelled job. */
async function explain(error: unknown, env: NodeJS.ProcessEnv): Promise<Ending['exitCode']> {
  const known = error instanceof GateError ? error : null;
  const text = known === null ? describeFault(error) : `${known.message} ${known.remedy}`;
  const title = titleOf(known);
  annotateError(disarmLine(text), { title });
  await writeJobSummary(env['GITHUB_STEP_SUMMARY'], `**${title}**\n\n${escapeMarkdown(text)}\n`);
  return known?.code === 'interrupted' ? 130 : 2;
}

const titleOf = (error: GateError | null) => `Throughput gate: ${error?.code ?? 'internal'}`;

const describeFault = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

for (const stream of [process.stdout, process.stderr]) outliveOutput(stream);
endOnFault((fault) => explain(fault, process.env));
const signal = abortOnSignals();
try {
  process.exitCode = await act(process.env, signal);
} catch (error) {
  process.exitCode = await explain(error, process.env);
}
