import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, put } from '../modes/run-options.ts';

const CLI = join(import.meta.dirname, '../../src/cli.ts');
const FAULT = join(import.meta.dirname, '../../src/end-on-fault.ts');

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

const JUDGE = 'judge --reference reference.json --current current.json';

/** Runs a command line of the shell, in which GATE is the program, in a folder with results to judge. */
async function shell(line: string, current: number) {
  const folder = await makeFolder();
  await put(`${folder}/reference.json`, figures(1));
  await put(`${folder}/current.json`, figures(current));
  // A comment that can't be written is a warning on stderr.
  mkdirSync(join(folder, 'throughput-gate-out/comment.md/in-the-way'), { recursive: true });
  const gate = `"${process.execPath}" "${CLI}"`;
  const script = `set -o pipefail; ${line.replaceAll('GATE', gate)}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
  const path = join(folder, 'throughput-gate-out/verdict.json');
  const verdict = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).verdict : null;
  return { status, stdout, stderr, verdict };
}

const mayMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

describe.runIf(existsSync('/dev/full'))('on a full disk', () => {
  it('what is printed may be lost: the exit code is that of the written verdict', async () => {
    expect(await shell(`GATE ${JUDGE} >/dev/full 2>&1`, 1.001)).toMatchObject({ status: 0, verdict: 'pass' });
    const lost = await shell(`GATE ${JUDGE} >/dev/full`, 0.7);
    expect(lost).toMatchObject({ status: 1, verdict: 'regressed' });
    expect(lost.stderr).toContain('warning: stdout could not be written (ENOSPC)');
    expect(lost.stderr).not.toContain('    at ');
    const mute = await shell(`GATE ${JUDGE} 2>/dev/full`, 0.7);
    expect(mute).toMatchObject({ status: 1, verdict: 'regressed', stdout: expect.stringContaining('Regressed') });
  });

  it('an answer that only stdout would have held is exit code 2', async () => {
    const { status, stderr, verdict } = await shell(`GATE ${JUDGE} --json >/dev/full`, 0.7);
    expect([status, verdict]).toEqual([2, 'regressed']);
    expect(stderr).toContain("throughput-gate: write-failed: can't write to stdout: ENOSPC");
    expect((await shell('GATE --help >/dev/full', 1)).status).toBe(2);
    expect((await shell('GATE doctor --url http://127.0.0.1:9 --ready-timeout 1s >/dev/full', 1)).status).toBe(2);
  });

  it.runIf(mayMount)('an answer that is cut off is exit code 2, too', async () => {
    // A disk of one page, of which 96 bytes are left.
    const room = 'mount -t tmpfs -o size=4k tmpfs room && head -c 4000 /dev/zero >room/answer';
    const line = `unshare -m bash -c 'mkdir room; ${room}; GATE ${JUDGE} --json >>room/answer; echo $? $(stat -c %s room/answer)'`;
    const { stdout, stderr } = await shell(line, 0.7);
    expect(stdout.trim()).toBe('2 4096');
    expect(stderr).toContain("write-failed: can't write to stdout: ENOSPC");
  });

  it('a mistake that nobody can be told of is exit code 2', async () => {
    expect((await shell('GATE gat 2>/dev/full', 1)).status).toBe(2);
  });
});

it('a reader that has gone changes no exit code and is no news', async () => {
  const help = await shell('{ sleep 0.2; GATE --help; } | true', 1);
  expect([help.status, help.stderr]).toEqual([0, '']);
  const judged = await shell(`{ sleep 0.2; GATE ${JUDGE} --json; } | true`, 0.7);
  expect(judged).toMatchObject({ status: 1, verdict: 'regressed' });
  expect(judged.stderr).not.toContain('EPIPE');
});

describe('an error that nobody has caught', () => {
  const say = "(fault) => { console.log('told', fault.message); return 2; }";
  it.each([
    { how: 'is thrown later', explain: say, code: "setTimeout(() => { throw new Error('it') })", said: 'told it\n' },
    {
      how: 'is rejected',
      explain: say,
      code: "Promise.reject(new Error('it')); setTimeout(() => {}, 9e6)",
      said: 'told it\n',
    },
    { how: 'ends the module', explain: say, code: "await Promise.reject(new Error('it'))", said: 'told it\n' },
    { how: 'can’t be explained', explain: '() => { throw 1; }', code: 'setTimeout(() => { throw 0 })', said: '' },
    {
      how: 'can’t be explained later',
      explain: 'async () => { throw 1; }',
      code: 'setTimeout(() => { throw 0 })',
      said: '',
    },
    {
      how: 'brings another',
      explain: '() => new Promise(() => setTimeout(() => { throw 1; }))',
      code: 'setTimeout(() => { throw 0 })',
      said: '',
    },
  ])('is never exit code 1 where it $how', ({ explain, code, said }) => {
    const module = `const { endOnFault } = await import(${JSON.stringify(FAULT)}); endOnFault(${explain}); ${code};`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', module], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([2, said]);
  });
});
