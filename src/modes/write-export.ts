import { join } from 'node:path';
import type { RunVerdict } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import { type ExportFormat, renderExport } from '../report/export/render-export.ts';
import { writeWhole } from '../write-whole.ts';

/** `--format`: one more file in the output folder, for dashboards that are there already. */
export async function writeExport(
  out: string,
  format: ExportFormat,
  source: { readonly session: Session | null; readonly verdict: RunVerdict | null },
): Promise<void> {
  const { name, text } = renderExport(format, { session: source.session, verdict: source.verdict });
  await writeWhole(join(out, name), text);
}
