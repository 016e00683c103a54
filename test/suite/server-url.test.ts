import { describe, expect, it } from 'vitest';
import { parseServerUrl } from '../../src/suite/server-url.ts';

describe('a server URL', () => {
  it.each([
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000'],
    ['http://127.0.0.1:8000/', 'http://127.0.0.1:8000'],
    ['http://127.0.0.1:8000/v1', 'http://127.0.0.1:8000'],
    ['http://127.0.0.1:8000/v1/', 'http://127.0.0.1:8000'],
    ['https://host/llm/v1', 'https://host/llm'],
    ['http://[::1]:8000/v1', 'http://[::1]:8000'],
    [' HTTP://Host:80 ', 'http://host'],
  ])('%s means the root %s', (text, root) => {
    expect(parseServerUrl(text)).toEqual({ ok: true, value: root });
  });

  it.each([
    ['localhost:8000', 'found "localhost:8000", a URL needs its scheme, http or https: write http://localhost:8000'],
    ['ftp://host', 'found "ftp://host", whose scheme is ftp; allowed: http or https, such as http://127.0.0.1:8000'],
    [
      'javascript:1',
      'found "javascript:1", whose scheme is javascript; allowed: http or https, such as http://127.0.0.1:8000',
    ],
    [
      'file:///etc/passwd',
      'found "file:///etc/passwd", whose scheme is file; allowed: http or https, such as http://127.0.0.1:8000',
    ],
    [
      'data:text/html,x',
      'found "data:text/html,x", whose scheme is data; allowed: http or https, such as http://127.0.0.1:8000',
    ],
    ['', 'found "", a URL needs its scheme, http or https: write http://127.0.0.1:8000'],
    ['http://', 'found "http://", which is no URL; allowed: for example http://127.0.0.1:8000'],
    ['http://host?x=1', 'found "http://host?x=1", allowed: the server\'s root, without "?" or "#"'],
  ])('%j is refused', (text, problem) => {
    expect(parseServerUrl(text)).toEqual({ ok: false, problem });
  });

  it.each(['http://me:hunter2@host', 'me:hunter2@host', 'http://me:hunter2@'])(
    'never repeats a password: %s',
    (text) => {
      const parsed = parseServerUrl(text);
      expect(parsed.ok).toBe(false);
      expect(JSON.stringify(parsed)).not.toContain('hunter2');
    },
  );
});
