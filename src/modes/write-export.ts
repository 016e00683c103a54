import { join } from 'node:path';
import type { RunVerdict } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import { type ExportFormat, renderExport } from '../report/export/render-export.ts';
import { tryToWrite } from './write-documents.ts';

/** `--format`: one more file in the output folder, for dashboards that are there already; a warning where it can't be. */
export async function writeExport(
  out: string,
  format: ExportFormat,
  source: { readonly session: Session | null; readonly verdict: RunVerdict | null },
): Promise<readonly string[]> {
  const { name, text } = renderExport(format, { session: source.session, verdict: source.verdict });
  const { warning } = await tryToWrite(join(out, name), text);
  return warning === null ? [] : [warning];
}
