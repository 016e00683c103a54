import { n as __require, r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { n as GateError, t as CLIENT } from "./version.js";
import { C as explainWriteFailure, S as cutText, a as formatAmount, b as cleanLine, c as formatChartNumber, d as formatDuration, f as formatFootnoteMark, g as formatShare, i as daysBetween, l as formatCount, m as formatNumber, o as formatBound, p as formatMeans, s as formatChange, t as formatEstimate, u as formatDay, w as writeWhole, x as cleanLines } from "./progress-line.js";
import { _ as readClockMs, a as allocateColumns, c as createRequestRun, d as headersOf, f as pathOf, g as createTurnClock, h as openPool, i as STOP, l as deriveTimeouts, m as OPEN_GATE, n as FINISH_REASONS, r as STATE, s as readEvents, t as COUNTER, u as buildBody, v as requiredTokensOf } from "./trial-columns.js";
import { a as exactOptional, c as literal, d as record, f as strictObject, g as NEVER, h as unknown, i as boolean, l as number, m as union, o as int, p as string, r as array, s as json$1, t as _enum, u as object } from "./schemas.js";
import { t as require_undici } from "./undici.js";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/measure/metric.ts
const THROUGHPUT = {
	unit: "tok/s",
	direction: "higher"
};
const REQUESTS$1 = {
	unit: "req/s",
	direction: "higher"
};
const LATENCY = {
	unit: "ms",
	direction: "lower"
};
const METRICS = {
	"output-throughput": THROUGHPUT,
	"steady-output-throughput": THROUGHPUT,
	"total-throughput": THROUGHPUT,
	"request-throughput": REQUESTS$1,
	"peak-output-throughput": THROUGHPUT,
	"per-user-throughput": THROUGHPUT,
	goodput: REQUESTS$1,
	"achieved-concurrency": {
		unit: "requests",
		direction: "neither"
	},
	"ttft-mean": LATENCY,
	"ttft-p50": LATENCY,
	"ttft-p90": LATENCY,
	"ttft-p95": LATENCY,
	"ttft-p99": LATENCY,
	"tpot-mean": LATENCY,
	"tpot-p50": LATENCY,
	"tpot-p99": LATENCY,
	"itl-mean": LATENCY,
	"itl-p50": LATENCY,
	"itl-p99": LATENCY,
	"e2e-mean": LATENCY,
	"e2e-p50": LATENCY,
	"e2e-p95": LATENCY,
	"e2e-p99": LATENCY
};
// src/baseline/cells.ts
function nameLevel({ concurrency, label }) {
	return concurrency === null ? label ?? "all" : `C=${concurrency}${label === void 0 ? "" : ` ${label}`}`;
}
const valuesOf = ({ trials }, level, metric) => trials.filter((trial) => nameLevel(trial) === level && Object.hasOwn(trial.metrics, metric)).map((trial) => trial.metrics[metric] ?? NaN);
function listLevels(sessions) {
	const levels = new Map();
	for (const { concurrency, label } of sessions.flatMap((session) => session.trials)) {
		const level = {
			concurrency,
			...label === void 0 ? {} : { label }
		};
		if (!levels.has(nameLevel(level))) levels.set(nameLevel(level), level);
	}
	return [...levels.values()].sort((a, b) => (a.concurrency ?? Infinity) - (b.concurrency ?? Infinity) || 0);
}
function collectCells(sessions) {
	const metricsAt = (level, trials) => new Set(trials.filter((trial) => nameLevel(trial) === level).flatMap((trial) => Object.keys(trial.metrics)));
	const all = sessions.flatMap((session) => session.trials);
	return listLevels(sessions).flatMap((level) => [...metricsAt(nameLevel(level), all)].map((metric) => ({
		...level,
		metric,
		sessions: sessions.map((session) => valuesOf(session, nameLevel(level), metric)).filter((values) => values.length > 0)
	})));
}
function meanOfSessions(sessions) {
	if (sessions.length === 0 || sessions.some((values) => values.length === 0 || values.some((value) => !(value > 0)))) return null;
	const means = sessions.map((values) => values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
	return Math.exp(means.reduce((sum, mean) => sum + mean, 0) / means.length);
}
// src/baseline/canonical-json.ts
function canonicalJson$1(value) {
	if (Array.isArray(value)) return `[${value.map(canonicalJson$1).join(", ")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	return `{${Object.entries(value).filter(([, member]) => member !== void 0).sort(([a], [b]) => a < b ? -1 : 1).map(([key, member]) => `${JSON.stringify(key)}: ${canonicalJson$1(member)}`).join(", ")}}`;
}
// src/baseline/print-baseline.ts
const RANKS = new Map(Object.keys(METRICS).map((id, rank) => [id, rank]));
function roundFigure(value) {
	return Number(value.toPrecision(6));
}
function compareMetricIds(a, b) {
	return (RANKS.get(a) ?? RANKS.size) - (RANKS.get(b) ?? RANKS.size) || (a < b ? -1 : 1);
}
const inline = (members) => `{${members.flatMap(([key, text]) => text === void 0 ? [] : [`${JSON.stringify(key)}: ${text}`]).join(", ")}}`;
function block(members, indent) {
	return `{\n${members.flatMap(([key, text]) => text === void 0 ? [] : [`${indent}  ${JSON.stringify(key)}: ${text}`]).join(",\n")}\n${indent}}`;
}
function list$1(items, indent) {
	return items.length === 0 ? "[]" : `[\n${items.map((item) => `${indent}  ${item}`).join(",\n")}\n${indent}]`;
}
const json = (value) => value === void 0 ? void 0 : canonicalJson$1(value);
function printFigures(figures) {
	const ids = Object.keys(figures).sort(compareMetricIds);
	return inline(ids.map((id) => [id, json(roundFigure(figures[id] ?? 0))]));
}
function printTrial({ concurrency, label, metrics }) {
	return inline([
		["concurrency", json(concurrency)],
		["label", json(label)],
		["metrics", printFigures(metrics)]
	]);
}
function printSession(session) {
	const indent = " ".repeat(8);
	return block([
		["id", json(session.id)],
		["takenAt", json(session.takenAt)],
		["commit", json(session.commit)],
		["runner", json(session.runner)],
		["clientVersion", json(session.clientVersion)],
		["configurationHash", json(session.configurationHash)],
		["workload", json(session.workload)],
		["identity", json(session.identity)],
		["outputTokens", json(Object.fromEntries(Object.entries(session.outputTokens).map(([k, n]) => [k, roundFigure(n)])))],
		["trials", list$1(session.trials.map(printTrial), `${indent}  `)]
	], indent);
}
function printEnvironment({ environment, units, sessions, anchors }) {
	const indent = " ".repeat(4);
	const ids = Object.keys(units).sort(compareMetricIds);
	const anchorTexts = anchors.map((anchor) => inline([
		["takenAt", json(anchor.takenAt)],
		["commit", json(anchor.commit)],
		["reason", json(anchor.reason)],
		["means", json(anchor.means.map((mean) => ({
			...mean,
			value: roundFigure(mean.value)
		})))]
	]));
	return block([
		["environment", json(environment)],
		["units", block(ids.map((id) => [id, json(units[id])]), `${indent}  `)],
		["sessions", list$1(sessions.map(printSession), `${indent}  `)],
		["anchors", list$1(anchorTexts, `${indent}  `)]
	], indent);
}
function printBaseline(baseline) {
	return `${block([
		["schema", json(baseline.schema)],
		["version", json(baseline.version)],
		["suite", json(baseline.suite)],
		["environments", list$1(baseline.environments.map(printEnvironment), "  ")]
	], "")}\n`;
}
// src/baseline/anchor.ts
const ANCHORED = new Set([
	"output-throughput",
	"ttft-p50",
	"tpot-mean"
]);
function makeAnchor(sessions, reason) {
	const newest = sessions.at(-1);
	const means = collectCells(sessions).flatMap(({ sessions: values, ...cell }) => {
		const mean = meanOfSessions(values);
		const wanted = ANCHORED.has(cell.metric) || !Object.hasOwn(METRICS, cell.metric);
		return mean === null || !wanted ? [] : [{
			...cell,
			value: roundFigure(mean)
		}];
	});
	const commit = newest?.commit;
	return {
		takenAt: newest?.takenAt ?? "",
		...commit === void 0 ? {} : { commit },
		reason,
		means
	};
}
// src/baseline/baseline.ts
const BASELINE_SCHEMA = "throughput-gate/baseline";
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
		return good === 0 ? [] : [[concurrency, roundFigure(tokens / good)]];
	});
	return Object.fromEntries(entries);
}
function problemsOf$1({ reasons, levels }) {
	const why = levels.filter((level) => !level.trials.some((trial) => trial.valid)).map(({ concurrency, trials }) => {
		const reason = trials.at(-1)?.reasons[0];
		return `no valid trial at C=${concurrency}${reason === void 0 ? "" : `: ${reason.message}`}`;
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
		problems: problemsOf$1(session),
		notes: session.notes
	};
}
// src/baseline/compare-token-totals.ts
const SAME_WORK_WITHIN = .005;
const SAME_KIND_WITHIN = .1;
function compareTokenTotals$1(sessions, current) {
	return Object.entries(current.workload.outputs ?? {}).flatMap(([level, output]) => {
		const now = current.outputTokens[level];
		const lengths = sessions.flatMap((session) => session.outputTokens[level] ?? []);
		if (output.kind === "pinned" || now === void 0 || lengths.length === 0) return [];
		const before = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
		const apart = Math.abs(now - before) / before;
		const outcome = apart <= SAME_WORK_WITHIN ? "same" : apart <= SAME_KIND_WITHIN ? "tpot-instead" : "not-comparable";
		return [{
			concurrency: Number(level),
			outcome,
			baseline: before,
			current: now
		}];
	});
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
			baseline,
			current,
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
// src/baseline/compare-workload.ts
const stateJson = (value) => value === void 0 ? void 0 : canonicalJson$1(value);
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
function compareOutputs(baseline, current) {
	const differing = new Map();
	for (const [level, now] of Object.entries(current.outputs ?? {})) {
		const before = Object.hasOwn(baseline.outputs ?? {}, level) ? baseline.outputs?.[level] : void 0;
		if (before === void 0 || stateLength(before) === stateLength(now)) continue;
		const fact = `output tokens at C=${level}`;
		differing.set(Number(level), {
			fact,
			baseline: stateLength(before),
			current: stateLength(now),
			role: "blocks"
		});
	}
	return differing;
}
// src/baseline/launch-arguments.ts
const ADDRESS_FLAGS = new Set([
	"--port",
	"--host",
	"--uds",
	"--root-path",
	"--url",
	"--served-model-name",
	"--alias"
]);
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
	for (const name of values.keys()) if (ADDRESS_FLAGS.has(name)) values.delete(name);
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
		const word = (facts) => facts === void 0 ? void 0 : canonicalJson$1(facts);
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
	return createHash("sha256").update(canonicalJson$1(facts)).digest("hex");
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
const noteUnknown = (facts) => facts.length === 0 ? [] : [`known on one side only, taken as equal: ${[...new Set(facts)].join(", ")}`];
function dropDifferingLevels(sessions, current) {
	const kept = [];
	const blocked = new Map();
	for (const session of sessions) {
		const differing = compareOutputs(session.workload, current.workload);
		for (const [level, difference] of differing) blocked.set(level, difference);
		kept.push(withoutLevels(session, new Set(differing.keys())));
	}
	const left = new Set(listLevels(kept).map(nameLevel));
	return {
		kept,
		blockedLevels: [...blocked].filter(([level]) => !left.has(nameLevel({ concurrency: level }))).map(([concurrency, difference]) => ({
			concurrency,
			difference
		}))
	};
}
function withoutLevels(session, levels) {
	const trials = session.trials.filter((trial) => trial.concurrency === null || !levels.has(trial.concurrency));
	return {
		...session,
		trials
	};
}
function dropOtherAnswers(sessions, current) {
	const totals = compareTokenTotals$1(sessions, current);
	const blockedLevels = totals.filter((total) => total.outcome === "not-comparable").map((total) => {
		const fact = `output tokens a request at C=${total.concurrency} (not pinned, at most 10 % apart)`;
		const [baseline, now] = [total.baseline.toFixed(1), total.current.toFixed(1)];
		return {
			concurrency: total.concurrency,
			difference: {
				fact,
				baseline,
				current: now,
				role: "blocks"
			}
		};
	});
	const levels = new Set(blockedLevels.map((level) => level.concurrency));
	const judgeTpotAt = totals.filter((total) => total.outcome === "tpot-instead").map((total) => total.concurrency);
	return {
		kept: sessions.map((session) => withoutLevels(session, levels)),
		blockedLevels,
		judgeTpotAt
	};
}
function compareInEnvironment(environment, current, notes) {
	const now = current.session;
	const units = compareUnits(environment.units, current.units);
	const workloads = environment.sessions.map((session) => compareWorkload(session.workload, now.workload));
	const fitting = environment.sessions.filter((_, i) => workloads[i]?.differences.length === 0);
	const newest = fitting.at(-1) ?? environment.sessions.at(-1);
	const surroundings = newest === void 0 ? null : compareSurroundings(newest, now);
	const configuration = newest === void 0 ? null : compareConfiguration(newest.identity, now.identity);
	const beside = [...surroundings?.differences ?? [], ...configuration?.differences ?? []];
	const blocking = [...units, ...fitting.length === 0 ? workloads.at(-1)?.differences ?? [] : []];
	if (blocking.length > 0) return {
		kind: "not-comparable",
		environment,
		differences: [...blocking, ...beside],
		notes
	};
	const lengths = dropDifferingLevels(fitting, now);
	const answers = dropOtherAnswers(lengths.kept, now);
	const sessions = answers.kept.filter((session) => session.trials.length > 0);
	const blockedLevels = [...lengths.blockedLevels, ...answers.blockedLevels];
	const differences = [...blockedLevels.map((level) => level.difference), ...beside];
	const unknown = [
		...workloads.flatMap((workload) => workload.unknown),
		...surroundings?.unknown ?? [],
		...configuration?.unknown ?? []
	];
	const leftOut = environment.sessions.length - fitting.length;
	const allNotes = [
		...notes,
		...noteUnknown(unknown),
		...leftOut > 0 ? [`${leftOut} baseline sessions of another workload are left out`] : [],
		...answers.judgeTpotAt.map((level) => `answers at C=${level} differ in length by more than 0.5 %: mean TPOT is judged in throughput's place`)
	];
	if (sessions.length === 0) return {
		kind: "not-comparable",
		environment,
		differences,
		notes: allNotes
	};
	const { judgeTpotAt } = answers;
	return {
		kind: "comparable",
		environment,
		sessions,
		differences,
		blockedLevels,
		judgeTpotAt,
		notes: allNotes
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
// src/baseline/refresh-refusal.ts
const REPLACE = "If the change is intended, start anew with --replace; to accept a regression, give --accept-reason \"why\".";
const refuse$1 = (message, remedy) => new GateError("refresh-refused", `the baseline stays as it is: ${message}`, remedy);
const describe = ({ fact, baseline, current }) => `${fact}: ${baseline ?? "none"} → ${current ?? "none"}`;
function refuseUnsound(candidate, suite, known) {
	const [problem] = candidate.problems;
	if (problem !== void 0 || candidate.session.trials.length === 0) throw refuse$1(`${candidate.source} is not a sound session: ${problem ?? "it has no valid trial"}`, "Measure again, then refresh.");
	if (suite && candidate.suite && suite !== candidate.suite) throw refuse$1(`the file belongs to suite "${suite}", the session to suite "${candidate.suite}"`, "Name another file with --baseline: a baseline file holds one suite.");
	if (known.flatMap((entry) => entry.sessions.map((session) => session.id)).includes(candidate.session.id)) throw refuse$1(`session ${candidate.session.id} is in it already`, "Measure a new session: the same one twice would count as independent evidence.");
}
function findChanges(environment, candidate) {
	const newest = environment.sessions.at(-1);
	if (newest === void 0) return [];
	return [
		...compareUnits(environment.units, candidate.units),
		...compareWorkload(newest.workload, candidate.session.workload).differences,
		...compareOutputs(newest.workload, candidate.session.workload).values(),
		...compareConfiguration(newest.identity, candidate.session.identity).differences
	];
}
function describeCell$1(cell) {
	const delta = cell.deltaPercent === null ? "" : ` by ${cell.deltaPercent > 0 ? "+" : "−"}${Math.abs(cell.deltaPercent).toFixed(1)} %`;
	return `${cell.metric} at ${nameLevel(cell)} ${cell.verdict}${delta}`;
}
function refuseChanged(environment, candidate, cells) {
	const changes = findChanges(environment, candidate);
	if (changes.length > 0) throw refuse$1(`the session differs from it in ${changes.map(describe).join("; ")}`, REPLACE);
	const moved = cells.filter((cell) => cell.gated && (cell.verdict === "regressed" || cell.verdict === "improved"));
	if (moved.length > 0) throw refuse$1(`against it, ${moved.map(describeCell$1).join("; ")}`, REPLACE);
}
// src/baseline/add-session.ts
const SESSIONS_AT_MOST = 10;
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
	if (!anew) refuseChanged(environment, candidate, options.cells ?? []);
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
		notes: [`${old.sessions.length} sessions replaced; their mean is kept as an anchor`]
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
	const anchors = dropped.length > 0 && old.anchors.length === 0 ? [makeAnchor(dropped, "oldest session, dropped")] : old.anchors;
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
		notes: dropped.map((session) => `session ${session.id} is dropped: an environment keeps ${SESSIONS_AT_MOST}`)
	};
}
// src/baseline/baseline-file.ts
async function readBaselineFile(path) {
	try {
		return await readFile(path, "utf8");
	} catch (error) {
		const { code } = error;
		if (code === "ENOENT") return null;
		throw new GateError("bad-baseline", `can't read the baseline ${path}: ${code}`, "Name a readable file with --baseline.", { cause: error });
	}
}
async function writeBaselineFile(path, baseline) {
	await writeWhole(path, printBaseline(baseline));
}
// src/judge/percent-text.ts
function signedPercent(percent) {
	const text = Math.abs(percent).toFixed(1);
	return `${percent < 0 && text !== "0.0" ? "−" : "+"}${text} %`;
}
function plainPercent(percent) {
	return `${Number(percent.toFixed(1))} %`;
}
function countOf(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
// src/judge/cell-name.ts
function levelName$1({ concurrency, label }) {
	return concurrency === null ? label ?? "no level" : `C=${concurrency}`;
}
function describeCell(cell) {
	const name = `${cell.metric} at ${levelName$1(cell)}`;
	if (cell.deltaPercent === null || cell.interval === null) return [name, ...cell.notes.slice(-1)].join(": ");
	const [low, high] = cell.interval.map((end) => signedPercent(end).replace(" %", ""));
	const change = `${name} ${signedPercent(cell.deltaPercent)} (${low} … ${high})`;
	if (cell.failsAtPercent === null) return change;
	return `${change}, fails at ${cell.direction === "lower" ? "+" : "−"}${plainPercent(cell.failsAtPercent)}`;
}
function describeCells(cells, most) {
	const rest = cells.length - most;
	return [...cells.slice(0, most).map(describeCell), ...rest > 0 ? [`${countOf(rest, "more cell")}`] : []].join("; ");
}
// src/judge/cure-text.ts
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
		case "trials": return `${countOf(cure.count, "trial")} an arm would find a drop of the tolerance nine times in ten: raise \`trials.most\``;
		case "launches": return `${cure.count} launches of the candidate${about(2 * cure.count + 1)} would tell more: raise the budget`;
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
	const worst = worstVerdict([...states.map(({ verdict }) => verdict), ...cellVerdicts]) ?? "not-comparable";
	const acceptedBecause = findings.acceptedBecause ?? null;
	const accepted = acceptedBecause !== null && (worst === "regressed" || worst === "suspected");
	const verdict = accepted ? "accepted" : worst;
	const interrupted = states.some(({ reason }) => reason.code === "interrupted");
	return {
		schema: VERDICT_SCHEMA,
		version: 1,
		mode: findings.mode,
		suite: findings.suite,
		verdict,
		exitCode: interrupted ? 130 : exitCodeOf(verdict, findings.policy),
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
		reason: NOTHING_GATED
	}];
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
// src/judge/against-baseline.ts
function judgeAgainstBaseline(question) {
	const { baseline, current, states } = question;
	if (states.some(({ verdict }) => verdict === "invalid")) return conclude(question, {
		cells: [],
		states
	});
	if (baseline === null) return conclude(question, {
		cells: [],
		states: [...states, noBaseline(question.baselineSource)]
	});
	return judgeComparison(question, compareAll(baseline, current));
}
function compareAll(baseline, current) {
	const comparisons = current.map((session) => compareWithBaseline(baseline, session));
	const [first] = comparisons;
	if (first === void 0) throw new GateError("bad-result", "There is no current session.", "Give at least one result.");
	return comparisons.find(({ kind }) => kind !== "comparable") ?? first;
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
	const { current } = question;
	const units = Object.assign({}, comparison.environment.units, ...current.map((session) => session.units));
	const sessions = current.map(({ session }) => session);
	const evidence = question.gather(comparison.sessions, sessions, units);
	return conclude(question, {
		cells: question.judgeCells(blockLevels(evidence, comparison.blockedLevels)),
		states: question.states,
		differences,
		notes
	});
}
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
function blockLevels(evidence, blocked) {
	const whyOf = new Map(blocked.map(({ concurrency, difference }) => [concurrency, wordDifference(difference)]));
	const block = (cell) => {
		const why = cell.concurrency === null ? void 0 : whyOf.get(cell.concurrency);
		return why === void 0 ? cell : {
			...cell,
			blocked: why
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
// src/judge/side-session.ts
function levelKey({ concurrency, label }) {
	return concurrency === null ? label ?? "" : String(concurrency);
}
function levelsOf(sessions) {
	const levels = new Map();
	for (const { concurrency, label } of sessions.flatMap(({ trials }) => trials)) {
		const level = label === void 0 ? { concurrency } : {
			concurrency,
			label
		};
		const key = `${concurrency}/${label ?? ""}`;
		if (!levels.has(key)) levels.set(key, level);
	}
	return [...levels.values()];
}
function trialsAt(session, level) {
	return session.trials.filter(({ concurrency, label }) => concurrency === level.concurrency && (label ?? null) === (level.label ?? null));
}
function valuesAt$1(sessions, level, metric) {
	return sessions.map((session) => trialsAt(session, level).flatMap(({ metrics }) => metrics[metric] ?? [])).filter((values) => values.length > 0);
}
// node_modules/simple-statistics/dist/simple-statistics.mjs
function sum(x) {
	if (x.length === 0) return 0;
	var sum = x[0];
	var correction = 0;
	var transition;
	if (typeof sum !== "number") return NaN;
	for (var i = 1; i < x.length; i++) {
		if (typeof x[i] !== "number") return NaN;
		transition = sum + x[i];
		if (Math.abs(sum) >= Math.abs(x[i])) correction += sum - transition + x[i];
		else correction += x[i] - transition + sum;
		sum = transition;
	}
	return sum + correction;
}
function mean(x) {
	if (x.length === 0) throw new Error("mean requires at least one data point");
	return sum(x) / x.length;
}
function sumNthPowerDeviations(x, n) {
	var meanValue = mean(x);
	var sum = 0;
	var tempValue;
	var i;
	if (n === 2) for (i = 0; i < x.length; i++) {
		tempValue = x[i] - meanValue;
		sum += tempValue * tempValue;
	}
	else for (i = 0; i < x.length; i++) sum += Math.pow(x[i] - meanValue, n);
	return sum;
}
function sampleVariance(x) {
	if (x.length < 2) throw new Error("sampleVariance requires at least two data points");
	return sumNthPowerDeviations(x, 2) / (x.length - 1);
}
var BayesianClassifier = function BayesianClassifier() {
	this.totalCount = 0;
	this.data = {};
};
BayesianClassifier.prototype.train = function train(item, category) {
	if (!this.data[category]) this.data[category] = {};
	for (var k in item) {
		var v = item[k];
		if (this.data[category][k] === void 0) this.data[category][k] = {};
		if (this.data[category][k][v] === void 0) this.data[category][k][v] = 0;
		this.data[category][k][v]++;
	}
	this.totalCount++;
};
BayesianClassifier.prototype.score = function score(item) {
	var odds = {};
	var category;
	for (var k in item) {
		var v = item[k];
		for (category in this.data) {
			if (odds[category] === void 0) odds[category] = {};
			if (this.data[category][k]) odds[category][k + "_" + v] = (this.data[category][k][v] || 0) / this.totalCount;
			else odds[category][k + "_" + v] = 0;
		}
	}
	var oddsSums = {};
	for (category in odds) {
		oddsSums[category] = 0;
		for (var combination in odds[category]) oddsSums[category] += odds[category][combination];
	}
	return oddsSums;
};
var SQRT_2PI$1 = Math.sqrt(2 * Math.PI);
function cumulativeDistribution(z) {
	var sum = z;
	var tmp = z;
	for (var i = 1; i < 30; i++) {
		tmp *= z * z / (2 * i + 1);
		sum += tmp;
	}
	return Math.round((.5 + sum / SQRT_2PI$1 * Math.exp(-z * z / 2)) * 1e4) / 1e4;
}
var standardNormalTable = [];
for (var z = 0; z <= 3.09; z += .01) standardNormalTable.push(cumulativeDistribution(z));
var PerceptronModel = function PerceptronModel() {
	this.weights = [];
	this.bias = 0;
};
PerceptronModel.prototype.predict = function predict(features) {
	if (features.length !== this.weights.length) return null;
	var score = 0;
	for (var i = 0; i < this.weights.length; i++) score += this.weights[i] * features[i];
	score += this.bias;
	if (score > 0) return 1;
	else return 0;
};
PerceptronModel.prototype.train = function train(features, label) {
	if (label !== 0 && label !== 1) return null;
	if (features.length !== this.weights.length) {
		this.weights = features.slice();
		this.bias = 1;
	}
	var prediction = this.predict(features);
	if (typeof prediction === "number" && prediction !== label) {
		var gradient = label - prediction;
		for (var i = 0; i < this.weights.length; i++) this.weights[i] += gradient * features[i];
		this.bias += gradient;
	}
	return this;
};
// src/judge/token-totals.ts
const EQUAL = .005;
const CLOSE = .1;
function compareTokenTotals(baseline, current, level) {
	const [before, after] = [tokensPerTrial(baseline, level), tokensPerTrial(current, level)];
	if (before === null || after === null) return { kind: "unknown" };
	const change = after / before - 1;
	if (Math.abs(change) <= EQUAL) return { kind: "equal" };
	return {
		kind: Math.abs(change) <= CLOSE ? "close" : "different",
		changePercent: 100 * change
	};
}
function tokensPerTrial(sessions, level) {
	const totals = sessions.flatMap((session) => {
		const tokens = session.outputTokens?.[levelKey(level)];
		const trials = trialsAt(session, level).length;
		return tokens === void 0 || tokens <= 0 || trials === 0 ? [] : [tokens / trials];
	});
	return totals.length === 0 ? null : mean(totals);
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
	return {
		cells: (source.levels ?? levelsOf([...source.baseline, ...source.current])).flatMap((level) => cellsOfLevel(source, level)),
		policy: source.policy
	};
}
function evidenceOfSuite(suite, baseline, current, units) {
	const unpinned = suite.levels.filter(({ output }) => output.kind === "at-most");
	return buildEvidence({
		baseline,
		current,
		units,
		gates: suite.metrics,
		sessionNoise: suite.sessionNoise,
		trialNoise: suite.trialNoise,
		policy: suite.policy,
		levels: suite.levels.map(({ concurrency }) => ({ concurrency })),
		unpinned: new Set(unpinned.map(levelKey))
	});
}
function cellsOfLevel(source, level) {
	const worthShowing = metricsAt(source).map((metric) => cellOf(source, level, metric)).filter((cell) => cell.gated || cell.baseline.length > 0 && cell.current.length > 0);
	if (!source.unpinned.has(levelKey(level))) return worthShowing;
	return adaptToTokens(worthShowing, compareTokenTotals(source.baseline, source.current, level));
}
function metricsAt({ gates, current }) {
	const gated = gates.filter(({ gate }) => gate).map(({ id }) => id);
	const measured = current.flatMap(({ trials }) => trials.flatMap(({ metrics }) => Object.keys(metrics)));
	return [...new Set([...gated, ...measured])];
}
function cellOf(source, level, metric) {
	const gate = source.gates.find(({ id }) => id === metric);
	const known = Object.entries(METRICS).find(([id]) => id === metric)?.[1];
	const unit = source.units[metric] ?? known ?? {
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
		sessionNoise: source.sessionNoise[metric] ?? defaults.sessionNoise,
		trialNoise: source.trialNoise,
		baseline: valuesAt$1(source.baseline, level, metric),
		current: valuesAt$1(source.current, level, metric),
		notes: []
	};
}
// src/judge/invalid-states.ts
function findInvalidStates(session, first) {
	return [...session.reasons.map((reason) => ({
		verdict: "invalid",
		reason
	})), ...session.levels.flatMap((level) => invalidLevel(level, first))];
}
function invalidLevel({ concurrency, trials }, first) {
	const valid = trials.filter((trial) => trial.valid).length;
	if (valid >= first) return [];
	const found = `C=${concurrency}: ${countOf(valid, "valid trial")} of ${trials.length}, ${first} needed`;
	const why = firstOfEachCode(trials.flatMap(({ reasons }) => reasons));
	if (why.length === 0) return [{
		verdict: "invalid",
		reason: {
			code: "too-few-trials",
			message: `${found}.`,
			remedy: "Give the run a larger budget, or fewer trials."
		}
	}];
	return why.map((reason) => ({
		verdict: "invalid",
		reason: {
			...reason,
			message: `${found}. ${reason.message}`
		}
	}));
}
function firstOfEachCode(reasons) {
	return reasons.filter(({ code }, index) => reasons.findIndex((other) => other.code === code) === index);
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
// src/stats/log-change.ts
function orientedLog(value, orientation) {
	return orientation === "higher" ? Math.log(value) : -Math.log(value);
}
function valueOfLog(x, orientation) {
	return Math.exp(orientation === "higher" ? x : -x);
}
function worseThreshold(tolerance, orientation) {
	return orientation === "higher" ? -Math.log1p(-tolerance) : Math.log1p(tolerance);
}
function betterThreshold(tolerance, orientation) {
	return orientation === "higher" ? Math.log1p(tolerance) : -Math.log1p(-tolerance);
}
function worsePercent(amount, orientation) {
	return orientation === "higher" ? -100 * Math.expm1(-amount) : 100 * Math.expm1(amount);
}
function rawChangePercent(d, orientation) {
	return 100 * Math.expm1(orientation === "higher" ? d : -d);
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
		deltaPercent: rawChangePercent(difference.d, orientation),
		interval: [Math.min(...ends), Math.max(...ends)]
	};
}
function reachFigures(reach, orientation) {
	return {
		failsAtPercent: worsePercent(reach.failsAt, orientation),
		rulesOutPercent: worsePercent(reach.rulesOut, orientation),
		detectablePercent: worsePercent(reach.detectable, orientation)
	};
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
// src/stats/chi-square.ts
function varianceRatioQuantile(probability, df) {
	const spread = 2 / (9 * df);
	return (1 - spread + normalQuantile(probability) * Math.sqrt(spread)) ** 3;
}
// src/judge/cell-notes.ts
const AGREEMENT = .95;
function storedNotes(evidence, estimate) {
	const { design, seenSessionSd, repeated } = estimate;
	const notes = [];
	if (design.baselineSessions === 1) notes.push("1 baseline session");
	if (!repeated) notes.push(`nothing was repeated: noise is the declared ${plainPercent(100 * evidence.trialNoise)}, not a measured one`);
	const declared = evidence.sessionNoise;
	if (seenSessionSd !== null && seenSessionSd > declared * surprise(design.baselineSessions)) notes.push(`the baseline's sessions disagree: sd ${plainPercent(100 * seenSessionSd)}, declared ${plainPercent(100 * declared)}`);
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
const DECLARED_TRIAL_DF = 4;
function estimateStored(cell, orientation) {
	const baseline = logsOf(cell.baseline, orientation);
	const current = logsOf(cell.current, orientation);
	const seenTrial = varianceWithin([...baseline, ...current]);
	const trial = seenTrial ?? {
		variance: cell.trialNoise ** 2,
		df: DECLARED_TRIAL_DF
	};
	const design = {
		baselineSessions: baseline.length,
		baselineSize: sizeOf(baseline),
		currentSessions: current.length,
		currentSize: sizeOf(current)
	};
	const means = baseline.map((session) => mean([...session]));
	const between = varianceBetween(means, trial.variance, design.baselineSize);
	const session = shrinkVariance({
		variance: between,
		df: means.length - 1
	}, {
		variance: cell.sessionNoise ** 2,
		df: 6
	});
	return {
		difference: {
			d: mean(current.map((values) => mean([...values]))) - mean(means),
			...storedVariance(session, trial, design)
		},
		trial,
		session,
		seenSessionSd: means.length > 1 ? Math.sqrt(between) : null,
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
function logsOf(sessions, orientation) {
	return sessions.map((session) => session.map((value) => orientedLog(value, orientation)));
}
function sizeOf(sessions) {
	return harmonicMean(sessions.map((session) => session.length));
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
const MOST_SESSIONS = 10;
const MOST_CURRENT_SESSIONS = 5;
function findCure(estimate, question) {
	if (!estimate.repeated) return {
		kind: "repeat",
		count: 3
	};
	const { baselineSessions, currentSessions } = estimate.design;
	for (let count = 1; count < MOST_SESSIONS; count++) {
		if (baselineSessions + count <= MOST_SESSIONS) {
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
// src/judge/judge-stored.ts
function judgeStored(evidence) {
	const sorted = evidence.cells.map(compareCell);
	const questions = askGated(sorted);
	return sorted.map((item) => {
		if (item.kind === "decided") return item.cell;
		const question = questions.get(item);
		return question === void 0 ? shownCell(item) : judgedCell(item, question);
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
function judgedCell(item, question) {
	const { evidence, orientation, estimate } = item;
	const verdict = decideStored(question);
	const reach = reachOf(question);
	const undecided = verdict === "suspected" || verdict === "inconclusive";
	return {
		...blankCell(evidence, verdict, [...storedNotes(evidence, estimate), ...reachNotes(evidence, reach, question.tolerance, estimate.design.baselineSessions)]),
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
// src/session/expect-from-baseline.ts
function expectFromBaseline(suite, baseline) {
	const environments = baseline?.environments ?? [];
	const throughputs = new Map();
	for (const environment of environments) for (const { concurrency } of suite.levels) {
		const values = valuesAt(environment, concurrency).flat();
		if (values.length > 0) throughputs.set(concurrency, Math.max(throughputs.get(concurrency) ?? 0, mean(values)));
	}
	return {
		estimate: estimateFromBaseline(suite, throughputs),
		trialSdOf: ({ concurrency }) => {
			const within = varianceWithin(environments.flatMap((environment) => valuesAt(environment, concurrency)).map((values) => values.map(Math.log)));
			return within === null ? null : Math.sqrt(within.variance);
		}
	};
}
function valuesAt({ sessions }, concurrency) {
	return sessions.map(({ trials }) => trials.filter((trial) => trial.concurrency === concurrency).flatMap((trial) => trial.metrics["output-throughput"] ?? []).filter((value) => value > 0));
}
// node_modules/yaml/dist/nodes/identity.js
var require_identity = __commonJSMin(((exports) => {
	const ALIAS = Symbol.for("yaml.alias");
	const DOC = Symbol.for("yaml.document");
	const MAP = Symbol.for("yaml.map");
	const PAIR = Symbol.for("yaml.pair");
	const SCALAR = Symbol.for("yaml.scalar");
	const SEQ = Symbol.for("yaml.seq");
	const NODE_TYPE = Symbol.for("yaml.node.type");
	const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));
// node_modules/yaml/dist/visit.js
var require_visit = __commonJSMin(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove node");
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	visitAsync.BREAK = BREAK;
	visitAsync.SKIP = SKIP;
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));
// node_modules/yaml/dist/doc/directives.js
var require_directives = __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			this.docStart = null;
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));
// node_modules/yaml/dist/doc/anchors.js
var require_anchors = __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));
// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = __commonJSMin(((exports) => {
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));
// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = __commonJSMin(((exports) => {
	var identity = require_identity();
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));
// node_modules/yaml/dist/nodes/Node.js
var require_Node = __commonJSMin(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));
// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));
// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));
// node_modules/yaml/dist/doc/createNode.js
var require_createNode = __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	const defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));
// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: new Map()
		});
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));
// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = __commonJSMin(((exports) => {
	const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));
// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = __commonJSMin(((exports) => {
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));
// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));
// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));
// node_modules/yaml/dist/log.js
var require_log = __commonJSMin(((exports) => {
	var node_process = __require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));
// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const MERGE_KEY = "<<";
	const merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));
// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = __commonJSMin(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));
// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		return new Pair(createNode.createNode(key, void 0, ctx), createNode.createNode(value, void 0, ctx));
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));
// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));
// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = __commonJSMin(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));
// node_modules/yaml/dist/schema/common/map.js
var require_map = __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	exports.map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));
// node_modules/yaml/dist/schema/common/seq.js
var require_seq = __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	exports.seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/schema/common/string.js
var require_string = __commonJSMin(((exports) => {
	var stringifyString = require_stringifyString();
	exports.string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/common/null.js
var require_null = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));
// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));
// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = __commonJSMin(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));
// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	const intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
}));
// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	exports.schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
}));
// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = __commonJSMin(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	exports.binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	const pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));
// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = __commonJSMin(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	const omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));
// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	const trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));
// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	const intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	const intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	const set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));
// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	const intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));
// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
}));
// node_modules/yaml/dist/schema/tags.js
var require_tags = __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));
// node_modules/yaml/dist/schema/Schema.js
var require_Schema = __commonJSMin(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	exports.Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
}));
// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));
// node_modules/yaml/dist/doc/Document.js
var require_Document = __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			this.commentBefore = null;
			this.comment = null;
			this.errors = [];
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));
// node_modules/yaml/dist/errors.js
var require_errors = __commonJSMin(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	const prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "…" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));
// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = __commonJSMin(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));
// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = __commonJSMin(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));
// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = __commonJSMin(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));
// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = __commonJSMin(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));
// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = __commonJSMin(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));
// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = __commonJSMin(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));
// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = __commonJSMin(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));
// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = "Block collections are not allowed within flow collections";
	const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));
// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));
// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));
// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		let trimEnd, trimBoth;
		try {
			trimEnd = new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	const escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));
// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));
// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = __commonJSMin(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));
// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));
// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = __commonJSMin(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));
// node_modules/yaml/dist/compose/composer.js
var require_composer = __commonJSMin(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));
// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = __commonJSMin(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));
// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = __commonJSMin(((exports) => {
	const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = __commonJSMin(((exports) => {
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove item");
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	visit.BREAK = BREAK;
	visit.SKIP = SKIP;
	visit.REMOVE = REMOVE;
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));
// node_modules/yaml/dist/parse/cst.js
var require_cst = __commonJSMin(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	const BOM = "﻿";
	const DOCUMENT = "";
	const FLOW_END = "";
	const SCALAR = "";
	const isCollection = (token) => !!token && "items" in token;
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));
// node_modules/yaml/dist/parse/lexer.js
var require_lexer = __commonJSMin(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	const hexDigits = new Set("0123456789ABCDEFabcdef");
	const tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	const flowIndicatorChars = new Set(",[]{}");
	const invalidAnchorChars = new Set(" ,[]{}\n\r	");
	const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	var Lexer = class {
		constructor() {
			this.atEnd = false;
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			this.buffer = "";
			this.flowKey = false;
			this.flowLevel = 0;
			this.indentNext = 0;
			this.indentValue = 0;
			this.lineEndPos = null;
			this.next = null;
			this.pos = 0;
		}
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));
// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = __commonJSMin(((exports) => {
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));
// node_modules/yaml/dist/parse/parser.js
var require_parser = __commonJSMin(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			default: return [];
		}
	}
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	var Parser = class {
		constructor(onNewLine) {
			this.atNewLine = true;
			this.atScalar = false;
			this.indent = 0;
			this.offset = 0;
			this.onKeyLine = false;
			this.stack = [];
			this.source = "";
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));
// node_modules/yaml/dist/public-api.js
var require_public_api = __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));
// src/measure/parse-versioned.ts
var import_dist = __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
}))();
const QUOTE_LIMIT$1 = 80;
const LOCATE_LIMIT = 8e6;
const fault = (kind, message, cause) => new GateError(kind.code, message, kind.remedy, { cause });
function parseJson$1(text, source, kind) {
	const bare = text.replace(/^\uFEFF/, "");
	if (bare.trim() === "") throw fault(kind, `${source}: the ${kind.what} file is empty`);
	if (/^<{7}/m.test(bare)) {
		const remedy = `Resolve the conflict: take one side of the ${kind.what} file whole, then run again.`;
		throw new GateError(kind.code, `${source}: the ${kind.what} file holds the marks of a git conflict`, remedy);
	}
	try {
		return JSON.parse(bare);
	} catch (error) {
		const { place, atEnd } = locateSyntaxFault(bare);
		const cutOff = atEnd ? " (the file is cut off)" : "";
		throw fault(kind, `${source}${place}: not valid JSON${quoteEngine(error)}${cutOff}`, error);
	}
}
function quoteEngine(error) {
	const words = error instanceof Error ? error.message.split(/, \.*"| in JSON|\(line/)[0] : void 0;
	return words === void 0 ? "" : `: ${words.trim()}`;
}
function locateSyntaxFault(text) {
	if (text.length > LOCATE_LIMIT) return {
		place: "",
		atEnd: false
	};
	const lines = new import_dist.LineCounter();
	const [first] = (0, import_dist.parseDocument)(text, {
		schema: "json",
		lineCounter: lines,
		prettyErrors: false
	}).errors;
	if (first === void 0) return {
		place: "",
		atEnd: false
	};
	const { line, col } = lines.linePos(first.pos[0]);
	return {
		place: `:${line}:${col}`,
		atEnd: first.pos[0] >= text.trimEnd().length
	};
}
function locatePath(text, path) {
	if (text.length > LOCATE_LIMIT) return "";
	const lines = new import_dist.LineCounter();
	let node = (0, import_dist.parseDocument)(text, {
		schema: "json",
		lineCounter: lines
	}).contents;
	for (const key of path) {
		const child = (0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node) ? node.get(key, true) : void 0;
		if (!(0, import_dist.isMap)(child) && !(0, import_dist.isSeq)(child) && !(0, import_dist.isScalar)(child)) break;
		node = child;
	}
	const start = (0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node) || (0, import_dist.isScalar)(node) ? node.range?.[0] : void 0;
	return start === void 0 ? "" : `:${lines.linePos(start).line}`;
}
function printPath(path) {
	return path.map((key) => typeof key === "number" ? `[${key}]` : /^[a-z]\w*$/i.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(key)}]`).join("").replace(/^\./, "") || "the file";
}
function checkHeader$1(value, source, kind) {
	const { schema, version } = typeof value === "object" && value !== null ? value : {};
	if (schema !== kind.schema) {
		const found = schema === void 0 ? "no `schema`" : `schema ${JSON.stringify(schema).slice(0, QUOTE_LIMIT$1)}`;
		throw fault(kind, `${source}: not a ${kind.what} file: found ${found}, expected ${JSON.stringify(kind.schema)}`);
	}
	if (typeof version === "number" && version > kind.version) throw new GateError(kind.code, `${source}: ${kind.schema} version ${version} is newer than this reader, which knows versions up to ${kind.version}`, "Update throughput-gate to the version that wrote the file.");
}
function parseVersioned(text, source, kind, shape) {
	const value = parseJson$1(text, source, kind);
	checkHeader$1(value, source, kind);
	return checkShape(value, text, source, kind, shape);
}
function checkShape(value, text, source, kind, shape) {
	const parsed = shape.safeParse(value);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const path = issue?.path ?? [];
	const words = issue?.message.replace(/^Invalid input: /, "") ?? "unexpected value";
	const more = parsed.error.issues.length - 1;
	const rest = more > 0 ? ` (and ${more} more)` : "";
	throw fault(kind, `${source}${locatePath(text, path)}: ${printPath(path)}: ${words}${rest}`, parsed.error);
}
// src/measure/session-schema.ts
const text$4 = string();
const count$2 = int().nonnegative();
const unitShape = object({
	unit: text$4,
	direction: _enum([
		"higher",
		"lower",
		"neither"
	])
});
const metricsShape = record(text$4, number());
const outputShape = object({
	kind: _enum(["pinned", "at-most"]),
	tokens: int().positive()
});
const optional = (shape) => exactOptional(shape);
const identityShape = object({
	engine: optional(text$4),
	engineVersion: optional(text$4),
	model: optional(text$4),
	modelRevision: optional(text$4),
	dtype: optional(text$4),
	quantisation: optional(text$4),
	maxModelLength: optional(count$2),
	launchArguments: optional(array(text$4)),
	environmentVariables: optional(record(text$4, text$4)),
	gpu: optional(text$4),
	gpuCount: optional(count$2),
	gpusUsed: optional(text$4),
	mig: optional(text$4),
	powerLimitWatts: optional(number()),
	driver: optional(text$4),
	cpu: optional(text$4),
	os: optional(text$4),
	host: optional(text$4)
});
const workloadFacts = {
	promptSetHash: text$4,
	sampling: record(text$4, json$1()),
	extraBody: record(text$4, json$1()),
	cache: _enum([
		"bust",
		"flush",
		"warm"
	]),
	api: _enum(["chat", "completions"]),
	metricDefinitions: int(),
	outputs: record(text$4, outputShape)
};
const reasonShape = object({
	code: text$4,
	message: text$4,
	remedy: text$4
});
// src/baseline/parse-baseline.ts
const BASELINE_FILE = {
	what: "baseline",
	schema: BASELINE_SCHEMA,
	version: 1,
	code: "bad-baseline",
	remedy: "Restore the file from git, or take a new baseline with `throughput-gate refresh --replace`."
};
const text$3 = string();
const facts$1 = record(text$3, text$3);
const concurrency$1 = int().positive().nullable();
const trialShape$2 = object({
	concurrency: concurrency$1,
	label: optional(text$3),
	metrics: metricsShape
}).refine((trial) => trial.concurrency !== null || trial.label !== void 0, "expected a concurrency or a label");
const workloadShape = object({
	promptSetHash: optional(workloadFacts.promptSetHash),
	sampling: optional(workloadFacts.sampling),
	extraBody: optional(workloadFacts.extraBody),
	cache: optional(workloadFacts.cache),
	api: optional(workloadFacts.api),
	metricDefinitions: optional(workloadFacts.metricDefinitions),
	outputs: optional(workloadFacts.outputs),
	stated: optional(facts$1)
});
const sessionShape$1 = object({
	id: text$3.min(1),
	takenAt: text$3,
	commit: optional(text$3),
	runner: optional(text$3),
	clientVersion: text$3,
	configurationHash: text$3.nullable(),
	workload: workloadShape,
	identity: identityShape,
	outputTokens: metricsShape,
	trials: array(trialShape$2).min(1)
});
const anchorShape = object({
	takenAt: text$3,
	commit: optional(text$3),
	reason: optional(text$3),
	means: array(object({
		concurrency: concurrency$1,
		label: optional(text$3),
		metric: text$3,
		value: number()
	}))
});
const isUnique = (keys) => new Set(keys).size === keys.length;
const environmentShape = object({
	environment: object({
		gpu: optional(text$3),
		gpuCount: optional(int().nonnegative()),
		mig: optional(text$3),
		stated: optional(facts$1)
	}),
	units: record(text$3, unitShape),
	sessions: array(sessionShape$1).min(1).refine((sessions) => isUnique(sessions.map((session) => session.id)), "two sessions have the same id"),
	anchors: array(anchorShape)
});
const baselineShape = object({
	schema: literal(BASELINE_SCHEMA),
	version: literal(1),
	suite: text$3,
	environments: array(environmentShape).refine((all) => isUnique(all.map((entry) => canonicalJson$1(entry.environment))), "two environments are the same")
});
function parseBaseline(baselineText, source) {
	return parseVersioned(baselineText, source, BASELINE_FILE, baselineShape);
}
// src/suite/quantities.ts
const MS_PER_UNIT = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5
};
const LONGEST_MS = 168 * MS_PER_UNIT.h;
const BARE_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const DURATION = /^(\d+(?:\.\d+)?) ?(ms|s|m|h)$/;
const PERCENT = /^(-?\d+(?:\.\d+)?) ?%$/;
const DURATION_PATTERN = DURATION.source;
const PERCENT_PATTERN = PERCENT.source;
function describeFound(found) {
	if (typeof found === "string") return JSON.stringify(found.length > 60 ? `${found.slice(0, 57)}...` : found);
	if (Array.isArray(found)) return "a list";
	if (found === null || found === void 0) return "nothing";
	return typeof found === "object" ? "a map" : String(found);
}
function parseDurationMs(found, likely) {
	const bare = bareNumber(found);
	if (bare !== null) return refuse(`found ${bare}, a duration without its unit: write ${bare}${likely[0]} or ${bare}${likely[1]}`);
	const match = typeof found === "string" ? DURATION.exec(found.trim()) : null;
	const unit = match?.[2];
	if (unit === void 0) return refuse(`found ${describeFound(found)}, allowed: a number with ms, s, m or h, such as 500ms, 900s, 20m or 1h`);
	const ms = Number(match?.[1]) * MS_PER_UNIT[unit];
	if (!(ms > 0 && ms <= LONGEST_MS)) return refuse(`found ${describeFound(found)}, allowed: more than 0 and at most 168h`);
	return {
		ok: true,
		value: ms
	};
}
function parsePercent(found, least) {
	const bare = bareNumber(found);
	if (bare !== null && least === "zero" && Number(bare) === 0) return {
		ok: true,
		value: 0
	};
	if (bare !== null) return refuse(`found ${bare}, a percent without its unit: ${likelyPercents(Number(bare))}`);
	const match = typeof found === "string" ? PERCENT.exec(found.trim()) : null;
	if (match === null) return refuse(`found ${describeFound(found)}, allowed: a percent with its sign, such as 5% or 1.5%`);
	const percent = Number(match[1]);
	if (percent >= 100 || percent < 0 || percent === 0 && least === "above-zero") {
		const low = least === "zero" ? "0% or more" : "more than 0%";
		return refuse(`found ${describeFound(found)}, allowed: ${low} and less than 100%`);
	}
	return {
		ok: true,
		value: percent / 100
	};
}
function refuse(problem) {
	return {
		ok: false,
		problem
	};
}
function bareNumber(found) {
	if (typeof found === "number") return String(found);
	return typeof found === "string" && BARE_NUMBER.test(found.trim()) ? found.trim() : null;
}
function likelyPercents(value) {
	if (value > 0 && value < 1) return `write ${tidy(value * 100)}% or ${tidy(value)}%`;
	if (value >= 1 && value < 100) return `write ${tidy(value)}% or ${tidy(value / 10)}%`;
	return "write a percent with its sign, such as 5% or 0.5%";
}
function tidy(value) {
	return Number(value.toPrecision(6));
}
// src/suite/schema-values.ts
function parsedText(parse, pattern) {
	const problem = (found) => {
		const parsed = parse(found);
		return parsed.ok ? `found ${describeFound(found)}, allowed: text` : parsed.problem;
	};
	return string({ error: ({ input }) => problem(input) }).meta(pattern === void 0 ? {} : { pattern }).transform((text, context) => {
		const parsed = parse(text);
		if (parsed.ok) return parsed.value;
		context.addIssue({
			code: "custom",
			message: parsed.problem
		});
		return NEVER;
	});
}
const duration = (...likely) => parsedText((found) => parseDurationMs(found, likely), DURATION_PATTERN);
const percent$1 = () => parsedText((found) => parsePercent(found, "above-zero"), PERCENT_PATTERN);
const text$2 = () => string().min(1).max(4096);
const writtenText = () => string().meta({ type: [
	"string",
	"number",
	"boolean"
] });
const count$1 = (most) => int().min(1).max(most);
// src/suite/server-url.ts
function parseServerUrl$1(text) {
	const shown = text.includes("@") ? "a URL with user info (not shown)" : describeFound(text);
	const trimmed = text.trim();
	if (!/^https?:\/\//i.test(trimmed)) return {
		ok: false,
		problem: `found ${shown}, a URL needs its scheme, http or https: write http://${text.includes("@") || /^\w+:\/\//.test(trimmed) || trimmed === "" ? "127.0.0.1:8000" : trimmed}`
	};
	const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
	if (url === null) return {
		ok: false,
		problem: `found ${shown}, which is no URL; allowed: for example http://127.0.0.1:8000`
	};
	if (url.username !== "" || url.password !== "") return {
		ok: false,
		problem: `found ${shown}, allowed: no user name or password in the URL (use the API key)`
	};
	if (url.search !== "" || url.hash !== "") return {
		ok: false,
		problem: `found ${shown}, allowed: the server's root, without "?" or "#"`
	};
	const path = url.pathname.replace(/\/+$/, "").replace(/\/v1$/, "").replace(/\/+$/, "");
	return {
		ok: true,
		value: `${url.origin}${path}`
	};
}
// src/suite/builtin-prompt-documents.ts
const REQUESTS = [
	"Summarise the following text in three sentences.",
	"List every number in the following text with what it stands for.",
	"Which claims of the following text would you want to check, and how?",
	"Write five questions that a careful reader of the following text should be able to answer, with the answers.",
	"Rewrite the following text for a ten-year-old.",
	"Write a sceptical reply to the following text, in a friendly tone."
];
const PROMPT_DOCUMENTS = [
	{
		requests: REQUESTS,
		text: `Incident report, shop front end. At 09:42 the number of failed checkouts rose from about 2 to 140 a minute. The on-call engineer was paged at 09:47 and first suspected the payment provider, whose status page was green. At 09:55 a colleague noticed that only sessions older than twelve hours were affected. A release at 09:38 had shortened the name of a field in the session record from "basketContents" to "basket"; new sessions were written with the new name, but sessions created before the release still carried the old one, and the code treated the missing field as an empty basket. The release was rolled back at 10:04 and failures fell to their usual level within three minutes. About 2,300 customers saw an empty basket, and 61 of them wrote to support. No payment was taken twice. The change had been tested, but every test created its own session, so none of them met an old record. We will keep a set of stored sessions from production, with personal data removed, and read it in the tests; we will also write the version of its shape into each record, and alarm on the share of empty baskets instead of on failed checkouts alone.`
	},
	{
		requests: REQUESTS,
		text: `The marsh at the river mouth was drained in 1871 to make pasture, and for a hundred years the dike kept the sea out. The ground behind it, no longer fed by silt, sank by almost a metre and a half, so that by 1970 the fields lay below the level of an ordinary high tide and had to be pumped dry after each storm. When the dike needed rebuilding, the county compared two plans. The first would have raised it by 80 centimetres for 9.4 million; the second would have moved it 600 metres inland and given the old fields back to the tide for 6.1 million, with compensation to eleven farms. After four years of argument the second plan was chosen. The outer dike was opened in two places in the autumn of 2009. In the first winter the water simply stood there, brown and shallow, and opponents spoke of a desert of mud. In the third summer glasswort covered a fifth of the area; in the sixth, the ground had risen by eleven centimetres at the lowest point. Redshank, which had last bred there before the First World War, returned with nine pairs. The storm of 2017, the highest on record, ran up the new marsh and reached the inner dike with waves a third as high as those measured at the old line.`
	},
	{
		requests: REQUESTS,
		text: `Terms of the workshop. The organiser rents the hall from Friday at noon to Sunday at six in the evening and hands out two keys. Participants pay 180 in advance; whoever cancels up to fourteen days before the start gets back everything but a fee of 20, whoever cancels later gets back half, provided that somebody from the waiting list takes the place. Tools are provided except for safety shoes and hearing protection, which everybody brings along. Machines may only be used after the introduction on Friday, and never alone. Damage through normal wear is borne by the organiser; damage through careless use is borne by whoever caused it, up to 400, the rest by the organiser's insurance. Each participant may take home the piece that he or she has made, and owes 12 for each board used beyond the first three. Photographs are taken for the web site; whoever objects says so in writing before the first evening and wears a red badge. The workshop takes place with at least six participants. If it has to be cancelled by the organiser, all payments are returned within ten days; further claims, such as travel costs, are excluded unless the organiser acted with gross negligence.`
	},
	{
		requests: REQUESTS,
		text: `A: You said the experiment failed. What exactly happened? B: Nothing happened, that is the point. We expected the seedlings under red light to be at least ten per cent taller after three weeks. They were 0.4 per cent taller, with a standard error of two. A: How many plants? B: Forty-eight in each group, in eight trays. A: And the trays were placed at random? B: We rotated them every second day, except over the long weekend. A: So for four days one half of them stood next to the window. B: The blinds were down. A: Were they? The log says that the cleaning staff opened them on Saturday. B: Then some of the control plants had daylight for two days. That would make them taller and hide an effect. A: Or make them shorter, since daylight stops them stretching. You cannot know. What would you do differently? B: Fewer trays, in a closed chamber, and a third group that gets the same amount of energy in white light. Also, we measured by hand, one person for each group. A: Then you measured the difference between two people as well. B: Yes. I would mix the trays and hide the labels. A: Good. Write all of this down before you repeat it, including what result would make you give up the idea.`
	},
	{
		requests: REQUESTS,
		text: `def settle(accounts, transfers, day):
    """Books all transfers that are due, oldest first, and returns those that had to wait."""
    waiting = []
    for transfer in sorted(transfers, key=lambda t: (t.due, t.id)):
        if transfer.due > day:
            waiting.append(transfer)
            continue
        source = accounts[transfer.source]
        target = accounts.get(transfer.target)
        if target is None:
            transfer.state = "rejected"
            transfer.note = "unknown account"
            continue
        if source.balance + source.overdraft < transfer.amount:
            if transfer.attempts < 3:
                transfer.attempts += 1
                waiting.append(transfer)
            else:
                transfer.state = "rejected"
                transfer.note = "no cover"
            continue
        source.balance -= transfer.amount
        target.balance += transfer.amount
        transfer.state = "booked"
        if transfer.repeat:
            following = transfer.copy(due=transfer.due + transfer.repeat, state="open", attempts=0)
            waiting.append(following)
    return waiting

# Called once every night with the transfers that the call of the night before has returned, and the new ones.
# Amounts are floats in euros. A transfer may have the same account as source and target. Accounts may be closed
# by their owner at any time, which removes them from the dictionary. The job runs again if it fails half way.`
	},
	{
		requests: REQUESTS,
		text: `Minutes of the building committee, 14 March. Present: seven members, the architect, one guest from the fire service. The roof of the east wing leaks in three places; the provisional cover will last until autumn at best. The architect presented three variants. Variant one repairs the slates and replaces the gutters, costs 64,000 and lasts about fifteen years. Variant two replaces the whole roof with new slates and 18 centimetres of insulation, costs 212,000, lasts sixty years and saves roughly 3,900 a year in heating. Variant three adds solar panels to variant two for another 71,000, with an expected yield of 8,200 a year at today's prices. The treasurer pointed out that the reserve stands at 150,000, of which 40,000 are earmarked for the lift. Mrs Okafor asked whether the beams could carry the panels; the architect thinks so, but wants an engineer's opinion (about 2,500). The guest noted that the attic has only one exit and that any work on the roof would require a second one under the new rules. Mr Lindqvist proposed to apply for the regional grant, which covers 30 per cent of insulation work if the application is in by 30 April. Decided, with one vote against: apply for the grant with variant two, have the beams checked for variant three, and ask two banks for offers. Next meeting on 11 April.`
	}
];
// src/suite/builtin-prompt-families.ts
const family = (request, topics) => ({
	request,
	topics: topics.split(" | ")
});
const PROMPT_FAMILIES = [
	family("Write a Python function that {}. Include type hints, a docstring and three test cases.", "merges overlapping intervals | finds the longest palindromic substring | flattens a nested dictionary into dotted keys | parses ISO 8601 durations | computes the edit distance of two words | rotates a matrix in place | groups anagrams in a list of words | validates a bank card number with the Luhn check | converts Roman numerals to integers | returns the k most frequent items of a stream"),
	family("Why {}?", "is the sky blue at noon and red at dusk | does ice float on water | do we see lightning before we hear thunder | does a spinning top stay upright | do metals feel colder than wood at the same temperature | can a heavy ship float | does a boat leave a V-shaped wake | do stars twinkle while planets do not | does salt melt ice on the road | do we have two tides a day"),
	family("I have tables customers(id, name, country), orders(id, customer_id, placed_at, total) and order_items(order_id, sku, quantity, price). Write a PostgreSQL query that {}. Explain which index would help and what the plan would look like without it.", "lists the ten customers with the highest revenue last year | finds customers who ordered in January but not in February | shows the median order total per country | returns the second most recent order of each customer | computes a seven-day moving average of daily revenue | finds pairs of SKUs that are often bought together | counts first-time and returning buyers per month | lists orders whose total differs from the sum of their items | ranks SKUs by growth quarter over quarter | finds the longest gap between two orders of each customer"),
	family("Write a short poem about {}.", "the last train of the night | a lighthouse in fog | learning to swim as an adult | a kitchen on the first day of winter | an old bicycle | rain on a tin roof | the silence after an argument | a city waking up | letters that were never sent | a garden gone wild"),
	family("Explain {} to someone who has finished secondary school but never studied it. Start from an everyday situation, introduce at most three technical terms, and say at the end what the explanation leaves out.", "how vaccines train the immune system | what inflation is and who gains from it | how a compiler turns text into a running program | why antibiotics stop working | how a suspension bridge carries its load | what a central bank does when it raises rates | how GPS finds a position | what entropy means | how noise-cancelling headphones work | why some materials are magnetic"),
	family("Translate into {}: \"The meeting has been moved to Thursday at three; please bring the revised figures and let me know if you need a room with a projector.\"", "French | German | Spanish, formal address | Italian | Portuguese as spoken in Brazil | Dutch | Polish | Swedish | Turkish | Japanese, polite form"),
	family("Give me a recipe for {} for four people, with quantities in grams, the order of the steps and what can be prepared the day before.", "a lentil soup with lemon | mushroom risotto | shakshuka | a vegetable curry with coconut milk | roast chicken with potatoes | ratatouille | fresh pasta with a walnut sauce | a bean chili without meat | fish tacos | an apple tart with a thin base"),
	family("Solve step by step: {}", "a tank is filled by one pipe in 6 hours and by another in 4 hours; how long do both take together? | find all real x with x^4 - 5x^2 + 4 = 0. | what is the probability that two of 23 people share a birthday? | integrate x·e^(-x) from 0 to infinity. | how many ways are there to make change for one euro with 10, 20 and 50 cent coins? | a train covers 180 km at 60 km/h and returns at 90 km/h; what is its average speed? | prove that the sum of the first n odd numbers is n^2. | find the eigenvalues of the matrix [[2, 1], [1, 2]]. | three dice are thrown; what is the chance that the largest shows exactly 5? | find the shortest distance from the point (3, 4) to the line x + y = 1."),
	family("Summarise the causes and the consequences of {} in about 200 words, and name one point on which historians disagree.", "the fall of the Western Roman Empire | the Black Death in Europe | the invention of movable type | the Haitian Revolution | the Congress of Vienna | the Meiji Restoration | the partition of India | the Great Depression | the Suez crisis | the end of the Bronze Age"),
	family("Review this design in a few sentences and list the three largest risks: a team wants to {}. They have four engineers, one operations person and a deadline in ten weeks; the present system serves about 300 requests a second and must not be down for longer than a minute.", "move a monolith to twelve microservices | replace a relational database with a document store | rewrite the billing service in another language | put a message queue between the shop and the warehouse | shard the user table by country | cache every page at the edge for one hour | let the mobile app talk to the database directly | run nightly jobs on spot instances | adopt event sourcing for the order history | merge two user directories with overlapping e-mail addresses"),
	family("What should a patient know about {}? Answer in plain language, say when to see a doctor, and avoid a diagnosis.", "high blood pressure | taking ibuprofen together with other medicines | recurring migraines | a sprained ankle | iron deficiency | sleep apnoea | type 2 diabetes and exercise | seasonal allergies | shingles | travelling with asthma"),
	family("Write a Bash script that {}. It must stop at the first error, handle file names with spaces, and print what it is about to do before it does it.", "backs up a folder and keeps the last seven copies | renames photos by the date they were taken | finds the twenty largest files under a path | checks that a list of URLs answers with status 200 | rotates log files that are larger than 100 MB | converts all WAV files of a folder to FLAC | compares two folders and lists the differences | waits for a TCP port to open, with a time limit | creates users from a CSV file | deletes git branches that are already merged"),
	family("Play {} and answer my first message: \"Hello, I am a little nervous, I have never done this before. Where do we start?\"", "a patient driving instructor | a ship captain of the 18th century | a job interviewer at a small bakery | a chess coach | a guide in a natural history museum | a sceptical detective | a yoga teacher | a librarian who has read everything | a mission controller talking to a new astronaut | a grandmother teaching how to knit"),
	family("In simple terms, what does it mean in a contract when {}? Give an example with two small companies. This is for my understanding and not legal advice.", "the parties agree to indemnify each other | liability is limited to direct damages | there is a force majeure clause | the licence is non-exclusive and perpetual | disputes go to arbitration | a notice period is three months to the end of a quarter | the agreement renews automatically | the supplier retains title until payment | there is a non-solicitation clause | time is of the essence"),
	family("Write a grammar and a small recursive-descent parser in a language of your choice for {}. Show how it reports the position of the first error, and walk through one correct and one wrong input.", "arithmetic expressions with unary minus | a subset of JSON without escapes | INI files with sections | URL query strings | search queries with AND, OR and quotes | simple Markdown headings and lists | cron schedules | CSS colour values | chemical formulas such as Ca(OH)2 | semantic version ranges"),
	family("Draft an e-mail of at most 120 words: {}.", "decline a meeting and propose two other times | ask a landlord to repair the heating | thank a colleague who is leaving after ten years | remind a client of an unpaid invoice, politely | ask a professor for a reference | announce a short outage to customers | apply for a part-time post at a bookshop | invite neighbours to a summer party | complain about a delayed parcel | ask for an extension of a deadline"),
	family("Compare {} in a table with five rows, then recommend one for a small team and say what would change your mind.", "REST and gRPC | PostgreSQL and SQLite | Kubernetes and a single large server | TypeScript and Go for a command-line tool | feature flags and long-lived branches | server-side and client-side rendering | Kafka and a table used as a queue | unit tests and end-to-end tests | a monorepo and many repositories | managed and self-hosted search"),
	family("Name five {} and say in one sentence each what makes them interesting.", "moons of the solar system | deep-sea animals | unusual musical instruments | bridges built before 1900 | extinct languages | famous unsolved problems of mathematics | edible wild plants of Europe | early computers | islands with strange borders | paintings that were stolen and found again"),
	family("I run {}. Work out a plan for the next three months: goals that can be measured, what to do each week, what it costs, what could go wrong, and how I would notice early that it does not work. Assume that I have twelve hours a week, 2,000 euros, and no staff besides one helper on Saturdays.", "a small flower shop near a station | a podcast about local history | a repair café | a weekend bakery stall | a one-person translation business | a second-hand bookshop | a community choir | a bicycle courier service | a vegetable garden that sells boxes | a language school for adults"),
	family("Find the bug in this code and explain it: {}", "for (var i = 0; i < 3; i++) { buttons[i].onclick = () => console.log(i); } | def add(item, items=[]): items.append(item); return items | int mid = (low + high) / 2; // low and high up to 2^31 - 1 | if (a = b) { return true; } | SELECT * FROM t WHERE deleted_at = NULL; | const total = prices.reduce((sum, p) => sum + p); // prices may be empty | for i in range(len(xs)): if xs[i] < 0: del xs[i] | char buf[8]; strcpy(buf, argv[1]); | let x = 0.1 + 0.2; if (x === 0.3) { pay(); } | mutex.lock(); if (done) return; work(); mutex.unlock();"),
	family("Write the opening paragraph of a story in which {}.", "a clockmaker receives a clock that runs backwards | two strangers share the only dry bench in a park | the power fails on a night ferry | a child finds a map inside a library book | a translator is asked to leave one sentence out | a village votes on moving a mountain path | an astronaut hears knocking | a cook loses the sense of taste | a letter arrives forty years late | a dog leads everyone to the wrong house"),
	family("Give a short lecture (about 300 words) on {} for first-year students, with one formula, one number worth remembering and one common misunderstanding.", "conservation of angular momentum | the Nernst equation | Bayes’ theorem in medical tests | the Doppler effect | supply and demand elasticity | the central limit theorem | black-body radiation | natural selection and drift | Fourier series | the second law of thermodynamics"),
	family("My {} What should I check first, second and third?", "laptop gets hot and slow after ten minutes of video calls. | sourdough bread stays flat and dense. | bicycle chain slips when I stand on the pedals. | web page loads fast on my machine and slowly for users abroad. | tomato leaves turn yellow from the bottom up. | Docker build ignores the cache on every run. | washing machine stops before spinning. | guitar sounds out of tune only on the higher frets. | SSH connection freezes after five idle minutes. | spreadsheet takes a minute to open."),
	family("Write a unit test suite outline for {}: list the cases by name, the input, the expected result, and which of them you would write as a property-based test. Do not write the code of the implementation.", "a shopping cart with discounts | a rate limiter with a sliding window | a date picker in several time zones | a CSV importer for bank statements | a retry helper with exponential backoff | a text wrapper for narrow terminals | a permission check with roles and groups | a currency converter | a least-recently-used cache | a calendar that finds free slots"),
	family("What is the difference between {}?", "weather and climate | a virus and a bacterium | a crocodile and an alligator | mass and weight | concurrency and parallelism | fiscal and monetary policy | a simile and a metaphor | authentication and authorisation | baroque and rococo | precision and recall"),
	family("Plan {} in detail: route, times, transport, an alternative for bad weather, and a rough budget for two adults and a child of seven.", "a long weekend in Lisbon | three days of hiking in the Dolomites | a day in Kyoto without a car | a week on the Croatian coast by ferry | a train journey from Vienna to Istanbul | two days in Edinburgh in November | a cycling trip along the Danube | a visit to Naples and Pompeii | a winter weekend in Tallinn | five days around Lake Constance"),
	family("Rewrite this so that it is clear and half as long, and keep every fact: \"With reference to the matter of {}, it has come to our attention that there may in some instances have been, on the part of a number of participants, a certain lack of clarity as regards the applicable procedure, in consequence of which we would like to take this opportunity to point out that requests are, as a general rule, to be submitted in writing no later than ten working days in advance.\"", "parking permits | remote work | travel expenses | the use of meeting rooms | holiday requests | visitor badges | equipment loans | overtime in December | training courses | the sports hall"),
	family("Write {} with comments that say why and not what, and discuss its worst case.", "quicksort with a median-of-three pivot in C | a trie with deletion in Java | Dijkstra’s algorithm with a heap in Go | a bloom filter in Rust | an LRU cache in TypeScript | a topological sort that names the cycle in Python | a ring buffer for one producer and one consumer in C++ | binary search over a rotated array in Kotlin | a consistent-hash ring in Elixir | reservoir sampling in Julia"),
	family("Argue for and against {}, two paragraphs each, then say which facts would decide it.", "a four-day working week | free public transport in cities | nuclear power | a universal basic income | homework in primary schools | compulsory voting | banning cars from the old town | open borders for students | daylight saving time | paying for organ donation"),
	family("Explain the following error to a beginner and say how to fix it: {}", "TypeError: Cannot read properties of undefined (reading \"map\") | Segmentation fault (core dumped) | fatal: refusing to merge unrelated histories | ModuleNotFoundError: No module named \"requests\" | CORS policy: No \"Access-Control-Allow-Origin\" header is present | java.lang.OutOfMemoryError: GC overhead limit exceeded | error: borrow of moved value: `name` | ERROR 1213 (40001): Deadlock found when trying to get lock | x509: certificate signed by unknown authority | OSError: [Errno 98] Address already in use"),
	family("What would {} have thought of smartphones? Answer in the voice of that time, in one paragraph.", "Johannes Gutenberg | Jane Austen | Marcus Aurelius | Ada Lovelace | Sei Shōnagon | Benjamin Franklin | Hildegard of Bingen | Ibn Battuta | Virginia Woolf | Confucius"),
	family("Turn this into a JSON object with sensible keys and types, nothing else: \"{}\"", "Two adults and one child, arriving 4 May in the evening, leaving on the 9th, sea view if possible, no feathers. | Invoice 2291, net 1,480.00 EUR, 19 % tax, due in 14 days, paid half. | Anna (34), Ben (36) and their dog Milo live at 12 Mill Lane. | Flight LX 318 from Zurich to London, delayed by 50 minutes, gate changed from A62 to B17. | Large pizza, half mushrooms, half peppers, thin base, one extra cheese, pick up at 19:30. | Server web-3: 16 cores, 64 GB, two disks of 2 TB, in rack 7, last rebooted on Sunday. | The film runs 2 h 11 min, is rated 12, and plays Friday and Saturday at 20:15. | 3 kg flour, 500 g butter, 12 eggs and, if they have it, fresh yeast. | Patient sleeps badly since March, takes no medicines, allergic to penicillin. | Meeting room Oak: Monday 9 to 11, weekly, except on holidays, six chairs.")
];
// src/suite/builtin-prompts.ts
const BUILTIN_NAMES = [
	"diverse",
	"confirm",
	"recovery"
];
const CONFIRM$1 = [
	"Explain how merge sort works and implement it in Python, with its time and memory complexity.",
	"Explain quantum entanglement: what is measured, what is correlated, and why it does not send messages.",
	"Write a practical guide to database indexes with SQL examples: B-trees, composite and partial indexes, and reading a query plan.",
	"Write a short poem about the sea at night.",
	"Write a parser for arithmetic expressions with parentheses in TypeScript, with error positions and tests."
];
const RECOVERY$1 = [
	"Design a thread-safe job queue with priorities, retries and a time limit per job, and explain each decision.",
	"Prove that the square root of 2 is irrational, then generalise the proof to the square root of any prime.",
	"A reservoir loses 2 % of its water a day and gains 40,000 litres a night. Find its level over time and the level it settles at."
];
function listBuiltinPrompts(name) {
	return {
		diverse: dealDiverse,
		confirm: () => CONFIRM$1,
		recovery: () => RECOVERY$1
	}[name]().map((text) => ({
		kind: "text",
		text
	}));
}
function dealDiverse() {
	const documents = PROMPT_DOCUMENTS.map(({ text, requests }) => requests.map((request) => `${request}\n\n${text}`));
	const piles = spread$1(PROMPT_FAMILIES.map(({ request, topics }) => topics.map((topic) => request.replace("{}", () => topic))), documents);
	const rounds = Math.max(...piles.map((pile) => pile.length));
	return Array.from({ length: rounds }, (_, round) => piles.flatMap((pile) => pile.slice(round, round + 1))).flat();
}
function spread$1(many, few) {
	const distance = Math.ceil(many.length / few.length);
	return many.flatMap((item, index) => {
		const extra = few[index / distance];
		return extra === void 0 ? [item] : [item, extra];
	});
}
// src/suite/nearest-name.ts
function nearestName(typed, allowed) {
	if (typed.length > 64) return null;
	const wanted = normalise(typed);
	return allowed.map((name) => ({
		name,
		distance: editDistance(wanted, normalise(name))
	})).filter(({ name, distance }) => distance <= Math.min(3, Math.ceil(name.length / 3))).sort((a, b) => a.distance - b.distance)[0]?.name ?? null;
}
function suggestName(typed, allowed) {
	const nearest = nearestName(typed, allowed);
	return nearest === null ? "" : `, did you mean ${JSON.stringify(nearest)}?`;
}
function normalise(name) {
	return name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").replace(/[_ ]/g, "-").toLowerCase();
}
function editDistance(from, to) {
	let beforeLast = [];
	let last = Array.from({ length: to.length + 1 }, (_, column) => column);
	for (let row = 1; row <= from.length; row++) {
		const current = [row];
		for (let column = 1; column <= to.length; column++) {
			const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
			const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] ? (beforeLast[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY;
			current.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
		}
		beforeLast = last;
		last = current;
	}
	return last[to.length] ?? 0;
}
// src/suite/workload-schema.ts
const OWN_FIELDS = [
	"model",
	"messages",
	"prompt",
	"stream",
	"stream_options",
	"max_tokens",
	"max_completion_tokens",
	"n",
	"best_of"
];
const requestFields = (what) => record(string(), unknown()).superRefine((fields, context) => {
	for (const name of OWN_FIELDS.filter((field) => Object.hasOwn(fields, field))) {
		const message = `found "${name}", which the gate sets itself, allowed: every other field of a request`;
		context.addIssue({
			code: "custom",
			message,
			path: [name]
		});
	}
}).exactOptional().describe(what);
const outputLength = union([count$1(1e6), strictObject({ "at-most": count$1(1e6) })], { error: ({ input }) => `found ${describeFound(input)}, allowed: a number of tokens, or {at-most: NUMBER}` }).transform((length) => {
	return typeof length === "number" ? {
		kind: "pinned",
		tokens: length
	} : {
		kind: "at-most",
		tokens: length["at-most"]
	};
});
const level = union([count$1(1e5), strictObject({
	concurrency: count$1(1e5).describe("Requests in flight at once."),
	"output-tokens": outputLength.exactOptional().describe("Output length at this level only."),
	requests: count$1(1e7).exactOptional().describe("Requests a trial at this level, exactly.")
})], { error: ({ input }) => `found ${describeFound(input)}, allowed: a concurrency from 1, or {concurrency: NUMBER}` }).transform((entry) => typeof entry === "number" ? { concurrency: entry } : entry);
const levels = array(level).min(1).superRefine((entries, context) => {
	entries.forEach(({ concurrency }, index) => {
		if (entries.findIndex((other) => other.concurrency === concurrency) === index) return;
		const message = `found concurrency ${concurrency} twice, allowed: each level once`;
		context.addIssue({
			code: "custom",
			message,
			path: [index]
		});
	});
});
const prompts = union([string().min(1), strictObject({ random: strictObject({
	"input-tokens": count$1(1e6).describe("Length of every prompt."),
	seed: int().min(0).exactOptional().describe("Same seed, same prompts (1).")
}) })], { error: ({ input }) => `found ${describeFound(input)}, allowed: builtin:NAME, a file (.jsonl, .txt, .json) or {random: {input-tokens: NUMBER}}` }).transform((source, context) => {
	if (typeof source !== "string") return {
		kind: "random",
		inputTokens: source.random["input-tokens"],
		seed: source.random.seed ?? 1
	};
	if (!source.startsWith("builtin:")) return {
		kind: "file",
		path: source
	};
	const name = source.slice(8);
	if (BUILTIN_NAMES.includes(name)) return {
		kind: "builtin",
		name
	};
	const allowed = BUILTIN_NAMES.map((known) => `builtin:${known}`);
	const message = `found ${describeFound(source)}, allowed: ${allowed.join(", ")}${suggestName(source, allowed)}`;
	context.addIssue({
		code: "custom",
		message
	});
	return NEVER;
});
// src/suite/suite-file.ts
const PRESET_NAMES = [
	"default",
	"confirm",
	"ab",
	"recovery",
	"quick"
];
const METRIC_IDS = Object.keys(METRICS);
const action$1 = (what) => _enum([
	"fail",
	"warn",
	"pass"
]).exactOptional().describe(what);
function eachMetric(entry) {
	const shape = Object.fromEntries(METRIC_IDS.map((id) => [id, entry]));
	return strictObject(shape);
}
const server = strictObject({
	url: parsedText((found) => typeof found === "string" ? parseServerUrl$1(found) : {
		ok: false,
		problem: `found ${describeFound(found)}, allowed: a URL such as http://127.0.0.1:8000`
	}).exactOptional().describe("Root of the server; /v1 at the end is accepted."),
	command: union([text$2(), array(text$2()).min(1)], { error: ({ input }) => `found ${describeFound(input)}, allowed: a command line, or a list of its words` }).exactOptional().describe("Launched, watched and stopped by the gate: a string runs by sh -c, a list directly."),
	cwd: text$2().exactOptional().describe("Folder that the command runs in."),
	env: record(string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/), writtenText()).exactOptional().describe("Environment variables added for the command."),
	"stop-command": text$2().exactOptional().describe("Run by sh -c to stop the server, before its process is ended."),
	"ready-timeout": duration("m", "s").exactOptional().describe("How long the server may take to answer a generation."),
	api: _enum(["chat", "completions"]).exactOptional().describe("Which OpenAI-style endpoint is measured."),
	headers: record(string().regex(/^[!#$%&'*+.^_`|~A-Za-z0-9-]+$/), writtenText().regex(/^[\t\x20-\x7e\x80-\xff]*$/)).exactOptional().describe("Headers added to every request; the API key comes from --api-key-env or the input."),
	ca: text$2().exactOptional().describe("PEM file of a private certificate authority."),
	gpus: union([_enum(["auto", "none"]), array(int().min(0).max(1023)).min(1)], { error: ({ input }) => `found ${describeFound(input)}, allowed: auto, none, or a list of device numbers` }).exactOptional().describe("Which GPUs telemetry reads: auto, none, or a list of device numbers.")
});
const policy = strictObject({
	suspected: action$1("A drop beyond the tolerance that noise could still explain."),
	inconclusive: action$1("Too noisy to tell, without a drop beyond the tolerance."),
	"no-baseline": action$1("No baseline for this suite and environment."),
	"missing-level": action$1("A level that only one side has."),
	"not-comparable": action$1("Baseline and run measured different things."),
	"failed-requests": union([literal(0), parsedText((found) => parsePercent(found, "zero"), PERCENT_PATTERN)], { error: ({ input }) => {
		const parsed = parsePercent(input, "zero");
		return parsed.ok ? "allowed: 0 or a percent" : parsed.problem;
	} }).exactOptional().describe("Share of a trial's requests that may fail: 0, or a percent.")
});
const suiteFileSchema = strictObject({
	name: writtenText().regex(/^[^\r\n]{1,100}$/).exactOptional().describe("Name of the suite, part of what selects a baseline; default: the file's base name."),
	preset: _enum(PRESET_NAMES).exactOptional().describe("Where keys that are not written come from."),
	model: writtenText().min(1).max(4096).exactOptional().describe("Model id sent with every request; default: the one the server lists."),
	server: server.exactOptional().describe("The server: where it is, how it is started, how it is spoken to."),
	environment: strictObject({
		gpu: writtenText().min(1).exactOptional().describe("GPU model."),
		count: int().min(0).max(1e5).exactOptional().describe("GPUs in the machine."),
		mig: writtenText().min(1).exactOptional().describe("MIG profile.")
	}).exactOptional().describe("Hardware of a server on another machine; found by itself where the server is local."),
	prompts: prompts.exactOptional().describe("builtin:NAME, a file (.jsonl, .txt, ShareGPT-style .json), or random tokens of one length."),
	"output-tokens": outputLength.exactOptional().describe("Length of every answer: a number is pinned, {at-most: NUMBER} lets the model stop earlier."),
	sampling: requestFields("Sampling fields, passed through; a null leaves a default out."),
	"extra-body": requestFields("Any other field of the request body, passed through."),
	cache: _enum([
		"bust",
		"flush",
		"warm"
	]).exactOptional().describe("Prefix cache: bust makes every prompt new, flush empties the cache, warm measures with it."),
	levels: levels.exactOptional().describe("Concurrencies, measured in this order."),
	requests: strictObject({
		"per-slot": count$1(1e5).exactOptional().describe("Requests a trial for each unit of concurrency."),
		"at-least": count$1(1e7).exactOptional().describe("Requests a trial at any level, filled up to whole waves.")
	}).exactOptional().describe("How many requests a trial sends: max(at-least, per-slot x C), in whole waves."),
	"warm-up": strictObject({
		rounds: int().min(0).max(100).exactOptional().describe("At most so many rounds of C requests a level."),
		"output-tokens": count$1(1e6).exactOptional().describe("Longest answer in the warm-up.")
	}).exactOptional().describe("Before each level, until two rounds agree."),
	timeout: duration("s", "ms").exactOptional().describe("Longest a single request may take."),
	trials: strictObject({
		first: count$1(1e3).exactOptional().describe("Trials a level before the first look."),
		most: count$1(1e3).exactOptional().describe("Trials a level at the last look."),
		budget: duration("m", "s").exactOptional().describe("From ready to the last trial, warm-up in, start-up out.")
	}).exactOptional().describe("How often each level is measured, and for how long at most."),
	"session-noise": eachMetric(percent$1().exactOptional()).exactOptional().describe("Declared standard deviation between sessions, by metric."),
	"trial-noise": percent$1().exactOptional().describe("Declared standard deviation between trials, where none was repeated."),
	"launch-noise": percent$1().exactOptional().describe("Declared standard deviation between launches of one server."),
	metrics: eachMetric(strictObject({
		tolerance: percent$1().exactOptional().describe("Allowed change for the worse."),
		gate: boolean().exactOptional().describe("Whether it decides (true for a listed metric) or is only shown.")
	}).nullable().exactOptional()).exactOptional().describe("What is judged: a listed metric is gated unless it says gate: false."),
	slo: strictObject({
		ttft: duration("ms", "s").exactOptional().describe("Time to first token."),
		tpot: duration("ms", "s").exactOptional().describe("Time per output token."),
		e2e: duration("s", "ms").exactOptional().describe("Time of the whole request.")
	}).exactOptional().describe("What a request must meet to count for goodput."),
	baseline: text$2().exactOptional().describe("The committed baseline file."),
	policy: policy.exactOptional().describe("What each outcome does to the check: fail, warn or pass.")
});
// src/suite/misplaced-keys.ts
const HOMES = {
	tolerance: "metrics: {output-throughput: {tolerance: 5%}}",
	gate: "metrics: {output-throughput: {gate: true}}",
	budget: "trials: {budget: 20m}",
	url: "server: {url: \"http://127.0.0.1:8000\"}",
	"base-url": "server: {url: \"http://127.0.0.1:8000\"}",
	command: "server: {command: ./serve.sh}",
	env: "server: {env: {NAME: value}}",
	headers: "server: {headers: {NAME: value}}",
	"ready-timeout": "server: {ready-timeout: 20m}",
	"api-key": "--api-key-env NAME, or the input api-key: a key has no place in a committed file",
	gpu: "environment: {gpu: H100, count: 8}",
	concurrency: "levels: [1, 8, 32, 128]",
	concurrencies: "levels: [1, 8, 32, 128]",
	"max-tokens": "output-tokens: 128",
	temperature: "sampling: {temperature: 0}",
	"top-p": "sampling: {top_p: 0.95}",
	"failed-requests": "policy: {failed-requests: 0}"
};
function pointToHome(key, allowed) {
	const name = key.replaceAll("_", "-").toLowerCase();
	return Object.hasOwn(HOMES, name) && !allowed.includes(name) ? `; it is written ${HOMES[name]}` : "";
}
// src/suite/suite-problems.ts
const KINDS = {
	string: "text",
	number: "a whole number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "a map of keys",
	record: "a map of keys"
};
function wordIssue(issue) {
	const found = describeFound(issue.input);
	switch (issue.code) {
		case "unrecognized_keys": return issue.keys.map((key) => wordUnknownKey(key, keysOf(issue.inst))).join("\n");
		case "invalid_value": return wordUnknownValue(issue.input, issue.values.map(String));
		case "invalid_type": return `found ${found}, allowed: ${KINDS[issue.expected] ?? issue.expected}`;
		case "too_small": return issue.origin === "string" || issue.origin === "array" ? `found an empty ${issue.origin === "string" ? "text" : "list"}, allowed: at least one` : `found ${found}, allowed: a whole number from ${issue.minimum}`;
		case "too_big": return issue.origin === "string" ? `found a text longer than ${issue.maximum} characters` : `found ${found}, allowed: a whole number up to ${issue.maximum}`;
		case "invalid_format": return "found a text with characters that are not allowed here";
		case "invalid_key": return "found a name with characters that are not allowed here";
		default: return `found ${found}, which is not allowed here`;
	}
}
function problemsOf(issues, parent = []) {
	return issues.flatMap((issue) => {
		const path = [...parent, ...issue.path.map((part) => typeof part === "symbol" ? String(part) : part)];
		if (issue.code === "unrecognized_keys") {
			const texts = issue.message.split("\n");
			return issue.keys.map((key, index) => ({
				path: [...path, key],
				text: texts[index] ?? issue.message
			}));
		}
		const meant = issue.code === "invalid_union" ? meantBranch(issue.errors) : null;
		return meant === null ? [{
			path,
			text: issue.message
		}] : problemsOf(meant, path);
	});
}
function meantBranch(branches) {
	const fitting = branches.filter((issues) => !issues.some(({ code, path }) => path.length === 0 && (code === "invalid_type" || code === "invalid_value")));
	return fitting.length === 1 ? fitting[0] ?? null : null;
}
function wordUnknownKey(key, allowed) {
	const list = allowed.length === 0 ? "" : `; allowed here: ${allowed.join(", ")}`;
	return `unknown key ${describeFound(key)}${pointToHome(key, allowed) || suggestName(key, allowed)}${list}`;
}
function wordUnknownValue(input, allowed) {
	const nearest = typeof input === "string" ? suggestName(input, allowed) : "";
	return `found ${describeFound(input)}, allowed: ${allowed.join(", ")}${nearest}`;
}
function keysOf(schema) {
	const { _zod: internals } = schema;
	return Object.keys(internals?.def?.shape ?? {});
}
// src/suite/yaml-value.ts
const MOST_CHARACTERS = 1e6;
const MOST_NODES = 2e4;
const DEEPEST = 32;
function readYaml(text, source, rules) {
	const counter = new import_dist.LineCounter();
	const fail = (offset, problem) => {
		throw badYaml(`${source}:${counter.linePos(offset).line || 1}: ${problem}`);
	};
	if (text.length > MOST_CHARACTERS) throw badYaml(`${source}: is longer than a million characters`);
	const document = parseDocument(text, source, counter);
	const first = [...document.errors, ...document.warnings][0];
	if (first?.code === "DUPLICATE_KEY") fail(first.pos[0], `the key ${describeFound(keyAt(text, first.pos[0]))} stands twice, allowed: once`);
	if (first !== void 0) fail(first.pos[0], `not valid YAML: ${first.message.split("\n")[0]}`);
	const lines = new Map();
	const remember = (path, node) => lines.set(JSON.stringify(path), counter.linePos(node.range?.[0] ?? 0).line);
	let nodes = 0;
	function read(node, path) {
		nodes += 1;
		if (nodes > MOST_NODES || path.length > DEEPEST) fail(0, `is too large: ${MOST_NODES} values, ${DEEPEST} levels deep`);
		if ((0, import_dist.isAlias)(node)) return read(node.resolve(document), path);
		if ((0, import_dist.isSeq)(node)) return node.items.map((item, index) => readItem(item, [...path, index]));
		if ((0, import_dist.isMap)(node)) return Object.fromEntries(node.items.flatMap((pair) => readPair(pair, path)));
		return readScalar((0, import_dist.isScalar)(node) ? node : null, path);
	}
	function readScalar(scalar, path) {
		if (scalar === null || scalar.value === null) return rules.text(path) && rules.keepNull(path) ? "" : null;
		return rules.text(path) ? scalar.source ?? scalar.value : scalar.value;
	}
	function readItem(item, path) {
		if ((0, import_dist.isScalar)(item) || (0, import_dist.isMap)(item) || (0, import_dist.isSeq)(item) || (0, import_dist.isAlias)(item)) remember(path, item);
		return read(item, path);
	}
	function readPair(pair, path) {
		const { key } = pair;
		if (!(0, import_dist.isScalar)(key)) return fail(0, "a key that is a list, a map or an alias; allowed: plain text keys");
		const name = String(key.value ?? "");
		const here = [...path, name];
		remember(here, key);
		if (name === "__proto__") fail(key.range?.[0] ?? 0, "the key \"__proto__\" is not allowed anywhere");
		const value = read(pair.value, here);
		return value === null && !rules.keepNull(here) ? [] : [[name, value]];
	}
	return {
		value: read(document.contents, []),
		lineOf: (path) => nearestLine(lines, path)
	};
}
function parseDocument(text, source, counter) {
	const parse = () => {
		try {
			return (0, import_dist.parseAllDocuments)(text, {
				lineCounter: counter,
				prettyErrors: false,
				intAsBigInt: false
			});
		} catch (cause) {
			throw badYaml(`${source}: not readable as YAML`, cause);
		}
	};
	const documents = parse();
	if ("empty" in documents || documents[0] === void 0) throw emptyFile(source);
	const [document, second] = documents;
	if (second !== void 0 && document.errors.length === 0) {
		const { line } = counter.linePos(second.range[0]);
		throw badYaml(`${source}:${line}: a second YAML document begins ("---"), allowed: one`);
	}
	if (document.contents === null || (0, import_dist.isScalar)(document.contents) && document.contents.value === null) {
		if (document.errors.length === 0) throw emptyFile(source);
	}
	return document;
}
function emptyFile(source) {
	return new GateError("bad-suite", `${source}: is empty, allowed: a map of keys; "model: NAME" alone is a valid suite`, "Write at least one key, or remove the file and use --url.");
}
function badYaml(message, cause) {
	return new GateError("bad-suite", message, "Correct the suite file; it is one YAML map of plain values.", { cause });
}
function keyAt(text, offset) {
	return /^[^\s:#,\]}]{1,60}/.exec(text.slice(offset, offset + 80))?.[0] ?? "";
}
function nearestLine(lines, path) {
	for (let length = path.length; length > 0; length--) {
		const line = lines.get(JSON.stringify(path.slice(0, length)));
		if (line !== void 0) return line;
	}
	return 1;
}
// src/suite/parse-suite-file.ts
const NO_SUITE_FILE = {
	file: {},
	where: formatPath
};
const MOST_PROBLEMS_SHOWN = 10;
const TEXTS = new Set([
	"name",
	"model",
	"environment.gpu",
	"environment.mig"
]);
const PASSED_THROUGH = new Set([
	"sampling",
	"extra-body",
	"metrics"
]);
function isNamedText([first, second, name]) {
	return first === "server" && (second === "env" || second === "headers") && name !== void 0;
}
const RULES = {
	text: (path) => isNamedText(path) || TEXTS.has(path.join(".")),
	keepNull: (path) => isNamedText(path) || path.length > 1 && PASSED_THROUGH.has(path[0] ?? "")
};
function parseSuiteFile(text, source) {
	const { value, lineOf } = readYaml(text, source, RULES);
	const where = (path) => `${source}:${lineOf(path)}${path.length === 0 ? "" : `: ${formatPath(path)}`}`;
	const parsed = suiteFileSchema.safeParse(value, { error: wordIssue });
	if (parsed.success) return {
		file: parsed.data,
		where
	};
	throw badSuite(problemsOf(parsed.error.issues), where, (path) => lineOf(path));
}
function badSuite(problems, where, lineOf) {
	const lines = problems.toSorted((a, b) => lineOf(a.path) - lineOf(b.path)).map(({ path, text }) => `${where(path)}: ${text}`);
	const more = lines.length - MOST_PROBLEMS_SHOWN;
	const shown = more > 0 ? [...lines.slice(0, MOST_PROBLEMS_SHOWN), `and ${more} more`] : lines;
	return new GateError("bad-suite", shown.join("\n"), lines.length === 1 ? "Correct that line of the suite file." : "Correct these lines of the suite file.");
}
function formatPath(path) {
	return path.map((part, index) => typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`).join("");
}
const PRESETS = {
	default: { keys: {
		server: {
			url: "http://127.0.0.1:8000",
			cwd: ".",
			env: {},
			"ready-timeout": "20m",
			api: "chat",
			headers: {},
			gpus: "auto"
		},
		prompts: "builtin:diverse",
		"output-tokens": 128,
		sampling: { temperature: 0 },
		"extra-body": {},
		cache: "bust",
		levels: [
			1,
			8,
			32,
			128
		],
		requests: {
			"per-slot": 4,
			"at-least": 20
		},
		"warm-up": {
			rounds: 3,
			"output-tokens": 64
		},
		timeout: "900s",
		trials: {
			first: 3,
			most: 10,
			budget: "20m"
		},
		"session-noise": {
			"output-throughput": "1.5%",
			"ttft-p50": "5%"
		},
		"trial-noise": "2%",
		"launch-noise": "1%",
		metrics: {
			"output-throughput": { tolerance: "5%" },
			"ttft-p50": {
				tolerance: "15%",
				gate: false
			},
			"tpot-mean": {
				tolerance: "5%",
				gate: false
			}
		},
		slo: {},
		baseline: ".github/throughput-baseline.json",
		policy: {
			suspected: "fail",
			inconclusive: "warn",
			"no-baseline": "fail",
			"missing-level": "fail",
			"not-comparable": "fail",
			"failed-requests": 0
		}
	} },
	confirm: {
		keys: {
			prompts: "builtin:confirm",
			"output-tokens": 2048,
			levels: [
				{
					concurrency: 1,
					"output-tokens": 512
				},
				32,
				64,
				128,
				192,
				256
			],
			requests: {
				"per-slot": 1,
				"at-least": 1
			},
			timeout: "900s",
			trials: {
				first: 2,
				most: 3,
				budget: "75m"
			}
		},
		fieldWarmUp: [{
			concurrency: 1,
			requests: 2,
			outputTokens: 16
		}]
	},
	ab: {
		keys: {
			prompts: { random: {
				"input-tokens": 512,
				seed: 1
			} },
			"output-tokens": 128,
			levels: [
				1,
				2,
				10,
				64,
				256,
				1024
			],
			requests: {
				"per-slot": 4,
				"at-least": 20
			},
			trials: {
				first: 3,
				most: 10,
				budget: "5h"
			},
			metrics: {
				"output-throughput": { tolerance: "5%" },
				"peak-output-throughput": {
					tolerance: "5%",
					gate: false
				},
				"tpot-mean": {
					tolerance: "5%",
					gate: false
				},
				"itl-mean": {
					tolerance: "5%",
					gate: false
				},
				"achieved-concurrency": {
					tolerance: "5%",
					gate: false
				}
			}
		},
		fieldWarmUp: [{
			concurrency: 10,
			requests: 10,
			outputTokens: 128
		}]
	},
	recovery: {
		keys: {
			prompts: "builtin:recovery",
			"output-tokens": { "at-most": 4096 },
			levels: [
				{
					concurrency: 1,
					requests: 3
				},
				8,
				16,
				32,
				48,
				64
			],
			requests: {
				"per-slot": 1,
				"at-least": 1
			},
			sampling: {
				temperature: .6,
				top_p: .95
			},
			trials: {
				first: 2,
				most: 3,
				budget: "90m"
			}
		},
		readinessTokens: 32
	},
	quick: { keys: {
		"output-tokens": 64,
		levels: [1, 32],
		requests: {
			"per-slot": 2,
			"at-least": 8
		},
		trials: {
			first: 3,
			most: 6,
			budget: "5m"
		}
	} }
};
// src/suite/effective-file.ts
const WHOLE_KEYS = new Set([
	"levels",
	"prompts",
	"output-tokens",
	"metrics"
]);
function fillInSuiteFile(file, preset) {
	const named = joinFiles(suiteFileSchema.parse(PRESETS.default.keys), suiteFileSchema.parse(PRESETS[preset].keys));
	return {
		...joinFiles(named, file),
		preset,
		levels: file.levels ?? yieldLevels(named.levels ?? [], file),
		metrics: joinMetrics(named.metrics ?? {}, file.metrics ?? {})
	};
}
function joinFiles(under, over) {
	const joined = Object.entries(over).map(([key, value]) => {
		const below = under[key];
		return [key, isMap(below) && isMap(value) && !WHOLE_KEYS.has(key) ? {
			...below,
			...value
		} : value];
	});
	return {
		...under,
		...Object.fromEntries(joined)
	};
}
function yieldLevels(levels, file) {
	return levels.map(({ concurrency, "output-tokens": output, requests }) => ({
		concurrency,
		...output !== void 0 && file["output-tokens"] === void 0 ? { "output-tokens": output } : {},
		...requests !== void 0 && file.requests === void 0 ? { requests } : {}
	}));
}
function joinMetrics(under, over) {
	const joined = { ...under };
	for (const id of METRIC_IDS) {
		if (over[id] === void 0) continue;
		const tolerance = over[id]?.tolerance ?? under[id]?.tolerance;
		joined[id] = {
			...over[id],
			...tolerance === void 0 ? {} : { tolerance }
		};
	}
	return joined;
}
function isMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/suite/parse-overrides.ts
function parseOverrides(overrides) {
	return {
		...option("url", overrides.url, "--url", parseServerUrl$1),
		...option("model", overrides.model, "--model", (text) => ({
			ok: true,
			value: text
		})),
		...option("baseline", overrides.baseline, "--baseline", (text) => ({
			ok: true,
			value: text
		})),
		...option("levels", overrides.levels, "--levels", parseLevels),
		...option("tolerance", overrides.tolerance, "--tolerance", (text) => parsePercent(text, "above-zero")),
		...option("outputTokens", overrides.outputTokens, "--output-tokens", (text) => parseCount(text, 1e6)),
		...option("requests", overrides.requests, "--requests", (text) => parseCount(text, 1e7)),
		...option("trials", overrides.trials, "--trials", (text) => parseCount(text, 1e3)),
		...option("budgetMs", overrides.budget, "--budget", (text) => parseDurationMs(text, ["m", "s"])),
		...option("readyTimeoutMs", overrides.readyTimeout, "--ready-timeout", (text) => parseDurationMs(text, ["m", "s"])),
		...option("preset", overrides.preset, "--preset", parsePresetName)
	};
}
function option(key, text, name, parse) {
	const typed = text?.trim() ?? "";
	if (typed === "") return {};
	const parsed = parse(typed);
	if (!parsed.ok) throw new GateError("bad-usage", `${name}: ${parsed.problem}`, `Correct ${name}.`);
	return { [key]: parsed.value };
}
function parseCount(text, most) {
	const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
	if (value >= 1 && value <= most) return {
		ok: true,
		value
	};
	return {
		ok: false,
		problem: `found ${describeFound(text)}, allowed: a whole number from 1 to ${most}`
	};
}
function parseLevels(text) {
	const levels = [];
	for (const part of text.split(",").map((piece) => piece.trim())) {
		const level = parseCount(part, 1e5);
		if (!level.ok) return {
			ok: false,
			problem: `found ${describeFound(part)}, allowed: concurrencies from 1, such as 1,8,32`
		};
		if (levels.includes(level.value)) return {
			ok: false,
			problem: `found concurrency ${level.value} twice, allowed: each level once`
		};
		levels.push(level.value);
	}
	return {
		ok: true,
		value: levels
	};
}
function parsePresetName(text) {
	const value = PRESET_NAMES.find((name) => name === text);
	if (value !== void 0) return {
		ok: true,
		value
	};
	const nearest = suggestName(text, PRESET_NAMES);
	return {
		ok: false,
		problem: `found ${describeFound(text)}, allowed: ${PRESET_NAMES.join(", ")}${nearest}`
	};
}
// src/suite/resolve-levels.ts
function resolveLevels(file, overrides) {
	const described = new Map(file.levels.map((level) => [level.concurrency, level]));
	return (overrides.levels ?? file.levels.map((level) => level.concurrency)).map((concurrency) => {
		const own = described.get(concurrency);
		const output = own?.["output-tokens"] ?? file["output-tokens"];
		return {
			concurrency,
			output: {
				...output,
				tokens: overrides.outputTokens ?? output.tokens
			},
			requests: overrides.requests ?? own?.requests ?? countRequests(concurrency, file.requests)
		};
	});
}
function countRequests(concurrency, requests) {
	return Math.max(requests["per-slot"], Math.ceil(requests["at-least"] / concurrency)) * concurrency;
}
// src/suite/suite-notes.ts
const FEWEST_FOR_TAIL = {
	p99: 459,
	p95: 90
};
function noteOddities(suite) {
	return [...noteUnfilledLevels(suite), ...suite.metrics.flatMap(({ id, gate }) => gate ? noteThinTail(suite, id) : [])];
}
function noteUnfilledLevels({ levels }) {
	return levels.filter(({ concurrency, requests }) => requests < concurrency).map(({ concurrency, requests }) => {
		return `C=${concurrency} gets ${requests} requests a trial: never more than ${requests} run at once.`;
	});
}
function noteThinTail({ levels }, id) {
	const fewest = id.endsWith("-p99") ? FEWEST_FOR_TAIL.p99 : id.endsWith("-p95") ? FEWEST_FOR_TAIL.p95 : 0;
	const thin = levels.filter(({ requests }) => requests < fewest);
	if (thin.length === 0) return [];
	return [`${id} needs ${fewest} requests a trial to decide; it is only shown at ${thin.map(({ concurrency, requests }) => `C=${concurrency} (${requests})`).join(", ")}.`];
}
// src/suite/resolve-suite.ts
const WIDE_TOLERANCE = .15;
const TOLERANCE = .05;
const WIDE_METRIC = /^ttft-|-p9\d$/;
function resolveSuite({ file, where }, name, texts) {
	const overrides = parseOverrides(texts);
	const preset = overrides.preset ?? file.preset ?? "default";
	const filled = fillInSuiteFile(file, preset);
	const model = overrides.model ?? filled.model;
	const { readinessTokens, fieldWarmUp } = PRESETS[preset];
	const suite = {
		name: filled.name ?? name,
		preset,
		...model === void 0 ? {} : { model },
		server: resolveServer(filled.server, overrides),
		...filled.environment === void 0 ? {} : { environment: filled.environment },
		prompts: filled.prompts,
		output: {
			...filled["output-tokens"],
			tokens: overrides.outputTokens ?? filled["output-tokens"].tokens
		},
		sampling: dropNulls(filled.sampling),
		extraBody: filled["extra-body"],
		cache: filled.cache,
		levels: resolveLevels(filled, overrides),
		warmUp: {
			rounds: filled["warm-up"].rounds,
			outputTokens: filled["warm-up"]["output-tokens"]
		},
		fieldWarmUp: fieldWarmUp ?? [],
		...readinessTokens === void 0 ? {} : { readinessTokens },
		timeoutMs: filled.timeout,
		trials: {
			first: overrides.trials ?? filled.trials.first,
			most: overrides.trials ?? filled.trials.most,
			budgetMs: overrides.budgetMs ?? filled.trials.budget
		},
		sessionNoise: filled["session-noise"],
		trialNoise: filled["trial-noise"],
		launchNoise: filled["launch-noise"],
		metrics: resolveMetrics(filled.metrics, overrides),
		slo: resolveSlo(filled.slo),
		baseline: overrides.baseline ?? filled.baseline,
		policy: resolvePolicy(filled.policy)
	};
	refuseContradictions(suite, where);
	return {
		suite,
		notes: noteOddities(suite)
	};
}
function resolveServer(server, overrides) {
	const { url, command, cwd, env, api, headers, ca, gpus } = server;
	const stopCommand = server["stop-command"];
	return {
		url: overrides.url ?? url,
		...command === void 0 ? {} : { command },
		cwd,
		env,
		...stopCommand === void 0 ? {} : { stopCommand },
		readyTimeoutMs: overrides.readyTimeoutMs ?? server["ready-timeout"],
		api,
		headers,
		...ca === void 0 ? {} : { ca },
		gpus
	};
}
function resolveMetrics(metrics, { tolerance }) {
	return METRIC_IDS.flatMap((id) => {
		const entry = metrics[id];
		if (entry === void 0) return [];
		const gate = entry?.gate ?? METRICS[id].direction !== "neither";
		const own = entry?.tolerance ?? (WIDE_METRIC.test(id) ? WIDE_TOLERANCE : TOLERANCE);
		return [{
			id,
			tolerance: gate ? tolerance ?? own : own,
			gate
		}];
	});
}
function resolveSlo({ ttft, tpot, e2e }) {
	return {
		...ttft === void 0 ? {} : { ttftMs: ttft },
		...tpot === void 0 ? {} : { tpotMs: tpot },
		...e2e === void 0 ? {} : { e2eMs: e2e }
	};
}
function resolvePolicy(policy) {
	return {
		suspected: policy.suspected,
		inconclusive: policy.inconclusive,
		noBaseline: policy["no-baseline"],
		missingLevel: policy["missing-level"],
		notComparable: policy["not-comparable"],
		failedRequests: policy["failed-requests"]
	};
}
function refuseContradictions(suite, where) {
	const { first, most } = suite.trials;
	if (first > most) {
		const message = `${where(["trials"])}: found first ${first} and most ${most}, allowed: first at most as large as most`;
		throw new GateError("bad-suite", message, "Write both `first` and `most` under `trials`.");
	}
	const listed = (id) => suite.metrics.some((metric) => metric.id === id && metric.gate);
	if (listed("achieved-concurrency")) {
		const message = `${where(["metrics", "achieved-concurrency"])}: found gate: true, allowed: gate: false (neither more nor less of it is worse)`;
		throw new GateError("bad-suite", message, "Gate a throughput or a latency instead.");
	}
	if (listed("goodput") && Object.keys(suite.slo).length === 0) {
		const message = `${where(["metrics", "goodput"])}: goodput is gated, but the suite has no slo`;
		throw new GateError("bad-suite", message, "Write what a good request must meet: slo: {ttft: 500ms, tpot: 40ms}.");
	}
}
function dropNulls(fields) {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
// src/suite/parse-suite.ts
function parseSuite(text, context) {
	return resolveSuite(text === null ? NO_SUITE_FILE : parseSuiteFile(text, context.source), text === null ? "throughput-gate" : suiteNameOf(context), context.overrides);
}
function suiteNameOf({ source, fileName = source }) {
	return (fileName.split(/[\\/]/).at(-1) ?? "").replace(/\.[^.]+$/, "") || "throughput-gate";
}
// src/suite/canonical-json.ts
function canonicalJson(value) {
	return JSON.stringify(value, (_key, inner) => {
		if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
		return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a < b ? -1 : 1));
	});
}
function hashCanonical(value) {
	return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
// src/suite/prompt-file.ts
const ASKING = new Set(["human", "user"]);
const part = object({
	type: literal("text"),
	text: string()
});
const content = union([string(), array(part).min(1)]);
const entrySchema = union([object({ prompt: string().regex(/\S/) }), object({ messages: array(object({
	role: string().min(1),
	content
})).min(1) })]);
const conversationSchema = object({ conversations: array(object({
	from: string(),
	value: string()
})) });
const PARSERS = {
	jsonl: parseJsonl,
	txt: parseText,
	json: parseJson
};
function parsePromptFile(file) {
	const ending = /\.([^./\\]+)$/.exec(file.path)?.[1]?.toLowerCase() ?? "";
	const parse = Object.hasOwn(PARSERS, ending) ? PARSERS[ending] : void 0;
	if (parse === void 0) throw badPrompts(`${file.path}: found ${describeFound(ending)} as its ending, allowed: .jsonl, .txt, .json`);
	const text = file.text.replace(/^\uFEFF/, "");
	if (text.trim() === "") throw badPrompts(`${file.path}: is empty, allowed: at least one prompt`);
	const prompts = parse({
		path: file.path,
		text
	});
	if (prompts.length === 0) throw badPrompts(`${file.path}: holds no prompt, allowed: at least one`);
	return prompts;
}
function parseText({ text }) {
	return text.split(/\r\n|\n|\r/).flatMap((line) => line.trim() === "" ? [] : [{
		kind: "text",
		text: line
	}]);
}
function parseJsonl({ path, text }) {
	return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
		if (line.trim() === "") return [];
		const where = `${path}:${index + 1}`;
		return [readEntry(parseJsonText(line, where), where)];
	});
}
function parseJson({ path, text }) {
	const data = parseJsonText(text, path);
	if (!Array.isArray(data)) throw badPrompts(`${path}: found ${describeFound(data)}, allowed: a list of conversations`);
	return data.flatMap((entry, index) => {
		const where = `${path}: entry ${index + 1}`;
		if (!isObject(entry) || !Object.hasOwn(entry, "conversations")) return [readEntry(entry, where)];
		const parsed = conversationSchema.safeParse(entry);
		if (!parsed.success) throw badPrompts(`${where}: allowed: {"conversations": [{"from": TEXT, "value": TEXT}, …]}`);
		const asked = parsed.data.conversations.find(({ from, value }) => ASKING.has(from) && value.trim() !== "");
		return asked === void 0 ? [] : [{
			kind: "text",
			text: asked.value
		}];
	});
}
function readEntry(entry, where) {
	const parsed = entrySchema.safeParse(entry);
	if (!parsed.success) throw badPrompts(`${where}: found ${describeEntry(entry)}, allowed: {"prompt": TEXT} or {"messages": [{"role": TEXT, "content": TEXT}, …]}`);
	if ("prompt" in parsed.data) return {
		kind: "text",
		text: parsed.data.prompt
	};
	return {
		kind: "messages",
		messages: parsed.data.messages.map(({ role, content: said }) => ({
			role,
			content: typeof said === "string" ? said : said.map(({ text }) => text).join("")
		}))
	};
}
function parseJsonText(text, where) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw badPrompts(`${where}: found ${describeFound(text.trim())}, which is not valid JSON`, cause);
	}
}
function describeEntry(entry) {
	if (!isObject(entry)) return describeFound(entry);
	const keys = Object.keys(entry).slice(0, 5).map(describeFound);
	return keys.length === 0 ? "an object without keys" : `an object with ${keys.join(", ")} that does not fit`;
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function badPrompts(message, cause) {
	return new GateError("bad-prompts", message, "Correct the prompt file, or use prompts: builtin:diverse.", { cause });
}
// src/suite/random-prompts.ts
const WORDS$1 = "time year people way day man thing woman life child world school state family student group country problem hand part place case week company system program question work government number night point home water room mother area money story fact month lot right study book eye job word business issue side kind head house service friend father power hour game line end member law car city community name president team minute idea body information back parent face others level office door health person art war history party result change morning reason research girl guy moment air teacher force education".split(" ");
function makeRandomPrompts(seed, count, words) {
	const next = makeGenerator(seed);
	const word = () => WORDS$1[next() % WORDS$1.length] ?? "time";
	return Array.from({ length: count }, () => ({
		kind: "text",
		text: Array.from({ length: words }, word).join(" ")
	}));
}
function makeGenerator(seed) {
	let state = (Math.trunc(seed / 2 ** 32) ^ seed) >>> 0;
	return () => {
		state = state + 2654435769 >>> 0;
		let mixed = Math.imul(state ^ state >>> 16, 569420461);
		mixed = Math.imul(mixed ^ mixed >>> 15, 1935289751);
		return (mixed ^ mixed >>> 15) >>> 0;
	};
}
// src/suite/prompt-set.ts
const RANDOM_PROMPT_COUNT = 1024;
function loadPromptSet(source, file) {
	const prompts = listPrompts(source, file);
	return {
		source: describeSource(source),
		hash: hashPrompts(prompts),
		prompts
	};
}
function hashPrompts(prompts) {
	return hashCanonical(prompts);
}
function listPrompts(source, file) {
	switch (source.kind) {
		case "random": return makeRandomPrompts(source.seed, RANDOM_PROMPT_COUNT, source.inputTokens);
		case "builtin": return listBuiltin(source.name);
		case "file":
			if (file === null) throw new GateError("internal", `${source.path} was not read`, "Report this as a bug.");
			return parsePromptFile(file);
	}
}
function listBuiltin(wanted) {
	const name = BUILTIN_NAMES.find((known) => known === wanted);
	if (name !== void 0) return listBuiltinPrompts(name);
	const allowed = BUILTIN_NAMES.map((known) => `builtin:${known}`).join(", ");
	throw new GateError("bad-prompts", `builtin:${wanted}: no such set, allowed: ${allowed}`, "Use one of these sets.");
}
function describeSource(source) {
	if (source.kind === "builtin") return `builtin:${source.name}`;
	return source.kind === "file" ? source.path : `random ${source.inputTokens} tokens, seed ${source.seed}`;
}
// src/suite/read-prompt-file.ts
async function readPromptFile(path, location) {
	try {
		return {
			path,
			text: await readFile(location, "utf8")
		};
	} catch (cause) {
		const code = cause.code ?? "unknown error";
		const message = code === "ENOENT" ? `${path}: no such prompt file` : `${path}: can't be read (${code})`;
		throw new GateError("bad-prompts", message, "Correct `prompts` in the suite file; a relative path counts from the working directory.", { cause });
	}
}
// src/suite/read-suite-file.ts
async function findSuiteFile(path) {
	try {
		return await readFile(path, "utf8");
	} catch (cause) {
		const code = cause.code ?? "unknown error";
		if (code === "ENOENT") return null;
		throw new GateError("bad-suite", `${path}: can't be read as a suite file (${code})`, REMEDY, { cause });
	}
}
async function readSuiteFile(path) {
	const text = await findSuiteFile(path);
	if (text === null) throw new GateError("bad-suite", `${path}: no such suite file`, REMEDY);
	return text;
}
const REMEDY = "Write one with `throughput-gate init --url URL`, name another with --suite, or go without: --url URL.";
// src/suite/whose-suite.ts
function combineSides(sides) {
	const { base, head, source, overrides } = sides;
	const name = base === null && head === null ? "throughput-gate" : suiteNameOf(sides);
	if (base === null) {
		const { suite, notes } = resolveSuite(head === null ? NO_SUITE_FILE : parseSuiteFile(head, source), name, overrides);
		return {
			suite,
			notes: [...head === null ? [] : [`The base commit has no ${source}: this run uses the pull request's own.`], ...notes],
			changedKeys: []
		};
	}
	const decided = parseSuiteFile(base, `${source} (base commit)`);
	const proposed = readHead(head, source);
	if (typeof proposed === "string") {
		const { suite, notes } = resolveSuite(decided, name, overrides);
		return {
			suite,
			notes: [proposed, ...notes],
			changedKeys: []
		};
	}
	const { suite, notes } = resolveSuite({
		file: takeHeadSide(decided.file, proposed.file),
		where: decided.where
	}, name, overrides);
	const changedKeys = findChangedKeys(decided.file, proposed.file);
	return {
		suite,
		notes: [...noteChanges(changedKeys), ...notes],
		changedKeys
	};
}
function readHead(head, source) {
	if (head === null) return `The pull request removes ${source}: the base commit's suite is used, server and model too.`;
	try {
		return parseSuiteFile(head, source);
	} catch (error) {
		if (!(error instanceof GateError)) throw error;
		return `The pull request's ${source} can't be read, the base commit's server and model are used: ${error.message}`;
	}
}
function takeHeadSide(base, head) {
	const { server: _server, model: _model, ...baseSide } = base;
	return {
		...baseSide,
		...head.server === void 0 ? {} : { server: head.server },
		...head.model === void 0 ? {} : { model: head.model }
	};
}
function findChangedKeys(base, head) {
	const [before, after] = [base, head].map((file) => flatten(fillInSuiteFile(file, file.preset ?? "default")));
	return [...new Set([...before?.keys() ?? [], ...after?.keys() ?? []])].filter((key) => before?.get(key) !== after?.get(key) && !/^(?:server|model)(?:\.|$)/.test(key)).sort();
}
function flatten(value, path = "") {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return new Map([[path, JSON.stringify(value)]]);
	return new Map(Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, path === "" ? key : `${path}.${key}`)]));
}
function noteChanges(changedKeys) {
	if (changedKeys.length === 0) return [];
	return [`The pull request also changes ${changedKeys.join(", ")}: judged by the base commit's values.`];
}
async function prepareSuite(options, io) {
	const source = options.suitePath ?? ".github/throughput-gate.yml";
	const path = resolve(options.workingDirectory, source);
	const { overrides } = options;
	if (io.baseSide?.pullRequest) {
		const [base, head] = await Promise.all([io.baseSide.read(source), findSuiteFile(path)]);
		return {
			...combineSides({
				base,
				head,
				source,
				overrides
			}),
			from: base !== null ? "base" : head !== null ? "head" : "none"
		};
	}
	const text = options.suitePath === null ? await findSuiteFile(path) : await readSuiteFile(path);
	return {
		...parseSuite(text, {
			source,
			overrides
		}),
		changedKeys: [],
		from: text === null ? "none" : "file"
	};
}
async function preparePrompts(suite, options) {
	const { prompts } = suite;
	if (prompts.kind !== "file") return loadPromptSet(prompts, null);
	return loadPromptSet(prompts, await readPromptFile(prompts.path, resolve(options.workingDirectory, prompts.path)));
}
async function prepareBaseline({ suite, from }, options, io) {
	const path = resolve(options.workingDirectory, suite.baseline);
	const parse = (text) => text === null ? null : parseBaseline(text, suite.baseline);
	if (!io.baseSide?.pullRequest) return {
		baseline: parse(await readBaselineFile(path)),
		source: suite.baseline,
		path,
		introduced: false
	};
	const atBase = await io.baseSide.read(suite.baseline);
	if (atBase !== null || from === "base") {
		const source = `${suite.baseline} at the base commit ${io.baseSide.commit.slice(0, 12)}`;
		return {
			baseline: parse(atBase),
			source,
			path,
			introduced: false
		};
	}
	const source = `${suite.baseline} of the pull request itself (the base has neither suite nor baseline)`;
	return {
		baseline: parse(await readBaselineFile(path)),
		source,
		path,
		introduced: true
	};
}
// src/load/generate.ts
const WATCH_INTERVAL_MS = 100;
async function generateOnce(target, shape, prompt, output, options) {
	const startedMs = readClockMs();
	const timeouts = deriveTimeouts(shape.timeoutMs);
	const pool = openPool(target, 1, timeouts.connectMs, OPEN_GATE);
	const [path, headers, body] = [
		pathOf(shape, target.basePath),
		headersOf(target),
		buildBody(shape, prompt, output)
	];
	const texts = [];
	const end = await new Promise((resolve) => {
		const run = createRequestRun({
			dispatch: (handler) => pool.dispatch({
				method: "POST",
				path,
				headers,
				body
			}, handler),
			requiredTokens: requiredTokensOf(output, options.purpose),
			timeouts,
			stampMs: createTurnClock(),
			onToken: () => {},
			onText: (text) => texts.push(text),
			onTokenRead: () => {},
			onEnd(ended) {
				clearInterval(watch);
				options.signal.removeEventListener("abort", abort);
				resolve(ended);
			}
		});
		const watch = setInterval(() => run.checkTime(readClockMs()), Math.min(WATCH_INTERVAL_MS, shape.timeoutMs / 10));
		const abort = () => run.abort(new Error("interrupted"));
		options.signal.addEventListener("abort", abort, { once: true });
		run.start();
		if (options.signal.aborted) abort();
	});
	await pool.destroy();
	return {
		...toRecord(end, startedMs),
		text: texts.join("")
	};
}
function toRecord(end, startedMs) {
	const { stream, failure } = end;
	const since = (atMs) => atMs === null ? null : atMs - startedMs;
	return {
		index: 0,
		outcome: failure?.outcome ?? "good",
		sentAtMs: since(end.sentAtMs),
		firstTokenAtMs: since(stream.firstTokenAtMs),
		lastTokenAtMs: since(stream.lastTokenAtMs),
		endedAtMs: since(end.endedAtMs),
		connectMs: end.connectMs,
		promptTokens: stream.usage?.prompt ?? null,
		outputTokens: stream.usage?.output ?? null,
		cachedTokens: stream.usage?.cached ?? null,
		chunks: stream.chunks,
		status: end.status,
		finishReason: stream.finishReason,
		resent: end.resent,
		message: failure?.message ?? null
	};
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
		coalescedReadShare: reads === 0 ? 0 : (columns.counters[COUNTER.coalescedReads] ?? 0) / reads
	};
}
// src/load/open-load.ts
const PROGRESS_INTERVAL_MS = 250;
const STOP_GRACE_MS = 700;
function openLoad(options = {}) {
	const workers = [];
	const wanted = Math.max(1, options.workers ?? 1);
	function staff(count) {
		while (workers.length < count) workers.push(new Worker(findWorkerFile(), { execArgv: [] }));
		return workers.slice(0, count);
	}
	async function runTrial(plan, hooks) {
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
// src/measure/session.ts
const RESULT_SCHEMA = "throughput-gate/result";
// src/measure/make-session.ts
function makeWorkload(suite, prompts) {
	return {
		promptSetHash: prompts.hash,
		sampling: suite.sampling,
		extraBody: suite.extraBody,
		cache: suite.cache,
		api: suite.server.api,
		metricDefinitions: 1,
		outputs: Object.fromEntries(suite.levels.map((level) => [level.concurrency, level.output]))
	};
}
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
		workload: makeWorkload(suite, parts.prompts),
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
		provenance: parts.provenance
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
// src/measure/percentile.ts
function percentile(sorted, fraction) {
	const rank = (sorted.length - 1) * fraction;
	const below = Math.floor(rank);
	const low = sorted[below] ?? NaN;
	return low + ((sorted[Math.min(below + 1, sorted.length - 1)] ?? low) - low) * (rank - below);
}
function sortAscending(values) {
	return Float64Array.from(values).sort();
}
function meanOf$1(values) {
	let sum = 0;
	for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
	return sum / values.length;
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
	const behind = meanOf$1(rest) - first;
	if (!(behind > limit)) return null;
	const percent = (amount) => `${(100 * -Math.expm1(-amount)).toFixed(1)} %`;
	return {
		code: "not-steady",
		message: `the first trial at C=${concurrency} was ${percent(behind)} slower than the mean of the rest (at most ${percent(limit)}): the server was still warming up`,
		remedy: "Raise `warm-up: {rounds}` in the suite; look for compilation or graph capture in the server log."
	};
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
	const share = percentile(sortAscending(streamed.map((request) => e2eMs(request) > 0 ? ttftMs(request) / e2eMs(request) : 1)), .5);
	if (share <= TTFT_SHARE_LIMIT) return null;
	return `the stream is buffered on its way: the first token arrives after ${(100 * share).toFixed(0)} % of a request and ${(100 * coalescedReadShare).toFixed(0)} % of the reads carry several events; TTFT, TPOT and ITL are unreliable, throughput is not affected`;
}
// src/measure/client-limits.ts
const CPU_SHARE_LIMIT = .9;
const EVENT_LOOP_DELAY_LIMIT_SHARE = .05;
const LATE_SEND_LIMIT_SHARE = .1;
const ACHIEVED_SHARE_AT_LEAST = .9;
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
	const lastSendMs = steps.findLast((step) => step.change === 1)?.atMs ?? 0;
	const toMs = steps.find((step) => step.change === -1 && step.atMs >= lastSendMs)?.atMs ?? 0;
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
	const delayLimit = Math.max(50, EVENT_LOOP_DELAY_LIMIT_SHARE * medianE2eMs);
	const lateLimit = Math.max(50, LATE_SEND_LIMIT_SHARE * medianE2eMs);
	const delay = client.eventLoopDelayP99Ms;
	const late = client.lateSendP99Ms;
	return [
		...cpu > .9 ? [`its CPU share was ${percent(cpu)} of a core (at most ${percent(CPU_SHARE_LIMIT)})`] : [],
		...delay > delayLimit ? [`its event-loop delay p99 was ${ms(delay)} (at most ${ms(delayLimit)})`] : [],
		...late > lateLimit ? [`its sends were late by ${ms(late)} at p99 (at most ${ms(lateLimit)})`] : []
	];
}
function noteIdleSlots({ requests, concurrency }) {
	const { full } = sweepInFlight(requests, concurrency);
	if (full === null || full.meanInFlight >= .97 * concurrency) return null;
	return `slots were idle for ${(100 * (1 - full.meanInFlight / concurrency)).toFixed(1)} % of the time between requests: throughput is low by as much`;
}
function findClientBound(records) {
	const latencies = selectGood(records.requests).map(e2eMs);
	const median = latencies.length > 0 ? percentile(sortAscending(latencies), .5) : 0;
	const figures = [findLowConcurrency(records), ...findSlowClient(records, median)].filter((text) => text !== null);
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
function findFailures({ requests, concurrency }, allowedShare) {
	const failures = requests.filter(isFailure);
	const [worst] = Object.keys(countFailures(requests));
	if (worst === void 0) return requests.length === 0 ? noRequests(concurrency) : null;
	if (failures.length <= allowedShare * requests.length && failures.length < requests.length) return null;
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
	return [[`${name}-mean`, meanOf$1(values)], ...shares];
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
	const meanTpot = meanOf$1(tpots);
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
// src/measure/find-cache-hits.ts
const SHARED_HEAD_TOKENS = 96;
const CACHED_SHARE_LIMIT = .02;
function countUnexplained({ promptTokens, cachedTokens }, commonTokens) {
	const allowed = Math.min(SHARED_HEAD_TOKENS, Math.max(promptTokens / 2, commonTokens));
	return Math.max(0, cachedTokens - allowed);
}
function findCacheHits(records) {
	const hits = selectGood(records.requests).map(({ promptTokens, cachedTokens }) => ({
		promptTokens,
		cachedTokens: cachedTokens ?? 0
	}));
	const common = hits.reduce((least, { cachedTokens }) => cachedTokens > 0 ? Math.min(least, cachedTokens) : least, Infinity);
	const prompt = hits.reduce((sum, hit) => sum + hit.promptTokens, 0);
	if (hits.reduce((sum, hit) => sum + countUnexplained(hit, common), 0) <= CACHED_SHARE_LIMIT * prompt) return null;
	const cached = hits.reduce((sum, hit) => sum + hit.cachedTokens, 0);
	return {
		code: "cache-hits",
		message: `${cached} of ${prompt} prompt tokens at C=${records.concurrency} came from the prefix cache (${(100 * cached / prompt).toFixed(1)} %) although the suite says \`cache: bust\``,
		remedy: "Turn the prefix cache off in the server, or declare `cache: warm` if cached prompts are what you want to measure."
	};
}
// src/measure/find-token-mismatch.ts
const CHUNKS_PER_TOKEN_LIMIT = 1.05;
function findTokenMismatch(records) {
	const good = selectGood(records.requests);
	const tokens = good.reduce((sum, request) => sum + request.outputTokens, 0);
	const chunks = good.reduce((sum, request) => sum + request.chunks, 0);
	if (chunks <= CHUNKS_PER_TOKEN_LIMIT * tokens) return null;
	return {
		code: "token-mismatch",
		message: `usage at C=${records.concurrency} counts ${tokens} output tokens, but ${chunks} events carried text`,
		remedy: "The server's usage can't be trusted: check its version, and proxies that rewrite the stream."
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
		findTokenMismatch(records)
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
	const idle = noteIdleSlots(records);
	const resent = records.requests.filter((record) => record.resent).length;
	return [
		...buffering === null ? [] : [buffering],
		...tokensPerChunk !== null && tokensPerChunk > 1.05 ? [`ITL is a chunk gap: ${tokensPerChunk.toFixed(2)} tokens per chunk`] : [],
		...idle === null ? [] : [idle],
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
		const result = judgeTrial(parts.suite, state.level, watched);
		state.trials.push(result);
		stop = parts.signal.aborted ? INTERRUPTED : result.valid ? null : await parts.findDeath();
		await parts.keep(watched.records, trial);
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
				if (stop !== null) return;
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
	const measured = measureTrial(watched.records, {
		output: level.output,
		slo: suite.slo,
		failedRequestsAllowed: suite.policy.failedRequests,
		cache: suite.cache
	});
	const noted = {
		...measured,
		counters: watched.counters,
		notes: [...measured.notes, ...watched.notes]
	};
	return watched.reasons.reduce(invalidateTrial, noted);
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
function startSession(parts) {
	const { suite, server, io, recorder } = parts;
	const startedAt = new Date().toISOString();
	const now = () => performance.now();
	const budget = startBudget(suite.trials.budgetMs, now);
	const remainingMs = () => parts.expectedMs === null ? null : Math.max(0, parts.expectedMs - budget.elapsedMs());
	const runTrial = (plan, place) => parts.loader.runTrial(plan, {
		onProgress: (progress) => io.log.progress({
			...progress,
			...place,
			stage: plan.purpose,
			runRemainingMs: remainingMs()
		}),
		signal: io.signal
	});
	const planFor = (level, trial) => ({
		target: server.target,
		shape: server.shape,
		prompts: parts.prompts.prompts,
		concurrency: level.concurrency,
		requests: level.requests,
		output: level.output,
		nonce: suite.cache === "bust" ? {
			seed: 1,
			session: parts.sessionId,
			trial
		} : null,
		purpose: "trial"
	});
	const sweeper = createSweeper({
		suite,
		planFor,
		runTrial,
		watch: async (run) => ({
			records: await run(),
			counters: null,
			reasons: [],
			notes: []
		}),
		warmUp: createWarmUp({
			suite,
			sessionId: parts.sessionId,
			planFor: (level) => planFor(level, 0),
			runTrial,
			now
		}),
		budget,
		signal: io.signal,
		findDeath: server.findDeath,
		trialSdOf: parts.trialSdOf,
		keep: async (records, trial) => {
			await recorder.keepRequests(records, trial);
			await recorder.keepSession(sessionSoFar([]));
		}
	});
	const sessionSoFar = (reasons) => {
		const stopped = sweeper.stopped();
		return makeSession({
			id: parts.sessionId,
			startedAt,
			finishedAt: new Date().toISOString(),
			client: CLIENT,
			suite,
			prompts: parts.prompts,
			seed: 1,
			identity: server.identity,
			configurationHash: parts.configurationHash,
			levels: sweeper.levels(),
			reasons: stopped === null ? reasons : [...reasons, stopped],
			notes: server.ready.notes,
			provenance: {
				...io.provenance,
				url: server.target.origin
			}
		});
	};
	return {
		sweep: sweeper.sweep,
		current: () => sessionSoFar([]),
		stopped: sweeper.stopped,
		budget,
		finish: async () => {
			const change = sweeper.stopped() === null ? await server.findIdentityChange() : null;
			const session = sessionSoFar(change === null ? [] : [change]);
			await recorder.keepSession(session);
			return session;
		}
	};
}
// src/server/field-probe.ts
function firstFields(output) {
	const pinned = output.kind === "pinned";
	return {
		ignoreEos: pinned,
		minTokens: pinned,
		streamOptions: true,
		maxCompletionTokens: false
	};
}
const OPTIONAL = [
	{
		key: "minTokens",
		name: "min_tokens"
	},
	{
		key: "ignoreEos",
		name: "ignore_eos"
	},
	{
		key: "streamOptions",
		name: "stream_options"
	}
];
const INSTEAD = /\buse\W+max_completion_tokens\b/i;
const UNKNOWN_FIELD = /extra (input|field)|unexpected (key|field|argument)|unknown (field|parameter|argument)|unrecogni[sz]ed|not permitted|unsupported (field|parameter)/i;
function fieldsAfterRefusal(fields, status, message) {
	if (status !== 400 && status !== 422) return null;
	if (!fields.maxCompletionTokens && INSTEAD.test(message)) return {
		...fields,
		maxCompletionTokens: true
	};
	const sent = OPTIONAL.filter(({ key }) => fields[key]);
	const named = sent.filter(({ name }) => message.includes(name));
	const dropped = named.length > 0 ? named : UNKNOWN_FIELD.test(message) ? sent.slice(0, 1) : [];
	if (dropped.length === 0) return null;
	return {
		...fields,
		...Object.fromEntries(dropped.map(({ key }) => [key, false]))
	};
}
function fieldsLeftOut(tried, taken) {
	return OPTIONAL.filter(({ key }) => tried[key] && !taken[key]).map(({ name }) => name);
}
// src/server/http-get.ts
var import_undici = require_undici();
async function getInfo(target, path, options = {}) {
	const timeoutMs = options.timeoutMs ?? 5e3;
	const client = new import_undici.Client(target.origin, {
		pipelining: 1,
		connect: {
			timeout: timeoutMs,
			...target.ca === void 0 ? {} : { ca: target.ca }
		}
	});
	const deadline = AbortSignal.timeout(timeoutMs);
	const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
	try {
		const response = await client.request({
			path: `${target.basePath}${path}`,
			method: options.method ?? "GET",
			headers: {
				...target.headers,
				accept: "*/*",
				"accept-encoding": "identity"
			},
			signal
		});
		const text = await readLimited(response.body, options.maxBytes ?? 8e6);
		if (text === null) return {
			kind: "failed",
			failure: "too-large",
			message: `${path} sent too large a body`
		};
		return {
			kind: "answer",
			status: response.statusCode,
			headers: flatHeaders(response.headers),
			text
		};
	} catch (error) {
		const failure = deadline.aborted ? "timeout-total" : failureOf(error);
		return {
			kind: "failed",
			failure,
			message: `${path}: ${failure} (${wordsOf(error)})`
		};
	} finally {
		await client.destroy();
	}
}
function jsonOf(answer) {
	if (answer?.kind !== "answer" || answer.status !== 200) return null;
	try {
		return JSON.parse(answer.text);
	} catch {
		return null;
	}
}
async function readLimited(body, maxBytes) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of body) {
		bytes += chunk.length;
		if (bytes > maxBytes) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}
function flatHeaders(headers) {
	const flat = {};
	for (const [name, value] of Object.entries(headers)) if (value !== void 0) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(", ") : value;
	return flat;
}
const FAILURES = {
	ECONNREFUSED: "refused",
	ECONNRESET: "reset",
	EPIPE: "reset",
	UND_ERR_SOCKET: "reset",
	ENOTFOUND: "dns",
	EAI_AGAIN: "dns",
	ETIMEDOUT: "timeout-connect",
	EHOSTUNREACH: "timeout-connect",
	ENETUNREACH: "timeout-connect",
	UND_ERR_CONNECT_TIMEOUT: "timeout-connect",
	UND_ERR_HEADERS_TIMEOUT: "timeout-first-byte",
	UND_ERR_BODY_TIMEOUT: "timeout-idle"
};
function failureOf(error) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	if (/^(ERR_TLS|ERR_SSL|CERT_|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code)) return "tls";
	return FAILURES[code] ?? "reset";
}
function wordsOf(error) {
	return error instanceof Error ? error.message || error.name : String(error);
}
// src/server/json-value.ts
function objectAt(value, ...path) {
	const found = valueAt(value, path);
	return typeof found === "object" && found !== null && !Array.isArray(found) ? found : null;
}
function arrayAt(value, ...path) {
	const found = valueAt(value, path);
	return Array.isArray(found) ? found : [];
}
function textAt(value, ...path) {
	const found = valueAt(value, path);
	return typeof found === "string" && found !== "" ? found : void 0;
}
function numberAt(value, ...path) {
	const found = valueAt(value, path);
	return typeof found === "number" && Number.isFinite(found) ? found : void 0;
}
function valueAt(value, path) {
	let found = value;
	for (const key of path) {
		if (typeof found !== "object" || found === null || Array.isArray(found)) return void 0;
		found = Object.hasOwn(found, key) ? found[key] : void 0;
	}
	return found;
}
// src/server/model-list.ts
function parseModelList(body) {
	return arrayAt(body, "data").flatMap((entry) => {
		const id = textAt(entry, "id");
		const ownedBy = textAt(entry, "owned_by");
		return id === void 0 ? [] : [{
			id,
			entry,
			...ownedBy === void 0 ? {} : { ownedBy }
		}];
	});
}
async function chooseModel(target, signal) {
	return chooseFrom(await getInfo(target, "/v1/models", { signal }));
}
function chooseFrom(answer) {
	if (answer.kind === "failed") return {
		kind: "unknown",
		outcome: answer.failure,
		message: answer.message
	};
	if (answer.status !== 200) {
		const outcome = `http-${answer.status}`;
		return {
			kind: "unknown",
			outcome,
			message: `/v1/models answered ${outcome}: ${answer.text.slice(0, 300)}`
		};
	}
	const models = parseModelList(jsonOf(answer));
	const [first, ...others] = models;
	if (first === void 0) return {
		kind: "unknown",
		outcome: null,
		message: "/v1/models lists no model"
	};
	return others.length === 0 ? {
		kind: "model",
		id: first.id
	} : {
		kind: "several",
		ids: models.map(({ id }) => id)
	};
}
// src/server/readiness-answer.ts
const PERMANENT = new Set([
	"no-usage",
	"wrong-length",
	"not-a-stream",
	"too-large",
	"redirect",
	"tls"
]);
const BROKEN = new Set([
	"error-in-stream",
	"truncated",
	"aborted",
	"empty"
]);
const PASSING = new Set([
	408,
	425,
	429
]);
function classifyAnswer({ outcome, message }) {
	if (outcome === "good") return "good";
	if (PERMANENT.has(outcome)) return "permanent";
	if (BROKEN.has(outcome)) return "broken";
	const status = statusOf(outcome);
	if (status === null || status >= 500 || status < 400 || PASSING.has(status)) return "wait";
	return status === 404 && !namesModel(message ?? "") ? "wait" : "permanent";
}
function statusOf(outcome) {
	const match = /^http-(\d{3})$/.exec(outcome);
	return match ? Number(match[1]) : null;
}
function namesModel(message) {
	return /\bmodel\b/i.test(message) && !/<html/i.test(message);
}
function remedyFor(outcome, tokens) {
	const status = statusOf(outcome);
	if (status === 401 || status === 403) return "Give the key by --api-key-env NAME (the api-key input of the action), or check server.headers.";
	if (status === 404) return "Set model to an id that the server lists, and check the path in server.url.";
	if (status !== null && status >= 400 && status < 500) return "Read the server's words above: model, output-tokens, sampling, extra-body and server.api are what a request is made of.";
	return REMEDIES[outcome]?.(tokens) ?? "Read the server log; raise ready-timeout if it was still loading.";
}
const REMEDIES = {
	"wrong-length": (tokens) => `The server doesn't pin the output length (ignore_eos, min_tokens). Set output-tokens: {at-most: ${tokens}}, or raise its context length if the answer was cut.`,
	"no-usage": () => "Tokens are counted by the server: it must honour stream_options.include_usage. Update the engine, or set what it needs in extra-body.",
	"not-a-stream": () => "The server or a proxy before it ignored stream: true. Measure the engine itself, or switch streaming on.",
	"too-large": () => "Check that server.url points to an inference server.",
	redirect: () => "Give the address that it redirects to as server.url.",
	tls: () => "Set server.ca to the certificate authority, or use http:// if the server speaks plain HTTP.",
	refused: () => "Start the server, check host and port of server.url, or raise ready-timeout if it needs longer to load.",
	dns: () => "Check the host name in server.url."
};
// src/server/not-ready-reason.ts
const QUOTED = 600;
async function notReadyReason(state, why) {
	const where = `${state.target.origin}${state.target.basePath}`;
	const said = lastWords(state);
	const message = why === "permanent" ? `The server at ${where} gave the same kind of answer ${state.running} times running and won't become ready: ${said}` : `The server at ${where} wasn't ready within ${seconds(state.timeoutMs)}: ${said}`;
	const remedy = remedyFor(state.last?.outcome ?? "good", state.tokens);
	if (state.last === null || statusOf(state.last.outcome ?? "good") !== 404) return {
		code: "not-ready",
		message,
		remedy
	};
	return {
		code: "not-ready",
		message,
		remedy: `${remedy} ${await modelsThere(state.target)}`.trim()
	};
}
function severalModelsReason(ids) {
	return {
		code: "not-ready",
		message: `The suite names no model and the server lists ${ids.length}: ${ids.slice(0, 20).join(", ")}.`,
		remedy: `Set model (or --model) to the one to measure, for example model: ${ids[0] ?? ""}`
	};
}
function interruptedReason(state) {
	return {
		code: "interrupted",
		message: `Interrupted after ${seconds(state.waitedMs)} of waiting for the server: ${lastWords(state)}`,
		remedy: "Run it again."
	};
}
function readinessLine(state, logLine) {
	const time = `${seconds(state.waitedMs)} of ${seconds(state.timeoutMs)}`;
	const line = state.last === null ? `server generates (${state.good.length} of 3 good)` : `waiting for the server, ${time}: ${lastWords(state)}`;
	return logLine === null || state.last === null ? line : `${line} · log: ${logLine.slice(0, 160)}`;
}
function lastWords({ last, attempts, everGood }) {
	if (last === null) return attempts === 0 ? "no generation had ended yet" : "the next generation had not ended yet";
	const generatedBefore = everGood ? " (it had generated before)" : "";
	const id = last.outcome ?? "no model";
	return `${(last.message.includes(id) ? last.message : `${id}${last.message === "" ? "" : `: ${last.message}`}`).slice(0, QUOTED)}${generatedBefore}`;
}
async function modelsThere(target) {
	const ids = parseModelList(jsonOf(await getInfo(target, "/v1/models"))).map(({ id }) => id);
	return ids.length === 0 ? "" : `It has: ${ids.slice(0, 20).join(", ")}.`;
}
function seconds(ms) {
	return ms >= 12e4 ? `${Math.round(ms / 6e4)} min` : `${Math.round(ms / 1e3)} s`;
}
// src/server/await-ready.ts
const GOOD_GENERATIONS = 3;
const PERMANENT_ANSWERS = 3;
const BROKEN_STREAMS = 10;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2e3;
const DEATH_RATTLE_MS = 500;
const PROGRESS_EVERY_MS = 1e4;
async function awaitReady(options) {
	const startedAt = options.now();
	const deadline = startedAt + options.timeoutMs;
	const wait = new AbortController();
	const stops = watchForStops(options, wait, deadline);
	try {
		return await poll(options, startedAt, deadline, wait.signal, stops);
	} finally {
		wait.abort();
	}
}
async function poll(options, startedAt, deadline, signal, stops) {
	const tried = firstFields(options.output);
	let fields = tried;
	let state = {
		target: options.target,
		tokens: options.output.tokens,
		timeoutMs: options.timeoutMs,
		attempts: 0,
		waitedMs: 0,
		good: [],
		running: 0,
		last: null,
		everGood: false
	};
	const say = progressSayer(options, startedAt);
	for (;;) {
		const pending = attempt(options, fields, signal);
		const step = await Promise.race([pending, stops]);
		const waitedMs = options.now() - startedAt;
		if (step.kind === "death") {
			const cutOff = await Promise.race([pending.catch(() => null), options.sleep(DEATH_RATTLE_MS, signal)]);
			return died(cutOff ? advance(state, cutOff, waitedMs) : state, step.death, waitedMs);
		}
		if (step.kind === "stopped") return ended$2(options, {
			...state,
			waitedMs
		}, "deadline");
		if (step.kind === "several-models") return notReady(severalModelsReason(step.ids), null, waitedMs);
		if (step.kind === "generation") {
			const next = refusedFields(step, fields);
			if (next !== null) {
				fields = next;
				state = {
					...state,
					attempts: state.attempts + 1,
					good: [],
					waitedMs
				};
				continue;
			}
		}
		state = advance(state, step, waitedMs);
		say(state);
		if (step.kind === "generation" && state.good.length === GOOD_GENERATIONS) return ready(step.shape, state, fieldsLeftOut(tried, fields));
		if (hopeless(state)) return ended$2(options, state, "permanent");
		if (state.last === null) continue;
		const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.5 ** Math.min(state.running - 1, 10));
		const stop = await Promise.race([options.sleep(Math.max(0, Math.min(pauseMs, deadline - options.now())), signal), stops]);
		if (stop?.kind === "death") return died(state, stop.death, options.now() - startedAt);
		if (options.signal.aborted || options.now() >= deadline) return ended$2(options, {
			...state,
			waitedMs: options.now() - startedAt
		}, "deadline");
	}
}
async function attempt(options, fields, signal) {
	const choice = options.model === null ? await chooseModel(options.target, signal) : {
		kind: "model",
		id: options.model
	};
	if (choice.kind === "several") return {
		kind: "several-models",
		ids: choice.ids
	};
	if (choice.kind === "unknown") return {
		kind: "no-model",
		outcome: choice.outcome,
		message: choice.message
	};
	const shape = {
		...options.shape,
		model: choice.id,
		fields
	};
	return {
		kind: "generation",
		generation: await options.generate(options.target, shape, options.prompt, options.output, {
			signal,
			purpose: "trial"
		}),
		shape
	};
}
function refusedFields(step, fields) {
	const status = statusOf(step.generation.outcome);
	return status === null ? null : fieldsAfterRefusal(fields, status, step.generation.message ?? "");
}
function advance(state, step, waitedMs) {
	if (step.kind === "several-models") return state;
	const attempts = state.attempts + 1;
	if (step.kind === "generation" && step.generation.outcome === "good") return {
		...state,
		attempts,
		waitedMs,
		good: [...state.good, step.generation],
		running: 0,
		last: null,
		everGood: true
	};
	const last = step.kind === "no-model" ? {
		outcome: step.outcome,
		kind: "wait",
		message: step.message
	} : {
		outcome: step.generation.outcome === "good" ? null : step.generation.outcome,
		kind: classifyAnswer(step.generation),
		message: step.generation.message ?? ""
	};
	const running = state.last?.kind === last.kind ? state.running + 1 : 1;
	return {
		...state,
		attempts,
		waitedMs,
		good: [],
		running,
		last
	};
}
function hopeless({ last, running }) {
	if (last?.kind === "permanent") return running >= PERMANENT_ANSWERS;
	return last?.kind === "broken" && running >= BROKEN_STREAMS;
}
function watchForStops(options, wait, deadline) {
	const interrupted = new Promise((resolve) => {
		const stop = () => resolve({ kind: "stopped" });
		if (options.signal.aborted) stop();
		options.signal.addEventListener("abort", stop, { once: true });
		wait.signal.addEventListener("abort", () => options.signal.removeEventListener("abort", stop), { once: true });
	});
	const late = options.sleep(deadline - options.now(), wait.signal).then(() => ({ kind: "stopped" }));
	const death = options.server?.death.then((found) => ({
		kind: "death",
		death: found
	}));
	return Promise.race(death === void 0 ? [interrupted, late] : [
		death,
		interrupted,
		late
	]);
}
function progressSayer(options, startedAt) {
	let saidAt = startedAt;
	let saidOutcome = null;
	return (state) => {
		const outcome = state.last === null ? "good" : String(state.last.outcome);
		const at = options.now();
		if (outcome === saidOutcome && at - saidAt < PROGRESS_EVERY_MS) return;
		saidAt = at;
		saidOutcome = outcome;
		options.onProgress?.(readinessLine(state, options.server?.lastLogLine() ?? null));
	};
}
function ready(shape, state, leftOut) {
	const notes = leftOut.map((name) => `the server refuses ${name}: requests go without it`);
	return {
		kind: "ready",
		shape,
		generations: state.good,
		attempts: state.attempts,
		waitedMs: state.waitedMs,
		notes
	};
}
async function ended$2(options, state, why) {
	const outcome = state.last?.outcome ?? null;
	if (options.signal.aborted) return notReady(interruptedReason(state), outcome, state.waitedMs);
	return notReady(await notReadyReason(state, why), outcome, state.waitedMs);
}
function notReady(reason, lastOutcome, waitedMs) {
	return {
		kind: "not-ready",
		reason,
		lastOutcome,
		waitedMs,
		logTail: []
	};
}
function died(state, death, waitedMs) {
	const { reason, logTail } = death;
	const message = `${reason.message} ${whenItDied(state)}`;
	return {
		kind: "not-ready",
		reason: {
			...reason,
			message
		},
		lastOutcome: state.last?.outcome ?? null,
		waitedMs,
		logTail
	};
}
const STARTING = new Set([
	"refused",
	"dns",
	"http-503",
	"http-404",
	"http-502"
]);
function whenItDied({ last, everGood }) {
	if (everGood) return "It died during the readiness generations, after a good one.";
	if (last === null || last.outcome === null || STARTING.has(last.outcome)) return "It died while it was starting.";
	return `It answered, and died at the first generation (${last.outcome}).`;
}
// src/server/endpoint.ts
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
function parseServerUrl(text, code = "bad-usage") {
	const given = text.trim();
	if (!SCHEME.test(given)) throw withoutScheme(given, code);
	const url = parseUrl(given, code);
	if (url.protocol !== "http:" && url.protocol !== "https:") throw otherScheme(url, code);
	if (url.search !== "" || url.hash !== "") throw new GateError(code, `The server URL ${url.origin}${url.pathname} has a query or a fragment; a server's root has neither.`, `Write it as ${url.origin}${trimPath(url.pathname)}; further request fields go into extra-body, headers into server.headers.`);
	return {
		origin: url.origin,
		basePath: trimPath(url.pathname),
		authorization: basicAuthorization(url)
	};
}
function trimPath(path) {
	return path.replace(/\/+$/, "").replace(/\/v1$/, "").replace(/\/+$/, "");
}
function parseUrl(text, code) {
	try {
		return new URL(text);
	} catch (cause) {
		throw new GateError(code, `The server URL "${withoutUserInfo(text)}" can't be read as a URL.`, "Write scheme, host and port: http://127.0.0.1:8000; an IPv6 address stands in brackets: http://[::1]:8000.", { cause: cause instanceof Error ? new Error(cause.message) : void 0 });
	}
}
function withoutScheme(text, code) {
	const rest = withoutUserInfo(text).replace(/^\/+/, "") || "127.0.0.1:8000";
	const found = text === "" ? "The server URL is empty." : `The server URL "${withoutUserInfo(text)}" has no scheme.`;
	return new GateError(code, found, `Write http://${rest} or https://${rest}.`);
}
function otherScheme(url, code) {
	const rest = `${url.host}${url.pathname === "/" ? "" : url.pathname}` || "127.0.0.1:8000";
	return new GateError(code, `The server URL has the scheme ${url.protocol.slice(0, -1)}; http and https are spoken.`, `Write http://${rest} or https://${rest}.`);
}
function withoutUserInfo(text) {
	return text.replace(/^([a-z][a-z0-9+.-]*:\/\/)?[^/]*@/i, "$1");
}
function basicAuthorization(url) {
	if (url.username === "" && url.password === "") return null;
	const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
	return `Basic ${Buffer.from(pair).toString("base64")}`;
}
// src/server/engine-facts.ts
function knownFacts(facts) {
	return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== void 0));
}
function listedModel(answers, model) {
	const models = parseModelList(answers.bodies["/v1/models"]);
	return models.find(({ id }) => id === model) ?? models[0];
}
function settingsAsArguments(settings, isLaunchSetting) {
	return Object.keys(settings).filter(isLaunchSetting).sort().flatMap((key) => {
		const words = settingWords(settings[key]);
		return words === null ? [] : [`--${key.replaceAll("_", "-")}`, words];
	});
}
function settingWords(value) {
	if (typeof value === "string") return value === "" ? null : value;
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== "object")) return value.join(",");
	return null;
}
// src/server/identify-llama-cpp.ts
const recogniseLlamaCpp = (answers, model) => {
	const props = objectAt(answers.bodies["/props"]);
	const listed = listedModel(answers, model);
	if (!(props !== null && "build_info" in props) && listed?.ownedBy !== "llamacpp" && answers.headers["server"] !== "llama.cpp") return null;
	const context = numberAt(props, "default_generation_settings", "n_ctx") ?? numberAt(listed?.entry, "meta", "n_ctx");
	return knownFacts({
		engine: "llama.cpp",
		engineVersion: textAt(props, "build_info"),
		model: listed?.id ?? textAt(props, "model_alias") ?? textAt(props, "model_path"),
		quantisation: textAt(props, "model_ftype") ?? textAt(listed?.entry, "meta", "ftype"),
		maxModelLength: context,
		launchArguments: props === null ? void 0 : settingsAsArguments({
			parallel: props["total_slots"],
			"ctx-size-per-slot": context,
			model: props["model_path"]
		}, () => true)
	});
};
// src/server/identify-others.ts
const recogniseTgi = (answers) => {
	const info = objectAt(answers.bodies["/info"]);
	const isTgi = textAt(info, "router")?.startsWith("text-generation-router") || info !== null && "max_total_tokens" in info && "model_id" in info;
	if (info === null || !isTgi) return null;
	return knownFacts({
		engine: "tgi",
		engineVersion: textAt(info, "version"),
		model: textAt(info, "model_id"),
		modelRevision: textAt(info, "model_sha"),
		dtype: textAt(info, "model_dtype"),
		maxModelLength: numberAt(info, "max_total_tokens"),
		launchArguments: settingsAsArguments(info, (key) => /^(max_|validation_workers|waiting_served_ratio)/.test(key))
	});
};
const recogniseOllama = (answers, model) => {
	const version = textAt(answers.bodies["/api/version"], "version");
	if (version === void 0) return null;
	const loaded = arrayAt(answers.bodies["/api/ps"], "models");
	const running = loaded.find((entry) => textAt(entry, "name") === model || textAt(entry, "model") === model) ?? loaded[0];
	return knownFacts({
		engine: "ollama",
		engineVersion: version,
		model: textAt(running, "name") ?? listedModel(answers, model)?.id,
		modelRevision: textAt(running, "digest"),
		quantisation: textAt(running, "details", "quantization_level"),
		maxModelLength: numberAt(running, "context_length")
	});
};
const OWNERS = {
	tensorrt_llm: "tensorrt-llm",
	lmdeploy: "lmdeploy",
	"mistral.rs": "mistral.rs",
	aphrodite: "aphrodite",
	nvidia: "dynamo"
};
const recogniseByOwner = (answers, model) => {
	const listed = listedModel(answers, model);
	const engine = OWNERS[listed?.ownedBy ?? ""];
	if (engine === void 0) return null;
	return knownFacts({
		engine,
		engineVersion: textAt(answers.bodies["/version"], "version"),
		model: listed?.id,
		maxModelLength: numberAt(listed?.entry, "max_model_len")
	});
};
const recogniseAnything = (answers, model) => {
	const listed = listedModel(answers, model);
	return knownFacts({
		engineVersion: textAt(answers.bodies["/version"], "version"),
		model: listed?.id,
		maxModelLength: numberAt(listed?.entry, "max_model_len")
	});
};
// src/server/identify-sglang.ts
const recogniseSglang = (answers, model) => {
	const info = objectAt(answers.bodies["/server_info"]) ?? objectAt(answers.bodies["/get_server_info"]);
	const listed = listedModel(answers, model);
	if (!(info !== null && "model_path" in info && ("tp_size" in info || "mem_fraction_static" in info)) && listed?.ownedBy !== "sglang") return null;
	return knownFacts({
		engine: "sglang",
		engineVersion: textAt(info, "version"),
		model: listed?.id ?? textAt(info, "served_model_name") ?? textAt(info, "model_path"),
		modelRevision: textAt(info, "revision"),
		dtype: textAt(info, "dtype"),
		quantisation: textAt(info, "quantization"),
		maxModelLength: numberAt(listed?.entry, "max_model_len") ?? numberAt(info, "context_length"),
		launchArguments: info === null ? void 0 : settingsAsArguments(info, (key) => !NOT_ARGUMENTS.test(key))
	});
};
const NOT_ARGUMENTS = /^(random_seed|host|port|nccl_port|dist_init_addr|version|status|startup_time|served_model_name|revision|dtype|quantization|max_total_num_tokens|max_req_input_len|last_.*|internal_states|.*(api_key|token_secret|password|secret|ssl_).*)$/;
// src/server/identify-vllm.ts
const recogniseVllm = (answers, model) => {
	const listed = listedModel(answers, model);
	const config = objectAt(answers.bodies["/server_info"], "vllm_config");
	if (listed?.ownedBy !== "vllm" && config === null) return null;
	return knownFacts({
		engine: "vllm",
		engineVersion: textAt(answers.bodies["/version"], "version") ?? textAt(answers.bodies["/server_info"], "system_env", "vllm_version"),
		model: listed?.id ?? textAt(config, "model_config", "served_model_name"),
		maxModelLength: numberAt(listed?.entry, "max_model_len") ?? numberAt(config, "model_config", "max_model_len"),
		...config === null ? {} : configFacts(config)
	});
};
const SETTINGS = {
	model_config: ["max_model_len", "enforce_eager"],
	cache_config: [
		"block_size",
		"cache_dtype",
		"enable_prefix_caching",
		"gpu_memory_utilization",
		"kv_cache_memory_bytes"
	],
	parallel_config: [
		"tensor_parallel_size",
		"pipeline_parallel_size",
		"data_parallel_size",
		"enable_expert_parallel",
		"enable_eplb",
		"all2all_backend"
	],
	scheduler_config: [
		"max_num_seqs",
		"max_num_batched_tokens",
		"enable_chunked_prefill",
		"async_scheduling",
		"stream_interval"
	],
	attention_config: ["backend"],
	compilation_config: [
		"mode",
		"cudagraph_mode",
		"max_cudagraph_capture_size"
	],
	speculative_config: ["method", "num_speculative_tokens"]
};
function configFacts(config) {
	const settings = {};
	for (const [group, keys] of Object.entries(SETTINGS)) {
		const values = objectAt(config, group);
		for (const key of keys) settings[SHORT_NAMES.has(key) ? `${group.replace("_config", "")}_${key}` : key] = values?.[key];
	}
	return knownFacts({
		dtype: textAt(config, "model_config", "dtype")?.replace(/^torch\./, ""),
		quantisation: textAt(config, "model_config", "quantization"),
		modelRevision: textAt(config, "model_config", "revision"),
		launchArguments: settingsAsArguments(settings, () => true)
	});
}
const SHORT_NAMES = new Set([
	"backend",
	"mode",
	"method"
]);
// src/server/info-answers.ts
const INFO_PATHS = [
	"/v1/models",
	"/version",
	"/server_info",
	"/get_server_info",
	"/model_info",
	"/props",
	"/info",
	"/api/version",
	"/api/ps"
];
async function readInfoAnswers(target, signal) {
	const options = signal === void 0 ? {} : { signal };
	return collectAnswers(await Promise.all(INFO_PATHS.map(async (path) => [path, await getInfo(target, path, options)])));
}
function collectAnswers(answers) {
	const bodies = {};
	let headers = {};
	for (const [path, answer] of answers) {
		const body = jsonOf(answer);
		if (body !== null) bodies[path] = body;
		if (path === "/v1/models" && answer.kind === "answer") headers = answer.headers;
	}
	return {
		bodies,
		headers
	};
}
const SECRET_NAME = /(^|[-_.])(api[-_]?keys?|apikey|keys?|token|access[-_]?token|auth|authorization|password|passwd|passphrase|pwd|secrets?|credentials?|cookie|private[-_]?key|client[-_]?secret|hf[-_]?token)$/i;
const PUBLIC_NAMES = /^(-*)(pad|eos|bos|stop|unk|mask)[-_]token$/i;
function isSecretName(name) {
	const bare = name.replace(/^-+/, "");
	return SECRET_NAME.test(bare) && !PUBLIC_NAMES.test(bare);
}
const NAME = "[\\w.-]*(?:api[-_]?keys?|apikey|token|password|passwd|passphrase|pwd|secrets?|credentials?|private[-_]?key)";
const SHAPES = [
	{
		pattern: /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"'<>]+@/gi,
		keep: "$1***@"
	},
	{
		pattern: /\b(bearer|basic)\s+(?!auth\b|realm\b)[\w.~+/=-]{6,}/gi,
		keep: "$1 ***"
	},
	{
		pattern: new RegExp(`(["']${NAME}["']\\s*:\\s*["'])(?:[^"'\\\\]|\\\\.)+(["'])`, "gi"),
		keep: "$1***$2"
	},
	{
		pattern: new RegExp(`(--?${NAME})(=|\\s+)(?!-)(?:"[^"]*"|'[^']*'|\\S+)`, "gi"),
		keep: "$1$2***"
	},
	{
		pattern: new RegExp(`\\b(${NAME}=)(?:"[^"]*"|'[^']*'|[^\\s&,;"']+)`, "gi"),
		keep: "$1***"
	},
	{
		pattern: /\b(authorization|x-api-key|api-key)(["']?\s*:\s*["']?)(?!bearer \*|basic \*)[^\s"',}]+/gi,
		keep: "$1$2***"
	},
	{
		pattern: /\b(sk-|hf_|ghp_|gho_|ghs_|ghu_|github_pat_|glpat-|xox[abp]-|AKIA|nvapi-)[\w-]{8,}/g,
		keep: "$1***"
	},
	{
		pattern: /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g,
		keep: "***"
	}
];
function redactText(text, secrets = []) {
	let clean = text;
	for (const secret of secretForms(secrets)) clean = clean.replaceAll(secret, "***");
	for (const { pattern, keep } of SHAPES) clean = clean.replace(pattern, keep);
	return clean;
}
function redactArguments(words, secrets = []) {
	return words.map((word, index) => {
		const previous = words[index - 1];
		if (previous !== void 0 && isSecretArgument(previous) && !word.startsWith("--")) return "***";
		const assignment = /^(-{0,2}[\w.-]+)=(.*)$/s.exec(word);
		if (assignment?.[1] !== void 0 && isSecretName(assignment[1])) return `${assignment[1]}=***`;
		return redactText(word, secrets);
	});
}
function redactEnvironment(variables, secrets = []) {
	return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, isSecretName(name) ? "***" : redactText(value, secrets)]));
}
function isSecretArgument(word) {
	return word.startsWith("-") && !word.includes("=") && isSecretName(word);
}
function secretForms(secrets) {
	const forms = secrets.map((secret) => secret.trim()).filter((secret) => secret.length >= 4).flatMap((secret) => [
		secret,
		encodeURIComponent(secret),
		Buffer.from(secret).toString("base64")
	]);
	return [...new Set(forms)].toSorted((a, b) => b.length - a.length);
}
// src/server/identity.ts
const RECOGNISERS = [
	recogniseSglang,
	recogniseLlamaCpp,
	recogniseTgi,
	recogniseVllm,
	recogniseOllama,
	recogniseByOwner,
	recogniseAnything
];
function identifyEngine(answers, model) {
	for (const recognise of RECOGNISERS) {
		const facts = recognise(answers, model);
		if (facts !== null) return facts;
	}
	return {};
}
async function readIdentity(target, model, local = {}, secrets = [], signal) {
	return cleanIdentity({
		...identifyEngine(await readInfoAnswers(target, signal), model),
		...local,
		model
	}, secrets);
}
function cleanIdentity(identity, secrets) {
	const { launchArguments, environmentVariables, ...rest } = identity;
	return {
		...rest,
		...launchArguments === void 0 ? {} : { launchArguments: redactArguments(launchArguments, secrets) },
		...environmentVariables === void 0 ? {} : { environmentVariables: redactEnvironment(environmentVariables, secrets) }
	};
}
function identityChanges(before, after) {
	return [
		"engine",
		"engineVersion",
		"model",
		"modelRevision",
		"dtype",
		"quantisation",
		"maxModelLength",
		"launchArguments",
		"gpu",
		"gpuCount",
		"mig",
		"driver"
	].flatMap((key) => {
		const [was, is] = [before[key], after[key]].map((value) => JSON.stringify(value) ?? "unknown");
		return was === is ? [] : [`${key} was ${was} and is ${is}`];
	});
}
// src/session/open-server.ts
async function openServer(parts) {
	const target = await makeTarget(parts);
	const [prompt] = parts.prompts.prompts;
	if (prompt === void 0) throw new GateError("bad-prompts", "The prompt set is empty.", "Give it at least one prompt.");
	const { suite, log, signal } = parts;
	log.info(`waiting for ${target.origin} (at most ${Math.round(suite.server.readyTimeoutMs / 1e3)} s)`);
	const ready = await awaitReady({
		generate: parts.generate,
		target,
		model: suite.model ?? null,
		shape: {
			api: suite.server.api,
			sampling: suite.sampling,
			extraBody: suite.extraBody,
			timeoutMs: suite.timeoutMs
		},
		prompt,
		output: suite.readinessTokens === void 0 ? suite.output : {
			...suite.output,
			tokens: suite.readinessTokens
		},
		timeoutMs: suite.server.readyTimeoutMs,
		now: () => performance.now(),
		sleep: (ms, stop) => setTimeout$1(ms, void 0, { signal: stop }).catch(() => void 0),
		signal,
		onProgress: log.progress
	});
	if (ready.kind === "not-ready") return ready;
	const secrets = parts.apiKey === null ? [] : [parts.apiKey];
	const readWho = () => readIdentity(target, ready.shape.model, {}, secrets, signal);
	const identity = await readWho();
	log.info(`ready after ${(ready.waitedMs / 1e3).toFixed(1)} s: ${describeIdentity(identity)}`);
	return {
		kind: "open",
		target,
		shape: ready.shape,
		ready,
		identity,
		findIdentityChange: async () => explainIdentityChange(identityChanges(identity, await readWho())),
		findDeath: () => findUnreachable(target),
		stop: async () => void 0
	};
}
async function makeTarget({ suite, apiKey, workingDirectory }) {
	const { origin, basePath, authorization } = parseServerUrl(suite.server.url, "bad-suite");
	const key = apiKey === null ? authorization : `Bearer ${apiKey}`;
	return {
		origin,
		basePath,
		headers: {
			...key === null ? {} : { authorization: key },
			...suite.server.headers
		},
		...suite.server.ca === void 0 ? {} : { ca: await readAuthority(resolve(workingDirectory, suite.server.ca)) }
	};
}
async function readAuthority(path) {
	try {
		return await readFile(path, "utf8");
	} catch (cause) {
		throw new GateError("bad-suite", `server.ca: ${path} can't be read.`, "Name a PEM file.", { cause });
	}
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
	const temporary = `${path}.${process.pid}.tmp`;
	const file = await explainWriteFailure(path, async () => {
		await mkdir(out, { recursive: true });
		return open(temporary, "w");
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
			await file.close();
			if (!renamed) await rm(temporary, { force: true });
		},
		resultPath
	};
}
// src/session/session-id.ts
function makeSessionId(now) {
	return `${now.toISOString().replace(/[-:]/g, "").replace(/\.\d+/, "")}-${randomBytes(2).toString("hex")}`;
}
// src/session/run-session.ts
async function runSession(request) {
	const recorder = await openRecorder(request.options.out);
	const loader = openLoad({});
	try {
		return await measureWith(request, recorder, loader);
	} finally {
		await loader.close();
		await recorder.close();
	}
}
async function measureWith(request, recorder, loader) {
	const { suite, prompts, options, io } = request;
	const sessionId = makeSessionId(new Date());
	const server = await openServer({
		suite,
		prompts,
		apiKey: options.apiKey,
		workingDirectory: options.workingDirectory,
		generate: generateOnce,
		log: io.log,
		signal: io.signal
	});
	if (server.kind === "not-ready") {
		const session = makeEmptySession(request, sessionId, server.reason);
		await recorder.keepSession(session);
		return {
			session,
			resultPath: recorder.resultPath
		};
	}
	try {
		const estimate = request.estimate ?? estimateFrom(server, suite);
		if (request.estimate === null) refuseWhatCannotFit(suite, estimate);
		announce(suite, request.estimate, io);
		const progress = startSession({
			suite,
			prompts,
			server,
			loader,
			recorder,
			io,
			sessionId,
			configurationHash: hashConfiguration(server.identity),
			expectedMs: request.estimate?.firstLookMs ?? null,
			trialSdOf: request.trialSdOf
		});
		await sweepUntilEnough(request, progress);
		return {
			session: await progress.finish(),
			resultPath: recorder.resultPath
		};
	} finally {
		await server.stop();
	}
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
function makeEmptySession(request, id, reason) {
	const now = new Date().toISOString();
	return makeSession({
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
		provenance: request.io.provenance
	});
}
// src/modes/baseline-info.ts
function describeBaselineInfo({ baseline, source }, [current]) {
	if (baseline === null || current === void 0 || current.session.trials.length === 0) return null;
	const comparison = compareWithBaseline(baseline, current);
	if (comparison.kind !== "comparable") return null;
	const newest = comparison.sessions.at(-1);
	return {
		sessions: comparison.sessions.length,
		source,
		...newest === void 0 ? {} : { takenAt: newest.takenAt },
		...newest?.commit === void 0 ? {} : { commit: newest.commit }
	};
}
// src/report/metric-words.ts
const WORDS = {
	ttft: "TTFT",
	tpot: "TPOT",
	itl: "ITL",
	e2e: "E2E latency"
};
function metricName(id) {
	if (!/^[a-z0-9-]+$/.test(id)) return cutText(id, 60);
	const [first = "", ...rest] = cutText(id, 60).split("-");
	return [WORDS[first] ?? first, ...rest].join(" ");
}
function levelName(level) {
	return level.concurrency === null ? cutText(level.label ?? "all", 60) : `C=${level.concurrency}`;
}
function levelNames(levels) {
	const names = [...new Set(levels.map(levelName))];
	const shown = names.slice(0, 8).map((name, at) => at > 0 && name.startsWith("C=") ? name.slice(2) : name);
	return names.length > 8 ? `${shown.join(", ")} and ${names.length - 8} more` : shown.join(", ");
}
function directionWords(direction) {
	return direction === "neither" ? "" : `${direction} is better`;
}
function harmPercent(cell) {
	const delta = cell.deltaPercent ?? 0;
	return cell.direction === "lower" ? delta : -delta;
}
function worstCell(cells) {
	return cells.reduce((worst, cell) => {
		if (cell.deltaPercent === null) return worst;
		return worst === null || harmPercent(cell) > harmPercent(worst) ? cell : worst;
	}, null);
}
// src/report/curve-chart.ts
function describeCurve(cells) {
	const [first] = cells.filter((cell) => cell.gated);
	if (first === void 0) return null;
	const drawn = cells.filter((cell) => cell.metric === first.metric && cell.concurrency !== null).filter((cell) => cell.deltaPercent !== null);
	if (drawn.length < 2) return null;
	return {
		kind: "chart",
		title: `${metricName(first.metric)}, ${first.unit}`,
		xLabels: drawn.map((cell) => String(cell.concurrency)),
		yLabel: first.unit,
		series: [{
			name: "baseline",
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
	const when = info.takenAt === void 0 ? "" : `, latest ${formatDay(info.takenAt)}`;
	const before = age === null ? "" : ` (${age === 0 ? "the same day" : `${formatCount(age, "day")} before`})`;
	const commit = info.commit === void 0 ? "" : `, commit ${cutText(info.commit, 12).slice(0, 12)}`;
	return `${formatCount(info.sessions, "session")} of ${cutText(info.source, 120)}${when}${before}${commit}`;
}
const OLD_DAYS = 90;
function baselineAgeNote(info, measuredAt) {
	if (info?.takenAt === void 0 || measuredAt === null) return null;
	const age = daysBetween(info.takenAt, measuredAt);
	return age === null || age < OLD_DAYS ? null : `the baseline is ${formatCount(age, "day")} old: refresh it soon`;
}
function describeEnvironment(session, info) {
	const own = session === null ? [] : [...identityFacts(session), ...sessionFacts(session)];
	const baseline = ["baseline", info === null ? void 0 : describeBaseline(info, session?.startedAt ?? null)];
	const rows = [...own, baseline].flatMap(([name, value]) => value === void 0 || value === "" ? [] : [{
		cells: [name, String(value)],
		tone: "plain"
	}]);
	if (rows.length === 0) return [];
	return [{
		kind: "table",
		columns: [{
			heading: "fact",
			align: "left"
		}, {
			heading: "value",
			align: "left"
		}],
		rows,
		footnotes: []
	}];
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
function decidingCells(verdict) {
	const gated = verdict.cells.filter((cell) => cell.gated);
	const carried = verdict.verdict === "accepted" ? ["accepted", "regressed"] : [verdict.verdict];
	const deciding = gated.filter((cell) => carried.includes(cell.verdict));
	return deciding.length > 0 ? deciding : gated;
}
function mainReason(verdict) {
	return verdict.reasons.find((reason) => reason.code === verdict.verdict) ?? verdict.reasons[0] ?? null;
}
const clip = (text) => cutText(text, 400);
const ended$1 = (text) => /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
const changeAt = (cell) => `${metricName(cell.metric)} at ${levelName(cell)}: ${formatChange(cell.deltaPercent, cell.interval)}`;
const failsAt = (cell) => `fails at ${formatBound(cell.failsAtPercent, cell.direction)}`;
function distinctLevels(cells) {
	return new Set(cells.map(levelName)).size;
}
function spread(cells, all) {
	const [some, every] = [distinctLevels(cells), distinctLevels(all)];
	if (every === 1) return `at ${levelNames(cells)}`;
	return some === every ? `at all ${every} levels` : `at ${levelNames(cells)} (${some} of ${every} levels)`;
}
function movement(cells, all, extreme, word) {
	const change = formatChange(extreme.deltaPercent, extreme.interval);
	const moved = (extreme.deltaPercent ?? 0) < 0 ? "fell" : "rose";
	const where = spread(cells, all);
	if (cells.some((cell) => cell.metric !== extreme.metric)) return `${where}, ${word} ${changeAt(extreme)}`;
	const level = distinctLevels(cells) === 1 ? "" : `, ${word} ${levelName(extreme)}`;
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
	if (worst === null) return reason === null ? "nothing was compared." : ended$1(clip(reason.message));
	switch (verdict.verdict) {
		case "regressed": return `${movement(cells, gated, worst, "worst")}, ${failsAt(worst)}.`;
		case "accepted": return `${movement(cells, gated, worst, "worst")}; ${acceptedBy(report)}.`;
		case "suspected": return `${changeAt(worst)} is beyond the allowed ${formatAmount(worst.tolerancePercent)}, but noise can't be excluded: it ${failsAt(worst)}.`;
		case "inconclusive": return `a drop can't be ruled out; ${changeAt(worst)}, ${formatAmount(worst.tolerancePercent)} allowed.`;
		case "pass": return passFinding(gated, worst);
		case "improved": return `${movement(cells, gated, largest(cells, (cell) => -harmPercent(cell)) ?? worst, "most")}.`;
		case "equivalent":
		case "different":
		case "undecided": return confirmFinding(verdict.verdict, cells, gated);
		default: return reason === null ? "nothing can be said about speed." : ended$1(clip(reason.message));
	}
}
function passFinding(gated, worst) {
	return `no loss beyond ${new Set(gated.map((cell) => cell.metric)).size === 1 ? `the allowed ${formatAmount(worst.tolerancePercent)}` : "what is allowed"}${distinctLevels(gated) === 1 ? "" : ` at any of ${distinctLevels(gated)} levels`}; lowest ${changeAt(worst)}.`;
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
	const trials = formatCount(Math.min(...cells.map((cell) => cell.trials)), "trial");
	if (verdict.mode === "ab") return `same session, interleaved, ${trials} a side`;
	return `${formatCount(Math.min(...cells.map((cell) => cell.baselineSessions)), "baseline session")}, ${trials}`;
}
const CONFIDENCE = {
	regressed: "high, false alarms in at most 1 % of runs",
	accepted: "high, false alarms in at most 1 % of runs",
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
		return bound === null ? ` Trust: ${evidence}.` : ` Trust: losses over ${formatAmount(bound)} are ruled out (${evidence}).`;
	}
	const words = CONFIDENCE[verdict.verdict];
	return words === void 0 ? "" : ` Trust: ${words} (${evidence}).`;
}
function describeHeadline(report) {
	const { verdict } = report;
	return `${VERDICT_WORDS[verdict.verdict]} · ${cutText(verdict.suite, 80)}: ${finding(report)}${trust(verdict)}`;
}
// src/report/how-to-blocks.ts
const code = (text) => ({
	kind: "code",
	language: "sh",
	text
});
const FILE_WORDS = [
	["result", "every trial"],
	["requests", "every request"],
	["verdict", "the verdict"],
	["report", "page with plots"],
	["baseline", "baseline"],
	["serverLog", "the server's log"]
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
	return [...[[reproduce, ...files?.result && files.baseline ? [`throughput-gate judge ${files.result} --baseline ${files.baseline}`] : []].filter((line) => line !== "").join("\n")].filter((text) => text !== "").map(code), ...describeFiles(files)];
}
function firstBaseline({ files, context }) {
	const target = context?.baselinePath ?? ".github/throughput-baseline.json";
	const lines = [
		files?.baseline ? `cp ${files.baseline} ${target}` : `throughput-gate refresh --sessions 3 --baseline ${target}`,
		`git add ${target}`,
		"git commit -m \"Add the throughput baseline\""
	];
	return [{
		kind: "paragraph",
		text: "Take the first baseline and commit it:"
	}, code(lines.join("\n"))];
}
function describeAcceptance(report) {
	const { verdict, files, context } = report;
	if (verdict.mode === "ab" || verdict.verdict === "invalid") return [];
	if (verdict.verdict === "no-baseline") return firstBaseline(report);
	const refresh = `throughput-gate refresh${files?.result ? ` --result ${files.result}` : ""}`;
	const lines = [
		"# one more session of the same server",
		refresh,
		"# the new level is meant",
		`${refresh} --replace`,
		"# the loss is accepted; the old level stays as anchor",
		`${refresh} --accept-reason "why"`
	];
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
		code(lines.join("\n"))
	];
}
// src/report/next-step.ts
const ended = (text) => /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
const advise = (advice, command = null) => ({
	advice: command === null ? ended(cutText(advice, 400)) : cutText(advice, 400).replace(/[.:\s]+$/, ""),
	command
});
function nextStep({ verdict, reproduce, context, files }) {
	const remedy = mainReason(verdict)?.remedy ?? "";
	const from = files?.result ? ` --result ${files.result}` : "";
	switch (verdict.verdict) {
		case "pass":
		case "equivalent": return advise("nothing to do");
		case "improved": return advise("refresh the baseline, else a later loss back to the old level stays unseen", `throughput-gate refresh${from} --replace`);
		case "accepted": return advise("store the new level with its reason", `throughput-gate refresh${from} --accept-reason "why"`);
		case "regressed": {
			const accept = context?.acceptLabel === void 0 ? "" : `, or accept it with the label ${context.acceptLabel}`;
			return advise(`fix it${accept}; to see it yourself`, reproduce);
		}
		case "different": return advise("see what changed below; to see it yourself", reproduce);
		case "no-baseline": return advise(remedy === "" ? "take one and commit it" : remedy, `throughput-gate refresh${from || " --sessions 3"}`);
		default: return remedy === "" ? advise("measure again", reproduce) : advise(remedy);
	}
}
// src/report/session-blocks.ts
const left = (heading) => ({
	heading,
	align: "left"
});
const right = (heading) => ({
	heading,
	align: "right"
});
const MEASURED = [
	"output-throughput",
	"ttft-p50",
	"tpot-mean",
	"e2e-p95"
];
const validTrials = (level) => level.trials.filter((trial) => trial.valid);
function meanOf(level, metric) {
	const values = validTrials(level).map((trial) => trial.metrics[metric]).filter((value) => value !== void 0 && value > 0);
	if (values.length === 0) return null;
	return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
function failuresOf(trials) {
	const counts = new Map();
	for (const trial of trials) for (const [name, count] of Object.entries(trial.requests.failed)) counts.set(name, (counts.get(name) ?? 0) + count);
	return [...counts].map(([name, count]) => `${cutText(name, 40)} ×${count}`).join(", ");
}
function describeMeasured(session) {
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
	const headings = metrics.map((metric) => right(`${metricName(metric)}, ${unit(metric)}`));
	return {
		kind: "table",
		columns: [
			right("concurrency"),
			...headings,
			right("valid trials")
		],
		rows,
		footnotes: []
	};
}
function trialsOf(session) {
	return session.levels.flatMap((level) => level.trials.map((trial, at) => ({
		level,
		trial,
		number: at + 1
	})));
}
const trialName = ({ level, number }) => `C=${level.concurrency} trial ${number}`;
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
			right("concurrency"),
			right("trial"),
			left("validity"),
			right("good requests"),
			left("failures"),
			right("output tokens"),
			right("client CPU"),
			right("loop delay p99")
		],
		rows,
		footnotes: []
	};
}
function sessionNotes(session) {
	const ofSession = [...session.reasons.map((reason) => reason.message), ...session.notes];
	const ofLevels = session.levels.flatMap((level) => level.notes.map((note) => `C=${level.concurrency}: ${note}`));
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
	return `${formatCount(trials.length, "trial")}, ${invalid === 0 ? "all valid" : `${invalid} invalid`}`;
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
const column = (heading, align = "right") => ({
	heading,
	align
});
const COLUMNS$1 = [
	column("concurrency"),
	column("baseline"),
	column("current"),
	column("Δ (90 % interval)"),
	column("fails at"),
	column("verdict", "left")
];
const levelCell = (cell) => cell.concurrency === null ? levelName(cell) : String(cell.concurrency);
function describeFailsAt(cell, mode) {
	const bound = formatBound(cell.failsAtPercent, mode === "confirm" ? "neither" : cell.direction);
	if (cell.failsAtPercent === null || cell.failsAtPercent < cell.tolerancePercent + .05) return bound;
	const evidence = mode === "ab" ? formatCount(cell.trials, "trial") : formatCount(cell.baselineSessions, "session");
	return `${bound} (${formatAmount(cell.tolerancePercent)} asked; ${evidence})`;
}
function collectFootnotes(cells) {
	return [...new Set(cells.flatMap((cell) => cell.notes))].map((text) => ({
		text,
		cells: cells.filter((cell) => cell.notes.includes(text))
	}));
}
const marksOf = (cell, footnotes) => footnotes.map((note, at) => note.cells.includes(cell) ? formatFootnoteMark(at + 1) : "").filter((mark) => mark !== "").join(" ");
function describeRow(cell, mode, marks) {
	const [baseline, current] = formatMeans(cell.baseline, cell.current, cell.interval);
	const verdict = marks === "" ? cell.verdict : `${cell.verdict} ${marks}`;
	const change = formatChange(cell.deltaPercent, cell.interval);
	return {
		cells: [
			levelCell(cell),
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
	const lines = shown.map((note, at) => `${formatFootnoteMark(at + 1)} ${levelNames(note.cells)}: ${cutText(note.text, 300)}`);
	const rest = footnotes.length - shown.length;
	return {
		kind: "table",
		caption,
		columns: COLUMNS$1,
		rows: cells.map((cell) => describeRow(cell, mode, marksOf(cell, footnotes))),
		footnotes: rest > 0 ? [...lines, `${formatCount(rest, "more note")} under “Validity, notes and counters”.`] : lines
	};
}
function describeVerdictTables(verdict) {
	const gated = verdict.cells.filter((cell) => cell.gated);
	return [...new Set(gated.map((cell) => cell.metric))].map((metric) => metricTable(gated.filter((cell) => cell.metric === metric), verdict.mode));
}
function describeCellNotes(verdict) {
	return collectFootnotes(verdict.cells.filter((cell) => cell.gated)).map((note) => `${levelNames(note.cells)}: ${note.text}`);
}
function describeShownTable(verdict) {
	const ungated = verdict.cells.filter((cell) => !cell.gated);
	if (ungated.length === 0) return null;
	const shown = [...new Set(ungated.map((cell) => cell.metric))].flatMap((metric) => ungated.filter((cell) => cell.metric === metric));
	return {
		kind: "table",
		columns: [column("metric", "left"), ...COLUMNS$1.slice(0, 4)],
		rows: shown.map((cell) => {
			const means = formatMeans(cell.baseline, cell.current, cell.interval);
			const change = formatChange(cell.deltaPercent, cell.interval);
			return {
				cells: [
					`${metricName(cell.metric)}, ${cell.unit}`,
					levelCell(cell),
					...means,
					change
				],
				tone: "plain"
			};
		}),
		footnotes: collectFootnotes(shown).map((note) => `${metricName(note.cells[0]?.metric ?? "")} at ${levelNames(note.cells)}: ${note.text}`)
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
function describeChanges({ verdict }) {
	const changes = describeDifferences(verdict.differences.filter(({ baseline, current }) => baseline !== null && current !== null));
	if (changes.length > 0) {
		const nearest = verdict.verdict === "no-baseline" ? "the nearest baseline" : "the baseline";
		return [paragraph(`Changed since ${nearest}:`), list(changes)];
	}
	if (verdict.cells.length === 0) return [];
	return [paragraph("Changed since the baseline: nothing that is known of the server.")];
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
function titleOf({ verdict, baselineInfo, session, context }) {
	const baseline = baselineInfo === null ? null : `baseline: ${describeBaseline(baselineInfo, session?.startedAt ?? null)}`;
	const commit = context?.commit === void 0 ? null : `measured ${context.commit.slice(0, 12)}`;
	return [
		`throughput-gate ${verdict.mode}: ${verdict.verdict}`,
		verdict.suite,
		commit,
		baseline
	].filter((part) => part !== null).join(" · ");
}
function measuredTable(session) {
	return session === null || session.levels.length === 0 ? [] : [describeMeasured(session)];
}
function foldedBlocks(report, warnings) {
	const { verdict, session, baselineInfo } = report;
	const chart = describeCurve(verdict.cells);
	const shown = describeShownTable(verdict);
	const notes = [
		...warnings.length > MOST_WARNINGS ? warnings.slice(3) : [],
		...verdict.notes,
		...describeCellNotes(verdict)
	];
	const differences = describeDifferences(verdict.differences, true);
	const environment = describeEnvironment(session, baselineInfo);
	return [
		...folded("Curve", chart === null ? [] : [chart]),
		...folded("Latency and other metrics", shown === null ? [] : [shown]),
		...folded(NOTES, describeValidity(session, notes)),
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
// src/report/describe-session.ts
function describePeak(session) {
	const best = session.levels.map((level) => ({
		level,
		value: meanOf(level, "output-throughput")
	})).filter((entry) => entry.value !== null).reduce((top, entry) => top === null || entry.value > top.value ? entry : top, null);
	if (best === null) return "no valid trial";
	return `up to ${formatNumber(best.value)} tok/s at C=${best.level.concurrency}`;
}
function describeSession(input, options = {}) {
	const { simulatedSpeed: speed, reproduce } = options;
	const session = speed === void 0 ? input : slowDownSession(input, speed);
	const [reason] = session.reasons;
	const words = `${formatCount(session.levels.length, "level")}, ${describePeak(session)}; ${trialSummary(session)}`;
	const headline = reason === void 0 ? `Measured · ${session.suite.name}: ${words}. Nothing was compared.` : `Could not measure · ${session.suite.name}: ${reason.message} (${words})`;
	const clock = speed === void 0 ? [] : [{
		kind: "paragraph",
		text: describeClock(speed)
	}];
	const more = [{
		kind: "folded",
		summary: "Validity, notes and counters",
		blocks: describeValidity(session, [])
	}, {
		kind: "folded",
		summary: "Environment",
		blocks: describeEnvironment(session, null)
	}];
	const how = reproduce === void 0 ? [] : [{
		kind: "folded",
		summary: "How to reproduce",
		blocks: [{
			kind: "code",
			language: "sh",
			text: reproduce
		}]
	}];
	const next = reason === void 0 ? {
		advice: "store it as a baseline session",
		command: `throughput-gate refresh --result ${options.files?.result ?? "result.json"}`
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
			describeMeasured(session),
			...more,
			...how
		]
	};
}
// src/report/escape-markdown.ts
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&apos;"
};
const SPLIT = "<!-- -->";
function splitReferences(text) {
	return text.replace(/@(?=[\w-])/g, `@${SPLIT}`).replace(/#(?=\w)/g, `#${SPLIT}`).replace(/\bGH-(?=\d)/gi, `$&${SPLIT}`).replace(/:\/\//g, `:${SPLIT}//`).replace(/\b(?:www)\./gi, (found) => `${found.slice(0, -1)}${SPLIT}.`).replace(/:(?=[a-z+-][\w+-]*:)/gi, `:${SPLIT}`).replace(/\$/g, "<span>$</span>");
}
function escapeInline(line) {
	return splitReferences(line.replace(/[\\`*_[\]|~]/g, "\\$&").replace(/[&<>]/g, (character) => ENTITIES[character] ?? character));
}
const escapeStart = (line) => line.replace(/^(?:[-+](?=[-\s]|$)|[=#])/, "\\$&").replace(/^\d+(?=[.)](?:\s|$))/, "$&\\");
function escapeMarkdown(text, limit) {
	return escapeStart(escapeInline(cleanLine(text, limit)));
}
const NAMED_COMMAND = /(?<!`)`((?! )[\w .,=/-]{1,120}(?<! ))`(?!`)/;
function escapeProse(text, limit) {
	const parts = cleanLine(text, limit).split(NAMED_COMMAND);
	return escapeStart(parts.map((part, at) => at % 2 === 1 ? codeSpan(part) : escapeInline(part)).join(""));
}
function escapeHtmlInMarkdown(text, limit) {
	return splitReferences(escapeHtml(cleanLine(text, limit)));
}
function escapeHtml(text) {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
const longestRun = (text) => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
function codeSpan(text, limit) {
	const line = cleanLine(text, limit);
	const fence = "`".repeat(longestRun(line) + 1);
	const pad = line.startsWith("`") || line.endsWith("`") || line === "" ? " " : "";
	return `${fence}${pad}${line}${pad}${fence}`;
}
function codeBlock(text, language) {
	const lines = cleanLines(text);
	const fence = "`".repeat(Math.max(3, longestRun(lines) + 1));
	return `${fence}${language.replace(/\W/g, "")}\n${lines}\n${fence}`;
}
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
const byteLength = (text) => new TextEncoder().encode(text).length;
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
// src/modes/finish-run.ts
async function finishRun(finished) {
	const { options, verdict, session } = finished;
	const paths = {
		verdict: join(options.out, "verdict.json"),
		comment: join(options.out, "comment.md"),
		summary: join(options.out, "summary.md")
	};
	await writeWhole(paths.verdict, `${JSON.stringify(verdict, null, 2)}\n`);
	const files = {
		...paths,
		result: finished.resultPath,
		report: null,
		baseline: finished.baselinePath
	};
	const document = describeRun({
		verdict,
		session,
		baselineInfo: finished.baselineInfo,
		reproduce: options.reproduce,
		files,
		context: finished.context,
		...options.simulatedSpeed === null ? {} : { simulatedSpeed: options.simulatedSpeed }
	});
	await writeDocuments(document, paths);
	return {
		exitCode: verdict.exitCode,
		verdict,
		session,
		document,
		files,
		warnings: finished.warnings
	};
}
async function finishMeasure(options, session, resultPath) {
	const paths = {
		comment: join(options.out, "comment.md"),
		summary: join(options.out, "summary.md")
	};
	const files = {
		...paths,
		result: resultPath,
		verdict: null,
		report: null,
		baseline: null
	};
	const document = describeSession(session, {
		reproduce: options.reproduce,
		files,
		...options.simulatedSpeed === null ? {} : { simulatedSpeed: options.simulatedSpeed }
	});
	await writeDocuments(document, paths);
	return {
		exitCode: exitCodeOfSession(session),
		verdict: null,
		session,
		document,
		files,
		warnings: []
	};
}
function exitCodeOfSession({ reasons, levels }) {
	if (reasons.some(({ code }) => code === "interrupted")) return 130;
	return reasons.length === 0 && levels.every(({ trials }) => trials.some(({ valid }) => valid)) ? 0 : 2;
}
async function writeDocuments(document, paths) {
	await writeWhole(paths.comment, renderComment(document));
	await writeWhole(paths.summary, renderSummary(document));
}
// src/modes/run-gate.ts
async function runGate(options, io) {
	const prepared = await prepareSuite(options, io);
	const { suite } = prepared;
	for (const note of prepared.notes) io.log.warning(note);
	const stored = await prepareBaseline(prepared, options, io);
	const expected = expectFromBaseline(suite, stored.baseline);
	if (expected.estimate !== null) refuseWhatCannotFit(suite, expected.estimate);
	const { session, resultPath } = await runSession({
		suite,
		prompts: await preparePrompts(suite, options),
		options,
		io,
		...expected,
		wantsMore: () => []
	});
	const judged = judgeSession(options, prepared, stored, session);
	const candidate = judged.verdict === "no-baseline" ? await writeCandidate(options, stored, session) : null;
	const verdict = forgiveIntroduction(judged, stored, candidate);
	return finishRun({
		options,
		verdict,
		session,
		baselineInfo: describeBaselineInfo(stored, [fromSession(session)]),
		context: {
			changedBaseKeys: prepared.changedKeys,
			...prepared.from === "base" || prepared.from === "head" ? { suiteFrom: prepared.from } : {},
			...io.provenance.commit === void 0 ? {} : { commit: io.provenance.commit }
		},
		resultPath,
		baselinePath: candidate,
		warnings: verdict.exitCode === 0 && verdict.verdict !== "pass" ? verdict.reasons.map(({ message }) => message) : []
	});
}
function judgeSession(options, { suite }, stored, session) {
	return judgeAgainstBaseline({
		mode: "gate",
		suite,
		baseline: stored.baseline,
		baselineSource: stored.source,
		current: [fromSession(session)],
		states: findInvalidStates(session, suite.trials.first),
		notes: [],
		minutesPerSession: minutesOf(session),
		acceptedBecause: options.acceptedBecause,
		gather: (...sides) => evidenceOfSuite(suite, ...sides),
		judgeCells: judgeStored
	});
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
		if (error instanceof GateError && error.code === "refresh-refused") return null;
		throw error;
	}
}
function forgiveIntroduction(verdict, stored, candidate) {
	if (verdict.verdict !== "no-baseline" || !stored.introduced || stored.baseline !== null) return verdict;
	const commit = candidate === null ? "Take a baseline with `throughput-gate refresh` and commit it with this pull request." : `Commit the measured one: cp ${candidate} ${stored.path} && git add ${stored.path} && git commit.`;
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
function minutesOf({ startedAt, finishedAt }) {
	return Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 6e4));
}
// src/baseline/make-reference.ts
function makeReference(sessions) {
	const entries = new Map();
	for (const each of sessions) {
		const key = canonicalJson$1(each.environment);
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
// src/measure/parse-result.ts
const RESULT_FILE = {
	what: "result",
	schema: RESULT_SCHEMA,
	version: 1,
	code: "bad-result",
	remedy: "Give a result.json that `throughput-gate measure` wrote, whole and unedited."
};
const text$1 = string();
const count = int().nonnegative();
const concurrency = int().positive();
const trialShape$1 = object({
	valid: boolean(),
	reasons: array(reasonShape),
	metrics: metricsShape,
	requests: object({
		sent: count,
		good: count,
		failed: record(text$1, count)
	}),
	tokens: object({
		prompt: count,
		output: count,
		cached: count
	}),
	tokensPerChunk: number().nullable(),
	durationMs: number().nonnegative(),
	startedAt: text$1,
	client: object({
		workers: count,
		cpuShare: number(),
		eventLoopDelayP99Ms: number(),
		lateSendP99Ms: number(),
		coalescedReadShare: number()
	}),
	counters: record(text$1, number()).nullable(),
	notes: array(text$1),
	unreliable: optional(array(text$1))
});
const levelShape = object({
	concurrency,
	output: outputShape,
	requests: count,
	trials: array(trialShape$1),
	notes: array(text$1)
});
const share = number().nonnegative();
const action = _enum([
	"fail",
	"warn",
	"pass"
]);
const judgingShape = object({
	trials: object({
		first: count,
		most: count,
		budgetMs: number()
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
	startedAt: text$1,
	finishedAt: text$1,
	client: object({
		name: text$1,
		version: text$1
	}),
	suite: object({
		name: text$1,
		promptSource: text$1,
		seed: number(),
		judging: judgingShape
	}),
	identity: identityShape,
	fingerprint: object({
		environment: object({
			suite: text$1,
			gpu: optional(text$1),
			gpuCount: optional(count),
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
	})
});
function parseResult(resultText, source) {
	return parseVersioned(resultText, source, RESULT_FILE, sessionShape);
}
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
// src/baseline/import/generic-trials.ts
function findFault(trial) {
	const known = Object.hasOwn(METRICS, trial.metric) ? METRICS[trial.metric] : void 0;
	if (!Number.isFinite(trial.value) || trial.value <= 0) return `value ${trial.value}: expected a number above 0`;
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
// src/baseline/import/result-file.ts
function memberOf(json, key) {
	return typeof json === "object" && json !== null && Object.hasOwn(json, key) ? json[key] : void 0;
}
// src/baseline/import/generic-json.ts
const GENERIC_SCHEMA = "throughput-gate/generic";
const GENERIC_FILE = {
	what: "generic results",
	schema: GENERIC_SCHEMA,
	version: 1,
	code: "bad-result",
	remedy: "Write sessions of trials with concurrency (or label), metric and value; see the documentation of generic results."
};
const text = string();
const trialShape = object({
	concurrency: number().nullish(),
	label: text.min(1).nullish(),
	metric: text.min(1),
	value: number(),
	unit: text.nullish(),
	direction: _enum(["higher", "lower"]).nullish(),
	trial: union([text, number()]).nullish()
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
const trialsShape = array(trialShape).superRefine((trials, context) => {
	for (const { index, message } of findRepeats(trials)) context.addIssue({
		code: "custom",
		message,
		path: [index]
	});
});
const facts = record(text, json$1());
const fileShape = object({
	schema: literal(GENERIC_SCHEMA),
	version: literal(1),
	sessions: array(object({
		id: text.min(1),
		environment: optional(facts),
		workload: optional(facts),
		trials: trialsShape.min(1)
	})).min(1).refine((all) => new Set(all.map((session) => session.id)).size === all.length, "two sessions have the same id")
});
const stateAll = (given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null).map(([name, value]) => [name, typeof value === "string" ? value : canonicalJson$1(value)]));
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
	namesSessions: true,
	recognises: ({ json }) => {
		const schema = memberOf(json, "schema");
		return schema === GENERIC_SCHEMA || schema === void 0 && Array.isArray(memberOf(json, "sessions"));
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
// src/baseline/import/own.ts
const own = {
	tool: "throughput-gate",
	namesSessions: true,
	recognises: ({ json }) => memberOf(json, "schema") === RESULT_SCHEMA,
	read: ({ path, text }) => [fromSession(parseResult(text, path), path)]
};
// src/baseline/import/import-results.ts
const IMPORTERS = [
	own,
	genericJson,
	genericCsv
];
const ANY_FILE = {
	what: "result",
	schema: "",
	version: 0,
	code: "bad-result",
	remedy: `Give a result of one of: ${[...new Set(IMPORTERS.map((importer) => importer.tool))].join(", ")} (JSON or CSV).`
};
function tryJson(text) {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ""));
	} catch {
		return;
	}
}
function refuseUnknown({ path, text, json }) {
	if (json === void 0 && /^\s*($|[[{])/.test(text)) parseJson$1(text, path, ANY_FILE);
	const schema = memberOf(json, "schema");
	const found = schema === void 0 ? "no known format" : `schema ${JSON.stringify(schema).slice(0, 80)}`;
	return new GateError("bad-result", `${path}: not a result file: found ${found}`, ANY_FILE.remedy);
}
function importFile({ path, text }) {
	const file = {
		path,
		text,
		json: tryJson(text)
	};
	const importer = IMPORTERS.find((each) => each.recognises(file));
	if (importer === void 0) throw refuseUnknown(file);
	return {
		importer,
		sessions: importer.read(file)
	};
}
function mergeKey(importer, { session, environment }, place) {
	if (importer === own) return `own ${place}`;
	return canonicalJson$1([
		importer.tool,
		importer.namesSessions ? session.id : null,
		environment,
		session.workload
	]);
}
function merge(into, more) {
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
function importResults(files) {
	const merged = new Map();
	for (const { importer, sessions } of files.map(importFile)) for (const session of sessions) {
		const key = mergeKey(importer, session, merged.size);
		const before = merged.get(key);
		merged.set(key, before === void 0 ? session : merge(before, session));
	}
	return [...merged.values()];
}
// src/modes/read-results.ts
async function readResults(paths, workingDirectory) {
	const files = await Promise.all(paths.map(async (path) => ({
		path,
		text: await readResultFile(path, resolve(workingDirectory, path))
	})));
	return {
		files,
		sessions: importResults(files)
	};
}
async function readResultFile(path, location) {
	try {
		return await readFile(location, "utf8");
	} catch (cause) {
		const { code } = cause;
		throw new GateError("bad-result", `can't read the result file ${path}: ${code}`, "Name a result file that exists.", { cause });
	}
}
// src/modes/run-judge.ts
async function runJudge(options, io) {
	const current = await readCurrent(options);
	const session = findOwnSession(current);
	const prepared = await prepareSuite(options, io);
	const suite = session === null || prepared.from !== "none" ? prepared.suite : restoreSuite(prepared.suite, session, options);
	const stored = await prepareReference({
		...prepared,
		suite
	}, options, io);
	return finishRun({
		options,
		verdict: judgeAgainstBaseline({
			mode: "judge",
			suite,
			baseline: stored.baseline,
			baselineSource: stored.source,
			current: current.sessions,
			states: findStates(current.sessions, session, suite),
			notes: current.sessions.flatMap(({ notes }) => notes),
			minutesPerSession: session === null ? null : minutesOf(session),
			acceptedBecause: options.acceptedBecause,
			gather: session === null ? gatherCommon(suite, options) : (...sides) => evidenceOfSuite(suite, ...sides),
			judgeCells: judgeStored
		}),
		session,
		baselineInfo: describeBaselineInfo(stored, current.sessions),
		context: {},
		resultPath: options.results[0] ?? options.current[0] ?? null,
		baselinePath: null,
		warnings: []
	});
}
async function readCurrent(options) {
	const paths = [...options.results, ...options.current];
	if (paths.length > 0) return readResults(paths, options.workingDirectory);
	throw new GateError("bad-usage", "judge: no result file is given.", "Write `judge RESULT… --baseline FILE`, or `judge --reference RESULT… --current RESULT…`.");
}
async function prepareReference(prepared, options, io) {
	if (options.reference.length === 0) return prepareBaseline(prepared, options, io);
	const { sessions } = await readResults(options.reference, options.workingDirectory);
	const source = options.reference.join(", ");
	return {
		baseline: makeReference(sessions),
		source,
		path: source,
		introduced: false
	};
}
function findOwnSession({ files }) {
	const [only, ...others] = files;
	if (only === void 0 || others.length > 0 || !only.text.includes(`"throughput-gate/result"`)) return null;
	return parseResult(only.text, only.path);
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
function findStates(sessions, session, suite) {
	if (session !== null) return findInvalidStates(session, suite.trials.first);
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
		levels: null,
		unpinned: new Set()
	});
}
// src/modes/run-measure.ts
async function runMeasure(options, io) {
	const { suite, notes } = await prepareSuite(options, io);
	for (const note of notes) io.log.warning(note);
	const { session, resultPath } = await runSession({
		suite,
		prompts: await preparePrompts(suite, options),
		options,
		io,
		estimate: null,
		trialSdOf: () => null,
		wantsMore: () => []
	});
	return finishMeasure(options, session, resultPath);
}
// src/modes/run-refresh.ts
async function runRefresh(options, io) {
	const { suite, notes } = await prepareSuite(options, io);
	for (const note of notes) io.log.warning(note);
	const path = resolve(options.workingDirectory, suite.baseline);
	const text = await readBaselineFile(path);
	const baseline = text === null ? null : parseBaseline(text, suite.baseline);
	if (options.results.length > 0) return refreshFromResults(options, io, suite, path, baseline);
	if (options.sessions > 1 && suite.server.command === void 0) throw refuseSessions(options.sessions);
	const { session, resultPath } = await runSession({
		suite,
		prompts: await preparePrompts(suite, options),
		options,
		io,
		...expectFromBaseline(suite, baseline),
		wantsMore: () => []
	});
	const ending = await finishMeasure(options, session, resultPath);
	if (session.reasons.some(({ code }) => code === "interrupted")) return ending;
	const [invalid] = findInvalidStates(session, suite.trials.first);
	if (invalid !== void 0) {
		const { message, remedy } = invalid.reason;
		throw new GateError("refresh-refused", `The baseline stays as it is: the session is invalid. ${message}`, remedy);
	}
	const current = fromSession(session, resultPath);
	const refreshed = addSession(baseline, session, {
		replace: options.replace,
		acceptReason: options.acceptReason,
		cells: judgeCandidate(suite, baseline, current)
	});
	await keep(path, refreshed.baseline, [current], refreshed.notes, io);
	return {
		...ending,
		files: {
			...ending.files,
			baseline: path
		}
	};
}
async function refreshFromResults(options, io, suite, path, baseline) {
	const sessions = (await readResults(options.results, options.workingDirectory)).sessions;
	let grown = baseline;
	const notes = [];
	for (const [index, session] of sessions.entries()) {
		const refreshed = addImported(grown, session, {
			replace: options.replace && index === 0,
			acceptReason: index === 0 ? options.acceptReason : null,
			cells: judgeCandidate(suite, grown, session)
		});
		grown = refreshed.baseline;
		notes.push(...refreshed.notes);
	}
	if (grown === null) throw new GateError("bad-result", "No session in these files.", "Give at least one result.");
	await keep(path, grown, sessions, notes, io);
	return {
		exitCode: 0,
		verdict: null,
		session: null,
		document: {
			title: `throughput-gate refresh · ${suite.name}`,
			headline: `${path} holds the new sessions.`,
			blocks: []
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
async function keep(path, baseline, added, notes, io) {
	await writeBaselineFile(path, baseline);
	for (const note of notes) io.log.info(note);
	const ids = new Set(added.map(({ session }) => session.id));
	const count = baseline.environments.find(({ sessions }) => sessions.some(({ id }) => ids.has(id)))?.sessions.length ?? 0;
	io.log.info(`${path}: ${count} ${count === 1 ? "session" : "sessions"} of this environment`);
}
function refuseSessions(sessions) {
	return new GateError("bad-usage", `--sessions ${sessions} needs a server that the gate launches itself: a session is one launch, and the suite has no server.command.`, `Run refresh again, ${sessions} times in all, with the server restarted in between; or give the suite a server.command.`);
}
// src/gate.ts
function run(options, io) {
	switch (options.mode) {
		case "measure": return runMeasure(options, io);
		case "gate": return runGate(options, io);
		case "refresh": return runRefresh(options, io);
		case "judge": return runJudge(options, io);
		case "ab":
		case "confirm":
		case "report": throw new GateError("bad-usage", `The mode ${options.mode} is not built yet.`, "Use gate, judge, refresh or measure.");
	}
}
export { evidenceWords as a, levelName as c, printBaseline as d, collectCells as f, VERDICT_WORDS as i, metricName as l, nameLevel as m, codeSpan as n, mainReason as o, meanOfSessions as p, escapeMarkdown as r, harmPercent as s, run as t, parseBaseline as u };
