import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Ending } from '../../src/ending.ts';
import { NO_ACCEPTANCE } from '../../src/github/acceptance.ts';
import { keepForLater } from '../../src/github/rejudge.ts';
import { findCachedResult, type ResultCache } from '../../src/github/result-cache.ts';
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
    ...changed,
  };
  return keepForLater(ending, {
    baseSide: null,
    acceptance: NO_ACCEPTANCE,
    notes: [],
    configurationFile: null,
    cache,
    cachedResult: null,
  });
}

it('keeps a verdict’s only session for label events', async () => {
  await keep({});
  expect(await findCachedResult(cache)).toContain('commit');
});

it('keeps nothing where more than that session decided, not even an earlier attempt’s result', async () => {
  await keep({});
  await keep({ restsOnMore: true });
  expect(await findCachedResult(cache)).toBeNull();
});

it('keeps nothing of an interrupted run', async () => {
  await keep({ exitCode: 130 });
  expect(await findCachedResult(cache)).toBeNull();
});
