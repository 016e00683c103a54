import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { generateOnce } from '../../src/load/generate.ts';
import { canRun } from '../../src/server/capability.ts';
import { type ExamineOptions, examineServer } from '../../src/server/examine-server.ts';
import { parseFault } from '../../src/simulator/fault.ts';
import { type Simulator, startSimulator } from '../../src/simulator/start-simulator.ts';

const simulators: Simulator[] = [];
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(simulators.splice(0).map((simulator) => simulator.stop()));
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

async function simulate(...options: Parameters<typeof startSimulator>): Promise<Simulator> {
  const simulator = await startSimulator(...options);
  simulators.push(simulator);
  return simulator;
}

const examine = (origin: string, more: Partial<ExamineOptions> = {}) =>
  examineServer({
    generate: generateOnce,
    target: { origin, basePath: '', headers: {} },
    model: null,
    shape: { api: 'chat', sampling: { temperature: 0 }, extraBody: {}, timeoutMs: 20_000 },
    prompt: { kind: 'text', text: 'Tell me about the sea, its tides and the moon that moves them. '.repeat(4) },
    output: { kind: 'pinned', tokens: 8 },
    timeoutMs: 20_000,
    reachedWithinMs: 10_000,
    now: () => performance.now(),
    sleep: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
    signal: new AbortController().signal,
    gpus: 'none',
    secrets: [],
    ...more,
  });

const statesOf = ({ capabilities }: Awaited<ReturnType<typeof examine>>) =>
  Object.fromEntries(capabilities.map(({ name, state }) => [name, state]));

describe('doctor', () => {
  it('finds all that a good server can do', async () => {
    const { url } = await simulate({ prefixCache: true, speed: 10 });
    const examination = await examine(url);
    expect(canRun(examination.capabilities)).toBe(true);
    expect(examination).toMatchObject({ model: 'sim', pins: true });
    expect(statesOf(examination)).toMatchObject({
      model: 'ok',
      streams: 'ok',
      usage: 'ok',
      'pinned length': 'ok',
      'cache control': 'ok',
      'cache evidence': 'ok',
      metrics: 'ok',
      telemetry: 'missing',
      clock: 'ok',
    });
    for (const { state, remedy, detail } of examination.capabilities) {
      expect(detail).not.toBe('');
      expect(remedy === '').toBe(state === 'ok');
    }
  });

  it.each([
    ['short', 'pinned length', 'wrong-length', 'at-most'],
    ['no-usage', 'usage', 'no-usage', 'include_usage'],
  ])(
    'says what is wrong with a server that is %s, and that the gate can not run',
    async (fault, name, words, remedy) => {
      const { url } = await simulate({ faults: [parseFault(fault)], speed: 10 });
      const examination = await examine(url);
      const found = examination.capabilities.find((capability) => capability.name === name);
      expect(found).toMatchObject({ state: 'wrong', required: true });
      expect(found?.detail).toContain(words);
      expect(found?.remedy).toContain(remedy);
      expect(canRun(examination.capabilities)).toBe(false);
    },
  );

  it('says once that nobody answers, and what this machine has all the same', async () => {
    const examination = await examine('http://127.0.0.1:1', { reachedWithinMs: 300, model: 'x' });
    expect(statesOf(examination)).toEqual({ generates: 'missing', telemetry: 'missing', clock: 'ok' });
    expect(examination.capabilities[0]?.detail).toMatch(/wasn't ready within 0 s.*refused/);
    expect(examination.capabilities[0]?.remedy).toContain('--ready-timeout');
    expect(canRun(examination.capabilities)).toBe(false);
  });

  it('gives a slow server longer than one that refuses', async () => {
    const { url } = await simulate({ speed: 0.1 });
    const examination = await examine(url, { reachedWithinMs: 500 });
    expect(canRun(examination.capabilities)).toBe(true);
  });

  it('goes on where a server answers and nothing generates', async () => {
    const { url } = await simulate({ faults: [parseFault('http-500')], speed: 10 });
    const examination = await examine(url, { timeoutMs: 300, model: 'sim' });
    expect(statesOf(examination)).toMatchObject({ generates: 'missing', metrics: 'ok', identity: 'ok' });
    expect(canRun(examination.capabilities)).toBe(false);
  });

  it('says that a server which answers whole ignored streaming', async () => {
    const server = createServer((request, response) => {
      request.resume();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ message: { content: 'hi' }, finish_reason: 'stop' }], usage: {} }));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const examination = await examine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { model: 'x' });
    expect(statesOf(examination)).toMatchObject({ streams: 'wrong' });
  });
});
