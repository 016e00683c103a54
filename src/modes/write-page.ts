import { join } from 'node:path';
import { writeWhole } from '../write-whole.ts';

export type WrittenPage = { readonly report: string | null; readonly warnings: readonly string[] };

/**
 * Writes `report.html`. The page is for reading: one that can't be made is a warning, and never changes a verdict. The
 * renderer comes by a dynamic import, for it brings the plots along.
 */
export async function writePage(
  { out, interrupted }: { readonly out: string; readonly interrupted: boolean },
  render: (path: string) => Promise<string>,
): Promise<WrittenPage> {
  // An interrupted run has seconds left.
  if (interrupted) return { report: null, warnings: [] };
  const path = join(out, 'report.html');
  try {
    await writeWhole(path, await render(path));
    return { report: path, warnings: [] };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { report: null, warnings: [`${path} was not written, the verdict stands without it: ${why}`] };
  }
}
