import { i as __toESM, r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { t as GateError } from "./gate-error.js";
import { S as levelOfKey, _ as distinctLevels, a as orientedLog, b as levelKey, c as worsePercent, h as signedPercent, i as betterThreshold, l as worseThreshold, m as plainPercent, n as trialsAt, o as rawChangePercent, p as countOf, r as valuesAt, s as valueOfLog, t as levelsOf$1, u as mean, v as groupByLabel, x as levelName, y as isSameLevel } from "./side-session.js";
import { _ as dropThinTail, a as noteOutliers, f as varianceWithin, o as estimateStored, p as concludeRun, r as noteOtherPrompts, s as storedVariance, y as cureText } from "./geometric-mean.js";
import { a as RANDOM_PROMPT_COUNT, h as BASELINE_SCHEMA, o as makeRandomPrompts } from "./prepare.js";
import { t as makeFolder } from "./make-folder.js";
import { c as explainWriteFailure, l as writeWhole, t as formatEstimate } from "./progress-line.js";
import { a as METRICS, n as roundFigure, r as canonicalJson } from "./print-baseline.js";
import { a as isCutShort, n as percentile, r as sortAscending, t as meanOf } from "./percentile.js";
import { n as findDrift, t as describeDrift } from "./drift.js";
import { a as allocateColumns, i as STOP, n as FINISH_REASONS, r as STATE, s as readEvents, t as COUNTER } from "./trial-columns.js";
import { c as writeNonce, y as readClockMs } from "./request-run.js";
import { A as selectGpus, C as noteUnreadCounters, D as startDeadline, E as getInfo, O as readGpuProcesses, T as readDrainedCounters, _ as acquireLock, a as readIdentity, b as readModelIds, c as holdMachine, d as findSecrets, f as redactError, g as redactingIo, h as redactingGenerate, i as identityChanges, j as maskSecretFields, k as readGpus, l as launchFromSuite, m as redactRecords, n as readLocalFacts, o as awaitReady, p as redactReason, r as runsHere, s as generateOnce, t as makeTarget, u as pause, w as readCounters, y as nameLostModel } from "./server-target.js";
import { t as CLIENT } from "./version.js";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { createHash, randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
// src/baseline/imported-session.ts
function toTrial(concurrency, trial) {
	const unreliable = new Set(trial.unreliable ?? []);
	const figures = Object.entries(trial.metrics).filter(([id]) => !unreliable.has(id));
	return {
		concurrency,
		metrics: Object.fromEntries(figures.map(([id, value]) => [id, roundFigure(value)]))
	};
}
function meanOutputTokens({ levels }) {
	const entries = levels.flatMap(({ concurrency, trials }) => {
		const valid = trials.filter((trial) => trial.valid);
		const good = valid.reduce((sum, trial) => sum + trial.requests.good, 0);
		const tokens = valid.reduce((sum, trial) => sum + trial.tokens.output, 0);
		return good === 0 ? [] : [[levelKey({ concurrency }), roundFigure(tokens / good)]];
	});
	return Object.fromEntries(entries);
}
function problemsOf({ reasons, levels }) {
	const why = levels.filter((level) => !level.trials.some((trial) => trial.valid)).map(({ concurrency, trials }) => {
		const reason = trials.at(-1)?.reasons[0];
		return `no valid trial at ${levelName({ concurrency })}${reason === void 0 ? "" : `: ${reason.message}`}`;
	});
	return [
		...reasons.map((reason) => reason.message),
		...levels.length === 0 ? ["no level was measured"] : [],
		...why
	];
}
const unitsOf = (session, trials) => {
	const present = new Set(trials.flatMap((trial) => Object.keys(trial.metrics)));
	return Object.fromEntries(Object.entries(session.units).filter(([id]) => present.has(id)));
};
function fromSession(session, source = "this run") {
	const { suite, ...environment } = session.fingerprint.environment;
	const { commit, runner } = session.provenance;
	const trials = session.levels.flatMap(({ concurrency, trials: all }) => all.filter((trial) => trial.valid).map((trial) => toTrial(concurrency, trial)));
	return {
		source,
		tool: session.client.name,
		suite,
		environment,
		units: unitsOf(session, trials),
		session: {
			id: session.id,
			takenAt: session.startedAt,
			...commit === void 0 ? {} : { commit },
			...runner === void 0 ? {} : { runner },
			clientVersion: session.client.version,
			configurationHash: session.fingerprint.configurationHash,
			workload: session.fingerprint.workload,
			identity: session.identity,
			outputTokens: meanOutputTokens(session),
			trials
		},
		problems: problemsOf(session),
		notes: session.notes
	};
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
// src/baseline/make-reference.ts
function makeReference(sessions) {
	const entries = new Map();
	for (const each of sessions) {
		const key = canonicalJson(each.environment);
		const entry = entries.get(key) ?? {
			environment: each.environment,
			units: {},
			sessions: [],
			anchors: []
		};
		entries.set(key, addTo(entry, each));
	}
	const suite = sessions.find((each) => each.suite !== null)?.suite ?? "";
	return {
		schema: BASELINE_SCHEMA,
		version: 1,
		suite,
		environments: [...entries.values()]
	};
}
function addTo(entry, { units, session, source }) {
	const [clash] = compareUnits(entry.units, units);
	if (clash !== void 0) throw new GateError("bad-result", `${source}: ${clash.fact}: ${clash.current}, but ${clash.baseline} in another file of the same side`, "Give files of one side that measure in the same units.");
	if (entry.sessions.some((other) => other.id === session.id)) throw new GateError("bad-result", `${source}: session ${session.id} is given twice`, "Give each session once: the same one twice would count as independent evidence.");
	return {
		...entry,
		units: {
			...entry.units,
			...units
		},
		sessions: [...entry.sessions, session]
	};
}
// src/judge/ab-plan.ts
const LOOKS = [
	3,
	6,
	10
];
const FAIL_FROM = 6;
const MISS = {
	total: .03,
	look: .01
};
const FALSE_ALARM = {
	total: .01,
	look: .005
};
function planLooks(first, most) {
	const between = LOOKS.filter((look) => look > first && look < most);
	return [...new Set([
		first,
		...between,
		Math.max(first, most)
	])];
}
function planForRecord(cells) {
	const sizes = cells.flatMap(({ baseline, current }) => [baseline.flat().length, current.flat().length]);
	return {
		looks: [Math.max(1, Math.min(...sizes.filter((size) => size > 0)))],
		launches: { kind: "side-by-side" }
	};
}
function describeLaunches({ launches }) {
	return launches.kind === "side-by-side" ? "one launch a side was compared: a difference between two launches of the same server is not in the error" : `launches alternated, with a declared sd between launches of ${plainPercent(100 * launches.noise)} in the error`;
}
function failLooks(looks) {
	const late = looks.filter((look) => look >= FAIL_FROM);
	return late.length > 0 ? late : looks.slice(-1);
}
function errorRates(looks) {
	return {
		pass: Math.min(MISS.look, MISS.total / looks.length),
		fail: Math.min(FALSE_ALARM.look, FALSE_ALARM.total / failLooks(looks).length)
	};
}
function seenAtLook(cell, look, plan) {
	if (plan.launches.kind === "side-by-side") {
		const last = look === plan.looks.at(-1);
		const arms = [cell.baseline, cell.current].map((arm) => last ? arm.flat() : arm.flat().slice(0, look));
		const [baseline, current] = arms;
		if (baseline === void 0 || current === void 0) return null;
		return arms.some((arm) => arm.length < look) ? null : {
			...cell,
			baseline: [baseline],
			current: [current]
		};
	}
	let trials = 0;
	const launches = cell.current.findIndex((launch) => {
		trials += launch.length;
		return trials >= look;
	});
	if (launches < 0 || cell.baseline.length < launches + 2) return null;
	return {
		...cell,
		baseline: cell.baseline.slice(0, launches + 2),
		current: cell.current.slice(0, launches + 1)
	};
}
// src/baseline/comparable-facts.ts
function printComparableFacts({ suite, environment, units, session }) {
	const { id: _id, takenAt: _takenAt, commit: _commit, trials, ...facts } = session;
	const measured = trials.map((trial) => [levelKey(trial), Object.keys(trial.metrics)]);
	const cells = [...new Set(measured.map((cell) => JSON.stringify(cell)))];
	return JSON.stringify([
		suite,
		environment,
		units,
		facts,
		cells
	]);
}
// src/baseline/compare-workload.ts
const stateJson = (value) => value === void 0 ? void 0 : canonicalJson(value);
function compareWorkload(baseline, current) {
	return findDifferences([
		{
			fact: "prompt set",
			baseline: baseline.promptSetHash,
			current: current.promptSetHash
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
// src/baseline/token-totals.ts
const EQUAL = .005;
const CLOSE = .1;
function compareTokenTotals(baseline, current, level, output) {
	const [before, now] = [meanLength(baseline, level), meanLength(current, level)];
	if (output === "pinned" || before === null || now === null) return { kind: "unknown" };
	const change = now / before - 1;
	if (Math.abs(change) <= (output === void 0 ? CLOSE : EQUAL)) return { kind: "equal" };
	const changePercent = 100 * change;
	if (Math.abs(change) <= CLOSE) return {
		kind: "close",
		changePercent
	};
	return {
		kind: "different",
		changePercent,
		baseline: before,
		current: now
	};
}
function meanLength(sessions, level) {
	const lengths = sessions.flatMap(({ outputTokens: all }) => {
		const length = all !== void 0 && Object.hasOwn(all, level) ? all[level] : void 0;
		return length === void 0 || length <= 0 ? [] : [length];
	});
	return lengths.length === 0 ? null : mean(lengths);
}
// src/baseline/comparable-levels.ts
function dropDifferingLevels(sessions, current) {
	const kept = [];
	const blocked = new Map();
	for (const session of sessions) {
		const differing = compareOutputs(session.workload, current.workload);
		for (const [key, difference] of differing) blocked.set(key, difference);
		kept.push(withoutLevels(session, new Set(differing.keys())));
	}
	if (blocked.size === 0) return {
		kept,
		blockedLevels: []
	};
	const left = new Set(kept.flatMap(({ trials }) => trials.map(levelKey)));
	return {
		kept,
		blockedLevels: [...blocked].filter(([key]) => !left.has(key)).map(([key, difference]) => ({
			level: levelOfKey(key),
			difference
		}))
	};
}
function withoutLevels(session, keys) {
	if (keys.size === 0) return session;
	return {
		...session,
		trials: session.trials.filter((trial) => !keys.has(levelKey(trial)))
	};
}
function dropOtherAnswers(sessions, current) {
	const blockedLevels = distinctLevels(current.trials).flatMap((level) => {
		const key = levelKey(level);
		const totals = compareTokenTotals(sessions, [current], key, current.workload.outputs?.[key]?.kind);
		if (totals.kind !== "different") return [];
		const fact = `output tokens a request at ${levelName(level)} (not pinned, at most 10 % apart)`;
		const [baseline, now] = [totals.baseline.toFixed(1), totals.current.toFixed(1)];
		return [{
			level,
			difference: {
				fact,
				baseline,
				current: now,
				role: "blocks"
			}
		}];
	});
	const keys = new Set(blockedLevels.map(({ level }) => levelKey(level)));
	return {
		kept: sessions.map((session) => withoutLevels(session, keys)),
		blockedLevels
	};
}
function selectComparableLevels(all, current) {
	const lengths = dropDifferingLevels(all, current);
	const answers = dropOtherAnswers(lengths.kept, current);
	return {
		sessions: answers.kept.filter((session) => session.trials.length > 0),
		blockedLevels: [...lengths.blockedLevels, ...answers.blockedLevels]
	};
}
// src/baseline/compare-surroundings.ts
function compareSurroundings(baseline, current) {
	const pair = (fact, key) => ({
		fact,
		baseline: stateFact(baseline.identity[key]),
		current: stateFact(current.identity[key])
	});
	return findDifferences([
		pair("driver", "driver"),
		pair("power limit (W)", "powerLimitWatts"),
		pair("host", "host"),
		{
			fact: "client version",
			baseline: baseline.clientVersion,
			current: current.clientVersion
		}
	], "warns");
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
const TTFT$1 = "from the request's last byte written, on an open connection, to the first event with a token";
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
	...spread("ttft", TTFT$1),
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
// src/baseline/select-environment.ts
function pairEnvironments(baseline, current) {
	return [
		{
			fact: "GPU model",
			baseline: baseline.gpu,
			current: current.gpu
		},
		{
			fact: "GPUs in the machine",
			baseline: stateFact(baseline.gpuCount),
			current: stateFact(current.gpuCount)
		},
		{
			fact: "MIG profile",
			baseline: baseline.mig,
			current: current.mig
		},
		...pairRecords(baseline.stated, current.stated)
	];
}
function weigh(entry, suitePair, current) {
	const pairs = [suitePair, ...pairEnvironments(entry.environment, current)];
	return {
		entry,
		equal: pairs.filter((pair) => pair.baseline !== void 0 && pair.baseline === pair.current).length,
		...findDifferences(pairs, "selects")
	};
}
const newestOf = ({ entry }) => entry.sessions.at(-1)?.takenAt ?? "";
const byFit = (a, b) => a.differences.length - b.differences.length || b.equal - a.equal || (newestOf(a) < newestOf(b) ? 1 : newestOf(a) > newestOf(b) ? -1 : 0);
function selectEnvironment(baseline, current) {
	const suitePair = {
		fact: "suite",
		baseline: baseline.suite || void 0,
		current: current.suite || void 0
	};
	const candidates = baseline.environments.map((entry) => weigh(entry, suitePair, current.environment)).sort(byFit);
	const [best] = candidates;
	if (best === void 0) return {
		environment: null,
		nearest: null,
		differences: [],
		unknown: [],
		fitting: 0
	};
	const { entry, differences, unknown } = best;
	const fitting = candidates.filter((each) => each.differences.length === 0 && each.equal === best.equal).length;
	return {
		environment: differences.length === 0 ? entry : null,
		nearest: entry,
		differences,
		unknown,
		fitting
	};
}
// src/baseline/compare-with-baseline.ts
const noteUnknown = (facts) => facts.length === 0 ? [] : [`known on one side only, taken as equal: ${[...new Set(facts)].join(", ")}`];
function compareBeside(newest, current) {
	if (newest === void 0) return {
		differences: [],
		unknown: []
	};
	const surroundings = compareSurroundings(newest, current);
	const configuration = compareConfiguration(newest.identity, current.identity);
	return {
		differences: [...surroundings.differences, ...configuration.differences],
		unknown: [...surroundings.unknown, ...configuration.unknown]
	};
}
function compareInEnvironment(environment, current, before) {
	const workloads = environment.sessions.map((session) => compareWorkload(session.workload, current.session.workload));
	const fitting = environment.sessions.filter((_, i) => workloads[i]?.differences.length === 0);
	const beside = compareBeside(fitting.at(-1) ?? environment.sessions.at(-1), current.session);
	const otherWorkload = fitting.length === 0 ? workloads.at(-1)?.differences ?? [] : [];
	const blocking = [...compareUnits(environment.units, current.units), ...otherWorkload];
	const unstated = fitting.some((session) => hasUnstatedDefinitions(session, current.session));
	const leftOut = environment.sessions.length - fitting.length;
	const notes = [
		...before,
		...noteUnknown([
			...workloads.flatMap((workload) => workload.unknown),
			...beside.unknown,
			...unstated ? ["metric definitions"] : []
		]),
		...leftOut > 0 && fitting.length > 0 ? [`${leftOut} baseline sessions of another workload are left out`] : []
	];
	const { blockedMetrics, sessions: defined } = selectDefinedMetrics(fitting.length > 0 ? fitting : environment.sessions, current.session);
	if (blocking.length > 0) return {
		kind: "not-comparable",
		environment,
		differences: [
			...blocking,
			...wordBlockedMetrics(blockedMetrics),
			...beside.differences
		],
		notes
	};
	const levels = selectComparableLevels(defined, current.session);
	const differences = [
		...levels.blockedLevels.map((level) => level.difference),
		...wordBlockedMetrics(blockedMetrics),
		...beside.differences
	];
	if (levels.sessions.length === 0) return {
		kind: "not-comparable",
		environment,
		differences,
		notes
	};
	return {
		kind: "comparable",
		environment,
		...levels,
		blockedMetrics,
		differences,
		notes
	};
}
function compareWithBaseline(baseline, current) {
	const { environment, nearest, differences, unknown, fitting } = selectEnvironment(baseline, current);
	const several = `${fitting} environments of the baseline fit what is known of this machine: the one measured last is taken`;
	const notes = [...noteUnknown(unknown), ...fitting > 1 ? [several] : []];
	if (environment === null) return {
		kind: "no-environment",
		nearest,
		differences,
		notes
	};
	return compareInEnvironment(environment, current, notes);
}
// src/baseline/without-own-sessions.ts
function withoutOwnSessions(baseline, judged) {
	const own = new Map(judged.map((session) => [session.id, figuresOf(session)]));
	let left = 0;
	const environments = baseline.environments.map((environment) => {
		const sessions = environment.sessions.filter((session) => own.get(session.id) !== figuresOf(session));
		left += environment.sessions.length - sessions.length;
		return {
			...environment,
			sessions
		};
	});
	if (left === 0) return {
		baseline,
		left
	};
	return {
		baseline: {
			...baseline,
			environments: environments.filter(({ sessions }) => sessions.length > 0)
		},
		left
	};
}
const figuresOf = ({ trials }) => canonicalJson(trials);
// src/judge/likely-causes.ts
const FITTING = {
	everything: /dtype|quanti|model|driver|power|clock|gpu|engine|host|attention|compil/i,
	"latency-path": /eager|graph|specul|draft|compil|overlap|async/i,
	"high-concurrency": /max.?num.?seqs|max.?running|batch|memory|kv|cache|parallel|schedul|chunk|slots|swap|nccl|all.?reduce/i,
	"one-batch-size": /graph|capture|bs\b|batch.?size|attention|moe|kernel|compil/i,
	prefill: /prefill|chunk|batched.?tokens|prefix|cache|schedul|max.?num.?seqs|slots/i
};
function configurationHints(cause, differences) {
	return differences.filter(({ role }) => role === "shown" || role === "warns").filter(({ fact }) => FITTING[cause].test(fact)).map(({ fact, baseline, current }) => `Fits: ${fact} was ${baseline ?? "not given"}, is ${current ?? "not given"}.`);
}
// src/judge/diagnose-curve.ts
function diagnoseCurve({ cells, differences, counters = {} }) {
	const hints = groupByLabel(cells).flatMap((own) => diagnoseLabel(own, differences));
	return [...new Set(hints), ...preemptionHints(counters)];
}
function diagnoseLabel(cells, differences) {
	const curve = curveOf(cells);
	const pattern = patternOf(curve);
	const crossing = crossingOf(curve);
	const waiting = waitingLevels(cells);
	return [
		...crossing === null ? [] : [crossing],
		...pattern === null ? [] : [pattern.text, ...configurationHints(pattern.cause, differences)],
		...waiting === null ? [] : [waiting.text, ...configurationHints(waiting.cause, differences)]
	];
}
function curveOf(cells) {
	const measured = cells.filter(({ deltaPercent, concurrency }) => deltaPercent !== null && concurrency !== null);
	const metric = measured.filter((cell) => cell.gated && cell.direction === "higher")[0]?.metric ?? "output-throughput";
	return measured.filter((cell) => cell.metric === metric).map((cell) => pointOf(cell)).sort((a, b) => (a.cell.concurrency ?? 0) - (b.cell.concurrency ?? 0));
}
function pointOf(cell) {
	const deltaPercent = cell.deltaPercent ?? 0;
	const gain = cell.direction === "lower" ? -deltaPercent : deltaPercent;
	return {
		cell,
		turn: gain <= -cell.tolerancePercent ? "worse" : gain >= cell.tolerancePercent ? "better" : "same",
		deltaPercent
	};
}
function patternOf(curve) {
	const worse = curve.filter(({ turn }) => turn === "worse");
	const [lowest, first] = [curve[0], worse[0]];
	if (curve.length < 2 || lowest === void 0 || first === void 0) return null;
	if (curve.some(({ turn }) => turn === "better")) return null;
	const where = worse.map(({ cell }) => levelName(cell)).join(", ");
	if (worse.length === curve.length) return allDown(worse);
	const start = curve.indexOf(first);
	const contiguous = worse.every((point, index) => curve[start + index] === point);
	const reachesTop = worse.at(-1) === curve.at(-1);
	if (worse.length === 1 && first === lowest) return {
		text: `Only ${where} is slower: the latency path, CUDA graphs or speculation.`,
		cause: "latency-path"
	};
	if (worse.length === 1 && !reachesTop) return {
		text: `A cliff at ${where} with its neighbours unchanged: batch-size capture or kernel selection.`,
		cause: "one-batch-size"
	};
	if (contiguous && reachesTop) return {
		text: `Only high concurrency is slower (${where}): scheduler, KV cache, preemption or communication.`,
		cause: "high-concurrency"
	};
	return null;
}
function allDown(worse) {
	const deltas = worse.map(({ deltaPercent }) => deltaPercent);
	const [least, most] = [Math.max(...deltas), Math.min(...deltas)];
	const first = worse[0]?.cell;
	if (least - most > (first?.tolerancePercent ?? 0)) return null;
	const range = `${signedPercent(least)} to ${signedPercent(most)}`;
	return {
		text: `${first?.label === void 0 ? "All levels" : `All levels of ${first.label}`} are slower alike (${range}): host, clocks, model or dtype.`,
		cause: "everything"
	};
}
function crossingOf(curve) {
	const turned = curve.filter(({ turn }) => turn !== "same");
	const turns = turned.flatMap((point, index) => {
		const before = turned[index - 1];
		return before === void 0 || before.turn === point.turn ? [] : [{
			before,
			point
		}];
	});
	if (turns.length === 0) return null;
	const words = turns.map(({ before, point }) => `${before.turn} at ${levelName(before.cell)} (${signedPercent(before.deltaPercent)}) and ${point.turn} at ${levelName(point.cell)} (${signedPercent(point.deltaPercent)})`);
	return `The curves cross between ${turns.map(({ before, point }) => `${before.cell.concurrency} and ${point.cell.concurrency}`).join(", and between ")}: ${words.join("; ")}.`;
}
function waitingLevels(cells) {
	const turnOf = (metric, concurrency) => cells.filter((cell) => cell.metric === metric && cell.concurrency === concurrency && cell.deltaPercent !== null).map((cell) => pointOf(cell).turn)[0];
	const late = cells.filter((cell) => cell.metric === "ttft-p50" && turnOf("ttft-p50", cell.concurrency) === "worse" && turnOf("tpot-mean", cell.concurrency) === "same");
	if (late.length === 0) return null;
	return {
		text: `TTFT is up at ${late.map(levelName).join(", ")} while TPOT is level: prefill or queueing.`,
		cause: "prefill"
	};
}
function preemptionHints(counters) {
	return Object.entries(counters).flatMap(([level, counts]) => Object.entries(counts).filter(([name, count]) => /preempt|retract/i.test(name) && count > 0).map(([name, count]) => `${name} rose by ${count} at ${level}: the KV cache ran out during the trials.`));
}
// src/judge/unmeasured-levels.ts
function noteUnmeasured(baseline, current) {
	const measured = new Set(levelsOf$1(current).map(levelKey));
	const left = levelsOf$1(baseline).filter((level) => !measured.has(levelKey(level)));
	if (left.length === 0) return [];
	const them = left.length > 1 ? "them" : "it";
	return [`the baseline also holds ${left.map(levelName).join(", ")}: not measured in this run, so nothing is said of ${them}`];
}
// src/judge/against-baseline.ts
function judgeAgainstBaseline(question) {
	const { current, states, baselineSource: source } = question;
	if (states.some(({ verdict }) => verdict === "invalid")) return conclude(question, {
		cells: [],
		states
	});
	if (question.baseline === null) return conclude(question, {
		cells: [],
		states: [...states, noBaseline(source)]
	});
	const { baseline, left } = withoutOwnSessions(question.baseline, current.map(({ session }) => session));
	if (left === 0) return judgeComparison(question, compareAll(baseline, current));
	if (baseline.environments.length === 0) return conclude(question, {
		cells: [],
		states: [...states, onlyItself(source)]
	});
	const notes = [...question.notes, "the session that is judged is in the baseline, too: it was left out there"];
	return judgeComparison({
		...question,
		notes
	}, compareAll(baseline, current));
}
function findEvidence(question) {
	const { baseline, current, states } = question;
	if (baseline === null || states.length > 0) return null;
	const comparison = compareAll(baseline, current);
	return comparison.kind === "comparable" ? gatherCells(question, comparison) : null;
}
function concludeAgain(question, judged, settled) {
	const { differences } = judged;
	const hints = diagnoseCurve({
		cells: settled.cells,
		differences,
		counters: question.counters ?? {}
	});
	const found = {
		...settled,
		differences,
		hints,
		notes: [...judged.notes, ...settled.notes]
	};
	return conclude({
		...question,
		notes: []
	}, found);
}
function compareAll(baseline, current) {
	let first = null;
	const compared = new Set();
	for (const session of current) {
		const facts = printComparableFacts(session);
		if (compared.has(facts)) continue;
		compared.add(facts);
		const comparison = compareWithBaseline(baseline, session);
		if (comparison.kind !== "comparable") return comparison;
		first ??= comparison;
	}
	if (first !== null) return first;
	throw new GateError("bad-result", "There is no current session.", "Give at least one result.");
}
function judgeComparison(question, comparison) {
	const { differences, notes } = comparison;
	if (comparison.kind === "no-environment") return conclude(question, {
		cells: [],
		states: [...question.states, noEnvironment(question.baselineSource, differences)],
		differences,
		notes
	});
	if (comparison.kind === "not-comparable") return conclude(question, {
		cells: [],
		states: question.states,
		differences,
		notes
	});
	const cells = question.judgeCells(gatherCells(question, comparison));
	return conclude(question, {
		cells,
		states: question.states,
		differences,
		hints: diagnoseCurve({
			cells,
			differences,
			counters: question.counters ?? {}
		}),
		notes: [
			...notes,
			...noteUnmeasured(comparison.sessions, question.current.map(({ session }) => session)),
			...noteDrift(question, comparison, cells)
		]
	});
}
function gatherCells({ current, gather }, comparison) {
	const units = Object.assign({}, comparison.environment.units, ...current.map((session) => session.units));
	const sessions = current.map(({ session }) => session);
	return blockCells(gather(comparison.sessions, sessions, units), comparison);
}
function noteDrift({ suite, current }, comparison, cells) {
	const newest = current.at(-1)?.session;
	if (newest === void 0) return [];
	return findDrift({
		sessions: comparison.sessions,
		anchors: comparison.environment.anchors,
		newest,
		gates: suite.metrics.filter(({ id }) => !comparison.blockedMetrics.some(({ metric }) => metric === id)),
		units: comparison.environment.units,
		sessionsBack: 10
	}).filter(({ level, metric }) => !cells.some((cell) => isLost(cell) && isCellOf(cell, level, metric))).map(describeDrift);
}
const isLost = ({ verdict }) => verdict === "regressed" || verdict === "suspected" || verdict === "different";
const isCellOf = (cell, level, metric) => cell.metric === metric && isSameLevel(cell, level);
function conclude(question, found) {
	const { mode, suite, minutesPerSession, acceptedBecause } = question;
	return concludeRun({
		mode,
		suite: suite.name,
		policy: suite.policy,
		minutesPerSession,
		acceptedBecause,
		...found,
		notes: [...question.notes, ...found.notes ?? []]
	});
}
function blockCells(evidence, { blockedLevels, blockedMetrics }) {
	const levels = new Map(blockedLevels.map(({ level, difference }) => [levelKey(level), difference]));
	const metrics = new Map(blockedMetrics.map(({ metric, difference }) => [metric, difference]));
	const block = (cell) => {
		const why = levels.get(levelKey(cell)) ?? metrics.get(cell.metric);
		return why === void 0 ? cell : {
			...cell,
			blocked: wordDifference(why)
		};
	};
	return {
		...evidence,
		cells: evidence.cells.map(block)
	};
}
function wordDifference({ fact, baseline, current }) {
	return `${fact}: baseline ${baseline ?? "unknown"}, this run ${current ?? "unknown"}`;
}
function noBaseline(source) {
	return {
		verdict: "no-baseline",
		reason: {
			code: "no-baseline",
			message: `There is no baseline: ${source} doesn't exist.`,
			remedy: "Take one with `throughput-gate refresh` and commit it."
		}
	};
}
function onlyItself(source) {
	return {
		verdict: "no-baseline",
		reason: {
			code: "only-itself",
			message: `${source} holds nothing but the session that is judged: compared with itself it would always pass.`,
			remedy: "Give the result of another run, or another baseline."
		}
	};
}
function noEnvironment(source, differences) {
	return {
		verdict: "no-baseline",
		reason: {
			code: "no-environment",
			message: `${source} has no baseline of this environment: ${differences.length === 0 ? "it holds no environment" : `the nearest differs in ${differences.map(wordDifference).join("; ")}`}.`,
			remedy: "Take one on this machine with `throughput-gate refresh`: other environments in the file stay."
		}
	};
}
// src/judge/gated-by-default.ts
function chooseGated(baseline, current) {
	const common = [...new Set(current)].filter((metric) => baseline.includes(metric));
	const first = common.filter((metric) => metric === "output-throughput" || !Object.hasOwn(METRICS, metric));
	return first.length > 0 ? first : common.filter(isThroughput);
}
function isThroughput(metric) {
	return metric.endsWith("-throughput") || metric === "goodput";
}
// src/judge/unpinned.ts
const SUBSTITUTE = "tpot-mean";
function adaptToTokens(cells, totals) {
	if (totals.kind === "equal") return [...cells];
	if (totals.kind === "unknown") return cells.map((cell) => addNote(cell, "output tokens unknown on a side"));
	const change = `output tokens differ by ${signedPercent(totals.changePercent)}`;
	const substitute = cells.find(({ metric }) => metric === SUBSTITUTE);
	const present = substitute !== void 0 && substitute.baseline.length > 0 && substitute.current.length > 0;
	if (totals.kind === "different" || !present) return cells.map((cell) => dependsOnLength(cell.metric) ? {
		...cell,
		blocked: change
	} : addNote(cell, change));
	const replaced = cells.find((cell) => cell.gated && dependsOnLength(cell.metric));
	if (replaced === void 0) return cells.map((cell) => addNote(cell, change));
	return cells.map((cell) => {
		if (cell === substitute) {
			const tolerance = cell.gated ? cell.tolerance : replaced.tolerance;
			return addNote({
				...cell,
				gated: true,
				tolerance
			}, `judged instead of ${replaced.metric}: ${change}`);
		}
		if (!dependsOnLength(cell.metric)) return cell;
		return addNote({
			...cell,
			gated: false
		}, `${change}: mean TPOT is judged instead`);
	});
}
function dependsOnLength(metric) {
	return isThroughput(metric) || metric.startsWith("e2e-");
}
function addNote(cell, note) {
	return {
		...cell,
		notes: [...cell.notes, note]
	};
}
// src/judge/build-evidence.ts
const TTFT = {
	tolerance: .15,
	sessionNoise: .05
};
const OTHERS = {
	tolerance: .05,
	sessionNoise: .015
};
function defaultsOf(metric) {
	return metric.startsWith("ttft-") ? TTFT : OTHERS;
}
function buildEvidence(source) {
	const levels = source.levels ?? levelsOf$1([...source.baseline, ...source.current]);
	const metrics = metricsAt(source);
	return {
		cells: levels.flatMap((level) => cellsOfLevel(source, level, metrics)),
		policy: source.policy
	};
}
function evidenceOfSuite(suite, baseline, current, units) {
	return buildEvidence({
		baseline,
		current,
		units,
		gates: suite.metrics,
		sessionNoise: suite.sessionNoise,
		trialNoise: suite.trialNoise,
		policy: suite.policy,
		levels: suite.levels.map(({ concurrency }) => ({ concurrency }))
	});
}
function cellsOfLevel(source, level, metrics) {
	const here = (session) => ({
		...session,
		trials: trialsAt(session, level)
	});
	const narrow = {
		...source,
		baseline: source.baseline.map(here),
		current: source.current.map(here)
	};
	const shown = metrics.map((metric) => dropThinTail(cellOf(narrow, level, metric), narrow, level)).filter((cell) => isWorthShowing(cell, source.levels !== null));
	const worthShowing = noteOtherPrompts(shown, narrow, level);
	const key = levelKey(level);
	const output = source.current.flatMap(({ workload }) => workload?.outputs?.[key]?.kind ?? [])[0];
	if (output !== "at-most") return worthShowing;
	return adaptToTokens(worthShowing, compareTokenTotals(source.baseline, source.current, key, output));
}
function isWorthShowing({ gated, baseline, current }, asked) {
	const [before, now] = [baseline.length > 0, current.length > 0];
	return before && now || gated && (asked || before || now);
}
function metricsAt({ gates, current }) {
	const gated = gates.filter(({ gate }) => gate).map(({ id }) => id);
	const measured = current.flatMap(({ trials }) => trials.flatMap(({ metrics }) => Object.keys(metrics)));
	return [...new Set([...gated, ...measured])];
}
function cellOf(source, level, metric) {
	const gate = source.gates.find(({ id }) => id === metric);
	const known = Object.entries(METRICS).find(([id]) => id === metric)?.[1];
	const unit = ownValue(source.units, metric) ?? known ?? {
		unit: "",
		direction: "neither"
	};
	const defaults = defaultsOf(metric);
	return {
		...level,
		metric,
		unit: unit.unit,
		direction: unit.direction,
		gated: (gate?.gate ?? false) && unit.direction !== "neither",
		tolerance: gate?.tolerance ?? defaults.tolerance,
		sessionNoise: ownValue(source.sessionNoise, metric) ?? defaults.sessionNoise,
		trialNoise: source.trialNoise,
		baseline: valuesAt(source.baseline, level, metric),
		current: valuesAt(source.current, level, metric),
		notes: []
	};
}
function ownValue(record, key) {
	return Object.hasOwn(record, key) ? record[key] : void 0;
}
// node_modules/@stdlib/utils-define-property/lib/define_property.js
var require_define_property = __commonJSMin(((exports, module) => {
	module.exports = typeof Object.defineProperty === "function" ? Object.defineProperty : null;
}));
// node_modules/@stdlib/utils-define-property/lib/has_define_property_support.js
var require_has_define_property_support = __commonJSMin(((exports, module) => {
	var defineProperty = require_define_property();
	function hasDefinePropertySupport() {
		try {
			defineProperty({}, "x", {});
			return true;
		} catch (err) {
			return false;
		}
	}
	module.exports = hasDefinePropertySupport;
}));
// node_modules/@stdlib/utils-define-property/lib/builtin.js
var require_builtin = __commonJSMin(((exports, module) => {
	module.exports = Object.defineProperty;
}));
// node_modules/@stdlib/string-base-format-interpolate/lib/is_number.js
var require_is_number = __commonJSMin(((exports, module) => {
	function isNumber(value) {
		return typeof value === "number";
	}
	module.exports = isNumber;
}));
// node_modules/@stdlib/string-base-format-interpolate/lib/zero_pad.js
var require_zero_pad = __commonJSMin(((exports, module) => {
	function startsWithMinus(str) {
		return str[0] === "-";
	}
	function zeros(n) {
		var out = "";
		var i = 0;
		for (; i < n; i++) out += "0";
		return out;
	}
	function zeroPad(str, width, right) {
		var negative = false;
		var pad = width - str.length;
		if (pad < 0) return str;
		if (startsWithMinus(str)) {
			negative = true;
			str = str.substr(1);
		}
		str = right ? str + zeros(pad) : zeros(pad) + str;
		if (negative) str = "-" + str;
		return str;
	}
	module.exports = zeroPad;
}));
// node_modules/@stdlib/string-base-format-interpolate/lib/format_integer.js
var require_format_integer = __commonJSMin(((exports, module) => {
	var isNumber = require_is_number();
	var zeroPad = require_zero_pad();
	var lowercase = String.prototype.toLowerCase;
	var uppercase = String.prototype.toUpperCase;
	function formatInteger(token) {
		var base;
		var out;
		var i;
		switch (token.specifier) {
			case "b":
				base = 2;
				break;
			case "o":
				base = 8;
				break;
			case "x":
			case "X":
				base = 16;
				break;
			default: base = 10;
		}
		out = token.arg;
		i = parseInt(out, 10);
		if (!isFinite(i)) {
			if (!isNumber(out)) throw new Error("invalid integer. Value: " + out);
			i = 0;
		}
		if (i < 0 && (token.specifier === "u" || base !== 10)) i = 4294967295 + i + 1;
		if (i < 0) {
			out = (-i).toString(base);
			if (token.precision) out = zeroPad(out, token.precision, token.padRight);
			out = "-" + out;
		} else {
			out = i.toString(base);
			if (!i && !token.precision) out = "";
			else if (token.precision) out = zeroPad(out, token.precision, token.padRight);
			if (token.sign) out = token.sign + out;
		}
		if (base === 16) {
			if (token.alternate) out = "0x" + out;
			out = token.specifier === uppercase.call(token.specifier) ? uppercase.call(out) : lowercase.call(out);
		}
		if (base === 8) {
			if (token.alternate && out.charAt(0) !== "0") out = "0" + out;
		}
		return out;
	}
	module.exports = formatInteger;
}));
// node_modules/@stdlib/string-base-format-interpolate/lib/is_string.js
var require_is_string$1 = __commonJSMin(((exports, module) => {
	function isString(value) {
		return typeof value === "string";
	}
	module.exports = isString;
}));
// node_modules/@stdlib/string-base-format-interpolate/lib/format_double.js
var require_format_double = __commonJSMin(((exports, module) => {
	var abs = Math.abs;
	var lowercase = String.prototype.toLowerCase;
	var uppercase = String.prototype.toUpperCase;
	var replace = String.prototype.replace;
	var RE_EXP_POS_DIGITS = /e\+(\d)$/;
	var RE_EXP_NEG_DIGITS = /e-(\d)$/;
	var RE_ONLY_DIGITS = /^(\d+)$/;
	var RE_DIGITS_BEFORE_EXP = /^(\d+)e/;
	var RE_TRAILING_PERIOD_ZERO = /\.0$/;
	var RE_PERIOD_ZERO_EXP = /\.0*e/;
	var RE_ZERO_BEFORE_EXP = /(\..*[^0])0*e/;
	function formatDouble(f, token) {
		var digits;
		var out;
		switch (token.specifier) {
			case "e":
			case "E":
				out = f.toExponential(token.precision);
				break;
			case "f":
			case "F":
				out = f.toFixed(token.precision);
				break;
			case "g":
			case "G":
				if (abs(f) < 1e-4) {
					digits = token.precision;
					if (digits > 0) digits -= 1;
					out = f.toExponential(digits);
				} else out = f.toPrecision(token.precision);
				if (!token.alternate) {
					out = replace.call(out, RE_ZERO_BEFORE_EXP, "$1e");
					out = replace.call(out, RE_PERIOD_ZERO_EXP, "e");
					out = replace.call(out, RE_TRAILING_PERIOD_ZERO, "");
				}
				break;
			default: throw new Error("invalid double notation. Value: " + token.specifier);
		}
		out = replace.call(out, RE_EXP_POS_DIGITS, "e+0$1");
		out = replace.call(out, RE_EXP_NEG_DIGITS, "e-0$1");
		if (token.alternate) {
			out = replace.call(out, RE_ONLY_DIGITS, "$1.");
			out = replace.call(out, RE_DIGITS_BEFORE_EXP, "$1.e");
		}
		if (f >= 0 && token.sign) out = token.sign + out;
		out = token.specifier === uppercase.call(token.specifier) ? uppercase.call(out) : lowercase.call(out);
		return out;
	}
	module.exports = formatDouble;
}));
// node_modules/@stdlib/string-base-format-interpolate/lib/space_pad.js
var require_space_pad = __commonJSMin(((exports, module) => {
	function spaces(n) {
		var out = "";
		var i = 0;
		for (; i < n; i++) out += " ";
		return out;
	}
	function spacePad(str, width, right) {
		var pad = width - str.length;
		if (pad < 0) return str;
		str = right ? str + spaces(pad) : spaces(pad) + str;
		return str;
	}
	module.exports = spacePad;
}));
// node_modules/@stdlib/string-base-format-interpolate/lib/main.js
var require_main$94 = __commonJSMin(((exports, module) => {
	var formatInteger = require_format_integer();
	var isString = require_is_string$1();
	var isNumber = require_is_number();
	var formatDouble = require_format_double();
	var spacePad = require_space_pad();
	var zeroPad = require_zero_pad();
	var fromCharCode = String.fromCharCode;
	var isArray = Array.isArray;
	function isnan(value) {
		return value !== value;
	}
	function initialize(token) {
		var out = {};
		out.specifier = token.specifier;
		out.precision = token.precision === void 0 ? 1 : token.precision;
		out.width = token.width;
		out.flags = token.flags || "";
		out.mapping = token.mapping;
		return out;
	}
	function formatInterpolate(tokens) {
		var hasPeriod;
		var flags;
		var token;
		var flag;
		var num;
		var out;
		var pos;
		var f;
		var i;
		var j;
		if (!isArray(tokens)) throw new TypeError("invalid argument. First argument must be an array. Value: `" + tokens + "`.");
		out = "";
		pos = 1;
		for (i = 0; i < tokens.length; i++) {
			token = tokens[i];
			if (isString(token)) out += token;
			else {
				hasPeriod = token.precision !== void 0;
				token = initialize(token);
				if (!token.specifier) throw new TypeError("invalid argument. Token is missing `specifier` property. Index: `" + i + "`. Value: `" + token + "`.");
				if (token.mapping) pos = token.mapping;
				flags = token.flags;
				for (j = 0; j < flags.length; j++) {
					flag = flags.charAt(j);
					switch (flag) {
						case " ":
							token.sign = " ";
							break;
						case "+":
							token.sign = "+";
							break;
						case "-":
							token.padRight = true;
							token.padZeros = false;
							break;
						case "0":
							token.padZeros = flags.indexOf("-") < 0;
							break;
						case "#":
							token.alternate = true;
							break;
						default: throw new Error("invalid flag: " + flag);
					}
				}
				if (token.width === "*") {
					token.width = parseInt(arguments[pos], 10);
					pos += 1;
					if (isnan(token.width)) throw new TypeError("the argument for * width at position " + pos + " is not a number. Value: `" + token.width + "`.");
					if (token.width < 0) {
						token.padRight = true;
						token.width = -token.width;
					}
				}
				if (hasPeriod) {
					if (token.precision === "*") {
						token.precision = parseInt(arguments[pos], 10);
						pos += 1;
						if (isnan(token.precision)) throw new TypeError("the argument for * precision at position " + pos + " is not a number. Value: `" + token.precision + "`.");
						if (token.precision < 0) {
							token.precision = 1;
							hasPeriod = false;
						}
					}
				}
				token.arg = arguments[pos];
				switch (token.specifier) {
					case "b":
					case "o":
					case "x":
					case "X":
					case "d":
					case "i":
					case "u":
						if (hasPeriod) token.padZeros = false;
						token.arg = formatInteger(token);
						break;
					case "s":
						token.maxWidth = hasPeriod ? token.precision : -1;
						token.arg = String(token.arg);
						break;
					case "c":
						if (!isnan(token.arg)) {
							num = parseInt(token.arg, 10);
							if (num < 0 || num > 127) throw new Error("invalid character code. Value: " + token.arg);
							token.arg = isnan(num) ? String(token.arg) : fromCharCode(num);
						}
						break;
					case "e":
					case "E":
					case "f":
					case "F":
					case "g":
					case "G":
						if (!hasPeriod) token.precision = 6;
						f = parseFloat(token.arg);
						if (!isFinite(f)) {
							if (!isNumber(token.arg)) throw new Error("invalid floating-point number. Value: " + out);
							f = token.arg;
							token.padZeros = false;
						}
						token.arg = formatDouble(f, token);
						break;
					default: throw new Error("invalid specifier: " + token.specifier);
				}
				if (token.maxWidth >= 0 && token.arg.length > token.maxWidth) token.arg = token.arg.substring(0, token.maxWidth);
				if (token.padZeros) token.arg = zeroPad(token.arg, token.width || token.precision, token.padRight);
				else if (token.width) token.arg = spacePad(token.arg, token.width, token.padRight);
				out += token.arg || "";
				pos += 1;
			}
		}
		return out;
	}
	module.exports = formatInterpolate;
}));
// node_modules/@stdlib/string-base-format-interpolate/lib/index.js
var require_lib$136 = __commonJSMin(((exports, module) => {
	module.exports = require_main$94();
}));
// node_modules/@stdlib/string-base-format-tokenize/lib/main.js
var require_main$93 = __commonJSMin(((exports, module) => {
	var RE = /%(?:([1-9]\d*)\$)?([0 +\-#]*)(\*|\d+)?(?:(\.)(\*|\d+)?)?[hlL]?([%A-Za-z])/g;
	function parse(match) {
		var token = {
			"mapping": match[1] ? parseInt(match[1], 10) : void 0,
			"flags": match[2],
			"width": match[3],
			"precision": match[5],
			"specifier": match[6]
		};
		if (match[4] === "." && match[5] === void 0) token.precision = "1";
		return token;
	}
	function formatTokenize(str) {
		var content;
		var tokens;
		var match;
		var prev;
		tokens = [];
		prev = 0;
		match = RE.exec(str);
		while (match) {
			content = str.slice(prev, RE.lastIndex - match[0].length);
			if (content.length) tokens.push(content);
			if (match[6] === "%") tokens.push("%");
			else tokens.push(parse(match));
			prev = RE.lastIndex;
			match = RE.exec(str);
		}
		content = str.slice(prev);
		if (content.length) tokens.push(content);
		return tokens;
	}
	module.exports = formatTokenize;
}));
// node_modules/@stdlib/string-base-format-tokenize/lib/index.js
var require_lib$135 = __commonJSMin(((exports, module) => {
	module.exports = require_main$93();
}));
// node_modules/@stdlib/string-format/lib/is_string.js
var require_is_string = __commonJSMin(((exports, module) => {
	function isString(value) {
		return typeof value === "string";
	}
	module.exports = isString;
}));
// node_modules/@stdlib/string-format/lib/main.js
var require_main$92 = __commonJSMin(((exports, module) => {
	var interpolate = require_lib$136();
	var tokenize = require_lib$135();
	var isString = require_is_string();
	function format(str) {
		var args;
		var i;
		if (!isString(str)) throw new TypeError(format("invalid argument. First argument must be a string. Value: `%s`.", str));
		args = [tokenize(str)];
		for (i = 1; i < arguments.length; i++) args.push(arguments[i]);
		return interpolate.apply(null, args);
	}
	module.exports = format;
}));
// node_modules/@stdlib/string-format/lib/index.js
var require_lib$134 = __commonJSMin(((exports, module) => {
	module.exports = require_main$92();
}));
// node_modules/@stdlib/utils-define-property/lib/polyfill.js
var require_polyfill$5 = __commonJSMin(((exports, module) => {
	var format = require_lib$134();
	var objectProtoype = Object.prototype;
	var toStr = objectProtoype.toString;
	var defineGetter = objectProtoype.__defineGetter__;
	var defineSetter = objectProtoype.__defineSetter__;
	var lookupGetter = objectProtoype.__lookupGetter__;
	var lookupSetter = objectProtoype.__lookupSetter__;
	function defineProperty(obj, prop, descriptor) {
		var prototype;
		var hasValue;
		var hasGet;
		var hasSet;
		if (typeof obj !== "object" || obj === null || toStr.call(obj) === "[object Array]") throw new TypeError(format("invalid argument. First argument must be an object. Value: `%s`.", obj));
		if (typeof descriptor !== "object" || descriptor === null || toStr.call(descriptor) === "[object Array]") throw new TypeError(format("invalid argument. Property descriptor must be an object. Value: `%s`.", descriptor));
		hasValue = "value" in descriptor;
		if (hasValue) {
			if (lookupGetter.call(obj, prop) || lookupSetter.call(obj, prop)) {
				prototype = obj.__proto__;
				obj.__proto__ = objectProtoype;
				delete obj[prop];
				obj[prop] = descriptor.value;
				obj.__proto__ = prototype;
			} else obj[prop] = descriptor.value;
		}
		hasGet = "get" in descriptor;
		hasSet = "set" in descriptor;
		if (hasValue && (hasGet || hasSet)) throw new Error("invalid argument. Cannot specify one or more accessors and a value or writable attribute in the property descriptor.");
		if (hasGet && defineGetter) defineGetter.call(obj, prop, descriptor.get);
		if (hasSet && defineSetter) defineSetter.call(obj, prop, descriptor.set);
		return obj;
	}
	module.exports = defineProperty;
}));
// node_modules/@stdlib/utils-define-property/lib/index.js
var require_lib$133 = __commonJSMin(((exports, module) => {
	var hasDefinePropertySupport = require_has_define_property_support();
	var builtin = require_builtin();
	var polyfill = require_polyfill$5();
	var defineProperty;
	if (hasDefinePropertySupport()) defineProperty = builtin;
	else defineProperty = polyfill;
	module.exports = defineProperty;
}));
// node_modules/@stdlib/utils-define-nonenumerable-read-only-property/lib/main.js
var require_main$91 = __commonJSMin(((exports, module) => {
	var defineProperty = require_lib$133();
	function setNonEnumerableReadOnly(obj, prop, value) {
		defineProperty(obj, prop, {
			"configurable": false,
			"enumerable": false,
			"writable": false,
			"value": value
		});
	}
	module.exports = setNonEnumerableReadOnly;
}));
// node_modules/@stdlib/utils-define-nonenumerable-read-only-property/lib/index.js
var require_lib$132 = __commonJSMin(((exports, module) => {
	module.exports = require_main$91();
}));
// node_modules/@stdlib/math-base-assert-is-nan/lib/main.js
var require_main$90 = __commonJSMin(((exports, module) => {
	function isnan(x) {
		return x !== x;
	}
	module.exports = isnan;
}));
// node_modules/@stdlib/math-base-assert-is-nan/lib/index.js
var require_lib$131 = __commonJSMin(((exports, module) => {
	module.exports = require_main$90();
}));
// node_modules/@stdlib/assert-has-symbol-support/lib/main.js
var require_main$89 = __commonJSMin(((exports, module) => {
	function hasSymbolSupport() {
		return typeof Symbol === "function" && typeof Symbol("foo") === "symbol";
	}
	module.exports = hasSymbolSupport;
}));
// node_modules/@stdlib/assert-has-symbol-support/lib/index.js
var require_lib$130 = __commonJSMin(((exports, module) => {
	module.exports = require_main$89();
}));
// node_modules/@stdlib/assert-has-tostringtag-support/lib/main.js
var require_main$88 = __commonJSMin(((exports, module) => {
	var FLG = require_lib$130()();
	function hasToStringTagSupport() {
		return FLG && typeof Symbol.toStringTag === "symbol";
	}
	module.exports = hasToStringTagSupport;
}));
// node_modules/@stdlib/assert-has-tostringtag-support/lib/index.js
var require_lib$129 = __commonJSMin(((exports, module) => {
	module.exports = require_main$88();
}));
// node_modules/@stdlib/utils-native-class/lib/tostring.js
var require_tostring = __commonJSMin(((exports, module) => {
	module.exports = Object.prototype.toString;
}));
// node_modules/@stdlib/utils-native-class/lib/main.js
var require_main$87 = __commonJSMin(((exports, module) => {
	var toStr = require_tostring();
	function nativeClass(v) {
		return toStr.call(v);
	}
	module.exports = nativeClass;
}));
// node_modules/@stdlib/assert-has-own-property/lib/main.js
var require_main$86 = __commonJSMin(((exports, module) => {
	var has = Object.prototype.hasOwnProperty;
	function hasOwnProp(value, property) {
		if (value === void 0 || value === null) return false;
		return has.call(value, property);
	}
	module.exports = hasOwnProp;
}));
// node_modules/@stdlib/assert-has-own-property/lib/index.js
var require_lib$128 = __commonJSMin(((exports, module) => {
	module.exports = require_main$86();
}));
// node_modules/@stdlib/symbol-ctor/lib/main.js
var require_main$85 = __commonJSMin(((exports, module) => {
	module.exports = typeof Symbol === "function" ? Symbol : void 0;
}));
// node_modules/@stdlib/symbol-ctor/lib/index.js
var require_lib$127 = __commonJSMin(((exports, module) => {
	module.exports = require_main$85();
}));
// node_modules/@stdlib/utils-native-class/lib/tostringtag.js
var require_tostringtag = __commonJSMin(((exports, module) => {
	var Symbol = require_lib$127();
	module.exports = typeof Symbol === "function" ? Symbol.toStringTag : "";
}));
// node_modules/@stdlib/utils-native-class/lib/polyfill.js
var require_polyfill$4 = __commonJSMin(((exports, module) => {
	var hasOwnProp = require_lib$128();
	var toStringTag = require_tostringtag();
	var toStr = require_tostring();
	function nativeClass(v) {
		var isOwn;
		var tag;
		var out;
		if (v === null || v === void 0) return toStr.call(v);
		tag = v[toStringTag];
		isOwn = hasOwnProp(v, toStringTag);
		try {
			v[toStringTag] = void 0;
		} catch (err) {
			return toStr.call(v);
		}
		out = toStr.call(v);
		if (isOwn) v[toStringTag] = tag;
		else delete v[toStringTag];
		return out;
	}
	module.exports = nativeClass;
}));
// node_modules/@stdlib/utils-native-class/lib/index.js
var require_lib$126 = __commonJSMin(((exports, module) => {
	var hasToStringTag = require_lib$129();
	var builtin = require_main$87();
	var polyfill = require_polyfill$4();
	var main;
	if (hasToStringTag()) main = polyfill;
	else main = builtin;
	module.exports = main;
}));
// node_modules/@stdlib/assert-is-uint32array/lib/main.js
var require_main$84 = __commonJSMin(((exports, module) => {
	var nativeClass = require_lib$126();
	var hasUint32Array = typeof Uint32Array === "function";
	function isUint32Array(value) {
		return hasUint32Array && value instanceof Uint32Array || nativeClass(value) === "[object Uint32Array]";
	}
	module.exports = isUint32Array;
}));
// node_modules/@stdlib/assert-is-uint32array/lib/index.js
var require_lib$125 = __commonJSMin(((exports, module) => {
	module.exports = require_main$84();
}));
// node_modules/@stdlib/constants-uint32-max/lib/index.js
var require_lib$124 = __commonJSMin(((exports, module) => {
	module.exports = 4294967295;
}));
// node_modules/@stdlib/assert-has-uint32array-support/lib/uint32array.js
var require_uint32array = __commonJSMin(((exports, module) => {
	module.exports = typeof Uint32Array === "function" ? Uint32Array : null;
}));
// node_modules/@stdlib/assert-has-uint32array-support/lib/main.js
var require_main$83 = __commonJSMin(((exports, module) => {
	var isUint32Array = require_lib$125();
	var UINT32_MAX = require_lib$124();
	var GlobalUint32Array = require_uint32array();
	function hasUint32ArraySupport() {
		var bool;
		var arr;
		if (typeof GlobalUint32Array !== "function") return false;
		try {
			arr = [
				1,
				3.14,
				-3.14,
				UINT32_MAX + 1,
				UINT32_MAX + 2
			];
			arr = new GlobalUint32Array(arr);
			bool = isUint32Array(arr) && arr[0] === 1 && arr[1] === 3 && arr[2] === UINT32_MAX - 2 && arr[3] === 0 && arr[4] === 1;
		} catch (err) {
			bool = false;
		}
		return bool;
	}
	module.exports = hasUint32ArraySupport;
}));
// node_modules/@stdlib/assert-has-uint32array-support/lib/index.js
var require_lib$123 = __commonJSMin(((exports, module) => {
	module.exports = require_main$83();
}));
// node_modules/@stdlib/array-uint32/lib/main.js
var require_main$82 = __commonJSMin(((exports, module) => {
	module.exports = typeof Uint32Array === "function" ? Uint32Array : void 0;
}));
// node_modules/@stdlib/array-uint32/lib/polyfill.js
var require_polyfill$3 = __commonJSMin(((exports, module) => {
	function polyfill() {
		throw new Error("not implemented");
	}
	module.exports = polyfill;
}));
// node_modules/@stdlib/array-uint32/lib/index.js
var require_lib$122 = __commonJSMin(((exports, module) => {
	var hasUint32ArraySupport = require_lib$123();
	var builtin = require_main$82();
	var polyfill = require_polyfill$3();
	var ctor;
	if (hasUint32ArraySupport()) ctor = builtin;
	else ctor = polyfill;
	module.exports = ctor;
}));
// node_modules/@stdlib/assert-is-float64array/lib/main.js
var require_main$81 = __commonJSMin(((exports, module) => {
	var nativeClass = require_lib$126();
	var hasFloat64Array = typeof Float64Array === "function";
	function isFloat64Array(value) {
		return hasFloat64Array && value instanceof Float64Array || nativeClass(value) === "[object Float64Array]";
	}
	module.exports = isFloat64Array;
}));
// node_modules/@stdlib/assert-is-float64array/lib/index.js
var require_lib$121 = __commonJSMin(((exports, module) => {
	module.exports = require_main$81();
}));
// node_modules/@stdlib/assert-has-float64array-support/lib/float64array.js
var require_float64array = __commonJSMin(((exports, module) => {
	module.exports = typeof Float64Array === "function" ? Float64Array : null;
}));
// node_modules/@stdlib/assert-has-float64array-support/lib/main.js
var require_main$80 = __commonJSMin(((exports, module) => {
	var isFloat64Array = require_lib$121();
	var GlobalFloat64Array = require_float64array();
	function hasFloat64ArraySupport() {
		var bool;
		var arr;
		if (typeof GlobalFloat64Array !== "function") return false;
		try {
			arr = new GlobalFloat64Array([
				1,
				3.14,
				-3.14,
				NaN
			]);
			bool = isFloat64Array(arr) && arr[0] === 1 && arr[1] === 3.14 && arr[2] === -3.14 && arr[3] !== arr[3];
		} catch (err) {
			bool = false;
		}
		return bool;
	}
	module.exports = hasFloat64ArraySupport;
}));
// node_modules/@stdlib/assert-has-float64array-support/lib/index.js
var require_lib$120 = __commonJSMin(((exports, module) => {
	module.exports = require_main$80();
}));
// node_modules/@stdlib/array-float64/lib/main.js
var require_main$79 = __commonJSMin(((exports, module) => {
	module.exports = typeof Float64Array === "function" ? Float64Array : void 0;
}));
// node_modules/@stdlib/array-float64/lib/polyfill.js
var require_polyfill$2 = __commonJSMin(((exports, module) => {
	function polyfill() {
		throw new Error("not implemented");
	}
	module.exports = polyfill;
}));
// node_modules/@stdlib/array-float64/lib/index.js
var require_lib$119 = __commonJSMin(((exports, module) => {
	var hasFloat64ArraySupport = require_lib$120();
	var builtin = require_main$79();
	var polyfill = require_polyfill$2();
	var ctor;
	if (hasFloat64ArraySupport()) ctor = builtin;
	else ctor = polyfill;
	module.exports = ctor;
}));
// node_modules/@stdlib/assert-is-uint8array/lib/main.js
var require_main$78 = __commonJSMin(((exports, module) => {
	var nativeClass = require_lib$126();
	var hasUint8Array = typeof Uint8Array === "function";
	function isUint8Array(value) {
		return hasUint8Array && value instanceof Uint8Array || nativeClass(value) === "[object Uint8Array]";
	}
	module.exports = isUint8Array;
}));
// node_modules/@stdlib/assert-is-uint8array/lib/index.js
var require_lib$118 = __commonJSMin(((exports, module) => {
	module.exports = require_main$78();
}));
// node_modules/@stdlib/constants-uint8-max/lib/index.js
var require_lib$117 = __commonJSMin(((exports, module) => {
	module.exports = 255;
}));
// node_modules/@stdlib/assert-has-uint8array-support/lib/uint8array.js
var require_uint8array = __commonJSMin(((exports, module) => {
	module.exports = typeof Uint8Array === "function" ? Uint8Array : null;
}));
// node_modules/@stdlib/assert-has-uint8array-support/lib/main.js
var require_main$77 = __commonJSMin(((exports, module) => {
	var isUint8Array = require_lib$118();
	var UINT8_MAX = require_lib$117();
	var GlobalUint8Array = require_uint8array();
	function hasUint8ArraySupport() {
		var bool;
		var arr;
		if (typeof GlobalUint8Array !== "function") return false;
		try {
			arr = [
				1,
				3.14,
				-3.14,
				UINT8_MAX + 1,
				UINT8_MAX + 2
			];
			arr = new GlobalUint8Array(arr);
			bool = isUint8Array(arr) && arr[0] === 1 && arr[1] === 3 && arr[2] === UINT8_MAX - 2 && arr[3] === 0 && arr[4] === 1;
		} catch (err) {
			bool = false;
		}
		return bool;
	}
	module.exports = hasUint8ArraySupport;
}));
// node_modules/@stdlib/assert-has-uint8array-support/lib/index.js
var require_lib$116 = __commonJSMin(((exports, module) => {
	module.exports = require_main$77();
}));
// node_modules/@stdlib/array-uint8/lib/main.js
var require_main$76 = __commonJSMin(((exports, module) => {
	module.exports = typeof Uint8Array === "function" ? Uint8Array : void 0;
}));
// node_modules/@stdlib/array-uint8/lib/polyfill.js
var require_polyfill$1 = __commonJSMin(((exports, module) => {
	function polyfill() {
		throw new Error("not implemented");
	}
	module.exports = polyfill;
}));
// node_modules/@stdlib/array-uint8/lib/index.js
var require_lib$115 = __commonJSMin(((exports, module) => {
	var hasUint8ArraySupport = require_lib$116();
	var builtin = require_main$76();
	var polyfill = require_polyfill$1();
	var ctor;
	if (hasUint8ArraySupport()) ctor = builtin;
	else ctor = polyfill;
	module.exports = ctor;
}));
// node_modules/@stdlib/assert-is-uint16array/lib/main.js
var require_main$75 = __commonJSMin(((exports, module) => {
	var nativeClass = require_lib$126();
	var hasUint16Array = typeof Uint16Array === "function";
	function isUint16Array(value) {
		return hasUint16Array && value instanceof Uint16Array || nativeClass(value) === "[object Uint16Array]";
	}
	module.exports = isUint16Array;
}));
// node_modules/@stdlib/assert-is-uint16array/lib/index.js
var require_lib$114 = __commonJSMin(((exports, module) => {
	module.exports = require_main$75();
}));
// node_modules/@stdlib/constants-uint16-max/lib/index.js
var require_lib$113 = __commonJSMin(((exports, module) => {
	module.exports = 65535;
}));
// node_modules/@stdlib/assert-has-uint16array-support/lib/uint16array.js
var require_uint16array = __commonJSMin(((exports, module) => {
	module.exports = typeof Uint16Array === "function" ? Uint16Array : null;
}));
// node_modules/@stdlib/assert-has-uint16array-support/lib/main.js
var require_main$74 = __commonJSMin(((exports, module) => {
	var isUint16Array = require_lib$114();
	var UINT16_MAX = require_lib$113();
	var GlobalUint16Array = require_uint16array();
	function hasUint16ArraySupport() {
		var bool;
		var arr;
		if (typeof GlobalUint16Array !== "function") return false;
		try {
			arr = [
				1,
				3.14,
				-3.14,
				UINT16_MAX + 1,
				UINT16_MAX + 2
			];
			arr = new GlobalUint16Array(arr);
			bool = isUint16Array(arr) && arr[0] === 1 && arr[1] === 3 && arr[2] === UINT16_MAX - 2 && arr[3] === 0 && arr[4] === 1;
		} catch (err) {
			bool = false;
		}
		return bool;
	}
	module.exports = hasUint16ArraySupport;
}));
// node_modules/@stdlib/assert-has-uint16array-support/lib/index.js
var require_lib$112 = __commonJSMin(((exports, module) => {
	module.exports = require_main$74();
}));
// node_modules/@stdlib/array-uint16/lib/main.js
var require_main$73 = __commonJSMin(((exports, module) => {
	module.exports = typeof Uint16Array === "function" ? Uint16Array : void 0;
}));
// node_modules/@stdlib/array-uint16/lib/polyfill.js
var require_polyfill = __commonJSMin(((exports, module) => {
	function polyfill() {
		throw new Error("not implemented");
	}
	module.exports = polyfill;
}));
// node_modules/@stdlib/array-uint16/lib/index.js
var require_lib$111 = __commonJSMin(((exports, module) => {
	var hasUint16ArraySupport = require_lib$112();
	var builtin = require_main$73();
	var polyfill = require_polyfill();
	var ctor;
	if (hasUint16ArraySupport()) ctor = builtin;
	else ctor = polyfill;
	module.exports = ctor;
}));
// node_modules/@stdlib/assert-is-little-endian/lib/ctors.js
var require_ctors = __commonJSMin(((exports, module) => {
	var Uint8Array = require_lib$115();
	module.exports = {
		"uint16": require_lib$111(),
		"uint8": Uint8Array
	};
}));
// node_modules/@stdlib/assert-is-little-endian/lib/main.js
var require_main$72 = __commonJSMin(((exports, module) => {
	var ctors = require_ctors();
	var bool;
	function isLittleEndian() {
		var uint16view;
		var uint8view;
		uint16view = new ctors["uint16"](1);
		uint16view[0] = 4660;
		uint8view = new ctors["uint8"](uint16view.buffer);
		return uint8view[0] === 52;
	}
	bool = isLittleEndian();
	module.exports = bool;
}));
// node_modules/@stdlib/assert-is-little-endian/lib/index.js
var require_lib$110 = __commonJSMin(((exports, module) => {
	module.exports = require_main$72();
}));
// node_modules/@stdlib/number-float64-base-get-high-word/lib/high.js
var require_high$1 = __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$110();
	var HIGH;
	if (isLittleEndian === true) HIGH = 1;
	else HIGH = 0;
	module.exports = HIGH;
}));
// node_modules/@stdlib/number-float64-base-get-high-word/lib/main.js
var require_main$71 = __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$122();
	var Float64Array = require_lib$119();
	var HIGH = require_high$1();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	function getHighWord(x) {
		FLOAT64_VIEW[0] = x;
		return UINT32_VIEW[HIGH];
	}
	module.exports = getHighWord;
}));
// node_modules/@stdlib/number-float64-base-get-high-word/lib/index.js
var require_lib$109 = __commonJSMin(((exports, module) => {
	module.exports = require_main$71();
}));
// node_modules/@stdlib/number-float64-base-set-high-word/lib/high.js
var require_high = __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$110();
	var HIGH;
	if (isLittleEndian === true) HIGH = 1;
	else HIGH = 0;
	module.exports = HIGH;
}));
// node_modules/@stdlib/number-float64-base-set-high-word/lib/main.js
var require_main$70 = __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$122();
	var Float64Array = require_lib$119();
	var HIGH = require_high();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	function setHighWord(x, high) {
		FLOAT64_VIEW[0] = x;
		UINT32_VIEW[HIGH] = high >>> 0;
		return FLOAT64_VIEW[0];
	}
	module.exports = setHighWord;
}));
// node_modules/@stdlib/number-float64-base-set-high-word/lib/index.js
var require_lib$108 = __commonJSMin(((exports, module) => {
	module.exports = require_main$70();
}));
// node_modules/@stdlib/number-float64-base-from-words/lib/indices.js
var require_indices$1 = __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$110();
	var indices;
	var HIGH;
	var LOW;
	if (isLittleEndian === true) {
		HIGH = 1;
		LOW = 0;
	} else {
		HIGH = 0;
		LOW = 1;
	}
	indices = {
		"HIGH": HIGH,
		"LOW": LOW
	};
	module.exports = indices;
}));
// node_modules/@stdlib/number-float64-base-from-words/lib/main.js
var require_main$69 = __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$122();
	var Float64Array = require_lib$119();
	var indices = require_indices$1();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	var HIGH = indices.HIGH;
	var LOW = indices.LOW;
	function fromWords(high, low) {
		UINT32_VIEW[HIGH] = high;
		UINT32_VIEW[LOW] = low;
		return FLOAT64_VIEW[0];
	}
	module.exports = fromWords;
}));
// node_modules/@stdlib/number-float64-base-from-words/lib/index.js
var require_lib$107 = __commonJSMin(((exports, module) => {
	module.exports = require_main$69();
}));
// node_modules/@stdlib/constants-float64-pinf/lib/index.js
var require_lib$106 = __commonJSMin(((exports, module) => {
	module.exports = Number.POSITIVE_INFINITY;
}));
// node_modules/@stdlib/number-ctor/lib/main.js
var require_main$68 = __commonJSMin(((exports, module) => {
	module.exports = Number;
}));
// node_modules/@stdlib/number-ctor/lib/index.js
var require_lib$105 = __commonJSMin(((exports, module) => {
	module.exports = require_main$68();
}));
// node_modules/@stdlib/constants-float64-ninf/lib/index.js
var require_lib$104 = __commonJSMin(((exports, module) => {
	module.exports = require_lib$105().NEGATIVE_INFINITY;
}));
// node_modules/@stdlib/constants-float64-exponent-bias/lib/index.js
var require_lib$103 = __commonJSMin(((exports, module) => {
	module.exports = 1023;
}));
// node_modules/@stdlib/constants-float64-half-ln-two/lib/index.js
var require_lib$102 = __commonJSMin(((exports, module) => {
	module.exports = .34657359027997264;
}));
// node_modules/@stdlib/math-base-special-expm1/lib/polyval_q.js
var require_polyval_q$1 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -.03333333333333313;
		return -.03333333333333313 + x * (.0015873015872548146 + x * (-793650757867488e-19 + x * (4008217827329362e-21 + x * -2.0109921818362437e-7)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-expm1/lib/main.js
var require_main$67 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var getHighWord = require_lib$109();
	var setHighWord = require_lib$108();
	var fromWords = require_lib$107();
	var PINF = require_lib$106();
	var NINF = require_lib$104();
	var FLOAT64_EXPONENT_BIAS = require_lib$103();
	var HALF_LN2 = require_lib$102();
	var polyval = require_polyval_q$1();
	var OVERFLOW_THRESHOLD = 709.782712893384;
	var LN2_HI = .6931471803691238;
	var LN2_LO = 19082149292705877e-26;
	var LN2_INV = 1.4426950408889634;
	var LN2x56 = 38.816242111356935;
	var LN2_HALFX3 = 1.0397207708399179;
	function expm1(x) {
		var halfX;
		var twopk;
		var sign;
		var hi;
		var lo;
		var hx;
		var r1;
		var y;
		var z;
		var c;
		var t;
		var e;
		var k;
		if (x === PINF || isnan(x)) return x;
		if (x === NINF) return -1;
		if (x === 0) return x;
		if (x < 0) {
			sign = true;
			y = -x;
		} else {
			sign = false;
			y = x;
		}
		if (y >= LN2x56) {
			if (sign) return -1;
			if (y >= OVERFLOW_THRESHOLD) return PINF;
		}
		hx = getHighWord(y) | 0;
		if (y > HALF_LN2) {
			if (y < LN2_HALFX3) {
				if (sign) {
					hi = x + LN2_HI;
					lo = -LN2_LO;
					k = -1;
				} else {
					hi = x - LN2_HI;
					lo = LN2_LO;
					k = 1;
				}
			} else {
				if (sign) k = LN2_INV * x - .5;
				else k = LN2_INV * x + .5;
				k |= 0;
				t = k;
				hi = x - t * LN2_HI;
				lo = t * LN2_LO;
			}
			x = hi - lo;
			c = hi - x - lo;
		} else if (hx < 1016070144) return x;
		else k = 0;
		halfX = .5 * x;
		z = x * halfX;
		r1 = 1 + z * polyval(z);
		t = 3 - r1 * halfX;
		e = z * ((r1 - t) / (6 - x * t));
		if (k === 0) return x - (x * e - z);
		twopk = fromWords(FLOAT64_EXPONENT_BIAS + k << 20, 0);
		e = x * (e - c) - c;
		e -= z;
		if (k === -1) return .5 * (x - e) - .5;
		if (k === 1) {
			if (x < -.25) return -2 * (e - (x + .5));
			return 1 + 2 * (x - e);
		}
		if (k <= -2 || k > 56) {
			y = 1 - (e - x);
			if (k === 1024) {
				hi = getHighWord(y) + (k << 20) | 0;
				y = setHighWord(y, hi);
			} else y *= twopk;
			return y - 1;
		}
		t = 1;
		if (k < 20) {
			hi = 1072693248 - (2097152 >> k) | 0;
			t = setHighWord(t, hi);
			y = t - (e - x);
		} else {
			hi = FLOAT64_EXPONENT_BIAS - k << 20 | 0;
			t = setHighWord(t, hi);
			y = x - (e + t);
			y += 1;
		}
		y *= twopk;
		return y;
	}
	module.exports = expm1;
}));
// node_modules/@stdlib/math-base-special-expm1/lib/index.js
var require_lib$101 = __commonJSMin(((exports, module) => {
	module.exports = require_main$67();
}));
// node_modules/@stdlib/math-base-special-floor/lib/main.js
var require_main$66 = __commonJSMin(((exports, module) => {
	module.exports = Math.floor;
}));
// node_modules/@stdlib/math-base-special-floor/lib/index.js
var require_lib$100 = __commonJSMin(((exports, module) => {
	module.exports = require_main$66();
}));
// node_modules/@stdlib/math-base-special-log1p/lib/polyval_lp.js
var require_polyval_lp = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .6666666666666735;
		return .6666666666666735 + x * (.3999999999940942 + x * (.2857142874366239 + x * (.22222198432149784 + x * (.1818357216161805 + x * (.15313837699209373 + x * .14798198605116586)))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-log1p/lib/main.js
var require_main$65 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var getHighWord = require_lib$109();
	var setHighWord = require_lib$108();
	var PINF = require_lib$106();
	var NINF = require_lib$104();
	var FLOAT64_EXPONENT_BIAS = require_lib$103();
	var polyval = require_polyval_lp();
	var LN2_HI = .6931471803691238;
	var LN2_LO = 19082149292705877e-26;
	var SQRT2M1 = .41421356237309503;
	var SQRT2HALFM1 = -.2928932188134525;
	var SMALL = 1.862645149230957e-9;
	var TINY = 5551115123125783e-32;
	var TWO53 = 9007199254740992;
	var TWO_THIRDS = .6666666666666666;
	function log1p(x) {
		var hfsq;
		var hu;
		var y;
		var f;
		var c;
		var s;
		var z;
		var R;
		var u;
		var k;
		if (x < -1 || isnan(x)) return NaN;
		if (x === -1) return NINF;
		if (x === PINF) return x;
		if (x === 0) return x;
		if (x < 0) y = -x;
		else y = x;
		k = 1;
		if (y < SQRT2M1) {
			if (y < SMALL) {
				if (y < TINY) return x;
				return x - x * x * .5;
			}
			if (x > SQRT2HALFM1) {
				k = 0;
				f = x;
				hu = 1;
			}
		}
		if (k !== 0) {
			if (y < TWO53) {
				u = 1 + x;
				hu = getHighWord(u);
				k = (hu >> 20) - FLOAT64_EXPONENT_BIAS;
				if (k > 0) c = 1 - (u - x);
				else c = x - (u - 1);
				c /= u;
			} else {
				u = x;
				hu = getHighWord(u);
				k = (hu >> 20) - FLOAT64_EXPONENT_BIAS;
				c = 0;
			}
			hu &= 1048575;
			if (hu < 434334) u = setHighWord(u, hu | 1072693248);
			else {
				k += 1;
				u = setHighWord(u, hu | 1071644672);
				hu = 1048576 - hu >> 2;
			}
			f = u - 1;
		}
		hfsq = .5 * f * f;
		if (hu === 0) {
			if (f === 0) {
				c += k * LN2_LO;
				return k * LN2_HI + c;
			}
			R = hfsq * (1 - TWO_THIRDS * f);
			return k * LN2_HI - (R - (k * LN2_LO + c) - f);
		}
		s = f / (2 + f);
		z = s * s;
		R = z * polyval(z);
		if (k === 0) return f - (hfsq - s * (hfsq + R));
		return k * LN2_HI - (hfsq - (s * (hfsq + R) + (k * LN2_LO + c)) - f);
	}
	module.exports = log1p;
}));
// node_modules/@stdlib/math-base-special-log1p/lib/index.js
var require_lib$99 = __commonJSMin(((exports, module) => {
	module.exports = require_main$65();
}));
// node_modules/@stdlib/math-base-special-sqrt/lib/main.js
var require_main$64 = __commonJSMin(((exports, module) => {
	module.exports = Math.sqrt;
}));
// node_modules/@stdlib/math-base-special-sqrt/lib/index.js
var require_lib$98 = __commonJSMin(((exports, module) => {
	module.exports = require_main$64();
}));
// node_modules/@stdlib/constants-float64-fourth-pi/lib/index.js
var require_lib$97 = __commonJSMin(((exports, module) => {
	module.exports = .7853981633974483;
}));
// node_modules/@stdlib/math-base-special-asin/lib/rational_pq.js
var require_rational_pq$3 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .16666666666666713;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -8.198089802484825 + x * (19.562619833175948 + x * (-16.262479672107002 + x * (5.444622390564711 + x * (-.6019598008014124 + x * .004253011369004428))));
			s2 = -49.18853881490881 + x * (139.51056146574857 + x * (-147.1791292232726 + x * (70.49610280856842 + x * (-14.740913729888538 + x * 1))));
		} else {
			x = 1 / x;
			s1 = .004253011369004428 + x * (-.6019598008014124 + x * (5.444622390564711 + x * (-16.262479672107002 + x * (19.562619833175948 + x * -8.198089802484825))));
			s2 = 1 + x * (-14.740913729888538 + x * (70.49610280856842 + x * (-147.1791292232726 + x * (139.51056146574857 + x * -49.18853881490881))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-asin/lib/rational_rs.js
var require_rational_rs = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .08333333333333809;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 28.536655482610616 + x * (-25.56901049652825 + x * (6.968710824104713 + x * (-.5634242780008963 + x * .002967721961301243)));
			s2 = 342.43986579130785 + x * (-383.8770957603691 + x * (147.0656354026815 + x * (-21.947795316429207 + x * 1)));
		} else {
			x = 1 / x;
			s1 = .002967721961301243 + x * (-.5634242780008963 + x * (6.968710824104713 + x * (-25.56901049652825 + x * 28.536655482610616)));
			s2 = 1 + x * (-21.947795316429207 + x * (147.0656354026815 + x * (-383.8770957603691 + x * 342.43986579130785)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-asin/lib/main.js
var require_main$63 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var sqrt = require_lib$98();
	var PIO4 = require_lib$97();
	var ratevalPQ = require_rational_pq$3();
	var ratevalRS = require_rational_rs();
	var MOREBITS = 6123233995736766e-32;
	function asin(x) {
		var sgn;
		var zz;
		var a;
		var p;
		var z;
		if (isnan(x)) return NaN;
		if (x > 0) a = x;
		else {
			sgn = true;
			a = -x;
		}
		if (a > 1) return NaN;
		if (a > .625) {
			zz = 1 - a;
			p = zz * ratevalRS(zz);
			zz = sqrt(zz + zz);
			z = PIO4 - zz;
			zz = zz * p - MOREBITS;
			z -= zz;
			z += PIO4;
		} else {
			if (a < 1e-8) return x;
			zz = a * a;
			z = zz * ratevalPQ(zz);
			z = a * z + a;
		}
		return sgn ? -z : z;
	}
	module.exports = asin;
}));
// node_modules/@stdlib/math-base-special-asin/lib/index.js
var require_lib$96 = __commonJSMin(((exports, module) => {
	module.exports = require_main$63();
}));
// node_modules/@stdlib/math-base-special-abs/lib/main.js
var require_main$62 = __commonJSMin(((exports, module) => {
	function abs(x) {
		return Math.abs(x);
	}
	module.exports = abs;
}));
// node_modules/@stdlib/math-base-special-abs/lib/index.js
var require_lib$95 = __commonJSMin(((exports, module) => {
	module.exports = require_main$62();
}));
// node_modules/@stdlib/math-base-special-ceil/lib/main.js
var require_main$61 = __commonJSMin(((exports, module) => {
	module.exports = Math.ceil;
}));
// node_modules/@stdlib/math-base-special-ceil/lib/index.js
var require_lib$94 = __commonJSMin(((exports, module) => {
	module.exports = require_main$61();
}));
// node_modules/@stdlib/math-base-special-trunc/lib/main.js
var require_main$60 = __commonJSMin(((exports, module) => {
	var floor = require_lib$100();
	var ceil = require_lib$94();
	function trunc(x) {
		if (x < 0) return ceil(x);
		return floor(x);
	}
	module.exports = trunc;
}));
// node_modules/@stdlib/math-base-special-trunc/lib/index.js
var require_lib$93 = __commonJSMin(((exports, module) => {
	module.exports = require_main$60();
}));
// node_modules/@stdlib/constants-float64-max-base2-exponent/lib/index.js
var require_lib$92 = __commonJSMin(((exports, module) => {
	module.exports = 1023;
}));
// node_modules/@stdlib/constants-float64-max-base2-exponent-subnormal/lib/index.js
var require_lib$91 = __commonJSMin(((exports, module) => {
	module.exports = -1023;
}));
// node_modules/@stdlib/constants-float64-min-base2-exponent-subnormal/lib/index.js
var require_lib$90 = __commonJSMin(((exports, module) => {
	module.exports = -1074;
}));
// node_modules/@stdlib/math-base-assert-is-infinite/lib/main.js
var require_main$59 = __commonJSMin(((exports, module) => {
	var PINF = require_lib$106();
	var NINF = require_lib$104();
	function isInfinite(x) {
		return x === PINF || x === NINF;
	}
	module.exports = isInfinite;
}));
// node_modules/@stdlib/math-base-assert-is-infinite/lib/index.js
var require_lib$89 = __commonJSMin(((exports, module) => {
	module.exports = require_main$59();
}));
// node_modules/@stdlib/constants-float64-high-word-sign-mask/lib/index.js
var require_lib$88 = __commonJSMin(((exports, module) => {
	module.exports = 2147483648;
}));
// node_modules/@stdlib/constants-float64-high-word-abs-mask/lib/index.js
var require_lib$87 = __commonJSMin(((exports, module) => {
	module.exports = 2147483647;
}));
// node_modules/@stdlib/number-float64-base-to-words/lib/indices.js
var require_indices = __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$110();
	var indices;
	var HIGH;
	var LOW;
	if (isLittleEndian === true) {
		HIGH = 1;
		LOW = 0;
	} else {
		HIGH = 0;
		LOW = 1;
	}
	indices = {
		"HIGH": HIGH,
		"LOW": LOW
	};
	module.exports = indices;
}));
// node_modules/@stdlib/number-float64-base-to-words/lib/assign.js
var require_assign$2 = __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$122();
	var Float64Array = require_lib$119();
	var indices = require_indices();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	var HIGH = indices.HIGH;
	var LOW = indices.LOW;
	function toWords(x, out, stride, offset) {
		FLOAT64_VIEW[0] = x;
		out[offset] = UINT32_VIEW[HIGH];
		out[offset + stride] = UINT32_VIEW[LOW];
		return out;
	}
	module.exports = toWords;
}));
// node_modules/@stdlib/number-float64-base-to-words/lib/main.js
var require_main$58 = __commonJSMin(((exports, module) => {
	var fcn = require_assign$2();
	function toWords(x) {
		return fcn(x, [0, 0], 1, 0);
	}
	module.exports = toWords;
}));
// node_modules/@stdlib/number-float64-base-to-words/lib/index.js
var require_lib$86 = __commonJSMin(((exports, module) => {
	var setReadOnly = require_lib$132();
	var main = require_main$58();
	setReadOnly(main, "assign", require_assign$2());
	module.exports = main;
}));
// node_modules/@stdlib/math-base-special-copysign/lib/main.js
var require_main$57 = __commonJSMin(((exports, module) => {
	var SIGN_MASK = require_lib$88();
	var ABS_MASK = require_lib$87();
	var toWords = require_lib$86();
	var getHighWord = require_lib$109();
	var fromWords = require_lib$107();
	var WORDS = [0, 0];
	function copysign(x, y) {
		var hx;
		var hy;
		toWords.assign(x, WORDS, 1, 0);
		hx = WORDS[0];
		hx &= ABS_MASK;
		hy = getHighWord(y);
		hy &= SIGN_MASK;
		hx |= hy;
		return fromWords(hx, WORDS[1]);
	}
	module.exports = copysign;
}));
// node_modules/@stdlib/math-base-special-copysign/lib/index.js
var require_lib$85 = __commonJSMin(((exports, module) => {
	module.exports = require_main$57();
}));
// node_modules/@stdlib/constants-float64-smallest-normal/lib/index.js
var require_lib$84 = __commonJSMin(((exports, module) => {
	module.exports = 22250738585072014e-324;
}));
// node_modules/@stdlib/number-float64-base-normalize/lib/assign.js
var require_assign$1 = __commonJSMin(((exports, module) => {
	var FLOAT64_SMALLEST_NORMAL = require_lib$84();
	var isInfinite = require_lib$89();
	var isnan = require_lib$131();
	var abs = require_lib$95();
	var SCALAR = 4503599627370496;
	function normalize(x, out, stride, offset) {
		if (isnan(x) || isInfinite(x)) {
			out[offset] = x;
			out[offset + stride] = 0;
			return out;
		}
		if (x !== 0 && abs(x) < FLOAT64_SMALLEST_NORMAL) {
			out[offset] = x * SCALAR;
			out[offset + stride] = -52;
			return out;
		}
		out[offset] = x;
		out[offset + stride] = 0;
		return out;
	}
	module.exports = normalize;
}));
// node_modules/@stdlib/number-float64-base-normalize/lib/main.js
var require_main$56 = __commonJSMin(((exports, module) => {
	var fcn = require_assign$1();
	function normalize(x) {
		return fcn(x, [0, 0], 1, 0);
	}
	module.exports = normalize;
}));
// node_modules/@stdlib/number-float64-base-normalize/lib/index.js
var require_lib$83 = __commonJSMin(((exports, module) => {
	var setReadOnly = require_lib$132();
	var main = require_main$56();
	setReadOnly(main, "assign", require_assign$1());
	module.exports = main;
}));
// node_modules/@stdlib/constants-float64-high-word-exponent-mask/lib/index.js
var require_lib$82 = __commonJSMin(((exports, module) => {
	module.exports = 2146435072;
}));
// node_modules/@stdlib/number-float64-base-exponent/lib/main.js
var require_main$55 = __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$109();
	var EXP_MASK = require_lib$82();
	var BIAS = require_lib$103();
	function exponent(x) {
		var high = getHighWord(x);
		high = (high & EXP_MASK) >>> 20;
		return high - BIAS | 0;
	}
	module.exports = exponent;
}));
// node_modules/@stdlib/number-float64-base-exponent/lib/index.js
var require_lib$81 = __commonJSMin(((exports, module) => {
	module.exports = require_main$55();
}));
// node_modules/@stdlib/math-base-special-ldexp/lib/main.js
var require_main$54 = __commonJSMin(((exports, module) => {
	var PINF = require_lib$106();
	var NINF = require_lib$104();
	var BIAS = require_lib$103();
	var MAX_EXPONENT = require_lib$92();
	var MAX_SUBNORMAL_EXPONENT = require_lib$91();
	var MIN_SUBNORMAL_EXPONENT = require_lib$90();
	var isnan = require_lib$131();
	var isInfinite = require_lib$89();
	var copysign = require_lib$85();
	var normalize = require_lib$83().assign;
	var floatExp = require_lib$81();
	var toWords = require_lib$86();
	var fromWords = require_lib$107();
	var TWO52_INV = 2220446049250313e-31;
	var CLEAR_EXP_MASK = 2148532223;
	var FRAC = [0, 0];
	var WORDS = [0, 0];
	function ldexp(frac, exp) {
		var high;
		var m;
		if (exp === 0 || frac === 0 || isnan(frac) || isInfinite(frac)) return frac;
		normalize(frac, FRAC, 1, 0);
		frac = FRAC[0];
		exp += FRAC[1];
		exp += floatExp(frac);
		if (exp < MIN_SUBNORMAL_EXPONENT) return copysign(0, frac);
		if (exp > MAX_EXPONENT) {
			if (frac < 0) return NINF;
			return PINF;
		}
		if (exp <= MAX_SUBNORMAL_EXPONENT) {
			exp += 52;
			m = TWO52_INV;
		} else m = 1;
		toWords.assign(frac, WORDS, 1, 0);
		high = WORDS[0];
		high &= CLEAR_EXP_MASK;
		high |= exp + BIAS << 20;
		return m * fromWords(high, WORDS[1]);
	}
	module.exports = ldexp;
}));
// node_modules/@stdlib/math-base-special-ldexp/lib/index.js
var require_lib$80 = __commonJSMin(((exports, module) => {
	module.exports = require_main$54();
}));
// node_modules/@stdlib/math-base-special-exp/lib/polyval_p.js
var require_polyval_p$2 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .16666666666666602;
		return .16666666666666602 + x * (-.0027777777777015593 + x * (6613756321437934e-20 + x * (-16533902205465252e-22 + x * 4.1381367970572385e-8)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-exp/lib/expmulti.js
var require_expmulti = __commonJSMin(((exports, module) => {
	var ldexp = require_lib$80();
	var polyvalP = require_polyval_p$2();
	function expmulti(hi, lo, k) {
		var r;
		var t;
		var c;
		var y;
		r = hi - lo;
		t = r * r;
		c = r - t * polyvalP(t);
		y = 1 - (lo - r * c / (2 - c) - hi);
		return ldexp(y, k);
	}
	module.exports = expmulti;
}));
// node_modules/@stdlib/math-base-special-exp/lib/main.js
var require_main$53 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var trunc = require_lib$93();
	var NINF = require_lib$104();
	var PINF = require_lib$106();
	var expmulti = require_expmulti();
	var LN2_HI = .6931471803691238;
	var LN2_LO = 19082149292705877e-26;
	var LOG2_E = 1.4426950408889634;
	var OVERFLOW = 709.782712893384;
	var UNDERFLOW = -745.1332191019411;
	var NEARZERO = 1 / (1 << 28);
	var NEG_NEARZERO = -NEARZERO;
	function exp(x) {
		var hi;
		var lo;
		var k;
		if (isnan(x) || x === PINF) return x;
		if (x === NINF) return 0;
		if (x > OVERFLOW) return PINF;
		if (x < UNDERFLOW) return 0;
		if (x > NEG_NEARZERO && x < NEARZERO) return 1 + x;
		if (x < 0) k = trunc(LOG2_E * x - .5);
		else k = trunc(LOG2_E * x + .5);
		hi = x - k * LN2_HI;
		lo = k * LN2_LO;
		return expmulti(hi, lo, k);
	}
	module.exports = exp;
}));
// node_modules/@stdlib/math-base-special-exp/lib/index.js
var require_lib$79 = __commonJSMin(((exports, module) => {
	module.exports = require_main$53();
}));
// node_modules/@stdlib/math-base-assert-is-integer/lib/main.js
var require_main$52 = __commonJSMin(((exports, module) => {
	var floor = require_lib$100();
	function isInteger(x) {
		return floor(x) === x;
	}
	module.exports = isInteger;
}));
// node_modules/@stdlib/math-base-assert-is-integer/lib/index.js
var require_lib$78 = __commonJSMin(((exports, module) => {
	module.exports = require_main$52();
}));
// node_modules/@stdlib/math-base-assert-is-even/lib/main.js
var require_main$51 = __commonJSMin(((exports, module) => {
	var isInteger = require_lib$78();
	function isEven(x) {
		return isInteger(x / 2);
	}
	module.exports = isEven;
}));
// node_modules/@stdlib/math-base-assert-is-even/lib/index.js
var require_lib$77 = __commonJSMin(((exports, module) => {
	module.exports = require_main$51();
}));
// node_modules/@stdlib/math-base-assert-is-odd/lib/main.js
var require_main$50 = __commonJSMin(((exports, module) => {
	var isEven = require_lib$77();
	function isOdd(x) {
		if (x > 0) return isEven(x - 1);
		return isEven(x + 1);
	}
	module.exports = isOdd;
}));
// node_modules/@stdlib/math-base-assert-is-odd/lib/index.js
var require_lib$76 = __commonJSMin(((exports, module) => {
	module.exports = require_main$50();
}));
// node_modules/@stdlib/number-float64-base-set-low-word/lib/low.js
var require_low$1 = __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$110();
	var LOW;
	if (isLittleEndian === true) LOW = 0;
	else LOW = 1;
	module.exports = LOW;
}));
// node_modules/@stdlib/number-float64-base-set-low-word/lib/main.js
var require_main$49 = __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$122();
	var Float64Array = require_lib$119();
	var LOW = require_low$1();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	function setLowWord(x, low) {
		FLOAT64_VIEW[0] = x;
		UINT32_VIEW[LOW] = low >>> 0;
		return FLOAT64_VIEW[0];
	}
	module.exports = setLowWord;
}));
// node_modules/@stdlib/number-float64-base-set-low-word/lib/index.js
var require_lib$75 = __commonJSMin(((exports, module) => {
	module.exports = require_main$49();
}));
// node_modules/@stdlib/number-uint32-base-to-int32/lib/main.js
var require_main$48 = __commonJSMin(((exports, module) => {
	function uint32ToInt32(x) {
		return x | 0;
	}
	module.exports = uint32ToInt32;
}));
// node_modules/@stdlib/number-uint32-base-to-int32/lib/index.js
var require_lib$74 = __commonJSMin(((exports, module) => {
	module.exports = require_main$48();
}));
// node_modules/@stdlib/math-base-special-pow/lib/x_is_zero.js
var require_x_is_zero = __commonJSMin(((exports, module) => {
	var isOdd = require_lib$76();
	var copysign = require_lib$85();
	var NINF = require_lib$104();
	var PINF = require_lib$106();
	function pow(x, y) {
		if (y === NINF) return PINF;
		if (y === PINF) return 0;
		if (y > 0) {
			if (isOdd(y)) return x;
			return 0;
		}
		if (isOdd(y)) return copysign(PINF, x);
		return PINF;
	}
	module.exports = pow;
}));
// node_modules/@stdlib/math-base-special-pow/lib/y_is_huge.js
var require_y_is_huge = __commonJSMin(((exports, module) => {
	var ABS_MASK = require_lib$87();
	var getHighWord = require_lib$109();
	var HIGH_MAX_NEAR_UNITY = 1072693247;
	var HUGE = 1e300;
	var TINY = 1e-300;
	function pow(x, y) {
		if ((getHighWord(x) & ABS_MASK) <= HIGH_MAX_NEAR_UNITY) {
			if (y < 0) return HUGE * HUGE;
			return TINY * TINY;
		}
		if (y > 0) return HUGE * HUGE;
		return TINY * TINY;
	}
	module.exports = pow;
}));
// node_modules/@stdlib/math-base-special-pow/lib/y_is_infinite.js
var require_y_is_infinite = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var PINF = require_lib$106();
	function pow(x, y) {
		if (x === -1) return (x - x) / (x - x);
		if (x === 1) return 1;
		if (abs(x) < 1 === (y === PINF)) return 0;
		return PINF;
	}
	module.exports = pow;
}));
// node_modules/@stdlib/constants-float64-num-high-word-significand-bits/lib/index.js
var require_lib$73 = __commonJSMin(((exports, module) => {
	module.exports = 20;
}));
// node_modules/@stdlib/math-base-special-pow/lib/polyval_l.js
var require_polyval_l = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .5999999999999946;
		return .5999999999999946 + x * (.4285714285785502 + x * (.33333332981837743 + x * (.272728123808534 + x * (.23066074577556175 + x * .20697501780033842))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-pow/lib/log2ax.js
var require_log2ax = __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$109();
	var setLowWord = require_lib$75();
	var setHighWord = require_lib$108();
	var BIAS = require_lib$103();
	var HIGH_NUM_SIGNIFICAND_BITS = require_lib$73();
	var polyvalL = require_polyval_l();
	var HIGH_SIGNIFICAND_MASK = 1048575;
	var HIGH_MIN_NORMAL_EXP = 1048576;
	var HIGH_BIASED_EXP_0 = 1072693248;
	var HIGH_BIASED_EXP_NEG_512 = 536870912;
	var HIGH_SIGNIFICAND_HALF = 524288;
	var TWO53 = 9007199254740992;
	var CP = .9617966939259756;
	var CP_HI = .9617967009544373;
	var CP_LO = -7.028461650952758e-9;
	var BP = [1, 1.5];
	var DP_HI = [0, .5849624872207642];
	var DP_LO = [0, 1.350039202129749e-8];
	function log2ax(out, ax, ahx) {
		var tmp;
		var ss;
		var s2;
		var hs;
		var ls;
		var ht;
		var lt;
		var bp;
		var dp;
		var hp;
		var lp;
		var hz;
		var lz;
		var t1;
		var t2;
		var t;
		var r;
		var u;
		var v;
		var n;
		var j;
		var k;
		n = 0;
		if (ahx < HIGH_MIN_NORMAL_EXP) {
			ax *= TWO53;
			n -= 53;
			ahx = getHighWord(ax);
		}
		n += (ahx >> HIGH_NUM_SIGNIFICAND_BITS) - BIAS | 0;
		j = ahx & HIGH_SIGNIFICAND_MASK | 0;
		ahx = j | HIGH_BIASED_EXP_0 | 0;
		if (j <= 235662) k = 0;
		else if (j < 767610) k = 1;
		else {
			k = 0;
			n += 1;
			ahx -= HIGH_MIN_NORMAL_EXP;
		}
		ax = setHighWord(ax, ahx);
		bp = BP[k];
		u = ax - bp;
		v = 1 / (ax + bp);
		ss = u * v;
		hs = setLowWord(ss, 0);
		tmp = (ahx >> 1 | HIGH_BIASED_EXP_NEG_512) + HIGH_SIGNIFICAND_HALF;
		tmp += k << 18;
		ht = setHighWord(0, tmp);
		lt = ax - (ht - bp);
		ls = v * (u - hs * ht - hs * lt);
		s2 = ss * ss;
		r = s2 * s2 * polyvalL(s2);
		r += ls * (hs + ss);
		s2 = hs * hs;
		ht = 3 + s2 + r;
		ht = setLowWord(ht, 0);
		lt = r - (ht - 3 - s2);
		u = hs * ht;
		v = ls * ht + lt * ss;
		hp = u + v;
		hp = setLowWord(hp, 0);
		lp = v - (hp - u);
		hz = CP_HI * hp;
		lz = CP_LO * hp + lp * CP + DP_LO[k];
		dp = DP_HI[k];
		t = n;
		t1 = hz + lz + dp + t;
		t1 = setLowWord(t1, 0);
		t2 = lz - (t1 - t - dp - hz);
		out[0] = t1;
		out[1] = t2;
		return out;
	}
	module.exports = log2ax;
}));
// node_modules/@stdlib/math-base-special-pow/lib/polyval_w.js
var require_polyval_w$1 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .5;
		return .5 + x * (-.3333333333333333 + x * .25);
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-pow/lib/logx.js
var require_logx = __commonJSMin(((exports, module) => {
	var setLowWord = require_lib$75();
	var polyvalW = require_polyval_w$1();
	var INV_LN2 = 1.4426950408889634;
	var INV_LN2_HI = 1.4426950216293335;
	var INV_LN2_LO = 1.9259629911266175e-8;
	function logx(out, ax) {
		var t2;
		var t1;
		var t;
		var w;
		var u;
		var v;
		t = ax - 1;
		w = t * t * polyvalW(t);
		u = INV_LN2_HI * t;
		v = t * INV_LN2_LO - w * INV_LN2;
		t1 = u + v;
		t1 = setLowWord(t1, 0);
		t2 = v - (t1 - u);
		out[0] = t1;
		out[1] = t2;
		return out;
	}
	module.exports = logx;
}));
// node_modules/@stdlib/constants-float64-ln-two/lib/index.js
var require_lib$72 = __commonJSMin(((exports, module) => {
	module.exports = .6931471805599453;
}));
// node_modules/@stdlib/constants-float64-high-word-significand-mask/lib/index.js
var require_lib$71 = __commonJSMin(((exports, module) => {
	module.exports = 1048575;
}));
// node_modules/@stdlib/math-base-special-pow/lib/polyval_p.js
var require_polyval_p$1 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .16666666666666602;
		return .16666666666666602 + x * (-.0027777777777015593 + x * (6613756321437934e-20 + x * (-16533902205465252e-22 + x * 4.1381367970572385e-8)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-pow/lib/pow2.js
var require_pow2 = __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$109();
	var setHighWord = require_lib$108();
	var setLowWord = require_lib$75();
	var uint32ToInt32 = require_lib$74();
	var ldexp = require_lib$80();
	var LN2 = require_lib$72();
	var BIAS = require_lib$103();
	var ABS_MASK = require_lib$87();
	var HIGH_SIGNIFICAND_MASK = require_lib$71();
	var HIGH_NUM_SIGNIFICAND_BITS = require_lib$73();
	var polyvalP = require_polyval_p$1();
	var HIGH_MIN_NORMAL_EXP = 1048576;
	var HIGH_BIASED_EXP_NEG_1 = 1071644672;
	var LN2_HI = .6931471824645996;
	var LN2_LO = -1.904654299957768e-9;
	function pow2(j, hp, lp) {
		var tmp;
		var t1;
		var t;
		var r;
		var u;
		var v;
		var w;
		var z;
		var n;
		var i;
		var k;
		i = j & ABS_MASK | 0;
		k = (i >> HIGH_NUM_SIGNIFICAND_BITS) - BIAS | 0;
		n = 0;
		if (i > HIGH_BIASED_EXP_NEG_1) {
			n = j + (HIGH_MIN_NORMAL_EXP >> k + 1) >>> 0;
			k = ((n & ABS_MASK) >> HIGH_NUM_SIGNIFICAND_BITS) - BIAS | 0;
			tmp = (n & ~(HIGH_SIGNIFICAND_MASK >> k)) >>> 0;
			t = setHighWord(0, tmp);
			n = (n & HIGH_SIGNIFICAND_MASK | HIGH_MIN_NORMAL_EXP) >> HIGH_NUM_SIGNIFICAND_BITS - k >>> 0;
			if (j < 0) n = -n;
			hp -= t;
		}
		t = lp + hp;
		t = setLowWord(t, 0);
		u = t * LN2_HI;
		v = (lp - (t - hp)) * LN2 + t * LN2_LO;
		z = u + v;
		w = v - (z - u);
		t = z * z;
		t1 = z - t * polyvalP(t);
		r = z * t1 / (t1 - 2) - (w + z * w);
		z = 1 - (r - z);
		j = getHighWord(z);
		j = uint32ToInt32(j);
		j += n << HIGH_NUM_SIGNIFICAND_BITS >>> 0;
		if (j >> HIGH_NUM_SIGNIFICAND_BITS <= 0) z = ldexp(z, n);
		else z = setHighWord(z, j);
		return z;
	}
	module.exports = pow2;
}));
// node_modules/@stdlib/math-base-special-pow/lib/main.js
var require_main$47 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var isOdd = require_lib$76();
	var isInfinite = require_lib$89();
	var isInteger = require_lib$78();
	var sqrt = require_lib$98();
	var abs = require_lib$95();
	var toWords = require_lib$86();
	var setLowWord = require_lib$75();
	var uint32ToInt32 = require_lib$74();
	var NINF = require_lib$104();
	var PINF = require_lib$106();
	var ABS_MASK = require_lib$87();
	var xIsZero = require_x_is_zero();
	var yIsHuge = require_y_is_huge();
	var yIsInfinite = require_y_is_infinite();
	var log2ax = require_log2ax();
	var logx = require_logx();
	var pow2 = require_pow2();
	var HIGH_MAX_NEAR_UNITY = 1072693247;
	var HIGH_BIASED_EXP_31 = 1105199104;
	var HIGH_BIASED_EXP_64 = 1139802112;
	var HIGH_BIASED_EXP_10 = 1083179008;
	var HIGH_BIASED_EXP_0 = 1072693248;
	var HIGH_1075 = 1083231232;
	var HIGH_NEG_1075 = 3230714880;
	var HIGH_NUM_NONSIGN_BITS = 31;
	var HUGE = 1e300;
	var TINY = 1e-300;
	var OVT = 8008566259537294e-32;
	var WORDS = [0, 0];
	var LOG_WORKSPACE = [0, 0];
	function pow(x, y) {
		var ahx;
		var ahy;
		var ax;
		var hx;
		var lx;
		var hy;
		var ly;
		var sx;
		var sy;
		var y1;
		var hp;
		var lp;
		var t;
		var z;
		var j;
		var i;
		if (isnan(x) || isnan(y)) return NaN;
		toWords.assign(y, WORDS, 1, 0);
		hy = WORDS[0];
		ly = WORDS[1];
		if (ly === 0) {
			if (y === 0) return 1;
			if (y === 1) return x;
			if (y === -1) return 1 / x;
			if (y === .5) return sqrt(x);
			if (y === -.5) return 1 / sqrt(x);
			if (y === 2) return x * x;
			if (y === 3) return x * x * x;
			if (y === 4) {
				x *= x;
				return x * x;
			}
			if (isInfinite(y)) return yIsInfinite(x, y);
		}
		toWords.assign(x, WORDS, 1, 0);
		hx = WORDS[0];
		lx = WORDS[1];
		if (lx === 0) {
			if (hx === 0) return xIsZero(x, y);
			if (x === 1) return 1;
			if (x === -1 && isOdd(y)) return -1;
			if (isInfinite(x)) {
				if (x === NINF) return pow(-0, -y);
				if (y < 0) return 0;
				return PINF;
			}
		}
		if (x < 0 && isInteger(y) === false) return (x - x) / (x - x);
		ax = abs(x);
		ahx = hx & ABS_MASK | 0;
		ahy = hy & ABS_MASK | 0;
		sx = hx >>> HIGH_NUM_NONSIGN_BITS | 0;
		sy = hy >>> HIGH_NUM_NONSIGN_BITS | 0;
		if (sx && isOdd(y)) sx = -1;
		else sx = 1;
		if (ahy > HIGH_BIASED_EXP_31) {
			if (ahy > HIGH_BIASED_EXP_64) return yIsHuge(x, y);
			if (ahx < HIGH_MAX_NEAR_UNITY) {
				if (sy === 1) return sx * HUGE * HUGE;
				return sx * TINY * TINY;
			}
			if (ahx > HIGH_BIASED_EXP_0) {
				if (sy === 0) return sx * HUGE * HUGE;
				return sx * TINY * TINY;
			}
			t = logx(LOG_WORKSPACE, ax);
		} else t = log2ax(LOG_WORKSPACE, ax, ahx);
		y1 = setLowWord(y, 0);
		lp = (y - y1) * t[0] + y * t[1];
		hp = y1 * t[0];
		z = lp + hp;
		toWords.assign(z, WORDS, 1, 0);
		j = uint32ToInt32(WORDS[0]);
		i = uint32ToInt32(WORDS[1]);
		if (j >= HIGH_BIASED_EXP_10) {
			if ((j - HIGH_BIASED_EXP_10 | i) !== 0) return sx * HUGE * HUGE;
			if (lp + OVT > z - hp) return sx * HUGE * HUGE;
		} else if ((j & ABS_MASK) >= HIGH_1075) {
			if ((j - HIGH_NEG_1075 | i) !== 0) return sx * TINY * TINY;
			if (lp <= z - hp) return sx * TINY * TINY;
		}
		z = pow2(j, hp, lp);
		return sx * z;
	}
	module.exports = pow;
}));
// node_modules/@stdlib/math-base-special-pow/lib/index.js
var require_lib$70 = __commonJSMin(((exports, module) => {
	module.exports = require_main$47();
}));
// node_modules/@stdlib/constants-float64-e/lib/index.js
var require_lib$69 = __commonJSMin(((exports, module) => {
	module.exports = 2.718281828459045;
}));
// node_modules/@stdlib/constants-float64-eps/lib/index.js
var require_lib$68 = __commonJSMin(((exports, module) => {
	module.exports = 2220446049250313e-31;
}));
// node_modules/@stdlib/math-base-special-beta/lib/lanczos_sum_expg_scaled.js
var require_lanczos_sum_expg_scaled = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return Infinity;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 709811.662581658 + x * (679979.8474157227 + x * (293136.7857211597 + x * (74887.54032914672 + x * (12555.290582413863 + x * (1443.4299244417066 + x * (115.24194596137347 + x * (6.309239205732627 + x * (.22668404630224365 + x * (.004826466289237662 + x * 4624429436045379e-20)))))))));
			s2 = 0 + x * (362880 + x * (1026576 + x * (1172700 + x * (723680 + x * (269325 + x * (63273 + x * (9450 + x * (870 + x * (45 + x * 1)))))))));
		} else {
			x = 1 / x;
			s1 = 4624429436045379e-20 + x * (.004826466289237662 + x * (.22668404630224365 + x * (6.309239205732627 + x * (115.24194596137347 + x * (1443.4299244417066 + x * (12555.290582413863 + x * (74887.54032914672 + x * (293136.7857211597 + x * (679979.8474157227 + x * 709811.662581658)))))))));
			s2 = 1 + x * (45 + x * (870 + x * (9450 + x * (63273 + x * (269325 + x * (723680 + x * (1172700 + x * (1026576 + x * (362880 + x * 0)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-beta/lib/main.js
var require_main$46 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var log1p = require_lib$99();
	var sqrt = require_lib$98();
	var abs = require_lib$95();
	var exp = require_lib$79();
	var pow = require_lib$70();
	var E = require_lib$69();
	var EPSILON = require_lib$68();
	var lanczosSumExpGScaled = require_lanczos_sum_expg_scaled();
	var G = 10.900511;
	function beta(a, b) {
		var ambh;
		var agh;
		var bgh;
		var cgh;
		var res;
		var tmp;
		var c;
		if (isnan(a) || isnan(b)) return NaN;
		if (a < 0 || b < 0) return NaN;
		if (b === 1) return 1 / a;
		if (a === 1) return 1 / b;
		c = a + b;
		if (c < EPSILON) {
			res = c / a;
			res /= b;
			return res;
		}
		if (c === a && b < EPSILON) return 1 / b;
		if (c === b && a < EPSILON) return 1 / a;
		if (a < b) {
			tmp = b;
			b = a;
			a = tmp;
		}
		agh = a + G - .5;
		bgh = b + G - .5;
		cgh = c + G - .5;
		res = lanczosSumExpGScaled(a) * (lanczosSumExpGScaled(b) / lanczosSumExpGScaled(c));
		ambh = a - .5 - b;
		if (abs(b * ambh) < cgh * 100 && a > 100) res *= exp(ambh * log1p(-b / cgh));
		else res *= pow(agh / cgh, ambh);
		if (cgh > 1e10) res *= pow(agh / cgh * (bgh / cgh), b);
		else res *= pow(agh * bgh / (cgh * cgh), b);
		res *= sqrt(E / bgh);
		return res;
	}
	module.exports = beta;
}));
// node_modules/@stdlib/math-base-special-beta/lib/index.js
var require_lib$67 = __commonJSMin(((exports, module) => {
	module.exports = require_main$46();
}));
// node_modules/@stdlib/math-base-assert-is-positive-zero/lib/main.js
var require_main$45 = __commonJSMin(((exports, module) => {
	var PINF = require_lib$106();
	function isPositiveZero(x) {
		return x === 0 && 1 / x === PINF;
	}
	module.exports = isPositiveZero;
}));
// node_modules/@stdlib/math-base-assert-is-positive-zero/lib/index.js
var require_lib$66 = __commonJSMin(((exports, module) => {
	module.exports = require_main$45();
}));
// node_modules/@stdlib/math-base-special-max/lib/main.js
var require_main$44 = __commonJSMin(((exports, module) => {
	var isPositiveZero = require_lib$66();
	var isnan = require_lib$131();
	var PINF = require_lib$106();
	function max(x, y) {
		if (isnan(x) || isnan(y)) return NaN;
		if (x === PINF || y === PINF) return PINF;
		if (x === y && x === 0) {
			if (isPositiveZero(x)) return x;
			return y;
		}
		if (x > y) return x;
		return y;
	}
	module.exports = max;
}));
// node_modules/@stdlib/math-base-special-max/lib/index.js
var require_lib$65 = __commonJSMin(((exports, module) => {
	module.exports = require_main$44();
}));
// node_modules/@stdlib/math-base-assert-is-negative-zero/lib/main.js
var require_main$43 = __commonJSMin(((exports, module) => {
	var NINF = require_lib$104();
	function isNegativeZero(x) {
		return x === 0 && 1 / x === NINF;
	}
	module.exports = isNegativeZero;
}));
// node_modules/@stdlib/math-base-assert-is-negative-zero/lib/index.js
var require_lib$64 = __commonJSMin(((exports, module) => {
	module.exports = require_main$43();
}));
// node_modules/@stdlib/math-base-special-min/lib/main.js
var require_main$42 = __commonJSMin(((exports, module) => {
	var isNegativeZero = require_lib$64();
	var isnan = require_lib$131();
	var NINF = require_lib$104();
	function min(x, y) {
		if (isnan(x) || isnan(y)) return NaN;
		if (x === NINF || y === NINF) return NINF;
		if (x === y && x === 0) {
			if (isNegativeZero(x)) return x;
			return y;
		}
		if (x < y) return x;
		return y;
	}
	module.exports = min;
}));
// node_modules/@stdlib/math-base-special-min/lib/index.js
var require_lib$63 = __commonJSMin(((exports, module) => {
	module.exports = require_main$42();
}));
// node_modules/@stdlib/constants-float64-max/lib/index.js
var require_lib$62 = __commonJSMin(((exports, module) => {
	module.exports = 17976931348623157e292;
}));
// node_modules/@stdlib/constants-int32-max/lib/index.js
var require_lib$61 = __commonJSMin(((exports, module) => {
	module.exports = 2147483647;
}));
// node_modules/@stdlib/constants-float64-half-pi/lib/index.js
var require_lib$60 = __commonJSMin(((exports, module) => {
	module.exports = 1.5707963267948966;
}));
// node_modules/@stdlib/constants-float64-pi/lib/index.js
var require_lib$59 = __commonJSMin(((exports, module) => {
	module.exports = 3.141592653589793;
}));
// node_modules/@stdlib/math-base-special-kernel-cos/lib/polyval_c13.js
var require_polyval_c13 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .0416666666666666;
		return .0416666666666666 + x * (-.001388888888887411 + x * 2480158728947673e-20);
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-cos/lib/polyval_c46.js
var require_polyval_c46 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -2.7557314351390663e-7;
		return -2.7557314351390663e-7 + x * (2.087572321298175e-9 + x * -11359647557788195e-27);
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-cos/lib/main.js
var require_main$41 = __commonJSMin(((exports, module) => {
	var polyval13 = require_polyval_c13();
	var polyval46 = require_polyval_c46();
	function kernelCos(x, y) {
		var hz;
		var r;
		var w;
		var z = x * x;
		w = z * z;
		r = z * polyval13(z);
		r += w * w * polyval46(z);
		hz = .5 * z;
		w = 1 - hz;
		return w + (1 - w - hz + (z * r - x * y));
	}
	module.exports = kernelCos;
}));
// node_modules/@stdlib/math-base-special-kernel-cos/lib/index.js
var require_lib$58 = __commonJSMin(((exports, module) => {
	module.exports = require_main$41();
}));
// node_modules/@stdlib/math-base-special-kernel-sin/lib/main.js
var require_main$40 = __commonJSMin(((exports, module) => {
	var S1 = -.16666666666666632;
	var S2 = .00833333333332249;
	var S3 = -.0001984126982985795;
	var S4 = 27557313707070068e-22;
	var S5 = -2.5050760253406863e-8;
	var S6 = 158969099521155e-24;
	function kernelSin(x, y) {
		var r;
		var v;
		var w;
		var z = x * x;
		w = z * z;
		r = S2 + z * (S3 + z * S4) + z * w * (S5 + z * S6);
		v = z * x;
		if (y === 0) return x + v * (S1 + z * r);
		return x - (z * (.5 * y - v * r) - y - v * S1);
	}
	module.exports = kernelSin;
}));
// node_modules/@stdlib/math-base-special-kernel-sin/lib/index.js
var require_lib$57 = __commonJSMin(((exports, module) => {
	module.exports = require_main$40();
}));
// node_modules/@stdlib/number-float64-base-get-low-word/lib/low.js
var require_low = __commonJSMin(((exports, module) => {
	var isLittleEndian = require_lib$110();
	var LOW;
	if (isLittleEndian === true) LOW = 0;
	else LOW = 1;
	module.exports = LOW;
}));
// node_modules/@stdlib/number-float64-base-get-low-word/lib/main.js
var require_main$39 = __commonJSMin(((exports, module) => {
	var Uint32Array = require_lib$122();
	var Float64Array = require_lib$119();
	var LOW = require_low();
	var FLOAT64_VIEW = new Float64Array(1);
	var UINT32_VIEW = new Uint32Array(FLOAT64_VIEW.buffer);
	function getLowWord(x) {
		FLOAT64_VIEW[0] = x;
		return UINT32_VIEW[LOW];
	}
	module.exports = getLowWord;
}));
// node_modules/@stdlib/number-float64-base-get-low-word/lib/index.js
var require_lib$56 = __commonJSMin(((exports, module) => {
	module.exports = require_main$39();
}));
// node_modules/@stdlib/array-base-filled/lib/main.js
var require_main$38 = __commonJSMin(((exports, module) => {
	function filled(value, len) {
		var arr;
		var i;
		arr = [];
		for (i = 0; i < len; i++) arr.push(value);
		return arr;
	}
	module.exports = filled;
}));
// node_modules/@stdlib/array-base-filled/lib/index.js
var require_lib$55 = __commonJSMin(((exports, module) => {
	module.exports = require_main$38();
}));
// node_modules/@stdlib/array-base-zeros/lib/main.js
var require_main$37 = __commonJSMin(((exports, module) => {
	var filled = require_lib$55();
	function zeros(len) {
		return filled(0, len);
	}
	module.exports = zeros;
}));
// node_modules/@stdlib/array-base-zeros/lib/index.js
var require_lib$54 = __commonJSMin(((exports, module) => {
	module.exports = require_main$37();
}));
// node_modules/@stdlib/math-base-special-rempio2/lib/kernel_rempio2.js
var require_kernel_rempio2 = __commonJSMin(((exports, module) => {
	var floor = require_lib$100();
	var ldexp = require_lib$80();
	var zeros = require_lib$54();
	var IPIO2 = [
		10680707,
		7228996,
		1387004,
		2578385,
		16069853,
		12639074,
		9804092,
		4427841,
		16666979,
		11263675,
		12935607,
		2387514,
		4345298,
		14681673,
		3074569,
		13734428,
		16653803,
		1880361,
		10960616,
		8533493,
		3062596,
		8710556,
		7349940,
		6258241,
		3772886,
		3769171,
		3798172,
		8675211,
		12450088,
		3874808,
		9961438,
		366607,
		15675153,
		9132554,
		7151469,
		3571407,
		2607881,
		12013382,
		4155038,
		6285869,
		7677882,
		13102053,
		15825725,
		473591,
		9065106,
		15363067,
		6271263,
		9264392,
		5636912,
		4652155,
		7056368,
		13614112,
		10155062,
		1944035,
		9527646,
		15080200,
		6658437,
		6231200,
		6832269,
		16767104,
		5075751,
		3212806,
		1398474,
		7579849,
		6349435,
		12618859
	];
	var PIO2 = [
		1.570796251296997,
		7.549789415861596e-8,
		5390302529957765e-30,
		3282003415807913e-37,
		1270655753080676e-44,
		12293330898111133e-52,
		27337005381646456e-60,
		21674168387780482e-67
	];
	var TWO24 = 16777216;
	var TWON24 = 5.960464477539063e-8;
	var F = zeros(20);
	var Q = zeros(20);
	var FQ = zeros(20);
	var IQ = zeros(20);
	function compute(x, y, jz, q, q0, jk, jv, jx, f) {
		var carry;
		var fw;
		var ih;
		var jp;
		var i;
		var k;
		var n;
		var j;
		var z;
		jp = jk;
		z = q[jz];
		j = jz;
		for (i = 0; j > 0; i++) {
			fw = TWON24 * z | 0;
			IQ[i] = z - TWO24 * fw | 0;
			z = q[j - 1] + fw;
			j -= 1;
		}
		z = ldexp(z, q0);
		z -= 8 * floor(z * .125);
		n = z | 0;
		z -= n;
		ih = 0;
		if (q0 > 0) {
			i = IQ[jz - 1] >> 24 - q0;
			n += i;
			IQ[jz - 1] -= i << 24 - q0;
			ih = IQ[jz - 1] >> 23 - q0;
		} else if (q0 === 0) ih = IQ[jz - 1] >> 23;
		else if (z >= .5) ih = 2;
		if (ih > 0) {
			n += 1;
			carry = 0;
			for (i = 0; i < jz; i++) {
				j = IQ[i];
				if (carry === 0) {
					if (j !== 0) {
						carry = 1;
						IQ[i] = 16777216 - j;
					}
				} else IQ[i] = 16777215 - j;
			}
			if (q0 > 0) switch (q0) {
				case 1:
					IQ[jz - 1] &= 8388607;
					break;
				case 2: IQ[jz - 1] &= 4194303;
			}
			if (ih === 2) {
				z = 1 - z;
				if (carry !== 0) z -= ldexp(1, q0);
			}
		}
		if (z === 0) {
			j = 0;
			for (i = jz - 1; i >= jk; i--) j |= IQ[i];
			if (j === 0) {
				for (k = 1; IQ[jk - k] === 0; k++);
				for (i = jz + 1; i <= jz + k; i++) {
					f[jx + i] = IPIO2[jv + i];
					fw = 0;
					for (j = 0; j <= jx; j++) fw += x[j] * f[jx + (i - j)];
					q[i] = fw;
				}
				jz += k;
				return compute(x, y, jz, q, q0, jk, jv, jx, f);
			}
			jz -= 1;
			q0 -= 24;
			while (IQ[jz] === 0) {
				jz -= 1;
				q0 -= 24;
			}
		} else {
			z = ldexp(z, -q0);
			if (z >= TWO24) {
				fw = TWON24 * z | 0;
				IQ[jz] = z - TWO24 * fw | 0;
				jz += 1;
				q0 += 24;
				IQ[jz] = fw;
			} else IQ[jz] = z | 0;
		}
		fw = ldexp(1, q0);
		for (i = jz; i >= 0; i--) {
			q[i] = fw * IQ[i];
			fw *= TWON24;
		}
		for (i = jz; i >= 0; i--) {
			fw = 0;
			for (k = 0; k <= jp && k <= jz - i; k++) fw += PIO2[k] * q[i + k];
			FQ[jz - i] = fw;
		}
		fw = 0;
		for (i = jz; i >= 0; i--) fw += FQ[i];
		if (ih === 0) y[0] = fw;
		else y[0] = -fw;
		fw = FQ[0] - fw;
		for (i = 1; i <= jz; i++) fw += FQ[i];
		if (ih === 0) y[1] = fw;
		else y[1] = -fw;
		return n & 7;
	}
	function kernelRempio2(x, y, e0, nx) {
		var fw;
		var jk;
		var jv;
		var jx;
		var jz;
		var q0;
		var i;
		var j;
		var m;
		jk = 4;
		jx = nx - 1;
		jv = (e0 - 3) / 24 | 0;
		if (jv < 0) jv = 0;
		q0 = e0 - 24 * (jv + 1);
		j = jv - jx;
		m = jx + jk;
		for (i = 0; i <= m; i++) {
			if (j < 0) F[i] = 0;
			else F[i] = IPIO2[j];
			j += 1;
		}
		for (i = 0; i <= jk; i++) {
			fw = 0;
			for (j = 0; j <= jx; j++) fw += x[j] * F[jx + (i - j)];
			Q[i] = fw;
		}
		jz = jk;
		return compute(x, y, jz, Q, q0, jk, jv, jx, F);
	}
	module.exports = kernelRempio2;
}));
// node_modules/@stdlib/math-base-special-round/lib/main.js
var require_main$36 = __commonJSMin(((exports, module) => {
	module.exports = Math.round;
}));
// node_modules/@stdlib/math-base-special-round/lib/index.js
var require_lib$53 = __commonJSMin(((exports, module) => {
	module.exports = require_main$36();
}));
// node_modules/@stdlib/math-base-special-rempio2/lib/rempio2_medium.js
var require_rempio2_medium = __commonJSMin(((exports, module) => {
	var round = require_lib$53();
	var getHighWord = require_lib$109();
	var INVPIO2 = .6366197723675814;
	var PIO2_1 = 1.5707963267341256;
	var PIO2_1T = 6077100506506192e-26;
	var PIO2_2 = 6077100506303966e-26;
	var PIO2_2T = 20222662487959506e-37;
	var PIO2_3 = 20222662487111665e-37;
	var PIO2_3T = 84784276603689e-45;
	var EXPONENT_MASK = 2047;
	function rempio2Medium(x, ix, y) {
		var high;
		var n;
		var t;
		var r;
		var w;
		var i;
		var j;
		n = round(x * INVPIO2);
		r = x - n * PIO2_1;
		w = n * PIO2_1T;
		j = ix >> 20 | 0;
		y[0] = r - w;
		high = getHighWord(y[0]);
		i = j - (high >> 20 & EXPONENT_MASK);
		if (i > 16) {
			t = r;
			w = n * PIO2_2;
			r = t - w;
			w = n * PIO2_2T - (t - r - w);
			y[0] = r - w;
			high = getHighWord(y[0]);
			i = j - (high >> 20 & EXPONENT_MASK);
			if (i > 49) {
				t = r;
				w = n * PIO2_3;
				r = t - w;
				w = n * PIO2_3T - (t - r - w);
				y[0] = r - w;
			}
		}
		y[1] = r - y[0] - w;
		return n;
	}
	module.exports = rempio2Medium;
}));
// node_modules/@stdlib/math-base-special-rempio2/lib/main.js
var require_main$35 = __commonJSMin(((exports, module) => {
	var ABS_MASK = require_lib$87();
	var EXPONENT_MASK = require_lib$82();
	var SIGNIFICAND_MASK = require_lib$71();
	var getHighWord = require_lib$109();
	var getLowWord = require_lib$56();
	var fromWords = require_lib$107();
	var rempio2Kernel = require_kernel_rempio2();
	var rempio2Medium = require_rempio2_medium();
	var ZERO = 0;
	var TWO24 = 16777216;
	var PIO2_1 = 1.5707963267341256;
	var PIO2_1T = 6077100506506192e-26;
	var TWO_PIO2_1T = 2 * PIO2_1T;
	var THREE_PIO2_1T = 3 * PIO2_1T;
	var FOUR_PIO2_1T = 4 * PIO2_1T;
	var PI_HIGH_WORD_SIGNIFICAND = 598523;
	var PIO4_HIGH_WORD = 1072243195;
	var THREE_PIO4_HIGH_WORD = 1073928572;
	var FIVE_PIO4_HIGH_WORD = 1074752122;
	var THREE_PIO2_HIGH_WORD = 1074977148;
	var SEVEN_PIO4_HIGH_WORD = 1075183036;
	var TWO_PI_HIGH_WORD = 1075388923;
	var NINE_PIO4_HIGH_WORD = 1075594811;
	var MEDIUM = 1094263291;
	var TX = [
		0,
		0,
		0
	];
	var TY = [0, 0];
	function rempio2(x, y) {
		var low;
		var e0;
		var hx;
		var ix;
		var nx;
		var i;
		var n;
		var z;
		hx = getHighWord(x) | 0;
		ix = hx & ABS_MASK | 0;
		if (ix <= PIO4_HIGH_WORD) {
			y[0] = x;
			y[1] = 0;
			return 0;
		}
		if (ix <= FIVE_PIO4_HIGH_WORD) {
			if ((ix & SIGNIFICAND_MASK) === PI_HIGH_WORD_SIGNIFICAND) return rempio2Medium(x, ix, y);
			if (ix <= THREE_PIO4_HIGH_WORD) {
				if (hx > 0) {
					z = x - PIO2_1;
					y[0] = z - PIO2_1T;
					y[1] = z - y[0] - PIO2_1T;
					return 1;
				}
				z = x + PIO2_1;
				y[0] = z + PIO2_1T;
				y[1] = z - y[0] + PIO2_1T;
				return -1;
			}
			if (hx > 0) {
				z = x - 2 * PIO2_1;
				y[0] = z - TWO_PIO2_1T;
				y[1] = z - y[0] - TWO_PIO2_1T;
				return 2;
			}
			z = x + 2 * PIO2_1;
			y[0] = z + TWO_PIO2_1T;
			y[1] = z - y[0] + TWO_PIO2_1T;
			return -2;
		}
		if (ix <= NINE_PIO4_HIGH_WORD) {
			if (ix <= SEVEN_PIO4_HIGH_WORD) {
				if (ix === THREE_PIO2_HIGH_WORD) return rempio2Medium(x, ix, y);
				if (hx > 0) {
					z = x - 3 * PIO2_1;
					y[0] = z - THREE_PIO2_1T;
					y[1] = z - y[0] - THREE_PIO2_1T;
					return 3;
				}
				z = x + 3 * PIO2_1;
				y[0] = z + THREE_PIO2_1T;
				y[1] = z - y[0] + THREE_PIO2_1T;
				return -3;
			}
			if (ix === TWO_PI_HIGH_WORD) return rempio2Medium(x, ix, y);
			if (hx > 0) {
				z = x - 4 * PIO2_1;
				y[0] = z - FOUR_PIO2_1T;
				y[1] = z - y[0] - FOUR_PIO2_1T;
				return 4;
			}
			z = x + 4 * PIO2_1;
			y[0] = z + FOUR_PIO2_1T;
			y[1] = z - y[0] + FOUR_PIO2_1T;
			return -4;
		}
		if (ix < MEDIUM) return rempio2Medium(x, ix, y);
		if (ix >= EXPONENT_MASK) {
			y[0] = NaN;
			y[1] = NaN;
			return 0;
		}
		low = getLowWord(x);
		e0 = (ix >> 20) - 1046;
		z = fromWords(ix - (e0 << 20 | 0), low);
		for (i = 0; i < 2; i++) {
			TX[i] = z | 0;
			z = (z - TX[i]) * TWO24;
		}
		TX[2] = z;
		nx = 3;
		while (TX[nx - 1] === ZERO) nx -= 1;
		n = rempio2Kernel(TX, TY, e0, nx, 1);
		if (hx < 0) {
			y[0] = -TY[0];
			y[1] = -TY[1];
			return -n;
		}
		y[0] = TY[0];
		y[1] = TY[1];
		return n;
	}
	module.exports = rempio2;
}));
// node_modules/@stdlib/math-base-special-rempio2/lib/index.js
var require_lib$52 = __commonJSMin(((exports, module) => {
	module.exports = require_main$35();
}));
// node_modules/@stdlib/math-base-special-sin/lib/main.js
var require_main$34 = __commonJSMin(((exports, module) => {
	var HIGH_WORD_ABS_MASK = require_lib$87();
	var HIGH_WORD_EXPONENT_MASK = require_lib$82();
	var getHighWord = require_lib$109();
	var kernelCos = require_lib$58();
	var kernelSin = require_lib$57();
	var rempio2 = require_lib$52();
	var PIO4_HIGH_WORD = 1072243195;
	var SMALL_HIGH_WORD = 1045430272;
	var Y = [0, 0];
	function sin(x) {
		var ix;
		var n;
		ix = getHighWord(x);
		ix &= HIGH_WORD_ABS_MASK;
		if (ix <= PIO4_HIGH_WORD) {
			if (ix < SMALL_HIGH_WORD) return x;
			return kernelSin(x, 0);
		}
		if (ix >= HIGH_WORD_EXPONENT_MASK) return NaN;
		n = rempio2(x, Y);
		switch (n & 3) {
			case 0: return kernelSin(Y[0], Y[1]);
			case 1: return kernelCos(Y[0], Y[1]);
			case 2: return -kernelSin(Y[0], Y[1]);
			default: return -kernelCos(Y[0], Y[1]);
		}
	}
	module.exports = sin;
}));
// node_modules/@stdlib/math-base-special-sin/lib/index.js
var require_lib$51 = __commonJSMin(((exports, module) => {
	module.exports = require_main$34();
}));
// node_modules/@stdlib/constants-float64-sqrt-two-pi/lib/index.js
var require_lib$50 = __commonJSMin(((exports, module) => {
	module.exports = 2.5066282746310007;
}));
// node_modules/@stdlib/math-base-special-gamma/lib/polyval_s.js
var require_polyval_s$1 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .08333333333334822;
		return .08333333333334822 + x * (.0034722222160545866 + x * (-.0026813261780578124 + x * (-.00022954996161337813 + x * .0007873113957930937)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gamma/lib/stirling_approximation.js
var require_stirling_approximation = __commonJSMin(((exports, module) => {
	var SQRT_TWO_PI = require_lib$50();
	var pow = require_lib$70();
	var exp = require_lib$79();
	var polyval = require_polyval_s$1();
	var MAX_STIRLING = 143.01608;
	function gamma(x) {
		var w;
		var y;
		var v;
		w = 1 / x;
		w = 1 + w * polyval(w);
		y = exp(x);
		if (x > MAX_STIRLING) {
			v = pow(x, .5 * x - .25);
			y = v * (v / y);
		} else y = pow(x, x - .5) / y;
		return SQRT_TWO_PI * y * w;
	}
	module.exports = gamma;
}));
// node_modules/@stdlib/constants-float64-eulergamma/lib/index.js
var require_lib$49 = __commonJSMin(((exports, module) => {
	module.exports = .5772156649015329;
}));
// node_modules/@stdlib/math-base-special-gamma/lib/small_approximation.js
var require_small_approximation = __commonJSMin(((exports, module) => {
	var EULER = require_lib$49();
	function gamma(x, z) {
		return z / ((1 + EULER * x) * x);
	}
	module.exports = gamma;
}));
// node_modules/@stdlib/math-base-special-gamma/lib/rational_pq.js
var require_rational_pq$2 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return 1;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 1 + x * (.4942148268014971 + x * (.20744822764843598 + x * (.04763678004571372 + x * (.010421379756176158 + x * (.0011913514700658638 + x * (.00016011952247675185 + x * 0))))));
			s2 = 1 + x * (.0714304917030273 + x * (-.23459179571824335 + x * (.035823639860549865 + x * (.011813978522206043 + x * (-.004456419138517973 + x * (.0005396055804933034 + x * -23158187332412014e-21))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (.00016011952247675185 + x * (.0011913514700658638 + x * (.010421379756176158 + x * (.04763678004571372 + x * (.20744822764843598 + x * (.4942148268014971 + x * 1))))));
			s2 = -23158187332412014e-21 + x * (.0005396055804933034 + x * (-.004456419138517973 + x * (.011813978522206043 + x * (.035823639860549865 + x * (-.23459179571824335 + x * (.0714304917030273 + x * 1))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gamma/lib/main.js
var require_main$33 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var isInteger = require_lib$78();
	var isNegativeZero = require_lib$64();
	var abs = require_lib$95();
	var floor = require_lib$100();
	var sin = require_lib$51();
	var PINF = require_lib$106();
	var NINF = require_lib$104();
	var PI = require_lib$59();
	var stirlingApprox = require_stirling_approximation();
	var smallApprox = require_small_approximation();
	var rateval = require_rational_pq$2();
	function gamma(x) {
		var sign;
		var q;
		var p;
		var z;
		if (isInteger(x) && x < 0 || x === NINF || isnan(x)) return NaN;
		if (x === 0) {
			if (isNegativeZero(x)) return NINF;
			return PINF;
		}
		if (x > 171.61447887182297) return PINF;
		if (x < -170.5674972726612) return 0;
		q = abs(x);
		if (q > 33) {
			if (x >= 0) return stirlingApprox(x);
			p = floor(q);
			if ((p & 1) === 0) sign = -1;
			else sign = 1;
			z = q - p;
			if (z > .5) {
				p += 1;
				z = q - p;
			}
			z = q * sin(PI * z);
			return sign * PI / (abs(z) * stirlingApprox(q));
		}
		z = 1;
		while (x >= 3) {
			x -= 1;
			z *= x;
		}
		while (x < 0) {
			if (x > -1e-9) return smallApprox(x, z);
			z /= x;
			x += 1;
		}
		while (x < 2) {
			if (x < 1e-9) return smallApprox(x, z);
			z /= x;
			x += 1;
		}
		if (x === 2) return z;
		x -= 2;
		return z * rateval(x);
	}
	module.exports = gamma;
}));
// node_modules/@stdlib/math-base-special-gamma/lib/index.js
var require_lib$48 = __commonJSMin(((exports, module) => {
	module.exports = require_main$33();
}));
// node_modules/@stdlib/constants-float64-max-nth-factorial/lib/index.js
var require_lib$47 = __commonJSMin(((exports, module) => {
	module.exports = 170;
}));
// node_modules/@stdlib/math-base-special-factorial/lib/factorials.json
var require_factorials = __commonJSMin(((exports, module) => {
	module.exports = [
		1,
		1,
		2,
		6,
		24,
		120,
		720,
		5040,
		40320,
		362880,
		3628800,
		39916800,
		479001600,
		6227020800,
		87178291200,
		1307674368e3,
		20922789888e3,
		355687428096e3,
		6402373705728e3,
		0x1b02b9306890000,
		0x21c3677c82b40000,
		0x2c5077d36b8c40000,
		0x3ceea4c2b3e0d80000,
		2585201673888498e7,
		6204484017332394e8,
		15511210043330986e9,
		40329146112660565e10,
		10888869450418352e12,
		30488834461171387e13,
		8841761993739702e15,
		26525285981219107e16,
		8222838654177922e18,
		2631308369336935e20,
		8683317618811886e21,
		29523279903960416e22,
		10333147966386145e24,
		37199332678990125e25,
		13763753091226346e27,
		5230226174666011e29,
		20397882081197444e30,
		8159152832478977e32,
		3345252661316381e34,
		140500611775288e37,
		6041526306337383e37,
		2658271574788449e39,
		11962222086548019e40,
		5502622159812089e42,
		25862324151116818e43,
		12413915592536073e45,
		6082818640342675e47,
		30414093201713376e48,
		15511187532873822e50,
		8065817517094388e52,
		42748832840600255e53,
		2308436973392414e56,
		12696403353658276e57,
		7109985878048635e59,
		40526919504877214e60,
		23505613312828785e62,
		13868311854568984e64,
		832098711274139e67,
		5075802138772248e68,
		3146997326038794e70,
		198260831540444e73,
		12688693218588417e73,
		8247650592082472e75,
		5443449390774431e77,
		3647111091818868e79,
		24800355424368305e80,
		1711224524281413e83,
		11978571669969892e84,
		8504785885678623e86,
		61234458376886085e87,
		44701154615126844e89,
		3307885441519386e92,
		248091408113954e95,
		18854947016660504e95,
		14518309202828587e97,
		11324281178206297e99,
		8946182130782976e101,
		7156945704626381e103,
		5797126020747368e105,
		4753643337012842e107,
		3945523969720659e109,
		3314240134565353e111,
		281710411438055e114,
		24227095383672734e114,
		2107757298379528e117,
		18548264225739844e118,
		1650795516090846e121,
		14857159644817615e122,
		1352001527678403e125,
		12438414054641308e126,
		11567725070816416e128,
		1087366156656743e131,
		1032997848823906e133,
		9916779348709496e134,
		9619275968248212e136,
		9426890448883248e138,
		9332621544394415e140,
		9332621544394415e142,
		942594775983836e145,
		9614466715035127e146,
		990290071648618e149,
		10299016745145628e150,
		1081396758240291e153,
		11462805637347084e154,
		1226520203196138e157,
		1324641819451829e159,
		14438595832024937e160,
		1588245541522743e163,
		17629525510902446e164,
		1974506857221074e167,
		22311927486598138e168,
		25435597334721877e170,
		2925093693493016e173,
		3393108684451898e175,
		3969937160808721e177,
		4684525849754291e179,
		5574585761207606e181,
		6689502913449127e183,
		8094298525273444e185,
		9875044200833601e187,
		1214630436702533e190,
		1506141741511141e192,
		1882677176888926e194,
		2372173242880047e196,
		30126600184576594e197,
		3856204823625804e200,
		4974504222477287e202,
		6466855489220474e204,
		847158069087882e207,
		11182486511960043e208,
		14872707060906857e210,
		19929427461615188e212,
		26904727073180504e214,
		3659042881952549e217,
		5012888748274992e219,
		6917786472619489e221,
		9615723196941089e223,
		13462012475717526e225,
		1898143759076171e228,
		2695364137888163e230,
		3854370717180073e232,
		55502938327393044e233,
		8047926057471992e236,
		11749972043909107e238,
		1727245890454639e241,
		25563239178728654e242,
		380892263763057e246,
		5713383956445855e247,
		862720977423324e250,
		13113358856834524e251,
		20063439050956823e253,
		30897696138473508e255,
		4789142901463394e258,
		7471062926282894e260,
		11729568794264145e262,
		1853271869493735e265,
		29467022724950384e266,
		47147236359920616e268,
		7590705053947219e271,
		12296942187394494e273,
		20044015765453026e275,
		3287218585534296e278,
		5423910666131589e280,
		9003691705778438e282,
		1503616514864999e285,
		25260757449731984e286,
		4269068009004705e289,
		7257415615307999e291
	];
}));
// node_modules/@stdlib/math-base-special-factorial/lib/main.js
var require_main$32 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var isInteger = require_lib$78();
	var gamma = require_lib$48();
	var PINF = require_lib$106();
	var FLOAT64_MAX_NTH_FACTORIAL = require_lib$47();
	var FACTORIALS = require_factorials();
	function factorial(x) {
		if (isnan(x)) return NaN;
		if (isInteger(x)) {
			if (x < 0) return NaN;
			if (x <= FLOAT64_MAX_NTH_FACTORIAL) return FACTORIALS[x];
			return PINF;
		}
		return gamma(x + 1);
	}
	module.exports = factorial;
}));
// node_modules/@stdlib/math-base-special-factorial/lib/index.js
var require_lib$46 = __commonJSMin(((exports, module) => {
	module.exports = require_main$32();
}));
// node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/rational_pq.js
var require_rational_pq$1 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return Infinity;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 38474670393.31777 + x * (36857665043.51951 + x * (15889202453.72942 + x * (4059208354.298835 + x * (680547661.1834733 + x * (78239755.00312005 + x * (6246580.776401795 + x * (341986.3488721347 + x * (12287.194511824551 + x * (261.61404416416684 + x * 2.5066282746310007)))))))));
			s2 = 0 + x * (362880 + x * (1026576 + x * (1172700 + x * (723680 + x * (269325 + x * (63273 + x * (9450 + x * (870 + x * (45 + x * 1)))))))));
		} else {
			x = 1 / x;
			s1 = 2.5066282746310007 + x * (261.61404416416684 + x * (12287.194511824551 + x * (341986.3488721347 + x * (6246580.776401795 + x * (78239755.00312005 + x * (680547661.1834733 + x * (4059208354.298835 + x * (15889202453.72942 + x * (36857665043.51951 + x * 38474670393.31777)))))))));
			s2 = 1 + x * (45 + x * (870 + x * (9450 + x * (63273 + x * (269325 + x * (723680 + x * (1172700 + x * (1026576 + x * (362880 + x * 0)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/main.js
var require_main$31 = __commonJSMin(((exports, module) => {
	module.exports = require_rational_pq$1();
}));
// node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/index.js
var require_lib$45 = __commonJSMin(((exports, module) => {
	module.exports = require_main$31();
}));
// node_modules/@stdlib/constants-float64-gamma-lanczos-g/lib/index.js
var require_lib$44 = __commonJSMin(((exports, module) => {
	module.exports = 10.900511;
}));
// node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/gamma_delta_ratio_lanczos.js
var require_gamma_delta_ratio_lanczos = __commonJSMin(((exports, module) => {
	var lanczosSum = require_lib$45();
	var gamma = require_lib$48();
	var log1p = require_lib$99();
	var abs = require_lib$95();
	var exp = require_lib$79();
	var pow = require_lib$70();
	var EPSILON = require_lib$68();
	var E = require_lib$69();
	var G = require_lib$44();
	var FLOAT64_MAX_NTH_FACTORIAL = require_lib$47();
	var FACTORIAL_169 = 4269068009004705e289;
	function gammaDeltaRatioLanczos(z, delta) {
		var result;
		var ratio;
		var zgh;
		if (z < EPSILON) {
			if (delta >= FLOAT64_MAX_NTH_FACTORIAL) {
				ratio = gammaDeltaRatioLanczos(delta, FLOAT64_MAX_NTH_FACTORIAL - delta);
				ratio *= z;
				ratio *= FACTORIAL_169;
				return 1 / ratio;
			}
			return 1 / (z * gamma(z + delta));
		}
		zgh = z + G - .5;
		if (z + delta === z) {
			if (abs(delta / zgh) < EPSILON) result = exp(-delta);
			else result = 1;
		} else {
			if (abs(delta) < 10) result = exp((.5 - z) * log1p(delta / zgh));
			else result = pow(zgh / (zgh + delta), z - .5);
			result *= lanczosSum(z) / lanczosSum(z + delta);
		}
		result *= pow(E / (zgh + delta), delta);
		return result;
	}
	module.exports = gammaDeltaRatioLanczos;
}));
// node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/main.js
var require_main$30 = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var floor = require_lib$100();
	var gamma = require_lib$48();
	var factorial = require_lib$46();
	var FLOAT64_MAX_NTH_FACTORIAL = require_lib$47();
	var gammaDeltaRatioLanczos = require_gamma_delta_ratio_lanczos();
	function gammaDeltaRatio(z, delta) {
		var result;
		var idelta;
		var iz;
		if (z <= 0 || z + delta <= 0) return gamma(z) / gamma(z + delta);
		idelta = floor(delta);
		if (idelta === delta) {
			iz = floor(z);
			if (iz === z) {
				if (z <= FLOAT64_MAX_NTH_FACTORIAL && z + delta <= FLOAT64_MAX_NTH_FACTORIAL) return factorial(iz - 1) / factorial(idelta + iz - 1);
			}
			if (abs(delta) < 20) {
				if (delta === 0) return 1;
				if (delta < 0) {
					z -= 1;
					result = z;
					delta += 1;
					while (delta !== 0) {
						z -= 1;
						result *= z;
						delta += 1;
					}
					return result;
				}
				result = 1 / z;
				delta -= 1;
				while (delta !== 0) {
					z += 1;
					result /= z;
					delta -= 1;
				}
				return result;
			}
		}
		return gammaDeltaRatioLanczos(z, delta);
	}
	module.exports = gammaDeltaRatio;
}));
// node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/index.js
var require_lib$43 = __commonJSMin(((exports, module) => {
	module.exports = require_main$30();
}));
// node_modules/@stdlib/math-base-special-ln/lib/polyval_p.js
var require_polyval_p = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .3999999999940942;
		return .3999999999940942 + x * (.22222198432149784 + x * .15313837699209373);
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-ln/lib/polyval_q.js
var require_polyval_q = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .6666666666666735;
		return .6666666666666735 + x * (.2857142874366239 + x * (.1818357216161805 + x * .14798198605116586));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-ln/lib/main.js
var require_main$29 = __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$109();
	var setHighWord = require_lib$108();
	var isnan = require_lib$131();
	var BIAS = require_lib$103();
	var NINF = require_lib$104();
	var polyvalP = require_polyval_p();
	var polyvalQ = require_polyval_q();
	var LN2_HI = .6931471803691238;
	var LN2_LO = 19082149292705877e-26;
	var TWO54 = 0x40000000000000;
	var ONE_THIRD = .3333333333333333;
	var HIGH_SIGNIFICAND_MASK = 1048575;
	var HIGH_MAX_NORMAL_EXP = 2146435072;
	var HIGH_MIN_NORMAL_EXP = 1048576;
	var HIGH_BIASED_EXP_0 = 1072693248;
	function ln(x) {
		var hfsq;
		var hx;
		var t2;
		var t1;
		var k;
		var R;
		var f;
		var i;
		var j;
		var s;
		var w;
		var z;
		if (x === 0) return NINF;
		if (isnan(x) || x < 0) return NaN;
		hx = getHighWord(x);
		k = 0;
		if (hx < HIGH_MIN_NORMAL_EXP) {
			k -= 54;
			x *= TWO54;
			hx = getHighWord(x);
		}
		if (hx >= HIGH_MAX_NORMAL_EXP) return x + x;
		k += (hx >> 20) - BIAS | 0;
		hx &= HIGH_SIGNIFICAND_MASK;
		i = hx + 614244 & 1048576 | 0;
		x = setHighWord(x, hx | i ^ HIGH_BIASED_EXP_0);
		k += i >> 20 | 0;
		f = x - 1;
		if ((HIGH_SIGNIFICAND_MASK & 2 + hx) < 3) {
			if (f === 0) {
				if (k === 0) return 0;
				return k * LN2_HI + k * LN2_LO;
			}
			R = f * f * (.5 - ONE_THIRD * f);
			if (k === 0) return f - R;
			return k * LN2_HI - (R - k * LN2_LO - f);
		}
		s = f / (2 + f);
		z = s * s;
		i = hx - 398458 | 0;
		w = z * z;
		j = 440401 - hx | 0;
		t1 = w * polyvalP(w);
		t2 = z * polyvalQ(w);
		i |= j;
		R = t2 + t1;
		if (i > 0) {
			hfsq = .5 * f * f;
			if (k === 0) return f - (hfsq - s * (hfsq + R));
			return k * LN2_HI - (hfsq - (s * (hfsq + R) + k * LN2_LO) - f);
		}
		if (k === 0) return f - s * (f - R);
		return k * LN2_HI - (s * (f - R) - k * LN2_LO - f);
	}
	module.exports = ln;
}));
// node_modules/@stdlib/math-base-special-ln/lib/index.js
var require_lib$42 = __commonJSMin(((exports, module) => {
	module.exports = require_main$29();
}));
// node_modules/@stdlib/math-base-special-cos/lib/main.js
var require_main$28 = __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$109();
	var kernelCos = require_lib$58();
	var kernelSin = require_lib$57();
	var rempio2 = require_lib$52();
	var ABS_MASK = require_lib$87();
	var EXPONENT_MASK = require_lib$82();
	var buffer = [0, 0];
	var HIGH_WORD_PIO4 = 1072243195;
	var HIGH_WORD_TWO_NEG_27 = 1044381696;
	function cos(x) {
		var ix;
		var n;
		ix = getHighWord(x);
		ix &= ABS_MASK;
		if (ix <= HIGH_WORD_PIO4) {
			if (ix < HIGH_WORD_TWO_NEG_27) return 1;
			return kernelCos(x, 0);
		}
		if (ix >= EXPONENT_MASK) return NaN;
		n = rempio2(x, buffer);
		switch (n & 3) {
			case 0: return kernelCos(buffer[0], buffer[1]);
			case 1: return -kernelSin(buffer[0], buffer[1]);
			case 2: return -kernelCos(buffer[0], buffer[1]);
			default: return kernelSin(buffer[0], buffer[1]);
		}
	}
	module.exports = cos;
}));
// node_modules/@stdlib/math-base-special-cos/lib/index.js
var require_lib$41 = __commonJSMin(((exports, module) => {
	module.exports = require_main$28();
}));
// node_modules/@stdlib/math-base-special-sinpi/lib/main.js
var require_main$27 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var isInfinite = require_lib$89();
	var cos = require_lib$41();
	var sin = require_lib$51();
	var abs = require_lib$95();
	var copysign = require_lib$85();
	var PI = require_lib$59();
	function sinpi(x) {
		var ar;
		var r;
		if (isnan(x)) return NaN;
		if (isInfinite(x)) return NaN;
		r = x % 2;
		ar = abs(r);
		if (ar === 0 || ar === 1) return copysign(0, r);
		if (ar < .25) return sin(PI * r);
		if (ar < .75) {
			ar = .5 - ar;
			return copysign(cos(PI * ar), r);
		}
		if (ar < 1.25) {
			r = copysign(1, r) - r;
			return sin(PI * r);
		}
		if (ar < 1.75) {
			ar -= 1.5;
			return -copysign(cos(PI * ar), r);
		}
		r -= copysign(2, r);
		return sin(PI * r);
	}
	module.exports = sinpi;
}));
// node_modules/@stdlib/math-base-special-sinpi/lib/index.js
var require_lib$40 = __commonJSMin(((exports, module) => {
	module.exports = require_main$27();
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_a1.js
var require_polyval_a1 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .06735230105312927;
		return .06735230105312927 + x * (.007385550860814029 + x * (.0011927076318336207 + x * (.00022086279071390839 + x * 25214456545125733e-21)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_a2.js
var require_polyval_a2 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .020580808432516733;
		return .020580808432516733 + x * (.0028905138367341563 + x * (.0005100697921535113 + x * (.00010801156724758394 + x * 44864094961891516e-21)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_r.js
var require_polyval_r = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 1.3920053346762105;
		return 1.3920053346762105 + x * (.7219355475671381 + x * (.17193386563280308 + x * (.01864591917156529 + x * (.0007779424963818936 + x * 7326684307446256e-21))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_s.js
var require_polyval_s = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .21498241596060885;
		return .21498241596060885 + x * (.325778796408931 + x * (.14635047265246445 + x * (.02664227030336386 + x * (.0018402845140733772 + x * 3194753265841009e-20))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t1.js
var require_polyval_t1 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -.032788541075985965;
		return -.032788541075985965 + x * (.006100538702462913 + x * (-.0014034646998923284 + x * .00031563207090362595));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t2.js
var require_polyval_t2 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .01797067508118204;
		return .01797067508118204 + x * (-.0036845201678113826 + x * (.000881081882437654 + x * -.00031275416837512086));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t3.js
var require_polyval_t3 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -.010314224129834144;
		return -.010314224129834144 + x * (.0022596478090061247 + x * (-.0005385953053567405 + x * .0003355291926355191));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_u.js
var require_polyval_u = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .6328270640250934;
		return .6328270640250934 + x * (1.4549225013723477 + x * (.9777175279633727 + x * (.22896372806469245 + x * .013381091853678766)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_v.js
var require_polyval_v = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 2.4559779371304113;
		return 2.4559779371304113 + x * (2.128489763798934 + x * (.7692851504566728 + x * (.10422264559336913 + x * .003217092422824239)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_w.js
var require_polyval_w = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .08333333333333297;
		return .08333333333333297 + x * (-.0027777777772877554 + x * (.0007936505586430196 + x * (-.00059518755745034 + x * (.0008363399189962821 + x * -.0016309293409657527))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/main.js
var require_main$26 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var isInfinite = require_lib$89();
	var abs = require_lib$95();
	var ln = require_lib$42();
	var trunc = require_lib$93();
	var sinpi = require_lib$40();
	var PI = require_lib$59();
	var PINF = require_lib$106();
	var polyvalA1 = require_polyval_a1();
	var polyvalA2 = require_polyval_a2();
	var polyvalR = require_polyval_r();
	var polyvalS = require_polyval_s();
	var polyvalT1 = require_polyval_t1();
	var polyvalT2 = require_polyval_t2();
	var polyvalT3 = require_polyval_t3();
	var polyvalU = require_polyval_u();
	var polyvalV = require_polyval_v();
	var polyvalW = require_polyval_w();
	var A1C = .07721566490153287;
	var A2C = .3224670334241136;
	var RC = 1;
	var SC = -.07721566490153287;
	var T1C = .48383612272381005;
	var T2C = -.1475877229945939;
	var T3C = .06462494023913339;
	var UC = -.07721566490153287;
	var VC = 1;
	var WC = .4189385332046727;
	var YMIN = 1.4616321449683622;
	var TWO52 = 4503599627370496;
	var TWO56 = 72057594037927940;
	var TINY = 13877787807814457e-33;
	var TC = 1.4616321449683622;
	var TF = -.12148629053584961;
	var TT = -3638676997039505e-33;
	function gammaln(x) {
		var isNegative;
		var nadj;
		var flg;
		var p3;
		var p2;
		var p1;
		var p;
		var q;
		var t;
		var w;
		var y;
		var z;
		var r;
		if (isnan(x) || isInfinite(x)) return x;
		if (x === 0) return PINF;
		if (x < 0) {
			isNegative = true;
			x = -x;
		} else isNegative = false;
		if (x < TINY) return -ln(x);
		if (isNegative) {
			if (x >= TWO52) return PINF;
			t = sinpi(x);
			if (t === 0) return PINF;
			nadj = ln(PI / abs(t * x));
		}
		if (x === 1 || x === 2) return 0;
		if (x < 2) {
			if (x <= .9) {
				r = -ln(x);
				if (x >= YMIN - 1 + .27) {
					y = 1 - x;
					flg = 0;
				} else if (x >= YMIN - 1 - .27) {
					y = x - (TC - 1);
					flg = 1;
				} else {
					y = x;
					flg = 2;
				}
			} else {
				r = 0;
				if (x >= YMIN + .27) {
					y = 2 - x;
					flg = 0;
				} else if (x >= YMIN - .27) {
					y = x - TC;
					flg = 1;
				} else {
					y = x - 1;
					flg = 2;
				}
			}
			switch (flg) {
				case 0:
					z = y * y;
					p1 = A1C + z * polyvalA1(z);
					p2 = z * (A2C + z * polyvalA2(z));
					p = y * p1 + p2;
					r += p - .5 * y;
					break;
				case 1:
					z = y * y;
					w = z * y;
					p1 = T1C + w * polyvalT1(w);
					p2 = T2C + w * polyvalT2(w);
					p3 = T3C + w * polyvalT3(w);
					p = z * p1 - (TT - w * (p2 + y * p3));
					r += TF + p;
					break;
				case 2:
					p1 = y * (UC + y * polyvalU(y));
					p2 = VC + y * polyvalV(y);
					r += -.5 * y + p1 / p2;
			}
		} else if (x < 8) {
			flg = trunc(x);
			y = x - flg;
			p = y * (SC + y * polyvalS(y));
			q = RC + y * polyvalR(y);
			r = .5 * y + p / q;
			z = 1;
			switch (flg) {
				case 7: z *= y + 6;
				case 6: z *= y + 5;
				case 5: z *= y + 4;
				case 4: z *= y + 3;
				case 3:
					z *= y + 2;
					r += ln(z);
			}
		} else if (x < TWO56) {
			t = ln(x);
			z = 1 / x;
			y = z * z;
			w = WC + z * polyvalW(y);
			r = (x - .5) * (t - 1) + w;
		} else r = x * (ln(x) - 1);
		if (isNegative) r = nadj - r;
		return r;
	}
	module.exports = gammaln;
}));
// node_modules/@stdlib/math-base-special-gammaln/lib/index.js
var require_lib$39 = __commonJSMin(((exports, module) => {
	module.exports = require_main$26();
}));
// node_modules/@stdlib/constants-float64-max-ln/lib/index.js
var require_lib$38 = __commonJSMin(((exports, module) => {
	module.exports = 709.782712893384;
}));
// node_modules/@stdlib/constants-float64-sqrt-eps/lib/index.js
var require_lib$37 = __commonJSMin(((exports, module) => {
	module.exports = 1.4901161193847656e-8;
}));
// node_modules/@stdlib/utils-eval/lib/index.js
var require_lib$36 = __commonJSMin(((exports, module) => {
	module.exports = eval;
}));
// node_modules/@stdlib/assert-has-generator-support/lib/main.js
var require_main$25 = __commonJSMin(((exports, module) => {
	var evil = require_lib$36();
	function hasGeneratorSupport() {
		var bool;
		try {
			evil("\"use strict\"; (function* () {})");
			bool = true;
		} catch (err) {
			bool = false;
		}
		return bool;
	}
	module.exports = hasGeneratorSupport;
}));
// node_modules/@stdlib/assert-has-generator-support/lib/index.js
var require_lib$35 = __commonJSMin(((exports, module) => {
	module.exports = require_main$25();
}));
// node_modules/@stdlib/math-base-tools-sum-series/lib/generators.js
var require_generators$1 = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var EPS = require_lib$68();
	var MAX_TERMS = 1e6;
	function sumSeries(generator, options) {
		var isgenerator;
		var tolerance;
		var nextTerm;
		var counter;
		var result;
		var opts = {};
		if (arguments.length > 1) opts = options;
		tolerance = opts.tolerance || EPS;
		counter = opts.maxTerms || MAX_TERMS;
		result = opts.initialValue || 0;
		isgenerator = typeof generator.next === "function";
		if (isgenerator === true) for (nextTerm of generator) {
			result += nextTerm;
			if (abs(tolerance * result) >= abs(nextTerm) || --counter === 0) break;
		}
		else do {
			nextTerm = generator();
			result += nextTerm;
		} while (abs(tolerance * result) < abs(nextTerm) && --counter);
		return result;
	}
	module.exports = sumSeries;
}));
// node_modules/@stdlib/math-base-tools-sum-series/lib/basic.js
var require_basic$1 = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var EPS = require_lib$68();
	var MAX_TERMS = 1e6;
	function sumSeries(generator, options) {
		var tolerance;
		var nextTerm;
		var counter;
		var result;
		var opts = {};
		if (arguments.length > 1) opts = options;
		tolerance = opts.tolerance || EPS;
		counter = opts.maxTerms || MAX_TERMS;
		result = opts.initialValue || 0;
		do {
			nextTerm = generator();
			result += nextTerm;
		} while (abs(tolerance * result) < abs(nextTerm) && --counter);
		return result;
	}
	module.exports = sumSeries;
}));
// node_modules/@stdlib/math-base-tools-sum-series/lib/index.js
var require_lib$34 = __commonJSMin(((exports, module) => {
	var hasGeneratorSupport = require_lib$35();
	var generator = require_generators$1();
	var basic = require_basic$1();
	var sumSeries;
	if (hasGeneratorSupport()) sumSeries = generator;
	else sumSeries = basic;
	module.exports = sumSeries;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_i_large_x_series.js
var require_tgamma_i_large_x_series = __commonJSMin(((exports, module) => {
	function tgammaILargeXSeries(a1, x1) {
		var result = 1;
		var a = a1;
		var x = x1;
		return next;
		function next() {
			var r = result;
			result *= a / x;
			a -= 1;
			return r;
		}
	}
	module.exports = tgammaILargeXSeries;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_i_large_x.js
var require_tgamma_i_large_x = __commonJSMin(((exports, module) => {
	var sumSeries = require_lib$34();
	var tgammaILargeXSeries = require_tgamma_i_large_x_series();
	function tgammaILargeX(a, x) {
		return sumSeries(tgammaILargeXSeries(a, x));
	}
	module.exports = tgammaILargeX;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/finite_gamma_q.js
var require_finite_gamma_q = __commonJSMin(((exports, module) => {
	var exp = require_lib$79();
	function finiteGammaQ(a, x) {
		var term;
		var sum;
		var e;
		var n;
		e = exp(-x);
		sum = e;
		if (sum !== 0) {
			term = sum;
			for (n = 1; n < a; ++n) {
				term /= n;
				term *= x;
				sum += term;
			}
		}
		return sum;
	}
	module.exports = finiteGammaQ;
}));
// node_modules/@stdlib/math-base-special-erfc/lib/polyval_pp.js
var require_polyval_pp = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -.3250421072470015;
		return -.3250421072470015 + x * (-.02848174957559851 + x * (-.005770270296489442 + x * -23763016656650163e-21));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-erfc/lib/polyval_qq.js
var require_polyval_qq = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .39791722395915535;
		return .39791722395915535 + x * (.0650222499887673 + x * (.005081306281875766 + x * (.00013249473800432164 + x * -3960228278775368e-21)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-erfc/lib/polyval_pa.js
var require_polyval_pa = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .41485611868374833;
		return .41485611868374833 + x * (-.3722078760357013 + x * (.31834661990116175 + x * (-.11089469428239668 + x * (.035478304325618236 + x * -.002166375594868791))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-erfc/lib/polyval_qa.js
var require_polyval_qa = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .10642088040084423;
		return .10642088040084423 + x * (.540397917702171 + x * (.07182865441419627 + x * (.12617121980876164 + x * (.01363708391202905 + x * .011984499846799107))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-erfc/lib/polyval_ra.js
var require_polyval_ra = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -.6938585727071818;
		return -.6938585727071818 + x * (-10.558626225323291 + x * (-62.375332450326006 + x * (-162.39666946257347 + x * (-184.60509290671104 + x * (-81.2874355063066 + x * -9.814329344169145)))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-erfc/lib/polyval_sa.js
var require_polyval_sa = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 19.651271667439257;
		return 19.651271667439257 + x * (137.65775414351904 + x * (434.56587747522923 + x * (645.3872717332679 + x * (429.00814002756783 + x * (108.63500554177944 + x * (6.570249770319282 + x * -.0604244152148581))))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-erfc/lib/polyval_rb.js
var require_polyval_rb = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -.799283237680523;
		return -.799283237680523 + x * (-17.757954917754752 + x * (-160.63638485582192 + x * (-637.5664433683896 + x * (-1025.0951316110772 + x * -483.5191916086514))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-erfc/lib/polyval_sb.js
var require_polyval_sb = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 30.33806074348246;
		return 30.33806074348246 + x * (325.7925129965739 + x * (1536.729586084437 + x * (3199.8582195085955 + x * (2553.0504064331644 + x * (474.52854120695537 + x * -22.44095244658582)))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-erfc/lib/main.js
var require_main$24 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var exp = require_lib$79();
	var setLowWord = require_lib$75();
	var PINF = require_lib$106();
	var NINF = require_lib$104();
	var polyvalPP = require_polyval_pp();
	var polyvalQQ = require_polyval_qq();
	var polyvalPA = require_polyval_pa();
	var polyvalQA = require_polyval_qa();
	var polyvalRA = require_polyval_ra();
	var polyvalSA = require_polyval_sa();
	var polyvalRB = require_polyval_rb();
	var polyvalSB = require_polyval_sb();
	var TINY = 1e-300;
	var SMALL = 13877787807814457e-33;
	var ERX = .8450629115104675;
	var PPC = .12837916709551256;
	var QQC = 1;
	var PAC = -.0023621185607526594;
	var QAC = 1;
	var RAC = -.009864944034847148;
	var SAC = 1;
	var RBC = -.0098649429247001;
	var SBC = 1;
	function erfc(x) {
		var sign;
		var ax;
		var z;
		var r;
		var s;
		var y;
		var p;
		var q;
		if (isnan(x)) return NaN;
		if (x === PINF) return 0;
		if (x === NINF) return 2;
		if (x === 0) return 1;
		if (x < 0) {
			sign = true;
			ax = -x;
		} else {
			sign = false;
			ax = x;
		}
		if (ax < .84375) {
			if (ax < SMALL) return 1 - x;
			z = x * x;
			r = PPC + z * polyvalPP(z);
			s = QQC + z * polyvalQQ(z);
			y = r / s;
			if (x < .25) return 1 - (x + x * y);
			r = x * y;
			r += x - .5;
			return .5 - r;
		}
		if (ax < 1.25) {
			s = ax - 1;
			p = PAC + s * polyvalPA(s);
			q = QAC + s * polyvalQA(s);
			if (sign) return 1 + ERX + p / q;
			return 1 - ERX - p / q;
		}
		if (ax < 28) {
			s = 1 / (ax * ax);
			if (ax < 2.857142857142857) {
				r = RAC + s * polyvalRA(s);
				s = SAC + s * polyvalSA(s);
			} else {
				if (x < -6) return 2 - TINY;
				r = RBC + s * polyvalRB(s);
				s = SBC + s * polyvalSB(s);
			}
			z = setLowWord(ax, 0);
			r = exp(-(z * z) - .5625) * exp((z - ax) * (z + ax) + r / s);
			if (sign) return 2 - r / ax;
			return r / ax;
		}
		if (sign) return 2 - TINY;
		return TINY * TINY;
	}
	module.exports = erfc;
}));
// node_modules/@stdlib/math-base-special-erfc/lib/index.js
var require_lib$33 = __commonJSMin(((exports, module) => {
	module.exports = require_main$24();
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/finite_half_gamma_q.js
var require_finite_half_gamma_q = __commonJSMin(((exports, module) => {
	var erfc = require_lib$33();
	var sqrt = require_lib$98();
	var exp = require_lib$79();
	var PI = require_lib$59();
	function finiteHalfGammaQ(a, x) {
		var half;
		var term;
		var sum;
		var e;
		var n;
		e = erfc(sqrt(x));
		if (e !== 0 && a > 1) {
			term = exp(-x) / sqrt(PI * x);
			term *= x;
			half = .5;
			term /= half;
			sum = term;
			for (n = 2; n < a; ++n) {
				term /= n - half;
				term *= x;
				sum += term;
			}
			e += sum;
		}
		return e;
	}
	module.exports = finiteHalfGammaQ;
}));
// node_modules/@stdlib/constants-float64-min-ln/lib/index.js
var require_lib$32 = __commonJSMin(((exports, module) => {
	module.exports = -708.3964185322641;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/full_igamma_prefix.js
var require_full_igamma_prefix$1 = __commonJSMin(((exports, module) => {
	var exp = require_lib$79();
	var pow = require_lib$70();
	var ln = require_lib$42();
	var MAX_LN = require_lib$38();
	var MIN_LN = require_lib$32();
	function fullIGammaPrefix(a, z) {
		var prefix;
		var alz = a * ln(z);
		if (z >= 1) {
			if (alz < MAX_LN && -z > MIN_LN) prefix = pow(z, a) * exp(-z);
			else if (a >= 1) prefix = pow(z / exp(z / a), a);
			else prefix = exp(alz - z);
		} else if (alz > MIN_LN) prefix = pow(z, a) * exp(-z);
		else if (z / a < MAX_LN) prefix = pow(z / exp(z / a), a);
		else prefix = exp(alz - z);
		return prefix;
	}
	module.exports = fullIGammaPrefix;
}));
// node_modules/@stdlib/math-base-tools-evalpoly/lib/main.js
var require_main$23 = __commonJSMin(((exports, module) => {
	function evalpoly(c, x) {
		var p;
		var i = c.length;
		if (i < 2 || x === 0) {
			if (i === 0) return 0;
			return c[0];
		}
		i -= 1;
		p = c[i] * x + c[i - 1];
		i -= 2;
		while (i >= 0) {
			p = p * x + c[i];
			i -= 1;
		}
		return p;
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/function-ctor/lib/main.js
var require_main$22 = __commonJSMin(((exports, module) => {
	module.exports = Function;
}));
// node_modules/@stdlib/function-ctor/lib/index.js
var require_lib$31 = __commonJSMin(((exports, module) => {
	module.exports = require_main$22();
}));
// node_modules/@stdlib/math-base-tools-evalpoly/lib/factory.js
var require_factory$4 = __commonJSMin(((exports, module) => {
	var Fcn = require_lib$31();
	var evalpoly = require_main$23();
	function factory(c) {
		var f;
		var n;
		var m;
		var i;
		if (c.length > 500) return polyval;
		f = "return function evalpoly(x){";
		n = c.length;
		if (n === 0) f += "return 0.0;";
		else if (n === 1) f += "return " + c[0] + ";";
		else {
			f += "if(x===0.0){return " + c[0] + ";}";
			f += "return " + c[0];
			m = n - 1;
			for (i = 1; i < n; i++) {
				f += "+x*";
				if (i < m) f += "(";
				f += c[i];
			}
			for (i = 0; i < m - 1; i++) f += ")";
			f += ";";
		}
		f += "}";
		f += "//# sourceURL=evalpoly.factory.js";
		return new Fcn(f)();
		function polyval(x) {
			return evalpoly(c, x);
		}
	}
	module.exports = factory;
}));
// node_modules/@stdlib/math-base-tools-evalpoly/lib/index.js
var require_lib$30 = __commonJSMin(((exports, module) => {
	var setReadOnly = require_lib$132();
	var main = require_main$23();
	setReadOnly(main, "factory", require_factory$4());
	module.exports = main;
}));
// node_modules/@stdlib/math-base-special-log1pmx/lib/log1p_series.js
var require_log1p_series = __commonJSMin(((exports, module) => {
	function log1pSeries(x) {
		var mMult = -x;
		var mProd = -1;
		var k = 0;
		return next;
		function next() {
			mProd *= mMult;
			k += 1;
			return mProd / k;
		}
	}
	module.exports = log1pSeries;
}));
// node_modules/@stdlib/math-base-special-log1pmx/lib/main.js
var require_main$21 = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var ln = require_lib$42();
	var FLOAT_EPS = require_lib$68();
	var sumSeries = require_lib$34();
	var log1pSeries = require_log1p_series();
	function log1pmx(x) {
		var opts;
		var ax;
		if (x <= -1) return NaN;
		ax = abs(x);
		if (ax > .95) return ln(1 + x) - x;
		if (ax < FLOAT_EPS) return -x * x / 2;
		opts = { "initialValue": -x };
		return sumSeries(log1pSeries(x), opts);
	}
	module.exports = log1pmx;
}));
// node_modules/@stdlib/math-base-special-log1pmx/lib/index.js
var require_lib$29 = __commonJSMin(((exports, module) => {
	module.exports = require_main$21();
}));
// node_modules/@stdlib/constants-float64-two-pi/lib/index.js
var require_lib$28 = __commonJSMin(((exports, module) => {
	module.exports = 6.283185307179586;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c0.js
var require_polyval_c0 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -.3333333333333333;
		return -.3333333333333333 + x * (.08333333333333333 + x * (-.014814814814814815 + x * (.0011574074074074073 + x * (.0003527336860670194 + x * (-.0001787551440329218 + x * (3919263178522438e-20 + x * (-21854485106799924e-22 + x * (-185406221071516e-20 + x * (8.296711340953087e-7 + x * (-1.7665952736826078e-7 + x * (6.707853543401498e-9 + x * (1.0261809784240309e-8 + x * (-4.382036018453353e-9 + x * 914769958223679e-24)))))))))))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c1.js
var require_polyval_c1 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -.001851851851851852;
		return -.001851851851851852 + x * (-.003472222222222222 + x * (.0026455026455026454 + x * (-.0009902263374485596 + x * (.00020576131687242798 + x * (-4.018775720164609e-7 + x * (-18098550334489977e-21 + x * (764916091608111e-20 + x * (-16120900894563446e-22 + x * (4.647127802807434e-9 + x * (1.378633446915721e-7 + x * (-5.752545603517705e-8 + x * 1.1951628599778148e-8)))))))))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c2.js
var require_polyval_c2 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .004133597883597883;
		return .004133597883597883 + x * (-.0026813271604938273 + x * (.0007716049382716049 + x * (20093878600823047e-22 + x * (-.00010736653226365161 + x * (52923448829120125e-21 + x * (-12760635188618728e-21 + x * (3.423578734096138e-8 + x * (13721957309062932e-22 + x * (-6.298992138380055e-7 + x * 1.4280614206064242e-7)))))))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c3.js
var require_polyval_c3 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .0006494341563786008;
		return .0006494341563786008 + x * (.00022947209362139917 + x * (-.0004691894943952557 + x * (.00026772063206283885 + x * (-7561801671883977e-20 + x * (-2.396505113867297e-7 + x * (11082654115347302e-21 + x * (-56749528269915965e-22 + x * 14230900732435883e-22)))))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c4.js
var require_polyval_c4 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -.0008618882909167117;
		return -.0008618882909167117 + x * (.0007840392217200666 + x * (-.0002990724803031902 + x * (-14638452578843418e-22 + x * (6641498215465122e-20 + x * (-3968365047179435e-20 + x * 11375726970678419e-21)))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c5.js
var require_polyval_c5 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -.00033679855336635813;
		return -.00033679855336635813 + x * (-6972813758365858e-20 + x * (.0002772753244959392 + x * (-.00019932570516188847 + x * (6797780477937208e-20 + x * (1.419062920643967e-7 + x * (-13594048189768693e-21 + x * (8018470256334202e-21 + x * -2291481176508095e-21)))))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c6.js
var require_polyval_c6 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .0005313079364639922;
		return .0005313079364639922 + x * (-.0005921664373536939 + x * (.0002708782096718045 + x * (7.902353232660328e-7 + x * (-8153969367561969e-20 + x * (561168275310625e-19 + x * -18329116582843375e-21)))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c7.js
var require_polyval_c7 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .00034436760689237765;
		return .00034436760689237765 + x * (5171790908260592e-20 + x * (-.00033493161081142234 + x * (.0002812695154763237 + x * -.00010976582244684731)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c8.js
var require_polyval_c8 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -.0006526239185953094;
		return -.0006526239185953094 + x * (.0008394987206720873 + x * -.000438297098541721);
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/igamma_temme_large.js
var require_igamma_temme_large = __commonJSMin(((exports, module) => {
	var evalpoly = require_lib$30();
	var log1pmx = require_lib$29();
	var erfc = require_lib$33();
	var sqrt = require_lib$98();
	var exp = require_lib$79();
	var TWO_PI = require_lib$28();
	var polyvalC0 = require_polyval_c0();
	var polyvalC1 = require_polyval_c1();
	var polyvalC2 = require_polyval_c2();
	var polyvalC3 = require_polyval_c3();
	var polyvalC4 = require_polyval_c4();
	var polyvalC5 = require_polyval_c5();
	var polyvalC6 = require_polyval_c6();
	var polyvalC7 = require_polyval_c7();
	var polyvalC8 = require_polyval_c8();
	var workspace = [
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	function igammaTemmeLarge(a, x) {
		var result;
		var sigma;
		var phi;
		var y;
		var z;
		sigma = (x - a) / a;
		phi = -log1pmx(sigma);
		y = a * phi;
		z = sqrt(2 * phi);
		if (x < a) z = -z;
		workspace[0] = polyvalC0(z);
		workspace[1] = polyvalC1(z);
		workspace[2] = polyvalC2(z);
		workspace[3] = polyvalC3(z);
		workspace[4] = polyvalC4(z);
		workspace[5] = polyvalC5(z);
		workspace[6] = polyvalC6(z);
		workspace[7] = polyvalC7(z);
		workspace[8] = polyvalC8(z);
		workspace[9] = -.0005967612901927463;
		result = evalpoly(workspace, 1 / a);
		result *= exp(-y) / sqrt(TWO_PI * a);
		if (x < a) result = -result;
		result += erfc(sqrt(y)) / 2;
		return result;
	}
	module.exports = igammaTemmeLarge;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/lower_incomplete_gamma_series.js
var require_lower_incomplete_gamma_series = __commonJSMin(((exports, module) => {
	function lowerIncompleteGammaSeries(a1, z1) {
		var result = 1;
		var a = a1;
		var z = z1;
		return next;
		function next() {
			var r = result;
			a += 1;
			result *= z / a;
			return r;
		}
	}
	module.exports = lowerIncompleteGammaSeries;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/lower_gamma_series.js
var require_lower_gamma_series = __commonJSMin(((exports, module) => {
	var sumSeries = require_lib$34();
	var lowerIncompleteGammaSeries = require_lower_incomplete_gamma_series();
	function lowerGammaSeries(a, z, initialValue) {
		var result;
		var s;
		initialValue = initialValue || 0;
		s = lowerIncompleteGammaSeries(a, z);
		result = sumSeries(s, { "initialValue": initialValue });
		return result;
	}
	module.exports = lowerGammaSeries;
}));
// node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/rational_pq.js
var require_rational_pq = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return Infinity;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 709811.662581658 + x * (679979.8474157227 + x * (293136.7857211597 + x * (74887.54032914672 + x * (12555.290582413863 + x * (1443.4299244417066 + x * (115.24194596137347 + x * (6.309239205732627 + x * (.22668404630224365 + x * (.004826466289237662 + x * 4624429436045379e-20)))))))));
			s2 = 0 + x * (362880 + x * (1026576 + x * (1172700 + x * (723680 + x * (269325 + x * (63273 + x * (9450 + x * (870 + x * (45 + x * 1)))))))));
		} else {
			x = 1 / x;
			s1 = 4624429436045379e-20 + x * (.004826466289237662 + x * (.22668404630224365 + x * (6.309239205732627 + x * (115.24194596137347 + x * (1443.4299244417066 + x * (12555.290582413863 + x * (74887.54032914672 + x * (293136.7857211597 + x * (679979.8474157227 + x * 709811.662581658)))))))));
			s2 = 1 + x * (45 + x * (870 + x * (9450 + x * (63273 + x * (269325 + x * (723680 + x * (1172700 + x * (1026576 + x * (362880 + x * 0)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/main.js
var require_main$20 = __commonJSMin(((exports, module) => {
	module.exports = require_rational_pq();
}));
// node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/index.js
var require_lib$27 = __commonJSMin(((exports, module) => {
	module.exports = require_main$20();
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/regularised_gamma_prefix.js
var require_regularised_gamma_prefix = __commonJSMin(((exports, module) => {
	var lanczosSumExpGScaled = require_lib$27();
	var gammaln = require_lib$39();
	var gamma = require_lib$48();
	var log1pmx = require_lib$29();
	var sqrt = require_lib$98();
	var abs = require_lib$95();
	var exp = require_lib$79();
	var pow = require_lib$70();
	var max = require_lib$65();
	var min = require_lib$63();
	var ln = require_lib$42();
	var FLOAT64_MAX = require_lib$62();
	var MAX_LN = require_lib$38();
	var MIN_LN = require_lib$32();
	var G = require_lib$44();
	var E = require_lib$69();
	function regularisedGammaPrefix(a, z) {
		var prefix;
		var amza;
		var agh;
		var alz;
		var amz;
		var sq;
		var d;
		agh = a + G - .5;
		d = (z - a - G + .5) / agh;
		if (a < 1) {
			if (z <= MIN_LN || a < 1 / FLOAT64_MAX) return exp(a * ln(z) - z - gammaln(a));
			return pow(z, a) * exp(-z) / gamma(a);
		}
		if (abs(d * d * a) <= 100 && a > 150) {
			prefix = a * log1pmx(d) + z * (.5 - G) / agh;
			prefix = exp(prefix);
		} else {
			alz = a * ln(z / agh);
			amz = a - z;
			if (min(alz, amz) <= MIN_LN || max(alz, amz) >= MAX_LN) {
				amza = amz / a;
				if (min(alz, amz) / 2 > MIN_LN && max(alz, amz) / 2 < MAX_LN) {
					sq = pow(z / agh, a / 2) * exp(amz / 2);
					prefix = sq * sq;
				} else if (min(alz, amz) / 4 > MIN_LN && max(alz, amz) / 4 < MAX_LN && z > a) {
					sq = pow(z / agh, a / 4) * exp(amz / 4);
					prefix = sq * sq;
					prefix *= prefix;
				} else if (amza > MIN_LN && amza < MAX_LN) prefix = pow(z * exp(amza) / agh, a);
				else prefix = exp(alz + amz);
			} else prefix = pow(z / agh, a) * exp(amz);
		}
		prefix *= sqrt(agh / E) / lanczosSumExpGScaled(a);
		return prefix;
	}
	module.exports = regularisedGammaPrefix;
}));
// node_modules/@stdlib/math-base-special-powm1/lib/main.js
var require_main$19 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var isinfinite = require_lib$89();
	var abs = require_lib$95();
	var expm1 = require_lib$101();
	var ln = require_lib$42();
	var pow = require_lib$70();
	var trunc = require_lib$93();
	function powm1(b, x) {
		var result;
		var y;
		if (isnan(b) || isnan(x)) return NaN;
		if (x === 0) return 0;
		if (b === 0) return -1;
		if (b < 0 && x % 2 === 0) b = -b;
		if (b > 0) {
			if (abs(x * (b - 1)) < .5 || abs(x) < .2) {
				y = ln(b) * x;
				if (y < .5) return expm1(y);
			}
		} else if (trunc(x) !== x) return NaN;
		result = pow(b, x) - 1;
		if (isinfinite(result) || isnan(result)) return NaN;
		return result;
	}
	module.exports = powm1;
}));
// node_modules/@stdlib/math-base-special-powm1/lib/index.js
var require_lib$26 = __commonJSMin(((exports, module) => {
	module.exports = require_main$19();
}));
// node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p1q1.js
var require_rational_p1q1$2 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.01803556856784494;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.01803556856784494 + x * (.02512664961998968 + x * (.049410315156753225 + x * (.0172491608709614 + x * (-.0002594535632054381 + x * (-.0005410098692152044 + x * (-3245886498259485e-20 + x * 0))))));
			s2 = 1 + x * (1.962029871977952 + x * (1.4801966942423133 + x * (.5413914320717209 + x * (.09885042511280101 + x * (.008213096746488934 + x * (.00022493629192211576 + x * -2.2335276320861708e-7))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (-3245886498259485e-20 + x * (-.0005410098692152044 + x * (-.0002594535632054381 + x * (.0172491608709614 + x * (.049410315156753225 + x * (.02512664961998968 + x * -.01803556856784494))))));
			s2 = -2.2335276320861708e-7 + x * (.00022493629192211576 + x * (.008213096746488934 + x * (.09885042511280101 + x * (.5413914320717209 + x * (1.4801966942423133 + x * (1.962029871977952 + x * 1))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p2q2.js
var require_rational_p2q2$2 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .04906224540690395;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .04906224540690395 + x * (-.09691175301595212 + x * (-.4149833583594954 + x * (-.4065671242119384 + x * (-.1584135863906922 + x * (-.024014982064857155 + x * -.0010034668769627955)))));
			s2 = 1 + x * (3.0234982984646304 + x * (3.4873958536072385 + x * (1.9141558827442668 + x * (.5071377386143635 + x * (.05770397226904519 + x * .001957681026011072)))));
		} else {
			x = 1 / x;
			s1 = -.0010034668769627955 + x * (-.024014982064857155 + x * (-.1584135863906922 + x * (-.4065671242119384 + x * (-.4149833583594954 + x * (-.09691175301595212 + x * .04906224540690395)))));
			s2 = .001957681026011072 + x * (.05770397226904519 + x * (.5071377386143635 + x * (1.9141558827442668 + x * (3.4873958536072385 + x * (3.0234982984646304 + x * 1)))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p3q3.js
var require_rational_p3q3$2 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.029232972183027003;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.029232972183027003 + x * (.14421626775719232 + x * (-.14244039073863127 + x * (.05428096940550536 + x * (-.008505359768683364 + x * (.0004311713426792973 + x * 0)))));
			s2 = 1 + x * (-1.5016935605448505 + x * (.846973248876495 + x * (-.22009515181499575 + x * (.02558279715597587 + x * (-.0010066679553914337 + x * -8.271935218912905e-7)))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (.0004311713426792973 + x * (-.008505359768683364 + x * (.05428096940550536 + x * (-.14244039073863127 + x * (.14421626775719232 + x * -.029232972183027003)))));
			s2 = -8.271935218912905e-7 + x * (-.0010066679553914337 + x * (.02558279715597587 + x * (-.22009515181499575 + x * (.846973248876495 + x * (-1.5016935605448505 + x * 1)))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gamma1pm1/lib/lgamma_small_imp.js
var require_lgamma_small_imp = __commonJSMin(((exports, module) => {
	var ln = require_lib$42();
	var EPS = require_lib$68();
	var rateval1 = require_rational_p1q1$2();
	var rateval2 = require_rational_p2q2$2();
	var rateval3 = require_rational_p3q3$2();
	var Y1 = .15896368026733398;
	var Y2 = .5281534194946289;
	var Y3 = .45201730728149414;
	function lgammaSmallImp(z, zm1, zm2) {
		var prefix;
		var result;
		var r;
		var R;
		if (z < EPS) return -ln(z);
		if (zm1 === 0 || zm2 === 0) return 0;
		result = 0;
		if (z > 2) {
			if (z >= 3) {
				do {
					z -= 1;
					zm2 -= 1;
					result += ln(z);
				} while (z >= 3);
				zm2 = z - 2;
			}
			r = zm2 * (z + 1);
			R = rateval1(zm2);
			result += r * Y1 + r * R;
			return result;
		}
		if (z < 1) {
			result += -ln(z);
			zm2 = zm1;
			zm1 = z;
			z += 1;
		}
		if (z <= 1.5) {
			r = rateval2(zm1);
			prefix = zm1 * zm2;
			result += prefix * Y2 + prefix * r;
			return result;
		}
		r = zm2 * zm1;
		R = rateval3(-zm2);
		result += r * Y3 + r * R;
		return result;
	}
	module.exports = lgammaSmallImp;
}));
// node_modules/@stdlib/math-base-special-gamma1pm1/lib/main.js
var require_main$18 = __commonJSMin(((exports, module) => {
	var gamma = require_lib$48();
	var expm1 = require_lib$101();
	var log1p = require_lib$99();
	var isnan = require_lib$131();
	var lgammaSmallImp = require_lgamma_small_imp();
	function gamma1pm1(x) {
		if (isnan(x)) return NaN;
		if (x < 0) {
			if (x < -.5) return gamma(1 + x) - 1;
			return expm1(-log1p(x) + lgammaSmallImp(x + 2, x + 1, x));
		}
		if (x < 2) return expm1(lgammaSmallImp(x + 1, x, x - 1));
		return gamma(1 + x) - 1;
	}
	module.exports = gamma1pm1;
}));
// node_modules/@stdlib/math-base-special-gamma1pm1/lib/index.js
var require_lib$25 = __commonJSMin(((exports, module) => {
	module.exports = require_main$18();
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/small_gamma2_series.js
var require_small_gamma2_series = __commonJSMin(((exports, module) => {
	function smallGamma2Series(a, x) {
		var result;
		var apn;
		var n;
		var r;
		result = -x;
		x = -x;
		apn = a + 1;
		n = 1;
		return next;
		function next() {
			r = result / apn;
			result *= x;
			n += 1;
			result /= n;
			apn += 1;
			return r;
		}
	}
	module.exports = smallGamma2Series;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_small_upper_part.js
var require_tgamma_small_upper_part = __commonJSMin(((exports, module) => {
	var powm1 = require_lib$26();
	var sumSeries = require_lib$34();
	var gamma1pm1 = require_lib$25();
	var smallGamma2Series = require_small_gamma2_series();
	function tgammaSmallUpperPart(a, x, invert) {
		var initialValue;
		var result;
		var pgam;
		var p;
		var s;
		result = gamma1pm1(a);
		pgam = (result + 1) / a;
		p = powm1(x, a);
		result -= p;
		result /= a;
		s = smallGamma2Series(a, x);
		p += 1;
		initialValue = invert ? pgam : 0;
		result = -p * sumSeries(s, { "initialValue": (initialValue - result) / p });
		if (invert) result = -result;
		return [result, pgam];
	}
	module.exports = tgammaSmallUpperPart;
}));
// node_modules/@stdlib/constants-float32-smallest-normal/lib/index.js
var require_lib$24 = __commonJSMin(((exports, module) => {
	module.exports = 11754943508222875e-54;
}));
// node_modules/@stdlib/math-base-tools-continued-fraction/lib/generators.js
var require_generators = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var FLOAT32_SMALLEST_NORMAL = require_lib$24();
	var EPS = require_lib$68();
	var MAX_ITER = 1e6;
	function continuedFractionA(gen, factor, maxIter) {
		var isgenerator;
		var delta;
		var a0;
		var f;
		var C;
		var D;
		var v;
		isgenerator = typeof gen.next === "function";
		v = isgenerator ? gen.next().value : gen();
		f = v[1];
		a0 = v[0];
		if (f === 0) f = FLOAT32_SMALLEST_NORMAL;
		C = f;
		D = 0;
		if (isgenerator === true) do {
			v = gen.next().value;
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (abs(delta - 1) > factor && --maxIter);
		else do {
			v = gen();
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (v && abs(delta - 1) > factor && --maxIter);
		return a0 / f;
	}
	function continuedFractionB(gen, factor, maxIter) {
		var isgenerator;
		var delta;
		var f;
		var C;
		var D;
		var v;
		isgenerator = typeof gen.next === "function";
		v = isgenerator ? gen.next().value : gen();
		f = v[1];
		if (f === 0) f = FLOAT32_SMALLEST_NORMAL;
		C = f;
		D = 0;
		if (isgenerator === true) do {
			v = gen.next().value;
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (v && abs(delta - 1) > factor && --maxIter);
		else do {
			v = gen();
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (v && abs(delta - 1) > factor && --maxIter);
		return f;
	}
	function continuedFraction(generator, options) {
		var maxIter;
		var opts;
		var eps;
		opts = {};
		if (arguments.length > 1) opts = options;
		maxIter = opts.maxIter || MAX_ITER;
		eps = opts.tolerance || EPS;
		if (opts.keep) return continuedFractionB(generator, eps, maxIter);
		return continuedFractionA(generator, eps, maxIter);
	}
	module.exports = continuedFraction;
}));
// node_modules/@stdlib/math-base-tools-continued-fraction/lib/basic.js
var require_basic = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var EPS = require_lib$68();
	var FLOAT32_SMALLEST_NORMAL = require_lib$24();
	var MAX_ITER = 1e6;
	function continuedFractionA(gen, factor, maxIter) {
		var delta;
		var a0;
		var C;
		var D;
		var f;
		var v = gen();
		f = v[1];
		a0 = v[0];
		if (f === 0) f = FLOAT32_SMALLEST_NORMAL;
		C = f;
		D = 0;
		do {
			v = gen();
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (v && abs(delta - 1) > factor && --maxIter);
		return a0 / f;
	}
	function continuedFractionB(gen, factor, maxIter) {
		var delta;
		var C;
		var D;
		var f;
		var v = gen();
		f = v[1];
		if (f === 0) f = FLOAT32_SMALLEST_NORMAL;
		C = f;
		D = 0;
		do {
			v = gen();
			if (v) {
				D = v[1] + v[0] * D;
				if (D === 0) D = FLOAT32_SMALLEST_NORMAL;
				C = v[1] + v[0] / C;
				if (C === 0) C = FLOAT32_SMALLEST_NORMAL;
				D = 1 / D;
				delta = C * D;
				f *= delta;
			}
		} while (v && abs(delta - 1) > factor && --maxIter);
		return f;
	}
	function continuedFraction(generator, options) {
		var maxIter;
		var opts;
		var eps;
		opts = {};
		if (arguments.length > 1) opts = options;
		eps = opts.tolerance || EPS;
		maxIter = opts.maxIter || MAX_ITER;
		if (opts.keep) return continuedFractionB(generator, eps, maxIter);
		return continuedFractionA(generator, eps, maxIter);
	}
	module.exports = continuedFraction;
}));
// node_modules/@stdlib/math-base-tools-continued-fraction/lib/index.js
var require_lib$23 = __commonJSMin(((exports, module) => {
	var hasGeneratorSupport = require_lib$35();
	var generator = require_generators();
	var basic = require_basic();
	var continuedFraction;
	if (hasGeneratorSupport()) continuedFraction = generator;
	else continuedFraction = basic;
	module.exports = continuedFraction;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/upper_incomplete_gamma_fract.js
var require_upper_incomplete_gamma_fract = __commonJSMin(((exports, module) => {
	function upperIncompleteGammaFract(a1, z1) {
		var z = z1 - a1 + 1;
		var a = a1;
		var k = 0;
		return next;
		function next() {
			k += 1;
			z += 2;
			return [k * (a - k), z];
		}
	}
	module.exports = upperIncompleteGammaFract;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/upper_gamma_fraction.js
var require_upper_gamma_fraction = __commonJSMin(((exports, module) => {
	var continuedFraction = require_lib$23();
	var upperIncompleteGammaFract = require_upper_incomplete_gamma_fract();
	function upperGammaFraction(a, z) {
		var f = upperIncompleteGammaFract(a, z);
		return 1 / (z - a + 1 + continuedFraction(f));
	}
	module.exports = upperGammaFraction;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/igamma_final.js
var require_igamma_final = __commonJSMin(((exports, module) => {
	var floor = require_lib$100();
	var gamma = require_lib$48();
	var abs = require_lib$95();
	var pow = require_lib$70();
	var ln = require_lib$42();
	var SQRT_EPSILON = require_lib$37();
	var FLOAT64_MAX = require_lib$62();
	var MAX_LN = require_lib$38();
	var tgammaILargeX = require_tgamma_i_large_x();
	var finiteGammaQ = require_finite_gamma_q();
	var finiteHalfGammaQ = require_finite_half_gamma_q();
	var fullIGammaPrefix = require_full_igamma_prefix$1();
	var igammaTemmeLarge = require_igamma_temme_large();
	var lowerGammaSeries = require_lower_gamma_series();
	var regularisedGammaPrefix = require_regularised_gamma_prefix();
	var tgammaSmallUpperPart = require_tgamma_small_upper_part();
	var upperGammaFraction = require_upper_gamma_fraction();
	function igammaFinal(x, a, regularized, upper) {
		var optimisedInvert;
		var evalMethod;
		var isHalfInt;
		var initValue;
		var useTemme;
		var isSmallA;
		var result;
		var invert;
		var isInt;
		var sigma;
		var res;
		var gam;
		var fa;
		var g;
		result = 0;
		invert = upper;
		isSmallA = a < 30 && a <= x + 1 && x < MAX_LN;
		if (isSmallA) {
			fa = floor(a);
			isInt = fa === a;
			isHalfInt = isInt ? false : abs(fa - a) === .5;
		} else {
			isInt = false;
			isHalfInt = false;
		}
		if (isInt && x > .6) {
			invert = !invert;
			evalMethod = 0;
		} else if (isHalfInt && x > .2) {
			invert = !invert;
			evalMethod = 1;
		} else if (x < SQRT_EPSILON && a > 1) evalMethod = 6;
		else if (x > 1e3 && (a < x || abs(a - 50) / x < 1)) {
			invert = !invert;
			evalMethod = 7;
		} else if (x < .5) {
			if (-.4 / ln(x) < a) evalMethod = 2;
			else evalMethod = 3;
		} else if (x < 1.1) {
			if (x * .75 < a) evalMethod = 2;
			else evalMethod = 3;
		} else {
			useTemme = false;
			if (regularized && a > 20) {
				sigma = abs((x - a) / a);
				if (a > 200) {
					if (20 / a > sigma * sigma) useTemme = true;
				} else if (sigma < .4) useTemme = true;
			}
			if (useTemme) evalMethod = 5;
			else if (x - 1 / (3 * x) < a) evalMethod = 2;
			else {
				evalMethod = 4;
				invert = !invert;
			}
		}
		switch (evalMethod) {
			case 0:
				result = finiteGammaQ(a, x);
				if (regularized === false) result *= gamma(a);
				break;
			case 1:
				result = finiteHalfGammaQ(a, x);
				if (regularized === false) result *= gamma(a);
				break;
			case 2:
				result = regularized ? regularisedGammaPrefix(a, x) : fullIGammaPrefix(a, x);
				if (result !== 0) {
					initValue = 0;
					optimisedInvert = false;
					if (invert) {
						initValue = regularized ? 1 : gamma(a);
						if (regularized || result >= 1 || FLOAT64_MAX * result > initValue) {
							initValue /= result;
							if (regularized || a < 1 || FLOAT64_MAX / a > initValue) {
								initValue *= -a;
								optimisedInvert = true;
							} else initValue = 0;
						} else initValue = 0;
					}
					result *= lowerGammaSeries(a, x, initValue) / a;
					if (optimisedInvert) {
						invert = false;
						result = -result;
					}
				}
				break;
			case 3:
				invert = !invert;
				res = tgammaSmallUpperPart(a, x, invert);
				result = res[0];
				g = res[1];
				invert = false;
				if (regularized) result /= g;
				break;
			case 4:
				result = regularized ? regularisedGammaPrefix(a, x) : fullIGammaPrefix(a, x);
				if (result !== 0) result *= upperGammaFraction(a, x);
				break;
			case 5:
				result = igammaTemmeLarge(a, x);
				if (x >= a) invert = !invert;
				break;
			case 6:
				result = regularized ? pow(x, a) / gamma(a + 1) : pow(x, a) / a;
				result *= 1 - a * x / (a + 1);
				break;
			case 7:
				result = regularized ? regularisedGammaPrefix(a, x) : fullIGammaPrefix(a, x);
				result /= x;
				if (result !== 0) result *= tgammaILargeX(a, x);
		}
		if (regularized && result > 1) result = 1;
		if (invert) {
			gam = regularized ? 1 : gamma(a);
			result = gam - result;
		}
		return result;
	}
	module.exports = igammaFinal;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/main.js
var require_main$17 = __commonJSMin(((exports, module) => {
	var gammaln = require_lib$39();
	var exp = require_lib$79();
	var ln = require_lib$42();
	var SQRT_TWO_PI = require_lib$50();
	var MAX_LN = require_lib$38();
	var PINF = require_lib$106();
	var FLOAT64_MAX_NTH_FACTORIAL = require_lib$47();
	var igammaFinal = require_igamma_final();
	var lowerGammaSeries = require_lower_gamma_series();
	var upperGammaFraction = require_upper_gamma_fraction();
	function gammainc(x, a, regularized, upper) {
		var normalized;
		var initValue;
		var invert;
		var result;
		if (x < 0 || a <= 0) return NaN;
		normalized = regularized === void 0 ? true : regularized;
		invert = upper;
		if (a >= FLOAT64_MAX_NTH_FACTORIAL && !normalized) {
			if (invert && a * 4 < x) {
				result = a * ln(x) - x;
				result += ln(upperGammaFraction(a, x));
			} else if (!invert && a > 4 * x) {
				result = a * ln(x) - x;
				initValue = 0;
				result += ln(lowerGammaSeries(a, x, initValue) / a);
			} else {
				result = igammaFinal(x, a, true, invert);
				if (result === 0) {
					if (invert) {
						result = 1 + 1 / (12 * a) + 1 / (288 * a * a);
						result = ln(result) - a + (a - .5) * ln(a);
						result += ln(SQRT_TWO_PI);
					} else {
						result = a * ln(x) - x;
						initValue = 0;
						result += ln(lowerGammaSeries(a, x, initValue) / a);
					}
				} else result = ln(result) + gammaln(a);
			}
			if (result > MAX_LN) return PINF;
			return exp(result);
		}
		return igammaFinal(x, a, normalized, invert);
	}
	module.exports = gammainc;
}));
// node_modules/@stdlib/math-base-special-gammainc/lib/index.js
var require_lib$22 = __commonJSMin(((exports, module) => {
	module.exports = require_main$17();
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/full_igamma_prefix.js
var require_full_igamma_prefix = __commonJSMin(((exports, module) => {
	var exp = require_lib$79();
	var pow = require_lib$70();
	var ln = require_lib$42();
	var MAX_LN = require_lib$38();
	var MIN_LN = require_lib$32();
	function fullIGammaPrefix(a, z) {
		var prefix;
		var alz = a * ln(z);
		if (z >= 1) {
			if (alz < MAX_LN && -z > MIN_LN) prefix = pow(z, a) * exp(-z);
			else if (a >= 1) prefix = pow(z / exp(z / a), a);
			else prefix = exp(alz - z);
		} else if (alz > MIN_LN) prefix = pow(z, a) * exp(-z);
		else if (z / a < MAX_LN) prefix = pow(z / exp(z / a), a);
		else prefix = exp(alz - z);
		return prefix;
	}
	module.exports = fullIGammaPrefix;
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/regularized_gamma_prefix.js
var require_regularized_gamma_prefix = __commonJSMin(((exports, module) => {
	var lanczosSumExpGScaled = require_lib$27();
	var gammaln = require_lib$39();
	var gamma = require_lib$48();
	var log1p = require_lib$99();
	var sqrt = require_lib$98();
	var abs = require_lib$95();
	var exp = require_lib$79();
	var pow = require_lib$70();
	var max = require_lib$65();
	var min = require_lib$63();
	var ln = require_lib$42();
	var MAX_LN = require_lib$38();
	var MIN_LN = require_lib$32();
	var G = require_lib$44();
	var E = require_lib$69();
	function regularizedGammaPrefix(a, z) {
		var prefix;
		var amza;
		var agh;
		var alz;
		var amz;
		var sq;
		var d;
		agh = a + G - .5;
		d = (z - a - G + .5) / agh;
		if (a < 1) {
			if (z <= MIN_LN) return exp(a * ln(z) - z - gammaln(a));
			return pow(z, a) * exp(-z) / gamma(a);
		}
		if (abs(d * d * a) <= 100 && a > 150) {
			prefix = a * (log1p(d) - d) + z * (.5 - G) / agh;
			prefix = exp(prefix);
		} else {
			alz = a * ln(z / agh);
			amz = a - z;
			if (min(alz, amz) <= MIN_LN || max(alz, amz) >= MAX_LN) {
				amza = amz / a;
				if (min(alz, amz) / 2 > MIN_LN && max(alz, amz) / 2 < MAX_LN) {
					sq = pow(z / agh, a / 2) * exp(amz / 2);
					prefix = sq * sq;
				} else if (min(alz, amz) / 4 > MIN_LN && max(alz, amz) / 4 < MAX_LN && z > a) {
					sq = pow(z / agh, a / 4) * exp(amz / 4);
					prefix = sq * sq;
					prefix *= prefix;
				} else if (amza > MIN_LN && amza < MAX_LN) prefix = pow(z * exp(amza) / agh, a);
				else prefix = exp(alz + amz);
			} else prefix = pow(z / agh, a) * exp(amz);
		}
		prefix *= sqrt(agh / E) / lanczosSumExpGScaled(a);
		return prefix;
	}
	module.exports = regularizedGammaPrefix;
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/beta_small_b_large_a_series.js
var require_beta_small_b_large_a_series = __commonJSMin(((exports, module) => {
	var gammaDeltaRatio = require_lib$43();
	var factorial = require_lib$46();
	var gammainc = require_lib$22();
	var log1p = require_lib$99();
	var abs = require_lib$95();
	var pow = require_lib$70();
	var ln = require_lib$42();
	var MIN_VALUE = require_lib$84();
	var EPSILON = require_lib$68();
	var fullIGammaPrefix = require_full_igamma_prefix();
	var regularizedGammaPrefix = require_regularized_gamma_prefix();
	var p = new Array(30);
	function betaSmallBLargeASeries(a, b, x, y, s0, mult, normalized) {
		var prefix;
		var tmp1;
		var tnp1;
		var sum;
		var b2n;
		var bm1;
		var lx2;
		var lxp;
		var mbn;
		var lx;
		var t4;
		var h;
		var j;
		var m;
		var n;
		var r;
		var t;
		var u;
		bm1 = b - 1;
		t = a + bm1 / 2;
		if (y < .35) lx = log1p(-y);
		else lx = ln(x);
		u = -t * lx;
		h = regularizedGammaPrefix(b, u);
		if (h <= MIN_VALUE) return s0;
		if (normalized) {
			prefix = h / gammaDeltaRatio(a, b);
			prefix /= pow(t, b);
		} else prefix = fullIGammaPrefix(b, u) / pow(t, b);
		prefix *= mult;
		p[0] = 1;
		j = gammainc(u, b, true, true);
		j /= h;
		sum = s0 + prefix * j;
		tnp1 = 1;
		lx2 = lx / 2;
		lx2 *= lx2;
		lxp = 1;
		t4 = 4 * t * t;
		b2n = b;
		for (n = 1; n < p.length; ++n) {
			tnp1 += 2;
			p[n] = 0;
			mbn = b - n;
			tmp1 = 3;
			for (m = 1; m < n; ++m) {
				mbn = m * b - n;
				p[n] += mbn * p[n - m] / factorial(tmp1);
				tmp1 += 2;
			}
			p[n] /= n;
			p[n] += bm1 / factorial(tnp1);
			j = (b2n * (b2n + 1) * j + (u + b2n + 1) * lxp) / t4;
			lxp *= lx2;
			b2n += 2;
			r = prefix * p[n] * j;
			sum += r;
			if (r > 1) {
				if (abs(r) < abs(EPSILON * sum)) break;
			} else if (abs(r / EPSILON) < abs(sum)) break;
		}
		return sum;
	}
	module.exports = betaSmallBLargeASeries;
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/rising_factorial_ratio.js
var require_rising_factorial_ratio = __commonJSMin(((exports, module) => {
	function risingFactorialRatio(a, b, k) {
		var result;
		var i;
		if (k === 0) return 1;
		result = 1;
		for (i = 0; i < k; i++) result *= (a + i) / (b + i);
		return result;
	}
	module.exports = risingFactorialRatio;
}));
// node_modules/@stdlib/math-base-special-maxabs/lib/main.js
var require_main$16 = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var max = require_lib$65();
	function maxabs(x, y) {
		return max(abs(x), abs(y));
	}
	module.exports = maxabs;
}));
// node_modules/@stdlib/math-base-special-maxabs/lib/index.js
var require_lib$21 = __commonJSMin(((exports, module) => {
	module.exports = require_main$16();
}));
// node_modules/@stdlib/math-base-special-minabs/lib/main.js
var require_main$15 = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var min = require_lib$63();
	function minabs(x, y) {
		return min(abs(x), abs(y));
	}
	module.exports = minabs;
}));
// node_modules/@stdlib/math-base-special-minabs/lib/index.js
var require_lib$20 = __commonJSMin(((exports, module) => {
	module.exports = require_main$15();
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_power_terms.js
var require_ibeta_power_terms = __commonJSMin(((exports, module) => {
	var lanczosSumExpGScaled = require_lib$27();
	var maxabs = require_lib$21();
	var minabs = require_lib$20();
	var expm1 = require_lib$101();
	var log1p = require_lib$99();
	var sqrt = require_lib$98();
	var abs = require_lib$95();
	var exp = require_lib$79();
	var pow = require_lib$70();
	var min = require_lib$63();
	var ln = require_lib$42();
	var MAX_LN = require_lib$38();
	var MIN_LN = require_lib$32();
	var G = require_lib$44();
	var E = require_lib$69();
	function ibetaPowerTerms(a, b, x, y, normalized) {
		var result;
		var smallA;
		var ratio;
		var agh;
		var bgh;
		var cgh;
		var l1;
		var l2;
		var l3;
		var p1;
		var b1;
		var b2;
		var c;
		var l;
		if (!normalized) return pow(x, a) * pow(y, b);
		c = a + b;
		agh = a + G - .5;
		bgh = b + G - .5;
		cgh = c + G - .5;
		result = lanczosSumExpGScaled(c);
		result /= lanczosSumExpGScaled(a) * lanczosSumExpGScaled(b);
		result *= sqrt(bgh / E);
		result *= sqrt(agh / cgh);
		l1 = (x * b - y * agh) / agh;
		l2 = (y * a - x * bgh) / bgh;
		if (minabs(l1, l2) < .2) {
			if (l1 * l2 > 0 || min(a, b) < 1) {
				if (abs(l1) < .1) result *= exp(a * log1p(l1));
				else result *= pow(x * cgh / agh, a);
				if (abs(l2) < .1) result *= exp(b * log1p(l2));
				else result *= pow(y * cgh / bgh, b);
			} else if (maxabs(l1, l2) < .5) {
				smallA = a < b;
				ratio = b / a;
				if (smallA && ratio * l2 < .1 || !smallA && l1 / ratio > .1) {
					l3 = expm1(ratio * log1p(l2));
					l3 = l1 + l3 + l3 * l1;
					l3 = a * log1p(l3);
					result *= exp(l3);
				} else {
					l3 = expm1(log1p(l1) / ratio);
					l3 = l2 + l3 + l3 * l2;
					l3 = b * log1p(l3);
					result *= exp(l3);
				}
			} else if (abs(l1) < abs(l2)) {
				l = a * log1p(l1) + b * ln(y * cgh / bgh);
				if (l <= MIN_LN || l >= MAX_LN) {
					l += ln(result);
					if (l >= MAX_LN) return NaN;
					result = exp(l);
				} else result *= exp(l);
			} else {
				l = b * log1p(l2) + a * ln(x * cgh / agh);
				if (l <= MIN_LN || l >= MAX_LN) {
					l += ln(result);
					if (l >= MAX_LN) return NaN;
					result = exp(l);
				} else result *= exp(l);
			}
		} else {
			b1 = x * cgh / agh;
			b2 = y * cgh / bgh;
			l1 = a * ln(b1);
			l2 = b * ln(b2);
			if (l1 >= MAX_LN || l1 <= MIN_LN || l2 >= MAX_LN || l2 <= MIN_LN) {
				if (a < b) {
					p1 = pow(b2, b / a);
					l3 = a * (ln(b1) + ln(p1));
					if (l3 < MAX_LN && l3 > MIN_LN) result *= pow(p1 * b1, a);
					else {
						l2 += l1 + ln(result);
						if (l2 >= MAX_LN) return NaN;
						result = exp(l2);
					}
				} else {
					p1 = pow(b1, a / b);
					l3 = (ln(p1) + ln(b2)) * b;
					if (l3 < MAX_LN && l3 > MIN_LN) result *= pow(p1 * b2, b);
					else {
						l2 += l1 + ln(result);
						if (l2 >= MAX_LN) return NaN;
						result = exp(l2);
					}
				}
			} else result *= pow(b1, a) * pow(b2, b);
		}
		return result;
	}
	module.exports = ibetaPowerTerms;
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_fraction2.js
var require_ibeta_fraction2 = __commonJSMin(((exports, module) => {
	var continuedFraction = require_lib$23();
	var ibetaPowerTerms = require_ibeta_power_terms();
	var OPTS = {
		"keep": true,
		"maxIter": 1e3
	};
	function ibetaFraction2t(a, b, x, y) {
		var m = 0;
		return next;
		function next() {
			var denom;
			var aN;
			var bN;
			aN = (a + m - 1) * (a + b + m - 1) * m * (b - m) * x * x;
			denom = a + 2 * m - 1;
			aN /= denom * denom;
			bN = m;
			bN += m * (b - m) * x / (a + 2 * m - 1);
			bN += (a + m) * (a * y - b * x + 1 + m * (2 - x)) / (a + 2 * m + 1);
			m += 1;
			return [aN, bN];
		}
	}
	function ibetaFraction2(a, b, x, y, normalized, out) {
		var result;
		var fract;
		var f;
		result = ibetaPowerTerms(a, b, x, y, normalized);
		if (out) out[1] = result;
		if (result === 0) return result;
		f = ibetaFraction2t(a, b, x, y);
		fract = continuedFraction(f, OPTS);
		return result / fract;
	}
	module.exports = ibetaFraction2;
}));
// node_modules/@stdlib/constants-float64-max-safe-integer/lib/index.js
var require_lib$19 = __commonJSMin(((exports, module) => {
	module.exports = 9007199254740991;
}));
// node_modules/@stdlib/math-base-special-gcd/lib/bitwise_binary_gcd.js
var require_bitwise_binary_gcd = __commonJSMin(((exports, module) => {
	function gcd(a, b) {
		var k = 0;
		var t;
		if (a === 0) return b;
		if (b === 0) return a;
		while ((a & 1) === 0 && (b & 1) === 0) {
			a >>>= 1;
			b >>>= 1;
			k += 1;
		}
		while ((a & 1) === 0) a >>>= 1;
		while (b) {
			while ((b & 1) === 0) b >>>= 1;
			if (a > b) {
				t = b;
				b = a;
				a = t;
			}
			b -= a;
		}
		return a << k;
	}
	module.exports = gcd;
}));
// node_modules/@stdlib/math-base-special-gcd/lib/binary_gcd.js
var require_binary_gcd = __commonJSMin(((exports, module) => {
	function gcd(a, b) {
		var k = 1;
		var t;
		if (a === 0) return b;
		if (b === 0) return a;
		while (a % 2 === 0 && b % 2 === 0) {
			a /= 2;
			b /= 2;
			k *= 2;
		}
		while (a % 2 === 0) a /= 2;
		while (b) {
			while (b % 2 === 0) b /= 2;
			if (a > b) {
				t = b;
				b = a;
				a = t;
			}
			b -= a;
		}
		return k * a;
	}
	module.exports = gcd;
}));
// node_modules/@stdlib/math-base-special-gcd/lib/main.js
var require_main$14 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var isInteger = require_lib$78();
	var PINF = require_lib$106();
	var NINF = require_lib$104();
	var INT32_MAX = require_lib$61();
	var bitwise = require_bitwise_binary_gcd();
	var largeIntegers = require_binary_gcd();
	function gcd(a, b) {
		if (isnan(a) || isnan(b)) return NaN;
		if (a === PINF || b === PINF || a === NINF || b === NINF) return NaN;
		if (!(isInteger(a) && isInteger(b))) return NaN;
		if (a < 0) a = -a;
		if (b < 0) b = -b;
		if (a <= INT32_MAX && b <= INT32_MAX) return bitwise(a, b);
		return largeIntegers(a, b);
	}
	module.exports = gcd;
}));
// node_modules/@stdlib/math-base-special-gcd/lib/index.js
var require_lib$18 = __commonJSMin(((exports, module) => {
	module.exports = require_main$14();
}));
// node_modules/@stdlib/math-base-special-binomcoef/lib/main.js
var require_main$13 = __commonJSMin(((exports, module) => {
	var MAX_SAFE_INTEGER = require_lib$19();
	var PINF = require_lib$106();
	var isInteger = require_lib$78();
	var isnan = require_lib$131();
	var isOdd = require_lib$76();
	var floor = require_lib$100();
	var gcd = require_lib$18();
	function binomcoef(n, k) {
		var res;
		var sgn;
		var b;
		var c;
		var d;
		var g;
		var s;
		if (isnan(n) || isnan(k)) return NaN;
		if (!isInteger(n) || !isInteger(k)) return NaN;
		if (k < 0) return 0;
		sgn = 1;
		if (n < 0) {
			n = -n + k - 1;
			if (isOdd(k)) sgn *= -1;
		}
		if (k > n) return 0;
		if (k === 0 || k === n) return sgn;
		if (k === 1 || k === n - 1) return sgn * n;
		if (n - k < k) k = n - k;
		s = floor(MAX_SAFE_INTEGER / n);
		res = 1;
		for (d = 1; d <= k; d++) {
			if (res > s) break;
			res *= n;
			res /= d;
			n -= 1;
		}
		if (d > k) return sgn * res;
		b = binomcoef(n, k - d + 1);
		if (b === PINF) return sgn * b;
		c = binomcoef(k, k - d + 1);
		g = gcd(b, c);
		b /= g;
		c /= g;
		res /= c;
		return sgn * res * b;
	}
	module.exports = binomcoef;
}));
// node_modules/@stdlib/math-base-special-binomcoef/lib/index.js
var require_lib$17 = __commonJSMin(((exports, module) => {
	module.exports = require_main$13();
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/binomial_ccdf.js
var require_binomial_ccdf = __commonJSMin(((exports, module) => {
	var binomcoef = require_lib$17();
	var floor = require_lib$100();
	var pow = require_lib$70();
	var MIN_VALUE = require_lib$84();
	function binomialCCDF(n, k, x, y) {
		var startTerm;
		var result;
		var start;
		var term;
		var i;
		result = pow(x, n);
		if (result > MIN_VALUE) {
			term = result;
			for (i = floor(n - 1); i > k; i--) {
				term *= (i + 1) * y / ((n - i) * x);
				result += term;
			}
		} else {
			start = floor(n * x);
			if (start <= k + 1) start = floor(k + 2);
			result = pow(x, start) * pow(y, n - start);
			result *= binomcoef(floor(n), floor(start));
			if (result === 0) for (i = start - 1; i > k; i--) {
				result += pow(x, i) * pow(y, n - i);
				result *= binomcoef(floor(n), floor(i));
			}
			else {
				term = result;
				startTerm = result;
				for (i = start - 1; i > k; i--) {
					term *= (i + 1) * y / ((n - i) * x);
					result += term;
				}
				term = startTerm;
				for (i = start + 1; i <= n; i++) {
					term *= (n - i + 1) * x / (i * y);
					result += term;
				}
			}
		}
		return result;
	}
	module.exports = binomialCCDF;
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_a_step.js
var require_ibeta_a_step = __commonJSMin(((exports, module) => {
	var ibetaPowerTerms = require_ibeta_power_terms();
	function ibetaAStep(a, b, x, y, k, normalized, out) {
		var prefix;
		var term;
		var sum;
		var i;
		prefix = ibetaPowerTerms(a, b, x, y, normalized);
		if (out) out[1] = prefix;
		prefix /= a;
		if (prefix === 0) return prefix;
		sum = 1;
		term = 1;
		for (i = 0; i < k - 1; ++i) {
			term *= (a + b + i) * x / (a + i + 1);
			sum += term;
		}
		prefix *= sum;
		return prefix;
	}
	module.exports = ibetaAStep;
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_series.js
var require_ibeta_series = __commonJSMin(((exports, module) => {
	var lanczosSumExpGScaled = require_lib$27();
	var sumSeries = require_lib$34();
	var log1p = require_lib$99();
	var sqrt = require_lib$98();
	var exp = require_lib$79();
	var pow = require_lib$70();
	var ln = require_lib$42();
	var MIN_VALUE = require_lib$84();
	var MAX_LN = require_lib$38();
	var MIN_LN = require_lib$32();
	var G = require_lib$44();
	var E = require_lib$69();
	var opts = { "maxTerms": 100 };
	function ibetaSeriesT(a, b, x, result) {
		var poch = 1 - b;
		var n = 1;
		return next;
		function next() {
			var r = result / a;
			a += 1;
			result *= poch * x / n;
			n += 1;
			poch += 1;
			return r;
		}
	}
	function ibetaSeries(a, b, x, s0, normalized, out, y) {
		var result;
		var agh;
		var bgh;
		var cgh;
		var l1;
		var l2;
		var c;
		var s;
		if (normalized) {
			c = a + b;
			agh = a + G - .5;
			bgh = b + G - .5;
			cgh = c + G - .5;
			result = lanczosSumExpGScaled(c) / (lanczosSumExpGScaled(a) * lanczosSumExpGScaled(b));
			l1 = ln(cgh / bgh) * (b - .5);
			l2 = ln(x * cgh / agh) * a;
			if (l1 > MIN_LN && l1 < MAX_LN && l2 > MIN_LN && l2 < MAX_LN) {
				if (a * b < bgh * 10) result *= exp((b - .5) * log1p(a / bgh));
				else result *= pow(cgh / bgh, b - .5);
				result *= pow(x * cgh / agh, a);
				result *= sqrt(agh / E);
				if (out) out[1] = result * pow(y, b);
			} else {
				result = ln(result) + l1 + l2 + (ln(agh) - 1) / 2;
				if (out) out[1] = exp(result + b * ln(y));
				result = exp(result);
			}
		} else result = pow(x, a);
		if (result < MIN_VALUE) return s0;
		s = ibetaSeriesT(a, b, x, result);
		opts.initialValue = s0;
		return sumSeries(s, opts);
	}
	module.exports = ibetaSeries;
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/assign.js
var require_assign = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var expm1 = require_lib$101();
	var floor = require_lib$100();
	var log1p = require_lib$99();
	var asin = require_lib$96();
	var beta = require_lib$67();
	var sqrt = require_lib$98();
	var exp = require_lib$79();
	var pow = require_lib$70();
	var max = require_lib$65();
	var min = require_lib$63();
	var MAX_FLOAT64 = require_lib$62();
	var MIN_FLOAT64 = require_lib$84();
	var MAX_INT32 = require_lib$61();
	var HALF_PI = require_lib$60();
	var PI = require_lib$59();
	var betaSmallBLargeASeries = require_beta_small_b_large_a_series();
	var risingFactorialRatio = require_rising_factorial_ratio();
	var ibetaPowerTerms = require_ibeta_power_terms();
	var ibetaFraction2 = require_ibeta_fraction2();
	var binomialCCDF = require_binomial_ccdf();
	var ibetaAStep = require_ibeta_a_step();
	var ibetaSeries = require_ibeta_series();
	var ONE_OVER_PI = 1 / PI;
	function ibetaImp(x, a, b, regularized, upper, out, stride, offset) {
		var lambda;
		var prefix;
		var fract;
		var bbar;
		var div;
		var tmp;
		var i0;
		var i1;
		var k;
		var n;
		var p;
		var y = 1 - x;
		i0 = offset;
		i1 = offset + stride;
		out[i1] = -1;
		if (isnan(x) || x < 0 || x > 1) {
			out[i0] = NaN;
			out[i1] = NaN;
			return out;
		}
		if (regularized) {
			if (a < 0 || b < 0) {
				out[i0] = NaN;
				out[i1] = NaN;
				return out;
			}
			if (a === 0) {
				if (b === 0) {
					out[i0] = NaN;
					out[i1] = NaN;
					return out;
				}
				if (b > 0) {
					out[i0] = upper ? 0 : 1;
					return out;
				}
			} else if (b === 0) {
				if (a > 0) {
					out[i0] = upper ? 1 : 0;
					return out;
				}
			}
		} else if (a <= 0 || b <= 0) {
			out[i0] = NaN;
			out[i1] = NaN;
			return out;
		}
		if (x === 0) {
			if (a === 1) out[i1] = 1;
			else out[i1] = a < 1 ? MAX_FLOAT64 / 2 : MIN_FLOAT64 * 2;
			if (upper) {
				out[i0] = regularized ? 1 : beta(a, b);
				return out;
			}
			out[i0] = 0;
			return out;
		}
		if (x === 1) {
			if (b === 1) out[i1] = 1;
			else out[i1] = b < 1 ? MAX_FLOAT64 / 2 : MIN_FLOAT64 * 2;
			if (upper) out[i0] = 0;
			else out[i0] = regularized ? 1 : beta(a, b);
			return out;
		}
		if (a === .5 && b === .5) {
			out[i1] = ONE_OVER_PI * sqrt(y * x);
			p = upper ? asin(sqrt(y)) : asin(sqrt(x));
			p /= HALF_PI;
			if (!regularized) p *= PI;
			out[i0] = p;
			return out;
		}
		if (a === 1) {
			tmp = b;
			b = a;
			a = tmp;
			tmp = y;
			y = x;
			x = tmp;
			upper = !upper;
		}
		if (b === 1) {
			if (a === 1) {
				out[i0] = upper ? y : x;
				out[i1] = 1;
				return out;
			}
			out[i1] = a * pow(x, a - 1);
			if (y < .5) p = upper ? -expm1(a * log1p(-y)) : exp(a * log1p(-y));
			else p = upper ? -(pow(x, a) - 1) : pow(x, a);
			if (!regularized) p /= a;
			out[i0] = p;
			return out;
		}
		if (min(a, b) <= 1) {
			if (x > .5) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = y;
				y = x;
				x = tmp;
				upper = !upper;
			}
			if (max(a, b) <= 1) {
				if (a >= min(.2, b) || pow(x, a) <= .9) {
					if (upper) {
						fract = -(regularized ? 1 : beta(a, b));
						upper = false;
						fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
					} else fract = ibetaSeries(a, b, x, 0, regularized, out, y);
				} else {
					tmp = b;
					b = a;
					a = tmp;
					tmp = y;
					y = x;
					x = tmp;
					upper = !upper;
					if (y >= .3) {
						if (upper) {
							fract = -(regularized ? 1 : beta(a, b));
							upper = false;
							fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
						} else fract = ibetaSeries(a, b, x, 0, regularized, out, y);
					} else {
						if (regularized) prefix = 1;
						else prefix = risingFactorialRatio(a + b, a, 20);
						fract = ibetaAStep(a, b, x, y, 20, regularized, out);
						if (upper) {
							fract -= regularized ? 1 : beta(a, b);
							upper = false;
							fract = -betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
						} else fract = betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
					}
				}
			} else if (b <= 1 || x < .1 && pow(b * x, a) <= .7) {
				if (upper) {
					fract = -(regularized ? 1 : beta(a, b));
					upper = false;
					fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
				} else fract = ibetaSeries(a, b, x, 0, regularized, out, y);
			} else {
				tmp = b;
				b = a;
				a = tmp;
				tmp = y;
				y = x;
				x = tmp;
				upper = !upper;
				if (y >= .3) {
					if (upper) {
						fract = -(regularized ? 1 : beta(a, b));
						upper = false;
						fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
					} else fract = ibetaSeries(a, b, x, 0, regularized, out, y);
				} else if (a >= 15) {
					if (upper) {
						fract = -(regularized ? 1 : beta(a, b));
						upper = false;
						fract = -betaSmallBLargeASeries(a, b, x, y, fract, 1, regularized);
					} else fract = betaSmallBLargeASeries(a, b, x, y, 0, 1, regularized);
				} else {
					if (regularized) prefix = 1;
					else prefix = risingFactorialRatio(a + b, a, 20);
					fract = ibetaAStep(a, b, x, y, 20, regularized, out);
					if (upper) {
						fract -= regularized ? 1 : beta(a, b);
						upper = false;
						fract = -betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
					} else fract = betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
				}
			}
		} else {
			if (a < b) lambda = a - (a + b) * x;
			else lambda = (a + b) * y - b;
			if (lambda < 0) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = y;
				y = x;
				x = tmp;
				upper = !upper;
			}
			if (b < 40) {
				if (floor(a) === a && floor(b) === b && a < MAX_INT32 - 100) {
					k = a - 1;
					n = b + k;
					fract = binomialCCDF(n, k, x, y);
					if (!regularized) fract *= beta(a, b);
				} else if (b * x <= .7) {
					if (upper) {
						fract = -(regularized ? 1 : beta(a, b));
						upper = false;
						fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
					} else fract = ibetaSeries(a, b, x, 0, regularized, out, y);
				} else if (a > 15) {
					n = floor(b);
					if (n === b) n -= 1;
					bbar = b - n;
					if (regularized) prefix = 1;
					else prefix = risingFactorialRatio(a + bbar, bbar, n);
					fract = ibetaAStep(bbar, a, y, x, n, regularized);
					fract = betaSmallBLargeASeries(a, bbar, x, y, fract, 1, regularized);
					fract /= prefix;
				} else if (regularized) {
					n = floor(b);
					bbar = b - n;
					if (bbar <= 0) {
						n -= 1;
						bbar += 1;
					}
					fract = ibetaAStep(bbar, a, y, x, n, regularized);
					fract += ibetaAStep(a, bbar, x, y, 20, regularized);
					if (upper) fract -= 1;
					fract = betaSmallBLargeASeries(a + 20, bbar, x, y, fract, 1, regularized);
					if (upper) {
						fract = -fract;
						upper = false;
					}
				} else fract = ibetaFraction2(a, b, x, y, regularized, out);
			} else fract = ibetaFraction2(a, b, x, y, regularized, out);
		}
		if (out[i1] < 0) out[i1] = ibetaPowerTerms(a, b, x, y, true);
		div = y * x;
		if (out[i1] !== 0) {
			if (MAX_FLOAT64 * div < out[i1]) out[i1] = MAX_FLOAT64 / 2;
			else out[i1] /= div;
		}
		out[i0] = upper ? (regularized ? 1 : beta(a, b)) - fract : fract;
		return out;
	}
	module.exports = ibetaImp;
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/main.js
var require_main$12 = __commonJSMin(((exports, module) => {
	var compute = require_assign();
	function kernelBetainc(x, a, b, regularized, upper) {
		return compute(x, a, b, regularized, upper, [0, 0], 1, 0);
	}
	module.exports = kernelBetainc;
}));
// node_modules/@stdlib/math-base-special-kernel-betainc/lib/index.js
var require_lib$16 = __commonJSMin(((exports, module) => {
	var setReadOnly = require_lib$132();
	var main = require_main$12();
	setReadOnly(main, "assign", require_assign());
	module.exports = main;
}));
// node_modules/@stdlib/math-base-special-betainc/lib/main.js
var require_main$11 = __commonJSMin(((exports, module) => {
	var kernelBetainc = require_lib$16().assign;
	function betainc(x, a, b, regularized, upper) {
		var out = [0, 0];
		regularized = regularized === false ? false : true;
		upper = upper === true ? true : false;
		kernelBetainc(x, a, b, regularized, upper, out, 1, 0);
		return out[0];
	}
	module.exports = betainc;
}));
// node_modules/@stdlib/math-base-special-betainc/lib/index.js
var require_lib$15 = __commonJSMin(((exports, module) => {
	module.exports = require_main$11();
}));
// node_modules/@stdlib/stats-base-dists-t-cdf/lib/main.js
var require_main$10 = __commonJSMin(((exports, module) => {
	var betainc = require_lib$15();
	var isnan = require_lib$131();
	var pow = require_lib$70();
	function cdf(x, v) {
		var x2;
		var p;
		var z;
		if (isnan(x) || isnan(v) || v <= 0) return NaN;
		if (x === 0) return .5;
		x2 = pow(x, 2);
		if (v > 2 * x2) {
			z = x2 / (v + x2);
			p = betainc(z, .5, v / 2, true, true) / 2;
		} else {
			z = v / (v + x2);
			p = betainc(z, v / 2, .5, true, false) / 2;
		}
		return x > 0 ? 1 - p : p;
	}
	module.exports = cdf;
}));
// node_modules/@stdlib/utils-constant-function/lib/main.js
var require_main$9 = __commonJSMin(((exports, module) => {
	function wrap(value) {
		return constantFunction;
		function constantFunction() {
			return value;
		}
	}
	module.exports = wrap;
}));
// node_modules/@stdlib/utils-constant-function/lib/index.js
var require_lib$14 = __commonJSMin(((exports, module) => {
	module.exports = require_main$9();
}));
// node_modules/@stdlib/stats-base-dists-t-cdf/lib/factory.js
var require_factory$3 = __commonJSMin(((exports, module) => {
	var constantFunction = require_lib$14();
	var betainc = require_lib$15();
	var isnan = require_lib$131();
	var pow = require_lib$70();
	function factory(v) {
		if (isnan(v) || v <= 0) return constantFunction(NaN);
		return cdf;
		function cdf(x) {
			var x2;
			var p;
			var z;
			if (isnan(x)) return NaN;
			if (x === 0) return .5;
			x2 = pow(x, 2);
			if (v > 2 * x2) {
				z = x2 / (v + x2);
				p = betainc(z, .5, v / 2, true, true) / 2;
			} else {
				z = v / (v + x2);
				p = betainc(z, v / 2, .5, true, false) / 2;
			}
			return x > 0 ? 1 - p : p;
		}
	}
	module.exports = factory;
}));
// node_modules/@stdlib/stats-base-dists-t-cdf/lib/index.js
var require_lib$13 = __commonJSMin(((exports, module) => {
	var setReadOnly = require_lib$132();
	var main = require_main$10();
	setReadOnly(main, "factory", require_factory$3());
	module.exports = main;
}));
// node_modules/@stdlib/math-base-special-erfcinv/lib/rational_p1q1.js
var require_rational_p1q1$1 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0005087819496582806;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0005087819496582806 + x * (-.008368748197417368 + x * (.03348066254097446 + x * (-.012692614766297404 + x * (-.03656379714117627 + x * (.02198786811111689 + x * (.008226878746769157 + x * (-.005387729650712429 + x * (0 + x * 0))))))));
			s2 = 1 + x * (-.9700050433032906 + x * (-1.5657455823417585 + x * (1.5622155839842302 + x * (.662328840472003 + x * (-.7122890234154284 + x * (-.05273963823400997 + x * (.07952836873415717 + x * (-.0023339375937419 + x * .0008862163904564247))))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (0 + x * (-.005387729650712429 + x * (.008226878746769157 + x * (.02198786811111689 + x * (-.03656379714117627 + x * (-.012692614766297404 + x * (.03348066254097446 + x * (-.008368748197417368 + x * -.0005087819496582806))))))));
			s2 = .0008862163904564247 + x * (-.0023339375937419 + x * (.07952836873415717 + x * (-.05273963823400997 + x * (-.7122890234154284 + x * (.662328840472003 + x * (1.5622155839842302 + x * (-1.5657455823417585 + x * (-.9700050433032906 + x * 1))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-erfcinv/lib/rational_p2q2.js
var require_rational_p2q2$1 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.20243350835593876;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.20243350835593876 + x * (.10526468069939171 + x * (8.3705032834312 + x * (17.644729840837403 + x * (-18.851064805871424 + x * (-44.6382324441787 + x * (17.445385985570866 + x * (21.12946554483405 + x * -3.6719225470772936)))))));
			s2 = 1 + x * (6.242641248542475 + x * (3.971343795334387 + x * (-28.66081804998 + x * (-20.14326346804852 + x * (48.560921310873994 + x * (10.826866735546016 + x * (-22.643693341313973 + x * 1.7211476576120028)))))));
		} else {
			x = 1 / x;
			s1 = -3.6719225470772936 + x * (21.12946554483405 + x * (17.445385985570866 + x * (-44.6382324441787 + x * (-18.851064805871424 + x * (17.644729840837403 + x * (8.3705032834312 + x * (.10526468069939171 + x * -.20243350835593876)))))));
			s2 = 1.7211476576120028 + x * (-22.643693341313973 + x * (10.826866735546016 + x * (48.560921310873994 + x * (-20.14326346804852 + x * (-28.66081804998 + x * (3.971343795334387 + x * (6.242641248542475 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-erfcinv/lib/rational_p3q3.js
var require_rational_p3q3$1 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.1311027816799519;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.1311027816799519 + x * (-.16379404719331705 + x * (.11703015634199525 + x * (.38707973897260434 + x * (.3377855389120359 + x * (.14286953440815717 + x * (.029015791000532906 + x * (.0021455899538880526 + x * (-6.794655751811263e-7 + x * (2.8522533178221704e-8 + x * -681149956853777e-24)))))))));
			s2 = 1 + x * (3.4662540724256723 + x * (5.381683457070069 + x * (4.778465929458438 + x * (2.5930192162362027 + x * (.848854343457902 + x * (.15226433829533179 + x * (.011059242293464892 + x * (0 + x * (0 + x * 0)))))))));
		} else {
			x = 1 / x;
			s1 = -681149956853777e-24 + x * (2.8522533178221704e-8 + x * (-6.794655751811263e-7 + x * (.0021455899538880526 + x * (.029015791000532906 + x * (.14286953440815717 + x * (.3377855389120359 + x * (.38707973897260434 + x * (.11703015634199525 + x * (-.16379404719331705 + x * -.1311027816799519)))))))));
			s2 = 0 + x * (0 + x * (0 + x * (.011059242293464892 + x * (.15226433829533179 + x * (.848854343457902 + x * (2.5930192162362027 + x * (4.778465929458438 + x * (5.381683457070069 + x * (3.4662540724256723 + x * 1)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-erfcinv/lib/rational_p4q4.js
var require_rational_p4q4$1 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0350353787183178;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0350353787183178 + x * (-.0022242652921344794 + x * (.018557330651423107 + x * (.009508047013259196 + x * (.0018712349281955923 + x * (.00015754461742496055 + x * (460469890584318e-20 + x * (-2304047769118826e-25 + x * 26633922742578204e-28)))))));
			s2 = 1 + x * (1.3653349817554064 + x * (.7620591645536234 + x * (.22009110576413124 + x * (.03415891436709477 + x * (.00263861676657016 + x * (7646752923027944e-20 + x * (0 + x * 0)))))));
		} else {
			x = 1 / x;
			s1 = 26633922742578204e-28 + x * (-2304047769118826e-25 + x * (460469890584318e-20 + x * (.00015754461742496055 + x * (.0018712349281955923 + x * (.009508047013259196 + x * (.018557330651423107 + x * (-.0022242652921344794 + x * -.0350353787183178)))))));
			s2 = 0 + x * (0 + x * (7646752923027944e-20 + x * (.00263861676657016 + x * (.03415891436709477 + x * (.22009110576413124 + x * (.7620591645536234 + x * (1.3653349817554064 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-erfcinv/lib/rational_p5q5.js
var require_rational_p5q5$1 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.016743100507663373;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.016743100507663373 + x * (-.0011295143874558028 + x * (.001056288621524929 + x * (.00020938631748758808 + x * (14962478375834237e-21 + x * (4.4969678992770644e-7 + x * (4.625961635228786e-9 + x * (-2811287356288318e-29 + x * 9905570997331033e-32)))))));
			s2 = 1 + x * (.5914293448864175 + x * (.1381518657490833 + x * (.016074608709367652 + x * (.0009640118070051656 + x * (27533547476472603e-21 + x * (2.82243172016108e-7 + x * (0 + x * 0)))))));
		} else {
			x = 1 / x;
			s1 = 9905570997331033e-32 + x * (-2811287356288318e-29 + x * (4.625961635228786e-9 + x * (4.4969678992770644e-7 + x * (14962478375834237e-21 + x * (.00020938631748758808 + x * (.001056288621524929 + x * (-.0011295143874558028 + x * -.016743100507663373)))))));
			s2 = 0 + x * (0 + x * (2.82243172016108e-7 + x * (27533547476472603e-21 + x * (.0009640118070051656 + x * (.016074608709367652 + x * (.1381518657490833 + x * (.5914293448864175 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-erfcinv/lib/main.js
var require_main$8 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var sqrt = require_lib$98();
	var ln = require_lib$42();
	var PINF = require_lib$106();
	var NINF = require_lib$104();
	var rationalFcnR1 = require_rational_p1q1$1();
	var rationalFcnR2 = require_rational_p2q2$1();
	var rationalFcnR3 = require_rational_p3q3$1();
	var rationalFcnR4 = require_rational_p4q4$1();
	var rationalFcnR5 = require_rational_p5q5$1();
	var Y1 = .08913147449493408;
	var Y2 = 2.249481201171875;
	var Y3 = .807220458984375;
	var Y4 = .9399557113647461;
	var Y5 = .9836282730102539;
	function erfcinv(x) {
		var sign;
		var qs;
		var q;
		var g;
		var r;
		if (isnan(x)) return NaN;
		if (x === 0) return PINF;
		if (x === 2) return NINF;
		if (x === 1) return 0;
		if (x > 2 || x < 0) return NaN;
		if (x > 1) {
			sign = -1;
			q = 2 - x;
		} else {
			sign = 1;
			q = x;
		}
		x = 1 - q;
		if (x <= .5) {
			g = x * (x + 10);
			r = rationalFcnR1(x);
			return sign * (g * Y1 + g * r);
		}
		if (q >= .25) {
			g = sqrt(-2 * ln(q));
			q -= .25;
			r = rationalFcnR2(q);
			return sign * (g / (Y2 + r));
		}
		q = sqrt(-ln(q));
		if (q < 3) {
			qs = q - 1.125;
			r = rationalFcnR3(qs);
			return sign * (Y3 * q + r * q);
		}
		if (q < 6) {
			qs = q - 3;
			r = rationalFcnR4(qs);
			return sign * (Y4 * q + r * q);
		}
		qs = q - 6;
		r = rationalFcnR5(qs);
		return sign * (Y5 * q + r * q);
	}
	module.exports = erfcinv;
}));
// node_modules/@stdlib/math-base-special-erfcinv/lib/index.js
var require_lib$12 = __commonJSMin(((exports, module) => {
	module.exports = require_main$8();
}));
// node_modules/@stdlib/math-base-special-acos/lib/main.js
var require_main$7 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var asin = require_lib$96();
	var sqrt = require_lib$98();
	var PIO4 = require_lib$97();
	var MOREBITS = 6123233995736766e-32;
	function acos(x) {
		var z;
		if (isnan(x)) return NaN;
		if (x < -1 || x > 1) return NaN;
		if (x > .5) return 2 * asin(sqrt(.5 - .5 * x));
		z = PIO4 - asin(x);
		z += MOREBITS;
		z += PIO4;
		return z;
	}
	module.exports = acos;
}));
// node_modules/@stdlib/math-base-special-acos/lib/index.js
var require_lib$11 = __commonJSMin(((exports, module) => {
	module.exports = require_main$7();
}));
// node_modules/@stdlib/constants-float64-sqrt-two/lib/index.js
var require_lib$10 = __commonJSMin(((exports, module) => {
	module.exports = 1.4142135623730951;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co14.js
var require_polyval_co14 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .16666666666666666;
		return .16666666666666666 + x * .16666666666666666;
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co15.js
var require_polyval_co15 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .058333333333333334;
		return .058333333333333334 + x * (.06666666666666667 + x * .008333333333333333);
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co16.js
var require_polyval_co16 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .0251984126984127;
		return .0251984126984127 + x * (.026785714285714284 + x * (.0017857142857142857 + x * .0001984126984126984));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co17.js
var require_polyval_co17 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .012039792768959435;
		return .012039792768959435 + x * (.010559964726631394 + x * (-.0011078042328042327 + x * (.0003747795414462081 + x * 27557319223985893e-22)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co18.js
var require_polyval_co18 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .003837005972422639;
		return .003837005972422639 + x * (.00610392115600449 + x * (-.0016095979637646305 + x * (.0005945867404200738 + x * (-6270542728876062e-20 + x * 2.505210838544172e-8))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co19.js
var require_polyval_co19 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .0032177478835464946;
		return .0032177478835464946 + x * (.0010898206731540065 + x * (-.0012579159844784845 + x * (.0006908420797309686 + x * (-.00016376804137220805 + x * (154012654012654e-19 + x * 16059043836821613e-26)))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co20.js
var require_polyval_co20 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .001743826229834001;
		return .001743826229834001 + x * (3353097688001788e-20 + x * (-.0007624513544032393 + x * (.0006451304695145635 + x * (-.000249472580470431 + x * (49255746366361444e-21 + x * (-39851014346715405e-22 + x * 7647163731819816e-28))))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co21.js
var require_polyval_co21 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .0009647274732138864;
		return .0009647274732138864 + x * (-.0003110108632631878 + x * (-.00036307660358786886 + x * (.0005140660578834113 + x * (-.00029133414466938067 + x * (9086710793521991e-20 + x * (-15303004486655377e-21 + x * (10914179173496788e-22 + x * 28114572543455206e-31)))))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co22.js
var require_polyval_co22 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .0005422926281312969;
		return .0005422926281312969 + x * (-.0003694266780000966 + x * (-.00010230378073700413 + x * (.00035764655430568635 + x * (-.00028690924218514614 + x * (.00012645437628698076 + x * (-33202652391372056e-21 + x * (4890304529197534e-21 + x * (-3.123956959982987e-7 + x * 822063524662433e-32))))))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/inverse_students_t_body_series.js
var require_inverse_students_t_body_series = __commonJSMin(((exports, module) => {
	var gammaDeltaRatio = require_lib$43();
	var evalpoly = require_lib$30();
	var sqrt = require_lib$98();
	var PI = require_lib$59();
	var polyval1 = require_polyval_co14();
	var polyval2 = require_polyval_co15();
	var polyval3 = require_polyval_co16();
	var polyval4 = require_polyval_co17();
	var polyval5 = require_polyval_co18();
	var polyval6 = require_polyval_co19();
	var polyval7 = require_polyval_co20();
	var polyval8 = require_polyval_co21();
	var polyval9 = require_polyval_co22();
	var c0 = 0;
	var c = [
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	function inverseStudentsTBodySeries(df, u) {
		var idf;
		var v = gammaDeltaRatio(df / 2, .5) * sqrt(df * PI) * (u - .5);
		idf = 1 / df;
		c[1] = polyval1(idf);
		c[2] = polyval2(idf);
		c[3] = polyval3(idf);
		c[4] = polyval4(idf);
		c[5] = polyval5(idf);
		c[6] = polyval6(idf);
		c[7] = polyval7(idf);
		c[8] = polyval8(idf);
		c[9] = polyval9(idf);
		return c0 + v * evalpoly(c, v * v);
	}
	module.exports = inverseStudentsTBodySeries;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/inverse_students_t_tail_series.js
var require_inverse_students_t_tail_series = __commonJSMin(((exports, module) => {
	var gammaDeltaRatio = require_lib$43();
	var evalpoly = require_lib$30();
	var sqrt = require_lib$98();
	var pow = require_lib$70();
	var PI = require_lib$59();
	var d = [
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	function inverseStudentsTTailSeries(df, v) {
		var result;
		var power;
		var div;
		var np2;
		var np4;
		var np6;
		var rn;
		var w = gammaDeltaRatio(df / 2, .5) * sqrt(df * PI) * v;
		np2 = df + 2;
		np4 = df + 4;
		np6 = df + 6;
		d[0] = 1;
		d[1] = -(df + 1) / (2 * np2);
		np2 *= df + 2;
		d[2] = -df * (df + 1) * (df + 3) / (8 * np2 * np4);
		np2 *= df + 2;
		d[3] = -df * (df + 1) * (df + 5) * ((3 * df + 7) * df - 2) / (48 * np2 * np4 * np6);
		np2 *= df + 2;
		np4 *= df + 4;
		d[4] = -df * (df + 1) * (df + 7) * (((((15 * df + 154) * df + 465) * df + 286) * df - 336) * df + 64) / (384 * np2 * np4 * np6 * (df + 8));
		np2 *= df + 2;
		d[5] = -df * (df + 1) * (df + 3) * (df + 9) * ((((((35 * df + 452) * df + 1573) * df + 600) * df - 2020) * df + 928) * df - 128) / (1280 * np2 * np4 * np6 * (df + 8) * (df + 10));
		np2 *= df + 2;
		np4 *= df + 4;
		np6 *= df + 6;
		d[6] = -df * (df + 1) * (df + 11) * (((((((((((945 * df + 31506) * df + 425858) * df + 2980236) * df + 11266745) * df + 20675018) * df + 7747124) * df - 22574632) * df - 8565600) * df + 18108416) * df - 7099392) * df + 884736) / (46080 * np2 * np4 * np6 * (df + 8) * (df + 10) * (df + 12));
		rn = sqrt(df);
		div = pow(rn * w, 1 / df);
		power = div * div;
		result = evalpoly(d, power);
		result *= rn;
		result /= div;
		return -result;
	}
	module.exports = inverseStudentsTTailSeries;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/inverse_students_t_hill.js
var require_inverse_students_t_hill = __commonJSMin(((exports, module) => {
	var erfcinv = require_lib$12();
	var expm1 = require_lib$101();
	var sqrt = require_lib$98();
	var pow = require_lib$70();
	var HALF_PI = require_lib$60();
	var SQRT2 = require_lib$10();
	function inverseStudentsTHill(ndf, u) {
		var a;
		var b;
		var c;
		var d;
		var q;
		var x;
		var y;
		if (ndf > 0x56bc75e2d63100000) return -erfcinv(2 * u) * SQRT2;
		a = 1 / (ndf - .5);
		b = 48 / (a * a);
		c = ((20700 * a / b - 98) * a - 16) * a + 96.36;
		d = ((94.5 / (b + c) - 3) / b + 1) * sqrt(a * HALF_PI) * ndf;
		y = pow(d * 2 * u, 2 / ndf);
		if (y > .05 + a) {
			x = -erfcinv(2 * u) * SQRT2;
			y = x * x;
			if (ndf < 5) c += .3 * (ndf - 4.5) * (x + .6);
			c += (((.05 * d * x - 5) * x - 7) * x - 2) * x + b;
			y = (((((.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
			y = expm1(a * y * y);
		} else y = ((1 / (((ndf + 6) / (ndf * y) - .089 * d - .822) * (ndf + 2) * 3) + .5 / (ndf + 4)) * y - 1) * (ndf + 1) / (ndf + 2) + 1 / y;
		q = sqrt(ndf * y);
		return -q;
	}
	module.exports = inverseStudentsTHill;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/inverse_students_t.js
var require_inverse_students_t = __commonJSMin(((exports, module) => {
	var erfcinv = require_lib$12();
	var floor = require_lib$100();
	var ldexp = require_lib$80();
	var round = require_lib$53();
	var acos = require_lib$11();
	var sqrt = require_lib$98();
	var abs = require_lib$95();
	var cos = require_lib$41();
	var pow = require_lib$70();
	var sin = require_lib$51();
	var SQRT2 = require_lib$10();
	var PI = require_lib$59();
	var inverseStudentsTBodySeries = require_inverse_students_t_body_series();
	var inverseStudentsTTailSeries = require_inverse_students_t_tail_series();
	var inverseStudentsTHill = require_inverse_students_t_hill();
	var DF_THRESHOLD = 268435456;
	var ONE_THIRD = 1 / 3;
	var EXP = 106 / 3;
	var C = .8549879733383485;
	function inverseStudentsT(df, u, v) {
		var crossover;
		var tolerance;
		var rootAlpha;
		var invert;
		var result;
		var alpha;
		var tmp;
		var p0;
		var p2;
		var p4;
		var p5;
		var p;
		var r;
		var x;
		var a;
		var b;
		result = 0;
		if (u > v) {
			tmp = v;
			v = u;
			u = tmp;
			invert = true;
		} else invert = false;
		if (floor(df) === df && df < 20) {
			tolerance = ldexp(1, EXP);
			switch (floor(df)) {
				case 1:
					if (u === .5) result = 0;
					else result = -cos(PI * u) / sin(PI * u);
					break;
				case 2:
					result = (2 * u - 1) / sqrt(2 * u * v);
					break;
				case 4:
					alpha = 4 * u * v;
					rootAlpha = sqrt(alpha);
					r = 4 * cos(acos(rootAlpha) / 3) / rootAlpha;
					x = sqrt(r - 4);
					result = u - .5 < 0 ? -x : x;
					break;
				case 6:
					if (u < 1e-150) return (invert ? -1 : 1) * inverseStudentsTHill(df, u);
					a = 4 * (u - u * u);
					b = pow(a, ONE_THIRD);
					p = 6 * (1 + C * (1 / b - 1));
					do {
						p2 = p * p;
						p4 = p2 * p2;
						p5 = p * p4;
						p0 = p;
						p = 2 * (8 * a * p5 - 270 * p2 + 2187) / (5 * (4 * a * p4 - 216 * p - 243));
					} while (abs((p - p0) / p) > tolerance);
					p = sqrt(p - df);
					result = u - .5 < 0 ? -p : p;
					break;
				default: if (df > DF_THRESHOLD) result = erfcinv(2 * u) * SQRT2;
				else if (df < 3) {
					crossover = .2742 - df * .0242143;
					if (u > crossover) result = inverseStudentsTBodySeries(df, u);
					else result = inverseStudentsTTailSeries(df, u);
				} else {
					crossover = ldexp(1, round(df / -.654));
					if (u > crossover) result = inverseStudentsTHill(df, u);
					else result = inverseStudentsTTailSeries(df, u);
				}
			}
		} else if (df > DF_THRESHOLD) result = -erfcinv(2 * u) * SQRT2;
		else if (df < 3) {
			crossover = .2742 - df * .0242143;
			if (u > crossover) result = inverseStudentsTBodySeries(df, u);
			else result = inverseStudentsTTailSeries(df, u);
		} else {
			crossover = ldexp(1, round(df / -.654));
			if (u > crossover) result = inverseStudentsTHill(df, u);
			else result = inverseStudentsTTailSeries(df, u);
		}
		return invert ? -result : result;
	}
	module.exports = inverseStudentsT;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/find_ibeta_inv_from_t_dist.js
var require_find_ibeta_inv_from_t_dist = __commonJSMin(((exports, module) => {
	var inverseStudentsT = require_inverse_students_t();
	function findIBetaInvFromTDist(a, p, py) {
		var df;
		var u;
		var v;
		var t;
		u = p / 2;
		v = 1 - u;
		df = a * 2;
		t = inverseStudentsT(df, u, v);
		if (py) py.value = t * t / (df + t * t);
		return df / (df + t * t);
	}
	module.exports = findIBetaInvFromTDist;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/temme1.js
var require_temme1 = __commonJSMin(((exports, module) => {
	var evalpoly = require_lib$30();
	var erfcinv = require_lib$12();
	var sqrt = require_lib$98();
	var exp = require_lib$79();
	var SQRT2 = require_lib$10();
	var workspace = [
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	var terms = [
		0,
		0,
		0,
		0
	];
	function temme1(a, b, z) {
		var eta0;
		var eta2;
		var eta;
		var B2;
		var B3;
		var B;
		var c;
		eta0 = erfcinv(2 * z);
		eta0 /= -sqrt(a / 2);
		terms[0] = eta0;
		B = b - a;
		B2 = B * B;
		B3 = B2 * B;
		workspace[0] = -B * SQRT2 / 2;
		workspace[1] = (1 - 2 * B) / 8;
		workspace[2] = -(B * SQRT2 / 48);
		workspace[3] = -1 / 192;
		workspace[4] = -B * SQRT2 / 3840;
		workspace[5] = 0;
		workspace[6] = 0;
		terms[1] = evalpoly(workspace, eta0);
		workspace[0] = B * SQRT2 * (3 * B - 2) / 12;
		workspace[1] = (20 * B2 - 12 * B + 1) / 128;
		workspace[2] = B * SQRT2 * (20 * B - 1) / 960;
		workspace[3] = (16 * B2 + 30 * B - 15) / 4608;
		workspace[4] = B * SQRT2 * (21 * B + 32) / 53760;
		workspace[5] = (-(32 * B2) + 63) / 368640;
		workspace[6] = -B * SQRT2 * (120 * B + 17) / 25804480;
		terms[2] = evalpoly(workspace, eta0);
		workspace[0] = B * SQRT2 * (-75 * B2 + 80 * B - 16) / 480;
		workspace[1] = (-1080 * B3 + 868 * B2 - 90 * B - 45) / 9216;
		workspace[2] = B * SQRT2 * (-1190 * B2 + 84 * B + 373) / 53760;
		workspace[3] = (-2240 * B3 - 2508 * B2 + 2100 * B - 165) / 368640;
		workspace[4] = 0;
		workspace[5] = 0;
		workspace[6] = 0;
		terms[3] = evalpoly(workspace, eta0);
		eta = evalpoly(terms, 1 / a);
		eta2 = eta * eta;
		c = -exp(-eta2 / 2);
		if (eta2 === 0) return .5;
		return (1 + eta * sqrt((1 + c) / eta2)) / 2;
	}
	module.exports = temme1;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/root_finder.js
var require_root_finder = __commonJSMin(((exports, module) => {
	var ln = require_lib$42();
	var BIG = require_lib$62() / 4;
	function temmeRootFinder(t, a) {
		return roots;
		function roots(x) {
			var f1;
			var f;
			var y = 1 - x;
			if (y === 0) return [-BIG, -BIG];
			if (x === 0) return [-BIG, -BIG];
			f = ln(x) + a * ln(y) + t;
			f1 = 1 / x - a / y;
			return [f, f1];
		}
	}
	module.exports = temmeRootFinder;
}));
// node_modules/@stdlib/math-base-special-signum/lib/main.js
var require_main$6 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	function signum(x) {
		if (x === 0 || isnan(x)) return x;
		return x < 0 ? -1 : 1;
	}
	module.exports = signum;
}));
// node_modules/@stdlib/math-base-special-signum/lib/index.js
var require_lib$9 = __commonJSMin(((exports, module) => {
	module.exports = require_main$6();
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/newton_raphson.js
var require_newton_raphson = __commonJSMin(((exports, module) => {
	var sign = require_lib$9();
	var abs = require_lib$95();
	var ldexp = require_lib$80();
	var MAX_VALUE = require_lib$62();
	function newtonRaphsonIterate(fun, guess, min, max, digits, maxIter) {
		var f0last;
		var delta1;
		var delta2;
		var factor;
		var result;
		var count;
		var delta;
		var res;
		var f0;
		var f1;
		f0 = 0;
		f0last = 0;
		result = guess;
		factor = ldexp(1, 1 - digits);
		delta = MAX_VALUE;
		delta1 = MAX_VALUE;
		delta2 = MAX_VALUE;
		count = maxIter;
		do {
			f0last = f0;
			delta2 = delta1;
			delta1 = delta;
			res = fun(result);
			f0 = res[0];
			f1 = res[1];
			count -= 1;
			if (f0 === 0) break;
			if (f1 === 0) {
				if (f0last === 0) {
					if (result === min) guess = max;
					else guess = min;
					f0last = fun(guess);
					delta = guess - result;
				}
				if (sign(f0last) * sign(f0) < 0) {
					if (delta < 0) delta = (result - min) / 2;
					else delta = (result - max) / 2;
				} else if (delta < 0) delta = (result - max) / 2;
				else delta = (result - min) / 2;
			} else delta = f0 / f1;
			if (abs(delta * 2) > abs(delta2)) delta = delta > 0 ? (result - min) / 2 : (result - max) / 2;
			guess = result;
			result -= delta;
			if (result <= min) {
				delta = .5 * (guess - min);
				result = guess - delta;
				if (result === min || result === max) break;
			} else if (result >= max) {
				delta = .5 * (guess - max);
				result = guess - delta;
				if (result === min || result === max) break;
			}
			if (delta > 0) max = guess;
			else min = guess;
		} while (count && abs(result * factor) < abs(delta));
		return result;
	}
	module.exports = newtonRaphsonIterate;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co1.js
var require_polyval_co1 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -1;
		return -1 + x * (-5 + x * 5);
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co2.js
var require_polyval_co2 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 1;
		return 1 + x * (21 + x * (-69 + x * 46));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co3.js
var require_polyval_co3 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 7;
		return 7 + x * (-2 + x * (33 + x * (-62 + x * 31)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co4.js
var require_polyval_co4 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 25;
		return 25 + x * (-52 + x * (-17 + x * (88 + x * (-115 + x * 46))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co5.js
var require_polyval_co5 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 7;
		return 7 + x * (12 + x * (-78 + x * 52));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co6.js
var require_polyval_co6 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -7;
		return -7 + x * (2 + x * (183 + x * (-370 + x * 185)));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co7.js
var require_polyval_co7 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -533;
		return -533 + x * (776 + x * (-1835 + x * (10240 + x * (-13525 + x * 5410))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co8.js
var require_polyval_co8 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return -1579;
		return -1579 + x * (3747 + x * (-3372 + x * (-15821 + x * (45588 + x * (-45213 + x * 15071)))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co9.js
var require_polyval_co9 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 449;
		return 449 + x * (-1259 + x * (-769 + x * (6686 + x * (-9260 + x * 3704))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co10.js
var require_polyval_co10 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 63149;
		return 63149 + x * (-151557 + x * (140052 + x * (-727469 + x * (2239932 + x * (-2251437 + x * 750479)))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co11.js
var require_polyval_co11 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 29233;
		return 29233 + x * (-78755 + x * (105222 + x * (146879 + x * (-1602610 + x * (3195183 + x * (-2554139 + x * 729754))))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co12.js
var require_polyval_co12 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 1;
		return 1 + x * (-13 + x * 13);
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/polyval_co13.js
var require_polyval_co13 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 1;
		return 1 + x * (21 + x * (-69 + x * 46));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/temme2.js
var require_temme2 = __commonJSMin(((exports, module) => {
	var evalpoly = require_lib$30();
	var erfcinv = require_lib$12();
	var abs = require_lib$95();
	var exp = require_lib$79();
	var ln = require_lib$42();
	var sqrt = require_lib$98();
	var sin = require_lib$51();
	var cos = require_lib$41();
	var temmeRootFinder = require_root_finder();
	var newtonRaphsonIterate = require_newton_raphson();
	var polyval1 = require_polyval_co1();
	var polyval2 = require_polyval_co2();
	var polyval3 = require_polyval_co3();
	var polyval4 = require_polyval_co4();
	var polyval5 = require_polyval_co5();
	var polyval6 = require_polyval_co6();
	var polyval7 = require_polyval_co7();
	var polyval8 = require_polyval_co8();
	var polyval9 = require_polyval_co9();
	var polyval10 = require_polyval_co10();
	var polyval11 = require_polyval_co11();
	var polyval12 = require_polyval_co12();
	var polyval13 = require_polyval_co13();
	var workspace = [
		0,
		0,
		0,
		0,
		0,
		0
	];
	var terms = [
		0,
		0,
		0,
		0
	];
	function temme2(z, r, theta) {
		var upper;
		var lower;
		var alpha;
		var roots;
		var eta0;
		var eta;
		var sc7;
		var sc6;
		var sc5;
		var sc4;
		var sc3;
		var sc2;
		var sc;
		var lu;
		var s2;
		var c2;
		var c;
		var s;
		var u;
		var x;
		eta0 = erfcinv(2 * z) / -sqrt(r / 2);
		s = sin(theta);
		c = cos(theta);
		terms[0] = eta0;
		s2 = s * s;
		c2 = c * c;
		sc = s * c;
		sc2 = sc * sc;
		sc3 = sc2 * sc;
		sc4 = sc2 * sc2;
		sc5 = sc2 * sc3;
		sc6 = sc3 * sc3;
		sc7 = sc4 * sc3;
		workspace[0] = (2 * s2 - 1) / (3 * sc);
		workspace[1] = -polyval1(s2) / (36 * sc2);
		workspace[2] = polyval2(s2) / (1620 * sc3);
		workspace[3] = polyval3(s2) / (6480 * sc4);
		workspace[4] = polyval4(s2) / (90720 * sc5);
		workspace[5] = 0;
		terms[1] = evalpoly(workspace, eta0);
		workspace[0] = -polyval5(s2) / (405 * sc3);
		workspace[1] = polyval6(s2) / (2592 * sc4);
		workspace[2] = -polyval7(s2) / (204120 * sc5);
		workspace[3] = -polyval8(s2) / (2099520 * sc6);
		workspace[4] = 0;
		workspace[5] = 0;
		terms[2] = evalpoly(workspace, eta0);
		workspace[0] = polyval9(s2) / (102060 * sc5);
		workspace[1] = -polyval10(s2) / (20995200 * sc6);
		workspace[2] = polyval11(s2) / (36741600 * sc7);
		workspace[3] = 0;
		workspace[4] = 0;
		workspace[5] = 0;
		terms[3] = evalpoly(workspace, eta0);
		eta = evalpoly(terms, 1 / r);
		alpha = c / s;
		alpha *= alpha;
		lu = -(eta * eta) / (2 * s2) + ln(s2) + c2 * ln(c2) / s2;
		if (abs(eta) < .7) {
			workspace[0] = s2;
			workspace[1] = sc;
			workspace[2] = (1 - 2 * s2) / 3;
			workspace[3] = polyval12(s2) / (36 * sc);
			workspace[4] = polyval13(s2) / (270 * sc2);
			workspace[5] = 0;
			x = evalpoly(workspace, eta);
		} else {
			u = exp(lu);
			workspace[0] = u;
			workspace[1] = alpha;
			workspace[2] = 0;
			workspace[3] = 3 * alpha * (3 * alpha + 1) / 6;
			workspace[4] = 4 * alpha * (4 * alpha + 1) * (4 * alpha + 2) / 24;
			workspace[5] = 5 * alpha * (5 * alpha + 1) * (5 * alpha + 2) * (5 * alpha + 3) / 120;
			x = evalpoly(workspace, u);
			if ((x - s2) * eta < 0) x = 1 - x;
		}
		if (eta < 0) {
			lower = 0;
			upper = s2;
		} else {
			lower = s2;
			upper = 1;
		}
		if (x < lower || x > upper) x = (lower + upper) / 2;
		roots = temmeRootFinder(-lu, alpha);
		x = newtonRaphsonIterate(roots, x, lower, upper, 32, 100);
		return x;
	}
	module.exports = temme2;
}));
// node_modules/ms/index.js
var require_ms = __commonJSMin(((exports, module) => {
	var s = 1e3;
	var m = s * 60;
	var h = m * 60;
	var d = h * 24;
	var y = d * 365.25;
	module.exports = function(val, options) {
		options = options || {};
		var type = typeof val;
		if (type === "string" && val.length > 0) return parse(val);
		else if (type === "number" && isNaN(val) === false) return options.long ? fmtLong(val) : fmtShort(val);
		throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
	};
	function parse(str) {
		str = String(str);
		if (str.length > 100) return;
		var match = /^((?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|years?|yrs?|y)?$/i.exec(str);
		if (!match) return;
		var n = parseFloat(match[1]);
		switch ((match[2] || "ms").toLowerCase()) {
			case "years":
			case "year":
			case "yrs":
			case "yr":
			case "y": return n * y;
			case "days":
			case "day":
			case "d": return n * d;
			case "hours":
			case "hour":
			case "hrs":
			case "hr":
			case "h": return n * h;
			case "minutes":
			case "minute":
			case "mins":
			case "min":
			case "m": return n * m;
			case "seconds":
			case "second":
			case "secs":
			case "sec":
			case "s": return n * s;
			case "milliseconds":
			case "millisecond":
			case "msecs":
			case "msec":
			case "ms": return n;
			default: return;
		}
	}
	function fmtShort(ms) {
		if (ms >= d) return Math.round(ms / d) + "d";
		if (ms >= h) return Math.round(ms / h) + "h";
		if (ms >= m) return Math.round(ms / m) + "m";
		if (ms >= s) return Math.round(ms / s) + "s";
		return ms + "ms";
	}
	function fmtLong(ms) {
		return plural(ms, d, "day") || plural(ms, h, "hour") || plural(ms, m, "minute") || plural(ms, s, "second") || ms + " ms";
	}
	function plural(ms, n, name) {
		if (ms < n) return;
		if (ms < n * 1.5) return Math.floor(ms / n) + " " + name;
		return Math.ceil(ms / n) + " " + name + "s";
	}
}));
// node_modules/debug/src/debug.js
var require_debug = __commonJSMin(((exports, module) => {
	exports = module.exports = createDebug.debug = createDebug["default"] = createDebug;
	exports.coerce = coerce;
	exports.disable = disable;
	exports.enable = enable;
	exports.enabled = enabled;
	exports.humanize = require_ms();
	exports.names = [];
	exports.skips = [];
	exports.formatters = {};
	var prevTime;
	function selectColor(namespace) {
		var hash = 0, i;
		for (i in namespace) {
			hash = (hash << 5) - hash + namespace.charCodeAt(i);
			hash |= 0;
		}
		return exports.colors[Math.abs(hash) % exports.colors.length];
	}
	function createDebug(namespace) {
		function debug() {
			if (!debug.enabled) return;
			var self = debug;
			var curr = +new Date();
			self.diff = curr - (prevTime || curr);
			self.prev = prevTime;
			self.curr = curr;
			prevTime = curr;
			var args = new Array(arguments.length);
			for (var i = 0; i < args.length; i++) args[i] = arguments[i];
			args[0] = exports.coerce(args[0]);
			if ("string" !== typeof args[0]) args.unshift("%O");
			var index = 0;
			args[0] = args[0].replace(/%([a-zA-Z%])/g, function(match, format) {
				if (match === "%%") return match;
				index++;
				var formatter = exports.formatters[format];
				if ("function" === typeof formatter) {
					var val = args[index];
					match = formatter.call(self, val);
					args.splice(index, 1);
					index--;
				}
				return match;
			});
			exports.formatArgs.call(self, args);
			(debug.log || exports.log || console.log.bind(console)).apply(self, args);
		}
		debug.namespace = namespace;
		debug.enabled = exports.enabled(namespace);
		debug.useColors = exports.useColors();
		debug.color = selectColor(namespace);
		if ("function" === typeof exports.init) exports.init(debug);
		return debug;
	}
	function enable(namespaces) {
		exports.save(namespaces);
		exports.names = [];
		exports.skips = [];
		var split = (typeof namespaces === "string" ? namespaces : "").split(/[\s,]+/);
		var len = split.length;
		for (var i = 0; i < len; i++) {
			if (!split[i]) continue;
			namespaces = split[i].replace(/\*/g, ".*?");
			if (namespaces[0] === "-") exports.skips.push(new RegExp("^" + namespaces.substr(1) + "$"));
			else exports.names.push(new RegExp("^" + namespaces + "$"));
		}
	}
	function disable() {
		exports.enable("");
	}
	function enabled(name) {
		var i = 0, len = exports.skips.length;
		for (; i < len; i++) if (exports.skips[i].test(name)) return false;
		for (i = 0, len = exports.names.length; i < len; i++) if (exports.names[i].test(name)) return true;
		return false;
	}
	function coerce(val) {
		if (val instanceof Error) return val.stack || val.message;
		return val;
	}
}));
// node_modules/debug/src/browser.js
var require_browser = __commonJSMin(((exports, module) => {
	exports = module.exports = require_debug();
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.storage = "undefined" != typeof chrome && "undefined" != typeof chrome.storage ? chrome.storage.local : localstorage();
	exports.colors = [
		"lightseagreen",
		"forestgreen",
		"goldenrod",
		"dodgerblue",
		"darkorchid",
		"crimson"
	];
	function useColors() {
		if (typeof window !== "undefined" && window.process && window.process.type === "renderer") return true;
		return typeof document !== "undefined" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window !== "undefined" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/) && parseInt(RegExp.$1, 10) >= 31 || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	exports.formatters.j = function(v) {
		try {
			return JSON.stringify(v);
		} catch (err) {
			return "[UnexpectedJSONParseError]: " + err.message;
		}
	};
	function formatArgs(args) {
		var useColors = this.useColors;
		args[0] = (useColors ? "%c" : "") + this.namespace + (useColors ? " %c" : " ") + args[0] + (useColors ? "%c " : " ") + "+" + exports.humanize(this.diff);
		if (!useColors) return;
		var c = "color: " + this.color;
		args.splice(1, 0, c, "color: inherit");
		var index = 0;
		var lastC = 0;
		args[0].replace(/%[a-zA-Z%]/g, function(match) {
			if ("%%" === match) return;
			index++;
			if ("%c" === match) lastC = index;
		});
		args.splice(lastC, 0, c);
	}
	function log() {
		return "object" === typeof console && console.log && Function.prototype.apply.call(console.log, console, arguments);
	}
	function save(namespaces) {
		try {
			if (null == namespaces) exports.storage.removeItem("debug");
			else exports.storage.debug = namespaces;
		} catch (e) {}
	}
	function load() {
		var r;
		try {
			r = exports.storage.debug;
		} catch (e) {}
		if (!r && typeof process !== "undefined" && "env" in process) r = process.env.DEBUG;
		return r;
	}
	exports.enable(load());
	function localstorage() {
		try {
			return window.localStorage;
		} catch (e) {}
	}
}));
// node_modules/debug/src/node.js
var require_node = __commonJSMin(((exports, module) => {
	var tty = __require("tty");
	var util = __require("util");
	exports = module.exports = require_debug();
	exports.init = init;
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	];
	exports.inspectOpts = Object.keys(process.env).filter(function(key) {
		return /^debug_/i.test(key);
	}).reduce(function(obj, key) {
		var prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, function(_, k) {
			return k.toUpperCase();
		});
		var val = process.env[key];
		if (/^(yes|on|true|enabled)$/i.test(val)) val = true;
		else if (/^(no|off|false|disabled)$/i.test(val)) val = false;
		else if (val === "null") val = null;
		else val = Number(val);
		obj[prop] = val;
		return obj;
	}, {});
	var fd = parseInt(process.env.DEBUG_FD, 10) || 2;
	if (1 !== fd && 2 !== fd) util.deprecate(function() {}, "except for stderr(2) and stdout(1), any other usage of DEBUG_FD is deprecated. Override debug.log if you want to use a different log function (https://git.io/debug_fd)")();
	var stream = 1 === fd ? process.stdout : 2 === fd ? process.stderr : createWritableStdioStream(fd);
	function useColors() {
		return "colors" in exports.inspectOpts ? Boolean(exports.inspectOpts.colors) : tty.isatty(fd);
	}
	exports.formatters.o = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts).split("\n").map(function(str) {
			return str.trim();
		}).join(" ");
	};
	exports.formatters.O = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts);
	};
	function formatArgs(args) {
		var name = this.namespace;
		if (this.useColors) {
			var c = this.color;
			var prefix = "  \x1B[3" + c + ";1m" + name + " \x1B[0m";
			args[0] = prefix + args[0].split("\n").join("\n" + prefix);
			args.push("\x1B[3" + c + "m+" + exports.humanize(this.diff) + "\x1B[0m");
		} else args[0] = new Date().toUTCString() + " " + name + " " + args[0];
	}
	function log() {
		return stream.write(util.format.apply(util, arguments) + "\n");
	}
	function save(namespaces) {
		if (null == namespaces) delete process.env.DEBUG;
		else process.env.DEBUG = namespaces;
	}
	function load() {
		return process.env.DEBUG;
	}
	function createWritableStdioStream(fd) {
		var stream;
		switch (process.binding("tty_wrap").guessHandleType(fd)) {
			case "TTY":
				stream = new tty.WriteStream(fd);
				stream._type = "tty";
				if (stream._handle && stream._handle.unref) stream._handle.unref();
				break;
			case "FILE":
				stream = new (__require("fs")).SyncWriteStream(fd, { autoClose: false });
				stream._type = "fs";
				break;
			case "PIPE":
			case "TCP":
				stream = new (__require("net")).Socket({
					fd,
					readable: false,
					writable: true
				});
				stream.readable = false;
				stream.read = null;
				stream._type = "pipe";
				if (stream._handle && stream._handle.unref) stream._handle.unref();
				break;
			default: throw new Error("Implement me. Unknown stream file type!");
		}
		stream.fd = fd;
		stream._isStdio = true;
		return stream;
	}
	function init(debug) {
		debug.inspectOpts = {};
		var keys = Object.keys(exports.inspectOpts);
		for (var i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
	exports.enable(load());
}));
// node_modules/debug/src/index.js
var require_src = __commonJSMin(((exports, module) => {
	if (typeof process !== "undefined" && process.type === "renderer") module.exports = require_browser();
	else module.exports = require_node();
}));
// node_modules/@stdlib/constants-float32-max/lib/index.js
var require_lib$8 = __commonJSMin(((exports, module) => {
	module.exports = 34028234663852886e22;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/higher_newton.js
var require_higher_newton = __commonJSMin(((exports, module) => {
	var logger = require_src();
	var gammainc = require_lib$22();
	var abs = require_lib$95();
	var exp = require_lib$79();
	var ln = require_lib$42();
	var MAX_FLOAT32 = require_lib$8();
	var debug = logger("gammaincinv:higher_newton");
	function higherNewton(x0, a, m, p, q, lgama, invfp, pcase) {
		var dlnr;
		var xini;
		var ck0;
		var ck1;
		var ck2;
		var a2;
		var x2;
		var px;
		var qx;
		var xr;
		var t;
		var n;
		var r;
		var x = x0;
		t = 1;
		n = 1;
		a2 = a * a;
		xini = x0;
		do {
			x = x0;
			x2 = x * x;
			if (m === 0) {
				dlnr = (1 - a) * ln(x) + x + lgama;
				if (dlnr > ln(MAX_FLOAT32)) {
					debug("Warning: overflow problems in one or more steps of the computation. The initial approximation to the root is returned.");
					return xini;
				}
				r = exp(dlnr);
			} else r = -invfp * x;
			if (pcase) {
				px = gammainc(x, a, true, false);
				ck0 = -r * (px - p);
			} else {
				qx = gammainc(x, a, true, true);
				ck0 = r * (qx - q);
			}
			r = ck0;
			if (p > 1e-120 || n > 1) {
				ck1 = .5 * (x - a + 1) / x;
				ck2 = (2 * x2 - 4 * x * a + 4 * x + 2 * a2 - 3 * a + 1) / x2;
				ck2 /= 6;
				x0 = x + r * (1 + r * (ck1 + r * ck2));
			} else x0 = x + r;
			t = abs(x / x0 - 1);
			n += 1;
			x = x0;
			if (x < 0) {
				x = xini;
				n = 100;
			}
		} while (t > 2e-14 && n < 35);
		if (t > 2e-14 || n > 99) debug("Warning: the number of iterations in the Newton method reached the upper limit N=35. The last value obtained for the root is given as output.");
		xr = x || 0;
		return xr;
	}
	module.exports = higherNewton;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/polyval_ak1.js
var require_polyval_ak1 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 0;
		return 0 + x * (1 + x * (1 + x * (1.5 + x * (2.6666666666666665 + x * (5.208333333333333 + x * 10.8)))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/polyval_ak2.js
var require_polyval_ak2 = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return 1;
		return 1 + x * (1 + x * (.3333333333333333 + x * (.027777777777777776 + x * (-.003703703703703704 + x * (.0002314814814814815 + x * 5878894767783657e-20)))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/lambdaeta.js
var require_lambdaeta = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var exp = require_lib$79();
	var ln = require_lib$42();
	var evalpoly = require_lib$30();
	var polyvalAK1 = require_polyval_ak1();
	var polyvalAK2 = require_polyval_ak2();
	var THRESHOLD = 1e-8;
	var ONEO12 = .08333333333333333;
	var ONEO120 = .008333333333333333;
	var AK = [
		1,
		0,
		0,
		0,
		0,
		0
	];
	function lambdaeta(eta) {
		var L2;
		var L3;
		var L4;
		var L5;
		var la;
		var L;
		var q;
		var r;
		var s = eta * eta * .5;
		if (eta === 0) la = 0;
		else if (eta < -1) {
			r = exp(-1 - s);
			la = polyvalAK1(r);
		} else if (eta < 1) {
			r = eta;
			la = polyvalAK2(r);
		} else {
			r = 11 + s;
			L = ln(r);
			la = r + L;
			r = 1 / r;
			L2 = L * L;
			L3 = L2 * L;
			L4 = L3 * L;
			L5 = L4 * L;
			AK[1] = (2 - L) * .5;
			AK[2] = (-9 * L + 6 + 2 * L2) / 6;
			AK[3] = -(3 * L3 + 36 * L - 22 * L2 - 12) * ONEO12;
			AK[4] = (60 + 350 * L2 - 300 * L - 125 * L3 + 12 * L4) / 60;
			AK[5] = -(-120 - 274 * L4 + 900 * L - 1700 * L2 + 1125 * L3 + 20 * L5) * ONEO120;
			la += L * r * evalpoly(AK, r);
		}
		r = 1;
		if (eta > -3.5 && eta < -.03 || eta > .03 && eta < 40) {
			r = 1;
			q = la;
			do {
				la = q * (s + ln(q)) / (q - 1);
				r = abs(q / la - 1);
				q = la;
			} while (r > THRESHOLD);
		}
		return la;
	}
	module.exports = lambdaeta;
}));
// node_modules/@stdlib/constants-float64-ln-sqrt-two-pi/lib/index.js
var require_lib$7 = __commonJSMin(((exports, module) => {
	module.exports = .9189385332046728;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/chepolsum.js
var require_chepolsum = __commonJSMin(((exports, module) => {
	var A = [
		1.9963790515900766,
		-.0017971032528832887,
		13129285796384672e-21,
		-2.340875228178749e-7,
		7.2291210671127e-9,
		-3280997607821e-22,
		19875070901e-21,
		-1509214183e-21,
		1375340084e-22,
		-145728923e-22,
		17532367e-22,
		-2351465e-22,
		346551e-22,
		-55471e-22,
		9548e-22,
		-1748e-22,
		332e-22,
		-58e-22
	];
	function chepolsum(n, t) {
		var tt;
		var u0;
		var u1;
		var u2;
		var k;
		u0 = 0;
		u1 = 0;
		tt = t + t;
		k = n;
		do {
			u2 = u1;
			u1 = u0;
			u0 = tt * u1 - u2 + A[k];
			k -= 1;
		} while (k >= 0);
		return (u0 - u2) / 2;
	}
	module.exports = chepolsum;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/polyval_c.js
var require_polyval_c = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .025721014990011306;
		return .025721014990011306 + x * (.08247596616699963 + x * (-.0025328157302663564 + x * (.0006099292666946337 + x * (-.00033543297638406 + x * .000250505279903))));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/polyval_d.js
var require_polyval_d = __commonJSMin(((exports, module) => {
	function evalpoly(x) {
		if (x === 0) return .08333333333333333;
		return .08333333333333333 + x * (-.002777777777777778 + x * (.0007936507936507937 + x * -.0005952380952380953));
	}
	module.exports = evalpoly;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/stirling.js
var require_stirling = __commonJSMin(((exports, module) => {
	var gammaln = require_lib$39();
	var ln = require_lib$42();
	var LN_SQRT_TWO_PI = require_lib$7();
	var SMALLEST_FLOAT32 = require_lib$24();
	var MAX_FLOAT32 = require_lib$8();
	var chepolsum = require_chepolsum();
	var polyvalC = require_polyval_c();
	var polyvalD = require_polyval_d();
	var C6 = .30865217988013566;
	function stirling(x) {
		var z;
		if (x < SMALLEST_FLOAT32) return MAX_FLOAT32;
		if (x < 1) return gammaln(x + 1) - (x + .5) * ln(x) + x - LN_SQRT_TWO_PI;
		if (x < 2) return gammaln(x) - (x - .5) * ln(x) + x - LN_SQRT_TWO_PI;
		if (x < 3) return gammaln(x - 1) - (x - .5) * ln(x) + x - LN_SQRT_TWO_PI + ln(x - 1);
		if (x < 12) {
			z = 18 / (x * x) - 1;
			return chepolsum(17, z) / (12 * x);
		}
		z = 1 / (x * x);
		if (x < 1e3) return polyvalC(z) / (C6 + z) / x;
		return polyvalD(z) / x;
	}
	module.exports = stirling;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/gamstar.js
var require_gamstar = __commonJSMin(((exports, module) => {
	var exp = require_lib$79();
	var gamma = require_lib$48();
	var ln = require_lib$42();
	var FLOAT32_MAX = require_lib$8();
	var SQRT_TWO_PI = require_lib$50();
	var stirling = require_stirling();
	function gamstar(x) {
		if (x >= 3) return exp(stirling(x));
		if (x > 0) return gamma(x) / (exp(-x + (x - .5) * ln(x)) * SQRT_TWO_PI);
		return FLOAT32_MAX;
	}
	module.exports = gamstar;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak0bk0.js
var require_rational_ak0bk0 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.3333333333438;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.3333333333438 + x * (-.2070740359969 + x * (-.05041806657154 + x * (-.004923635739372 + x * -4293658292782e-17)));
			s2 = 1 + x * (.7045554412463 + x * (.2118190062224 + x * (.03048648397436 + x * .001605037988091)));
		} else {
			x = 1 / x;
			s1 = -4293658292782e-17 + x * (-.004923635739372 + x * (-.05041806657154 + x * (-.2070740359969 + x * -.3333333333438)));
			s2 = .001605037988091 + x * (.03048648397436 + x * (.2118190062224 + x * (.7045554412463 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/eps1.js
var require_eps1 = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var ln = require_lib$42();
	var lambdaeta = require_lambdaeta();
	var rateval = require_rational_ak0bk0();
	function eps1(eta) {
		var la;
		if (abs(eta) < 1) return rateval(eta);
		la = lambdaeta(eta);
		return ln(eta / (la - 1)) / eta;
	}
	module.exports = eps1;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak1bk1.js
var require_rational_ak1bk1 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0172847633523;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0172847633523 + x * (-.0159372646475 + x * (-.00464910887221 + x * (-.00060683488776 + x * -614830384279e-17)));
			s2 = 1 + x * (.764050615669 + x * (.297143406325 + x * (.0579490176079 + x * .00574558524851)));
		} else {
			x = 1 / x;
			s1 = -614830384279e-17 + x * (-.00060683488776 + x * (-.00464910887221 + x * (-.0159372646475 + x * -.0172847633523)));
			s2 = .00574558524851 + x * (.0579490176079 + x * (.297143406325 + x * (.764050615669 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak2bk2.js
var require_rational_ak2bk2 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0172839517431;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0172839517431 + x * (-.0146362417966 + x * (-.00357406772616 + x * (-.000391032032692 + x * 249634036069e-17)));
			s2 = 1 + x * (.690560400696 + x * (.249962384741 + x * (.0443843438769 + x * .00424073217211)));
		} else {
			x = 1 / x;
			s1 = 249634036069e-17 + x * (-.000391032032692 + x * (-.00357406772616 + x * (-.0146362417966 + x * -.0172839517431)));
			s2 = .00424073217211 + x * (.0443843438769 + x * (.249962384741 + x * (.690560400696 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak3bk3.js
var require_rational_ak3bk3 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .99994466948;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .99994466948 + x * (104.649839762 + x * (857.204033806 + x * (731.901559577 + x * 45.5174411671)));
			s2 = 1 + x * (104.526456943 + x * (823.313447808 + x * (3119.93802124 + x * 3970.03311219)));
		} else {
			x = 1 / x;
			s1 = 45.5174411671 + x * (731.901559577 + x * (857.204033806 + x * (104.649839762 + x * .99994466948)));
			s2 = 3970.03311219 + x * (3119.93802124 + x * (823.313447808 + x * (104.526456943 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/eps2.js
var require_eps2 = __commonJSMin(((exports, module) => {
	var ln = require_lib$42();
	var rateval1 = require_rational_ak1bk1();
	var rateval2 = require_rational_ak2bk2();
	var rateval3 = require_rational_ak3bk3();
	function eps2(eta) {
		var lnmeta;
		var x;
		if (eta < -5) {
			x = eta * eta;
			lnmeta = ln(-eta);
			return (12 - x - 6 * (lnmeta * lnmeta)) / (12 * x * eta);
		}
		if (eta < -2) return rateval1(eta);
		if (eta < 2) return rateval2(eta);
		if (eta < 1e3) {
			x = 1 / eta;
			return rateval3(eta) / (-12 * eta);
		}
		return -1 / (12 * eta);
	}
	module.exports = eps2;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak4bk4.js
var require_rational_ak4bk4 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .0495346498136;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .0495346498136 + x * (.0299521337141 + x * (.00688296911516 + x * (.000512634846317 + x * -201411722031e-16)));
			s2 = 1 + x * (.759803615283 + x * (.261547111595 + x * (.0464854522477 + x * .00403751193496)));
		} else {
			x = 1 / x;
			s1 = -201411722031e-16 + x * (.000512634846317 + x * (.00688296911516 + x * (.0299521337141 + x * .0495346498136)));
			s2 = .00403751193496 + x * (.0464854522477 + x * (.261547111595 + x * (.759803615283 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak5bk5.js
var require_rational_ak5bk5 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .00452313583942;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .00452313583942 + x * (.00120744920113 + x * (-789724156582e-16 + x * (-504476066942e-16 + x * -535770949796e-17)));
			s2 = 1 + x * (.912203410349 + x * (.405368773071 + x * (.0901638932349 + x * .00948935714996)));
		} else {
			x = 1 / x;
			s1 = -535770949796e-17 + x * (-504476066942e-16 + x * (-789724156582e-16 + x * (.00120744920113 + x * .00452313583942)));
			s2 = .00948935714996 + x * (.0901638932349 + x * (.405368773071 + x * (.912203410349 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak6bk6.js
var require_rational_ak6bk6 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .00439937562904;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .00439937562904 + x * (.000487225670639 + x * (-.000128470657374 + x * (529110969589e-17 + x * 1.5716677175e-7)));
			s2 = 1 + x * (.794435257415 + x * (.333094721709 + x * (.0703527806143 + x * .00806110846078)));
		} else {
			x = 1 / x;
			s1 = 1.5716677175e-7 + x * (529110969589e-17 + x * (-.000128470657374 + x * (.000487225670639 + x * .00439937562904)));
			s2 = .00806110846078 + x * (.0703527806143 + x * (.333094721709 + x * (.794435257415 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak7bk7.js
var require_rational_ak7bk7 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0011481191232;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0011481191232 + x * (-.112850923276 + x * (1.51623048511 + x * (-.218472031183 + x * .0730002451555)));
			s2 = 1 + x * (14.2482206905 + x * (69.7360396285 + x * (218.938950816 + x * 277.067027185)));
		} else {
			x = 1 / x;
			s1 = .0730002451555 + x * (-.218472031183 + x * (1.51623048511 + x * (-.112850923276 + x * -.0011481191232)));
			s2 = 277.067027185 + x * (218.938950816 + x * (69.7360396285 + x * (14.2482206905 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/rational_ak8bk8.js
var require_rational_ak8bk8 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.000145727889667;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.000145727889667 + x * (-.290806748131 + x * (-13.308504545 + x * (199.722374056 + x * -11.4311378756)));
			s2 = 1 + x * (139.612587808 + x * (2189.01116348 + x * (7115.24019009 + x * 45574.6081453)));
		} else {
			x = 1 / x;
			s1 = -11.4311378756 + x * (199.722374056 + x * (-13.308504545 + x * (-.290806748131 + x * -.000145727889667)));
			s2 = 45574.6081453 + x * (7115.24019009 + x * (2189.01116348 + x * (139.612587808 + x * 1)));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/eps3.js
var require_eps3 = __commonJSMin(((exports, module) => {
	var ln = require_lib$42();
	var rational1 = require_rational_ak4bk4();
	var rational2 = require_rational_ak5bk5();
	var rational3 = require_rational_ak6bk6();
	var rational4 = require_rational_ak7bk7();
	var rational5 = require_rational_ak8bk8();
	function eps3(eta) {
		var x;
		var y;
		if (eta < -8) {
			x = eta * eta;
			y = ln(-eta) / eta;
			return (-30 + eta * y * (6 * x * y * y - 12 + x)) / (12 * eta * x * x);
		}
		if (eta < -4) return rational1(eta) / (eta * eta);
		if (eta < -2) return rational2(eta);
		if (eta < 2) return rational3(eta);
		if (eta < 10) {
			x = 1 / eta;
			return rational4(x) / (eta * eta);
		}
		if (eta < 100) {
			x = 1 / eta;
			return rational5(x) / (eta * eta);
		}
		return -ln(eta) / (12 * eta * eta * eta);
	}
	module.exports = eps3;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/compute.js
var require_compute = __commonJSMin(((exports, module) => {
	var logger = require_src();
	var evalpoly = require_lib$30();
	var gammaln = require_lib$39();
	var erfcinv = require_lib$12();
	var gamma = require_lib$48();
	var sqrt = require_lib$98();
	var abs = require_lib$95();
	var exp = require_lib$79();
	var min = require_lib$63();
	var pow = require_lib$70();
	var ln = require_lib$42();
	var SQRT_TWO_PI = require_lib$50();
	var MAX_FLOAT32 = require_lib$8();
	var TWO_PI = require_lib$28();
	var higherNewton = require_higher_newton();
	var lambdaeta = require_lambdaeta();
	var gamstar = require_gamstar();
	var eps1 = require_eps1();
	var eps2 = require_eps2();
	var eps3 = require_eps3();
	var debug = logger("gammaincinv:compute");
	var HALF = .5;
	var ONEO3 = .3333333333333333;
	var ONEO4 = .25;
	var ONEO5 = .2;
	var ONEO6 = .16666666666666666;
	var ONEO12 = .08333333333333333;
	var ONEO24 = .041666666666666664;
	var CK = [
		0,
		0,
		0,
		0,
		0
	];
	function compute(a, p, q) {
		var ap1inv;
		var invfp;
		var lgama;
		var pcase;
		var porq;
		var ainv;
		var logr;
		var ap22;
		var ap14;
		var ap13;
		var ap12;
		var vgam;
		var vmin;
		var xini;
		var ap1;
		var ap2;
		var ap3;
		var eta;
		var p6;
		var p5;
		var x0;
		var a2;
		var L2;
		var L3;
		var L4;
		var b2;
		var b3;
		var p3;
		var a4;
		var fp;
		var p4;
		var p2;
		var a3;
		var xr;
		var ck;
		var b;
		var L;
		var i;
		var k;
		var m;
		var r;
		var s;
		var t;
		var y;
		if (p < HALF) {
			pcase = true;
			porq = p;
			s = -1;
		} else {
			pcase = false;
			porq = q;
			s = 1;
		}
		k = 0;
		if (abs(a - 1) < 1e-4) {
			m = 0;
			if (pcase) {
				if (p < .001) {
					p2 = p * p;
					p3 = p2 * p;
					p4 = p3 * p;
					p5 = p4 * p;
					p6 = p5 * p;
					x0 = p + p2 * HALF + p3 * ONEO3 + p4 * ONEO4 + p5 * ONEO5 + p6 * ONEO6;
				} else x0 = -ln(1 - p);
			} else x0 = -ln(q);
			if (a === 1) {
				k = 2;
				xr = x0;
			} else {
				lgama = gammaln(a);
				k = 1;
			}
		}
		if (q < 1e-30 && a < HALF) {
			m = 0;
			x0 = -ln(q * gamma(a)) + (a - 1) * ln(-ln(q * gamma(a)));
			k = 1;
			lgama = gammaln(a);
		}
		if (a > 1 && a < 500 && p < 1e-80) {
			m = 0;
			ainv = 1 / a;
			ap1inv = 1 / (a + 1);
			x0 = (gammaln(a + 1) + ln(p)) * ainv;
			x0 = exp(x0);
			xini = x0;
			for (i = 0; i < 10; i++) x0 = xini * exp(x0 * ainv) * pow(1 - x0 * ap1inv, ainv);
			k = 1;
			lgama = gammaln(a);
		}
		logr = 1 / a * (ln(p) + gammaln(a + 1));
		if (logr < ln(ONEO5 * (1 + a)) && k === 0) {
			r = exp(logr);
			m = 0;
			a2 = a * a;
			a3 = a2 * a;
			a4 = a3 * a;
			ap1 = a + 1;
			ap12 = ap1 * ap1;
			ap13 = ap1 * ap12;
			ap14 = ap12 * ap12;
			ap2 = a + 2;
			ap22 = ap2 * ap2;
			ap3 = a + 3;
			CK[0] = 1;
			CK[1] = 1 / ap1;
			CK[2] = HALF * (3 * a + 5) / (ap12 * ap2);
			CK[3] = ONEO3 * (31 + 8 * a2 + 33 * a) / (ap13 * ap2 * ap3);
			CK[4] = ONEO24 * (2888 + 1179 * a3 + 125 * a4 + 3971 * a2 + 5661 * a) / (ap14 * ap22 * ap3 * (a + 4));
			x0 = r * evalpoly(CK, r);
			lgama = gammaln(a);
			k = 1;
		}
		if (a < 10 && k === 0) {
			vgam = sqrt(a) / (gamstar(a) * SQRT_TWO_PI);
			vmin = min(.02, vgam);
			if (q < vmin) {
				m = 0;
				b = 1 - a;
				b2 = b * b;
				b3 = b2 * b;
				eta = sqrt(-2 / a * ln(q / vgam));
				x0 = a * lambdaeta(eta);
				L = ln(x0);
				if (x0 > 5) {
					L2 = L * L;
					L3 = L2 * L;
					L4 = L3 * L;
					r = 1 / x0;
					CK[0] = L - 1;
					CK[1] = (3 * b - 2 * b * L + L2 - 2 * L + 2) * HALF;
					CK[2] = (24 * b * L - 11 * b2 - 24 * b - 6 * L2 + 12 * L - 12 - 9 * b * L2 + 6 * b2 * L + 2 * L3) * ONEO6;
					CK[3] = (-12 * b3 * L + 8.04 * b * L2 - 114 * b2 * L + (72 + 36 * L2) + (3 * L4 - 72 * L + 162) * (b - 168 * b * L) - (12 * L3 + 25 * b3) - (22 * b * L3 + 36 * b2 * L2 + 120 * b2)) * ONEO12;
					CK[4] = 0;
					x0 = x0 - L + b * r * evalpoly(CK, r);
				} else {
					r = 1 / x0;
					L2 = L * L;
					ck = L - 1;
					t = L - b * r * ck;
					if (t < x0) x0 -= t;
				}
				lgama = gammaln(a);
				k = 1;
			}
		}
		if (abs(porq - HALF) < 1e-5 && k === 0) {
			m = 0;
			ainv = 1 / a;
			x0 = a - ONEO3 + (.019753086419753086 + .007211444248481286 * ainv) * ainv;
			lgama = gammaln(a);
			k = 1;
		}
		if (a < 1 && k === 0) {
			m = 0;
			if (pcase) x0 = exp(1 / a * (ln(porq) + gammaln(a + 1)));
			else x0 = exp(1 / a * (ln(1 - porq) + gammaln(a + 1)));
			lgama = gammaln(a);
			k = 1;
		}
		if (k === 0) {
			m = 1;
			ainv = 1 / a;
			r = erfcinv(2 * porq);
			eta = s * r / sqrt(a * HALF);
			if (r < MAX_FLOAT32) {
				eta += (eps1(eta) + (eps2(eta) + eps3(eta) * ainv) * ainv) * ainv;
				x0 = a * lambdaeta(eta);
				y = eta;
				fp = -sqrt(a / TWO_PI) * exp(-HALF * a * y * y) / gamstar(a);
				invfp = 1 / fp;
			} else {
				debug("Warning: Overflow problems in one or more steps of the computation.");
				return NaN;
			}
		}
		if (k < 2) xr = higherNewton(x0, a, m, p, q, lgama, invfp, pcase);
		return xr;
	}
	module.exports = compute;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/main.js
var require_main$5 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var FLOAT32_SMALLEST = require_lib$24();
	var PINF = require_lib$106();
	var compute = require_compute();
	function gammaincinv(p, a, upper) {
		if (isnan(p) || isnan(a)) return NaN;
		if (a < FLOAT32_SMALLEST) return NaN;
		if (p > 1 || p < 0) return NaN;
		if (upper === true) {
			if (p === 0) return PINF;
			if (p === 1) return 0;
			return compute(a, 1 - p, p);
		}
		if (p === 0) return 0;
		if (p === 1) return PINF;
		return compute(a, p, 1 - p);
	}
	module.exports = gammaincinv;
}));
// node_modules/@stdlib/math-base-special-gammaincinv/lib/index.js
var require_lib$6 = __commonJSMin(((exports, module) => {
	module.exports = require_main$5();
}));
// node_modules/@stdlib/constants-float64-smallest-subnormal/lib/index.js
var require_lib$5 = __commonJSMin(((exports, module) => {
	module.exports = 5e-324;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/temme3.js
var require_temme3 = __commonJSMin(((exports, module) => {
	var gammaincinv = require_lib$6();
	var ln = require_lib$42();
	var sqrt = require_lib$98();
	var SMALLEST_SUBNORMAL = require_lib$5();
	var temmeRootFinder = require_root_finder();
	var newtonRaphsonIterate = require_newton_raphson();
	function temme3(a, b, p, q) {
		var cross;
		var roots;
		var lower;
		var upper;
		var eta0;
		var eta;
		var w10;
		var w12;
		var w13;
		var w14;
		var e1;
		var e2;
		var e3;
		var mu;
		var d2;
		var d3;
		var d4;
		var w2;
		var w3;
		var w4;
		var w5;
		var w6;
		var w7;
		var w8;
		var w9;
		var w1;
		var d;
		var w;
		var u;
		var x;
		if (p < q) eta0 = gammaincinv(p, b, true);
		else eta0 = gammaincinv(q, b, false);
		eta0 /= a;
		mu = b / a;
		w = sqrt(1 + mu);
		w2 = w * w;
		w3 = w2 * w;
		w4 = w2 * w2;
		w5 = w3 * w2;
		w6 = w3 * w3;
		w7 = w4 * w3;
		w8 = w4 * w4;
		w9 = w5 * w4;
		w10 = w5 * w5;
		d = eta0 - mu;
		d2 = d * d;
		d3 = d2 * d;
		d4 = d2 * d2;
		w1 = w + 1;
		w12 = w1 * w1;
		w13 = w1 * w12;
		w14 = w12 * w12;
		e1 = (w + 2) * (w - 1) / (3 * w);
		e1 += (w3 + 9 * w2 + 21 * w + 5) * d / (36 * w2 * w1);
		e1 -= (w4 - 13 * w3 + 69 * w2 + 167 * w + 46) * d2 / (1620 * w12 * w3);
		e1 -= (7 * w5 + 21 * w4 + 70 * w3 + 26 * w2 - 93 * w - 31) * d3 / (6480 * w13 * w4);
		e1 -= (75 * w6 + 202 * w5 + 188 * w4 - 888 * w3 - 1345 * w2 + 118 * w + 138) * d4 / (272160 * w14 * w5);
		e2 = (28 * w4 + 131 * w3 + 402 * w2 + 581 * w + 208) * (w - 1) / (1620 * w1 * w3);
		e2 -= (35 * w6 - 154 * w5 - 623 * w4 - 1636 * w3 - 3983 * w2 - 3514 * w - 925) * d / (12960 * w12 * w4);
		e2 -= (2132 * w7 + 7915 * w6 + 16821 * w5 + 35066 * w4 + 87490 * w3 + 141183 * w2 + 95993 * w + 21640) * d2 / (816480 * w5 * w13);
		e2 -= (11053 * w8 + 53308 * w7 + 117010 * w6 + 163924 * w5 + 116188 * w4 - 258428 * w3 - 677042 * w2 - 481940 * w - 105497) * d3 / (14696640 * w14 * w6);
		e3 = -((3592 * w7 + 8375 * w6 - 1323 * w5 - 29198 * w4 - 89578 * w3 - 154413 * w2 - 116063 * w - 29632) * (w - 1)) / (816480 * w5 * w12);
		e3 -= (442043 * w9 + 2054169 * w8 + 3803094 * w7 + 3470754 * w6 + 2141568 * w5 - 2393568 * w4 - 19904934 * w3 - 34714674 * w2 - 23128299 * w - 5253353) * d / (146966400 * w6 * w13);
		e3 -= (116932 * w10 + 819281 * w9 + 2378172 * w8 + 4341330 * w7 + 6806004 * w6 + 10622748 * w5 + 18739500 * w4 + 30651894 * w3 + 30869976 * w2 + 15431867 * w + 2919016) * d2 / (146966400 * w14 * w7);
		eta = eta0 + e1 / a + e2 / (a * a) + e3 / (a * a * a);
		if (eta <= 0) eta = SMALLEST_SUBNORMAL;
		u = eta - mu * ln(eta) + (1 + mu) * ln(1 + mu) - mu;
		cross = 1 / (1 + mu);
		lower = eta < mu ? cross : 0;
		upper = eta < mu ? 1 : cross;
		x = (lower + upper) / 2;
		roots = temmeRootFinder(u, mu);
		return newtonRaphsonIterate(roots, x, lower, upper, 32, 100);
	}
	module.exports = temme3;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/halley_iterate.js
var require_halley_iterate = __commonJSMin(((exports, module) => {
	var abs = require_lib$95();
	var ldexp = require_lib$80();
	var sign = require_lib$9();
	var max = require_lib$65();
	var MAX_VALUE = require_lib$62();
	function halleyIterate(fun, guess, minimum, maximum, digits, maxIter) {
		var convergence;
		var outOfBounds;
		var delta1;
		var delta2;
		var factor;
		var result;
		var f0Last;
		var count;
		var delta;
		var denom;
		var diff;
		var num;
		var res;
		var f0;
		var f1;
		var f2;
		f0 = 0;
		outOfBounds = false;
		result = guess;
		factor = ldexp(1, 1 - digits);
		delta = max(1e7 * guess, 1e7);
		f0Last = 0;
		delta1 = delta;
		delta2 = delta;
		count = maxIter;
		do {
			f0Last = f0;
			delta2 = delta1;
			delta1 = delta;
			res = fun(result);
			f0 = res[0];
			f1 = res[1];
			f2 = res[2];
			count -= 1;
			if (f0 === 0) break;
			if (f1 === 0) {
				if (f0Last === 0) {
					if (result === minimum) guess = maximum;
					else guess = minimum;
					f0Last = fun(guess);
					delta = guess - result;
				}
				if (sign(f0Last) * sign(f0) < 0) {
					if (delta < 0) delta = (result - minimum) / 2;
					else delta = (result - maximum) / 2;
				} else if (delta < 0) delta = (result - maximum) / 2;
				else delta = (result - minimum) / 2;
			} else if (f2 === 0) delta = f0 / f1;
			else {
				denom = 2 * f0;
				num = 2 * f1 - f0 * (f2 / f1);
				if (abs(num) < 1 && abs(denom) >= abs(num) * MAX_VALUE) delta = f0 / f1;
				else delta = denom / num;
				if (delta * f1 / f0 < 0) {
					delta = f0 / f1;
					if (abs(delta) > 2 * abs(guess)) delta = (delta < 0 ? -1 : 1) * 2 * abs(guess);
				}
			}
			convergence = abs(delta / delta2);
			if (convergence > .8 && convergence < 2) {
				delta = delta > 0 ? (result - minimum) / 2 : (result - maximum) / 2;
				if (abs(delta) > result) delta = sign(delta) * result;
				delta2 = delta * 3;
			}
			guess = result;
			result -= delta;
			if (result < minimum) {
				if (abs(minimum) < 1 && abs(result) > 1 && MAX_VALUE / abs(result) < abs(minimum)) diff = 1e3;
				else diff = result / minimum;
				if (abs(diff) < 1) diff = 1 / diff;
				if (!outOfBounds && diff > 0 && diff < 3) {
					delta = .99 * (guess - minimum);
					result = guess - delta;
					outOfBounds = true;
				} else {
					delta = (guess - minimum) / 2;
					result = guess - delta;
					if (result === minimum || result === maximum) break;
				}
			} else if (result > maximum) {
				if (abs(maximum) < 1 && abs(result) > 1 && MAX_VALUE / abs(result) < abs(maximum)) diff = 1e3;
				else diff = result / maximum;
				if (abs(diff) < 1) diff = 1 / diff;
				if (!outOfBounds && diff > 0 && diff < 3) {
					delta = .99 * (guess - maximum);
					result = guess - delta;
					outOfBounds = true;
				} else {
					delta = (guess - maximum) / 2;
					result = guess - delta;
					if (result === minimum || result === maximum) break;
				}
			}
			if (delta > 0) maximum = guess;
			else minimum = guess;
		} while (count && abs(result * factor) < abs(delta));
		return result;
	}
	module.exports = halleyIterate;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/ibeta_roots.js
var require_ibeta_roots = __commonJSMin(((exports, module) => {
	var kernelBetainc = require_lib$16().assign;
	var abs = require_lib$95();
	var FLOAT64_MAX = require_lib$62();
	var FLOAT64_MIN_NORM = require_lib$84();
	function ibetaRoots(a, b, target, invert) {
		return roots;
		function roots(x) {
			var buf;
			var f1;
			var f2;
			var f;
			var y = 1 - x;
			buf = [0, 0];
			kernelBetainc(x, a, b, true, invert, buf, 1, 0);
			f = buf[0] - target;
			f1 = buf[1];
			if (invert) f1 = -f1;
			if (y === 0) y = FLOAT64_MIN_NORM * 64;
			if (x === 0) x = FLOAT64_MIN_NORM * 64;
			f2 = f1 * (-(y * a) + (b - 2) * x + 1);
			if (abs(f2) < y * x * FLOAT64_MAX) f2 /= y * x;
			if (invert) f2 = -f2;
			if (f1 === 0) f1 = (invert ? -1 : 1) * FLOAT64_MIN_NORM * 64;
			return [
				f,
				f1,
				f2
			];
		}
	}
	module.exports = ibetaRoots;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/main.js
var require_main$4 = __commonJSMin(((exports, module) => {
	var evalpoly = require_lib$30();
	var betainc = require_lib$15();
	var expm1 = require_lib$101();
	var log1p = require_lib$99();
	var asin = require_lib$96();
	var beta = require_lib$67();
	var sqrt = require_lib$98();
	var abs = require_lib$95();
	var exp = require_lib$79();
	var pow = require_lib$70();
	var sin = require_lib$51();
	var max = require_lib$65();
	var min = require_lib$63();
	var ln = require_lib$42();
	var FLOAT64_MIN_NORM = require_lib$84();
	var HALF_PI = require_lib$60();
	var EPSILON = require_lib$68();
	var findIBetaInvFromTDist = require_find_ibeta_inv_from_t_dist();
	var temme1 = require_temme1();
	var temme2 = require_temme2();
	var temme3 = require_temme3();
	var halleyIterate = require_halley_iterate();
	var ibetaRoots = require_ibeta_roots();
	var DIGITS = 32;
	var MAX_ITERATIONS = 1e3;
	var terms = [
		0,
		0,
		0,
		0,
		0
	];
	function ibetaInvImp(a, b, p, q) {
		var digits;
		var invert;
		var lambda;
		var lower;
		var theta;
		var upper;
		var roots;
		var maxv;
		var minv;
		var bet;
		var ppa;
		var tmp;
		var xs2;
		var ap1;
		var bm1;
		var fs;
		var lx;
		var ps;
		var xg;
		var xs;
		var yp;
		var a2;
		var a3;
		var b2;
		var r;
		var l;
		var u;
		var x;
		var y;
		invert = false;
		if (q === 0) return [1, 0];
		if (p === 0) return [0, 1];
		if (a === 1) {
			if (b === 1) return [p, 1 - p];
			tmp = b;
			b = a;
			a = tmp;
			tmp = q;
			q = p;
			p = tmp;
			invert = true;
		}
		x = 0;
		lower = 0;
		upper = 1;
		if (a === .5) {
			if (b === .5) {
				x = sin(p * HALF_PI);
				x *= x;
				y = sin(q * HALF_PI);
				y *= y;
				return [x, y];
			}
			if (b > .5) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = q;
				q = p;
				p = tmp;
				invert = !invert;
			}
		}
		if (b === .5 && a >= .5 && p !== 1) {
			yp = {};
			x = findIBetaInvFromTDist(a, p, yp);
			y = yp.value;
		} else if (b === 1) {
			if (p < q) {
				if (a > 1) {
					x = pow(p, 1 / a);
					y = -expm1(ln(p) / a);
				} else {
					x = pow(p, 1 / a);
					y = 1 - x;
				}
			} else {
				x = exp(log1p(-q) / a);
				y = -expm1(log1p(-q) / a);
			}
			if (invert) {
				tmp = y;
				y = x;
				x = tmp;
			}
			return [x, y];
		} else if (a + b > 5) {
			if (p > .5) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = q;
				q = p;
				p = tmp;
				invert = !invert;
			}
			minv = min(a, b);
			maxv = max(a, b);
			if (sqrt(minv) > maxv - minv && minv > 5) {
				x = temme1(a, b, p);
				y = 1 - x;
			} else {
				r = a + b;
				theta = asin(sqrt(a / r));
				lambda = minv / r;
				if (lambda >= .2 && lambda <= .8 && r >= 10) {
					ppa = pow(p, 1 / a);
					if (ppa < .0025 && a + b < 200) x = ppa * pow(a * beta(a, b), 1 / a);
					else x = temme2(p, r, theta);
					y = 1 - x;
				} else {
					if (a < b) {
						tmp = b;
						b = a;
						a = tmp;
						tmp = q;
						q = p;
						p = tmp;
						invert = !invert;
					}
					bet = 0;
					if (b < 2) bet = beta(a, b);
					if (bet === 0) y = 1;
					else {
						y = pow(b * q * bet, 1 / b);
						x = 1 - y;
					}
				}
				if (y > 1e-5) {
					x = temme3(a, b, p, q);
					y = 1 - x;
				}
			}
		} else if (a < 1 && b < 1) {
			xs = (1 - a) / (2 - a - b);
			fs = betainc(xs, a, b) - p;
			if (abs(fs) / p < EPSILON * 3) {
				if (invert) return [1 - xs, xs];
				return [xs, 1 - xs];
			}
			if (fs < 0) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = q;
				q = p;
				p = tmp;
				invert = !invert;
				xs = 1 - xs;
			}
			xg = pow(a * p * beta(a, b), 1 / a);
			x = xg / (1 + xg);
			y = 1 / (1 + xg);
			if (x > xs) x = xs;
			upper = xs;
		} else if (a > 1 && b > 1) {
			xs = (a - 1) / (a + b - 2);
			xs2 = (b - 1) / (a + b - 2);
			ps = betainc(xs, a, b) - p;
			if (ps < 0) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = q;
				q = p;
				p = tmp;
				tmp = xs2;
				xs2 = xs;
				xs = tmp;
				invert = !invert;
			}
			lx = ln(p * a * beta(a, b)) / a;
			x = exp(lx);
			y = x < .9 ? 1 - x : -expm1(lx);
			if (b < a && x < .2) {
				ap1 = a - 1;
				bm1 = b - 1;
				a2 = a * a;
				a3 = a * a2;
				b2 = b * b;
				terms[0] = 0;
				terms[1] = 1;
				terms[2] = bm1 / ap1;
				ap1 *= ap1;
				terms[3] = bm1 * (3 * a * b + 5 * b + a2 - a - 4) / (2 * (a + 2) * ap1);
				ap1 *= a + 1;
				terms[4] = bm1 * (33 * a * b2 + 31 * b2 + 8 * a2 * b2 - 30 * a * b - 47 * b + 11 * a2 * b + 6 * a3 * b + 18 + 4 * a - a3 + a2 * a2 - 10 * a2);
				terms[4] /= 3 * (a + 3) * (a + 2) * ap1;
				x = evalpoly(terms, x);
			}
			if (x > xs) x = xs;
			upper = xs;
		} else {
			if (b < a) {
				tmp = b;
				b = a;
				a = tmp;
				tmp = q;
				q = p;
				p = tmp;
				invert = !invert;
			}
			if (pow(p, 1 / a) < .5) {
				x = pow(p * a * beta(a, b), 1 / a);
				if (x === 0) x = FLOAT64_MIN_NORM;
				y = 1 - x;
			} else {
				y = pow(1 - pow(p, b * beta(a, b)), 1 / b);
				if (y === 0) y = FLOAT64_MIN_NORM;
				x = 1 - y;
			}
		}
		if (x > .5) {
			tmp = b;
			b = a;
			a = tmp;
			tmp = q;
			q = p;
			p = tmp;
			tmp = y;
			y = x;
			x = tmp;
			invert = !invert;
			l = 1 - upper;
			u = 1 - lower;
			lower = l;
			upper = u;
		}
		if (lower === 0) {
			if (invert) {
				lower = EPSILON;
				if (x < lower) x = lower;
			} else lower = FLOAT64_MIN_NORM;
			if (x < lower) x = lower;
		}
		digits = DIGITS;
		if (x < 1e-50 && (a < 1 || b < 1)) {
			digits *= 3;
			digits /= 2;
		}
		roots = ibetaRoots(a, b, p < q ? p : q, p >= q);
		x = halleyIterate(roots, x, lower, upper, digits, MAX_ITERATIONS);
		if (x === lower) x = 0;
		if (invert) return [1 - x, x];
		return [x, 1 - x];
	}
	module.exports = ibetaInvImp;
}));
// node_modules/@stdlib/math-base-special-kernel-betaincinv/lib/index.js
var require_lib$4 = __commonJSMin(((exports, module) => {
	module.exports = require_main$4();
}));
// node_modules/@stdlib/stats-base-dists-t-quantile/lib/main.js
var require_main$3 = __commonJSMin(((exports, module) => {
	var kernelBetaincinv = require_lib$4();
	var isnan = require_lib$131();
	var sign = require_lib$9();
	var sqrt = require_lib$98();
	function quantile(p, v) {
		var prob;
		var xs;
		if (isnan(v) || isnan(p) || v <= 0 || p < 0 || p > 1) return NaN;
		prob = p > .5 ? 1 - p : p;
		xs = kernelBetaincinv(v / 2, .5, 2 * prob, 1 - 2 * prob);
		return sign(p - .5) * sqrt(v * xs[1] / xs[0]);
	}
	module.exports = quantile;
}));
// node_modules/@stdlib/stats-base-dists-t-quantile/lib/factory.js
var require_factory$2 = __commonJSMin(((exports, module) => {
	var constantFunction = require_lib$14();
	var kernelBetaincinv = require_lib$4();
	var isnan = require_lib$131();
	var sign = require_lib$9();
	var sqrt = require_lib$98();
	function factory(v) {
		if (isnan(v) || v <= 0) return constantFunction(NaN);
		return quantile;
		function quantile(p) {
			var prob;
			var xs;
			if (isnan(p) || p < 0 || p > 1) return NaN;
			prob = p > .5 ? 1 - p : p;
			xs = kernelBetaincinv(v / 2, .5, 2 * prob, 1 - 2 * prob);
			return sign(p - .5) * sqrt(v * xs[1] / xs[0]);
		}
	}
	module.exports = factory;
}));
// node_modules/@stdlib/stats-base-dists-t-quantile/lib/index.js
var require_lib$3 = __commonJSMin(((exports, module) => {
	var setReadOnly = require_lib$132();
	var main = require_main$3();
	setReadOnly(main, "factory", require_factory$2());
	module.exports = main;
}));
// src/stats/student-t.ts
var import_lib$1 = __toESM(require_lib$13(), 1);
var import_lib$2 = __toESM(require_lib$3(), 1);
function studentQuantile(probability, df) {
	return (0, import_lib$2.default)(probability, df);
}
function studentCdf(t, df) {
	return (0, import_lib$1.default)(t, df);
}
// src/stats/difference.ts
function standardError(difference) {
	return Math.sqrt(difference.variance);
}
function pWorse(difference) {
	return pBelow(difference.d, difference);
}
function pBetter(difference) {
	return pBelow(-difference.d, difference);
}
function pBelow(d, { variance, df }) {
	if (variance === 0) return d < 0 ? 0 : d > 0 ? 1 : .5;
	return studentCdf(d / Math.sqrt(variance), df);
}
function boundDistance(probability, difference) {
	return difference.variance === 0 ? 0 : studentQuantile(probability, difference.df) * standardError(difference);
}
// src/stats/holm.ts
function holmSteps(pValues, alpha) {
	const order = pValues.map((p, index) => ({
		p,
		index
	})).sort((a, b) => a.p - b.p || a.index - b.index);
	const steps = new Array(pValues.length);
	let open = true;
	order.forEach(({ p, index }, step) => {
		const level = alpha / (pValues.length - step);
		open &&= p <= level;
		steps[index] = {
			step,
			level,
			rejected: open
		};
	});
	return steps;
}
// node_modules/@stdlib/math-base-special-erfinv/lib/rational_p1q1.js
var require_rational_p1q1 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0005087819496582806;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0005087819496582806 + x * (-.008368748197417368 + x * (.03348066254097446 + x * (-.012692614766297404 + x * (-.03656379714117627 + x * (.02198786811111689 + x * (.008226878746769157 + x * (-.005387729650712429 + x * (0 + x * 0))))))));
			s2 = 1 + x * (-.9700050433032906 + x * (-1.5657455823417585 + x * (1.5622155839842302 + x * (.662328840472003 + x * (-.7122890234154284 + x * (-.05273963823400997 + x * (.07952836873415717 + x * (-.0023339375937419 + x * .0008862163904564247))))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (0 + x * (-.005387729650712429 + x * (.008226878746769157 + x * (.02198786811111689 + x * (-.03656379714117627 + x * (-.012692614766297404 + x * (.03348066254097446 + x * (-.008368748197417368 + x * -.0005087819496582806))))))));
			s2 = .0008862163904564247 + x * (-.0023339375937419 + x * (.07952836873415717 + x * (-.05273963823400997 + x * (-.7122890234154284 + x * (.662328840472003 + x * (1.5622155839842302 + x * (-1.5657455823417585 + x * (-.9700050433032906 + x * 1))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-erfinv/lib/rational_p2q2.js
var require_rational_p2q2 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.20243350835593876;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.20243350835593876 + x * (.10526468069939171 + x * (8.3705032834312 + x * (17.644729840837403 + x * (-18.851064805871424 + x * (-44.6382324441787 + x * (17.445385985570866 + x * (21.12946554483405 + x * -3.6719225470772936)))))));
			s2 = 1 + x * (6.242641248542475 + x * (3.971343795334387 + x * (-28.66081804998 + x * (-20.14326346804852 + x * (48.560921310873994 + x * (10.826866735546016 + x * (-22.643693341313973 + x * 1.7211476576120028)))))));
		} else {
			x = 1 / x;
			s1 = -3.6719225470772936 + x * (21.12946554483405 + x * (17.445385985570866 + x * (-44.6382324441787 + x * (-18.851064805871424 + x * (17.644729840837403 + x * (8.3705032834312 + x * (.10526468069939171 + x * -.20243350835593876)))))));
			s2 = 1.7211476576120028 + x * (-22.643693341313973 + x * (10.826866735546016 + x * (48.560921310873994 + x * (-20.14326346804852 + x * (-28.66081804998 + x * (3.971343795334387 + x * (6.242641248542475 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-erfinv/lib/rational_p3q3.js
var require_rational_p3q3 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.1311027816799519;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.1311027816799519 + x * (-.16379404719331705 + x * (.11703015634199525 + x * (.38707973897260434 + x * (.3377855389120359 + x * (.14286953440815717 + x * (.029015791000532906 + x * (.0021455899538880526 + x * (-6.794655751811263e-7 + x * (2.8522533178221704e-8 + x * -681149956853777e-24)))))))));
			s2 = 1 + x * (3.4662540724256723 + x * (5.381683457070069 + x * (4.778465929458438 + x * (2.5930192162362027 + x * (.848854343457902 + x * (.15226433829533179 + x * (.011059242293464892 + x * (0 + x * (0 + x * 0)))))))));
		} else {
			x = 1 / x;
			s1 = -681149956853777e-24 + x * (2.8522533178221704e-8 + x * (-6.794655751811263e-7 + x * (.0021455899538880526 + x * (.029015791000532906 + x * (.14286953440815717 + x * (.3377855389120359 + x * (.38707973897260434 + x * (.11703015634199525 + x * (-.16379404719331705 + x * -.1311027816799519)))))))));
			s2 = 0 + x * (0 + x * (0 + x * (.011059242293464892 + x * (.15226433829533179 + x * (.848854343457902 + x * (2.5930192162362027 + x * (4.778465929458438 + x * (5.381683457070069 + x * (3.4662540724256723 + x * 1)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-erfinv/lib/rational_p4q4.js
var require_rational_p4q4 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.0350353787183178;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.0350353787183178 + x * (-.0022242652921344794 + x * (.018557330651423107 + x * (.009508047013259196 + x * (.0018712349281955923 + x * (.00015754461742496055 + x * (460469890584318e-20 + x * (-2304047769118826e-25 + x * 26633922742578204e-28)))))));
			s2 = 1 + x * (1.3653349817554064 + x * (.7620591645536234 + x * (.22009110576413124 + x * (.03415891436709477 + x * (.00263861676657016 + x * (7646752923027944e-20 + x * (0 + x * 0)))))));
		} else {
			x = 1 / x;
			s1 = 26633922742578204e-28 + x * (-2304047769118826e-25 + x * (460469890584318e-20 + x * (.00015754461742496055 + x * (.0018712349281955923 + x * (.009508047013259196 + x * (.018557330651423107 + x * (-.0022242652921344794 + x * -.0350353787183178)))))));
			s2 = 0 + x * (0 + x * (7646752923027944e-20 + x * (.00263861676657016 + x * (.03415891436709477 + x * (.22009110576413124 + x * (.7620591645536234 + x * (1.3653349817554064 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-erfinv/lib/rational_p5q5.js
var require_rational_p5q5 = __commonJSMin(((exports, module) => {
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.016743100507663373;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.016743100507663373 + x * (-.0011295143874558028 + x * (.001056288621524929 + x * (.00020938631748758808 + x * (14962478375834237e-21 + x * (4.4969678992770644e-7 + x * (4.625961635228786e-9 + x * (-2811287356288318e-29 + x * 9905570997331033e-32)))))));
			s2 = 1 + x * (.5914293448864175 + x * (.1381518657490833 + x * (.016074608709367652 + x * (.0009640118070051656 + x * (27533547476472603e-21 + x * (2.82243172016108e-7 + x * (0 + x * 0)))))));
		} else {
			x = 1 / x;
			s1 = 9905570997331033e-32 + x * (-2811287356288318e-29 + x * (4.625961635228786e-9 + x * (4.4969678992770644e-7 + x * (14962478375834237e-21 + x * (.00020938631748758808 + x * (.001056288621524929 + x * (-.0011295143874558028 + x * -.016743100507663373)))))));
			s2 = 0 + x * (0 + x * (2.82243172016108e-7 + x * (27533547476472603e-21 + x * (.0009640118070051656 + x * (.016074608709367652 + x * (.1381518657490833 + x * (.5914293448864175 + x * 1)))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));
// node_modules/@stdlib/math-base-special-erfinv/lib/main.js
var require_main$2 = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	var sqrt = require_lib$98();
	var ln = require_lib$42();
	var PINF = require_lib$106();
	var NINF = require_lib$104();
	var rationalFcnR1 = require_rational_p1q1();
	var rationalFcnR2 = require_rational_p2q2();
	var rationalFcnR3 = require_rational_p3q3();
	var rationalFcnR4 = require_rational_p4q4();
	var rationalFcnR5 = require_rational_p5q5();
	var Y1 = .08913147449493408;
	var Y2 = 2.249481201171875;
	var Y3 = .807220458984375;
	var Y4 = .9399557113647461;
	var Y5 = .9836282730102539;
	function erfinv(x) {
		var sign;
		var ax;
		var qs;
		var q;
		var g;
		var r;
		if (isnan(x)) return NaN;
		if (x === 1) return PINF;
		if (x === -1) return NINF;
		if (x === 0) return x;
		if (x > 1 || x < -1) return NaN;
		if (x < 0) {
			sign = -1;
			ax = -x;
		} else {
			sign = 1;
			ax = x;
		}
		q = 1 - ax;
		if (ax <= .5) {
			g = ax * (ax + 10);
			r = rationalFcnR1(ax);
			return sign * (g * Y1 + g * r);
		}
		if (q >= .25) {
			g = sqrt(-2 * ln(q));
			q -= .25;
			r = rationalFcnR2(q);
			return sign * (g / (Y2 + r));
		}
		q = sqrt(-ln(q));
		if (q < 3) {
			qs = q - 1.125;
			r = rationalFcnR3(qs);
			return sign * (Y3 * q + r * q);
		}
		if (q < 6) {
			qs = q - 3;
			r = rationalFcnR4(qs);
			return sign * (Y4 * q + r * q);
		}
		qs = q - 6;
		r = rationalFcnR5(qs);
		return sign * (Y5 * q + r * q);
	}
	module.exports = erfinv;
}));
// node_modules/@stdlib/math-base-special-erfinv/lib/index.js
var require_lib$2 = __commonJSMin(((exports, module) => {
	module.exports = require_main$2();
}));
// node_modules/@stdlib/stats-base-dists-normal-quantile/lib/main.js
var require_main$1 = __commonJSMin(((exports, module) => {
	var erfinv = require_lib$2();
	var isnan = require_lib$131();
	var sqrt = require_lib$98();
	function quantile(p, mu, sigma) {
		var A;
		var B;
		if (isnan(mu) || isnan(sigma) || isnan(p) || sigma < 0 || p < 0 || p > 1) return NaN;
		if (sigma === 0) return mu;
		A = mu;
		B = sigma * sqrt(2);
		return A + B * erfinv(2 * p - 1);
	}
	module.exports = quantile;
}));
// node_modules/@stdlib/stats-base-dists-degenerate-quantile/lib/main.js
var require_main = __commonJSMin(((exports, module) => {
	var isnan = require_lib$131();
	function quantile(p, mu) {
		if (isnan(p) || p < 0 || p > 1) return NaN;
		return mu;
	}
	module.exports = quantile;
}));
// node_modules/@stdlib/stats-base-dists-degenerate-quantile/lib/factory.js
var require_factory$1 = __commonJSMin(((exports, module) => {
	var constantFunction = require_lib$14();
	var isnan = require_lib$131();
	function factory(mu) {
		if (isnan(mu)) return constantFunction(NaN);
		return quantile;
		function quantile(p) {
			if (isnan(p) || p < 0 || p > 1) return NaN;
			return mu;
		}
	}
	module.exports = factory;
}));
// node_modules/@stdlib/stats-base-dists-degenerate-quantile/lib/index.js
var require_lib$1 = __commonJSMin(((exports, module) => {
	var setReadOnly = require_lib$132();
	var main = require_main();
	setReadOnly(main, "factory", require_factory$1());
	module.exports = main;
}));
// node_modules/@stdlib/stats-base-dists-normal-quantile/lib/factory.js
var require_factory = __commonJSMin(((exports, module) => {
	var constantFunction = require_lib$14();
	var degenerate = require_lib$1().factory;
	var erfinv = require_lib$2();
	var isnan = require_lib$131();
	var sqrt = require_lib$98();
	function factory(mu, sigma) {
		var A;
		var B;
		if (isnan(mu) || isnan(sigma) || sigma < 0) return constantFunction(NaN);
		if (sigma === 0) degenerate(mu);
		A = mu;
		B = sigma * sqrt(2);
		return quantile;
		function quantile(p) {
			if (isnan(p) || p < 0 || p > 1) return NaN;
			return A + B * erfinv(2 * p - 1);
		}
	}
	module.exports = factory;
}));
// src/stats/normal.ts
var import_lib = __toESM(__commonJSMin(((exports, module) => {
	var setReadOnly = require_lib$132();
	var main = require_main$1();
	setReadOnly(main, "factory", require_factory());
	module.exports = main;
}))(), 1);
function normalQuantile(probability) {
	return (0, import_lib.default)(probability, 0, 1);
}
// src/judge/comparable-cell.ts
function sortCell(given) {
	const evidence = {
		...given,
		baseline: given.baseline.filter((session) => session.length > 0),
		current: given.current.filter((session) => session.length > 0)
	};
	const decided = (verdict, note) => ({
		kind: "decided",
		cell: blankCell(evidence, evidence.gated ? verdict : "shown", [note])
	});
	if (evidence.blocked !== void 0) return decided("not-comparable", evidence.blocked);
	if (evidence.baseline.length === 0) return decided("missing-level", "not in the baseline");
	if (evidence.current.length === 0) return decided("missing-level", "not measured in this run");
	const badCurrent = evidence.current.flat().find(isUnsound);
	if (badCurrent !== void 0) return decided("invalid", `a measured value is ${badCurrent}: nothing was calculated`);
	const badBaseline = evidence.baseline.flat().find(isUnsound);
	if (badBaseline !== void 0) return decided("not-comparable", `a baseline value is ${badBaseline}: nothing was calculated`);
	const factor = factorBetween(evidence);
	if (factor > MOST_CHANGE) return decided("not-comparable", `the two sides differ ${Math.round(factor)}-fold: another unit, or a damaged file; nothing was judged`);
	if (evidence.direction === "neither") return {
		kind: "decided",
		cell: shownWithoutDirection(evidence)
	};
	return {
		kind: "comparable",
		evidence,
		orientation: evidence.direction
	};
}
const MOST_CHANGE = 1e3;
function factorBetween(evidence) {
	const { baseline, current } = sideMeans(evidence, "higher");
	return Math.max(current / baseline, baseline / current);
}
function isUnsound(value) {
	return !(Number.isFinite(value) && value > 0);
}
function blankCell(evidence, verdict, notes) {
	return {
		concurrency: evidence.concurrency,
		...evidence.label === void 0 ? {} : { label: evidence.label },
		metric: evidence.metric,
		unit: evidence.unit,
		direction: evidence.direction,
		gated: evidence.gated,
		tolerancePercent: 100 * evidence.tolerance,
		baseline: null,
		current: null,
		deltaPercent: null,
		interval: null,
		failsAtPercent: null,
		rulesOutPercent: null,
		detectablePercent: null,
		verdict,
		trials: evidence.current.flat().length,
		baselineSessions: evidence.baseline.length,
		notes: [...evidence.notes, ...notes]
	};
}
function shownWithoutDirection(evidence) {
	const means = sideMeans(evidence, "higher");
	return {
		...blankCell(evidence, "shown", []),
		gated: false,
		...means,
		deltaPercent: 100 * (means.current / means.baseline - 1)
	};
}
function sideMeans(evidence, orientation) {
	const meanOf = (sessions) => valueOfLog(mean(sessions.map((session) => mean(session.map((value) => orientedLog(value, orientation))))), orientation);
	return {
		baseline: meanOf(evidence.baseline),
		current: meanOf(evidence.current)
	};
}
function toleranceOf(evidence, orientation) {
	return {
		worse: worseThreshold(evidence.tolerance, orientation),
		better: betterThreshold(evidence.tolerance, orientation)
	};
}
// src/judge/cell-figures.ts
function comparedFigures(evidence, orientation, difference) {
	const distance = boundDistance(.95, difference);
	const ends = [difference.d - distance, difference.d + distance].map((d) => rawChangePercent(d, orientation));
	return {
		...sideMeans(evidence, orientation),
		deltaPercent: finiteOrNull(rawChangePercent(difference.d, orientation)),
		interval: ends.every(Number.isFinite) ? [Math.min(...ends), Math.max(...ends)] : null
	};
}
function reachFigures(reach, orientation) {
	const percentOf = (amount) => finiteOrNull(worsePercent(amount, orientation));
	return {
		failsAtPercent: percentOf(reach.failsAt),
		rulesOutPercent: percentOf(reach.rulesOut),
		detectablePercent: percentOf(reach.detectable)
	};
}
function finiteOrNull(percent) {
	return Number.isFinite(percent) ? percent : null;
}
// src/load/trial-records.ts
function collectRecords(plan, columns, ending) {
	const failures = new Map(ending.failures.map((note) => [note.index, note]));
	const requests = [];
	for (let index = 0; index < plan.requests; index++) {
		const record = readRecord(columns, index, failures.get(index));
		if (record !== null) requests.push(record);
	}
	const stop = columns.counters[COUNTER.stop];
	const ended = (index) => columns.state[index] === STATE.good || columns.state[index] === STATE.failed;
	return {
		concurrency: plan.concurrency,
		startedAt: ending.startedAt,
		requests,
		events: readEvents(columns, stop === STOP.no ? void 0 : ended),
		client: judgeHealth(columns, ending.health),
		interrupted: stop === STOP.interrupted,
		...stop === STOP.serverGone ? { serverGone: true } : {}
	};
}
function readRecord(columns, index, note) {
	const state = columns.state[index];
	if (state !== STATE.good && state !== STATE.failed) return null;
	const failure = state === STATE.good ? null : note?.failure ?? {
		outcome: "reset",
		message: "reset: unknown"
	};
	return {
		index,
		outcome: failure?.outcome ?? "good",
		sentAtMs: readTime(columns.sentAtMs, index),
		firstTokenAtMs: readTime(columns.firstTokenAtMs, index),
		lastTokenAtMs: readTime(columns.lastTokenAtMs, index),
		endedAtMs: readTime(columns.endedAtMs, index),
		connectMs: columns.connectMs[index] ?? 0,
		promptTokens: readCount(columns.promptTokens, index),
		outputTokens: readCount(columns.outputTokens, index),
		cachedTokens: readCount(columns.cachedTokens, index),
		chunks: columns.chunks[index] ?? 0,
		status: readCount(columns.status, index),
		finishReason: note?.finishReason ?? (FINISH_REASONS[columns.finish[index] ?? 0] || null),
		resent: columns.resent[index] === 1,
		message: failure?.message ?? null
	};
}
function readTime(column, index) {
	const value = column[index] ?? NaN;
	return Number.isNaN(value) ? null : value;
}
function readCount(column, index) {
	const value = column[index] ?? -1;
	return value < 0 ? null : value;
}
function judgeHealth(columns, health) {
	const reads = columns.counters[COUNTER.tokenReads] ?? 0;
	const late = columns.lateMs.filter((ms) => !Number.isNaN(ms)).sort();
	return {
		workers: health.length,
		cpuShare: health.reduce((sum, { busyShare }) => sum + busyShare, 0),
		eventLoopDelayP99Ms: Math.max(0, ...health.map(({ eventLoopDelayP99Ms }) => eventLoopDelayP99Ms)),
		lateSendP99Ms: late[Math.ceil(late.length * .99) - 1] ?? 0,
		...sumDoubts(columns),
		coalescedReadShare: reads === 0 ? 0 : (columns.counters[COUNTER.coalescedReads] ?? 0) / reads
	};
}
function sumDoubts(columns) {
	let [lastAtMs, endDoubtMs, sum, good] = [
		0,
		0,
		0,
		0
	];
	for (let index = 0; index < columns.state.length; index++) {
		if (columns.state[index] !== STATE.good) continue;
		const [first, last] = [columns.firstDoubtMs[index] ?? 0, columns.lastDoubtMs[index] ?? 0];
		const atMs = columns.lastTokenAtMs[index] ?? 0;
		if (atMs >= lastAtMs) [lastAtMs, endDoubtMs] = [atMs, last];
		sum += Math.max(first, last);
		good++;
	}
	return {
		endDoubtMs,
		decodeDoubtMs: good === 0 ? 0 : sum / good
	};
}
// src/load/open-load.ts
const PROGRESS_INTERVAL_MS = 250;
const WORKER_OPTIONS = {
	execArgv: [],
	resourceLimits: { maxYoungGenerationSizeMb: 24 }
};
const STOP_GRACE_MS = 700;
function openLoad(options = {}) {
	const workers = [];
	function staff(count) {
		while (workers.length < count) workers.push(new Worker(findWorkerFile(), WORKER_OPTIONS));
		return workers.slice(0, count);
	}
	async function runTrial(plan, hooks) {
		const wanted = Math.max(1, plan.workers ?? options.workers ?? 1);
		const crew = staff(Math.min(wanted, plan.concurrency));
		const columns = allocateColumns(plan.requests, plan.output.tokens);
		const trial = await driveTrial(plan, hooks, crew, columns);
		if (trial.lost) for (const worker of workers.splice(0)) await worker.terminate();
		return collectRecords(plan, columns, trial);
	}
	return {
		runTrial,
		async close() {
			await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
		}
	};
}
function findWorkerFile() {
	return new URL(import.meta.url.endsWith(".ts") ? "./load-worker.ts" : "./load-worker.js", import.meta.url);
}
async function driveTrial(plan, hooks, crew, columns) {
	const failures = [];
	const health = [];
	let armed = 0;
	let originMs = 0;
	let startedAt = new Date().toISOString();
	let grace;
	const order = (worker, message) => worker.postMessage(message);
	const progress = setInterval(() => {
		if (originMs > 0) hooks.onProgress(readProgress(plan, columns, readClockMs() - originMs));
	}, PROGRESS_INTERVAL_MS);
	const cleanUps = [() => clearInterval(progress), () => clearTimeout(grace)];
	return new Promise((resolve, reject) => {
		const finish = (lost) => {
			for (const clean of cleanUps) clean();
			resolve({
				startedAt,
				failures,
				health,
				lost
			});
		};
		const start = () => {
			originMs = readClockMs();
			startedAt = new Date().toISOString();
			for (const worker of crew) order(worker, {
				kind: "go",
				originMs
			});
		};
		const stop = () => {
			Atomics.store(columns.counters, COUNTER.stop, STOP.interrupted);
			for (const worker of crew) order(worker, { kind: "stop" });
			grace = setTimeout(() => finish(true), STOP_GRACE_MS);
		};
		for (const [place, worker] of crew.entries()) {
			const onMessage = (report) => {
				if (report.kind === "failure") failures.push(report);
				else if (report.kind === "done") {
					health.push(report);
					if (health.length === crew.length) finish(false);
				} else if (++armed === crew.length) start();
			};
			const onError = (cause) => {
				for (const clean of cleanUps) clean();
				reject(workerFailed(cause));
			};
			worker.on("message", onMessage).on("error", onError);
			cleanUps.push(() => worker.off("message", onMessage).off("error", onError));
			const slots = Math.floor(plan.concurrency / crew.length) + (place < plan.concurrency % crew.length ? 1 : 0);
			order(worker, {
				kind: "arm",
				share: {
					plan,
					columns,
					slots
				}
			});
		}
		hooks.signal.addEventListener("abort", stop, { once: true });
		cleanUps.push(() => hooks.signal.removeEventListener("abort", stop));
		if (hooks.signal.aborted) stop();
	});
}
function readProgress(plan, columns, elapsedMs) {
	return {
		concurrency: plan.concurrency,
		requestsDone: Atomics.load(columns.counters, COUNTER.done),
		requests: plan.requests,
		tokenEvents: Atomics.load(columns.counters, COUNTER.events),
		elapsedMs
	};
}
function workerFailed(cause) {
	const words = cause instanceof Error ? cause.message : String(cause);
	return new GateError("internal", `a load worker failed: ${words}`, "please report this with the log", { cause });
}
// src/suite/workload.ts
function describeWorkload(suite, promptSet) {
	return {
		promptSetHash: promptSet.hash,
		sampling: maskSecretFields(suite.sampling),
		extraBody: maskSecretFields(suite.extraBody),
		cache: suite.cache,
		api: suite.server.api,
		metricDefinitions: 1,
		outputs: Object.fromEntries(suite.levels.map(({ concurrency, output }) => [String(concurrency), output])),
		requests: Object.fromEntries(suite.levels.map(({ concurrency, requests }) => [String(concurrency), requests]))
	};
}
// src/measure/session.ts
const RESULT_SCHEMA = "throughput-gate/result";
// src/measure/make-session.ts
function makeFingerprint(parts) {
	const { suite, identity } = parts;
	const gpu = suite.environment?.gpu ?? identity.gpu;
	const gpuCount = suite.environment?.count ?? identity.gpuCount;
	return {
		environment: {
			suite: suite.name,
			...gpu === void 0 ? {} : { gpu },
			...gpuCount === void 0 ? {} : { gpuCount },
			...identity.mig === void 0 ? {} : { mig: identity.mig }
		},
		workload: describeWorkload(suite, parts.prompts),
		configurationHash: parts.configurationHash
	};
}
function pickJudgingKeys(suite) {
	const { trials, sessionNoise, trialNoise, launchNoise, metrics, slo, policy } = suite;
	return {
		trials,
		sessionNoise,
		trialNoise,
		launchNoise,
		metrics,
		slo,
		policy
	};
}
function makeSession(parts) {
	return {
		schema: RESULT_SCHEMA,
		version: 1,
		id: parts.id,
		startedAt: parts.startedAt,
		finishedAt: parts.finishedAt,
		client: parts.client,
		suite: {
			name: parts.suite.name,
			promptSource: parts.prompts.source,
			seed: parts.seed,
			judging: pickJudgingKeys(parts.suite)
		},
		identity: parts.identity,
		fingerprint: makeFingerprint(parts),
		units: METRICS,
		levels: parts.levels,
		reasons: parts.reasons,
		notes: parts.notes,
		provenance: parts.provenance,
		...parts.logTail.length === 0 ? {} : { logTail: parts.logTail }
	};
}
// src/server/idle.ts
const BUSY_GAUGES_MS = 3e4;
const BUSY_GPU_PERCENT = 5;
const GPU_LOOKS = 4;
const LOOK_EVERY_MS$1 = 1e3;
async function awaitIdle(options) {
	const deadline = options.now() + BUSY_GAUGES_MS;
	for (;;) {
		const counters = await options.readCounters();
		if (loadOf(counters) === 0) return lookAtGpus(options);
		if (options.now() >= deadline) return {
			kind: "not-idle",
			reason: await busyServer(options, counters)
		};
		if (options.signal.aborted) return { kind: "idle" };
		options.onProgress?.(`the server isn't idle: ${inWords(counters)}`);
		await options.sleep(LOOK_EVERY_MS$1, options.signal);
	}
}
async function lookAtGpus(options) {
	let busy = busyOf(await options.readGpus());
	for (let look = 1; look < GPU_LOOKS; look++) {
		if (busy.length === 0 || options.signal.aborted) return { kind: "idle" };
		await options.sleep(LOOK_EVERY_MS$1, options.signal);
		const indices = new Set(busy.map(({ index }) => index));
		busy = busyOf(await options.readGpus()).filter(({ index }) => indices.has(index));
	}
	if (busy.length === 0) return { kind: "idle" };
	return {
		kind: "not-idle",
		reason: {
			code: "not-idle",
			message: `${busy.map(({ index, utilizationPercent }) => `GPU ${index} is ${utilizationPercent} % busy`).join(", ")} although the server runs nothing.${await named(options)}`,
			remedy: "Stop what else uses the GPU, or give the job a runner of its own."
		}
	};
}
function busyOf(gpus) {
	return gpus.filter(({ utilizationPercent }) => (utilizationPercent ?? 0) > BUSY_GPU_PERCENT);
}
async function busyServer(options, counters) {
	return {
		code: "not-idle",
		message: `The server wasn't idle for 30 s before the first trial: ${inWords(counters)}.${await named(options)}`,
		remedy: "Keep other clients away from the server while it is measured."
	};
}
function loadOf(counters) {
	return (counters?.gauges.running ?? 0) + (counters?.gauges.waiting ?? 0);
}
function inWords(counters) {
	return `${counters?.gauges.running ?? 0} requests running, ${counters?.gauges.waiting ?? 0} waiting`;
}
async function named(options) {
	const processes = await options.readProcesses();
	if (processes.length === 0) return "";
	return ` On the GPU: ${processes.slice(0, 8).map(({ pid, name }) => `${name} (${pid})`).join(", ")}.`;
}
// src/session/check-idle.ts
async function findNotIdle({ target, identity, gpus }, io) {
	const idle = await awaitIdle({
		readCounters: async () => (await readCounters(target, {
			engine: identity.engine,
			signal: io.signal
		})).counters,
		readGpus: async () => {
			const answer = await readGpus(gpus);
			return answer.kind === "gpus" ? selectGpus(answer.gpus, gpus) : [];
		},
		readProcesses: readGpuProcesses,
		now: () => performance.now(),
		sleep: pause,
		signal: io.signal,
		onProgress: io.log.progress
	});
	return idle.kind === "idle" ? null : idle.reason;
}
// src/session/estimate.ts
const USUAL_WARM_UP_ROUNDS = 2;
function levelMs(level, suite, trials, tokensPerSecond) {
	const warmUpTokens = Math.min(suite.warmUp.outputTokens, level.output.tokens);
	return 1e3 * (Math.min(USUAL_WARM_UP_ROUNDS, suite.warmUp.rounds) * level.concurrency * warmUpTokens + trials * level.requests * level.output.tokens) / tokensPerSecond(level);
}
function estimate(suite, tokensPerSecond, basis) {
	const sum = (trials) => suite.levels.reduce((total, level) => total + levelMs(level, suite, trials, tokensPerSecond), 0);
	return {
		firstLookMs: sum(suite.trials.first),
		mostMs: sum(suite.trials.most),
		basis
	};
}
function estimateFromBaseline(suite, throughputs) {
	if (throughputs.size === 0) return null;
	const nearest = (concurrency) => [...throughputs].reduce((best, entry) => Math.abs(Math.log(entry[0] / concurrency)) < Math.abs(Math.log(best[0] / concurrency)) ? entry : best);
	const tokensPerSecond = (level) => throughputs.get(level.concurrency) ?? nearest(level.concurrency)[1];
	return estimate(suite, tokensPerSecond, "from the baseline");
}
function estimateFromGeneration(suite, e2eMs, outputTokens) {
	const perUser = 1e3 * outputTokens / e2eMs;
	return estimate(suite, (level) => perUser * level.concurrency, "from the readiness generation, as if batching were free");
}
function refuseWhatCannotFit(suite, found) {
	if (found.firstLookMs <= suite.trials.budgetMs) return;
	throw new GateError("budget-too-small", `The first look of ${suite.trials.first} trials a level takes at least ${describeMinutes(found.firstLookMs)} (${found.basis}), the budget is ${describeMinutes(suite.trials.budgetMs)}.`, `Raise trials.budget (--budget ${Math.ceil(1.2 * found.firstLookMs / 6e4)}m), or ask for fewer levels, requests, trials or output tokens.`);
}
function describeMinutes(durationMs) {
	const minutes = durationMs / 6e4;
	if (minutes < 1) return `${Math.max(1, Math.round(durationMs / 1e3))} s`;
	if (minutes < 10) return `${Number(minutes.toFixed(1))} min`;
	if (minutes < 60) return `${Math.round(minutes)} min`;
	const rest = Math.round(minutes % 60);
	return `${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${rest} min`}`;
}
// src/measure/good-request.ts
function selectGood(requests) {
	return requests.flatMap((record) => {
		const { outcome, sentAtMs, firstTokenAtMs, lastTokenAtMs, outputTokens } = record;
		if (outcome !== "good" || sentAtMs === null || firstTokenAtMs === null) return [];
		if (lastTokenAtMs === null || outputTokens === null) return [];
		return [{
			...record,
			sentAtMs,
			firstTokenAtMs,
			lastTokenAtMs,
			outputTokens,
			promptTokens: record.promptTokens ?? 0
		}];
	});
}
const ttftMs = (request) => request.firstTokenAtMs - request.sentAtMs;
const e2eMs = (request) => request.lastTokenAtMs - request.sentAtMs;
function tpotMs(request) {
	if (request.outputTokens <= 1) return null;
	return (request.lastTokenAtMs - request.firstTokenAtMs) / (request.outputTokens - 1);
}
// src/measure/token-timeline.ts
function weighEvents(events, good) {
	const weights = new Map(good.map((request) => [request.index, request.outputTokens / request.chunks]));
	const tokens = new Float64Array(events.atMs.length);
	for (let k = 0; k < tokens.length; k++) tokens[k] = weights.get(events.request[k] ?? -1) ?? 0;
	return {
		atMs: events.atMs,
		tokens
	};
}
function countTokens({ atMs, tokens }, fromMs, toMs) {
	let sum = 0;
	for (let k = 0; k < atMs.length; k++) {
		const at = atMs[k] ?? 0;
		if (at > fromMs && at <= toMs) sum += tokens[k] ?? 0;
	}
	return sum;
}
function findPeakTokensPerSecond({ atMs, tokens }) {
	let peak = 0;
	let sum = 0;
	let oldest = 0;
	for (let k = 0; k < atMs.length; k++) {
		sum += tokens[k] ?? 0;
		while ((atMs[k] ?? 0) - (atMs[oldest] ?? 0) >= 1e3) sum -= tokens[oldest++] ?? 0;
		peak = Math.max(peak, sum);
	}
	return peak;
}
function findChunkGaps(events, good) {
	const last = new Map(good.map((request) => [request.index, NaN]));
	const gaps = new Float64Array(events.atMs.length);
	let count = 0;
	for (let k = 0; k < events.atMs.length; k++) {
		const request = events.request[k] ?? -1;
		const before = last.get(request);
		if (before === void 0) continue;
		const at = events.atMs[k] ?? 0;
		if (!Number.isNaN(before)) gaps[count++] = at - before;
		last.set(request, at);
	}
	return gaps.subarray(0, count);
}
// src/measure/trial-trace.ts
const SLICES = 80;
function lastEnd(requests) {
	return requests.reduce((latest, request) => Math.max(latest, request.endedAtMs ?? 0), 0);
}
function rates({ events, requests }, sliceMs) {
	const { atMs, tokens } = weighEvents(events, selectGood(requests));
	const sums = new Array(SLICES).fill(0);
	for (let k = 0; k < atMs.length; k++) {
		const slice = Math.min(79, Math.max(0, Math.floor((atMs[k] ?? 0) / sliceMs)));
		sums[slice] = (sums[slice] ?? 0) + (tokens[k] ?? 0);
	}
	return sums.map((sum) => sum * 1e3 / sliceMs);
}
function meanInFlight(requests, sliceMs) {
	return Array.from({ length: SLICES }, (_, slice) => {
		const [from, to] = [slice * sliceMs, (slice + 1) * sliceMs];
		return requests.reduce((sum, { sentAtMs, endedAtMs }) => {
			if (sentAtMs === null || endedAtMs === null) return sum;
			return sum + Math.max(0, Math.min(to, endedAtMs) - Math.max(from, sentAtMs));
		}, 0) / sliceMs;
	});
}
function traceTrial(records, trial) {
	const good = selectGood(records.requests);
	const place = {
		concurrency: records.concurrency,
		trial
	};
	const ttft = [...sortAscending(good.map(ttftMs))];
	const tpot = [...sortAscending(good.map(tpotMs).filter((value) => value !== null))];
	const endMs = lastEnd(records.requests);
	if (endMs <= 0) return {
		...place,
		ttftMs: ttft,
		tpotMs: tpot,
		sliceMs: 0,
		tokensPerSecond: [],
		inFlight: []
	};
	const sliceMs = endMs / SLICES;
	return {
		...place,
		ttftMs: ttft,
		tpotMs: tpot,
		sliceMs,
		tokensPerSecond: rates(records, sliceMs),
		inFlight: meanInFlight(records.requests, sliceMs)
	};
}
// src/server/counter-change.ts
function changeBetween(before, after) {
	const names = Object.keys(after.totals);
	const grew = {};
	let fell = false;
	for (const name of names) {
		const growth = (after.totals[name] ?? 0) - (before.totals[name] ?? 0);
		if (growth < 0) fell = true;
		else grew[name] = growth;
	}
	const another = before.processStartedAt !== void 0 && after.processStartedAt !== void 0 && before.processStartedAt !== after.processStartedAt;
	return {
		restarted: fell || another,
		grew
	};
}
const TOKENS_A_REQUEST = 2;
const FOREIGN_SHARE = .02;
function reasonsFromCounters(change, client, cacheIsBusted) {
	if (change.restarted) return [RESTARTED];
	return [...client.allGood ? compareTokens(change.grew.generatedTokens, client) : [], ...cacheIsBusted ? findCacheHits$1(change.grew, client) : []];
}
const RESTARTED = {
	code: "identity-changed",
	message: "The server's counters started anew during the trial: it was restarted, or another server shares its port.",
	remedy: "See that only one server listens on the port, and read its log."
};
function compareTokens(generated, client) {
	if (generated === void 0) return [];
	const excess = generated - client.outputTokens;
	const allowed = Math.max(client.outputTokens * FOREIGN_SHARE, client.requests * TOKENS_A_REQUEST);
	if (excess > allowed) return [{
		code: "foreign-load",
		message: `The server generated ${generated} tokens during the trial, this client ${client.outputTokens}: somebody else used it.`,
		remedy: "Keep other clients away from the server while it is measured."
	}];
	if (-excess <= allowed) return [];
	return [{
		code: "token-mismatch",
		message: `The server's own counter grew by ${generated} tokens, but the usage of its answers adds up to ${client.outputTokens}.`,
		remedy: "Compare the engine version with its known issues: its usage or its metrics are wrong."
	}];
}
function findCacheHits$1(grew, client) {
	const hits = grew.prefixHitTokens ?? grew.cachedTokens;
	if (hits === void 0 || client.promptTokens === 0) return [];
	if (hits - client.requests * 96 <= client.promptTokens * .02) return [];
	return [{
		code: "cache-hits",
		message: `${hits} of ${client.promptTokens} prompt tokens came from the prefix cache, although every prompt begins with its own nonce.`,
		remedy: "Look for a proxy that answers from its cache, or declare cache: warm in the suite."
	}];
}
function notesFromCounters(change, after) {
	const { preemptions, abortedRequests, draftTokens, acceptedDraftTokens } = change.grew;
	const { kvUsage, waiting, cudaGraph } = after.gauges;
	return [
		...preemptions ? [`${preemptions} preemptions: requests were pushed out of the KV cache and computed again`] : [],
		...abortedRequests ? [`the server counts ${abortedRequests} aborted requests`] : [],
		...draftTokens && acceptedDraftTokens !== void 0 ? [`speculative decoding accepted ${(100 * acceptedDraftTokens / draftTokens).toFixed(0)} % of ${draftTokens} drafted tokens; a length pinned past the model's own end changes that: consider output-tokens: {at-most: N}`] : [],
		...waiting ? [`${waiting} requests were waiting when the trial had ended`] : [],
		...kvUsage !== void 0 && kvUsage > .95 ? [`the KV cache was ${(100 * kvUsage).toFixed(0)} % full`] : [],
		...cudaGraph === 0 ? ["the last batch ran without a CUDA graph"] : []
	];
}
function recordOfCounters(change, after) {
	const { kvUsage, kvCapacityTokens } = after.gauges;
	return {
		...change.grew,
		...kvUsage === void 0 ? {} : { kvUsage },
		...kvCapacityTokens === void 0 ? {} : { kvCapacityTokens }
	};
}
// src/server/gpu-change.ts
const SLOWDOWNS = new Set([
	"hardware-slowdown",
	"thermal-slowdown",
	"hardware-thermal-slowdown",
	"power-brake"
]);
function gpuChangeBetween(before, after) {
	const grew = (key) => {
		const times = after.flatMap((gpu) => {
			const was = before.find(({ index }) => index === gpu.index)?.[key];
			const is = gpu[key];
			return was === void 0 || is === void 0 || is < was ? [] : [(is - was) / 1e3];
		});
		return times.length === 0 ? void 0 : Math.max(...times);
	};
	const change = {
		throttledMs: grew("thermalSlowdownUs"),
		powerBrakeMs: grew("powerBrakeUs"),
		powerCapMs: grew("powerCapUs")
	};
	const seen = new Set([...before, ...after].flatMap(({ throttleReasons }) => throttleReasons ?? []).filter((name) => SLOWDOWNS.has(name)));
	return {
		...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== void 0)),
		seen: [...seen]
	};
}
const THROTTLED_SHARE = .01;
function reasonsFromGpus(change, durationMs) {
	const brakedMs = (change.throttledMs ?? 0) + (change.powerBrakeMs ?? 0);
	const counted = change.throttledMs !== void 0 || change.powerBrakeMs !== void 0;
	if (counted ? brakedMs <= durationMs * THROTTLED_SHARE : change.seen.length === 0) return [];
	return [{
		code: "throttled",
		message: `The GPU was slowed down by heat or a power brake ${counted ? `for ${(brakedMs / 1e3).toFixed(1)} s of ${(durationMs / 1e3).toFixed(1)} s` : `(${change.seen.join(", ")})`}.`,
		remedy: "Let it cool, see to its airflow and supply, or lock its clocks (nvidia-smi -lgc), and measure again."
	}];
}
function notesFromGpus(change, durationMs, gpus) {
	const capped = change.powerCapMs !== void 0 && durationMs > 0 && change.powerCapMs > .05 * durationMs;
	const lowered = gpus.filter(({ powerLimitWatts, defaultPowerLimitWatts }) => powerLimitWatts !== void 0 && defaultPowerLimitWatts !== void 0 && powerLimitWatts < defaultPowerLimitWatts);
	return [...capped ? [`the power cap held the clocks for ${(100 * (change.powerCapMs ?? 0) / durationMs).toFixed(0)} % of the trial`] : [], ...lowered.map(({ index, powerLimitWatts, defaultPowerLimitWatts }) => `GPU ${index} is limited to ${powerLimitWatts} W of ${defaultPowerLimitWatts} W`)];
}
function recordOfGpus(change, gpus) {
	const most = (read) => {
		const values = gpus.map(read).filter((value) => value !== void 0);
		return values.length === 0 ? void 0 : Math.max(...values);
	};
	const record = {
		throttledMs: change.throttledMs,
		powerCapMs: change.powerCapMs,
		gpuTemperatureC: most(({ temperatureC }) => temperatureC),
		gpuPowerWatts: most(({ powerWatts }) => powerWatts),
		gpuSmClockMhz: most(({ smClockMhz }) => smClockMhz),
		gpuMemoryUsedMiB: most(({ memoryUsedMiB }) => memoryUsedMiB)
	};
	return Object.fromEntries(Object.entries(record).filter((entry) => entry[1] !== void 0));
}
// src/server/trial-watch.ts
async function watchTrial(options, run, requestsOf) {
	const before = await takeReadings(options);
	const result = await run();
	return {
		result,
		findings: findings(options, before, await takeReadings(options), requestsOf(result))
	};
}
async function takeReadings({ target, engine, gpus, now, signal }) {
	const [{ counters }, answer] = await Promise.all([readDrainedCounters(target, {
		engine,
		signal
	}), readGpus(gpus)]);
	return {
		counters,
		gpus: answer.kind === "gpus" ? selectGpus(answer.gpus, gpus) : [],
		atMs: now()
	};
}
function findings(options, before, after, requests) {
	const durationMs = after.atMs - before.atMs;
	const gpu = gpuChangeBetween(before.gpus, after.gpus);
	const change = before.counters && after.counters ? changeBetween(before.counters, after.counters) : null;
	const sums = sumsOf(requests);
	const record = {
		...change === null || after.counters === null ? {} : recordOfCounters(change, after.counters),
		...recordOfGpus(gpu, after.gpus)
	};
	return {
		counters: Object.keys(record).length === 0 ? null : record,
		reasons: [...change === null || sums === null ? [] : reasonsFromCounters(change, sums, options.cache === "bust"), ...reasonsFromGpus(gpu, durationMs)],
		notes: [
			...change === null || after.counters === null ? [] : notesFromCounters(change, after.counters),
			...after.counters?.dialect === "tensorrt-llm" ? [EMPTIED] : [],
			...notesFromGpus(gpu, durationMs, after.gpus)
		]
	};
}
const EMPTIED = "reading /metrics of TensorRT-LLM around the trial emptied it for whoever else monitors the server";
function sumsOf(requests) {
	if (requests.length === 0) return null;
	const sum = (read) => requests.reduce((total, record) => total + (read(record) ?? 0), 0);
	return {
		allGood: requests.every(({ outcome }) => outcome === "good"),
		requests: requests.length,
		outputTokens: sum(({ outputTokens }) => outputTokens),
		promptTokens: sum(({ promptTokens }) => promptTokens)
	};
}
// src/session/run-budget.ts
function startBudget(budgetMs, now) {
	const startedAt = now();
	const elapsedMs = () => now() - startedAt;
	const leftMs = () => budgetMs - elapsedMs();
	return {
		elapsedMs,
		leftMs,
		fits: (durationMs) => durationMs <= leftMs()
	};
}
// src/load/crew-size.ts
const TOKENS_PER_SECOND_A_WORKER = 4e4;
function chooseWorkers({ tokensPerSecond, concurrency, cores }) {
	const needed = Math.ceil((tokensPerSecond ?? 0) / TOKENS_PER_SECOND_A_WORKER);
	return Math.max(1, Math.min(needed, cores - 1, concurrency));
}
function createCrewSize(cores) {
	const fastest = new Map();
	return {
		workersFor: (concurrency) => chooseWorkers({
			tokensPerSecond: fastest.get(concurrency) ?? null,
			concurrency,
			cores
		}),
		note: (records) => {
			const rate = eventsPerSecond(records);
			fastest.set(records.concurrency, Math.max(rate, fastest.get(records.concurrency) ?? 0));
		}
	};
}
function eventsPerSecond({ events: { atMs } }) {
	const durationMs = (atMs.at(-1) ?? 0) - (atMs[0] ?? 0);
	return durationMs > 0 ? 1e3 * (atMs.length - 1) / durationMs : 0;
}
// src/session/flush-cache.ts
const FLUSH_TIMEOUT_MS = 3e4;
const TRIES = 5;
const PAUSE_MS = 200;
const FLUSH_PATHS = {
	vllm: "/reset_prefix_cache",
	sglang: "/flush_cache"
};
async function flushCache(target, engine, pause) {
	const path = FLUSH_PATHS[(engine ?? "").toLowerCase()];
	if (path === void 0) throw noFlush(`${engine ?? "an unknown engine"} has no endpoint that empties its prefix cache`);
	let said = "";
	for (let tries = 0; tries < TRIES; tries++) {
		const answer = await getInfo(target, path, {
			method: "POST",
			timeoutMs: FLUSH_TIMEOUT_MS
		});
		if (answer.kind === "answer" && answer.status === 200) return;
		said = answer.kind === "failed" ? answer.message : `${answer.status} ${answer.text.slice(0, 160)}`.trim();
		if (answer.kind === "answer" && answer.status === 404) break;
		await pause(PAUSE_MS);
	}
	throw noFlush(`${engine} did not empty its prefix cache: POST ${path} gave ${said}`);
}
function noFlush(found) {
	return new GateError("bad-suite", `cache: flush: ${found}.`, "vLLM started with VLLM_SERVER_DEV_MODE=1 and SGLang can be emptied. Use `cache: bust` (the default) for others.");
}
// src/session/run-trial.ts
function createTrialRunner(parts) {
	const { server, loader, io, budget } = parts;
	const crew = createCrewSize(availableParallelism());
	return async (plan, place) => {
		if (plan.purpose === "trial") await flushWhereAsked(parts);
		const workers = crew.workersFor(plan.concurrency);
		if (workers > 1) io.log.info(`C=${plan.concurrency}: ${workers} load workers share the load`);
		const deadline = startDeadline(budget.leftMs());
		const hooks = {
			onProgress: (progress) => io.log.progress({
				...progress,
				...place,
				stage: plan.purpose,
				runRemainingMs: remainingMs(parts)
			}),
			signal: AbortSignal.any([
				io.signal,
				server.died,
				deadline.signal
			])
		};
		const records = await loader.runTrial({
			...plan,
			workers
		}, hooks).finally(deadline.clear);
		crew.note(records);
		return redactRecords(records, server.secrets);
	};
}
async function flushWhereAsked({ suite, server, io }) {
	if (suite.cache !== "flush") return;
	await flushCache(server.target, server.identity.engine, (ms) => pause(ms, io.signal));
}
function remainingMs({ expectedMs, budget }) {
	return expectedMs === null ? null : Math.max(0, expectedMs - budget.elapsedMs());
}
// src/measure/is-steady.ts
const ROUNDS_AGREE_WITHIN = .02;
const NOISE_FACTOR = 4.5;
function isWarm(rounds) {
	const [before, last] = rounds.slice(-2);
	if (before === void 0 || last === void 0 || !(before > 0) || !(last > 0)) return false;
	return Math.abs(last - before) <= ROUNDS_AGREE_WITHIN * Math.max(last, before);
}
function findNotSteady(question) {
	const { values, direction, tolerance, trialSd, concurrency } = question;
	const [first, ...rest] = values.map((value) => direction === "lower" ? -Math.log(value) : Math.log(value));
	if (first === void 0 || rest.length < 2) return null;
	const theta = direction === "lower" ? Math.log1p(tolerance) : -Math.log1p(-tolerance);
	const limit = Math.max(theta / 2, NOISE_FACTOR * (trialSd ?? 0));
	const behind = meanOf(rest) - first;
	if (!(behind > limit)) return null;
	const percent = (amount) => `${(100 * -Math.expm1(-amount)).toFixed(1)} %`;
	return {
		code: "not-steady",
		message: `the first trial at C=${concurrency} was ${percent(behind)} slower than the mean of the rest (at most ${percent(limit)}): the server was still warming up`,
		remedy: "Raise `warm-up: {rounds}` in the suite; look for compilation or graph capture in the server log."
	};
}
// src/measure/find-buffering.ts
const COALESCED_SHARE_LIMIT = .5;
const TTFT_SHARE_LIMIT = .8;
const CHUNKS_AT_LEAST = 8;
const STREAM_METRICS = [
	"ttft-mean",
	"ttft-p50",
	"ttft-p90",
	"ttft-p95",
	"ttft-p99",
	"tpot-mean",
	"tpot-p50",
	"tpot-p99",
	"per-user-throughput",
	"itl-mean",
	"itl-p50",
	"itl-p99"
];
function findBuffering(records) {
	const streamed = selectGood(records.requests).filter((request) => request.chunks >= CHUNKS_AT_LEAST);
	const { coalescedReadShare } = records.client;
	if (streamed.length === 0 || coalescedReadShare <= COALESCED_SHARE_LIMIT) return null;
	const shares = streamed.map((request) => e2eMs(request) > 0 ? ttftMs(request) / e2eMs(request) : 1);
	const share = percentile(sortAscending(shares), .5);
	if (share <= TTFT_SHARE_LIMIT) return null;
	return `the stream is buffered on its way: the first token arrives after ${(100 * share).toFixed(0)} % of a request and ${(100 * coalescedReadShare).toFixed(0)} % of the reads carry several events; TTFT, TPOT and ITL are unreliable, throughput is not affected`;
}
// src/measure/client-limits.ts
const CPU_SHARE_LIMIT = .9;
const EVENT_LOOP_DELAY_LIMIT_SHARE = .1;
const LATE_SEND_LIMIT_SHARE = .1;
const ACHIEVED_SHARE_AT_LEAST = .9;
const DECODE_DOUBT_LIMIT_SHARE = .01;
const END_DOUBT_LIMIT_SHARE = .01;
// src/measure/in-flight.ts
function stepsOf(requests) {
	return requests.flatMap(({ sentAtMs, endedAtMs }) => sentAtMs === null || endedAtMs === null ? [] : [{
		atMs: sentAtMs,
		change: 1
	}, {
		atMs: Math.max(sentAtMs, endedAtMs),
		change: -1
	}]).sort((a, b) => a.atMs - b.atMs || b.change - a.change);
}
function sumInFlight(steps, fromMs, toMs) {
	let running = 0;
	let sum = 0;
	let beforeMs = fromMs;
	for (const { atMs, change } of steps) {
		const at = Math.min(Math.max(atMs, fromMs), toMs);
		sum += running * (at - beforeMs);
		beforeMs = at;
		running += change;
	}
	return sum;
}
function sweepInFlight(requests, asked) {
	const steps = stepsOf(requests);
	const ends = steps.filter((step) => step.change === -1);
	const toMs = ends[ends.length - asked]?.atMs ?? 0;
	let running = 0;
	let peak = 0;
	let fromMs = null;
	for (const step of steps) {
		running += step.change;
		peak = Math.max(peak, running);
		if (running >= asked) fromMs ??= step.atMs;
	}
	if (fromMs === null || toMs <= fromMs) return {
		peak,
		full: null
	};
	return {
		peak,
		full: {
			fromMs,
			toMs,
			meanInFlight: sumInFlight(steps, fromMs, toMs) / (toMs - fromMs)
		}
	};
}
// src/measure/metrics.ts
const sumOf = (good, figure) => good.reduce((sum, request) => sum + figure(request), 0);
function durationOf({ requests }) {
	let first = Number.POSITIVE_INFINITY;
	let last = Number.NEGATIVE_INFINITY;
	for (const { sentAtMs, lastTokenAtMs } of requests) {
		if (sentAtMs !== null) first = Math.min(first, sentAtMs);
		if (lastTokenAtMs !== null) last = Math.max(last, lastTokenAtMs);
	}
	return last > first ? last - first : 0;
}
function countTokensPerChunk(good) {
	const chunks = sumOf(good, (request) => request.chunks);
	return chunks === 0 ? null : sumOf(good, (request) => request.outputTokens) / chunks;
}
function summarise(name, values, percents) {
	if (values.length === 0) return [];
	const sorted = sortAscending(values);
	const shares = percents.map((percent) => [`${name}-p${percent}`, percentile(sorted, percent / 100)]);
	return [[`${name}-mean`, meanOf(values)], ...shares];
}
function meetsSlo(request, slo) {
	const within = (value, limit) => limit === void 0 || value === null || value <= limit;
	return within(ttftMs(request), slo.ttftMs) && within(tpotMs(request), slo.tpotMs) && within(e2eMs(request), slo.e2eMs);
}
function throughputs(records, good, slo) {
	const seconds = durationOf(records) / 1e3;
	if (seconds === 0) return [];
	const output = sumOf(good, (request) => request.outputTokens);
	const timeline = weighEvents(records.events, good);
	const { full } = sweepInFlight(records.requests, records.concurrency);
	const steady = full ? [["steady-output-throughput", 1e3 * countTokens(timeline, full.fromMs, full.toMs) / (full.toMs - full.fromMs)]] : [];
	const goodput = Object.keys(slo).length > 0 ? [["goodput", good.filter((request) => meetsSlo(request, slo)).length / seconds]] : [];
	return [
		["output-throughput", output / seconds],
		...steady,
		["total-throughput", (sumOf(good, (request) => request.promptTokens) + output) / seconds],
		["request-throughput", good.length / seconds],
		["peak-output-throughput", findPeakTokensPerSecond(timeline)],
		...goodput,
		["achieved-concurrency", sumOf(good, e2eMs) / 1e3 / seconds]
	];
}
function latencies(records, good) {
	const tpots = good.map(tpotMs).filter((value) => value !== null);
	const meanTpot = meanOf(tpots);
	return [
		...meanTpot > 0 ? [["per-user-throughput", 1e3 / meanTpot]] : [],
		...summarise("ttft", good.map(ttftMs), [
			50,
			90,
			95,
			99
		]),
		...summarise("tpot", tpots, [50, 99]),
		...summarise("itl", findChunkGaps(records.events, good), [50, 99]),
		...summarise("e2e", good.map(e2eMs), [
			50,
			95,
			99
		])
	];
}
function computeMetrics(records, slo) {
	const good = selectGood(records.requests);
	return Object.fromEntries([...throughputs(records, good, slo), ...latencies(records, good)]);
}
// src/measure/find-client-bound.ts
const ms = (value) => `${value.toFixed(1)} ms`;
const percent = (share) => `${(100 * share).toFixed(0)} %`;
function findLowConcurrency({ requests, concurrency }) {
	const asked = Math.min(concurrency, requests.length);
	const { peak, full } = sweepInFlight(requests, asked);
	if (full === null) return peak < asked ? `at most ${peak} of ${asked} requests were in flight` : null;
	if (full.meanInFlight >= .9 * asked) return null;
	return `achieved concurrency was ${full.meanInFlight.toFixed(1)} of ${asked} (at least ${percent(ACHIEVED_SHARE_AT_LEAST)})`;
}
function findSlowClient({ client }, medianE2eMs) {
	const cpu = client.cpuShare / Math.max(1, client.workers);
	const delayLimit = Math.max(100, EVENT_LOOP_DELAY_LIMIT_SHARE * medianE2eMs);
	const lateLimit = Math.max(100, LATE_SEND_LIMIT_SHARE * medianE2eMs);
	const delay = client.eventLoopDelayP99Ms;
	const late = client.lateSendP99Ms;
	return [
		...cpu > .9 ? [`its CPU share was ${percent(cpu)} of a core (at most ${percent(CPU_SHARE_LIMIT)})`] : [],
		...delay > delayLimit ? [`its event-loop delay p99 was ${ms(delay)} (at most ${ms(delayLimit)})`] : [],
		...late > lateLimit ? [`its sends were late by ${ms(late)} at p99 (at most ${ms(lateLimit)})`] : []
	];
}
function findLateStamps(records) {
	const { endDoubtMs = 0, decodeDoubtMs = 0 } = records.client;
	const good = selectGood(records.requests);
	const decodeMs = good.reduce((sum, one) => sum + one.lastTokenAtMs - one.firstTokenAtMs, 0) / Math.max(1, good.length);
	const decodeLimit = Math.max(20, DECODE_DOUBT_LIMIT_SHARE * decodeMs);
	const endLimit = Math.max(50, END_DOUBT_LIMIT_SHARE * durationOf(records));
	return [...decodeDoubtMs > decodeLimit ? [`it may have read tokens ${ms(decodeDoubtMs)} late on average (at most ${ms(decodeLimit)})`] : [], ...endDoubtMs > endLimit ? [`it may have read the last token ${ms(endDoubtMs)} late (at most ${ms(endLimit)})`] : []];
}
function noteIdleSlots({ requests, concurrency }) {
	const { full } = sweepInFlight(requests, concurrency);
	if (full === null || full.meanInFlight >= .97 * concurrency) return [];
	return [`slots were idle for ${(100 * (1 - full.meanInFlight / concurrency)).toFixed(1)} % of the time between requests: throughput is low by as much`];
}
function noteClient(records) {
	const delay = records.client.eventLoopDelayP99Ms;
	const late = `the client's event-loop delay p99 was ${ms(delay)}: single latencies may be too long by as much`;
	return [...noteIdleSlots(records), ...delay > 25 ? [late] : []];
}
function findClientBound(records) {
	const latencies = selectGood(records.requests).map(e2eMs);
	const median = latencies.length > 0 ? percentile(sortAscending(latencies), .5) : 0;
	const figures = [
		findLowConcurrency(records),
		...findSlowClient(records, median),
		...findLateStamps(records)
	].filter((text) => text !== null);
	if (figures.length === 0) return null;
	return {
		code: "client-bound",
		message: `client-bound at C=${records.concurrency}: the client, not the server, set the pace: ${figures.join("; ")}`,
		remedy: "Give the client a core of its own (another machine, or fewer jobs on this one), or lower the level."
	};
}
// src/measure/failure-advice.ts
const NAMED = {
	refused: {
		meaning: "nothing accepts connections at that address",
		remedy: "Check that the server runs and that host and port of the URL are its own."
	},
	reset: {
		meaning: "the connection was closed or reset in the middle of a request",
		remedy: "Read the server's log at that time: a crash, an out-of-memory kill, or a proxy that limits connections."
	},
	dns: {
		meaning: "the host name can't be resolved",
		remedy: "Check the spelling of the host in the URL."
	},
	tls: {
		meaning: "the TLS handshake failed",
		remedy: "Check http against https in the URL; name a private certificate authority under server.ca."
	},
	"timeout-connect": {
		meaning: "no connection within the time limit",
		remedy: "Check firewalls and the server's limit of open connections."
	},
	"timeout-first-byte": {
		meaning: "no answer began within the time limit",
		remedy: "The server queues longer than the timeout: lower the level, or raise `timeout` in the suite."
	},
	"timeout-idle": {
		meaning: "the stream went silent for longer than the time limit",
		remedy: "Read the server's log for a stalled engine, or raise `timeout` in the suite."
	},
	"timeout-total": {
		meaning: "the answer took longer than the time limit",
		remedy: "Lower the output length or the level, or raise `timeout` in the suite."
	},
	redirect: {
		meaning: "the server answers with a redirect, which is not followed",
		remedy: "Give the URL that the redirect leads to."
	},
	"error-in-stream": {
		meaning: "the server reported an error inside the stream",
		remedy: "Read the quoted message and the server's log."
	},
	truncated: {
		meaning: "the stream ended without a finish reason",
		remedy: "Read the server's log: the engine or a proxy cut the answer short."
	},
	aborted: {
		meaning: "the server gave up the request (finish reason abort or error)",
		remedy: "Read the server's log: preemption, memory, or a shutdown."
	},
	empty: {
		meaning: "the answer holds no token",
		remedy: "Check the prompt and the chat template; an end-of-sequence token may come first."
	},
	"no-usage": {
		meaning: "the answer doesn't say how many tokens it has",
		remedy: "Turn usage reporting on in the server (stream_options.include_usage): without it tokens would be guessed."
	},
	"wrong-length": {
		meaning: "the answer isn't as long as the suite pins it",
		remedy: "Write `output-tokens: {at-most: N}` for a server that ignores ignore_eos and min_tokens; check the context limit."
	},
	"not-a-stream": {
		meaning: "the answer isn't an event stream",
		remedy: "Check that the server honours `stream: true` and that no proxy rewrites the answer."
	},
	"too-large": {
		meaning: "the answer is larger than any real one would be",
		remedy: "Check what answers at that URL."
	},
	"server-died": {
		meaning: "the server process ended",
		remedy: "Read the tail of server.log for the reason (memory, a failed assertion, a signal)."
	}
};
const STATUS = {
	400: {
		meaning: "the server rejects the request",
		remedy: "Read the quoted message: often a field that the engine does not take, or a context limit."
	},
	401: {
		meaning: "the server wants a key",
		remedy: "Name the variable that holds it with --api-key-env."
	},
	403: {
		meaning: "the key may not do this",
		remedy: "Check the rights of the key."
	},
	404: {
		meaning: "no such path or model",
		remedy: "Check `model` and the URL; /v1 at its end is accepted."
	},
	413: {
		meaning: "the prompt is too large for the server or a proxy",
		remedy: "Use shorter prompts or raise the limit."
	},
	422: {
		meaning: "the server rejects a field",
		remedy: "Read the quoted message; check `extra-body` and `sampling`."
	},
	429: {
		meaning: "the server limits the rate",
		remedy: "Lift the rate limit for this key, or lower the levels: a limited server is not being measured."
	},
	503: {
		meaning: "the server is overloaded or still starting",
		remedy: "Lower the level or raise its queue limit."
	}
};
function adviseOn(failure) {
	if (Object.hasOwn(NAMED, failure)) return NAMED[failure];
	const status = Number(failure.slice(5));
	if (Object.hasOwn(STATUS, status)) return STATUS[status];
	return status >= 500 ? {
		meaning: "the server failed to answer",
		remedy: "Read the server's log at that time."
	} : {
		meaning: "the server rejects the request",
		remedy: "Read the quoted message."
	};
}
// src/measure/find-failures.ts
const QUOTE_LIMIT = 300;
const isFailure = (record) => record.outcome !== "good";
function countFailures(requests) {
	const counts = new Map();
	for (const { outcome } of requests.filter(isFailure)) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
	return Object.fromEntries([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}
function quoteMessage(message) {
	const line = message.replace(/\s+/g, " ").trim();
	return line.length > QUOTE_LIMIT ? `${line.slice(0, QUOTE_LIMIT)}…` : line;
}
function describeExample(failures, failureClass) {
	const example = failures.find((record) => record.outcome === failureClass && record.message);
	return example?.message ? `; request ${example.index} said: “${quoteMessage(example.message)}”` : "";
}
function failTooMany(failed, sent, allowedShare) {
	return failed > allowedShare * sent || failed >= sent;
}
function findFailures({ requests, concurrency }, allowedShare) {
	const failures = requests.filter(isFailure);
	const [worst] = Object.keys(countFailures(requests));
	if (worst === void 0) return requests.length === 0 ? noRequests(concurrency) : null;
	if (!failTooMany(failures.length, requests.length, allowedShare)) return null;
	const died = failures.some((record) => record.outcome === "server-died");
	const leading = died ? "server-died" : worst;
	const classes = Object.entries(countFailures(requests)).map(([name, count]) => `${count} × ${name} (${adviseOn(name).meaning})`);
	const allowed = Math.floor(allowedShare * requests.length);
	return {
		code: died ? "server-died" : "failed-requests",
		message: `${failures.length} of ${requests.length} requests at C=${concurrency} failed, ${allowed} allowed: ${classes.join(", ")}${describeExample(failures, leading)}`,
		remedy: adviseOn(leading).remedy
	};
}
function noRequests(concurrency) {
	return {
		code: "failed-requests",
		message: `no request was sent at C=${concurrency}`,
		remedy: "Give the level at least one request."
	};
}
// src/measure/find-cache-hits.ts
function countUnexplained({ promptTokens, cachedTokens }, commonTokens) {
	const allowed = Math.min(96, Math.max(promptTokens / 2, commonTokens));
	return Math.max(0, cachedTokens - allowed);
}
function findCacheHits(records) {
	const hits = selectGood(records.requests).map(({ promptTokens, cachedTokens }) => ({
		promptTokens,
		cachedTokens: cachedTokens ?? 0
	}));
	const common = hits.reduce((least, { cachedTokens }) => cachedTokens > 0 ? Math.min(least, cachedTokens) : least, Infinity);
	const prompt = hits.reduce((sum, hit) => sum + hit.promptTokens, 0);
	if (hits.reduce((sum, hit) => sum + countUnexplained(hit, common), 0) <= .02 * prompt) return null;
	const cached = hits.reduce((sum, hit) => sum + hit.cachedTokens, 0);
	return {
		code: "cache-hits",
		message: `${cached} of ${prompt} prompt tokens at C=${records.concurrency} came from the prefix cache (${(100 * cached / prompt).toFixed(1)} %) although the suite says \`cache: bust\``,
		remedy: "Turn the prefix cache off in the server, or declare `cache: warm` if cached prompts are what you want to measure."
	};
}
const FLUSHED_TOKENS_AT_MOST = 96;
function findFailedFlush({ requests, concurrency }) {
	const wave = requests.filter(({ index, cachedTokens }) => index < concurrency && cachedTokens !== null);
	const least = wave.reduce((tokens, record) => Math.min(tokens, record.cachedTokens ?? 0), Infinity);
	if (wave.length === 0 || least <= FLUSHED_TOKENS_AT_MOST) return null;
	return {
		code: "cache-hits",
		message: `the prefix cache was emptied before the trial at C=${concurrency}, yet each of its first ${wave.length} prompts found at least ${least} tokens in it`,
		remedy: "Look why the server keeps its cache (running requests, other clients), or use `cache: bust`."
	};
}
// src/measure/find-token-mismatch.ts
const CHUNKS_PER_TOKEN_LIMIT = 1.05;
const REMEDY = "The server's usage can't be trusted: check its version, and proxies that rewrite the stream.";
function findTokenMismatch(records, output) {
	const good = selectGood(records.requests);
	const tokens = good.reduce((sum, request) => sum + request.outputTokens, 0);
	const chunks = good.reduce((sum, request) => sum + request.chunks, 0);
	const asked = output.tokens * good.length;
	const place = `at C=${records.concurrency}`;
	if (output.kind === "pinned" && tokens !== asked) return {
		code: "token-mismatch",
		message: `${tokens} output tokens ${place} instead of ${asked} (${good.length} answers of ${output.tokens})`,
		remedy: REMEDY
	};
	if (chunks <= CHUNKS_PER_TOKEN_LIMIT * tokens) return null;
	return {
		code: "token-mismatch",
		message: `usage ${place} counts ${tokens} output tokens, but ${chunks} events carried text`,
		remedy: REMEDY
	};
}
// src/measure/validity.ts
function findInvalidity(records, options) {
	if (records.interrupted) return [describeInterruption(records)];
	const failures = findFailures(records, options.failedRequestsAllowed);
	if (failures !== null) return [failures];
	return [
		findClientBound(records),
		options.cache === "bust" ? findCacheHits(records) : null,
		options.cache === "flush" ? findFailedFlush(records) : null,
		findTokenMismatch(records, options.output)
	].filter((reason) => reason !== null);
}
function describeInterruption({ requests, concurrency }) {
	return {
		code: "interrupted",
		message: `the trial at C=${concurrency} was cut short after ${requests.filter((record) => record.outcome === "good").length} good requests`,
		remedy: "Run again, with a larger budget if the budget ended it."
	};
}
function noteOn(records, tokensPerChunk, buffering) {
	const asked = records.concurrency;
	const sent = records.requests.length;
	const resent = records.requests.filter((record) => record.resent).length;
	return [
		...buffering === null ? [] : [buffering],
		...tokensPerChunk !== null && tokensPerChunk > 1.05 ? [`ITL is a chunk gap: ${tokensPerChunk.toFixed(2)} tokens per chunk`] : [],
		...noteClient(records),
		...sent > 0 && sent < asked ? [`${sent} requests can't fill ${asked} slots`] : [],
		...resent > 0 ? [`${resent} requests were sent again once after a reset of an idle connection`] : []
	];
}
function measureTrial(records, options) {
	const reasons = findInvalidity(records, options);
	const good = selectGood(records.requests);
	const tokensPerChunk = countTokensPerChunk(good);
	const buffering = findBuffering(records);
	const valid = reasons.length === 0;
	return {
		valid,
		reasons,
		metrics: valid ? computeMetrics(records, options.slo) : {},
		requests: {
			sent: records.requests.length,
			good: good.length,
			failed: countFailures(records.requests)
		},
		tokens: {
			prompt: good.reduce((sum, request) => sum + request.promptTokens, 0),
			output: good.reduce((sum, request) => sum + request.outputTokens, 0),
			cached: good.reduce((sum, request) => sum + (request.cachedTokens ?? 0), 0)
		},
		tokensPerChunk,
		durationMs: durationOf(records),
		startedAt: records.startedAt,
		client: records.client,
		counters: null,
		notes: noteOn(records, tokensPerChunk, buffering),
		...buffering === null ? {} : { unreliable: STREAM_METRICS }
	};
}
function invalidateTrial(trial, reason) {
	return {
		...trial,
		valid: false,
		reasons: [...trial.reasons, reason],
		metrics: {}
	};
}
// src/session/flush-evidence.ts
function noteUnverifiedFlush({ result, findings }) {
	const { requests } = result;
	if (requests.some(({ cachedTokens }) => cachedTokens !== null)) return [];
	const hits = findings.counters?.["prefixHitTokens"] ?? findings.counters?.["cachedTokens"];
	if (hits === void 0) return ["flush unverified: neither cached_tokens nor a counter tells what the cache still held"];
	const prompt = requests.reduce((sum, { promptTokens }) => sum + (promptTokens ?? 0), 0);
	if (hits <= .02 * prompt + 96 * requests.length) return [];
	return [`flush unverified: ${hits} of ${prompt} prompt tokens came from the cache, and nothing tells whether they were there before the trial`];
}
// src/session/sweeper.ts
const RETAKES_A_LEVEL = 1;
const STEADY_METRIC = "output-throughput";
function createSweeper(parts) {
	const states = new Map(parts.suite.levels.map((level) => [level.concurrency, {
		level,
		trials: [],
		notes: [],
		retakes: 0
	}]));
	let stop = null;
	const takeTrial = async (state) => {
		const trial = state.trials.length + 1;
		state.notes.push(...await parts.warmUp.ensureWarm(state.level));
		const place = {
			number: trial,
			of: Math.max(trial, parts.suite.trials.first)
		};
		const watched = await parts.watch(() => parts.runTrial(parts.planFor(state.level, trial), place));
		parts.warmUp.noteUse(state.level);
		const measured = judgeTrial(parts.suite, state.level, watched);
		stop = parts.signal.aborted ? INTERRUPTED : measured.valid ? null : await parts.findDeath();
		const result = stop?.code === "server-died" ? blameDeath(measured, stop) : measured;
		state.trials.push(result);
		await parts.keep(watched.result, trial);
		return result;
	};
	const mayRetake = (state, lost) => stop === null && state.retakes < RETAKES_A_LEVEL && parts.budget.fits(lost.durationMs);
	const retake = async (state) => {
		state.retakes++;
		await takeTrial(state);
	};
	const takeLevel = async (state) => {
		const result = await takeTrial(state);
		if (!result.valid && mayRetake(state, result)) await retake(state);
		const unsteady = dropUnsteadyFirst(state, parts.suite, parts.trialSdOf(state.level));
		if (unsteady !== null && mayRetake(state, unsteady)) await retake(state);
	};
	return {
		sweep: async (levels) => {
			for (const { concurrency } of levels) {
				const state = states.get(concurrency);
				if (parts.signal.aborted) stop = INTERRUPTED;
				if (stop !== null || parts.budget.leftMs() <= 0) return;
				if (state !== void 0) await takeLevel(state);
			}
		},
		levels: () => [...states.values()].map(({ level, trials, notes }) => ({
			concurrency: level.concurrency,
			output: level.output,
			requests: level.requests,
			trials,
			notes: [...new Set(notes)]
		})),
		stopped: () => stop
	};
}
const INTERRUPTED = {
	code: "interrupted",
	message: "the run was interrupted; what was measured until then is on disk",
	remedy: "Run it again."
};
function judgeTrial(suite, level, watched) {
	const measured = measureTrial(watched.result, {
		output: level.output,
		slo: suite.slo,
		failedRequestsAllowed: suite.policy.failedRequests,
		cache: suite.cache
	});
	const noted = {
		...measured,
		counters: watched.findings.counters,
		notes: [
			...measured.notes,
			...watched.findings.notes,
			...suite.cache === "flush" ? noteUnverifiedFlush(watched) : []
		]
	};
	return watched.findings.reasons.reduce(invalidateTrial, noted);
}
function blameDeath(trial, death) {
	return {
		...trial,
		reasons: [death, ...trial.reasons.filter(({ code }) => code !== "interrupted")]
	};
}
function dropUnsteadyFirst(state, suite, trialSd) {
	const valid = state.trials.filter((trial) => trial.valid);
	const [first] = valid;
	if (first === void 0 || first !== state.trials[0]) return null;
	const reason = findNotSteady({
		concurrency: state.level.concurrency,
		values: valid.flatMap((trial) => trial.metrics[STEADY_METRIC] ?? []),
		direction: "higher",
		tolerance: suite.metrics.find(({ id }) => id === STEADY_METRIC)?.tolerance ?? .05,
		trialSd
	});
	if (reason === null) return null;
	const dropped = invalidateTrial(first, reason);
	state.trials = [dropped, ...state.trials.slice(1)];
	return dropped;
}
// src/session/warm-up.ts
const COLD_AFTER_IDLE_MS = 6e4;
function createWarmUp(parts) {
	const lastUsedAt = new Map();
	let nonceRound = 0;
	const isStillWarm = (level) => {
		const usedAt = lastUsedAt.get(level.concurrency);
		return usedAt !== void 0 && parts.now() - usedAt < COLD_AFTER_IDLE_MS;
	};
	const runRound = async (level, number) => {
		const plan = parts.planFor(level);
		const tokens = Math.min(parts.suite.warmUp.outputTokens, level.output.tokens);
		const nonce = {
			seed: 0,
			session: `${parts.sessionId}-warm-up`,
			trial: nonceRound++
		};
		const round = {
			...plan,
			purpose: "warm-up",
			requests: level.concurrency,
			output: {
				...level.output,
				tokens
			},
			nonce: parts.suite.cache === "warm" ? null : nonce
		};
		return parts.runTrial(round, {
			number,
			of: parts.suite.warmUp.rounds
		});
	};
	const ensureWarm = async (level) => {
		if (isStillWarm(level)) return [];
		const notes = await warmUntilSteady(level, parts.suite.warmUp.rounds, runRound);
		lastUsedAt.set(level.concurrency, parts.now());
		return notes;
	};
	return {
		ensureWarm,
		noteUse: (level) => lastUsedAt.set(level.concurrency, parts.now())
	};
}
async function warmUntilSteady(level, mostRounds, runRound) {
	const speeds = [];
	let failures = 0;
	for (let round = 1; round <= mostRounds; round++) {
		const records = await runRound(level, round);
		failures += records.requests.filter((request) => request.sentAtMs !== null && request.outcome !== "good").length;
		if (records.interrupted) break;
		speeds.push(tokensPerSecond(records));
		if (isWarm(speeds)) return noteFailures(level, failures);
	}
	return [...speeds.length < 2 ? [] : [`Warm-up at C=${level.concurrency} wasn't steady after ${speeds.length} rounds (${speeds.map((speed) => speed.toFixed(1)).join(", ")} tok/s).`], ...noteFailures(level, failures)];
}
function noteFailures(level, failures) {
	return failures === 0 ? [] : [`${failures} warm-up requests at C=${level.concurrency} failed.`];
}
function tokensPerSecond(records) {
	const good = records.requests.filter((request) => request.outcome === "good");
	const tokens = good.reduce((sum, request) => sum + (request.outputTokens ?? 0), 0);
	const starts = good.map((request) => request.sentAtMs ?? 0);
	const ends = good.map((request) => request.lastTokenAtMs ?? 0);
	const durationMs = Math.max(...ends) - Math.min(...starts);
	return good.length === 0 || durationMs <= 0 ? 0 : 1e3 * tokens / durationMs;
}
const now = () => performance.now();
function startSession(parts) {
	const { suite, server, io, recorder, sessionId } = parts;
	const startedAt = new Date().toISOString();
	const budget = startBudget(suite.trials.budgetMs, now);
	const traces = [];
	const planFor = (level, trial) => planTrial(parts, level, trial);
	const runTrial = createTrialRunner({
		...parts,
		budget
	});
	const sweeper = createSweeper({
		suite,
		planFor,
		runTrial,
		watch: (run) => runWatched(parts, run),
		warmUp: createWarmUp({
			suite,
			sessionId,
			planFor: (level) => planFor(level, 0),
			runTrial,
			now
		}),
		budget,
		signal: io.signal,
		findDeath: server.findDeath,
		trialSdOf: parts.trialSdOf,
		keep: async (records, trial) => {
			traces.push(traceTrial(records, trial));
			await recorder.keepRequests(records, trial);
			await recorder.keepSession(sessionSoFar([]));
		}
	});
	const sessionSoFar = (reasons) => makeSessionSoFar(parts, startedAt, sweeper, reasons);
	return {
		warmUpAsInTheField: () => warmUpAsInTheField(parts, runTrial),
		sweep: sweeper.sweep,
		current: () => sessionSoFar([]),
		stopped: sweeper.stopped,
		budget,
		traces: () => traces,
		finish: async () => {
			const session = sessionSoFar(await findReasonsAtEnd(parts, sweeper));
			await recorder.keepSession(session);
			return session;
		}
	};
}
function planTrial({ suite, server, sessionId }, level, trial) {
	return {
		target: server.target,
		shape: server.shape,
		prompts: server.prompts.prompts,
		concurrency: level.concurrency,
		requests: level.requests,
		output: level.output,
		nonce: suite.cache === "bust" ? {
			seed: 1,
			session: sessionId,
			trial
		} : null,
		purpose: "trial"
	};
}
function runWatched({ suite, server, io }, run) {
	return watchTrial({
		target: server.target,
		engine: server.identity.engine,
		cache: suite.cache,
		gpus: server.gpus,
		now,
		signal: AbortSignal.any([io.signal, server.died])
	}, run, ({ interrupted, requests }) => interrupted ? [] : requests);
}
async function warmUpAsInTheField(parts, runTrial) {
	const { suite, sessionId } = parts;
	await flushWhereAsked(parts);
	for (const [index, { concurrency, requests, outputTokens }] of suite.fieldWarmUp.entries()) {
		const output = {
			...suite.output,
			tokens: outputTokens
		};
		const nonce = {
			seed: 1,
			session: `${sessionId}-field-warm-up`,
			trial: index
		};
		await runTrial({
			...planTrial(parts, {
				concurrency,
				requests,
				output
			}, 0),
			purpose: "warm-up",
			nonce
		}, {
			number: index + 1,
			of: suite.fieldWarmUp.length
		});
	}
}
function makeSessionSoFar({ suite, prompts, server, io, sessionId, configurationHash }, startedAt, sweeper, reasons) {
	const stopped = sweeper.stopped();
	return makeSession({
		id: sessionId,
		startedAt,
		finishedAt: new Date().toISOString(),
		client: CLIENT,
		suite,
		prompts,
		seed: 1,
		identity: server.identity,
		configurationHash,
		levels: sweeper.levels(),
		reasons: stopped === null ? reasons : [...reasons, stopped],
		notes: server.ready.notes,
		provenance: {
			...io.provenance,
			url: server.target.origin
		},
		logTail: stopped?.code === "server-died" ? server.logTail() : []
	});
}
async function findReasonsAtEnd({ server, io }, sweeper) {
	if (sweeper.stopped() !== null) return [];
	const change = await server.findIdentityChange();
	if (io.signal.aborted) return [INTERRUPTED];
	return change === null ? [] : [change];
}
// src/session/calibrate-prompts.ts
const CLOSE_SHARE = .02;
const CLOSE_TOKENS = 2;
const MOST_CORRECTIONS = 3;
async function calibratePrompts(source, set, countTokens) {
	if (source.kind !== "random") return {
		prompts: set,
		notes: []
	};
	const { inputTokens, seed } = source;
	const ofWords = (words) => makeRandomPrompts(seed, RANDOM_PROMPT_COUNT, words);
	const count = async (words) => {
		const [prompt] = makeRandomPrompts(seed, 1, words);
		return prompt === void 0 ? null : countTokens(prompt);
	};
	const line = await fitLine(inputTokens, count);
	if (line === null) return {
		prompts: set,
		notes: [NOT_TOLD]
	};
	let words = Math.max(1, Math.round((inputTokens - line.fixed) / line.perWord));
	for (let corrections = 0;; corrections++) {
		const tokens = await count(words);
		if (tokens === null) return {
			prompts: set,
			notes: [NOT_TOLD]
		};
		const missing = inputTokens - tokens;
		const close = Math.abs(missing) <= Math.max(CLOSE_TOKENS, CLOSE_SHARE * inputTokens);
		if (close || corrections === MOST_CORRECTIONS || words === 1 && missing < 0) return {
			prompts: {
				...set,
				prompts: ofWords(words)
			},
			notes: close ? [] : [describeMiss(inputTokens, tokens)]
		};
		words = Math.max(1, words + Math.round(missing / line.perWord));
	}
}
const NOT_TOLD = "random prompts have one word a wanted token: the server tells no prompt_tokens that grow with the prompt, so nothing calibrates them";
function describeMiss(wanted, tokens) {
	return `random prompts of ${wanted} tokens were asked for, the nearest found have about ${tokens} with chat template and nonce`;
}
async function fitLine(wanted, count) {
	const [long, short] = [Math.max(2, wanted), Math.max(1, Math.floor(wanted / 2))];
	const [atLong, atShort] = [await count(long), await count(short)];
	if (atLong === null || atShort === null || atLong <= atShort) return null;
	const perWord = (atLong - atShort) / (long - short);
	return {
		fixed: atLong - perWord * long,
		perWord
	};
}
// src/server/gpu-memory.ts
const SLACK_MIB = 512;
const LOOK_EVERY_MS = 500;
async function awaitGpuMemory(options) {
	const deadline = options.now() + options.timeoutMs;
	for (;;) {
		const held = heldSince(options.before, await options.readGpus());
		if (held.length === 0) return null;
		if (options.now() >= deadline || options.signal.aborted) return `GPU memory is still held after the server was stopped: ${held.join(", ")}`;
		await options.sleep(LOOK_EVERY_MS, options.signal);
	}
}
function heldSince(before, gpus) {
	return gpus.flatMap(({ index, memoryUsedMiB }) => {
		const was = before.find((gpu) => gpu.index === index)?.memoryUsedMiB;
		if (was === void 0 || memoryUsedMiB === void 0 || memoryUsedMiB <= was + SLACK_MIB) return [];
		return [`${Math.round(memoryUsedMiB - was)} MiB on GPU ${index}`];
	});
}
// src/session/freed-memory.ts
const LONGEST_WAIT_MS = 3e4;
async function watchFreedMemory(gpus, { io }) {
	const read = async () => {
		const answer = await readGpus(gpus);
		return answer.kind === "gpus" ? selectGpus(answer.gpus, gpus) : [];
	};
	const before = await read();
	return async () => {
		if (before.length === 0 || io.signal.aborted) return;
		const rest = {
			timeoutMs: LONGEST_WAIT_MS,
			now: Date.now,
			sleep: pause,
			signal: io.signal
		};
		const held = await awaitGpuMemory({
			before,
			readGpus: read,
			...rest
		});
		if (held !== null) io.log.warning(held);
	};
}
// src/session/open-server.ts
async function openServer(parts) {
	const target = await makeTarget(parts.suite.server, parts.options, parts.io.env);
	const { command, gpus } = parts.suite.server;
	const awaitFreedMemory = await watchFreedMemory(command === void 0 ? "none" : gpus, parts);
	const launched = await launchFromSuite(parts.suite, parts.options, parts.io, target.origin);
	const stop = async () => {
		await launched?.stop(parts.io.signal.aborted ? HURRIED_STOP : void 0);
		await awaitFreedMemory();
	};
	try {
		const opened = await openLaunched(parts, target, launched, stop);
		if (opened.kind === "not-ready") await stop();
		return opened;
	} catch (error) {
		await stop();
		throw error;
	}
}
async function openLaunched(parts, target, launched, stop) {
	const { suite, options, io } = parts;
	const secrets = findSecrets(suite, options, io);
	const ready = await waitFor(parts, target, launched);
	if (ready.kind === "not-ready") {
		const reason = redactReason(ready.reason, secrets);
		return {
			...ready,
			reason,
			logTail: launched?.logTail() ?? ready.logTail
		};
	}
	const gpus = runsHere(target.origin, launched) ? suite.server.gpus : "none";
	const readWho = async () => readIdentity(target, ready.shape.model, await readLocalFacts(target.origin, launched, gpus), secrets, io.signal);
	const identity = await readWho();
	const listed = await readModelIds(target);
	io.log.info(`ready after ${(ready.waitedMs / 1e3).toFixed(1)} s: ${describeIdentity(identity)}`);
	const calibrated = await calibratePrompts(suite.prompts, parts.prompts, (prompt) => countPromptTokens(parts, target, ready.shape, prompt));
	const findDeath = watchDeath(launched, target, (reason) => io.log.info(redactReason(reason, secrets).message));
	return {
		kind: "open",
		target,
		shape: ready.shape,
		ready: {
			...ready,
			notes: [
				...ready.notes,
				...calibrated.notes,
				...noteOf(noteUnreadCounters(identity.engine)),
				...noteOf(noteProxy(suite, target))
			]
		},
		prompts: calibrated.prompts,
		identity,
		gpus,
		findIdentityChange: async () => explainIdentityChange([
			...identityChanges(identity, await readWho()),
			...nameLostModel(ready.shape.model, listed, await readModelIds(target)),
			...nameStrangers(launched)
		]),
		findDeath: findDeath.ask,
		secrets,
		died: findDeath.signal,
		logTail: () => launched?.logTail() ?? [],
		stop: async () => {
			findDeath.end();
			await stop();
		}
	};
}
async function countPromptTokens({ suite, io }, target, shape, prompt) {
	const nonce = suite.cache === "bust" ? writeNonce({
		seed: 0,
		session: "calibration",
		trial: 0
	}, 1, 0) : "";
	const sent = prompt.kind === "text" ? {
		...prompt,
		text: nonce + prompt.text
	} : prompt;
	return (await generateOnce(target, shape, sent, {
		kind: "at-most",
		tokens: 1
	}, {
		signal: io.signal,
		purpose: "warm-up"
	})).promptTokens;
}
function waitFor({ suite, prompts, options, io }, target, launched) {
	const [prompt] = prompts.prompts;
	if (prompt === void 0) throw new GateError("bad-prompts", "The prompt set is empty.", "Give it at least one prompt.");
	const { api, readyTimeoutMs } = suite.server;
	io.log.info(`waiting for ${target.origin} (at most ${Math.round(readyTimeoutMs / 1e3)} s)`);
	return awaitReady({
		generate: redactingGenerate(generateOnce, findSecrets(suite, options, io)),
		target,
		model: suite.model ?? null,
		shape: {
			api,
			sampling: suite.sampling,
			extraBody: suite.extraBody,
			timeoutMs: suite.timeoutMs
		},
		prompt,
		output: suite.readinessTokens === void 0 ? suite.output : {
			...suite.output,
			tokens: suite.readinessTokens
		},
		timeoutMs: readyTimeoutMs,
		now: () => performance.now(),
		sleep: pause,
		signal: io.signal,
		...launched === null ? {} : { server: launched },
		onProgress: io.log.progress
	});
}
const HURRIED_STOP = {
	graceMs: 1500,
	commandTimeoutMs: 1500
};
const DEATH_RATTLE_MS = 1e3;
const LAST_BYTES_MS = 1e3;
function watchDeath(launched, target, onDeath) {
	const died = new AbortController();
	let ended = false;
	launched?.death.then(async ({ reason }) => {
		if (!ended) onDeath(reason);
		await pause(LAST_BYTES_MS, died.signal);
		died.abort();
	});
	const ask = async () => {
		const unreachable = died.signal.aborted ? null : await findUnreachable(target);
		if (launched === null || unreachable === null && !died.signal.aborted) return unreachable;
		return (await Promise.race([launched.death, pause(DEATH_RATTLE_MS, new AbortController().signal)]))?.reason ?? unreachable;
	};
	const end = () => {
		ended = true;
	};
	return {
		signal: died.signal,
		ask,
		end
	};
}
async function findUnreachable(target) {
	const answer = await getInfo(target, "/v1/models", { timeoutMs: 2e3 });
	if (answer.kind === "answer" || answer.failure.startsWith("timeout")) return null;
	return {
		code: "server-died",
		message: `the server died during the run: ${target.origin} answers no more (${answer.failure})`,
		remedy: "Look at the end of the server’s log, and run again."
	};
}
function noteProxy({ server }, { proxy }) {
	if (server.proxy === "none") return null;
	return proxy === void 0 ? "server.proxy is environment, and the environment names no proxy for this server: requests go straight to it" : `every request goes through the proxy ${proxy.origin}: its time and its buffering are in the figures`;
}
const noteOf = (note) => note === null ? [] : [note];
function nameStrangers(launched) {
	const pids = launched?.strangersOnPort() ?? [];
	return pids.length === 0 ? [] : [`process ${pids.join(", ")} listens on the same port`];
}
function explainIdentityChange(changes) {
	if (changes.length === 0) return null;
	return {
		code: "identity-changed",
		message: `the server isn't the one that the run began with: ${changes.join("; ")}`,
		remedy: "Stop whatever else serves on this port, and run again."
	};
}
function describeIdentity({ engine, engineVersion, model, gpu, gpuCount }) {
	const name = [engine ?? "an unknown engine", engineVersion].filter(Boolean).join(" ");
	const machine = gpu === void 0 ? "" : `, ${gpuCount ?? 1} × ${gpu}`;
	return `${name}, model ${model ?? "unknown"}${machine}`;
}
// src/measure/request-line.ts
const roundMs = (ms) => Math.round(ms * 1e3) / 1e3;
const sinceSent = (record, atMs) => atMs === null || record.sentAtMs === null ? null : roundMs(atMs - record.sentAtMs);
function toRequestLine(record, place) {
	return {
		concurrency: place.concurrency,
		trial: place.trial,
		index: record.index,
		outcome: record.outcome,
		promptTokens: record.promptTokens,
		outputTokens: record.outputTokens,
		cachedTokens: record.cachedTokens,
		chunks: record.chunks,
		ttftMs: sinceSent(record, record.firstTokenAtMs),
		e2eMs: record.outcome === "good" ? sinceSent(record, record.lastTokenAtMs) : null,
		connectMs: roundMs(record.connectMs),
		status: record.status,
		finishReason: record.finishReason,
		message: record.message
	};
}
// src/session/recorder.ts
async function openRecorder(out) {
	const path = join(out, "requests.jsonl");
	const temporary = `${path}.tmp`;
	const release = await holdFolder(out);
	const file = await explainWriteFailure(path, () => open(temporary, "w")).catch((error) => {
		release();
		throw error;
	});
	let renamed = false;
	const resultPath = join(out, "result.json");
	return {
		keepRequests: (records, trial) => explainWriteFailure(path, async () => {
			const place = {
				concurrency: records.concurrency,
				trial
			};
			await file.appendFile(records.requests.map((record) => `${JSON.stringify(toRequestLine(record, place))}\n`).join(""));
			await file.sync();
			if (!renamed) await rename(temporary, path);
			renamed = true;
		}),
		keepSession: (session) => writeWhole(resultPath, `${JSON.stringify(session, null, 2)}\n`),
		close: async () => {
			try {
				await file.close();
				if (!renamed) await rm(temporary, { force: true });
			} finally {
				release();
			}
		},
		resultPath
	};
}
async function holdFolder(out) {
	const path = join(out, ".run.lock");
	const lock = await explainWriteFailure(path, async () => {
		makeFolder(out);
		return acquireLock({
			path,
			ownerName: `pid ${process.pid}`,
			timeoutMs: 0,
			now: () => performance.now(),
			sleep: pause,
			signal: new AbortController().signal,
			onWait: () => void 0
		});
	});
	if (lock.kind === "held") return lock.release;
	throw new GateError("write-failed", `another run (${lock.owner}) is writing to ${out}`, `Wait for it, or give this run a folder of its own (--out). If there is no such run, remove ${path}.`);
}
// src/session/session-id.ts
function makeSessionId(now) {
	return `${now.toISOString().replace(/[-:]/g, "").replace(/\.\d+/, "")}-${randomBytes(2).toString("hex")}`;
}
// src/session/run-session.ts
async function runSession(given) {
	const secrets = findSecrets(given.suite, given.options, given.io);
	try {
		return await runWith({
			...given,
			io: redactingIo(given.io, secrets)
		});
	} catch (error) {
		throw redactError(error, secrets);
	}
}
async function runWith(request) {
	const recorder = await openRecorder(request.options.out);
	const { resultPath } = recorder;
	const loader = openLoad({});
	try {
		const hold = await holdMachine(request.suite, request.io);
		if (hold.kind === "given-up") return {
			...await giveUp(request, recorder, hold.reason),
			resultPath
		};
		try {
			return {
				...await measureWith(request, recorder, loader),
				resultPath
			};
		} finally {
			hold.release();
		}
	} finally {
		await loader.close();
		await recorder.close();
	}
}
async function measureWith(request, recorder, loader) {
	const server = await openServer(request);
	if (server.kind === "not-ready") {
		sayLogTail(server.logTail, request.io);
		return giveUp(request, recorder, server.reason, server.logTail);
	}
	try {
		const busy = await findNotIdle(server, request.io);
		if (busy !== null) return await giveUp(request, recorder, busy);
		return await measureOn(server, request, recorder, loader, makeSessionId(new Date()));
	} finally {
		await server.stop();
	}
}
async function measureOn(server, request, recorder, loader, sessionId) {
	const { suite, prompts, io, estimate, trialSdOf } = request;
	if (estimate === null) refuseWhatCannotFit(suite, estimateFrom(server, suite));
	announce(suite, estimate, io);
	const progress = startSession({
		suite,
		prompts,
		server,
		loader,
		recorder,
		io,
		sessionId,
		configurationHash: hashConfiguration(server.identity),
		expectedMs: estimate?.firstLookMs ?? null,
		trialSdOf
	});
	await progress.warmUpAsInTheField();
	await sweepUntilEnough(request, progress);
	const measuredMs = progress.budget.elapsedMs();
	const session = await progress.finish();
	if (session.logTail !== void 0) sayLogTail(session.logTail, io);
	return {
		session,
		traces: progress.traces(),
		measuredMs
	};
}
async function sweepUntilEnough({ suite, wantsMore }, progress) {
	for (let trial = 0; trial < suite.trials.first; trial++) {
		if (progress.stopped() !== null || progress.budget.leftMs() <= 0) return;
		await progress.sweep(suite.levels);
	}
	while (progress.stopped() === null) {
		const levels = wantsMore(progress.current(), progress.budget);
		if (levels.length === 0) return;
		await progress.sweep(levels);
	}
}
function estimateFrom(server, suite) {
	const times = server.ready.generations.map(({ sentAtMs, endedAtMs }) => (endedAtMs ?? 0) - (sentAtMs ?? 0));
	return estimateFromGeneration(suite, Math.min(...times), suite.readinessTokens ?? suite.output.tokens);
}
function announce(suite, estimate, io) {
	io.log.info(formatEstimate({
		levels: suite.levels.map((level) => level.concurrency),
		firstTrials: suite.trials.first,
		mostTrials: suite.trials.most,
		firstMs: estimate?.firstLookMs ?? null,
		budgetMs: suite.trials.budgetMs
	}));
}
function sayLogTail(lines, io) {
	for (const line of lines) io.log.info(`│ ${line}`);
}
async function giveUp(request, recorder, reason, logTail = []) {
	return {
		session: await keepEmptySession(request, recorder, makeSessionId(new Date()), reason, logTail),
		traces: [],
		measuredMs: 0
	};
}
async function keepEmptySession(request, recorder, id, reason, logTail) {
	const now = new Date().toISOString();
	const session = makeSession({
		id,
		startedAt: now,
		finishedAt: now,
		client: CLIENT,
		suite: request.suite,
		prompts: request.prompts,
		seed: 1,
		identity: {},
		configurationHash: null,
		levels: [],
		reasons: [reason],
		notes: [],
		provenance: request.io.provenance,
		logTail
	});
	await recorder.keepSession(session);
	return session;
}
// src/stats/chi-square.ts
function varianceRatioQuantile(probability, df) {
	const spread = 2 / (9 * df);
	return (1 - spread + normalQuantile(probability) * Math.sqrt(spread)) ** 3;
}
// src/judge/cell-notes.ts
const AGREEMENT = .95;
function storedNotes(evidence, estimate) {
	const { design, seenSessionSd, seenCurrentSd, repeated } = estimate;
	const notes = [];
	if (design.baselineSessions === 1) notes.push("1 baseline session");
	if (!repeated) notes.push(`nothing was repeated: noise is the declared ${plainPercent(100 * evidence.trialNoise)}, not a measured one`);
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
// src/judge/stored-rule.ts
const ALPHA = .01;
function decideStored(question) {
	const { difference, tolerance, repeated, worse, better } = question;
	if (difference.d <= -tolerance.worse) return repeated && worse.rejected ? "regressed" : "suspected";
	if (repeated && better.rejected && difference.d >= tolerance.better) return "improved";
	return difference.d - boundDistance(.95, difference) > -rulesOut(question) ? "pass" : "inconclusive";
}
function reachOf(question) {
	const { difference, tolerance, worse } = question;
	const failsAt = Math.max(tolerance.worse, studentQuantile(1 - worse.level, difference.df) * standardError(difference));
	return {
		failsAt,
		rulesOut: rulesOut(question),
		detectable: failsAt + normalQuantile(.9) * standardError(difference)
	};
}
function rulesOut({ difference, tolerance, cells }) {
	const reach = boundDistance(.95, difference) + normalQuantile(1 - .02 / cells) * standardError(difference);
	return Math.max(tolerance.worse, reach);
}
// src/judge/cure.ts
const MOST_CURRENT_SESSIONS = 5;
function findCure(estimate, question) {
	if (!estimate.repeated) return {
		kind: "repeat",
		count: 3
	};
	const { baselineSessions, currentSessions } = estimate.design;
	for (let count = 1; count < 10; count++) {
		if (baselineSessions + count <= 10) {
			if (wouldDecide(estimate, question, {
				...estimate.design,
				baselineSessions: baselineSessions + count
			})) return {
				kind: "baseline-sessions",
				count
			};
		}
		if (currentSessions + count <= MOST_CURRENT_SESSIONS) {
			if (wouldDecide(estimate, question, {
				...estimate.design,
				currentSessions: currentSessions + count
			})) return {
				kind: "sessions",
				count
			};
		}
	}
	return {
		kind: "ab",
		count: 1
	};
}
function wouldDecide(estimate, question, design) {
	const verdict = verdictUnder(estimate, question, design);
	return verdict !== "suspected" && verdict !== "inconclusive";
}
function verdictUnder(estimate, question, design) {
	const { session, trial } = estimate;
	const df = session.df + design.baselineSessions - estimate.design.baselineSessions;
	const difference = {
		d: estimate.difference.d,
		...storedVariance({
			...session,
			df
		}, trial, design)
	};
	const worse = {
		...question.worse,
		rejected: pWorse(difference) <= question.worse.level
	};
	return decideStored({
		...question,
		difference,
		worse
	});
}
// src/judge/stored-assessment.ts
function assessStored(evidence) {
	const sorted = evidence.cells.map(compareCell);
	const questions = askGated(sorted);
	return sorted.map((item) => item.kind === "decided" ? item : {
		...item,
		question: questions.get(item) ?? null
	});
}
function compareCell(given) {
	const sorted = sortCell(given);
	if (sorted.kind === "decided") return sorted;
	const { evidence, orientation } = sorted;
	return {
		kind: "compared",
		evidence,
		orientation,
		estimate: estimateStored(evidence, orientation)
	};
}
function askGated(sorted) {
	const gated = sorted.filter((item) => item.kind === "compared" && item.evidence.gated);
	const differences = gated.map((item) => item.estimate.difference);
	const worse = holmSteps(differences.map(pWorse), ALPHA);
	const better = holmSteps(differences.map(pBetter), ALPHA);
	const questions = new Map();
	gated.forEach((item, index) => {
		const [worseStep, betterStep] = [worse[index], better[index]];
		if (worseStep === void 0 || betterStep === void 0) return;
		questions.set(item, {
			difference: item.estimate.difference,
			tolerance: toleranceOf(item.evidence, item.orientation),
			repeated: item.estimate.repeated,
			cells: gated.length,
			worse: worseStep,
			better: betterStep
		});
	});
	return questions;
}
// src/judge/judge-stored.ts
function judgeStored(evidence) {
	return assessStored(evidence).map((item) => {
		if (item.kind === "decided") return item.cell;
		return item.question === null ? shownCell(item) : judgedCell(item, item.question);
	});
}
function judgedCell(item, question) {
	const { evidence, orientation, estimate } = item;
	const verdict = decideStored(question);
	const reach = reachOf(question);
	const undecided = verdict === "suspected" || verdict === "inconclusive";
	return {
		...blankCell(evidence, verdict, [
			...storedNotes(evidence, estimate),
			...noteOutliers(evidence, orientation),
			...reachNotes(evidence, reach, question.tolerance, estimate.design.baselineSessions)
		]),
		...comparedFigures(evidence, orientation, estimate.difference),
		...reachFigures(reach, orientation),
		...undecided ? { cure: findCure(estimate, question) } : {}
	};
}
function shownCell({ evidence, orientation, estimate }) {
	return {
		...blankCell(evidence, "shown", []),
		...comparedFigures(evidence, orientation, estimate.difference)
	};
}
// src/session/expect-from-baseline.ts
function expectFromBaseline(suite, baseline) {
	const environments = baseline?.environments ?? [];
	const throughputs = new Map();
	for (const environment of environments) for (const { concurrency } of suite.levels) {
		const values = throughputsAt(environment, { concurrency }).flat();
		if (values.length > 0) throughputs.set(concurrency, Math.max(throughputs.get(concurrency) ?? 0, mean(values)));
	}
	return {
		estimate: estimateFromBaseline(suite, throughputs),
		trialSdOf: ({ concurrency }) => {
			const groups = environments.flatMap((environment) => throughputsAt(environment, { concurrency }));
			const within = varianceWithin(groups.map((values) => values.map(Math.log)));
			return within === null ? null : Math.sqrt(within.variance);
		}
	};
}
function throughputsAt({ sessions }, level) {
	return sessions.map(({ trials }) => trials.filter((trial) => isSameLevel(trial, level)).flatMap((trial) => trial.metrics["output-throughput"] ?? []).filter((value) => value > 0));
}
// src/judge/looks.ts
function planNextStep(evidence, means) {
	const assessed = assessStored(evidence);
	const undecided = assessed.filter(isUndecided);
	if (undecided.length === 0) return { kind: "decided" };
	const regressed = assessed.some((item) => verdictOf(item) === "regressed");
	const looks = possibleLooks(undecided, means);
	const steps = regressed ? looks : [...looks, ...possibleLaunches(undecided, means)];
	const affordable = steps.find(({ needsMs }) => needsMs <= means.remainingMs);
	if (affordable === void 0 && regressed) return { kind: "decided" };
	return affordable ?? {
		kind: "stop",
		reason: whyStop(evidence, steps, means)
	};
}
function verdictOf(item) {
	return item.kind === "decided" || item.question === null ? null : decideStored(item.question);
}
function isUndecided(item) {
	const verdict = verdictOf(item);
	return verdict === "suspected" || verdict === "inconclusive";
}
function possibleLooks(undecided, means) {
	const look = lookAgain(undecided.filter(wouldLookHelp), means);
	return look === null ? [] : [look];
}
function possibleLaunches(undecided, means) {
	const levels = levelsOf(undecided);
	const steps = [];
	if (means.sessionMs !== null && sessionsOf(undecided) < means.mostSessions) steps.push({
		kind: "session",
		levels,
		needsMs: means.sessionMs
	});
	if (means.abMs !== null) steps.push({
		kind: "ab",
		levels,
		needsMs: means.abMs(levels)
	});
	return steps;
}
const sessionsOf = (cells) => Math.max(0, ...cells.map(({ estimate }) => estimate.design.currentSessions));
function wouldLookHelp({ estimate, question }) {
	const { trial, session, design } = estimate;
	if (trial.variance / design.currentSize <= session.variance / 4) return false;
	return verdictUnder(estimate, question, {
		...design,
		currentSize: Number.POSITIVE_INFINITY
	}) !== decideStored(question);
}
function lookAgain(cells, { looks, trialMs }) {
	if (cells.length === 0) return null;
	const taken = Math.max(...cells.map(({ estimate }) => Math.ceil(estimate.design.currentSize)));
	const trials = looks.find((look) => look > taken);
	if (trials === void 0) return null;
	const levels = levelsOf(cells);
	const perTrial = levels.reduce((sum, level) => sum + (trialMs[levelKey(level)] ?? 0), 0);
	return {
		kind: "trials",
		trials,
		levels,
		needsMs: (trials - taken) * perTrial
	};
}
const levelsOf = (cells) => distinctLevels(cells.map(({ evidence }) => evidence));
function whyStop(evidence, steps, means) {
	const minutes = (ms) => ms < 6e4 ? `${Math.max(0, Math.round(ms / 1e3))} s` : `${Math.round(ms / 6e4)} min`;
	const left = minutes(means.remainingMs);
	const wanted = steps.map((step) => `${STEP_NAMES[step.kind]} needs about ${minutes(step.needsMs)}`);
	const cells = judgeStored(evidence).filter(({ verdict }) => verdict === "suspected" || verdict === "inconclusive");
	const cure = cureText(cells, { minutesPerSession: means.sessionMs === null ? null : means.sessionMs / 6e4 });
	const noSession = means.sessionMs === null ? "the gate has no server to relaunch," : `${means.mostSessions} sessions are measured,`;
	return {
		code: steps.length === 0 ? "undecided" : "budget-spent",
		message: steps.length === 0 ? `More trials of this session wouldn't decide it, ${noSession} and there is no reference to launch.` : `The budget ends the run undecided: ${wanted.join(", ")}, ${left} left.`,
		remedy: `${cure.charAt(0).toUpperCase()}${cure.slice(1)}.`
	};
}
const STEP_NAMES = {
	trials: "another look",
	session: "a new session",
	ab: "an A/B"
};
const LAUNCHES = 3;
function createLookPlanner({ suite, evidenceOf, canLaunchReference }) {
	let step = { kind: "decided" };
	let open = [];
	let wanted = suite.trials.first;
	let firstLookMs = null;
	const taken = [];
	return {
		wantsMore: (session, budget) => {
			firstLookMs ??= budget.elapsedMs();
			const short = open.filter((level) => validTrials(session, level) < wanted && budget.leftMs() > 0);
			if (short.length > 0) return short;
			const evidence = evidenceOf(session);
			const means = meansOf(suite, session, {
				leftMs: budget.leftMs(),
				firstLookMs,
				canLaunchReference
			});
			step = evidence === null ? { kind: "decided" } : planNextStep(evidence, means);
			if (step.kind !== "trials") return [];
			wanted = step.trials;
			const keys = new Set(step.levels.map(({ concurrency }) => concurrency));
			open = suite.levels.filter(({ concurrency }) => keys.has(concurrency));
			const names = open.map(levelName).join(", ");
			taken.push(`another look at ${names}, up to ${wanted} trials: trial noise left it undecided`);
			return open;
		},
		lastStep: () => step,
		taken: () => taken
	};
}
function validTrials({ levels }, { concurrency }) {
	return levels.find((each) => each.concurrency === concurrency)?.trials.filter(({ valid }) => valid).length ?? 0;
}
function meansOf(suite, session, { leftMs, firstLookMs, canLaunchReference }) {
	const durations = session.levels.map(({ concurrency, trials }) => {
		const total = trials.reduce((sum, { durationMs }) => sum + durationMs, 0);
		return [levelKey({ concurrency }), total / Math.max(1, trials.length)];
	});
	const trialMs = Object.fromEntries(durations);
	const allMs = durations.reduce((sum, [, ms]) => sum + ms, 0);
	const shareOf = (ms) => allMs === 0 ? 1 : ms / allMs;
	return {
		looks: planLooks(suite.trials.first, suite.trials.most),
		remainingMs: leftMs,
		trialMs,
		sessionMs: suite.server.command === void 0 ? null : firstLookMs,
		abMs: canLaunchReference ? (levels) => LAUNCHES * firstLookMs * shareOf(levels.reduce((sum, level) => sum + (trialMs[levelKey(level)] ?? 0), 0)) : null,
		mostSessions: 3
	};
}
// src/session/gate-sessions.ts
async function measureForGate(parts) {
	const { suite, io } = parts.request;
	const first = await measureNext(parts, [], suite.trials.budgetMs);
	const sessions = [first.session];
	const results = [first.resultPath];
	const taken = [...first.planner.taken()];
	let step = stepAfter(first);
	let leftMs = suite.trials.budgetMs - first.measuredMs;
	while (step.kind === "session") {
		const why = `${step.levels.map(levelName).join(", ")} undecided`;
		io.log.info(`${why}: the server is launched again for session ${sessions.length + 1} of at most 3`);
		const next = await measureNext(parts, sessions, leftMs).catch(explainFailure);
		const lost = next instanceof GateError ? next.message : findCut(next.session, suite.trials.first);
		if (next instanceof GateError || lost !== null) {
			taken.push(`session ${sessions.length + 1}, relaunched with ${why}, is left out: ${lost}`);
			break;
		}
		taken.push(`session ${sessions.length + 1} was measured on a relaunched server: ${why}`, ...next.planner.taken());
		sessions.push(next.session);
		results.push(next.resultPath);
		leftMs -= next.measuredMs;
		step = stepAfter(next);
	}
	const found = {
		sessions,
		results,
		traces: first.traces,
		taken
	};
	if (step.kind !== "ab") return {
		...found,
		undecided: step.kind === "stop" ? step.reason : null,
		ab: null
	};
	const wanted = new Set(step.levels.map(({ concurrency }) => concurrency));
	const levels = suite.levels.filter(({ concurrency }) => wanted.has(concurrency));
	return {
		...found,
		undecided: null,
		ab: {
			levels,
			budgetMs: leftMs
		}
	};
}
const stepAfter = ({ session, step }) => session.reasons.length > 0 ? { kind: "decided" } : step;
async function measureNext({ request, evidenceOf, canLaunchReference }, earlier, budgetMs) {
	const { suite, options } = request;
	const folder = earlier.length === 0 ? options.out : join(options.out, `session-${earlier.length + 1}`);
	const planner = createLookPlanner({
		suite,
		evidenceOf: (session) => evidenceOf([...earlier, session]),
		canLaunchReference: canLaunchReference ?? false
	});
	return {
		...await runSession({
			...request,
			suite: {
				...suite,
				trials: {
					...suite.trials,
					budgetMs
				}
			},
			options: {
				...options,
				out: folder
			},
			wantsMore: planner.wantsMore
		}),
		planner,
		step: planner.lastStep()
	};
}
function explainFailure(error) {
	if (error instanceof GateError && error.code !== "interrupted") return error;
	throw error;
}
function findCut(session, first) {
	return isCutShort(session, first) ? "the budget ended before its first look" : null;
}
export { defaultsOf as A, compareConfiguration as B, holmSteps as C, standardError as D, pWorse as E, findEvidence as F, errorRates as G, compareOutputs as H, judgeAgainstBaseline as I, planLooks as J, failLooks as K, compareWithBaseline as L, chooseGated as M, isThroughput as N, studentQuantile as O, concludeAgain as P, fromSession as Q, selectEnvironment as R, normalQuantile as S, pBetter as T, compareWorkload as U, hashConfiguration as V, describeLaunches as W, makeReference as X, seenAtLook as Y, compareUnits as Z, comparedFigures as _, keepEmptySession as a, sortCell as b, openRecorder as c, failTooMany as d, describeMinutes as f, openLoad as g, RESULT_SCHEMA as h, storedNotes as i, evidenceOfSuite as j, buildEvidence as k, openServer as l, findNotIdle as m, expectFromBaseline as n, runSession as o, refuseWhatCannotFit as p, planForRecord as q, judgeStored as r, makeSessionId as s, measureForGate as t, startSession as u, reachFigures as v, boundDistance as w, toleranceOf as x, blankCell as y, findOtherDefinitions as z };
