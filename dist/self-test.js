import { t as toRunOptions } from "./run-options.js";
import { t as createTerminalLog } from "./terminal-log.js";
import { _ as levelKey, f as countOf, u as plainPercent } from "./side-session.js";
import { d as formatPercent, n as formatAmount, p as cleanLine, s as formatDuration } from "./format.js";
import { i as findInvalidStates } from "./percentile.js";
import { A as isLoopback, M as parseEndpoint, t as makeTarget } from "./server-target.js";
import { F as compareWithBaseline, N as findEvidence, P as judgeAgainstBaseline, U as makeReference, W as fromSession, d as describeMinutes, f as refuseWhatCannotFit, i as judgeStored, j as isThroughput, k as evidenceOfSuite, n as measureForGate, o as runSession, r as expectFromBaseline, t as holdFolder } from "./hold-folder.js";
import { n as preparePrompts, r as prepareSuite, t as prepareBaseline } from "./prepare.js";
import { l as writeWhole } from "./progress-line.js";
import { t as geometricMean } from "./geometric-mean.js";
import { t as GateError } from "./gate-error.js";
import { r as paceFor, t as biteOf } from "./pace.js";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
// src/self-test/render-self-test.ts
function renderSelfTest(report) {
	const { settings, reference, rows, reasons, sentence } = report;
	const tolerance = settings.tolerancePercent === null ? "" : `, tolerance ${formatAmount(settings.tolerancePercent)}`;
	return `${[
		`self-test of ${settings.url}: suite ${settings.suite}, C = ${settings.levels.join(", ")}, ${settings.trials.first} to ${settings.trials.most} trials${tolerance}`,
		...reference === null ? [] : [`compared with ${reference.source} (${countOf(reference.sessions, "session")}, through the same proxy)`],
		"",
		...rows.flatMap(describeRow),
		...rows.length === 0 ? [] : [""],
		...describePromise(report),
		...reasons.flatMap(({ message, remedy }) => [message, `  → ${remedy}`]),
		"",
		sentence
	].map((line) => cleanTail(line)).join("\n")}\n`;
}
function cleanTail(line) {
	const indent = /^ */.exec(line)?.[0] ?? "";
	return indent + cleanLine(line.slice(indent.length));
}
function describeRow(row) {
	const asked = row.askedPercent === 0 ? "A/A" : `${formatAmount(row.askedPercent)} slower asked`;
	const levels = row.levels.map(({ concurrency, truePercent, gateDeltaPercent, slowedBy }) => `C=${concurrency} true ${formatPercent(truePercent === null ? null : -truePercent, 1)}, gate ${formatPercent(gateDeltaPercent, 1)}${slowedBy === "cap" ? " (rate capped)" : ""}`);
	return [`${asked}, ${formatPercent(row.truePercent === null ? null : -row.truePercent, 1)} true → ${row.verdict} (exit ${row.gateExitCode}, ${formatDuration(1e3 * row.seconds)})`, `  ${levels.join("; ")}`];
}
function describePromise({ promisedPercent, requiredPercent, exitCode }) {
	if (promisedPercent === null || requiredPercent === null) return [];
	const demand = requiredPercent < promisedPercent ? ` A self-test demands that ${formatAmount(requiredPercent)} is found.` : "";
	const kept = exitCode === 0 ? " It does." : "";
	return [`The gate promises to find ${formatAmount(promisedPercent)} at every level, nine times in ten.${demand}${kept}`];
}
// src/self-test/exchange.ts
const SLACK_MS = 20;
function findTruth({ levels }, exchanges) {
	return levels.flatMap(({ concurrency, trials }) => {
		const rates = trials.filter(({ valid }) => valid).flatMap((trial) => rateOf(trial, exchanges) ?? []);
		if (rates.length === 0) return [];
		return [{
			concurrency,
			requestsPerSecond: geometricMean(rates.map(({ requests }) => requests)),
			eventsPerSecond: geometricMean(rates.map(({ events }) => events))
		}];
	});
}
function rateOf({ startedAt, durationMs }, exchanges) {
	const from = Date.parse(startedAt) - SLACK_MS;
	const own = exchanges.filter(({ startedAtMs }) => startedAtMs >= from && startedAtMs <= from + durationMs + SLACK_MS);
	const first = Math.min(...own.map(({ startedAtMs }) => startedAtMs));
	const seconds = (Math.max(...own.map(({ endedAtMs }) => endedAtMs)) - first) / 1e3;
	if (own.length === 0 || seconds <= 0) return null;
	return {
		requests: own.length / seconds,
		events: own.reduce((sum, { events }) => sum + events, 0) / seconds
	};
}
function dropAt(concurrency, reference, slowed) {
	const rate = (truths) => truths.find((truth) => truth.concurrency === concurrency)?.requestsPerSecond;
	const [before, after] = [rate(reference), rate(slowed)];
	return before === void 0 || after === void 0 ? null : 1 - after / before;
}
// src/self-test/bench.ts
async function measureOnce({ request, options, proxy }, folder, suite) {
	await proxy.takeExchanges();
	const out = join(options.out, folder);
	const { session } = await runSession({
		...request,
		suite,
		options: {
			...options,
			out
		},
		wantsMore: () => []
	});
	return {
		session,
		truth: findTruth(session, await proxy.takeExchanges())
	};
}
async function gateOnce(bench, reference, folder, { share, paces }) {
	const startedAt = performance.now();
	await bench.proxy.setPaces(paces);
	await bench.proxy.takeExchanges();
	const question = (sessions) => ask(bench.suite, reference, sessions);
	const { sessions } = await measureForGate({
		request: {
			...bench.request,
			suite: bench.suite,
			options: {
				...bench.options,
				out: join(bench.options.out, folder)
			}
		},
		evidenceOf: (measured) => findEvidence(question(measured))
	});
	const verdict = judgeAgainstBaseline(question(sessions));
	const truth = findTruth({ levels: sessions.flatMap(({ levels }) => levels) }, await bench.proxy.takeExchanges());
	const seconds = (performance.now() - startedAt) / 1e3;
	return {
		verdict,
		row: toRow(verdict, {
			share,
			paces
		}, reference, truth, seconds)
	};
}
function ask(suite, { baseline, told }, sessions) {
	return {
		mode: "gate",
		suite,
		baseline,
		baselineSource: told.source,
		current: sessions.map((session) => fromSession(session)),
		states: sessions.flatMap((session) => findInvalidStates(session, suite.trials.first)),
		notes: [],
		minutesPerSession: null,
		acceptedBecause: null,
		gather: (...sides) => evidenceOfSuite(suite, ...sides),
		judgeCells: judgeStored
	};
}
function toRow(verdict, { share, paces }, reference, truth, seconds) {
	const levels = reference.truth.map(({ concurrency }) => {
		const drop = dropAt(concurrency, reference.truth, truth);
		const cell = verdict.cells.find((each) => each.concurrency === concurrency && each.metric === "output-throughput");
		const pace = paces.find((each) => each.concurrency === concurrency);
		const slowedBy = pace === void 0 ? "nothing" : pace.eventsPerSecond === null ? "stretch" : "cap";
		return {
			concurrency,
			truePercent: drop === null ? null : 100 * drop,
			gateDeltaPercent: cell?.deltaPercent ?? null,
			slowedBy
		};
	});
	const drops = levels.flatMap(({ truePercent }) => truePercent ?? []);
	return {
		askedPercent: 100 * share,
		truePercent: drops.length === 0 ? null : drops.reduce((sum, drop) => sum + drop, 0) / drops.length,
		verdict: verdict.verdict,
		gateExitCode: verdict.exitCode,
		found: verdict.verdict === "regressed",
		levels,
		seconds,
		reasons: verdict.reasons
	};
}
// src/self-test/self-test-report.ts
const SELF_TEST_SCHEMA = "throughput-gate/self-test";
// src/self-test/sizes.ts
const LARGEST_ALLOWED_SHARE = .2;
const MOST_STEPS = 3;
const LARGEST_TRIED_SHARE = .6;
const CLOSE_RATIO = 1.35;
function promisedShare(cells) {
	const gated = cells.filter((cell) => cell.gated && cell.detectablePercent !== null);
	const throughputs = gated.filter(({ metric }) => isThroughput(metric));
	const shares = (throughputs.length > 0 ? throughputs : gated).map(({ detectablePercent, direction }) => {
		const change = (detectablePercent ?? 0) / 100;
		return direction === "lower" ? 1 - 1 / (1 + change) : change;
	});
	return shares.length === 0 ? null : Math.max(...shares);
}
const requiredShare = (promised) => Math.min(promised, LARGEST_ALLOWED_SHARE);
function nextShare(required, tried) {
	if (tried.length === 0) return required;
	if (tried.length >= MOST_STEPS) return null;
	const smallestFound = Math.min(...tried.filter(({ found }) => found).map(({ share }) => share));
	const largestMissed = Math.max(0, ...tried.filter(({ found }) => !found).map(({ share }) => share));
	if (!Number.isFinite(smallestFound)) return 2 * largestMissed > LARGEST_TRIED_SHARE ? null : 2 * largestMissed;
	if (largestMissed === 0) return smallestFound / 2;
	return smallestFound / largestMissed > CLOSE_RATIO ? Math.sqrt(smallestFound * largestMissed) : null;
}
const mostSessions = (trials) => 2 + Math.min(1, 2 / trials) + MOST_STEPS;
// src/self-test/conclude-self-test.ts
const FAIR_SHARE = .25;
const FAIR_POINTS = 1;
function concludeSelfTest(findings) {
	const { settings, reference, rows, notes } = findings;
	const required = findings.promisedShare === null ? null : 100 * requiredShare(findings.promisedShare);
	return {
		schema: SELF_TEST_SCHEMA,
		version: 1,
		settings,
		...judge(findings, required),
		sentence: wordSentence(rows),
		reference,
		promisedPercent: findings.promisedShare === null ? null : 100 * findings.promisedShare,
		requiredPercent: required,
		rows,
		notes
	};
}
function judge({ rows, reasons, promisedShare }, required) {
	const interrupted = reasons.some(({ code }) => code === "interrupted");
	if (reasons.length > 0) return {
		exitCode: interrupted ? 130 : 2,
		reasons
	};
	const unmeasured = rows.find(isUnmeasured);
	if (unmeasured !== void 0) return {
		exitCode: unmeasured.gateExitCode === 130 ? 130 : 2,
		reasons: [notMeasured(unmeasured), ...unmeasured.reasons]
	};
	const same = rows.find(isSame);
	const [asked] = rows.filter((row) => !isSame(row));
	if (same === void 0 || asked === void 0 || required === null || promisedShare === null) return {
		exitCode: 2,
		reasons: [NOTHING_PROMISED]
	};
	const proof = findProof(rows, required);
	const missed = proof !== null && !proof.found ? [wordMissed(proof, required, 100 * promisedShare)] : [];
	const broken = [...findFalseAlarm(same), ...missed];
	if (broken.length > 0) return {
		exitCode: 1,
		reasons: broken
	};
	return proof === null ? {
		exitCode: 2,
		reasons: [wordUnfair(asked)]
	} : {
		exitCode: 0,
		reasons: []
	};
}
const UNMEASURED = new Set([
	"invalid",
	"no-baseline",
	"not-comparable",
	"missing-level"
]);
const isUnmeasured = ({ verdict }) => UNMEASURED.has(verdict);
const isSame = ({ askedPercent }) => askedPercent === 0;
const isGreen = ({ gateExitCode, verdict }) => gateExitCode === 0 && verdict !== "improved";
function findFalseAlarm(same) {
	if (isGreen(same)) return [];
	return [{
		code: "not-green",
		message: `Nothing was slowed down, and the gate says ${same.verdict}.`,
		remedy: "Keep other load away from this server, and give the suite longer trials (requests, output-tokens)."
	}];
}
function findProof(rows, required) {
	const slack = Math.max(FAIR_POINTS, FAIR_SHARE * required);
	const known = rows.filter((row) => !isSame(row) && row.truePercent !== null);
	return known.find(({ found, truePercent }) => !found && (truePercent ?? 0) >= required - slack) ?? known.find(({ found, truePercent }) => found && (truePercent ?? 0) <= required + slack) ?? null;
}
function wordMissed({ truePercent, verdict }, required, promised) {
	const tried = `and a true slow-down of ${plainPercent(truePercent ?? 0)} wasn't found (${verdict})`;
	if (promised > required) return {
		code: "promise-too-weak",
		message: `The gate promises to find ${plainPercent(promised)} at best; a self-test demands ${plainPercent(required)}, ${tried}.`,
		remedy: "Lower the tolerance, or take more baseline sessions and trials: what is found follows from these."
	};
	return {
		code: "promise-broken",
		message: `The gate promises to find ${plainPercent(required)}, ${tried}.`,
		remedy: "Run the self-test again: one in ten may miss. If it misses again, take more baseline sessions."
	};
}
function wordUnfair({ askedPercent, truePercent }) {
	return {
		code: "other-slow-down",
		message: `The server was to be slowed down by ${plainPercent(askedPercent)}, and was by ${truePercent === null ? "an unknown amount" : plainPercent(truePercent)}.`,
		remedy: "Run it again while nothing else uses this machine."
	};
}
function notMeasured({ askedPercent, verdict }) {
	return {
		code: "not-measured",
		message: `The session with ${askedPercent === 0 ? "the same server again" : `a slow-down of ${plainPercent(askedPercent)}`} is ${verdict}.`,
		remedy: "See the reasons below."
	};
}
const NOTHING_PROMISED = {
	code: "nothing-promised",
	message: "The gate came to no figure of what it finds, so there is nothing to prove.",
	remedy: "Gate a throughput metric that this server’s trials have."
};
function wordSentence(rows) {
	const slowed = rows.filter((row) => !isSame(row));
	const percentOf = ({ truePercent, askedPercent }) => truePercent ?? askedPercent;
	const missed = slowed.filter(({ found }) => !found).map(percentOf);
	const largestMissed = Math.max(...missed);
	const found = slowed.filter((row) => row.found).map(percentOf);
	const smallestFound = Math.min(...found.filter((percent) => percent > largestMissed));
	const same = rows.find(isSame);
	const aa = same === void 0 ? "" : `; A/A is ${isGreen(same) ? "green" : `red (${same.verdict})`}`;
	const what = wordFound(smallestFound, largestMissed);
	if (what === null) return `On this server, at these settings, nothing about slow-downs is known${aa}.`;
	return `On this server, at these settings, ${what}${aa}.`;
}
function wordFound(smallestFound, largestMissed) {
	const [isFound, isMissed] = [Number.isFinite(smallestFound), Number.isFinite(largestMissed)];
	if (isFound && isMissed) return `a slow-down of ${plainPercent(smallestFound)} is found, ${plainPercent(largestMissed)} isn't`;
	if (isFound) return `a slow-down of ${plainPercent(smallestFound)} is found`;
	if (isMissed) return `a slow-down of ${plainPercent(largestMissed)} isn't found`;
	return null;
}
// src/self-test/open-slowing-proxy.ts
async function openSlowingProxy(upstream) {
	const worker = new Worker(findWorkerFile(), {
		execArgv: [],
		workerData: upstream
	});
	let failure = null;
	worker.on("error", (error) => {
		failure = error;
	});
	const ended = new Promise((resolve) => worker.once("exit", () => resolve(null)));
	const nextReport = async () => {
		const message = new Promise((resolve) => worker.once("message", resolve));
		const report = await Promise.race([message, ended]);
		if (report !== null) return report;
		throw new GateError("internal", "The slowing proxy has ended.", "Report this as a bug, with the log.", { cause: failure });
	};
	const order = (message) => {
		const answered = nextReport();
		worker.postMessage(message);
		return answered;
	};
	const listening = await nextReport();
	if (listening.kind !== "listening") throw new GateError("internal", "The slowing proxy is out of step.", "Report this as a bug, with the log.");
	return {
		url: `http://127.0.0.1:${listening.port}`,
		setPaces: async (paces) => {
			await order({
				kind: "pace",
				paces
			});
		},
		takeExchanges: async () => {
			const report = await order({ kind: "take" });
			return report.kind === "taken" ? report.exchanges : [];
		},
		close: async () => {
			await worker.terminate();
		}
	};
}
function findWorkerFile() {
	return new URL(import.meta.url.endsWith(".ts") ? "./slowing-worker.ts" : "./slowing-worker.js", import.meta.url);
}
// src/self-test/move-baseline.ts
const keyOf = (trial, metric) => JSON.stringify([levelKey(trial), metric]);
function logsByCell({ trials }) {
	const logs = new Map();
	for (const trial of trials) for (const [metric, value] of Object.entries(trial.metrics)) {
		if (value <= 0) continue;
		const key = keyOf(trial, metric);
		logs.set(key, [...logs.get(key) ?? [], Math.log(value)]);
	}
	return logs;
}
const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
function moveSessions(sessions, reference) {
	const wanted = logsByCell(reference);
	const found = sessions.map(logsByCell);
	const factors = new Map([...wanted].flatMap(([key, values]) => {
		const means = found.flatMap((logs) => logs.has(key) ? [meanOf(logs.get(key) ?? [])] : []);
		return means.length === 0 ? [] : [[key, Math.exp(meanOf(values) - meanOf(means))]];
	}));
	return sessions.map((session) => ({
		...session,
		trials: session.trials.map((trial) => ({
			...trial,
			metrics: Object.fromEntries(Object.entries(trial.metrics).map(([metric, value]) => [metric, value * (factors.get(keyOf(trial, metric)) ?? 1)]))
		}))
	}));
}
// src/self-test/reference.ts
function chooseReference(stored, session, truth) {
	const current = fromSession(session, "the reference session");
	const own = {
		baseline: makeReference([current]),
		truth
	};
	const measured = {
		kind: "measured",
		source: "one session of this run",
		sessions: 1
	};
	if (stored.baseline === null) return {
		...own,
		told: measured,
		notes: []
	};
	const comparison = compareWithBaseline(stored.baseline, current);
	if (comparison.kind !== "comparable") {
		const why = comparison.differences.map(({ fact }) => fact).join(", ");
		const note = `${stored.source} isn't used, it has nothing comparable to this server${why === "" ? "" : ` (${why})`}: one session of this run is the reference.`;
		return {
			...own,
			told: measured,
			notes: [note]
		};
	}
	const sessions = moveSessions(comparison.sessions, current.session);
	return {
		baseline: {
			...stored.baseline,
			environments: [{
				...comparison.environment,
				sessions
			}]
		},
		told: {
			kind: "baseline",
			source: stored.source,
			sessions: sessions.length
		},
		truth,
		notes: []
	};
}
// src/self-test/run-self-test.ts
const LEARNING_PART = .75;
async function runSelfTest(options, io) {
	const release = await holdFolder(options.out, io);
	try {
		return await testItself(options, io);
	} finally {
		release();
	}
}
async function testItself(options, io) {
	const prepared = await prepareSuite(options, io);
	for (const note of prepared.notes) io.log.warning(note);
	const stored = await prepareBaseline(prepared, options, io);
	const { suite } = prepared;
	const endpoint = parseEndpoint(suite.server.url);
	const expected = expectFromBaseline(suite, stored.baseline);
	if (expected.estimate !== null) {
		refuseWhatCannotFit(suite, expected.estimate);
		announce(expected.estimate.firstLookMs * mostSessions(suite.trials.first), suite, io);
	}
	const { origin, ca, proxy: left } = await makeTarget(suite.server, options, io.env);
	if (left !== void 0) io.log.warning(`self-test asks ${origin} itself: the proxy ${left.origin} of server.proxy isn't between them`);
	const proxy = await openSlowingProxy({
		origin,
		...ca === void 0 ? {} : { ca }
	});
	try {
		const findings = await findOut({
			suite: putBehind(suite, proxy.url, endpoint),
			request: {
				prompts: await preparePrompts(prepared, options),
				io,
				...expected
			},
			options,
			io,
			proxy
		}, stored, expected.estimate === null);
		const report = concludeSelfTest({
			settings: settingsOf(suite, endpoint),
			...findings
		});
		await writeWhole(join(options.out, "self-test.json"), `${JSON.stringify(report, null, 2)}\n`);
		return report;
	} finally {
		await proxy.close();
	}
}
function putBehind(suite, url, { origin, basePath }) {
	const { command: _launched, stopCommand: _stop, ca: _ca, ...server } = suite.server;
	return {
		...suite,
		server: {
			...server,
			url: url + basePath,
			proxy: "none",
			gpus: isLoopback(origin) ? server.gpus : "none"
		}
	};
}
function settingsOf(suite, { origin, basePath }) {
	const [gated] = suite.metrics.filter(({ gate }) => gate);
	return {
		suite: suite.name,
		url: origin + basePath,
		levels: suite.levels.map(({ concurrency }) => concurrency),
		tolerancePercent: gated === void 0 ? null : 100 * gated.tolerance,
		trials: {
			first: suite.trials.first,
			most: suite.trials.most
		}
	};
}
function announce(estimateMs, suite, io) {
	io.log.info(`self-test: at most about ${describeMinutes(estimateMs)}; sizes beyond the first only within the budget of ${describeMinutes(suite.trials.budgetMs)}`);
}
async function findOut(bench, stored, unknownLength) {
	const { suite, io } = bench;
	const startedAt = performance.now();
	const nothing = {
		reference: null,
		rows: [],
		promisedShare: null,
		notes: []
	};
	io.log.info("reference: the server at full speed, through the proxy");
	const first = await measureOnce(bench, "reference", suite);
	const [invalid] = findInvalidStates(first.session, suite.trials.first);
	if (invalid !== void 0) return {
		...nothing,
		reasons: [invalid.reason]
	};
	if (unknownLength) announce((performance.now() - startedAt) * mostSessions(suite.trials.first), suite, io);
	const reference = chooseReference(stored, first.session, first.truth);
	for (const note of reference.notes) io.log.warning(note);
	io.log.info("A/A: the same again");
	const same = await gateOnce(bench, reference, "same", {
		share: 0,
		paces: []
	});
	const promised = promisedShare(same.verdict.cells);
	const rows = [same.row];
	const found = {
		reference: reference.told,
		notes: reference.notes,
		promisedShare: promised,
		rows,
		reasons: []
	};
	if (promised === null || isUnmeasured(same.row)) return found;
	const learnt = await learnResponses(bench, reference, requiredShare(promised));
	if (learnt.reasons.length > 0) return {
		...found,
		reasons: learnt.reasons
	};
	rows.push(...await bisect(bench, reference, learnt.responses, requiredShare(promised), startedAt));
	return found;
}
async function bisect(bench, reference, responses, required, startedAt) {
	const rows = [];
	const tried = [];
	const fits = () => performance.now() - startedAt + 1e3 * Math.max(...rows.map(({ seconds }) => seconds)) <= bench.suite.trials.budgetMs;
	for (let share = nextShare(required, []); share !== null; share = nextShare(required, tried)) {
		if (rows.length > 0 && !fits()) {
			bench.io.log.info("the budget ends here: no further size is tried");
			break;
		}
		bench.io.log.info(`slow-down of ${(100 * share).toFixed(1)} %`);
		const size = share;
		const paces = responses.map((response) => paceFor(response, size));
		const { row } = await gateOnce(bench, reference, `slow-${rows.length + 1}`, {
			share,
			paces
		});
		rows.push(row);
		tried.push({
			share,
			found: row.found
		});
		if (isUnmeasured(row)) break;
	}
	return rows;
}
async function learnResponses(bench, { truth }, required) {
	const { suite, io, proxy } = bench;
	io.log.info("pace: how much of a held-back answer each level feels");
	const stretch = 1 / (1 - LEARNING_PART * required);
	await proxy.setPaces(truth.map(({ concurrency }) => ({
		concurrency,
		stretch,
		eventsPerSecond: null
	})));
	const first = Math.min(2, suite.trials.first);
	const trials = {
		...suite.trials,
		first,
		most: first
	};
	const { session, truth: slowed } = await measureOnce(bench, "pace", {
		...suite,
		trials
	});
	const [invalid] = findInvalidStates(session, 1);
	if (invalid !== void 0) return {
		responses: [],
		reasons: [invalid.reason]
	};
	return {
		responses: truth.map(({ concurrency, eventsPerSecond }) => {
			const drop = dropAt(concurrency, truth, slowed) ?? 0;
			return {
				concurrency,
				eventsPerSecond,
				bite: biteOf(drop, stretch)
			};
		}),
		reasons: []
	};
}
// src/commands/self-test.ts
async function selfTest(raw, world) {
	const report = await runSelfTest(toRunOptions("gate", [], raw, {
		argv: world.argv,
		env: world.env
	}), {
		env: world.env,
		signal: world.signal,
		log: createTerminalLog(world.stderr, raw.quiet ?? false, () => performance.now()),
		baseSide: null,
		provenance: {}
	});
	const text = renderSelfTest(report);
	if (raw.json) {
		world.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
		world.stderr.write(text);
	} else world.stdout.write(text);
	return report.exitCode;
}
export { selfTest };
