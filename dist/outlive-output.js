import { t as GateError } from "./gate-error.js";
import { _ as levelKey, a as orientedLog, c as worsePercent, d as signedPercent, f as countOf, g as isSameLevel, u as plainPercent, v as levelName, y as levelOfKey } from "./side-session.js";
import { A as exitCodeOf, C as varianceBetween, D as worstVerdict, F as normalQuantile, M as UNREPEATED, O as VERDICT_SCHEMA, P as storedNotes, S as shrinkVariance, T as concludeRun, _ as noteOutliers, b as combineVariances, s as hashConfiguration, t as geometricMean, v as estimateStored, w as varianceWithin, x as harmonicMean } from "./geometric-mean.js";
import { C as tuple, S as string, T as unknown, _ as looseObject, a as sampleVariance, b as record, c as _enum, d as boolean, f as custom, g as literal, h as json, m as int, r as mean, s as datetime, u as array, v as number$1, w as union, y as object } from "./libraries.js";
import { r as DEFAULT_OUT, t as quoteForShell } from "./quote-for-shell.js";
import { C as checkShape, D as writeBaselineFile, E as readBaselineFile, O as readTextFile, S as workloadFacts, T as parseVersioned, _ as metricsShape, b as reasonShape, f as valueAt, g as identityShape, h as BASELINE_SCHEMA, i as warnOfUnusedHead, m as parseBaseline, n as preparePrompts, r as prepareSuite, t as prepareBaseline, v as optional, w as parseJson, x as unitShape, y as outputShape } from "./prepare.js";
import { l as writeWhole } from "./progress-line.js";
import { a as isPlausible, i as PLAUSIBLE, n as roundFigure, r as METRICS } from "./print-baseline.js";
import { t as canonicalJson } from "./canonical-json.js";
import { a as formatChartNumber, p as cleanLine } from "./format.js";
import { a as escapeMarkdown, i as escapeHtmlInMarkdown, n as codeSpan, o as escapeProse, s as byteLength, t as codeBlock } from "./escape-markdown.js";
import { g as refuseUnsound, h as refuseChanged, m as refreshCommand, t as describeRun } from "./describe-run.js";
import { a as findUnallowedFailures, c as countClassed, d as failTooMany, i as findInvalidStates, l as countFailed$1, n as percentile, r as sortAscending, s as stateOf, t as meanOf$1 } from "./percentile.js";
import { i as describeStored, n as describeSession, r as commitBaseline, t as csvField } from "./csv-field.js";
import { A as chooseGated, B as planForRecord, C as pBetter, D as buildEvidence, E as studentQuantile, F as compareWithBaseline, H as seenAtLook, I as selectEnvironment, L as describeLaunches, M as concludeAgain, N as findEvidence, O as defaultsOf, P as judgeAgainstBaseline, R as errorRates, S as boundDistance, T as standardError, U as makeReference, V as planLooks, W as fromSession, _ as reachFigures, a as keepEmptySession, b as toleranceOf, c as openRecorder, f as refuseWhatCannotFit, g as comparedFigures, h as openLoad, i as judgeStored, k as evidenceOfSuite, l as openServer, m as RESULT_SCHEMA, n as measureForGate, o as runSession, p as findNotIdle, r as expectFromBaseline, s as makeSessionId, t as holdFolder, u as startSession, v as blankCell, w as pWorse, x as holmSteps, y as sortCell, z as failLooks } from "./hold-folder.js";
import { M as parseEndpoint, c as holdMachine, d as findSecrets, f as redactError, g as redactingIo, j as isSameEndpoint } from "./server-target.js";
import { t as askGit } from "./run-git.js";
import { r as makeAnchor, t as DROPPED$1 } from "./anchor.js";
import { n as describeReport } from "./describe-report.js";
import { basename, dirname, join, normalize, relative, resolve, sep } from "node:path";
import { createHash } from "node:crypto";
import { access, lstat, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { tmpdir } from "node:os";
import { setFlagsFromString } from "node:v8";
// src/end-on-fault.ts
function endOnFault(explain) {
	let isEnding = false;
	const end = async (fault) => {
		if (isEnding) process.exit(2);
		isEnding = true;
		try {
			process.exit(await explain(fault));
		} catch {
			process.exit(2);
		}
	};
	process.on("uncaughtException", end);
	process.on("unhandledRejection", end);
}
// src/session-folders.ts
const FURTHER = /^(reference|launches|ab|session-\d+)$/;
const OTHER_SIDE = /^(reference|launches|ab)$/;
const isFurtherSession = (folder) => FURTHER.test(folder);
const mayHoldOtherSide = (folder) => OTHER_SIDE.test(folder);
const RECORD_FILE = "record.json";
// src/modes/earlier-ending.ts
const NOTHING$1 = {
	putBack: async () => void 0,
	forget: async () => void 0
};
const DOCUMENTS = [
	"verdict.json",
	"comment.md",
	"summary.md",
	"report.html"
];
async function setAsideEarlierEnding({ mode, out, results }, { env, log }) {
	if (mode === "report" || mode === "refresh" && results.length > 0) return NOTHING$1;
	const names = mode === "judge" ? DOCUMENTS : [...DOCUMENTS, RECORD_FILE];
	if (env["CI"] === "true" || env["GITHUB_ACTIONS"] === "true") {
		for (const name of names) await remove(join(out, name));
		return NOTHING$1;
	}
	if (mode === "judge" && await isThere(join(out, "verdict.json"))) log.info(`the verdict and the documents in ${out} will be replaced; --out FOLDER leaves them as they are`);
	const moved = [];
	for (const name of names) {
		const move = {
			from: join(out, name),
			to: join(out, `.earlier-${name}`)
		};
		if (await moveFile(move)) moved.push(move);
	}
	return {
		putBack: async () => {
			for (const { from, to } of moved) if (!await isThere(from)) await rename(to, from).catch(() => void 0);
		},
		forget: async () => {
			for (const { to } of moved) await remove(to);
		}
	};
}
async function moveFile({ from, to }) {
	const found = await lstat(from).catch(() => null);
	if (found === null || found.isDirectory()) return false;
	return rename(from, to).then(() => true, () => remove(from).then(() => false));
}
const remove = (path) => rm(path, { force: true }).catch(() => void 0);
const isThere = (path) => access(path).then(() => true, () => false);
// src/report/mermaid-chart.ts
function label(text, limit) {
	return `"${cleanLine(text, limit).replace(/[^\p{L}\p{N} .,:()=/+−-]/gu, " ")}"`;
}
const isPoint = (value) => value !== null && value !== void 0 && Number.isFinite(value);
function renderMermaidChart(chart) {
	const kept = chart.xLabels.map((_, at) => at).filter((at) => chart.series.every(({ values }) => isPoint(values[at])));
	if (kept.length < 2 || chart.series.length === 0) return null;
	const valuesOf = (values) => kept.map((at) => values[at]).filter(isPoint);
	const top = Math.max(...chart.series.flatMap(({ values }) => valuesOf(values)));
	const names = chart.series.map(({ name }, at) => `${at === 0 ? "bars" : "line"} ${name}`).join(", ");
	return [
		"```mermaid",
		...[
			"xychart-beta",
			`  title ${label(`${chart.title}: ${names}`, 90)}`,
			`  x-axis "concurrency" [${kept.map((at) => label(chart.xLabels[at] ?? "", 20)).join(", ")}]`,
			`  y-axis ${label(chart.yLabel, 20)} 0 --> ${formatChartNumber(top > 0 ? top * 1.1 : 1)}`,
			...chart.series.map(({ values }, at) => `  ${at === 0 ? "bar" : "line"} [${valuesOf(values).map(formatChartNumber).join(", ")}]`)
		],
		"```"
	].join("\n");
}
const PARAGRAPH_LIMIT = 1200;
function renderRow({ cells, tone }, bold) {
	return `| ${cells.map((cell, at) => {
		const text = escapeMarkdown(cell, 300);
		return at === bold && (tone === "bad" || tone === "warn") ? `**${text}**` : text;
	}).join(" | ")} |`;
}
function renderTable({ caption, columns, rows, footnotes }) {
	const bold = columns.findIndex((column) => column.heading === "verdict");
	const lines = [
		`| ${columns.map((column) => escapeMarkdown(column.heading, 80)).join(" | ")} |`,
		`|${columns.map((column) => column.align === "right" ? "---:" : "---").join("|")}|`,
		...rows.map((row) => renderRow(row, bold))
	];
	const head = caption === void 0 ? [] : [escapeMarkdown(caption), ""];
	const notes = footnotes.length === 0 ? [] : ["", footnotes.map((note) => escapeMarkdown(note)).join("<br>\n")];
	return [
		...head,
		...lines,
		...notes
	].join("\n");
}
function renderBlock(block, unfold) {
	switch (block.kind) {
		case "paragraph": return escapeProse(block.text, PARAGRAPH_LIMIT);
		case "list": return block.items.map((item) => `- ${escapeProse(item, PARAGRAPH_LIMIT)}`).join("\n");
		case "code": return codeBlock(block.text, block.language);
		case "table": return renderTable(block);
		case "chart": return renderMermaidChart(block);
		case "folded": {
			const inside = renderBlocks(block.blocks, unfold).join("\n\n");
			if (inside === "") return null;
			if (unfold) return `### ${escapeMarkdown(block.summary, 120)}\n\n${inside}`;
			return `<details><summary>${escapeHtmlInMarkdown(block.summary, 120)}</summary>\n\n${inside}\n\n</details>`;
		}
	}
}
function renderBlocks(blocks, unfold) {
	return blocks.map((block) => renderBlock(block, unfold)).filter((text) => text !== null);
}
function renderHeadline({ headline, next }) {
	const line = escapeMarkdown(headline, PARAGRAPH_LIMIT);
	if (next === void 0) return line;
	const command = next.command === null ? "" : `: ${codeSpan(next.command, 300)}`;
	return `${line} Next: ${escapeProse(next.advice)}${command}`;
}
const DROPPED = "Sections left out here for length; they are in the job summary and the result files.";
function fitSections(first, sections, last, limit) {
	const kept = [...sections];
	const join = (parts) => parts.filter((part) => part !== "").join("\n\n");
	const build = () => join([
		first,
		...kept.map(({ text }) => text),
		kept.length < sections.length ? DROPPED : "",
		last
	]);
	let text = build();
	while (byteLength(text) > limit && kept.length > 0) {
		const longest = kept.filter((section) => section.folded).reduce((top, section) => top === void 0 || section.text.length > top.text.length ? section : top, void 0);
		kept.splice(kept.indexOf(longest ?? kept.at(-1)), 1);
		text = build();
	}
	return `${text}\n`;
}
function renderSections(document, unfold) {
	return document.blocks.flatMap((block) => {
		const text = renderBlock(block, unfold);
		return text === null ? [] : [{
			text,
			folded: block.kind === "folded"
		}];
	});
}
function renderComment(document, options = {}) {
	const footer = `<sub>${escapeMarkdown(document.title)}</sub>`;
	const sections = renderSections(document, false);
	return fitSections(renderHeadline(document), sections, footer, options.maxBytes ?? 6e4);
}
function renderSummary(document, options = {}) {
	return fitSections(`## ${escapeMarkdown(document.title)}\n\n${renderHeadline(document)}`, renderSections(document, true), "", options.maxBytes ?? 1e6);
}
// src/modes/write-documents.ts
async function writeDocuments(document, paths) {
	const comment = await tryToWrite(paths.comment, renderComment(document));
	const summary = await tryToWrite(paths.summary, renderSummary(document));
	const warnings = [comment, summary].flatMap(({ warning }) => warning === null ? [] : [warning]);
	return {
		comment: comment.path,
		summary: summary.path,
		warnings
	};
}
async function tryToWrite(path, text) {
	try {
		await writeWhole(path, text);
		return {
			path,
			warning: null
		};
	} catch (error) {
		if (!(error instanceof GateError)) throw error;
		return {
			path: null,
			warning: `${error.message}; the run stands without it. ${error.remedy}`
		};
	}
}
// src/modes/run-record.ts
const KIND = {
	what: "record",
	schema: "throughput-gate/record",
	version: 1,
	code: "bad-result",
	remedy: "Name the result files one by one, or measure again."
};
const file = string().refine((path) => !/^(\.\.|\/)/.test(normalize(path)), "expected a path in this folder");
const files = array(file).min(1);
const RECORD = object({
	schema: literal(KIND.schema),
	version: literal(KIND.version),
	mode: _enum([
		"gate",
		"confirm",
		"ab"
	]),
	current: files,
	ab: object({
		looks: array(int().min(1)).min(1),
		launches: _enum(["alternating", "side-by-side"]),
		reference: files,
		candidate: files
	}).nullable()
});
async function writeRecord(out, record) {
	const { mode, current, ab } = record;
	if (mode === "gate" && current.length === 1 && ab === null) return {
		evidence: current,
		warnings: []
	};
	const told = movePaths(record, (path) => relative(out, path));
	const text = `${JSON.stringify({
		schema: KIND.schema,
		version: KIND.version,
		...told
	}, null, 2)}\n`;
	const { path, warning } = await tryToWrite(join(out, RECORD_FILE), text);
	if (path === null) return {
		evidence: [],
		warnings: warning === null ? [] : [warning]
	};
	const files = [
		path,
		...current,
		...ab === null ? [] : [...ab.reference, ...ab.candidate]
	];
	return {
		evidence: [...new Set(files)],
		warnings: []
	};
}
async function readRecord(folder) {
	const path = join(folder, RECORD_FILE);
	const found = await readTextFile(path);
	if (found.kind === "text") {
		const { mode, current, ab } = parseVersioned(found.text, path, KIND, RECORD);
		return movePaths({
			mode,
			current,
			ab
		}, (name) => join(folder, name));
	}
	if (found.kind === "absent") return {
		mode: "gate",
		current: [join(folder, "result.json")],
		ab: null
	};
	throw new GateError("bad-result", `can't read ${path}: ${found.why}`, KIND.remedy, found);
}
function movePaths({ mode, current, ab }, move) {
	const moved = ab === null ? null : {
		...ab,
		reference: ab.reference.map(move),
		candidate: ab.candidate.map(move)
	};
	return {
		mode,
		current: current.map(move),
		ab: moved
	};
}
// src/modes/write-page.ts
async function writePage({ out, interrupted }, render) {
	if (interrupted) return {
		report: null,
		warnings: []
	};
	const path = join(out, "report.html");
	try {
		await writeWhole(path, await render(path));
		return {
			report: path,
			warnings: []
		};
	} catch (error) {
		return {
			report: null,
			warnings: [`${path} was not written, the verdict stands without it: ${error instanceof Error ? error.message : String(error)}`]
		};
	}
}
// src/modes/write-verdict.ts
async function writeVerdict(path, verdict) {
	try {
		await writeWhole(path, `${JSON.stringify(verdict, null, 2)}\n`);
		return {
			exitCode: verdict.exitCode,
			path
		};
	} catch (error) {
		if (!(error instanceof GateError)) throw error;
		return {
			exitCode: verdict.exitCode === 130 ? 130 : 2,
			unwritten: error,
			path: null
		};
	}
}
// src/modes/finish-run.ts
const NOTHING_MEASURED = {
	evidence: [],
	warnings: []
};
async function finishRun(finished) {
	const { options, verdict, session } = finished;
	const paths = {
		verdict: join(options.out, "verdict.json"),
		comment: join(options.out, "comment.md"),
		summary: join(options.out, "summary.md")
	};
	const { path: verdictPath, ...end } = await writeVerdict(paths.verdict, verdict);
	const run = {
		verdict,
		session,
		baselineInfo: finished.baselineInfo,
		...finished.serverLogs === void 0 ? {} : { serverLogs: finished.serverLogs },
		reproduce: options.reproduce,
		context: {
			refreshOptions: refreshOptionsOf(options),
			refreshResults: refreshResultsOf(finished),
			...options.remarks,
			...finished.context
		},
		...clockOf(options)
	};
	const others = {
		...paths,
		verdict: verdictPath,
		result: finished.resultPath,
		baseline: finished.baselinePath
	};
	const page = await writePage({
		out: options.out,
		interrupted: verdict.exitCode === 130
	}, async (report) => {
		const { renderHtml } = await import("./render-html.js");
		const { baselineSessions, traces } = finished;
		return renderHtml({
			...run,
			files: {
				...others,
				report
			},
			baselineSessions,
			traces
		});
	});
	const files = {
		...others,
		report: page.report
	};
	const document = describeRun({
		...run,
		files
	});
	const { warnings: unwritten, ...texts } = await writeDocuments(document, paths);
	const { evidence, warnings: untold } = finished.record === void 0 ? NOTHING_MEASURED : await writeRecord(options.out, finished.record);
	const warnings = [
		...finished.warnings,
		...page.warnings,
		...unwritten,
		...untold
	];
	return {
		...end,
		verdict,
		session,
		document,
		files: {
			...files,
			...texts
		},
		evidence,
		warnings
	};
}
async function finishMeasure(options, { session, resultPath, traces }, outcome = {}) {
	const paths = {
		comment: join(options.out, "comment.md"),
		summary: join(options.out, "summary.md")
	};
	const how = {
		reproduce: options.reproduce,
		refreshOptions: refreshOptionsOf(options),
		...clockOf(options),
		...outcome
	};
	const others = {
		...paths,
		result: resultPath,
		verdict: null,
		baseline: null
	};
	const exitCode = exitCodeOfSession(session);
	const page = await writePage({
		out: options.out,
		interrupted: exitCode === 130
	}, async (report) => {
		const { renderSessionHtml } = await import("./render-html.js");
		return renderSessionHtml({
			session,
			traces,
			...how,
			files: {
				...others,
				report
			}
		});
	});
	const files = {
		...others,
		report: page.report
	};
	const document = describeSession(session, {
		...how,
		files
	});
	const { warnings, ...texts } = await writeDocuments(document, paths);
	const told = [...page.warnings, ...warnings];
	return {
		exitCode,
		verdict: null,
		session,
		document,
		files: {
			...files,
			...texts
		},
		warnings: told
	};
}
function refreshResultsOf({ options, record, resultPath }) {
	if (record !== void 0 && record.current.length > 1) return [options.out];
	if (options.mode === "judge") return [...options.results, ...options.current];
	return resultPath === null ? [] : [resultPath];
}
function refreshOptionsOf({ suitePath, overrides }) {
	return [["--suite", suitePath], ["--baseline", overrides.baseline]].map(([option, path]) => path ? ` ${option} ${quoteForShell(path)}` : "").join("");
}
const clockOf = ({ simulatedSpeed }) => simulatedSpeed === null ? {} : { simulatedSpeed };
function exitCodeOfSession({ reasons, levels }) {
	if (reasons.some(({ code }) => code === "interrupted")) return 130;
	return reasons.length === 0 && levels.every(({ trials }) => trials.some(({ valid }) => valid)) ? 0 : 2;
}
// src/modes/finish-unstarted.ts
const BEFORE_THE_FIRST_TRIAL = new Set([
	"launch-failed",
	"port-in-use",
	"budget-too-small",
	"not-ready"
]);
const JUDGING = new Set([
	"gate",
	"ab",
	"confirm"
]);
function endsWithVerdict({ mode }, { code }) {
	return JUDGING.has(mode) && BEFORE_THE_FIRST_TRIAL.has(code);
}
async function finishUnstarted(options, io, error) {
	const { suite } = await prepareSuite(options, io);
	const { code, message, remedy } = error;
	return finishRun({
		options,
		verdict: concludeRun({
			mode: options.mode === "ab" || options.mode === "confirm" ? options.mode : "gate",
			suite: suite.name,
			policy: suite.policy,
			cells: [],
			states: [{
				verdict: "invalid",
				reason: {
					code,
					message,
					remedy
				}
			}]
		}),
		session: null,
		baselineInfo: null,
		baselineSessions: [],
		traces: [],
		context: {},
		resultPath: null,
		baselinePath: null,
		warnings: []
	});
}
// src/stats/welch.ts
function welchDifference(baseline, current) {
	const a = sampleVariance([...baseline]) / baseline.length;
	const b = sampleVariance([...current]) / current.length;
	const variance = a + b;
	const spread = a ** 2 / (baseline.length - 1) + b ** 2 / (current.length - 1);
	const df = spread === 0 ? baseline.length + current.length - 2 : variance ** 2 / spread;
	return {
		d: mean([...current]) - mean([...baseline]),
		variance,
		df
	};
}
// src/judge/ab-estimate.ts
function estimateAb(cell, orientation, { launches }) {
	return launches.kind === "alternating" ? estimateLaunches(cell, orientation, launches.noise) : estimateSideBySide(cell, orientation);
}
function estimateSideBySide(cell, orientation) {
	const [a, b] = [cell.baseline, cell.current].map((arm) => arm.flat().map((value) => orientedLog(value, orientation)));
	if (a === void 0 || b === void 0) throw new RangeError("a comparison has two arms");
	if (a.length > 1 && b.length > 1) return {
		difference: welchDifference(a, b),
		repeated: true
	};
	const seen = varianceWithin([a, b]);
	const trial = seen ?? {
		variance: cell.trialNoise ** 2,
		df: 4
	};
	return {
		difference: {
			d: mean(b) - mean(a),
			...combineVariances([{
				...trial,
				weight: 1 / a.length + 1 / b.length
			}])
		},
		repeated: seen !== null
	};
}
function estimateLaunches(cell, orientation, launchNoise) {
	const arms = [cell.baseline, cell.current].map((arm) => arm.map((launch) => launch.map((value) => orientedLog(value, orientation))));
	const seen = varianceWithin(arms.flat());
	const trial = seen ?? {
		variance: cell.trialNoise ** 2,
		df: 4
	};
	const sides = arms.map((launches) => {
		const size = harmonicMean(launches.map(({ length }) => length));
		const means = launches.map((launch) => mean(launch));
		return {
			launches: launches.length,
			size,
			centre: mean(means),
			between: varianceBetween(means, trial.variance, size)
		};
	});
	const launchDf = sides.reduce((sum, { launches }) => sum + launches - 1, 0);
	const between = sides.reduce((sum, side) => sum + (side.launches - 1) * side.between, 0) / Math.max(1, launchDf);
	const launch = shrinkVariance({
		variance: between,
		df: launchDf
	}, {
		variance: launchNoise ** 2,
		df: 6
	});
	const variance = combineVariances([{
		...launch,
		weight: sides.reduce((sum, { launches }) => sum + 1 / launches, 0)
	}, {
		...trial,
		weight: sides.reduce((sum, { launches, size }) => sum + 1 / (launches * size), 0)
	}]);
	const [a, b] = sides;
	return {
		difference: {
			d: (b?.centre ?? 0) - (a?.centre ?? 0),
			...variance
		},
		repeated: seen !== null
	};
}
// src/judge/ab-cell.ts
function standingCell(standing, plan) {
	const { evidence, orientation, tolerance } = standing;
	const final = standing.verdict === null ? estimateAb(evidence, orientation, plan) : standing.estimate;
	const verdict = standing.verdict ?? (final.difference.d <= -tolerance.worse ? "suspected" : "inconclusive");
	const error = standardError(final.difference);
	const failsAt = Math.max(tolerance.worse, studentQuantile(1 - standing.level, final.difference.df) * error);
	const reach = {
		failsAt,
		rulesOut: tolerance.worse,
		detectable: failsAt + normalQuantile(.9) * error
	};
	const seen = standing.look === null ? null : seenAtLook(evidence, standing.look, plan);
	return {
		...blankCell(evidence, verdict, [...abNotes(standing, final, plan), ...noteOutliers(evidence, orientation)]),
		...comparedFigures(seen ?? evidence, orientation, final.difference),
		...reachFigures(reach, orientation),
		...standing.verdict === null ? { cure: abCure(standing, final, plan) } : {}
	};
}
function abNotes({ look, evidence }, { repeated }, plan) {
	const notes = look === null ? [] : [`decided at ${countOf(look, "trial")} a side`];
	if (!repeated) notes.push(`${UNREPEATED}: noise is the declared one, not a measured one`);
	if (plan.launches.kind === "alternating") notes.push(`launches: ${evidence.baseline.length} of the reference, ${evidence.current.length} of the candidate`);
	return notes;
}
function abCure(standing, { difference, repeated }, plan) {
	if (!repeated) return {
		kind: "repeat",
		count: 3
	};
	if (plan.launches.kind === "alternating") return {
		kind: "launches",
		count: standing.evidence.current.length + 1
	};
	const trials = Math.min(standing.evidence.baseline.flat().length, standing.evidence.current.flat().length);
	const needed = trials * ((studentQuantile(1 - standing.level, difference.df) + normalQuantile(.9)) * standardError(difference) / standing.tolerance.worse) ** 2;
	return {
		kind: "trials",
		count: Math.max(trials + 1, Math.ceil(needed))
	};
}
function shownCell({ evidence, orientation }, plan) {
	const { difference } = estimateAb(evidence, orientation, plan);
	return {
		...blankCell(evidence, "shown", []),
		...comparedFigures(evidence, orientation, difference)
	};
}
// src/judge/judge-ab.ts
function judgeAb(evidence, plan) {
	const sorted = evidence.cells.map(sortCell);
	const standings = new Map(sorted.flatMap((item) => item.kind === "comparable" && item.evidence.gated ? [[item, standingOf(item, plan)]] : []));
	const nextLook = runLooks([...standings.values()], plan);
	const open = [];
	return {
		cells: sorted.map((item) => {
			if (item.kind === "decided") return item.cell;
			const standing = standings.get(item);
			if (standing === void 0) return shownCell(item, plan);
			const cell = standingCell(standing, plan);
			if (standing.verdict === null) open.push(cell);
			return cell;
		}),
		next: nextLook === null || open.length === 0 ? null : {
			look: nextLook,
			open
		}
	};
}
function standingOf({ evidence, orientation }, plan) {
	return {
		evidence,
		orientation,
		tolerance: toleranceOf(evidence, orientation),
		estimate: estimateAb(evidence, orientation, plan),
		level: errorRates(plan.looks).fail,
		verdict: null,
		look: null
	};
}
function runLooks(standings, plan) {
	for (const look of plan.looks) {
		const open = standings.filter(({ verdict }) => verdict === null);
		if (open.length === 0) return null;
		const seen = open.filter((standing) => takeLook(standing, look, plan));
		if (seen.length < open.length) return look;
		closeBad(standings, seen, look, plan);
		closeGood(standings, seen, look, plan);
		if (standings.some(({ verdict }) => verdict === "regressed")) return null;
	}
	return null;
}
function takeLook(standing, look, plan) {
	const seen = seenAtLook(standing.evidence, look, plan);
	if (seen === null) return false;
	standing.estimate = estimateAb(seen, standing.orientation, plan);
	return true;
}
function pValues(standings, seen, p) {
	return standings.map((standing) => seen.includes(standing) ? p(standing.estimate.difference) : 1);
}
function closeBad(standings, seen, look, plan) {
	if (!failLooks(plan.looks).includes(look)) return;
	holmSteps(pValues(standings, seen, pWorse), errorRates(plan.looks).fail).forEach(({ level, rejected }, index) => {
		const standing = standings[index];
		if (standing === void 0 || !seen.includes(standing)) return;
		standing.level = level;
		const { difference, repeated } = standing.estimate;
		if (rejected && repeated && difference.d <= -standing.tolerance.worse) close(standing, "regressed", look);
	});
}
function closeGood(standings, seen, look, plan) {
	const rates = errorRates(plan.looks);
	const better = holmSteps(pValues(standings, seen, pBetter), rates.pass / plan.looks.length);
	standings.forEach((standing, index) => {
		if (!seen.includes(standing) || standing.verdict !== null) return;
		const { difference, repeated } = standing.estimate;
		if (difference.d - boundDistance(1 - rates.pass, difference) <= -standing.tolerance.worse) return;
		close(standing, repeated && difference.d >= standing.tolerance.better && better[index]?.rejected === true ? "improved" : "pass", look);
	});
}
function close(standing, verdict, look) {
	standing.verdict = verdict;
	standing.look = look;
}
// src/judge/session-counters.ts
const TOTALS = new Set(["preemptions"]);
function sumCounters(sessions) {
	const sums = new Map();
	for (const { concurrency, trials } of sessions.flatMap(({ levels }) => levels)) {
		const place = levelName({ concurrency });
		const level = sums.get(place) ?? {};
		for (const [name, count] of trials.flatMap(({ counters }) => Object.entries(counters ?? {}))) if (TOTALS.has(name)) level[name] = (level[name] ?? 0) + count;
		sums.set(place, level);
	}
	return Object.fromEntries(sums);
}
// src/session/alternate-launches.ts
async function measureAlternatingLaunches(parts) {
	const sessions = {
		reference: [],
		candidate: []
	};
	const results = {
		reference: [],
		candidate: []
	};
	const { budgetMs } = parts.suite.trials;
	let traces = null;
	let measuredMs = 0;
	let longestMs = 0;
	const launch = async (side) => {
		const measured = await launchOnce(parts, side, sessions.reference.length + sessions.candidate.length + 1, {
			leftMs: budgetMs - measuredMs,
			expectedMs: longestMs
		});
		const { session } = measured;
		sessions[side].push(session);
		results[side].push(measured.resultPath);
		if (side === "candidate") traces ??= measured.traces;
		measuredMs += measured.measuredMs;
		longestMs = Math.max(longestMs, measured.measuredMs);
		return session.reasons.length === 0;
	};
	const fits = (launches) => measuredMs + launches * longestMs <= budgetMs;
	let sound = await launch("reference") && await launch("candidate") && await launch("reference");
	while (sound && parts.isOpen(sessions.reference, sessions.candidate) && fits(2)) sound = await launch("candidate") && await launch("reference");
	const resultPath = join(parts.options.out, "result.json");
	const told = sessions.candidate[0] ?? sessions.reference[0];
	await writeWhole(resultPath, `${JSON.stringify(told, null, 2)}\n`);
	return {
		...sessions,
		results,
		resultPath,
		traces: traces ?? []
	};
}
const folderOf$1 = ({ out }, number, side) => join(out, "launches", `${number}-${side}`);
async function launchOnce(parts, side, number, { leftMs, expectedMs }) {
	const { suite, options, io, worktree } = parts;
	const cwd = side === "reference" ? worktree.folderFor(suite.server.cwd) : suite.server.cwd;
	const provenance = side === "reference" ? {
		...io.provenance,
		commit: worktree.commit
	} : io.provenance;
	io.log.info(`launch ${number}: ${side}${side === "reference" ? ` (commit ${worktree.commit.slice(0, 12)})` : ""}`);
	return runSession({
		suite: {
			...suite,
			server: {
				...suite.server,
				cwd
			},
			trials: {
				...suite.trials,
				budgetMs: leftMs
			}
		},
		prompts: parts.prompts,
		options: {
			...options,
			out: folderOf$1(options, number, side)
		},
		io: {
			...io,
			provenance
		},
		estimate: number === 1 ? null : {
			firstLookMs: expectedMs,
			mostMs: expectedMs,
			basis: "from the launches before"
		},
		trialSdOf: () => null,
		wantsMore: () => []
	});
}
// src/session/interleave.ts
async function measureSideBySide(given) {
	const secrets = findSecrets(given.suite, given.options, given.io);
	try {
		return await measureBoth({
			...given,
			io: redactingIo(given.io, secrets)
		});
	} catch (error) {
		throw redactError(error, secrets);
	}
}
async function measureBoth(parts) {
	const recorders = {
		reference: await openRecorder(join(parts.options.out, "reference")),
		candidate: await openRecorder(parts.options.out)
	};
	const results = {
		reference: recorders.reference.resultPath,
		candidate: recorders.candidate.resultPath
	};
	const loader = openLoad({});
	let hold = null;
	try {
		hold = await holdMachine(parts.suite, parts.io);
		if (hold.kind === "given-up") return {
			...await giveUpBoth(parts, recorders, hold.reason),
			results
		};
		const reference = await openSide(parts, "reference", recorders.reference, loader);
		const candidate = await openSide(parts, "candidate", recorders.candidate, loader);
		try {
			if (reference.kind === "measuring" && candidate.kind === "measuring") await alternate(parts, reference.progress, candidate.progress);
			return {
				reference: await finish(reference),
				candidate: await finish(candidate),
				results,
				traces: candidate.kind === "measuring" ? candidate.progress.traces() : []
			};
		} finally {
			for (const side of [reference, candidate]) if (side.kind === "measuring") await side.stop();
		}
	} finally {
		await loader.close();
		await recorders.reference.close();
		await recorders.candidate.close();
		if (hold?.kind === "held") hold.release();
	}
}
async function giveUpBoth(parts, recorders, reason) {
	const giveUp = (side) => keepEmptySession(parts, recorders[side], makeSessionId(new Date()), reason, []);
	return {
		reference: await giveUp("reference"),
		candidate: await giveUp("candidate"),
		traces: []
	};
}
async function openSide(parts, side, recorder, loader) {
	const { suite, io } = parts;
	const url = side === "reference" ? parts.referenceUrl : suite.server.url;
	const { command: _launched, ...server } = suite.server;
	const own = {
		...suite,
		server: {
			...server,
			url
		}
	};
	const id = makeSessionId(new Date());
	io.log.info(`${side}: ${url}`);
	const opened = await openServer({
		...parts,
		suite: own
	});
	const request = {
		...parts,
		suite: own
	};
	if (opened.kind === "not-ready") return {
		kind: "failed",
		session: await keepEmptySession(request, recorder, id, opened.reason, opened.logTail)
	};
	const busy = await findNotIdle(opened, io);
	if (busy !== null) return {
		kind: "failed",
		session: await keepEmptySession(request, recorder, id, busy, [])
	};
	const progress = startSession({
		suite: own,
		prompts: parts.prompts,
		server: opened,
		loader,
		recorder,
		io,
		sessionId: id,
		configurationHash: hashConfiguration(opened.identity),
		expectedMs: null,
		trialSdOf: () => null
	});
	await progress.warmUpAsInTheField();
	return {
		kind: "measuring",
		progress,
		stop: opened.stop
	};
}
function finish(side) {
	return side.kind === "failed" ? side.session : side.progress.finish();
}
const SPARE_SWEEPS = 2;
async function alternate(parts, reference, candidate) {
	let target = parts.suite.trials.first;
	let levels = parts.suite.levels;
	let taken = 0;
	const isOver = () => reference.stopped() !== null || candidate.stopped() !== null || candidate.budget.leftMs() <= 0;
	while (!isOver()) {
		while (taken < target) {
			const order = taken % 2 === 0 ? [reference, candidate] : [candidate, reference];
			for (const level of levels) for (const side of order) {
				if (isOver()) return;
				await side.sweep([level]);
			}
			taken++;
		}
		const open = parts.openLevels(reference.current(), candidate.current());
		if (open === null || open.levels.length === 0 || taken >= open.look + SPARE_SWEEPS) return;
		target = Math.max(open.look, taken + 1);
		levels = open.levels;
	}
}
// src/session/reference-worktree.ts
async function addReferenceWorktree(workingDirectory, baseCommit) {
	const git = gitIn(workingDirectory);
	const root = await git("rev-parse", "--show-toplevel");
	const commit = baseCommit ?? (root === null ? null : await findBase(git));
	if (root === null || commit === null) throw new GateError("bad-usage", `ab: ${workingDirectory} is in no git checkout with a base commit, so there is no reference side to launch.`, "Give the reference as a server of its own: --reference-url URL; on CI check out with `fetch-depth: 0`.");
	const folder = await mkdtemp(join(tmpdir(), "throughput-gate-reference-"));
	if (await git("worktree", "add", "--detach", "--force", folder, commit) === null) {
		await rm(folder, {
			recursive: true,
			force: true
		});
		throw new GateError("bad-usage", `ab: the base commit ${commit.slice(0, 12)} can't be checked out.`, "Check out with `fetch-depth: 0`, so that the base commit is there.");
	}
	return {
		commit,
		folderFor: (path) => join(folder, relative(root, resolve(workingDirectory, path))),
		remove: async () => {
			await git("worktree", "remove", "--force", folder);
			await rm(folder, {
				recursive: true,
				force: true
			});
		}
	};
}
async function findReferenceCommit(workingDirectory, baseCommit) {
	const git = gitIn(workingDirectory);
	const base = baseCommit ?? await findBase(git);
	const commit = base === null ? null : await git("rev-parse", "--verify", "--quiet", `${base}^{commit}`);
	return commit === await git("rev-parse", "HEAD") ? null : commit;
}
function gitIn(folder) {
	return async (...args) => (await askGit(folder, args))?.trim() ?? null;
}
async function findBase(git) {
	const head = await git("rev-parse", "HEAD");
	for (const branch of [
		"origin/HEAD",
		"origin/main",
		"origin/master",
		"main",
		"master"
	]) {
		const base = await git("merge-base", "HEAD", branch);
		if (base !== null && base !== head) return base;
	}
	return git("rev-parse", "--verify", "--quiet", "HEAD~1");
}
// src/modes/session-minutes.ts
function minutesOf({ startedAt, finishedAt }) {
	return Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 6e4));
}
// src/modes/run-ab.ts
async function runAb(options, io) {
	const prepared = await prepareSuite(options, io);
	const { suite, notes, changedKeys } = prepared;
	const told = noteSameServer(suite, options);
	for (const note of [...notes, ...told]) io.log.warning(note);
	const plan = planOf(suite, options);
	const measured = options.referenceUrl === null ? await launchBoth(prepared, options, io, plan) : await connectBoth(prepared, options, io, plan);
	return finishRun({
		options,
		...concludeSides(suite, plan, measured),
		traces: measured.traces,
		record: {
			mode: "ab",
			current: measured.results.candidate,
			ab: recordAb(plan, measured.results)
		},
		context: {
			changedBaseKeys: changedKeys,
			warnings: [
				...options.remarks?.warnings ?? [],
				...told,
				...warnOfUnusedHead(prepared)
			]
		},
		resultPath: measured.resultPath,
		baselinePath: null,
		warnings: []
	});
}
function noteSameServer({ server }, { referenceUrl }) {
	if (referenceUrl === null || !isSameEndpoint(referenceUrl, server.url)) return [];
	return [`Reference and candidate are the same server, ${parseEndpoint(referenceUrl).origin}: this shows how much it moves by itself, and nothing about a change.`];
}
function concludeSides(suite, plan, sides) {
	const [session] = sides.candidate;
	const url = sides.reference[0]?.provenance.url ?? "another server";
	return {
		verdict: judgeAgainstBaseline(askSides(suite, plan, sides)),
		session: session ?? null,
		baselineSessions: sides.reference.map((each) => fromSession(each).session),
		serverLogs: findServerLogs(sides),
		baselineInfo: {
			sessions: sides.reference.length,
			source: plan.launches.kind === "alternating" ? "the base commit, launched" : url
		}
	};
}
const recordAb = ({ looks, launches }, results) => ({
	looks,
	launches: launches.kind,
	...results
});
function planOf({ trials, launchNoise }, { referenceUrl }) {
	return {
		looks: planLooks(trials.first, trials.most),
		launches: referenceUrl === null ? {
			kind: "alternating",
			noise: launchNoise
		} : { kind: "side-by-side" }
	};
}
async function connectBoth(prepared, options, io, plan) {
	const { suite } = prepared;
	const { reference, candidate, results, traces } = await measureSideBySide({
		suite,
		prompts: await preparePrompts(prepared, options),
		options,
		io,
		referenceUrl: options.referenceUrl ?? "",
		openLevels: (...sides) => findOpenLevels(suite, plan, {
			reference: [sides[0]],
			candidate: [sides[1]]
		})
	});
	return {
		reference: [reference],
		candidate: [candidate],
		resultPath: results.candidate,
		results: {
			reference: [results.reference],
			candidate: [results.candidate]
		},
		traces
	};
}
async function launchBoth(prepared, options, io, plan) {
	const { suite } = prepared;
	if (suite.server.command === void 0) throw new GateError("bad-usage", "ab: there is neither a --reference-url nor a server.command to launch both sides with.", "Give the reference server’s URL, or write the command into the suite.");
	const worktree = await addReferenceWorktree(options.workingDirectory, io.baseSide?.commit ?? null);
	try {
		return await measureAlternatingLaunches({
			suite,
			prompts: await preparePrompts(prepared, options),
			options,
			io,
			worktree,
			isOpen: (reference, candidate) => findOpenLevels(suite, plan, {
				reference,
				candidate
			}) !== null
		});
	} finally {
		await worktree.remove();
	}
}
function findOpenLevels(suite, plan, measured) {
	const evidence = findEvidence(askSides(suite, plan, measured));
	const next = evidence === null ? null : judgeAb(evidence, plan).next;
	if (next === null) return null;
	const open = new Set(next.open.map(({ concurrency }) => concurrency));
	return {
		look: next.look,
		levels: suite.levels.filter(({ concurrency }) => open.has(concurrency))
	};
}
function askSides(suite, plan, { reference, candidate }) {
	return {
		mode: "ab",
		suite,
		baseline: makeReference(reference.map((session, index) => fromSession(session, `the reference, launch ${index + 1}`))),
		baselineSource: "the reference side",
		current: candidate.map((session) => fromSession(session)),
		states: [...findSideStates(reference, suite, "reference"), ...findSideStates(candidate, suite, "candidate")],
		counters: sumCounters(candidate),
		notes: [describeLaunches(plan)],
		minutesPerSession: Math.max(...candidate.map(minutesOf), 1),
		acceptedBecause: null,
		gather: (...sides) => evidenceOfSuite(suite, ...sides),
		judgeCells: (evidence) => judgeAb(evidence, plan).cells
	};
}
function findServerLogs({ reference, candidate }) {
	const logsOf = (side, sessions) => sessions.map(({ logTail }, index) => ({
		server: `${side} server${sessions.length > 1 ? ` (launch ${index + 1})` : ""}`,
		lines: logTail ?? []
	}));
	return [...logsOf("reference", reference), ...logsOf("candidate", candidate)];
}
function findSideStates(sessions, suite, side) {
	return sessions.flatMap((session) => findInvalidStates(session, suite.trials.first)).map(({ verdict, reason }) => ({
		verdict,
		reason: {
			...reason,
			message: `${side}: ${reason.message}`
		}
	}));
}
// src/baseline/add-session.ts
function addSession(baseline, session, options) {
	return addImported(baseline, fromSession(session), options);
}
function addImported(baseline, candidate, options) {
	const old = baseline ?? emptyBaseline(candidate.suite ?? "");
	refuseUnsound(candidate, old.suite, options.replace ? [] : old.environments);
	const suite = old.suite || (candidate.suite ?? "");
	const { environment } = selectEnvironment(old, candidate);
	if (environment === null) {
		const first = {
			environment: candidate.environment,
			units: candidate.units,
			sessions: [candidate.session],
			anchors: []
		};
		const notes = old.environments.length > 0 ? ["a new environment begins in the baseline file"] : [];
		return {
			baseline: {
				...old,
				suite,
				environments: [...old.environments, first]
			},
			notes
		};
	}
	const anew = options.replace || options.acceptReason !== null;
	if (!anew) refuseChanged(environment, candidate, options.cells ?? [], options.again ?? null);
	const { entry, notes } = anew ? replaceSessions(environment, candidate, options) : appendSession(environment, candidate);
	const environments = old.environments.map((each) => each === environment ? entry : each);
	return {
		baseline: {
			...old,
			suite,
			environments
		},
		notes
	};
}
function emptyBaseline(suite) {
	return {
		schema: BASELINE_SCHEMA,
		version: 1,
		suite,
		environments: []
	};
}
const limitAnchors = (anchors) => anchors.slice(-10);
function replaceSessions(old, candidate, options) {
	const anchor = makeAnchor(old.sessions, options.acceptReason ?? "replaced");
	return {
		entry: {
			environment: {
				...old.environment,
				...candidate.environment
			},
			units: candidate.units,
			sessions: [candidate.session],
			anchors: limitAnchors([...old.anchors, anchor])
		},
		notes: [`${old.sessions.length} session${old.sessions.length === 1 ? "" : "s"} replaced; their mean is kept as an anchor`]
	};
}
const mergeFacts = (old, now) => ({
	...now,
	...old
});
function appendSession(old, candidate) {
	const all = [...old.sessions, candidate.session];
	const sessions = all.slice(-10);
	const dropped = all.slice(0, all.length - sessions.length);
	const anchors = dropped.length > 0 && old.anchors.length === 0 ? [makeAnchor(dropped, DROPPED$1)] : old.anchors;
	return {
		entry: {
			environment: mergeFacts(old.environment, candidate.environment),
			units: {
				...candidate.units,
				...old.units
			},
			sessions,
			anchors
		},
		notes: dropped.map((session) => `session ${session.id} is dropped: an environment keeps 10`)
	};
}
// src/judge/curve-shape.ts
const GROWS = .5;
const FLAT = .25;
function shapeCurve(given) {
	const points = given.filter(({ concurrency, value }) => concurrency > 0 && value > 0).sort((a, b) => a.concurrency - b.concurrency);
	const [first, last] = [points[0], points[points.length - 1]];
	if (points.length < 3 || first === void 0 || last === void 0) return null;
	const growths = points.slice(1).map((point, index) => growth(points[index] ?? first, point));
	const slowed = growths.findIndex((rate) => rate < GROWS);
	const flatFrom = growths.findLastIndex((rate) => rate >= FLAT) + 1;
	return {
		growsUpTo: (points[slowed < 0 ? points.length - 1 : slowed] ?? last).concurrency,
		knee: kneeOf(points, first, last).concurrency,
		saturatesAt: flatFrom < points.length - 1 ? points[flatFrom]?.concurrency ?? null : null,
		peak: Math.max(...points.map(({ value }) => value))
	};
}
function growth(from, to) {
	return Math.log(to.value / from.value) / Math.log(to.concurrency / from.concurrency);
}
function kneeOf(points, first, last) {
	const highest = points.reduce((best, point) => point.value > best.value ? point : best, first);
	const above = ({ concurrency, value }) => (value - first.value) / Math.max(highest.value - first.value, Number.EPSILON) - (concurrency - first.concurrency) / (last.concurrency - first.concurrency);
	return points.reduce((best, point) => above(point) > above(best) ? point : best, first);
}
function describeShape(side, shape) {
	const flat = shape.saturatesAt === null ? "not saturated" : `flat from C=${shape.saturatesAt}`;
	return `${side}: grows up to C=${shape.growsUpTo}, bends at C=${shape.knee}, ${flat}, peak ${shape.peak.toFixed(1)}`;
}
function describeCurves(cells) {
	const metric = cells.find(({ gated, direction }) => gated && direction === "higher")?.metric;
	const pointsOf = (side) => cells.filter((cell) => cell.metric === metric).flatMap((cell) => {
		const value = cell[side];
		return cell.concurrency === null || value === null ? [] : [{
			concurrency: cell.concurrency,
			value
		}];
	});
	return ["baseline", "current"].flatMap((side) => {
		const shape = shapeCurve(pointsOf(side));
		return shape === null ? [] : [describeShape(side, shape)];
	});
}
// src/stats/equivalence.ts
function isEquivalent(difference, margin) {
	return Math.abs(difference.d) + boundDistance(.95, difference) < margin;
}
function excludesZero(difference) {
	return Math.abs(difference.d) > boundDistance(.95, difference);
}
function equivalenceMargin(difference, tolerance, cells) {
	const reach = boundDistance(.95, difference) + normalQuantile(1 - .05 / cells) * standardError(difference);
	return Math.max(tolerance, reach);
}
// src/judge/judge-confirm.ts
function judgeConfirm(evidence, ab) {
	const sorted = evidence.cells.map(sortCell);
	const gated = sorted.filter((item) => item.kind === "comparable" && item.evidence.gated).length;
	return sorted.map((item) => {
		if (item.kind === "decided") return item.cell;
		const estimate = estimateCell(item, ab);
		if (item.evidence.gated) return confirmedCell(item, estimate, gated);
		const figures = comparedFigures(item.evidence, item.orientation, estimate.difference);
		return {
			...blankCell(item.evidence, "shown", []),
			...figures
		};
	});
}
function estimateCell({ evidence, orientation }, ab) {
	if (ab !== null) return {
		difference: estimateAb(evidence, orientation, ab).difference,
		stored: null
	};
	const stored = estimateStored(evidence, orientation);
	return {
		difference: stored.difference,
		stored
	};
}
function confirmedCell({ evidence, orientation }, { difference, stored }, cells) {
	const margin = equivalenceMargin(difference, toleranceOf(evidence, orientation).worse, cells);
	const verdict = confirmVerdict(difference, margin);
	const reach = {
		failsAt: margin,
		rulesOut: margin,
		detectable: margin + normalQuantile(.9) * standardError(difference)
	};
	const notes = [...stored === null ? [] : storedNotes(evidence, stored), ...noteOutliers(evidence, orientation)];
	return {
		...blankCell(evidence, verdict, [...notes, ...marginNotes(evidence, orientation, margin, stored)]),
		...comparedFigures(evidence, orientation, difference),
		...reachFigures(reach, orientation),
		...verdict === "undecided" ? { cure: {
			kind: "ab",
			count: 1
		} } : {}
	};
}
function confirmVerdict(difference, margin) {
	if (isEquivalent(difference, margin)) return "equivalent";
	return excludesZero(difference) ? "different" : "undecided";
}
function marginNotes(evidence, orientation, margin, stored) {
	const against = stored === null ? "same session" : countOf(stored.design.baselineSessions, "session");
	return [`margin ±${plainPercent(worsePercent(margin, orientation))} (${plainPercent(100 * evidence.tolerance)} asked; ${against})`];
}
// src/modes/baseline-info.ts
const MOST_DRAWN_TRIALS = 600;
const NOTHING = {
	baselineInfo: null,
	baselineSessions: []
};
function describeBaselineSide({ baseline, source }, [current]) {
	if (baseline === null || current === void 0 || current.session.trials.length === 0) return NOTHING;
	const comparison = compareWithBaseline(baseline, current);
	if (comparison.kind !== "comparable") return NOTHING;
	const newest = comparison.sessions.at(-1);
	return {
		baselineInfo: {
			sessions: comparison.sessions.length,
			source,
			...newest === void 0 ? {} : { takenAt: newest.takenAt },
			...newest?.commit === void 0 ? {} : { commit: newest.commit }
		},
		baselineSessions: takeDrawn(comparison.sessions)
	};
}
function takeDrawn(sessions) {
	let drawn = 0;
	let first = sessions.length;
	for (let at = first - 1; at >= 0; at--) {
		drawn += sessions[at]?.trials.length ?? 0;
		if (drawn > MOST_DRAWN_TRIALS && first < sessions.length) break;
		first = at;
	}
	return sessions.slice(first);
}
function noteUndrawn({ baselineInfo, baselineSessions }) {
	const [drawn, all] = [baselineSessions.length, baselineInfo?.sessions ?? 0];
	return drawn === all ? [] : [`report.html draws the newest ${drawn} of ${all} baseline sessions; all are judged`];
}
// src/judge/settle-by-ab.ts
function settleByAb(screened, ab, reference) {
	const judged = ab.cells.filter(({ gated, verdict }) => gated && JUDGED.has(verdict));
	const settled = screened.map((cell) => ({
		cell,
		by: isOpen(cell) ? judged.find((other) => other.metric === cell.metric && isSameLevel(other, cell)) : void 0
	}));
	const decided = settled.filter(({ by }) => by !== void 0).map(({ cell }) => levelName(cell));
	if (decided.length === 0) return {
		cells: screened,
		notes: [`the A/B with ${reference} judged nothing, so the stored baseline's word stands: ${ab.reasons.map(({ message }) => message).join(" ")}`]
	};
	return {
		cells: settled.map(({ cell, by }) => by === void 0 ? cell : settle(cell, by, reference)),
		notes: [`the A/B with ${reference} decides ${[...new Set(decided)].join(", ")}`, ...ab.notes]
	};
}
const isOpen = ({ gated, verdict }) => gated && verdict !== "regressed";
const JUDGED = new Set([
	"regressed",
	"improved",
	"pass",
	"suspected",
	"inconclusive"
]);
function settle(screened, measured, reference) {
	const before = `against the stored baseline${screened.deltaPercent === null ? "" : ` ${signedPercent(screened.deltaPercent)},`} ${screened.verdict}`;
	return {
		...measured,
		notes: [`A/B with ${reference}; ${before}`, ...measured.notes]
	};
}
// src/modes/escalate-to-ab.ts
async function escalateToAb(screened, { suite, promptText, options, io, levels, budgetMs }) {
	const commit = await findReferenceCommit(options.workingDirectory, io.baseSide?.commit ?? null);
	const reference = nameReference(commit);
	io.log.info(`${levels.map(levelName).join(", ")} undecided: A/B with ${reference}`);
	const part = {
		...suite,
		levels,
		trials: {
			...suite.trials,
			budgetMs
		}
	};
	const plan = planOf(part, options);
	try {
		const sides = await launchBoth({
			suite: part,
			promptText
		}, {
			...options,
			out: join(options.out, "ab")
		}, io, plan);
		return {
			...settleBySides(screened, part, plan, sides, reference),
			recorded: recordAb(plan, sides.results)
		};
	} catch (error) {
		if (!(error instanceof GateError) || error.code === "interrupted") throw error;
		return {
			cells: screened,
			states: [],
			notes: [`the A/B with ${reference} could not be measured, so the stored baseline's word stands: ${error.message}`],
			recorded: null
		};
	}
}
function settleAgain(screened, suite, plan, sides) {
	const measured = new Set(sides.candidate.flatMap(({ levels }) => levels.map(({ concurrency }) => concurrency)));
	const part = {
		...suite,
		levels: suite.levels.filter(({ concurrency }) => measured.has(concurrency))
	};
	const commit = sides.reference[0]?.provenance.commit ?? null;
	return settleBySides(screened, part, plan, sides, nameReference(commit));
}
const nameReference = (commit) => `the base commit ${commit?.slice(0, 12) ?? "unknown"}`;
function settleBySides(screened, part, plan, sides, reference) {
	return {
		...settleByAb(screened, judgeAgainstBaseline(askSides(part, plan, sides)), reference),
		states: findCandidateStates(sides)
	};
}
function findCandidateStates({ reference, candidate }) {
	const reasonsOf = (sessions) => sessions.flatMap(({ reasons }) => reasons);
	const interrupted = reasonsOf(reference).filter(({ code }) => code === "interrupted");
	return [...reasonsOf(candidate), ...interrupted].map((reason) => ({
		verdict: "invalid",
		reason: {
			...reason,
			message: `A/B: ${reason.message}`
		}
	}));
}
// src/modes/note-proposed-baseline.ts
function warnOfProposedBaseline(proposed) {
	if (proposed === null) return [];
	return [`This pull request ${proposed.kind === "removed" ? "removes" : "edits"} ${proposed.name}: the base commit’s copy decides.`];
}
function noteProposedBaseline(proposed, question) {
	if (proposed === null || proposed.kind === "removed") return [];
	if (proposed.kind === "garbage") return [`The pull request’s own ${proposed.name} is no baseline: ${proposed.why}`];
	const { verdict } = judgeAgainstBaseline({
		...question,
		baseline: proposed.baseline
	});
	return [`By the pull request’s own ${proposed.name} the verdict would be ${verdict}.`];
}
// src/modes/run-gate.ts
async function runGate(options, io) {
	const prepared = await prepareSuite(options, io);
	const { suite } = prepared;
	for (const note of prepared.notes) io.log.warning(note);
	const stored = await prepareBaseline(prepared, options, io);
	if (stored.baseline === null) io.log.info(`no baseline at ${suite.baseline}: this run measures what can become one, and has nothing to judge by`);
	const expected = expectFromBaseline(suite, stored.baseline);
	if (expected.estimate !== null) refuseWhatCannotFit(suite, expected.estimate);
	const question = (sessions) => askBaseline(options, prepared, stored, sessions);
	const { sessions, results, traces, undecided, taken, ab } = await measureForGate({
		request: {
			suite,
			prompts: await preparePrompts(prepared, options),
			options,
			io,
			...expected
		},
		canLaunchReference: await canLaunchReference(suite, options, io),
		evidenceOf: (measured) => options.mode === "confirm" ? null : findEvidence(question(measured))
	});
	const screened = judgeAgainstBaseline(question(sessions));
	const settled = ab === null ? null : await escalateToAb(screened.cells, {
		...prepared,
		options,
		io,
		...ab
	});
	const judged = settled === null ? screened : concludeAgain(question(sessions), screened, settled);
	const [session] = sessions;
	const candidate = judged.verdict === "no-baseline" && session !== void 0 ? await writeCandidate(options, stored, session) : null;
	const verdict = forgiveIntroduction(addNotes(judged, [
		...taken,
		...undecided === null ? [] : [undecided.message],
		...noteProposedBaseline(stored.proposed, question(sessions))
	]), stored, candidate);
	return finishRun({
		options,
		verdict,
		session: session ?? null,
		...describeBaselineSide(stored, sessions.map((each) => fromSession(each))),
		traces,
		context: {
			baselinePath: stored.path,
			changedBaseKeys: prepared.changedKeys,
			warnings: [
				...options.remarks?.warnings ?? [],
				...warnOfUnusedHead(prepared),
				...warnOfProposedBaseline(stored.proposed)
			],
			...prepared.from === "base" || prepared.from === "head" ? { suiteFrom: prepared.from } : {},
			...io.provenance.commit === void 0 ? {} : { commit: io.provenance.commit }
		},
		resultPath: results[0],
		record: {
			mode: options.mode === "confirm" ? "confirm" : "gate",
			current: results,
			ab: settled?.recorded ?? null
		},
		baselinePath: candidate,
		warnings: verdict.exitCode === 0 && verdict.verdict !== "pass" ? verdict.reasons.map(({ message }) => message) : []
	});
}
async function canLaunchReference({ server }, options, io) {
	if (server.command === void 0 || options.mode !== "gate") return false;
	return await findReferenceCommit(options.workingDirectory, io.baseSide?.commit ?? null) !== null;
}
function askBaseline(options, { suite }, stored, sessions) {
	const confirming = options.mode === "confirm";
	return {
		mode: confirming ? "confirm" : "gate",
		suite,
		baseline: stored.baseline,
		baselineSource: stored.source,
		current: sessions.map((session) => fromSession(session)),
		states: sessions.flatMap((session) => findInvalidStates(session, suite.trials.first)),
		counters: sumCounters(sessions),
		notes: [],
		minutesPerSession: Math.max(...sessions.map(minutesOf)),
		acceptedBecause: options.acceptedBecause,
		gather: (...sides) => evidenceOfSuite(suite, ...sides),
		judgeCells: confirming ? (evidence) => judgeConfirm(evidence, null) : judgeStored
	};
}
function addNotes(verdict, measured) {
	const curves = verdict.mode === "confirm" ? describeCurves(verdict.cells) : [];
	return {
		...verdict,
		hints: [...verdict.hints, ...curves],
		notes: [...measured, ...verdict.notes]
	};
}
async function writeCandidate(options, stored, session) {
	const path = join(options.out, "baseline.json");
	try {
		const { baseline } = addSession(stored.baseline, session, {
			replace: false,
			acceptReason: null
		});
		await writeBaselineFile(path, baseline);
		return path;
	} catch (error) {
		if (error instanceof GateError && (error.code === "refresh-refused" || error.code === "write-failed")) return null;
		throw error;
	}
}
function forgiveIntroduction(verdict, stored, candidate) {
	if (verdict.verdict !== "no-baseline" || !stored.introduced || stored.baseline !== null) return verdict;
	const commit = candidate === null ? "Take a baseline with `throughput-gate refresh` and commit it with this pull request." : `Commit the measured one: cp ${quoteForShell(candidate)} ${quoteForShell(stored.path)} && git add ${quoteForShell(stored.path)} && git commit.`;
	const reasons = verdict.reasons.map((reason) => ({
		...reason,
		message: "This pull request introduces the gate: its base has neither suite nor baseline.",
		remedy: commit
	}));
	return {
		...verdict,
		exitCode: 0,
		reasons
	};
}
// src/judge/judge-gates.ts
function metricsOf(sessions) {
	return [...new Set(sessions.flatMap(({ trials }) => trials.flatMap(({ metrics }) => Object.keys(metrics))))];
}
function gatesOfJudge(named, baseline, current, tolerance) {
	const [before, now] = [metricsOf(baseline), metricsOf(current)];
	const present = named.filter(({ id }) => before.includes(id) || now.includes(id));
	const names = new Set(present.map(({ id }) => id));
	const byDefault = chooseGated(before, now).filter((id) => !names.has(id)).map((id) => ({
		id,
		tolerance: tolerance ?? defaultsOf(id).tolerance,
		gate: true
	}));
	return [...present, ...byDefault];
}
// src/modes/check-record.ts
function refuseForeignAb({ launches }, { reference, candidate }, current) {
	const [first] = current;
	const [one] = candidate;
	refuseRepeats$2([
		...current,
		...reference,
		...candidate
	]);
	const commit = one?.provenance.commit;
	if (launches === "alternating" && reference.some(({ provenance }) => (provenance.commit ?? commit) === commit)) throw foreign("its A/B has a reference side without a commit of its own");
	if (first === void 0) return;
	if (commit !== first.provenance.commit) throw foreign("the candidate of its A/B is another commit than the sessions that it is to settle");
	if (candidate.some((session) => configurationOf(session) !== configurationOf(first))) throw foreign("the candidate of its A/B is another configuration than the sessions that it is to settle");
	if ([...reference, ...candidate].some(({ startedAt }) => Date.parse(startedAt) < Date.parse(first.finishedAt))) throw foreign("its A/B was measured before the sessions that it is to settle");
}
function refuseRepeats$2(sessions) {
	const ids = sessions.map(({ id }) => id);
	const twice = ids.find((id, index) => ids.indexOf(id) !== index);
	if (twice !== void 0) throw foreign(`session ${twice} stands twice in it`);
}
const configurationOf = ({ fingerprint }) => fingerprint.configurationHash;
function foreign(why) {
	return new GateError("bad-result", `record.json can't be what a run has written: ${why}`, "Name the result files one by one, or measure again.");
}
// src/baseline/import/tool-shapes.ts
const print$1 = (value) => JSON.stringify(value)?.slice(0, 40).replace(/^"(.*)"$/, "$1") ?? "nothing";
const number = custom((value) => typeof value === "number" && Number.isFinite(value), { error: ({ input }) => `expected a finite number, found ${print$1(input)}` });
const figure$1 = number.nullish();
const epochSeconds = custom((value) => typeof value === "number" && value >= 0 && value <= 253402300799, { error: ({ input }) => `expected seconds since 1970, found ${print$1(input)}` }).nullish();
const count$2 = custom((value) => typeof value === "number" && Number.isInteger(value) && value >= 0, { error: ({ input }) => `expected a whole number, found ${print$1(input)}` });
const text$3 = string();
const kindOf$1 = (tool) => ({
	what: `${tool} result`,
	schema: "",
	version: 0,
	code: "bad-result",
	remedy: `Give the file as ${tool} wrote it; if the run was cut off, run it again.`
});
function placeOf({ path }, { line, index }) {
	if (index !== void 0) return `${path}: [${index}]`;
	return line === null ? path : `${path}:${line}`;
}
function checkRecord(file, record, tool, shape) {
	const located = record.line === null && record.index === void 0 ? file.text : "";
	return checkShape(record.value, located, placeOf(file, record), kindOf$1(tool), shape);
}
function faultyFile(tool, place, message) {
	return new GateError("bad-result", `${place}: ${message}`, kindOf$1(tool).remedy);
}
const FAMILIES = [
	"ttft",
	"tpot",
	"itl",
	"e2e"
];
const STATISTICS = [
	"mean",
	"p50",
	"p90",
	"p95",
	"p99"
];
function readFlatLatencies(file, record, tool, keyOf, factor = 1) {
	const keys = FAMILIES.flatMap((family) => STATISTICS.map((statistic) => ({
		id: `${family}-${statistic}`,
		key: keyOf(family, statistic)
	}))).filter(({ id }) => Object.hasOwn(METRICS, id));
	const found = checkRecord(file, record, tool, object(Object.fromEntries(keys.map(({ key }) => [key, figure$1]))));
	return Object.fromEntries(keys.flatMap(({ id, key }) => {
		const value = found[key];
		return value === null || value === void 0 ? [] : [[id, value * factor]];
	}));
}
// src/baseline/import/tool-runs.ts
const UNSTATED_LEVEL = {
	concurrency: null,
	label: "concurrency not stated"
};
function levelOf(cap, rate) {
	const concurrency = cap !== null && cap > 0 ? cap : null;
	if (rate === null) return concurrency === null ? {
		concurrency,
		label: "all at once"
	} : { concurrency };
	return {
		concurrency,
		label: `rate=${roundFigure(rate)} req/s`
	};
}
function noteOpenLoop({ label }) {
	return label?.startsWith("rate=") === true ? [`${label} is an open loop: its throughput shows the offered load until the server saturates; gate a latency too`] : [];
}
function spreadOf(family, spread, factor = 1) {
	const entries = [
		"mean",
		"p50",
		"p90",
		"p95",
		"p99"
	].flatMap((statistic) => {
		const value = spread?.[statistic];
		const id = `${family}-${statistic}`;
		return value === null || value === void 0 || !Object.hasOwn(METRICS, id) ? [] : [[id, value * factor]];
	});
	return Object.fromEntries(entries);
}
function defineFamilies(families) {
	const known = Object.keys(METRICS).flatMap((id) => {
		const words = families[id] ?? families[id.replace(/-(mean|p\d+)$/, "")];
		return words === void 0 ? [] : [[id, words]];
	});
	const own = Object.entries(families).filter(([id]) => id.includes("-"));
	return {
		...Object.fromEntries(own),
		...Object.fromEntries(known)
	};
}
function toTrial(tool, run) {
	const stated = Object.entries(run.metrics).flatMap(([id, value]) => value === null || value === void 0 ? [] : [[id, value]]);
	const bad = stated.find(([id, value]) => !Number.isFinite(value) || value < 0 || value === 0 && id.endsWith("throughput"));
	if (bad !== void 0) throw faultyFile(tool, run.place, `${bad[0]} is ${bad[1]}: expected a number above 0`);
	const broken = stated.find(([, value]) => value !== 0 && !isPlausible(value));
	if (broken !== void 0) {
		const words = `${broken[0]} is ${broken[1]}: expected ${PLAUSIBLE.least} to ${PLAUSIBLE.most}`;
		throw faultyFile(tool, run.place, words);
	}
	const zeros = stated.filter(([, value]) => value === 0).map(([id]) => id);
	const figures = stated.filter(([, value]) => value > 0).map(([id, value]) => [id, roundFigure(value)]);
	if (figures.length === 0) throw faultyFile(tool, run.place, "it holds no figure above 0");
	return {
		trial: {
			...run.level,
			metrics: Object.fromEntries(figures)
		},
		notes: zeros.length === 0 ? [] : [`${run.place}: ${zeros.join(", ")} is 0 and left out`]
	};
}
function findProblems({ place, level, good, failed, problem }, path) {
	const where = place === path ? "" : `${place}: `;
	const of = good === null ? "" : ` of ${good + (failed ?? 0)}`;
	return [...failed === null || failed === 0 ? [] : [`${where}${failed}${of} requests failed at ${levelName(level)}`], ...problem === void 0 || problem === null ? [] : [`${where}${problem} at ${levelName(level)}`]];
}
function meanOutputTokens(runs) {
	const entries = runs.flatMap(({ level, outputTokens }) => {
		if (outputTokens === null || outputTokens === void 0 || outputTokens <= 0) return [];
		return [[levelKey(level), roundFigure(outputTokens)]];
	});
	return Object.fromEntries(entries);
}
const hash$1 = (content) => createHash("sha256").update(content).digest("hex").slice(0, 12);
function refuseEmpty(tool, runs, path) {
	if (runs.length === 0) throw faultyFile(tool, path, "it holds no run");
	for (const { place, good, failed } of runs) if (good === 0) throw faultyFile(tool, place, `no request completed${failed ? `, ${failed} failed` : ""}`);
}
function refuseOddLevels(tool, runs) {
	for (const { place, level } of runs) {
		const { concurrency } = level;
		if (concurrency === null || Number.isInteger(concurrency) && concurrency > 0) continue;
		throw faultyFile(tool, place, `concurrency ${concurrency}: expected a whole number above 0`);
	}
}
function toToolSession(result, { path, text }) {
	const { tool, runs, definitions } = result;
	refuseEmpty(tool, runs, path);
	refuseOddLevels(tool, runs);
	const read = runs.map((run) => ({
		run,
		...toTrial(tool, run)
	}));
	const sound = read.filter(({ run }) => findProblems(run, path).length === 0).map(({ trial }) => trial);
	const measured = new Set(read.flatMap(({ trial }) => Object.keys(trial.metrics)));
	const units = {
		...METRICS,
		...result.units
	};
	const only = (record) => Object.fromEntries(Object.entries(record).filter(([id]) => measured.has(id)));
	return {
		source: path,
		tool,
		suite: null,
		environment: result.environment ?? {},
		units: only(units),
		session: {
			id: `${tool}-${hash$1(text)}`,
			takenAt: result.takenAt ?? "",
			clientVersion: result.version,
			configurationHash: null,
			workload: result.stated === void 0 ? {} : { stated: result.stated },
			identity: result.identity ?? {},
			outputTokens: meanOutputTokens(runs),
			definitions: only(definitions),
			trials: sound
		},
		requests: runs.map(({ level, good, failed }) => ({
			...level,
			good,
			failed
		})),
		problems: runs.flatMap((run) => findProblems(run, path)),
		notes: [
			...result.notes ?? [],
			...read.flatMap(({ notes }) => notes),
			...runs.flatMap((run) => [...run.notes ?? [], ...noteOpenLoop(run.level)])
		]
	};
}
// src/baseline/import/aiperf-metrics.ts
const IN_MS = {
	ms: 1,
	s: 1e3,
	sec: 1e3,
	us: .001,
	µs: .001,
	ns: 1e-6
};
function factorOf(unit) {
	return IN_MS[unit.toLowerCase()] ?? null;
}
function spread$2(metrics, family, tag) {
	const found = metrics[tag];
	const factor = found === void 0 ? null : factorOf(found.unit);
	if (found === void 0 || factor === null) return {};
	const { avg, p50, p90, p95, p99 } = found;
	return spreadOf(family, {
		mean: avg,
		p50,
		p90,
		p95,
		p99
	}, factor);
}
function toFigures$1(metrics) {
	const goodput = metrics["goodput"]?.avg;
	return {
		"output-throughput": metrics["output_token_throughput"]?.avg,
		"total-throughput": metrics["total_token_throughput"]?.avg,
		"request-throughput": metrics["request_throughput"]?.avg,
		"achieved-concurrency": metrics["effective_concurrency"]?.avg,
		...goodput ? { goodput } : {},
		...spread$2(metrics, "ttft", "time_to_first_token"),
		...spread$2(metrics, "tpot", "inter_token_latency"),
		...spread$2(metrics, "itl", "inter_chunk_latency"),
		...spread$2(metrics, "e2e", "request_latency")
	};
}
function countFailed(metrics) {
	const counted = metrics["error_request_count"]?.avg;
	if (counted !== null && counted !== void 0) return counted;
	const [good, all] = [metrics["request_count"]?.avg, metrics["completed_request_count"]?.avg];
	return good === null || good === void 0 || all === null || all === void 0 ? null : all - good;
}
function chooseLevel(asked, metrics) {
	if (asked.concurrency !== null || asked.rate !== null) return {
		level: levelOf(asked.concurrency, asked.rate),
		notes: []
	};
	const reached = Math.round(metrics["effective_concurrency"]?.max ?? 0);
	if (reached < 1) return {
		level: UNSTATED_LEVEL,
		notes: []
	};
	return {
		level: { concurrency: reached },
		notes: [`the concurrency asked for isn't in the file: the level is named by the largest one reached, ${reached}`]
	};
}
const WORDS = {
	aiperf: {
		first: "first answer with text or reasoning",
		duration: "time from the start of the phase to its end"
	},
	"genai-perf": {
		first: "first answer with content",
		duration: "time from the first request to the last answer"
	}
};
function definePerf(tool) {
	const { first, duration } = WORDS[tool];
	return defineFamilies({
		"output-throughput": `output tokens counted by the client's tokenizer ÷ ${duration}`,
		"total-throughput": `prompt and output tokens counted by the client's tokenizer ÷ ${duration}`,
		"request-throughput": `completed requests ÷ ${duration}`,
		"achieved-concurrency": "mean of the requests in flight over time",
		goodput: `requests within the SLOs ÷ ${duration}`,
		ttft: `from the request's start to the ${first}`,
		tpot: "(last answer − TTFT) ÷ (output tokens by the client's tokenizer − 1) (its inter_token_latency)",
		itl: "gaps between answers (its inter_chunk_latency)",
		e2e: "from the request's start to the last answer with content"
	});
}
// src/baseline/import/result-file.ts
function listRecords({ json, records }) {
	return Array.isArray(json) ? json.map((value, index) => ({
		value,
		line: null,
		index
	})) : records;
}
function hasMembers(json, ...keys) {
	return typeof json === "object" && json !== null && keys.every((key) => Object.hasOwn(json, key));
}
// src/baseline/import/aiperf.ts
const metric$3 = object({
	unit: text$3,
	avg: figure$1,
	p50: figure$1,
	p90: figure$1,
	p95: figure$1,
	p99: figure$1,
	max: figure$1
});
const TAGS = [
	"request_throughput",
	"request_latency",
	"request_count",
	"completed_request_count",
	"error_request_count",
	"time_to_first_token",
	"inter_token_latency",
	"inter_chunk_latency",
	"output_token_throughput",
	"total_token_throughput",
	"output_sequence_length",
	"effective_concurrency",
	"goodput"
];
const shape$9 = object({
	aiperf_version: text$3.nullish(),
	start_time: text$3.nullish(),
	was_cancelled: boolean().nullish(),
	metrics: record(text$3, metric$3)
});
const isMetric = (value) => hasMembers(value, "unit", "avg");
const toolOf = (json) => valueAt(json, "input_config", "perf_analyzer") === void 0 && valueAt(json, "input_config", "subcommand") === void 0 ? "aiperf" : "genai-perf";
const firstNumber = (...values) => {
	const found = values.flat().find((value) => typeof value === "number" && Number.isFinite(value) && value > 0);
	return typeof found === "number" ? found : null;
};
function findAsked(json) {
	const config = valueAt(json, "input_config");
	const phases = valueAt(config, "phases");
	const phase = (Array.isArray(phases) ? phases : []).find((each) => valueAt(each, "kind") === "profiling");
	const command = [valueAt(json, "run_info", "cli_command"), valueAt(config, "cli_command")].join(" ");
	const option = (name) => Number(new RegExp(`--${name}[ =](\\d+(?:\\.\\d+)?)`).exec(command)?.[1] ?? NaN);
	const places = [
		phase,
		valueAt(config, "loadgen"),
		valueAt(config, "perf_analyzer", "stimulus"),
		config
	];
	return {
		concurrency: firstNumber(...places.map((each) => valueAt(each, "concurrency")), option("concurrency")),
		rate: firstNumber(...places.flatMap((each) => [valueAt(each, "request_rate"), valueAt(each, "rate")]), option("request-rate"))
	};
}
function readModel(json) {
	const items = valueAt(json, "input_config", "models", "items");
	const name = valueAt(Array.isArray(items) ? items[0] : void 0, "name");
	const names = valueAt(json, "input_config", "model_names") ?? valueAt(json, "input_config", "endpoint", "model_names");
	const first = Array.isArray(names) ? names[0] : void 0;
	return typeof name === "string" ? name : typeof first === "string" ? first : null;
}
function pickMetrics(json) {
	return Object.fromEntries(TAGS.flatMap((tag) => hasMembers(json, tag) ? [[tag, valueAt(json, tag)]] : []));
}
const aiperf = {
	tool: "aiperf",
	namesSessions: false,
	recognises: ({ json }) => isMetric(valueAt(json, "request_throughput")) || isMetric(valueAt(json, "request_latency")) || hasMembers(json, "aiperf_version", "input_config"),
	read: (file) => {
		const tool = toolOf(file.json);
		const fields = checkRecord(file, {
			value: {
				...pickHead(file.json),
				metrics: pickMetrics(file.json)
			},
			line: null
		}, tool, shape$9);
		const metrics = fields.metrics;
		const { level, notes } = chooseLevel(findAsked(file.json), metrics);
		const model = readModel(file.json);
		return [toToolSession({
			tool,
			version: fields.aiperf_version ?? "not stated",
			takenAt: fields.start_time ?? "",
			...model === null ? {} : { identity: { model } },
			definitions: definePerf(tool),
			runs: [{
				place: file.path,
				level,
				good: metrics["request_count"]?.avg ?? null,
				failed: countFailed(metrics),
				outputTokens: metrics["output_sequence_length"]?.avg ?? null,
				problem: fields.was_cancelled === true ? "the run was cancelled" : null,
				metrics: toFigures$1(metrics),
				notes
			}]
		}, file)];
	}
};
const pickHead = (json) => ({
	aiperf_version: valueAt(json, "aiperf_version"),
	start_time: valueAt(json, "start_time"),
	was_cancelled: valueAt(json, "was_cancelled")
});
// src/baseline/import/csv-rows.ts
function readCsvRows(text) {
	const rows = [];
	let fields = [];
	let field = "";
	let quotedSince = null;
	let line = 1;
	let rowLine = 1;
	const endField = () => {
		fields.push(field.trim());
		field = "";
	};
	const endRow = () => {
		endField();
		if (fields.some((each) => each !== "")) rows.push({
			line: rowLine,
			fields
		});
		fields = [];
		rowLine = line;
	};
	const body = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
	for (let i = 0; i < body.length; i++) {
		const char = body[i];
		if (char === "\n") line++;
		if (quotedSince !== null) {
			if (char !== "\"") field += char;
			else if (body[i + 1] === "\"") field += body[++i];
			else quotedSince = null;
		} else if (char === "\"" && field.trim() === "") quotedSince = line;
		else if (char === ",") endField();
		else if (char === "\n") endRow();
		else field += char;
	}
	endRow();
	return {
		rows,
		openQuoteLine: quotedSince
	};
}
// src/baseline/import/aiperf-csv.ts
const COLUMNS$1 = [
	"avg",
	"p50",
	"p90",
	"p95",
	"p99",
	"max"
];
function readName(name) {
	const [, words = name, unit = ""] = /^(.*?)\s*(?:\(([^()]*)\))?$/.exec(name) ?? [];
	return {
		tag: words.trim().toLowerCase().replaceAll(/[^a-z0-9]+/g, "_"),
		unit
	};
}
function readFigure(field, place) {
	if (field === void 0 || field === "") return null;
	const plain = field.replaceAll(",", "");
	if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain)) throw faultyFile("aiperf", place, `expected a finite number, found ${JSON.stringify(field)}`);
	return Number(plain);
}
function readRow(header, { line, fields }, path) {
	const { tag, unit } = readName(fields[0] ?? "");
	if (fields.length !== header.length) {
		const found = `${fields.length} fields, but the header has ${header.length} columns`;
		throw faultyFile("aiperf", `${path}:${line}`, found);
	}
	const at = (column) => {
		const index = header.indexOf(column);
		return index < 0 ? null : readFigure(fields[index], `${path}:${line}`);
	};
	return [tag, {
		unit,
		...Object.fromEntries(COLUMNS$1.map((column) => [column, at(column)])),
		avg: at("avg") ?? at("value")
	}];
}
const isHeader = ({ fields }) => fields[0] === "Metric";
function readMetrics({ path, text }) {
	const metrics = [];
	let header = null;
	for (const row of readCsvRows(text).rows) if (isHeader(row)) header = row.fields.map((name) => name.toLowerCase());
	else if (row.fields[0] === "Endpoint") header = null;
	else if (header !== null) metrics.push(readRow(header, row, path));
	return Object.fromEntries(metrics);
}
const aiperfCsv = {
	tool: "aiperf",
	namesSessions: false,
	recognises: ({ records, text }) => records.length === 0 && /^\uFEFF?Metric,avg,min,max,/.test(text),
	read: (file) => {
		const tool = /Throughput \(per sec\)/.test(file.text) ? "genai-perf" : "aiperf";
		const metrics = readMetrics(file);
		if (metrics["output_token_throughput"] === void 0) throw faultyFile(tool, file.path, "it has no line `Output Token Throughput`: the file is cut off");
		const { level, notes } = chooseLevel({
			concurrency: null,
			rate: null
		}, metrics);
		return [toToolSession({
			tool,
			version: "not stated",
			definitions: definePerf(tool),
			runs: [{
				place: file.path,
				level,
				good: metrics["request_count"]?.avg ?? null,
				failed: countFailed({
					...metrics,
					completed_request_count: metrics["completed_requests"] ?? { unit: "requests" }
				}),
				outputTokens: metrics["output_sequence_length"]?.avg ?? null,
				metrics: toFigures$1(metrics),
				notes
			}]
		}, file)];
	}
};
// src/baseline/import/aiperf-records.ts
const TOOL$10 = "aiperf";
const SPAN$2 = "time from the first request sent to the last answer";
const metric$2 = object({
	value: number,
	unit: text$3
}).nullish();
const shape$8 = object({
	metadata: object({
		request_start_ns: number,
		request_end_ns: number,
		benchmark_phase: text$3.nullish(),
		was_cancelled: boolean().nullish()
	}),
	metrics: object({
		time_to_first_token: metric$2,
		inter_token_latency: metric$2,
		request_latency: metric$2,
		output_sequence_length: metric$2,
		input_sequence_length: metric$2
	}),
	error: unknown().optional()
});
const isGood = ({ error, metadata }) => (error === null || error === void 0) && metadata.was_cancelled !== true;
const valuesOf = (requests, tag) => requests.flatMap(({ metrics }) => {
	const found = metrics[tag];
	return found === null || found === void 0 ? [] : [found.value * (factorOf(found.unit) ?? 1)];
});
function spread$1(family, values) {
	if (values.length === 0) return {};
	const sorted = sortAscending(values);
	const at = (share) => percentile(sorted, share / 100);
	return spreadOf(family, {
		mean: meanOf$1(values),
		p50: at(50),
		p90: at(90),
		p95: at(95),
		p99: at(99)
	});
}
function findPeak(requests) {
	const turns = requests.flatMap(({ metadata }) => [{
		at: metadata.request_start_ns,
		by: 1
	}, {
		at: metadata.request_end_ns,
		by: -1
	}]).sort((a, b) => a.at - b.at || a.by - b.by);
	let [inFlight, peak] = [0, 0];
	for (const { by } of turns) {
		inFlight += by;
		peak = Math.max(peak, inFlight);
	}
	return peak;
}
const aiperfRecords = {
	tool: TOOL$10,
	namesSessions: false,
	recognises: ({ records }) => hasMembers(records[0]?.value, "metadata", "metrics") && hasMembers(valueAt(records[0]?.value, "metadata"), "request_start_ns"),
	read: (file) => {
		const all = file.records.map((record) => checkRecord(file, record, TOOL$10, shape$8)).filter(({ metadata }) => (metadata.benchmark_phase ?? "profiling") === "profiling");
		const good = all.filter(isGood);
		const start = good.reduce((least, { metadata }) => Math.min(least, metadata.request_start_ns), Infinity);
		const seconds = (good.reduce((most, { metadata }) => Math.max(most, metadata.request_end_ns), -Infinity) - start) / 1e9;
		const sum = (tag) => valuesOf(good, tag).reduce((total, value) => total + value, 0);
		const [prompt, output] = [sum("input_sequence_length"), sum("output_sequence_length")];
		const level = Math.max(1, findPeak(good));
		const run = {
			place: file.path,
			level: { concurrency: level },
			good: good.length,
			failed: all.length - good.length,
			outputTokens: output / good.length,
			metrics: {
				"output-throughput": output / seconds,
				"total-throughput": (prompt + output) / seconds,
				"request-throughput": good.length / seconds,
				...spread$1("ttft", valuesOf(good, "time_to_first_token")),
				...spread$1("tpot", valuesOf(good, "inter_token_latency")),
				...spread$1("e2e", valuesOf(good, "request_latency"))
			},
			notes: [`${file.path} names no concurrency: the level is the most requests in flight at once, ${level}`]
		};
		const definitions = {
			...definePerf("aiperf"),
			"output-throughput": `output tokens counted by the client's tokenizer ÷ ${SPAN$2}`,
			"total-throughput": `prompt and output tokens counted by the client's tokenizer ÷ ${SPAN$2}`,
			"request-throughput": `completed requests ÷ ${SPAN$2}`
		};
		return [toToolSession({
			tool: TOOL$10,
			version: "not stated, by request",
			definitions,
			runs: [run]
		}, file)];
	}
};
// src/baseline/import/companions.ts
const COMPANIONS = [
	{
		what: "evalscope's percentiles, which name no level",
		give: "benchmark_summary.json of the same folder",
		recognises: ({ json }) => hasMembers(valueAt(json, "0"), "Percentiles")
	},
	{
		what: "evalscope's throughput by window, which names no level",
		give: "benchmark_summary.json of the same folder",
		recognises: ({ json }) => hasMembers(json, "rows", "wall_time_s")
	},
	{
		what: "evalscope's arguments",
		give: "benchmark_summary.json of the same folder",
		recognises: ({ json }) => hasMembers(json, "parallel", "number", "dataset")
	},
	{
		what: "genai-bench's description of an experiment",
		give: "the runs' own files of the same folder",
		recognises: ({ json }) => hasMembers(json, "traffic_scenario", "num_concurrency", "cmd")
	},
	{
		what: "a failed run of vLLM's sweep",
		give: "the runs that it made (`run=N.json`), after running the failed ones again",
		recognises: ({ json }) => hasMembers(json, "error_type", "run_number", "bench_overrides")
	},
	{
		what: "AIPerf's aggregate of several runs, which keeps no run's own value",
		give: "each run's profile_export_aiperf.json",
		recognises: ({ json }) => valueAt(json, "metadata", "aggregation_type") !== void 0
	},
	{
		what: "a JSON schema",
		give: "a result that the tool wrote",
		recognises: ({ json }) => valueAt(json, "$defs") !== void 0 || valueAt(json, "$schema") !== void 0
	},
	{
		what: "inference-perf's configuration",
		give: "stage_N_lifecycle_metrics.json of the same folder",
		recognises: ({ records, text }) => records.length === 0 && /^(load|report|api):\n(.*\n)*?report:\n/m.test(text)
	}
];
const companions = {
	tool: "companions",
	namesSessions: false,
	recognises: (file) => COMPANIONS.some((each) => each.recognises(file)),
	read: (file) => {
		const found = COMPANIONS.find((each) => each.recognises(file));
		throw new GateError("bad-result", `${file.path}: not a result file: found ${found?.what ?? "no known format"}`, `Give ${found?.give ?? "a result that the tool wrote"}.`);
	}
};
// src/baseline/import/custom-benchmark.ts
const TOOL$9 = "github-action-benchmark";
const entry = object({
	name: text$3.min(1),
	unit: text$3,
	value: number
});
const list$1 = array(entry);
const stored = object({
	tool: _enum(["customBiggerIsBetter", "customSmallerIsBetter"]),
	benches: list$1
});
const RATE$1 = /(\/\s*(s|sec|second|min|minute|h|hour)\b)|\bper (second|minute|hour)\b|\b(qps|rps|tps|fps|ops|hz)\b/i;
const COST = /^(ns|us|µs|ms|s|secs?|seconds?|milliseconds?|microseconds?|nanoseconds?|minutes?|[kmgt]?i?b|bytes?|joules?|j|w|watts?)(\/|$)/i;
function directionOf({ name, unit }, place) {
	if (RATE$1.test(unit)) return "higher";
	if (COST.test(unit.trim())) return "lower";
	throw faultyFile(TOOL$9, place, `${JSON.stringify(name)} is in ${JSON.stringify(unit)}: the file doesn't say whether more is better, and neither does this unit (wrap the list as {"tool": "customSmallerIsBetter", "benches": [...]})`);
}
function findUnit({ name, unit }, direction, place) {
	const known = Object.hasOwn(METRICS, name) ? METRICS[name] : void 0;
	if (known === void 0) return {
		unit,
		direction
	};
	if (unit.toLowerCase().replace(/^tokens?\//, "tok/").replace(/^requests?\//, "req/").replace(/\/sec(ond)?$/, "/s") !== known.unit) throw faultyFile(TOOL$9, place, `${name} is in ${JSON.stringify(unit)}: expected ${known.unit}`);
	return known;
}
function refuseRepeats$1(entries, path) {
	const names = entries.map(({ name }) => name);
	const twice = names.find((name, i) => names.indexOf(name) !== i);
	if (twice !== void 0) throw faultyFile(TOOL$9, path, `${JSON.stringify(twice)} is in it twice: name each value apart`);
}
function readEntries(file) {
	const [record] = file.records;
	if (record === void 0) return {
		entries: [],
		told: null
	};
	if (Array.isArray(file.json)) return {
		entries: checkRecord(file, record, TOOL$9, list$1),
		told: null
	};
	const { tool, benches } = checkRecord(file, record, TOOL$9, stored);
	return {
		entries: benches,
		told: tool === "customBiggerIsBetter" ? "higher" : "lower"
	};
}
const customBenchmark = {
	tool: TOOL$9,
	namesSessions: false,
	recognises: ({ json }) => hasMembers(Array.isArray(json) ? json[0] : void 0, "name", "unit", "value") || hasMembers(json, "tool", "benches"),
	read: (file) => {
		const { entries, told } = readEntries(file);
		refuseRepeats$1(entries, file.path);
		const units = Object.fromEntries(entries.map((each) => [each.name, findUnit(each, told ?? directionOf(each, file.path), file.path)]));
		const metrics = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
		const runs = entries.length === 0 ? [] : [{
			place: file.path,
			level: {
				concurrency: null,
				label: "benchmark"
			},
			good: null,
			failed: null,
			metrics
		}];
		return [toToolSession({
			tool: TOOL$9,
			version: "custom",
			definitions: {},
			units,
			runs
		}, file)];
	}
};
// src/baseline/import/evalscope.ts
const TOOL$8 = "evalscope";
const SPAN$1 = "time from the first request's start to the last one's end";
const shape$7 = object({
	Concurrency: number,
	"Request Rate (req/s)": figure$1,
	"Success Requests": count$2,
	"Failed Requests": count$2,
	"Req Throughput (req/s)": figure$1,
	"Output Throughput (tok/s)": figure$1,
	"Total Throughput (tok/s)": figure$1,
	"Avg Latency (s)": figure$1,
	"Avg TTFT (ms)": figure$1,
	"Avg TPOT (ms)": figure$1,
	"Avg ITL (ms)": figure$1,
	"Avg Output Tokens": figure$1
});
const definitions$5 = defineFamilies({
	"output-throughput": `output tokens ÷ ${SPAN$1}`,
	"total-throughput": `prompt and output tokens ÷ ${SPAN$1}`,
	"request-throughput": `completed requests ÷ ${SPAN$1}`,
	ttft: "from before the request is posted to the first chunk with content",
	tpot: "(last chunk, that with the usage included − TTFT) ÷ (output tokens − 1)",
	itl: "gaps between chunks",
	e2e: "from before the request is posted to the last chunk"
});
const evalscope = {
	tool: TOOL$8,
	namesSessions: false,
	recognises: ({ json }) => hasMembers(json, "Concurrency", "Output Throughput (tok/s)"),
	read: (file) => file.records.map((record) => {
		const fields = checkRecord(file, record, TOOL$8, shape$7);
		const rate = fields["Request Rate (req/s)"] ?? -1;
		const seconds = fields["Avg Latency (s)"];
		const run = {
			place: file.path,
			level: levelOf(fields.Concurrency, rate > 0 ? rate : null),
			good: fields["Success Requests"],
			failed: fields["Failed Requests"],
			outputTokens: fields["Avg Output Tokens"] ?? null,
			metrics: {
				"output-throughput": fields["Output Throughput (tok/s)"],
				"total-throughput": fields["Total Throughput (tok/s)"],
				"request-throughput": fields["Req Throughput (req/s)"],
				"ttft-mean": fields["Avg TTFT (ms)"],
				"tpot-mean": fields["Avg TPOT (ms)"],
				"itl-mean": fields["Avg ITL (ms)"],
				"e2e-mean": seconds === null || seconds === void 0 ? null : seconds * 1e3
			}
		};
		return toToolSession({
			tool: TOOL$8,
			version: "not stated",
			definitions: definitions$5,
			runs: [run]
		}, file);
	})
};
// src/baseline/import/genai-bench.ts
const TOOL$7 = "genai-bench";
const RUN = "time of the whole run by the load generator's clock, its polling included";
const spread = object({
	mean: figure$1,
	p50: figure$1,
	p90: figure$1,
	p95: figure$1,
	p99: figure$1
}).nullish();
const shape$6 = object({
	_time_unit: _enum(["s", "ms"]).nullish(),
	aggregated_metrics: object({
		scenario: text$3.nullish(),
		num_concurrency: count$2,
		mean_output_throughput_tokens_per_s: figure$1,
		mean_total_tokens_throughput_tokens_per_s: figure$1,
		requests_per_second: figure$1,
		requests_per_minute: figure$1,
		num_error_requests: count$2,
		num_completed_requests: count$2,
		stats: object({
			ttft: spread,
			tpot: spread,
			e2e_latency: spread,
			num_output_tokens: spread
		})
	})
});
const definitions$4 = defineFamilies({
	"output-throughput": `output tokens of the requests left after trimming ÷ ${RUN}`,
	"total-throughput": `prompt and output tokens of the requests left after trimming ÷ ${RUN}`,
	"request-throughput": `completed requests ÷ ${RUN}`,
	ttft: "from the request's start to the first chunk with content",
	tpot: "(end − first chunk with content) ÷ (output tokens − 1)",
	e2e: "from the request's start to its end"
});
const genaiBench = {
	tool: TOOL$7,
	namesSessions: false,
	recognises: ({ json }) => hasMembers(json, "aggregated_metrics"),
	read: (file) => file.records.map((record) => {
		const { aggregated_metrics: run, _time_unit: unit } = checkRecord(file, record, TOOL$7, shape$6);
		const factor = unit === "ms" ? 1 : 1e3;
		const perMinute = run.requests_per_minute;
		const level = {
			concurrency: run.num_concurrency,
			...run.scenario ? { label: run.scenario } : {}
		};
		return toToolSession({
			tool: TOOL$7,
			version: perMinute === null || perMinute === void 0 ? "requests_per_second" : "requests_per_minute",
			definitions: definitions$4,
			runs: [{
				place: file.path,
				level,
				good: run.num_completed_requests,
				failed: run.num_error_requests,
				outputTokens: run.stats.num_output_tokens?.mean ?? null,
				metrics: {
					"output-throughput": run.mean_output_throughput_tokens_per_s,
					"total-throughput": run.mean_total_tokens_throughput_tokens_per_s,
					"request-throughput": run.requests_per_second ?? (perMinute ? perMinute / 60 : null),
					...spreadOf("ttft", run.stats.ttft, factor),
					...spreadOf("tpot", run.stats.tpot, factor),
					...spreadOf("e2e", run.stats.e2e_latency, factor)
				}
			}]
		}, file);
	})
};
// src/baseline/import/generic-trials.ts
function findFault(trial) {
	const known = Object.hasOwn(METRICS, trial.metric) ? METRICS[trial.metric] : void 0;
	if (!(trial.value > 0)) return `value ${trial.value}: expected a number above 0`;
	if (!isPlausible(trial.value)) return `value ${trial.value}: expected ${PLAUSIBLE.least} to ${PLAUSIBLE.most}`;
	if (trial.concurrency === null && trial.label === null) return "expected a concurrency, or a label for a level without one";
	if (trial.concurrency !== null && !(Number.isInteger(trial.concurrency) && trial.concurrency > 0)) return `concurrency ${trial.concurrency}: expected a whole number above 0`;
	if (known === void 0 && (trial.unit === null || trial.direction === null)) return `metric ${JSON.stringify(trial.metric)} is not a known one: it needs unit and direction (higher or lower)`;
	if (known !== void 0 && trial.unit !== null && trial.unit !== known.unit) return `unit ${JSON.stringify(trial.unit)} of ${trial.metric}: expected ${known.unit}`;
	if (known !== void 0 && trial.direction !== null && trial.direction !== known.direction) return `direction ${trial.direction} of ${trial.metric}: expected ${known.direction}`;
	return null;
}
function unitOf({ metric, unit, direction }) {
	if (Object.hasOwn(METRICS, metric)) return METRICS[metric];
	return {
		unit: unit ?? "",
		direction: direction ?? "neither"
	};
}
function findRepeats(trials) {
	const seen = new Set();
	const units = new Map();
	return trials.flatMap((trial, index) => {
		const key = JSON.stringify([
			trial.concurrency,
			trial.label,
			trial.trial,
			trial.metric
		]);
		const { unit, direction } = unitOf(trial);
		const spelling = `${unit}, ${direction}`;
		const before = units.get(trial.metric) ?? spelling;
		units.set(trial.metric, before);
		if (before !== spelling) return [{
			index,
			message: `${trial.metric} is in ${spelling} here and in ${before} above`
		}];
		if (trial.trial === null) return [];
		if (seen.has(key)) return [{
			index,
			message: `${trial.metric} of trial ${trial.trial} is given twice`
		}];
		seen.add(key);
		return [];
	});
}
function groupTrials(values) {
	const groups = new Map();
	values.forEach((value, i) => {
		const key = JSON.stringify([
			value.concurrency,
			value.label,
			value.trial ?? i
		]);
		const group = groups.get(key) ?? {
			level: value,
			metrics: []
		};
		group.metrics.push([value.metric, roundFigure(value.value)]);
		groups.set(key, group);
	});
	return [...groups.values()].map(({ level: { concurrency, label }, metrics }) => ({
		concurrency,
		...label === null ? {} : { label },
		metrics: Object.fromEntries(metrics)
	}));
}
function toImported(session, path) {
	return {
		source: path,
		tool: "generic",
		suite: session.suite,
		environment: session.environment,
		units: Object.fromEntries(session.trials.map((trial) => [trial.metric, unitOf(trial)])),
		session: {
			id: session.id,
			takenAt: "",
			clientVersion: "generic",
			configurationHash: null,
			workload: session.workload,
			identity: {},
			outputTokens: {},
			trials: groupTrials(session.trials)
		},
		problems: session.trials.length === 0 ? ["it has no trial"] : [],
		notes: []
	};
}
// src/baseline/import/generic-csv.ts
const COLUMNS = [
	"session",
	"concurrency",
	"label",
	"metric",
	"value",
	"unit",
	"direction",
	"trial"
];
const bad = (place, message) => new GateError("bad-result", `${place}: ${message}`, "Write a header `session, concurrency, metric, value` (optional `label`, `unit`, `direction`, `trial`) and a value a line.");
const readHeader = ({ fields }) => fields.map((name) => name.toLowerCase());
const readNumber = (text) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
function readDirection(text, place) {
	if (text === null || text === "higher" || text === "lower") return text;
	throw bad(place, `direction ${JSON.stringify(text)}: expected higher or lower`);
}
function readCells(header, { fields }, place) {
	if (fields.length !== header.length) throw bad(place, `${fields.length} fields, but the header has ${header.length} columns`);
	const entries = COLUMNS.map((name) => [name, fields[header.indexOf(name)] || null]);
	return Object.fromEntries(entries);
}
function readTrial(header, row, path) {
	const place = `${path}:${row.line}`;
	const cells = readCells(header, row, place);
	const { session, metric, value } = cells;
	if (session === null || metric === null || value === null) throw bad(place, `expected session, metric and value, found ${JSON.stringify(row.fields.join(", "))}`);
	const number = readNumber(value);
	if (Number.isNaN(number)) throw bad(place, `value ${JSON.stringify(value)}: expected a number above 0`);
	const concurrency = cells.concurrency === null ? null : readNumber(cells.concurrency);
	if (Number.isNaN(concurrency)) throw bad(place, `concurrency ${JSON.stringify(cells.concurrency)}: expected a whole number above 0`);
	const { label, unit } = cells;
	const trial = {
		concurrency,
		label,
		metric,
		value: number,
		unit,
		direction: readDirection(cells.direction, place),
		trial: cells.trial
	};
	const fault = findFault(trial);
	if (fault !== null) throw bad(place, fault);
	return {
		session,
		line: row.line,
		trial
	};
}
function checkHeader(header, place) {
	const missing = [
		"session",
		"metric",
		"value"
	].filter((name) => !header.includes(name));
	if (!header.includes("concurrency") && !header.includes("label")) missing.push("concurrency");
	if (missing.length > 0) throw bad(place, `the header has no column ${missing.join(", ")}`);
	const twice = header.find((name, i) => header.indexOf(name) !== i);
	if (twice !== void 0) throw bad(place, `the header has column ${JSON.stringify(twice)} twice`);
}
function checkRepeats(values, path) {
	const [repeat] = findRepeats(values.map((value) => value.trial));
	if (repeat !== void 0) throw bad(`${path}:${values[repeat.index]?.line}`, repeat.message);
}
const genericCsv = {
	tool: "generic",
	namesSessions: true,
	recognises: ({ json, text }) => {
		const [first] = readCsvRows(text.slice(0, 2e3)).rows;
		const header = first === void 0 ? [] : readHeader(first);
		return json === void 0 && header.includes("metric") && header.includes("value");
	},
	read: ({ path, text }) => {
		const { rows, openQuoteLine } = readCsvRows(text);
		if (openQuoteLine !== null) throw bad(`${path}:${openQuoteLine}`, "a quote is opened and never closed");
		const [first, ...rest] = rows;
		const header = first === void 0 ? [] : readHeader(first);
		checkHeader(header, `${path}:${first?.line ?? 1}`);
		if (rest.length === 0) throw bad(path, "no line below the header");
		const values = rest.map((row) => readTrial(header, row, path));
		return [...new Set(values.map((value) => value.session))].map((id) => {
			const own = values.filter((value) => value.session === id);
			checkRepeats(own, path);
			return toImported({
				id,
				suite: null,
				environment: {},
				workload: {},
				trials: own.map((value) => value.trial)
			}, path);
		});
	}
};
// src/baseline/import/generic-json.ts
const GENERIC_SCHEMA = "throughput-gate/generic";
const GENERIC_FILE = {
	what: "generic results",
	schema: GENERIC_SCHEMA,
	version: 1,
	code: "bad-result",
	remedy: "Write sessions of trials with concurrency (or label), metric and value; see the documentation of generic results."
};
const text$2 = string();
const trialShape$1 = object({
	concurrency: number$1().nullish(),
	label: text$2.min(1).nullish(),
	metric: text$2.min(1),
	value: number$1(),
	unit: text$2.nullish(),
	direction: _enum(["higher", "lower"]).nullish(),
	trial: union([text$2, number$1()]).nullish()
}).transform((trial) => ({
	concurrency: trial.concurrency ?? null,
	label: trial.label ?? null,
	metric: trial.metric,
	value: trial.value,
	unit: trial.unit ?? null,
	direction: trial.direction ?? null,
	trial: trial.trial === void 0 || trial.trial === null ? null : String(trial.trial)
})).superRefine((trial, context) => {
	const fault = findFault(trial);
	if (fault !== null) context.addIssue(fault);
});
const trialsShape = array(trialShape$1).superRefine((trials, context) => {
	for (const { index, message } of findRepeats(trials)) context.addIssue({
		code: "custom",
		message,
		path: [index]
	});
});
const facts = record(text$2, json());
const fileShape = object({
	schema: literal(GENERIC_SCHEMA),
	version: literal(1),
	sessions: array(object({
		id: text$2.min(1),
		environment: optional(facts),
		workload: optional(facts),
		trials: trialsShape.min(1)
	})).min(1).refine((all) => new Set(all.map((session) => session.id)).size === all.length, "two sessions have the same id")
});
const stateAll = (given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null).map(([name, value]) => [name, typeof value === "string" ? value : canonicalJson(value)]));
function toEnvironment({ gpu, gpuCount, count, mig, ...others }) {
	const number = gpuCount ?? count;
	const stated = stateAll(others);
	return {
		...typeof gpu === "string" ? { gpu } : {},
		...typeof number === "number" ? { gpuCount: number } : {},
		...typeof mig === "string" ? { mig } : {},
		...Object.keys(stated).length > 0 ? { stated } : {}
	};
}
const genericJson = {
	tool: "generic",
	schema: GENERIC_SCHEMA,
	namesSessions: true,
	recognises: ({ json }) => {
		const schema = valueAt(json, "schema");
		return schema === "throughput-gate/generic" || schema === void 0 && Array.isArray(valueAt(json, "sessions"));
	},
	read: ({ path, text: fileText }) => parseVersioned(fileText, path, GENERIC_FILE, fileShape).sessions.map(({ id, environment = {}, workload = {}, trials }) => {
		const { suite, ...machine } = environment;
		const stated = stateAll(workload);
		return toImported({
			id,
			suite: typeof suite === "string" ? suite : null,
			environment: toEnvironment(machine),
			workload: Object.keys(stated).length > 0 ? { stated } : {},
			trials
		}, path);
	})
};
// src/baseline/import/guidellm.ts
const TOOL$6 = "guidellm";
const distribution = object({
	mean: figure$1,
	median: figure$1,
	percentiles: object({
		p90: figure$1,
		p95: figure$1,
		p99: figure$1
	}).nullish()
});
const metric$1 = object({ successful: distribution.nullish() }).nullish();
const totals = object({
	successful: count$2,
	errored: count$2.nullish(),
	incomplete: count$2.nullish()
});
const strategy = object({
	type_: text$3.nullish(),
	max_concurrency: count$2.nullish(),
	streams: count$2.nullish(),
	rate: figure$1,
	rampup_duration: figure$1
});
const benchmark$1 = object({
	config: object({ strategy: strategy.nullish() }).nullish(),
	args: object({ strategy: strategy.nullish() }).nullish(),
	start_time: epochSeconds,
	warmup_duration: figure$1,
	cooldown_duration: figure$1,
	request_totals: totals.nullish(),
	metrics: object({
		request_totals: totals.nullish(),
		requests_per_second: metric$1,
		request_concurrency: metric$1,
		request_latency: metric$1,
		output_token_count: metric$1,
		time_to_first_token_ms: metric$1,
		inter_token_latency_ms: metric$1,
		output_tokens_per_second: metric$1,
		tokens_per_second: metric$1
	})
});
const shape$5 = object({
	metadata: object({ guidellm_version: text$3.nullish() }).nullish(),
	benchmarks: array(benchmark$1)
});
const strategyOf = ({ config, args }) => config?.strategy ?? args?.strategy;
function toLevel$1(each) {
	const found = strategyOf(each);
	if (found?.type_ === "synchronous") return { concurrency: 1 };
	const rate = found?.type_ === "constant" || found?.type_ === "poisson" ? found.rate ?? null : null;
	return levelOf(found?.max_concurrency ?? found?.streams ?? null, rate);
}
function readSpread(found) {
	const { mean, median, percentiles } = found?.successful ?? {};
	return {
		mean,
		p50: median,
		...percentiles
	};
}
function toRun$2(each, place) {
	const { metrics } = each;
	const requests = metrics.request_totals ?? each.request_totals;
	const cut = requests?.incomplete ?? 0;
	return {
		place,
		level: toLevel$1(each),
		good: requests?.successful ?? null,
		failed: requests?.errored ?? null,
		outputTokens: metrics.output_token_count?.successful?.mean ?? null,
		metrics: {
			"output-throughput": metrics.output_tokens_per_second?.successful?.mean,
			"total-throughput": metrics.tokens_per_second?.successful?.mean,
			"request-throughput": metrics.requests_per_second?.successful?.mean,
			"achieved-concurrency": metrics.request_concurrency?.successful?.mean,
			...spreadOf("ttft", readSpread(metrics.time_to_first_token_ms)),
			...spreadOf("tpot", readSpread(metrics.inter_token_latency_ms)),
			...spreadOf("e2e", readSpread(metrics.request_latency), 1e3)
		},
		notes: cut > 0 ? [`${place}: ${cut} requests were cut off at the end of the run; the tool leaves them out`] : []
	};
}
function wordWindow(benchmarks) {
	const ramped = benchmarks.some((each) => (strategyOf(each)?.rampup_duration ?? 0) > 0);
	return `${benchmarks.some((each) => (each.warmup_duration ?? 0) > 0 || (each.cooldown_duration ?? 0) > 0) ? "the run without its warm-up and cool-down" : "the run, the first request's start to the last one's end"}${ramped ? ", ramp-up included" : ""}`;
}
const define = (window) => defineFamilies({
	"output-throughput": `mean rate of output tokens (usage, else chunks) over ${window}`,
	"total-throughput": `mean rate of prompt and output tokens over ${window}`,
	"request-throughput": `mean rate of completed requests over ${window}`,
	"achieved-concurrency": `mean of the requests in flight over ${window}`,
	ttft: "from the request's start to the first chunk with a token, by the wall clock",
	tpot: "(last token − first token) ÷ (output tokens − 1), weighted by tokens (its inter_token_latency)",
	e2e: "from the request's start to its end, by the wall clock"
});
const guidellm = {
	tool: TOOL$6,
	namesSessions: false,
	recognises: ({ json }) => Array.isArray(valueAt(json, "benchmarks")) && (valueAt(json, "metadata", "guidellm_version") !== void 0 || valueAt(json, "benchmarks", "0", "metrics") !== void 0),
	read: (file) => file.records.map((record) => {
		const { metadata, benchmarks } = checkRecord(file, record, TOOL$6, shape$5);
		const started = benchmarks[0]?.start_time;
		return toToolSession({
			tool: TOOL$6,
			version: metadata?.guidellm_version ?? "not stated",
			takenAt: started ? new Date(started * 1e3).toISOString() : "",
			definitions: define(wordWindow(benchmarks)),
			runs: benchmarks.map((each, i) => toRun$2(each, benchmarks.length === 1 ? file.path : `${file.path}: benchmarks[${i}]`))
		}, file);
	})
};
// src/baseline/import/inference-perf.ts
const TOOL$5 = "inference-perf";
const SPAN = "time from the first request's start to the last one's end";
const latency = object({
	mean: figure$1,
	median: figure$1,
	p90: figure$1,
	p95: figure$1,
	p99: figure$1
}).nullish();
const shape$4 = object({
	load_summary: object({
		requested_rate: figure$1,
		concurrency: count$2.nullish()
	}),
	successes: object({
		count: count$2,
		latency: object({
			request_latency: latency,
			time_per_output_token: latency,
			time_to_first_token: latency,
			inter_token_latency: latency
		}),
		throughput: object({
			output_tokens_per_sec: figure$1,
			total_tokens_per_sec: figure$1,
			requests_per_sec: figure$1
		}),
		output_len: object({
			mean: figure$1,
			min: figure$1
		}).nullish()
	}),
	failures: object({ count: count$2.nullish() })
});
const toSpread = (found) => ({
	...found,
	p50: found?.median
});
const definitions$3 = defineFamilies({
	"output-throughput": `output tokens as the tool counts them ÷ ${SPAN}`,
	"total-throughput": `prompt and output tokens as the tool counts them ÷ ${SPAN}`,
	"request-throughput": `completed requests ÷ ${SPAN}`,
	ttft: "from the request's start to the first chunk with a token",
	tpot: "(last chunk − first chunk) ÷ (output tokens − 1)",
	itl: "gaps between tokens, those inside a chunk being 0",
	e2e: "from the request's start to its end"
});
function toLevel({ load_summary: load }) {
	if (load.concurrency) return levelOf(load.concurrency, null);
	return load.requested_rate ? levelOf(null, load.requested_rate) : {
		concurrency: null,
		label: "all stages"
	};
}
function toFigures({ latency: times, throughput }) {
	return {
		"output-throughput": throughput.output_tokens_per_sec,
		"total-throughput": throughput.total_tokens_per_sec,
		"request-throughput": throughput.requests_per_sec,
		...spreadOf("ttft", toSpread(times.time_to_first_token), 1e3),
		...spreadOf("tpot", toSpread(times.time_per_output_token), 1e3),
		...spreadOf("itl", toSpread(times.inter_token_latency), 1e3),
		...spreadOf("e2e", toSpread(times.request_latency), 1e3)
	};
}
const findEmptyAnswers$1 = ({ output_len: length }) => length?.min === 0 ? "the tool counts answers without any token as successes: at least one request got none" : null;
const inferencePerf = {
	tool: TOOL$5,
	namesSessions: false,
	recognises: ({ json }) => hasMembers(json, "load_summary", "successes", "failures") && (valueAt(json, "successes", "latency") !== void 0 || valueAt(json, "successes", "throughput") !== void 0),
	read: (file) => file.records.map((record) => {
		const fields = checkRecord(file, record, TOOL$5, shape$4);
		const { successes, failures } = fields;
		const run = {
			place: file.path,
			level: toLevel(fields),
			good: successes.count,
			failed: failures.count ?? null,
			outputTokens: successes.output_len?.mean ?? null,
			problem: findEmptyAnswers$1(successes),
			metrics: toFigures(successes)
		};
		return toToolSession({
			tool: TOOL$5,
			version: "lifecycle",
			definitions: definitions$3,
			runs: [run]
		}, file);
	})
};
const serverShape = object({ successes: object({
	count: count$2,
	rate: figure$1,
	output_len: object({
		rate: figure$1,
		mean: figure$1
	}).nullish(),
	request_latency: latency,
	time_to_first_token: latency,
	time_per_output_token: latency
}) });
const serverDefinitions = defineFamilies({
	"output-throughput": "rate of the server's own token counter, by Prometheus",
	"request-throughput": "rate of the server's own request counter, by Prometheus",
	ttft: "the server's own histogram, by Prometheus: from its receiving the request to the first token",
	tpot: "the server's own histogram, by Prometheus: time per output token",
	e2e: "the server's own histogram, by Prometheus: from its receiving the request to the end"
});
const inferencePerfServer = {
	tool: TOOL$5,
	namesSessions: false,
	recognises: ({ json }) => hasMembers(json, "load_summary", "successes", "failures") && valueAt(json, "successes", "rate") !== void 0,
	read: (file) => file.records.map((record) => {
		const { successes } = checkRecord(file, record, TOOL$5, serverShape);
		const run = {
			place: file.path,
			level: UNSTATED_LEVEL,
			good: successes.count,
			failed: null,
			metrics: {
				"output-throughput": successes.output_len?.rate,
				"request-throughput": successes.rate,
				...spreadOf("ttft", toSpread(successes.time_to_first_token), 1e3),
				...spreadOf("tpot", toSpread(successes.time_per_output_token), 1e3),
				...spreadOf("e2e", toSpread(successes.request_latency), 1e3)
			}
		};
		return toToolSession({
			tool: TOOL$5,
			version: "prometheus",
			definitions: serverDefinitions,
			runs: [run]
		}, file);
	})
};
// src/baseline/import/vllm-bench.ts
const TOOL$4 = "vllm-bench";
const DURATION$1 = "time from before the first task is made to after all have returned";
const shape$3 = object({
	date: text$3.nullish(),
	backend: text$3.nullish(),
	endpoint_type: text$3.nullish(),
	model_id: text$3.nullish(),
	num_prompts: count$2,
	request_rate: union([number, text$3]).nullish(),
	max_concurrency: count$2.nullish(),
	duration: number,
	completed: count$2,
	failed: count$2.nullish(),
	total_output_tokens: count$2,
	request_throughput: figure$1,
	request_goodput: figure$1,
	output_throughput: number,
	total_token_throughput: figure$1,
	max_output_tokens_per_s: figure$1
});
const vllmDefinitions = defineFamilies({
	"output-throughput": `output tokens by usage ÷ ${DURATION$1}`,
	"total-throughput": `prompt and output tokens by usage ÷ ${DURATION$1}`,
	"request-throughput": `completed requests ÷ ${DURATION$1}`,
	goodput: `requests within the SLOs ÷ ${DURATION$1}`,
	"peak-output-throughput": "chunks in the fullest whole second",
	ttft: "from before the request is posted to the first chunk with choices, one with a role alone included",
	tpot: "(last chunk with choices, the finish chunk included − TTFT) ÷ (output tokens by usage − 1)",
	itl: "gaps between chunks with choices, role and finish chunks included",
	e2e: "from before the request is posted to the last chunk with choices"
});
function readDate(date) {
	const parts = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/.exec(date ?? "");
	if (parts === null) return "";
	const [, year, month, day, hour, minute, second] = parts;
	return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}
function readRate(rate) {
	return typeof rate === "number" ? rate : null;
}
function noteContradiction(place, throughput, tokens, seconds) {
	const expected = tokens / seconds;
	if (!(seconds > 0) || Math.abs(throughput - expected) <= .001 * expected) return [];
	return [`${place}: its own figures disagree: ${`output_throughput ${throughput.toPrecision(6)}, but ${tokens} tokens in ${seconds.toPrecision(6)} s`} are ${expected.toPrecision(6)} tok/s`];
}
function toRun$1(file, record, fields) {
	const place = placeOf(file, record);
	return {
		place,
		level: levelOf(fields.max_concurrency ?? null, readRate(fields.request_rate)),
		good: fields.completed,
		failed: fields.failed ?? fields.num_prompts - fields.completed,
		outputTokens: fields.total_output_tokens / fields.completed,
		metrics: {
			"output-throughput": fields.output_throughput,
			"total-throughput": fields.total_token_throughput,
			"request-throughput": fields.request_throughput,
			"peak-output-throughput": fields.max_output_tokens_per_s,
			...fields.request_goodput ? { goodput: fields.request_goodput } : {},
			...readFlatLatencies(file, record, TOOL$4, (family, statistic) => {
				return `${statistic === "p50" ? "median" : statistic}_${family === "e2e" ? "e2el" : family}_ms`;
			})
		},
		notes: noteContradiction(place, fields.output_throughput, fields.total_output_tokens, fields.duration)
	};
}
const versionOf$1 = ({ value }) => hasMembers(value, "request_goodput:") ? "old, with the key request_goodput:" : "current";
const isRun = (value) => hasMembers(value, "num_prompts", "completed") && !hasMembers(value, "median_ttft") && !hasMembers(value, "total_output_tokens_retokenized");
const vllmBench = {
	tool: TOOL$4,
	namesSessions: false,
	recognises: (file) => isRun(listRecords(file)[0]?.value),
	read: (file) => {
		const records = listRecords(file);
		const read = records.map((record) => ({
			record,
			fields: checkRecord(file, record, TOOL$4, shape$3)
		}));
		const newest = read.at(-1)?.fields;
		const backend = newest?.endpoint_type ?? newest?.backend;
		const versions = [...new Set(records.map(versionOf$1))];
		return [toToolSession({
			tool: TOOL$4,
			version: versions.join(" and "),
			takenAt: readDate(newest?.date),
			...newest?.model_id ? { identity: { model: newest.model_id } } : {},
			...backend ? { stated: { backend } } : {},
			definitions: vllmDefinitions,
			runs: read.map(({ record, fields }) => toRun$1(file, record, fields))
		}, file)];
	}
};
// src/baseline/import/inferencex.ts
const TOOL$3 = "inferencex";
const shape$2 = object({
	model_id: text$3.nullish(),
	num_prompts: count$2,
	request_rate: union([number, text$3]).nullish(),
	max_concurrency: count$2.nullish(),
	duration: number,
	completed: count$2,
	total_output_tokens: count$2,
	request_throughput: figure$1,
	request_goodput: figure$1,
	output_throughput: number
});
const inferencex = {
	tool: TOOL$3,
	namesSessions: false,
	recognises: ({ records }) => hasMembers(records[0]?.value, "num_prompts", "completed", "median_ttft"),
	read: (file) => {
		const runs = file.records.map((record) => {
			const fields = checkRecord(file, record, TOOL$3, shape$2);
			const place = placeOf(file, record);
			return {
				place,
				model: fields.model_id,
				level: levelOf(fields.max_concurrency ?? null, readRate(fields.request_rate)),
				good: fields.completed,
				failed: fields.num_prompts - fields.completed,
				outputTokens: fields.total_output_tokens / fields.completed,
				metrics: {
					"output-throughput": fields.output_throughput,
					"request-throughput": fields.request_throughput,
					...fields.request_goodput ? { goodput: fields.request_goodput } : {},
					...readFlatLatencies(file, record, TOOL$3, (family, statistic) => `${statistic === "p50" ? "median" : statistic}_${family === "e2e" ? "e2el" : family}`, 1e3)
				},
				notes: noteContradiction(place, fields.output_throughput, fields.total_output_tokens, fields.duration)
			};
		});
		const model = runs.at(-1)?.model;
		return [toToolSession({
			tool: TOOL$3,
			version: "not stated",
			...model ? { identity: { model } } : {},
			definitions: vllmDefinitions,
			runs
		}, file)];
	}
};
// src/baseline/import/llama-bench.ts
const TOOL$2 = "llama-bench";
const row = looseObject({
	build_commit: text$3.nullish(),
	build_number: count$2.nullish(),
	gpu_info: text$3.nullish(),
	cpu_info: text$3.nullish(),
	model_filename: text$3.nullish(),
	model_type: text$3.nullish(),
	test_time: text$3.nullish(),
	n_prompt: count$2,
	n_gen: count$2,
	n_depth: count$2.nullish(),
	avg_ts: number,
	samples_ts: array(number).nullish()
});
const rows = array(row);
const PARAMETERS = [
	"model_filename",
	"n_batch",
	"n_ubatch",
	"n_threads",
	"type_k",
	"type_v",
	"n_gpu_layers",
	"n_cpu_moe",
	"split_mode",
	"main_gpu",
	"no_kv_offload",
	"flash_attn",
	"tensor_split",
	"use_mmap",
	"embeddings"
];
const definitions$2 = defineFamilies({
	"output-throughput": "generated tokens ÷ time of generating alone, one sequence in the process, no server",
	"prompt-throughput": "prompt tokens ÷ time of processing them, one sequence in the process, no server",
	"mixed-throughput": "prompt and generated tokens ÷ time of both, one sequence in the process, no server"
});
const RATE = {
	unit: "tok/s",
	direction: "higher"
};
const metricOf = ({ n_prompt: prompt, n_gen: generated }) => generated === 0 ? "prompt-throughput" : prompt === 0 ? "output-throughput" : "mixed-throughput";
function nameTest(each, varying) {
	const { n_prompt: prompt, n_gen: generated, n_depth: depth } = each;
	const sizes = [prompt > 0 ? `pp${prompt}` : "", generated > 0 ? `tg${generated}` : ""].filter((part) => part !== "");
	const at = depth ? ` @ d${depth}` : "";
	return [`${sizes.join("+")}${at}`, ...varying.map((name) => `${name}=${String(each[name])}`)].join(" ");
}
function findVarying(all) {
	return PARAMETERS.filter((name) => new Set(all.map((each) => JSON.stringify(each[name]))).size > 1);
}
function toRuns$1(each, place, varying) {
	const samples = each.samples_ts ?? [];
	return (samples.length > 0 ? samples : [each.avg_ts]).map((rate) => ({
		place,
		level: {
			concurrency: null,
			label: nameTest(each, varying)
		},
		good: null,
		failed: null,
		metrics: { [metricOf(each)]: rate }
	}));
}
const firstRecord = ({ json, records }) => Array.isArray(json) ? json[0] : records[0]?.value;
function readRows(file) {
	const [only] = file.records;
	if (Array.isArray(file.json) && only !== void 0) return checkRecord(file, only, TOOL$2, rows).map((each, i) => ({
		row: each,
		place: `${file.path}: [${i}]`
	}));
	return file.records.map((record) => ({
		row: checkRecord(file, record, TOOL$2, row),
		place: `${file.path}:${record.line ?? 1}`
	}));
}
const llamaBench = {
	tool: TOOL$2,
	namesSessions: false,
	recognises: (file) => hasMembers(firstRecord(file), "n_prompt", "n_gen", "avg_ts"),
	read: (file) => {
		const all = readRows(file);
		const varying = findVarying(all.map((each) => each.row));
		const newest = all.at(-1)?.row;
		const { build_commit: commit, gpu_info: gpu, cpu_info: cpu, model_type: model } = newest ?? {};
		return [toToolSession({
			tool: TOOL$2,
			version: "json",
			takenAt: newest?.test_time ?? "",
			environment: gpu ? { gpu: gpu.trim() } : {},
			identity: {
				engine: "llama.cpp",
				...commit ? { engineVersion: commit } : {},
				...model ? { model } : {},
				...cpu ? { cpu: cpu.trim() } : {}
			},
			definitions: definitions$2,
			units: {
				"prompt-throughput": RATE,
				"mixed-throughput": RATE
			},
			runs: all.flatMap((each) => toRuns$1(each.row, each.place, varying))
		}, file)];
	}
};
// src/baseline/import/llama-benchy.ts
const TOOL$1 = "llama-benchy";
const metric = object({
	mean: number,
	values: array(number).nullish()
}).nullish();
const benchmark = object({
	concurrency: count$2,
	context_size: count$2,
	prompt_size: count$2,
	response_size: count$2,
	is_context_prefill_phase: boolean().nullish(),
	pp_throughput: metric,
	tg_throughput: metric,
	tg_req_throughput: metric,
	peak_throughput: metric,
	e2e_ttft: metric
});
const shape$1 = object({
	version: text$3.nullish(),
	timestamp: text$3.nullish(),
	model: text$3.nullish(),
	prefix_caching_enabled: boolean().nullish(),
	latency_mode: text$3.nullish(),
	latency_ms: figure$1,
	benchmarks: array(benchmark)
});
const definitions$1 = defineFamilies({
	"output-throughput": "decoding alone: tokens after the first ÷ (last token − earliest first token), by batch",
	"prompt-throughput": "prompt tokens ÷ (first response − measured network latency)",
	"peak-output-throughput": "tokens in the fullest second, sliding",
	ttft: "from the request's start to the first token",
	tpot: "1000 ÷ the request's own decoding rate"
});
const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
function valueOfRun(found, run, runs) {
	if (found === null || found === void 0) return null;
	const values = found.values ?? [];
	const share = values.length / runs;
	if (!Number.isInteger(share) || share === 0) return found.mean;
	return meanOf(values.slice(run * share, (run + 1) * share));
}
const invert = (found) => found === null || found === void 0 ? found : {
	mean: 1e3 / found.mean,
	values: found.values?.map((rate) => 1e3 / rate)
};
function nameWork(each) {
	const depth = each.context_size > 0 ? ` d${each.context_size}` : "";
	const phase = each.is_context_prefill_phase === true ? " context prefill" : "";
	return `pp${each.prompt_size} tg${each.response_size}${depth}${phase}`;
}
function toRuns(each, place) {
	const runs = Math.max(1, each.tg_throughput?.values?.length ?? each.pp_throughput?.values?.length ?? 1);
	return Array.from({ length: runs }, (_, run) => ({
		place,
		level: {
			concurrency: each.concurrency,
			label: nameWork(each)
		},
		good: null,
		failed: null,
		outputTokens: each.response_size,
		metrics: {
			"output-throughput": valueOfRun(each.tg_throughput, run, runs),
			"prompt-throughput": valueOfRun(each.pp_throughput, run, runs),
			"peak-output-throughput": valueOfRun(each.peak_throughput, run, runs),
			"ttft-mean": valueOfRun(each.e2e_ttft, run, runs),
			"tpot-mean": valueOfRun(invert(each.tg_req_throughput), run, runs)
		}
	}));
}
const llamaBenchy = {
	tool: TOOL$1,
	namesSessions: false,
	recognises: ({ json }) => Array.isArray(valueAt(json, "benchmarks")) && (valueAt(json, "latency_mode") !== void 0 || valueAt(json, "benchmarks", "0", "tg_throughput") !== void 0),
	read: (file) => file.records.map((record) => {
		const fields = checkRecord(file, record, TOOL$1, shape$1);
		const caching = fields.prefix_caching_enabled;
		return toToolSession({
			tool: TOOL$1,
			version: fields.version ?? "not stated",
			takenAt: fields.timestamp ?? "",
			...fields.model ? { identity: { model: fields.model } } : {},
			...caching === null || caching === void 0 ? {} : { stated: { prefix_caching_enabled: String(caching) } },
			definitions: definitions$1,
			units: { "prompt-throughput": {
				unit: "tok/s",
				direction: "higher"
			} },
			runs: fields.benchmarks.flatMap((each, i) => toRuns(each, `${file.path}: benchmarks[${i}]`))
		}, file);
	})
};
// src/baseline/import/merge-sessions.ts
const SAME_WORK_WITHIN = .1;
const refuse$1 = (a, b, what, found) => new GateError("bad-result", `${b.source}: ${what} is ${found[1]}, but ${found[0]} in ${a.source}: files of one side are repeats of one measurement`, "Give files of one tool, version and workload; judge each workload on its own.");
const FACTS$1 = [
	{
		what: "the tool",
		of: ({ tool }) => tool
	},
	{
		what: "the tool's version",
		of: ({ session }) => session.clientVersion
	},
	{
		what: "the environment",
		of: ({ environment }) => canonicalJson(environment)
	},
	{
		what: "the workload",
		of: ({ session }) => canonicalJson(session.workload.stated ?? {})
	}
];
function refuseMixed$1(first, other) {
	for (const { what, of } of FACTS$1) if (of(first) !== of(other)) throw refuse$1(first, other, what, [of(first), of(other)]);
	const [before, now] = [first.session.definitions ?? {}, other.session.definitions ?? {}];
	for (const [metric, words] of Object.entries(now)) {
		const earlier = Object.hasOwn(before, metric) ? before[metric] : words;
		if (earlier !== void 0 && earlier !== words) throw refuse$1(first, other, `the definition of ${metric}`, [earlier, words]);
	}
	for (const [key, tokens] of Object.entries(other.session.outputTokens)) {
		const earlier = first.session.outputTokens[key];
		if (earlier !== void 0 && Math.abs(tokens / earlier - 1) > SAME_WORK_WITHIN) {
			const what = `output tokens a request at ${levelName(levelOfKey(key))}`;
			throw refuse$1(first, other, what, [String(earlier), String(tokens)]);
		}
	}
}
function dropRepeats(all) {
	const byId = new Map();
	const notes = [];
	for (const each of all) {
		const same = byId.get(each.session.id);
		if (same === void 0) byId.set(each.session.id, each);
		else notes.push(`${each.source} is the same run as ${same.source}: it counts once`);
	}
	return {
		sessions: [...byId.values()],
		notes
	};
}
const TELLING_FIGURES = 4;
function dropRepeatedRuns(all) {
	const places = new Map();
	const notes = [];
	return {
		sessions: all.map((each) => {
			const own = each.session.trials.map((trial) => ({
				trial,
				key: canonicalJson(trial)
			}));
			const fresh = own.filter(({ trial, key }) => {
				return Object.keys(trial.metrics).length < TELLING_FIGURES || !places.has(key);
			});
			const [repeated] = own.flatMap(({ key }) => places.get(key) ?? []);
			const count = own.length - fresh.length;
			if (count > 0) notes.push(`${each.source}: ${count} of its runs are also in ${repeated}: they count once`);
			for (const { key } of own) places.set(key, each.source);
			return count === 0 ? each : {
				...each,
				session: {
					...each.session,
					trials: fresh.map(({ trial }) => trial)
				}
			};
		}),
		notes
	};
}
function nameSources(sessions) {
	const names = sessions.slice(0, 3).map(({ source }) => source);
	const more = sessions.length - names.length;
	return [...names, ...more > 0 ? [`${more} more`] : []].join(", ");
}
const joinAll = (records) => Object.assign({}, ...records);
const newestOf = (times) => [...times].sort().at(-1) ?? "";
function mergeToolFiles(all) {
	const files = dropRepeats(all);
	const { sessions, notes: repeatedRuns } = dropRepeatedRuns(files.sessions);
	const notes = [...files.notes, ...repeatedRuns];
	const [first, ...others] = sessions;
	if (first === void 0) return [];
	for (const other of others) refuseMixed$1(first, other);
	const ids = sessions.map(({ session }) => session.id).sort();
	const digest = createHash("sha256").update(ids.join(" ")).digest("hex").slice(0, 12);
	return [{
		...first,
		source: nameSources(sessions),
		units: joinAll(sessions.map(({ units }) => units)),
		session: {
			...first.session,
			id: others.length === 0 ? first.session.id : `${first.tool}-${digest}`,
			takenAt: newestOf(sessions.map(({ session }) => session.takenAt)),
			outputTokens: joinAll(sessions.map(({ session }) => session.outputTokens)),
			definitions: joinAll(sessions.map(({ session }) => session.definitions ?? {})),
			trials: sessions.flatMap(({ session }) => session.trials)
		},
		requests: sessions.flatMap(({ requests }) => requests ?? []),
		problems: sessions.flatMap(({ problems, source }) => others.length === 0 ? problems : problems.map((problem) => `${source}: ${problem}`)),
		notes: [...new Set([...sessions.flatMap((session) => session.notes), ...notes])]
	}];
}
// src/measure/find-false-figure.ts
const SAME_WITHIN = .001;
const IDENTITIES = [
	{
		id: "output-throughput",
		formula: "1000 × tokens.output ÷ durationMs",
		of: ({ tokens, durationMs }) => 1e3 * tokens.output / durationMs
	},
	{
		id: "total-throughput",
		formula: "1000 × (tokens.prompt + tokens.output) ÷ durationMs",
		of: ({ tokens, durationMs }) => 1e3 * (tokens.prompt + tokens.output) / durationMs
	},
	{
		id: "request-throughput",
		formula: "1000 × requests.good ÷ durationMs",
		of: ({ requests, durationMs }) => 1e3 * requests.good / durationMs
	},
	{
		id: "achieved-concurrency",
		formula: "requests.good × e2e-mean ÷ durationMs",
		of: ({ requests, metrics, durationMs }) => requests.good * (metrics["e2e-mean"] ?? NaN) / durationMs
	},
	{
		id: "per-user-throughput",
		formula: "1000 ÷ tpot-mean",
		of: ({ metrics }) => 1e3 / (metrics["tpot-mean"] ?? NaN)
	}
];
function findFalseFigure(trial, metricDefinitions) {
	if (metricDefinitions !== 1) return null;
	for (const { id, formula, of } of IDENTITIES) {
		const found = trial.metrics[id];
		const given = of(trial);
		if (found === void 0 || Number.isNaN(given) || Math.abs(found - given) <= SAME_WITHIN * found) continue;
		const allowed = Number.isFinite(given) ? `${given}, which is ${formula}` : `none, since ${formula} is no number`;
		return {
			path: ["metrics", id],
			message: `found ${found}, allowed: ${allowed}`
		};
	}
	return null;
}
// src/measure/find-contradictions.ts
const SAYS_VALID = "in a trial that says `valid: true`";
function findContradictions(session) {
	return session.levels.flatMap((level, levelAt) => level.trials.flatMap((trial, trialAt) => {
		const found = trial.valid ? contradictionOf(trial, session) ?? findOriginal(level.trials.slice(0, trialAt), trial) : null;
		return found === null ? [] : [{
			...found,
			path: [
				"levels",
				levelAt,
				"trials",
				trialAt,
				...found.path
			]
		}];
	}));
}
function contradictionOf(trial, { suite, fingerprint }) {
	return findOwnReason(trial) ?? findImpossibleCount(trial) ?? findDeniedFailures(trial, suite.judging.policy.failedRequests) ?? findFalseFigure(trial, fingerprint.workload.metricDefinitions);
}
function findOwnReason({ reasons: [reason] }) {
	return reason === void 0 ? null : {
		path: ["reasons"],
		message: `found the reason ${JSON.stringify(reason.code)} ${SAYS_VALID}, allowed: none`
	};
}
function findImpossibleCount({ requests, tokens }) {
	const { sent, good, failed } = requests;
	if (good === 0) return {
		path: ["requests", "good"],
		message: `found 0 completed requests ${SAYS_VALID}, allowed: at least 1`
	};
	const classed = countClassed(failed);
	if (good + classed > sent) return {
		path: ["requests", "sent"],
		message: `found ${sent} with ${`${good} completed and ${classed} failed`}, allowed: at least ${good + classed}`
	};
	if (tokens.output >= good) return null;
	return {
		path: ["tokens", "output"],
		message: `${`found ${tokens.output} of ${good} completed requests`}, allowed: at least ${good}, one a request`
	};
}
function findDeniedFailures({ requests }, allowedShare) {
	const failed = countFailed$1(requests);
	if (!failTooMany(failed, requests.sent, allowedShare)) return null;
	const allowed = `${Math.floor(allowedShare * requests.sent)}, by \`failed-requests\` of its suite`;
	return {
		path: ["requests", failed === countClassed(requests.failed) ? "failed" : "good"],
		message: `found ${failed} failed requests of ${requests.sent} ${SAYS_VALID}, allowed: ${allowed}`
	};
}
function findOriginal(earlier, trial) {
	const originalAt = earlier.findIndex((other) => other.valid && isCopy(other, trial));
	if (originalAt < 0) return null;
	return {
		path: ["metrics"],
		message: `found every figure of trials[${originalAt}], allowed: its own`
	};
}
function isCopy({ metrics }, { metrics: other }) {
	const ids = Object.keys(metrics);
	return ids.length === Object.keys(other).length && ids.every((id) => metrics[id] === other[id]);
}
// src/measure/parse-result.ts
const RESULT_FILE = {
	what: "result",
	schema: RESULT_SCHEMA,
	version: 1,
	code: "bad-result",
	remedy: "Give a result.json that `throughput-gate measure` wrote, whole and unedited."
};
const text$1 = string();
const moment = datetime({ offset: true });
const count$1 = int().nonnegative();
const concurrency = int().positive();
const trialShape = object({
	valid: boolean(),
	reasons: array(reasonShape),
	metrics: metricsShape,
	requests: object({
		sent: count$1,
		good: count$1,
		failed: record(text$1, count$1)
	}),
	tokens: object({
		prompt: count$1,
		output: count$1,
		cached: count$1
	}),
	tokensPerChunk: number$1().nullable(),
	durationMs: number$1().nonnegative(),
	startedAt: moment,
	client: object({
		workers: count$1,
		cpuShare: number$1(),
		eventLoopDelayP99Ms: number$1(),
		lateSendP99Ms: number$1(),
		coalescedReadShare: number$1(),
		endDoubtMs: optional(number$1()),
		decodeDoubtMs: optional(number$1())
	}),
	counters: record(text$1, number$1()).nullable(),
	notes: array(text$1),
	unreliable: optional(array(text$1))
});
const levelShape = object({
	concurrency,
	output: outputShape,
	requests: count$1,
	trials: array(trialShape),
	notes: array(text$1)
});
const share = number$1().nonnegative();
const action = _enum([
	"fail",
	"warn",
	"pass"
]);
const judgingShape = object({
	trials: object({
		first: count$1,
		most: count$1,
		budgetMs: number$1()
	}),
	sessionNoise: record(text$1, share),
	trialNoise: share,
	launchNoise: share,
	metrics: array(object({
		id: text$1,
		tolerance: share,
		gate: boolean()
	})),
	slo: object({
		ttftMs: optional(share),
		tpotMs: optional(share),
		e2eMs: optional(share)
	}),
	policy: object({
		suspected: action,
		inconclusive: action,
		noBaseline: action,
		missingLevel: action,
		notComparable: action,
		failedRequests: share
	})
});
const sessionShape = object({
	schema: literal(RESULT_SCHEMA),
	version: literal(1),
	id: text$1.min(1),
	startedAt: moment,
	finishedAt: moment,
	client: object({
		name: text$1,
		version: text$1
	}),
	suite: object({
		name: text$1,
		promptSource: text$1,
		seed: number$1(),
		judging: judgingShape
	}),
	identity: identityShape,
	fingerprint: object({
		environment: object({
			suite: text$1,
			gpu: optional(text$1),
			gpuCount: optional(count$1),
			mig: optional(text$1)
		}),
		workload: object(workloadFacts),
		configurationHash: text$1.nullable()
	}),
	units: record(text$1, unitShape),
	levels: array(levelShape).refine((levels) => new Set(levels.map((level) => level.concurrency)).size === levels.length, "a level is named twice"),
	reasons: array(reasonShape),
	notes: array(text$1),
	provenance: object({
		commit: optional(text$1),
		runner: optional(text$1),
		url: optional(text$1)
	}),
	logTail: optional(array(text$1))
}).superRefine((session, context) => {
	for (const { path, message } of findContradictions(session)) context.addIssue({
		code: "custom",
		path: [...path],
		message
	});
});
function parseResult(resultText, source) {
	return parseVersioned(resultText, source, RESULT_FILE, sessionShape);
}
// src/baseline/import/own.ts
const own = {
	tool: "throughput-gate",
	schema: RESULT_SCHEMA,
	namesSessions: true,
	recognises: ({ json }) => valueAt(json, "schema") === RESULT_SCHEMA,
	read: ({ path, text }, whole) => {
		const session = parseResult(text, path);
		whole?.(session);
		return [fromSession(session, path)];
	}
};
// src/baseline/import/python-json.ts
const STRING_OR_WORD = /"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g;
function quotePythonNumbers(text) {
	return text.replace(STRING_OR_WORD, (match) => match.startsWith("\"") ? match : `"${match}"`);
}
function tryPythonJson(text) {
	try {
		return JSON.parse(text);
	} catch {}
	try {
		return JSON.parse(quotePythonNumbers(text));
	} catch {
		return;
	}
}
// src/baseline/import/sglang-bench.ts
const TOOL = "sglang-bench";
const DURATION = "time from before the first request to after all have returned and the /server_info request";
const shape = object({
	backend: text$3.nullish(),
	dataset_name: text$3.nullish(),
	request_rate: union([number, text$3]).nullish(),
	max_concurrency: count$2.nullish(),
	sharegpt_output_len: count$2.nullish(),
	random_input_len: count$2.nullish(),
	random_output_len: count$2.nullish(),
	random_range_ratio: figure$1,
	server_info: looseObject({
		version: text$3.nullish(),
		model_path: text$3.nullish()
	}).nullish(),
	duration: number,
	completed: count$2,
	total_output_tokens: count$2,
	total_output_tokens_retokenized: count$2.nullish(),
	request_throughput: figure$1,
	output_throughput: number,
	total_throughput: figure$1,
	concurrency: figure$1,
	max_output_tokens_per_s: figure$1,
	errors: array(unknown()).nullish()
});
const definitions = defineFamilies({
	"output-throughput": `output tokens by usage, else as asked for, ÷ ${DURATION}`,
	"total-throughput": `prompt tokens of the data set and output tokens ÷ ${DURATION}`,
	"request-throughput": `completed requests ÷ ${DURATION}`,
	"peak-output-throughput": "chunks in the fullest whole second",
	"achieved-concurrency": `sum of the latencies ÷ ${DURATION}`,
	ttft: "from before the request is posted, connecting included, to the first chunk with text or reasoning",
	tpot: "(end of the stream, [DONE] included − TTFT) ÷ (output tokens − 1)",
	itl: "gaps between chunks with text or reasoning",
	e2e: "from before the request is posted, connecting included, to the end of the stream"
});
const FACTS = [
	"dataset_name",
	"sharegpt_output_len",
	"random_input_len",
	"random_output_len",
	"random_range_ratio"
];
function stateWorkload(fields) {
	const stated = ["backend", ...FACTS].flatMap((name) => {
		const value = fields[name];
		return value === null || value === void 0 ? [] : [[name, String(value)]];
	});
	return Object.fromEntries(stated);
}
function findEmptyAnswers({ total_output_tokens_retokenized: retokenized, total_output_tokens: tokens }) {
	return retokenized === 0 && tokens > 0 ? `${tokens} output tokens were counted, but the answers hold no text` : null;
}
function countErrors({ errors }) {
	return errors === null || errors === void 0 ? null : errors.filter((error) => error !== "" && error !== null).length;
}
function toRun(file, record, fields) {
	const place = placeOf(file, record);
	return {
		place,
		level: levelOf(fields.max_concurrency ?? null, readRate(fields.request_rate)),
		good: fields.completed,
		failed: countErrors(fields),
		outputTokens: fields.total_output_tokens / fields.completed,
		problem: findEmptyAnswers(fields),
		metrics: {
			"output-throughput": fields.output_throughput,
			"total-throughput": fields.total_throughput,
			"request-throughput": fields.request_throughput,
			"peak-output-throughput": fields.max_output_tokens_per_s,
			"achieved-concurrency": fields.concurrency,
			...readFlatLatencies(file, record, TOOL, (family, statistic) => {
				return `${statistic === "p50" ? "median" : statistic}_${family === "e2e" ? "e2e_latency" : family}_ms`;
			})
		},
		notes: noteContradiction(place, fields.output_throughput, fields.total_output_tokens, fields.duration)
	};
}
function versionOf({ value }) {
	if (hasMembers(value, "protocol")) return "Rust client";
	return hasMembers(value, "total_throughput") ? "Python client" : "Python client, before total_throughput";
}
function takeLastOfLevel(lines) {
	return [...new Map(lines.map((line) => [levelKey(line.run.level), line])).values()];
}
const describeWork = ({ fields, record }) => canonicalJson([versionOf(record), stateWorkload(fields)]);
function refuseMixed(file, [first, ...others]) {
	const other = others.find((line) => first !== void 0 && describeWork(line) !== describeWork(first));
	if (first === void 0 || other === void 0) return;
	const words = `it is of another workload or version than line ${first.record.line}: one file a workload`;
	throw faultyFile(TOOL, placeOf(file, other.record), words);
}
// src/baseline/import/import-results.ts
const IMPORTERS = [
	own,
	genericJson,
	genericCsv,
	vllmBench,
	inferencex,
	{
		tool: TOOL,
		namesSessions: false,
		recognises: ({ records }) => hasMembers(records[0]?.value, "total_output_tokens_retokenized", "completed"),
		read: (file) => {
			const all = file.records.map((record) => {
				const fields = checkRecord(file, record, TOOL, shape);
				return {
					record,
					fields,
					run: toRun(file, record, fields)
				};
			});
			const lines = takeLastOfLevel(all);
			refuseMixed(file, lines);
			const newest = lines.at(-1);
			const model = valueAt(newest?.fields.server_info, "model_path");
			const version = valueAt(newest?.fields.server_info, "version");
			const leftOut = all.length - lines.length;
			return [toToolSession({
				tool: TOOL,
				version: newest === void 0 ? "unknown" : versionOf(newest.record),
				identity: {
					...typeof model === "string" ? { model } : {},
					...typeof version === "string" ? {
						engine: "sglang",
						engineVersion: version
					} : {}
				},
				stated: newest === void 0 ? {} : stateWorkload(newest.fields),
				definitions,
				runs: lines.map(({ run }) => run),
				notes: [...leftOut > 0 ? [`${file.path}: ${leftOut} earlier lines of the same level are left out`] : [], ...lines.some(({ run }) => run.failed === null) ? [`${TOOL} files don't say how many requests failed: measure with --output-details to know`] : []]
			}, file)];
		}
	},
	guidellm,
	aiperf,
	aiperfCsv,
	aiperfRecords,
	inferencePerf,
	inferencePerfServer,
	genaiBench,
	evalscope,
	llamaBenchy,
	llamaBench,
	customBenchmark,
	companions
];
const ANY_FILE = {
	what: "result",
	schema: "",
	version: 0,
	code: "bad-result",
	remedy: `Give a result of one of: ${[...new Set(IMPORTERS.map((importer) => importer.tool))].join(", ")} (JSON or CSV).`
};
function readRecords(path, text, json) {
	if (json !== void 0) return [{
		value: json,
		line: null
	}];
	const filled = text.split(/\r?\n/).map((content, i) => ({
		content,
		line: i + 1
	})).filter(({ content }) => content.trim() !== "");
	if (filled.length < 2 || !filled[0]?.content.trimStart().startsWith("{")) return [];
	if (tryPythonJson(filled[0].content) === void 0) return [];
	return filled.map(({ content, line }) => {
		const value = tryPythonJson(content);
		if (value === void 0) parseJson(`${"\n".repeat(line - 1)}${quotePythonNumbers(content)}`, path, ANY_FILE);
		return {
			value,
			line
		};
	});
}
function refuseUnknown({ path, text, json }) {
	if (json === void 0 && /^\s*($|[[{])/.test(text)) parseJson(quotePythonNumbers(text), path, ANY_FILE);
	const schema = valueAt(json, "schema");
	const found = schema === void 0 ? "no known format" : `schema ${JSON.stringify(schema).slice(0, 80)}`;
	return new GateError("bad-result", `${path}: not a result file: found ${found}`, ANY_FILE.remedy);
}
const FIRST_SCHEMA = /^\s*\{\s*"schema"\s*:\s*"([^"\\]*)"/;
function findBySchema(text) {
	const schema = FIRST_SCHEMA.exec(text)?.[1];
	return schema === void 0 ? void 0 : IMPORTERS.find((each) => each.schema === schema);
}
function importFile(file, whole) {
	const { path } = file;
	const text = file.text.replace(/^\uFEFF/, "");
	const named = findBySchema(text);
	if (named !== void 0) return {
		importer: named,
		sessions: named.read({
			path,
			text,
			json: void 0,
			records: []
		}, whole)
	};
	const json = tryPythonJson(text);
	const read = {
		path,
		text,
		json,
		records: readRecords(path, text, json)
	};
	const importer = IMPORTERS.find((each) => each.recognises(read));
	if (importer === void 0) throw refuseUnknown(read);
	return {
		importer,
		sessions: importer.read(read, whole)
	};
}
function mergeNamed(files) {
	const merged = new Map();
	for (const { importer, sessions } of files) for (const session of sessions) {
		const { environment, session: stated } = session;
		const parts = [
			importer.tool,
			stated.id,
			environment,
			stated.workload
		];
		const key = importer === own ? `own ${merged.size}` : canonicalJson(parts);
		const before = merged.get(key);
		merged.set(key, before === void 0 ? session : join$1(before, session));
	}
	return [...merged.values()];
}
function join$1(into, more) {
	return {
		...into,
		units: {
			...into.units,
			...more.units
		},
		session: {
			...into.session,
			trials: [...into.session.trials, ...more.session.trials]
		},
		problems: [...into.problems, ...more.problems],
		notes: [...into.notes, ...more.notes]
	};
}
function joinFiles(files) {
	const named = files.filter(({ importer }) => importer.namesSessions);
	const others = files.filter(({ importer }) => !importer.namesSessions);
	return [...mergeNamed(named), ...mergeToolFiles(others.flatMap(({ sessions }) => sessions))];
}
// src/modes/read-results.ts
const MANY_FILES = 100;
function keepYoungGenerationSmall() {
	setFlagsFromString("--semi-space-growth-factor=1");
}
async function readResults(paths, workingDirectory) {
	if (paths.length >= MANY_FILES) keepYoungGenerationSmall();
	const imported = [];
	const states = [];
	let first = null;
	const takeOwn = (session) => {
		first ??= session;
		states.push(stateOf(session));
	};
	for (const path of paths) {
		const text = await readResultFile(path, await findResult(path, workingDirectory));
		imported.push(importFile({
			path,
			text
		}, takeOwn));
	}
	const own = states.length === paths.length ? {
		first,
		states
	} : {
		first: null,
		states: []
	};
	return {
		sessions: refuseRepeats(joinFiles(imported)),
		own
	};
}
function refuseRepeats(sessions) {
	const sources = new Map();
	for (const { source, session } of sessions) {
		const earlier = sources.get(session.id);
		if (earlier !== void 0) throw new GateError("bad-result", `${source} and ${earlier} are the same session, ${session.id}`, "Give each session once: the same one twice would count as independent evidence.");
		sources.set(session.id, source);
	}
	return sessions;
}
async function findResult(path, workingDirectory) {
	const location = resolve(workingDirectory, path);
	if (!await isFolder(location)) return location;
	const result = join(location, "result.json");
	if (await stat(result).catch(() => null)) return result;
	throw new GateError("bad-result", `the folder ${path} holds no result.json, which is what stands for a folder`, "Name the result files in it one by one, as `FOLDER/*` does in a shell.");
}
const isFolder = (path) => stat(path).then((found) => found.isDirectory(), () => false);
async function readOwnResult(path) {
	return parseResult(await readResultFile(path, path), path);
}
async function readResultFile(path, location) {
	const found = await readTextFile(location);
	if (found.kind === "text") return found.text;
	throw new GateError("bad-result", `can't read the result file ${path}: ${found.why}`, "Name a result file that exists.", found);
}
// src/report/export/export-rows.ts
const soundFigures = ({ metrics, unreliable = [] }) => {
	const left = new Set(unreliable);
	return Object.entries(metrics).filter(([id, value]) => !left.has(id) && Number.isFinite(value) && value > 0);
};
function listTrialRows({ id, levels, units }) {
	return levels.flatMap(({ concurrency, trials }) => trials.flatMap((trial, at) => (trial.valid ? soundFigures(trial) : []).map(([metric, value]) => ({
		session: id,
		concurrency,
		trial: at + 1,
		metric,
		value,
		...units[metric] ?? {
			unit: "",
			direction: "neither"
		}
	}))));
}
const CELL_COLUMNS = [
	"leg",
	"concurrency",
	"label",
	"metric",
	"unit",
	"direction",
	"gated",
	"verdict",
	"baseline",
	"current",
	"deltaPercent",
	"intervalLow",
	"intervalHigh",
	"tolerancePercent",
	"failsAtPercent",
	"rulesOutPercent",
	"detectablePercent",
	"trials",
	"baselineSessions",
	"notes"
];
function toCellRow(cell) {
	const [intervalLow, intervalHigh] = cell.interval ?? [null, null];
	return {
		leg: cell.leg ?? null,
		concurrency: cell.concurrency,
		label: cell.label ?? null,
		metric: cell.metric,
		unit: cell.unit,
		direction: cell.direction,
		gated: cell.gated,
		verdict: cell.verdict,
		baseline: cell.baseline,
		current: cell.current,
		deltaPercent: cell.deltaPercent,
		intervalLow,
		intervalHigh,
		tolerancePercent: cell.tolerancePercent,
		failsAtPercent: cell.failsAtPercent,
		rulesOutPercent: cell.rulesOutPercent,
		detectablePercent: cell.detectablePercent,
		trials: cell.trials,
		baselineSessions: cell.baselineSessions,
		notes: cell.notes.length === 0 ? null : cleanLine(cell.notes.join("; "))
	};
}
// src/report/export/export-csv.ts
function field(value) {
	if (value === null) return "";
	if (typeof value !== "string") return String(value);
	return csvField(cleanLine(value));
}
const line = (values) => `${values.map(field).join(",")}\n`;
function printTrials$1(session) {
	return ["session,concurrency,metric,value,unit,direction,trial\n", ...listTrialRows(session).map((row) => line([
		row.session,
		row.concurrency,
		row.metric,
		row.value,
		row.unit,
		row.direction === "neither" ? null : row.direction,
		row.trial
	]))].join("");
}
function exportCsv({ session, verdict }) {
	if (verdict === null) return session === null ? "session,concurrency,metric,value,unit,direction,trial\n" : printTrials$1(session);
	const rows = verdict.cells.map((cell) => {
		const row = toCellRow(cell);
		return line(CELL_COLUMNS.map((column) => row[column]));
	});
	return [line(CELL_COLUMNS), ...rows].join("");
}
// src/report/export/export-json.ts
const CELLS_SCHEMA = "throughput-gate/cells";
const print = (value) => `${JSON.stringify(value, null, 2)}\n`;
function printCells({ suite, mode, verdict, exitCode, cells }) {
	return print({
		schema: CELLS_SCHEMA,
		version: 1,
		suite,
		mode,
		verdict,
		exitCode,
		cells: cells.map(toCellRow)
	});
}
function printTrials(session) {
	const { suite, ...environment } = session.fingerprint.environment;
	const trials = listTrialRows(session).map(({ session: _, direction, ...row }) => ({
		...row,
		...direction === "neither" ? {} : { direction }
	}));
	const exported = {
		id: session.id,
		environment: {
			...environment,
			suite
		},
		trials
	};
	return print({
		schema: GENERIC_SCHEMA,
		version: 1,
		sessions: [exported]
	});
}
function exportJson({ session, verdict }) {
	if (verdict !== null) return printCells(verdict);
	return session === null ? print({
		schema: GENERIC_SCHEMA,
		version: 1,
		sessions: []
	}) : printTrials(session);
}
// src/report/export/export-openmetrics.ts
const PREFIX = "throughput_gate";
const UNITS = {
	"tok/s": ["tokens_per_second", 1],
	"req/s": ["requests_per_second", 1],
	ms: ["seconds", .001],
	requests: ["requests", 1]
};
const escapeLabel = (value) => cleanLine(value).replaceAll("\\", "\\\\").replaceAll("\"", "\\\"").replaceAll("\n", "\\n");
function printLabels(labels) {
	const parts = Object.entries(labels).flatMap(([name, value]) => value === null || value === "" ? [] : [`${name}="${escapeLabel(value)}"`]);
	return parts.length === 0 ? "" : `{${parts.join(",")}}`;
}
function printFamily({ name, unit, help, samples }) {
	const lines = new Map();
	for (const { labels, value } of samples) {
		const text = printLabels(labels);
		if (!lines.has(text)) lines.set(text, `${name}${text} ${value}`);
	}
	return [...[
		`# TYPE ${name} gauge`,
		...unit === "" ? [] : [`# UNIT ${name} ${unit}`],
		`# HELP ${name} ${help}`
	], ...lines.values()].join("\n");
}
function openFamily(families, metric) {
	const known = Object.hasOwn(METRICS, metric) ? METRICS[metric] : void 0;
	const [unit, factor] = UNITS[known?.unit ?? ""] ?? ["", 1];
	const name = known === void 0 ? `${PREFIX}_other` : `${PREFIX}_${metric.replaceAll("-", "_")}_${unit}`;
	const help = known === void 0 ? "Metrics of other tools, in the unit of the label." : `${metric} of a level.`;
	const family = families.get(name) ?? {
		name,
		unit,
		help,
		samples: []
	};
	families.set(name, family);
	return {
		family,
		factor
	};
}
const nameOther = (metric, unit) => Object.hasOwn(METRICS, metric) ? {} : {
	metric,
	unit
};
function addTrials(families, session, common) {
	const cells = new Map();
	for (const { concurrency, metric, unit, value } of listTrialRows(session)) {
		const key = `${concurrency} ${metric}`;
		const cell = cells.get(key) ?? {
			concurrency,
			metric,
			unit,
			values: []
		};
		cell.values.push(value);
		cells.set(key, cell);
	}
	for (const { concurrency, metric, unit, values } of cells.values()) {
		const { family, factor } = openFamily(families, metric);
		const labels = {
			...common,
			concurrency: String(concurrency),
			side: "current",
			...nameOther(metric, unit)
		};
		family.samples.push({
			labels,
			value: factor * geometricMean(values)
		});
	}
}
function addCell(families, cell, common) {
	const level = labelsOf(cell, common);
	for (const side of ["baseline", "current"]) {
		const value = cell[side];
		if (value === null) continue;
		const { family, factor } = openFamily(families, cell.metric);
		family.samples.push({
			labels: {
				...level,
				side,
				...nameOther(cell.metric, cell.unit)
			},
			value: factor * value
		});
	}
}
const labelsOf = ({ leg, concurrency, label }, common) => ({
	...common,
	leg: leg ?? null,
	concurrency: concurrency === null ? null : String(concurrency),
	level: label ?? null
});
const gauge = (name, help, samples, unit = "") => ({
	name: `${PREFIX}_${name}`,
	unit,
	help,
	samples
});
function judgedFamilies({ verdict, exitCode, cells }, common) {
	const judged = cells.map((cell) => ({
		cell,
		labels: {
			...labelsOf(cell, common),
			metric: cell.metric
		}
	}));
	const ratios = judged.flatMap(({ cell, labels }) => cell.deltaPercent === null ? [] : [{
		labels,
		value: cell.deltaPercent / 100
	}]);
	const verdicts = judged.map(({ cell, labels }) => ({
		labels: {
			...labels,
			verdict: cell.verdict
		},
		value: 1
	}));
	return [
		gauge("verdict", "1 for the run's verdict.", [{
			labels: {
				...common,
				verdict
			},
			value: 1
		}]),
		gauge("exit_code", "Exit code of the run.", [{
			labels: common,
			value: exitCode
		}]),
		gauge("change_ratio", "Change against the baseline, as a fraction of it.", ratios, "ratio"),
		gauge("cell_verdict", "1 for the verdict of a level and metric.", verdicts)
	];
}
function sessionFamilies({ levels, finishedAt }, common) {
	const trials = levels.flatMap(({ concurrency, trials: all }) => ["valid", "invalid"].map((state) => ({
		labels: {
			...common,
			concurrency: String(concurrency),
			state
		},
		value: all.filter(({ valid }) => valid === (state === "valid")).length
	})));
	const finished = Date.parse(finishedAt) / 1e3;
	const times = Number.isFinite(finished) ? [{
		labels: common,
		value: finished
	}] : [];
	return [gauge("trials", "Trials of a level.", trials), gauge("finished_timestamp_seconds", "When the session ended, Unix time.", times, "seconds")];
}
function exportOpenMetrics({ session, verdict }) {
	const common = {
		suite: verdict?.suite ?? session?.suite.name ?? null,
		model: session?.identity.model ?? null,
		gpu: session?.identity.gpu ?? session?.fingerprint.environment.gpu ?? null
	};
	const families = new Map();
	for (const cell of verdict?.cells ?? []) addCell(families, cell, common);
	if (session !== null) addTrials(families, session, common);
	return `${[...[
		...families.values(),
		...verdict === null ? [] : judgedFamilies(verdict, common),
		...session === null ? [] : sessionFamilies(session, common)
	].filter(({ samples }) => samples.length > 0).map(printFamily), "# EOF"].join("\n")}\n`;
}
// src/report/export/render-export.ts
const FORMATS = {
	json: {
		name: "export.json",
		print: exportJson
	},
	csv: {
		name: "export.csv",
		print: exportCsv
	},
	openmetrics: {
		name: "export.prom",
		print: exportOpenMetrics
	}
};
function renderExport(format, source) {
	const { name, print } = FORMATS[format];
	return {
		name,
		text: print(source)
	};
}
// src/modes/write-export.ts
async function writeExport(out, format, source) {
	const { name, text } = renderExport(format, {
		session: source.session,
		verdict: source.verdict
	});
	const { warning } = await tryToWrite(join(out, name), text);
	return warning === null ? [] : [warning];
}
// src/modes/run-judge.ts
async function runJudge(options, io) {
	const { record, notes } = await findRecord(options);
	const judged = await judgeRecord(options, io, record, "file");
	const ending = await finishRun({
		options,
		...judged,
		traces: [],
		context: {
			...judged.context,
			warnings: [
				...options.remarks?.warnings ?? [],
				...judged.context.warnings,
				...notes
			]
		},
		resultPath: record.current[0] ?? null,
		baselinePath: null,
		warnings: []
	});
	if (options.format === null) return ending;
	const warnings = await writeExport(options.out, options.format, judged);
	return {
		...ending,
		warnings: [...ending.warnings, ...warnings]
	};
}
async function judgeRecord(options, io, record, whoseSuite) {
	const { mode, current, ab } = record;
	if (mode === "ab" && ab !== null) return judgeAbAgain(options, io, ab, whoseSuite);
	return judgeResults(options, io, await readResults(current, options.workingDirectory), whoseSuite, record);
}
const NO_RECORD = {
	mode: "gate",
	current: [],
	ab: null
};
async function judgeResults(options, io, current, whoseSuite, record) {
	const { first: session, states } = current.own;
	const prepared = await prepareSuite(options, io);
	const suite = session === null || prepared.from !== "none" && whoseSuite === "file" ? prepared.suite : restoreSuite(prepared.suite, session, options);
	const stored = await prepareReference({
		...prepared,
		suite
	}, options, io);
	const side = describeBaselineSide(stored, current.sessions);
	const confirming = record.mode === "confirm" && options.reference.length === 0;
	const question = {
		mode: confirming ? "confirm" : "judge",
		suite,
		baseline: stored.baseline,
		baselineSource: stored.source,
		current: current.sessions,
		states: findStates(current.sessions, states, suite),
		counters: sumCounters(states),
		notes: [...current.sessions.flatMap(({ notes }) => notes), ...noteUndrawn(side)],
		minutesPerSession: session === null ? null : minutesOf(session),
		acceptedBecause: options.acceptedBecause,
		gather: session === null ? gatherCommon(suite, options) : (...sides) => evidenceOfSuite(suite, ...sides),
		judgeCells: options.sameSession ? judgeInterleaved : confirming ? confirmStored : judgeStored
	};
	const screened = judgeAgainstBaseline(question);
	const verdict = record.ab === null || screened.cells.length === 0 ? screened : concludeAgain(question, screened, await settleByRecord(screened.cells, suite, record, record.ab));
	const notes = [...noteProposedBaseline(stored.proposed, question), ...verdict.notes];
	const warnings = [...warnOfUnusedHead(prepared), ...warnOfProposedBaseline(stored.proposed)];
	const context = {
		changedBaseKeys: prepared.changedKeys,
		warnings
	};
	const hints = [...verdict.hints, ...confirming ? describeCurves(verdict.cells) : []];
	return {
		verdict: {
			...verdict,
			hints,
			notes
		},
		session,
		context,
		...side
	};
}
async function judgeAbAgain(options, io, recorded, whoseSuite) {
	const prepared = await prepareSuite(options, io);
	const first = await readOwnResult(recorded.candidate[0] ?? "");
	const suite = prepared.from === "none" || whoseSuite === "own" ? restoreSuite(prepared.suite, first, options) : prepared.suite;
	const context = {
		changedBaseKeys: prepared.changedKeys,
		warnings: warnOfUnusedHead(prepared)
	};
	const { plan, sides } = await readAb(suite, recorded, []);
	return {
		...concludeSides(suite, plan, sides),
		context
	};
}
async function settleByRecord(screened, suite, { current }, recorded) {
	const { plan, sides } = await readAb(suite, recorded, await Promise.all(current.map(readOwnResult)));
	return settleAgain(screened, suite, plan, sides);
}
async function readAb({ launchNoise }, recorded, current) {
	const { looks, launches, reference, candidate } = recorded;
	const kind = launches === "alternating" ? {
		kind: launches,
		noise: launchNoise
	} : { kind: launches };
	const sides = {
		reference: await Promise.all(reference.map(readOwnResult)),
		candidate: await Promise.all(candidate.map(readOwnResult))
	};
	refuseForeignAb(recorded, sides, current);
	return {
		plan: {
			looks,
			launches: kind
		},
		sides
	};
}
const confirmStored = (evidence) => judgeConfirm(evidence, null);
async function findRecord(options) {
	const { results, current, workingDirectory } = options;
	if (results.length === 0 && current.length === 0) throw nothingToJudge(options);
	const records = await Promise.all(results.map((path) => recordAt(path, workingDirectory)));
	const [only] = records;
	if (only !== void 0 && records.length === 1 && current.length === 0) return {
		record: only,
		notes: []
	};
	const notes = records.some(({ mode, ab }) => mode !== "gate" || ab !== null) ? ["one of these runs was a confirmation or an A/B, or was settled by one; that counts only where its folder is judged alone"] : [];
	return {
		record: {
			...NO_RECORD,
			current: [...records.flatMap((record) => record.current), ...current]
		},
		notes
	};
}
function nothingToJudge({ reference }) {
	const lack = reference.length === 0 ? "no result file is given" : "--reference has files, and --current has none";
	return new GateError("bad-usage", `judge: ${lack}.`, "Write `judge RESULT… --baseline FILE`, or `judge --reference RESULT… --current RESULT…`.");
}
async function recordAt(path, workingDirectory) {
	const location = resolve(workingDirectory, path);
	const record = (await stat(location).catch(() => null))?.isDirectory() ? await readRecord(location) : NO_RECORD;
	return isOneResult(record) ? {
		...NO_RECORD,
		current: [path]
	} : record;
}
const isOneResult = ({ mode, current, ab }) => mode === "gate" && current.length < 2 && ab === null;
async function prepareReference(prepared, options, io) {
	if (options.reference.length === 0) return prepareBaseline(prepared, options, io);
	const { sessions } = await readResults(options.reference, options.workingDirectory);
	const source = options.reference.join(", ");
	return {
		baseline: makeReference(sessions),
		source,
		path: source,
		introduced: false,
		proposed: null
	};
}
function judgeInterleaved(evidence) {
	return judgeAb(evidence, planForRecord(evidence.cells)).cells;
}
function restoreSuite(base, session, { overrides }) {
	const { judging, name } = session.suite;
	const asked = base.metrics.find(({ gate }) => gate)?.tolerance;
	const metrics = overrides.tolerance === void 0 || asked === void 0 ? judging.metrics : judging.metrics.map((metric) => metric.gate ? {
		...metric,
		tolerance: asked
	} : metric);
	const levels = session.levels.map(({ concurrency, output, requests }) => ({
		concurrency,
		output,
		requests
	}));
	return {
		...base,
		...judging,
		name,
		metrics,
		levels
	};
}
function findStates(sessions, own, suite) {
	const states = own.flatMap((session) => [...findInvalidStates(session, suite.trials.first), ...findUnallowedFailures(session, suite.policy.failedRequests)]);
	if (states.length > 0) return states;
	return sessions.flatMap(({ problems, source }) => problems.map((problem) => ({
		verdict: "invalid",
		reason: {
			code: "unsound-result",
			message: `${source}: ${problem}`,
			remedy: "Measure again."
		}
	})));
}
function gatherCommon(suite, { overrides }) {
	const asked = overrides.tolerance === void 0 ? null : suite.metrics.find(({ gate }) => gate)?.tolerance ?? null;
	return (baseline, current, units) => buildEvidence({
		baseline,
		current,
		units,
		gates: gatesOfJudge(suite.metrics, baseline, current, asked),
		sessionNoise: suite.sessionNoise,
		trialNoise: suite.trialNoise,
		policy: suite.policy,
		levels: null
	});
}
// src/modes/run-measure.ts
async function runMeasure(options, io) {
	const prepared = await prepareSuite(options, io);
	const { suite, notes } = prepared;
	for (const note of notes) io.log.warning(note);
	const measured = await runSession({
		suite,
		prompts: await preparePrompts(prepared, options),
		options,
		io,
		estimate: null,
		trialSdOf: () => null,
		wantsMore: () => []
	});
	const ending = await finishMeasure(options, measured);
	if (options.format === null) return ending;
	const warnings = await writeExport(options.out, options.format, {
		session: measured.session,
		verdict: null
	});
	return {
		...ending,
		warnings: [...ending.warnings, ...warnings]
	};
}
// src/modes/judge-candidate.ts
function judgeCandidate(suite, baseline, current) {
	if (baseline === null) return [];
	return judgeAgainstBaseline({
		mode: "refresh",
		suite,
		baseline,
		baselineSource: suite.baseline,
		current: [current],
		states: [],
		notes: [],
		minutesPerSession: null,
		acceptedBecause: null,
		gather: (...sides) => evidenceOfSuite(suite, ...sides),
		judgeCells: judgeStored
	}).cells;
}
function lookAtStored(suite, baseline, newest) {
	const stored = baseline.environments.find(({ sessions }) => sessions.some(({ id }) => id === newest.session.id));
	const next = {
		...newest,
		session: {
			...newest.session,
			id: `after ${newest.session.id}`
		}
	};
	return {
		sessions: stored?.sessions ?? [],
		nextRun: judgeCandidate(suite, baseline, next)
	};
}
// src/modes/run-refresh.ts
async function runRefresh(options, io) {
	const prepared = await prepareSuite(options, io);
	const { suite, notes } = prepared;
	const path = resolve(options.workingDirectory, suite.baseline);
	const text = await readBaselineFile(path);
	const baseline = text === null ? null : parseBaseline(text, suite.baseline);
	if (options.results.length > 0) return refreshFromResults({
		suite,
		path,
		baseline,
		options,
		io
	});
	for (const note of notes) io.log.warning(note);
	if (options.sessions > 1 && suite.server.command === void 0) throw refuseSessions(options.sessions);
	const prompts = await preparePrompts(prepared, options);
	let grown = baseline;
	for (let number = 1;; number++) {
		const measured = await runSession({
			suite,
			prompts,
			options: {
				...options,
				out: number === 1 ? options.out : join(options.out, `session-${number}`)
			},
			io,
			...expectFromBaseline(suite, grown),
			wantsMore: () => []
		});
		if (measured.session.reasons.some(({ code }) => code === "interrupted")) return finishMeasure(options, measured);
		const replacing = number === 1 ? options : {
			...options,
			replace: false,
			acceptReason: null
		};
		const { baseline: bigger, stored } = await addMeasured({
			suite,
			path,
			baseline: grown,
			options: replacing,
			io
		}, measured).catch(async (error) => {
			await finishMeasure(options, measured, error instanceof GateError ? { refused: error } : {});
			throw error;
		});
		grown = bigger;
		const ending = await finishMeasure(options, measured, { stored });
		if (number >= options.sessions) return {
			...ending,
			files: {
				...ending.files,
				baseline: path
			}
		};
	}
}
async function addMeasured(grow, { session, resultPath }) {
	const { suite, path, io } = grow;
	const [invalid] = findInvalidStates(session, suite.trials.first);
	if (invalid !== void 0) {
		const { message, remedy } = invalid.reason;
		throw new GateError("refresh-refused", `The baseline stays as it is: the session is invalid. ${message}`, remedy);
	}
	const grown = addSessions(grow, [fromSession(session, resultPath)], [resultPath]);
	await keep(path, grown, io);
	return grown;
}
async function refreshFromResults(grow) {
	const { suite, path, options, io } = grow;
	const { sessions } = await readResults(await findSessions(options), options.workingDirectory);
	const grown = addSessions(grow, sessions, options.results);
	await keep(path, grown, io);
	return {
		exitCode: 0,
		verdict: null,
		session: null,
		document: {
			title: `throughput-gate refresh · ${suite.name}`,
			headline: `${path} holds the new sessions.`,
			next: commitBaseline(suite.baseline),
			blocks: describeStored(grown.stored)
		},
		files: {
			result: null,
			verdict: null,
			comment: null,
			summary: null,
			report: null,
			baseline: path
		},
		warnings: []
	};
}
async function findSessions({ results, workingDirectory }) {
	return (await Promise.all(results.map((path) => recordAt(path, workingDirectory)))).flatMap(({ current }) => current);
}
function addSessions({ suite, baseline, options }, sessions, results) {
	const again = refreshCommand(results, refreshOptionsOf(options));
	let grown = baseline;
	let accepted = [];
	const notes = [];
	for (const [index, session] of sessions.entries()) {
		const isFirst = index === 0;
		const acceptReason = isFirst ? options.acceptReason : null;
		const cells = judgeCandidate(suite, grown, session);
		const refreshed = addImported(grown, session, {
			replace: options.replace && isFirst,
			acceptReason,
			cells,
			again
		});
		if (acceptReason !== null) accepted = cells;
		grown = refreshed.baseline;
		notes.push(...refreshed.notes);
	}
	const newest = sessions.at(-1);
	if (grown === null || newest === void 0) throw new GateError("bad-result", "No session in these files.", "Give at least one result.");
	const stored = {
		path: suite.baseline,
		...lookAtStored(suite, grown, newest),
		accepted
	};
	return {
		baseline: grown,
		stored,
		notes
	};
}
async function keep(path, { baseline, stored, notes }, io) {
	await writeBaselineFile(path, baseline);
	for (const note of notes) io.log.info(note);
	io.log.info(`${path}: ${countOf(stored.sessions.length, "session")} of this environment`);
}
function refuseSessions(sessions) {
	return new GateError("bad-usage", `--sessions ${sessions} needs a server that the gate launches itself: a session is one launch, and the suite has no server.command.`, `Run refresh again, ${sessions} times in all, with the server restarted in between; or give the suite a server.command.`);
}
// src/judge/conclude-legs.ts
const SUITE = "all legs";
const nameOf = ({ verdict }) => verdict?.verdict ?? "missing-level";
function exitCodeOfLeg({ verdict }, policy) {
	const code = verdict?.exitCode ?? exitCodeOf("missing-level", policy);
	return code === 130 ? 2 : code;
}
function lossOf({ verdict }) {
	const losses = (verdict?.cells ?? []).flatMap(({ gated, deltaPercent, direction }) => gated && deltaPercent !== null ? [direction === "lower" ? deltaPercent : -deltaPercent] : []);
	return Math.max(Number.NEGATIVE_INFINITY, ...losses);
}
function sortLegs(legs, policy) {
	const fails = (leg) => exitCodeOfLeg(leg, policy) === 0 ? 1 : 0;
	const precede = (one, other) => one === other ? 0 : worstVerdict([one, other]) === one ? -1 : 1;
	return legs.toSorted((one, other) => fails(one) - fails(other) || precede(nameOf(one), nameOf(other)) || Number(lossOf(other) > lossOf(one)) - Number(lossOf(other) < lossOf(one)) || (one.name < other.name ? -1 : 1));
}
function concludeLegs(legs, policy, notes) {
	const sorted = sortLegs(legs, policy);
	const listed = sorted.map((leg) => ({
		name: leg.name,
		verdict: leg.verdict?.verdict ?? "missing",
		exitCode: exitCodeOfLeg(leg, policy),
		suite: leg.verdict?.suite ?? null
	}));
	const [worst] = sorted;
	return {
		schema: VERDICT_SCHEMA,
		version: 1,
		mode: "report",
		suite: SUITE,
		verdict: worst === void 0 ? "missing-level" : nameOf(worst),
		exitCode: listed[0]?.exitCode ?? 2,
		legs: listed,
		reasons: sorted.flatMap(reasonsOf),
		cells: sorted.flatMap(({ name, verdict }) => (verdict?.cells ?? []).map((cell) => ({
			...cell,
			leg: cell.leg === void 0 ? name : `${name} / ${cell.leg}`
		}))),
		differences: [],
		hints: sorted.flatMap(({ name, verdict }) => (verdict?.hints ?? []).map((hint) => `${name}: ${hint}`)),
		notes: [...notes, ...sorted.flatMap(({ name, verdict }) => (verdict?.notes ?? []).map((note) => `${name}: ${note}`))]
	};
}
function reasonsOf({ name, verdict }) {
	if (verdict !== null) return verdict.reasons.map((reason) => ({
		...reason,
		message: `${name}: ${reason.message}`
	}));
	return [{
		code: "missing-leg",
		message: `${name}: there is no result of this leg.`,
		remedy: "Look at its job: it ended before it wrote a result, or its artifact was not downloaded."
	}];
}
// src/judge/parse-verdict.ts
const VERDICT_FILE = {
	what: "verdict",
	schema: VERDICT_SCHEMA,
	version: 1,
	code: "bad-result",
	remedy: "Give a verdict.json that throughput-gate wrote, whole and unedited."
};
const VERDICTS = [
	"pass",
	"improved",
	"regressed",
	"suspected",
	"inconclusive",
	"not-comparable",
	"invalid",
	"no-baseline",
	"missing-level",
	"accepted",
	"equivalent",
	"different",
	"undecided"
];
const text = string();
const texts = array(text);
const count = int().nonnegative();
const figure = number$1().nullable();
const exitCode = literal([
	0,
	1,
	2,
	3,
	130
]);
const cellShape = object({
	concurrency: int().positive().nullable(),
	label: optional(text),
	metric: text,
	unit: text,
	direction: _enum([
		"higher",
		"lower",
		"neither"
	]),
	gated: boolean(),
	tolerancePercent: number$1(),
	baseline: figure,
	current: figure,
	deltaPercent: figure,
	interval: tuple([figure, figure]).nullable().transform(boundedOnly),
	failsAtPercent: figure,
	rulesOutPercent: figure,
	detectablePercent: figure,
	verdict: _enum([...VERDICTS, "shown"]),
	trials: count,
	baselineSessions: count,
	notes: texts,
	leg: optional(text)
});
function boundedOnly(interval) {
	if (interval === null) return null;
	const [low, high] = interval;
	return low === null || high === null ? null : [low, high];
}
const verdictShape = object({
	schema: literal(VERDICT_SCHEMA),
	version: literal(1),
	mode: _enum([
		"gate",
		"ab",
		"confirm",
		"judge",
		"report",
		"refresh",
		"measure"
	]),
	suite: text,
	verdict: _enum(VERDICTS),
	exitCode,
	reasons: array(reasonShape),
	cells: array(cellShape),
	differences: array(object({
		fact: text,
		baseline: text.nullable(),
		current: text.nullable(),
		role: _enum([
			"blocks",
			"warns",
			"shown",
			"selects"
		])
	})),
	hints: texts,
	notes: texts
});
function parseVerdict(verdictText, source) {
	const verdict = parseVersioned(verdictText, source, VERDICT_FILE, verdictShape);
	const contradiction = findContradiction(verdict);
	if (contradiction === null) return verdict;
	throw new GateError("bad-result", `${source}: ${contradiction}.`, VERDICT_FILE.remedy);
}
const GREEN = [
	"pass",
	"improved",
	"accepted",
	"equivalent"
];
function findContradiction({ verdict, exitCode, cells }) {
	const green = GREEN.includes(verdict);
	const red = verdict === "regressed" || verdict === "different";
	const denied = cells.find(isDenied);
	if (denied !== void 0) return wordDenied(denied);
	if (green && exitCode !== 0 || red && exitCode !== 1) return `verdict ${verdict} with the exit code ${exitCode}`;
	if (!green || verdict === "accepted") return null;
	const gated = cells.filter((cell) => cell.gated);
	const worse = gated.find((cell) => cell.verdict === "regressed" || cell.verdict === "different");
	if (worse !== void 0) return `verdict ${verdict} with a cell that says ${worse.verdict}`;
	return gated.length === 0 ? `verdict ${verdict} without a gated cell` : null;
}
const HELD = [
	"pass",
	"improved",
	"equivalent"
];
function isDenied({ gated, verdict, direction, deltaPercent, failsAtPercent }) {
	if (!gated || !HELD.includes(verdict) || deltaPercent === null || failsAtPercent === null) return false;
	return (direction === "lower" ? deltaPercent : -deltaPercent) > failsAtPercent * 1.000000001;
}
function wordDenied(cell) {
	const { metric, verdict, direction, deltaPercent, failsAtPercent } = cell;
	const sign = direction === "lower" ? "+" : "−";
	const change = signedPercent(deltaPercent ?? 0);
	return `${metric} at ${levelName(cell)} says ${verdict} at ${change}, allowed: up to the ${sign}${plainPercent(failsAtPercent ?? 0)} that it fails at`;
}
// src/modes/find-legs.ts
const LEG_FILES = new Set(["verdict.json", "result.json"]);
async function findLegs(paths, parts) {
	const places = new Map();
	const missing = [];
	for (const written of paths) {
		const path = resolve(parts.workingDirectory, written);
		const found = await findAt(written, path, resolve(parts.workingDirectory, parts.out));
		for (const [key, place] of found) if (!isPartOfAnother(key, places)) places.set(key, place);
		const isRoot = parts.expecting && await kindOf(path) === "folder";
		if (found.size === 0 && !isRoot) missing.push(basename(path));
	}
	return {
		places: [...places.values()],
		missing
	};
}
async function findAt(written, path, out) {
	switch (await kindOf(path)) {
		case "nothing": return new Map();
		case "file": return LEG_FILES.has(basename(path)) ? legAt(dirname(path), dirname(path)) : singleFile(written, path);
		case "folder": return findBelow(path, path, out);
	}
}
async function kindOf(path) {
	try {
		return (await stat(path)).isDirectory() ? "folder" : "file";
	} catch {
		return "nothing";
	}
}
function singleFile(written, path) {
	const bare = basename(path).replace(/\.[^.]*$/, "");
	return new Map([[path, {
		name: null,
		aliases: [bare],
		verdict: null,
		result: path,
		source: written
	}]]);
}
async function findBelow(root, folder, out) {
	const entries = await list(folder);
	const own = folder === out ? new Map() : await legAt(root, folder);
	const folders = entries.filter((entry) => entry.isDirectory() && !(own.size > 0 && isFurtherSession(entry.name))).map(({ name }) => name).sort();
	const below = [];
	for (const name of folders) below.push(...await findBelow(root, join(folder, name), out));
	return new Map([...own, ...below]);
}
async function list(folder) {
	try {
		return await readdir(folder, { withFileTypes: true });
	} catch (cause) {
		const { code } = cause;
		throw new GateError("bad-result", `can't read the folder ${folder}: ${code}`, "Give read access, or name the legs’ folders one by one.", { cause });
	}
}
async function legAt(root, folder) {
	const names = (await list(folder)).filter((entry) => !entry.isDirectory()).map(({ name }) => name);
	const pathOf = (name) => names.includes(name) ? join(folder, name) : null;
	const [verdict, result] = [pathOf("verdict.json"), pathOf("result.json")];
	if (verdict === null && result === null) return new Map();
	const steps = relative(root, folder).split(sep);
	const telling = (steps[0] === "" ? [basename(folder)] : steps).filter((step) => step !== DEFAULT_OUT);
	const name = telling.length === 0 ? null : telling.join("/");
	const aliases = telling.slice(-1);
	return new Map([[folder, {
		name,
		aliases,
		verdict,
		result,
		source: verdict ?? result ?? folder
	}]]);
}
function isPartOfAnother(folder, places) {
	const parent = dirname(folder);
	if (parent === folder) return false;
	return isFurtherSession(basename(folder)) && places.has(parent) || isPartOfAnother(parent, places);
}
// src/modes/name-legs.ts
const MISSING = {
	place: null,
	verdict: null,
	session: null,
	baselineInfo: null,
	baselineSessions: []
};
function describeLeg({ place, verdict, session }) {
	if (place.name !== null) return place.name;
	const { gpu, gpuCount } = session?.fingerprint.environment ?? {};
	const machine = gpu === void 0 ? "" : ` on ${gpuCount === void 0 ? "" : `${gpuCount} × `}${gpu}`;
	const suite = verdict?.suite ?? "";
	return suite === "" ? place.aliases[0] ?? place.source : `${suite}${machine}`;
}
function distinguish(legs) {
	const taken = new Set();
	return legs.map((leg) => {
		const plain = describeLeg(leg);
		const name = taken.has(plain) ? `${plain} (${leg.place.source})` : plain;
		taken.add(name);
		return {
			...leg,
			name
		};
	});
}
function nameLegs(found, absent, expected) {
	const legs = distinguish(found);
	const names = new Map(legs.map((leg) => [leg, leg.name]));
	const open = new Set(legs);
	const take = (leg, name) => {
		if (leg === void 0) return false;
		open.delete(leg);
		names.set(leg, name);
		return true;
	};
	const missing = (expected ?? []).filter((name) => !take(legs.find((leg) => leg.name === name), name)).filter((name) => !take([...open].find(({ place }) => place.aliases.includes(name)), name));
	const unexpected = expected === null ? [] : [...open].map((leg) => names.get(leg) ?? leg.name);
	const all = [...new Set([...missing, ...absent])];
	return {
		legs: [...legs.map((leg) => ({
			...leg,
			name: names.get(leg) ?? leg.name
		})), ...all.map((name) => ({
			...MISSING,
			name
		}))],
		notes: unexpected.map((name) => `${name}: not in the list of expected legs; it counts all the same.`)
	};
}
// src/modes/read-expected-legs.ts
const REMEDY = "Write a JSON list of the legs’ names, such as [\"h100\", \"l40s\"]: the names of their result folders.";
async function readExpectedLegs(path, workingDirectory) {
	const names = parseList(await readText$1(path, resolve(workingDirectory, path)), path);
	if (!Array.isArray(names)) throw refuse(`--expect ${path}: expected a list of names, found ${typeof names}.`);
	if (names.length === 0) throw refuse(`--expect ${path}: the list is empty.`);
	const wrong = names.findIndex((name) => typeof name !== "string" || name === "");
	if (wrong >= 0) throw refuse(`--expect ${path}: [${wrong}] is ${JSON.stringify(names[wrong])}, expected a name.`);
	return [...new Set(names)];
}
async function readText$1(path, location) {
	const found = await readTextFile(location);
	if (found.kind === "text") return found.text;
	throw refuse(`--expect ${path}: can't be read: ${found.why}.`, found);
}
function parseList(text, path) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw refuse(`--expect ${path}: not JSON.`, cause);
	}
}
function refuse(message, cause) {
	return new GateError("bad-usage", message, REMEDY, { cause });
}
// src/modes/run-report.ts
async function runReport(options, io) {
	const expected = options.expect === null ? null : await readExpectedLegs(options.expect, options.workingDirectory);
	const { suite } = await prepareSuite(options, io);
	const found = await findLegs(options.results, {
		...options,
		expecting: expected !== null
	});
	const present = [];
	for (const place of found.places) present.push(await readLeg(place, options, io, suite.policy));
	const { legs, notes } = nameLegs(present, found.missing, expected);
	if (legs.length === 0) throw new GateError("bad-usage", "report: no leg is given.", "Write `report RESULT…`: files, or folders of them.");
	return finishReport(options, await readSessions(sortLegs(legs, suite.policy)), suite.policy, notes);
}
const MOST_SESSIONS = 60;
async function readSessions(legs) {
	const reads = legs.map(async ({ place, ...leg }, at) => {
		const path = at < MOST_SESSIONS && leg.session === null ? place?.result ?? null : null;
		return path === null || path === place?.verdict ? leg : {
			...leg,
			session: await readSession(path)
		};
	});
	return Promise.all(reads);
}
async function finishReport(options, legs, policy, notes) {
	const verdict = concludeLegs(legs, policy, notes);
	const paths = {
		verdict: join(options.out, "verdict.json"),
		comment: join(options.out, "comment.md"),
		summary: join(options.out, "summary.md")
	};
	const { path, ...end } = await writeVerdict(paths.verdict, verdict);
	const report = {
		verdict,
		legs,
		reproduce: options.reproduce,
		warnings: options.remarks?.warnings ?? []
	};
	const page = await writePage({
		out: options.out,
		interrupted: false
	}, async (reportPath) => {
		const { renderReportHtml } = await import("./render-report-html.js");
		return renderReportHtml({
			...report,
			files: {
				...paths,
				verdict: path,
				report: reportPath
			}
		});
	});
	const files = {
		...paths,
		verdict: path,
		report: page.report,
		result: null,
		baseline: null
	};
	const document = describeReport({
		...report,
		files
	});
	const { warnings: unwritten, ...texts } = await writeDocuments(document, paths);
	const warnings = [...page.warnings, ...unwritten];
	return {
		...end,
		verdict,
		session: null,
		document,
		files: {
			...files,
			...texts
		},
		warnings
	};
}
async function readLeg(place, options, io, policy) {
	const named = {
		name: place.name ?? "",
		place
	};
	try {
		return {
			...named,
			...await readVerdict(place, options, io)
		};
	} catch (error) {
		if (!(error instanceof GateError)) throw error;
		const states = [{
			verdict: "invalid",
			reason: {
				code: error.code,
				message: error.message,
				remedy: error.remedy
			}
		}];
		const verdict = concludeRun({
			mode: "report",
			suite: place.name ?? place.source,
			policy,
			cells: [],
			states
		});
		return {
			...named,
			verdict,
			session: null,
			baselineInfo: null,
			baselineSessions: []
		};
	}
}
async function readVerdict({ name, verdict, result, source }, options, io) {
	const judged = verdict ?? (result !== null && await isVerdict(result) ? result : null);
	if (judged !== null) {
		const session = name !== null || result === null || result === judged ? null : await readSession(result);
		return {
			verdict: parseVerdict(await readText(judged), judged),
			session,
			baselineInfo: null,
			baselineSessions: []
		};
	}
	const record = await recordAt(folderOf(result ?? source), options.workingDirectory);
	return judgeRecord({
		...options,
		reference: []
	}, io, record, "own");
}
const folderOf = (result) => basename(result) === "result.json" ? dirname(result) : result;
const isVerdict = async (path) => (await readText(path)).slice(0, 2e3).includes(`"${VERDICT_SCHEMA}"`);
async function readSession(path) {
	try {
		return parseResult(await readText(path), path);
	} catch (error) {
		if (error instanceof GateError) return null;
		throw error;
	}
}
async function readText(path) {
	const found = await readTextFile(path);
	if (found.kind === "text") return found.text;
	throw new GateError("bad-result", `can't read ${path}: ${found.why}`, "Give a file that can be read.", found);
}
// src/gate.ts
async function run(options, io) {
	const release = isMeasuring(options) ? await holdFolder(options.out, io) : null;
	try {
		return await runInPlaceOfEarlier(options, io);
	} finally {
		release?.();
	}
}
const MEASURING = new Set([
	"measure",
	"gate",
	"confirm",
	"ab",
	"refresh"
]);
const isMeasuring = ({ mode, results }) => MEASURING.has(mode) && results.length === 0;
async function runInPlaceOfEarlier(options, io) {
	const earlier = await setAsideEarlierEnding(options, io);
	try {
		const ending = await runMode(options, io).catch((error) => {
			if (!(error instanceof GateError && endsWithVerdict(options, error))) throw error;
			return finishUnstarted(options, io, error);
		});
		await earlier.forget();
		return ending;
	} catch (error) {
		await (error instanceof GateError && BEFORE_ANYTHING.has(error.code) ? earlier.putBack() : earlier.forget());
		throw error;
	}
}
const BEFORE_ANYTHING = new Set([
	"bad-usage",
	"bad-suite",
	"bad-prompts",
	"bad-baseline",
	"bad-result"
]);
function runMode(options, io) {
	switch (options.mode) {
		case "measure": return runMeasure(options, io);
		case "gate":
		case "confirm": return runGate(options, io);
		case "refresh": return runRefresh(options, io);
		case "judge": return runJudge(options, io);
		case "ab": return runAb(options, io);
		case "report": return runReport(options, io);
	}
}
// src/outlive-output.ts
function outliveOutput(stream) {
	let loss = null;
	stream.on("error", ({ code, message }) => {
		if (code !== "EPIPE") loss ??= code ?? message;
	});
	return async () => {
		await new Promise((written) => stream.write("", written));
		await setImmediate();
		return loss;
	};
}
export { RECORD_FILE as a, renderSummary as i, run as n, mayHoldOtherSide as o, renderComment as r, endOnFault as s, outliveOutput as t };
