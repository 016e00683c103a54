import { mean } from 'simple-statistics';
import type { OutputLength } from '../suite/suite.ts';

/** How long the answers of both sides are at a level whose output isn't pinned. */
export type TokenTotals =
  /** Pinned, or known on one side only: nothing to compare. */
  | { readonly kind: 'unknown' }
  /** The same work: judged as usual. */
  | { readonly kind: 'equal' }
  /** Speed a token can still be compared. */
  | { readonly kind: 'close'; readonly changePercent: number }
  /** Other work: not comparable. */
  | { readonly kind: 'different'; readonly changePercent: number; readonly baseline: number; readonly current: number };

/** Token totals this close are judged as if the length were pinned. */
const EQUAL = 0.005;
/** Up to here speed a token can still be compared; beyond it the work itself differs. */
const CLOSE = 0.1;

/** Mean output tokens of a good request by level key; absent = unknown. */
type Measured = { readonly outputTokens?: Readonly<Record<string, number>> };

/**
 * Compares the mean answer of both sides at one level, given by its `levelKey`. `output` is how the level's
 * length was asked for; other tools don't say, and then only answers of another kind are told apart.
 * Source: "Not pinned" in the interface: 0.5 % and 10 %.
 */
export function compareTokenTotals(
  baseline: readonly Measured[],
  current: readonly Measured[],
  level: string,
  output: OutputLength['kind'] | undefined,
): TokenTotals {
  const [before, now] = [meanLength(baseline, level), meanLength(current, level)];
  if (output === 'pinned' || before === null || now === null) return { kind: 'unknown' };
  const change = now / before - 1;
  if (Math.abs(change) <= (output === undefined ? CLOSE : EQUAL)) return { kind: 'equal' };
  const changePercent = 100 * change;
  if (Math.abs(change) <= CLOSE) return { kind: 'close', changePercent };
  return { kind: 'different', changePercent, baseline: before, current: now };
}

function meanLength(sessions: readonly Measured[], level: string): number | null {
  const lengths = sessions.flatMap(({ outputTokens: all }) => {
    const length = all !== undefined && Object.hasOwn(all, level) ? all[level] : undefined;
    return length === undefined || length <= 0 ? [] : [length];
  });
  return lengths.length === 0 ? null : mean(lengths);
}
