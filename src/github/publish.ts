import { appendFile, readFile } from 'node:fs/promises';
import type { Ending } from '../ending.ts';
import { escapeMarkdown } from '../report/escape-markdown.ts';
import { type Annotation, annotate } from './annotations.ts';
import type { Environment, GithubApi } from './api.ts';
import type { GateEvent } from './event.ts';
import type { Publishing } from './inputs.ts';
import { writeJobSummary } from './job-summary.ts';
import { describeOutputs } from './outputs.ts';
import { explainCommentFailure } from './publish-advice.ts';
import { publishComment } from './sticky-comment.ts';

/** What the runner takes from an action. */
export type Runner = {
  readonly setOutput: (name: string, value: string) => void;
  readonly annotate: (annotation: Annotation) => void;
};

export type PublishContext = {
  readonly env: Environment;
  readonly event: GateEvent;
  readonly api: GithubApi | null;
  readonly publishing: Publishing;
  readonly runner: Runner;
  /** Sentences that GitHub's side adds to comment and summary. */
  readonly notes: readonly string[];
  readonly pullRequestUrl: string | null;
};

/** Verdicts that `comment: on-regression` speaks up for. */
const REGRESSIONS = new Set(['regressed', 'suspected', 'different', 'missing-level']);

/**
 * Tells the outcome in the order that loses least when something fails: outputs, summary, comment, annotations. The
 * result files are there already, the exit code comes after. Nothing in here changes the verdict.
 */
export async function publishEnding(ending: Ending, context: PublishContext): Promise<void> {
  for (const [name, value] of Object.entries(describeOutputs(ending))) context.runner.setOutput(name, value);
  context.runner.setOutput('pull-request-url', context.pullRequestUrl ?? '');
  const { summary, comment } = ending.files;
  for (const file of [summary, comment]) if (file !== null) await addNotes(file, context.notes);
  if (summary !== null) await writeJobSummary(context.env['GITHUB_STEP_SUMMARY'], await readFile(summary, 'utf8'));
  // An interrupted run has seconds left and nothing to compare.
  const warning = ending.exitCode === 130 ? null : await tellPullRequest(ending, context);
  const warnings = warning === null ? ending.warnings : [...ending.warnings, warning];
  for (const annotation of annotate({ ...ending, warnings })) context.runner.annotate(annotation);
}

/** Notes stand below the report, in the files too, so that a job of its own can post them. */
async function addNotes(file: string, notes: readonly string[]): Promise<void> {
  if (notes.length > 0) await appendFile(file, `\n${notes.map((note) => `> ${escapeMarkdown(note)}\n`).join('>\n')}`);
}

/** Posts the comment and sets its output; a warning where that failed. */
async function tellPullRequest(ending: Ending, context: PublishContext): Promise<string | null> {
  const { api, event, publishing, runner, env } = context;
  const { comment } = ending.files;
  if (event.pullRequest === null || comment === null || publishing.comment === 'never') return null;
  if (api === null) return 'The comment couldn’t be posted: the input `github-token` is empty.';
  const verdict = ending.verdict?.verdict ?? 'none';
  const outcome = await publishComment(api, {
    pullRequest: event.pullRequest,
    key: { suite: ending.verdict?.suite ?? '', job: env['GITHUB_JOB'] ?? '', matrixKey: publishing.matrixKey },
    stamp: {
      runId: Number(env['GITHUB_RUN_ID'] ?? 0),
      attempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1),
      headSha: event.headSha,
      verdict,
    },
    markdown: await readFile(comment, 'utf8'),
    mode: publishing.comment,
    isRegression: REGRESSIONS.has(verdict),
  });
  if (outcome.kind === 'failed') return explainCommentFailure(outcome.failure, event);
  runner.setOutput('comment-url', outcome.url ?? '');
  return null;
}
