import type { ImportedSession } from '../imported-session.ts';

/** A result file as it came in; `json` is its value where the whole text is JSON, else undefined. */
export type ResultFile = { readonly path: string; readonly text: string; readonly json: unknown };

/**
 * One tool's format. A new tool is one file beside this one and one line in `import-results.ts`.
 */
export type Importer = {
  /** For people and for `ImportedSession.tool`. */
  readonly tool: string;
  /** By content, never by name; must not throw. */
  readonly recognises: (file: ResultFile) => boolean;
  /**
   * The file's sessions.
   * @throws GateError `bad-result` with path and place
   */
  readonly read: (file: ResultFile) => ImportedSession[];
  /** Whether the file itself names sessions; if not, all files of a side become the trials of one session. */
  readonly namesSessions: boolean;
};

/** A member of a JSON object, undefined for anything else: for recognising formats. */
export function memberOf(json: unknown, key: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, key)
    ? (json as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
