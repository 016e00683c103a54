import { _ as levelKey, a as orientedLog, d as signedPercent, f as countOf, n as trialsAt, u as plainPercent, v as levelName } from "./side-session.js";
import { a as requestsForTail } from "./quote-for-shell.js";
import { a as median, i as mean, o as sampleVariance } from "./libraries.js";
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
// src/judge/cure-text.ts
const MANY_TRIALS = 30;
function cureText(cells, costs) {
	const dearest = cells.flatMap((cell) => cell.cure === void 0 ? [] : [cell.cure]).reduce((worst, cure) => worst === null || price(cure) > price(worst) ? cure : worst, null);
	if (dearest === null) return "measure again, or compare side by side with `ab`";
	return describeCure(dearest, costs);
}
function price(cure) {
	return cure.kind === "ab" ? 100 : cure.count;
}
function describeCure(cure, { minutesPerSession }) {
	const about = (sessions) => minutesPerSession === null ? "" : ` (about ${Math.max(1, Math.round(sessions * minutesPerSession))} min)`;
	switch (cure.kind) {
		case "repeat": return `measure each side with ${countOf(cure.count, "trial")}${about(2)}: single values can't tell noise from a change`;
		case "baseline-sessions": return `${countOf(cure.count, "more baseline session")} would decide it${about(cure.count)}: run \`refresh\` on the base, or compare side by side with \`ab\``;
		case "sessions": return `${countOf(cure.count, "more session")} of this server would decide it${about(cure.count)}, or compare side by side with \`ab\``;
		case "trials": return cure.count <= MANY_TRIALS ? `${countOf(cure.count, "trial")} a side would find a drop of the tolerance nine times in ten: raise \`trials.most\`` : `at this noise ${cure.count} trials a side would find a drop of the tolerance nine times in ten: make them longer (\`requests\`, \`output-tokens\`) and keep other load away`;
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
		says: "Beyond the tolerance, but noise can't be excluded",
		remedy: sentence(cureText)
	},
	{
		verdict: "not-comparable",
		says: "Not comparable",
		remedy: () => "Take a new baseline with `refresh --replace`, or measure what the baseline measured."
	},
	{
		verdict: "missing-level",
		says: "On one side only",
		remedy: () => "Add the level to the baseline with `refresh --replace`, or take it out of the suite."
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
function explainCells(cells, costs) {
	return EXPLANATIONS.flatMap(({ verdict, says, remedy }) => {
		const named = cells.filter((cell) => cell.verdict === verdict);
		if (named.length === 0) return [];
		return [{
			code: verdict,
			message: `${says}: ${describeCells(named, NAMED_CELLS)}.`,
			remedy: remedy(named, costs)
		}];
	});
}
function sentence(text) {
	return (cells, costs) => {
		const words = text(cells, costs);
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
			...explainCells(findings.cells, { minutesPerSession: findings.minutesPerSession ?? null }),
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
		remedy: "Measure with the workload of the baseline, or take a new baseline with `refresh --replace`."
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
// src/stats/geometric-mean.ts
function geometricMean(values) {
	return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
export { dropThinTail as _, noteOutliers as a, combineVariances as c, varianceBetween as d, varianceWithin as f, VERDICT_SCHEMA as g, worstVerdict as h, FAR_TRIAL as i, harmonicMean as l, isAcceptable as m, OTHER_PROMPTS as n, estimateStored as o, concludeRun as p, noteOtherPrompts as r, storedVariance as s, geometricMean as t, shrinkVariance as u, exitCodeOf as v, cureText as y };
