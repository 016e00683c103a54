import { f as countOf, v as levelName } from "./side-session.js";
import { t as quoteForShell } from "./quote-for-shell.js";
import { n as formatAmount, u as formatNumber } from "./format.js";
import { f as harmPercent, g as placeName, p as metricName, v as worstCell } from "./escape-markdown.js";
import { T as describeEnvironment, _ as describeMove, c as describeValidity, d as describeLogTail, f as ownLog, i as describeClock, l as meanOf, m as refreshCommand, n as describeFailsAt, o as slowDownSession, s as describeMeasured, u as trialSummary, w as asSentence } from "./describe-run.js";
import { i as findInvalidStates } from "./percentile.js";
import { r as meanOfSessions, t as collectCells } from "./cells.js";
// src/judge/session-spread.ts
function widestSpread(sessions, metric) {
	return collectCells(sessions).filter((cell) => cell.metric === metric && cell.sessions.length > 1).flatMap(({ sessions: values, metric: _, ...level }) => {
		const means = values.flatMap((session) => meanOfSessions([session]) ?? []);
		return means.length < 2 ? [] : [{
			level,
			percent: 100 * (Math.max(...means) / Math.min(...means) - 1)
		}];
	}).reduce((widest, spread) => widest === null || spread.percent > widest.percent ? spread : widest, null);
}
// src/report/describe-stored.ts
const commitBaseline = (path) => ({
	advice: "commit the baseline",
	command: `git add ${quoteForShell(path)}`
});
function describeStored({ sessions, nextRun, accepted }) {
	const lost = worstCell(accepted.filter(({ gated }) => gated));
	const givenUp = lost === null || harmPercent(lost) <= 0 ? [] : [`Given up: ${describeMove(lost)}, the worst level.`];
	const gated = nextRun.filter((cell) => cell.gated && cell.failsAtPercent !== null);
	const found = [...new Set(gated.map(({ metric }) => metric))].map((metric) => describeMetric(sessions, metric, gated.filter((cell) => cell.metric === metric)));
	const items = [...givenUp, ...found];
	return items.length === 0 ? [] : [{
		kind: "list",
		items
	}];
}
function describeMetric(sessions, metric, cells) {
	const hardest = cells.reduce((most, cell) => (cell.failsAtPercent ?? 0) > (most.failsAtPercent ?? 0) ? cell : most);
	const spread = widestSpread(sessions, metric);
	const apart = spread === null ? "" : `${countOf(sessions.length, "session")} lie up to ${formatAmount(spread.percent)} apart (${placeName(spread.level)}); `;
	return `${metricName(metric)}: ${apart}at this noise every level now fails at ${describeFailsAt(hardest, "gate")}.`;
}
// src/report/describe-session.ts
function describePeak(session) {
	const best = session.levels.map((level) => ({
		level,
		value: meanOf(level, "output-throughput")
	})).filter((entry) => entry.value !== null).reduce((top, entry) => top === null || entry.value > top.value ? entry : top, null);
	if (best === null) return "no valid trial";
	return `up to ${formatNumber(best.value)} tok/s at ${levelName(best.level)}`;
}
function headlineEnd({ stored, refused }) {
	if (refused !== void 0) return ` Not stored: ${asSentence(refused.message)}`;
	return stored === void 0 ? " Nothing was compared." : "";
}
function nextStep({ stored, refused, files, refreshOptions }) {
	if (refused !== void 0) return {
		advice: refused.remedy,
		command: null
	};
	if (stored !== void 0) return commitBaseline(stored.path);
	return {
		advice: "store it as a baseline session",
		command: refreshCommand([files?.result ?? "result.json"], refreshOptions)
	};
}
function describeSession(input, options = {}) {
	const { simulatedSpeed: speed, reproduce, stored } = options;
	const session = speed === void 0 ? input : slowDownSession(input, speed);
	const reason = findInvalidStates(session, 1)[0]?.reason;
	const trials = session.levels.flatMap((level) => level.trials).length;
	const words = `${countOf(session.levels.length, "level")}, ${describePeak(session)}; ${trialSummary(session)}`;
	const headline = reason === void 0 ? `Measured · ${session.suite.name}: ${words}.${headlineEnd(options)}` : `Could not measure · ${session.suite.name}: ${reason.message}${trials === 0 ? "" : ` (${words})`}`;
	const clock = speed === void 0 ? [] : [{
		kind: "paragraph",
		text: describeClock(speed)
	}];
	const log = describeLogTail(ownLog(session), session.reasons);
	const more = [
		{
			kind: "folded",
			summary: "Validity, notes and counters",
			blocks: describeValidity(session, [])
		},
		...log.folded,
		{
			kind: "folded",
			summary: "Environment",
			blocks: describeEnvironment(session, null)
		}
	];
	const how = reproduce === void 0 ? [] : [{
		kind: "folded",
		summary: "How to reproduce",
		blocks: [{
			kind: "code",
			language: "sh",
			text: reproduce
		}]
	}];
	const news = stored === void 0 ? [] : describeStored(stored);
	const next = reason === void 0 ? nextStep(options) : {
		advice: reason.remedy,
		command: null
	};
	return {
		title: `throughput-gate measure · ${session.suite.name}`,
		headline,
		next,
		blocks: [
			...clock,
			...describeMeasured(session),
			...news,
			...log.open,
			...more,
			...how
		]
	};
}
// src/report/csv-field.ts
const FORMULA = /^[=+\-@]/;
function csvField(text) {
	const inert = FORMULA.test(text) ? `'${text}` : text;
	return /[",]/.test(inert) ? `"${inert.replaceAll("\"", "\"\"")}"` : inert;
}
export { describeStored as i, describeSession as n, commitBaseline as r, csvField as t };
