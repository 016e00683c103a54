import { cleanLine, cleanLines } from '../clean-text.ts';
import type { Block, Table } from '../document.ts';
import { escapeHtml } from '../escape-markdown.ts';

const text = (raw: string, limit?: number) => escapeHtml(cleanLine(raw, limit));

/** Ids, names and class names that the page makes itself. */
const slug = (raw: string) =>
  cleanLine(raw, 60)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** A table that scrolls inside its own region, so that a phone's page never does sideways. */
export function tableHtml({ caption, columns, rows, footnotes }: Table, label: string): string {
  const head = columns.map(({ heading, align }) => `<th scope="col" class="${align}">${text(heading, 80)}</th>`);
  const body = rows.map(({ cells, tone }) => {
    const data = columns.map(({ align }, at) => {
      const tag = at === 0 ? 'th scope="row"' : 'td';
      return `<${tag} class="${align}">${text(cells[at] ?? '', 400)}</${at === 0 ? 'th' : 'td'}>`;
    });
    return `<tr class="${tone}">${data.join('')}</tr>`;
  });
  const title = caption === undefined ? '' : `<caption>${text(caption)}</caption>`;
  const notes = footnotes.map((note) => `<p class="note">${text(note)}</p>`).join('');
  const table = `<table>${title}<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="Table: ${text(label, 120)}">${table}</div>${notes}`;
}

/** A block of the document; charts are left to the page's own plots, folded sections become sections. */
function blockHtml(block: Block, label: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="${block.tone ?? 'plain'}">${text(block.text, 1200)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${text(item, 1200)}</li>`).join('\n')}</ul>`;
    case 'code':
      return `<pre tabindex="0"><code>${escapeHtml(cleanLines(block.text))}</code></pre>`;
    case 'table':
      return tableHtml(block, block.caption === undefined ? label : `${label}: ${block.caption}`);
    case 'chart':
      return '';
    case 'folded':
      return sectionHtml(block.summary, blocksHtml(block.blocks, block.summary));
  }
}

/** Blocks one after the other; tables need distinct labels for those who hear the page. */
export function blocksHtml(blocks: readonly Block[], label: string): string {
  return blocks
    .map((block, at) => blockHtml(block, at === 0 ? label : `${label}, part ${at + 1}`))
    .filter((html) => html !== '')
    .join('\n');
}

/** A section under its own heading; nothing where there's nothing in it. */
export function sectionHtml(heading: string, inside: string, id: string = slug(heading)): string {
  if (inside === '') return '';
  return `<section aria-labelledby="${id}"><h2 id="${id}">${text(heading, 120)}</h2>\n${inside}\n</section>`;
}
