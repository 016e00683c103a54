import type { BaselineSession } from '../baseline/baseline.ts';
import { describeMove } from '../baseline/cell-move.ts';
import { countOf } from '../judge/count-text.ts';
import { widestSpread } from '../judge/session-spread.ts';
import type { Cell } from '../judge/verdict.ts';
import type { Block, NextStep } from './document.ts';
import { formatAmount } from './format.ts';
import { harmPercent, metricName, placeName, worstCell } from './metric-words.ts';
import { quoteForShell } from './quote-for-shell.ts';
import { describeFailsAt } from './verdict-table.ts';

/** What `refresh` has stored, for the lines that say what it changes. */
export type StoredSessions = {
  /** The baseline file. */
  readonly path: string;
  /** All sessions of the environment, the new ones included. */
  readonly sessions: readonly BaselineSession[];
  /** A run like the newest session, judged against all of them: where the gate fails from now on. */
  readonly nextRun: readonly Cell[];
  /** The first new session against what it replaced by --accept-reason; empty = nothing was accepted. */
  readonly accepted: readonly Cell[];
};

/** A baseline counts once it is committed. */
export const commitBaseline = (path: string): NextStep => ({
  advice: 'commit the baseline',
  command: `git add ${quoteForShell(path)}`,
});

/** What was given up, and a line a gated metric: how far the sessions lie apart, and the drop that now fails. */
export function describeStored({ sessions, nextRun, accepted }: StoredSessions): readonly Block[] {
  const lost = worstCell(accepted.filter(({ gated }) => gated));
  const givenUp = lost === null || harmPercent(lost) <= 0 ? [] : [`Given up: ${describeMove(lost)}, the worst level.`];
  const gated = nextRun.filter((cell) => cell.gated && cell.failsAtPercent !== null);
  const metrics = [...new Set(gated.map(({ metric }) => metric))];
  const found = metrics.map((metric) =>
    describeMetric(
      sessions,
      metric,
      gated.filter((cell) => cell.metric === metric),
    ),
  );
  const items = [...givenUp, ...found];
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** `output throughput: 3 sessions lie up to 1.8 % apart (C=32); at this noise every level now fails at −5.7 % (…).` */
function describeMetric(sessions: readonly BaselineSession[], metric: string, cells: readonly Cell[]): string {
  const hardest = cells.reduce((most, cell) => ((cell.failsAtPercent ?? 0) > (most.failsAtPercent ?? 0) ? cell : most));
  const spread = widestSpread(sessions, metric);
  const apart =
    spread === null
      ? ''
      : `${countOf(sessions.length, 'session')} lie up to ${formatAmount(spread.percent)} apart (${placeName(spread.level)}); `;
  return `${metricName(metric)}: ${apart}at this noise every level now fails at ${describeFailsAt(hardest, 'gate')}.`;
}
