import type { Session } from '../../measure/session.ts';
import { cleanLines } from '../clean-text.ts';
import { describeRun } from '../describe-run.ts';
import { describeSession } from '../describe-session.ts';
import type { Document } from '../document.ts';
import { escapeHtml } from '../escape-markdown.ts';
import { comparedWith } from '../metric-words.ts';
import { slowDownCells, slowDownSession } from '../simulated-clock.ts';
import { blocksHtml, sectionHtml, tableHtml } from './blocks-html.ts';
import { curveFigures } from './curve-figure.ts';
import { distributionFigures } from './distribution-figure.ts';
import type { HtmlInput, SessionHtmlInput } from './html-input.ts';
import { type CurveCell, measuredCells } from './measured-cells.ts';
import { figuresHtml, fitPage, type PageLimit, type Section } from './page.ts';
import { timelineFigures } from './timeline-figure.ts';
import { listTrials, trialCsv, trialTable } from './trial-csv.ts';

/** Small enough for an artifact that is opened over a slow line. */
const LIMIT: PageLimit = { bytes: 2_000_000, rest: 'result.json holds everything.' };

type Plotted = Pick<HtmlInput, 'session' | 'traces' | 'baselineSessions'> & {
  readonly cells: readonly CurveCell[];
  /** What the left side is called; absent where nothing was compared. */
  readonly left?: ReturnType<typeof comparedWith>;
};

function rawSection({ session, baselineSessions, left }: Plotted): string {
  const trials = listTrials(session, baselineSessions ?? [], left);
  if (trials.length === 0) return '';
  const csv = escapeHtml(cleanLines(trialCsv(trials), 20_000, 20_000));
  const button =
    '<button type="button" id="copy-csv" hidden>Copy as CSV</button> <span id="copied" role="status"></span>';
  const area = `<details><summary>As CSV</summary><label for="csv">Every trial as CSV</label><textarea id="csv" readonly>${csv}</textarea></details>`;
  return sectionHtml('Every trial', `<p>${button}</p>${tableHtml(trialTable(trials), 'Every trial')}${area}`);
}

function sectionsOf(plotted: Plotted, document: Document, first: string): readonly Section[] {
  const { cells, session, traces = [], baselineSessions = [], left } = plotted;
  const open = document.blocks.filter((block) => block.kind !== 'folded');
  const folded = document.blocks.filter((block) => block.kind === 'folded');
  return [
    { html: sectionHtml(first, blocksHtml(open, first)), weight: 0 },
    { html: sectionHtml('Curves', figuresHtml(curveFigures(cells, session, baselineSessions, left))), weight: 1 },
    { html: sectionHtml('Distributions', figuresHtml(distributionFigures(traces))), weight: 2 },
    { html: sectionHtml('Timelines', figuresHtml(timelineFigures(traces, session))), weight: 4 },
    { html: blocksHtml(folded, 'Details'), weight: 0.5 },
    { html: rawSection(plotted), weight: 3 },
  ];
}

/** Traces and stored trials stay as the wall clock saw them, so plots that mix clocks are left out. */
function onSimulatedClock(plotted: Plotted, speed: number | undefined): Plotted {
  if (speed === undefined) return plotted;
  const session = plotted.session === null ? null : slowDownSession(plotted.session, speed);
  return { ...plotted, cells: slowDownCells(plotted.cells, speed), session, baselineSessions: [], traces: [] };
}

const uncompared = (session: Session | null): readonly CurveCell[] => (session === null ? [] : measuredCells(session));

/**
 * `report.html` of a judged run: self-contained, no network, at most 2 MB (whole sections are dropped, timelines
 * first). Load this module by a dynamic import: it brings echarts along.
 */
export function renderHtml(input: HtmlInput): string {
  const document = describeRun(input);
  const { cells } = input.verdict;
  const compared = cells.some(({ current }) => current !== null);
  const plotted = onSimulatedClock(
    { ...input, cells: compared ? cells : uncompared(input.session), left: comparedWith(input.verdict.mode) },
    input.simulatedSpeed,
  );
  return fitPage(document, sectionsOf(plotted, document, 'Verdict'), LIMIT);
}

/** The same of a measurement that nothing was compared with. */
export function renderSessionHtml(input: SessionHtmlInput): string {
  const { session, traces, ...how } = input;
  const document = describeSession(session, how);
  const plotted = onSimulatedClock({ session, traces, cells: measuredCells(session) }, how.simulatedSpeed);
  return fitPage(document, sectionsOf(plotted, document, 'Measured'), LIMIT);
}
