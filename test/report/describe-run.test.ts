import { describe, expect, it } from 'vitest';
import type { Cell } from '../../src/judge/verdict.ts';
import { describeRun } from '../../src/report/describe-run.ts';
import { describeDifference } from '../../src/report/differences.ts';
import type { Block, Table } from '../../src/report/document.ts';
import { renderHtml } from '../../src/report/html/render-html.ts';
import { renderComment } from '../../src/report/render-markdown.ts';
import { buildCell, buildCurve, buildReport, buildSession, buildShown, buildVerdict, REPORTS } from './builders.ts';
import { buildHtmlInput } from './html-builders.ts';
import { unfoldedLines } from './unfolded-lines.ts';

const tablesIn = (blocks: readonly Block[]) => blocks.filter((block): block is Table => block.kind === 'table');
const rowOf = (cell: Cell, mode: 'gate' | 'ab' | 'confirm' = 'gate') =>
  tablesIn(describeRun(buildReport(buildVerdict('pass', { mode, cells: [cell] }))).blocks)[0]?.rows[0]?.cells;

describe('the table of a judged run', () => {
  it('says where a cell fails when that is wider than asked, and why', () => {
    const row = rowOf(buildCell({ failsAtPercent: 9.08, baselineSessions: 1 }));
    expect(row?.[4]).toBe('−9.1 % (5 % asked; 1 session)');
  });

  it('says the allowed drop alone where it fails as asked', () => {
    expect(rowOf(buildCell({ failsAtPercent: 5 }))?.[4]).toBe('−5 %');
  });

  it('counts trials instead of sessions in A/B, and both sides in confirm', () => {
    expect(rowOf(buildCell({ failsAtPercent: 6.2, trials: 6 }), 'ab')?.[4]).toBe('−6.2 % (5 % asked; 6 trials)');
    expect(rowOf(buildCell({ failsAtPercent: 8.2 }), 'confirm')?.[4]).toBe('±8.2 % (5 % asked; 3 sessions)');
  });

  it('calls the bound of a confirm a margin, for it goes both ways, and doesn’t say it twice', () => {
    const cell = buildCell({
      failsAtPercent: 8.2,
      verdict: 'equivalent',
      notes: ['margin ±8.2 % (5 % asked; 3 sessions)'],
    });
    const headings = (mode: 'gate' | 'confirm') =>
      tablesIn(describeRun(buildReport(buildVerdict('pass', { mode, cells: [cell] }))).blocks)[0]?.columns[4]?.heading;
    expect([headings('gate'), headings('confirm')]).toEqual(['fails at', 'margin']);
    expect(rowOf(cell, 'confirm')?.[5]).toBe('equivalent');
  });

  it('calls what an A/B compares with the reference, in every output', () => {
    const cells = [...buildCurve([-0.2, -1.1, 0.4, -0.7, 0.9, 0.1]), ...buildShown()];
    const against = { baselineInfo: { sessions: 1, source: 'http://127.0.0.1:8001' } };
    const { blocks, title } = describeRun(buildReport(buildVerdict('pass', { mode: 'ab', cells }), against));
    expect(tablesIn(blocks)[0]?.columns[1]?.heading).toBe('reference');
    expect(`${title}\n${JSON.stringify(blocks)}`).not.toMatch(/baseline/i);
    const page = renderHtml(buildHtmlInput({ verdict: buildVerdict('pass', { mode: 'ab', cells }), ...against }));
    expect(page).toContain('reference against current');
    expect(page).not.toMatch(/>baseline( trials)?</);
  });

  it('fails latency upwards and names a level without a concurrency', () => {
    const cell = buildCell({ metric: 'ttft-p50', unit: 'ms', direction: 'lower', concurrency: null, label: 'rate 4' });
    expect(rowOf({ ...cell, tolerancePercent: 15, failsAtPercent: 15 })).toEqual(
      expect.arrayContaining(['rate 4', '+15 %']),
    );
  });

  it('has one table a gated metric', () => {
    const ttft = buildCell({ metric: 'ttft-p50', unit: 'ms', direction: 'lower' });
    const { blocks } = describeRun(buildReport(buildVerdict('pass', { cells: [buildCell(), ttft] })));
    expect(tablesIn(blocks).map((table) => table.caption)).toEqual([
      'output throughput, tok/s, higher is better',
      'TTFT p50, ms, lower is better',
    ]);
  });

  it('joins equal footnotes and keeps the others apart', () => {
    const cells = buildCurve([0, 0, 0], (delta) => ({ notes: ['cold start', `delta ${delta}`] }));
    const [first, ...rest] = cells;
    const notes = [{ ...buildCell(first), notes: ['cold start', 'retaken'] }, ...rest];
    const { blocks } = describeRun(buildReport(buildVerdict('pass', { cells: notes })));
    expect(tablesIn(blocks)[0]?.footnotes).toEqual([
      '¹ C=1, 32, 64: cold start',
      '² C=1: retaken',
      '³ C=32, 64: delta 0',
    ]);
  });

  it('has no footnote for what the row says already', () => {
    const notes = ['1 baseline session', 'fails at −9.1 % (5 % asked; 1 session)', 'nothing was repeated'];
    const { blocks } = describeRun(buildReport(buildVerdict('pass', { cells: [buildCell({ notes })] })));
    expect(tablesIn(blocks)[0]?.footnotes).toEqual(['¹ C=8: nothing was repeated']);
  });

  it('stays within one screen whatever comes: footnotes, warnings, differences, reasons', () => {
    const many = Array.from({ length: 40 }, (_, at) => `number ${at}`);
    const cells = buildCurve([-9, -9, -9, -9, -9, -9], () => ({ notes: many, verdict: 'regressed' }));
    const differences = many.map((fact) => ({ fact, baseline: 'a', current: 'b', role: 'shown' as const }));
    const reasons = many.map((message) => ({ code: 'regressed', message, remedy: '' }));
    const report = buildReport(buildVerdict('regressed', { cells, differences, reasons }), {
      context: { warnings: many },
    });
    const comment = renderComment(describeRun(report));
    expect(unfoldedLines(comment).length).toBeLessThanOrEqual(32);
    for (const text of many) expect(comment.split(text).length).toBeGreaterThan(3);
  });
});

