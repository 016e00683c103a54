import { describe, expect, it } from 'vitest';
import { COMMAND_TEXTS, type CommandName } from '../../src/command-line/command-texts.ts';
import { type Invocation, parseCommandLine } from '../../src/command-line/program.ts';
import { parseSuite } from '../../src/suite/parse-suite.ts';

const NAMES = Object.keys(COMMAND_TEXTS) as CommandName[];

function say(argv: readonly string[], width = 80): { invocation: Invocation; out: string; err: string } {
  const texts = { out: '', err: '' };
  const invocation = parseCommandLine(
    { argv, env: {} },
    {
      out: (text) => {
        texts.out += text;
      },
      err: (text) => {
        texts.err += text;
      },
      width,
    },
  );
  return { invocation, ...texts };
}

const helpOf = (name: string) => say([name, '--help'], 100).out;

describe('--help', () => {
  it('lists every command with what it does', () => {
    const { out } = say(['--help']);
    for (const name of NAMES) expect(out).toMatch(new RegExp(`^ {2}${name}( [^ ]+)? {2,}\\S`, 'm'));
  });

  it.each(['', ...NAMES])('%s: names the exit codes and one example that the command line takes', (name) => {
    const { out } = say([name, '--help'].filter((word) => word !== ''));
    expect(out).toMatch(/\nExit codes:\n {2}0 {4}\S/);
    const [, examples = ''] = out.split(/\nExamples?:\n/);
    const lines = [...examples.matchAll(/^ {2}throughput-gate (.+)$/gm)].map(([, words = '']) => words.split(' '));
    expect(lines.length).toBeGreaterThan(0);
    for (const argv of lines) expect(say(argv).invocation.kind).not.toBe('printed');
  });

  it.each([80, 100])('fits a terminal of %i columns', (width) => {
    const lines = [[], ...NAMES.map((name) => [name])].flatMap((words) =>
      say([...words, '--help'], width).out.split('\n'),
    );
    expect(lines.filter((line) => [...line].length > width)).toEqual([]);
  });

  it('stays readable however wide the terminal', () => {
    const longest = Math.max(
      ...say(['gate', '--help'], 300)
        .out.split('\n')
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual(100);
  });

  it('shows the defaults that hold without a suite file', () => {
    const { suite } = parseSuite(null, { source: 'no.yml', overrides: {} });
    const [gated] = suite.metrics.filter(({ gate }) => gate);
    const shown = (option: string) =>
      new RegExp(`--${option} <[^\\n]*\\(default: ([^)]+)\\)`).exec(helpOf('gate'))?.[1] ?? null;
    expect({
      url: shown('url'),
      levels: shown('levels'),
      tolerance: shown('tolerance'),
      tokens: shown('output-tokens'),
      trials: shown('trials'),
      budget: shown('budget'),
      ready: shown('ready-timeout'),
      preset: shown('preset'),
      baseline: shown('baseline'),
    }).toEqual({
      url: suite.server.url,
      levels: suite.levels.map(({ concurrency }) => concurrency).join(','),
      tolerance: `${100 * (gated?.tolerance ?? 0)}%`,
      tokens: String(suite.output.tokens),
      trials: `first ${suite.trials.first}, at most ${suite.trials.most}`,
      budget: `${suite.trials.budgetMs / 60_000}m`,
      ready: `${suite.server.readyTimeoutMs / 60_000}m`,
      preset: suite.preset,
      baseline: suite.baseline,
    });
  });

  it.each([
    {
      name: 'doctor',
      unused: ['--levels', '--trials', '--budget', '--requests', '--tolerance', '--baseline', '--out'],
    },
    { name: 'init', unused: ['--levels', '--trials', '--budget', '--requests', '--tolerance', '--baseline', '--out'] },
    {
      name: 'history',
      unused: ['--url', '--model', '--levels', '--trials', '--budget', '--requests', '--ready-timeout'],
    },
    { name: 'measure', unused: ['--tolerance', '--baseline'] },
    { name: 'ab', unused: ['--baseline'] },
  ])('$name: lists no option that it doesn’t read, takes it all the same and says so', ({ name, unused }) => {
    for (const option of unused) {
      expect(helpOf(name)).not.toContain(`${option} `);
      const { invocation, err } = say([name, option, '5']);
      expect(invocation.kind).not.toBe('printed');
      expect(err).toBe(`note: ${name} doesn't read ${option}\n`);
    }
  });

  it('notes nothing about options that a command reads', () => {
    expect(say(['doctor', '--url', 'http://127.0.0.1:8000', '--json']).err).toBe('');
  });
});
