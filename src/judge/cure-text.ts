import { countOf } from './count-text.ts';
import type { Cure } from './cure.ts';
import type { Cell } from './verdict.ts';

/** Of more trials than this nobody waits for the end: the noise is what has to fall. */
const MANY_TRIALS = 30;

/** What a remedy must know of the run. */
export type Circumstances = {
  /** What a session costs here, so that the remedy can be priced; null = unknown. */
  readonly minutesPerSession: number | null;
  /** Judged from files: more of them is the cure, not another setting of a run. */
  readonly stored: boolean;
};

/** The one purchase that decides all these cells: the dearest of their cheapest cures, with its minutes. */
export function cureText(cells: readonly Cell[], circumstances: Circumstances): string {
  const cures = cells.flatMap((cell) => (cell.cure === undefined ? [] : [cell.cure]));
  const dearest = cures.reduce<Cure | null>(
    (worst, cure) => (worst === null || price(cure) > price(worst) ? cure : worst),
    null,
  );
  if (dearest === null) return 'measure again, or compare side by side with `ab`';
  return describeCure(dearest, circumstances);
}

/** A/B costs about three launches; nothing repeated is cured by one session a side. */
function price(cure: Cure): number {
  return cure.kind === 'ab' ? 100 : cure.count;
}

function describeCure(cure: Cure, { minutesPerSession, stored }: Circumstances): string {
  const about = (sessions: number) =>
    minutesPerSession === null ? '' : ` (about ${Math.max(1, Math.round(sessions * minutesPerSession))} min)`;
  switch (cure.kind) {
    case 'repeat':
      return `measure each side with ${countOf(cure.count, 'trial')}${about(2)}: single values can't tell noise from a change`;
    case 'baseline-sessions':
      return `${countOf(cure.count, 'more baseline session')} would decide it${about(cure.count)}: ${stored ? '`refresh --result` the results of each further launch of the base' : 'run `refresh` on the base'}, or compare side by side with \`ab\``;
    case 'sessions':
      return `${countOf(cure.count, 'more session')} of this server would decide it${about(cure.count)}, or compare side by side with \`ab\``;
    case 'trials':
      return cure.count <= MANY_TRIALS
        ? `${countOf(cure.count, 'trial')} a side would find a drop of the tolerance nine times in ten: ${stored ? 'run the benchmark so often' : 'raise `trials.most`'}`
        : `at this noise ${cure.count} trials a side would find a drop of the tolerance nine times in ten: make them longer (\`requests\`, \`output-tokens\`) and keep other load away`;
    case 'launches':
      return `${cure.count} launches of the candidate${about(2 * cure.count + 1)} would tell more: raise \`trials.most\` and the budget`;
    case 'ab':
      return `compare side by side with \`ab\`${about(2)}: no number of stored sessions would decide a change this small`;
  }
}
