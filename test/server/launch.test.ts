import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { GateError } from '../../src/gate-error.ts';
import { type LaunchedServer, type LaunchOptions, launchServer } from '../../src/server/launch.ts';
import { stopLeftServer } from '../../src/server/left-server.ts';
import { readProcess } from '../../src/server/process-table.ts';

const launched: LaunchedServer[] = [];
const folders: string[] = [];
const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(launched.splice(0).map((server) => server.stop({ graceMs: 200 })));
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function optionsFor(command: LaunchOptions['command'], more: Partial<LaunchOptions> = {}): LaunchOptions {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'));
  folders.push(folder);
  return {
    command,
    cwd: folder,
    env: {},
    inheritedEnv: { PATH: process.env['PATH'] },
    logPath: join(folder, 'out/server.log'),
    // Nothing listens on port 1 of this host.
    origin: 'http://127.0.0.1:1',
    statePath: join(folder, 'state.json'),
    secrets: [],
    ...more,
  };
}

async function launch(options: LaunchOptions): Promise<LaunchedServer> {
  const server = await launchServer(options);
  launched.push(server);
  return server;
}

const isAlive = (pid: number) => (readProcess(pid)?.state ?? 'Z') !== 'Z';

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(20);
}

const pidIn = (path: string) => Number(readFileSync(path, 'utf8'));
const linux = process.platform === 'linux';

describe('a launched server', () => {
  it('runs in its folder with its variables, and its output is in the log', async () => {
    const options = optionsFor('echo "$GREETING from $(pwd)"; echo oops >&2; sleep 60', { env: { GREETING: 'hello' } });
    const server = await launch(options);
    await until(() => server.logTail().length === 2);
    expect(server.logTail()).toContain(`hello from ${options.cwd}`);
    expect(readFileSync(options.logPath, 'utf8')).toContain('oops\n');
    expect(server.logTail()).toContain(server.lastLogLine());
  });

  it('runs a list without a shell', async () => {
    const server = await launch(optionsFor(['printf', '%s\\n', '$HOME; x']));
    expect((await server.death).logTail).toEqual(['$HOME; x']);
  });

  it('keeps secrets out of its log', async () => {
    const options = optionsFor('echo "using --api-key abcdef and hunter2secret"', { secrets: ['hunter2secret'] });
    const { logTail } = await (await launch(options)).death;
    expect(logTail).toEqual(['using --api-key *** and ***']);
    expect(readFileSync(options.logPath, 'utf8')).not.toMatch(/abcdef|hunter2/);
  });

  it.each([
    ['exit 3', 'with code 3', 'Read server.log'],
    [
      'echo "TypeError: x is not a function"; echo bye; exit 4',
      'its log ends with ("TypeError: x is not a function")',
      'Read server.log',
    ],
    ['exit 0', 'with code 0', 'stop-command'],
    ['kill -9 $$', 'SIGKILL', 'dmesg'],
    ['kill -11 $$', 'SIGSEGV', 'Read server.log'],
    ['no-such-program-anywhere', 'code 127', 'server.command'],
    ['touch x; ./x', 'code 126', 'chmod +x'],
    ['echo "torch.OutOfMemoryError: CUDA out of memory." >&2; exit 1', 'out of GPU memory', 'GPU memory'],
    ['echo "serve: error: unrecognized arguments: --max-seqs"; exit 2', "doesn't know an argument", 'server.command'],
    ['echo "OSError: [Errno 98] Address already in use"; exit 1', 'port is already in use', 'another port'],
    [
      'echo "ERROR EngineCore failed to start."; echo "ValueError: Free memory on device cuda:0 (1/2 GiB) on startup is less than desired GPU memory utilization"; sleep 60',
      'not enough free GPU memory',
      'Stop what else',
    ],
    [
      'echo "Worker proc VllmWorker-0 died unexpectedly, shutting down executor."; exit 0',
      'a vLLM worker process died',
      'dmesg',
    ],
    ['echo "Scheduler hit an exception: Traceback"; kill -9 $$', "SGLang's scheduler failed", 'traceback'],
    [
      'echo "main: exiting due to model loading error: error loading model"; exit 1',
      "the model can't be loaded",
      'model path',
    ],
  ])('that ends with `%s` is dead with its cause', async (command, cause, remedy) => {
    const { reason } = await (await launch(optionsFor(command))).death;
    expect(reason.code).toBe('server-died');
    expect(reason.message).toContain(cause);
    expect(reason.remedy).toContain(remedy);
  });

  it('that goes to the background with a stop command is not dead', async () => {
    const options = optionsFor('sleep 60 & echo $! > pid', { stopCommand: 'kill $(cat pid); touch stopped' });
    const server = await launch(options);
    await until(() => existsSync(join(options.cwd, 'pid')));
    expect(await Promise.race([server.death, pause(400, 'alive')])).toBe('alive');
    await server.stop();
    expect(existsSync(join(options.cwd, 'stopped'))).toBe(true);
  });
});

