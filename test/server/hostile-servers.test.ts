import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, type TestContext } from 'vitest';
import { generateOnce } from '../../src/load/generate.ts';
import { awaitReady } from '../../src/server/await-ready.ts';
import {
  type Asked,
  answerWell,
  chunkOf,
  type RunningServer,
  serveAnswers,
  serveSockets,
  startStream,
} from '../load/support/answer-server.ts';

type Scene = { readonly timeoutMs?: number; readonly model?: string | null };

/** Waits for a server with the real client on a real clock; says how it ended. */
async function waitFor(
  server: RunningServer,
  { onTestFinished }: TestContext,
  { timeoutMs = 50_000, model = 'm' }: Scene = {},
) {
  onTestFinished(server.close);
  const result = await awaitReady({
    generate: generateOnce,
    target: { origin: server.origin, basePath: '', headers: {} },
    model,
    shape: { api: 'chat', sampling: {}, extraBody: {}, timeoutMs: 900_000 },
    prompt: { kind: 'text', text: 'Hello' },
    output: { kind: 'pinned', tokens: 8 },
    timeoutMs,
    now: () => performance.now(),
    sleep: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
    signal: new AbortController().signal,
  });
  if (result.kind === 'ready') throw new Error('it was taken for ready');
  return { outcome: result.lastOutcome, ...result.reason };
}

/** Writes the same again and again, as fast as the other end reads, until it hangs up. */
function pour(stream: Socket | ServerResponse, piece: string | Buffer): void {
  const more = () => {
    while (!stream.destroyed && stream.write(piece));
  };
  stream.on('drain', more).on('error', () => {});
  more();
}

function drip(stream: Socket | ServerResponse, piece: string, everyMs: number): void {
  const timer = setInterval(() => stream.write(piece), everyMs);
  stream.on('close', () => clearInterval(timer)).on('error', () => {});
}

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n';
const COMPLETION = JSON.stringify({ choices: [{ message: { content: 'Hello there' }, finish_reason: 'stop' }] });
const NOISE = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 167 + 13) % 256));

type Answer = (response: ServerResponse, asked: Asked) => void;

/** Answers that show what they are at once, however long they go on: the wait ends long before its time limit. */
const PLAIN: readonly (readonly [string, Answer, string, RegExp])[] = [
  [
    'a stream of tokens that never ends',
    (response) => {
      startStream(response);
      pour(response, chunkOf(' tok').repeat(50));
    },
    'wrong-length',
    /8 tokens were asked for, and the stream went on/,
  ],
  [
    'one line that never ends',
    (response) => {
      startStream(response);
      response.write('data: ');
      pour(response, 'x'.repeat(65_536));
    },
    'too-large',
    /longer than 16 MB/,
  ],
  [
    'lines without end that are no events',
    (response) => {
      startStream(response);
      pour(response, 'not an event\n'.repeat(1000));
    },
    'not-a-stream',
    /begins: not an event/,
  ],
  [
    'bytes without end',
    (response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' });
      pour(response, NOISE);
    },
    'not-a-stream',
    /begins: \(bytes that are no text\) \(content-type: video\/mp4\)/,
  ],
  [
    'a 403 whose body never ends',
    (response) => {
      response.writeHead(403, { 'content-type': 'text/plain' });
      pour(response, 'keep out '.repeat(1000));
    },
    'http-403',
    /http-403: keep out keep out/,
  ],
  [
    'a 403 in bytes',
    (response) => {
      response.writeHead(403).end(gzipSync('keep out '.repeat(1000)));
    },
    'http-403',
    /\(bytes that are no text\)/,
  ],
  [
    'a page',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><title>Welcome</title></html>');
    },
    'not-a-stream',
    /<title>Welcome.* \(content-type: text\/html\)/,
  ],
  [
    'a completion in one piece',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(COMPLETION);
    },
    'not-a-stream',
    /ignored stream: true.*\(content-type: application\/json\)/,
  ],
  [
    'a redirect to another host',
    (response) => {
      response.writeHead(307, { location: 'http://elsewhere.invalid/v1/chat/completions' }).end();
    },
    'redirect',
    /http:\/\/elsewhere\.invalid/,
  ],
  [
    'a good stream, compressed unasked',
    (response, asked) => {
      expect(asked.request.headers['accept-encoding']).toBe('identity');
      response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' });
      response.end(gzipSync(chunkOf('Hello', 'stop').repeat(8)));
    },
    'not-a-stream',
    /compressed \(content-encoding: gzip\) although identity was asked for/,
  ],
];

