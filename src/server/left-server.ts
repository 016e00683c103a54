import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { type Stoppable, type StopReport, stopServer } from './stop-server.ts';

const SCHEMA = 'throughput-gate/left-server';

/** Leaves on disk what is needed to stop the server, for the case that this run can't. */
export function writeServerState(path: string, server: Stoppable): void {
  makeFolder(dirname(path));
  writeFileSync(path, JSON.stringify({ schema: SCHEMA, version: 1, server }), { mode: 0o600 });
}

export function removeServerState(path: string): void {
  rmSync(path, { force: true });
}

/**
 * Stops the server that a crashed or cancelled run left behind; null when there is none. Safe to call always: the file
 * is gone after an orderly stop, and a pid that belongs to another process by now is left alone.
 */
export async function stopLeftServer(statePath: string): Promise<StopReport | null> {
  const server = readServerState(statePath);
  if (server === null) return null;
  const report = await stopServer(server);
  if (report.left.length === 0) removeServerState(statePath);
  return report;
}

function readServerState(path: string): Stoppable | null {
  try {
    const state: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const ours = typeof state === 'object' && state !== null && 'schema' in state && state.schema === SCHEMA;
    return ours && 'server' in state ? (state.server as Stoppable) : null;
  } catch {
    return null;
  }
}