describe('the headline', () => {
  it.each(Object.entries(REPORTS))('is one plain line that begins with the verdict: %s', (_, report) => {
    const { headline, next } = describeRun(report);
    expect(headline).not.toContain('\n');
    expect(headline).toMatch(/^[A-Z][a-z ]+(\(invalid\) )?· moe-8gpu: /);
    expect(next?.advice.length).toBeGreaterThan(5);
  });

  it('holds level, change, interval, trust and the next command of a regression', () => {
    const { headline, next } = describeRun(REPORTS.regressed);
    expect(headline).toContain('worst C=1: −88.2 % (−89.8 … −86.6)');
    expect(headline).toContain('Trust: high');
    expect(next?.command).toContain('throughput-gate gate --suite');
  });

  it.each([
    [
      'nothing was repeated',
      'gate',
      { notes: ['nothing was repeated: noise is the declared 2 %'] },
      /never called regressed/,
    ],
    ['an A/B ended early', 'ab', {}, /ended before a look that may call it regressed/],
    ['noise explains it', 'gate', { deltaPercent: -8 }, /noise can't be excluded: it fails at −9\.7 %/],
  ] as const)('says why a drop is only suspected: %s', (_, mode, changed, words) => {
    const drop = { deltaPercent: -22.1, interval: [-25, -19], failsAtPercent: 9.7, verdict: 'suspected' } as const;
    const { headline } = describeRun(
      buildReport(buildVerdict('suspected', { mode, cells: [buildCell({ ...drop, ...changed })] })),
    );
    expect(headline).toMatch(words);
    if (!('deltaPercent' in changed)) expect(headline).not.toContain('fails at');
  });

  it('says both of two levels', () => {
    const cells = buildCurve([-9, -9], () => ({ verdict: 'regressed' }));
    expect(describeRun(buildReport(buildVerdict('regressed', { cells }))).headline).toContain('fell at both levels');
  });

  it('names the metric of each level when several metrics regress', () => {
    const ttft = buildCell({
      metric: 'ttft-p50',
      direction: 'lower',
      deltaPercent: 40,
      interval: [30, 50],
      verdict: 'regressed',
    });
    const cells = [buildCell({ deltaPercent: -9, interval: [-11, -7], verdict: 'regressed' }), ttft];
    const { headline } = describeRun(buildReport(buildVerdict('regressed', { cells })));
    expect(headline).toContain('worst TTFT p50 at C=8: +40 % (+30 … +50)');
  });

  it('gives the cure with its minutes where nothing is decided', () => {
    for (const name of ['suspected', 'inconclusive', 'undecided'] as const) {
      expect(describeRun(REPORTS[name]).next?.advice).toMatch(/about \d+ min/);
    }
  });

  it('never speaks of speed where nothing was compared', () => {
    for (const name of ['invalid', 'no-baseline', 'not-comparable'] as const) {
      expect(describeRun(REPORTS[name]).headline).not.toMatch(/ % \(/);
    }
  });

  it('survives a verdict with nothing in it', () => {
    const report = buildReport(buildVerdict('pass'), { session: null, baselineInfo: null, reproduce: '' });
    expect(describeRun(report).headline).toBe('Pass · moe-8gpu: nothing was compared.');
  });
});

describe('what stands around the table', () => {
  const comment = (part: Parameters<typeof buildReport>[1]) =>
    renderComment(describeRun(buildReport(buildVerdict('pass', { cells: buildCurve([0, 0]) }), part)));

  it('says which base-side keys a pull request changes', () => {
    expect(comment({ context: { changedBaseKeys: ['levels', 'metrics'] } })).toContain('levels, metrics');
  });

  it('offers a label only where one is honoured', () => {
    expect(comment({ context: {} })).not.toContain('label');
    expect(comment({ context: { acceptLabel: 'ok-slower' } })).toContain('add the label ok-slower');
  });

  it('warns of an old baseline', () => {
    const baselineInfo = { sessions: 1, takenAt: '2026-01-01T00:00:00Z', source: 'baseline.json' };
    expect(comment({ baselineInfo })).toContain('the baseline is 332 days old');
  });

  it('shows a simulated clock in its own time and says so', () => {
    const text = comment({ simulatedSpeed: 10 });
    expect(text).toContain('Simulated clock, 10×');
    expect(text).toContain('| 1 | 6.52 | 6.52 |');
  });

  it('draws no curve where a level is missing on a side, and one where two are there', () => {
    expect(comment({})).toContain('xychart-beta');
    const one = renderComment(describeRun(buildReport(buildVerdict('pass', { cells: [buildCell()] }))));
    expect(one).not.toContain('xychart-beta');
  });

  it('shows what was measured where nothing was judged', () => {
    const { blocks } = describeRun(buildReport(buildVerdict('no-baseline'), { session: buildSession() }));
    expect(tablesIn(blocks)[0]?.rows.map((row) => row.cells[1])).toEqual([
      '65.2',
      '624.1',
      '935.6',
      '1417',
      '1442',
      '1492',
    ]);
  });
});

describe('describeDifference', () => {
  it('shows a short change whole', () => {
    expect(describeDifference({ fact: 'dtype', baseline: 'fp8', current: 'bf16', role: 'shown' })).toBe(
      'dtype: fp8 → bf16',
    );
  });

  it('shows a long command line by what was removed and added', () => {
    const baseline = `serve --model ${'m'.repeat(90)} --max-num-seqs 64 --enforce-eager`;
    const current = `serve --model ${'m'.repeat(90)} --max-num-seqs 128`;
    expect(describeDifference({ fact: 'launch arguments', baseline, current, role: 'shown' })).toBe(
      'launch arguments: removed --max-num-seqs 64; removed --enforce-eager; added --max-num-seqs 128',
    );
  });
});

describe('the first line', () => {
  it('of an accepted drop that was only suspected names its level and how sure it is', () => {
    const cells = buildCurve([-0.2, 0.1, -0.4, 0.3, -7.4, 0.2], (delta) => ({
      verdict: delta < -5 ? 'suspected' : 'pass',
    }));
    const { headline } = describeRun(buildReport(buildVerdict('accepted', { cells })));
    expect(headline).toContain('output throughput fell at C=192 (1 of 6 levels)');
    expect(headline).toContain('Trust: low');
  });

  it('says where the prompts were other ones', () => {
    const notes = ['the prompts are other ones: 51 tokens a request, 512 in the baseline'];
    const cells = buildCurve([30], () => ({ verdict: 'improved', notes }));
    const { headline } = describeRun(buildReport(buildVerdict('improved', { cells })));
    expect(headline).toContain("but the prompts had other token counts than the baseline's");
  });
});
