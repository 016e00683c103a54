import { appendFile } from 'node:fs/promises';
import type { Ending } from '../ending.ts';
import { escapeMarkdown } from '../report/escape-markdown.ts';
import { renderComment, renderSummary } from '../report/render-markdown.ts';
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
  /** What the pull request edits of the server's launch, for annotations to point at. */
  readonly configurationFile: string | null;
};

/** Verdicts that `comment: on-regression` speaks up for. */
const REGRESSIONS = new Set(['regressed', 'suspected', 'different', 'missing-level']);

/**
 * Tells the outcome in the order that loses least when something fails: outputs, summary, comment, annotations. The
 * result files are there already, the exit code comes after. Nothing in here changes the verdict.
 */
export async function publishEnding(ending: Ending, context: PublishContext): Promise<void> {
  const { env, notes } = context;
  const outputs = { ...describeOutputs(ending), 'pull-request-url': context.pullRequestUrl ?? '' };
  const problems = Object.entries(outputs).map(([name, value]) => trySetOutput(context.runner, name, value));
  const { summary, comment } = ending.files;
  for (const file of [summary, comment]) if (file !== null) problems.push(await addNotes(file, notes));
  const markdown = renderSummary(ending.document) + formatNotes(notes);
  problems.push(await writeJobSummary(env['GITHUB_STEP_SUMMARY'], markdown));
  // An interrupted run has seconds left and nothing to compare.
  if (ending.exitCode !== 130) problems.push(await tellPullRequest(ending, context));
  const warnings = [...ending.warnings, ...problems.filter((problem) => problem !== null)];
  for (const one of annotate({ ...ending, warnings }, context.configurationFile)) context.runner.annotate(one);
}

/** A verdict is commented on whether its file could be written or not; of other runs, those that write a comment. */
const hasComment = ({ verdict, files }: Ending) => verdict !== null || files.comment !== null;

/** A runner whose disk is full can't take outputs: that is said, and the rest goes on. */
function trySetOutput(runner: Runner, name: string, value: string): string | null {
  try {
    runner.setOutput(name, value);
    return null;
  } catch (error) {
    return `The output ${name} couldn’t be set: ${wordsOf(error)}`;
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const formatNotes = (notes: readonly string[]) =>
  notes.length === 0 ? '' : `\n${notes.map((note) => `> ${escapeMarkdown(note)}\n`).join('>\n')}`;

/** Notes stand below the report, in the files too, so that a job of its own can post them. */
async function addNotes(file: string, notes: readonly string[]): Promise<string | null> {
  if (notes.length === 0) return null;
  return appendFile(file, formatNotes(notes)).then(
    () => null,
    (error: unknown) => `${file} lacks what stands below the comment: ${wordsOf(error)}`,
  );
}

/** Posts the comment and sets its output; a warning where that failed. */
async function tellPullRequest(ending: Ending, context: PublishContext): Promise<string | null> {
  const { api, event, publishing, runner, env } = context;
  if (event.pullRequest === null || !hasComment(ending) || publishing.comment === 'never') return null;
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
    markdown: renderComment(ending.document) + formatNotes(context.notes),
    mode: publishing.comment,
    isRegression: REGRESSIONS.has(verdict),
  });
  if (outcome.kind === 'failed') return explainCommentFailure(outcome.failure, event);
  return trySetOutput(runner, 'comment-url', outcome.url ?? '');
}
