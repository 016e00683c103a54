import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { generateOnce } from '../../src/load/generate.ts';
import { openLoad } from '../../src/load/open-load.ts';
import type { RequestShape } from '../../src/load/trial-plan.ts';
import {
  answerWell,
  chunkOf,
  DONE,
  findClosedPort,
  type RunningServer,
  serveAnswers,
  serveSockets,
  startStream,
  usageOf,
} from './support/answer-server.ts';
import { bodyOf, listFixtures, readFixture } from './support/fixtures.ts';
import { planOf, QUIET, SHAPE, SIGNAL, targetOf } from './support/plans.ts';

const servers: RunningServer[] = [];
const load = openLoad();

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => load.close());

const OUTPUT = { kind: 'pinned', tokens: 4 } as const;
const PROMPT = { kind: 'text', text: 'hello' } as const;

async function open(server: Promise<RunningServer>): Promise<string> {
  const running = await server;
  servers.push(running);
  return running.origin;
}

const generate = (origin: string, shape: RequestShape = SHAPE) =>
  generateOnce(targetOf(origin), shape, PROMPT, OUTPUT, { signal: SIGNAL, purpose: 'trial' });

type Answer = (response: ServerResponse) => void;

const stream =
  (...parts: string[]): Answer =>
  (response) => {
    startStream(response);
    response.end(parts.join(''));
  };

const tokens = (count: number) => Array.from({ length: count }, () => chunkOf(' tok')).join('');

const ANSWERS: readonly [string, string, Answer][] = [
  ['good', 'four tokens, as pinned', (response) => answerWell(response, 4)],
  ['good', 'no [DONE]', stream(tokens(3), chunkOf('x', 'length'), usageOf(4))],
  ['error-in-stream', 'an error event', stream(tokens(1), 'data: {"error":{"message":"engine died"}}\n\n', DONE)],
  ['truncated', 'no finish reason', stream(tokens(4), usageOf(4))],
  ['truncated', 'no finish reason, but [DONE]', stream(tokens(4), usageOf(4), DONE)],
  ['aborted', 'finish_reason abort', stream(tokens(3), chunkOf('x', 'abort'), usageOf(4), DONE)],
  ['empty', 'an empty body', stream('')],
  ['empty', 'no token', stream(chunkOf('', 'stop'), usageOf(0), DONE)],
  ['no-usage', 'no usage', stream(tokens(3), chunkOf('x', 'length'), DONE)],
  ['wrong-length', 'too few tokens', (response) => answerWell(response, 3)],
  ['wrong-length', 'too many tokens', (response) => answerWell(response, 5)],
  [
    'not-a-stream',
    'plain JSON',
    (response) => response.end(JSON.stringify({ choices: [{ message: { content: 'x' }, finish_reason: 'stop' }] })),
  ],
  ['too-large', 'an endless line', (response) => sendEndlessLine(response)],
  ['redirect', 'a redirect', (response) => response.writeHead(308, { location: 'http://elsewhere.test/' }).end()],
  ['http-503', 'a 503', (response) => response.writeHead(503).end('{"error":{"message":"Loading model"}}')],
  ['http-401', 'a 401', (response) => response.writeHead(401).end('{"error":"Unauthorized"}')],
];

function sendEndlessLine(response: ServerResponse): void {
  startStream(response);
  const piece = Buffer.alloc(1024 * 1024, 0x61);
  response.write('data: ');
  for (let at = 0; at < 17; at++) response.write(piece);
  response.end(`\n\n${tokens(3)}${chunkOf('x', 'length')}${usageOf(4)}`);
}

describe('an answer', () => {
  it.each(ANSWERS)('is %s: %s', async (outcome, _, answer) => {
    const origin = await open(serveAnswers(answer));
    const record = await generate(origin);
    expect(record.outcome).toBe(outcome);
    if (outcome === 'good') expect(record.message).toBeNull();
    else expect(record.message).toMatch(new RegExp(`^${outcome}: `));
  });

  it.each(listFixtures('errors'))('carries the status and the words of %s', async (file) => {
    const bytes = readFixture(file);
    const status = Number(bytes.toString().slice(9, 12));
    const origin = await open(serveAnswers((response) => response.writeHead(status).end(bodyOf(bytes))));
    const record = await generate(origin);
    expect([record.outcome, record.status]).toEqual([`http-${status}`, status]);
    expect(record.message?.length).toBeGreaterThan(`http-${status}: `.length);
  });

  it('is held to its pin in a trial but not in a warm-up', async () => {
    const origin = await open(serveAnswers((response) => answerWell(response, 3)));
    const warmUp = await generateOnce(targetOf(origin), SHAPE, PROMPT, OUTPUT, { signal: SIGNAL, purpose: 'warm-up' });
    const atMost = await generateOnce(
      targetOf(origin),
      SHAPE,
      PROMPT,
      { kind: 'at-most', tokens: 9 },
      { signal: SIGNAL, purpose: 'trial' },
    );
    expect([warmUp.outcome, atMost.outcome]).toEqual(['good', 'good']);
  });
});

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n';
const frame = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

const onRequest = (act: (socket: Socket) => void) => (socket: Socket) => {
  socket.once('data', () => act(socket));
};

