import { describe, expect, it } from 'vitest';
import { readCsvRows } from '../../../src/baseline/import/csv-rows.ts';
import type { Session } from '../../../src/measure/session.ts';
import { renderExport } from '../../../src/report/export/render-export.ts';
import { importResults } from '../../support/import-results.ts';
import { buildCell, buildLevel, buildSession, buildTrial, buildVerdict } from '../builders.ts';
import { ENDLESS, HOSTILE, poison } from '../poison.ts';
import { parseOpenMetrics } from './openmetrics.ts';

const session = buildSession({
  levels: [
    buildLevel(8, {
      trials: [
        buildTrial({ metrics: { 'output-throughput': 620.25, 'ttft-p50': 40, 'achieved-concurrency': 7.9 } }),
        buildTrial({ metrics: { 'output-throughput': 630.25, 'ttft-p50': 41 }, unreliable: ['ttft-p50'] }),
        buildTrial({ metrics: { 'output-throughput': 9, 'ttft-p50': 1 }, valid: false }),
      ],
    }),
    buildLevel(32, { trials: [buildTrial({ metrics: { 'output-throughput': 2400 } })] }),
  ],
});

const verdict = buildVerdict('regressed', {
  exitCode: 1,
  cells: [
    buildCell({ deltaPercent: -6, verdict: 'regressed', notes: ['one', 'two'] }),
    buildCell({
      concurrency: null,
      label: 'long, "prompts"',
      metric: 'joules',
      unit: 'J/token',
      direction: 'lower',
      baseline: 3,
      current: null,
      deltaPercent: null,
      interval: null,
      verdict: 'not-comparable',
    }),
    buildCell({ metric: 'ttft-p50', unit: 'ms', direction: 'lower', baseline: 40, current: 50, verdict: 'shown' }),
  ],
});

const measured = { session, verdict: null };
const judged = { session: null, verdict };

const expected = [
  { concurrency: 8, metrics: { 'output-throughput': 620.25, 'ttft-p50': 40, 'achieved-concurrency': 7.9 } },
  { concurrency: 8, metrics: { 'output-throughput': 630.25 } },
  { concurrency: 32, metrics: { 'output-throughput': 2400 } },
];

describe('what was measured', () => {
  it.each(['json', 'csv'] as const)(
    'as %s is what judge reads: valid trials, reliable metrics, unrounded',
    (format) => {
      const { name, text } = renderExport(format, measured);
      expect(name).toBe(`export.${format}`);
      const [read, ...others] = importResults([{ path: name, text }]);
      expect(others).toEqual([]);
      expect(read).toMatchObject({ tool: 'generic', session: { id: session.id } });
      expect(read?.session.trials).toEqual(expected);
    },
  );

  it('as JSON keeps the environment and the suite', () => {
    const [read] = importResults([{ path: 'x', text: renderExport('json', measured).text }]);
    expect(read).toMatchObject({
      suite: 'moe-8gpu',
      environment: { gpu: 'NVIDIA H100 80GB HBM3', gpuCount: 8 },
    });
  });

  it('as OpenMetrics is the mean of the valid trials in base units', () => {
    const { name, text } = renderExport('openmetrics', measured);
    expect(name).toBe('export.prom');
    const samples = parseOpenMetrics(text);
    const common = { suite: 'moe-8gpu', model: 'example/moe-235b', gpu: 'NVIDIA H100 80GB HBM3' };
    const at8 = { ...common, concurrency: '8' };
    expect(samples).toContainEqual({
      name: 'throughput_gate_output_throughput_tokens_per_second',
      labels: { ...at8, side: 'current' },
      value: Math.exp((Math.log(620.25) + Math.log(630.25)) / 2),
    });
    expect(samples).toContainEqual({
      name: 'throughput_gate_ttft_p50_seconds',
      labels: { ...at8, side: 'current' },
      value: expect.closeTo(0.04, 9),
    });
    expect(samples).toContainEqual({
      name: 'throughput_gate_trials',
      labels: { ...at8, state: 'invalid' },
      value: 1,
    });
    expect(samples).toContainEqual({
      name: 'throughput_gate_finished_timestamp_seconds',
      labels: common,
      value: Date.parse(session.finishedAt) / 1000,
    });
    expect(samples.some(({ name: sample }) => sample.includes('verdict'))).toBe(false);
  });
});

