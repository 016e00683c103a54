import { afterAll, describe, expect, it } from 'vitest';
import { compareWithTruth, planTruthTrial } from '../../bench/accuracy.ts';
import { hasCompiler, startTruthServer } from '../../bench/truth-server.ts';
import { openLoad } from '../../src/load/open-load.ts';

const load = openLoad();
afterAll(() => load.close());
const hooks = { onProgress: () => {}, signal: new AbortController().signal };

// Tight figures are the bench's, on quiet cores; here neighbours may take the core, so the bounds only catch a client
// that measures something else than it says.
const MOST_ERROR_PERCENT = 5;

describe.runIf(hasCompiler())('against a server whose truth is known (needs a C compiler)', () => {
  it.each([
    [1, 3, 64],
    [32, 96, 48],
    [256, 512, 48],
  ])('the client at C=%i reports the throughput and TPOT that happened', async (concurrency, requests, tokens) => {
    const stepUs = Math.max(10_000, Math.round((concurrency / 25_000) * 1e6));
    const server = await startTruthServer({ stepUs, prefillUs: 20_000, maxRunning: 1024 }, null);
    try {
      await load.runTrial(planTruthTrial(server.port, concurrency, concurrency, 8), hooks);
      await server.reset();
      const records = await load.runTrial(planTruthTrial(server.port, concurrency, requests, tokens), hooks);
      const accuracy = compareWithTruth(records, await server.read());
      expect(Math.abs(accuracy.throughputErrorPercent)).toBeLessThan(MOST_ERROR_PERCENT);
      expect(Math.abs(accuracy.tpotMeanErrorPercent)).toBeLessThan(MOST_ERROR_PERCENT);
      expect(records.events.atMs.length).toBe(requests * tokens);
    } finally {
      await server.close();
    }
  });
});
