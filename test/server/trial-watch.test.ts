import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { RequestRecord } from '../../src/measure/records.ts';
import { noteUnreadCounters, readCounters } from '../../src/server/read-counters.ts';
import { watchTrial } from '../../src/server/trial-watch.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** A server with vLLM's counters; `busyLooks` readings still show a request running. */
async function serve(state: { tokens: number; busyLooks?: number; status?: number }) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.statusCode = state.status ?? 200;
    const running = (state.busyLooks ?? 0) > 0 ? 1 : 0;
    if (running > 0) state.busyLooks = (state.busyLooks ?? 0) - 1;
    response.end(`vllm:generation_tokens_total ${state.tokens}\nvllm:num_requests_running ${running}\n`);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { paths, target: { origin, basePath: '/llm', headers: {} } };
}

const record = (outputTokens: number): RequestRecord => ({
  index: 0,
  outcome: 'good',
  sentAtMs: 0,
  firstTokenAtMs: 1,
  lastTokenAtMs: 2,
  endedAtMs: 2,
  connectMs: 0,
  promptTokens: 10,
  outputTokens,
  cachedTokens: 0,
  chunks: 1,
  status: 200,
  finishReason: 'length',
  resent: false,
  message: null,
});

const watch = (
  target: Awaited<ReturnType<typeof serve>>['target'],
  run: () => void,
  requests: readonly RequestRecord[],
  engine?: string,
) =>
  watchTrial(
    { target, engine, cache: 'bust', gpus: 'none', now: () => performance.now(), signal: new AbortController().signal },
    async () => run(),
    () => requests,
  );

describe('a watched trial', () => {
  it('carries what the counters grew by, read before and after and never during it', async () => {
    const state = { tokens: 500 };
    const { target, paths } = await serve(state);
    const { findings } = await watch(target, () => {
      expect(paths).toEqual(['/llm/metrics']);
      state.tokens += 128;
    }, [record(128)]);
    expect(findings).toEqual({ counters: { generatedTokens: 128 }, reasons: [], notes: [] });
    expect(paths).toHaveLength(2);
  });

  it('is invalid when somebody else used the server', async () => {
    const state = { tokens: 0 };
    const { target } = await serve(state);
    const { findings } = await watch(target, () => {
      state.tokens += 1000;
    }, [record(128)]);
    expect(findings.reasons).toMatchObject([{ code: 'foreign-load', message: expect.stringContaining('1000') }]);
  });

  it('waits until the server has counted its last tokens', async () => {
    const state = { tokens: 0, busyLooks: 0 };
    const { target, paths } = await serve(state);
    await watch(target, () => {
      state.busyLooks = 3;
    }, [record(1)]);
    expect(paths).toHaveLength(5);
  });

  it('knows nothing where there are no metrics, and says why when asked', async () => {
    const { target } = await serve({ tokens: 0, status: 501 });
    expect((await watch(target, () => {}, [record(1)])).findings).toEqual({ counters: null, reasons: [], notes: [] });
    expect((await readCounters(target)).why).toContain('501');
  });

  it('leaves a page alone that is empty once somebody has read it, and says so when asked', async () => {
    const { target, paths } = await serve({ tokens: 0 });
    const { findings } = await watch(target, () => {}, [record(1)], 'tensorrt-llm');
    expect(findings).toEqual({ counters: null, reasons: [], notes: [] });
    expect((await readCounters(target, { engine: 'tensorrt-llm' })).why).toContain('is left alone');
    expect(paths).toEqual([]);
    expect([noteUnreadCounters('tensorrt-llm'), noteUnreadCounters('vllm'), noteUnreadCounters(undefined)]).toEqual([
      expect.stringContaining('stay unseen'),
      null,
      null,
    ]);
  });

  it('says so where such a page was read because the server did not tell what it is', async () => {
    const server = createServer((_, response) => response.end('[{"numQueuedRequests": 0}]'));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const target = { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, basePath: '', headers: {} };
    const { findings } = await watch(target, () => {}, [record(1)]);
    expect(findings.notes).toEqual([expect.stringContaining('emptied it')]);
  });
});
