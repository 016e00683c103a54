import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { GateError } from '../gate-error.ts';
import type { RequestShape, Target } from '../load/trial-plan.ts';
import type { Identity } from '../measure/session.ts';
import type { Log } from '../options.ts';
import type { Reason } from '../reason.ts';
import { awaitReady, type NotReady, type Ready } from '../server/await-ready.ts';
import { parseServerUrl } from '../server/endpoint.ts';
import type { Generate } from '../server/generation.ts';
import { getInfo } from '../server/http-get.ts';
import { identityChanges, readIdentity } from '../server/identity.ts';
import type { PromptSet, Suite } from '../suite/suite.ts';

/** A server that is ready to be measured. */
export type OpenServer = {
  readonly kind: 'open';
  readonly target: Target;
  readonly shape: RequestShape;
  readonly ready: Ready;
  /** Who it was before the first trial. */
  readonly identity: Identity;
  /** Read again after the last trial: a stale server can share the port. */
  readonly findIdentityChange: () => Promise<Reason | null>;
  /** Asked after a trial that failed: is there still a server? */
  readonly findDeath: () => Promise<Reason | null>;
  readonly stop: () => Promise<void>;
};

export type OpenServerParts = {
  readonly suite: Suite;
  readonly prompts: PromptSet;
  readonly apiKey: string | null;
  readonly workingDirectory: string;
  readonly generate: Generate;
  readonly log: Log;
  readonly signal: AbortSignal;
};

/** Connects, waits until real generations work, and asks the server who it is. Not ready is a value. */
export async function openServer(parts: OpenServerParts): Promise<OpenServer | NotReady> {
  const target = await makeTarget(parts);
  const [prompt] = parts.prompts.prompts;
  if (prompt === undefined)
    throw new GateError('bad-prompts', 'The prompt set is empty.', 'Give it at least one prompt.');
  const { suite, log, signal } = parts;
  log.info(`waiting for ${target.origin} (at most ${Math.round(suite.server.readyTimeoutMs / 1000)} s)`);
  const ready = await awaitReady({
    generate: parts.generate,
    target,
    model: suite.model ?? null,
    shape: {
      api: suite.server.api,
      sampling: suite.sampling,
      extraBody: suite.extraBody,
      timeoutMs: suite.timeoutMs,
    },
    prompt,
    output: suite.readinessTokens === undefined ? suite.output : { ...suite.output, tokens: suite.readinessTokens },
    timeoutMs: suite.server.readyTimeoutMs,
    now: () => performance.now(),
    sleep: (ms, stop) => sleepFor(ms, undefined, { signal: stop }).catch(() => undefined),
    signal,
    onProgress: log.progress,
  });
  if (ready.kind === 'not-ready') return ready;
  const secrets = parts.apiKey === null ? [] : [parts.apiKey];
  const readWho = () => readIdentity(target, ready.shape.model, {}, secrets, signal);
  const identity = await readWho();
  log.info(`ready after ${(ready.waitedMs / 1000).toFixed(1)} s: ${describeIdentity(identity)}`);
  return {
    kind: 'open',
    target,
    shape: ready.shape,
    ready,
    identity,
    findIdentityChange: async () => explainIdentityChange(identityChanges(identity, await readWho())),
    findDeath: () => findUnreachable(target),
    stop: async () => undefined,
  };
}

async function makeTarget({ suite, apiKey, workingDirectory }: OpenServerParts): Promise<Target> {
  const { origin, basePath, authorization } = parseServerUrl(suite.server.url, 'bad-suite');
  const key = apiKey === null ? authorization : `Bearer ${apiKey}`;
  return {
    origin,
    basePath,
    headers: { ...(key === null ? {} : { authorization: key }), ...suite.server.headers },
    ...(suite.server.ca === undefined ? {} : { ca: await readAuthority(resolve(workingDirectory, suite.server.ca)) }),
  };
}

async function readAuthority(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new GateError('bad-suite', `server.ca: ${path} can't be read.`, 'Name a PEM file.', { cause });
  }
}

/** A server that no longer takes connections is dead for this run, whoever started it. */
async function findUnreachable(target: Target): Promise<Reason | null> {
  const answer = await getInfo(target, '/v1/models', { timeoutMs: 2000 });
  if (answer.kind === 'answer' || answer.failure.startsWith('timeout')) return null;
  return {
    code: 'server-died',
    message: `the server died during the run: ${target.origin} answers no more (${answer.failure})`,
    remedy: 'Look at the end of the server’s log, and run again.',
  };
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
