import { existsSync } from 'node:fs';
import { chmod, readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { run } from '../../src/gate.ts';
import { listenersOn } from '../../src/server/listening-port.ts';
import { acquireLock } from '../../src/server/lock.ts';
import { makeFolder, makeIo, makeOptions, put } from '../modes/run-options.ts';

const SIMULATOR = `${process.execPath} ${join(import.meta.dirname, '../server/simulator-process.ts')}`;

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return (server.address() as AddressInfo).port;
}

async function findPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type Way = {
  readonly command: string | readonly string[];
  /** Listens on the port before the launch. */
  readonly other?: () => Server;
  readonly readyTimeout?: string;
  readonly warmUp?: number;
};

async function gate(way: Way, { onTestFinished }: TestContext) {
  const folder = await makeFolder(onTestFinished);
  const other = way.other?.();
  if (other !== undefined) onTestFinished(() => void other.close());
  const port = other === undefined ? await findPort() : await listen(other);
  await chmod(await put(`${folder}/docker`, '#!/bin/sh\nsleep 60 >/dev/null 2>&1 &\n'), 0o755);
  await put(`${folder}/not-executable`, '#!/bin/sh\n');
  const fill = (text: string) => text.replaceAll('PORT', String(port));
  const command = typeof way.command === 'string' ? fill(way.command) : way.command.map(fill);
  const suite = {
    model: 'sim',
    server: { url: `http://127.0.0.1:${port}`, command, 'ready-timeout': way.readyTimeout ?? '60s' },
    levels: [{ concurrency: 2, requests: 8 }],
    'output-tokens': 4,
    'warm-up': { rounds: way.warmUp ?? 0 },
    trials: { first: 1, most: 1 },
  };
  // A machine's lock of its own: other tests launch servers at the same time.
  const env = { PATH: `${folder}:${process.env['PATH']}`, TMPDIR: folder };
  const options = makeOptions(folder, 'gate', { suitePath: await put(`${folder}/suite.yml`, suite) });
  const lines: string[] = [];
  const log = { ...makeIo().log, info: (line: string) => void lines.push(line) };
  const ending = await run(options, makeIo({ env, log }));
  const verdict = JSON.parse(await readFile(`${folder}/out/verdict.json`, 'utf8')) as {
    verdict: string;
    exitCode: number;
    reasons: { code: string; message: string; remedy: string }[];
  };
  const left = other === undefined ? listenersOn(port) : [];
  return { exitCode: ending.exitCode, verdict: verdict.verdict, reason: verdict.reasons[0], left, lines };
}

