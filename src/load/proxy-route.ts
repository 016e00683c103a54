import type { OnReadOpts, Socket } from 'node:net';
import { buildConnector, type Dispatcher } from 'undici';
import type { Target } from './trial-plan.ts';

/** A forward proxy between this client and the server; its user info is a header value and never part of a text. */
export type ProxyRoute = { readonly origin: string; readonly authorization: string | null };

/** Whom connections are opened to: the proxy for a plain server, which it asks in turn; the server itself else. */
export function dialledOrigin({ origin, proxy }: Target): string {
  return proxy !== undefined && origin.startsWith('http:') ? proxy.origin : origin;
}

/** A request as the proxy of a plain server wants it: the whole URL in the request line (RFC 9112, 3.2.2). */
export function routeRequest<Options extends Pick<Dispatcher.DispatchOptions, 'path'>>(
  { origin, proxy }: Target,
  options: Options & { readonly headers?: object | null },
): Options {
  if (proxy === undefined || !origin.startsWith('http:')) return options;
  const { host } = new URL(origin);
  return { ...options, path: origin + options.path, headers: { ...options.headers, host, ...signIn(proxy) } };
}

/**
 * Opens sockets to the server: through a CONNECT tunnel where it speaks TLS and there is a proxy.
 * @param onread how plain sockets are read
 */
export function connectorOf(target: Target, timeoutMs: number, onread?: OnReadOpts): buildConnector.connector {
  const { origin, ca, proxy } = target;
  const isPlain = dialledOrigin(target).startsWith('http:');
  const direct = buildConnector({
    timeout: timeoutMs,
    ...(ca === undefined ? {} : { ca }),
    ...(onread === undefined || !isPlain ? {} : { onread }),
  });
  if (proxy === undefined || origin.startsWith('http:')) return direct;
  return (address, callback) => {
    openTunnel(proxy, new URL(origin), timeoutMs).then(
      (httpSocket) => direct({ ...address, httpSocket }, callback),
      (error: Error) => callback(error, null),
    );
  };
}

async function openTunnel(proxy: ProxyRoute, { hostname, port }: URL, timeoutMs: number): Promise<Socket> {
  // Loaded when a tunnel is opened: importing it makes Node evaluate the undici of its own, 50 ms of every start.
  const { request: ask } = proxy.origin.startsWith('https:') ? await import('node:https') : await import('node:http');
  const path = `${hostname}:${port || '443'}`;
  return new Promise((resolve, reject) => {
    const asked = ask(proxy.origin, {
      method: 'CONNECT',
      path,
      agent: false,
      headers: { host: path, ...signIn(proxy) },
    });
    asked.setTimeout(timeoutMs, () => asked.destroy(late(proxy, timeoutMs)));
    asked.on('error', reject);
    asked.on('connect', ({ statusCode }, socket) => {
      asked.setTimeout(0);
      if (statusCode === 200) resolve(socket.setTimeout(0));
      else {
        socket.destroy();
        reject(coded('ECONNREFUSED', `the proxy ${proxy.origin} answered ${statusCode} to CONNECT ${path}`));
      }
    });
    asked.end();
  });
}

const signIn = ({ authorization }: ProxyRoute) =>
  authorization === null ? {} : { 'proxy-authorization': authorization };

function late({ origin }: ProxyRoute, timeoutMs: number): Error {
  return coded('UND_ERR_CONNECT_TIMEOUT', `the proxy ${origin} opened no tunnel within ${timeoutMs / 1000} s`);
}

function coded(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
