import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it, type TestContext } from 'vitest';
import { runCli } from '../../src/command-line/run-cli.ts';
import { run } from '../../src/gate.ts';
import type { SelfTestReport } from '../../src/self-test/self-test-report.ts';
import type { SimulatorOptions } from '../../src/simulator/simulator-options.ts';
import { startSimulator } from '../../src/simulator/start-simulator.ts';
import { makeFolder } from '../modes/run-options.ts';

/** Slow steps: what a busy machine adds to an answer is small beside 24 × 40 ms. */
async function simulate({ onTestFinished }: TestContext, given: Partial<SimulatorOptions> = {}): Promise<string> {
  const simulator = await startSimulator({ decodeMs: 40, ...given });
  onTestFinished(simulator.stop);
  return simulator.url;
}

const SMALL = ['--levels', '2', '--requests', '4', '--output-tokens', '24', '--trials', '3', '--ready-timeout', '60s'];
/** Leaves no time for sizes beyond the required one. */
const SHORT = ['--budget', '30s'];

function collect(): { readonly stream: PassThrough; readonly text: () => string } {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

async function command(argv: readonly string[], signal = new AbortController().signal) {
  const [stdout, stderr] = [collect(), collect()];
  const exitCode = await runCli({ argv, env: {}, stdout: stdout.stream, stderr: stderr.stream, signal, run });
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
}

async function selfTest({ onTestFinished }: TestContext, url: string, ...more: string[]) {
  const folder = await makeFolder(onTestFinished);
  const out = join(folder, 'out');
  const baseline = join(folder, 'baseline.json');
  const args = ['self-test', '--url', url, '--out', out, '--baseline', baseline, ...SMALL, ...more];
  const finished = await command(args);
  const report = JSON.parse(await readFile(join(out, 'self-test.json'), 'utf8')) as SelfTestReport;
  return { ...finished, report };
}

// They mostly wait for slow servers.
describe.concurrent('self-test on a running server', { timeout: 240_000 }, () => {
  // The promise itself is kept nine times in ten.
  it('proves that a slow-down of the promised size is found, and that A/A is green', { retry: 2 }, async (context) => {
    const options = ['--tolerance', '12%', '--json', ...SHORT];
    const { exitCode, stdout, report } = await selfTest(context, await simulate(context), ...options);
    expect(JSON.parse(stdout)).toEqual(report);
    expect(report.reasons).toEqual([]);
    expect(exitCode).toBe(0);
    expect(report.sentence).toMatch(
      /^On this server, at these settings, a slow-down of [\d.]+ % is found(, [\d.]+ % isn't)?; A\/A is green\.$/,
    );
    const [same, asked] = report.rows;
    expect(same?.askedPercent).toBe(0);
    expect(asked?.askedPercent).toBe(report.requiredPercent);
    expect(asked?.found).toBe(true);
    expect(report.reference).toEqual({ kind: 'measured', source: 'one session of this run', sessions: 1 });
  });

  it('could not measure a server whose streams break', async (context) => {
    const url = await simulate(context, { decodeMs: 5, faults: [{ kind: 'truncate', probability: 0.5 }] });
    const { exitCode, report } = await selfTest(context, url);
    expect(exitCode).toBe(2);
    expect(report.rows).toEqual([]);
    expect(report.reasons.map(({ code }) => code)).not.toContain('interrupted');
  });

  it('ends with 130 when it is interrupted', async (context) => {
    const url = await simulate(context);
    const folder = await makeFolder(context.onTestFinished);
    const interruption = new AbortController();
    setTimeout(() => interruption.abort(), 3000);
    const { exitCode } = await command(
      ['self-test', '--url', url, '--out', join(folder, 'out'), ...SMALL, '--trials', '10'],
      interruption.signal,
    );
    expect(exitCode).toBe(130);
  });

  it('fails a gate with a tolerance of 50 %, and is green at A/A however far the baseline is', async (context) => {
    const folder = await makeFolder(context.onTestFinished);
    const baseline = join(folder, 'baseline.json');
    const common = ['--baseline', baseline, ...SMALL, '--tolerance', '50%', '--quiet'];
    // Of a server eight times as fast: its sessions are moved to what this one does.
    const fast = await simulate(context, { decodeMs: 5 });
    const refreshed = await command(['refresh', '--url', fast, '--out', join(folder, 'refresh'), ...common]);
    expect(refreshed.exitCode, refreshed.stderr).toBe(0);
    const out = join(folder, 'out');
    const args = ['self-test', '--url', await simulate(context), '--out', out, ...common, ...SHORT, '--json'];
    const { exitCode, stdout } = await command(args);
    const report = JSON.parse(stdout) as SelfTestReport;
    expect(report.reference).toEqual({ kind: 'baseline', source: baseline, sessions: 1 });
    expect(report.rows[0]).toMatchObject({ askedPercent: 0, gateExitCode: 0, found: false });
    expect(report.promisedPercent).toBeGreaterThan(50);
    expect(report.requiredPercent).toBe(20);
    expect(report.rows.map(({ found }) => found)).not.toContain(true);
    expect(report.reasons.map(({ code }) => code)).toEqual(['promise-too-weak']);
    expect(report.sentence).toMatch(/isn't found; A\/A is green\.$/);
    expect(exitCode).toBe(1);
  });
});
