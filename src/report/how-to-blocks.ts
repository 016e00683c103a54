import { isSureToBeRefused } from '../baseline/refresh-refusal.ts';
import { DEFAULT_BASELINE_PATH } from '../default-paths.ts';
import { isAcceptable } from '../judge/run-verdict.ts';
import type { Block } from './document.ts';
import { quoteForShell } from './quote-for-shell.ts';
import { explainUnnamed, refreshCommand, resultsOf } from './refresh-command.ts';
import type { ReportFiles, RunReport } from './report-input.ts';

const code = (text: string): Block => ({ kind: 'code', language: 'sh', text });

const FILE_WORDS: readonly (readonly [keyof ReportFiles, string])[] = [
  ['result', 'every trial'],
  ['verdict', 'the verdict'],
  ['report', 'page with plots'],
  ['baseline', 'baseline'],
];

/** The run's files as list items: `result.json: every trial`. */
function describeFiles(files: ReportFiles | undefined): readonly Block[] {
  const items = FILE_WORDS.flatMap(([key, words]) => {
    const path = files?.[key] ?? null;
    return path === null ? [] : [`${words}: ${path}`];
  });
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** The command that repeats the run, the one that judges the same record again, and where the files are. */
export function describeReproduction({ reproduce, files }: RunReport): readonly Block[] {
  const again =
    files?.result && files.baseline
      ? [`throughput-gate judge ${quoteForShell(files.result)} --baseline ${quoteForShell(files.baseline)}`]
      : [];
  const blocks = [[reproduce, ...again].filter((line) => line !== '').join('\n')]
    .filter((text) => text !== '')
    .map(code);
  return [...blocks, ...describeFiles(files)];
}

/** From the run's own file to a commit: what the pull request that introduces the gate needs. */
function firstBaseline({ files, context }: RunReport): readonly Block[] {
  const target = quoteForShell(context?.baselinePath ?? DEFAULT_BASELINE_PATH);
  const take = files?.baseline
    ? `cp ${quoteForShell(files.baseline)} ${target}`
    : `throughput-gate refresh${context?.refreshOptions || ` --baseline ${target}`}`;
  const lines = [take, `git add ${target}`, 'git commit -m "Add the throughput baseline"'];
  return [{ kind: 'paragraph', text: 'Take the first baseline and commit it:' }, code(lines.join('\n'))];
}

/** Mechanisms that exist here and now: the label only where the workflow honours one. */
export function describeAcceptance(report: RunReport): readonly Block[] {
  const { verdict, context } = report;
  if (verdict.mode === 'ab' || verdict.verdict === 'invalid') return [];
  if (verdict.verdict === 'no-baseline') return firstBaseline(report);
  const lines = refreshCommands(report);
  const label = context?.acceptLabel;
  const accept = `Accept on this pull request: add the label ${label}. A new push removes it.`;
  const byLabel: readonly Block[] = label === undefined ? [] : [{ kind: 'paragraph', text: accept }];
  return [...byLabel, { kind: 'paragraph', text: 'Change the committed baseline:' }, code(lines.join('\n'))];
}

/** The ways to store what was judged, the likeliest first; none that refresh is sure to refuse. */
function refreshCommands(report: RunReport): readonly string[] {
  const { verdict, context } = report;
  const results = resultsOf(report);
  const refresh = refreshCommand(results, context?.refreshOptions);
  const unnamed = explainUnnamed(results);
  const joined = ['# one more session of the same server', refresh];
  const meant = ['# the new level is meant', `${refresh} --replace`];
  const accepted = ['# the loss is accepted; the old level stays as anchor', `${refresh} --accept-reason "why"`];
  const isLoss = verdict.cells.some((cell) => cell.gated && isAcceptable(cell.verdict));
  return [
    ...(unnamed === null ? [] : [`# ${unnamed}`]),
    ...(isSureToBeRefused(verdict) ? [] : joined),
    ...(isLoss ? [...accepted, ...meant] : [...meant, ...accepted]),
  ];
}
