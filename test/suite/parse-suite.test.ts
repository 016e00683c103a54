import { describe, expect, it } from 'vitest';
import { parseSuite } from '../../src/suite/parse-suite.ts';
import { errorOf, parse } from './suite-texts.ts';

describe('a suite', () => {
  it('needs no file: every key has a default', () => {
    expect(parse(null).suite).toMatchInlineSnapshot(`
      {
        "baseline": ".github/throughput-baseline.json",
        "cache": "bust",
        "extraBody": {},
        "fieldWarmUp": [],
        "launchNoise": 0.01,
        "levels": [
          {
            "concurrency": 1,
            "output": {
              "kind": "pinned",
              "tokens": 128,
            },
            "requests": 20,
          },
          {
            "concurrency": 8,
            "output": {
              "kind": "pinned",
              "tokens": 128,
            },
            "requests": 32,
          },
          {
            "concurrency": 32,
            "output": {
              "kind": "pinned",
              "tokens": 128,
            },
            "requests": 128,
          },
          {
            "concurrency": 128,
            "output": {
              "kind": "pinned",
              "tokens": 128,
            },
            "requests": 512,
          },
        ],
        "metrics": [
          {
            "gate": true,
            "id": "output-throughput",
            "tolerance": 0.05,
          },
          {
            "gate": false,
            "id": "ttft-p50",
            "tolerance": 0.15,
          },
          {
            "gate": false,
            "id": "tpot-mean",
            "tolerance": 0.05,
          },
        ],
        "name": "throughput-gate",
        "output": {
          "kind": "pinned",
          "tokens": 128,
        },
        "policy": {
          "failedRequests": 0,
          "inconclusive": "warn",
          "missingLevel": "fail",
          "noBaseline": "fail",
          "notComparable": "fail",
          "suspected": "fail",
        },
        "preset": "default",
        "prompts": {
          "kind": "builtin",
          "name": "diverse",
        },
        "sampling": {
          "temperature": 0,
        },
        "server": {
          "api": "chat",
          "cwd": ".",
          "env": {},
          "gpus": "auto",
          "headers": {},
          "proxy": "none",
          "readyTimeoutMs": 1200000,
          "url": "http://127.0.0.1:8000",
        },
        "sessionNoise": {
          "output-throughput": 0.015,
          "ttft-p50": 0.05,
        },
        "slo": {},
        "timeoutMs": 900000,
        "trialNoise": 0.02,
        "trials": {
          "budgetMs": 1200000,
          "first": 3,
          "most": 10,
        },
        "warmUp": {
          "outputTokens": 64,
          "rounds": 3,
        },
      }
    `);
    expect(parse(null).notes).toEqual([]);
  });

  it('of one key has the same defaults, and the file gives it its name', () => {
    expect(parse('model: m').suite).toEqual({ ...parse(null).suite, model: 'm', name: 'throughput-gate' });
    expect(parseSuite('model: m', { source: 'a/b/llama-70b.gate.yml', overrides: {} }).suite.name).toBe(
      'llama-70b.gate',
    );
    expect(parse('name: my-suite').suite.name).toBe('my-suite');
  });

  it('treats sections that were left empty as not written', () => {
    expect(parse('server:\nlevels:\nmodel: ~').suite).toEqual(parse(null).suite);
  });

  it('sends max(at-least, per-slot·C) requests a trial, in whole waves, unless a level says its own', () => {
    const text = 'requests: {per-slot: 3, at-least: 25}\nlevels: [1, 6, 10, {concurrency: 4, requests: 5}]';
    expect(parse(text).suite.levels.map(({ requests }) => requests)).toEqual([25, 30, 30, 5]);
  });

  it('keeps the order of levels and their own output lengths', () => {
    const { levels } = parse('output-tokens: {at-most: 99}\nlevels: [32, {concurrency: 1, output-tokens: 7}]').suite;
    expect(levels.map(({ concurrency, output }) => [concurrency, output])).toEqual([
      [32, { kind: 'at-most', tokens: 99 }],
      [1, { kind: 'pinned', tokens: 7 }],
    ]);
  });

  it('gates a metric that it lists unless it says gate: false, beside the default one', () => {
    const text = 'metrics: {ttft-p50: {tolerance: 10%}, e2e-p99: , itl-mean: {gate: false}, achieved-concurrency: {}}';
    expect(parse(text).suite.metrics).toEqual([
      { id: 'output-throughput', tolerance: 0.05, gate: true },
      { id: 'achieved-concurrency', tolerance: 0.05, gate: false },
      { id: 'ttft-p50', tolerance: 0.1, gate: true },
      { id: 'tpot-mean', tolerance: 0.05, gate: false },
      { id: 'itl-mean', tolerance: 0.05, gate: false },
      { id: 'e2e-p99', tolerance: 0.15, gate: true },
    ]);
  });

  it('keeps texts of variables, headers, GPU, name and model as written', () => {
    const { server, name, model } = parse(
      'name: 1.10\nmodel: 007\nserver: {env: {V: 1.10, ON: yes, E: }, headers: {X: 1e3}}',
    ).suite;
    expect(parse('environment: {gpu: 4090}').suite.environment).toEqual({ gpu: '4090' });
    expect({ name, model }).toEqual({ name: '1.10', model: '007' });
    expect(server.env).toEqual({ V: '1.10', ON: 'yes', E: '' });
    expect(server.headers).toEqual({ X: '1e3' });
  });

  it('joins sampling with the default temperature, which a null leaves out', () => {
    expect(parse('sampling: {top_p: 0.9}').suite.sampling).toEqual({ temperature: 0, top_p: 0.9 });
    expect(parse('sampling: {temperature: }').suite.sampling).toEqual({});
    expect(parse('extra-body: {stop: null, a: {b: [1]}}').suite.extraBody).toEqual({ stop: null, a: { b: [1] } });
  });

  it('reads the whole of the server, the environment and the SLOs', () => {
    const { server, environment, slo } = parse(`
server:
  url: http://127.0.0.1:9000/v1
  command: [./serve.sh, --fast]
  cwd: deploy
  stop-command: docker stop llm
  ready-timeout: 90s
  api: completions
  ca: certs/internal.pem
  gpus: [0, 3]
  proxy: environment
environment: {gpu: H100, count: 8, mig: 1g.10gb}
slo: {ttft: 500ms, tpot: 40ms, e2e: 3s}`).suite;
    expect(server).toEqual({
      url: 'http://127.0.0.1:9000',
      command: ['./serve.sh', '--fast'],
      cwd: 'deploy',
      env: {},
      stopCommand: 'docker stop llm',
      readyTimeoutMs: 90_000,
      api: 'completions',
      headers: {},
      ca: 'certs/internal.pem',
      gpus: [0, 3],
      proxy: 'environment',
    });
    expect(environment).toEqual({ gpu: 'H100', count: 8, mig: '1g.10gb' });
    expect(slo).toEqual({ ttftMs: 500, tpotMs: 40, e2eMs: 3_000 });
  });

  it('follows anchors and aliases', () => {
    expect(parse('extra-body: {a: &x {b: 1}, c: *x}').suite.extraBody).toEqual({ a: { b: 1 }, c: { b: 1 } });
  });

  it.each([
    ['builtin:confirm', { kind: 'builtin', name: 'confirm' }],
    ['prompts/mine.jsonl', { kind: 'file', path: 'prompts/mine.jsonl' }],
    ['{random: {input-tokens: 512}}', { kind: 'random', inputTokens: 512, seed: 1 }],
    ['{random: {input-tokens: 512, seed: 7}}', { kind: 'random', inputTokens: 512, seed: 7 }],
  ])('takes prompts from %s', (text, source) => {
    expect(parse(`prompts: ${text}`).suite.prompts).toEqual(source);
  });

  it('notes slots that can never fill and tails judged from too few requests', () => {
    const text =
      'levels: [{concurrency: 8, requests: 4}, {concurrency: 1, requests: 500}]\nmetrics: {e2e-p99: {}, e2e-p95: {}}';
    expect(parse(text).notes).toEqual([
      'C=8 gets 4 requests a trial: never more than 4 run at once.',
      'e2e-p95 needs 90 requests a trial to decide; it is only shown at C=8 (4).',
      'e2e-p99 needs 459 requests a trial to decide; it is only shown at C=8 (4).',
    ]);
  });
});

