import { levelName } from '../baseline/level.ts';
import { countOf } from './count-text.ts';
import { plainPercent, signedPercent } from './percent-text.ts';
import type { Cell } from './verdict.ts';

/** The words of confirm, whose margin goes both ways. */
const CONFIRMED: readonly Cell['verdict'][] = ['equivalent', 'different', 'undecided'];

/** `output-throughput at C=8 −6.3 % (−7.9 … −4.7), fails at −5 %`. */
export function describeCell(cell: Cell): string {
  const name = `${cell.metric} at ${levelName(cell)}`;
  if (cell.deltaPercent === null || cell.interval === null) return [name, ...cell.notes.slice(-1)].join(': ');
  const [low, high] = cell.interval.map((end) => signedPercent(end).replace(' %', ''));
  const change = `${name} ${signedPercent(cell.deltaPercent)} (${low} … ${high})`;
  if (cell.failsAtPercent === null) return change;
  if (CONFIRMED.includes(cell.verdict)) return `${change}, margin ±${plainPercent(cell.failsAtPercent)}`;
  return `${change}, fails at ${cell.direction === 'lower' ? '+' : '−'}${plainPercent(cell.failsAtPercent)}`;
}

/** At most `most` cells in words, the rest counted. */
export function describeCells(cells: readonly Cell[], most: number): string {
  const rest = cells.length - most;
  const named = cells.slice(0, most).map(describeCell);
  return [...named, ...(rest > 0 ? [`${countOf(rest, 'more cell')}`] : [])].join('; ');
}
