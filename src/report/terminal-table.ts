import { cleanLine } from './clean-text.ts';
import { displayWidth, padText } from './display-width.ts';
import type { Column } from './document.ts';

const CELL_LIMIT = 200;
const GAP = '  ';

/** Rows of cells as aligned lines, the headings first; null when they're wider than `width` columns. */
export function layOut(
  rows: readonly (readonly string[])[],
  aligns: readonly Column['align'][],
  width: number,
): readonly string[] | null {
  const texts = rows.map((cells) => aligns.map((_, at) => cleanLine(cells[at] ?? '', CELL_LIMIT)));
  const widths = aligns.map((_, at) => Math.max(...texts.map((cells) => displayWidth(cells[at] ?? ''))));
  const total = widths.reduce((sum, column) => sum + column + GAP.length, -GAP.length);
  if (total > width) return null;
  return texts.map((cells) => {
    const padded = cells.map((cell, at) => padText(cell, widths[at] ?? 0, aligns[at] ?? 'left'));
    return padded.join(GAP).trimEnd();
  });
}

/** `(5 % asked; 1 session)`, when every cell that ends with a parenthesis ends with this one; null when none does. */
export function sharedParenthesis(cells: readonly string[]): string | null {
  const ends = cells.flatMap((cell) => / (\([^()]+\))$/.exec(cell)?.[1] ?? []);
  const [first] = ends;
  return first !== undefined && ends.every((end) => end === first) ? first : null;
}
