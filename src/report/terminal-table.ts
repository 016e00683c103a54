import { cleanLine } from './clean-text.ts';
import { displayWidth, padText, wordsOf, wrapText } from './display-width.ts';
import type { Column } from './document.ts';

const CELL_LIMIT = 200;
const GAP = '  ';
/** A column isn't narrowed below this, and a longer word than this is cut. */
const NARROWEST = 5;
const LONGEST_WORD = 24;

/** What may be folded to make a table fit: nothing, the headings, or every cell. */
export type Folding = 'none' | 'headings' | 'cells';

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(displayWidth));
const longestWord = (texts: readonly string[]) => Math.min(LONGEST_WORD, widest(texts.flatMap(wordsOf)));

/** The least width of a column: what may not be folded stays whole. */
function floorOf([heading = '', ...body]: readonly string[], folding: Folding): number {
  if (folding === 'none') return widest([heading, ...body]);
  const floor =
    folding === 'headings' ? Math.max(longestWord([heading]), widest(body)) : longestWord([heading, ...body]);
  return Math.max(NARROWEST, floor);
}

/** Widths of columns that fit `room`: the widest gives way first, down to its floor; null when the floors don't fit. */
function shareRoom(natural: readonly number[], floors: readonly number[], room: number): readonly number[] | null {
  const widths = [...natural];
  for (let excess = widths.reduce((sum, width) => sum + width, 0) - room; excess > 0; excess--) {
    const slack = widths.map((width, at) => (width > (floors[at] ?? 0) ? width : 0));
    const at = slack.indexOf(Math.max(...slack));
    if ((slack[at] ?? 0) === 0) return null;
    widths[at] = (widths[at] ?? 0) - 1;
  }
  return widths;
}

/** One row's cells, folded, as aligned lines; headings stand on the line above the body, cells hang from their first line. */
function rowLines(
  cells: readonly string[],
  widths: readonly number[],
  aligns: readonly Column['align'][],
  isHeading: boolean,
): readonly string[] {
  const folded = cells.map((cell, at) => wrapText(cell, widths[at] ?? 0));
  const height = Math.max(...folded.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    folded
      .map((lines, at) => {
        const text = lines[isHeading ? line - (height - lines.length) : line] ?? '';
        return padText(text, widths[at] ?? 0, aligns[at] ?? 'left');
      })
      .join(GAP)
      .trimEnd(),
  );
}

/** Rows of cells, the headings first, as aligned lines each; null when they don't fit `width` columns even folded so far. */
export function layOut(
  rows: readonly (readonly string[])[],
  aligns: readonly Column['align'][],
  width: number,
  folding: Folding,
): readonly (readonly string[])[] | null {
  const texts = rows.map((cells) => aligns.map((_, at) => cleanLine(cells[at] ?? '', CELL_LIMIT)));
  const columns = aligns.map((_, at) => texts.map((cells) => cells[at] ?? ''));
  const floors = columns.map((column) => floorOf(column, folding));
  const room = width - GAP.length * (aligns.length - 1);
  const widths = shareRoom(columns.map(widest), floors, room);
  return widths === null ? null : texts.map((cells, at) => rowLines(cells, widths, aligns, at === 0));
}

/** `(5 % asked; 1 session)`, when every cell that ends with a parenthesis ends with this one; null when none does. */
export function sharedParenthesis(cells: readonly string[]): string | null {
  const ends = cells.flatMap((cell) => / (\([^()]+\))$/.exec(cell)?.[1] ?? []);
  const [first] = ends;
  return first !== undefined && ends.every((end) => end === first) ? first : null;
}
