import { concurrencyOrName, type LevelId, levelKey, levelName } from '../baseline/level.ts';
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

/** Where a cell stands: its level, and its leg in a report of several. */
export type Place = LevelId & { readonly leg?: string };

/** Equal for the same level of the same leg, whatever is cut of their names. */
export const placeKey = (place: Place): string => JSON.stringify([place.leg ?? null, levelKey(place)]);

const withCutLabel = ({ concurrency, label }: LevelId): LevelId =>
  label === undefined ? { concurrency } : { concurrency, label: cutText(label, 60) };

/** A level's name, its label cut; `h100 C=8` in a report of several legs. */
export function placeName(place: Place): string {
  const name = levelName(withCutLabel(place));
  return place.leg === undefined ? name : `${cutText(place.leg, 60)} ${name}`;
}

/** A level under the heading `concurrency`, its label cut. */
export const placeInColumn = (place: Place): string => concurrencyOrName(withCutLabel(place));

const isBare = ({ concurrency, label, leg }: Place) => concurrency !== null && label === undefined && leg === undefined;

/** `C=8, 32, 128`: several places, each named once; long lists are counted. */
export function placeNames(places: readonly Place[]): string {
  const distinct = [...new Map(places.map((place) => [placeKey(place), place])).values()];
  const shown = distinct.slice(0, 8).map((place, at) => {
    const before = distinct[at - 1];
    return before !== undefined && isBare(before) && isBare(place) ? placeInColumn(place) : placeName(place);
  });
  return distinct.length > 8 ? `${shown.join(', ')} and ${distinct.length - 8} more` : shown.join(', ');
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

/** Of these cells the one that moved most to the bad side; null where none has a change. */
export function worstCell(cells: readonly Cell[]): Cell | null {
  return cells.reduce<Cell | null>((worst, cell) => {
    if (cell.deltaPercent === null) return worst;
    return worst === null || harmPercent(cell) > harmPercent(worst) ? cell : worst;
  }, null);
}
