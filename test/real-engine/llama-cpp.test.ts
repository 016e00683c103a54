import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, readJson, runCli } from '../end-to-end/launch.ts';

const SCRIPT = join(import.meta.dirname, 'llama-server.sh');
const CACHE = process.env['THROUGHPUT_GATE_ENGINES'] ?? join(tmpdir(), 'throughput-gate-engines');
const PORT = 18_201;

type Cell = { concurrency: number; metric: string; verdict: string; deltaPercent: number; failsAtPercent: number };
type Verdict = { verdict: string; cells: Cell[]; reasons: { code: string; message: string }[] };

function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', 'import venv'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('skipped: llama.cpp’s server needs python3 with venv');
    return false;
  }
}

async function writeSuite(folder: string, slots: number): Promise<void> {
  const suite = `name: llama-cpp
model: gemma3-270m
server:
  url: http://127.0.0.1:${PORT}
  command: exec bash ${SCRIPT} ${PORT} ${CACHE}
  env: {LLAMA_SLOTS: "${slots}"}
  ready-timeout: 5m
levels: [1, 8]
output-tokens: 64
requests: {per-slot: 1, at-least: 8}
trials: {first: 3, most: 3, budget: 15m}
baseline: baseline.json
`;
  await writeFile(join(folder, 'suite.yml'), suite);
}

async function gate(folder: string): Promise<{ exitCode: number | null; verdict: Verdict }> {
  const finished = await runCli(['gate', '--suite', 'suite.yml'], folder);
  console.log(finished.stdout);
  const verdict = (await readJson(join(folder, 'throughput-gate-out/verdict.json'))) as unknown as Verdict;
  return { exitCode: finished.exitCode, verdict };
}

const cellAt = ({ cells }: Verdict, concurrency: number) =>
  cells.find((cell) => cell.concurrency === concurrency && cell.metric === 'output-throughput');

describe.runIf(hasPython())('llama.cpp’s server, launched by the gate', () => {
  beforeAll(() => {
    execFileSync('bash', [SCRIPT, String(PORT), CACHE], {
      env: { ...process.env, INSTALL_ONLY: '1' },
      stdio: 'inherit',
    });
  });

  it('is never regressed against itself, and is caught with one slot instead of eight, at C=8 and not at C=1', async () => {
    const folder = await makeFolder();
    await writeSuite(folder, 8);
    const refreshed = await runCli(['refresh', '--suite', 'suite.yml', '--sessions', '3'], folder);
    console.log(refreshed.stdout, refreshed.stderr);
    expect(refreshed.exitCode).toBe(0);

    const same = await gate(folder);
    expect(same.verdict.verdict).not.toBe('regressed');

    await writeSuite(folder, 1);
    const { verdict } = await gate(folder);
    expect(cellAt(verdict, 8)?.verdict).toMatch(/^(regressed|suspected)$/);
    expect(cellAt(verdict, 1)?.verdict).not.toBe('regressed');
  });
});
