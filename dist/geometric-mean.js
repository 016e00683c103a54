import { i as __toESM } from "./rolldown-runtime.js";
import { _ as levelKey, a as orientedLog, c as worsePercent, d as signedPercent, f as countOf, n as trialsAt, u as plainPercent, v as levelName, y as levelOfKey } from "./side-session.js";
import { D as require_lib, a as sampleVariance, i as median, r as mean } from "./libraries.js";
import { a as requestsForTail } from "./quote-for-shell.js";
import { t as canonicalJson } from "./canonical-json.js";
import { createHash } from "node:crypto";
// src/judge/cell-name.ts
const CONFIRMED = [
	"equivalent",
	"different",
	"undecided"
];
function describeCell(cell) {
	const name = `${cell.metric} at ${levelName(cell)}`;
	if (cell.deltaPercent === null || cell.interval === null) return [name, ...cell.notes.slice(-1)].join(": ");
	const [low, high] = cell.interval.map((end) => signedPercent(end).replace(" %", ""));
	const change = `${name} ${signedPercent(cell.deltaPercent)} (${low} … ${high})`;
	if (cell.failsAtPercent === null) return change;
	if (CONFIRMED.includes(cell.verdict)) return `${change}, margin ±${plainPercent(cell.failsAtPercent)}`;
	return `${change}, fails at ${cell.direction === "lower" ? "+" : "−"}${plainPercent(cell.failsAtPercent)}`;
}
function describeCells(cells, most) {
	const rest = cells.length - most;
	return [...cells.slice(0, most).map(describeCell), ...rest > 0 ? [`${countOf(rest, "more cell")}`] : []].join("; ");
}
// src/stats/normal.ts
var import_lib = __toESM(require_lib(), 1);
function normalQuantile(probability) {
	return (0, import_lib.default)(probability, 0, 1);
}
// src/stats/chi-square.ts
function varianceRatioQuantile(probability, df) {
	const spread = 2 / (9 * df);
	return (1 - spread + normalQuantile(probability) * Math.sqrt(spread)) ** 3;
}
// src/judge/cell-notes.ts
const AGREEMENT = .95;
const UNREPEATED = "nothing was repeated";
function storedNotes(evidence, estimate) {
	const { design, seenSessionSd, seenCurrentSd, repeated } = estimate;
	const notes = [];
	if (design.baselineSessions === 1) notes.push("1 baseline session");
	if (!repeated) notes.push(`${UNREPEATED}: noise is the declared ${plainPercent(100 * evidence.trialNoise)}, not a measured one`);
	const declared = evidence.sessionNoise;
	const sides = [[
		"the baseline's",
		seenSessionSd,
		design.baselineSessions
	], [
		"this run's",
		seenCurrentSd,
		design.currentSessions
	]];
	for (const [whose, sd, sessions] of sides) {
		if (sd === null || sd <= declared * surprise(sessions)) continue;
		notes.push(`${whose} sessions disagree: sd ${plainPercent(100 * sd)}, declared ${plainPercent(100 * declared)}`);
	}
	return notes;
}
function reachNotes(evidence, reach, tolerance, sessions) {
	if (evidence.direction === "neither" || reach.failsAt <= tolerance.worse) return [];
	const percent = worsePercent(reach.failsAt, evidence.direction);
	return [`fails at ${signedPercent(evidence.direction === "higher" ? -percent : percent)} (${plainPercent(100 * evidence.tolerance)} asked; ${countOf(sessions, "session")})`];
}
function surprise(sessions) {
	return Math.sqrt(varianceRatioQuantile(AGREEMENT, sessions - 1));
}
// src/judge/cure-text.ts
const MANY_TRIALS = 30;
function cureText(cells, circumstances) {
	const dearest = cells.flatMap((cell) => cell.cure === void 0 ? [] : [cell.cure]).reduce((worst, cure) => worst === null || price(cure) > price(worst) ? cure : worst, null);
	if (dearest === null) return "measure again, or compare side by side with `ab`";
	return describeCure(dearest, circumstances);
}
function price(cure) {
	return cure.kind === "ab" ? 100 : cure.count;
}
function describeCure(cure, { minutesPerSession, stored }) {
	const about = (sessions) => minutesPerSession === null ? "" : ` (about ${Math.max(1, Math.round(sessions * minutesPerSession))} min)`;
	switch (cure.kind) {
		case "repeat": return `measure each side with ${countOf(cure.count, "trial")}${about(2)}: single values can't tell noise from a change`;
		case "baseline-sessions": return `${countOf(cure.count, "more baseline session")} would decide it${about(cure.count)}: ${stored ? "`refresh --result` the results of each further launch of the base" : "run `refresh` on the base"}, or compare side by side with \`ab\``;
		case "sessions": return `${countOf(cure.count, "more session")} of this server would decide it${about(cure.count)}, or compare side by side with \`ab\``;
		case "trials": return cure.count <= MANY_TRIALS ? `${countOf(cure.count, "trial")} a side would find a drop of the tolerance nine times in ten: ${stored ? "run the benchmark so often" : "raise `trials.most`"}` : `at this noise ${cure.count} trials a side would find a drop of the tolerance nine times in ten: make them longer (\`requests\`, \`output-tokens\`) and keep other load away`;
		case "launches": return `${cure.count} launches of the candidate${about(2 * cure.count + 1)} would tell more: raise \`trials.most\` and the budget`;
		case "ab": return `compare side by side with \`ab\`${about(2)}: no number of stored sessions would decide a change this small`;
	}
}
// src/judge/cell-reasons.ts
const NAMED_CELLS = 6;
const EXPLANATIONS = [
	{
		verdict: "invalid",
		says: "Measured values that no verdict can be based on",
		remedy: () => "Look at the named level in result.json; measure again once the cause is gone."
	},
	{
		verdict: "regressed",
		says: "Slower than the tolerance allows, and more than noise",
		remedy: () => "Look at what the differences and hints name; if the slowdown is meant, accept it with the label or `refresh --accept-reason`."
	},
	{
		verdict: "different",
		says: "Different from the baseline",
		remedy: () => "Look at what the differences and hints name."
	},
	{
		verdict: "suspected",
		says: (cells) => cells.every(({ notes }) => notes.some((note) => note.startsWith("nothing was repeated"))) ? `Beyond the tolerance, but ${UNREPEATED}, so never called regressed` : "Beyond the tolerance, but noise can't be excluded",
		remedy: sentence(cureText)
	},
	{
		verdict: "not-comparable",
		says: "Not comparable",
		remedy: () => "Measure what the baseline measured, or give this workload a baseline of its own with `--baseline FILE`; `refresh --replace` ends the present one."
	},
	{
		verdict: "missing-level",
		says: "On one side only",
		remedy: (_, { stored }) => stored ? "Give results of that level on both sides, or of neither; a baseline file takes it up with `refresh --replace`." : "Add the level to the baseline with `refresh --replace`, or take it out of the suite."
	},
	{
		verdict: "inconclusive",
		says: "A drop beyond the tolerance can't be ruled out",
		remedy: sentence(cureText)
	},
	{
		verdict: "undecided",
		says: "Neither equivalent nor different",
		remedy: sentence(cureText)
	},
	{
		verdict: "improved",
		says: "Faster than the tolerance, and more than noise",
		remedy: () => "Refresh the baseline after the merge (`refresh --replace`), so that the gain is kept."
	}
];
function explainCells(cells, circumstances) {
	return EXPLANATIONS.flatMap(({ verdict, says, remedy }) => {
		const named = cells.filter((cell) => cell.verdict === verdict);
		if (named.length === 0) return [];
		return [{
			code: verdict,
			message: `${typeof says === "string" ? says : says(named)}: ${describeCells(named, NAMED_CELLS)}.`,
			remedy: remedy(named, circumstances)
		}];
	});
}
function sentence(text) {
	return (cells, circumstances) => {
		const words = text(cells, circumstances);
		return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
	};
}
// src/judge/exit-code.ts
function exitCodeOf(verdict, policy) {
	const onFail = (action, code) => action === "fail" ? code : 0;
	switch (verdict) {
		case "pass":
		case "improved":
		case "accepted":
		case "equivalent": return 0;
		case "regressed":
		case "different": return 1;
		case "invalid": return 2;
		case "not-comparable": return onFail(policy.notComparable, 2);
		case "no-baseline": return onFail(policy.noBaseline, 2);
		case "missing-level": return onFail(policy.missingLevel, 2);
		case "suspected": return onFail(policy.suspected, 3);
		case "inconclusive":
		case "undecided": return onFail(policy.inconclusive, 3);
	}
}
// src/judge/thin-tail.ts
const NOT_JUDGED = "not judged: ";
function dropThinTail(cell, { baseline, current }, level) {
	const needed = requestsForTail(cell.metric);
	if (!cell.gated || needed === 0) return cell;
	const key = levelKey(level);
	const stated = [...baseline, ...current].flatMap(({ workload }) => workload?.requests?.[key] ?? []);
	if (stated.length === 0) {
		const note = `a tail needs ${needed} requests a trial, and nobody says how many there were`;
		return {
			...cell,
			notes: [...cell.notes, note]
		};
	}
	const fewest = Math.min(...stated);
	if (fewest >= needed) return cell;
	const why = `${NOT_JUDGED}${cell.metric} needs ${needed} requests a trial to decide, there are ${fewest}`;
	return {
		...cell,
		gated: false,
		notes: [...cell.notes, why]
	};
}
// src/judge/verdict.ts
const VERDICT_SCHEMA = "throughput-gate/verdict";
// src/judge/run-verdict.ts
const PRECEDENCE = [
	"invalid",
	"no-baseline",
	"regressed",
	"different",
	"suspected",
	"not-comparable",
	"missing-level",
	"inconclusive",
	"undecided",
	"accepted",
	"improved",
	"pass",
	"equivalent"
];
function worstVerdict(verdicts) {
	return PRECEDENCE.find((verdict) => verdicts.includes(verdict)) ?? null;
}
function concludeRun(findings) {
	const states = [...findings.states ?? [], ...impliedStates(findings)];
	const cellVerdicts = findings.cells.flatMap(({ verdict }) => verdict === "shown" ? [] : [verdict]);
	const found = [...states.map(({ verdict }) => verdict), ...cellVerdicts];
	const worst = worstVerdict(found) ?? "not-comparable";
	const acceptedBecause = findings.acceptedBecause ?? null;
	const accepted = acceptedBecause !== null && isAcceptable(worst);
	const verdict = accepted ? "accepted" : worst;
	const counted = [verdict, ...accepted ? found.filter((name) => !isAcceptable(name)) : found];
	const interrupted = states.some(({ reason }) => reason.code === "interrupted");
	return {
		schema: VERDICT_SCHEMA,
		version: 1,
		mode: findings.mode,
		suite: findings.suite,
		verdict,
		exitCode: interrupted ? 130 : exitCodeOfAll(counted, findings.policy),
		reasons: [
			...states.map(({ reason }) => reason),
			...explainCells(findings.cells, {
				minutesPerSession: findings.minutesPerSession ?? null,
				stored: findings.mode === "judge"
			}),
			...accepted ? [acceptance(acceptedBecause)] : []
		],
		cells: findings.cells,
		differences: findings.differences ?? [],
		hints: findings.hints ?? [],
		notes: findings.notes ?? []
	};
}
const isAcceptable = (verdict) => verdict === "regressed" || verdict === "suspected";
function exitCodeOfAll(verdicts, policy) {
	const failing = worstVerdict(verdicts.filter((verdict) => exitCodeOf(verdict, policy) !== 0));
	return failing === null ? 0 : exitCodeOf(failing, policy);
}
function impliedStates({ cells, states = [], differences = [] }) {
	if (states.length > 0) return [];
	const blocking = differences.filter(({ role }) => role === "blocks");
	if (blocking.length > 0) return [{
		verdict: "not-comparable",
		reason: blockedBy(blocking)
	}];
	if (cells.some(({ gated }) => gated)) return [];
	return [{
		verdict: "not-comparable",
		reason: nothingGated(cells)
	}];
}
function nothingGated(cells) {
	const left = cells.flatMap((cell) => {
		const why = cell.notes.find((note) => note.startsWith(NOT_JUDGED));
		return why === void 0 ? [] : [`${levelName(cell)} ${why}`];
	});
	if (left.length === 0) return NOTHING_GATED;
	return {
		code: "nothing-gated",
		message: `All that is gated had to be left out, so there is nothing to judge: ${left.join("; ")}.`,
		remedy: "Raise `requests`, or gate a metric that needs fewer: `metrics:` in the suite file."
	};
}
const NOTHING_GATED = {
	code: "nothing-gated",
	message: "No gated metric is on both sides, so there is nothing to judge.",
	remedy: "Gate a metric that both sides hold: `metrics:` in the suite file, with `gate: true`."
};
function blockedBy(differences) {
	return {
		code: "workload-differs",
		message: `The baseline measured something else: ${differences.map(({ fact, baseline, current }) => `${fact}: baseline ${baseline ?? "unknown"}, this run ${current ?? "unknown"}`).join("; ")}.`,
		remedy: "Measure with the workload of the baseline, or give this one a baseline of its own: --baseline FILE. `refresh --replace` ends the present one."
	};
}
function acceptance(because) {
	return {
		code: "accepted",
		message: `The change was accepted: ${because}.`,
		remedy: "Refresh the baseline after the merge with `refresh --accept-reason`, so that the next run is judged against it."
	};
}
// src/stats/variance.ts
function varianceWithin(groups) {
	const repeated = groups.filter((group) => group.length > 1);
	const df = repeated.reduce((sum, group) => sum + group.length - 1, 0);
	if (df === 0) return null;
	return {
		variance: repeated.reduce((sum, group) => sum + squaredDeviations(group), 0) / df,
		df
	};
}
function squaredDeviations(values) {
	const centre = mean([...values]);
	return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
}
function varianceBetween(means, withinVariance, size) {
	if (means.length < 2) return 0;
	return Math.max(0, sampleVariance([...means]) - withinVariance / size);
}
function shrinkVariance(observed, declared) {
	const df = declared.df + observed.df;
	return {
		variance: (declared.df * declared.variance + observed.df * observed.variance) / df,
		df
	};
}
function combineVariances(terms) {
	const parts = terms.map((term) => ({
		part: term.weight * term.variance,
		df: term.df
	}));
	const variance = parts.reduce((sum, { part }) => sum + part, 0);
	const spread = parts.reduce((sum, { part, df }) => sum + (part === 0 ? 0 : part ** 2 / df), 0);
	return {
		variance,
		df: spread === 0 ? parts.reduce((sum, { df }) => sum + df, 0) : variance ** 2 / spread
	};
}
function harmonicMean(sizes) {
	return sizes.length / sizes.reduce((sum, size) => sum + 1 / size, 0);
}
function estimateStored(cell, orientation) {
	const baseline = logsOf(cell.baseline, orientation);
	const current = logsOf(cell.current, orientation);
	const seenTrial = varianceWithin([...baseline, ...current]);
	const trial = seenTrial ?? {
		variance: cell.trialNoise ** 2,
		df: 4
	};
	const design = {
		baselineSessions: baseline.length,
		baselineSize: sizeOf(baseline),
		currentSessions: current.length,
		currentSize: sizeOf(current)
	};
	const means = meansOf(baseline);
	const currentMeans = meansOf(current);
	const between = varianceBetween(means, trial.variance, design.baselineSize);
	const currentBetween = varianceBetween(currentMeans, trial.variance, design.currentSize);
	const session = shrinkVariance(poolVariances({
		variance: between,
		df: means.length - 1
	}, {
		variance: currentBetween,
		df: current.length - 1
	}), {
		variance: cell.sessionNoise ** 2,
		df: 6
	});
	return {
		difference: {
			d: mean(currentMeans) - mean(means),
			...storedVariance(session, trial, design)
		},
		trial,
		session,
		seenSessionSd: means.length > 1 ? Math.sqrt(between) : null,
		seenCurrentSd: current.length > 1 ? Math.sqrt(currentBetween) : null,
		design,
		repeated: seenTrial !== null || baseline.length >= 3 || current.length >= 3
	};
}
function storedVariance(session, trial, design) {
	const { baselineSessions, baselineSize, currentSessions, currentSize } = design;
	return combineVariances([{
		...session,
		weight: 1 / currentSessions + 1 / baselineSessions
	}, {
		...trial,
		weight: 1 / (currentSessions * currentSize) + 1 / (baselineSessions * baselineSize)
	}]);
}
const meansOf = (sessions) => sessions.map((values) => mean([...values]));
function poolVariances(one, other) {
	const df = one.df + other.df;
	return {
		variance: df === 0 ? 0 : (one.df * one.variance + other.df * other.variance) / df,
		df
	};
}
function logsOf(sessions, orientation) {
	return sessions.map((session) => session.map((value) => orientedLog(value, orientation)));
}
function sizeOf(sessions) {
	return harmonicMean(sessions.map((session) => session.length));
}
// src/judge/outliers.ts
const FAR_TRIAL = "far from its neighbours, but counted";
const FLAG_AT = 4.5;
function flagOutliers(values, orientation, trialSd) {
	if (values.length < 3) return [];
	const logs = values.map((value) => orientedLog(value, orientation));
	const centre = median(logs);
	return logs.flatMap((x, index) => Math.abs(x - centre) > FLAG_AT * trialSd ? [index] : []);
}
function noteOutliers(cell, orientation) {
	const { variance } = shrinkVariance(varianceWithin(cell.baseline.map((session) => session.map((value) => orientedLog(value, orientation)))) ?? {
		variance: 0,
		df: 0
	}, {
		variance: cell.trialNoise ** 2,
		df: 4
	});
	return cell.current.flatMap((values, session) => {
		const flagged = flagOutliers(values, orientation, Math.sqrt(variance));
		if (flagged.length === 0) return [];
		const of = cell.current.length > 1 ? ` of session ${session + 1}` : "";
		const trials = flagged.map((index) => index + 1).join(", ");
		return [`${FAR_TRIAL}: valid trial ${trials}${of}`];
	});
}
// src/judge/prompt-tokens.ts
const OTHER_PROMPTS = "the prompts are other ones: ";
const SAME_PROMPTS = .1;
function noteOtherPrompts(cells, { baseline, current }, level) {
	const [before, now] = [promptTokens(baseline, level), promptTokens(current, level)];
	if (before === null || now === null || Math.abs(now / before - 1) <= SAME_PROMPTS) return [...cells];
	const note = `${OTHER_PROMPTS}${Math.round(now)} tokens a request, ${Math.round(before)} in the baseline`;
	return cells.map((cell) => ({
		...cell,
		notes: [...cell.notes, note]
	}));
}
function promptTokens(sessions, level) {
	const counts = sessions.flatMap((session) => {
		const output = session.outputTokens?.[levelKey(level)];
		const ratios = trialsAt(session, level).map(({ metrics }) => (metrics["total-throughput"] ?? 0) / (metrics["output-throughput"] ?? 0) - 1).filter((ratio) => Number.isFinite(ratio) && ratio > 0);
		return output === void 0 || ratios.length === 0 ? [] : [mean(ratios) * output];
	});
	return counts.length === 0 ? null : mean(counts);
}
// src/baseline/facts.ts
function findDifferences(pairs, role) {
	const differences = [];
	const unknown = [];
	for (const { fact, baseline, current } of pairs) {
		if (baseline === void 0 && current === void 0) continue;
		if (baseline === void 0 || current === void 0) unknown.push(fact);
		else if (baseline !== current) differences.push({
			fact,
			baseline: baseline ?? "none",
			current: current ?? "none",
			role
		});
	}
	return {
		differences,
		unknown
	};
}
function stateFact(value) {
	return value === void 0 ? void 0 : String(value);
}
function pairRecords(baseline = {}, current = {}) {
	const names = [...new Set([...Object.keys(baseline), ...Object.keys(current)])].sort();
	const stated = (facts, name) => Object.hasOwn(facts, name) ? facts[name] : void 0;
	return names.map((fact) => ({
		fact,
		baseline: stated(baseline, fact),
		current: stated(current, fact)
	}));
}
// src/baseline/compare-units.ts
function compareUnits(baseline, current) {
	const state = ({ unit, direction }) => `${unit}, ${direction} is better`;
	return findDifferences(Object.entries(current).flatMap(([metric, now]) => {
		const before = Object.hasOwn(baseline, metric) ? baseline[metric] : void 0;
		return before === void 0 ? [] : [{
			fact: `unit of ${metric}`,
			baseline: state(before),
			current: state(now)
		}];
	}), "blocks").differences;
}
// src/baseline/compare-workload.ts
const stateJson = (value) => value === void 0 ? void 0 : canonicalJson(value);
const SHORT_HASH = 12;
const shorten = (hash) => hash?.slice(0, SHORT_HASH);
function compareWorkload(baseline, current) {
	return findDifferences([
		{
			fact: "prompt set",
			baseline: shorten(baseline.promptSetHash),
			current: shorten(current.promptSetHash)
		},
		{
			fact: "sampling",
			baseline: stateJson(baseline.sampling),
			current: stateJson(current.sampling)
		},
		{
			fact: "extra body",
			baseline: stateJson(baseline.extraBody),
			current: stateJson(current.extraBody)
		},
		{
			fact: "cache mode",
			baseline: baseline.cache,
			current: current.cache
		},
		{
			fact: "api",
			baseline: baseline.api,
			current: current.api
		},
		{
			fact: "version of the metric definitions",
			baseline: stateFact(baseline.metricDefinitions),
			current: stateFact(current.metricDefinitions)
		},
		...pairRecords(baseline.stated, current.stated)
	], "blocks");
}
const stateLength = ({ kind, tokens }) => kind === "pinned" ? `${tokens}` : `at most ${tokens}`;
function compareByLevel(baseline, current, fact, state) {
	return Object.entries(current ?? {}).flatMap(([key, now]) => {
		const before = baseline !== void 0 && Object.hasOwn(baseline, key) ? baseline[key] : void 0;
		if (before === void 0 || state(before) === state(now)) return [];
		return [[key, {
			fact: `${fact} at ${levelName(levelOfKey(key))}`,
			baseline: state(before),
			current: state(now),
			role: "blocks"
		}]];
	});
}
function compareOutputs(baseline, current) {
	return new Map([...compareByLevel(baseline.requests, current.requests, "requests a trial", String), ...compareByLevel(baseline.outputs, current.outputs, "output tokens", stateLength)]);
}
// src/baseline/launch-arguments.ts
const OTHER_FLAGS = new Set([...[
	"--port",
	"--host",
	"--uds",
	"--root-path",
	"--url",
	"--served-model-name",
	"--alias"
], ...["--seed", "--random-seed"]]);
function hidePlace(value) {
	return /^(\/|\.{1,2}\/|~|[A-Za-z]:\\)|:\/\//.test(value) ? "<path>" : value;
}
const isFlag = (argument) => /^-{1,2}[A-Za-z]/.test(argument);
function readLaunchArguments(list) {
	const values = new Map();
	let flag = null;
	let place = 0;
	for (const argument of list) if (isFlag(argument)) {
		const [name = argument, ...rest] = argument.split("=");
		flag = name;
		values.set(flag, hidePlace(rest.join("=")));
	} else if (flag !== null) values.set(flag, [values.get(flag), hidePlace(argument)].filter((part) => part).join(" "));
	else values.set(`argument ${++place}`, hidePlace(argument));
	for (const name of values.keys()) if (OTHER_FLAGS.has(name)) values.delete(name);
	return values;
}
// src/baseline/configuration.ts
const SINGLE_FACTS = [
	["engine", "engine"],
	["engine version", "engineVersion"],
	["model", "model"],
	["model revision", "modelRevision"],
	["dtype", "dtype"],
	["quantisation", "quantisation"]
];
function launchFacts({ launchArguments }) {
	if (launchArguments === void 0) return void 0;
	const entries = [...readLaunchArguments(launchArguments)];
	return Object.fromEntries(entries.map(([flag, value]) => [`launch argument ${flag}`, value || "set"]));
}
function variableFacts({ environmentVariables }) {
	if (environmentVariables === void 0) return void 0;
	const entries = Object.entries(environmentVariables);
	return Object.fromEntries(entries.map(([name, value]) => [`environment variable ${name}`, hidePlace(value)]));
}
function pairLists(baseline, current, list) {
	if (baseline === void 0 || current === void 0) {
		const word = (facts) => facts === void 0 ? void 0 : canonicalJson(facts);
		return [{
			fact: list,
			baseline: word(baseline),
			current: word(current)
		}];
	}
	return [...new Set([...Object.keys(baseline), ...Object.keys(current)])].sort().map((fact) => ({
		fact,
		baseline: baseline[fact] ?? null,
		current: current[fact] ?? null
	}));
}
function pairConfiguration(baseline, current) {
	return [
		...SINGLE_FACTS.map(([fact, key]) => ({
			fact,
			baseline: baseline[key],
			current: current[key]
		})),
		...pairLists(launchFacts(baseline), launchFacts(current), "launch arguments"),
		...pairLists(variableFacts(baseline), variableFacts(current), "environment variables")
	];
}
function compareConfiguration(baseline, current) {
	return findDifferences(pairConfiguration(baseline, current), "shown");
}
function hashConfiguration(identity) {
	const single = SINGLE_FACTS.flatMap(([fact, key]) => identity[key] === void 0 ? [] : [[fact, identity[key]]]);
	const facts = {
		...Object.fromEntries(single),
		...launchFacts(identity),
		...variableFacts(identity)
	};
	if (Object.keys(facts).length === 0) return null;
	return createHash("sha256").update(canonicalJson(facts)).digest("hex");
}
// src/baseline/metric-definitions.ts
const TTFT = "from the request's last byte written, on an open connection, to the first event with a token";
const DURATION = "time from the first request sent to the last token";
const OWN = {
	"output-throughput": `output tokens by usage ÷ ${DURATION}`,
	"steady-output-throughput": "output tokens by event time while all slots are busy",
	"total-throughput": `prompt and output tokens by usage ÷ ${DURATION}`,
	"request-throughput": `good requests ÷ ${DURATION}`,
	"peak-output-throughput": "output tokens by usage in the fullest second, sliding",
	"per-user-throughput": "1000 ÷ TPOT",
	goodput: `requests within the SLOs ÷ ${DURATION}`,
	"achieved-concurrency": `sum of the latencies ÷ ${DURATION}`,
	...spread("ttft", TTFT),
	...spread("tpot", "(last token − first token) ÷ (output tokens by usage − 1)"),
	...spread("itl", "gaps between events with tokens"),
	...spread("e2e", "from the request's last byte written to the last token")
};
function spread(family, words) {
	const ids = [
		"mean",
		"p50",
		"p90",
		"p95",
		"p99"
	].map((statistic) => [`${family}-${statistic}`, words]);
	return Object.fromEntries(ids);
}
function definitionOf({ definitions, workload }, metric) {
	if (definitions !== void 0) return Object.hasOwn(definitions, metric) ? definitions[metric] : void 0;
	return workload.metricDefinitions !== void 0 && Object.hasOwn(OWN, metric) ? OWN[metric] : void 0;
}
const metricsOf = ({ trials }) => [...new Set(trials.flatMap((trial) => Object.keys(trial.metrics)))];
const without = (session, metrics) => ({
	...session,
	trials: session.trials.map((trial) => ({
		...trial,
		metrics: Object.fromEntries(Object.entries(trial.metrics).filter(([id]) => !metrics.has(id)))
	}))
});
const definesAlike = (a, b) => a.definitions === void 0 && b.definitions === void 0 && a.workload.metricDefinitions === b.workload.metricDefinitions;
function hasUnstatedDefinitions(session, current) {
	if (definesAlike(session, current)) return false;
	const held = new Set(metricsOf(session));
	return metricsOf(current).some((metric) => held.has(metric) && definitionOf(session, metric) === void 0 !== (definitionOf(current, metric) === void 0));
}
function findOtherDefinitions(session, current) {
	if (definesAlike(session, current)) return new Map();
	const now = new Set(metricsOf(current));
	const pairs = metricsOf(session).flatMap((metric) => {
		const [before, after] = [definitionOf(session, metric), definitionOf(current, metric)];
		if (!now.has(metric) || before === void 0 || after === void 0 || before === after) return [];
		return [[metric, {
			fact: `definition of ${metric}`,
			baseline: before,
			current: after,
			role: "warns"
		}]];
	});
	return new Map(pairs);
}
function selectDefinedMetrics(sessions, current) {
	const others = sessions.map((session) => findOtherDefinitions(session, current));
	if (others.every((differing) => differing.size === 0)) return {
		sessions,
		blockedMetrics: []
	};
	const holds = sessions.map((session) => new Set(metricsOf(session)));
	const agreed = new Set(metricsOf(current).filter((metric) => holds.some((held, i) => held.has(metric) && !others[i]?.has(metric))));
	const blocked = new Map(others.flatMap((differing) => [...differing].filter(([metric]) => !agreed.has(metric))));
	return {
		sessions: sessions.map((session, i) => {
			const lost = [...others[i]?.keys() ?? []].filter((metric) => agreed.has(metric));
			return lost.length === 0 ? session : without(session, new Set(lost));
		}),
		blockedMetrics: [...blocked].map(([metric, difference]) => ({
			metric,
			difference
		}))
	};
}
function wordBlockedMetrics(blocked) {
	return [...group(blocked).values()].map(({ difference, metrics }) => ({
		...difference,
		fact: `definition of ${metrics.join(", ")}`
	}));
}
function group(blocked) {
	const groups = new Map();
	for (const { metric, difference } of blocked) {
		const key = JSON.stringify([difference.baseline, difference.current]);
		const known = groups.get(key) ?? {
			difference,
			metrics: []
		};
		known.metrics.push(metric);
		groups.set(key, known);
	}
	return groups;
}
// src/stats/geometric-mean.ts
function geometricMean(values) {
	return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
export { exitCodeOf as A, varianceBetween as C, worstVerdict as D, isAcceptable as E, normalQuantile as F, UNREPEATED as M, reachNotes as N, VERDICT_SCHEMA as O, storedNotes as P, shrinkVariance as S, concludeRun as T, noteOutliers as _, wordBlockedMetrics as a, combineVariances as b, compareOutputs as c, findDifferences as d, pairRecords as f, FAR_TRIAL as g, noteOtherPrompts as h, selectDefinedMetrics as i, cureText as j, dropThinTail as k, compareWorkload as l, OTHER_PROMPTS as m, findOtherDefinitions as n, compareConfiguration as o, stateFact as p, hasUnstatedDefinitions as r, hashConfiguration as s, geometricMean as t, compareUnits as u, estimateStored as v, varianceWithin as w, harmonicMean as x, storedVariance as y };
