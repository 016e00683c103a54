import { GateError } from '../gate-error.ts';

/** Where a server is: every path of the gate is `origin + basePath + '/v1/…'`. */
export type Endpoint = {
  /** Scheme, host and port, never user info: `http://127.0.0.1:8000`. */
  readonly origin: string;
  /** Path before `/v1/…`, without a slash at the end; usually empty. */
  readonly basePath: string;
  /** `Basic …` when the URL held a user name or password: a header from here on, never part of a text. */
  readonly authorization: string | null;
};

export type UrlErrorCode = 'bad-usage' | 'bad-suite';

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * Reads a server's root URL; `/v1` at the end is accepted and taken off, user info becomes a header value.
 * Throws GateError with `code` when it isn't an http(s) URL; no message repeats user info.
 */
export function parseServerUrl(text: string, code: UrlErrorCode = 'bad-usage'): Endpoint {
  const given = text.trim();
  if (!SCHEME.test(given)) throw withoutScheme(given, code);
  const url = parseUrl(given, code);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw otherScheme(url, code);
  if (url.search !== '' || url.hash !== '') {
    throw new GateError(
      code,
      `The server URL ${url.origin}${url.pathname} has a query or a fragment; a server's root has neither.`,
      `Write it as ${url.origin}${trimPath(url.pathname)}; further request fields go into extra-body, headers into server.headers.`,
    );
  }
  return { origin: url.origin, basePath: trimPath(url.pathname), authorization: basicAuthorization(url) };
}

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

function trimPath(path: string): string {
  return path.replace(/\/+$/, '').replace(/\/v1$/, '').replace(/\/+$/, '');
}

function parseUrl(text: string, code: UrlErrorCode): URL {
  try {
    return new URL(text);
  } catch (cause) {
    throw new GateError(
      code,
      `The server URL "${withoutUserInfo(text)}" can't be read as a URL.`,
      'Write scheme, host and port: http://127.0.0.1:8000; an IPv6 address stands in brackets: http://[::1]:8000.',
      // The parser's own error holds the whole input, a password with it.
      { cause: cause instanceof Error ? new Error(cause.message) : undefined },
    );
  }
}

function withoutScheme(text: string, code: UrlErrorCode): GateError {
  const rest = withoutUserInfo(text).replace(/^\/+/, '') || '127.0.0.1:8000';
  const found = text === '' ? 'The server URL is empty.' : `The server URL "${withoutUserInfo(text)}" has no scheme.`;
  return new GateError(code, found, `Write http://${rest} or https://${rest}.`);
}

function otherScheme(url: URL, code: UrlErrorCode): GateError {
  const rest = `${url.host}${url.pathname === '/' ? '' : url.pathname}` || '127.0.0.1:8000';
  return new GateError(
    code,
    `The server URL has the scheme ${url.protocol.slice(0, -1)}; http and https are spoken.`,
    `Write http://${rest} or https://${rest}.`,
  );
}

function withoutUserInfo(text: string): string {
  return text.replace(/^([a-z][a-z0-9+.-]*:\/\/)?[^/]*@/i, '$1');
}

function basicAuthorization(url: URL): string | null {
  if (url.username === '' && url.password === '') return null;
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}
