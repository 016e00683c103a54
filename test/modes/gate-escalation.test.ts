import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSession } from '../../src/baseline/add-session.ts';
import { printBaseline } from '../../src/baseline/print-baseline.ts';
import { run } from '../../src/gate.ts';
import type { RunVerdict } from '../../src/judge/verdict.ts';
import { trialWith } from '../baseline/session-of.ts';
import { CLI } from '../end-to-end/launch.ts';
import { findFreePort } from '../support/free-port.ts';
import { makeFolder, makeIo, makeOptions, put } from './run-options.ts';

/**
 * Sessions are declared to lie 60 % apart, so that no stored session can decide anything, and A/B alone can: one look, so
 * that reference, candidate, reference are enough. Steps of 25 ms leave a busy machine little to spoil.
 */
const suite = (port: number) => `server: {url: "http://127.0.0.1:${port}", command: ./serve.sh, ready-timeout: 60s}
levels: [{concurrency: 2, requests: 4}]
output-tokens: 8
warm-up: {rounds: 1, output-tokens: 4}
trials: {first: 2, most: 2, budget: 30m}
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
    const script = `#!/bin/sh\nexec "${process.execPath}" "${CLI}" simulate --port ${port} --decode-ms 25 ${args.join(' ')}\n`;
    await chmod(await put(join(folder, 'serve.sh'), script), 0o755);
  };
  const suitePath = await put(join(folder, 'suite.yml'), suite(port));
  const commit = (message: string) => {
    git('add', 'serve.sh', 'suite.yml');
    git('commit', '--quiet', '--allow-empty', '--all', '--message', message);
  };
  const measured = async (mode: 'gate' | 'measure') => run(makeOptions(folder, mode, { suitePath }), io());
  /** The baseline remembers so many tok/s; every other fact is this server's own. */
  const remember = async (tokensPerSecond: number) => {
    const { session } = await measured('measure');
    if (session === null) throw new Error('nothing was measured');
    const trial = trialWith({ 'output-throughput': tokensPerSecond });
    const levels = session.levels.map((level) => ({ ...level, trials: [trial, trial, trial] }));
    const past = { ...session, id: 'past', reasons: [], levels };
    const { baseline } = addSession(null, past, { replace: false, acceptReason: null });
    await put(join(folder, 'baseline.json'), printBaseline(baseline));
  };
  /** A busy machine may spoil a run: it is run once more then. */
  const gate = async (): Promise<RunVerdict> => {
    const first = await measured('gate');
    const { verdict } = first.verdict !== null && isSpoilt(first.verdict) ? await measured('gate') : first;
    if (verdict === null) throw new Error('the gate gave no verdict');
    return verdict;
  };
  /** What `judge` says of the folder that the gate has written. */
  const judgeAgain = async (): Promise<RunVerdict | null> => {
    const results = [join(folder, 'out')];
    const { verdict } = await run(
      makeOptions(folder, 'judge', { suitePath, results, out: join(folder, 'again') }),
      io(),
    );
    return verdict;
  };
  return { folder, serve, commit, gate, remember, judgeAgain };
}

/** A machine lock of their own: other measuring tests mustn't be waited for. */
const TMPDIR = process.env['TMPDIR'];
let ownTemporary = '';
beforeAll(async () => {
  ownTemporary = await mkdtemp(join(tmpdir(), 'throughput-gate-escalation-'));
  process.env['TMPDIR'] = ownTemporary;
});
afterAll(async () => {
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
  await rm(ownTemporary, { recursive: true, force: true });
});

const gated = ({ cells }: RunVerdict) => cells.filter((cell) => cell.gated);

/** What a busy machine's client gets into by itself: named, and then there is nothing more to assert. */
const BUSY = ['client-bound', 'not-steady'];

function isSpoilt({ verdict, reasons, notes }: RunVerdict): boolean {
  const invalid = verdict === 'invalid' && reasons.every(({ code }) => BUSY.includes(code));
  return invalid || notes.some((note) => /^the A\/B with .* judged nothing, .*(client-bound|first trial)/.test(note));
}