describe('overrides', () => {
  it('win over the file', () => {
    const { suite } = parse(
      'model: m\nbaseline: b.json\nserver: {url: "http://a:1", ready-timeout: 1m}\ntrials: {first: 4}',
      {
        ...{ url: 'http://b:2/v1', model: 'n', baseline: 'c.json', readyTimeout: '5s', budget: '2h', trials: '2' },
      },
    );
    expect(suite.server).toMatchObject({ url: 'http://b:2', readyTimeoutMs: 5_000 });
    expect(suite).toMatchObject({ model: 'n', baseline: 'c.json', trials: { first: 2, most: 2, budgetMs: 7_200_000 } });
  });

  it('leave the suite alone when empty', () => {
    const empty = { url: '', model: ' ', levels: '', tolerance: '', trials: '', preset: '', requests: '', budget: '' };
    expect(parse('model: m', empty)).toEqual(parse('model: m'));
  });

  it('set the tolerance of every gated metric and of no other', () => {
    const { metrics } = parse('metrics: {e2e-p50: {tolerance: 9%}}', { tolerance: '3 %' }).suite;
    expect(metrics.map(({ id, tolerance }) => [id, tolerance])).toEqual([
      ['output-throughput', 0.03],
      ['ttft-p50', 0.15],
      ['tpot-mean', 0.05],
      ['e2e-p50', 0.03],
    ]);
  });

  it('pick the levels, one length and an exact number of requests', () => {
    const { suite } = parse('levels: [{concurrency: 8, output-tokens: 512, requests: 9}, 32]', {
      ...{ levels: '32, 8', outputTokens: '16', requests: '40' },
    });
    const output = { kind: 'pinned', tokens: 16 };
    expect(suite.levels).toEqual([
      { concurrency: 32, output, requests: 40 },
      { concurrency: 8, output, requests: 40 },
    ]);
  });

  it('keep an unpinned suite unpinned', () => {
    const { suite } = parse(null, { preset: 'recovery', outputTokens: '64', levels: '1,2' });
    expect(suite.output).toEqual({ kind: 'at-most', tokens: 64 });
    expect(suite.levels.map(({ output }) => output)).toEqual([suite.output, suite.output]);
  });

  it.each([
    [{ tolerance: '5' }, '--tolerance: found 5, a percent without its unit: write 5% or 0.5%'],
    [{ levels: '1,0' }, '--levels: found "0", allowed: whole numbers from 1 to 100000, such as 1,8,32'],
    [{ levels: '1,,8' }, '--levels: found "", allowed: whole numbers from 1 to 100000, such as 1,8,32'],
    [{ levels: '8,1,8' }, '--levels: found concurrency 8 twice, allowed: each level once'],
    [{ budget: '20' }, '--budget: found 20, a duration without its unit: write 20m or 20s'],
    [{ readyTimeout: '5' }, '--ready-timeout: found 5, a duration without its unit: write 5m or 5s'],
    [{ trials: '0' }, '--trials: found "0", allowed: a whole number from 1 to 1000'],
    [{ requests: '1e9' }, '--requests: found "1e9", allowed: a whole number from 1 to 10000000'],
    [{ outputTokens: '-1' }, '--output-tokens: found "-1", allowed: a whole number from 1 to 1000000'],
    [
      { url: '127.0.0.1:8000' },
      '--url: found "127.0.0.1:8000", a URL needs its scheme, http or https: write http://127.0.0.1:8000',
    ],
    [
      { preset: 'qick' },
      '--preset: found "qick", allowed: default, confirm, ab, recovery, quick, did you mean "quick"?',
    ],
  ])('that are wrong name the option: %j', (overrides, message) => {
    const error = errorOf(() => parse(null, overrides));
    expect(error.code).toBe('bad-usage');
    expect(error.message).toBe(message);
  });
});
