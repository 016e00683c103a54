import { join } from 'node:path';
import { error as annotateError, getInput, notice, saveState, setOutput, setSecret, warning } from '@actions/core';
import type { Ending } from './ending.ts';
import { run } from './gate.ts';
import { GateError } from './gate-error.ts';
import { connectToGithub, SYSTEM_CLOCK } from './github/api.ts';
import { findWorkspace, readBaseSide } from './github/base-files.ts';
import { type GateEvent, readEvent } from './github/event.ts';
import { type ActionInputs, readInputs } from './github/inputs.ts';
import { writeJobSummary } from './github/job-summary.ts';
import { createJobLog, disarmLine } from './github/log-line.ts';
import { readPayload } from './github/payload.ts';
import { publishEnding, type Runner } from './github/publish.ts';
import type { BaseSide } from './options.ts';
import { escapeMarkdown } from './report/escape-markdown.ts';

/** GitHub sends SIGINT, SIGTERM 7.5 s later and kills 2.5 s after that: leave before, with what there is on disk. */
const LAST_MOMENT_MS = 4_500;
/** Modes that compare with what is committed on the base side. */
const JUDGING = new Set(['gate', 'confirm', 'judge', 'ab', 'report']);

const ANNOTATE = { error: annotateError, warning, notice } as const;

const runner: Runner = {
  setOutput: setOutput,
  annotate: ({ level, title, message }) => ANNOTATE[level](message, { title }),
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
  for (const secret of ['api-key', 'github-token']) if (getInput(secret) !== '') setSecret(getInput(secret));
  const workspace = env['GITHUB_WORKSPACE'] || process.cwd();
  const inputs = readInputs(getInput, workspace);
  const event = readEvent(env, await readPayload(env['GITHUB_EVENT_PATH']));
  const api = await connectToGithub(inputs.publishing.token, env);
  const baseSide = await findBaseSide(inputs, event, api, workspace);
  saveState('server-state', join(inputs.run.out, 'server.json'));
  const ending = await run(inputs.run, {
    env,
    signal,
    log: createJobLog((line) => process.stdout.write(`${line}\n`), SYSTEM_CLOCK),
    baseSide,
    provenance: { commit: event.headSha, ...(env['RUNNER_NAME'] ? { runner: env['RUNNER_NAME'] } : {}) },
  });
  await publishEnding(ending, { env, event, api, publishing: inputs.publishing, runner });
  return ending.exitCode;
}

async function findBaseSide(
  { run: options }: ActionInputs,
  event: GateEvent,
  api: Awaited<ReturnType<typeof connectToGithub>>,
  workspace: string,
): Promise<BaseSide | null> {
  if (!JUDGING.has(options.mode)) return null;
  return readBaseSide(event, api, findWorkspace(options.workingDirectory, workspace));
}

/** What stopped the gate, as an annotation and a summary that say what to do; 2, or 130 for a cancelled job. */
async function explain(error: unknown, env: NodeJS.ProcessEnv): Promise<Ending['exitCode']> {
  const known = error instanceof GateError ? error : null;
  const text = known === null ? describeFault(error) : `${known.message} ${known.remedy}`;
  const title = `Throughput gate: ${known?.code ?? 'internal'}`;
  annotateError(disarmLine(text), { title });
  await writeJobSummary(env['GITHUB_STEP_SUMMARY'], `**${title}**\n\n${escapeMarkdown(text)}\n`);
  return known?.code === 'interrupted' ? 130 : 2;
}

const describeFault = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const signal = abortOnSignals();
try {
  process.exitCode = await act(process.env, signal);
} catch (error) {
  process.exitCode = await explain(error, process.env);
}