describe('stopping', () => {
  it('ends the whole group and says that SIGTERM was enough', async () => {
    const options = optionsFor('sleep 60 & echo $! > pid; wait');
    const server = await launch(options);
    await until(() => existsSync(join(options.cwd, 'pid')) && pidIn(join(options.cwd, 'pid')) > 0);
    const child = pidIn(join(options.cwd, 'pid'));
    expect(await server.stop()).toMatchObject({ killed: false, left: [] });
    expect([server.pid, child].map(isAlive)).toEqual([false, false]);
    expect(existsSync(options.statePath)).toBe(false);
  });

  it('kills what ignores SIGTERM', async () => {
    const options = optionsFor('trap "" TERM; echo ready; while :; do sleep 0.1; done');
    const server = await launch(options);
    await until(() => server.lastLogLine() === 'ready');
    expect(await server.stop({ graceMs: 200 })).toMatchObject({ killed: true, left: [] });
    expect(isAlive(server.pid)).toBe(false);
  });

  it.runIf(linux)('finds a child that left for a session of its own', async () => {
    const options = optionsFor("setsid sh -c 'echo $$ > pid; exec sleep 60' & wait");
    const server = await launch(options);
    await until(() => existsSync(join(options.cwd, 'pid')) && pidIn(join(options.cwd, 'pid')) > 0);
    const runaway = pidIn(join(options.cwd, 'pid'));
    await server.stop({ graceMs: 500 });
    expect(isAlive(runaway)).toBe(false);
  });

  it('by the state file works for a run that was killed, once', async () => {
    const options = optionsFor('sleep 60 & wait');
    const server = await launch(options);
    expect(await stopLeftServer(options.statePath)).toMatchObject({ left: [] });
    expect(isAlive(server.pid)).toBe(false);
    expect(await stopLeftServer(options.statePath)).toBeNull();
  });

  it.runIf(linux)('by the state file leaves a process alone that got the pid of ours', async () => {
    const options = optionsFor('true');
    await (await launch(options)).death;
    const stranger = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
    await until(() => stranger.pid !== undefined);
    const state = JSON.parse(readFileSync(options.statePath, 'utf8'));
    state.server.family.pid = stranger.pid;
    writeFileSync(options.statePath, JSON.stringify(state));
    await stopLeftServer(options.statePath);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill('SIGKILL');
  });

  it('without a state file, or with a broken one, stops nothing', async () => {
    const { cwd } = optionsFor('true');
    expect(await stopLeftServer(join(cwd, 'none.json'))).toBeNull();
    writeFileSync(join(cwd, 'broken.json'), '{"schema"');
    expect(await stopLeftServer(join(cwd, 'broken.json'))).toBeNull();
  });
});

describe('before launching', () => {
  it('a server that answers on the port is found and named', async () => {
    const other = createServer((_, response) => response.end('{"data":[{"id":"their-model"}]}'));
    servers.push(other);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const error = await launchServer(optionsFor('sleep 60', { origin: `http://127.0.0.1:${port}` })).catch(
      (found: unknown) => found,
    );
    if (!(error instanceof GateError)) throw new Error('it was launched');
    expect(error.code).toBe('port-in-use');
    expect(error.message).toContain(`Port ${port} is already in use`);
    expect(error.message).toContain('their-model');
    if (linux) expect(error.message).toContain(`process ${process.pid}`);
  });

  it.each([
    ['a program that is not there', ['/no/such/program'], {}],
    ['a folder that is not there', 'true', { cwd: '/no/such/folder' }],
  ])('%s is an error with a remedy', async (_, command, more) => {
    const error = await launchServer(optionsFor(command, more)).catch((found: unknown) => found);
    expect(error).toMatchObject({ code: 'launch-failed' });
  });
});
