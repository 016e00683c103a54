import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeReference } from '../../src/baseline/make-reference.ts';
import { parseBaseline } from '../../src/baseline/parse-baseline.ts';
import { printBaseline } from '../../src/baseline/print-baseline.ts';
import { parseVerdict } from '../../src/judge/parse-verdict.ts';
import type { RunVerdict } from '../../src/judge/verdict.ts';
import { describeAnnotations } from '../../src/report/annotations.ts';
import { describeRun } from '../../src/report/describe-run.ts';
import type { Block, Chart, Table } from '../../src/report/document.ts';
import { renderHtml } from '../../src/report/html/render-html.ts';
import { importResults } from '../support/import-results.ts';
import { type File, judgeAgainst, judgeFiles } from './judge-files.ts';

const SAMPLE = JSON.parse(
  readFileSync(join(import.meta.dirname, '../baseline/fixtures/results/genai-bench_mock_run_data.json'), 'utf8'),
);
const SHORT = 'D(100,100)';
const LONG = 'D(100,1000)';

type Run = { readonly factor?: number; readonly tokens?: number; readonly concurrency?: number };

/** genai-bench's own file of a scenario, three times, with its throughput scaled. */
function runsOf(scenario: string, { factor = 1, tokens = 100, concurrency = 8 }: Run = {}): File[] {
  const run = SAMPLE.aggregated_metrics;
  return [1.002, 0.998, 1].map((noise, at) => ({
    path: `${scenario}-${concurrency}-${at}.json`,
    text: JSON.stringify({
      ...SAMPLE,
      aggregated_metrics: {
        ...run,
        scenario,
        num_concurrency: concurrency,
        mean_output_throughput_tokens_per_s: run.mean_output_throughput_tokens_per_s * factor * noise,
        stats: { ...run.stats, num_output_tokens: { ...run.stats.num_output_tokens, mean: tokens } },
      },
    }),
  }));
}

const BEFORE = [...runsOf(SHORT), ...runsOf(LONG, { factor: 3, tokens: 1000 })];
const LONG_IS_SLOWER = [...runsOf(SHORT, { factor: 1.001 }), ...runsOf(LONG, { factor: 2, tokens: 1000 })];

const throughputs = ({ cells }: RunVerdict) =>
  cells
    .filter(({ metric }) => metric === 'output-throughput')
    .map(({ concurrency, label, verdict }) => [concurrency, label, verdict]);

const report = (verdict: RunVerdict) => ({ verdict, session: null, baselineInfo: null, reproduce: '' });
const blocksOf = (verdict: RunVerdict) => describeRun(report(verdict)).blocks;
const unfold = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'folded' ? unfold(block.blocks) : [block]));

describe('two traffic scenarios at one concurrency', () => {
  const slower = judgeFiles(BEFORE, LONG_IS_SLOWER);

  it('are judged apart', () => {
    expect(slower.verdict).toBe('regressed');
    expect(throughputs(slower)).toEqual([
      [8, SHORT, 'pass'],
      [8, LONG, 'regressed'],
    ]);
  });

  it('have the length of their answers compared apart', () => {
    const longer = [...runsOf(SHORT), ...runsOf(LONG, { factor: 3, tokens: 1300 })];
    const found = judgeFiles(BEFORE, longer);
    expect(throughputs(found)).toEqual([
      [8, SHORT, 'pass'],
      [8, LONG, 'not-comparable'],
    ]);
    expect(found.differences).toContainEqual({
      fact: `output tokens a request at C=8 ${LONG} (not pinned, at most 10 % apart)`,
      baseline: '1000.0',
      current: '1300.0',
      role: 'blocks',
    });
  });

  it('miss one another', () => {
    const { notes, cells } = judgeFiles(BEFORE, runsOf(SHORT, { factor: 1.001 }));
    expect(notes).toContain(`the baseline also holds C=8 ${LONG}: not measured in this run, so nothing is said of it`);
    expect(cells.find(({ label, gated }) => gated && label === LONG)?.verdict).toBe('missing-level');
  });

  it('stay apart in a baseline file, whose keys of unlabelled levels are what they were', () => {
    const text = printBaseline(makeReference(importResults(BEFORE)));
    expect(text).toContain(`"outputTokens": {"8/${SHORT}": 100, "8/${LONG}": 1000}`);
    const read = parseBaseline(text, 'baseline.json');
    expect(throughputs(judgeAgainst(read, LONG_IS_SLOWER))).toEqual(throughputs(slower));
    const unlabelled = importResults(runsOf('')).flatMap(({ session }) => Object.entries(session.outputTokens));
    expect(unlabelled).toEqual([['8', 100]]);
  });

  it('are judged against a baseline of before, which holds no answers of labelled levels', () => {
    const text = printBaseline(makeReference(importResults(BEFORE))).replace(
      /"outputTokens": \{.*\}/,
      '"outputTokens": {}',
    );
    expect(throughputs(judgeAgainst(parseBaseline(text, 'baseline.json'), LONG_IS_SLOWER))).toEqual(
      throughputs(slower),
    );
  });

  it('stay apart in verdict.json', () => {
    expect(throughputs(parseVerdict(JSON.stringify(slower), 'verdict.json'))).toEqual(throughputs(slower));
  });

  it('are named in the reason, the headline, the table, the annotations and the page', () => {
    expect(slower.reasons.find(({ code }) => code === 'regressed')?.message).toContain(
      `output-throughput at C=8 ${LONG} −33`,
    );
    expect(describeRun(report(slower)).headline).toContain(`at C=8 ${LONG} (1 of 2 levels)`);
    const [table] = blocksOf(slower).filter((block): block is Table => block.kind === 'table');
    expect(table?.rows.map(({ cells }) => cells[0])).toEqual([`C=8 ${SHORT}`, `C=8 ${LONG}`]);
    expect(describeAnnotations(slower).map(({ title }) => title)).toEqual([
      expect.stringContaining(`at C=8 ${LONG} (`),
    ]);
    const page = renderHtml({
      ...report(slower),
      baselineSessions: importResults(BEFORE).map(({ session }) => session),
    });
    expect(page).toContain(`>output throughput, ${SHORT}</h3>`);
    expect(page).toContain(`>output throughput, ${LONG}</h3>`);
  });

  it('are two curves, each with its own hint', () => {
    const at = (concurrency: number, factor: number) => [
      ...runsOf(SHORT, { concurrency, factor: concurrency }),
      ...runsOf(LONG, { concurrency, factor: 3 * concurrency * factor, tokens: 1000 }),
    ];
    const found = judgeFiles([...at(8, 1), ...at(16, 1)], [...at(8, 0.7), ...at(16, 0.71)]);
    expect(found.hints).toEqual([expect.stringMatching(/^All levels of D\(100,1000\) are slower alike/)]);
    const charts = unfold(blocksOf(found)).filter((block): block is Chart => block.kind === 'chart');
    expect(charts.map(({ title, xLabels }) => [title, xLabels])).toEqual([
      [`output throughput, tok/s, ${SHORT}`, ['8', '16']],
      [`output throughput, tok/s, ${LONG}`, ['8', '16']],
    ]);
  });
});
