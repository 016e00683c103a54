import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type createServer as createTcpServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../../src/gate.ts';
import { startSimulator } from '../../src/simulator/start-simulator.ts';
import { readFixture } from '../load/support/fixtures.ts';
import { makeFolder, makeIo, makeOptions, put } from '../modes/run-options.ts';

const CERTIFICATE = readFixture('tls/test-only.crt').toString();
const KEY = readFixture('tls/test-only.key').toString();
const SIGN_IN = `Basic ${Buffer.from('me:hunter2secret').toString('base64')}`;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listen(server: ReturnType<typeof createTcpServer>): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A forward proxy that wants to be signed in to; tells what it was asked for. */
async function startProxy() {
  const asked: string[] = [];
  const proxy: Server = createServer((given, answer) => {
    asked.push(`${given.method} ${new URL(given.url ?? '').pathname}`);
    if (given.headers['proxy-authorization'] !== SIGN_IN) {
      answer.writeHead(407).end('sign in');
      return;
    }
    const { 'proxy-authorization': _own, ...headers } = given.headers;
    const inner = request(given.url ?? '', { method: given.method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    inner.on('error', () => answer.destroy());
    given.pipe(inner);
  });
  proxy.on('connect', (given, socket) => {
    asked.push(`CONNECT ${given.headers.host === given.url}`);
    if (given.headers['proxy-authorization'] !== SIGN_IN) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    const { hostname, port } = new URL(`http://${given.url}`);
    const inner = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      inner.pipe(socket).pipe(inner);
    });
    inner.on('error', () => socket.destroy());
    socket.on('error', () => inner.destroy());
  });
  return { asked, port: await listen(proxy) };
}

async function simulate(): Promise<number> {
  const simulator = await startSimulator({ speed: 20 });
  closers.push(simulator.stop);
  return simulator.port;
}

async function simulateBehindTls(): Promise<number> {
  const inside = await simulate();
  const front = createTlsServer({ key: KEY, cert: CERTIFICATE });
  front.on('secureConnection', (socket) => {
    const inner = connect(inside, '127.0.0.1');
    socket.pipe(inner).pipe(socket);
    socket.on('error', () => inner.destroy());
    inner.on('error', () => socket.destroy());
  });
  return listen(front);
}

async function measure(server: string, env: Record<string, string>) {
  const folder = await makeFolder();
  await put(`${folder}/ca.pem`, CERTIFICATE);
  const suite = `server: {${server}, ready-timeout: 20s}\nlevels: [{concurrency: 2, requests: 4}]\noutput-tokens: 4\nwarm-up: {rounds: 0}\ntrials: {first: 1, most: 1}\n`;
  const options = makeOptions(folder, 'measure', { suitePath: await put(`${folder}/suite.yml`, suite) });
  const { session } = await run(options, makeIo({ env }));
  const { good, failed } = session?.levels[0]?.trials[0]?.requests ?? {};
  return { good, failed, notes: session?.notes ?? [], reasons: session?.reasons ?? [], session };
}

const envOf = (port: number, pair = 'me:hunter2secret') => {
  const proxy = `http://${pair}@127.0.0.1:${port}`;
  return { http_proxy: proxy, https_proxy: proxy };
};

describe('a proxy from the environment', () => {
  it('is not used unless the suite asks for it', async () => {
    const { asked, port } = await startProxy();
    const { good, failed, notes } = await measure(`url: "http://127.0.0.1:${await simulate()}"`, envOf(port));
    expect([good, failed, notes, asked]).toEqual([4, {}, [], []]);
  });

  it('is asked for the whole URL of a plain server by every request, and named in the result', async () => {
    const { asked, port } = await startProxy();
    const url = `http://127.0.0.1:${await simulate()}`;
    const { good, failed, notes, session } = await measure(`url: "${url}", proxy: environment`, envOf(port));
    expect([good, failed]).toEqual([4, {}]);
    expect(asked).toEqual(expect.arrayContaining(['GET /v1/models', 'GET /metrics', 'POST /v1/chat/completions']));
    expect(asked.filter((line) => line === 'POST /v1/chat/completions').length).toBeGreaterThanOrEqual(3 + 4);
    expect(notes).toEqual([expect.stringContaining(`goes through the proxy http://127.0.0.1:${port}`)]);
    expect(JSON.stringify(session)).not.toMatch(/hunter2secret|bWU6aHVudGVyMn/);
  });

  it('tunnels to a server that speaks TLS', async () => {
    const { asked, port } = await startProxy();
    const url = `https://127.0.0.1:${await simulateBehindTls()}`;
    const { good, failed } = await measure(`url: "${url}", ca: ca.pem, proxy: environment`, envOf(port));
    expect([good, failed]).toEqual([4, {}]);
    expect(new Set(asked)).toEqual(new Set(['CONNECT true']));
  });

  it('leaves out what no_proxy excepts, and the result says so', async () => {
    const { asked, port } = await startProxy();
    const url = `http://127.0.0.1:${await simulate()}`;
    const env = { ...envOf(port), no_proxy: '127.0.0.1' };
    const { good, notes } = await measure(`url: "${url}", proxy: environment`, env);
    expect([good, asked]).toEqual([4, []]);
    expect(notes).toEqual([expect.stringContaining('names no proxy for this server')]);
  });

  it.each([
    ['plain', 'http', /http-407: sign in/],
    ['TLS', 'https', /refused: the proxy http:\/\/127\.0\.0\.1:\d+ answered 407 to CONNECT/],
  ])('that refuses says so by the class of the failure (%s)', async (_, scheme, words) => {
    const { port } = await startProxy();
    const server = `url: "${scheme}://127.0.0.1:9", proxy: environment, ready-timeout: 2s`;
    const folder = await makeFolder();
    const suitePath = await put(`${folder}/suite.yml`, `model: sim\nserver: {${server}}\n`);
    const { session } = await run(
      makeOptions(folder, 'measure', { suitePath }),
      makeIo({ env: envOf(port, 'me:wrong-password') }),
    );
    expect(session?.reasons[0]?.message).toMatch(words);
  });
});
