import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { generateOnce } from '../../src/load/generate.ts';
import { openLoad } from '../../src/load/open-load.ts';
import { planOf, QUIET, SHAPE, SIGNAL, targetOf } from './support/plans.ts';

// One read buffer serves all sockets of a thread, so these servers cut their answers where kept bytes would be
// overwritten by the next read: inside headers, inside lines, inside an error's body, on many connections at once.
const TEXT = ['alpha ', 'beta ', 'gamma ', 'delta'];
const EVENTS = [
  ...TEXT.map((text) => `data: {"id":"x","choices":[{"index":0,"delta":{"content":"${text}"},"finish_reason":null}]}`),
  'data: {"id":"x","choices":[{"index":0,"delta":{},"finish_reason":"length"}],"usage":{"prompt_tokens":3,"completion_tokens":4}}',
  'data: [DONE]',
].join('\n\n');
const GOOD = chunked('200 OK', 'text/event-stream', `${EVENTS}\n\n`);
const BUSY = chunked('503 Service Unavailable', 'application/json', '{"error":{"message":"the engine is draining"}}');
const PAGE = chunked('200 OK', 'text/html', '<html><title>Sign in</title></html>');

function chunked(status: string, type: string, body: string): string {
  const head = `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\nx-request-id: 0123456789\r\ntransfer-encoding: chunked\r\n\r\n`;
  return `${head}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Answers each request in pieces of `bytes`, each written by itself. */
async function serveInPieces(answer: string, bytes: number, greeting = ''): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setNoDelay(true).on('error', () => {}));
    socket.write(greeting);
    let asked = '';
    socket.on('data', async (data) => {
      asked += data;
      if (!/\r\n\r\n\{.*\}$/s.test(asked)) return;
      asked = '';
      for (let at = 0; at < answer.length; at += bytes) {
        socket.write(answer.slice(at, at + bytes));
        await sleep(1);
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const PIN = { kind: 'pinned', tokens: 4 } as const;
const generate = (origin: string) =>
  generateOnce(targetOf(origin), SHAPE, { kind: 'text', text: 'hello' }, PIN, { signal: SIGNAL, purpose: 'trial' });

describe.each([7, 40, 4096])('an answer in reads of %i bytes', (bytes) => {
  it('says the same as in one', async () => {
    expect(await generate(await serveInPieces(GOOD, bytes))).toMatchObject({
      outcome: 'good',
      text: TEXT.join(''),
      chunks: 4,
      outputTokens: 4,
      promptTokens: 3,
    });
  });

  it('keeps an error’s words', async () => {
    expect(await generate(await serveInPieces(BUSY, bytes))).toMatchObject({
      outcome: 'http-503',
      message: expect.stringContaining('the engine is draining'),
    });
  });

  it('keeps what isn’t a stream, and the type that its headers named', async () => {
    const { outcome, message } = await generate(await serveInPieces(PAGE, bytes));
    expect(outcome).toBe('not-a-stream');
    expect(message).toContain('text/html');
    expect(message).toContain('Sign in');
  });
});

it('keeps streams apart that arrive at the same time, on sockets used again', async () => {
  const origin = await serveInPieces(GOOD, 50);
  const load = openLoad();
  const trial = await load.runTrial(
    planOf(origin, { concurrency: 16, requests: 64, output: { kind: 'pinned', tokens: 4 } }),
    QUIET,
  );
  await load.close();
  expect(trial.requests.map(({ outcome, chunks, outputTokens }) => [outcome, chunks, outputTokens])).toEqual(
    Array(64).fill(['good', 4, 4]),
  );
});

it('leaves bytes that come before any request to undici, which ends such a connection', async () => {
  const greeting = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
  const { outcome } = await generate(await serveInPieces(GOOD, 4096, greeting));
  expect(['good', 'http-408', 'reset']).toContain(outcome);
});
