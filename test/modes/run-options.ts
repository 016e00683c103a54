import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import type { RunIo, RunOptions } from '../../src/options.ts';
import type { ModeName } from '../../src/suite/suite.ts';

/** An empty folder that is gone after the test; tests that run at the same time say which one. */
export async function makeFolder(atEnd: TestContext['onTestFinished'] = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'throughput-gate-modes-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a value as JSON, a text as it is; folders are made. */
export async function put(path: string, value: unknown): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

export function makeOptions(folder: string, mode: ModeName, part: Partial<RunOptions> = {}): RunOptions {
  return {
    mode,
    suitePath: null,
    overrides: {},
    referenceUrl: null,
    apiKey: null,
    out: join(folder, 'out'),
    workingDirectory: folder,
    results: [],
    reference: [],
    current: [],
    sameSession: false,
    sessions: 1,
    replace: false,
    acceptReason: null,
    expect: null,
    format: null,
    simulatedSpeed: null,
    acceptedBecause: null,
    reproduce: `throughput-gate ${mode}`,
    ...part,
  };
}

export function makeIo(part: Partial<RunIo> = {}): RunIo {
  const nowhere = () => undefined;
  return {
    env: {},
    signal: new AbortController().signal,
    log: { info: nowhere, warning: nowhere, progress: nowhere },
    baseSide: null,
    provenance: {},
    ...part,
  };
}
