import { byteLength } from './byte-length.ts';
import type { Block, Document, Row, Table } from './document.ts';
import { codeBlock, codeSpan, escapeHtmlInMarkdown, escapeMarkdown, escapeProse } from './escape-markdown.ts';
import { renderMermaidChart } from './mermaid-chart.ts';

/** GitHub takes 65,536 characters a comment; room is left for the marker and what the poster adds. */
export const COMMENT_BYTES = 60_000;
/** GitHub takes 1 MiB a step's summary. */
export const SUMMARY_BYTES = 1_000_000;

const PARAGRAPH_LIMIT = 1200;

function renderRow({ cells, tone }: Row, bold: number): string {
  const texts = cells.map((cell, at) => {
    const text = escapeMarkdown(cell, 300);
    return at === bold && (tone === 'bad' || tone === 'warn') ? `**${text}**` : text;
  });
  return `| ${texts.join(' | ')} |`;
}

function renderTable({ caption, columns, rows, footnotes }: Table): string {
  const bold = columns.findIndex((column) => column.heading === 'verdict');
  const lines = [
    `| ${columns.map((column) => escapeMarkdown(column.heading, 80)).join(' | ')} |`,
    `|${columns.map((column) => (column.align === 'right' ? '---:' : '---')).join('|')}|`,
    ...rows.map((row) => renderRow(row, bold)),
  ];
  const head = caption === undefined ? [] : [escapeMarkdown(caption), ''];
  const notes = footnotes.length === 0 ? [] : ['', footnotes.map((note) => escapeMarkdown(note)).join('<br>\n')];
  return [...head, ...lines, ...notes].join('\n');
}

/** One block as markdown; `unfold` turns folded sections into headed ones. Null = nothing to show here. */
function renderBlock(block: Block, unfold: boolean): string | null {
  switch (block.kind) {
    case 'paragraph':
      return escapeProse(block.text, PARAGRAPH_LIMIT);
    case 'list':
      return block.items.map((item) => `- ${escapeProse(item, PARAGRAPH_LIMIT)}`).join('\n');
    case 'code':
      return codeBlock(block.text, block.language);
    case 'table':
      return renderTable(block);
    case 'chart':
      return renderMermaidChart(block);
    case 'folded': {
      const inside = renderBlocks(block.blocks, unfold).join('\n\n');
      if (inside === '') return null;
      if (unfold) return `### ${escapeMarkdown(block.summary, 120)}\n\n${inside}`;
      return `<details><summary>${escapeHtmlInMarkdown(block.summary, 120)}</summary>\n\n${inside}\n\n</details>`;
    }
  }
}

function renderBlocks(blocks: readonly Block[], unfold: boolean): readonly string[] {
  return blocks.map((block) => renderBlock(block, unfold)).filter((text) => text !== null);
}

/** Headline and next step: readable as plain text, for that is what an e-mail shows. */
function renderHeadline({ headline, next }: Document): string {
  const line = escapeMarkdown(headline, PARAGRAPH_LIMIT);
  if (next === undefined) return line;
  const command = next.command === null ? '' : `: ${codeSpan(next.command, 300)}`;
  return `${line} Next: ${escapeProse(next.advice)}${command}`;
}

type Section = { readonly text: string; readonly folded: boolean };

const DROPPED = 'Sections left out here for length; they are in the job summary and the result files.';

/** Whole sections are dropped, the longest folded ones first, then the last unfolded ones: never a part of one. */
function fitSections(first: string, sections: readonly Section[], last: string, limit: number): string {
  const kept = [...sections];
  const join = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');
  const build = () =>
    join([first, ...kept.map(({ text }) => text), kept.length < sections.length ? DROPPED : '', last]);
  let text = build();
  while (byteLength(text) > limit && kept.length > 0) {
    const folded = kept.filter((section) => section.folded);
    const longest = folded.reduce<Section | undefined>(
      (top, section) => (top === undefined || section.text.length > top.text.length ? section : top),
      undefined,
    );
    kept.splice(kept.indexOf(longest ?? (kept.at(-1) as Section)), 1);
    text = build();
  }
  return `${text}\n`;
}

function renderSections(document: Document, unfold: boolean): readonly Section[] {
  return document.blocks.flatMap((block) => {
    const text = renderBlock(block, unfold);
    return text === null ? [] : [{ text, folded: block.kind === 'folded' }];
  });
}

/** The sticky comment: at most one screen unfolded, at most `maxBytes` bytes of UTF-8. */
export function renderComment(document: Document, options: { readonly maxBytes?: number } = {}): string {
  const footer = `<sub>${escapeMarkdown(document.title)}</sub>`;
  const sections = renderSections(document, false);
  return fitSections(renderHeadline(document), sections, footer, options.maxBytes ?? COMMENT_BYTES);
}

/** The job summary: the same document with nothing folded away, at most 1,000,000 bytes of UTF-8. */
export function renderSummary(document: Document, options: { readonly maxBytes?: number } = {}): string {
  const title = `## ${escapeMarkdown(document.title)}\n\n${renderHeadline(document)}`;
  return fitSections(title, renderSections(document, true), '', options.maxBytes ?? SUMMARY_BYTES);
}
