import { createHash } from 'node:crypto';
import { byteLength } from '../byte-length.ts';
import { cleanLine } from '../clean-text.ts';
import type { Document } from '../document.ts';
import { escapeHtml } from '../escape-markdown.ts';
import type { Figure } from './figure.ts';
import { figureHtml } from './figure-html.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { PAGE_STYLE } from './page-style.ts';

/** Sections by their order on the page; `weight` says which may go first when the page is too long, 0 = never. */
export type Section = { readonly html: string; readonly weight: number };

export const figuresHtml = (list: readonly Figure[]): string => list.map(figureHtml).join('\n');

function headerHtml({ headline, next, title }: Omit<Document, 'blocks'>): string {
  const command =
    next === undefined || next.command === null ? '' : `: <code>${escapeHtml(cleanLine(next.command, 300))}</code>`;
  const step = next === undefined ? '' : `<p class="next">Next: ${escapeHtml(cleanLine(next.advice))}${command}</p>`;
  return `<header><h1>${escapeHtml(cleanLine(headline, 1200))}</h1>${step}<p class="next">${escapeHtml(cleanLine(title))}</p></header>`;
}

function pageHtml(head: Omit<Document, 'blocks'>, sections: readonly Section[], left: string | null): string {
  const hash = createHash('sha256').update(PAGE_SCRIPT).digest('base64');
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const note = left === null ? '' : `<p class="warn">Sections were left out to keep this page small; ${left}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer">
<title>${escapeHtml(cleanLine(head.title, 160))}</title><style>${PAGE_STYLE}</style></head>
<body>${headerHtml(head)}
<main>${note}
${sections.map(({ html }) => html).join('\n')}
</main>
<footer><p>Made by throughput-gate. This page loads nothing from anywhere.</p></footer>
<script>${PAGE_SCRIPT}</script></body></html>
`;
}

/** How long a page may be, and where the reader finds what had to be left out. */
export type PageLimit = { readonly bytes: number; readonly rest: string };

/** One self-contained page, no network; whole sections are dropped, the heaviest first, until it fits. */
export function fitPage(head: Omit<Document, 'blocks'>, all: readonly Section[], { bytes, rest }: PageLimit): string {
  let sections = all;
  let page = pageHtml(head, sections, null);
  while (byteLength(page) > bytes && sections.some(({ weight }) => weight > 0)) {
    const heaviest = Math.max(...sections.map(({ weight }) => weight));
    sections = sections.filter(({ weight }) => weight < heaviest);
    page = pageHtml(head, sections, rest);
  }
  return page;
}
