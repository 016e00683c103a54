import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The committed bundle, as users run it. */
export const CLI = join(import.meta.dirname, '../../dist/cli.js');

export type Finished = { readonly exitCode: number | null; readonly stdout: string; readonly stderr: string };

/** Runs the committed CLI to its end. */
export async function runCli(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Finished> {
  const child = spawn(process.execPath, [CLI, ...args], { cwd, env: { ...process.env, NO_COLOR: '1', ...env } });
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, stdout: stdout(), stderr: stderr() };
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

/** A simulator in a process of its own, stopped when the test ends. */
export async function simulate(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [CLI, 'simulate', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => stop(child));
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /^listening on (\S+)/.exec(chunk.toString())?.[1];
  if (url === undefined) throw new Error(`simulate said ${chunk}`);
  return url;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** An empty folder that is gone after the test. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'throughput-gate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function readJson(path: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
}
