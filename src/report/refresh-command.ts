import { quoteForShell } from './quote-for-shell.ts';
import type { ReportContext, ReportFiles } from './report-input.ts';

/** The command that stores what was measured, of the run's own suite and baseline. */
export function refreshCommand(
  files: Pick<ReportFiles, 'result'> | undefined,
  context: Pick<ReportContext, 'refreshOptions'> | undefined,
): string {
  const result = files?.result ? ` --result ${quoteForShell(files.result)}` : '';
  return `throughput-gate refresh${result}${context?.refreshOptions ?? ''}`;
}
