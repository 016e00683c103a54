import { countOf } from '../judge/count-text.ts';
import type { Cell, RunVerdict } from '../judge/verdict.ts';
import { cutText } from './clean-text.ts';
import { type Column, leftColumn, type Row, rightColumn, type Table, type Tone } from './document.ts';
import { formatAmount, formatBound, formatChange, formatFootnoteMark, formatMeans } from './format.ts';
import { comparedWith, directionWords, metricName, placeInColumn, placeNames } from './metric-words.ts';

const TONES: Readonly<Partial<Record<Cell['verdict'], Tone>>> = {
  pass: 'good',
  improved: 'good',
  equivalent: 'good',
  regressed: 'bad',
  different: 'bad',
  invalid: 'bad',
  suspected: 'warn',
  inconclusive: 'warn',
  accepted: 'warn',
  undecided: 'warn',
  'not-comparable': 'warn',
  'no-baseline': 'warn',
  'missing-level': 'warn',
};

/** How good or bad a verdict is to the eye. */
export const toneOfVerdict = (verdict: Cell['verdict']): Tone => TONES[verdict] ?? 'plain';

const columnsOf = (mode: RunVerdict['mode']): readonly Column[] => [
  rightColumn('concurrency'),
  rightColumn(comparedWith(mode)),
  rightColumn('current'),
  rightColumn('Δ (90 % interval)'),
  rightColumn(mode === 'confirm' ? 'margin' : 'fails at'),
  leftColumn('verdict'),
];

/** `−5 %`, or `−9.1 % (5 % asked; 1 session)` where noise and few sessions demand more than was asked. */
export function describeFailsAt(cell: Cell, mode: RunVerdict['mode']): string {
  const bound = formatBound(cell.failsAtPercent, mode === 'confirm' ? 'neither' : cell.direction);
  if (cell.failsAtPercent === null || cell.failsAtPercent < cell.tolerancePercent + 0.05) return bound;
  const evidence = mode === 'ab' ? countOf(cell.trials, 'trial') : countOf(cell.baselineSessions, 'session');
  return `${bound} (${formatAmount(cell.tolerancePercent)} asked; ${evidence})`;
}

type Footnote = { readonly text: string; readonly cells: readonly Cell[] };

/** What the row and the headline say already. */
const SAID = /^(?:fails at [+−]|margin ±|\d+ baseline sessions?$)/;

function collectFootnotes(cells: readonly Cell[]): readonly Footnote[] {
  const texts = [...new Set(cells.flatMap((cell) => cell.notes))].filter((text) => !SAID.test(text));
  return texts.map((text) => ({ text, cells: cells.filter((cell) => cell.notes.includes(text)) }));
}

const marksOf = (cell: Cell, footnotes: readonly Footnote[]) =>
  footnotes
    .map((note, at) => (note.cells.includes(cell) ? formatFootnoteMark(at + 1) : ''))
    .filter((mark) => mark !== '')
    .join(' ');

function describeRow(cell: Cell, mode: RunVerdict['mode'], marks: string): Row {
  const [baseline, current] = formatMeans(cell.baseline, cell.current, cell.interval);
  const verdict = marks === '' ? cell.verdict : `${cell.verdict}\u00a0${marks}`;
  const change = formatChange(cell.deltaPercent, cell.interval);
  const cells = [placeInColumn(cell), baseline, current, change, describeFailsAt(cell, mode), verdict];
  return { cells, tone: TONES[cell.verdict] ?? 'plain' };
}

/** Footnotes beyond this many would push the table off the screen; they're all in the notes. */
const MOST_FOOTNOTES = 4;

function metricTable(cells: readonly Cell[], mode: RunVerdict['mode']): Table {
  const footnotes = collectFootnotes(cells);
  const [first] = cells;
  const better = directionWords(first?.direction ?? 'neither');
  const caption = [metricName(first?.metric ?? ''), first?.unit ?? '', better].filter((word) => word !== '').join(', ');
  const shown = footnotes.length > MOST_FOOTNOTES ? footnotes.slice(0, MOST_FOOTNOTES - 1) : footnotes;
  const lines = shown.map(
    (note, at) => `${formatFootnoteMark(at + 1)} ${placeNames(note.cells)}: ${cutText(note.text, 300)}`,
  );
  const rest = footnotes.length - shown.length;
  return {
    kind: 'table',
    caption,
    columns: columnsOf(mode),
    rows: cells.map((cell) => describeRow(cell, mode, marksOf(cell, footnotes))),
    footnotes: rest > 0 ? [...lines, `${countOf(rest, 'more note')} under “Validity, notes and counters”.`] : lines,
  };
}

/** One table a gated metric, a row a level, in the order of the curve. */
export function describeVerdictTables(verdict: RunVerdict): readonly Table[] {
  const gated = verdict.cells.filter((cell) => cell.gated);
  const metrics = [...new Set(gated.map((cell) => cell.metric))];
  return metrics.map((metric) =>
    metricTable(
      gated.filter((cell) => cell.metric === metric),
      verdict.mode,
    ),
  );
}

/** Every note of every gated cell, in full: nothing is cut without being somewhere. */
export function describeCellNotes(verdict: RunVerdict): readonly string[] {
  const gated = verdict.cells.filter((cell) => cell.gated);
  return collectFootnotes(gated).map((note) => `${placeNames(note.cells)}: ${note.text}`);
}

/** The cells that were measured and compared but never decide: latency and the other rates. */
export function describeShownTable(verdict: RunVerdict): Table | null {
  const ungated = verdict.cells.filter((cell) => !cell.gated);
  if (ungated.length === 0) return null;
  const metrics = [...new Set(ungated.map((cell) => cell.metric))];
  const shown = metrics.flatMap((metric) => ungated.filter((cell) => cell.metric === metric));
  return {
    kind: 'table',
    columns: [leftColumn('metric'), ...columnsOf(verdict.mode).slice(0, 4)],
    rows: shown.map((cell) => {
      const means = formatMeans(cell.baseline, cell.current, cell.interval);
      const change = formatChange(cell.deltaPercent, cell.interval);
      return {
        cells: [`${metricName(cell.metric)}, ${cell.unit}`, placeInColumn(cell), ...means, change],
        tone: 'plain',
      };
    }),
    footnotes: collectFootnotes(shown).map(
      (note) => `${metricName(note.cells[0]?.metric ?? '')} at ${placeNames(note.cells)}: ${note.text}`,
    ),
  };
}
