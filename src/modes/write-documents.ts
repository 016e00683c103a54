import { GateError } from '../gate-error.ts';
import type { Document } from '../report/document.ts';
import { renderComment, renderSummary } from '../report/render-markdown.ts';
import { writeWhole } from '../write-whole.ts';

export type WrittenDocuments = {
  /** null = could not be written. */
  readonly comment: string | null;
  readonly summary: string | null;
  readonly warnings: readonly string[];
};

/** Writes comment.md and summary.md. They are for reading: one that can't be written is a warning. */
export async function writeDocuments(
  document: Document,
  paths: { readonly comment: string; readonly summary: string },
): Promise<WrittenDocuments> {
  const comment = await tryToWrite(paths.comment, renderComment(document));
  const summary = await tryToWrite(paths.summary, renderSummary(document));
  const warnings = [comment, summary].flatMap(({ warning }) => (warning === null ? [] : [warning]));
  return { comment: comment.path, summary: summary.path, warnings };
}

/** The path of the written file, or why there is none. */
export async function tryToWrite(path: string, text: string): Promise<{ path: string | null; warning: string | null }> {
  try {
    await writeWhole(path, text);
    return { path, warning: null };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { path: null, warning: `${error.message}; the run stands without it. ${error.remedy}` };
  }
}
