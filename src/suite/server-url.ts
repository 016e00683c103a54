import { describeFound, type Parsed } from './quantities.ts';

/** `ftp://…`, and schemes without slashes that `host:port` can't be mistaken for. */
const FOREIGN_SCHEME =
  /^(?!https?:)([a-z][a-z0-9+.-]*(?=:\/\/)|javascript|data|file|mailto|about|blob|unix)(?::|:\/\/)/i;

/**
 * A server's root as the suite keeps it: scheme, host, port and an optional path, without a slash or `/v1` at the end.
 * User info is refused and never repeated in the message: it would end in files and logs.
 */
export function parseServerUrl(text: string): Parsed<string> {
  const shown = text.includes('@') ? 'a URL with user info (not shown)' : describeFound(text);
  const trimmed = text.trim();
  const scheme = FOREIGN_SCHEME.exec(trimmed)?.[1];
  if (scheme !== undefined && !trimmed.includes('@')) {
    const problem = `found ${shown}, whose scheme is ${scheme}; allowed: http or https, such as http://127.0.0.1:8000`;
    return { ok: false, problem };
  }
  if (!/^https?:\/\//i.test(trimmed)) {
    const likely = text.includes('@') || /^\w+:\/\//.test(trimmed) || trimmed === '' ? '127.0.0.1:8000' : trimmed;
    return { ok: false, problem: `found ${shown}, a URL needs its scheme, http or https: write http://${likely}` };
  }
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (url === null) {
    return { ok: false, problem: `found ${shown}, which is no URL; allowed: for example http://127.0.0.1:8000` };
  }
  if (url.username !== '' || url.password !== '') {
    return { ok: false, problem: `found ${shown}, allowed: no user name or password in the URL (use the API key)` };
  }
  if (url.search !== '' || url.hash !== '') {
    return { ok: false, problem: `found ${shown}, allowed: the server's root, without "?" or "#"` };
  }
  const path = url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '').replace(/\/+$/, '');
  return { ok: true, value: `${url.origin}${path}` };
}
