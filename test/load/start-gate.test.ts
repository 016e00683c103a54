import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openClosedLoop } from '../../src/load/closed-loop.ts';
import { allocateColumns, STATE } from '../../src/load/trial-columns.ts';
import { readClockMs } from '../../src/load/turn-clock.ts';
import { planOf, SHAPE } from './support/plans.ts';

const EVENTS = ['a', 'b', 'c', 'd'].map(
  (text) => `data: {"id":"x","choices":[{"index":0,"delta":{"content":"${text}"},"finish_reason":null}]}\n\n`,
);
const END =
  'data: {"id":"x","choices":[{"index":0,"delta":{},"finish_reason":"length"}],"usage":{"prompt_tokens":3,"completion_tokens":4}}\n\ndata: [DONE]\n\n';
const BODY = EVENTS.join('') + END;
const ANSWER = `HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`;

it('opens a connection anew that the server closed before the clock, and reads the answer on it', async () => {
  const waiting: Socket[] = [];
  const server = createServer((socket) => {
    waiting.push(socket);
    socket.on('error', () => {}).on('data', () => socket.write(ANSWER));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const plan = planOf(`http://127.0.0.1:${address.port}`, {
    concurrency: 2,
    requests: 2,
    shape: { ...SHAPE, timeoutMs: 3000 },
  });
  const columns = allocateColumns(plan.requests, 4);
  const failures: unknown[] = [];
  const loop = openClosedLoop({ plan, columns, slots: 2 }, (note) => failures.push(note));
  await loop.armed;
  for (const socket of waiting.splice(0)) socket.destroy();
  await sleep(50);
  await loop.run(readClockMs());
  server.close();
  for (const socket of waiting) socket.destroy();
  expect(failures).toEqual([]);
  expect([...columns.state]).toEqual([STATE.good, STATE.good]);
  expect([...columns.chunks]).toEqual([4, 4]);
});
