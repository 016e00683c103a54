import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RecordedAb, type RunRecord, readRecord, writeRecord } from '../../src/modes/run-record.ts';
import { put } from './run-options.ts';

let out = '';
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'record-'));
});
afterEach(() => rm(out, { recursive: true }));
const at = (...names: string[]) => names.map((name) => join(out, name));

it('comes back as it was written', async () => {
  const record: RunRecord & { ab: RecordedAb } = {
    mode: 'gate',
    current: at('result.json', 'session-2/result.json'),
    ab: {
      looks: [3, 6],
      launches: 'alternating',
      reference: at('ab/launches/1-reference/result.json'),
      candidate: at('ab/launches/2-candidate/result.json'),
    },
  };
  const { evidence, warnings } = await writeRecord(out, record);
  expect(warnings).toEqual([]);
  expect(evidence).toEqual([
    join(out, 'record.json'),
    ...record.current,
    ...record.ab.reference,
    ...record.ab.candidate,
  ]);
  expect(await readRecord(out)).toEqual(record);
  expect(await readFile(join(out, 'record.json'), 'utf8')).not.toContain(out);
});

it('is one result where there is no record, and none is written for it', async () => {
  const [result = ''] = at('result.json');
  expect(await writeRecord(out, { mode: 'gate', current: [result], ab: null })).toEqual({
    evidence: [result],
    warnings: [],
  });
  expect(await readdir(out)).toEqual([]);
  expect(await readRecord(out)).toEqual({ mode: 'gate', current: [result], ab: null });
});

it('is no evidence, with a warning, where it can not be written', async () => {
  await put(join(out, 'record.json', 'in-the-way'), '');
  const { evidence, warnings } = await writeRecord(out, {
    mode: 'gate',
    current: at('result.json', 'session-2/result.json'),
    ab: null,
  });
  expect(evidence).toEqual([]);
  expect(warnings[0]).toContain('record.json');
});

const HEAD = '"schema":"throughput-gate/record","version":1,"mode":"gate"';
it.each([
  [
    'a path out of the folder',
    `{${HEAD},"current":["../other/result.json"],"ab":null}`,
    'expected a path in this folder',
  ],
  ['a hidden way out', `{${HEAD},"current":["session-2/../../x.json"],"ab":null}`, 'expected a path in this folder'],
  ['an absolute path', `{${HEAD},"current":["/etc/passwd"],"ab":null}`, 'expected a path in this folder'],
  ['nothing measured', `{${HEAD},"current":[],"ab":null}`, 'current'],
  [
    'one side only',
    `{${HEAD},"current":["result.json"],"ab":{"looks":[3],"launches":"alternating","reference":["a"]}}`,
    'ab.candidate',
  ],
  ['another file', '{"schema":"throughput-gate/result","version":1}', 'not a record file'],
  ['a cut file', `{${HEAD},"current":`, 'cut off'],
])('is refused with %s', async (_what, text, words) => {
  const path = await put(join(out, 'record.json'), text);
  await expect(readRecord(out)).rejects.toMatchObject({ code: 'bad-result', message: expect.stringContaining(words) });
  await expect(readRecord(out)).rejects.toThrow(path);
});
