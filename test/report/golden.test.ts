import { describe, expect, it } from 'vitest';
import { describeRun } from '../../src/report/describe-run.ts';
import { describeSession } from '../../src/report/describe-session.ts';
import type { Document } from '../../src/report/document.ts';
import { renderComment, renderSummary } from '../../src/report/render-markdown.ts';
import { renderTerminal } from '../../src/report/render-terminal.ts';
import { buildSession, REPORTS } from './builders.ts';
import { unfoldedLines } from './unfolded-lines.ts';

const DOCUMENTS: readonly (readonly [string, Document])[] = [
  ...Object.entries(REPORTS).map(([name, report]) => [name, describeRun(report)] as const),
  ['measured', describeSession(buildSession(), { reproduce: 'throughput-gate measure --url http://127.0.0.1:30000' })],
];

describe('documents of every verdict and state', () => {
  it('are fourteen', () => expect(DOCUMENTS).toHaveLength(14));

  it.each(DOCUMENTS)('reads as agreed: comment of %s', async (name, document) => {
    await expect(renderComment(document)).toMatchFileSnapshot(`fixtures/golden/${name}.comment.md`);
  });

  it.each(DOCUMENTS)('reads as agreed: terminal of %s', async (name, document) => {
    await expect(renderTerminal(document, { width: 100, colour: false })).toMatchFileSnapshot(
      `fixtures/golden/${name}.txt`,
    );
  });

  it.each(DOCUMENTS)('keeps its tables tables on a terminal of 80 and of 100 columns: %s', (_, document) => {
    for (const width of [80, 100]) {
      const lines = renderTerminal(document, { width, colour: false }).split('\n');
      const isTable = document.blocks.some(({ kind }) => kind === 'table');
      expect(lines.filter((line) => /^ *concurrency {2}/.test(line)).length).toBeGreaterThanOrEqual(isTable ? 1 : 0);
      expect(lines.filter((line) => /^ *concurrency: /.test(line))).toEqual([]);
    }
  });

  it.each(DOCUMENTS)('fits 25 unfolded lines and the byte limits: %s', (_, document) => {
    expect(unfoldedLines(renderComment(document)).length).toBeLessThanOrEqual(25);
    expect(Buffer.byteLength(renderComment(document))).toBeLessThan(60_000);
    expect(Buffer.byteLength(renderSummary(document))).toBeLessThan(1_000_000);
  });

  it('folds nothing in the summary', () => {
    for (const [, document] of DOCUMENTS) expect(renderSummary(document)).not.toContain('<details>');
  });
});
