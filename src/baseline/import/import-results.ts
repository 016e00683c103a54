import { GateError } from '../../gate-error.ts';
import { valueAt } from '../../json-value.ts';
import { type FileKind, parseJson } from '../../measure/parse-versioned.ts';
import type { Session } from '../../measure/session.ts';
import { canonicalJson } from '../../suite/canonical-json.ts';
import type { ImportedSession } from '../imported-session.ts';
import { aiperf } from './aiperf.ts';
import { aiperfCsv } from './aiperf-csv.ts';
import { aiperfRecords } from './aiperf-records.ts';
import { companions } from './companions.ts';
import { customBenchmark } from './custom-benchmark.ts';
import { evalscope } from './evalscope.ts';
import { genaiBench } from './genai-bench.ts';
import { genericCsv } from './generic-csv.ts';
import { genericJson } from './generic-json.ts';
import { guidellm } from './guidellm.ts';
import { inferencePerf, inferencePerfServer } from './inference-perf.ts';
import { inferencex } from './inferencex.ts';
import { llamaBench } from './llama-bench.ts';
import { llamaBenchy } from './llama-benchy.ts';
import { mergeToolFiles } from './merge-sessions.ts';
import { own } from './own.ts';
import { quotePythonNumbers, tryPythonJson } from './python-json.ts';
import type { Importer, JsonRecord, ResultFile } from './result-file.ts';
import { sglangBench } from './sglang-bench.ts';
import { vllmBench } from './vllm-bench.ts';

/** Every format that is read, the first that recognises a file wins. */
const IMPORTERS: readonly Importer[] = [
  own,
  genericJson,
  genericCsv,
  vllmBench,
  inferencex,
  sglangBench,
  guidellm,
  aiperf,
  aiperfCsv,
  aiperfRecords,
  inferencePerf,
  inferencePerfServer,
  genaiBench,
  evalscope,
  llamaBenchy,
  llamaBench,
  customBenchmark,
  companions,
];

const ANY_FILE: FileKind = {
  what: 'result',
  schema: '',
  version: 0,
  code: 'bad-result',
  remedy: `Give a result of one of: ${[...new Set(IMPORTERS.map((importer) => importer.tool))].join(', ')} (JSON or CSV).`,
};

/**
 * The JSON values of a text: itself, or a line each. A text whose first line is no JSON has none.
 * @throws GateError `bad-result` with the line, when a later one isn't JSON
 */
function readRecords(path: string, text: string, json: unknown): JsonRecord[] {
  if (json !== undefined) return [{ value: json, line: null }];
  const lines = text.split(/\r?\n/).map((content, i) => ({ content, line: i + 1 }));
  const filled = lines.filter(({ content }) => content.trim() !== '');
  if (filled.length < 2 || !filled[0]?.content.trimStart().startsWith('{')) return [];
  if (tryPythonJson(filled[0].content) === undefined) return [];
  return filled.map(({ content, line }) => {
    const value = tryPythonJson(content);
    // Parsed again below as many line ends as it stands in the file: for the place in the error.
    if (value === undefined) parseJson(`${'\n'.repeat(line - 1)}${quotePythonNumbers(content)}`, path, ANY_FILE);
    return { value, line };
  });
}

function refuseUnknown({ path, text, json }: ResultFile): GateError {
  // Throws with the place when the text is empty or begins like JSON and isn't.
  if (json === undefined && /^\s*($|[[{])/.test(text)) parseJson(quotePythonNumbers(text), path, ANY_FILE);
  const schema = valueAt(json, 'schema');
  const found = schema === undefined ? 'no known format' : `schema ${JSON.stringify(schema).slice(0, 80)}`;
  return new GateError('bad-result', `${path}: not a result file: found ${found}`, ANY_FILE.remedy);
}

/** One file's sessions and the importer that read them. */
export type ImportedFile = { readonly importer: Importer; readonly sessions: readonly ImportedSession[] };

/** The `schema` of a file of ours, which our writers put first. */
const FIRST_SCHEMA = /^\s*\{\s*"schema"\s*:\s*"([^"\\]*)"/;

function findBySchema(text: string): Importer | undefined {
  const schema = FIRST_SCHEMA.exec(text)?.[1];
  return schema === undefined ? undefined : IMPORTERS.find((each) => each.schema === schema);
}

/**
 * One result file. What it says is complete: its text isn't needed any more.
 * @param whole takes an own result as it was measured
 * @throws GateError `bad-result` with file and line
 */
export function importFile(
  file: { readonly path: string; readonly text: string },
  whole?: (session: Session) => void,
): ImportedFile {
  const { path } = file;
  const text = file.text.replace(/^\uFEFF/, '');
  const named = findBySchema(text);
  // Parsed once: its reader checks the text itself.
  if (named !== undefined)
    return { importer: named, sessions: named.read({ path, text, json: undefined, records: [] }, whole) };
  const json = tryPythonJson(text);
  const read: ResultFile = { path, text, json, records: readRecords(path, text, json) };
  const importer = IMPORTERS.find((each) => each.recognises(read));
  if (importer === undefined) throw refuseUnknown(read);
  return { importer, sessions: importer.read(read, whole) };
}

/** Generic sessions of the same id, environment and workload in several files are one; own results never are. */
function mergeNamed(files: readonly ImportedFile[]): ImportedSession[] {
  const merged = new Map<string, ImportedSession>();
  for (const { importer, sessions } of files) {
    for (const session of sessions) {
      const { environment, session: stated } = session;
      const parts = [importer.tool, stated.id, environment, stated.workload];
      const key = importer === own ? `own ${merged.size}` : canonicalJson(parts);
      const before = merged.get(key);
      merged.set(key, before === undefined ? session : join(before, session));
    }
  }
  return [...merged.values()];
}

function join(into: ImportedSession, more: ImportedSession): ImportedSession {
  return {
    ...into,
    units: { ...into.units, ...more.units },
    session: { ...into.session, trials: [...into.session.trials, ...more.session.trials] },
    problems: [...into.problems, ...more.problems],
    notes: [...into.notes, ...more.notes],
  };
}

/**
 * Files of one side that were imported one by one → sessions: own and generic ones as they name themselves, all files
 * of another tool as the trials of one.
 * @throws GateError `bad-result` for files that don't belong together
 */
export function joinFiles(files: readonly ImportedFile[]): ImportedSession[] {
  const named = files.filter(({ importer }) => importer.namesSessions);
  const others = files.filter(({ importer }) => !importer.namesSessions);
  return [...mergeNamed(named), ...mergeToolFiles(others.flatMap(({ sessions }) => sessions))];
}
