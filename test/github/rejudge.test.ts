import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Ending } from '../../src/ending.ts';
import { NO_ACCEPTANCE } from '../../src/github/acceptance.ts';
import { keepForLater } from '../../src/github/rejudge.ts';
import { findKept, type ResultCache, restore } from '../../src/github/result-cache.ts';
import type { Surroundings } from '../../src/github/surroundings.ts';
import { REPORTS } from '../report/builders.ts';

let folder = '';
let cache: ResultCache;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rejudge-'));
  cache = { folder: join(folder, 'cache'), key: 'commit' };
  await writeFile(join(folder, 'result.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true }));

function keep(changed: Partial<Ending>): Promise<void> {
  const none = { verdict: null, comment: null, summary: null, report: null, baseline: null };
  const ending: Ending = {
    exitCode: 1,
    verdict: REPORTS.regressed.verdict,
    session: null,
    document: { title: '', headline: '', next: { advice: '', command: null }, blocks: [] },
    files: { ...none, result: join(folder, 'result.json') },
    warnings: [],
    evidence: [join(folder, 'result.json')],
    ...changed,
  };
  return keepForLater(ending, surroundings(), folder);
}

const surroundings = (): Surroundings => ({
  baseSide: null,
  acceptance: NO_ACCEPTANCE,
  notes: [],
  configurationFile: null,
  cache,
  kept: null,
});

it('keeps what a verdict rests on for label events, and puts it in the place of an earlier run’s', async () => {
  const further = join(folder, 'session-2', 'result.json');
  await mkdir(join(folder, 'session-2'));
  await writeFile(further, '{"second":true}');
  await keep({ evidence: [join(folder, 'result.json'), further] });
  const kept = await findKept(cache);
  const out = join(folder, 'out');
  await mkdir(out);
  await writeFile(join(out, 'record.json'), 'of another run');
  await restore(kept ?? '', out);
  expect((await readdir(out)).sort()).toEqual(['result.json', 'session-2']);
  expect(await readFile(join(out, 'session-2', 'result.json'), 'utf8')).toBe('{"second":true}');
});

it('keeps nothing where not all of it could be told, not even what an earlier attempt kept', async () => {
  await keep({});
  expect(await findKept(cache)).toContain('commit');
  await keep({ evidence: [] });
  expect(await findKept(cache)).toBeNull();
});

it('keeps all or nothing', async () => {
  await keep({ evidence: [join(folder, 'result.json'), join(folder, 'session-2', 'result.json')] });
  expect(await findKept(cache)).toBeNull();
  expect(await readdir(cache.folder)).toEqual([]);
});

it('keeps nothing of an interrupted run', async () => {
  await keep({ exitCode: 130 });
  expect(await findKept(cache)).toBeNull();
});
