import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLI, makeFolder, readJson, runCli, simulate } from './launch.ts';

/**
 * The committed bundle against its own simulator, in processes of their own. Small and slow on purpose: 200 tok/s can be
 * told from 100 on any machine, however busy. A wide tolerance keeps the machine's own noise out of the verdicts.
 */
const SMALL = ['--levels', '1,4', '--requests', '6', '--output-tokens', '12', '--trials', '2', '--tolerance', '30%'];

type Verdict = {
  verdict: string;
  exitCode: number;
  reasons: { code: string; message: string; remedy: string }[];
  cells: { concurrency: number; metric: string; verdict: string; deltaPercent: number }[];
};

async function takeBaseline(folder: string, url: string): Promise<void> {
  const refreshed = await runCli(['refresh', '--url', url, '--baseline', 'baseline.json', ...SMALL], folder);
  expect(refreshed.stderr + refreshed.stdout).toContain('baseline.json');
  expect(refreshed.exitCode).toBe(0);
}

async function gate(folder: string, url: string, ...more: string[]) {
  const finished = await runCli(['gate', '--url', url, '--baseline', 'baseline.json', ...SMALL, ...more], folder);
  const verdict = (await readJson(join(folder, 'throughput-gate-out/verdict.json'))) as unknown as Verdict;
  return { ...finished, verdict };
}

const gatedCells = ({ cells }: Verdict) => cells.filter(({ verdict }) => verdict !== 'shown');

describe('the gate, from baseline to exit code', () => {
  it('passes the same server, catches a slow one, and judges the stored record alike', async () => {
    const folder = await makeFolder();
    const good = await simulate();
    await takeBaseline(folder, good);

    const same = await gate(folder, good, '--json');
    expect(same.verdict.verdict).toMatch(/^(pass|improved)$/);
    expect(same.exitCode).toBe(0);
    expect(JSON.parse(same.stdout)).toEqual(same.verdict);

    const again = await runCli(
      ['judge', 'throughput-gate-out/result.json', '--baseline', 'baseline.json', '--out', 'again', '--json'],
      folder,
    );
    const { verdict, cells } = JSON.parse(again.stdout) as Verdict;
    expect({ verdict, cells }).toEqual({ verdict: same.verdict.verdict, cells: same.verdict.cells });

    const slow = await gate(folder, await simulate('--slowdown', '70%'));
    expect(slow.exitCode).toBe(1);
    expect(slow.verdict.verdict).toBe('regressed');
    expect(gatedCells(slow.verdict).map(({ concurrency, verdict: cell }) => [concurrency, cell])).toEqual([
      [1, 'regressed'],
      [4, 'regressed'],
    ]);
    expect(slow.stdout).toMatch(/^Regressed/);
  });

  it('names only the level that is slow', async () => {
    const folder = await makeFolder();
    await takeBaseline(folder, await simulate());
    const { verdict, exitCode } = await gate(folder, await simulate('--slowdown-at', '4:70%'));
    expect(exitCode).toBe(1);
    const regressed = gatedCells(verdict).filter((cell) => cell.verdict === 'regressed');
    expect(regressed.map(({ concurrency }) => concurrency)).toEqual([4]);
  });

  it('never passes without a baseline, and leaves one to take', async () => {
    const folder = await makeFolder();
    const { exitCode, verdict } = await gate(folder, await simulate());
    expect(exitCode).toBe(2);
    expect(verdict.verdict).toBe('no-baseline');
    expect(existsSync(join(folder, 'throughput-gate-out/baseline.json'))).toBe(true);
  });
});

describe('a server that can’t be measured', () => {
  it.each([
    { fault: 'die@12', code: 'server-died' },
    { fault: 'truncate@0.2', code: 'failed-requests' },
    { fault: 'error-in-stream@0.2', code: 'failed-requests' },
    { fault: 'no-usage@0.2', code: 'failed-requests' },
  ])('$fault ends with 2 and the reason $code, never with a pass', async ({ fault, code }) => {
    const folder = await makeFolder();
    await takeBaseline(folder, await simulate());
    const { exitCode, verdict, stdout } = await gate(
      folder,
      await simulate('--fault', fault),
      '--ready-timeout',
      '60s',
    );
    expect(exitCode).toBe(2);
    expect(verdict.verdict).toBe('invalid');
    expect(verdict.reasons.map((reason) => reason.code)).toContain(code);
    expect(verdict.reasons.every(({ remedy }) => remedy !== '')).toBe(true);
    expect(stdout).not.toMatch(/regressed/i);
  });

  it('is given up when it never comes, with everything written', async () => {
    const folder = await makeFolder();
    const { exitCode, verdict } = await gate(folder, 'http://127.0.0.1:9', '--ready-timeout', '2s');
    expect(exitCode).toBe(2);
    expect(verdict.verdict).toBe('invalid');
    expect(verdict.reasons.map(({ code }) => code)).toEqual(['not-ready']);
    expect(verdict.reasons[0]?.message).toContain('refused');
  });

  it('leaves what was measured when the run is interrupted', async () => {
    const folder = await makeFolder();
    const url = await simulate();
    const args = [
      'measure',
      '--url',
      url,
      '--levels',
      '1',
      '--requests',
      '5',
      '--trials',
      '500',
      '--output-tokens',
      '8',
    ];
    const child = spawn(process.execPath, [CLI, ...args], { cwd: folder, stdio: 'ignore' });
    const result = join(folder, 'throughput-gate-out/result.json');
    while (!existsSync(result)) await new Promise((resolve) => setTimeout(resolve, 50));
    child.kill('SIGINT');
    const [exitCode] = await once(child, 'exit');
    expect(exitCode).toBe(130);
    const { levels, reasons } = (await readJson(result)) as unknown as {
      levels: { trials: unknown[] }[];
      reasons: { code: string }[];
    };
    expect(levels[0]?.trials.length).toBeGreaterThan(0);
    expect(reasons.map(({ code }) => code)).toEqual(['interrupted']);
  });
});
