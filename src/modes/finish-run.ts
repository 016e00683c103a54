import { join } from 'node:path';
import type { BaselineSession } from '../baseline/baseline.ts';
import type { Ending } from '../ending.ts';
import type { RunVerdict } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import type { TrialTrace } from '../measure/trial-trace.ts';
import type { RunOptions } from '../options.ts';
import { describeRun } from '../report/describe-run.ts';
import { describeSession, type RefreshOutcome } from '../report/describe-session.ts';
import { quoteForShell } from '../report/quote-for-shell.ts';
import type { BaselineInfo, ReportContext, ServerLog } from '../report/report-input.ts';
import type { MeasuredSession } from '../session/run-session.ts';
import { type RunRecord, writeRecord } from './run-record.ts';
import { writeDocuments } from './write-documents.ts';
import { writePage } from './write-page.ts';
import { writeVerdict } from './write-verdict.ts';

export type Finished = {
  readonly options: RunOptions;
  readonly verdict: RunVerdict;
  readonly session: Session | null;
  readonly baselineInfo: BaselineInfo | null;
  /** What was compared with, for the plots. */
  readonly baselineSessions: readonly BaselineSession[];
  /** Of this run's trials; empty where results were only judged. */
  readonly traces: readonly TrialTrace[];
  readonly context: ReportContext;
  /** Where several servers were launched; else the session has its own. */
  readonly serverLogs?: readonly ServerLog[];
  /** Path of `result.json`, where one was written. */
  readonly resultPath: string | null;
  /** What the verdict rests on, for a later `judge`; absent where nothing was measured for it. */
  readonly record?: RunRecord;
  /** Path of a candidate or refreshed baseline. */
  readonly baselinePath: string | null;
  readonly warnings: readonly string[];
};

const NOTHING_MEASURED = { evidence: [], warnings: [] };

/** Writes verdict.json, report.html, comment.md and summary.md, and hands everything to the entry. */
export async function finishRun(finished: Finished): Promise<Ending> {
  const { options, verdict, session } = finished;
  const paths = {
    verdict: join(options.out, 'verdict.json'),
    comment: join(options.out, 'comment.md'),
    summary: join(options.out, 'summary.md'),
  };
  const { path: verdictPath, ...end } = await writeVerdict(paths.verdict, verdict);
  const run = {
    verdict,
    session,
    baselineInfo: finished.baselineInfo,
    ...(finished.serverLogs === undefined ? {} : { serverLogs: finished.serverLogs }),
    reproduce: options.reproduce,
    context: {
      refreshOptions: refreshOptionsOf(options),
      refreshResults: refreshResultsOf(finished),
      ...options.remarks,
      ...finished.context,
    },
    ...clockOf(options),
  };
  const others = { ...paths, verdict: verdictPath, result: finished.resultPath, baseline: finished.baselinePath };
  const place = { out: options.out, interrupted: verdict.exitCode === 130 };
  const page = await writePage(place, async (report) => {
    const { renderHtml } = await import('../report/html/render-html.ts');
    const { baselineSessions, traces } = finished;
    return renderHtml({ ...run, files: { ...others, report }, baselineSessions, traces });
  });
  const files = { ...others, report: page.report };
  const document = describeRun({ ...run, files });
  const { warnings: unwritten, ...texts } = await writeDocuments(document, paths);
  const { evidence, warnings: untold } =
    finished.record === undefined ? NOTHING_MEASURED : await writeRecord(options.out, finished.record);
  const warnings = [...finished.warnings, ...page.warnings, ...unwritten, ...untold];
  return { ...end, verdict, session, document, files: { ...files, ...texts }, evidence, warnings };
}

/** The ending of a run that measured and judged nothing. */
export async function finishMeasure(
  options: RunOptions,
  { session, resultPath, traces }: MeasuredSession,
  outcome: RefreshOutcome = {},
): Promise<Ending> {
  const paths = { comment: join(options.out, 'comment.md'), summary: join(options.out, 'summary.md') };
  const how = {
    reproduce: options.reproduce,
    refreshOptions: refreshOptionsOf(options),
    ...clockOf(options),
    ...outcome,
  };
  const others = { ...paths, result: resultPath, verdict: null, baseline: null };
  const exitCode = exitCodeOfSession(session);
  const page = await writePage({ out: options.out, interrupted: exitCode === 130 }, async (report) => {
    const { renderSessionHtml } = await import('../report/html/render-html.ts');
    return renderSessionHtml({ session, traces, ...how, files: { ...others, report } });
  });
  const files = { ...others, report: page.report };
  const document = describeSession(session, { ...how, files });
  const { warnings, ...texts } = await writeDocuments(document, paths);
  const told = [...page.warnings, ...warnings];
  return { exitCode, verdict: null, session, document, files: { ...files, ...texts }, warnings: told };
}

/** What `refresh --result` must be told to store all that was judged: a folder stands for the sessions of its record. */
function refreshResultsOf({ options, record, resultPath }: Finished): readonly string[] {
  if (record !== undefined && record.current.length > 1) return [options.out];
  if (options.mode === 'judge') return [...options.results, ...options.current];
  return resultPath === null ? [] : [resultPath];
}

/** What `refresh` must be told to write the baseline that this run was judged by. */
export function refreshOptionsOf({ suitePath, overrides }: RunOptions): string {
  const named = [
    ['--suite', suitePath],
    ['--baseline', overrides.baseline],
  ] as const;
  return named.map(([option, path]) => (path ? ` ${option} ${quoteForShell(path)}` : '')).join('');
}

const clockOf = ({ simulatedSpeed }: RunOptions) => (simulatedSpeed === null ? {} : { simulatedSpeed });

/** A session with a level that has no valid trial couldn't be measured. */
function exitCodeOfSession({ reasons, levels }: Session): 0 | 2 | 130 {
  if (reasons.some(({ code }) => code === 'interrupted')) return 130;
  const sound = reasons.length === 0 && levels.every(({ trials }) => trials.some(({ valid }) => valid));
  return sound ? 0 : 2;
}
