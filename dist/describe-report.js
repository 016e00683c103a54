import { f as countOf } from "./side-session.js";
import { h as cutText, i as formatChange, o as formatDay } from "./format.js";
import { C as mainReason, b as decidingCells, n as describeFailsAt, p as describeReproduction, r as toneOfVerdict, t as describeRun, v as VERDICT_WORDS, x as describeFinding } from "./describe-run.js";
import { c as leftColumn, g as placeName, l as rightColumn, p as metricName, v as worstCell } from "./escape-markdown.js";
// src/report/describe-report.ts
const MOST_ROWS = 40;
const MOST_SECTIONS = 20;
const wordOf = ({ verdict }) => verdict?.verdict ?? "missing";
const nameOf = ({ name }) => cutText(name, 60);
function runOfLeg({ verdict, session, baselineInfo }) {
	return verdict === null ? null : {
		verdict,
		session,
		baselineInfo,
		reproduce: ""
	};
}
function toneOf({ verdict }) {
	return verdict === null ? "bad" : toneOfVerdict(verdict.verdict);
}
function describeRow(leg) {
	const { verdict } = leg;
	const cell = verdict === null ? null : worstCell(decidingCells(verdict));
	if (verdict === null || cell === null) return {
		cells: [
			nameOf(leg),
			"–",
			"–",
			"–",
			wordOf(leg)
		],
		tone: toneOf(leg)
	};
	const where = `${metricName(cell.metric)} at ${placeName(cell)}`;
	const change = formatChange(cell.deltaPercent, cell.interval);
	return {
		cells: [
			nameOf(leg),
			change,
			where,
			describeFailsAt(cell, verdict.mode),
			verdict.verdict
		],
		tone: toneOf(leg)
	};
}
function describeLegs(legs) {
	const rest = legs.length - MOST_ROWS;
	const columns = [
		leftColumn("leg"),
		rightColumn("worst Δ (90 % interval)"),
		leftColumn("where"),
		rightColumn("fails at"),
		leftColumn("verdict")
	];
	const footnotes = rest <= 0 ? [] : [`${countOf(rest, "more leg")} in verdict.json: ${tally(legs.slice(MOST_ROWS))}.`];
	return {
		kind: "table",
		columns,
		rows: legs.slice(0, MOST_ROWS).map(describeRow),
		footnotes
	};
}
function tally(legs) {
	return [...new Set(legs.map(wordOf))].map((word) => {
		const own = legs.filter((leg) => wordOf(leg) === word);
		const quiet = own.every((leg) => toneOf(leg) === "good") || own.length > 4;
		return `${own.length} ${word}${quiet ? "" : ` (${own.map(nameOf).join(", ")})`}`;
	}).join(", ");
}
function describeHeadline({ verdict, legs }) {
	const [worst] = legs;
	const run = worst === void 0 ? null : runOfLeg(worst);
	const counts = `${worst?.verdict === null ? "Missing leg" : VERDICT_WORDS[verdict.verdict]} · ${countOf(legs.length, "leg")}: ${tally(legs)}.`;
	if (worst === void 0 || run === null) return counts;
	return `${counts} ${toneOf(worst) === "good" ? "Lowest" : "Worst"} is ${nameOf(worst)}: ${describeFinding(run)}`;
}
function nextOf({ legs }) {
	const [worst] = legs;
	if (worst === void 0 || toneOf(worst) === "good") return {
		advice: "nothing to do.",
		command: null
	};
	const reason = worst.verdict === null ? null : mainReason(worst.verdict);
	if (worst.verdict === null) return {
		advice: `look at the job of ${nameOf(worst)}.`,
		command: null
	};
	if (reason !== null && reason.remedy !== "") return {
		advice: `${nameOf(worst)}: ${cutText(reason.remedy, 300)}`,
		command: null
	};
	return {
		advice: `see what changed on ${nameOf(worst)}, below and in its own report.`,
		command: null
	};
}
function describeStates(verdict, legs) {
	const items = legs.filter((leg) => toneOf(leg) !== "good" && worstCell(leg.verdict?.cells ?? []) === null).map((leg) => {
		const own = leg.verdict === null ? null : mainReason(leg.verdict);
		const found = verdict.reasons.find(({ message }) => message.startsWith(`${leg.name}: `));
		return `${(own === null ? found?.message : `${nameOf(leg)}: ${own.message}`) ?? nameOf(leg)} ${own?.remedy ?? found?.remedy ?? ""}`.trim();
	});
	const more = items.length - 6;
	const shown = more > 0 ? [...items.slice(0, 6), `${countOf(more, "more leg")} like these.`] : items;
	return shown.length === 0 ? [] : [{
		kind: "list",
		items: shown
	}];
}
function environmentTable(legs) {
	const rows = legs.flatMap((leg) => {
		const { session } = leg;
		if (session === null) return [];
		const { engine, engineVersion, model, gpu, gpuCount } = session.identity;
		const machine = [gpuCount, gpu].filter((word) => word !== void 0).join(" × ");
		const server = [engine, engineVersion].filter((word) => word !== void 0).join(" ");
		const when = formatDay(session.startedAt);
		const commit = session.provenance.commit?.slice(0, 12);
		const facts = [
			session.suite.name,
			machine,
			server,
			model,
			commit,
			when
		].map((fact) => fact || "–");
		return [{
			cells: [nameOf(leg), ...facts],
			tone: "plain"
		}];
	});
	if (rows.length === 0) return [];
	return [{
		kind: "table",
		columns: [
			"leg",
			"suite",
			"machine",
			"engine",
			"model",
			"commit",
			"measured"
		].map(leftColumn),
		rows,
		footnotes: []
	}];
}
function describeLeg(leg) {
	const run = runOfLeg(leg);
	if (run === null) return [{
		kind: "paragraph",
		text: "There is no result of this leg.",
		tone: "bad"
	}];
	const open = describeRun(run).blocks.filter(({ kind }) => kind !== "folded");
	return [{
		kind: "paragraph",
		text: describeFinding(run)
	}, ...open];
}
const headingOfLeg = (leg) => `${nameOf(leg)}: ${wordOf(leg)}`;
function describeReportDetails({ verdict, legs, reproduce, files }) {
	const folded = (summary, blocks) => blocks.length === 0 ? [] : [{
		kind: "folded",
		summary,
		blocks
	}];
	const said = [...verdict.hints.map((hint) => `Hint: ${hint}`), ...verdict.notes];
	const how = {
		verdict,
		session: null,
		baselineInfo: null,
		reproduce,
		...files ? { files } : {}
	};
	return [
		...folded("Environments", environmentTable(legs)),
		...folded("Notes", said.length === 0 ? [] : [{
			kind: "list",
			items: said.slice(0, 100)
		}]),
		...folded("How to reproduce", describeReproduction(how))
	];
}
function describeReport(report) {
	const { verdict, legs, warnings = [] } = report;
	const sections = legs.slice(0, MOST_SECTIONS).map((leg) => ({
		kind: "folded",
		summary: headingOfLeg(leg),
		blocks: describeLeg(leg)
	}));
	const said = warnings.length === 0 ? [] : [{
		kind: "list",
		items: warnings
	}];
	return {
		title: `throughput-gate report: ${verdict.verdict} · ${countOf(legs.length, "leg")}`,
		headline: describeHeadline(report),
		next: nextOf(report),
		blocks: [
			describeLegs(legs),
			...said,
			...describeStates(verdict, legs),
			...sections,
			...describeReportDetails(report)
		]
	};
}
export { headingOfLeg as i, describeReport as n, describeReportDetails as r, describeLeg as t };
