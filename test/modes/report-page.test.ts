import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addSession } from '../../src/baseline/add-session.ts';
import { run } from '../../src/gate.ts';
import type { RunOptions } from '../../src/options.ts';
import { startSimulator } from '../../src/simulator/start-simulator.ts';
import type { ModeName } from '../../src/suite/suite.ts';
import { buildSession, LEVELS } from '../report/builders.ts';
import { makeFolder, makeIo, makeOptions, put } from './run-options.ts';

const SMALL = { levels: '1,2', requests: '4', outputTokens: '8', trials: '1' } as const;

async function runOnSimulator(mode: ModeName, part: Partial<RunOptions> = {}, prepare?: (out: string) => unknown) {
  const folder = await makeFolder();
  const simulator = await startSimulator({ port: 0 });
  onTestFinished(() => simulator.stop());
  await prepare?.(join(folder, 'out'));
  const overrides = { ...SMALL, url: simulator.url };
  const ending = await run(makeOptions(folder, mode, { overrides, ...part }), makeIo());
  return { ending, folder };
}

const readPage = (folder: string) => readFile(join(folder, 'out/report.html'), 'utf8');

/** A stored result that is to be judged, and two sessions of the same server as its baseline. */
async function judgeStored(prepare?: (out: string) => unknown) {
  const folder = await makeFolder();
  const { baseline } = addSession(null, buildSession({ id: 'one' }), { replace: false, acceptReason: null });
  const two = addSession(baseline, buildSession({ id: 'two' }), { replace: false, acceptReason: null });
  await put(join(folder, 'baseline.json'), two.baseline);
  await put(join(folder, 'result.json'), buildSession());
  await prepare?.(join(folder, 'out'));
  const overrides = { baseline: 'baseline.json' };
  const ending = await run(makeOptions(folder, 'judge', { overrides, results: ['result.json'] }), makeIo());
  return { ending, folder };
}

describe('report.html of a run', () => {
  it('holds the requests of a measurement: distributions, timelines, every trial', async () => {
    const { ending, folder } = await runOnSimulator('measure');
    expect(ending.files.report).toBe(join(folder, 'out/report.html'));
    expect(ending.warnings).toEqual([]);
    const page = await readPage(folder);
    for (const id of ['curve-1', 'ttft', 'tpot', 'timeline-1', 'timeline-2', 'every-trial']) {
      expect(page).toContain(`id="${id}"`);
    }
    expect(page).toContain('this run alone');
  });

  it('is written where there is no baseline yet, and named by the comment', async () => {
    const { ending, folder } = await runOnSimulator('gate');
    expect(ending.verdict?.verdict).toBe('no-baseline');
    expect(await readPage(folder)).toContain('id="timeline-1"');
    const comment = await readFile(join(folder, 'out/comment.md'), 'utf8');
    expect(comment).toContain('page with plots');
  });

  it('shows the trials of the sessions that were compared with', async () => {
    const { ending, folder } = await judgeStored();
    expect(ending.verdict?.verdict).toBe('pass');
    const page = await readPage(folder);
    const rows = page.slice(page.indexOf('Table: Every trial')).split('</table>')[0] ?? '';
    expect(rows.match(/<tr class/g)).toHaveLength(3 * 3 * LEVELS.length);
    expect(page).not.toContain('id="timelines"');
  });

  it('never changes the verdict when it cannot be written: that is a warning', async () => {
    const { ending, folder } = await judgeStored((out) =>
      mkdir(join(out, 'report.html/in-the-way'), { recursive: true }),
    );
    expect([ending.verdict?.verdict, ending.exitCode]).toEqual(['pass', 0]);
    expect(ending.files.report).toBeNull();
    expect(ending.warnings).toEqual([expect.stringMatching(/report\.html was not written, the verdict stands/)]);
    expect(await readFile(join(folder, 'out/comment.md'), 'utf8')).not.toContain('page with plots');
  });

  it('is left out when the run was interrupted: seconds are left then', async () => {
    const folder = await makeFolder();
    const simulator = await startSimulator({ port: 0 });
    onTestFinished(() => simulator.stop());
    const controller = new AbortController();
    const log = { ...makeIo().log, progress: () => controller.abort() };
    const overrides = { ...SMALL, url: simulator.url };
    const io = makeIo({ signal: controller.signal, log });
    const ending = await run(makeOptions(folder, 'measure', { overrides }), io);
    expect(ending.exitCode).toBe(130);
    expect(ending.files.report).toBeNull();
    expect(ending.warnings).toEqual([]);
  });
});
