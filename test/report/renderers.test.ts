import { describe, expect, it } from 'vitest';
import { describeRun } from '../../src/report/describe-run.ts';
import { displayWidth, padText, wrapText } from '../../src/report/display-width.ts';
import type { Block, Document } from '../../src/report/document.ts';
import { renderMermaidChart } from '../../src/report/mermaid-chart.ts';
import { renderComment, renderSummary } from '../../src/report/render-markdown.ts';
import { renderTerminal } from '../../src/report/render-terminal.ts';
import { REPORTS } from './builders.ts';

const folded = (name: string, size: number): Block => ({
  kind: 'folded',
  summary: name,
  blocks: [{ kind: 'list', items: Array.from({ length: size }, (_, at) => `${name} item ${at}`) }],
});
const documentOf = (blocks: readonly Block[]): Document => ({ title: 'the title', headline: 'the verdict', blocks });

describe('renderComment', () => {
  it('drops whole sections, the longest folded first, and says so', () => {
    const document = documentOf([{ kind: 'paragraph', text: 'kept' }, folded('small', 3), folded('large', 5000)]);
    const comment = renderComment(document);
    expect(comment).not.toContain('large');
    expect(comment).toContain('small item 2');
    expect(comment).toContain('left out');
    expect(comment.startsWith('the verdict')).toBe(true);
  });

  it('keeps the verdict and the title however small the limit', () => {
    const comment = renderComment(documentOf([folded('a', 10), { kind: 'paragraph', text: 'b' }]), { maxBytes: 10 });
    expect(comment).toMatch(/^the verdict\n\nSections left out[^\n]*\n\n<sub>the title<\/sub>\n$/);
  });

  it('counts bytes, not characters', () => {
    const wide: Block = { kind: 'list', items: Array.from({ length: 60 }, () => '漢'.repeat(390)) };
    const comment = renderComment(documentOf([{ kind: 'folded', summary: 'wide', blocks: [wide] }]));
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(60_000);
  });
});

describe('renderSummary', () => {
  it('unfolds every section under its own heading', () => {
    const summary = renderSummary(describeRun(REPORTS.regressed));
    for (const heading of ['Curve', 'Latency and other metrics', 'Environment', 'How to reproduce']) {
      expect(summary).toContain(`### ${heading}\n`);
    }
  });
});

describe('renderMermaidChart', () => {
  const chart = { kind: 'chart', title: 't"] x', xLabels: ['1', '2', '3'], yLabel: 'tok/s' } as const;

  it('leaves out points that a side does not have', () => {
    const text = renderMermaidChart({
      ...chart,
      series: [
        { name: 'a', values: [1, null, 3] },
        { name: 'b', values: [2, 2, 2] },
      ],
    });
    expect(text).toContain('x-axis "concurrency" ["1", "3"]');
    expect(text).toContain('bar [1, 3]');
    expect(text).toContain('line [2, 2]');
    expect(text).toContain('title "t   x: bars a, line b"');
  });

  it('draws nothing for a single point', () => {
    expect(renderMermaidChart({ ...chart, series: [{ name: 'a', values: [1, null, null] }] })).toBeNull();
  });
});

describe('renderTerminal', () => {
  const document = describeRun(REPORTS.regressed);

  it('aligns every row of a table', () => {
    const lines = renderTerminal(document, { width: 120, colour: false }).split('\n');
    const heading = lines.findIndex((line) => line.includes('concurrency'));
    const starts = lines.slice(heading + 1, heading + 7).map((line) => line.indexOf('regressed'));
    expect(new Set(starts)).toEqual(new Set([lines[heading]?.indexOf('verdict')]));
  });

  it.each([20, 40, 80, 120])('never writes a line wider than the terminal but a command: %d columns', (width) => {
    const { next: _, ...unfinished } = document;
    const text = renderTerminal(unfinished, { width, colour: false });
    for (const line of text.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(width);
  });

  it('says once what all rows say in parentheses when the table is too wide for that', () => {
    const lines = renderTerminal(document, { width: 80, colour: false }).split('\n');
    expect(lines.find((line) => line.includes('−88.2 % (−89.8'))).toMatch(/ {2}−5.7 % {2}regressed$/);
    expect(lines).toContain('fails at: 5 % asked; 3 sessions');
  });

  it('writes no escape sequence without colour, and closes each one with it', () => {
    const start = '\u001b[';
    expect(renderTerminal(document, { width: 100, colour: false })).not.toContain(start);
    const painted = renderTerminal(document, { width: 100, colour: true });
    expect(painted).toContain(`${start}31m`);
    expect(painted.split(`${start}0m`).length - 1).toBe((painted.split(start).length - 1) / 2);
  });

  it('shows folded sections on demand', () => {
    expect(renderTerminal(document, { width: 100, colour: false })).not.toContain('H100');
    expect(renderTerminal(document, { width: 100, colour: false, unfold: true })).toContain('8 × NVIDIA H100');
  });
});

describe('display width', () => {
  it('counts wide characters twice and marks not at all', () => {
    expect(displayWidth('漢字')).toBe(4);
    expect(displayWidth('🚀 x')).toBe(4);
    expect(displayWidth('e\u0301')).toBe(1);
    expect(padText('漢', 4, 'right')).toBe('  漢');
  });

  it('wraps at spaces and breaks only what does not fit a line', () => {
    expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapText('abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k']);
  });
});
