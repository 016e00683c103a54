import { isSameLevel, levelName } from '../baseline/level.ts';
import { signedPercent } from './percent-text.ts';
import type { JudgedVerdict } from './stored-rule.ts';
import type { Cell, CellVerdict, RunVerdict } from './verdict.ts';

export type Settled = { readonly cells: readonly Cell[]; readonly notes: readonly string[] };

/**
 * The cells of a run that was screened against the stored baseline and then measured again in turns with its base: the
 * A/B decides the gated cells that it could judge, by its own trials alone, for those that raised the suspicion can't
 * confirm it. What each was against the stored baseline stands in its notes. An A/B that judged nothing changes nothing.
 * @param reference the base side in words, `the base commit 0123456789ab`
 */
export function settleByAb(screened: readonly Cell[], ab: RunVerdict, reference: string): Settled {
  const judged = ab.cells.filter(({ gated, verdict }) => gated && JUDGED.has(verdict));
  const settled = screened.map((cell) => ({
    cell,
    by: isOpen(cell) ? judged.find((other) => other.metric === cell.metric && isSameLevel(other, cell)) : undefined,
  }));
  const decided = settled.filter(({ by }) => by !== undefined).map(({ cell }) => levelName(cell));
  if (decided.length === 0) {
    const why = ab.reasons.map(({ message }) => message).join(' ');
    return {
      cells: screened,
      notes: [`the A/B with ${reference} judged nothing, so the stored baseline's word stands: ${why}`],
    };
  }
  return {
    cells: settled.map(({ cell, by }) => (by === undefined ? cell : settle(cell, by, reference))),
    notes: [`the A/B with ${reference} decides ${[...new Set(decided)].join(', ')}`, ...ab.notes],
  };
}

/** What the stored baseline calls regressed needs nothing to settle it, and nothing acquits it. */
const isOpen = ({ gated, verdict }: Cell) => gated && verdict !== 'regressed';

const JUDGED: ReadonlySet<CellVerdict> = new Set<JudgedVerdict>([
  'regressed',
  'improved',
  'pass',
  'suspected',
  'inconclusive',
]);

function settle(screened: Cell, measured: Cell, reference: string): Cell {
  const change = screened.deltaPercent === null ? '' : ` ${signedPercent(screened.deltaPercent)},`;
  const before = `against the stored baseline${change} ${screened.verdict}`;
  return { ...measured, notes: [`A/B with ${reference}; ${before}`, ...measured.notes] };
}
