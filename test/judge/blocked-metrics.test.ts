import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeReference } from '../../src/baseline/make-reference.ts';
import { importResults } from '../support/import-results.ts';
import { type File, judgeAgainst, judgeFiles } from './judge-files.ts';

const ROOT = join(import.meta.dirname, '../baseline/fixtures/results');

const sample = (path: string): File => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });

/** vLLM's own files of a level with their throughput scaled, three of them. */
const runsOf = (factor: number, path = 'real/vllm/result.json'): File[] =>
  [1.002, 0.998, 1].map((noise, i) => {
    const file = JSON.parse(sample(path).text) as { output_throughput: number };
    const output_throughput = file.output_throughput * factor * noise;
    return { path: `${i}`, text: JSON.stringify({ ...file, output_throughput }) };
  });

describe("other tools' files, judged", () => {
  it('pass against themselves, and are regressed 15 % lower, with three files a side', () => {
    expect(judgeFiles(runsOf(1), runsOf(1.001))).toMatchObject({ verdict: 'pass', exitCode: 0 });
    expect(judgeFiles(runsOf(1), runsOf(0.85))).toMatchObject({ verdict: 'regressed', exitCode: 1 });
  });

  it('of two tools are not comparable, and the cell shows both definitions', () => {
    const found = judgeFiles([sample('real/vllm/result.json')], [sample('real/guidellm/result.json')]);
    expect(found).toMatchObject({ verdict: 'not-comparable', exitCode: 2 });
    const cell = found.cells.find(({ metric }) => metric === 'output-throughput');
    expect(cell).toMatchObject({ verdict: 'not-comparable', baseline: null, deltaPercent: null });
    expect(cell?.notes.join()).toMatch(/baseline output tokens by usage ÷ .*, this run mean rate of output tokens/);
  });

  it('that differ in what one ungated metric means are judged by the others', () => {
    const [now] = runsOf(1);
    const base = makeReference(importResults(runsOf(1.001)));
    const reference = {
      ...base,
      environments: base.environments.map((entry) => ({
        ...entry,
        sessions: entry.sessions.map((session) => ({
          ...session,
          definitions: { ...session.definitions, 'ttft-mean': 'to the second token' },
        })),
      })),
    };
    const found = judgeAgainst(reference, now === undefined ? [] : [now]);
    expect(found.verdict).toBe('pass');
    const ttft = found.cells.find(({ metric }) => metric === 'ttft-mean');
    expect(ttft).toMatchObject({ verdict: 'shown', deltaPercent: null });
    expect(ttft?.notes.join()).toMatch(/definition of ttft-mean: baseline to the second token, this run from before/);
    expect(found.cells.find(({ metric }) => metric === 'ttft-p50')?.deltaPercent).not.toBeNull();
    expect(found.differences.map(({ fact }) => fact)).toContain('definition of ttft-mean');
  });

  it('of levels that measure different things miss none of what they never had', () => {
    const rows = [
      { n_prompt: 512, n_gen: 0, avg_ts: 7100, samples_ts: [7100, 7110, 7090] },
      { n_prompt: 0, n_gen: 128, avg_ts: 119, samples_ts: [119, 119.2, 118.8] },
    ];
    const file = (factor: number): File => ({
      path: 'x',
      text: JSON.stringify(rows.map((row) => ({ ...row, samples_ts: row.samples_ts.map((value) => value * factor) }))),
    });
    const found = judgeFiles([file(1)], [file(0.8)]);
    expect(found.cells.map(({ label, metric, verdict }) => [label, metric, verdict])).toEqual([
      ['pp512', 'prompt-throughput', 'regressed'],
      ['tg128', 'output-throughput', 'regressed'],
    ]);
  });
});
