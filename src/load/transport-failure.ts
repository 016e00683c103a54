import type { FailureClass } from '../measure/failure-class.ts';
import { type Failure, fail } from './answer-outcome.ts';

/** How far a request had come when its connection failed. */
export type Progress = 'connecting' | 'waiting' | 'streaming';

const BY_CODE: Readonly<Record<string, FailureClass>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EADDRNOTAVAIL: 'refused',
  EMFILE: 'refused',
  EACCES: 'refused',
  ENOENT: 'refused',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  EAI_NODATA: 'dns',
  EAI_NONAME: 'dns',
  UND_ERR_CONNECT_TIMEOUT: 'timeout-connect',
  ETIMEDOUT: 'timeout-connect',
  UND_ERR_HEADERS_TIMEOUT: 'timeout-first-byte',
  UND_ERR_BODY_TIMEOUT: 'timeout-idle',
  UND_ERR_HEADERS_OVERFLOW: 'too-large',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too-large',
  EPROTO: 'tls',
  CERT_HAS_EXPIRED: 'tls',
  CERT_NOT_YET_VALID: 'tls',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls',
  UNABLE_TO_GET_ISSUER_CERT: 'tls',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'tls',
  HOSTNAME_MISMATCH: 'tls',
};

/**
 * The class of an error that undici or the socket raised. A connection closed in good order (FIN) in the middle of a
 * stream is `truncated`, a reset one `reset`; closed before the first byte is `reset`.
 */
export function classifyTransportError(error: unknown, progress: Progress): Failure {
  const code = codeOf(error);
  const words = wordsOf(error, code);
  const known = BY_CODE[code];
  if (known !== undefined) return fail(known, words);
  if (code.startsWith('ERR_TLS') || code.startsWith('ERR_SSL') || code.startsWith('CERT_')) return fail('tls', words);
  if (code.startsWith('HPE_')) return fail('not-a-stream', `the answer is not HTTP/1.1: ${words}`);
  if (progress === 'connecting' && code === 'ECONNRESET' && /TLS/.test(words)) return fail('tls', words);
  if (progress === 'streaming' && code === 'UND_ERR_SOCKET')
    return fail('truncated', `the connection closed (${words})`);
  return fail('reset', words);
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}

function wordsOf(error: unknown, code: string): string {
  const inner = error instanceof AggregateError ? error.errors : [];
  const messages = inner.map((one: unknown) => (one instanceof Error ? one.message : String(one)));
  const message = messages.join('; ') || (error instanceof Error ? error.message : String(error));
  return code === '' || message.includes(code) ? message : `${message} (${code})`;
}