describe('what was judged', () => {
  it('as JSON is the verdict with flat cells', () => {
    const read = JSON.parse(renderExport('json', judged).text) as { cells: Record<string, unknown>[] };
    expect(read).toMatchObject({ schema: 'throughput-gate/cells', version: 1, verdict: 'regressed', exitCode: 1 });
    expect(read.cells[0]).toMatchObject({
      concurrency: 8,
      metric: 'output-throughput',
      baseline: 624.1,
      current: 620.4,
      deltaPercent: -6,
      intervalLow: -2.1,
      intervalHigh: 0.9,
      verdict: 'regressed',
      notes: 'one; two',
    });
    expect(read.cells[1]).toMatchObject({ concurrency: null, label: 'long, "prompts"', current: null });
  });

  it('as CSV has a line a cell, nothing for what cannot be said', () => {
    const { rows, openQuoteLine } = readCsvRows(renderExport('csv', judged).text);
    expect(openQuoteLine).toBeNull();
    const [header, ...cells] = rows;
    const columns = header?.fields ?? [];
    const at = (row: number, column: string) => cells[row]?.fields[columns.indexOf(column)];
    expect(cells.map(({ fields }) => fields.length)).toEqual(cells.map(() => columns.length));
    expect(cells).toHaveLength(3);
    expect([at(0, 'concurrency'), at(0, 'current'), at(0, 'gated')]).toEqual(['8', '620.4', 'true']);
    expect([at(1, 'concurrency'), at(1, 'label'), at(1, 'current')]).toEqual(['', 'long, "prompts"', '']);
  });

  it('as OpenMetrics has both sides, the change and the verdicts', () => {
    const samples = parseOpenMetrics(renderExport('openmetrics', { session, verdict }).text);
    const find = (name: string, labels: Readonly<Record<string, string>>) =>
      samples
        .filter((each) => each.name === `throughput_gate_${name}`)
        .filter((each) => Object.entries(labels).every(([label, value]) => each.labels[label] === value))
        .map(({ value }) => value);
    expect(find('output_throughput_tokens_per_second', { concurrency: '8', side: 'baseline' })).toEqual([624.1]);
    // The verdict's own figure, once, though the session holds the level too.
    expect(find('output_throughput_tokens_per_second', { concurrency: '8', side: 'current' })).toEqual([620.4]);
    expect(find('output_throughput_tokens_per_second', { concurrency: '32' })).toEqual([expect.closeTo(2400, 6)]);
    expect(find('other', { metric: 'joules', unit: 'J/token', side: 'baseline' })).toEqual([3]);
    expect(find('change_ratio', { metric: 'output-throughput' })).toEqual([-0.06]);
    expect(find('verdict', { verdict: 'regressed' })).toEqual([1]);
    expect(find('exit_code', {})).toEqual([1]);
    expect(find('cell_verdict', { metric: 'joules', verdict: 'not-comparable' })).toEqual([1]);
  });
});

describe('text from outside', () => {
  it.each([
    ['hostile', HOSTILE],
    ['endless', ENDLESS],
    ['a formula', '=HYPERLINK("http://evil.example")'],
    ['an end', 'x"} 1\n# EOF\n'],
    ['a backslash at its end', 'x\\'],
  ])('%s stays inside its field in every format', (_, text) => {
    const poisoned: { session: Session; verdict: typeof verdict } = {
      session: poison(session, text),
      verdict: poison(verdict, text),
    };
    expect(() => JSON.parse(renderExport('json', poisoned).text)).not.toThrow();
    expect(parseOpenMetrics(renderExport('openmetrics', poisoned).text).length).toBeGreaterThan(0);
    for (const source of [poisoned, { ...poisoned, verdict: null }]) {
      const { rows } = readCsvRows(renderExport('csv', source).text);
      expect(new Set(rows.map(({ fields }) => fields.length)).size).toBe(1);
      expect(rows.flatMap(({ fields }) => fields).filter((field) => /^[=+@]/.test(field))).toEqual([]);
    }
  });
});

describe('nothing to export', () => {
  it.each(['json', 'csv', 'openmetrics'] as const)('is an empty %s, not a broken one', (format) => {
    const { text } = renderExport(format, { session: null, verdict: null });
    if (format === 'json') expect(JSON.parse(text)).toMatchObject({ sessions: [] });
    else if (format === 'csv') expect(readCsvRows(text).rows).toHaveLength(1);
    else expect(parseOpenMetrics(text)).toEqual([]);
  });
});
