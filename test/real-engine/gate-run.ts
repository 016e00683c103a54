import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { CLI, type Finished, readJson, runCli } from '../end-to-end/launch.ts';
import { CACHE, type Engine } from './engines.ts';

export type Cell = {
  concurrency: number;
  metric: string;
  verdict: string;
  deltaPercent: number;
  failsAtPercent: number;
};
export type Verdict = { verdict: string; cells: Cell[]; reasons: { code: string; message: string }[] };
export type Trial = {
  valid: boolean;
  reasons: { code: string; message: string }[];
  metrics: Record<string, number>;
  tokens: { prompt: number; cached: number | null };
};
export type Result = { levels: { concurrency: number; trials: Trial[]; notes: string[] }[] };

export type SuiteChoice = {
  readonly slots: number;
  readonly levels: readonly number[];
  readonly outputTokens: number;
  readonly requests: Engine['requests'];
  readonly cache?: 'bust' | 'flush' | 'warm';
  readonly env?: Readonly<Record<string, string>>;
  /** Other keys of the suite file. */
  readonly more?: Readonly<Record<string, unknown>>;
};

/** Names the processes of one suite's server: it is in the environment of each. */
const MARK = 'REAL_ENGINE_RUN';

/** A suite whose server the gate launches by the engine's script. */
export async function writeSuite(folder: string, engine: Engine, choice: SuiteChoice): Promise<void> {
  const env = { ...choice.env, [engine.slots.variable]: String(choice.slots), [MARK]: folder };
  const suite = {
    name: 'real-engine',
    model: engine.model,
    server: {
      url: `http://127.0.0.1:${engine.port}`,
      command: `exec ${engine.onOneCore ? 'taskset -c 1 ' : ''}bash ${engine.script} ${engine.port} ${CACHE}`,
      env,
      'ready-timeout': '5m',
    },
    levels: choice.levels,
    'output-tokens': choice.outputTokens,
    requests: { 'per-slot': choice.requests.perSlot, 'at-least': choice.requests.atLeast },
    trials: { first: 3, most: 3, budget: '15m' },
    cache: choice.cache ?? 'bust',
    baseline: 'baseline.json',
    ...choice.more,
  };
  // JSON is YAML.
  await writeFile(join(folder, 'suite.yml'), JSON.stringify(suite));
}

export async function runSuite(folder: string, command: string, ...args: string[]): Promise<Finished> {
  const finished = await runCli([command, '--suite', 'suite.yml', ...args], folder);
  console.log(finished.stdout, finished.stderr);
  return finished;
}

export async function readVerdict(folder: string): Promise<Verdict> {
  return (await readJson(join(folder, 'throughput-gate-out/verdict.json'))) as unknown as Verdict;
}

export async function readResult(folder: string): Promise<Result> {
  return (await readJson(join(folder, 'throughput-gate-out/result.json'))) as unknown as Result;
}

/** A gate that runs, to be hit while it does. */
export type RunningGate = {
  readonly pid: number;
  /** All that it has printed so far. */
  readonly said: () => string;
  readonly exited: Promise<number | null>;
};

export function startGate(folder: string): RunningGate {
  const child = spawn(process.execPath, [CLI, 'gate', '--suite', 'suite.yml'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const exited = once(child, 'close').then(([exitCode]) => exitCode as number | null);
  return { pid: child.pid ?? 0, said: () => text, exited };
}

export type Process = { readonly pid: number; readonly commandLine: string };

/** Sessions of processes that were seen with a folder's mark. */
const sessions = new Map<string, Set<number>>();

/**
 * The living processes of this folder's server, zombies left out: those with its mark, and what is in a session with one
 * that was seen before. vLLM's give themselves titles, which writes over their environment.
 */
export function processesOf(folder: string): readonly Process[] {
  const own = sessions.get(folder) ?? new Set();
  sessions.set(folder, own);
  const living = readdirSync('/proc').flatMap(readProcess);
  for (const { pid, session } of living) {
    if (readOf(pid, 'environ').split('\0').includes(`${MARK}=${folder}`)) own.add(session);
  }
  return living
    .filter(({ session }) => own.has(session))
    .map(({ pid }) => ({ pid, commandLine: readOf(pid, 'cmdline').replaceAll('\0', ' ').trim() }));
}

function readProcess(name: string): { pid: number; session: number }[] {
  const pid = Number(name);
  const [, state, session] = /\) (\S) \d+ \d+ (\d+)/.exec(Number.isInteger(pid) ? readOf(pid, 'stat') : '') ?? [];
  return state === undefined || state === 'Z' ? [] : [{ pid, session: Number(session) }];
}

/** Neither a process nor its port is left of a server that ran. */
export async function expectNothingLeft(folder: string, { port }: Engine): Promise<void> {
  expect(sessions.get(folder)?.size).toBeGreaterThan(0);
  expect(processesOf(folder)).toEqual([]);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
}

/** What is asked for, as soon as it's there; a gate that ends before is an error. */
export async function waitFor<T>(gate: RunningGate, find: () => T | undefined): Promise<T> {
  let ended = false;
  gate.exited.then(() => {
    ended = true;
  });
  while (!ended) {
    const found = find();
    if (found !== undefined) return found;
    await pause(20);
  }
  throw new Error(`The gate ended too early:\n${gate.said()}`);
}

export function trialsOnDisk(folder: string): number {
  const path = join(folder, 'throughput-gate-out/requests.jsonl');
  if (!existsSync(path)) return 0;
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return new Set(lines.filter(Boolean).map((line) => (JSON.parse(line) as { trial: number }).trial)).size;
}

function readOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
