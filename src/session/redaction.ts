import { GateError } from '../gate-error.ts';
import type { TrialRecords } from '../measure/records.ts';
import type { Log, RunIo, RunOptions } from '../options.ts';
import type { Reason } from '../reason.ts';
import type { Generate } from '../server/generate.ts';
import { splitCommand } from '../server/launch-arguments.ts';
import { redactText, secretValues } from '../server/redact.ts';
import { secretFields } from '../suite/secret-name.ts';
import type { Suite } from '../suite/suite.ts';

/**
 * Values that no file, message or log may hold: the API key, and what variables, arguments, headers and request fields
 * name as secret.
 */
export function findSecrets(
  { server, extraBody, sampling }: Pick<Suite, 'server' | 'extraBody' | 'sampling'>,
  options: RunOptions,
  io: Pick<RunIo, 'env'>,
): readonly string[] {
  const { command = [] } = server;
  const said = typeof command === 'string' ? splitCommand(command) : { words: command, variables: {} };
  const named = secretValues({
    variables: { ...io.env, ...server.env, ...said.variables },
    words: said.words,
    headers: server.headers,
  });
  const fields = [...secretFields(extraBody), ...secretFields(sampling)];
  return [...(options.apiKey === null ? [] : [options.apiKey]), ...named, ...fields];
}

/** What is said on the way quotes servers, too. */
export function redactingIo(io: RunIo, secrets: readonly string[]): RunIo {
  const { info, warning, progress } = io.log;
  const log: Log = {
    info: (line) => info(redactText(line, secrets)),
    warning: (line) => warning(redactText(line, secrets)),
    progress: (line) => progress(typeof line === 'string' ? redactText(line, secrets) : line),
  };
  return { ...io, log };
}

/** An error quotes what it was given: a server's answer, a command line. */
export function redactError(error: unknown, secrets: readonly string[]): unknown {
  if (!(error instanceof GateError)) return error;
  return new GateError(error.code, redactText(error.message, secrets), redactText(error.remedy, secrets));
}

/** Servers quote what they were sent: their words pass through here before anything else sees them. */
export function redactRecords(records: TrialRecords, secrets: readonly string[]): TrialRecords {
  const requests = records.requests.map((request) =>
    request.message === null ? request : { ...request, message: redactText(request.message, secrets) },
  );
  return { ...records, requests };
}

/** The same for a single generation. */
export function redactingGenerate(generate: Generate, secrets: readonly string[]): Generate {
  return async (...request) => {
    const generation = await generate(...request);
    return generation.message === null
      ? generation
      : { ...generation, message: redactText(generation.message, secrets) };
  };
}

export function redactReason(reason: Reason, secrets: readonly string[]): Reason {
  return { ...reason, message: redactText(reason.message, secrets), remedy: redactText(reason.remedy, secrets) };
}
