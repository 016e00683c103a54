import { describe, expect, it } from 'vitest';
import { fillInSuiteFile } from '../../src/suite/effective-file.ts';
import { PRESET_NAMES, suiteFileSchema } from '../../src/suite/suite-file.ts';
import { parse } from './suite-texts.ts';

const PINNED = (tokens: number) => ({ kind: 'pinned', tokens });
const levelsOf = (preset: string) =>
  parse(`preset: ${preset}`).suite.levels.map(({ concurrency, output, requests }) => [
    concurrency,
    output.tokens,
    requests,
  ]);

describe('the default preset', () => {
  it('has a value for every key but those without a default', () => {
    const filled = fillInSuiteFile({}, 'default');
    const missing = Object.keys(suiteFileSchema.shape).filter((key) => !Object.hasOwn(filled, key));
    expect(missing).toEqual(['name', 'model', 'environment']);
    for (const section of ['requests', 'warm-up', 'trials', 'policy'] as const) {
      const { shape } = suiteFileSchema.shape[section].unwrap();
      expect(Object.keys(filled[section]).sort()).toEqual(Object.keys(shape).sort());
    }
    const server = Object.keys(suiteFileSchema.shape.server.unwrap().shape);
    expect(server.filter((key) => !Object.hasOwn(filled.server, key))).toEqual(['command', 'stop-command', 'ca']);
  });
});

describe('the presets', () => {
  it.each(PRESET_NAMES)('%s is a suite without a note', (preset) => {
    const { suite, notes } = parse(`preset: ${preset}`);
    expect(suite.preset).toBe(preset);
    expect(notes).toEqual([]);
    expect(parse(null, { preset }).suite).toEqual({ ...suite, name: 'throughput-gate' });
  });

  it('confirm is the field’s curve: 512 tokens at C=1, 2048 beyond, one wave a level, two short requests first', () => {
    const { suite } = parse('preset: confirm');
    expect(levelsOf('confirm')).toEqual([
      [1, 512, 1],
      [32, 2048, 32],
      [64, 2048, 64],
      [128, 2048, 128],
      [192, 2048, 192],
      [256, 2048, 256],
    ]);
    expect(suite).toMatchObject({
      prompts: { kind: 'builtin', name: 'confirm' },
      output: PINNED(2048),
      sampling: { temperature: 0 },
      timeoutMs: 900_000,
      trials: { first: 2, most: 3, budgetMs: 4_500_000 },
      fieldWarmUp: [{ concurrency: 1, requests: 2, outputTokens: 16 }],
    });
  });

  it('ab is the field’s kernel comparison: random 512 in, 128 out, max(20, 4·C) requests, warmed up at C=10', () => {
    const { suite } = parse('preset: ab');
    expect(levelsOf('ab')).toEqual([
      [1, 128, 20],
      [2, 128, 20],
      [10, 128, 40],
      [64, 128, 256],
      [256, 128, 1024],
      [1024, 128, 4096],
    ]);
    expect(suite.prompts).toEqual({ kind: 'random', inputTokens: 512, seed: 1 });
    expect(suite.fieldWarmUp).toEqual([{ concurrency: 10, requests: 10, outputTokens: 128 }]);
    expect(suite.metrics.map(({ id, gate }) => [id, gate])).toEqual([
      ['output-throughput', true],
      ['peak-output-throughput', false],
      ['achieved-concurrency', false],
      ['tpot-mean', false],
      ['itl-mean', false],
    ]);
  });

  it('recovery lets a reasoning model stop: 4096 at most, three prompts at C=1, ready by 32 tokens', () => {
    const { suite } = parse('preset: recovery');
    expect(levelsOf('recovery').map(([concurrency, , requests]) => [concurrency, requests])).toEqual([
      [1, 3],
      [8, 8],
      [16, 16],
      [32, 32],
      [48, 48],
      [64, 64],
    ]);
    expect(suite).toMatchObject({
      prompts: { kind: 'builtin', name: 'recovery' },
      output: { kind: 'at-most', tokens: 4096 },
      sampling: { temperature: 0.6, top_p: 0.95 },
      readinessTokens: 32,
    });
  });

  it('quick is two levels in five minutes', () => {
    const { suite } = parse('preset: quick');
    expect(suite.levels).toHaveLength(2);
    expect(suite.trials.budgetMs).toBe(300_000);
  });

  it('give way to the file’s own keys', () => {
    const { suite } = parse('preset: confirm\noutput-tokens: 32\nrequests: {per-slot: 2}\ntrials: {budget: 1h}');
    expect(suite.levels.map(({ output }) => output)).toEqual(Array(6).fill(PINNED(32)));
    expect(suite.levels.map(({ requests }) => requests)).toEqual([2, 64, 128, 256, 384, 512]);
    expect(suite.trials).toEqual({ first: 2, most: 3, budgetMs: 3_600_000 });
    expect(parse('preset: confirm\nlevels: [4]').suite.levels).toEqual([
      { concurrency: 4, output: PINNED(2048), requests: 4 },
    ]);
  });

  it('give way to --levels and --output-tokens; a level that stays keeps its own length', () => {
    const { suite } = parse(null, { preset: 'confirm', levels: '1,2' });
    expect(suite.levels).toEqual([
      { concurrency: 1, output: PINNED(512), requests: 1 },
      { concurrency: 2, output: PINNED(2048), requests: 2 },
    ]);
    const short = parse(null, { preset: 'confirm', outputTokens: '8' }).suite;
    expect(short.levels.map(({ output }) => output)).toEqual(Array(6).fill(PINNED(8)));
  });
});

describe('a preset that an option names over a suite file', () => {
  const notesOf = (text: string | null, overrides = {}) => parse(text, { preset: 'confirm', ...overrides }).notes;

  it('is said to give way to the keys that the file changes, with their lines', () => {
    expect(notesOf('model: m\nlevels: [1, 8]\noutput-tokens: 128\ncache: warm\n')).toEqual([
      "preset confirm: keys of the suite file win over the preset's (.github/throughput-gate.yml:3: output-tokens, " +
        ".github/throughput-gate.yml:2: levels); leave them out there to measure the preset's own.",
    ]);
    expect(notesOf('trials: {budget: 10m}')).toEqual([expect.stringContaining(': trials')]);
  });

  it.each<[string, string | null, object]>([
    ['nothing is changed', 'model: m\ncache: warm\n', {}],
    ['the file says the same', 'output-tokens: 2048\ntimeout: 900s\n', {}],
    ['there is no file', null, {}],
    ['an option beside it changes it', 'model: m', { levels: '1,64' }],
    ['it is the default one', 'levels: [1, 8]', { preset: 'default' }],
  ])('is not talked about where %s', (_, text, overrides) => {
    expect(notesOf(text, overrides)).toEqual([]);
  });
});
