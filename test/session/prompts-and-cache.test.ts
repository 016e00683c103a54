import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../../src/gate.ts';
import type { Session, TrialResult } from '../../src/measure/session.ts';
import { calibratePrompts } from '../../src/session/calibrate-prompts.ts';
import { flushCache } from '../../src/session/flush-cache.ts';
import type { SimulatorOptions } from '../../src/simulator/simulator-options.ts';
import { type Simulator, startSimulator } from '../../src/simulator/start-simulator.ts';
import { loadPromptSet } from '../../src/suite/prompt-set.ts';
import { makeFolder, makeIo, makeOptions, put } from '../modes/run-options.ts';

const simulators: Simulator[] = [];
const closers: (() => void)[] = [];
afterEach(async () => {
  await Promise.all(simulators.splice(0).map((simulator) => simulator.stop()));
  for (const close of closers.splice(0)) close();
});

async function simulate(options: Partial<SimulatorOptions>): Promise<Simulator> {
  const simulator = await startSimulator(options);
  simulators.push(simulator);
  return simulator;
}

async function measure(simulator: Simulator, more: string): Promise<Session> {
  const folder = await makeFolder();
  const suite = `server: {url: "${simulator.url}"}\nlevels: [{concurrency: 2, requests: 8}]\noutput-tokens: 4\nwarm-up: {rounds: 0}\n${more}`;
  const suitePath = await put(`${folder}/suite.yml`, suite);
  const { session } = await run(makeOptions(folder, 'measure', { suitePath }), makeIo());
  if (session === null) throw new Error('nothing was measured');
  return session;
}

const trialsOf = ({ levels }: Session): readonly TrialResult[] => levels[0]?.trials ?? [];
const LONG_PROMPTS = 'prompts: {random: {input-tokens: 600}}\ntrials: {first: 2, most: 2}\n';
/** A prefill of 600 tokens takes 0.15 s, everything else 20 ms: a cached prompt can't be mistaken on any machine. */
const SLOW_PREFILL = { prefixCache: true, prefillMsPerToken: 0.25, decodeMs: 5 } as const;

describe('the prefix cache of the simulator', () => {
  it('makes the second trial faster where the suite leaves it warm, and says what was cached', async () => {
    const [first, second] = trialsOf(await measure(await simulate(SLOW_PREFILL), `cache: warm\n${LONG_PROMPTS}`));
    const [cold = 0, warm = 0] = [first, second].map((trial) => trial?.metrics['output-throughput'] ?? 0);
    expect(warm / cold).toBeGreaterThan(2);
    expect(second?.tokens.cached).toBeGreaterThan(0.9 * (second?.tokens.prompt ?? 0));
  });

  it.each(['bust', 'flush'])('leaves both trials alike where the suite says %s', async (cache) => {
    const all = trialsOf(await measure(await simulate(SLOW_PREFILL), `cache: ${cache}\n${LONG_PROMPTS}`));
    // One that a busy machine has spoilt was repeated.
    const trials = all.filter(({ valid }) => valid);
    const [first = 0, second = 0] = trials.map(({ metrics }) => metrics['output-throughput'] ?? 0);
    expect(second / first).toBeGreaterThan(0.5);
    expect(second / first).toBeLessThan(2);
    expect(trials.map(({ tokens }) => tokens.cached)).toEqual([0, 0]);
  });
});

describe('emptying the prefix cache', () => {
  const noPause = async () => undefined;

  /** Answers each request with the next status, the last one for ever; tells what was asked. */
  async function serve(...statuses: number[]) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.statusCode = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    return { target: { origin: `http://127.0.0.1:${port}`, basePath: '', headers: {} }, asked };
  }

  it.each([
    ['vllm', [200], ['POST /reset_prefix_cache']],
    ['sglang', [200], ['POST /flush_cache']],
    ['sglang', [400, 200], ['POST /flush_cache', 'POST /flush_cache']],
  ])('asks %s where it answers %j', async (engine, statuses, wanted) => {
    const { target, asked } = await serve(...statuses);
    await flushCache(target, engine, noPause);
    expect(asked).toEqual(wanted);
  });

  it.each([
    ['llama.cpp', [200], /llama\.cpp has no endpoint/],
    [undefined, [200], /unknown engine has no endpoint/],
    ['vllm', [404], /vllm did not empty its prefix cache: POST \/reset_prefix_cache gave 404/],
    ['sglang', [400], /gave 400/],
  ])('says for %s answering %j which engines can', async (engine, statuses, message) => {
    const { target } = await serve(...statuses);
    await expect(flushCache(target, engine, noPause)).rejects.toMatchObject({
      code: 'bad-suite',
      message: expect.stringMatching(message),
      remedy: expect.stringContaining('VLLM_SERVER_DEV_MODE'),
    });
  });
});

describe('random prompts', () => {
  it('have the wanted number of the server’s own tokens, and the hash of what was wanted', async () => {
    const session = await measure(
      await simulate({ speed: 50 }),
      'prompts: {random: {input-tokens: 512}}\ntrials: {first: 1, most: 1}\n',
    );
    const [trial] = trialsOf(session);
    const perPrompt = (trial?.tokens.prompt ?? 0) / (trial?.requests.good ?? 1);
    expect(Math.abs(perPrompt / 512 - 1)).toBeLessThan(0.05);
    const wanted = loadPromptSet({ kind: 'random', inputTokens: 512, seed: 1 }, null);
    expect(session.fingerprint.workload.promptSetHash).toBe(wanted.hash);
  });

  const random = { kind: 'random', inputTokens: 100, seed: 7 } as const;
  const set = loadPromptSet(random, null);
  const wordsIn = (text: string) => text.split(' ').length;

  it.each([
    ['a token a word and a template of 20', (words: number) => words + 20, 80],
    ['two tokens a word', (words: number) => 2 * words, 50],
    ['words that get dearer with their number', (words: number) => words + words ** 2 / 100, 62],
  ])('fit %s', async (_, tokensOf, words) => {
    const { prompts, notes } = await calibratePrompts(random, set, async (prompt) =>
      prompt.kind === 'text' ? tokensOf(wordsIn(prompt.text)) : null,
    );
    const [first] = prompts.prompts;
    expect(Math.abs(wordsIn(first?.kind === 'text' ? first.text : '') - words)).toBeLessThanOrEqual(2);
    expect({ hash: prompts.hash, count: prompts.prompts.length, notes }).toEqual({
      hash: set.hash,
      count: set.prompts.length,
      notes: [],
    });
  });

  it.each([
    ['tells no prompt tokens', async () => null, /tells no prompt_tokens/],
    ['counts every prompt alike', async () => 300, /tells no prompt_tokens/],
  ])('stay as they are, with a note, where the server %s', async (_, count, note) => {
    const { prompts, notes } = await calibratePrompts(random, set, count);
    expect(prompts).toBe(set);
    expect(notes).toEqual([expect.stringMatching(note)]);
  });

  it('say how near they came where the template alone is longer than what was wanted', async () => {
    const { notes } = await calibratePrompts(random, set, async (prompt) =>
      prompt.kind === 'text' ? 300 + wordsIn(prompt.text) : null,
    );
    expect(notes).toEqual([expect.stringMatching(/100 tokens were asked for, the nearest found have about 301/)]);
  });

  it('of other sources need no probe', async () => {
    const builtin = loadPromptSet({ kind: 'builtin', name: 'diverse' }, null);
    const calibrated = await calibratePrompts({ kind: 'builtin', name: 'diverse' }, builtin, () => {
      throw new Error('probed');
    });
    expect(calibrated).toEqual({ prompts: builtin, notes: [] });
  });
});