const SOCKETS: readonly [string, string, (socket: Socket) => void][] = [
  ['reset', 'a reset before the first byte', onRequest((socket) => socket.resetAndDestroy())],
  ['reset', 'a close before the first byte', onRequest((socket) => socket.end())],
  [
    'reset',
    'a reset inside the stream',
    onRequest((socket) => {
      socket.write(HEAD + frame(tokens(2)));
      setTimeout(() => socket.resetAndDestroy(), 20);
    }),
  ],
  ['truncated', 'a close inside the stream', onRequest((socket) => socket.end(HEAD + frame(tokens(2))))],
  ['truncated', 'a close after the headers', onRequest((socket) => socket.end(HEAD))],
  [
    'good',
    'a close after the usage',
    onRequest((socket) => socket.end(HEAD + frame(tokens(3) + chunkOf('x', 'length') + usageOf(4)))),
  ],
  ['not-a-stream', 'something that is not HTTP', onRequest((socket) => socket.end('220 mail.example ESMTP\r\n'))],
  ['timeout-first-byte', 'silence from the start', () => {}],
  ['timeout-idle', 'silence after two tokens', onRequest((socket) => socket.write(HEAD + frame(tokens(2))))],
  ['timeout-total', 'a stream that never ends', onRequest((socket) => dripForEver(socket))],
];

function dripForEver(socket: Socket): void {
  socket.write(HEAD);
  const drip = setInterval(() => socket.write(frame(tokens(1))), 20);
  socket.on('close', () => clearInterval(drip));
}

describe('a connection', () => {
  it.each(SOCKETS)('ends as %s: %s', async (outcome, _, act) => {
    const origin = await open(serveSockets(act));
    const record = await generate(origin, { ...SHAPE, timeoutMs: 600 });
    expect([record.outcome, record.outcome === 'good' || record.message?.startsWith(`${outcome}: `)]).toEqual([
      outcome,
      true,
    ]);
  });

  it('says once what cut a stream short', async () => {
    const origin = await open(serveSockets(onRequest((socket) => socket.end(HEAD + frame(tokens(2))))));
    expect((await generate(origin)).message).toMatch(/^truncated: .* after 2 chunks: the connection closed \(/);
  });

  it('is refused where nothing listens', async () => {
    const record = await generate(`http://127.0.0.1:${await findClosedPort()}`);
    expect([record.outcome, record.sentAtMs]).toEqual(['refused', null]);
  });

  it('fails by dns where the name means nothing', async () => {
    expect((await generate('http://no-such-host.invalid:8000')).outcome).toBe('dns');
  });

  it('fails by tls where the server speaks plain HTTP', async () => {
    const origin = await open(serveAnswers((response) => answerWell(response, 4)));
    expect((await generate(origin.replace('http:', 'https:'))).outcome).toBe('tls');
  });

  it('ends at once when it is interrupted', async () => {
    const origin = await open(serveSockets(() => {}));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const record = await generateOnce(targetOf(origin), SHAPE, PROMPT, OUTPUT, {
      signal: controller.signal,
      purpose: 'trial',
    });
    expect(record.outcome).toBe('reset');
  });
});

describe('failures inside a trial', () => {
  it.each(ANSWERS.filter(([outcome]) => outcome !== 'too-large'))(
    'are classified as %s: %s',
    async (outcome, _, answer) => {
      const origin = await open(serveAnswers(answer));
      const trial = await load.runTrial(planOf(origin), QUIET);
      expect(trial.requests.map((record) => record.outcome)).toEqual(Array(6).fill(outcome));
    },
  );

  it.each(SOCKETS)('end as %s: %s', async (outcome, _, act) => {
    const origin = await open(serveSockets(act));
    const trial = await load.runTrial(planOf(origin, { shape: { ...SHAPE, timeoutMs: 600 }, requests: 2 }), QUIET);
    expect(trial.requests.map((record) => record.outcome)).toEqual([outcome, outcome]);
  });

  it('do not stop the trial, and stand beside the good ones with their words', async () => {
    const origin = await open(
      serveAnswers((response, { count }) =>
        count === 3 ? response.writeHead(500).end('{"detail":"boom"}') : answerWell(response, 4),
      ),
    );
    const trial = await load.runTrial(planOf(origin, { requests: 10 }), QUIET);
    const bad = trial.requests.filter((record) => record.outcome !== 'good');
    expect([trial.requests.length, bad.map((record) => record.message)]).toEqual([10, ['http-500: boom']]);
  });

  it('are never retried, but for a reset before the first byte on a socket that had served before', async () => {
    let requests = 0;
    const origin = await open(
      serveSockets((socket, connection) => {
        let onThis = 0;
        socket.on('data', () => {
          requests++;
          onThis++;
          if (connection === 1 && onThis === 2) socket.resetAndDestroy();
          else socket.write(`${HEAD}${frame(tokens(3) + chunkOf('x', 'length') + usageOf(4))}0\r\n\r\n`);
        });
      }),
    );
    const trial = await load.runTrial(planOf(origin, { concurrency: 1, requests: 4 }), QUIET);
    expect(trial.requests.map(({ outcome, resent }) => [outcome, resent])).toEqual([
      ['good', false],
      ['good', true],
      ['good', false],
      ['good', false],
    ]);
    expect(requests).toBe(5);
  });

  it('count as reset when the second try is reset too', async () => {
    const origin = await open(
      serveSockets((socket, connection) => {
        let onThis = 0;
        socket.on('data', () => {
          if (connection > 1 || ++onThis === 2) socket.resetAndDestroy();
          else socket.write(`${HEAD}${frame(tokens(3) + chunkOf('x', 'length') + usageOf(4))}0\r\n\r\n`);
        });
      }),
    );
    const trial = await load.runTrial(planOf(origin, { concurrency: 1, requests: 2 }), QUIET);
    expect(trial.requests.map(({ outcome, resent }) => [outcome, resent])).toEqual([
      ['good', false],
      ['reset', true],
    ]);
  });
});
