import { quoteForShell } from './quote-for-shell.ts';
import type { RunReport } from './report-input.ts';

/** More files than this nobody reads in one command. */
const MOST_NAMED = 10;
/** Stands in a command for files that are too many to be named. */
const UNNAMED = 'RESULT…';

/** The command that stores these results, files or folders of runs, with the options that name suite and baseline. */
export function refreshCommand(results: readonly string[], refreshOptions = ''): string {
  const named = results.length > MOST_NAMED ? [UNNAMED] : results.map(quoteForShell);
  const result = named.length === 0 ? '' : ` --result ${named.join(' ')}`;
  return `throughput-gate refresh${result}${refreshOptions}`;
}

/** What `RESULT…` in the command stands for; null where the command names everything. */
export function explainUnnamed(results: readonly string[]): string | null {
  return results.length > MOST_NAMED ? `${UNNAMED} = the ${results.length} files that were judged` : null;
}

/** All results that a run's verdict rests on, as `refresh --result` takes them: never only the first of several. */
export function resultsOf({ files, context }: Pick<RunReport, 'files' | 'context'>): readonly string[] {
  return context?.refreshResults ?? (files?.result ? [files.result] : []);
}
