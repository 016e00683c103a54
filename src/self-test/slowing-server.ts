import {
  createServer,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Exchange } from './exchange.ts';
import { createHeldStream } from './held-stream.ts';
import type { LevelPace } from './pace.ts';
import { createTraffic } from './traffic.ts';

export type SlowingServer = {
  readonly port: number;
  /** One pace a level; none = everything is forwarded at once. */
  readonly setPaces: (paces: readonly LevelPace[]) => void;
  /** The generations that ended since the last call. */
  readonly takeExchanges: () => readonly Exchange[];
};

/** Scheme, host and port of the server behind, and the authority that its certificate is checked with. */
export type Upstream = { readonly origin: string; readonly ca?: string };

const GENERATION = /\/(chat\/)?completions$/;
/** Belong to one connection, not to the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'proxy-connection', 'upgrade', 'te']);
/** uvicorn closes idle connections after 5 s: ours go before that, so that no request meets a closing one. */
const IDLE_MS = 3000;
const now = () => performance.now();
const wallClockMs = () => performance.timeOrigin + performance.now();

/** A proxy on 127.0.0.1 that forwards everything, and generations at the pace of their level, in this very event loop, for as long as its thread lives. */
export async function startSlowingServer(upstream: Upstream): Promise<SlowingServer> {
  const secure = upstream.origin.startsWith('https:');
  const agent = secure
    ? new HttpsAgent({ keepAlive: true, timeout: IDLE_MS, ...(upstream.ca === undefined ? {} : { ca: upstream.ca }) })
    : new HttpAgent({ keepAlive: true, timeout: IDLE_MS });
  const ask = secure ? httpsRequest : httpRequest;
  const traffic = createTraffic({ nowMs: now, wallClockMs });

  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    const forwarded = ask(upstream.origin + (request.url ?? '/'), {
      method: request.method ?? 'GET',
      agent,
      headers: withoutHops(request.headers, ['host']),
    });
    const isGeneration = request.method === 'POST' && GENERATION.test((request.url ?? '').split('?')[0] ?? '');
    const open = isGeneration ? traffic.open() : null;
    const stream = createHeldStream(now);
    const hold = (events: number, act: () => void) => stream.hold(open?.dueMs(events) ?? now(), act);
    const breakOff = () => hold(0, () => response.destroy());
    request.pipe(forwarded);
    forwarded.on('error', breakOff);
    forwarded.on('response', (answer) => relay(answer, response, hold, breakOff));
    response.on('close', () => {
      stream.drop();
      if (!response.writableFinished) forwarded.destroy();
      open?.close(stream.lastDueMs());
    });
  });
  // A client that resets its end isn't our error.
  server.on('connection', (socket) => socket.on('error', () => socket.destroy()));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host: '127.0.0.1', port: 0, backlog: 4096 }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    setPaces: traffic.setPaces,
    takeExchanges: traffic.take,
  };
}

type Hold = (events: number, act: () => void) => void;

/** Head, every piece of the body as it came, and the end, each when it is due. */
function relay(answer: IncomingMessage, response: ServerResponse, hold: Hold, breakOff: () => void): void {
  hold(0, () => {
    response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers, []));
    response.flushHeaders();
  });
  answer.on('data', (chunk: Buffer) => hold(countEvents(chunk), () => response.write(chunk)));
  answer.on('end', () => hold(0, () => response.end()));
  answer.on('error', breakOff);
  answer.on('close', () => {
    if (!answer.complete) breakOff();
  });
}

function withoutHops(headers: IncomingMessage['headers'], more: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !more.includes(name)));
}

function countEvents(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf('data:'); at >= 0; at = chunk.indexOf('data:', at + 5)) count++;
  return count;
}
