import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, put } from './run-options.ts';

const CLI = join(import.meta.dirname, '../../src/cli.ts');

const figures = (factor: number) => ({
  schema: 'throughput-gate/generic',
  version: 1,
  sessions: [1, 2, 3].map((number) => ({
    id: `s${number}`,
    environment: {},
    workload: {},
    trials: [0.998, 1, 1.002].map((wobble) => ({
      concurrency: 2,
      metric: 'output-throughput',
      value: 200 * factor * wobble,
    })),
  })),
});

async function judgeWith(...blocked: string[]) {
  const folder = await makeFolder();
  await put(`${folder}/reference.json`, figures(1));
  await put(`${folder}/current.json`, figures(0.7));
  for (const name of blocked) mkdirSync(join(folder, 'throughput-gate-out', name, 'in-the-way'), { recursive: true });
  const args = ['judge', '--reference', 'reference.json', '--current', 'current.json', '--format', 'csv'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr, out: join(folder, 'throughput-gate-out') };
}

describe('on the command line', () => {
  it('a page, a comment and a summary that can’t be written are warnings: the verdict’s exit code stands', async () => {
    const { status, stdout, stderr, out } = await judgeWith('comment.md', 'summary.md', 'report.html');
    expect(status, stderr).toBe(1);
    expect(stdout).toContain('Regressed');
    for (const name of ['comment.md', 'summary.md', 'report.html']) expect(stderr).toContain(name);
    expect(JSON.parse(readFileSync(join(out, 'verdict.json'), 'utf8')).verdict).toBe('regressed');
  });

  it('verdict.json that can’t be written is exit code 2 with its cause, and the verdict is printed', async () => {
    const { status, stdout, stderr, out } = await judgeWith('verdict.json');
    expect(status).toBe(2);
    expect(stdout).toContain('Regressed');
    expect(stderr).toMatch(/write-failed: can't write .*verdict\.json/);
    expect(existsSync(join(out, 'summary.md'))).toBe(true);
  });
});
