import { execFileSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLI, makeFolder, readJson, runCli, simulate } from './launch.ts';

const SMALL = ['--levels', '1,4', '--requests', '6', '--output-tokens', '12', '--tolerance', '30%', '--trials', '3'];

type Verdict = {
  verdict: string;
  mode: string;
  cells: { concurrency: number; metric: string; verdict: string }[];
  reasons: { code: string; message: string }[];
  notes: string[];
};

const gatedCells = ({ cells }: Verdict) => cells.filter(({ verdict }) => verdict !== 'shown');

describe('ab with two servers', () => {
  it('passes two servers alike, catches a slow candidate, and judges the record alike', async () => {
    const folder = await makeFolder();
    const [reference, twin] = [await simulate(), await simulate('--seed', '2')];
    const same = await runCli(['ab', '--url', twin, '--reference-url', reference, ...SMALL], folder);
    expect(same.exitCode).toBe(0);

    const slow = await simulate('--slowdown', '70%');
    const caught = await runCli(['ab', '--url', slow, '--reference-url', reference, ...SMALL, '--out', 'slow'], folder);
    const verdict = (await readJson(join(folder, 'slow/verdict.json'))) as unknown as Verdict;
    expect(caught.exitCode).toBe(1);
    expect(verdict).toMatchObject({ mode: 'ab', verdict: 'regressed' });

    const files = ['--reference', 'slow/reference/result.json', '--current', 'slow/result.json', '--same-session'];
    const judged = await runCli(['judge', ...files, '--json'], folder);
    expect((JSON.parse(judged.stdout) as Verdict).verdict).toBe('regressed');
  });

  it('compares nothing when one of them never comes', async () => {
    const folder = await makeFolder();
    const url = await simulate();
    const args = ['ab', '--url', url, '--reference-url', 'http://127.0.0.1:9', '--ready-timeout', '1s', ...SMALL];
    const { exitCode } = await runCli(args, folder);
    const verdict = (await readJson(join(folder, 'throughput-gate-out/verdict.json'))) as unknown as Verdict;
    expect([exitCode, verdict.verdict]).toEqual([2, 'invalid']);
    expect(verdict.reasons[0]?.message).toMatch(/^reference: /);
  });
});

describe('ab with both sides launched from two commits', () => {
  it('measures A B A, with the reference’s own files, and catches the slower commit', async () => {
    const folder = await makeFolder();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: folder });
    git('init', '--quiet', '--initial-branch', 'main');
    const port = await freePort();
    await writeSuite(folder, port);
    await writeServe(folder, port, []);
    git('add', '.');
    git('commit', '--quiet', '--message', 'fast');
    await writeServe(folder, port, ['--slowdown', '70%']);
    git('commit', '--quiet', '--all', '--message', 'slow');

    const { exitCode, stderr } = await runCli(['ab', '--suite', 'suite.yml'], folder);
    const verdict = (await readJson(join(folder, 'throughput-gate-out/verdict.json'))) as unknown as Verdict;
    expect(stderr).toMatch(/launch 1: reference.*launch 2: candidate.*launch 3: reference/s);
    expect(gatedCells(verdict).map(({ verdict: cell }) => cell)).toContain('regressed');
    expect([exitCode, verdict.verdict]).toEqual([1, 'regressed']);
    expect(
      execFileSync('git', ['worktree', 'list'], { cwd: folder, encoding: 'utf8' }).trim().split('\n'),
    ).toHaveLength(1);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function writeSuite(folder: string, port: number): Promise<void> {
  const suite = `server: {url: "http://127.0.0.1:${port}", command: ./serve.sh, ready-timeout: 60s}
levels: [1, 4]
output-tokens: 12
requests: {per-slot: 1, at-least: 6}
warm-up: {rounds: 2, output-tokens: 12}
trials: {first: 6, most: 6, budget: 10m}
metrics: {output-throughput: {tolerance: 30%}}
`;
  await writeFile(join(folder, 'suite.yml'), suite);
}

async function writeServe(folder: string, port: number, args: readonly string[]): Promise<void> {
  const script = `#!/bin/sh\nexec "${process.execPath}" "${CLI}" simulate --port ${port} ${args.join(' ')}\n`;
  await writeFile(join(folder, 'serve.sh'), script);
  await chmod(join(folder, 'serve.sh'), 0o755);
}
