import type { Session } from '../../measure/session.ts';
import type { ImportedSession } from '../imported-session.ts';

/** One JSON value of a file: the file itself, or a line of a JSONL file. */
export type JsonRecord = {
  readonly value: unknown;
  /** 1-based line of a JSONL file; null = the whole file. */
  readonly line: number | null;
  /** 0-based place in a file that is one list of records. */
  readonly index?: number;
};

/** A result file as it came in. */
export type ResultFile = {
  readonly path: string;
  readonly text: string;
  /** Its value where the whole text is JSON, else undefined. */
  readonly json: unknown;
  /** The file's JSON values, a line each or one; empty for CSV. */
  readonly records: readonly JsonRecord[];
};

/**
 * One tool's format. A new tool is one file beside this one and one line in `import-results.ts`.
 */
export type Importer = {
  /** For people and for `ImportedSession.tool`. */
  readonly tool: string;
  /** The `schema` that its files begin with: found without parsing the whole file. */
  readonly schema?: string;
  /** By content, never by name; must not throw. */
  readonly recognises: (file: ResultFile) => boolean;
  /**
   * The file's sessions.
   * @param whole takes an own result as it was measured, with what only we record
   * @throws GateError `bad-result` with path and place
   */
  readonly read: (file: ResultFile, whole?: (session: Session) => void) => ImportedSession[];
  /** Whether the file itself names sessions; if not, all files of a side become the trials of one session. */
  readonly namesSessions: boolean;
};

/** The elements of a file that is one JSON list, each a record; the file's records where it is none. */
export function listRecords({ json, records }: ResultFile): readonly JsonRecord[] {
  return Array.isArray(json) ? json.map((value: unknown, index) => ({ value, line: null, index })) : records;
}

/** Whether a value is an object with all these keys: for recognising formats. */
export function hasMembers(json: unknown, ...keys: readonly string[]): boolean {
  return typeof json === 'object' && json !== null && keys.every((key) => Object.hasOwn(json, key));
}
