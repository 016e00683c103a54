import type { TrialRecords } from '../measure/records.ts';
import type { RunIo, RunOptions } from '../options.ts';
import type { Reason } from '../reason.ts';
import type { Generate } from '../server/generation.ts';
import { redactText, secretValues } from '../server/redact.ts';
import type { ServerSpec } from '../suite/suite.ts';

/** Values that no file, message or log may hold: the API key, and what variables, arguments and headers name as secret. */
export function findSecrets(server: ServerSpec, options: RunOptions, io: RunIo): readonly string[] {
  const { command = [] } = server;
  const words = typeof command === 'string' ? command.split(/\s+/) : command;
  const named = secretValues({
    variables: { ...io.env, ...server.env },
    words: [...words, server.url],
    headers: server.headers,
  });
  return options.apiKey === null ? named : [options.apiKey, ...named];
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
  return { ...reason, message: redactText(reason.message, secrets) };
}