/** A server of 25 ms a step with two requests running: 80 tok/s; slowed down by half, 40. */
const FAST = 80;

/** Six or seven launches each: seconds on a free machine, a minute on a busy one. */
describe('a gate that the stored baseline leaves undecided', { timeout: 600_000 }, () => {
  it('relaunches, then goes to A/B with the base commit, which decides: slower', async () => {
    const { folder, serve, commit, gate, remember, judgeAgain } = await makeRepository();
    await serve();
    commit('fast');
    await remember(FAST);
    await serve('--slowdown', '50%');
    commit('slow');
    const verdict = await gate();
    if (isSpoilt(verdict)) return;
    expect(verdict.notes.join('\n')).toMatch(
      /session 2 was measured on a relaunched server: C=2 undecided\nsession 3 was measured .*\nthe A\/B with the base commit [0-9a-f]{12} decides C=2/s,
    );
    // Suspected where a busy machine leaves the six trials of the A/B too far apart; on any other it is regressed.
    const called = verdict.exitCode === 1 ? 'regressed' : 'suspected';
    expect([verdict.mode, verdict.verdict]).toEqual(['gate', called]);
    expect(verdict.exitCode).toBeGreaterThan(0);
    for (const { verdict: cell, notes } of gated(verdict)) {
      expect(cell).toBe(called);
      expect(notes[0]).toMatch(/^A\/B with the base commit .*; against the stored baseline −\d\d\.\d %, suspected$/);
    }
    expect(existsSync(join(folder, 'out/ab/launches/2-candidate/result.json'))).toBe(true);
    const out = join(folder, 'out');
    expect(await readFile(join(out, 'comment.md'), 'utf8')).toContain(`refresh --result ${out} --suite `);
    const { cells, exitCode, differences, hints, reasons } = verdict;
    expect(await judgeAgain()).toMatchObject({
      mode: 'judge',
      verdict: called,
      cells,
      exitCode,
      differences,
      hints,
      reasons,
    });
    expect(
      execFileSync('git', ['worktree', 'list'], { cwd: folder, encoding: 'utf8' }).trim().split('\n'),
    ).toHaveLength(1);
  });

  it('is acquitted by A/B where only the remembered numbers were too good', async () => {
    const { serve, commit, gate, remember, judgeAgain } = await makeRepository();
    await serve();
    commit('first');
    await remember(3 * FAST);
    commit('nothing changed');
    const verdict = await gate();
    if (isSpoilt(verdict)) return;
    // A busy machine may leave an A/B of equals undecided; it can't make a regression of them.
    for (const { verdict: cell, notes } of gated(verdict)) {
      expect(cell).toMatch(/^(pass|improved|inconclusive)$/);
      expect(notes[0]).toMatch(/against the stored baseline −\d\d\.\d %, suspected$/);
    }
    expect(verdict.exitCode).toBe(0);
    expect(await judgeAgain()).toMatchObject({ verdict: verdict.verdict, cells: verdict.cells, exitCode: 0 });
  });

  it('keeps its verdict and says why, where the base commit has no server to launch', async () => {
    const { folder, serve, commit, gate, remember } = await makeRepository();
    await serve();
    await remember(3 * FAST);
    const script = await readFile(join(folder, 'serve.sh'), 'utf8');
    await rm(join(folder, 'serve.sh'));
    await put(join(folder, 'serve.sh'), '#!/bin/sh\necho "no such model" >&2\nexit 1\n');
    commit('broken');
    await put(join(folder, 'serve.sh'), script);
    await chmod(join(folder, 'serve.sh'), 0o755);
    commit('mended');
    const verdict = await gate();
    if (isSpoilt(verdict)) return;
    expect([verdict.verdict, verdict.exitCode]).toEqual(['suspected', 3]);
    expect(verdict.notes.join('\n')).toMatch(
      /the A\/B with the base commit [0-9a-f]{12} .*so the stored baseline's word stands: /,
    );
  });
});
