import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { askGit, runGit } from '../src/run-git.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-git-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('git', () => {
  it('answers on stdout, and reads what it is given', async () => {
    const { code, stdout } = await runGit(folder, ['hash-object', '--stdin'], { input: 'a\n' });
    expect([code, stdout.toString()]).toEqual([0, '78981922613b2afb6025042ff6bd878ac1994e85\n']);
  });

  it('says why not: an exit code and its words, and null to whoever asks', async () => {
    expect(await runGit(folder, ['rev-parse', 'HEAD'])).toMatchObject({
      code: 128,
      stderr: expect.stringContaining('not a git repository'),
    });
    expect(await askGit(folder, ['rev-parse', 'HEAD'])).toBeNull();
  });

  it('has no exit code where it is ended at a limit', async () => {
    const { code, stderr } = await runGit(folder, ['help', '-a'], { mostBytes: 10 });
    expect([code, stderr]).toEqual([null, expect.stringContaining('maxBuffer')]);
    expect(await askGit(folder, ['help', '-a'], { mostBytes: 10 })).toBeNull();
  });
});
