import { f as countOf, h as groupByLabel, v as levelName } from "./side-session.js";
import { c as formatFootnoteMark, f as formatShare, h as cutText, i as formatChange, l as formatMeans, n as formatAmount, o as formatDay, r as formatBound, s as formatDuration, t as daysBetween, u as formatNumber } from "./format.js";
import { _ as placeNames, c as leftColumn, d as directionWords, f as harmPercent, g as placeName, h as placeKey, l as rightColumn, m as placeInColumn, p as metricName, u as comparedWith, v as worstCell } from "./escape-markdown.js";
import { E as isAcceptable, M as UNREPEATED, c as compareOutputs, l as compareWorkload, n as findOtherDefinitions, o as compareConfiguration, t as geometricMean, u as compareUnits } from "./geometric-mean.js";
import { t as GateError } from "./gate-error.js";
import { t as quoteForShell } from "./quote-for-shell.js";
// src/report/curve-chart.ts
function describeCurves({ cells, mode }) {
	const [first] = cells.filter((cell) => cell.gated);
	if (first === void 0) return [];
	const levels = cells.filter((cell) => cell.metric === first.metric && cell.concurrency !== null);
	return groupByLabel(levels.filter((cell) => cell.deltaPercent !== null)).filter((drawn) => drawn.length > 1).map((drawn) => drawCurve(first, drawn, mode));
}
function drawCurve(first, drawn, mode) {
	const label = drawn[0]?.label;
	const title = `${metricName(first.metric)}, ${first.unit}`;
	return {
		kind: "chart",
		title: label === void 0 ? title : `${title}, ${cutText(label, 60)}`,
		xLabels: drawn.map((cell) => String(cell.concurrency)),
		yLabel: first.unit,
		series: [{
			name: comparedWith(mode),
			values: drawn.map((cell) => cell.baseline)
		}, {
			name: "current",
			values: drawn.map((cell) => cell.current)
		}]
	};
}
// src/report/differences.ts
function argumentPieces(text) {
	return text.split(/\s+(?=-)/).filter((piece) => piece !== "");
}
const without = (pieces, others) => pieces.filter((piece) => !others.includes(piece));
function describeLongChange(baseline, current) {
	const [old, now] = [argumentPieces(baseline), argumentPieces(current)];
	const removed = without(old, now).map((piece) => `removed ${cutText(piece, 120)}`);
	const added = without(now, old).map((piece) => `added ${cutText(piece, 120)}`);
	return [...removed, ...added].join("; ") || "the same arguments in another order";
}
function describeDifference({ fact, baseline, current }) {
	if (baseline !== null && current !== null && baseline.length + current.length > 100 && / -/.test(baseline + current)) return `${cutText(fact, 60)}: ${describeLongChange(baseline, current)}`;
	const show = (value) => value === null ? "unknown" : cutText(value, 160);
	return `${cutText(fact, 60)}: ${show(baseline)} → ${show(current)}`;
}
const MOST_SHOWN = 5;
const ROLE_WORDS = {
	blocks: " (must be equal)",
	selects: " (another environment)",
	warns: " (may explain a change)",
	shown: ""
};
const ROLE_ORDER = [
	"blocks",
	"selects",
	"shown",
	"warns"
];
function describeDifferences(differences, all = false) {
	const items = ROLE_ORDER.flatMap((role) => differences.filter((difference) => difference.role === role)).map((difference) => `${describeDifference(difference)}${ROLE_WORDS[difference.role]}`);
	if (all || items.length <= MOST_SHOWN) return items;
	return [...items.slice(0, 4), `${items.length - MOST_SHOWN + 1} more under “Environment”`];
}
// src/report/environment-blocks.ts
const SHORT_HASH = 12;
function identityFacts({ identity }) {
	const variables = Object.entries(identity.environmentVariables ?? {}).map(([name, value]) => `${name}=${value}`);
	return [
		["engine", [identity.engine, identity.engineVersion].filter((word) => word !== void 0).join(" ")],
		["model", [identity.model, identity.modelRevision].filter((word) => word !== void 0).join(" at ")],
		["dtype", identity.dtype],
		["quantisation", identity.quantisation],
		["longest context", identity.maxModelLength],
		["launch arguments", identity.launchArguments?.join(" ")],
		["environment variables", variables.join(" ")],
		["GPU", [identity.gpuCount, identity.gpu].filter((word) => word !== void 0).join(" × ")],
		["GPUs used", identity.gpusUsed],
		["MIG", identity.mig],
		["power limit", identity.powerLimitWatts === void 0 ? void 0 : `${identity.powerLimitWatts} W`],
		["driver", identity.driver],
		["CPU", identity.cpu],
		["operating system", identity.os],
		["host", identity.host]
	];
}
function sessionFacts(session) {
	const { workload } = session.fingerprint;
	const lasted = Date.parse(session.finishedAt) - Date.parse(session.startedAt);
	return [
		["server", session.provenance.url],
		["commit measured", session.provenance.commit],
		["runner", session.provenance.runner],
		["measured", `${session.startedAt}, ${formatDuration(lasted)}`],
		["client", `${session.client.name} ${session.client.version}`],
		["prompts", `${session.suite.promptSource} (${workload.promptSetHash.slice(0, SHORT_HASH)})`],
		["sampling", JSON.stringify(workload.sampling)],
		["cache", workload.cache],
		["API", workload.api],
		["session", session.id]
	];
}
function describeBaseline(info, measuredAt) {
	const age = info.takenAt === void 0 || measuredAt === null ? null : daysBetween(info.takenAt, measuredAt);
	const when = !info.takenAt ? "" : `, latest ${formatDay(info.takenAt)}`;
	const before = age === null ? "" : ` (${age === 0 ? "the same day" : `${countOf(age, "day")} before`})`;
	const commit = info.commit === void 0 ? "" : `, commit ${cutText(info.commit, 12).slice(0, 12)}`;
	return `${countOf(info.sessions, "session")} of ${cutText(info.source, 120)}${when}${before}${commit}`;
}
const OLD_DAYS = 90;
function baselineAgeNote(info, measuredAt) {
	if (info?.takenAt === void 0 || measuredAt === null) return null;
	const age = daysBetween(info.takenAt, measuredAt);
	return age === null || age < OLD_DAYS ? null : `the baseline is ${countOf(age, "day")} old: refresh it soon`;
}
function describeEnvironment(session, info, comparedWith = "baseline") {
	const own = session === null ? [] : [...identityFacts(session), ...sessionFacts(session)];
	const baseline = [comparedWith, info === null ? void 0 : describeBaseline(info, session?.startedAt ?? null)];
	const rows = [...own, baseline].flatMap(([name, value]) => value === void 0 || value === "" ? [] : [{
		cells: [name, String(value)],
		tone: "plain"
	}]);
	if (rows.length === 0) return [];
	return [{
		kind: "table",
		columns: [leftColumn("fact"), leftColumn("value")],
		rows,
		footnotes: []
	}];
}
// src/report/as-sentence.ts
function asSentence(text) {
	const trimmed = text.trim();
	return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
// src/report/headline.ts
const VERDICT_WORDS = {
	pass: "Pass",
	improved: "Improved",
	regressed: "Regressed",
	suspected: "Suspected drop",
	inconclusive: "Inconclusive",
	"not-comparable": "Not comparable",
	invalid: "Could not measure (invalid)",
	"no-baseline": "No baseline",
	"missing-level": "Missing level",
	accepted: "Accepted regression",
	equivalent: "Equivalent",
	different: "Different",
	undecided: "Undecided"
};
function carries(verdict, cell) {
	return verdict.verdict === "accepted" ? isAcceptable(cell.verdict) : cell.verdict === verdict.verdict;
}
function decidingCells(verdict) {
	const gated = verdict.cells.filter((cell) => cell.gated);
	const deciding = gated.filter((cell) => carries(verdict, cell));
	return deciding.length > 0 ? deciding : gated;
}
function mainReason(verdict) {
	return verdict.reasons.find((reason) => reason.code === verdict.verdict) ?? verdict.reasons[0] ?? null;
}
const clip = (text) => cutText(text, 400);
const changeAt = (cell) => `${metricName(cell.metric)} at ${placeName(cell)}: ${formatChange(cell.deltaPercent, cell.interval)}`;
const failsAt = (cell) => `fails at ${formatBound(cell.failsAtPercent, cell.direction)}`;
function distinctLevels(cells) {
	return new Set(cells.map(placeKey)).size;
}
function spread(cells, all) {
	const [some, every] = [distinctLevels(cells), distinctLevels(all)];
	if (every === 1) return `at ${placeNames(cells)}`;
	if (some === every) return every === 2 ? "at both levels" : `at all ${every} levels`;
	return `at ${placeNames(cells)} (${some} of ${every} levels)`;
}
function movement(cells, all, extreme, word) {
	const change = formatChange(extreme.deltaPercent, extreme.interval);
	const moved = (extreme.deltaPercent ?? 0) < 0 ? "fell" : "rose";
	const where = spread(cells, all);
	if (cells.some((cell) => cell.metric !== extreme.metric)) return `${where}, ${word} ${changeAt(extreme)}`;
	const level = distinctLevels(cells) === 1 ? "" : `, ${word} ${placeName(extreme)}`;
	return `${metricName(extreme.metric)} ${moved} ${where}${level}: ${change}`;
}
const largest = (cells, by) => cells.reduce((best, cell) => best === null || by(cell) > by(best) ? cell : best, null);
const furthest = (cells) => largest(cells, (cell) => Math.abs(cell.deltaPercent ?? 0));
function finding(report) {
	const { verdict } = report;
	const gated = verdict.cells.filter((cell) => cell.gated);
	const cells = decidingCells(verdict);
	const worst = worstCell(cells);
	const reason = mainReason(verdict);
	if (worst === null) return reason === null ? "nothing was compared." : asSentence(clip(reason.message));
	switch (verdict.verdict) {
		case "regressed": return `${movement(cells, gated, worst, "worst")}, ${failsAt(worst)}.`;
		case "accepted": return `${movement(cells, gated, worst, "worst")}; ${acceptedBy(report)}.`;
		case "suspected": return `${changeAt(worst)} is beyond the allowed ${formatAmount(worst.tolerancePercent)}, but ${whyOnlySuspected(worst, verdict.mode)}.`;
		case "inconclusive": return `a drop can't be ruled out; ${changeAt(worst)}, ${formatAmount(worst.tolerancePercent)} allowed.`;
		case "pass": return passFinding(gated, worst);
		case "improved": return `${movement(cells, gated, largest(cells, (cell) => -harmPercent(cell)) ?? worst, "most")}.`;
		case "equivalent":
		case "different":
		case "undecided": return confirmFinding(verdict.verdict, cells, gated);
		default: return reason === null ? "nothing can be said about speed." : asSentence(clip(reason.message));
	}
}
function whyOnlySuspected(cell, mode) {
	if (cell.notes.some((note) => note.startsWith("nothing was repeated"))) return `${UNREPEATED}, so it is never called regressed`;
	if (mode === "ab" && cell.failsAtPercent !== null && harmPercent(cell) >= cell.failsAtPercent) return "the run ended before a look that may call it regressed";
	return `noise can't be excluded: it ${failsAt(cell)}`;
}
function passFinding(gated, worst) {
	return `no loss beyond ${new Set(gated.map((cell) => cell.metric)).size === 1 ? `the allowed ${formatAmount(worst.tolerancePercent)}` : "what is allowed"} found${distinctLevels(gated) === 1 ? "" : ` at any of ${distinctLevels(gated)} levels`}; lowest ${changeAt(worst)}.`;
}
function confirmFinding(name, cells, gated) {
	const cell = furthest(cells);
	if (cell === null) return "nothing was compared.";
	const margin = formatBound(cell.failsAtPercent, "neither");
	if (name === "equivalent") return `this server reproduces the baseline ${spread(gated, gated)}, within ${margin}; furthest ${changeAt(cell)}.`;
	if (name === "different") return `this server doesn't reproduce the baseline ${spread(cells, gated)}; furthest ${changeAt(cell)}, margin ${margin}.`;
	return `neither equal nor different can be said ${spread(cells, gated)}; furthest ${changeAt(cell)}, margin ${margin}.`;
}
function acceptedBy({ context }) {
	const accepted = context?.accepted;
	if (accepted === void 0) return "a person has accepted it";
	const by = `accepted by ${cutText(accepted.by, 60)}`;
	return accepted.reason === void 0 ? by : `${by}: “${cutText(accepted.reason, 160)}”`;
}
function evidenceWords(verdict, cells) {
	const trials = countOf(Math.min(...cells.map((cell) => cell.trials)), "trial");
	if (verdict.mode === "ab") return `same session, interleaved, ${trials} a side`;
	return `${countOf(Math.min(...cells.map((cell) => cell.baselineSessions)), "baseline session")}, ${trials}`;
}
const CONFIDENCE = {
	regressed: "high, false alarms in at most 1 % of runs",
	improved: "high, false alarms in at most 1 % of runs",
	suspected: "low",
	inconclusive: "none either way",
	equivalent: "high, holds at 95 % on both sides",
	different: "high, the interval excludes no change",
	undecided: "none either way"
};
function trust(verdict) {
	const cells = decidingCells(verdict);
	if (worstCell(cells) === null) return "";
	const evidence = evidenceWords(verdict, cells);
	if (verdict.verdict === "pass") {
		const bound = largest(cells, (cell) => cell.rulesOutPercent ?? 0)?.rulesOutPercent ?? null;
		return bound === null ? ` Trust: ${evidence}${doubt(cells)}.` : ` Trust: losses over ${formatAmount(bound)} are ruled out${doubt(cells)} (${evidence}).`;
	}
	const accepted = cells.some((cell) => cell.verdict === "regressed") ? "regressed" : "suspected";
	const words = CONFIDENCE[verdict.verdict === "accepted" ? accepted : verdict.verdict];
	return words === void 0 ? "" : ` Trust: ${words}${doubt(cells)} (${evidence}).`;
}
function doubt(cells) {
	const has = (beginning) => worstCell(cells)?.notes.some((note) => note.startsWith(beginning)) ?? false;
	if (has("the prompts are other ones: ")) return ", but the prompts had other token counts than the baseline's";
	return has("far from its neighbours, but counted") ? ", but one of its trials lies far from the others" : "";
}
function describeFinding(report) {
	return `${finding(report)}${trust(report.verdict)}`;
}
function describeHeadline(report) {
	const { verdict } = report;
	return `${VERDICT_WORDS[verdict.verdict]} · ${cutText(verdict.suite, 80)}: ${describeFinding(report)}`;
}
// src/baseline/cell-move.ts
const figure = (value) => value === null ? "none" : String(Number(value.toPrecision(4)));
function describeMove({ deltaPercent, baseline, current, unit, ...cell }) {
	const values = `${cell.metric} at ${levelName(cell)}: ${figure(baseline)} → ${figure(current)} ${unit}`.trimEnd();
	if (deltaPercent === null) return values;
	return `${values} (${deltaPercent < 0 ? "−" : "+"}${Math.abs(deltaPercent).toFixed(1)} %)`;
}
function findFurthest(cells) {
	const distance = ({ deltaPercent }) => Math.abs(deltaPercent ?? 0);
	return cells.filter(({ deltaPercent }) => deltaPercent !== null).reduce((furthest, cell) => furthest === null || distance(cell) > distance(furthest) ? cell : furthest, null);
}
// src/baseline/refresh-refusal.ts
const OWN_FILE = "Give another workload a baseline of its own: --baseline FILE.";
const REPLACE = "If the change is intended, start anew with --replace; to accept a regression, give --accept-reason \"why\".";
const refuse = (message, remedy) => new GateError("refresh-refused", `the baseline stays as it is: ${message}`, remedy);
const describe = ({ fact, baseline, current }) => `${fact}: ${baseline ?? "none"} → ${current ?? "none"}`;
function refuseUnsound(candidate, suite, known) {
	const [problem] = candidate.problems;
	if (problem !== void 0 || candidate.session.trials.length === 0) throw refuse(`${candidate.source} is not a sound session: ${problem ?? "it has no valid trial"}`, "Measure again, then refresh.");
	if (suite && candidate.suite && suite !== candidate.suite) throw refuse(`the file belongs to suite "${suite}", the session to suite "${candidate.suite}"`, "Name another file with --baseline: a baseline file holds one suite.");
	if (known.flatMap((entry) => entry.sessions.map((session) => session.id)).includes(candidate.session.id)) throw refuse(`session ${candidate.session.id} is in it already`, "Measure a new session: the same one twice would count as independent evidence.");
}
function findChanges(environment, candidate) {
	const newest = environment.sessions.at(-1);
	if (newest === void 0) return {
		ofWork: [],
		ofServer: []
	};
	return {
		ofWork: [
			...compareUnits(environment.units, candidate.units),
			...compareWorkload(newest.workload, candidate.session.workload).differences,
			...findOtherDefinitions(newest, candidate.session).values(),
			...compareOutputs(newest.workload, candidate.session.workload).values()
		],
		ofServer: compareConfiguration(newest.identity, candidate.session.identity).differences
	};
}
const hasMoved = ({ gated, verdict }) => gated && (verdict === "regressed" || verdict === "improved");
const isSureToBeRefused = ({ cells, differences }) => cells.some(hasMoved) || differences.some(({ role }) => role === "shown" || role === "blocks");
function refuseChanged(environment, candidate, cells, again) {
	const { ofWork, ofServer } = findChanges(environment, candidate);
	const changes = [...ofWork, ...ofServer];
	const moved = cells.filter(hasMoved);
	if (changes.length === 0 && moved.length === 0) return;
	const gated = cells.filter((cell) => cell.gated);
	const regressed = moved.filter(({ verdict }) => verdict === "regressed");
	const furthest = findFurthest([
		regressed,
		moved,
		gated
	].find((some) => some.length > 0) ?? []);
	const found = [
		...changes.length === 0 ? [] : [`the session differs from it in ${changes.map(describe).join("; ")}`],
		...moved.length === 0 ? [] : [`${moved.length} of ${gated.length} gated cells moved`],
		...furthest === null ? [] : [`furthest ${describeMove(furthest)}, ${furthest.verdict}`]
	];
	const remedy = again === null ? REPLACE : letIn(again, regressed.length > 0);
	throw refuse(found.join("; "), ofWork.length > 0 ? `${OWN_FILE} ${remedy}` : remedy);
}
function letIn(again, isLoss) {
	const accepted = `if the loss is accepted, \`${again} --accept-reason "why"\``;
	const meant = `if the new level is meant, \`${again} --replace\``;
	return `Nothing needs to be measured again: ${(isLoss ? [accepted, meant] : [meant, accepted]).join("; ")}.`;
}
// src/report/refresh-command.ts
const MOST_NAMED = 10;
const UNNAMED = "RESULT…";
function refreshCommand(results, refreshOptions = "") {
	const named = results.length > MOST_NAMED ? [UNNAMED] : results.map(quoteForShell);
	return `throughput-gate refresh${named.length === 0 ? "" : ` --result ${named.join(" ")}`}${refreshOptions}`;
}
function explainUnnamed(results) {
	return results.length > MOST_NAMED ? `${UNNAMED} = the ${results.length} files that were judged` : null;
}
function resultsOf({ files, context }) {
	return context?.refreshResults ?? (files?.result ? [files.result] : []);
}
// src/report/how-to-blocks.ts
const code$1 = (text) => ({
	kind: "code",
	language: "sh",
	text
});
const FILE_WORDS = [
	["result", "every trial"],
	["verdict", "the verdict"],
	["report", "page with plots"],
	["baseline", "baseline"]
];
function describeFiles(files) {
	const items = FILE_WORDS.flatMap(([key, words]) => {
		const path = files?.[key] ?? null;
		return path === null ? [] : [`${words}: ${path}`];
	});
	return items.length === 0 ? [] : [{
		kind: "list",
		items
	}];
}
function describeReproduction({ reproduce, files }) {
	return [...[[reproduce, ...files?.result && files.baseline ? [`throughput-gate judge ${quoteForShell(files.result)} --baseline ${quoteForShell(files.baseline)}`] : []].filter((line) => line !== "").join("\n")].filter((text) => text !== "").map(code$1), ...describeFiles(files)];
}
function firstBaseline({ files, context }) {
	const target = quoteForShell(context?.baselinePath ?? ".github/throughput-baseline.json");
	const lines = [
		files?.baseline ? `cp ${quoteForShell(files.baseline)} ${target}` : `throughput-gate refresh${context?.refreshOptions || ` --baseline ${target}`}`,
		`git add ${target}`,
		"git commit -m \"Add the throughput baseline\""
	];
	return [{
		kind: "paragraph",
		text: "Take the first baseline and commit it:"
	}, code$1(lines.join("\n"))];
}
function describeAcceptance(report) {
	const { verdict, context } = report;
	if (verdict.mode === "ab" || verdict.verdict === "invalid") return [];
	if (verdict.verdict === "no-baseline") return firstBaseline(report);
	const lines = refreshCommands(report);
	const label = context?.acceptLabel;
	const accept = `Accept on this pull request: add the label ${label}. A new push removes it.`;
	return [
		...label === void 0 ? [] : [{
			kind: "paragraph",
			text: accept
		}],
		{
			kind: "paragraph",
			text: "Change the committed baseline:"
		},
		code$1(lines.join("\n"))
	];
}
function refreshCommands(report) {
	const { verdict, context } = report;
	const results = resultsOf(report);
	const refresh = refreshCommand(results, context?.refreshOptions);
	const unnamed = explainUnnamed(results);
	const joined = ["# one more session of the same server", refresh];
	const meant = ["# the new level is meant", `${refresh} --replace`];
	const accepted = ["# the loss is accepted; the old level stays as anchor", `${refresh} --accept-reason "why"`];
	const isLoss = verdict.cells.some((cell) => cell.gated && isAcceptable(cell.verdict));
	return [
		...unnamed === null ? [] : [`# ${unnamed}`],
		...isSureToBeRefused(verdict) ? [] : joined,
		...isLoss ? [...accepted, ...meant] : [...meant, ...accepted]
	];
}
// src/report/log-tail.ts
const FATAL = new Set(["server-died", "not-ready"]);
const SHOWN_LINES = 8;
const code = (lines) => ({
	kind: "code",
	language: "text",
	text: lines.join("\n")
});
function ownLog(session) {
	return [{
		server: "server",
		lines: session?.logTail ?? []
	}];
}
function describeLogTail(logs, reasons) {
	const fatal = reasons.some((reason) => FATAL.has(reason.code));
	const written = logs.filter(({ lines }) => lines.length > 0);
	return {
		open: fatal ? written.flatMap(describeEnd) : [],
		folded: written.filter(({ lines }) => !fatal || lines.length > SHOWN_LINES).map(foldWhole)
	};
}
const describeEnd = ({ server, lines }) => [{
	kind: "paragraph",
	text: `The ${server}’s last lines:`
}, code(lines.slice(-8))];
const foldWhole = ({ server, lines }) => ({
	kind: "folded",
	summary: `${server.slice(0, 1).toUpperCase()}${server.slice(1)} log`,
	blocks: [code(lines)]
});
// src/report/next-step.ts
const advise = (advice, command = null) => ({
	advice: command === null ? asSentence(cutText(advice, 400)) : cutText(advice, 400).replace(/[.:\s]+$/, ""),
	command
});
function nextStep(report) {
	const { verdict, reproduce, context } = report;
	const remedy = mainReason(verdict)?.remedy ?? "";
	const refresh = refreshCommand(resultsOf(report), context?.refreshOptions);
	switch (verdict.verdict) {
		case "pass":
		case "equivalent": return advise("nothing to do");
		case "improved":
			if (verdict.mode === "ab") return advise("nothing to do: the candidate is faster");
			return advise("refresh the baseline, else a later loss back to the old level stays unseen", `${refresh} --replace`);
		case "accepted": return advise("store the new level with its reason", `${refresh} --accept-reason "why"`);
		case "regressed": {
			const accept = context?.acceptLabel === void 0 ? "" : `, or accept it with the label ${context.acceptLabel}`;
			return advise(`fix it${accept}; to see it yourself`, reproduce);
		}
		case "different": return advise("see what changed; to see it yourself", reproduce);
		case "no-baseline":
			if (mainReason(verdict)?.code === "only-itself") return advise(remedy);
			return advise(remedy === "" ? "take one and commit it" : remedy, refresh);
		default: return remedy === "" ? advise("measure again", reproduce) : advise(remedy);
	}
}
// src/report/session-blocks.ts
const MEASURED = [
	"output-throughput",
	"ttft-p50",
	"tpot-mean",
	"e2e-p95"
];
const validTrials = (level) => level.trials.filter((trial) => trial.valid);
function meanOf(level, metric) {
	const values = validTrials(level).map((trial) => trial.metrics[metric]).filter((value) => value !== void 0 && value > 0);
	return values.length === 0 ? null : geometricMean(values);
}
function failuresOf(trials) {
	const counts = new Map();
	for (const trial of trials) for (const [name, count] of Object.entries(trial.requests.failed)) counts.set(name, (counts.get(name) ?? 0) + count);
	return [...counts].map(([name, count]) => `${cutText(name, 40)} ×${count}`).join(", ");
}
function describeMeasured(session) {
	if (session.levels.length === 0) return [];
	const metrics = MEASURED.filter((metric) => session.levels.some((level) => meanOf(level, metric) !== null));
	const unit = (metric) => session.units[metric]?.unit ?? "";
	const rows = session.levels.map((level) => {
		const valid = validTrials(level).length;
		const figures = metrics.map((metric) => formatNumber(meanOf(level, metric)));
		return {
			cells: [
				String(level.concurrency),
				...figures,
				`${valid} of ${level.trials.length}`
			],
			tone: valid < level.trials.length ? "bad" : "plain"
		};
	});
	const headings = metrics.map((metric) => rightColumn(`${metricName(metric)}, ${unit(metric)}`));
	return [{
		kind: "table",
		columns: [
			rightColumn("concurrency"),
			...headings,
			rightColumn("valid trials")
		],
		rows,
		footnotes: []
	}];
}
function trialsOf(session) {
	return session.levels.flatMap((level) => level.trials.map((trial, at) => ({
		level,
		trial,
		number: at + 1
	})));
}
const trialName = ({ level, number }) => `${levelName(level)} trial ${number}`;
function trialTable(session) {
	const rows = trialsOf(session).map(({ level, trial, number }) => {
		const { requests, client, tokens } = trial;
		return {
			cells: [
				String(level.concurrency),
				String(number),
				trial.valid ? "valid" : trial.reasons.map((reason) => cutText(reason.code, 40)).join(", "),
				`${requests.good} of ${requests.sent}`,
				failuresOf([trial]) || "–",
				String(tokens.output),
				formatShare(client.cpuShare),
				`${formatNumber(client.eventLoopDelayP99Ms)} ms`
			],
			tone: trial.valid ? "plain" : "bad"
		};
	});
	return {
		kind: "table",
		columns: [
			rightColumn("concurrency"),
			rightColumn("trial"),
			leftColumn("validity"),
			rightColumn("good requests"),
			leftColumn("failures"),
			rightColumn("output tokens"),
			rightColumn("client CPU"),
			rightColumn("loop delay p99")
		],
		rows,
		footnotes: []
	};
}
function sessionNotes(session) {
	const ofSession = [...session.reasons.map((reason) => reason.message), ...session.notes];
	const ofLevels = session.levels.flatMap((level) => level.notes.map((note) => `${levelName(level)}: ${note}`));
	const ofTrials = trialsOf(session).flatMap((numbered) => {
		const { reasons, notes } = numbered.trial;
		return [...reasons.map((reason) => `${reason.code}: ${reason.message}`), ...notes].map((text) => `${trialName(numbered)}: ${text}`);
	});
	return [
		...ofSession,
		...ofLevels,
		...ofTrials
	];
}
function counterLines(session) {
	return trialsOf(session).flatMap((numbered) => {
		const counters = Object.entries(numbered.trial.counters ?? {}).slice(0, 30);
		if (counters.length === 0) return [];
		const words = counters.map(([name, value]) => `${cutText(name, 80)} ${formatNumber(value)}`);
		return [`${trialName(numbered)}: ${words.join(" · ")}`];
	});
}
function describeValidity(session, more) {
	const notes = [...new Set([...more, ...session === null ? [] : sessionNotes(session)])];
	const counters = session === null ? [] : counterLines(session);
	const blocks = [];
	if (notes.length > 0) blocks.push({
		kind: "list",
		items: notes
	});
	if (session !== null && session.levels.length > 0) blocks.push(trialTable(session));
	if (counters.length > 0) blocks.push({
		kind: "list",
		items: counters
	});
	return blocks;
}
function trialSummary(session) {
	const trials = session.levels.flatMap((level) => level.trials);
	const invalid = trials.filter((trial) => !trial.valid).length;
	return `${countOf(trials.length, "trial")}, ${invalid === 0 ? "all valid" : `${invalid} invalid`}`;
}
// src/report/simulated-clock.ts
function factorOf(unit, speed) {
	if (unit.endsWith("/s")) return 1 / speed;
	return /^(?:ms|s|µs)$/.test(unit) ? speed : 1;
}
const scale = (value, factor) => value === null ? null : value * factor;
function slowDownCells(cells, speed) {
	return cells.map((cell) => {
		const factor = factorOf(cell.unit, speed);
		return {
			...cell,
			baseline: scale(cell.baseline, factor),
			current: scale(cell.current, factor)
		};
	});
}
function slowDownMetrics(metrics, units, speed) {
	const entries = Object.entries(metrics).map(([id, value]) => [id, value * factorOf(units[id]?.unit ?? "", speed)]);
	return Object.fromEntries(entries);
}
function slowDownSession(session, speed) {
	const levels = session.levels.map((level) => {
		const trials = level.trials.map((trial) => ({
			...trial,
			metrics: slowDownMetrics(trial.metrics, session.units, speed)
		}));
		return {
			...level,
			trials
		};
	});
	return {
		...session,
		levels
	};
}
function describeClock(speed) {
	return `Simulated clock, ${speed}×: figures are what was measured ÷ ${speed} (times × ${speed}).`;
}
// src/report/verdict-table.ts
const TONES = {
	pass: "good",
	improved: "good",
	equivalent: "good",
	regressed: "bad",
	different: "bad",
	invalid: "bad",
	suspected: "warn",
	inconclusive: "warn",
	accepted: "warn",
	undecided: "warn",
	"not-comparable": "warn",
	"no-baseline": "warn",
	"missing-level": "warn"
};
const toneOfVerdict = (verdict) => TONES[verdict] ?? "plain";
const columnsOf = (mode) => [
	rightColumn("concurrency"),
	rightColumn(comparedWith(mode)),
	rightColumn("current"),
	rightColumn("Δ (90 % interval)"),
	rightColumn(mode === "confirm" ? "margin" : "fails at"),
	leftColumn("verdict")
];
function describeFailsAt(cell, mode) {
	const bound = formatBound(cell.failsAtPercent, mode === "confirm" ? "neither" : cell.direction);
	if (cell.failsAtPercent === null || cell.failsAtPercent < cell.tolerancePercent + .05) return bound;
	const evidence = mode === "ab" ? countOf(cell.trials, "trial") : countOf(cell.baselineSessions, "session");
	return `${bound} (${formatAmount(cell.tolerancePercent)} asked; ${evidence})`;
}
const SAID = /^(?:fails at [+−]|margin ±|\d+ baseline sessions?$)/;
function collectFootnotes(cells) {
	return [...new Set(cells.flatMap((cell) => cell.notes))].filter((text) => !SAID.test(text)).map((text) => ({
		text,
		cells: cells.filter((cell) => cell.notes.includes(text))
	}));
}
const marksOf = (cell, footnotes) => footnotes.map((note, at) => note.cells.includes(cell) ? formatFootnoteMark(at + 1) : "").filter((mark) => mark !== "").join(" ");
function describeRow(cell, mode, marks) {
	const [baseline, current] = formatMeans(cell.baseline, cell.current, cell.interval);
	const verdict = marks === "" ? cell.verdict : `${cell.verdict}\u00a0${marks}`;
	const change = formatChange(cell.deltaPercent, cell.interval);
	return {
		cells: [
			placeInColumn(cell),
			baseline,
			current,
			change,
			describeFailsAt(cell, mode),
			verdict
		],
		tone: TONES[cell.verdict] ?? "plain"
	};
}
const MOST_FOOTNOTES = 4;
function metricTable(cells, mode) {
	const footnotes = collectFootnotes(cells);
	const [first] = cells;
	const better = directionWords(first?.direction ?? "neither");
	const caption = [
		metricName(first?.metric ?? ""),
		first?.unit ?? "",
		better
	].filter((word) => word !== "").join(", ");
	const shown = footnotes.length > MOST_FOOTNOTES ? footnotes.slice(0, 3) : footnotes;
	const lines = shown.map((note, at) => `${formatFootnoteMark(at + 1)} ${placeNames(note.cells)}: ${cutText(note.text, 300)}`);
	const rest = footnotes.length - shown.length;
	return {
		kind: "table",
		caption,
		columns: columnsOf(mode),
		rows: cells.map((cell) => describeRow(cell, mode, marksOf(cell, footnotes))),
		footnotes: rest > 0 ? [...lines, `${countOf(rest, "more note")} under “Validity, notes and counters”.`] : lines
	};
}
function describeVerdictTables(verdict) {
	const gated = verdict.cells.filter((cell) => cell.gated);
	return [...new Set(gated.map((cell) => cell.metric))].map((metric) => metricTable(gated.filter((cell) => cell.metric === metric), verdict.mode));
}
function describeCellNotes(verdict) {
	return collectFootnotes(verdict.cells.filter((cell) => cell.gated)).map((note) => `${placeNames(note.cells)}: ${note.text}`);
}
function describeShownTable(verdict) {
	const ungated = verdict.cells.filter((cell) => !cell.gated);
	if (ungated.length === 0) return null;
	const shown = [...new Set(ungated.map((cell) => cell.metric))].flatMap((metric) => ungated.filter((cell) => cell.metric === metric));
	return {
		kind: "table",
		columns: [leftColumn("metric"), ...columnsOf(verdict.mode).slice(0, 4)],
		rows: shown.map((cell) => {
			const means = formatMeans(cell.baseline, cell.current, cell.interval);
			const change = formatChange(cell.deltaPercent, cell.interval);
			return {
				cells: [
					`${metricName(cell.metric)}, ${cell.unit}`,
					placeInColumn(cell),
					...means,
					change
				],
				tone: "plain"
			};
		}),
		footnotes: collectFootnotes(shown).map((note) => `${metricName(note.cells[0]?.metric ?? "")} at ${placeNames(note.cells)}: ${note.text}`)
	};
}
// src/report/describe-run.ts
const NOTES = "Validity, notes and counters";
const paragraph = (text) => ({
	kind: "paragraph",
	text
});
const list = (items) => ({
	kind: "list",
	items
});
function folded(summary, blocks) {
	return blocks.length === 0 ? [] : [{
		kind: "folded",
		summary,
		blocks
	}];
}
function onSimulatedClock(report) {
	const { simulatedSpeed: speed, session, verdict } = report;
	if (speed === void 0) return report;
	const slowed = session === null ? null : slowDownSession(session, speed);
	return {
		...report,
		session: slowed,
		verdict: {
			...verdict,
			cells: slowDownCells(verdict.cells, speed)
		}
	};
}
function otherReasons(verdict) {
	const main = mainReason(verdict);
	return verdict.reasons.filter((reason) => reason !== main).map((reason) => reason.remedy === "" ? reason.message : `${reason.message} ${reason.remedy}`);
}
function describeChanges({ verdict, session }) {
	const changes = describeDifferences(verdict.differences.filter(({ baseline, current }) => baseline !== null && current !== null));
	if (changes.length > 0) {
		const nearest = verdict.verdict === "no-baseline" ? "the nearest baseline" : `the ${comparedWith(verdict.mode)}`;
		return [paragraph(`Changed since ${nearest}:`), list(changes)];
	}
	if (verdict.cells.length === 0 || session === null) return [];
	return [paragraph(`Changed since the ${comparedWith(verdict.mode)}: nothing that is known of the server.`)];
}
function warningsOf({ verdict, baselineInfo, session, context, simulatedSpeed: speed }) {
	const keys = context?.changedBaseKeys ?? [];
	const age = baselineAgeNote(baselineInfo, session?.startedAt ?? null);
	return [
		speed === void 0 ? null : describeClock(speed),
		context?.suiteFrom === "head" ? "The base has no suite: the pull request's own was used." : null,
		keys.length === 0 ? null : `This pull request changes suite keys that count from the base: ${keys.join(", ")}.`,
		...context?.warnings ?? [],
		age === null ? null : `Note: ${age}.`,
		...otherReasons(verdict)
	].filter((text) => text !== null);
}
const MOST_WARNINGS = 4;
function describeWarnings(warnings) {
	const shown = warnings.length > MOST_WARNINGS ? warnings.slice(0, 3) : warnings;
	const rest = warnings.length - shown.length;
	const items = rest > 0 ? [...shown, `${rest} more under “${NOTES}”.`] : shown;
	const [only] = items;
	if (only === void 0) return [];
	return items.length === 1 ? [{
		kind: "paragraph",
		text: only,
		tone: "warn"
	}] : [list(items)];
}
function describeHints({ verdict }) {
	return verdict.hints.map((hint) => paragraph(`Hint: ${hint}`));
}
const logsOf = ({ serverLogs, session }) => serverLogs ?? ownLog(session);
function titleOf({ verdict, baselineInfo, session, context }) {
	const baseline = baselineInfo === null ? null : `${comparedWith(verdict.mode)}: ${describeBaseline(baselineInfo, session?.startedAt ?? null)}`;
	const commit = context?.commit === void 0 ? null : `measured ${context.commit.slice(0, 12)}`;
	return [
		`throughput-gate ${verdict.mode}: ${verdict.verdict}`,
		verdict.suite,
		commit,
		baseline
	].filter((part) => part !== null).join(" · ");
}
function measuredTable(session) {
	return session === null ? [] : describeMeasured(session);
}
function foldedBlocks(report, warnings) {
	const { verdict, session, baselineInfo } = report;
	const shown = describeShownTable(verdict);
	const notes = [
		...warnings.length > MOST_WARNINGS ? warnings.slice(3) : [],
		...verdict.notes,
		...describeCellNotes(verdict)
	];
	const differences = describeDifferences(verdict.differences, true);
	const environment = describeEnvironment(session, baselineInfo, comparedWith(verdict.mode));
	return [
		...folded("Curve", describeCurves(verdict)),
		...folded("Latency and other metrics", shown === null ? [] : [shown]),
		...folded(NOTES, describeValidity(session, notes)),
		...describeLogTail(logsOf(report), verdict.reasons).folded,
		...folded("Environment", differences.length > 0 ? [list(differences), ...environment] : environment),
		...folded("How to reproduce", describeReproduction(report)),
		...folded("How to accept or refresh", describeAcceptance(report))
	];
}
function describeRun(input) {
	const report = onSimulatedClock(input);
	const warnings = warningsOf(report);
	const tables = describeVerdictTables(report.verdict);
	const blocks = [
		...tables.length > 0 ? tables : measuredTable(report.session),
		...describeWarnings(warnings),
		...describeLogTail(logsOf(report), report.verdict.reasons).open,
		...describeChanges(report),
		...describeHints(report),
		...foldedBlocks(report, warnings)
	];
	return {
		title: titleOf(report),
		headline: describeHeadline(report),
		next: nextStep(report),
		blocks
	};
}
export { mainReason as C, evidenceWords as S, describeEnvironment as T, describeMove as _, slowDownCells as a, decidingCells as b, describeValidity as c, describeLogTail as d, ownLog as f, refuseUnsound as g, refuseChanged as h, describeClock as i, meanOf as l, refreshCommand as m, describeFailsAt as n, slowDownSession as o, describeReproduction as p, toneOfVerdict as r, describeMeasured as s, describeRun as t, trialSummary as u, VERDICT_WORDS as v, asSentence as w, describeFinding as x, carries as y };
