import { cleanLine, cleanLines } from './clean-text.ts';
import { disarmLine } from './disarm-line.ts';
import { padText, wrapText } from './display-width.ts';
import type { Block, Chart, Document, Table, Tone } from './document.ts';
import { formatNumber } from './format.ts';
import { type Folding, layOut, sharedParenthesis } from './terminal-table.ts';

export type TerminalOptions = {
  /** Columns; tables are folded to fit, and written as one line a field where even that doesn't help. */
  readonly width: number;
  /** False where the output is no terminal or NO_COLOR is set. */
  readonly colour: boolean;
  /** Also print what a comment folds. */
  readonly unfold?: boolean;
};

const CODES: Readonly<Record<Tone, string>> = { good: '32', bad: '31', warn: '33', plain: '' };

function paint(text: string, code: string, { colour }: TerminalOptions): string {
  return colour && code !== '' && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text;
}

/** Wrapped at the width, never narrower than sixteen columns, hanging by `indent`. */
function wrap(text: string, { width }: TerminalOptions, first = '', indent = ''): readonly string[] {
  const lines = wrapText(text, Math.max(16, width - indent.length));
  return lines.map((line, at) => disarmLine(`${at === 0 ? first : indent}${line}`));
}

function tableLines(table: Table, folding: Folding, options: TerminalOptions): readonly string[] | null {
  const { columns, rows } = table;
  const cells = [columns.map(({ heading }) => heading), ...rows.map((row) => row.cells)];
  const aligns = columns.map(({ align }) => align);
  const laidOut = layOut(cells, aligns, Math.max(20, options.width), folding);
  if (laidOut === null) return null;
  const tone = (at: number) => (at === 0 ? '1' : CODES[rows[at - 1]?.tone ?? 'plain']);
  return laidOut.flatMap((lines, at) => lines.map((line) => paint(disarmLine(line), tone(at), options)));
}

/** A table that is too wide may fit once what its rows say alike in parentheses is said once, below it. */
function narrowTable(table: Table): Table {
  const pulled = table.columns.map((_, at) => sharedParenthesis(table.rows.map((row) => row.cells[at] ?? '')));
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => (pulled[at] ? cell.replace(` ${pulled[at]}`, '') : cell)),
  }));
  const notes = table.columns.flatMap(({ heading }, at) =>
    pulled[at] ? [`${heading}: ${pulled[at]?.slice(1, -1)}`] : [],
  );
  return { ...table, rows, footnotes: [...notes, ...table.footnotes] };
}

/** One line a field, for terminals too narrow for the table. */
function stackedLines({ columns, rows }: Table, options: TerminalOptions): readonly string[] {
  return rows.flatMap((row) =>
    columns.flatMap(({ heading }, at) => {
      const text = `${cleanLine(heading, 60)}: ${cleanLine(row.cells[at] ?? '', 200)}`;
      const lines = wrap(text, options, at === 0 ? '' : '  ', '    ');
      return lines.map((line) => paint(line, at === 0 ? '1' : CODES[row.tone], options));
    }),
  );
}

/** A table stays one as long as it can: whole, headings folded, what repeats said below, cells folded; else a line a field. */
function renderTable(wide: Table, options: TerminalOptions): readonly string[] {
  const caption = wide.caption === undefined ? [] : wrap(cleanLine(wide.caption), options);
  const narrow = narrowTable(wide);
  const attempts = [wide, narrow].flatMap((table) => [['none', table] as const, ['headings', table] as const]);
  for (const [folding, table] of [...attempts, ['cells', narrow] as const]) {
    const body = tableLines(table, folding, options);
    if (body !== null) return [...caption, ...body, ...footnoteLines(table, options)];
  }
  return [...caption, ...stackedLines(narrow, options), ...footnoteLines(narrow, options)];
}

const footnoteLines = ({ footnotes }: Table, options: TerminalOptions) =>
  footnotes.flatMap((note) => wrap(cleanLine(note), options, '', '  '));

function codeLines(text: string): readonly string[] {
  return cleanLines(text)
    .split('\n')
    .map((line) => disarmLine(`  ${line}`));
}

const BAR_COLUMNS = 30;

/** Horizontal bars, a line a point. */
function renderChart({ title, xLabels, series }: Chart, options: TerminalOptions): readonly string[] {
  const top = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 0);
  const lines = xLabels.flatMap((label, at) =>
    series.map(({ name, values }) => {
      const value = values[at] ?? null;
      const bar = '█'.repeat(value === null || top <= 0 ? 0 : Math.round((BAR_COLUMNS * value) / top));
      const head = `${padText(cleanLine(label, 12), 6, 'right')} ${padText(cleanLine(name, 12), 8, 'left')}`;
      return disarmLine(`${head} ${bar} ${formatNumber(value)}`);
    }),
  );
  return [...wrap(cleanLine(title), options), ...lines];
}

function renderBlock(block: Block, options: TerminalOptions): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return wrap(cleanLine(block.text, 1200), options).map((line) =>
        paint(line, CODES[block.tone ?? 'plain'], options),
      );
    case 'list':
      return block.items.flatMap((item) => wrap(cleanLine(item, 1200), options, '- ', '  '));
    case 'code':
      return codeLines(block.text);
    case 'table':
      return renderTable(block, options);
    case 'chart':
      return renderChart(block, options);
    case 'folded':
      if (options.unfold !== true) return [];
      return [paint(cleanLine(block.summary, 120), '1', options), ...renderBlocks(block.blocks, options)];
  }
}

/** Blocks with an empty line between them, but for a sentence that ends in a colon and what it announces. */
function renderBlocks(blocks: readonly Block[], options: TerminalOptions): readonly string[] {
  const parts = blocks.map((block) => renderBlock(block, options)).filter((lines) => lines.length > 0);
  return parts.flatMap((lines, at) => (at === 0 || parts[at - 1]?.at(-1)?.endsWith(':') ? lines : ['', ...lines]));
}

function toneOf(blocks: readonly Block[]): Tone {
  const tones = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.tone) : []));
  return tones.includes('bad') ? 'bad' : tones.includes('warn') ? 'warn' : tones.includes('good') ? 'good' : 'plain';
}

function renderNext({ next }: Document, options: TerminalOptions): readonly string[] {
  if (next === undefined) return [];
  const lines = wrap(`Next: ${cleanLine(next.advice)}${next.command === null ? '' : ':'}`, options);
  return next.command === null ? lines : [...lines, ...codeLines(next.command)];
}

/** The document for a terminal or a plain log: an aligned table, nothing from outside that the terminal would obey. */
export function renderTerminal(document: Document, options: TerminalOptions): string {
  const headline = wrap(cleanLine(document.headline, 1200), options);
  const painted = headline.map((line) => paint(line, CODES[toneOf(document.blocks)], options));
  const body = renderBlocks(document.blocks, options);
  const parts = [painted, body, renderNext(document, options)].filter((lines) => lines.length > 0);
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
