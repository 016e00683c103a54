import { describe, expect, it } from 'vitest';
import { classifyTransportError, type Progress } from '../../src/load/transport-failure.ts';

const errorOf = (code: string, message = 'it failed') => Object.assign(new Error(message), { code });

const CASES: readonly [string, string, Progress][] = [
  ['refused', 'ECONNREFUSED', 'connecting'],
  ['refused', 'EHOSTUNREACH', 'connecting'],
  ['refused', 'EMFILE', 'connecting'],
  ['dns', 'ENOTFOUND', 'connecting'],
  ['dns', 'EAI_AGAIN', 'connecting'],
  ['tls', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'connecting'],
  ['tls', 'ERR_TLS_CERT_ALTNAME_INVALID', 'connecting'],
  ['tls', 'ERR_SSL_WRONG_VERSION_NUMBER', 'connecting'],
  ['tls', 'CERT_HAS_EXPIRED', 'connecting'],
  ['timeout-connect', 'UND_ERR_CONNECT_TIMEOUT', 'connecting'],
  ['timeout-connect', 'ETIMEDOUT', 'connecting'],
  ['timeout-first-byte', 'UND_ERR_HEADERS_TIMEOUT', 'waiting'],
  ['timeout-idle', 'UND_ERR_BODY_TIMEOUT', 'streaming'],
  ['too-large', 'UND_ERR_HEADERS_OVERFLOW', 'waiting'],
  ['not-a-stream', 'HPE_INVALID_CONSTANT', 'waiting'],
  ['reset', 'ECONNRESET', 'waiting'],
  ['reset', 'ECONNRESET', 'streaming'],
  ['reset', 'EPIPE', 'waiting'],
  ['reset', 'UND_ERR_SOCKET', 'waiting'],
  ['truncated', 'UND_ERR_SOCKET', 'streaming'],
];

describe('an error of the connection', () => {
  it.each(CASES)('is %s for %s while %s', (outcome, code, progress) => {
    const failure = classifyTransportError(errorOf(code), progress);
    expect(failure.outcome).toBe(outcome);
    expect(failure.message).toMatch(new RegExp(`^${outcome}: .*${code}`));
  });

  it('names every address that was tried', () => {
    const both = Object.assign(new AggregateError([new Error('connect ::1'), new Error('connect 127.0.0.1')]), {
      code: 'ECONNREFUSED',
    });
    expect(classifyTransportError(both, 'connecting')).toEqual({
      outcome: 'refused',
      message: 'refused: connect ::1; connect 127.0.0.1 (ECONNREFUSED)',
    });
  });

  it.each([[null], ['a string'], [undefined], [{}]])('is a reset where the error %j says nothing', (error) => {
    expect(classifyTransportError(error, 'waiting').outcome).toBe('reset');
  });
});
