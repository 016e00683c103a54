import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../src/make-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'make-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('making a folder', () => {
  it('makes those above it too, and minds none that is there', () => {
    makeFolder(join(folder, 'a/b/c'));
    makeFolder(join(folder, 'a/b/c'));
    expect(existsSync(join(folder, 'a/b/c'))).toBe(true);
  });

  it('says that a file is in the way', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST');
    expect(() => makeFolder(join(folder, 'file/below/it'))).toThrow('ENOTDIR');
  });

  it.runIf(process.platform === 'linux').each(['/proc/x', '/proc/x/y', '/proc/self/x/y'])(
    'ends with an error at %s, where nobody can make one',
    (path) => {
      expect(() => makeFolder(path)).toThrow('ENOENT');
    },
  );
});
