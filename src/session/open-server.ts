import { GateError } from '../gate-error.ts';
import { generateOnce } from '../load/generate.ts';
import { writeNonce } from '../load/nonce.ts';
import type { RequestShape, Target } from '../load/trial-plan.ts';
import type { Identity } from '../measure/session.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { Reason } from '../reason.ts';
import { awaitReady, type NotReady, type Ready } from '../server/await-ready.ts';
import type { GpuSelection } from '../server/gpu-telemetry.ts';
import { getInfo } from '../server/http-get.ts';
import { identityChanges, readIdentity } from '../server/identity.ts';
import type { LaunchedServer } from '../server/launch.ts';
import { readLocalFacts, runsHere } from '../server/local-facts.ts';
import { nameLostModel, readModelIds } from '../server/model-list.ts';
import { noteUnreadCounters } from '../server/read-counters.ts';
import type { Prompt, PromptSet, Suite } from '../suite/suite.ts';
import { calibratePrompts } from './calibrate-prompts.ts';
import { watchFreedMemory } from './freed-memory.ts';
import { launchFromSuite, pause } from './launch-server.ts';
import { findSecrets, redactingGenerate, redactReason } from './redaction.ts';
import { makeTarget } from './server-target.ts';

/** A server that is ready to be measured. */
export type OpenServer = {
  readonly kind: 'open';
  readonly target: Target;
  readonly shape: RequestShape;
  readonly ready: Ready;
  /** Random ones calibrated against this server. */
  readonly prompts: PromptSet;
  /** Who it was before the first trial. */
  readonly identity: Identity;
  /** The GPUs that are the server's own; `none` for a server on another machine. */
  readonly gpus: GpuSelection;
  /** Read again after the last trial: a stale server can share the port. */
  readonly findIdentityChange: () => Promise<Reason | null>;
  /** Asked after a trial that failed: is there still a server? */
  readonly findDeath: () => Promise<Reason | null>;
  /** Values that no file or message may hold. */
  readonly secrets: readonly string[];
  /** Aborts when a launched server has died. */
  readonly died: AbortSignal;
  /** Last lines of a launched server's output, secrets removed. */
  readonly logTail: () => readonly string[];
  readonly stop: () => Promise<void>;
};

export type OpenServerParts = {
  readonly suite: Suite;
  readonly prompts: PromptSet;
  readonly options: RunOptions;
  readonly io: RunIo;
};

/**
 * Launches the server where the suite says how, waits until real generations work, and asks who it is. Not ready is a
 * value; a server that was launched is stopped then.
 * @throws GateError `port-in-use` or `launch-failed`
 */
