import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../../src/gate.ts';
import type { RunVerdict } from '../../src/judge/verdict.ts';
import type { Session } from '../../src/measure/session.ts';
import type { RunOptions } from '../../src/options.ts';
import { startSimulator } from '../../src/simulator/start-simulator.ts';
import { makeFolder, makeIo, makeOptions, put } from './run-options.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function simulate(slowdown = 0): Promise<string> {
  const { url, stop } = await startSimulator({ decodeMs: 20, slowdown });
  stops.push(stop);
  return url;
}

const suite = (url: string) => `server: {url: "${url}"}
levels: [{concurrency: 2, requests: 4}]
output-tokens: 8
warm-up: {rounds: 1, output-tokens: 4}
trials: {first: 3, most: 3, budget: 5m}
metrics: {output-throughput: {tolerance: 20%}}
baseline: baseline.json
`;

type Scene = { readonly folder: string; readonly judge: (part?: Partial<RunOptions>) => Promise<RunVerdict> };

async function setScene(
  url: string,
): Promise<
  Scene & { measure: (mode: 'ab' | 'confirm' | 'refresh', part?: Partial<RunOptions>) => ReturnType<typeof run> }
> {
  const folder = await makeFolder();
  const suitePath = await put(join(folder, 'suite.yml'), suite(url));
  const measure = (mode: 'ab' | 'confirm' | 'refresh', part: Partial<RunOptions> = {}) =>
    run(makeOptions(folder, mode, { suitePath, ...part }), makeIo());
  const judge = async (part: Partial<RunOptions> = {}) => {
    const options = { suitePath, results: [join(folder, 'out')], out: join(folder, 'again'), ...part };
    const { verdict } = await run(makeOptions(folder, 'judge', options), makeIo());
    if (verdict === null) throw new Error('judge gave no verdict');
    return verdict;
  };
  return { folder, judge, measure };
}

const told = ({ mode, verdict, exitCode, cells, hints, reasons }: RunVerdict) => ({
  mode,
  verdict,
  exitCode,
  cells,
  hints,
  reasons,
});

const rewrite = async (path: string, change: (value: Session) => object) =>
  writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')))));

describe('judge of a run’s folder', { timeout: 60_000 }, () => {
  it('gives an A/B its own verdict again, at another tolerance too, and refuses what it can not have written', async () => {
    const { folder, judge, measure } = await setScene(await simulate(0.4));
    const { verdict } = await measure('ab', { referenceUrl: await simulate() });
    if (verdict === null) throw new Error('ab gave no verdict');
    expect(told(await judge())).toEqual(told(verdict));
    expect(await judge({ overrides: { tolerance: '80%' } })).toMatchObject({
      mode: 'ab',
      // A busy machine may leave nothing valid to judge.
      exitCode: verdict.verdict === 'invalid' ? 2 : 0,
    });

    const reference = join(folder, 'out/reference/result.json');
    await cp(join(folder, 'out/result.json'), reference);
    await expect(judge()).rejects.toMatchObject({
      code: 'bad-result',
      message: expect.stringMatching(/session .* stands twice/),
    });
  });

  it('gives a confirmation its own verdict again', async () => {
    const { judge, measure } = await setScene(await simulate());
    expect((await measure('refresh')).exitCode).toBe(0);
    const { verdict } = await measure('confirm');
    if (verdict === null) throw new Error('confirm gave no verdict');
    const again = await judge();
    expect(again.mode).toBe('confirm');
    expect(told(again)).toEqual(told(verdict));
  });

  it('leaves the earlier verdict where it is when the words were wrong, and replaces it when they were right', async () => {
    const { folder, judge, measure } = await setScene(await simulate());
    await measure('refresh');
    await measure('confirm');
    const out = join(folder, 'out');
    const before = await readFile(join(out, 'verdict.json'), 'utf8');
    await expect(judge({ out, overrides: { tolerance: 'seventy' } })).rejects.toMatchObject({ code: 'bad-usage' });
    expect(await readFile(join(out, 'verdict.json'), 'utf8')).toBe(before);
    await rewrite(join(out, 'verdict.json'), () => ({ stale: true }));
    await judge({ out });
    expect(await readFile(join(out, 'verdict.json'), 'utf8')).not.toContain('stale');
    expect((await readdir(out)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('says which folder holds no result', async () => {
    const { folder, judge } = await setScene('http://127.0.0.1:9');
    await put(join(folder, 'vllm/bench.json'), '{}');
    await expect(judge({ results: ['vllm'] })).rejects.toMatchObject({
      code: 'bad-result',
      message: 'the folder vllm holds no result.json, which is what stands for a folder',
    });
  });
});
