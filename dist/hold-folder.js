import { i as __toESM } from "./rolldown-runtime.js";
import { t as GateError } from "./gate-error.js";
import { _ as levelKey, a as orientedLog, c as worsePercent, d as signedPercent, g as isSameLevel, h as groupByLabel, i as betterThreshold, l as worseThreshold, m as distinctLevels, n as trialsAt, o as rawChangePercent, r as valuesAt, s as valueOfLog, t as levelsOf$1, u as plainPercent, v as levelName, y as levelOfKey } from "./side-session.js";
import { F as normalQuantile, N as reachNotes, P as storedNotes, T as concludeRun, _ as noteOutliers, a as wordBlockedMetrics, c as compareOutputs, d as findDifferences, f as pairRecords, h as noteOtherPrompts, i as selectDefinedMetrics, j as cureText, k as dropThinTail, l as compareWorkload, o as compareConfiguration, p as stateFact, r as hasUnstatedDefinitions, s as hashConfiguration, u as compareUnits, v as estimateStored, w as varianceWithin, y as storedVariance } from "./geometric-mean.js";
import { n as require_lib, r as mean, t as require_lib$1 } from "./libraries.js";
import { a as RANDOM_PROMPT_COUNT, h as BASELINE_SCHEMA, o as makeRandomPrompts } from "./prepare.js";
import { t as makeFolder } from "./make-folder.js";
import { c as explainWriteFailure, l as writeWhole, t as formatEstimate } from "./progress-line.js";
import { n as roundFigure, r as METRICS } from "./print-baseline.js";
import { t as canonicalJson } from "./canonical-json.js";
import { f as findFailures, n as percentile, o as isCutShort, r as sortAscending, t as meanOf, u as countFailures } from "./percentile.js";
import { n as findDrift, t as describeDrift } from "./drift.js";
import { C as readDrainedCounters, D as readGpus, E as readGpuProcesses, O as selectGpus, S as readCounters, T as startDeadline, _ as acquireLock, a as readIdentity, b as readModelIds, c as holdMachine, d as findSecrets, f as redactError, g as redactingIo, h as redactingGenerate, i as identityChanges, k as maskSecretFields, l as launchFromSuite, m as redactRecords, n as readLocalFacts, o as awaitReady, p as redactReason, r as runsHere, s as generateOnce, t as makeTarget, u as pause, w as getInfo, x as noteUnreadCounters, y as nameLostModel } from "./server-target.js";
import { a as allocateColumns, i as STOP, n as FINISH_REASONS, r as STATE, s as readEvents, t as COUNTER } from "./trial-columns.js";
import { c as writeNonce, y as readClockMs } from "./request-run.js";
import { t as CLIENT } from "./version.js";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { randomBytes } from "node:crypto";
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
	const comparedWith = fitting.length > 0 ? fitting : environment.sessions;
	const { blockedMetrics, sessions: defined } = selectDefinedMetrics(comparedWith, current.session);
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
	const ends = [...new Set([least, most].map(signedPercent))];
	return {
		text: `${first?.label === void 0 ? "All levels" : `All levels of ${first.label}`} are slower alike (${ends.join(" to ")}): host, clocks, model or dtype.`,
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
	const known = [...new Set(baseline)];
	return [known.filter((metric) => metric === "output-throughput" || !Object.hasOwn(METRICS, metric)), known.filter(isThroughput)].find((group) => group.some((metric) => current.includes(metric))) ?? [];
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
// src/stats/student-t.ts
var import_lib = __toESM(require_lib(), 1);
var import_lib$1 = __toESM(require_lib$1(), 1);
function studentQuantile(probability, df) {
	return (0, import_lib$1.default)(probability, df);
}
function studentCdf(t, df) {
	return (0, import_lib.default)(t, df);
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
	const peak = seconds < 1 ? [] : [["peak-output-throughput", findPeakTokensPerSecond(timeline)]];
	const goodput = Object.keys(slo).length > 0 ? [["goodput", good.filter((request) => meetsSlo(request, slo)).length / seconds]] : [];
	return [
		["output-throughput", output / seconds],
		...steady,
		["total-throughput", (sumOf(good, (request) => request.promptTokens) + output) / seconds],
		["request-throughput", good.length / seconds],
		...peak,
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
		message: `The client, not the server, set the pace at C=${records.concurrency}: ${figures.join("; ")}`,
		remedy: "Give the client a core of its own (another machine, or fewer jobs on this one), or lower the level."
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
	const file = await explainWriteFailure(path, () => {
		makeFolder(out);
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
	const cure = cureText(cells, {
		minutesPerSession: means.sessionMs === null ? null : means.sessionMs / 6e4,
		stored: false
	});
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
// src/session/hold-folder.ts
async function holdFolder(out, { log, signal }) {
	const path = join(out, ".run.lock");
	const lock = await explainWriteFailure(path, async () => {
		makeFolder(out);
		return acquireLock({
			path,
			ownerName: `pid ${process.pid}`,
			timeoutMs: 0,
			waitsForUnseen: true,
			now: () => performance.now(),
			sleep: pause,
			signal,
			onWait: log.info
		});
	});
	if (lock.kind === "held") return lock.release;
	if (signal.aborted) throw new GateError("interrupted", `Interrupted while ${out} was another run's (${lock.owner}).`, "Run it again.");
	throw new GateError("write-failed", `another run (${lock.owner}) is writing to ${out}`, `Wait for it, or give this run a folder of its own (--out). If there is no such run, remove ${path}.`);
}
export { chooseGated as A, planForRecord as B, pBetter as C, buildEvidence as D, studentQuantile as E, compareWithBaseline as F, seenAtLook as H, selectEnvironment as I, describeLaunches as L, concludeAgain as M, findEvidence as N, defaultsOf as O, judgeAgainstBaseline as P, errorRates as R, boundDistance as S, standardError as T, makeReference as U, planLooks as V, fromSession as W, reachFigures as _, keepEmptySession as a, toleranceOf as b, openRecorder as c, describeMinutes as d, refuseWhatCannotFit as f, comparedFigures as g, openLoad as h, judgeStored as i, isThroughput as j, evidenceOfSuite as k, openServer as l, RESULT_SCHEMA as m, measureForGate as n, runSession as o, findNotIdle as p, expectFromBaseline as r, makeSessionId as s, holdFolder as t, startSession as u, blankCell as v, pWorse as w, holmSteps as x, sortCell as y, failLooks as z };
