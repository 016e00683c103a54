import { t as canonicalJson } from "./canonical-json.js";
// src/measure/metric.ts
const PLAUSIBLE = {
	least: 1e-15,
	most: 0x38d7ea4c68000
};
function isPlausible(value) {
	return value >= PLAUSIBLE.least && value <= PLAUSIBLE.most;
}
const THROUGHPUT = {
	unit: "tok/s",
	direction: "higher"
};
const REQUESTS = {
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
	"request-throughput": REQUESTS,
	"peak-output-throughput": THROUGHPUT,
	"per-user-throughput": THROUGHPUT,
	goodput: REQUESTS,
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
function list(items, indent) {
	return items.length === 0 ? "[]" : `[\n${items.map((item) => `${indent}  ${item}`).join(",\n")}\n${indent}]`;
}
const json = (value) => value === void 0 ? void 0 : canonicalJson(value);
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
function printDefinitions(definitions, indent) {
	if (definitions === void 0) return void 0;
	const ids = Object.keys(definitions).sort(compareMetricIds);
	if (ids.length === 0) return "{}";
	return block(ids.map((id) => [id, json(definitions[id])]), `${indent}  `);
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
		["definitions", printDefinitions(session.definitions, indent)],
		["trials", list(session.trials.map(printTrial), `${indent}  `)]
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
		["sessions", list(sessions.map(printSession), `${indent}  `)],
		["anchors", list(anchorTexts, `${indent}  `)]
	], indent);
}
function printBaseline(baseline) {
	return `${block([
		["schema", json(baseline.schema)],
		["version", json(baseline.version)],
		["suite", json(baseline.suite)],
		["environments", list(baseline.environments.map(printEnvironment), "  ")]
	], "")}\n`;
}
export { isPlausible as a, PLAUSIBLE as i, roundFigure as n, METRICS as r, printBaseline as t };
