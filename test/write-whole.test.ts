import { execFile } from 'node:child_process';
import { lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWhole } from '../src/write-whole.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('writeWhole', () => {
  it('replaces the file and leaves nothing else behind', async () => {
    const path = join(folder, 'a.json');
    await writeWhole(path, 'old');
    await writeWhole(path, 'new');
    expect(await readFile(path, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['a.json']);
  });

  it('makes the folders on the way', async () => {
    const path = join(folder, 'x/y/a.json');
    await writeWhole(path, 'text');
    expect(await readFile(path, 'utf8')).toBe('text');
  });

  it('keeps writers of the same file apart: one of them wins whole', async () => {
    const path = join(folder, 'a.json');
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000));
    await Promise.all(texts.map((text) => writeWhole(path, text)));
    expect(texts).toContain(await readFile(path, 'utf8'));
    expect(await readdir(folder)).toEqual(['a.json']);
  });

  it.each([
    ['a folder in the place of the file', '.'],
    ['a file in the place of the folder', 'file/a.json'],
  ])('says what it could not write: %s', async (_, name) => {
    await writeFile(join(folder, 'file'), 'kept');
    await expect(writeWhole(join(folder, name), 'text')).rejects.toMatchObject({
      code: 'write-failed',
      message: expect.stringContaining(folder),
      remedy: expect.stringMatching(/folder/),
    });
    expect(await readFile(join(folder, 'file'), 'utf8')).toBe('kept');
    expect(await readdir(folder)).toEqual(['file']);
  });

  // A limit on file size fails in the middle of a write, as a full disk does, and needs neither root nor a mount.
  it.runIf(process.platform !== 'win32')('keeps the previous file when the disk is full', async () => {
    const path = join(folder, 'baseline.json');
    await writeFile(path, 'previous');
    const module = join(import.meta.dirname, '../src/write-whole.ts');
    const script = `import(${JSON.stringify(module)}).then(({ writeWhole }) => writeWhole(${JSON.stringify(path)}, 'x'.repeat(1e6)))
      .then(() => console.log('written'), (error) => console.log(error.code, error.message));`;
    const limited = `trap '' XFSZ; ulimit -f 8; exec "$0" -e "$1"`;
    const { stdout } = await promisify(execFile)('sh', ['-c', limited, process.execPath, script]);
    expect(stdout).toMatch(/^write-failed can't write .*baseline\.json: EFBIG; what was there before is untouched/);
    expect(await readFile(path, 'utf8')).toBe('previous');
    expect(await readdir(folder)).toEqual(['baseline.json']);
  });

  it('writes through a link: the file that it names is replaced, the link stays', async () => {
    await writeFile(join(folder, 'real.json'), 'old');
    await symlink('real.json', join(folder, 'link.json'));
    await writeWhole(join(folder, 'link.json'), 'new');
    expect(await readFile(join(folder, 'real.json'), 'utf8')).toBe('new');
    expect((await lstat(join(folder, 'link.json'))).isSymbolicLink()).toBe(true);
  });
});
