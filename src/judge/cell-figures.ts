import { boundDistance, type Difference } from '../stats/difference.ts';
import { type Orientation, rawChangePercent, worsePercent } from '../stats/log-change.ts';
import { sideMeans } from './comparable-cell.ts';
import type { CellEvidence } from './evidence.ts';
import type { Reach } from './stored-rule.ts';
import type { Cell } from './verdict.ts';

type Compared = Pick<Cell, 'baseline' | 'current' | 'deltaPercent' | 'interval'>;
type Amounts = Pick<Cell, 'failsAtPercent' | 'rulesOutPercent' | 'detectablePercent'>;

/** Both means, the raw change and its 90 % interval in percent, low end first. */
export function comparedFigures(evidence: CellEvidence, orientation: Orientation, difference: Difference): Compared {
  const distance = boundDistance(0.95, difference);
  const ends = [difference.d - distance, difference.d + distance].map((d) => rawChangePercent(d, orientation));
  return {
    ...sideMeans(evidence, orientation),
    deltaPercent: finiteOrNull(rawChangePercent(difference.d, orientation)),
    interval: ends.every(Number.isFinite) ? [Math.min(...ends), Math.max(...ends)] : null,
  };
}

/** What the cell can say at all, as positive percents of the raw value. */
export function reachFigures(reach: Reach, orientation: Orientation): Amounts {
  const percentOf = (amount: number) => finiteOrNull(worsePercent(amount, orientation));
  return {
    failsAtPercent: percentOf(reach.failsAt),
    rulesOutPercent: percentOf(reach.rulesOut),
    detectablePercent: percentOf(reach.detectable),
  };
}

/** Noise of hundreds of nats leaves no percent that could be written down. */
function finiteOrNull(percent: number): number | null {
  return Number.isFinite(percent) ? percent : null;
}
