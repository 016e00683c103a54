import { t as require_undici } from "./undici.js";
import { t as GateError } from "./gate-error.js";
import { O as readTextFile, c as isObject, d as textAt, k as nameKind, l as numberAt, p as parseServerUrl, s as arrayAt, u as objectAt } from "./prepare.js";
import { t as makeFolder } from "./make-folder.js";
import { c as explainWriteFailure } from "./progress-line.js";
import { _ as routeRequest, a as headersOf, d as classifyTransportError, f as fail, g as dialledOrigin, h as connectorOf, i as buildBody, l as OPEN_GATE, m as quoteText, n as deriveTimeouts, o as pathOf, p as requiredTokensOf, t as createRequestRun, u as openConnection, v as createTurnClock, y as readClockMs } from "./request-run.js";
import { a as MARK_VARIABLE, c as readCommandLine, d as isDetached, f as withContainer, i as stopServer, l as readEnvironment, o as livingMembers, p as runCommand, r as writeServerState, s as processIds, t as removeServerState, u as readProcess } from "./left-server.js";
import { dirname, join, resolve } from "node:path";
import { connect, createServer } from "node:net";
import { randomUUID } from "node:crypto";
import { closeSync, constants, linkSync, lstatSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync, writeSync } from "node:fs";
import { spawn } from "node:child_process";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { cpus, release, tmpdir, type } from "node:os";
// src/server/endpoint.ts
var import_undici = require_undici();
function parseEndpoint(url) {
	const parsed = parseServerUrl(url);
	if (!parsed.ok) throw new GateError("bad-suite", `The server URL: ${parsed.problem}.`, REMEDY);
	const { origin, pathname } = new URL(parsed.value);
	return {
		origin,
		basePath: pathname === "/" ? "" : pathname
	};
}
function isSameEndpoint(one, other) {
	const [a, b] = [parseEndpoint(one), parseEndpoint(other)];
	return a.basePath === b.basePath && (a.origin === b.origin || portOf(a.origin) === portOf(b.origin) && isLoopback(a.origin) && isLoopback(b.origin));
}
const REMEDY = "Write scheme, host and port, such as http://127.0.0.1:8000 or http://[::1]:8000; a key goes into --api-key-env or server.headers.";
function isLoopback(origin) {
	const host = new URL(origin).hostname;
	return host === "localhost" || host === "[::1]" || host.endsWith(".localhost") || /^127(\.\d+){3}$/.test(host);
}
function portOf(origin) {
	const url = new URL(origin);
	if (url.port !== "") return Number(url.port);
	return url.protocol === "https:" ? 443 : 80;
}
const SECRET_NAME = /(^|[-_.])(api[-_]?keys?|apikey|keys?|token|access[-_]?token|auth|authorization|password|passwd|passphrase|pwd|secrets?|credentials?|cookie|private[-_]?key|client[-_]?secret|hf[-_]?token)$/i;
const PUBLIC_TOKEN = "(?:pad|eos|bos|eot|sep|cls|stop|unk|mask)[-_]token";
const PUBLIC_NAMES = new RegExp(`(^|[-_.])${PUBLIC_TOKEN}$`, "i");
const WORKING_DIRECTORIES = new Set(["PWD", "OLDPWD"]);
function isSecretName(name) {
	const bare = name.replace(/^-+/, "");
	return SECRET_NAME.test(bare) && !PUBLIC_NAMES.test(bare) && !WORKING_DIRECTORIES.has(bare);
}
function maskSecretFields(fields) {
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, maskField(name, value)]));
}
function maskField(name, value) {
	if (typeof value === "string") return isSecretName(name) ? "***" : value;
	if (Array.isArray(value)) return value.map((entry) => maskField(name, entry));
	return isObject(value) ? maskSecretFields(value) : value;
}
function secretFields(fields) {
	return Object.entries(fields).flatMap(([name, value]) => textsUnder(name, value));
}
function textsUnder(name, value) {
	if (typeof value === "string") return isSecretName(name) ? [value] : [];
	if (Array.isArray(value)) return value.flatMap((entry) => textsUnder(name, entry));
	return isObject(value) ? secretFields(value) : [];
}
// src/server/nvidia-smi.ts
const GPU_FIELDS = [
	"index",
	"uuid",
	"name",
	"driver_version",
	"pstate",
	"clocks.sm",
	"clocks.mem",
	"clocks.max.sm",
	"power.draw",
	"enforced.power.limit",
	"power.default_limit",
	"temperature.gpu",
	"utilization.gpu",
	"memory.used",
	"memory.total",
	"clocks_throttle_reasons.active",
	"clocks_event_reasons_counters.sw_thermal_slowdown",
	"clocks_event_reasons_counters.hw_thermal_slowdown",
	"clocks_event_reasons_counters.hw_power_brake_slowdown",
	"clocks_event_reasons_counters.sw_power_cap",
	"mig.mode.current"
];
const THROTTLE_BITS = [
	[1, "idle"],
	[2, "application-clocks"],
	[4, "power-cap"],
	[8, "hardware-slowdown"],
	[16, "sync-boost"],
	[32, "thermal-slowdown"],
	[64, "hardware-thermal-slowdown"],
	[128, "power-brake"],
	[256, "display-clocks"]
];
function parseGpuRows(text, fields) {
	return text.split("\n").flatMap((line) => {
		const cells = line.split(",").map((cell) => cell.trim());
		const row = Object.fromEntries(fields.map((field, at) => [canonicalField(field), cells[at] ?? ""]));
		return /^\d+$/.test(row["index"] ?? "") ? [readGpuRow(row)] : [];
	});
}
function canonicalField(field) {
	return field.replace(/\s*\[.*\]$/, "").replace("clocks.current.memory", "clocks.mem").replace("clocks.current.", "clocks.").replace("clocks_event_reasons.active", "clocks_throttle_reasons.active");
}
function readGpuRow(row) {
	const text = (field) => wordIn(row[field]);
	const number = (field) => numberIn(row[field]);
	const counter = (name) => number(`clocks_event_reasons_counters.${name}`);
	const thermal = [counter("sw_thermal_slowdown"), counter("hw_thermal_slowdown")].filter((us) => us !== void 0);
	const active = text("clocks_throttle_reasons.active");
	const mig = text("mig.mode.current");
	return withoutUnknown({
		index: Number(row["index"]),
		uuid: text("uuid"),
		name: text("name"),
		driver: text("driver_version"),
		performanceState: text("pstate"),
		smClockMhz: number("clocks.sm"),
		maxSmClockMhz: number("clocks.max.sm"),
		memoryClockMhz: number("clocks.mem"),
		powerWatts: number("power.draw"),
		powerLimitWatts: number("enforced.power.limit") ?? number("power.limit"),
		defaultPowerLimitWatts: number("power.default_limit"),
		temperatureC: number("temperature.gpu"),
		utilizationPercent: number("utilization.gpu"),
		memoryUsedMiB: number("memory.used"),
		memoryTotalMiB: number("memory.total"),
		throttleReasons: active === void 0 || !/^0x/i.test(active) ? void 0 : throttleReasons(Number(active)),
		thermalSlowdownUs: thermal.length === 0 ? void 0 : thermal.reduce((sum, us) => sum + us, 0),
		powerBrakeUs: counter("hw_power_brake_slowdown"),
		powerCapUs: counter("sw_power_cap"),
		migEnabled: mig === void 0 ? void 0 : mig === "Enabled"
	});
}
function wordIn(cell) {
	return cell === void 0 || cell === "" || /^\[.*\]$/.test(cell) || cell === "N/A" ? void 0 : cell;
}
function numberIn(cell) {
	const match = /^-?\d+(\.\d+)?(?=$|\s)/.exec(cell ?? "");
	return match ? Number(match[0]) : void 0;
}
function throttleReasons(bits) {
	return THROTTLE_BITS.filter(([bit]) => (bits & bit) !== 0).map(([, name]) => name);
}
function withoutUnknown(reading) {
	return Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== void 0));
}
function parseComputeApps(text) {
	return text.split("\n").flatMap((line) => {
		const cells = line.split(",").map((cell) => cell.trim());
		const pid = Number(cells[1]);
		if (cells.length < 4 || !Number.isInteger(pid) || pid <= 0) return [];
		const memoryMiB = numberIn(cells.at(-1));
		return [{
			pid,
			name: cells.slice(2, -1).join(", "),
			...memoryMiB === void 0 ? {} : { memoryMiB }
		}];
	});
}
function parseMigProfiles(text) {
	const counts = new Map();
	for (const match of text.matchAll(/^\s+MIG\s+(\S+)\s+Device/gm)) if (match[1] !== void 0) counts.set(match[1], (counts.get(match[1]) ?? 0) + 1);
	const profiles = [...counts].sort(([a], [b]) => a < b ? -1 : 1).map(([profile, count]) => `${count}×${profile}`);
	return profiles.length === 0 ? void 0 : profiles.join(" + ");
}
function unknownField(output) {
	return /Field "([^"]+)" is not a valid field to query/.exec(output)?.[1] ?? null;
}
const EXIT_CODES$1 = {
	2: "it was asked something it does not know",
	4: "no permission to ask the driver",
	6: "no device was found",
	8: "a GPU lacks its power cable",
	9: "the driver is not loaded",
	12: "the NVML library was not found",
	14: "a GPU has a corrupt infoROM",
	15: "a GPU fell off the bus",
	16: "a GPU must be reset",
	17: "the operating system or cgroup blocks access",
	18: "driver and library versions differ"
};
function gpuFailure(output, exitCode) {
	if (/couldn't communicate with the NVIDIA driver/i.test(output)) return "the driver is not loaded";
	if (/Driver\/library version mismatch/i.test(output)) return "driver and library versions differ: reboot after a driver update";
	if (/No devices were found/i.test(output)) return "no device was found";
	if (/Unable to determine the device handle/i.test(output)) return "a GPU can not be reached (it fell off the bus?)";
	if (/Insufficient Permissions/i.test(output) && !/^\d+,/m.test(output)) return "no permission to ask the driver";
	if (exitCode === 0) return null;
	return EXIT_CODES$1[exitCode ?? -1] ?? `nvidia-smi ended with code ${exitCode}`;
}
// src/server/rocm-smi.ts
const ROCM_ARGUMENTS = [
	"--showproductname",
	"--showuse",
	"--showclocks",
	"--showpower",
	"--showtemp",
	"--showmaxpower",
	"--showmeminfo",
	"vram",
	"--showdriverversion",
	"--json"
];
function parseRocmSmi(text) {
	const all = parseObject(text);
	if (all === null) return [];
	const driver = textAt(all, "system", "Driver version");
	return Object.keys(all).filter((key) => /^card\d+$/.test(key)).map((key) => readCard(Number(key.slice(4)), objectAt(all, key) ?? {}, driver));
}
function readCard(index, card, driver) {
	const word = (name) => {
		const key = Object.keys(card).find((candidate) => name.test(candidate));
		const value = key === void 0 ? void 0 : textAt(card, key);
		return value === void 0 || /^(N\/A|unknown)$/i.test(value) ? void 0 : value;
	};
	const number = (name, scale = 1) => {
		const match = /-?\d+(\.\d+)?/.exec(word(name) ?? "");
		return match ? Number(match[0]) * scale : void 0;
	};
	return withoutUnknown({
		index,
		name: word(/^Card series$/i) ?? word(/^Card model$/i),
		driver,
		smClockMhz: number(/^sclk clock speed/i),
		memoryClockMhz: number(/^mclk clock speed/i),
		powerWatts: number(/Graphics Package Power \(W\)$/i),
		powerLimitWatts: number(/^Max Graphics Package Power/i),
		temperatureC: number(/^Temperature \(Sensor junction\)/i) ?? number(/^Temperature \(Sensor edge\)/i),
		utilizationPercent: number(/^GPU use/i),
		memoryUsedMiB: number(/^VRAM Total Used Memory/i, 1 / 1048576),
		memoryTotalMiB: number(/^VRAM Total Memory/i, 1 / 1048576)
	});
}
function parseObject(text) {
	try {
		return objectAt(JSON.parse(text.slice(Math.max(0, text.indexOf("{")))));
	} catch {
		return null;
	}
}
// src/server/gpu-telemetry.ts
const TIMEOUT_MS = 1e4;
async function readGpus(selection) {
	if (selection === "none") return {
		kind: "none",
		why: "server.gpus is none"
	};
	const nvidia = await readNvidia(GPU_FIELDS);
	if (nvidia.kind === "gpus" || nvidia.why !== ABSENT) return nvidia;
	return readRocm();
}
function selectGpus(gpus, selection) {
	return typeof selection === "string" ? gpus : gpus.filter(({ index }) => selection.includes(index));
}
async function readGpuProcesses() {
	const result = await smi("nvidia-smi", ["--query-compute-apps=gpu_uuid,pid,process_name,used_gpu_memory", "--format=csv,noheader,nounits"]);
	return result.kind === "ended" ? parseComputeApps(result.stdout) : [];
}
async function readMigProfiles() {
	const result = await smi("nvidia-smi", ["-L"]);
	return result.kind === "ended" ? parseMigProfiles(result.stdout) : void 0;
}
const ABSENT = "no NVIDIA GPU: nvidia-smi is not there";
async function readNvidia(fields) {
	const result = await smi("nvidia-smi", [`--query-gpu=${fields.join(",")}`, "--format=csv,noheader,nounits"]);
	if (result.kind === "absent") return {
		kind: "none",
		why: ABSENT
	};
	if (result.kind === "late") return {
		kind: "none",
		why: result.message
	};
	const output = `${result.stdout}\n${result.stderr}`;
	const unknown = unknownField(output);
	if (unknown !== null && fields.includes(unknown)) return readNvidia(fields.filter((field) => field !== unknown));
	const why = gpuFailure(output, result.exitCode);
	if (why !== null) return {
		kind: "none",
		why
	};
	const gpus = parseGpuRows(result.stdout, fields);
	return gpus.length === 0 ? {
		kind: "none",
		why: "nvidia-smi listed no GPU"
	} : {
		kind: "gpus",
		gpus,
		source: "nvidia-smi"
	};
}
async function readRocm() {
	const result = await smi("rocm-smi", ROCM_ARGUMENTS);
	if (result.kind === "absent") return {
		kind: "none",
		why: "no GPU: neither nvidia-smi nor rocm-smi is there"
	};
	if (result.kind === "late") return {
		kind: "none",
		why: result.message
	};
	const gpus = parseRocmSmi(result.stdout);
	return gpus.length === 0 ? {
		kind: "none",
		why: `rocm-smi listed no GPU (code ${result.exitCode})`
	} : {
		kind: "gpus",
		gpus,
		source: "rocm-smi"
	};
}
function smi(program, args) {
	return runCommand(program, args, {
		timeoutMs: TIMEOUT_MS,
		env: {
			...process.env,
			LC_ALL: "C"
		}
	});
}
// src/server/prometheus-text.ts
function parsePrometheusText(text) {
	return text.split("\n").flatMap((line) => {
		const match = /^([A-Za-z_:][\w:]*)(?:\{(.*?)\})?\s+([^\s#]+)(?:\s+-?\d+(?:\.\d+)?)?(?:\s+#.*)?\s*$/.exec(line);
		if (match?.[1] === void 0 || match[3] === void 0) return [];
		const value = parseValue(match[3]);
		return value === null ? [] : [{
			name: match[1],
			labels: parseLabels(match[2] ?? ""),
			value
		}];
	});
}
function parseValue(text) {
	const infinite = /^([+-]?)inf$/i.exec(text);
	if (infinite) return infinite[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	if (/^nan$/i.test(text)) return NaN;
	const value = Number(text);
	return Number.isNaN(value) ? null : value;
}
function parseLabels(text) {
	const labels = {};
	for (const match of text.matchAll(/([A-Za-z_]\w*)="((?:[^"\\]|\\.)*)"/g)) {
		if (match[1] === void 0) continue;
		labels[match[1]] = (match[2] ?? "").replace(/\\(.)/g, (_, sign) => sign === "n" ? "\n" : sign);
	}
	return labels;
}
// src/server/counters.ts
const DIALECTS$1 = [
	{
		dialect: "vllm",
		prefix: /^vllm:/,
		names: {
			generatedTokens: ["generation_tokens"],
			promptTokens: ["prompt_tokens"],
			cachedTokens: ["prompt_tokens_cached"],
			prefixQueryTokens: ["prefix_cache_queries", "gpu_prefix_cache_queries"],
			prefixHitTokens: ["prefix_cache_hits", "gpu_prefix_cache_hits"],
			preemptions: ["num_preemptions"],
			finishedRequests: ["request_success"],
			draftTokens: ["spec_decode_num_draft_tokens"],
			acceptedDraftTokens: ["spec_decode_num_accepted_tokens"],
			running: ["num_requests_running"],
			waiting: ["num_requests_waiting"],
			kvUsage: ["kv_cache_usage_perc", "gpu_cache_usage_perc"]
		}
	},
	{
		dialect: "sglang",
		prefix: /^sglang[:_]/,
		names: {
			generatedTokens: ["generation_tokens"],
			promptTokens: ["prompt_tokens"],
			cachedTokens: ["cached_tokens"],
			preemptions: ["num_retracted_requests", "num_retracted_reqs"],
			finishedRequests: ["num_requests"],
			abortedRequests: ["num_aborted_requests"],
			running: ["num_running_reqs"],
			waiting: ["num_queue_reqs"],
			kvUsage: ["token_usage"],
			kvCapacityTokens: ["max_total_num_tokens"],
			cudaGraph: ["is_cuda_graph"]
		}
	},
	{
		dialect: "llama.cpp",
		prefix: /^llamacpp:/,
		names: {
			generatedTokens: ["tokens_predicted"],
			promptTokens: ["prompt_tokens"],
			cachedTokens: ["prompt_tokens_cached"],
			draftTokens: ["spec_decode_num_draft_tokens"],
			acceptedDraftTokens: ["spec_decode_num_accepted_tokens"],
			running: ["requests_processing"],
			waiting: ["requests_deferred"],
			kvUsage: ["kv_cache_usage_ratio"]
		}
	},
	{
		dialect: "tgi",
		prefix: /^tgi_/,
		names: {
			generatedTokens: ["request_generated_tokens_sum"],
			promptTokens: ["request_input_length_sum"],
			finishedRequests: ["request_success"],
			running: ["batch_current_size"],
			waiting: ["queue_size"]
		}
	},
	{
		dialect: "dynamo",
		prefix: /^dynamo_frontend_/,
		names: {
			generatedTokens: ["output_sequence_tokens_sum"],
			promptTokens: ["input_sequence_tokens_sum"],
			finishedRequests: ["requests"],
			running: ["inflight_requests"],
			waiting: ["queued_requests"]
		}
	}
];
const GAUGES = new Set([
	"running",
	"waiting",
	"kvUsage",
	"kvCapacityTokens",
	"cudaGraph"
]);
function parseCounters(text) {
	if (text.trimStart().startsWith("[")) return parseTensorRtStats(text);
	const samples = parsePrometheusText(text);
	const found = DIALECTS$1.find(({ prefix }) => samples.some(({ name }) => prefix.test(name)));
	if (found === void 0) return null;
	const own = samples.filter(({ name }) => found.prefix.test(name)).map((sample) => ({
		...sample,
		name: bareName(sample.name, found.prefix)
	}));
	const values = readNames(own, found.names);
	const startedAt = samples.find(({ name }) => name === "process_start_time_seconds")?.value;
	const capacity = values.kvCapacityTokens ?? vllmCapacity(own);
	return {
		dialect: found.dialect,
		totals: Object.fromEntries(Object.entries(values).filter(([name]) => !GAUGES.has(name))),
		gauges: {
			...Object.fromEntries(Object.entries(values).filter(([name]) => GAUGES.has(name))),
			...capacity === void 0 ? {} : { kvCapacityTokens: capacity }
		},
		...startedAt === void 0 ? {} : { processStartedAt: startedAt }
	};
}
function bareName(name, prefix) {
	return name.replace(prefix, "").replace(/_total$/, "");
}
function readNames(samples, names) {
	const values = {};
	for (const [key, candidates] of Object.entries(names)) {
		const value = candidates.map((name) => combine(key, samples.filter((sample) => sample.name === name && isOneRank(sample)))).find((found) => found !== null);
		if (value !== void 0 && value !== null) values[key] = value;
	}
	return values;
}
function isOneRank({ labels }) {
	return [labels["tp_rank"], labels["pp_rank"]].every((rank) => rank === void 0 || rank === "" || rank === "0");
}
function combine(key, samples) {
	const values = samples.map(({ value }) => value).filter(Number.isFinite);
	if (values.length === 0) return null;
	if (key === "kvUsage") return Math.max(...values);
	if (key === "cudaGraph") return Math.min(...values);
	return values.reduce((sum, value) => sum + value, 0);
}
function vllmCapacity(samples) {
	const sizes = samples.filter(({ name }) => name === "cache_config_info").map(({ labels }) => Number(labels["kv_cache_size_tokens"] ?? Number(labels["num_gpu_blocks"]) * Number(labels["block_size"])));
	return sizes.length > 0 && sizes.every(Number.isFinite) ? sizes.reduce((sum, size) => sum + size, 0) : void 0;
}
function parseTensorRtStats(text) {
	let list;
	try {
		list = { iterations: JSON.parse(text) };
	} catch {
		return null;
	}
	const last = arrayAt(list, "iterations").at(-1);
	if (last === void 0) return {
		dialect: "tensorrt-llm",
		totals: {},
		gauges: {}
	};
	const batch = objectAt(last, "inflightBatchingStats");
	const used = numberAt(last, "kvCacheStats", "usedNumBlocks");
	const most = numberAt(last, "kvCacheStats", "maxNumBlocks");
	const perBlock = numberAt(last, "kvCacheStats", "tokensPerBlock");
	const running = numberAt(batch, "numGenRequests");
	const waiting = numberAt(last, "numQueuedRequests");
	const gauges = {
		running: running === void 0 ? void 0 : running + (numberAt(batch, "numContextRequests") ?? 0),
		waiting,
		kvUsage: used === void 0 || !most ? void 0 : used / most,
		kvCapacityTokens: most === void 0 || perBlock === void 0 ? void 0 : most * perBlock
	};
	return {
		dialect: "tensorrt-llm",
		totals: {},
		gauges: Object.fromEntries(Object.entries(gauges).filter(([, value]) => value !== void 0))
	};
}
// src/deadline.ts
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function startDeadline(ms) {
	const controller = new AbortController();
	const expire = () => controller.abort(new DOMException("The time is up.", "TimeoutError"));
	const timer = setTimeout(expire, Math.min(LONGEST_TIMER_MS, Math.max(1, Math.ceil(ms))));
	return {
		signal: controller.signal,
		clear: () => clearTimeout(timer)
	};
}
// src/server/http-get.ts
async function getInfo(target, path, options = {}) {
	const { timeoutMs = 5e3, maxBytes = 8e6 } = options;
	const client = new import_undici.Client(dialledOrigin(target), {
		pipelining: 1,
		connect: connectorOf(target, timeoutMs)
	});
	const deadline = startDeadline(timeoutMs);
	const signal = options.signal ? AbortSignal.any([options.signal, deadline.signal]) : deadline.signal;
	try {
		const response = await client.request(routeRequest(target, {
			path: `${target.basePath}${path}`,
			method: options.method ?? (options.json === void 0 ? "GET" : "POST"),
			headers: {
				...target.headers,
				accept: "*/*",
				"accept-encoding": "identity",
				"content-type": "application/json"
			},
			body: options.json === void 0 ? null : JSON.stringify(options.json),
			signal
		}));
		const text = await readLimited(response.body, maxBytes);
		const encoding = response.headers["content-encoding"] ?? "identity";
		if (encoding !== "identity") return {
			kind: "failed",
			failure: "not-a-stream",
			message: `${path}: not-a-stream (compressed, ${encoding}, although identity was asked for)`
		};
		if (text === null) return {
			kind: "failed",
			failure: "too-large",
			message: `${path}: too-large (a body of more than ${maxBytes} bytes)`
		};
		return {
			kind: "answer",
			status: response.statusCode,
			headers: flatHeaders(response.headers),
			text
		};
	} catch (error) {
		if (deadline.signal.aborted) return {
			kind: "failed",
			failure: "timeout-total",
			message: `${path}: timeout-total (after ${timeoutMs / 1e3} s)`
		};
		const { outcome, message } = classifyTransportError(error, "waiting");
		return {
			kind: "failed",
			failure: outcome,
			message: `${path}: ${outcome} (${message})`
		};
	} finally {
		deadline.clear();
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
// src/server/read-counters.ts
const EMPTIED_BY_READING = new Set(["tensorrt-llm"]);
function noteUnreadCounters(engine) {
	if (engine === void 0 || !EMPTIED_BY_READING.has(engine)) return null;
	return `/metrics of ${engine} is left alone, as reading it empties it for whoever monitors the server: foreign load, preemptions and the KV cache stay unseen`;
}
async function readCounters(target, question = {}) {
	const unread = noteUnreadCounters(question.engine);
	if (unread !== null) return {
		counters: null,
		why: unread
	};
	const answer = await getInfo(target, "/metrics", question.signal === void 0 ? {} : { signal: question.signal });
	if (answer.kind === "failed") return {
		counters: null,
		why: answer.message
	};
	if (answer.status !== 200) return {
		counters: null,
		why: `/metrics answers ${answer.status}: ${answer.text.slice(0, 160)}`
	};
	const counters = parseCounters(answer.text);
	return {
		counters,
		why: counters === null ? "/metrics has no names of a known engine" : null
	};
}
const DRAIN_TRIES = 10;
const DRAIN_PAUSE_MS = 100;
async function readDrainedCounters(target, question = {}) {
	let answer = await readCounters(target, question);
	for (let tries = 1; tries < DRAIN_TRIES && (answer.counters?.gauges.running ?? 0) > 0; tries++) {
		await setTimeout$1(DRAIN_PAUSE_MS);
		answer = await readCounters(target, question);
	}
	return answer;
}
// src/server/fatal-log.ts
const FREE_MEMORY = "Stop what else holds GPU memory (nvidia-smi lists it), or lower the memory share the server asks for.";
const KNOWN_LINES = [
	{
		pattern: /Free memory on device .* is less than desired GPU memory utilization/,
		cause: "not enough free GPU memory",
		remedy: FREE_MEMORY,
		fatal: true
	},
	{
		pattern: /No available memory for the cache blocks/,
		cause: "no GPU memory left for the KV cache",
		remedy: "Raise --gpu-memory-utilization, or use more GPUs or a smaller model.",
		fatal: true
	},
	{
		pattern: /To serve at least one request with the model'?s max seq len/,
		cause: "the KV cache is smaller than one request of the maximum length",
		remedy: "Lower --max-model-len or raise --gpu-memory-utilization.",
		fatal: true
	},
	{
		pattern: /Not enough memory\. Please try to (increase|decrease) --mem-fraction-static/,
		cause: "not enough GPU memory",
		remedy: "Change --mem-fraction-static as the line says, or free GPU memory.",
		fatal: true
	},
	{
		pattern: /Capture cuda graph failed/i,
		cause: "capturing CUDA graphs failed",
		remedy: "Lower --mem-fraction-static or --cuda-graph-max-bs.",
		fatal: true
	},
	{
		pattern: /address already in use|couldn't bind HTTP server socket|EADDRINUSE|\[Errno 98\]|port is already allocated/i,
		cause: "its port is already in use",
		remedy: "Stop the other server, or choose another port in server.command and server.url."
	},
	{
		pattern: /gated repo|401 Client Error|Repository Not Found|403 Client Error/i,
		cause: "the model repository refused access",
		remedy: "Give the server a token that may read the model (HF_TOKEN in server.env), or check the model id."
	},
	{
		pattern: /is not a local folder and is not a valid model identifier|does not appear to have a file named|error loading model|failed to load model|gguf_init_from_file.*failed/i,
		cause: "the model can't be loaded",
		remedy: "Check the model path or id and that its files are whole.",
		fatal: true
	},
	{
		pattern: /Driver\/library version mismatch/,
		cause: "the GPU driver doesn't match its library",
		remedy: "Reboot the runner after a driver update."
	},
	{
		pattern: /No CUDA GPUs are available|no CUDA-capable device|CUDA driver version is insufficient|Found no NVIDIA driver|could not select device driver/i,
		cause: "no usable GPU",
		remedy: "Check nvidia-smi on the runner, CUDA_VISIBLE_DEVICES and (in docker) --gpus all."
	},
	{
		pattern: /CUDA out of memory|OutOfMemoryError|hipErrorOutOfMemory|cudaErrorMemoryAllocation|failed to allocate .*buffer/i,
		cause: "out of GPU memory",
		remedy: FREE_MEMORY
	},
	{
		pattern: /illegal memory access|device-side assert|uncorrectable ECC|Xid \d+/i,
		cause: "a GPU fault",
		remedy: "Look at dmesg on the runner; reset the GPU before the next run."
	},
	{
		pattern: /unrecognized arguments?:|unknown argument:|no such option|invalid argument:|unexpected argument '/i,
		cause: "it doesn't know an argument",
		remedy: "Check server.command against this engine version."
	},
	{
		pattern: /ModuleNotFoundError: No module named|ImportError: /,
		cause: "a Python module is missing",
		remedy: "Install the engine in the environment that server.command uses."
	},
	{
		pattern: /Cannot connect to the Docker daemon|permission denied while trying to connect to the docker/i,
		cause: "docker can't be reached",
		remedy: "Start docker on the runner and let its user use it."
	},
	{
		pattern: /manifest unknown|pull access denied|No such image/i,
		cause: "the image can't be pulled",
		remedy: "Check the image name and the registry login."
	},
	{
		pattern: /The container name .* is already in use/i,
		cause: "a container of that name is left from another run",
		remedy: "Remove it (docker rm -f NAME), or run with --rm."
	},
	{
		pattern: /command not found|: not found$|No such file or directory/,
		cause: "a program or file isn't there",
		remedy: "Check server.command and server.cwd."
	},
	{
		pattern: /Scheduler hit an exception/,
		cause: "SGLang's scheduler failed",
		remedy: "Read the traceback in server.log.",
		fatal: true
	},
	{
		pattern: /Worker proc .* died unexpectedly/,
		cause: "a vLLM worker process died",
		remedy: "Read the traceback in server.log; look at dmesg for the out-of-memory killer.",
		fatal: true
	},
	{
		pattern: /EngineCore failed to start|Engine core initialization failed/,
		cause: "vLLM's engine failed to start",
		remedy: "Read the traceback in server.log.",
		fatal: true
	},
	{
		pattern: /EngineCore encountered a fatal error|EngineDeadError|AsyncLLM output_handler failed/,
		cause: "vLLM's engine died",
		remedy: "Read the traceback in server.log.",
		fatal: true
	},
	{
		pattern: /Received sigquit from a child process/,
		cause: "a child process of SGLang failed",
		remedy: "Read the traceback in server.log.",
		fatal: true
	},
	{
		pattern: /CppExecutorError|Executor worker died/,
		cause: "TensorRT-LLM's executor died",
		remedy: "Read the traceback in server.log.",
		fatal: true
	}
];
function readLogLine(line) {
	const known = KNOWN_LINES.find(({ pattern }) => pattern.test(line));
	return known ? {
		cause: known.cause,
		remedy: known.remedy,
		fatal: known.fatal ?? false,
		line: line.trim()
	} : null;
}
function bestCause(lines) {
	for (const { pattern } of KNOWN_LINES) {
		const line = lines.findLast((text) => pattern.test(text));
		if (line !== void 0) return readLogLine(line);
	}
	return null;
}
// src/server/death.ts
function deathByExit(facts, logTail) {
	const known = bestCause(logTail);
	const meaning = known ?? meaningOf(facts);
	const how = facts.signal === null ? `with code ${facts.exitCode}` : `by ${facts.signal}`;
	const after = `after ${(facts.ranMs / 1e3).toFixed(1)} s`;
	const line = known?.line ?? lastTelling(logTail);
	const quote = line === void 0 ? "" : ` ("${line.slice(0, 300)}")`;
	return {
		reason: {
			code: "server-died",
			message: `The server process ended ${how} ${after}${meaning === null && quote === "" ? "" : `: ${meaning?.cause ?? "its log ends with"}${quote}`}.`,
			remedy: meaning?.remedy ?? "Read server.log: its last lines are shown."
		},
		exitCode: facts.exitCode,
		signal: facts.signal,
		logTail
	};
}
function deathByLog(logTail) {
	const known = bestCause(logTail);
	return {
		reason: {
			code: "server-died",
			message: `The server's log says that it can't go on: ${known?.cause ?? "fatal error"} ("${known?.line.slice(0, 300) ?? ""}").`,
			remedy: known?.remedy ?? "Read server.log: its last lines are shown."
		},
		exitCode: null,
		signal: null,
		logTail
	};
}
function lastTelling(lines) {
	return lines.findLast((line) => /error|exception|fatal|failed/i.test(line)) ?? lines.at(-1);
}
const KILLED = {
	cause: "killed, as the out-of-memory killer does",
	remedy: "Look at dmesg on the runner and at the memory limit of the job or container."
};
const CRASHED = {
	cause: "it crashed",
	remedy: "Read server.log; check that the build fits this CPU and GPU."
};
const EXIT_CODES = {
	0: {
		cause: "it ended by itself, without an error code (vLLM does so after its engine died)",
		remedy: "Read server.log. A command that puts its server into the background needs server.stop-command."
	},
	126: {
		cause: "the command isn't executable",
		remedy: "Make the file executable (chmod +x), or call its interpreter."
	},
	127: {
		cause: "the command wasn't found",
		remedy: "Check server.command, server.cwd and PATH."
	},
	132: CRASHED,
	134: CRASHED,
	137: KILLED,
	139: CRASHED,
	143: {
		cause: "someone sent SIGTERM",
		remedy: "See what else stops processes on this runner."
	}
};
const IN_BACKGROUND = {
	cause: "it left its server in the background, where the gate can neither see how it fares nor knows how to stop it",
	remedy: "Let the command stay in the foreground (no & and no -d, exec as its last line); or set server.stop-command; or start it in a step of its own and leave server.command out."
};
const SIGNALS = {
	SIGKILL: KILLED,
	SIGSEGV: CRASHED,
	SIGILL: CRASHED,
	SIGBUS: CRASHED,
	SIGABRT: CRASHED,
	SIGTERM: {
		cause: "someone sent SIGTERM",
		remedy: "See what else stops processes on this runner."
	}
};
function meaningOf({ exitCode, signal, inBackground = 0 }) {
	if (exitCode === 0 && inBackground > 0) return IN_BACKGROUND;
	return (signal === null ? EXIT_CODES[exitCode ?? -1] : SIGNALS[signal]) ?? null;
}
// src/server/launch-arguments.ts
const VLLM = {
	aliases: {
		tp: "tensor-parallel-size",
		pp: "pipeline-parallel-size",
		dp: "data-parallel-size",
		ep: "enable-expert-parallel",
		q: "quantization",
		O: "optimization-level",
		"max-seq-len": "max-model-len"
	},
	programs: /^(serve|vllm|vllm\.entrypoints\.openai\.api_server|vllm\.entrypoints\.cli\.main)$/,
	positional: "model"
};
const SGLANG = {
	aliases: {
		tp: "tp-size",
		"tensor-parallel-size": "tp-size",
		dp: "dp-size",
		"data-parallel-size": "dp-size",
		ep: "ep-size",
		"expert-parallel-size": "ep-size",
		pp: "pp-size",
		"pipeline-parallel-size": "pp-size",
		model: "model-path",
		"mem-frac": "mem-fraction-static"
	},
	programs: /^(sglang|serve|launch_server|sglang\.launch_server)$/,
	positional: null
};
const TENSORRT = {
	aliases: {
		"extra-llm-api-options": "config",
		tp: "tp-size",
		pp: "pp-size",
		ep: "ep-size",
		"moe-expert-parallel-size": "ep-size",
		"kv-cache-free-gpu-mem-fraction": "kv-cache-free-gpu-memory-fraction"
	},
	programs: /^(trtllm-serve|serve)$/,
	positional: "model"
};
const TGI = {
	aliases: { "max-input-length": "max-input-tokens" },
	programs: /^(text-generation-launcher|text-generation-router)$/,
	positional: null
};
const LLAMA = {
	aliases: {
		m: "model",
		c: "ctx-size",
		np: "parallel",
		ngl: "gpu-layers",
		"n-gpu-layers": "gpu-layers",
		b: "batch-size",
		ub: "ubatch-size",
		fa: "flash-attn",
		t: "threads",
		tb: "threads-batch",
		cb: "cont-batching",
		nocb: "no-cont-batching",
		ctk: "cache-type-k",
		ctv: "cache-type-v",
		md: "model-draft",
		ts: "tensor-split",
		sm: "split-mode",
		mg: "main-gpu",
		a: "alias",
		hf: "hf-repo",
		dev: "device"
	},
	programs: /^llama-server$/,
	positional: null
};
const GENERIC = {
	aliases: {},
	programs: /^$/,
	positional: null
};
const DIALECTS = [
	{
		engine: "sglang",
		program: /(^|[/\s])sglang(\.| serve\b)/,
		dialect: SGLANG
	},
	{
		engine: "tensorrt-llm",
		program: /trtllm-serve/,
		dialect: TENSORRT
	},
	{
		engine: "vllm",
		program: /(^|[/\s])vllm(\.| serve\b)/,
		dialect: VLLM
	},
	{
		engine: "tgi",
		program: /text-generation-(launcher|router)/,
		dialect: TGI
	},
	{
		engine: "llama.cpp",
		program: /llama-server/,
		dialect: LLAMA
	},
	{
		engine: "llama-cpp-python",
		program: /llama_cpp\.server/,
		dialect: GENERIC
	},
	{
		engine: "transformers",
		program: /(^|\/)transformers serve\b/,
		dialect: GENERIC
	},
	{
		engine: "lmdeploy",
		program: /(^|[/\s])lmdeploy serve\b/,
		dialect: GENERIC
	},
	{
		engine: "ollama",
		program: /(^|\/)ollama serve\b/,
		dialect: GENERIC
	}
];
const NOT_CONFIGURATION = /^(host|port|uds|url|root-path|seed|random-seed|nccl-port|dist-init-addr|served-model-name|alias|api-key|admin-api-key|api-key-file|ssl-.*|log-.*|uvicorn-log-level|disable-log-requests|disable-uvicorn-access-log|hostname)$/;
function parseLaunchArguments(words, engine) {
	const command = engineCommand(words);
	const dialect = dialectOf(command, engine);
	const values = {};
	const add = (name, value) => {
		const [key, said] = canonical(name, value, dialect);
		if (NOT_CONFIGURATION.test(key)) return;
		values[key] = values[key] === void 0 || values[key] === said ? said : `${values[key]} ${said}`;
	};
	let open = null;
	for (const word of argumentsOf(command, dialect)) {
		const flag = /^--?([A-Za-z][\w.-]*)(?:=(.*))?$/s.exec(word);
		if (flag?.[1] !== void 0) {
			if (open !== null) add(open, "true");
			open = flag[2] === void 0 ? flag[1] : null;
			if (flag[2] !== void 0) add(flag[1], flag[2]);
		} else if (open !== null) {
			add(open, word);
			open = lists(open) ? open : null;
		} else if (dialect.positional !== null && values[dialect.positional] === void 0) add(dialect.positional, word);
	}
	if (open !== null && !(lists(open) && hasValue(values, open, dialect))) add(open, "true");
	return values;
}
function engineOf(words) {
	return DIALECTS.find(({ program }) => program.test(programOf(engineCommand(words))))?.engine;
}
function canonicalArguments(words, engine) {
	const values = parseLaunchArguments(words, engine);
	return Object.keys(values).sort().flatMap((key) => [`--${key}`, values[key] ?? ""]);
}
function splitCommand(command) {
	const words = [...command.replace(/\\\n/g, " ").replace(/\d*>&\d/g, " ").matchAll(SHELL_WORD)].map(([word]) => unquoteWord(word));
	const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word) && word !== "exec" && word !== "env");
	const pairs = words.slice(0, first < 0 ? words.length : first).filter((word) => word.includes("=")).map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]);
	return {
		words: first < 0 ? [] : words.slice(first),
		variables: Object.fromEntries(pairs)
	};
}
const SHELL_WORD = /[;&|]+|(?:[^\s"'\\;&|]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+/gs;
function engineCommand(words) {
	const commands = [[]];
	for (const word of words) if (/^[;&|]+$/.test(word)) commands.push([]);
	else commands.at(-1)?.push(word);
	return commands.find((command) => DIALECTS.some(({ program }) => program.test(programOf(command)))) ?? commands.findLast((command) => command.length > 0) ?? [];
}
const programOf = (words) => words.slice(0, 4).join(" ");
function unquoteWord(word) {
	return word.replace(/\\(.)|"((?:[^"\\]|\\.)*)"|'([^']*)'/gs, (_, plain, double, single) => {
		return plain ?? double?.replace(/\\(["\\$`])/g, "$1") ?? single ?? "";
	});
}
function dialectOf(words, engine) {
	return (DIALECTS.find((entry) => entry.program.test(programOf(words))) ?? DIALECTS.find((entry) => entry.engine === engine))?.dialect ?? GENERIC;
}
function argumentsOf(words, dialect) {
	const flags = words.findIndex((word) => word.startsWith("-") && word !== "-m" && word !== "-u");
	const head = flags < 0 ? words.length : flags;
	const last = words.slice(0, head).findLastIndex((word) => dialect.programs.test(word.split("/").at(-1) ?? ""));
	return words.slice(last >= 0 ? last + 1 : head);
}
function canonical(name, value, dialect) {
	const plain = name.replaceAll("_", "-");
	const key = dialect.aliases[plain] ?? plain;
	if (key.startsWith("no-") && (value === "true" || value === "")) return [key.slice(3), "false"];
	return [key, /^(True|False)$/.test(value) ? value.toLowerCase() : value];
}
const lists = (name) => /(sizes|capture-sizes|graph[-_]bs|lora[-_]modules|middleware|allowed[-_]origins|[-_]bs)$/.test(name);
function hasValue(values, name, dialect) {
	return values[canonical(name, "x", dialect)[0]] !== void 0;
}
// src/server/listening-port.ts
function parseListeningInodes(text, port) {
	const wanted = port.toString(16).toUpperCase().padStart(4, "0");
	return text.split("\n").flatMap((row) => {
		const columns = row.trim().split(/\s+/);
		const [, local = "", , state] = columns;
		const inode = columns[9];
		return state === "0A" && local.endsWith(`:${wanted}`) && inode !== void 0 && inode !== "0" ? [inode] : [];
	});
}
function listenersOn(port) {
	const inodes = new Set(["/proc/net/tcp", "/proc/net/tcp6"].flatMap((path) => parseListeningInodes(readText(path), port)));
	if (inodes.size === 0) return [];
	return processIds().filter((pid) => socketInodes(pid).some((inode) => inodes.has(inode)));
}
function socketInodes(pid) {
	const folder = `/proc/${pid}/fd`;
	try {
		return readdirSync(folder).flatMap((fd) => /^socket:\[(\d+)\]$/.exec(linkOf(`${folder}/${fd}`))?.[1] ?? []);
	} catch {
		return [];
	}
}
function linkOf(path) {
	try {
		return readlinkSync(path);
	} catch {
		return "";
	}
}
function readText(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
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
async function readModelIds(target, options = {}) {
	return parseModelList(jsonOf(await getInfo(target, "/v1/models", options))).map(({ id }) => id);
}
function nameLostModel(model, before, after) {
	if (!before.includes(model) || after.length === 0 || after.includes(model)) return [];
	return [`model ${model} was listed, and now ${after.slice(0, 5).join(", ").slice(0, 200)} is`];
}
const LONGEST_ANSWER_MS = 5e3;
async function chooseModel(target, signal, leftMs) {
	return chooseFrom(await getInfo(target, "/v1/models", {
		signal,
		timeoutMs: Math.ceil(Math.max(1, Math.min(LONGEST_ANSWER_MS, leftMs)))
	}));
}
function chooseFrom(answer) {
	if (answer.kind === "failed") return {
		kind: "unknown",
		outcome: answer.failure,
		message: answer.message
	};
	if (answer.status >= 300 && answer.status < 400) {
		const to = answer.headers["location"] ?? "nowhere";
		return {
			kind: "unknown",
			outcome: "redirect",
			message: `/v1/models answered redirect: HTTP ${answer.status} to ${to}`
		};
	}
	if (answer.status !== 200) {
		const outcome = `http-${answer.status}`;
		return {
			kind: "unknown",
			outcome,
			message: `/v1/models answered ${outcome}: ${quoteText(answer.text, 300)}`
		};
	}
	const body = jsonOf(answer);
	if (body === null) return {
		kind: "unknown",
		outcome: "not-a-stream",
		message: `/v1/models answered not-a-stream: ${answer.headers["content-type"] ?? "no content type"} and no list of models: ${quoteText(answer.text, 200)}`
	};
	const models = parseModelList(body);
	const [first, ...others] = models;
	if (first === void 0) return {
		kind: "unknown",
		outcome: "empty",
		message: "/v1/models lists no model (empty)"
	};
	return others.length === 0 ? {
		kind: "model",
		id: first.id
	} : {
		kind: "several",
		ids: models.map(({ id }) => id)
	};
}
// src/server/redact.ts
const NAME = `(?![\\w.-]*${PUBLIC_TOKEN}\\b)[\\w.-]*(?:api[-_]?keys?|apikey|token|password|passwd|passphrase|pwd|secrets?|credentials?|private[-_]?key)`;
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
		pattern: new RegExp(`(?<![\\w-])(--?${NAME})(=|\\s+)(?!-)(?:"[^"]*"|'[^']*'|\\S+)`, "gi"),
		keep: "$1$2***"
	},
	{
		pattern: new RegExp(`(?<![\\w.-])(${NAME}=)(?:"[^"]*"|'[^']*'|[^\\s&,;"']+)`, "gi"),
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
	const forms = formsOf(secrets);
	let clean = text;
	for (const secret of forms) clean = clean.replaceAll(secret, "***");
	clean = withoutCutSecret(clean, forms);
	for (const { pattern, keep } of SHAPES) clean = clean.replace(pattern, keep);
	return clean;
}
const SHORTEST_PIECE = 6;
function withoutCutSecret(text, forms) {
	const end = text.endsWith("…") ? text.length - 1 : text.length;
	for (const form of forms) for (let length = Math.min(form.length - 1, end); length >= SHORTEST_PIECE; length--) {
		if (!text.startsWith(form.slice(0, length), end - length)) continue;
		return text.slice(0, end - length) + "***" + text.slice(end);
	}
	return text;
}
function longestForm(secrets) {
	return formsOf(secrets)[0]?.length ?? 0;
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
function secretValues({ variables = {}, words = [], headers = {} }) {
	const named = Object.entries({
		...variables,
		...headers
	}).filter(([name]) => isSecretName(name));
	const inArguments = words.flatMap((word, index) => {
		const assignment = /^-{0,2}([\w.-]+)=(.+)$/s.exec(word);
		if (assignment?.[1] !== void 0 && isSecretName(assignment[1])) return [assignment[2]];
		return isSecretArgument(words[index - 1] ?? "") && !word.startsWith("--") ? [word] : [];
	});
	const inUrls = [...words, ...Object.values(variables)].flatMap((text) => [...(text ?? "").matchAll(/:\/\/(?:[^\s/@:]*:)?([^\s/@]+)@/g)]);
	const bare = [
		...named.map(([, value]) => value),
		...inArguments,
		...inUrls.map(([, password]) => password)
	].flatMap((value) => [(value ?? "").replace(/^(bearer|basic)\s+/i, "").trim(), ...pairIn(value)]);
	return [...new Set(bare.filter((value) => value.length >= 5 && !NO_SECRET.test(value)))];
}
function pairIn(value = "") {
	const base64 = /^basic\s+([\w+/=-]+)$/i.exec(value.trim())?.[1];
	const pair = base64 === void 0 ? "" : Buffer.from(base64, "base64").toString();
	return pair.includes(":") ? [pair, pair.slice(pair.indexOf(":") + 1)] : [];
}
const NO_SECRET = /^(empty|dummy|none|null|false|true|auto|default|\d+|\$.*|\*+)$/i;
function isSecretArgument(word) {
	return word.startsWith("-") && !word.includes("=") && isSecretName(word);
}
const KNOWN_FORMS = new WeakMap();
function formsOf(secrets) {
	const known = KNOWN_FORMS.get(secrets);
	if (known !== void 0) return known;
	const forms = secretForms(secrets);
	KNOWN_FORMS.set(secrets, forms);
	return forms;
}
const SHORTEST_SECRET = 4;
const SHORTEST_BASE64 = 8;
function secretForms(secrets) {
	const forms = secrets.flatMap((secret) => [secret, ...secret.split(/\r?\n/)]).map((secret) => secret.trim()).filter((secret) => secret.length >= SHORTEST_SECRET).flatMap((secret) => [
		secret,
		...urlForms(secret),
		JSON.stringify(secret).slice(1, -1),
		...base64Forms(secret)
	]);
	return [...new Set(forms)].toSorted((a, b) => b.length - a.length);
}
function urlForms(secret) {
	const encoded = encodeURIComponent(Buffer.from(secret).toString());
	return [
		encoded,
		encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
		encoded.replaceAll("%20", "+")
	];
}
function base64Forms(secret) {
	const long = [Buffer.from(secret).toString("base64"), ...[
		0,
		1,
		2
	].map((before) => {
		const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
		const own = Math.floor(bytes.length * 8 / 6);
		return bytes.toString("base64").slice(Math.ceil(before * 8 / 6), own);
	})].filter((form) => form.length >= SHORTEST_BASE64);
	return [...long, ...long.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))];
}
// src/server/port-in-use.ts
async function refusePortInUse(origin, secrets = []) {
	const port = portOf(origin);
	const host = new URL(origin).hostname.replace(/^\[|\]$/g, "");
	const answers = await accepts(host, port);
	const bound = !answers && isLoopback(origin) && !await canListen(host === "localhost" ? "127.0.0.1" : host, port);
	if (!answers && !bound) return;
	const who = [await modelsOf(origin), ownersOf(port, secrets)].filter((text) => text !== "").join(", ");
	throw new GateError("port-in-use", `Port ${port} is already in use before the server was launched${who === "" ? "" : `: ${who}`}.`, "Stop that server, or choose another port in server.command and server.url. To measure it as it is, leave server.command out.");
}
function accepts(host, port) {
	return new Promise((resolve) => {
		const socket = connect({
			host,
			port,
			timeout: 2e3
		});
		const end = (answer) => {
			socket.destroy();
			resolve(answer);
		};
		socket.on("connect", () => end(true));
		socket.on("error", () => end(false));
		socket.on("timeout", () => end(false));
	});
}
function canListen(host, port) {
	return new Promise((resolve) => {
		const server = createServer();
		server.on("error", (error) => resolve(!("code" in error && error.code === "EADDRINUSE")));
		server.listen(port, host, () => server.close(() => resolve(true)));
	});
}
async function modelsOf(origin) {
	const ids = await readModelIds({
		origin,
		basePath: "",
		headers: {}
	}, { timeoutMs: 2e3 });
	return ids.length === 0 ? "" : `a server answers with model ${ids.slice(0, 3).join(", ")}`;
}
function ownersOf(port, secrets) {
	return listenersOn(port).map((pid) => {
		const words = redactArguments(readCommandLine(pid) ?? [], secrets).join(" ");
		return `process ${pid}${words === "" ? "" : ` (${words.slice(0, 160)})`}`;
	}).join(", ");
}
// src/server/server-log.ts
const TAIL_LINES = 60;
const LONGEST_LINE = 65536;
function openServerLog(options) {
	const file = openRotatingFile(options.path, options.maxBytes ?? 8e6);
	const tail = [];
	const kept = Math.max(1, longestForm(options.secrets));
	const flushes = [];
	const take = (text) => {
		const line = redactText(text.trimEnd(), options.secrets);
		if (line === "") return;
		tail.push(line);
		if (tail.length > TAIL_LINES) tail.shift();
		file.append(`${line}\n`);
		options.onLine?.(line);
	};
	const openStream = () => {
		let rest = "";
		const flush = () => {
			take(rest);
			rest = "";
		};
		flushes.push(flush);
		const flushStart = () => {
			const clean = redactText(rest, options.secrets);
			take(clean.slice(0, -kept));
			rest = clean.slice(-kept);
		};
		return (chunk) => {
			const lines = (rest + chunk).split(/\r\n|\n|\r/);
			rest = lines.pop() ?? "";
			for (const line of lines) take(line);
			if (rest.length > LONGEST_LINE) flushStart();
		};
	};
	const close = () => {
		for (const flush of flushes) flush();
		file.close();
	};
	return {
		openStream,
		tail: () => [...tail],
		close
	};
}
function openRotatingFile(path, maxBytes) {
	let fd = null;
	let bytes = 0;
	const quietly = (act) => {
		try {
			act();
		} catch {
			fd = null;
		}
	};
	quietly(() => {
		makeFolder(dirname(path));
		fd = openSync(path, "w");
	});
	return {
		append: (text) => quietly(() => {
			if (fd === null) return;
			bytes += writeSync(fd, text);
			if (bytes < maxBytes) return;
			closeSync(fd);
			renameSync(path, `${path}.1`);
			fd = openSync(path, "w");
			bytes = 0;
		}),
		close: () => quietly(() => {
			if (fd !== null) closeSync(fd);
			fd = null;
		})
	};
}
// src/server/launch.ts
const FATAL_GRACE_MS = 700;
async function launchServer(given) {
	const options = {
		...given,
		secrets: [...given.secrets, ...secretsOf(given)]
	};
	await refusePortInUse(options.origin, options.secrets);
	refuseMissingFolder(options.cwd);
	if (isDetached(options.command) && options.stopCommand === void 0) throw refuseDetached();
	const mark = randomUUID();
	const cidFile = `${options.statePath}.cid`;
	rmSync(cidFile, { force: true });
	const { command, container } = withContainer(options.command, cidFile);
	const env = launchEnvironment(options, mark);
	const startedAt = performance.now();
	const child = start(command, options.cwd, env);
	const pid = await spawned(child);
	const stoppable = stoppableOf(pid, mark, container, options);
	try {
		writeServerState(options.statePath, stoppable);
		return watch(child, pid, options, env, stoppable, startedAt);
	} catch (error) {
		await stopServer(stoppable, { env });
		throw error;
	}
}
function watch(child, pid, options, env, stoppable, startedAt) {
	let announce = () => {};
	const death = new Promise((resolve) => {
		announce = resolve;
	});
	let stopping = null;
	let fatal = false;
	const log = openServerLog({
		path: options.logPath,
		secrets: options.secrets,
		onLine: (line) => {
			if (fatal || stopping !== null || !readLogLine(line)?.fatal) return;
			fatal = true;
			setTimeout$1(FATAL_GRACE_MS).then(() => announce(deathByLog(log.tail())));
		}
	});
	pipeOutput(child, log);
	child.on("exit", (exitCode, signal) => {
		setTimeout$1(100).then(() => {
			if (exitCode === 0 && options.stopCommand !== void 0) return;
			const ranMs = performance.now() - startedAt;
			const inBackground = livingMembers(stoppable.family).length;
			announce(deathByExit({
				exitCode,
				signal,
				ranMs,
				inBackground
			}, log.tail()));
		});
	});
	const stop = async (stopOptions) => {
		const report = await stopServer(stoppable, {
			env,
			...stopOptions
		});
		if (report.left.length === 0) removeServerState(options.statePath);
		child.stdout?.destroy();
		child.stderr?.destroy();
		log.close();
		return report;
	};
	return {
		pid,
		command: options.command,
		env,
		death,
		lastLogLine: () => log.tail().at(-1) ?? null,
		logTail: log.tail,
		strangersOnPort: () => strangersOnPort(options.origin, stoppable),
		stop: (stopOptions) => {
			stopping ??= stop(stopOptions);
			return stopping;
		}
	};
}
function strangersOnPort(origin, { container, family }) {
	if (container !== null) return [];
	const own = new Set(livingMembers(family));
	return own.size === 0 ? [] : listenersOn(portOf(origin)).filter((pid) => !own.has(pid));
}
function start(command, cwd, env) {
	const [program = "sh", ...args] = typeof command === "string" ? [
		"sh",
		"-c",
		command
	] : command;
	return spawn(program, args, {
		cwd,
		env: { ...env },
		detached: true,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		]
	});
}
function spawned(child) {
	return new Promise((resolve, reject) => {
		child.once("spawn", () => resolve(child.pid ?? 0));
		child.once("error", (cause) => reject(new GateError("launch-failed", `server.command can't be started: ${cause.message}`, "Check the program, server.cwd and its permissions; a list runs directly, a string by sh -c.", { cause })));
	});
}
function refuseMissingFolder(cwd) {
	if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) return;
	throw new GateError("launch-failed", `server.cwd ${cwd} isn't a folder.`, "Set server.cwd to the folder that server.command runs in.");
}
function refuseDetached() {
	return new GateError("launch-failed", "server.command starts its container in the background (-d, --detach): the gate would see it end at once, could not watch it, and would not know how to stop it.", "Leave -d out (the gate stops the container itself); or keep it and set server.stop-command, such as docker stop NAME; or start it in a step of its own and leave server.command out.");
}
function secretsOf({ command, env, inheritedEnv }) {
	const { words, variables } = typeof command === "string" ? splitCommand(command) : {
		words: command,
		variables: {}
	};
	return secretValues({
		variables: {
			...inheritedEnv,
			...env,
			...variables
		},
		words
	});
}
function launchEnvironment(options, mark) {
	const all = {
		...options.inheritedEnv,
		...options.env,
		[MARK_VARIABLE]: mark
	};
	const known = Object.entries(all).filter((pair) => pair[1] !== void 0);
	return Object.fromEntries(known);
}
function stoppableOf(pid, mark, container, options) {
	return {
		family: {
			pid,
			mark,
			startedTicks: readProcess(pid)?.startedTicks ?? null
		},
		container,
		stopCommand: options.stopCommand ?? null,
		cwd: options.cwd
	};
}
function pipeOutput(child, log) {
	for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", log.openStream());
}
// src/server/lock-file.ts
const MOST_BYTES = 4096;
function makeLock(path, owner) {
	let file;
	try {
		file = openSync(path, "wx", 420);
	} catch (error) {
		if (codeOf(error) === "EEXIST") return false;
		throw error;
	}
	try {
		writeFileSync(file, JSON.stringify(owner));
	} catch (error) {
		rmSync(path, { force: true });
		throw error;
	} finally {
		closeSync(file);
	}
	return true;
}
function findLock(path) {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (found === void 0) return { kind: "nothing" };
	if (!found.isFile()) return {
		kind: "foreign",
		what: nameKind(found)
	};
	if (found.size > MOST_BYTES) return {
		kind: "foreign",
		what: "a file that is larger than any lock"
	};
	return {
		kind: "lock",
		owner: parseOwner(readStart(path)),
		touchedAtMs: found.mtimeMs
	};
}
function touchLock(path, { token }) {
	try {
		if (tokenAt(path) === token) utimesSync(path, new Date(), new Date());
	} catch {}
}
function dropLock(path, { token }) {
	try {
		if (tokenAt(path) === token) rmSync(path, { force: true });
	} catch {}
}
function removeLock(path, stale) {
	const aside = `${path}.${randomUUID()}`;
	try {
		renameSync(path, aside);
	} catch (error) {
		return [
			"EPERM",
			"EACCES",
			"EROFS"
		].includes(codeOf(error)) ? "forbidden" : "gone";
	}
	if (isLockOf(aside, stale)) rmSync(aside, { force: true });
	else putBack(aside, path);
	return "removed";
}
function isLockOf(path, owner) {
	const found = findLock(path);
	return found.kind === "lock" && found.owner?.token === owner?.token;
}
function putBack(aside, path) {
	try {
		linkSync(aside, path);
	} catch (error) {
		if (codeOf(error) !== "EEXIST" && findLock(path).kind === "nothing") {
			renameSync(aside, path);
			return;
		}
	}
	rmSync(aside, { force: true });
}
function tokenAt(path) {
	const found = findLock(path);
	return found.kind === "lock" ? found.owner?.token ?? null : null;
}
function readStart(path) {
	let file;
	try {
		file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
	} catch {
		return "";
	}
	try {
		const bytes = Buffer.alloc(MOST_BYTES);
		return bytes.toString("utf8", 0, readSync(file, bytes));
	} catch {
		return "";
	} finally {
		closeSync(file);
	}
}
function parseOwner(text) {
	try {
		const owner = JSON.parse(text);
		return typeof owner?.token === "string" && typeof owner.name === "string" && Number.isInteger(owner.pid) ? owner : null;
	} catch {
		return null;
	}
}
const codeOf = (error) => error.code ?? "";
// src/server/lock.ts
const POLL_MS = 1e3;
const SAY_EVERY_MS = 3e4;
const TOUCH_EVERY_MS = 3e4;
const STALE_MS = 4 * TOUCH_EVERY_MS;
async function acquireLock(options) {
	const startedAt = options.now();
	const owner = ownerOf(options.ownerName);
	const watch = createWatch(options.now);
	let { path } = options;
	let saidAt = Number.NEGATIVE_INFINITY;
	for (;;) {
		if (makeLock(path, owner)) return held(path, owner, options.now() - startedAt);
		const found = findLock(path);
		if (found.kind === "nothing") continue;
		if (found.kind === "foreign") throw refuseForeign(path, found.what);
		const life = watch(found);
		if (life === "gone") {
			const removal = removeLock(path, found.owner);
			if (removal === "removed") continue;
			if (removal === "forbidden" && path === options.path) {
				options.onWait(`${path} was left by ${nameOf(found.owner)}, which has ended, and only its user can remove it: do that`);
				path = `${path}.${process.getuid?.() ?? "user"}`;
				continue;
			}
		}
		const waitedMs = options.now() - startedAt;
		const mayBeLeft = life === "unseen" && options.waitsForUnseen === true;
		if (options.signal.aborted || waitedMs >= options.timeoutMs && !mayBeLeft) return {
			kind: "busy",
			owner: found.owner?.name ?? "unknown",
			waitedMs
		};
		if (options.now() - saidAt >= SAY_EVERY_MS) {
			saidAt = options.now();
			options.onWait(describeWait(path, nameOf(found.owner), life));
		}
		await options.sleep(POLL_MS, options.signal);
	}
}
const nameOf = (owner) => owner?.name ?? "another job";
function describeWait(path, name, life) {
	return life === "unseen" ? `waiting for ${name}, which can't be seen from here (another container?): ${path} is taken over once it hasn't been touched for ${STALE_MS / 1e3} s` : `waiting for ${name} to end its measurement (${path})`;
}
function refuseForeign(path, what) {
	return new GateError("write-failed", `${path} is ${what}: a lock belongs there, a small file that a run makes and removes`, "Remove it: no run has made it, so none ever will.");
}
function held(path, owner, waitedMs) {
	const timer = setInterval(() => touchLock(path, owner), TOUCH_EVERY_MS).unref();
	const release = () => {
		clearInterval(timer);
		dropLock(path, owner);
	};
	return {
		kind: "held",
		release,
		waitedMs
	};
}
function createWatch(now) {
	let watched = null;
	return ({ owner, touchedAtMs }) => {
		const life = findProcess(owner);
		if (life !== "unseen") return life;
		const token = owner?.token;
		if (watched === null || watched.token !== token) watched = {
			token,
			touchedAtMs,
			sinceMs: now(),
			isTouched: false
		};
		else if (watched.touchedAtMs !== touchedAtMs) watched = {
			token,
			touchedAtMs,
			sinceMs: now(),
			isTouched: true
		};
		if (Math.max(Date.now() - touchedAtMs, now() - watched.sinceMs) > STALE_MS) return "gone";
		return watched.isTouched ? "alive" : "unseen";
	};
}
function findProcess(owner) {
	if (owner === null || owner.namespace !== pidNamespace() || owner.startedTicks === null) return "unseen";
	const process = readProcess(owner.pid);
	return process === null || process.state === "Z" || process.startedTicks !== owner.startedTicks ? "gone" : "alive";
}
function ownerOf(name) {
	const startedTicks = readProcess(process.pid)?.startedTicks ?? null;
	return {
		name,
		pid: process.pid,
		namespace: pidNamespace(),
		startedTicks,
		token: randomUUID()
	};
}
function pidNamespace() {
	try {
		return readlinkSync("/proc/self/ns/pid");
	} catch {
		return "";
	}
}
// src/session/redaction.ts
function findSecrets({ server, extraBody, sampling }, options, io) {
	const { command = [] } = server;
	const said = typeof command === "string" ? splitCommand(command) : {
		words: command,
		variables: {}
	};
	const named = secretValues({
		variables: {
			...io.env,
			...server.env,
			...said.variables
		},
		words: said.words,
		headers: server.headers
	});
	const fields = [...secretFields(extraBody), ...secretFields(sampling)];
	return [
		...options.apiKey === null ? [] : [options.apiKey],
		...named,
		...fields
	];
}
function redactingIo(io, secrets) {
	const { info, warning, progress } = io.log;
	const log = {
		info: (line) => info(redactText(line, secrets)),
		warning: (line) => warning(redactText(line, secrets)),
		progress: (line) => progress(typeof line === "string" ? redactText(line, secrets) : line)
	};
	return {
		...io,
		log
	};
}
function redactError(error, secrets) {
	if (!(error instanceof GateError)) return error;
	return new GateError(error.code, redactText(error.message, secrets), redactText(error.remedy, secrets));
}
function redactRecords(records, secrets) {
	const requests = records.requests.map((request) => request.message === null ? request : {
		...request,
		message: redactText(request.message, secrets)
	});
	return {
		...records,
		requests
	};
}
function redactingGenerate(generate, secrets) {
	return async (...request) => {
		const generation = await generate(...request);
		return generation.message === null ? generation : {
			...generation,
			message: redactText(generation.message, secrets)
		};
	};
}
function redactReason(reason, secrets) {
	return {
		...reason,
		message: redactText(reason.message, secrets),
		remedy: redactText(reason.remedy, secrets)
	};
}
// src/session/launch-server.ts
const LOCK_TIMEOUT_MS = 216e5;
function pause(ms, signal) {
	return setTimeout$1(Math.max(0, ms), void 0, { signal }).catch(() => void 0);
}
async function launchFromSuite(suite, options, io, origin) {
	const { server } = suite;
	if (server.command === void 0) return null;
	const said = typeof server.command === "string" ? server.command : server.command.join(" ");
	const secrets = findSecrets(suite, options, io);
	io.log.info(`launching the server: ${redactText(said, secrets).split("\n")[0]?.slice(0, 120)}`);
	return launchServer({
		command: server.command,
		cwd: resolve(options.workingDirectory, server.cwd),
		env: server.env,
		inheritedEnv: io.env,
		...server.stopCommand === void 0 ? {} : { stopCommand: server.stopCommand },
		logPath: join(options.out, "server.log"),
		origin,
		statePath: options.statePath ?? join(options.out, "server.json"),
		secrets
	});
}
async function holdMachine({ server }, io) {
	if (server.command === void 0 && io.env["GITHUB_ACTIONS"] !== "true") return {
		kind: "held",
		release: () => void 0
	};
	const folder = io.env["TMPDIR"] || tmpdir();
	const path = join(folder, "throughput-gate.lock");
	const take = () => acquireLock({
		path,
		ownerName: describeJob(io.env),
		timeoutMs: LOCK_TIMEOUT_MS,
		now: () => performance.now(),
		sleep: pause,
		signal: io.signal,
		onWait: io.log.info
	});
	const remedy = `Set TMPDIR to a folder that is there and can be written, or see to ${folder}: its rights, its free space.`;
	const lock = await explainWriteFailure(path, take, remedy);
	if (lock.kind === "held") return {
		kind: "held",
		release: lock.release
	};
	const waited = `${Math.round(lock.waitedMs / 1e3)} s of waiting for ${lock.owner}, which measures on this machine`;
	return {
		kind: "given-up",
		reason: io.signal.aborted ? interruptedAfter(waited) : gaveUpAfter(waited)
	};
}
function interruptedAfter(waited) {
	return {
		code: "interrupted",
		message: `Interrupted after ${waited}.`,
		remedy: "Run it again."
	};
}
function gaveUpAfter(waited) {
	return {
		code: "not-ready",
		message: `Given up after ${waited}.`,
		remedy: "Put all jobs of this machine into one concurrency group, or wait for the other one."
	};
}
function describeJob(env) {
	const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run, GITHUB_JOB: job } = env;
	return repository === void 0 ? `pid ${process.pid}` : `${repository}, run ${run ?? "?"}, job ${job ?? "?"}`;
}
// src/load/generate.ts
const WATCH_INTERVAL_MS = 100;
const CHUNKS_A_TOKEN = 2;
const CHUNKS_MORE = 1e3;
const KEPT_TEXT = 1e6;
async function generateOnce(target, shape, prompt, output, options) {
	const startedMs = readClockMs();
	const timeouts = deriveTimeouts(shape.timeoutMs);
	const connection = openConnection(target, timeouts.connectMs, OPEN_GATE);
	const [path, headers, body] = [
		pathOf(shape, target.basePath),
		headersOf(target),
		buildBody(shape, prompt, output)
	];
	const mostChunks = CHUNKS_A_TOKEN * output.tokens + CHUNKS_MORE;
	let chunks = 0;
	let text = "";
	const end = await new Promise((resolve) => {
		const run = createRequestRun({
			dispatch: (handler) => connection.dispatch({
				method: "POST",
				path,
				headers,
				body
			}, handler),
			requiredTokens: requiredTokensOf(output, options.purpose),
			timeouts,
			stampMs: createTurnClock(),
			onToken: () => {
				if (++chunks === mostChunks) setImmediate(() => run.abort(new Error("it does not end")));
			},
			onText: (more) => {
				if (text.length < KEPT_TEXT) text += more;
			},
			onEnd(ended) {
				clearInterval(watch);
				options.signal.removeEventListener("abort", abort);
				resolve(chunks < mostChunks ? ended : {
					...ended,
					failure: fail("wrong-length", endless(chunks, output))
				});
			}
		});
		const watch = setInterval(() => run.checkTime(readClockMs()), Math.min(WATCH_INTERVAL_MS, shape.timeoutMs / 10));
		const abort = () => run.abort(new Error("interrupted"));
		options.signal.addEventListener("abort", abort, { once: true });
		run.start();
		if (options.signal.aborted) abort();
	});
	await connection.destroy();
	return {
		...toRecord(end, startedMs),
		text
	};
}
const endless = (chunks, { tokens }) => `${chunks} chunks had come where ${tokens} tokens were asked for, and the stream went on`;
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
const PERMANENT_FOR_MODELS = new Set([
	"tls",
	"redirect",
	"too-large",
	"http-401",
	"http-403"
]);
function classifyModelList(outcome) {
	return outcome !== null && PERMANENT_FOR_MODELS.has(outcome) ? "permanent" : "wait";
}
function statusOf(outcome) {
	const match = /^http-(\d{3})$/.exec(outcome);
	return match ? Number(match[1]) : null;
}
function namesModel(message) {
	return /\bmodel\b/i.test(message) && !/<html/i.test(message);
}
function remedyFor(outcome, tokens, message = "") {
	const status = statusOf(outcome);
	if (status === 401 || status === 403) return "Give the key by --api-key-env NAME (the api-key input of the action), or check server.headers.";
	if (status !== null && PASSING.has(status)) return "Lift the rate limit for this key or address, or ask the engine itself and not a gateway before it.";
	if (outcome === "not-a-stream" && message.includes("is compressed")) return "Switch compression off for text/event-stream in the proxy before the server, or give the address of the engine itself.";
	if (message.includes("/v1/models") && (outcome === "not-a-stream" || outcome === "empty")) return "Name the model (model or --model), and check that server.url points to an inference server.";
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
	refused: () => "Start the server, check host and port of server.url, or wait longer if it still loads: ready-timeout, or --ready-timeout 20m.",
	dns: () => "Check the host name in server.url."
};
// src/server/not-ready-reason.ts
const QUOTED = 600;
async function notReadyReason(state, why) {
	const where = `${state.target.origin}${state.target.basePath}`;
	const said = lastWords(state);
	const message = why === "permanent" ? `The server at ${where} gave the same kind of answer ${state.running} times running and won't become ready: ${said}` : `The server at ${where} wasn't ready within ${seconds(state.timeoutMs)}: ${said}`;
	const remedy = remedyFor(state.last?.outcome ?? "good", state.tokens, state.last?.message);
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
		remedy: state.last === null ? "Run it again." : remedyFor(state.last.outcome ?? "good", state.tokens, state.last.message)
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
	const ids = await readModelIds(target);
	return ids.length === 0 ? "" : `It has: ${ids.slice(0, 20).join(", ")}.`;
}
function seconds(ms) {
	return ms >= 12e4 ? `${Math.round(ms / 6e4)} min` : `${Math.round(ms / 1e3)} s`;
}
// src/server/readiness-state.ts
const PERMANENT_ANSWERS = 3;
const BROKEN_STREAMS = 10;
function beginReadiness(target, tokens, timeoutMs) {
	return {
		target,
		tokens,
		timeoutMs,
		attempts: 0,
		waitedMs: 0,
		good: [],
		running: 0,
		last: null,
		everGood: false
	};
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
		kind: classifyModelList(step.outcome),
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
function isHopeless({ last, running }) {
	if (last?.kind === "permanent") return running >= PERMANENT_ANSWERS;
	return last?.kind === "broken" && running >= BROKEN_STREAMS;
}
// src/server/await-ready.ts
const GOOD_GENERATIONS = 3;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2e3;
const SHORTEST_ATTEMPT_MS = 1e3;
const LAST_WORDS_MS = 1e3;
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
	let state = beginReadiness(options.target, options.output.tokens, options.timeoutMs);
	const say = progressSayer(options, startedAt);
	for (;;) {
		const pending = attempt(options, fields, deadline - options.now(), signal);
		const step = await Promise.race([pending, stops]);
		const waitedMs = options.now() - startedAt;
		if (step.kind === "death") {
			const cutOff = await Promise.race([pending.catch(() => null), options.sleep(DEATH_RATTLE_MS, signal)]);
			return died(cutOff ? advance(state, cutOff, waitedMs) : state, step.death, waitedMs);
		}
		if (step.kind === "stopped") {
			const cutOff = options.signal.aborted ? null : await hearLastWords(options, pending, signal);
			return ended(options, cutOff === null ? {
				...state,
				waitedMs
			} : advance(state, cutOff, waitedMs), "deadline");
		}
		if (step.kind === "several-models") return notReady(severalModelsReason(step.ids), null, waitedMs, []);
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
		if (isHopeless(state)) return ended(options, state, "permanent");
		if (state.last === null) continue;
		const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.5 ** Math.min(state.running - 1, 10));
		const leftMs = Math.max(0, deadline - options.now());
		const lastPause = leftMs - pauseMs < SHORTEST_ATTEMPT_MS;
		const stop = await Promise.race([options.sleep(lastPause ? leftMs : pauseMs, signal), stops]);
		if (stop?.kind === "death") return died(state, stop.death, options.now() - startedAt);
		if (lastPause || options.signal.aborted || options.now() >= deadline) return ended(options, {
			...state,
			waitedMs: options.now() - startedAt
		}, "deadline");
	}
}
async function attempt(options, fields, leftMs, signal) {
	const choice = options.model === null ? await chooseModel(options.target, signal, leftMs) : {
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
	const hurried = {
		...shape,
		timeoutMs: Math.max(1, Math.min(shape.timeoutMs, leftMs))
	};
	return {
		kind: "generation",
		generation: await options.generate(options.target, hurried, options.prompt, options.output, {
			signal,
			purpose: "trial"
		}),
		shape
	};
}
async function hearLastWords(options, pending, signal) {
	return await Promise.race([pending.catch(() => null), options.sleep(LAST_WORDS_MS, signal)]) ?? {
		kind: "no-model",
		outcome: "timeout-total",
		message: "what was asked last never came to an end"
	};
}
function refusedFields(step, fields) {
	const status = statusOf(step.generation.outcome);
	return status === null ? null : fieldsAfterRefusal(fields, status, step.generation.message ?? "");
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
async function ended(options, state, why) {
	const outcome = state.last?.outcome ?? null;
	const logTail = options.server?.logTail() ?? [];
	return notReady(options.signal.aborted ? interruptedReason(state) : await notReadyReason(state, why), outcome, state.waitedMs, logTail);
}
function notReady(reason, lastOutcome, waitedMs, logTail) {
	return {
		kind: "not-ready",
		reason,
		lastOutcome,
		waitedMs,
		logTail
	};
}
function died(state, { reason, logTail }, waitedMs) {
	const message = `${reason.message} ${whenItDied(state)}`;
	return notReady({
		...reason,
		message
	}, state.last?.outcome ?? null, waitedMs, logTail);
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
const QUERIES = { "/server_info": "/server_info?config_format=json" };
async function readInfoAnswers(target, signal) {
	const options = signal === void 0 ? {} : { signal };
	return collectAnswers(await Promise.all(INFO_PATHS.map(async (path) => [path, await getInfo(target, QUERIES[path] ?? path, options)])));
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
	const engine = identifyEngine(await readInfoAnswers(target, signal), model);
	const byProgram = engine.engine === void 0 ? engineOf(local.launchArguments ?? []) : void 0;
	return cleanIdentity({
		...byProgram === void 0 ? engine : {
			...engine,
			engine: byProgram
		},
		...local,
		model
	}, secrets);
}
const LONGEST_FACT = 500;
function cleanIdentity(identity, secrets) {
	const { launchArguments, environmentVariables, ...facts } = identity;
	const clean = (fact) => typeof fact === "string" ? redactText(fact, secrets).slice(0, LONGEST_FACT) : fact;
	const rest = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, clean(fact)]));
	const words = launchArguments && canonicalArguments(redactArguments(launchArguments, secrets), identity.engine);
	return {
		...rest,
		...words === void 0 ? {} : { launchArguments: words },
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
// src/server/machine-facts.ts
async function readMachineFacts(selection, visible) {
	const answer = await readGpus(selection);
	const mig = answer.kind === "gpus" && answer.gpus.some(({ migEnabled }) => migEnabled) ? await readMigProfiles() : void 0;
	return {
		...gpuFacts(answer, selection, visible),
		...mig === void 0 ? {} : { mig },
		...hostFacts()
	};
}
function gpuFacts(answer, selection, visible) {
	if (answer.kind === "none") return {};
	const { gpus } = answer;
	const names = [...new Set(gpus.map(({ name }) => name).filter((name) => name !== void 0))];
	const limit = selectGpus(gpus, selection).map(({ powerLimitWatts }) => powerLimitWatts).filter((watts) => watts !== void 0);
	const driver = gpus[0]?.driver;
	const gpusUsed = visible ?? (typeof selection === "string" ? void 0 : selection.join(","));
	return {
		...names.length === 0 ? {} : { gpu: names.join(" + ") },
		gpuCount: gpus.length,
		...gpusUsed === void 0 ? {} : { gpusUsed },
		...limit.length === 0 ? {} : { powerLimitWatts: Math.min(...limit) },
		...driver === void 0 ? {} : { driver }
	};
}
function hostFacts() {
	const model = cpus()[0]?.model.trim();
	return {
		...model ? { cpu: `${cpus().length} × ${model}` } : {},
		os: `${type()} ${release()}`
	};
}
// src/server/speed-variables.ts
const SPEED = /^(VLLM|SGLANG|SGL|TRTLLM|TLLM|TGI|LLAMA|GGML|OLLAMA|LMDEPLOY|DYN|CUDA|NCCL|RCCL|NVIDIA|HIP|HSA|ROCR|ROCM|AITER|TORCH|TORCHINDUCTOR|PYTORCH|TRITON|FLASHINFER|FLASH|DEEPGEMM|DG|DEEP_EP|NVSHMEM|OMP|MKL|GOMP|KMP|OPENBLAS|MALLOC|UCX|PYTHONHASHSEED|LD_PRELOAD)(_|$)/;
const NOT_SPEED = /(_CACHE|_CACHE_DIR|_CACHE_ROOT|_CONFIG_ROOT|_HOME|_PATH|_LOG_LEVEL|_LOGGING_LEVEL|_HOST_IP|_USAGE_STATS|_REQUIRE_\w+|_VERSION)$/;
function speedVariables(environment) {
	const names = Object.keys(environment).filter((name) => SPEED.test(name) && !NOT_SPEED.test(name));
	return Object.fromEntries(names.sort().map((name) => [name, environment[name] ?? ""]));
}
// src/server/process-arguments.ts
const FORWARDERS = /(^|\/)(docker-proxy|rootlesskit|rootlessport|slirp4netns|nginx|haproxy|envoy|traefik|caddy|ssh|sshd|socat|kubectl)\b/;
function readPortOwner(origin) {
	if (!isLoopback(origin)) return null;
	for (const pid of listenersOn(portOf(origin))) {
		const words = readCommandLine(pid);
		if (words === null || FORWARDERS.test(words[0] ?? "") || words.length === 1 && /:/.test(words[0] ?? "")) continue;
		const environment = readEnvironment(pid);
		return {
			pid,
			launchArguments: words,
			...environment === null ? {} : { environmentVariables: speedVariables(environment) }
		};
	}
	return null;
}
// src/server/local-facts.ts
function runsHere(origin, launched) {
	return launched !== null || isLoopback(origin);
}
async function readLocalFacts(origin, launched, selection) {
	if (!runsHere(origin, launched)) return hostFacts();
	const owner = readPortOwner(origin);
	const own = launched === null ? null : ownCommand(launched);
	const variables = {
		...own?.environmentVariables,
		...owner?.environmentVariables
	};
	const visible = variables["CUDA_VISIBLE_DEVICES"] ?? variables["HIP_VISIBLE_DEVICES"] ?? variables["ROCR_VISIBLE_DEVICES"];
	const launchArguments = owner?.launchArguments ?? own?.launchArguments;
	return {
		...await readMachineFacts(selection, visible),
		...launchArguments === void 0 ? {} : { launchArguments },
		...own === null && owner?.environmentVariables === void 0 ? {} : { environmentVariables: variables }
	};
}
function ownCommand({ command, env }) {
	const { words, variables } = typeof command === "string" ? splitCommand(command) : {
		words: command,
		variables: {}
	};
	return {
		launchArguments: words,
		environmentVariables: speedVariables({
			...env,
			...variables
		})
	};
}
// src/session/find-proxy.ts
function findProxy(origin, env) {
	const { protocol, hostname, port } = new URL(origin);
	const read = (name) => env[name] || env[name.toUpperCase()] || "";
	const scheme = protocol.slice(0, -1);
	const named = read(`${scheme}_proxy`) || read("all_proxy");
	if (named === "" || isExcepted(read("no_proxy"), hostname, port || (scheme === "https" ? "443" : "80"))) return null;
	return parseProxy(named, `${scheme}_proxy`);
}
function isExcepted(list, hostname, port) {
	return list.split(/[\s,]+/).some((entry) => {
		const [, name = "", only] = /^(\[.*\]|[^:]*|.*::.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
		if (name === "" || only !== void 0 && only !== port) return false;
		const bare = name.replace(/^\*?\./, "");
		const host = hostname.replace(/^\[|\]$/g, "");
		return name === "*" || host === bare.replace(/^\[|\]$/g, "") || host.endsWith(`.${bare}`);
	});
}
function readUserInfo({ username, password }, variable) {
	try {
		return `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
	} catch {
		const found = `server.proxy: environment: the user or the password of ${variable} holds a bare %.`;
		throw new GateError("bad-usage", found, "Percent-encode both: % is written %25.");
	}
}
function parseProxy(text, variable) {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url === null || !/^https?:$/.test(url.protocol)) {
		const found = `server.proxy: environment: ${variable} holds no http or https URL.`;
		throw new GateError("bad-usage", found, "Write it as http://HOST:PORT, or set server.proxy: none.");
	}
	const pair = readUserInfo(url, variable);
	return {
		origin: url.origin,
		authorization: pair === ":" ? null : `Basic ${Buffer.from(pair).toString("base64")}`
	};
}
// src/session/server-target.ts
async function makeTarget(server, options, env) {
	const { origin, basePath } = parseEndpoint(server.url);
	const proxy = server.proxy === "environment" ? findProxy(origin, env) : null;
	return {
		origin,
		basePath,
		headers: {
			...options.apiKey === null ? {} : { authorization: `Bearer ${options.apiKey}` },
			...server.headers
		},
		...proxy === null ? {} : { proxy },
		...server.ca === void 0 ? {} : { ca: await readAuthority(resolve(options.workingDirectory, server.ca)) }
	};
}
async function readAuthority(path) {
	const found = await readTextFile(path, 4e6);
	if (found.kind === "text") return found.text;
	throw new GateError("bad-suite", `server.ca: ${path} can't be read (${found.why}).`, "Name a PEM file.", found);
}
export { isLoopback as A, readDrainedCounters as C, readGpus as D, readGpuProcesses as E, parseEndpoint as M, selectGpus as O, readCounters as S, startDeadline as T, acquireLock as _, readIdentity as a, readModelIds as b, holdMachine as c, findSecrets as d, redactError as f, redactingIo as g, redactingGenerate as h, identityChanges as i, isSameEndpoint as j, maskSecretFields as k, launchFromSuite as l, redactRecords as m, readLocalFacts as n, awaitReady as o, redactReason as p, runsHere as r, generateOnce as s, makeTarget as t, pause as u, redactText as v, getInfo as w, noteUnreadCounters as x, nameLostModel as y };
