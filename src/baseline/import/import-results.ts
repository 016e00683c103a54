import { GateError } from '../../gate-error.ts';
import { type FileKind, parseJson } from '../../measure/parse-versioned.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { ImportedSession } from '../imported-session.ts';
import { genericCsv } from './generic-csv.ts';
import { genericJson } from './generic-json.ts';
import { own } from './own.ts';
import { type Importer, memberOf, type ResultFile } from './result-file.ts';

/** Every format that is read, the first that recognises a file wins. */
const IMPORTERS: readonly Importer[] = [own, genericJson, genericCsv];

const ANY_FILE: FileKind = {
  what: 'result',
  schema: '',
  version: 0,
  code: 'bad-result',
  remedy: `Give a result of one of: ${[...new Set(IMPORTERS.map((importer) => importer.tool))].join(', ')} (JSON or CSV).`,
};

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // Not JSON as a whole: CSV, or a line of JSON each; what can't be recognised is parsed again for its error.
    return undefined;
  }
}

function refuseUnknown({ path, text, json }: ResultFile): GateError {
  // Throws with the place when the text is empty or begins like JSON and isn't.
  if (json === undefined && /^\s*($|[[{])/.test(text)) parseJson(text, path, ANY_FILE);
  const schema = memberOf(json, 'schema');
  const found = schema === undefined ? 'no known format' : `schema ${JSON.stringify(schema).slice(0, 80)}`;
  return new GateError('bad-result', `${path}: not a result file: found ${found}`, ANY_FILE.remedy);
}

type Imported = { readonly importer: Importer; readonly sessions: readonly ImportedSession[] };

function importFile({ path, text }: { readonly path: string; readonly text: string }): Imported {
  const file: ResultFile = { path, text, json: tryJson(text) };
  const importer = IMPORTERS.find((each) => each.recognises(file));
  if (importer === undefined) throw refuseUnknown(file);
  return { importer, sessions: importer.read(file) };
}

/**
 * Sessions that are one: the same generic id in several files, or all files of a tool that names no sessions. Own
 * results are never merged: the same id twice is the same file twice.
 */
function mergeKey(importer: Importer, { session, environment }: ImportedSession, place: number): string {
  if (importer === own) return `own ${place}`;
  return canonicalJson([importer.tool, importer.namesSessions ? session.id : null, environment, session.workload]);
}

function merge(into: ImportedSession, more: ImportedSession): ImportedSession {
  return {
    ...into,
    units: { ...into.units, ...more.units },
    session: { ...into.session, trials: [...into.session.trials, ...more.session.trials] },
    problems: [...into.problems, ...more.problems],
    notes: [...into.notes, ...more.notes],
  };
}

/**
 * Result files of one side → sessions, in the order given. The format is found by content.
 * @throws GateError `bad-result` with file and line
 */
export function importResults(files: readonly { readonly path: string; readonly text: string }[]): ImportedSession[] {
  const merged = new Map<string, ImportedSession>();
  for (const { importer, sessions } of files.map(importFile)) {
    for (const session of sessions) {
      const key = mergeKey(importer, session, merged.size);
      const before = merged.get(key);
      merged.set(key, before === undefined ? session : merge(before, session));
    }
  }
  return [...merged.values()];
}
