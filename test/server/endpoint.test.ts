import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/gate-error.ts';
import { isLoopback, isSameEndpoint, parseEndpoint, portOf } from '../../src/server/endpoint.ts';

function errorOf(text: string): GateError {
  try {
    parseEndpoint(text);
  } catch (error) {
    if (error instanceof GateError) return error;
  }
  throw new Error(`${text} was accepted`);
}

describe('a server URL', () => {
  it.each([
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000', ''],
    ['http://127.0.0.1:8000/', 'http://127.0.0.1:8000', ''],
    ['http://127.0.0.1:8000/v1', 'http://127.0.0.1:8000', ''],
    ['http://127.0.0.1:8000/v1/', 'http://127.0.0.1:8000', ''],
    ['  http://HOST.example:8000/llm/v1 ', 'http://host.example:8000', '/llm'],
    ['https://host.example/a/b', 'https://host.example', '/a/b'],
    ['http://[::1]:8000/v1', 'http://[::1]:8000', ''],
    ['https://host.example:443', 'https://host.example', ''],
    ['http://host.example:80/v1beta', 'http://host.example', '/v1beta'],
  ])('%s has its origin and base path', (text, origin, basePath) => {
    expect(parseEndpoint(text)).toEqual({ origin, basePath });
  });

  it.each(['http://user:hunter2@127.0.0.1:8000/v1', 'https://hunter2@host'])(
    '%s has user info and is refused: it would end in files and logs',
    (text) => {
      const error = errorOf(text);
      expect(error.message).toContain('user name or password');
      expect(error.remedy).toContain('--api-key-env');
      expect(`${error.message} ${error.remedy}`).not.toContain('hunter2');
    },
  );

  it.each([
    ['127.0.0.1:8000', 'write http://127.0.0.1:8000'],
    ['localhost:8000/v1', 'write http://localhost:8000/v1'],
    ['[::1]:8000', 'write http://[::1]:8000'],
    ['ftp://my-host:8000/x', 'http or https'],
    ['', 'found ""'],
  ])('%s is refused with the likely spelling', (text, words) => {
    const error = errorOf(text);
    expect(error.code).toBe('bad-suite');
    expect(error.message).toContain(words);
  });

  it.each(['http://', 'http://[::1', 'http://a b:80', 'http://host:99999', 'http://host:8000/?x=1', 'http://host/#x'])(
    '%s is refused',
    (text) => {
      expect(errorOf(text).remedy).not.toBe('');
    },
  );

  it.each(['user:hunter2@host:8000', 'http://user:hunter2@host:99999', 'ftp://user:hunter2@host'])(
    'an error about %s repeats no password',
    (text) => {
      const error = errorOf(text);
      expect(`${error.message} ${error.remedy} ${JSON.stringify(error.cause)} ${error.stack}`).not.toContain('hunter2');
    },
  );

  it('knows loopback and the port', () => {
    expect(
      ['http://127.0.0.1:1', 'http://127.9.9.9', 'http://localhost:1', 'http://[::1]:8000'].map(isLoopback),
    ).toEqual(Array(4).fill(true));
    expect(['http://10.0.0.1', 'http://localhost.example', 'http://127.0.0.1.example'].map(isLoopback)).toEqual(
      Array(3).fill(false),
    );
    expect(['http://a', 'https://a', 'http://a:8000', 'http://[::1]:9'].map(portOf)).toEqual([80, 443, 8000, 9]);
  });
});

it.each([
  ['http://127.0.0.1:8000', 'http://127.0.0.1:8000/v1', true],
  ['http://localhost:8000', 'http://127.0.0.1:8000', true],
  ['http://127.0.0.1:8000', 'http://127.0.0.1:8001', false],
  ['http://gpu-1:8000', 'http://gpu-2:8000', false],
  ['http://gpu-1:8000/a', 'http://gpu-1:8000/b', false],
])('%s and %s are the same server: %s', (one, other, same) => {
  expect(isSameEndpoint(one, other)).toBe(same);
});
