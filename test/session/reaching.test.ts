import { connect, createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../../src/gate.ts';
import type { Session } from '../../src/measure/session.ts';
import { type Simulator, startSimulator } from '../../src/simulator/start-simulator.ts';
import { readFixture } from '../load/support/fixtures.ts';
import { makeFolder, makeIo, makeOptions, put } from '../modes/run-options.ts';

const CERTIFICATE = readFixture('tls/test-only.crt').toString();
const KEY = readFixture('tls/test-only.key').toString();

const simulators: Simulator[] = [];
const fronts: Server[] = [];
afterEach(async () => {
  for (const front of fronts.splice(0)) front.close();
  await Promise.all(simulators.splice(0).map((simulator) => simulator.stop()));
});

async function simulate(): Promise<number> {
  const simulator = await startSimulator({ speed: 20 });
  simulators.push(simulator);
  return simulator.port;
}

/** Listens before a simulator and hands every connection on to it. */
async function standBefore(
  front: Server,
  event: 'connection' | 'secureConnection',
  host: string,
): Promise<number | null> {
  const port = await simulate();
  front.on(event, (socket) => {
    const inner = connect(port, '127.0.0.1');
    socket.pipe(inner).pipe(socket);
    socket.on('error', () => inner.destroy());
    inner.on('error', () => socket.destroy());
  });
  fronts.push(front);
  return new Promise((resolve) => {
    front.once('error', () => resolve(null));
    front.listen(0, host, () => {
      const address = front.address();
      resolve(typeof address === 'object' && address !== null ? address.port : null);
    });
  });
}

async function measure(server: string) {
  const folder = await makeFolder();
  await put(`${folder}/ca.pem`, CERTIFICATE);
  const suite = `server: ${server}\nlevels: [{concurrency: 4, requests: 8}]\noutput-tokens: 8\nwarm-up: {rounds: 1}\ntrials: {first: 1, most: 1}\n`;
  return run(makeOptions(folder, 'measure', { suitePath: await put(`${folder}/suite.yml`, suite) }), makeIo());
}

/** Of the first trial, valid or not: a busy machine may call so short a one client-bound. */
function requestsOf(session: Session | null) {
  const { good, failed } = session?.levels[0]?.trials[0]?.requests ?? {};
  return { good, failed };
}

const LOOPBACK_6 = await hasIpv6();

async function hasIpv6(): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(0, '::1', () => probe.close(() => resolve(true)));
  });
}

describe('a whole run', () => {
  it('measures a server behind TLS whose private authority the suite names', async () => {
    const port = await standBefore(createTlsServer({ key: KEY, cert: CERTIFICATE }), 'secureConnection', '127.0.0.1');
    const { session } = await measure(`{url: "https://127.0.0.1:${port}", ca: ca.pem}`);
    expect(requestsOf(session)).toEqual({ good: 8, failed: {} });
  });

  it('could not measure it without that authority, and says tls', async () => {
    const port = await standBefore(createTlsServer({ key: KEY, cert: CERTIFICATE }), 'secureConnection', '127.0.0.1');
    const { exitCode, session } = await measure(`{url: "https://127.0.0.1:${port}", ready-timeout: 3s}`);
    expect(session?.reasons.map(({ code }) => code)).toEqual(['not-ready']);
    expect(session?.reasons[0]?.message).toContain('tls');
    expect(exitCode).toBe(2);
  });

  it.runIf(LOOPBACK_6)('measures a server at an IPv6 literal (needs the loopback ::1)', async () => {
    const port = await standBefore(createServer(), 'connection', '::1');
    const { session } = await measure(`{url: "http://[::1]:${port}"}`);
    expect(requestsOf(session)).toEqual({ good: 8, failed: {} });
  });
});