const WAYS: readonly (readonly [string, Way, string, RegExp])[] = [
  ['ends at once', { command: 'exit 3' }, 'server-died', /with code 3.*died while it was starting/],
  ['is not found', { command: 'no-such-program --port PORT' }, 'server-died', /code 127.*(isn't there|wasn't found)/],
  [
    'is a list whose program is not found',
    { command: ['no-such-program'] },
    'launch-failed',
    /can't be started.*ENOENT/,
  ],
  ['is not executable', { command: './not-executable' }, 'server-died', /the command isn't executable/],
  [
    'finds its port taken',
    { command: 'sleep 60', other: () => createServer((socket) => socket.destroy()) },
    'port-in-use',
    /already in use/,
  ],
  [
    'finds another server on its port',
    { command: 'sleep 60', other: () => createHttpServer((_, response) => response.end('{"data":[{"id":"theirs"}]}')) },
    'port-in-use',
    /a server answers with model theirs/,
  ],
  [
    'runs out of GPU memory while it loads',
    { command: 'echo "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2 GiB." >&2; exit 1' },
    'server-died',
    /out of GPU memory/,
  ],
  [
    'logs that it can not go on, and hangs',
    {
      command:
        'echo "ERROR EngineCore failed to start."; echo "ValueError: Free memory on device cuda:0 (1/2 GiB) on startup is less than desired GPU memory utilization"; sleep 60',
    },
    'server-died',
    /not enough free GPU memory/,
  ],
  ['never listens', { command: 'sleep 60', readyTimeout: '2s' }, 'not-ready', /wasn't ready within 2 s: refused/],
  [
    'loads for ever',
    { command: `exec ${SIMULATOR} --port PORT --ready-after 600s`, readyTimeout: '6s' },
    'not-ready',
    /wasn't ready within 6 s: http-503/,
  ],
  ['is killed', { command: 'kill -9 $$' }, 'server-died', /SIGKILL.*out-of-memory killer/],
  [
    'dies at its first request',
    { command: `exec ${SIMULATOR} --port PORT --fault die@1` },
    'server-died',
    /died at the first generation/,
  ],
  [
    'dies at its third request',
    { command: `exec ${SIMULATOR} --port PORT --fault die@3` },
    'server-died',
    /died during the readiness generations, after a good one/,
  ],
  [
    'dies while it is warmed up',
    { command: `exec ${SIMULATOR} --port PORT --fault die@5`, warmUp: 2 },
    'server-died',
    /with code 1/,
  ],
  ['dies in a trial', { command: `exec ${SIMULATOR} --port PORT --fault die@7` }, 'server-died', /with code 1/],
  [
    'goes to the background',
    { command: `${SIMULATOR} --port PORT >/dev/null 2>&1 &` },
    'server-died',
    /left its server in the background/,
  ],
  [
    'is a container in the background',
    { command: 'docker run -d --gpus all -p PORT:8000 vllm/vllm-openai' },
    'launch-failed',
    /in the background \(-d, --detach\)/,
  ],
];

/** They mostly wait. */
describe('a launched server that', () => {
  it.concurrent.for(WAYS)(
    '%s is told by its own cause, with exit 2 and a verdict',
    async ([, way, code, words], context) => {
      const { exitCode, verdict, reason, left } = await gate(way, context);
      expect([exitCode, verdict, reason?.code]).toEqual([2, 'invalid', code]);
      expect(reason?.message).toMatch(words);
      expect(reason?.remedy).not.toBe('');
      expect(left).toEqual([]);
    },
  );
});

describe('the job log of a launched server', () => {
  const deaths = (lines: readonly string[]) => lines.filter((line) => line.startsWith('The server process ended'));

  it('says that it died when that is noticed, not only at the end', async (context) => {
    const { lines, reason } = await gate({ command: `exec ${SIMULATOR} --port PORT --fault die@7` }, context);
    expect(deaths(lines)).toEqual([reason?.message]);
  });

  it('does not call it dead that the gate stops it', async (context) => {
    const { lines } = await gate({ command: `exec ${SIMULATOR} --port PORT` }, context);
    expect(lines.some((line) => line.startsWith('ready after'))).toBe(true);
    expect(deaths(lines)).toEqual([]);
  });
});

describe('a run that waits for another job on this machine', () => {
  it('writes verdict and result when it is interrupted, and ends with 130', async () => {
    const folder = await makeFolder();
    const interruption = new AbortController();
    const lock = await acquireLock({
      path: `${folder}/throughput-gate.lock`,
      ownerName: 'o/other, run 7',
      timeoutMs: 0,
      now: () => performance.now(),
      sleep: async () => {},
      signal: interruption.signal,
      onWait: () => {},
    });
    const lines: string[] = [];
    const info = (line: string) => {
      lines.push(line);
      if (line.startsWith('waiting for o/other, run 7')) interruption.abort();
    };
    const options = makeOptions(folder, 'gate', {
      suitePath: await put(`${folder}/suite.yml`, 'server: {command: sleep 60}\n'),
    });
    const log = { ...makeIo().log, info };
    const { exitCode } = await run(options, makeIo({ env: { TMPDIR: folder }, signal: interruption.signal, log }));
    if (lock.kind === 'held') lock.release();
    expect(exitCode).toBe(130);
    const [verdict, result] = await Promise.all(
      ['verdict', 'result'].map(async (name) => JSON.parse(await readFile(`${folder}/out/${name}.json`, 'utf8'))),
    );
    expect(verdict).toMatchObject({ verdict: 'invalid', exitCode: 130, reasons: [{ code: 'interrupted' }] });
    expect(result.reasons).toMatchObject([{ code: 'interrupted', message: expect.stringContaining('o/other, run 7') }]);
    expect(existsSync(`${folder}/out/server.log`)).toBe(false);
  });
});
