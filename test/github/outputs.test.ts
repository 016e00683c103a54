import { describe, expect, it } from 'vitest';
import { describeOutputs } from '../../src/github/outputs.ts';
import type { Cell } from '../../src/judge/verdict.ts';
import { buildCell, buildVerdict } from '../report/builders.ts';

const FILES = { result: null, verdict: null, comment: null, summary: null, report: null, baseline: null };

const worstConcurrency = (cell: Partial<Cell>) =>
  describeOutputs({
    exitCode: 0,
    verdict: buildVerdict('pass', { cells: [buildCell(cell)] }),
    session: null,
    document: { title: '', headline: '', next: { advice: '', command: null }, blocks: [] },
    files: FILES,
    warnings: [],
  })['worst-concurrency'];

describe('the output worst-concurrency', () => {
  it.each<[string, Partial<Cell>]>([
    ['8', { concurrency: 8 }],
    ['C=8 D(100,1000)', { concurrency: 8, label: 'D(100,1000)' }],
    ['all at once', { concurrency: null, label: 'all at once' }],
  ])('is %s', (expected, cell) => {
    expect(worstConcurrency(cell)).toBe(expected);
  });
});
