import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { generateOnce } from '../../src/load/generate.ts';
import { awaitReady, type NotReady, type Ready } from '../../src/server/await-ready.ts';
import { readIdentity } from '../../src/server/identity.ts';
import { type LaunchedServer, launchServer } from '../../src/server/launch.ts';
import { listenersOn } from '../../src/server/listening-port.ts';
import { readLocalFacts } from '../../src/server/local-facts.ts';

const SIMULATOR = join(import.meta.dirname, 'simulator-process.ts');
const launched: LaunchedServer[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(launched.splice(0).map((server) => server.stop({ graceMs: 500 })));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type Scene = {
  readonly server: LaunchedServer;
  readonly origin: string;
  readonly folder: string;
  readonly ready: () => Promise<Ready | NotReady>;
};

/** The simulator as a server that the gate launches, by a shell line around its arguments. */
async function launch(args: string, first = 'true'): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'life-'));
  folders.push(folder);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await launchServer({
    command: `${first}; ${process.execPath} ${SIMULATOR} --port ${port} ${args}`,
    cwd: folder,
    env: { VLLM_TEST_SPEED: '1', HF_TOKEN: 'hunter2secret' },
    inheritedEnv: { PATH: process.env['PATH'] },
    logPath: join(folder, 'server.log'),
    origin,
    statePath: join(folder, 'state.json'),
    secrets: [],
  });
  launched.push(server);
  const ready = () =>
    awaitReady({
      generate: generateOnce,
      target: { origin, basePath: '', headers: {} },
      model: null,
      shape: { api: 'chat', sampling: { temperature: 0 }, extraBody: {}, timeoutMs: 20_000 },
      prompt: { kind: 'text', text: 'Hello' },
      output: { kind: 'pinned', tokens: 8 },
      timeoutMs: 40_000,
      now: () => performance.now(),
      sleep: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
      signal: new AbortController().signal,
      server,
    });
  return { server, origin, folder, ready };
}

describe('the life of a launched server', () => {
  it('goes from loading to ready, is identified by its own process, and leaves no port and no file', async () => {
    const { server, origin, folder, ready } = await launch('--ready-after 300ms');
    expect(await ready()).toMatchObject({ kind: 'ready', shape: { model: 'sim' } });
    const local = await readLocalFacts(origin, server, 'none');
    const identity = await readIdentity({ origin, basePath: '', headers: {} }, 'sim', local);
    expect(identity).toMatchObject({ model: 'sim', environmentVariables: { VLLM_TEST_SPEED: '1' } });
    expect(identity.launchArguments?.join(' ')).toContain('--ready-after 300ms');
    expect(server.strangersOnPort()).toEqual([]);
    expect(await server.stop()).toMatchObject({ left: [] });
    expect(listenersOn(Number(new URL(origin).port))).toEqual([]);
    expect(existsSync(join(folder, 'state.json'))).toBe(false);
  });

  it('that dies at its first generation, after listing its model, is told so with its log', async () => {
    const { ready } = await launch('--fault die@1');
    const result = await ready();
    expect(result).toMatchObject({ kind: 'not-ready', reason: { code: 'server-died' } });
    if (result.kind === 'not-ready') {
      expect(result.reason.message).toContain('died at the first generation');
      expect(result.logTail.join('\n')).toContain('listening on');
    }
  });

  it('that dies between two good generations is told so', async () => {
    const { ready } = await launch('--fault die@3');
    const result = await ready();
    expect(result).toMatchObject({ kind: 'not-ready', reason: { code: 'server-died' } });
    if (result.kind === 'not-ready') expect(result.reason.message).toContain('after a good one');
  });

  it('killed while it loads ends the wait at once', async () => {
    const { server, ready } = await launch('--ready-after 600s');
    const waiting = ready();
    while (server.lastLogLine() === null) await pause(20);
    process.kill(-server.pid, 'SIGKILL');
    const result = await waiting;
    expect(result).toMatchObject({ kind: 'not-ready', reason: { code: 'server-died' } });
    if (result.kind === 'not-ready') expect(result.reason.message).toContain('SIGKILL');
  });

  it('leaves no secret of its variables and arguments in any file or fact', async () => {
    const secret = 'hunter2secret';
    const greeting = `echo "key ${secret} from $HF_TOKEN, argument-secret, started with --api-key ${secret}"; : --api-key argument-secret`;
    const { server, origin, folder, ready } = await launch('--seed 7', greeting);
    await ready();
    const local = await readLocalFacts(origin, server, 'none');
    const identity = await readIdentity({ origin, basePath: '', headers: {} }, 'sim', local);
    await server.stop();
    expect(server.logTail()[0]).toBe('key *** from ***, ***, started with --api-key ***');
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(`${JSON.stringify(identity)} ${files.join()} ${server.logTail().join()}`).not.toContain(secret);
  });
});
