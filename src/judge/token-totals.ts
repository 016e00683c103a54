import { mean } from 'simple-statistics';
import { type LevelId, levelKey, type SideSession, trialsAt } from './side-session.ts';

/** How the answers' total length compares at a level whose length isn't pinned. */
export type TokenTotals =
  | { readonly kind: 'equal' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'close'; readonly changePercent: number }
  | { readonly kind: 'different'; readonly changePercent: number };

/** Token totals this close are judged as if the length were pinned. */
const EQUAL = 0.005;
/** Up to here speed a token can still be compared; beyond it the work itself differs. */
const CLOSE = 0.1;

/** Compares mean output tokens a trial at one level. Source: "Not pinned" in the interface: 0.5 % and 10 %. */
export function compareTokenTotals(
  baseline: readonly SideSession[],
  current: readonly SideSession[],
  level: LevelId,
): TokenTotals {
  const [before, after] = [tokensPerTrial(baseline, level), tokensPerTrial(current, level)];
  if (before === null || after === null) return { kind: 'unknown' };
  const change = after / before - 1;
  if (Math.abs(change) <= EQUAL) return { kind: 'equal' };
  return { kind: Math.abs(change) <= CLOSE ? 'close' : 'different', changePercent: 100 * change };
}

function tokensPerTrial(sessions: readonly SideSession[], level: LevelId): number | null {
  const totals = sessions.flatMap((session) => {
    const tokens = session.outputTokens?.[levelKey(level)];
    const trials = trialsAt(session, level).length;
    return tokens === undefined || tokens <= 0 || trials === 0 ? [] : [tokens / trials];
  });
  return totals.length === 0 ? null : mean(totals);
}
