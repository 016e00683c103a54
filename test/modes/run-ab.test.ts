import { execFileSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../../src/gate.ts';
import { renderComment } from '../../src/report/render-markdown.ts';
import { startSimulator } from '../../src/simulator/start-simulator.ts';
import { findFreePort } from '../support/free-port.ts';
import { makeFolder, makeIo, makeOptions, put } from './run-options.ts';

const CLI = join(import.meta.dirname, '../../src/cli.ts');
const SMALL = `levels: [1]
output-tokens: 4
requests: {per-slot: 1, at-least: 2}
warm-up: {rounds: 0}
trials: {first: 2, most: 2, budget: 2m}
`;

type Sides = { readonly base: string; readonly head: string };

/** A repository of two commits whose serve.sh differ; `head` is checked out. */
async function makeRepository({ base, head }: Sides): Promise<string> {
  const folder = await makeFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: folder });
  git('init', '--quiet', '--initial-branch', 'main');
  const script = join(folder, 'serve.sh');
  for (const text of [base, head]) {
    await put(script, `#!/bin/sh\n${text}\n`);
    await chmod(script, 0o755);
    git('add', '.');
    git('commit', '--quiet', '--message', 'serve');
  }
  return folder;
}

/** What `ab` says where both sides are launched by the gate. */
async function launchBoth(sides: (port: number) => Sides) {
  const port = await findFreePort();
  const folder = await makeRepository(sides(port));
  const suitePath = await put(
    join(folder, 'suite.yml'),
    `server: {url: "http://127.0.0.1:${port}", command: ./serve.sh, ready-timeout: 60s}\n${SMALL}`,
  );
  // The machine's lock lies in TMPDIR: this doesn't wait for others that launch servers.
  const io = makeIo({ env: { ...process.env, TMPDIR: folder } });
  const ending = await run(makeOptions(folder, 'ab', { suitePath }), io);
  const worktrees = execFileSync('git', ['worktree', 'list'], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  return { ending, comment: renderComment(ending.document), worktrees };
}

const serve = (port: number) => `exec "${process.execPath}" "${CLI}" simulate --port ${port}`;
const fail = (words: string) => `echo "${words}" >&2; exit 3`;

describe('ab with both sides launched', () => {
  it('shows the last lines of the reference where that is the one that fails, and leaves nothing behind', async () => {
    const { ending, comment, worktrees } = await launchBoth((port) => ({
      base: fail('no such model: tiny'),
      head: serve(port),
    }));
    expect(ending.exitCode).toBe(2);
    expect(comment).toContain('The reference server’s last lines:');
    expect(comment).toContain('no such model: tiny');
    expect(worktrees).toHaveLength(1);
  });

  it('shows the last lines of the candidate where that is the one that fails', async () => {
    const { ending, comment, worktrees } = await launchBoth((port) => ({
      base: serve(port),
      head: fail('unknown argument: --fast'),
    }));
    expect(ending.exitCode).toBe(2);
    expect(comment).toContain('The candidate server’s last lines:');
    expect(comment).toContain('unknown argument: --fast');
    expect(comment).not.toContain('The reference server');
    expect(worktrees).toHaveLength(1);
  });
});

describe('ab with two servers', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  async function simulate(): Promise<string> {
    const { url, stop } = await startSimulator({ speed: 20 });
    stops.push(stop);
    return url;
  }

  it('says interrupted of both sides, not that one of them is another server', async () => {
    const folder = await makeFolder();
    const suitePath = await put(
      join(folder, 'suite.yml'),
      `server: {url: "${await simulate()}"}\n${SMALL.replaceAll('2, budget', '500, budget').replace('first: 2', 'first: 500')}`,
    );
    const stopping = new AbortController();
    const log = { info: () => undefined, warning: () => undefined, progress: () => stopping.abort() };
    const options = makeOptions(folder, 'ab', { suitePath, referenceUrl: await simulate() });
    const { exitCode, verdict } = await run(options, makeIo({ signal: stopping.signal, log }));
    expect(exitCode).toBe(130);
    expect(new Set(verdict?.reasons.map(({ code }) => code))).toEqual(new Set(['interrupted']));
  });
});
