import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInputs } from '../../src/github/inputs.ts';

const reader = (inputs: Record<string, string>) => (name: string) => inputs[name] ?? '';

describe('inputs become one typed object', () => {
  it('leaves everything to the suite when all are empty', () => {
    const { run, publishing } = readInputs(reader({}), '/w');
    expect(run).toMatchObject({ mode: 'gate', suitePath: null, overrides: {}, apiKey: null, sessions: 1, results: [] });
    expect(run).toMatchObject({ out: '/w/throughput-gate-out', workingDirectory: '/w' });
    expect(publishing).toEqual({
      comment: 'always',
      refreshAs: 'pull-request',
      acceptLabel: null,
      token: null,
      matrixKey: '',
    });
  });

  it('hands what is said over the suite on as typed', () => {
    const inputs = {
      url: 'http://127.0.0.1:1',
      'output-tokens': '64',
      tolerance: '5%',
      'ready-timeout': '5m',
      preset: 'quick',
    };
    expect(readInputs(reader(inputs), '/w').run.overrides).toEqual({
      url: 'http://127.0.0.1:1',
      outputTokens: '64',
      tolerance: '5%',
      readyTimeout: '5m',
      preset: 'quick',
    });
  });

  it('can be repeated on the command line, without secrets', () => {
    const inputs = {
      mode: 'gate',
      url: 'http://me:pw@127.0.0.1:1',
      tolerance: '5%',
      model: "a'b c",
      'api-key': 'sk-1',
    };
    expect(readInputs(reader(inputs), '/w').run.reproduce).toBe(
      String.raw`npx throughput-gate gate --tolerance 5% --url http://127.0.0.1:1 --model 'a'\''b c' --api-key-env API_KEY`,
    );
  });

  it('hands on which legs a report must find, in the command that repeats it, too', () => {
    const { run } = readInputs(reader({ mode: 'report', results: 'legs', expect: '.github/legs.json' }), '/w');
    expect(run.expect).toBe('.github/legs.json');
    expect(run.reproduce).toBe('npx throughput-gate report legs --expect .github/legs.json');
  });

  it('counts relative folders from the workspace', () => {
    const { run } = readInputs(reader({ 'working-directory': 'model', out: 'results' }), '/w');
    expect(run).toMatchObject({ workingDirectory: '/w/model', out: '/w/model/results' });
  });

  it('takes a matrix leg from toJSON(matrix) and none from null', () => {
    expect(readInputs(reader({ matrix: '{\n  "gpu": "H100"\n}' }), '/w').publishing.matrixKey).toBe(
      '{ "gpu": "H100" }',
    );
    expect(readInputs(reader({ matrix: 'null' }), '/w').publishing.matrixKey).toBe('');
  });

  it.each([
    ['mode', 'gates', 'measure, gate, ab, confirm, refresh, judge, report'],
    ['comment', 'yes', 'always, on-change, on-regression, never'],
    ['refresh-as', 'push', 'pull-request, commit, file'],
    ['sessions', '0', 'whole number from 1'],
    ['sessions', '1.5', 'whole number from 1'],
  ])('refuses %s: %s by name, saying what is allowed', (name, found, allowed) => {
    expect(() => readInputs(reader({ [name]: found }), '/w')).toThrow(
      expect.objectContaining({
        code: 'bad-usage',
        message: expect.stringMatching(`\`${name}\` is "${found}".*${allowed}`),
      }),
    );
  });
});

describe('results are files and folders, a line each', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'results-'));
    // An A/B keeps both sides below its own folder, a gate its further sessions.
    for (const leg of ['b', 'a', 'a/session-2', 'a/reference', 'a/launches/1-reference', 'a/ab', 'reference']) {
      mkdirSync(join(folder, 'legs', leg), { recursive: true });
      writeFileSync(join(folder, 'legs', leg, 'result.json'), '{}');
    }
    writeFileSync(join(folder, 'one.csv'), '');
    mkdirSync(join(folder, 'empty'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('takes every result.json below a folder, sorted, without what a run was compared with', () => {
    const { run } = readInputs(reader({ results: 'one.csv\n\n  legs ' }), folder);
    expect(run.results).toEqual(
      [
        'one.csv',
        'legs/a/result.json',
        'legs/a/session-2/result.json',
        'legs/b/result.json',
        'legs/reference/result.json',
      ].map((name) => join(folder, name)),
    );
  });

  it.each(['gone.json', 'empty'])('refuses %s by name', (name) => {
    expect(() => readInputs(reader({ results: name }), folder)).toThrow(new RegExp(`results.*${name}`));
  });
});
