import { resolve } from 'node:path';
import { GateError } from '../gate-error.ts';
import type { Target } from '../load/trial-plan.ts';
import type { RunIo, RunOptions } from '../options.ts';
import { readTextFile } from '../read-text-file.ts';
import { parseEndpoint } from '../server/endpoint.ts';
import type { ServerSpec } from '../suite/suite.ts';
import { findProxy } from './find-proxy.ts';

/** Where requests go and what they carry: the API key as a bearer token, the suite's own headers over it. */
export async function makeTarget(server: ServerSpec, options: RunOptions, env: RunIo['env']): Promise<Target> {
  const { origin, basePath } = parseEndpoint(server.url);
  const proxy = server.proxy === 'environment' ? findProxy(origin, env) : null;
  return {
    origin,
    basePath,
    headers: {
      ...(options.apiKey === null ? {} : { authorization: `Bearer ${options.apiKey}` }),
      ...server.headers,
    },
    ...(proxy === null ? {} : { proxy }),
    ...(server.ca === undefined ? {} : { ca: await readAuthority(resolve(options.workingDirectory, server.ca)) }),
  };
}

async function readAuthority(path: string): Promise<string> {
  const found = await readTextFile(path, 4_000_000);
  if (found.kind === 'text') return found.text;
  throw new GateError('bad-suite', `server.ca: ${path} can't be read (${found.why}).`, 'Name a PEM file.', found);
}
