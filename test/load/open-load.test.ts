import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openLoad } from '../../src/load/open-load.ts';
import type { TrialProgress } from '../../src/load/trial-plan.ts';
import {
  answerWell,
  chunkOf,
  findClosedPort,
  type RunningServer,
  serveAnswers,
  serveSockets,
  startStream,
} from './support/answer-server.ts';
import { planOf, QUIET } from './support/plans.ts';

const servers: RunningServer[] = [];
const load = openLoad();
const pair = openLoad({ workers: 2 });

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(async () => {
  await load.close();
  await pair.close();
});

async function open(server: Promise<RunningServer>): Promise<RunningServer> {
  const running = await server;
  servers.push(running);
  return running;
}

/** Serves well and watches how many requests are open at a time. */
async function openWatched(delayMs: number) {
  const seen = { now: 0, peak: 0, total: 0, prompts: [] as string[] };
  const server = await open(
    serveAnswers((response, { body }) => {
      seen.peak = Math.max(seen.peak, ++seen.now);
      seen.total++;
      seen.prompts.push(JSON.stringify(body['messages']));
      setTimeout(() => {
        seen.now--;
        answerWell(response, 4);
      }, delayMs);
    }),
  );
  return { origin: server.origin, seen };
}

describe('a closed-loop trial', () => {
  it.each([
    ['one worker', load],
    ['two workers', pair],
  ])('keeps exactly C requests in flight and sends each index once, with %s', async (_, runner) => {
    const { origin, seen } = await openWatched(20);
    const trial = await runner.runTrial(planOf(origin, { concurrency: 5, requests: 23 }), QUIET);
    expect([seen.peak, seen.total, trial.interrupted]).toEqual([5, 23, false]);
    expect(trial.requests.map((record) => record.index)).toEqual(Array.from({ length: 23 }, (_, at) => at));
    expect(new Set(trial.requests.map((record) => record.outcome))).toEqual(new Set(['good']));
  });

  it('orders times as they happened and keeps connecting out of them', async () => {
    const { origin } = await openWatched(5);
    const trial = await load.runTrial(planOf(origin), QUIET);
    for (const record of trial.requests) {
      const times = [0, record.sentAtMs, record.firstTokenAtMs, record.lastTokenAtMs, record.endedAtMs].map(
        (ms) => ms ?? Number.NaN,
      );
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(record.connectMs).toBe(0);
      expect([record.promptTokens, record.outputTokens, record.chunks, record.status, record.finishReason]).toEqual([
        7,
        4,
        4,
        200,
        'length',
      ]);
    }
  });

  it('records every token event once, in order of time', async () => {
    const { origin } = await openWatched(3);
    const trial = await pair.runTrial(planOf(origin, { concurrency: 4, requests: 12 }), QUIET);
    const { request, atMs } = trial.events;
    expect([request.length, atMs.length]).toEqual([48, 48]);
    expect([...atMs]).toEqual([...atMs].sort((a, b) => a - b));
    for (let index = 0; index < 12; index++) expect(request.filter((one) => one === index).length).toBe(4);
    const first = trial.requests.map((record) => atMs[request.indexOf(record.index)]);
    expect(first).toEqual(trial.requests.map((record) => record.firstTokenAtMs));
  });

  it('uses no more workers than slots and says how many', async () => {
    const { origin } = await openWatched(0);
    const one = await pair.runTrial(planOf(origin, { concurrency: 1, requests: 3 }), QUIET);
    const two = await pair.runTrial(planOf(origin, { concurrency: 2, requests: 3 }), QUIET);
    expect([one.client.workers, two.client.workers]).toEqual([1, 2]);
  });

  it('opens its connections before the first request is sent', async () => {
    const events: string[] = [];
    const server = await open(
      serveSockets((socket) => {
        events.push('connection');
        socket.once('data', () => {
          events.push('request');
          socket.destroy();
        });
      }),
    );
    await load.runTrial(planOf(server.origin, { concurrency: 4, requests: 4 }), QUIET);
    expect(events.slice(0, 5)).toEqual(['connection', 'connection', 'connection', 'connection', 'request']);
  });

  it('sends prompt i modulo the number of prompts', async () => {
    const { origin, seen } = await openWatched(0);
    const prompts = ['a', 'b', 'c'].map((text) => ({ kind: 'text', text }) as const);
    await load.runTrial(planOf(origin, { prompts, concurrency: 1, requests: 5 }), QUIET);
    expect(seen.prompts.map((prompt) => JSON.parse(prompt)[0].content)).toEqual(['a', 'b', 'c', 'a', 'b']);
  });

  it('tells how far it is, about four times a second', async () => {
    const { origin } = await openWatched(150);
    const told: TrialProgress[] = [];
    await load.runTrial(planOf(origin, { concurrency: 1, requests: 6 }), {
      ...QUIET,
      onProgress: (progress) => told.push(progress),
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told.at(-1)).toMatchObject({ concurrency: 1, requests: 6 });
    expect(told.at(-1)?.requestsDone).toBeGreaterThan(0);
  });

  it('says how busy the client was', async () => {
    const { origin } = await openWatched(5);
    const { client } = await load.runTrial(planOf(origin), QUIET);
    expect(client.cpuShare).toBeGreaterThan(0);
    expect(client.cpuShare).toBeLessThanOrEqual(1.01);
    expect(client.lateSendP99Ms).toBeGreaterThan(0);
    expect(client.eventLoopDelayP99Ms).toBeGreaterThanOrEqual(0);
  });

  it('sees reads that carry several events as coalesced, and single ones as not', async () => {
    const together = await open(serveAnswers((response) => answerWell(response, 4)));
    const apart = await open(
      serveAnswers(async (response) => {
        startStream(response);
        for (const finish of [null, null, null, 'length']) {
          response.write(chunkOf('x', finish));
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        response.end(`data: {"choices":[],"usage":{"completion_tokens":4}}\n\n`);
      }),
    );
    const share = async (origin: string) => (await load.runTrial(planOf(origin), QUIET)).client.coalescedReadShare;
    expect(await share(together.origin)).toBeGreaterThan(0.5);
    expect(await share(apart.origin)).toBeLessThan(0.5);
  });
});

describe('a trial cut short', () => {
  it('returns what was measured when it is interrupted, without the requests that were cut', async () => {
    const server = await open(
      serveAnswers((response, { count }) => {
        if (count <= 4) answerWell(response, 4);
        else {
          startStream(response);
          response.write(chunkOf('x'));
        }
      }),
    );
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 400);
    const trial = await load.runTrial(planOf(server.origin, { requests: 50 }), { ...QUIET, signal: controller.signal });
    expect([trial.interrupted, trial.requests.length, trial.events.atMs.length]).toEqual([true, 4, 16]);
    expect(trial.requests.map((record) => record.outcome)).toEqual(Array(4).fill('good'));
  });

  it('ends before it began when it is interrupted already, and the next one works', async () => {
    const { origin } = await openWatched(0);
    const trial = await load.runTrial(planOf(origin), { ...QUIET, signal: AbortSignal.abort() });
    expect([trial.interrupted, trial.requests.filter((record) => record.outcome !== 'good')]).toEqual([true, []]);
    expect((await load.runTrial(planOf(origin), QUIET)).requests.length).toBe(6);
  });

  it('is not hammered at a server that is gone, and what was never sent is no failure', async () => {
    const trial = await load.runTrial(
      planOf(`http://127.0.0.1:${await findClosedPort()}`, { concurrency: 2, requests: 5000 }),
      QUIET,
    );
    expect([trial.interrupted, trial.serverGone]).toEqual([false, true]);
    expect(trial.requests.length).toBeLessThanOrEqual(8);
    expect(new Set(trial.requests.map((record) => record.outcome))).toEqual(new Set(['refused']));
  });

  it('notices that the server dies in the middle', async () => {
    let answered = 0;
    const server = await serveAnswers((response) => {
      answerWell(response, 4);
      if (++answered === 10) void server.close();
    });
    const trial = await load.runTrial(planOf(server.origin, { concurrency: 4, requests: 5000 }), QUIET);
    const good = trial.requests.filter((record) => record.outcome === 'good').length;
    expect([trial.serverGone, good >= 6, trial.requests.length < 60]).toEqual([true, true, true]);
  });
});
