import { GateError } from '../gate-error.ts';
import type { ProxyRoute } from '../load/proxy-route.ts';
import type { RunIo } from '../options.ts';

/**
 * The proxy that the environment names for a server: `http_proxy` or `https_proxy` by the server's scheme, else
 * `all_proxy`, in small letters before capital ones; null where `no_proxy` excepts the host or nothing is named.
 * @throws GateError `bad-usage` for a proxy that isn't an http(s) URL
 */
export function findProxy(origin: string, env: RunIo['env']): ProxyRoute | null {
  const { protocol, hostname, port } = new URL(origin);
  const read = (name: string) => env[name] || env[name.toUpperCase()] || '';
  const scheme = protocol.slice(0, -1);
  const named = read(`${scheme}_proxy`) || read('all_proxy');
  if (named === '' || isExcepted(read('no_proxy'), hostname, port || (scheme === 'https' ? '443' : '80'))) return null;
  return parseProxy(named, `${scheme}_proxy`);
}

/** Hosts separated by commas or blanks: `*`, `host`, `.domain` and `*.domain` (with all below), each with an optional port. */
function isExcepted(list: string, hostname: string, port: string): boolean {
  return list.split(/[\s,]+/).some((entry) => {
    const [, name = '', only] = /^(\[.*\]|[^:]*|.*::.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
    if (name === '' || (only !== undefined && only !== port)) return false;
    const bare = name.replace(/^\*?\./, '');
    const host = hostname.replace(/^\[|\]$/g, '');
    return name === '*' || host === bare.replace(/^\[|\]$/g, '') || host.endsWith(`.${bare}`);
  });
}

function readUserInfo({ username, password }: URL, variable: string): string {
  try {
    return `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  } catch {
    const found = `server.proxy: environment: the user or the password of ${variable} holds a bare %.`;
    throw new GateError('bad-usage', found, 'Percent-encode both: % is written %25.');
  }
}

function parseProxy(text: string, variable: string): ProxyRoute {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    // The value may hold a password: it isn't repeated.
    const found = `server.proxy: environment: ${variable} holds no http or https URL.`;
    throw new GateError('bad-usage', found, 'Write it as http://HOST:PORT, or set server.proxy: none.');
  }
  const pair = readUserInfo(url, variable);
  return { origin: url.origin, authorization: pair === ':' ? null : `Basic ${Buffer.from(pair).toString('base64')}` };
}
