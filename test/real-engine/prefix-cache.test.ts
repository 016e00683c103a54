import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../end-to-end/launch.ts';
import { enginesHere, installEngine } from './engines.ts';
import { readResult, runSuite, type Trial, writeSuite } from './gate-run.ts';

describe.each(enginesHere())('the prefix cache of $name', (engine) => {
  beforeAll(() => installEngine(engine));

  const measure = async (cache: 'bust' | 'flush' | 'warm', env: Record<string, string> = {}) => {
    const folder = await makeFolder();
    await writeSuite(folder, engine, {
      slots: engine.slots.enough,
      levels: [1],
      outputTokens: 4,
      requests: { perSlot: 4, atLeast: 4 },
      cache,
      env,
      more: {
        prompts: { random: { 'input-tokens': 400 } },
        'warm-up': { rounds: 0 },
        trials: { first: 2, most: 2 },
      },
    });
    const finished = await runSuite(folder, 'measure');
    const trials = finished.exitCode === 0 ? ((await readResult(folder)).levels[0]?.trials ?? []) : [];
    console.log(
      trials.map(
        ({ metrics, tokens }, at) =>
          `trial ${at + 1}: ${metrics['output-throughput']} tok/s, ${tokens.cached} of ${tokens.prompt} prompt tokens cached`,
      ),
    );
    // One that a busy machine has spoilt was repeated.
    return { ...finished, trials: trials.filter(({ valid }) => valid) };
  };
  const speedUp = ([first, second]: readonly Trial[]) =>
    (second?.metrics['output-throughput'] ?? 0) / (first?.metrics['output-throughput'] ?? 0);
  const cachedShare = (trial: Trial | undefined) => (trial?.tokens.cached ?? 0) / (trial?.tokens.prompt ?? 0);

  it('makes the second trial faster where the suite leaves it warm, and leaves both alike under bust', async () => {
    const warm = (await measure('warm')).trials;
    expect(cachedShare(warm[1])).toBeGreaterThan(0.8);
    expect(speedUp(warm)).toBeGreaterThan(1.3);

    const bust = (await measure('bust')).trials;
    expect(bust.map(cachedShare).every((share) => share < 0.1)).toBe(true);
    expect(speedUp(bust)).toBeGreaterThan(1 / 1.3);
    expect(speedUp(bust)).toBeLessThan(1.3);
  });

  it('is not said to be flushed by an engine that does not take the request', async () => {
    const { exitCode, stderr } = await measure('flush');
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/cache: flush/);
  });

  it.runIf(engine.flushedWith !== null)('is flushed before each trial where the engine takes the request', async () => {
    const { trials } = await measure('flush', engine.flushedWith ?? {});
    expect(trials.length).toBeGreaterThan(1);
    expect(trials.map(cachedShare).every((share) => share < 0.1)).toBe(true);
  });
});
