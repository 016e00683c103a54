import type { Cell, RunVerdict } from '../judge/verdict.ts';
import type { Direction } from '../measure/metric.ts';
import { cutText } from './clean-text.ts';

const WORDS: Readonly<Record<string, string>> = { ttft: 'TTFT', tpot: 'TPOT', itl: 'ITL', e2e: 'E2E latency' };

/** A metric's id as people say it: `output throughput`, `TTFT p50`; an id from outside stays as it is, cut. */
export function metricName(id: string): string {
  if (!/^[a-z0-9-]+$/.test(id)) return cutText(id, 60);
  const [first = '', ...rest] = cutText(id, 60).split('-');
  return [Object.hasOwn(WORDS, first) ? WORDS[first] : first, ...rest].join(' ');
}

export type NamedLevel = { readonly concurrency: number | null; readonly label?: string; readonly leg?: string };

/** `C=8`, or the label of a level that has no concurrency; `h100 C=8` in a report of several legs. */
export function levelName({ concurrency, label, leg }: NamedLevel): string {
  const own = label === undefined ? [] : [cutText(label, 60)];
  const name = concurrency === null ? (own[0] ?? 'all') : [`C=${concurrency}`, ...own].join(' ');
  return leg === undefined ? name : `${cutText(leg, 60)} ${name}`;
}

/** `C=8, 32, 128`: several levels, each named once; long lists are counted. */
export function levelNames(levels: readonly NamedLevel[]): string {
  const names = [...new Set(levels.map(levelName))];
  const shown = names.slice(0, 8).map((name, at) => (at > 0 && name.startsWith('C=') ? name.slice(2) : name));
  return names.length > 8 ? `${shown.join(', ')} and ${names.length - 8} more` : shown.join(', ');
}

/** What a run is compared with, as its tables and plots call it. */
export function comparedWith(mode: RunVerdict['mode']): 'reference' | 'baseline' {
  return mode === 'ab' ? 'reference' : 'baseline';
}

export function directionWords(direction: Direction): string {
  return direction === 'neither' ? '' : `${direction} is better`;
}

/** How bad a cell's change is, in percent: positive is worse, whatever the metric's direction. */
export function harmPercent(cell: Cell): number {
  const delta = cell.deltaPercent ?? 0;
  return cell.direction === 'lower' ? delta : -delta;
}

/** The gated cell that moved most to the bad (or, negated, to the good) side. */
export function worstCell(cells: readonly Cell[]): Cell | null {
  return cells.reduce<Cell | null>((worst, cell) => {
    if (cell.deltaPercent === null) return worst;
    return worst === null || harmPercent(cell) > harmPercent(worst) ? cell : worst;
  }, null);
}
