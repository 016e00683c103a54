import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { GateError } from '../gate-error.ts';

/** A simulator in a process of its own, so that client and server don't share an event loop. */
export type SpawnedSimulator = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts this very program as `simulate …` and waits until it listens. */
export async function spawnSimulator(args: readonly string[]): Promise<SpawnedSimulator> {
  const [, program = ''] = process.argv;
  const child = spawn(process.execPath, [program, 'simulate', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readAddress(child);
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function readAddress(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const listening = once(lines, 'line').then(([line]) => /^listening on (\S+)/.exec(String(line))?.[1]);
  const url = await Promise.race([listening, once(child, 'exit').then(() => undefined)]);
  if (url !== undefined) return url;
  child.kill('SIGKILL');
  throw new GateError('internal', 'The simulator did not start.', 'Report this as a bug, with the lines above.');
}
