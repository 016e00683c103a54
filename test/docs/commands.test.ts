import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { listPages, ROOT } from '../../scripts/docs/pages.ts';
import { parseCommandLine } from '../../src/command-line/program.ts';
import { findFreePort } from '../support/free-port.ts';
import { type ShellBlock, scriptOf, shellBlocksOf } from './page-blocks.ts';

/** Why a block of commands isn't run here; a page may give no other reason. */
const REASONS: Readonly<Record<string, string>> = {
  'needs your repository': 'It works on files or a server that only a user has.',
  'needs GitHub': 'It calls github.com or a runner.',
  'installs packages': 'It asks a package registry.',
  'runs every test': 'It is what runs this test.',
  'a job of its own': 'The workflow ci runs it on Node 20.20, 22 and 24.',
};

const blocks = listPages().flatMap((page) => shellBlocksOf(page, readFileSync(join(ROOT, page), 'utf8')));
const runnable = new Map<string, ShellBlock[]>();
for (const block of blocks) {
  if (block.fate.kind === 'runnable') runnable.set(block.page, [...(runnable.get(block.page) ?? []), block]);
}

/** Commands that pages show without running them, in a block or within a sentence. */
const mentioned = listPages().flatMap((page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const notRun = shellBlocksOf(page, text).filter(({ fate }) => fate.kind === 'not-run');
  const lines = notRun.flatMap((block) => block.text.split('\n')).map((line) => line.replace(/\s+#.*$/, '').trim());
  const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
  const commands = [...lines, ...inline].flatMap(
    (words) => /^(?:(?:npx )?throughput-gate|node dist\/cli\.js) ([a-z-]+(?: .*)?)$/.exec(words)?.[1] ?? [],
  );
  return [...new Set(commands)].map((command) => ({ page, command }));
});

/** Pages and the suite that they use name the ports 8000 and 8001; here they may be taken. */
async function findPorts(): Promise<(text: string) => string> {
  const ports = { 8000: await findFreePort(), 8001: await findFreePort() };
  return (text) => text.replaceAll(/\b800[01]\b/g, (port) => String(ports[port as '8000' | '8001']));
}

/** A clone as somebody has it after `git clone`: nothing installed. */
async function makeClone(parent: string, onFreePorts: (text: string) => string): Promise<string> {
  const folder = join(parent, 'clone');
  await mkdir(folder);
  for (const name of ['dist', 'schema', 'test']) await symlink(join(ROOT, name), join(folder, name));
  for (const name of ['action.yml', 'package.json', 'examples']) {
    await cp(join(ROOT, name), join(folder, name), { recursive: true });
  }
  const suite = join(folder, 'examples/simulator/throughput-gate.yml');
  await writeFile(suite, onFreePorts(await readFile(suite, 'utf8')));
  return folder;
}

/** What takes longer has been asked to stop and doesn't. */
const LONGEST_STOP_MS = 15_000;

/** Ends the shell and what it left in the background. Asked first: a gate stops the server that it launched into another group. */
async function endGroup(child: ChildProcess): Promise<void> {
  const signal = (name: NodeJS.Signals | 0) => {
    try {
      return child.pid !== undefined && process.kill(-child.pid, name);
    } catch {
      // Nothing of it runs any more.
      return false;
    }
  };
  const deadline = performance.now() + LONGEST_STOP_MS;
  signal('SIGTERM');
  while (signal(0) && performance.now() < deadline) await sleep(50);
  signal('SIGKILL');
}

describe('the commands on the pages', () => {
  it('are all either run by this test, or say why not', () => {
    const unmarked = blocks.filter(({ fate }) => fate.kind === 'unmarked').map(({ page, line }) => `${page}:${line}`);
    expect(unmarked).toEqual([]);
    const reasons = blocks.flatMap(({ fate }) => (fate.kind === 'not-run' ? [fate.reason] : []));
    expect(reasons.filter((reason) => !Object.hasOwn(REASONS, reason))).toEqual([]);
    expect(runnable.size).toBeGreaterThan(5);
  });

  it.each(mentioned)('$page: the command line takes “$command”', ({ command }) => {
    const ignore = () => undefined;
    const argv = command.split(/ +/).map((word) => word.replaceAll('"', ''));
    expect(parseCommandLine({ argv, env: {} }, { out: ignore, err: ignore, width: 80 })).toBeDefined();
  });

  // Two at a time: each waits half of its time for its servers, more would disturb each other's figures.
  const inTurn = pLimit(2);

  it.concurrent.for([...runnable])(
    '%s: run as written in a fresh clone, they end as the page says',
    { timeout: 300_000 },
    ([, pageBlocks], { onTestFinished }) =>
      inTurn(async () => {
        const onFreePorts = await findPorts();
        const folder = await mkdtemp(join(tmpdir(), 'throughput-gate-page-'));
        onTestFinished(() => rm(folder, { recursive: true, force: true }));
        const child = spawn('bash', ['-c', onFreePorts(scriptOf(pageBlocks))], {
          cwd: await makeClone(folder, onFreePorts),
          detached: true,
          // The machine's lock lies in TMPDIR: a page doesn't wait for others that launch servers.
          env: { ...process.env, NO_COLOR: '1', TMPDIR: folder },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        onTestFinished(() => endGroup(child));
        let output = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding('utf8').on('data', (text: string) => {
            output += text;
          });
        }
        const [exitCode] = await once(child, 'exit');
        expect({ exitCode, output: exitCode === 0 ? '' : output }).toEqual({ exitCode: 0, output: '' });
      }),
  );
});
