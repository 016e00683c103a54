import { join } from 'node:path';
import type { Ending } from '../ending.ts';
import type { RunVerdict } from '../judge/verdict.ts';
import type { Session } from '../measure/session.ts';
import type { RunOptions } from '../options.ts';
import { describeRun } from '../report/describe-run.ts';
import { describeSession } from '../report/describe-session.ts';
import type { Document } from '../report/document.ts';
import { renderComment, renderSummary } from '../report/render-markdown.ts';
import type { BaselineInfo, ReportContext } from '../report/report-input.ts';
import { writeWhole } from '../write-whole.ts';

export type Finished = {
  readonly options: RunOptions;
  readonly verdict: RunVerdict;
  readonly session: Session | null;
  readonly baselineInfo: BaselineInfo | null;
  readonly context: ReportContext;
  /** Path of `result.json`, where one was written. */
  readonly resultPath: string | null;
  /** Path of a candidate or refreshed baseline. */
  readonly baselinePath: string | null;
  readonly warnings: readonly string[];
};

/** Writes verdict.json, comment.md and summary.md, and hands everything to the entry. */
export async function finishRun(finished: Finished): Promise<Ending> {
  const { options, verdict, session } = finished;
  const paths = {
    verdict: join(options.out, 'verdict.json'),
    comment: join(options.out, 'comment.md'),
    summary: join(options.out, 'summary.md'),
  };
  await writeWhole(paths.verdict, `${JSON.stringify(verdict, null, 2)}\n`);
  const files = { ...paths, result: finished.resultPath, report: null, baseline: finished.baselinePath };
  const document = describeRun({
    verdict,
    session,
    baselineInfo: finished.baselineInfo,
    reproduce: options.reproduce,
    files,
    context: { ...options.remarks, ...finished.context },
    ...(options.simulatedSpeed === null ? {} : { simulatedSpeed: options.simulatedSpeed }),
  });
  await writeDocuments(document, paths);
  return { exitCode: verdict.exitCode, verdict, session, document, files, warnings: finished.warnings };
}

/** The ending of a run that measured and judged nothing. */
export async function finishMeasure(options: RunOptions, session: Session, resultPath: string): Promise<Ending> {
  const paths = { comment: join(options.out, 'comment.md'), summary: join(options.out, 'summary.md') };
  const files = { ...paths, result: resultPath, verdict: null, report: null, baseline: null };
  const document = describeSession(session, {
    reproduce: options.reproduce,
    files,
    ...(options.simulatedSpeed === null ? {} : { simulatedSpeed: options.simulatedSpeed }),
  });
  await writeDocuments(document, paths);
  return { exitCode: exitCodeOfSession(session), verdict: null, session, document, files, warnings: [] };
}

/** A session with a level that has no valid trial couldn't be measured. */
function exitCodeOfSession({ reasons, levels }: Session): 0 | 2 | 130 {
  if (reasons.some(({ code }) => code === 'interrupted')) return 130;
  const sound = reasons.length === 0 && levels.every(({ trials }) => trials.some(({ valid }) => valid));
  return sound ? 0 : 2;
}

async function writeDocuments(document: Document, paths: { comment: string; summary: string }): Promise<void> {
  await writeWhole(paths.comment, renderComment(document));
  await writeWhole(paths.summary, renderSummary(document));
}
