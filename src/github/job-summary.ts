import { appendFile } from 'node:fs/promises';

/** The runner drops a summary above 1 048 576 bytes whole, with an error and an unchanged conclusion. */
const MOST_BYTES = 1_000_000;

/**
 * Appends markdown to the job's summary, cut at a line below the runner's limit. Does nothing off the runner.
 * @returns a warning where it couldn't be written: the run's outcome is the same without it
 */
export async function writeJobSummary(path: string | undefined, markdown: string): Promise<string | null> {
  if (path === undefined || path === '') return null;
  return appendFile(path, `${cutToBytes(markdown, MOST_BYTES)}\n`, 'utf8').then(
    () => null,
    (error: NodeJS.ErrnoException) => `The job’s summary couldn’t be written: ${error.code ?? error.message}.`,
  );
}

/** The text's whole lines that fit into `mostBytes` of UTF-8, with a note where some are missing. */
export function cutToBytes(text: string, mostBytes: number): string {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= mostBytes) return text;
  const note = '\n\nCut here: the whole report is in the run’s files.';
  const end = bytes.lastIndexOf('\n', mostBytes - Buffer.byteLength(note));
  return bytes.subarray(0, Math.max(0, end)).toString('utf8') + note;
}
