import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runHere } from '../../support/run-in-process.ts';
import { FORMATS } from './every-format.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formats-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Judges files, the last of them as the current side, and says what a person sees. */
async function judge(...texts: readonly string[]) {
  const paths = texts.map((_, i) => join(folder, `${i === texts.length - 1 ? 'bad' : `good-${i}`}.txt`));
  await Promise.all(paths.map((path, i) => writeFile(path, texts[i] ?? '')));
  const [reference = ''] = paths;
  const current = texts.length > 2 ? paths.slice(1) : paths.slice(-1);
  const call = ['judge', '--reference', reference, '--current', ...current, '--out', join(folder, 'out')];
  const { exitCode, stdout, stderr } = await runHere(call);
  return { exitCode, said: `${stdout}\n${stderr}`.replaceAll(/\s+/g, ' ') };
}

const cutInHalf = (text: string) => text.slice(0, Math.floor(text.trimEnd().length / 2));
const versioned = FORMATS.filter(({ otherVersion }) => otherVersion !== null);

describe.each(FORMATS)('a file of $name', ({ name, good, notANumber, nothing }) => {
  it('is judged when it is whole', async () => {
    const { exitCode, said } = await judge(good, good);
    expect(said).not.toContain('bad-result');
    // One measurement a side can't fail a check; the verdict itself isn't what is tested here.
    expect([0, 2]).toContain(exitCode);
    expect(said).not.toContain('bad.txt:');
  });

  it('that is cut off ends with 2 and names the place', async () => {
    const { exitCode, said } = await judge(good, cutInHalf(good));
    expect(exitCode).toBe(2);
    expect(said).toMatch(/bad\.txt(:\d+)*: /);
    expect(said).toMatch(/not valid JSON|fields, but the header|number above 0|cut off/);
  });

  it('that is empty ends with 2 and says so', async () => {
    const { exitCode, said } = await judge(good, '');
    expect(exitCode).toBe(2);
    expect(said).toMatch(/bad\.txt: the result file is empty/);
  });

  it.runIf(notANumber !== null)('that holds a NaN ends with 2 and names the place', async () => {
    const { exitCode, said } = await judge(good, notANumber ?? '');
    expect(exitCode).toBe(2);
    expect(said).toMatch(/bad\.txt(:\d+)*: /);
    expect(said).toMatch(/NaN|nan|not valid JSON/);
  });

  it('that completed nothing ends with 2 and says so', async () => {
    const { exitCode, said } = await judge(good, nothing);
    expect(exitCode).toBe(2);
    expect(said, name).toMatch(
      /no request completed|no run|sessions: |no line below|no level was measured|not a result/,
    );
    expect(said).toContain('bad.txt');
  });
});

describe('files of one side', () => {
  it.each(versioned)('of two versions of $name end with 2 and name both', async ({ good, otherVersion }) => {
    const { exitCode, said } = await judge(good, good.replace('"id": "a"', '"id": "b"'), otherVersion ?? '');
    expect(exitCode).toBe(2);
    expect(said).toMatch(/bad\.txt/);
    expect(said).toMatch(/version|good-1\.txt/);
  });
});
