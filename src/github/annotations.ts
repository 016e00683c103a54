import type { Ending } from '../ending.ts';
import type { Cell } from '../judge/verdict.ts';
import { disarmLine } from './log-line.ts';

export type Annotation = {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
};

/** The runner records the first ten of a type in a step and cuts a message at 4096 characters. */
const MOST_OF_A_TYPE = 10;
const LONGEST_MESSAGE = 4096;
const FAILING = new Set(['regressed', 'suspected', 'different', 'missing-level']);

/** What the run's page shows: why it failed and the failing cells, worst first; warnings; one notice when all is well. */
export function annotate(ending: Ending): readonly Annotation[] {
  const { verdict } = ending;
  const isBad = ending.exitCode !== 0;
  const title = `Throughput gate: ${verdict?.verdict ?? 'no verdict'}`;
  const headline: Annotation = { level: isBad ? 'error' : 'notice', title, message: ending.document.headline };
  const reasons = (verdict?.reasons ?? []).map(
    ({ code, message, remedy }): Annotation => ({
      level: isBad ? 'error' : 'warning',
      title: code,
      message: `${message} ${remedy}`.trim(),
    }),
  );
  const cells = [...(verdict?.cells ?? [])]
    .filter(({ verdict }) => FAILING.has(verdict))
    .sort(byHarm)
    .map(annotateCell);
  const warnings = ending.warnings.map(
    (message): Annotation => ({ level: 'warning', title: 'Throughput gate', message }),
  );
  return limit([headline, ...reasons, ...cells, ...warnings]);
}

/** Ten of a type at most, the last one saying how many more there are; each short enough and on one line. */
export function limit(annotations: readonly Annotation[]): readonly Annotation[] {
  return (['error', 'warning', 'notice'] as const).flatMap((level) => {
    const all = annotations.filter((one) => one.level === level).map(shorten);
    if (all.length <= MOST_OF_A_TYPE) return all;
    const more = all.length - MOST_OF_A_TYPE + 1;
    const last: Annotation = {
      level,
      title: 'Throughput gate',
      message: `… and ${more} more; all are in the summary.`,
    };
    return [...all.slice(0, MOST_OF_A_TYPE - 1), last];
  });
}

function shorten(annotation: Annotation): Annotation {
  const message = disarmLine(annotation.message.replace(/[\r\n]+/g, ' '));
  const isLong = message.length > LONGEST_MESSAGE;
  return { ...annotation, message: isLong ? `${message.slice(0, LONGEST_MESSAGE - 1)}…` : message };
}

function annotateCell(cell: Cell): Annotation {
  const level = cell.label ?? `C=${cell.concurrency}`;
  const change = cell.deltaPercent === null ? 'not measured' : `${cell.deltaPercent.toFixed(1)} %`;
  const bound = cell.failsAtPercent === null ? '' : `, fails at ${cell.failsAtPercent.toFixed(1)} %`;
  return {
    level: cell.verdict === 'suspected' ? 'warning' : 'error',
    title: `${cell.metric} at ${level}: ${cell.verdict}`,
    message: `${cell.metric} at ${level}: ${change} against the baseline${bound}.`,
  };
}

/** Worst first: a loss counts by its size, whichever direction is worse for the metric. */
const byHarm = (a: Cell, b: Cell) => harm(b) - harm(a);
const harm = (cell: Cell) => (cell.direction === 'higher' ? -1 : 1) * (cell.deltaPercent ?? 0);
