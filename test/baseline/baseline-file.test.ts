import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSession } from '../../src/baseline/add-session.ts';
import { readBaselineFile, writeBaselineFile } from '../../src/baseline/baseline-file.ts';
import { parseBaseline } from '../../src/baseline/parse-baseline.ts';
import { sessionOf } from './session-of.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baseline-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the baseline file', () => {
  it('is null when there is none', async () => {
    expect(await readBaselineFile(join(folder, 'none.json'))).toBeNull();
  });

  it('comes back as it was written', async () => {
    const path = join(folder, '.github/baseline.json');
    const { baseline } = addSession(null, sessionOf('s1'), { replace: false, acceptReason: null });
    await writeBaselineFile(path, baseline);
    expect(parseBaseline((await readBaselineFile(path)) ?? '', path)).toEqual(baseline);
  });

  it('says so when it is a folder', async () => {
    await expect(readBaselineFile(folder)).rejects.toMatchObject({
      code: 'bad-baseline',
      message: expect.stringContaining('a folder, not a file'),
    });
  });
});
