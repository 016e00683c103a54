import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSlowingProxy } from '../../src/self-test/open-slowing-proxy.ts';

/** A server of the test's own behind the real proxy in its own thread. */
async function proxied(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const proxy = await openSlowingProxy({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  onTestFinished(proxy.close);
  return proxy;
}

const EVENTS = ['data: {"a":1}\n\n', 'data: {"a":2}\n\n', 'data: [DONE]\n\n'];

const streaming: RequestListener = async (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of EVENTS) {
    response.write(event);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  response.end();
};

const generate = (url: string) => fetch(`${url}/v1/chat/completions`, { method: 'POST', body: '{}' });
const SLOW = [{ concurrency: 1, stretch: 2, eventsPerSecond: null }];
const CAPPED = [{ concurrency: 1, stretch: 1, eventsPerSecond: 50 }];

describe('the slowing proxy', () => {
  it('forwards method, path, headers and body both ways', async () => {
    const proxy = await proxied(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const said = { method: request.method, url: request.url, key: request.headers['authorization'] };
      response.writeHead(418, { 'content-type': 'application/json', 'x-own': 'yes' });
      response.end(JSON.stringify({ ...said, body: Buffer.concat(parts).toString() }));
    });
    const answer = await fetch(`${proxy.url}/base/v1/embeddings?x=1`, {
      method: 'POST',
      headers: { authorization: 'Bearer key' },
      body: 'text',
    });
    expect([answer.status, answer.headers.get('x-own')]).toEqual([418, 'yes']);
    expect(await answer.json()).toEqual({
      method: 'POST',
      url: '/base/v1/embeddings?x=1',
      key: 'Bearer key',
      body: 'text',
    });
  });

  it.each([
    ['at full speed', []],
    ['held back', SLOW],
    ['capped', CAPPED],
  ])('gives every event of a stream in its order, %s', async (_, paces) => {
    const proxy = await proxied(streaming);
    await proxy.setPaces(paces);
    expect(await (await generate(proxy.url)).text()).toBe(EVENTS.join(''));
    const exchanges = await proxy.takeExchanges();
    expect(exchanges.map(({ events }) => events)).toEqual([3]);
    expect(await proxy.takeExchanges()).toEqual([]);
  });

  it.each([
    ['held back for as long again as they took', [{ concurrency: 1, stretch: 10, eventsPerSecond: null }], 500],
    ['at so many events a second', [{ concurrency: 1, stretch: 1, eventsPerSecond: 5 }], 500],
  ])('ends answers no sooner than %s', async (_, paces, atLeastMs) => {
    const proxy = await proxied(streaming);
    await proxy.setPaces(paces);
    await (await generate(proxy.url)).text();
    const [exchange] = await proxy.takeExchanges();
    expect((exchange?.endedAtMs ?? 0) - (exchange?.startedAtMs ?? 0)).toBeGreaterThanOrEqual(atLeastMs);
  });

  it.each([
    ['at full speed', []],
    ['held back', SLOW],
  ])('breaks a stream off where the server does, %s', async (_, paces) => {
    const proxy = await proxied((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(EVENTS[0], () => setTimeout(() => response.destroy(), 50));
    });
    await proxy.setPaces(paces);
    const answer = await generate(proxy.url);
    await expect(answer.text()).rejects.toThrow();
  });

  it('never holds back what isn’t a generation, and counts none', async () => {
    const proxy = await proxied((_request, response) => response.end('running 0\n'));
    await proxy.setPaces([{ concurrency: 1, stretch: 1e9, eventsPerSecond: null }]);
    expect(await (await fetch(`${proxy.url}/metrics`)).text()).toBe('running 0\n');
    expect(await proxy.takeExchanges()).toEqual([]);
  });

  it('refuses as the server would when nobody is behind it', async () => {
    const proxy = await openSlowingProxy({ origin: 'http://127.0.0.1:9' });
    onTestFinished(proxy.close);
    await expect(generate(proxy.url)).rejects.toThrow();
  });
});
