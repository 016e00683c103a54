import { f as countOf, v as levelName } from "./side-session.js";
import { t as quoteForShell } from "./quote-for-shell.js";
import { u as formatNumber } from "./format.js";
import { c as describeValidity, d as describeLogTail, f as ownLog, i as describeClock, l as meanOf, m as refreshCommand, o as slowDownSession, s as describeMeasured, u as trialSummary, x as describeEnvironment } from "./describe-run.js";
import { i as findInvalidStates } from "./percentile.js";
// src/report/describe-session.ts
function describePeak(session) {
	const best = session.levels.map((level) => ({
		level,
		value: meanOf(level, "output-throughput")
	})).filter((entry) => entry.value !== null).reduce((top, entry) => top === null || entry.value > top.value ? entry : top, null);
	if (best === null) return "no valid trial";
	return `up to ${formatNumber(best.value)} tok/s at ${levelName(best.level)}`;
}
function describeSession(input, options = {}) {
	const { simulatedSpeed: speed, reproduce } = options;
	const session = speed === void 0 ? input : slowDownSession(input, speed);
	const reason = findInvalidStates(session, 1)[0]?.reason;
	const trials = session.levels.flatMap((level) => level.trials).length;
	const words = `${countOf(session.levels.length, "level")}, ${describePeak(session)}; ${trialSummary(session)}`;
	const headline = reason === void 0 ? `Measured · ${session.suite.name}: ${words}.${options.storedIn === void 0 ? " Nothing was compared." : ""}` : `Could not measure · ${session.suite.name}: ${reason.message}${trials === 0 ? "" : ` (${words})`}`;
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
	const next = reason === void 0 && options.storedIn !== void 0 ? {
		advice: "commit the baseline",
		command: `git add ${quoteForShell(options.storedIn)}`
	} : reason === void 0 ? {
		advice: "store it as a baseline session",
		command: refreshCommand({ result: options.files?.result ?? "result.json" }, options)
	} : {
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
export { describeSession as n, csvField as t };