export async function openServer(parts: OpenServerParts): Promise<OpenServer | NotReady> {
  const target = await makeTarget(parts.suite.server, parts.options, parts.io.env);
  const { command, gpus } = parts.suite.server;
  const awaitFreedMemory = await watchFreedMemory(command === undefined ? 'none' : gpus, parts);
  const launched = await launchFromSuite(parts.suite, parts.options, parts.io, target.origin);
  const stop = async () => {
    await launched?.stop(parts.io.signal.aborted ? HURRIED_STOP : undefined);
    await awaitFreedMemory();
  };
  try {
    const opened = await openLaunched(parts, target, launched, stop);
    if (opened.kind === 'not-ready') await stop();
    return opened;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openLaunched(
  parts: OpenServerParts,
  target: Target,
  launched: LaunchedServer | null,
  stop: () => Promise<void>,
): Promise<OpenServer | NotReady> {
  const { suite, options, io } = parts;
  const secrets = findSecrets(suite, options, io);
  const ready = await waitFor(parts, target, launched);
  if (ready.kind === 'not-ready') {
    const reason = redactReason(ready.reason, secrets);
    return { ...ready, reason, logTail: launched?.logTail() ?? ready.logTail };
  }
  const gpus = runsHere(target.origin, launched) ? suite.server.gpus : 'none';
  const readWho = async () =>
    readIdentity(target, ready.shape.model, await readLocalFacts(target.origin, launched, gpus), secrets, io.signal);
  const identity = await readWho();
  const listed = await readModelIds(target);
  io.log.info(`ready after ${(ready.waitedMs / 1000).toFixed(1)} s: ${describeIdentity(identity)}`);
  const calibrated = await calibratePrompts(suite.prompts, parts.prompts, (prompt) =>
    countPromptTokens(parts, target, ready.shape, prompt),
  );
  const findDeath = watchDeath(launched, target, (reason) => io.log.info(redactReason(reason, secrets).message));
  return {
    kind: 'open',
    target,
    shape: ready.shape,
    ready: {
      ...ready,
      notes: [
        ...ready.notes,
        ...calibrated.notes,
        ...noteOf(noteUnreadCounters(identity.engine)),
        ...noteOf(noteProxy(suite, target)),
      ],
    },
    prompts: calibrated.prompts,
    identity,
    gpus,
    findIdentityChange: async () =>
      explainIdentityChange([
        ...identityChanges(identity, await readWho()),
        ...nameLostModel(ready.shape.model, listed, await readModelIds(target)),
        ...nameStrangers(launched),
      ]),
    findDeath: findDeath.ask,
    secrets,
    died: findDeath.signal,
    logTail: () => launched?.logTail() ?? [],
    stop: async () => {
      findDeath.end();
      await stop();
    },
  };
}

/** One token is generated for the count, behind a nonce where a trial's prompts have one. */
async function countPromptTokens(
  { suite, io }: OpenServerParts,
  target: Target,
  shape: RequestShape,
  prompt: Prompt,
): Promise<number | null> {
  const nonce = suite.cache === 'bust' ? writeNonce({ seed: 0, session: 'calibration', trial: 0 }, 1, 0) : '';
  const sent: Prompt = prompt.kind === 'text' ? { ...prompt, text: nonce + prompt.text } : prompt;
  const generation = await generateOnce(
    target,
    shape,
    sent,
    { kind: 'at-most', tokens: 1 },
    { signal: io.signal, purpose: 'warm-up' },
  );
  return generation.promptTokens;
}

function waitFor({ suite, prompts, options, io }: OpenServerParts, target: Target, launched: LaunchedServer | null) {
  const [prompt] = prompts.prompts;
  if (prompt === undefined)
    throw new GateError('bad-prompts', 'The prompt set is empty.', 'Give it at least one prompt.');
  const { api, readyTimeoutMs } = suite.server;
  io.log.info(`waiting for ${target.origin} (at most ${Math.round(readyTimeoutMs / 1000)} s)`);
  return awaitReady({
    generate: redactingGenerate(generateOnce, findSecrets(suite, options, io)),
    target,
    model: suite.model ?? null,
    shape: { api, sampling: suite.sampling, extraBody: suite.extraBody, timeoutMs: suite.timeoutMs },
    prompt,
    output: suite.readinessTokens === undefined ? suite.output : { ...suite.output, tokens: suite.readinessTokens },
    timeoutMs: readyTimeoutMs,
    now: () => performance.now(),
    sleep: pause,
    signal: io.signal,
    ...(launched === null ? {} : { server: launched }),
    onProgress: io.log.progress,
  });
}

/** A cancelled job is killed within seconds: stop command, container and group must all fit in. */
const HURRIED_STOP = { graceMs: 1500, commandTimeoutMs: 1500 };
/** A broken stream and the end of the process that broke it come in either order. */
const DEATH_RATTLE_MS = 1000;
/** The streams of a dying server end by themselves mostly; what hangs on after this is aborted. */
const LAST_BYTES_MS = 1000;

/** A launched server is watched; one that isn't ours is dead for this run when it takes no more connections. */
function watchDeath(launched: LaunchedServer | null, target: Target, onDeath: (reason: Reason) => void) {
  const died = new AbortController();
  let ended = false;
  launched?.death.then(async ({ reason }) => {
    if (!ended) onDeath(reason);
    await pause(LAST_BYTES_MS, died.signal);
    died.abort();
  });
  const ask = async (): Promise<Reason | null> => {
    const unreachable = died.signal.aborted ? null : await findUnreachable(target);
    if (launched === null || (unreachable === null && !died.signal.aborted)) return unreachable;
    const death = await Promise.race([launched.death, pause(DEATH_RATTLE_MS, new AbortController().signal)]);
    return death?.reason ?? unreachable;
  };
  const end = () => {
    ended = true;
  };
  return { signal: died.signal, ask, end };
}

async function findUnreachable(target: Target): Promise<Reason | null> {
  const answer = await getInfo(target, '/v1/models', { timeoutMs: 2000 });
  if (answer.kind === 'answer' || answer.failure.startsWith('timeout')) return null;
  return {
    code: 'server-died',
    message: `the server died during the run: ${target.origin} answers no more (${answer.failure})`,
    remedy: 'Look at the end of the server’s log, and run again.',
  };
}

function noteProxy({ server }: Suite, { proxy }: Target): string | null {
  if (server.proxy === 'none') return null;
  return proxy === undefined
    ? 'server.proxy is environment, and the environment names no proxy for this server: requests go straight to it'
    : `every request goes through the proxy ${proxy.origin}: its time and its buffering are in the figures`;
}

const noteOf = (note: string | null) => (note === null ? [] : [note]);

function nameStrangers(launched: LaunchedServer | null): string[] {
  const pids = launched?.strangersOnPort() ?? [];
  return pids.length === 0 ? [] : [`process ${pids.join(', ')} listens on the same port`];
}

function explainIdentityChange(changes: readonly string[]): Reason | null {
  if (changes.length === 0) return null;
  return {
    code: 'identity-changed',
    message: `the server isn't the one that the run began with: ${changes.join('; ')}`,
    remedy: 'Stop whatever else serves on this port, and run again.',
  };
}

function describeIdentity({ engine, engineVersion, model, gpu, gpuCount }: Identity): string {
  const name = [engine ?? 'an unknown engine', engineVersion].filter(Boolean).join(' ');
  const machine = gpu === undefined ? '' : `, ${gpuCount ?? 1} × ${gpu}`;
  return `${name}, model ${model ?? 'unknown'}${machine}`;
}
