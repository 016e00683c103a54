import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPromptFile } from '../../src/suite/read-prompt-file.ts';
import { findSuiteFile, readSuiteFile } from '../../src/suite/read-suite-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'throughput-gate-suite-'));
const present = join(folder, 'suite.yml');
const missing = join(folder, 'none.yml');
writeFileSync(present, 'model: é\n');
afterAll(() => rmSync(folder, { recursive: true }));

describe('reading files', () => {
  it('gives their text', async () => {
    expect(await readSuiteFile(present)).toBe('model: é\n');
    expect(await findSuiteFile(present)).toBe('model: é\n');
    expect(await readPromptFile('p.txt', present)).toEqual({ path: 'p.txt', text: 'model: é\n' });
  });

  it('takes a missing default suite for none, and a missing named one for an error with the way out', async () => {
    expect(await findSuiteFile(missing)).toBeNull();
    await expect(readSuiteFile(missing)).rejects.toMatchObject({
      code: 'bad-suite',
      message: `${missing}: no such suite file`,
      remedy: expect.stringContaining('throughput-gate init'),
    });
  });

  it('says when a prompt file is missing, and when a path is a folder', async () => {
    await expect(readPromptFile('p.txt', missing)).rejects.toMatchObject({
      code: 'bad-prompts',
      message: 'p.txt: no such prompt file',
    });
    await expect(readPromptFile('p.txt', folder)).rejects.toMatchObject({
      code: 'bad-prompts',
      message: "p.txt: can't be read (a folder, not a file)",
    });
    await expect(findSuiteFile(folder)).rejects.toMatchObject({ code: 'bad-suite' });
  });
});
