import { cutText } from '../clean-text.ts';
import {
  describeLeg,
  describeReport,
  describeReportDetails,
  type FleetReport,
  headingOfLeg,
  type LegReport,
} from '../describe-report.ts';
import { comparedWith } from '../metric-words.ts';
import { blocksHtml, sectionHtml } from './blocks-html.ts';
import { curveFigures } from './curve-figure.ts';
import type { Figure } from './figure.ts';
import { measuredCells } from './measured-cells.ts';
import { figuresHtml, fitPage, type PageLimit, type Section } from './page.ts';

const LIMIT: PageLimit = { bytes: 2_000_000, rest: 'each leg’s own report holds everything.' };

/** Curves of output throughput and latency, whatever the leg's cells say of them; ids begin with the leg's place. */
function curvesHtml({ name, verdict, session, baselineSessions }: LegReport, at: number): string {
  const cells = verdict?.cells ?? [];
  const drawn = cells.some(({ current }) => current !== null) || session === null ? cells : measuredCells(session);
  const figures = curveFigures(drawn, session, baselineSessions, comparedWith(verdict?.mode ?? 'gate'));
  const own = (figure: Figure) => ({
    name: `leg-${at + 1}-${figure.name}`,
    title: `${cutText(name, 60)}: ${figure.title}`,
  });
  return figuresHtml(figures.map((figure) => ({ ...figure, ...own(figure) })));
}

/** A leg's section with its curves, or without them where the page would grow too long. */
function legSections(leg: LegReport, at: number): readonly Section[] {
  const heading = headingOfLeg(leg);
  const blocks = blocksHtml(describeLeg(leg), heading);
  const curves = curvesHtml(leg, at);
  const whole = sectionHtml(heading, `${blocks}\n${curves}`, `leg-${at + 1}`);
  return [{ html: whole, weight: at + 1 }];
}

/** Drawing takes time too: of more legs than this the page has the rows. */
const MOST_LEGS = 16;

/** `report.html` over several legs: self-contained, at most 2 MB (the best legs' sections are dropped first). */
export function renderReportHtml(report: FleetReport): string {
  const document = describeReport(report);
  const open = document.blocks.filter(({ kind }) => kind !== 'folded');
  const sections = [
    { html: sectionHtml('Legs', blocksHtml(open, 'Legs')), weight: 0 },
    ...report.legs.slice(0, MOST_LEGS).flatMap(legSections),
    { html: blocksHtml(describeReportDetails(report), 'Details'), weight: 0.5 },
  ];
  return fitPage(document, sections, LIMIT);
}
