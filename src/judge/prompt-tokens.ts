import { mean } from 'simple-statistics';
import { type LevelId, levelKey } from '../baseline/level.ts';
import type { CellEvidence } from './evidence.ts';
import { type SideSession, trialsAt } from './side-session.ts';

/** How the note on other prompts begins. */
export const OTHER_PROMPTS = 'the prompts are other ones: ';

/** A changed chat template moves a prompt by some tokens; beyond a tenth the server reads something else. */
const SAME_PROMPTS = 0.1;

/**
 * The cells with a note where the server counts other prompt tokens a request than the baseline's did: the prompts of
 * the suite are the same, so it cuts them, or another template or tokeniser is at work. No note where a side is silent.
 */
export function noteOtherPrompts(
  cells: readonly CellEvidence[],
  { baseline, current }: { readonly baseline: readonly SideSession[]; readonly current: readonly SideSession[] },
  level: LevelId,
): CellEvidence[] {
  const [before, now] = [promptTokens(baseline, level), promptTokens(current, level)];
  if (before === null || now === null || Math.abs(now / before - 1) <= SAME_PROMPTS) return [...cells];
  const note = `${OTHER_PROMPTS}${Math.round(now)} tokens a request, ${Math.round(before)} in the baseline`;
  return cells.map((cell) => ({ ...cell, notes: [...cell.notes, note] }));
}

/** Mean prompt tokens of a good request: (total ÷ output throughput − 1) × output tokens. */
function promptTokens(sessions: readonly SideSession[], level: LevelId): number | null {
  const counts = sessions.flatMap((session) => {
    const output = session.outputTokens?.[levelKey(level)];
    const ratios = trialsAt(session, level)
      .map(({ metrics }) => (metrics['total-throughput'] ?? 0) / (metrics['output-throughput'] ?? 0) - 1)
      .filter((ratio) => Number.isFinite(ratio) && ratio > 0);
    return output === undefined || ratios.length === 0 ? [] : [mean(ratios) * output];
  });
  return counts.length === 0 ? null : mean(counts);
}