/** Answers that could still become good: the wait takes its whole time, and says what it was waiting for. */
const SLOW: readonly (readonly [string, () => Promise<RunningServer>, RegExp])[] = [
  [
    'headers that never end, one at a time',
    () =>
      serveSockets((socket) => {
        socket.once('data', () => {
          socket.write(HEAD);
          drip(socket, 'x-more: 1\r\n', 200);
        });
      }),
    /timeout-first-byte/,
  ],
  ['nothing at all', () => serveSockets(() => {}), /timeout-first-byte/],
  [
    'interim answers for ever',
    () =>
      serveSockets((socket) => {
        socket.once('data', () => drip(socket, 'HTTP/1.1 102 Processing\r\n\r\n', 100));
      }),
    /timeout-first-byte/,
  ],
  [
    'comments for ever',
    () =>
      serveAnswers((response) => {
        startStream(response);
        drip(response, ': ping\n\n', 100);
      }),
    /timeout-total/,
  ],
  [
    'a token now and then, for ever',
    () =>
      serveAnswers((response) => {
        startStream(response);
        drip(response, chunkOf(' tok'), 100);
      }),
    /timeout-total/,
  ],
  [
    'one token and then silence',
    () =>
      serveAnswers((response) => {
        startStream(response);
        response.write(chunkOf(' tok'));
      }),
    /timeout-idle/,
  ],
  [
    'a 500 whose body never ends',
    () =>
      serveAnswers((response) => {
        response.writeHead(500, { 'content-type': 'text/plain' });
        pour(response, 'oh no '.repeat(1000));
      }),
    /http-500: oh no oh no/,
  ],
];

describe('a server that is none ends the wait for it at once where it answers with', () => {
  it.for(PLAIN)('%s', async ([, answer, outcome, words], context) => {
    const found = await waitFor(await serveAnswers(answer), context);
    expect(found.outcome).toBe(outcome);
    expect(found.message).toContain(outcome);
    expect(found.message).toMatch(words);
    expect(found.remedy).not.toBe('');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    expect(found.message).not.toMatch(/[\ufffd\u0000-\u0008\u000e-\u001f]/);
  });

  it('a compressed stream, with the remedy for that', async (context) => {
    const found = await waitFor(
      await serveAnswers((response) => {
        response.writeHead(200, { 'content-encoding': 'br' }).end(NOISE);
      }),
      context,
    );
    expect(found.remedy).toContain('Switch compression off');
  });

  it('endless headers in one piece', async (context) => {
    const server = await serveSockets((socket) => {
      socket.once('data', () => {
        socket.write(HEAD);
        pour(socket, `x-more: ${'1'.repeat(1000)}\r\n`);
      });
    });
    const found = await waitFor(server, context);
    expect(found.outcome).toBe('too-large');
    expect(found.message).toContain('too-large');
  });
});

describe('a server that may still come is waited for to the end, by its class, where it answers with', () => {
  it.concurrent.for(SLOW)('%s', async ([, serve, words], context) => {
    const found = await waitFor(await serve(), context, { timeoutMs: 4000 });
    expect(found.message).toMatch(words);
    expect(found.message).toContain('within 4 s');
  });

  it('503 first, and keeps that class although the last try was cut short', async (context) => {
    const found = await waitFor(
      await serveAnswers((response) => {
        response.writeHead(503).end('Loading model');
      }),
      context,
      { timeoutMs: 2500 },
    );
    expect(found.message).toContain('http-503: Loading model');
  });
});

/** What the model list may be where the suite names no model. */
const LISTS: readonly (readonly [string, Answer, RegExp])[] = [
  [
    'never ends',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"data": [');
      drip(response, ' ', 100);
    },
    /timeout-total/,
  ],
  [
    'is huge',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      pour(response, ' '.repeat(65_536));
    },
    /too-large/,
  ],
  [
    'is a page',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    },
    /not-a-stream: text\/html and no list of models: <html>/,
  ],
  [
    'is compressed unasked',
    (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"data":[{"id":"m"}]}'));
    },
    /not-a-stream \(compressed, gzip/,
  ],
  [
    'is a redirect',
    (response) => {
      response.writeHead(302, { location: 'http://elsewhere.invalid/' }).end();
    },
    /redirect: HTTP 302 to http:\/\/elsewhere\.invalid/,
  ],
  [
    'is refused without a key',
    (response) => {
      response.writeHead(401).end('{"error":"Unauthorized"}');
    },
    /http-401/,
  ],
  [
    'is empty',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
    },
    /lists no model \(empty\)/,
  ],
];

describe('a server whose /v1/models', () => {
  it.concurrent.for(LISTS)('%s is not ready, by its class', async ([, answer, words], context) => {
    const found = await waitFor(await serveAnswers(answer), context, { timeoutMs: 4000, model: null });
    expect(found.message).toMatch(words);
  });

  it('is good and whose generation is too, is ready all the same', async ({ onTestFinished }) => {
    const server = await serveAnswers((response, { request }) => {
      if (request.method === 'GET') response.end('{"data":[{"id":"m"}]}');
      else answerWell(response, 8);
    });
    onTestFinished(server.close);
    await expect(waitFor(server, { onTestFinished } as TestContext, { model: null })).rejects.toThrow(
      'taken for ready',
    );
  });
});
