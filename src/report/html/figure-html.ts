import { cleanLine } from '../clean-text.ts';
import { escapeHtml } from '../escape-markdown.ts';
import { tableHtml } from './blocks-html.ts';
import { drawSvg, NARROW, WIDE } from './draw-svg.ts';
import type { Figure } from './figure.ts';

/** The plot in two widths, of which the page shows one, and the table behind it. */
export function figureHtml({ name, title, says, option, table }: Figure): string {
  const [heading, sentence] = [title, says].map((raw) => escapeHtml(cleanLine(raw)));
  const plots = ([WIDE, NARROW] as const).map((size) => {
    const kind = size === WIDE ? 'wide' : 'narrow';
    return `<div class="plot ${kind}" role="img" aria-label="${sentence}">${drawSvg(`${name}-${kind}`, option(size), size)}</div>`;
  });
  const behind = `<details><summary>Table: ${heading}</summary>${tableHtml(table, title)}</details>`;
  return `<figure id="${name}"><h3>${heading}</h3>\n${plots.join('\n')}\n<figcaption>${sentence}</figcaption>${behind}</figure>`;
}
