import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseVerdict } from '../../src/judge/parse-verdict.ts';

import { runHere } from '../support/run-in-process.ts';

const MADE = join(import.meta.dirname, '../baseline/fixtures/made');
const TOOLS = ['vllm-bench-serve', 'sglang-bench-serving', 'sglang-rust-client'];

let out = '';
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'made-'));
});
afterEach(() => rm(out, { recursive: true }));

async function listFiles(tool: string, side: string): Promise<string[]> {
  const folder = join(MADE, tool, side);
  return (await readdir(folder)).sort().map((name) => join(folder, name));
}

async function judge(reference: readonly string[], current: readonly string[]) {
  const finished = await runHere(['judge', '--reference', ...reference, '--current', ...current, '--out', out]);
  const path = join(out, 'verdict.json');
  const verdict = parseVerdict(await readFile(path, 'utf8'), path);
  return { ...finished, verdict };
}

describe.each(TOOLS)('three files a level that %s wrote', (tool) => {
  it('of the same server pass', async () => {
    const { exitCode, verdict } = await judge(await listFiles(tool, 'reference'), await listFiles(tool, 'again'));
    expect([verdict.verdict, exitCode]).toEqual(['pass', 0]);
  });

  it('of a server 15 % slower are regressed at every level, by about as much', async () => {
    const { exitCode, verdict } = await judge(await listFiles(tool, 'reference'), await listFiles(tool, 'slower'));
    expect([verdict.verdict, exitCode]).toEqual(['regressed', 1]);
    const gated = verdict.cells.filter(({ gated: judged }) => judged);
    expect(gated.map((cell) => [cell.concurrency, cell.metric, cell.verdict])).toEqual([
      [8, 'output-throughput', 'regressed'],
      [32, 'output-throughput', 'regressed'],
    ]);
    for (const { deltaPercent } of gated) expect(Math.abs((deltaPercent ?? 0) + 15)).toBeLessThan(4);
  });

  it('of the server turned round are an improvement, never a loss', async () => {
    const { exitCode, verdict } = await judge(await listFiles(tool, 'slower'), await listFiles(tool, 'reference'));
    expect(['improved', 'pass']).toContain(verdict.verdict);
    expect(exitCode).toBe(0);
  });
});

const GUIDELLM = join(MADE, '../results/real/guidellm/result.json');

describe('files of two tools', () => {
  it.each<[string, () => Promise<string[]>, () => Promise<string[]>, readonly [string, string]]>([
    [
      'vLLM and SGLang',
      () => listFiles('vllm-bench-serve', 'reference'),
      () => listFiles('sglang-bench-serving', 'again'),
      ['before the first task is made', '/server_info'],
    ],
    [
      'SGLang and vLLM',
      () => listFiles('sglang-rust-client', 'reference'),
      () => listFiles('vllm-bench-serve', 'again'),
      ['/server_info', 'before the first task is made'],
    ],
    [
      'vLLM and GuideLLM',
      () => listFiles('vllm-bench-serve', 'reference'),
      async () => [GUIDELLM],
      ['before the first task is made', 'mean rate of output tokens'],
    ],
  ])('%s are not comparable, and both definitions are shown', async (_, before, now, words) => {
    const { exitCode, verdict, stdout } = await judge(await before(), await now());
    expect([verdict.verdict, exitCode]).toEqual(['not-comparable', 2]);
    const throughput = verdict.differences.find(({ fact }) => /^definition of .*output-throughput/.test(fact));
    expect(throughput?.baseline).toContain(words[0]);
    expect(throughput?.current).toContain(words[1]);
    const said = stdout.replaceAll(/\s+/g, ' ');
    for (const each of words) expect(said).toContain(each);
  });
});
