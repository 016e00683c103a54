import { join, normalize, relative } from 'node:path';
import { z } from 'zod';
import { GateError } from '../gate-error.ts';
import { type FileKind, parseVersioned } from '../measure/parse-versioned.ts';
import { readTextFile } from '../read-text-file.ts';
import { RECORD_FILE } from '../session-folders.ts';
import { tryToWrite } from './write-documents.ts';

/** Which result files a gate's verdict rests on, as paths. */
export type RunRecord = {
  /** The first session's, then those of relaunched servers. */
  readonly current: readonly string[];
  /** Of the A/B that settled it, each side in the order of its launches; null = there was none. */
  readonly ab: AbResults | null;
};

export type AbResults = { readonly reference: readonly string[]; readonly candidate: readonly string[] };

const KIND: FileKind = {
  what: 'record',
  schema: 'throughput-gate/record',
  version: 1,
  code: 'bad-result',
  remedy: 'Name the result files one by one, or measure again.',
};

/** Not out of the folder: the file may come from an artifact that anybody could have made. */
const file = z.string().refine((path) => !/^(\.\.|\/)/.test(normalize(path)), 'expected a path in this folder');
const files = z.array(file).min(1);
const RECORD = z.object({
  schema: z.literal(KIND.schema),
  version: z.literal(KIND.version),
  current: files,
  ab: z.object({ reference: files, candidate: files }).nullable(),
});

/**
 * Writes `record.json` where more than `result.json` decided, so that `judge` of the folder gives the same verdict.
 * Returns all files that it takes for that, none where they couldn't be told.
 */
export async function writeRecord(
  out: string,
  { current, ab }: RunRecord,
): Promise<{ readonly evidence: readonly string[]; readonly warnings: readonly string[] }> {
  if (current.length === 1 && ab === null) return { evidence: current, warnings: [] };
  const told = (paths: readonly string[]) => paths.map((path) => relative(out, path));
  const sides = ab === null ? null : { reference: told(ab.reference), candidate: told(ab.candidate) };
  const record = { schema: KIND.schema, version: KIND.version, current: told(current), ab: sides };
  const { path, warning } = await tryToWrite(join(out, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
  if (path === null) return { evidence: [], warnings: warning === null ? [] : [warning] };
  return { evidence: [path, ...current, ...(ab === null ? [] : [...ab.reference, ...ab.candidate])], warnings: [] };
}

/**
 * What the run in a folder rests on: its record, else its one result.
 * @throws GateError `bad-result` for a record that can't be read
 */
export async function readRecord(folder: string): Promise<RunRecord> {
  const path = join(folder, RECORD_FILE);
  const found = await readTextFile(path);
  if (found.kind !== 'text') {
    if (found.kind === 'absent') return { current: [join(folder, 'result.json')], ab: null };
    throw new GateError('bad-result', `can't read ${path}: ${found.why}`, KIND.remedy, found);
  }
  const { current, ab } = parseVersioned(found.text, path, KIND, RECORD);
  const placed = (names: readonly string[]) => names.map((name) => join(folder, name));
  const sides = ab === null ? null : { reference: placed(ab.reference), candidate: placed(ab.candidate) };
  return { current: placed(current), ab: sides };
}
