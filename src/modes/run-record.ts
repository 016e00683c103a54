import { join, normalize, relative } from 'node:path';
import { z } from 'zod';
import { GateError } from '../gate-error.ts';
import type { AbPlan } from '../judge/ab-plan.ts';
import { type FileKind, parseVersioned } from '../measure/parse-versioned.ts';
import { readTextFile } from '../read-text-file.ts';
import { RECORD_FILE } from '../session-folders.ts';
import { tryToWrite } from './write-documents.ts';

/** What a run's verdict rests on: its result files as paths, and how they were judged. */
export type RunRecord = {
  readonly mode: 'gate' | 'confirm' | 'ab';
  /** The first session's, then those of relaunched servers; the candidate's of an A/B. */
  readonly current: readonly string[];
  /** The A/B that was the run, or that settled a gate; null = there was none. */
  readonly ab: RecordedAb | null;
};

export type RecordedAb = {
  /** The looks that were planned, in trials a side. */
  readonly looks: readonly number[];
  readonly launches: AbPlan['launches']['kind'];
  /** Each side in the order of its launches. */
  readonly reference: readonly string[];
  readonly candidate: readonly string[];
};

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
  mode: z.enum(['gate', 'confirm', 'ab']),
  current: files,
  ab: z
    .object({
      looks: z.array(z.int().min(1)).min(1),
      launches: z.enum(['alternating', 'side-by-side']),
      reference: files,
      candidate: files,
    })
    .nullable(),
});

/**
 * Writes `record.json` where `result.json` alone doesn't tell it all, so that `judge` of the folder gives the same
 * verdict. Returns all files that it takes for that, none where they couldn't be told.
 */
export async function writeRecord(
  out: string,
  record: RunRecord,
): Promise<{ readonly evidence: readonly string[]; readonly warnings: readonly string[] }> {
  const { mode, current, ab } = record;
  if (mode === 'gate' && current.length === 1 && ab === null) return { evidence: current, warnings: [] };
  const told = movePaths(record, (path) => relative(out, path));
  const text = `${JSON.stringify({ schema: KIND.schema, version: KIND.version, ...told }, null, 2)}\n`;
  const { path, warning } = await tryToWrite(join(out, RECORD_FILE), text);
  if (path === null) return { evidence: [], warnings: warning === null ? [] : [warning] };
  const files = [path, ...current, ...(ab === null ? [] : [...ab.reference, ...ab.candidate])];
  return { evidence: [...new Set(files)], warnings: [] };
}

/**
 * What the run in a folder rests on: its record, else its one result against the baseline.
 * @throws GateError `bad-result` for a record that can't be read
 */
export async function readRecord(folder: string): Promise<RunRecord> {
  const path = join(folder, RECORD_FILE);
  const found = await readTextFile(path);
  if (found.kind === 'text') {
    const { mode, current, ab } = parseVersioned(found.text, path, KIND, RECORD);
    return movePaths({ mode, current, ab }, (name) => join(folder, name));
  }
  if (found.kind === 'absent') return { mode: 'gate', current: [join(folder, 'result.json')], ab: null };
  throw new GateError('bad-result', `can't read ${path}: ${found.why}`, KIND.remedy, found);
}

function movePaths({ mode, current, ab }: RunRecord, move: (path: string) => string): RunRecord {
  const moved = ab === null ? null : { ...ab, reference: ab.reference.map(move), candidate: ab.candidate.map(move) };
  return { mode, current: current.map(move), ab: moved };
}
