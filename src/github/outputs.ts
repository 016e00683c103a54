import { concurrencyOrName } from '../baseline/level.ts';
import type { Ending } from '../ending.ts';
import type { Cell } from '../judge/verdict.ts';

/** What a run gives to later steps, by output name; empty where there is none. */
export type Outputs = Readonly<Record<string, string>>;

/** Outputs known once the run has ended. */
export function describeOutputs({ verdict, files }: Ending): Outputs {
  const worst = findWorst(verdict?.cells ?? []);
  return {
    verdict: verdict?.verdict ?? '',
    'worst-delta-percent': worst?.deltaPercent?.toFixed(2) ?? '',
    'worst-concurrency': worst === null ? '' : concurrencyOrName(worst),
    'result-path': files.result ?? '',
    'verdict-path': files.verdict ?? '',
    'comment-path': files.comment ?? '',
    'summary-path': files.summary ?? '',
    'report-path': files.report ?? '',
    'baseline-path': files.baseline ?? '',
  };
}

/** The gated cell that lost most; a metric where lower is better loses by rising. */
function findWorst(cells: readonly Cell[]): Cell | null {
  const loss = (cell: Cell) => (cell.direction === 'higher' ? 1 : -1) * (cell.deltaPercent ?? 0);
  const judged = cells.filter((cell) => cell.gated && cell.deltaPercent !== null);
  return judged.reduce<Cell | null>((worst, cell) => (worst === null || loss(cell) < loss(worst) ? cell : worst), null);
}
