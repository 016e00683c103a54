import { importFile, joinFiles } from '../../src/baseline/import/import-results.ts';
import type { ImportedSession } from '../../src/baseline/imported-session.ts';

/** Result files of one side → sessions, all texts held at once. */
export function importResults(files: readonly { readonly path: string; readonly text: string }[]): ImportedSession[] {
  return joinFiles(files.map((file) => importFile(file)));
}
