import { describe, expect, it } from 'vitest';
import { findProxy } from '../../src/session/find-proxy.ts';

const PROXY = 'http://proxy.example:3128';

describe('the proxy that the environment names', () => {
  it.each([
    ['http://host:8000', { http_proxy: PROXY }],
    ['http://host:8000', { HTTP_PROXY: PROXY }],
    ['http://host:8000', { http_proxy: PROXY, HTTP_PROXY: 'http://other.example:1' }],
    ['http://host:8000', { all_proxy: PROXY, https_proxy: 'http://other.example:1' }],
    ['https://host', { https_proxy: PROXY, http_proxy: 'http://other.example:1' }],
    ['http://host:8000', { http_proxy: PROXY, no_proxy: 'other,host:9000, .example.com' }],
    ['http://myhost', { http_proxy: PROXY, no_proxy: 'host' }],
    ['http://127.0.0.1:8000', { http_proxy: PROXY }],
  ])('is used for %s with %j', (origin, env) => {
    expect(findProxy(origin, env)).toEqual({ origin: PROXY, authorization: null });
  });

  it.each([
    ['http://host:8000', {}],
    ['http://host:8000', { http_proxy: '' }],
    ['http://host:8000', { https_proxy: PROXY }],
    ['http://host:8000', { http_proxy: PROXY, no_proxy: '*' }],
    ['http://host:8000', { http_proxy: PROXY, NO_PROXY: 'a, HOST' }],
    ['http://host:8000', { http_proxy: PROXY, no_proxy: 'host:8000' }],
    ['https://host', { https_proxy: PROXY, no_proxy: 'host:443' }],
    ['http://gpu.lab.example', { http_proxy: PROXY, no_proxy: '.lab.example' }],
    ['http://gpu.lab.example', { http_proxy: PROXY, no_proxy: '*.lab.example' }],
    ['http://gpu.lab.example', { http_proxy: PROXY, no_proxy: 'lab.example' }],
    ['http://127.0.0.1:8000', { http_proxy: PROXY, no_proxy: 'localhost,127.0.0.1,::1' }],
    ['http://[::1]:8000', { http_proxy: PROXY, no_proxy: 'localhost,127.0.0.1,::1' }],
    ['http://[::1]:8000', { http_proxy: PROXY, no_proxy: '[::1]:8000' }],
  ])('is left out for %s with %j', (origin, env) => {
    expect(findProxy(origin, env)).toBeNull();
  });

  it('signs in by a header, never by its URL', () => {
    expect(findProxy('http://host', { http_proxy: 'http://me:p%40ss@proxy.example:3128' })).toEqual({
      origin: PROXY,
      authorization: `Basic ${Buffer.from('me:p@ss').toString('base64')}`,
    });
  });

  it('asks for percent-encoding where a password holds a bare %, without repeating it', () => {
    const find = () => findProxy('http://host', { http_proxy: 'http://me:hunter%2@proxy.example:3128' });
    expect(find).toThrow('holds a bare %');
    expect(find).not.toThrow('hunter');
  });

  it.each(['proxy.example:3128', 'socks5://me:hunter2@proxy.example', 'http://me:hunter2@'])(
    '%s is refused without being repeated',
    (http_proxy) => {
      const find = () => findProxy('http://host', { http_proxy });
      expect(find).toThrow('http_proxy holds no http or https URL');
      expect(find).not.toThrow('hunter2');
    },
  );
});
