import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** How the server behaves: `truthd.c` says what each means. */
export type TruthPace = {
  readonly stepUs: number;
  /** Added to a step for each running request; absent = 0. */
  readonly stepUsPerRequest?: number;
  readonly prefillUs: number;
  readonly maxRunning: number;
};

export type Truth = {
  readonly requests: number;
  readonly tokens: number;
  readonly tok_s: number;
  readonly ttft_p50_ms: number;
  readonly tpot_mean_ms: number;
  readonly max_late_ms: number;
};

export type TruthServer = {
  readonly port: number;
  readonly read: () => Promise<Truth>;
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export function hasCompiler(): boolean {
  return runs('cc', ['--version']);
}

/** True where `taskset` can pin a process to the given core. */
export function canPin(core: number): boolean {
  return runs('taskset', ['-c', String(core), 'true']);
}

/** Compiles `truthd.c` and runs it on a free port of loopback, pinned to `core` where one is given. */
export async function startTruthServer(pace: TruthPace, core: number | null): Promise<TruthServer> {
  const folder = mkdtempSync(join(tmpdir(), 'truthd-'));
  const binary = join(folder, 'truthd');
  execFileSync('cc', ['-O2', '-o', binary, join(import.meta.dirname, 'truthd.c')]);
  const figures = [pace.stepUs, pace.stepUsPerRequest ?? 0, pace.maxRunning, pace.prefillUs];
  const call = [binary, '0', ...figures.map(String)];
  const [command = binary, ...values] = core === null ? call : ['taskset', '-c', String(core), ...call];
  const child = spawn(command, values, { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await readPort(child);
  const url = (path: string) => `http://127.0.0.1:${port}${path}`;
  return {
    port,
    read: async () => (await (await fetch(url('/truth'))).json()) as Truth,
    reset: async () => {
      await (await fetch(url('/reset'), { method: 'POST' })).text();
    },
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

async function readPort(child: ChildProcess): Promise<number> {
  if (child.stderr === null) throw new Error('truthd has no stderr');
  for await (const line of createInterface(child.stderr)) {
    const port = line.match(/127\.0\.0\.1:(\d+)$/)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error('truthd ended before it said its port');
}

function runs(command: string, values: readonly string[]): boolean {
  try {
    execFileSync(command, values, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
