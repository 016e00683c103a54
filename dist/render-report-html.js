import { h as cutText } from "./format.js";
import { i as headingOfLeg, n as describeReport, r as describeReportDetails, t as describeLeg } from "./describe-report.js";
import { u as comparedWith } from "./escape-markdown.js";
import { l as blocksHtml, n as fitPage, t as figuresHtml, u as sectionHtml } from "./page.js";
import { n as curveFigures, t as measuredCells } from "./measured-cells.js";
// src/report/html/render-report-html.ts
const LIMIT = {
	bytes: 2e6,
	rest: "each leg’s own report holds everything."
};
function curvesHtml({ name, verdict, session, baselineSessions }, at) {
	const cells = verdict?.cells ?? [];
	const drawn = cells.some(({ current }) => current !== null) || session === null ? cells : measuredCells(session);
	const figures = curveFigures(drawn, session, baselineSessions, comparedWith(verdict?.mode ?? "gate"));
	const own = (figure) => ({
		name: `leg-${at + 1}-${figure.name}`,
		title: `${cutText(name, 60)}: ${figure.title}`
	});
	return figuresHtml(figures.map((figure) => ({
		...figure,
		...own(figure)
	})));
}
function legSections(leg, at) {
	const heading = headingOfLeg(leg);
	const blocks = blocksHtml(describeLeg(leg), heading);
	const curves = curvesHtml(leg, at);
	return [{
		html: sectionHtml(heading, `${blocks}\n${curves}`, `leg-${at + 1}`),
		weight: at + 1
	}];
}
const MOST_LEGS = 16;
function renderReportHtml(report) {
	const document = describeReport(report);
	const open = document.blocks.filter(({ kind }) => kind !== "folded");
	const sections = [
		{
			html: sectionHtml("Legs", blocksHtml(open, "Legs")),
			weight: 0
		},
		...report.legs.slice(0, MOST_LEGS).flatMap(legSections),
		{
			html: blocksHtml(describeReportDetails(report), "Details"),
			weight: .5
		}
	];
	return fitPage(document, sections, LIMIT);
}
export { renderReportHtml };
