import { Client } from 'undici';
import { startDeadline } from '../deadline.ts';
import { connectorOf, dialledOrigin, routeRequest } from '../load/proxy-route.ts';
import { classifyTransportError } from '../load/transport-failure.ts';
import type { Target } from '../load/trial-plan.ts';
import type { FailureClass } from '../measure/failure-class.ts';

/** What a small GET of an information endpoint gave. A server that has no such endpoint is a value, not an error. */
export type InfoAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly text: string;
    }
  | { readonly kind: 'failed'; readonly failure: FailureClass; readonly message: string };

export type InfoOptions = {
  readonly timeoutMs?: number;
  /** Larger bodies are `too-large`. vLLM's /metrics is 55 KB with one engine, its /server_info 26 KB. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
  readonly method?: 'GET' | 'POST';
  /** Sent as the JSON body of a POST. */
  readonly json?: unknown;
};

/**
 * Asks one information endpoint on a connection of its own (two servers that share a port by SO_REUSEPORT would answer
 * in turn). `path` counts from the server's root: `/version`, `/v1/models`. Never throws.
 */
export async function getInfo(target: Target, path: string, options: InfoOptions = {}): Promise<InfoAnswer> {
  const { timeoutMs = 5000, maxBytes = 8_000_000 } = options;
  const client = new Client(dialledOrigin(target), { pipelining: 1, connect: connectorOf(target, timeoutMs) });
  const deadline = startDeadline(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline.signal]) : deadline.signal;
  try {
    const response = await client.request(
      routeRequest(target, {
        path: `${target.basePath}${path}`,
        method: options.method ?? (options.json === undefined ? 'GET' : 'POST'),
        headers: {
          ...target.headers,
          accept: '*/*',
          'accept-encoding': 'identity',
          'content-type': 'application/json',
        },
        body: options.json === undefined ? null : JSON.stringify(options.json),
        signal,
      }),
    );
    const text = await readLimited(response.body, maxBytes);
    const encoding = response.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') {
      const message = `${path}: not-a-stream (compressed, ${encoding}, although identity was asked for)`;
      return { kind: 'failed', failure: 'not-a-stream', message };
    }
    if (text === null)
      return {
        kind: 'failed',
        failure: 'too-large',
        message: `${path}: too-large (a body of more than ${maxBytes} bytes)`,
      };
    return { kind: 'answer', status: response.statusCode, headers: flatHeaders(response.headers), text };
  } catch (error) {
    if (deadline.signal.aborted) {
      return {
        kind: 'failed',
        failure: 'timeout-total',
        message: `${path}: timeout-total (after ${timeoutMs / 1000} s)`,
      };
    }
    const { outcome, message } = classifyTransportError(error, 'waiting');
    return { kind: 'failed', failure: outcome, message: `${path}: ${outcome} (${message})` };
  } finally {
    deadline.clear();
    await client.destroy();
  }
}

/** The body of a 200 answer as JSON; null for anything else. */
export function jsonOf(answer: InfoAnswer | undefined): unknown {
  if (answer?.kind !== 'answer' || answer.status !== 200) return null;
  try {
    return JSON.parse(answer.text);
  } catch {
    return null;
  }
}

async function readLimited(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function flatHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
