import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeBaselineFile } from '../../src/baseline/baseline-file.ts';
import { runCli } from '../../src/command-line/run-cli.ts';
import { readBaselineVersions } from '../../src/commands/baseline-versions.ts';
import { buildVersions } from '../report/history-builders.ts';
import { makeFolder, put } from './run-options.ts';

const run = promisify(execFile);
const WHO = { GIT_AUTHOR_NAME: 'Kim', GIT_AUTHOR_EMAIL: 'kim@example.org', GIT_COMMITTER_NAME: 'Kim' };
const ENV = { ...process.env, ...WHO, GIT_COMMITTER_EMAIL: 'kim@example.org', GIT_CONFIG_GLOBAL: '/dev/null' };
const versions = buildVersions([1, 0.99, 0.95, 0.93].map((factor) => ({ factor })));

let folder = '';
const git = (...args: string[]) => run('git', ['-C', folder, ...args], { env: ENV });

async function commitBaseline(path: string, at: number, subject = `Refresh ${at}`) {
  const version = versions[at];
  if (version === undefined) throw new Error('no such version');
  await writeBaselineFile(join(folder, path), version.baseline);
  await git('add', '-A');
  await git('commit', '-q', '-m', subject);
}

async function history(...args: string[]) {
  const out = new PassThrough();
  const err = new PassThrough();
  const exitCode = await runCli({
    ...{ argv: ['history', '--out', join(folder, 'out'), ...args], env: {}, stdout: out, stderr: err },
    signal: new AbortController().signal,
    run: () => Promise.reject(new Error('history runs nothing')),
  });
  const text = (stream: PassThrough) => String(stream.read() ?? '');
  return { exitCode, stdout: text(out), stderr: text(err) };
}

beforeEach(async () => {
  folder = await makeFolder();
  await git('init', '-q', '-b', 'main');
});

describe('the versions of a baseline file', () => {
  it('are read from git, oldest first, across a rename, and the one that is not committed last', async () => {
    await commitBaseline('old.json', 0);
    await commitBaseline('old.json', 1, 'Subject with "quotes" and\ttabs');
    await mkdir(join(folder, 'bench'));
    await git('mv', 'old.json', 'bench/baseline.json');
    await git('commit', '-q', '-m', 'Move the baseline');
    await put(join(folder, 'unrelated.txt'), 'x');
    await commitBaseline('bench/baseline.json', 2);
    await writeBaselineFile(join(folder, 'bench/baseline.json'), versions[3]?.baseline as never);
    const read = await readBaselineVersions(join(folder, 'bench/baseline.json'), 'bench/baseline.json');
    const about = read.versions.map(({ commit, author, subject, baseline }) => [
      commit?.length ?? null,
      author,
      subject,
      baseline.environments[0]?.sessions.length,
    ]);
    expect(about).toEqual([
      [40, 'Kim', 'Refresh 0', 1],
      [40, 'Kim', 'Subject with "quotes" and\ttabs', 2],
      [40, 'Kim', 'Move the baseline', 2],
      [40, 'Kim', 'Refresh 2', 3],
      [null, '', '', 4],
    ]);
    expect(read.notes).toEqual([]);
  });

  it('are there after the file was deleted, and where one of them is broken', async () => {
    await commitBaseline('baseline.json', 0);
    await put(join(folder, 'baseline.json'), '{"schema": "throughput-gate/baseline", "vers');
    await git('commit', '-q', '-a', '-m', 'Break it');
    await commitBaseline('baseline.json', 1);
    await rm(join(folder, 'baseline.json'));
    await git('commit', '-q', '-a', '-m', 'Delete it');
    const read = await readBaselineVersions(join(folder, 'baseline.json'), 'baseline.json');
    expect(read.versions.map(({ subject }) => subject)).toEqual(['Refresh 0', 'Refresh 1']);
    expect(read.notes).toEqual([expect.stringMatching(/^left out: baseline\.json at [0-9a-f]{12}:.*not valid JSON/)]);
  });

  it('are few in a shallow clone, and that is said', async () => {
    for (const at of [0, 1, 2]) await commitBaseline('baseline.json', at);
    const clone = join(await makeFolder(), 'clone');
    await run('git', ['clone', '-q', '--depth', '1', `file://${folder}`, clone], { env: ENV });
    const read = await readBaselineVersions(join(clone, 'baseline.json'), 'baseline.json');
    expect(read.versions).toHaveLength(1);
    expect(read.notes.join()).toContain('fetch-depth: 0');
  });

  it('are the file itself outside of a repository', async () => {
    const bare = await makeFolder();
    await writeBaselineFile(join(bare, 'baseline.json'), versions[1]?.baseline as never);
    const read = await readBaselineVersions(join(bare, 'baseline.json'), 'baseline.json');
    expect(read.versions.map(({ commit }) => commit)).toEqual([null]);
    expect(read.notes.join()).toContain('in no git repository');
  });

  it.each(['baseline.json', '.github/baseline.json'])(
    'are refused as what they are where the file isn’t there, in a repository too: %s',
    async (path) => {
      await put(join(folder, 'other.txt'), 'x');
      await git('add', '.');
      await git('commit', '-q', '-m', 'Something else');
      const refusal = await readBaselineVersions(join(folder, path), path).catch((error) => error);
      expect(refusal).toMatchObject({ code: 'no-baseline', message: expect.stringContaining("the file isn't there") });
      expect(refusal.message).not.toContain('in no git repository');
    },
  );

  it('can not be forged by a subject', async () => {
    await commitBaseline('baseline.json', 0, `\u0001${'a'.repeat(40)} forged`);
    const read = await readBaselineVersions(join(folder, 'baseline.json'), 'baseline.json');
    expect(read.versions).toHaveLength(1);
    expect(read.versions[0]?.commit).not.toBe('a'.repeat(40));
  });
});

describe('throughput-gate history', () => {
  it('writes the page and tells what has drifted', async () => {
    for (const at of [0, 1, 2, 3]) await commitBaseline('baseline.json', at);
    const { exitCode, stdout } = await history('--baseline', join(folder, 'baseline.json'));
    expect(exitCode).toBe(0);
    expect(stdout).toContain('4 sessions, 4 versions');
    expect(stdout).toMatch(/output-throughput at C=\d+ has drifted −7\.0 %/);
    const page = await readFile(join(folder, 'out/history.html'), 'utf8');
    expect(page).toContain('Refresh 3');
    expect(page).toContain('id="trend-1-1"');
  });

  it('allows as much as is asked', async () => {
    for (const at of [0, 1, 2, 3]) await commitBaseline('baseline.json', at);
    const path = join(folder, 'baseline.json');
    const { stdout } = await history('--baseline', path, '--tolerance', '10%', '--json');
    expect(JSON.parse(stdout)).toEqual({ page: join(folder, 'out/history.html'), sessions: 4, drifts: [] });
  });

  it('ends with 2 where there is no baseline at all', async () => {
    const { exitCode, stderr } = await history('--baseline', join(folder, 'nothing/baseline.json'));
    expect(exitCode).toBe(2);
    expect(stderr).toContain('no-baseline: ');
  });
});
