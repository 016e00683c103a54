import type { TokenTotals } from '../baseline/token-totals.ts';
import type { CellEvidence } from './evidence.ts';
import { isThroughput } from './gated-by-default.ts';
import { signedPercent } from './percent-text.ts';

/** Speed a token: what can still be judged when the answers' lengths differ a little. */
const SUBSTITUTE = 'tpot-mean';

/**
 * The cells of one level whose answers aren't pinned: token totals alike → as they are; close → mean TPOT is judged
 * instead of what depends on length; different → not comparable.
 */
export function adaptToTokens(cells: readonly CellEvidence[], totals: TokenTotals): CellEvidence[] {
  if (totals.kind === 'equal') return [...cells];
  if (totals.kind === 'unknown') return cells.map((cell) => addNote(cell, 'output tokens unknown on a side'));
  const change = `output tokens differ by ${signedPercent(totals.changePercent)}`;
  const substitute = cells.find(({ metric }) => metric === SUBSTITUTE);
  const present = substitute !== undefined && substitute.baseline.length > 0 && substitute.current.length > 0;
  if (totals.kind === 'different' || !present) {
    return cells.map((cell) => (dependsOnLength(cell.metric) ? { ...cell, blocked: change } : addNote(cell, change)));
  }
  const replaced = cells.find((cell) => cell.gated && dependsOnLength(cell.metric));
  if (replaced === undefined) return cells.map((cell) => addNote(cell, change));
  return cells.map((cell) => {
    if (cell === substitute) {
      const tolerance = cell.gated ? cell.tolerance : replaced.tolerance;
      return addNote({ ...cell, gated: true, tolerance }, `judged instead of ${replaced.metric}: ${change}`);
    }
    if (!dependsOnLength(cell.metric)) return cell;
    return addNote({ ...cell, gated: false }, `${change}: mean TPOT is judged instead`);
  });
}

function dependsOnLength(metric: string): boolean {
  return isThroughput(metric) || metric.startsWith('e2e-');
}

function addNote(cell: CellEvidence, note: string): CellEvidence {
  return { ...cell, notes: [...cell.notes, note] };
}
