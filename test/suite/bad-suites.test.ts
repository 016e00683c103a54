import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { GateError } from '../../src/gate-error.ts';
import { errorOf, parse, SOURCE } from './suite-texts.ts';

/** [suite, lines of the message after the file's name] */
const BAD: readonly [string, string, RegExp][] = [
  [
    'an unknown key',
    'model: m\nfrobnicate: 1',
    /:2: frobnicate: unknown key "frobnicate"; allowed here: name, preset, /,
  ],
  ['a misspelt key', 'modle: m', /:1: modle: unknown key "modle", did you mean "model"\?; allowed here: /],
  [
    'a misspelt nested key',
    'server:\n  ready_timeout: 5m',
    /:2: server\.ready_timeout: .*did you mean "ready-timeout"\?/,
  ],
  ['a misspelt metric', 'metrics:\n  ttft-p5: {}', /:2: metrics\.ttft-p5: .*did you mean "ttft-p50"\?/],
  [
    'a key in the wrong place',
    'tolerance: 5',
    /:1: tolerance: .*written metrics: \{output-throughput: \{tolerance: 5%\}\}/,
  ],
  ['an API key in the file', 'server: {api_key: sk-1}', /:1: server\.api_key: .*--api-key-env/],
  [
    'a tolerance without its unit',
    'metrics:\n  output-throughput:\n    tolerance: 5',
    /:3: metrics\.output-throughput\.tolerance: found 5, a percent without its unit: write 5% or 0\.5%$/,
  ],
  [
    'a tolerance of everything',
    'metrics: {output-throughput: {tolerance: 100%}}',
    /found "100%", allowed: more than 0%/,
  ],
  ['a tolerance that is no number', 'metrics: {output-throughput: {tolerance: .nan}}', /found NaN/],
  ['a duration without its unit', 'timeout: 900', /:1: timeout: found 900, .*write 900s or 900ms$/],
  ['a budget without its unit', 'trials: {budget: 20}', /:1: trials\.budget: found 20, .*write 20m or 20s$/],
  ['level 0', 'levels:\n  - 1\n  - 0', /:3: levels\[1\]: found 0, allowed: a whole number from 1$/],
  ['half a level', 'levels: [1.5]', /:1: levels\[0\]: found 1\.5, allowed: a concurrency from 1, or /],
  ['a level twice', 'levels:\n  - 8\n  - 1\n  - {concurrency: 8}', /:4: levels\[2\]: found concurrency 8 twice/],
  ['no level', 'levels: []', /:1: levels: found an empty list/],
  ['a level of text', 'levels: ["8"]', /:1: levels\[0\]: found "8", allowed: a concurrency from 1, or \{concurrency/],
  [
    'an unknown key of a level',
    'levels: [{concurrency: 1, output: 3}]',
    /:1: levels\[0\]\.output: unknown key "output"/,
  ],
  ['an unknown preset', 'preset: confrm', /:1: preset: found "confrm", allowed: default, .*did you mean "confirm"\?$/],
  [
    'an unknown policy',
    'policy:\n  suspected: fial',
    /:2: policy\.suspected: .*allowed: fail, warn, pass, did you mean "fail"/,
  ],
  [
    'a bare share of failures',
    'policy: {failed-requests: 1}',
    /found 1, a percent without its unit: write 1% or 0\.1%/,
  ],
  ['an unknown built-in set', 'prompts: builtin:divers', /:1: prompts: .*did you mean "builtin:diverse"\?$/],
  ['random prompts of no length', 'prompts: {random: {}}', /:1: prompts\.random\.input-tokens: found nothing/],
  [
    'an output length of text',
    'output-tokens: long',
    /:1: output-tokens: found "long", allowed: a number of tokens, or/,
  ],
  ['a URL without a scheme', 'server:\n  url: localhost:8000', /:2: server\.url: .*write http:\/\/localhost:8000$/],
  [
    'a field that the gate sets',
    'extra-body:\n  stream: false',
    /:2: extra-body\.stream: found "stream", which the gate sets/,
  ],
  [
    'an environment variable that is a list',
    'server: {env: {A: [1]}}',
    /:1: server\.env\.A: found a list, allowed: text/,
  ],
  [
    'a header name with a space',
    'server: {headers: {"a b": x}}',
    /:1: server\.headers\.a b: found a name with characters/,
  ],
  ['more first trials than most', 'trials:\n  first: 20', /:1: trials: found first 20 and most 10/],
  ['a gated metric without a direction', 'metrics: {achieved-concurrency: {gate: true}}', /allowed: gate: false/],
  [
    'goodput without an SLO',
    'metrics: {goodput: {}}',
    /:1: metrics\.goodput: goodput is gated, but the suite has no slo/,
  ],
  ['a list instead of a map', '- model: m', /:1: found a list, allowed: a map of keys$/],
  ['a text instead of a map', 'hello', /:1: found "hello", allowed: a map of keys$/],
  ['an empty file', '', /: is empty, allowed: a map of keys; "model: NAME" alone is a valid suite$/],
  ['nothing but comments', '# model: m\n', /: is empty, /],
  ['a key twice', 'model: a\nname: x\nmodel: b', /:3: the key "model" stands twice, allowed: once$/],
  ['two documents', 'model: a\n---\nmodel: b', /:2: a second YAML document begins/],
  ['no YAML', 'model: a\n  b: c: d', /:\d: not valid YAML: /],
  ['a tag', 'model: !!js/function "x"', /:1: not valid YAML: Unresolved tag/],
  ['a list as a key', '? [a]\n: b', /: a key that is a list, a map or an alias/],
  ['an alias of itself', 'extra-body: &a\n  x: *a', /: is too large: /],
  ['__proto__', 'extra-body:\n  __proto__: {x: 1}', /:2: the key "__proto__" is not allowed anywhere$/],
  [
    'levels that are one number',
    'levels: 8',
    /:1: levels: found 8, allowed: a list of concurrencies, such as \[1, 8, 32\]$/,
  ],
  ['a negative level', 'levels: [-1]', /:1: levels\[0\]: found -1, allowed: a whole number from 1$/],
  ['a level of a billion', 'levels: [1e9]', /:1: levels\[0\]: found 1000000000, allowed: a whole number up to 100000$/],
  ['a level that is no number', 'levels: [.nan]', /:1: levels\[0\]: found NaN, allowed: a concurrency from 1/],
  [
    'an endless level',
    'levels: [{concurrency: .inf}]',
    /levels\[0\]\.concurrency: found Infinity, allowed: a whole number/,
  ],
  [
    'a number beyond any',
    'requests: {at-least: 99999999999999999999}',
    /^:1: \S+ found 1\d+, allowed: .* up to 10000000$/,
  ],
  [
    'a number in place of a map',
    'requests: 20',
    /found 20, allowed: a map of keys, such as \{per-slot: 4, at-least: 20\}$/,
  ],
  [
    'a list of metrics',
    'metrics: [ttft-p50]',
    /found a list, allowed: a map of keys, such as \{output-throughput: \{tol/,
  ],
  [
    'a bare tolerance',
    'metrics: {ttft-p50: 5%}',
    /metrics\.ttft-p50: found "5%", allowed: .* such as \{tolerance: 5%\}$/,
  ],
  ['an empty name', 'name: ""', /:1: name: found "", allowed: one line of 1 to 100 characters$/],
  ['an empty model', 'model: ""', /:1: model: found an empty text, allowed: at least one character$/],
  ['an empty command', 'server: {command: []}', /server\.command: found an empty list, allowed: at least one entry$/],
  [
    'a URL of another kind',
    'server: {url: "javascript:1"}',
    /scheme is javascript; allowed: http or https, such as http/,
  ],
  ['a preset from the prototype', 'preset: __proto__', /:1: preset: found "__proto__", allowed: default, confirm, /],
  [
    'a metric from the prototype',
    'metrics: {toString: {}}',
    /metrics\.toString: unknown key "toString"; allowed here: out/,
  ],
  [
    'a set from the prototype',
    'prompts: builtin:constructor',
    /prompts: found "builtin:constructor", allowed: builtin:div/,
  ],
  ['constructor', 'constructor: {}', /:1: constructor: unknown key "constructor"/],
];

describe('a bad suite file', () => {
  it.each(BAD)('with %s names the place, what was found and what is allowed', (_what, text, message) => {
    const error = errorOf(() => parse(text));
    expect(error.code).toBe('bad-suite');
    expect(error.message.startsWith(SOURCE)).toBe(true);
    expect(error.message.slice(SOURCE.length)).toMatch(message);
    expect(error.remedy).not.toBe('');
  });

  it('reports every problem in the order of its lines', () => {
    const { message, remedy } = errorOf(() => parse('levels: [0]\nfoo: 1\ntimeout: 3\nbar: 2'));
    expect(message.split('\n').map((line) => line.split(':')[1])).toEqual(['1', '2', '3', '4']);
    expect(remedy).toBe('Correct these lines of the suite file.');
  });

  it('stops listing after ten problems and counts the rest', () => {
    const text = Array.from({ length: 13 }, (_, index) => `zz${index}: 1`).join('\n');
    expect(
      errorOf(() => parse(text))
        .message.split('\n')
        .slice(-1),
    ).toEqual(['and 3 more']);
  });

  it('refuses an alias bomb without building it', () => {
    const rows = Array.from(
      { length: 20 },
      (_, i) => `  k${i + 1}: &k${i + 1} [${Array(9).fill(`*k${i}`).join(', ')}]`,
    );
    const text = ['extra-body:', '  k0: &k0 [x]', ...rows].join('\n');
    expect(errorOf(() => parse(text)).message).toContain('is too large');
  });

  it('refuses a text of more than a million characters and one nested without end', () => {
    expect(errorOf(() => parse(`# ${'x'.repeat(1_000_001)}`)).message).toContain('longer than a million');
    expect(errorOf(() => parse(`levels: ${'['.repeat(20_000)}`)).code).toBe('bad-suite');
  });

  it.each([
    ['maps', `${'{a: '.repeat(100)}1${'}'.repeat(100)}`],
    ['lists', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ])('says how deep %s may be nested', (_kind, value) => {
    expect(errorOf(() => parse(`extra-body: ${value}`)).message).toMatch(/allowed: up to/);
  });

  it('refuses more levels than anybody can measure, with the limit', () => {
    const levels = Array.from({ length: 10_000 }, (_, index) => index + 1).join(', ');
    expect(errorOf(() => parse(`levels: [${levels}]`)).message).toMatch(
      /:1: levels: found a list of more than 1000 entries, allowed: up to that many$/,
    );
  });

  it('never repeats the values of headers and environment variables', () => {
    const text = 'server:\n  headers: {Authorization: "Bearer hunter2\\n"}\n  env: {"A B": hunter2}';
    const { message } = errorOf(() => parse(text));
    expect(message.split('\n')).toHaveLength(2);
    expect(message).not.toContain('hunter2');
  });
});

const key = fc.constantFrom(
  ...['name', 'model', 'server', 'url', 'prompts', 'output-tokens', 'levels', 'concurrency', 'requests', 'trials'],
  ...['first', 'metrics', 'ttft-p50', 'tolerance', 'policy', 'sampling', 'timeout', '__proto__', 'constructor', ''],
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(
      null,
      0,
      1,
      8,
      -1,
      1.5,
      Number.NaN,
      true,
      '5%',
      '20m',
      'http://h:1',
      'builtin:diverse',
      '',
      5,
    ),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

describe('any text at all', () => {
  const isSuiteOrGateError = (text: string) => {
    try {
      return parse(text).suite.levels.length > 0;
    } catch (error) {
      return error instanceof GateError && error.code === 'bad-suite' && error.message !== '' && error.remedy !== '';
    }
  };

  it('is a suite or a bad-suite error, never another throw', () => {
    const characters = fc.string({ unit: fc.constantFrom(...'abm:-[]{}&*!|>%@\'"#,? \n\t0.5\u0000é'), maxLength: 60 });
    fc.assert(fc.property(fc.oneof(fc.string(), characters), isSuiteOrGateError), { seed: 3, numRuns: 2_000 });
  });

  it('is so for YAML that looks like a suite', () => {
    fc.assert(
      fc.property(fc.dictionary(key, tree, { maxKeys: 5, noNullPrototype: true }), (value) =>
        isSuiteOrGateError(stringify(value)),
      ),
      { seed: 4, numRuns: 500 },
    );
  });
});
