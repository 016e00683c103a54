import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/gate.ts';
import type { RunVerdict } from '../../src/judge/verdict.ts';
import { CLI } from '../end-to-end/launch.ts';
import { findFreePort } from '../support/free-port.ts';
import { makeFolder, makeIo, makeOptions, put } from './run-options.ts';

/**
 * Sessions are declared to lie 60 % apart, so that no stored session can decide anything, and A/B alone can: six trials
 * a launch, so that reference, candidate, reference are enough.
 */
const suite = (port: number) => `server: {url: "http://127.0.0.1:${port}", command: ./serve.sh, ready-timeout: 60s}
levels: [{concurrency: 2, requests: 4}]
output-tokens: 8
warm-up: {rounds: 1, output-tokens: 4}
trials: {first: 6, most: 6, budget: 30m}
session-noise: {output-throughput: 60%}
metrics: {output-throughput: {tolerance: 30%}}
baseline: baseline.json
`;

const io = () => makeIo({ env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] } });

/** A git repository whose `serve.sh` starts a simulator, and a baseline of its first commit. */
async function makeRepository() {
  const folder = await makeFolder();
  const port = await findFreePort();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: folder });
  git('init', '--quiet', '--initial-branch', 'main');
  const serve = async (...args: string[]) => {
    const script = `#!/bin/sh\nexec "${process.execPath}" "${CLI}" simulate --port ${port} ${args.join(' ')}\n`;
    await chmod(await put(join(folder, 'serve.sh'), script), 0o755);
  };
  const suitePath = await put(join(folder, 'suite.yml'), suite(port));
  const options = (mode: 'gate' | 'refresh') => makeOptions(folder, mode, { suitePath });
  const commit = (message: string) => {
    git('add', 'serve.sh', 'suite.yml');
    git('commit', '--quiet', '--allow-empty', '--all', '--message', message);
  };
  const gate = async (): Promise<RunVerdict> => {
    const { verdict } = await run(options('gate'), io());
    if (verdict === null) throw new Error('the gate gave no verdict');
    return verdict;
  };
  return {
    folder,
    serve,
    commit,
    gate,
    refresh: () => run(options('refresh'), io()),
    baseline: join(folder, 'baseline.json'),
  };
}

const gated = ({ cells }: RunVerdict) => cells.filter((cell) => cell.gated);

/** The baseline remembers a server three times as fast as any there is. */
async function exaggerate(path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const faster = text.replace(
    /"output-throughput": ([\d.]+)/g,
    (_, value) => `"output-throughput": ${3 * Number(value)}`,
  );
  expect(faster).not.toBe(text);
  await put(path, faster);
}

/** Six or seven launches each: seconds on a free machine, a minute on a busy one. */
describe('a gate that the stored baseline leaves undecided', { timeout: 240_000 }, () => {
  it('relaunches, then goes to A/B with the base commit, which decides: slower', async () => {
    const { folder, serve, commit, gate, refresh } = await makeRepository();
    await serve();
    commit('fast');
    await refresh();
    await serve('--slowdown', '70%');
    commit('slow');
    const verdict = await gate();
    expect(verdict.notes.join('\n')).toMatch(
      /session 2 was measured on a relaunched server: C=2 undecided\nsession 3 was measured .*\nthe A\/B with the base commit [0-9a-f]{12} decides C=2/s,
    );
    expect([verdict.mode, verdict.verdict, verdict.exitCode]).toEqual(['gate', 'regressed', 1]);
    for (const { verdict: cell, notes } of gated(verdict)) {
      expect(cell).toBe('regressed');
      expect(notes[0]).toMatch(/^A\/B with the base commit .*; against the stored baseline −\d\d\.\d %, suspected$/);
    }
    expect(existsSync(join(folder, 'out/ab/launches/2-candidate/result.json'))).toBe(true);
    expect(
      execFileSync('git', ['worktree', 'list'], { cwd: folder, encoding: 'utf8' }).trim().split('\n'),
    ).toHaveLength(1);
  });

  it('is acquitted by A/B where only the remembered numbers were too good', async () => {
    const { serve, commit, gate, refresh, baseline } = await makeRepository();
    await serve();
    commit('first');
    await refresh();
    await exaggerate(baseline);
    commit('nothing changed');
    const verdict = await gate();
    // A busy machine may leave an A/B of equals undecided; it can't make a regression of them.
    for (const { verdict: cell, notes } of gated(verdict)) {
      expect(cell).toMatch(/^(pass|improved|inconclusive)$/);
      expect(notes[0]).toMatch(/against the stored baseline −\d\d\.\d %, suspected$/);
    }
    expect(verdict.exitCode).toBe(0);
  });

  it('keeps its verdict and says why, where the base commit has no server to launch', async () => {
    const { folder, serve, commit, gate, refresh, baseline } = await makeRepository();
    await serve();
    await refresh();
    await exaggerate(baseline);
    const script = await readFile(join(folder, 'serve.sh'), 'utf8');
    await rm(join(folder, 'serve.sh'));
    await put(join(folder, 'serve.sh'), '#!/bin/sh\necho "no such model" >&2\nexit 1\n');
    commit('broken');
    await put(join(folder, 'serve.sh'), script);
    await chmod(join(folder, 'serve.sh'), 0o755);
    commit('mended');
    const verdict = await gate();
    expect([verdict.verdict, verdict.exitCode]).toEqual(['suspected', 3]);
    expect(verdict.notes.join('\n')).toMatch(
      /the A\/B with the base commit [0-9a-f]{12} .*so the stored baseline's word stands: /,
    );
  });
});
