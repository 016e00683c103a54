import { setTimeout as pause } from 'node:timers/promises';
import { type Container, containerToStop } from './container.ts';
import { type Family, livingMembers, signalFamily } from './process-family.ts';
import { runCommand } from './run-command.ts';

/** What must be known to stop a launched server, by whomever: this run, or the post step of one that was killed. */
export type Stoppable = {
  readonly family: Family;
  readonly container: Container | null;
  readonly stopCommand: string | null;
  readonly cwd: string;
};

export type StopReport = {
  /** SIGTERM was not enough. */
  readonly killed: boolean;
  /** Pids that live after all. */
  readonly left: readonly number[];
  readonly notes: readonly string[];
};

export type StopOptions = {
  /** Between SIGTERM and SIGKILL. llama.cpp with open streams takes 30 s by itself. */
  readonly graceMs?: number;
  /** For the stop command and `docker stop`. */
  readonly commandTimeoutMs?: number;
  readonly env?: Readonly<Record<string, string | undefined>>;
};

/** Stop command, container, SIGTERM to the whole group, SIGKILL to what is left. Never throws. */
export async function stopServer(server: Stoppable, options: StopOptions = {}): Promise<StopReport> {
  const notes: string[] = [];
  const timeoutMs = options.commandTimeoutMs ?? 45_000;
  const runIn = { timeoutMs, cwd: server.cwd, ...(options.env === undefined ? {} : { env: options.env }) };
  if (server.stopCommand !== null) {
    const result = await runCommand('sh', ['-c', server.stopCommand], runIn);
    if (result.kind !== 'ended') notes.push(`stop-command: ${result.message}`);
    else if (result.exitCode !== 0) notes.push(`stop-command ended with code ${result.exitCode}`);
  }
  const name = server.container === null ? null : containerToStop(server.container);
  if (server.container !== null && name !== null) {
    const seconds = String(Math.max(1, Math.ceil((options.graceMs ?? 5000) / 1000)));
    await runCommand(server.container.runtime, ['stop', '-t', seconds, name], runIn);
  }
  signalFamily(server.family, 'SIGTERM');
  if (await endsWithin(server.family, options.graceMs ?? 5000)) return { killed: false, left: [], notes };
  signalFamily(server.family, 'SIGKILL');
  await endsWithin(server.family, 3000);
  return { killed: true, left: livingMembers(server.family), notes };
}

async function endsWithin(family: Family, ms: number): Promise<boolean> {
  for (let waitedMs = 0; ; waitedMs += 50) {
    if (livingMembers(family).length === 0) return true;
    if (waitedMs >= ms) return false;
    await pause(50);
  }
}
