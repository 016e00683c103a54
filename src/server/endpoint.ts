import { GateError } from '../gate-error.ts';
import { parseServerUrl } from '../suite/server-url.ts';

/** Where a server is: every path of the gate is `origin + basePath + '/v1/…'`. */
export type Endpoint = {
  /** Scheme, host and port, never user info: `http://127.0.0.1:8000`. */
  readonly origin: string;
  /** Path before `/v1/…`, without a slash at the end; usually empty. */
  readonly basePath: string;
};

/**
 * Reads a server's root URL by the rules of the suite file: `/v1` at the end is taken off, user info is refused.
 * @throws GateError `bad-suite` when it isn't such a URL; no message repeats user info
 */
export function parseEndpoint(url: string): Endpoint {
  const parsed = parseServerUrl(url);
  if (!parsed.ok) throw new GateError('bad-suite', `The server URL: ${parsed.problem}.`, REMEDY);
  const { origin, pathname } = new URL(parsed.value);
  return { origin, basePath: pathname === '/' ? '' : pathname };
}

/** Both URLs lead to the same server, as far as they say so themselves. */
export function isSameEndpoint(one: string, other: string): boolean {
  const [a, b] = [parseEndpoint(one), parseEndpoint(other)];
  return (
    a.basePath === b.basePath &&
    (a.origin === b.origin || (portOf(a.origin) === portOf(b.origin) && isLoopback(a.origin) && isLoopback(b.origin)))
  );
}

const REMEDY =
  'Write scheme, host and port, such as http://127.0.0.1:8000 or http://[::1]:8000; a key goes into --api-key-env or server.headers.';

/** The server runs on this host: its address is loopback, so local GPU and process facts are its own. */
export function isLoopback(origin: string): boolean {
  const host = new URL(origin).hostname;
  return host === 'localhost' || host === '[::1]' || host.endsWith('.localhost') || /^127(\.\d+){3}$/.test(host);
}

/** Port that a server at this origin listens on, with the scheme's default filled in. */
export function portOf(origin: string): number {
  const url = new URL(origin);
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}
