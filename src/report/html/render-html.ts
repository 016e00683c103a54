import { createHash } from 'node:crypto';
import { cleanLine, cleanLines } from '../clean-text.ts';
import { describeRun } from '../describe-run.ts';
import type { Document } from '../document.ts';
import { escapeHtml } from '../escape-markdown.ts';
import { slowDownCells, slowDownSession } from '../simulated-clock.ts';
import { blocksHtml, sectionHtml, tableHtml } from './blocks-html.ts';
import { curveFigures } from './curve-figure.ts';
import { distributionFigures } from './distribution-figure.ts';
import type { Figure } from './figure.ts';
import { figureHtml } from './figure-html.ts';
import type { HtmlInput } from './html-input.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { PAGE_STYLE } from './page-style.ts';
import { timelineFigures } from './timeline-figure.ts';
import { listTrials, trialCsv, trialTable } from './trial-csv.ts';

/** Small enough for an artifact that is opened over a slow line. */
export const PAGE_BYTES = 2_000_000;

const byteLength = (text: string) => new TextEncoder().encode(text).length;
const figures = (list: readonly Figure[]) => list.map(figureHtml).join('\n');

function headerHtml({ headline, next, title }: Document): string {
  const command =
    next === undefined || next.command === null ? '' : `: <code>${escapeHtml(cleanLine(next.command, 300))}</code>`;
  const step = next === undefined ? '' : `<p class="next">Next: ${escapeHtml(cleanLine(next.advice))}${command}</p>`;
  return `<header><h1>${escapeHtml(cleanLine(headline, 1200))}</h1>${step}<p class="next">${escapeHtml(cleanLine(title))}</p></header>`;
}

function rawSection({ session, baselineSessions }: HtmlInput): string {
  const trials = listTrials(session, baselineSessions ?? []);
  if (trials.length === 0) return '';
  const csv = escapeHtml(cleanLines(trialCsv(trials), 20_000, 20_000));
  const button =
    '<button type="button" id="copy-csv" hidden>Copy as CSV</button> <span id="copied" role="status"></span>';
  const area = `<details><summary>As CSV</summary><label for="csv">Every trial as CSV</label><textarea id="csv" readonly>${csv}</textarea></details>`;
  return sectionHtml('Every trial', `<p>${button}</p>${tableHtml(trialTable(trials), 'Every trial')}${area}`);
}

/** Sections by their order on the page; `weight` says which may go first when the page is too long, 0 = never. */
type Section = { readonly html: string; readonly weight: number };

function sectionsOf(input: HtmlInput, document: Document): readonly Section[] {
  const { verdict, session, traces = [], baselineSessions = [] } = input;
  const open = document.blocks.filter((block) => block.kind !== 'folded');
  const folded = document.blocks.filter((block) => block.kind === 'folded');
  return [
    { html: sectionHtml('Verdict', blocksHtml(open, 'Verdict')), weight: 0 },
    { html: sectionHtml('Curves', figures(curveFigures(verdict, session, baselineSessions))), weight: 1 },
    { html: sectionHtml('Distributions', figures(distributionFigures(traces))), weight: 2 },
    { html: sectionHtml('Timelines', figures(timelineFigures(traces, session))), weight: 4 },
    { html: blocksHtml(folded, 'Details'), weight: 0.5 },
    { html: rawSection(input), weight: 3 },
  ];
}

function pageHtml(document: Document, sections: readonly Section[], dropped: boolean): string {
  const hash = createHash('sha256').update(PAGE_SCRIPT).digest('base64');
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const note = dropped
    ? '<p class="warn">Sections were left out to keep this page small; result.json holds everything.</p>'
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer">
<title>${escapeHtml(cleanLine(document.title, 160))}</title><style>${PAGE_STYLE}</style></head>
<body>${headerHtml(document)}
<main>${note}
${sections.map(({ html }) => html).join('\n')}
</main>
<footer><p>Made by throughput-gate. This page loads nothing from anywhere.</p></footer>
<script>${PAGE_SCRIPT}</script></body></html>
`;
}

function onSimulatedClock(input: HtmlInput): HtmlInput {
  const speed = input.simulatedSpeed;
  if (speed === undefined) return input;
  const verdict = { ...input.verdict, cells: slowDownCells(input.verdict.cells, speed) };
  const session = input.session === null ? null : slowDownSession(input.session, speed);
  // Traces and stored trials stay as the wall clock saw them, so plots that mix clocks are left out.
  return { ...input, verdict, session, baselineSessions: [], traces: [] };
}

/**
 * `report.html`: self-contained, no network, at most 2 MB (whole sections are dropped, timelines first). Load this
 * module by a dynamic import: it brings echarts along.
 */
export function renderHtml(input: HtmlInput): string {
  const document = describeRun(input);
  let sections = sectionsOf(onSimulatedClock(input), document);
  let page = pageHtml(document, sections, false);
  while (byteLength(page) > PAGE_BYTES && sections.some(({ weight }) => weight > 0)) {
    const heaviest = Math.max(...sections.map(({ weight }) => weight));
    sections = sections.filter(({ weight }) => weight < heaviest);
    page = pageHtml(document, sections, true);
  }
  return page;
}
