import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { GateError } from '../gate-error.ts';
import type { Target } from '../load/trial-plan.ts';
import type { RunOptions } from '../options.ts';
import { parseServerUrl } from '../server/endpoint.ts';
import type { ServerSpec } from '../suite/suite.ts';

/** Where requests go and what they carry: the API key as a bearer token, the suite's own headers over it. */
export async function makeTarget(server: ServerSpec, options: RunOptions): Promise<Target> {
  const { origin, basePath, authorization } = parseServerUrl(server.url, 'bad-suite');
  const key = options.apiKey === null ? authorization : `Bearer ${options.apiKey}`;
  return {
    origin,
    basePath,
    headers: { ...(key === null ? {} : { authorization: key }), ...server.headers },
    ...(server.ca === undefined ? {} : { ca: await readAuthority(resolve(options.workingDirectory, server.ca)) }),
  };
}

async function readAuthority(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new GateError('bad-suite', `server.ca: ${path} can't be read.`, 'Name a PEM file.', { cause });
  }
}
