import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseVerdict } from '../../src/judge/parse-verdict.ts';
import { sessionOf } from '../baseline/session-of.ts';
import { runHere } from '../support/run-in-process.ts';
import { makeFolder, put } from './run-options.ts';

async function judge(reference: readonly string[], current: readonly string[]) {
  const folder = await makeFolder();
  const write = (ids: readonly string[], side: string) =>
    Promise.all(ids.map((id, at) => put(join(folder, side, `${at}.json`), sessionOf(id))));
  const [before, now] = [await write(reference, 'reference'), await write(current, 'current')];
  const out = join(folder, 'out');
  const finished = await runHere(['judge', '--reference', ...before, '--current', ...now, '--out', out]);
  const path = join(out, 'verdict.json');
  const read = async () => parseVerdict(await readFile(path, 'utf8'), path);
  return { ...finished, read };
}

it('never passes a session against itself: there is nothing to compare it with', async () => {
  const { exitCode, stdout, read } = await judge(['a'], ['a']);
  const { verdict, reasons } = await read();
  expect([exitCode, verdict]).toEqual([2, 'no-baseline']);
  expect(reasons.map(({ code }) => code)).toEqual(['only-itself']);
  expect(stdout).not.toContain('throughput-gate refresh');
});

it('leaves the judged session out of a baseline that holds others, and says so', async () => {
  const { read } = await judge(['a', 'b', 'c'], ['c']);
  const { verdict, notes, cells } = await read();
  expect([verdict, cells.find(({ gated }) => gated)?.baselineSessions]).toEqual(['pass', 2]);
  expect(notes).toContainEqual(expect.stringContaining('left out'));
});

it('refuses a copy of a session: it is no second measurement', async () => {
  const { exitCode, stderr } = await judge(['a'], ['b', 'b']);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/are the same session, b[\s\S]*independent evidence/);
});
