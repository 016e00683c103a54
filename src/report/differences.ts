import type { Difference } from '../judge/verdict.ts';
import { cutText } from './clean-text.ts';

/** A flag with its value is one piece: `--max-num-seqs 64`. */
function argumentPieces(text: string): readonly string[] {
  return text.split(/\s+(?=-)/).filter((piece) => piece !== '');
}

const without = (pieces: readonly string[], others: readonly string[]) =>
  pieces.filter((piece) => !others.includes(piece));

/** A long command line is shown by what was removed and added, not by two walls of text. */
function describeLongChange(baseline: string, current: string): string {
  const [old, now] = [argumentPieces(baseline), argumentPieces(current)];
  const removed = without(old, now).map((piece) => `removed ${cutText(piece, 120)}`);
  const added = without(now, old).map((piece) => `added ${cutText(piece, 120)}`);
  return [...removed, ...added].join('; ') || 'the same arguments in another order';
}

/** `max-num-seqs: 64 → 128` in raw words. */
export function describeDifference({ fact, baseline, current }: Difference): string {
  if (
    baseline !== null &&
    current !== null &&
    baseline.length + current.length > 100 &&
    / -/.test(baseline + current)
  ) {
    return `${cutText(fact, 60)}: ${describeLongChange(baseline, current)}`;
  }
  const show = (value: string | null) => (value === null ? 'unknown' : cutText(value, 160));
  return `${cutText(fact, 60)}: ${show(baseline)} → ${show(current)}`;
}

const MOST_SHOWN = 5;

const ROLE_WORDS: Readonly<Record<Difference['role'], string>> = {
  blocks: ' (must be equal)',
  selects: ' (another environment)',
  warns: ' (may explain a change)',
  shown: '',
};

const ROLE_ORDER: readonly Difference['role'][] = ['blocks', 'selects', 'shown', 'warns'];

/** What differs between the baseline's server and this one, most telling first; `all` lifts the limit of one screen. */
export function describeDifferences(differences: readonly Difference[], all = false): readonly string[] {
  const sorted = ROLE_ORDER.flatMap((role) => differences.filter((difference) => difference.role === role));
  const items = sorted.map((difference) => `${describeDifference(difference)}${ROLE_WORDS[difference.role]}`);
  if (all || items.length <= MOST_SHOWN) return items;
  return [...items.slice(0, MOST_SHOWN - 1), `${items.length - MOST_SHOWN + 1} more under “Environment”`];
}
