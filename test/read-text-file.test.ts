import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTextFile } from '../src/read-text-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-text-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
writeFileSync(at('text'), '\ufeffé\n');
writeFileSync(at('binary'), Buffer.from([0x61, 0x0a, 0x62, 0x0a, 0xff, 0x00, 0xfe]));
writeFileSync(at('utf-16'), Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('{"a": 1}', 'utf16le')]));
mkdirSync(at('folder'));
const pipes = (() => {
  try {
    execFileSync('mkfifo', [at('pipe')]);
    return true;
  } catch {
    return false;
  }
})();

describe('a file that a person names', () => {
  it('is read whole, a byte order mark with it', async () => {
    expect(await readTextFile(at('text'))).toEqual({ kind: 'text', text: '\ufeffé\n' });
  });

  it('may not be there', async () => {
    expect(await readTextFile(at('none'))).toMatchObject({ kind: 'absent', why: 'ENOENT' });
  });

  it.each([
    ['folder', 'a folder, not a file'],
    ['text/below', 'ENOTDIR'],
    ['binary', 'not UTF-8 text (line 3)'],
    ['utf-16', 'UTF-16 text; save it as UTF-8'],
  ])('is no text where it is a %s', async (name, why) => {
    expect(await readTextFile(at(name))).toMatchObject({ kind: 'unreadable', why });
  });

  it.runIf(process.platform === 'linux').each(['/dev/zero', '/dev/null', '/dev/random'])(
    '%s is a device and never read',
    async (path) => {
      expect(await readTextFile(path)).toMatchObject({ kind: 'unreadable', why: 'a device, not a file' });
    },
  );

  it.runIf(pipes)('is not waited for where it is a pipe without a writer (needs mkfifo)', async () => {
    expect(await readTextFile(at('pipe'))).toMatchObject({ kind: 'unreadable', why: 'a pipe, not a file' });
  });

  it('is refused by its size, known or not', async () => {
    writeFileSync(at('large'), 'x'.repeat(3_000_000));
    const wanted = { kind: 'unreadable', why: 'larger than 2 MB' };
    expect(await readTextFile(at('large'), 2_000_000)).toMatchObject(wanted);
  });
});
