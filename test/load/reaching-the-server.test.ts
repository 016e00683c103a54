import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { generateOnce } from '../../src/load/generate.ts';
import { openLoad } from '../../src/load/open-load.ts';
import type { Target } from '../../src/load/trial-plan.ts';
import { type Asked, answerWell, type RunningServer, serveAnswers } from './support/answer-server.ts';
import { readFixture } from './support/fixtures.ts';
import { planOf, QUIET, SHAPE, SIGNAL, targetOf } from './support/plans.ts';

const CERTIFICATE = readFixture('tls/test-only.crt').toString();
const TLS = { key: readFixture('tls/test-only.key').toString(), cert: CERTIFICATE };
const PIN = { kind: 'pinned', tokens: 4 } as const;

const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function open(server: Promise<RunningServer>): Promise<RunningServer> {
  const running = await server;
  servers.push(running);
  return running;
}

const generate = (target: Target) =>
  generateOnce(target, SHAPE, { kind: 'text', text: 'hello' }, PIN, { signal: SIGNAL, purpose: 'trial' });

describe('a server behind TLS with a private CA', () => {
  it('is measured when the CA is given, in probes and in trials', async () => {
    const { origin } = await open(serveAnswers((response) => answerWell(response, 4), TLS));
    const target = { ...targetOf(origin), ca: CERTIFICATE };
    expect((await generate(target)).outcome).toBe('good');
    const load = openLoad();
    const trial = await load.runTrial(planOf(origin, { target }), QUIET);
    await load.close();
    expect(trial.requests.map(({ outcome }) => outcome)).toEqual(Array(6).fill('good'));
  });

  it('fails by tls when it is not', async () => {
    const { origin } = await open(serveAnswers((response) => answerWell(response, 4), TLS));
    const record = await generate(targetOf(origin));
    expect([record.outcome, record.message?.startsWith('tls: ')]).toEqual(['tls', true]);
  });
});

describe('a request', () => {
  it('goes below the base path with the target’s headers, and asks for no compression', async () => {
    const asked: Asked[] = [];
    const { origin } = await open(
      serveAnswers((response, one) => {
        asked.push(one);
        answerWell(response, 4);
      }),
    );
    const headers = { authorization: 'Bearer secret', 'x-team': 'perf' };
    await generate({ ...targetOf(origin), basePath: '/llm', headers });
    const { request, body } = asked[0] ?? expect.unreachable('no request came');
    expect(request.url).toBe('/llm/v1/chat/completions');
    expect(request.headers).toMatchObject({
      ...headers,
      'accept-encoding': 'identity',
      'content-type': 'application/json',
    });
    expect(body).toMatchObject({ model: 'tiny', stream: true, stream_options: { include_usage: true }, max_tokens: 4 });
  });

  it('keeps connecting out of the time to first token on a new connection', async () => {
    const { origin } = await open(serveAnswers((response) => answerWell(response, 4)));
    const record = await generate(targetOf(origin));
    expect(record.connectMs).toBeGreaterThan(0);
    expect(record.sentAtMs).toBeGreaterThanOrEqual(record.connectMs);
    expect(record.text).toBe(' tok tok tok tok');
  });
});

const ipv6 = await new Promise<number | null>((resolve) => {
  const probe = createServer().on('error', () => resolve(null));
  probe.listen(0, '::1', () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => resolve(port));
  });
});

describe.runIf(ipv6 !== null)('an IPv6 literal (needs the loopback ::1)', () => {
  it('is a host like any other', async () => {
    const server = createServer((_, response) => answerWell(response, 4));
    await new Promise<void>((resolve) => server.listen(0, '::1', () => resolve()));
    const { port } = server.address() as AddressInfo;
    const record = await generate(targetOf(`http://[::1]:${port}`));
    server.closeAllConnections();
    server.close();
    expect(record.outcome).toBe('good');
  });
});
