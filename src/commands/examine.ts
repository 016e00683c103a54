import type { CliWorld } from '../command-line/cli-world.ts';
import type { ToolOptions } from '../command-line/program.ts';
import { toRunOptions } from '../command-line/run-options.ts';
import { createTerminalLog } from '../command-line/terminal-log.ts';
import { GateError } from '../gate-error.ts';
import { generateOnce } from '../load/generate.ts';
import type { RunIo } from '../options.ts';
import { type Examination, examineServer } from '../server/examine-server.ts';
import { runsHere } from '../server/local-facts.ts';
import { redactText } from '../server/redact.ts';
import { pause } from '../session/launch-server.ts';
import { preparePrompts, prepareSuite } from '../session/prepare.ts';
import { findSecrets, redactingGenerate, redactingIo } from '../session/redaction.ts';
import { makeTarget } from '../session/server-target.ts';
import type { Suite } from '../suite/suite.ts';

/** `doctor` and `init` ask a server that runs: a wait of minutes would only hide that there is none. */
const READY_TIMEOUT_MS = 30_000;
/** It may answer slowly, but it listens. */
const REACHED_WITHIN_MS = 10_000;

export type Examined = { readonly suite: Suite; readonly origin: string; readonly examination: Examination };

/** Tries out what the server can do, with the suite's own shape. */
export async function examine(raw: ToolOptions, world: CliWorld): Promise<Examined> {
  const options = toRunOptions('measure', [], raw, { argv: world.argv, env: world.env });
  const io: RunIo = {
    env: world.env,
    signal: world.signal,
    log: createTerminalLog(world.stderr, raw.quiet ?? false, () => performance.now()),
    baseSide: null,
    provenance: {},
  };
  const prepared = await prepareSuite(options, io);
  const { suite } = prepared;
  const [prompt] = (await preparePrompts(prepared, options)).prompts;
  if (prompt === undefined) throw new GateError('bad-prompts', 'The prompt set is empty.', 'Give it a prompt.');
  const target = await makeTarget(suite.server, options, io.env);
  const secrets = findSecrets(suite, options, io);
  const examination = await examineServer({
    generate: redactingGenerate(generateOnce, secrets),
    target,
    model: suite.model ?? null,
    shape: {
      api: suite.server.api,
      sampling: suite.sampling,
      extraBody: suite.extraBody,
      timeoutMs: suite.timeoutMs,
    },
    prompt,
    output: suite.output,
    ...(raw.readyTimeout === undefined
      ? { timeoutMs: READY_TIMEOUT_MS, reachedWithinMs: REACHED_WITHIN_MS }
      : { timeoutMs: suite.server.readyTimeoutMs, reachedWithinMs: suite.server.readyTimeoutMs }),
    now: () => performance.now(),
    sleep: pause,
    signal: world.signal,
    onProgress: redactingIo(io, secrets).log.progress,
    gpus: runsHere(target.origin, null) ? suite.server.gpus : 'none',
    secrets,
  });
  const capabilities = examination.capabilities.map((capability) => ({
    ...capability,
    detail: redactText(capability.detail, secrets),
    remedy: redactText(capability.remedy, secrets),
  }));
  return { suite, origin: target.origin + target.basePath, examination: { ...examination, capabilities } };
}
