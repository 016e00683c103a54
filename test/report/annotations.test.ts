import { describe, expect, it } from 'vitest';
import { describeAnnotations } from '../../src/report/annotations.ts';
import { buildCell, buildVerdict, REPORTS } from './builders.ts';

describe('describeAnnotations', () => {
  it('makes one error a regressed level, the worst first', () => {
    const annotations = describeAnnotations(REPORTS.regressed.verdict);
    expect(annotations.map(({ level }) => level)).toEqual(Array(6).fill('error'));
    expect(annotations[0]).toEqual({
      level: 'error',
      title: 'Regressed at C=1 (moe-8gpu)',
      message: 'output throughput −88.2 % (−89.8 … −86.6), fails at −5.7 %. 3 baseline sessions, 3 trials.',
    });
  });

  it('joins the metrics of one level', () => {
    const ttft = buildCell({
      metric: 'ttft-p50',
      direction: 'lower',
      deltaPercent: 40,
      interval: [30, 50],
      verdict: 'regressed',
    });
    const cells = [buildCell({ verdict: 'regressed' }), ttft];
    const annotations = describeAnnotations(buildVerdict('regressed', { exitCode: 1, cells }));
    expect(annotations).toHaveLength(1);
    expect(annotations[0]?.message).toContain('TTFT p50 +40 %');
  });

  it('names the margin of a confirm', () => {
    const cells = [buildCell({ verdict: 'different', failsAtPercent: 8.2 })];
    const [annotation] = describeAnnotations(buildVerdict('different', { mode: 'confirm', exitCode: 1, cells }));
    expect(annotation?.message).toContain(', margin ±8.2 %');
    expect(annotation?.message).not.toContain('fails at');
  });

  it('points at the configuration file that changed', () => {
    const annotations = describeAnnotations(REPORTS.regressed.verdict, { configurationFile: 'serve.sh' });
    expect(annotations.every(({ file }) => file === 'serve.sh')).toBe(true);
  });

  it('stays within the ten that GitHub records and counts the rest', () => {
    const cells = Array.from({ length: 14 }, (_, at) =>
      buildCell({ concurrency: at + 1, verdict: 'regressed', deltaPercent: -9 }),
    );
    const annotations = describeAnnotations(buildVerdict('regressed', { exitCode: 1, cells }));
    expect(annotations).toHaveLength(10);
    expect(annotations[9]?.title).toBe('Regressed at 5 more levels (moe-8gpu)');
  });

  it.each([
    ['pass', []],
    ['equivalent', []],
    ['improved', ['notice', 'notice', 'notice', 'notice']],
    ['suspected', ['error']],
    ['inconclusive', ['warning']],
    ['invalid', ['error']],
    ['no-baseline', ['error']],
    ['not-comparable', ['error']],
    ['accepted', ['warning', 'warning', 'warning', 'warning', 'warning']],
  ] as const)('has the loudness of the exit code: %s', (name, levels) => {
    expect(describeAnnotations(REPORTS[name].verdict).map(({ level }) => level)).toEqual(levels);
  });

  it('gives a state its reason and remedy', () => {
    expect(describeAnnotations(REPORTS.invalid.verdict)[0]?.message).toMatch(/server-died ×58.*server\.log/);
  });
});
