import { t as GateError } from "./gate-error.js";
import { S as string, d as boolean, l as _null, m as int, u as array, w as union, y as object } from "./libraries.js";
import { t as suggestName } from "./nearest-name.js";
import { a as createFaultPlan, n as PROFILE_NAMES, o as parseFault, r as profileStepMs, s as refusesEverything, t as PROFILES } from "./profiles.js";
import { t as CLIENT } from "./version.js";
import { createServer } from "node:http";
import { createHash } from "node:crypto";
// src/simulator/parse-simulator-options.ts
function parseSimulatorOptions(raw) {
	const read = (name, key, parse) => {
		const text = raw[name];
		return typeof text === "string" ? { [key]: parse({
			option: optionOf(name),
			text: text.trim()
		}) } : {};
	};
	const faults = raw.fault === void 0 ? [] : [raw.fault].flat().flatMap((text) => text.split(","));
	return {
		...read("port", "port", (text) => readNumber(text, {
			least: 0,
			most: 65535,
			whole: true
		})),
		...read("modelId", "modelId", readName),
		...read("decodeMs", "decodeMs", (text) => readNumber(text, { least: 0 })),
		...read("decodeMsPerRequest", "decodeMsPerRequest", (text) => readNumber(text, { least: 0 })),
		...read("prefillMsPerToken", "prefillMsPerToken", (text) => readNumber(text, { least: 0 })),
		...read("maxRunning", "maxRunning", (text) => readNumber(text, {
			least: 1,
			whole: true
		})),
		...read("slowdown", "slowdown", readShare),
		...read("slowdownAt", "slowdownAt", readSlowdownAt),
		...read("noise", "noise", readShare),
		...read("jitter", "jitter", readShare),
		...read("readyAfter", "readyAfterMs", readDurationMs),
		...read("tokensPerChunk", "tokensPerChunk", (text) => readNumber(text, {
			least: 1,
			whole: true
		})),
		...read("speed", "speed", (text) => readNumber(text, { least: .001 })),
		...read("seed", "seed", (text) => readNumber(text, {
			least: 0,
			most: 2 ** 32 - 1,
			whole: true
		})),
		...read("profile", "profile", readProfile),
		...raw.prefixCache === void 0 ? {} : { prefixCache: raw.prefixCache },
		...faults.length === 0 ? {} : { faults: faults.map((text) => parseFault(text.trim())) }
	};
}
const optionOf = (name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const bad = ({ option, text }, allowed, remedy) => new GateError("bad-usage", `${option} ${text === "" ? "(empty)" : text}: ${allowed}`, remedy);
function readNumber(given, { least, most = Number.MAX_SAFE_INTEGER, whole = false }) {
	const value = given.text === "" ? NaN : Number(given.text);
	if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
	const limit = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
	throw bad(given, `not a ${whole ? "whole number" : "number"} ${limit}`, "Give a plain number without a unit.");
}
function readName(given) {
	if (given.text === "") throw bad(given, "the model id is empty", "Give the id that clients ask for, for example sim.");
	return given.text;
}
function readShare(given) {
	const [, digits] = /^(\d+(?:\.\d+)?)%$/.exec(given.text) ?? [];
	const percent = Number(digits);
	if (percent < 100) return percent / 100;
	throw bad(given, "not a percentage from 0% to below 100%", `Write the unit, for example ${likelyShare(given.text)}.`);
}
function likelyShare(text) {
	const bare = text === "" ? NaN : Number(text);
	if (bare > 0 && bare < 1) return `${Number((100 * bare).toPrecision(6))}% or ${bare}%`;
	return bare >= 1 && bare < 100 ? `${bare}%` : "10%";
}
function readSlowdownAt(given) {
	const [level = "", share, ...rest] = given.text.split(":");
	if (share === void 0 || rest.length > 0) throw bad(given, "not LEVEL:SHARE", "Write a concurrency and a percentage, for example 128:20%.");
	const { option } = given;
	return {
		level: readNumber({
			option,
			text: level
		}, {
			least: 1,
			whole: true
		}),
		share: readShare({
			option,
			text: share
		})
	};
}
const UNIT_MS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5
};
function readDurationMs(given) {
	const [, digits, unit = ""] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(given.text) ?? [];
	const unitMs = UNIT_MS[unit];
	if (unitMs !== void 0) return Number(digits) * unitMs;
	const spellings = /^\d+(\.\d+)?$/.test(given.text) ? `${given.text}s or ${given.text}ms` : "5s or 500ms";
	throw bad(given, "not a duration with its unit (ms, s, m, h)", `Write the unit, for example ${spellings}.`);
}
function readProfile(given) {
	const name = PROFILE_NAMES.find((known) => known === given.text);
	if (name === void 0) {
		const nearest = suggestName(given.text, PROFILE_NAMES);
		throw bad(given, `no such profile; there are ${PROFILE_NAMES.join(" and ")}${nearest}`, "Give one of these names.");
	}
	return name;
}
const MAX_BLOCKS = 65536;
function createPrefixCache() {
	const known = new Set();
	const remember = (block) => {
		known.add(block);
		for (const oldest of known) {
			if (known.size <= MAX_BLOCKS) return;
			known.delete(oldest);
		}
	};
	return {
		take: (blocks, promptTokens) => {
			const firstMiss = blocks.findIndex((block) => !known.has(block));
			const hits = firstMiss === -1 ? blocks.length : firstMiss;
			blocks.forEach(remember);
			const mostCached = Math.floor(Math.max(0, promptTokens - 1) / 16);
			return Math.min(hits, mostCached) * 16;
		},
		clear: () => known.clear()
	};
}
// src/simulator/seeded-random.ts
function createSeededRandom(seed) {
	let state = seed >>> 0;
	const uniform = () => {
		state = state + 1831565813 >>> 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
	const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
	return {
		uniform,
		normal
	};
}
// src/simulator/step-time.ts
function plannedStepMs(options, load) {
	const decodeMs = options.profile === null ? options.decodeMs + options.decodeMsPerRequest * load.running : profileStepMs(PROFILES[options.profile], load.running);
	const prefillMs = options.prefillMsPerToken * load.prefillTokens;
	const inFlight = load.running + load.waiting;
	const at = options.slowdownAt;
	const slowedHere = at !== null && inFlight > .9 * at.level && inFlight <= at.level;
	return (decodeMs + prefillMs) / (1 - options.slowdown) / (slowedHere ? 1 - at.share : 1);
}
function createStepTime(options, random) {
	const sessionFactor = Math.exp(options.noise * random.normal());
	return (load) => {
		const jitterFactor = options.jitter === 0 ? 1 : Math.exp(options.jitter * random.normal());
		return plannedStepMs(options, load) * sessionFactor * jitterFactor;
	};
}
// src/simulator/engine.ts
function createEngine(options, clock) {
	const stepMs = createStepTime(options, createSeededRandom(options.seed));
	const cache = createPrefixCache();
	const waiting = [];
	let running = [];
	let busy = false;
	const sums = {
		steps: 0,
		promptTokens: 0,
		cachedTokens: 0,
		queriedTokens: 0,
		generatedTokens: 0
	};
	const prefill = ({ job, progress }) => {
		if (options.prefixCache) {
			progress.cachedTokens = cache.take(job.blocks, job.promptTokens);
			sums.queriedTokens += job.promptTokens;
			sums.cachedTokens += progress.cachedTokens;
		}
		sums.promptTokens += job.promptTokens;
		return job.promptTokens - progress.cachedTokens;
	};
	const startStep = (startMs) => {
		running = running.filter((sequence) => !sequence.cancelled);
		const admitted = waiting.splice(0, Math.max(0, options.maxRunning - running.length));
		const prefillTokens = admitted.reduce((sum, sequence) => sum + prefill(sequence), 0);
		running.push(...admitted);
		busy = running.length > 0;
		if (busy) {
			const dueMs = startMs + stepMs({
				running: running.length,
				waiting: waiting.length,
				prefillTokens
			});
			clock.at(dueMs, () => endStep(dueMs));
		}
	};
	const endStep = (dueMs) => {
		sums.steps += 1;
		running = running.filter(advance);
		startStep(dueMs);
	};
	const advance = (sequence) => {
		const { job, progress, cancelled } = sequence;
		if (cancelled) return false;
		if (progress.produced < job.outputTokens) {
			progress.produced += 1;
			sums.generatedTokens += 1;
		}
		progress.done = progress.produced >= job.outputTokens;
		job.onStep(progress);
		return !progress.done;
	};
	const cancel = (sequence) => {
		sequence.cancelled = true;
		const place = waiting.indexOf(sequence);
		if (place !== -1) waiting.splice(place, 1);
	};
	return {
		submit: (job) => {
			const sequence = {
				job,
				progress: {
					produced: 0,
					cachedTokens: 0,
					done: false
				},
				cancelled: false
			};
			waiting.push(sequence);
			if (!busy) {
				busy = true;
				clock.soon(() => startStep(clock.nowMs()));
			}
			return () => cancel(sequence);
		},
		counters: () => ({
			...sums,
			running: running.length,
			waiting: waiting.length,
			kvTokens: running.reduce((sum, { job, progress }) => sum + job.promptTokens + progress.produced, 0)
		}),
		resetPrefixCache: cache.clear
	};
}
// src/simulator/api-error.ts
function apiError(status, type, message, param = null) {
	return {
		status,
		body: JSON.stringify({ error: {
			message,
			type,
			param,
			code: status
		} })
	};
}
const NO_SUCH_ROUTE = {
	status: 404,
	body: "{\"detail\":\"Not Found\"}"
};
const NO_SUCH_METHOD = {
	status: 405,
	body: "{\"detail\":\"Method Not Allowed\"}"
};
const INTERNAL_ERROR = apiError(500, "InternalServerError", "Internal server error");
const OVERLOADED = apiError(503, "ServiceUnavailableError", "The server is temporarily unable to serve requests.");
const LOADING = apiError(503, "ServiceUnavailableError", "The model is still loading.");
const ENGINE_DIED = apiError(500, "InternalServerError", "EngineCore encountered an issue. See stack trace (above) for the root cause.");
// src/simulator/chunk-writer.ts
function openChunkWriter(response) {
	response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
	response.flushHeaders();
	const socket = response.socket;
	if (socket === null || response.req.httpVersion !== "1.1") {
		const prepare = (text) => Buffer.from(text);
		return {
			prepare,
			write: (prepared) => response.write(prepared),
			end: () => response.end()
		};
	}
	return {
		prepare: (text) => Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`),
		write: (prepared) => {
			socket.write(prepared);
		},
		end: () => response.end()
	};
}
// src/simulator/send.ts
function send(response, body, contentType = "application/json", status = 200) {
	response.writeHead(status, {
		"content-type": contentType,
		"content-length": Buffer.byteLength(body)
	}).end(body);
}
function sendError(response, error) {
	send(response, error.body, "application/json", error.status);
}
// src/simulator/wire.ts
const DONE_EVENT = "data: [DONE]\n\n";
const WORDS = [
	" the",
	" step",
	" gives",
	" one",
	" word",
	" at",
	" a",
	" time"
];
const WORD_CYCLE = WORDS.length;
function tokenText(start, count) {
	return Array.from({ length: count }, (_, index) => WORDS[(start + index) % WORDS.length]).join("");
}
function createWire(api, identity) {
	const chat = api === "chat";
	const id = `${chat ? "chatcmpl" : "cmpl"}-${identity.sequence.toString(16).padStart(16, "0")}`;
	const head = (object) => `{"id":"${id}","object":"${object}","created":${identity.created},"model":${JSON.stringify(identity.model)},`;
	const event = (rest) => `data: ${head(chat ? "chat.completion.chunk" : "text_completion")}"choices":[${rest}}\n\n`;
	const fingerprint = `"system_fingerprint":"${identity.systemFingerprint}"`;
	return {
		openingEvent: chat ? event(`{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,"finish_reason":null}],"prompt_token_ids":null,"prompt_text":null`) : "",
		textEvent: (text, finish) => {
			const piece = chat ? `"delta":{"content":"${text}"}` : `"text":"${text}"`;
			return event(`{"index":0,${piece},"logprobs":null,${finishFields(finish, chat)},"token_ids":null}]`);
		},
		usageEvent: (usage) => event(`],"usage":${usageJson(usage)},${fingerprint}`),
		wholeBody: (text, finish, usage) => {
			const choice = `{"index":0,${chat ? `"message":{"role":"assistant","content":"${text}"}` : `"text":"${text}"`},"logprobs":null,"finish_reason":"${finish}","stop_reason":null}`;
			const counts = usage === null ? "null" : usageJson(usage);
			return `${head(chat ? "chat.completion" : "text_completion")}"choices":[${choice}],${fingerprint},"usage":${counts}}`;
		}
	};
}
function finishFields(finish, chat) {
	const reason = `"finish_reason":${finish === null ? "null" : `"${finish}"`}`;
	return chat && finish === null ? reason : `${reason},"stop_reason":null`;
}
const usageJson = ({ promptTokens, outputTokens, cachedTokens }) => `{"prompt_tokens":${promptTokens},"total_tokens":${promptTokens + outputTokens},"completion_tokens":${outputTokens},"prompt_tokens_details":{"cached_tokens":${cachedTokens}}}`;
// src/simulator/answer.ts
const RESET_AFTER_MS = 20;
function openStream(parts) {
	const { request, wire, response, tokensPerChunk } = parts;
	const writer = openChunkWriter(response);
	const socket = response.socket;
	const prepared = new Map();
	let sent = 0;
	const words = (count) => {
		const key = sent % WORD_CYCLE + WORD_CYCLE * count;
		const known = prepared.get(key) ?? writer.prepare(wire.textEvent(tokenText(sent, count), null));
		prepared.set(key, known);
		return known;
	};
	const writeLast = (progress) => {
		const opening = sent === 0 ? wire.openingEvent : "";
		socket?.cork();
		writer.write(writer.prepare(opening + lastEvents(parts, sent, progress)));
		endAnswer(parts, writer.end);
		socket?.uncork();
	};
	return (progress) => {
		if (progress.done) writeLast(progress);
		else if ((progress.produced - 1) % tokensPerChunk === 0) {
			if (sent === 0 && request.api === "chat") writer.write(writer.prepare(wire.openingEvent));
			writer.write(words(progress.produced - sent));
			sent = progress.produced;
		}
	};
}
function lastEvents({ request, plan, wire }, sent, progress) {
	const left = progress.produced - sent;
	if (plan.ending !== "complete") {
		const text = left === 0 ? "" : wire.textEvent(tokenText(sent, left), null);
		return plan.ending === "error-in-stream" ? `${text}data: ${ENGINE_DIED.body}\n\n${DONE_EVENT}` : text;
	}
	const shown = plan.finish === "stop" ? Math.max(0, left - 1) : left;
	const usage = plan.usage && request.includeUsage ? wire.usageEvent(usageOf(request, progress)) : "";
	return wire.textEvent(tokenText(sent, shown), plan.finish) + usage + DONE_EVENT;
}
function openWhole(parts) {
	return (progress) => {
		if (progress.done) sendWhole(parts, progress);
	};
}
function sendWhole(parts, progress) {
	const { plan, response } = parts;
	if (plan.ending === "error-in-stream") sendError(response, ENGINE_DIED);
	else if (plan.ending === "complete") send(response, wholeBody(parts, progress));
	else if (plan.ending === "truncate") {
		const body = wholeBody(parts, progress);
		response.writeHead(200, {
			"content-type": "application/json",
			"content-length": Buffer.byteLength(body)
		});
		response.write(body.slice(0, body.length / 2), () => response.socket?.destroy());
	} else endAnswer(parts, () => response.end());
}
function wholeBody({ request, plan, wire }, progress) {
	const shown = plan.finish === "stop" ? Math.max(0, progress.produced - 1) : progress.produced;
	return wire.wholeBody(tokenText(0, shown), plan.finish, plan.usage ? usageOf(request, progress) : null);
}
function endAnswer({ plan, response, die }, end) {
	switch (plan.ending) {
		case "reset":
			setTimeout(() => setImmediate(() => response.socket?.resetAndDestroy()), RESET_AFTER_MS);
			return;
		case "die":
			setImmediate(die);
			return;
		case "stall": return;
		default: end();
	}
}
const usageOf = (request, progress) => ({
	promptTokens: request.prompt.tokens,
	outputTokens: progress.produced,
	cachedTokens: progress.cachedTokens
});
// src/simulator/generation-plan.ts
const isEarlyFault = (fault) => fault === "refuse" || fault === "http-500" || fault === "http-503";
function planGeneration(request, fault) {
	const { outputTokens, finish } = request;
	const complete = {
		tokens: outputTokens,
		finish,
		ending: "complete",
		usage: true
	};
	switch (fault) {
		case null: return complete;
		case "no-usage": return {
			...complete,
			usage: false
		};
		case "empty": return {
			...complete,
			tokens: 0,
			finish: "stop"
		};
		case "short": return {
			...complete,
			tokens: Math.floor(outputTokens / 2),
			finish: "stop"
		};
		default: return {
			...complete,
			tokens: Math.ceil(outputTokens / 2),
			ending: fault
		};
	}
}
// src/simulator/prompt.ts
function readPrompt(text) {
	const pieces = text.match(/\s*\S{1,4}|\s+$/g) ?? [""];
	const blocks = [];
	let hash = FNV_START;
	pieces.forEach((piece, index) => {
		hash = hashOn(hash, piece);
		if ((index + 1) % 16 === 0) blocks.push(hash);
	});
	return {
		tokens: pieces.length,
		blocks,
		naturalLength: 32 + hash % 480
	};
}
const FNV_START = 2166136261;
function hashOn(start, text) {
	let hash = start;
	for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
	return hash;
}
// src/simulator/generation-request.ts
const MAX_MODEL_LEN = 32768;
const count = int().nonnegative().nullish();
const common = {
	model: string().nullish(),
	stream: boolean().nullish(),
	stream_options: object({ include_usage: boolean().nullish() }).nullish(),
	max_tokens: count,
	min_tokens: count,
	ignore_eos: boolean().nullish()
};
const content = union([
	string(),
	array(object({ text: string().optional() })),
	_null()
]).optional();
const chatBody = object({
	...common,
	max_completion_tokens: count,
	messages: array(object({
		role: string(),
		content
	})).min(1)
});
const completionsBody = object({
	...common,
	prompt: union([string(), array(int())])
});
function readGenerationRequest(api, text, modelId) {
	let json;
	try {
		json = JSON.parse(text);
	} catch {
		return invalid("json_invalid", "body", "JSON decode error");
	}
	const parsed = api === "chat" ? chatBody.safeParse(json) : completionsBody.safeParse(json);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return invalid(issue?.code ?? "invalid", ["body", ...issue?.path ?? []].join("."), issue?.message ?? "");
	}
	const body = parsed.data;
	if (typeof body.model === "string" && body.model !== modelId) return apiError(404, "NotFoundError", `The model \`${body.model}\` does not exist. Valid aliases: ${modelId}.`, "model");
	const prompt = readPrompt("messages" in body ? chatText(body.messages) : promptText(body.prompt));
	const lengths = {
		asked: ("max_completion_tokens" in body ? body.max_completion_tokens : null) ?? body.max_tokens ?? null,
		atLeast: body.min_tokens ?? 0,
		ignoreEos: body.ignore_eos === true
	};
	return checkLengths(lengths, prompt) ?? {
		api,
		prompt,
		...decideLength(lengths, prompt, api),
		stream: body.stream === true,
		includeUsage: body.stream_options?.include_usage === true
	};
}
function invalid(type, where, found) {
	return apiError(400, "Bad Request", `1 validation error:\n  {'type': '${type}', 'loc': '${where}', 'msg': '${found}'}`, where);
}
function chatText(messages) {
	const textOf = (given) => typeof given === "string" ? given : (given ?? []).map((part) => part.text ?? "").join("");
	return messages.map((message) => `<|${message.role}|>\n${textOf(message.content)}\n`).join("");
}
const promptText = (prompt) => typeof prompt === "string" ? prompt : prompt.map((id) => id % 1e4).join(" ");
function checkLengths({ asked, atLeast }, prompt) {
	if (asked === 0) return apiError(400, "BadRequestError", "max_tokens must be at least 1, got 0.", "max_tokens");
	if (asked !== null && atLeast > asked) return apiError(400, "BadRequestError", `min_tokens must be less than or equal to max_tokens=${asked}, got ${atLeast}.`, "min_tokens");
	const output = Math.max(asked ?? 1, atLeast);
	if (prompt.tokens + output > 32768) {
		const found = `you requested ${output} output tokens and your prompt contains ${prompt.tokens} input tokens`;
		return apiError(400, "BadRequestError", `This model's maximum context length is ${MAX_MODEL_LEN} tokens. However, ${found}, for a total of ${prompt.tokens + output} tokens. Please reduce the length of the input prompt or the number of requested output tokens.`, "input_tokens");
	}
	return null;
}
function decideLength({ asked, atLeast, ignoreEos }, prompt, api) {
	const most = asked ?? Math.max(atLeast, api === "completions" ? 16 : 32768 - prompt.tokens);
	const natural = ignoreEos ? most : Math.max(atLeast, prompt.naturalLength);
	return natural < most ? {
		outputTokens: natural,
		finish: "stop"
	} : {
		outputTokens: most,
		finish: "length"
	};
}
// src/simulator/read-body.ts
function readBody(request) {
	return new Promise((resolve) => {
		const parts = [];
		request.on("data", (part) => parts.push(part));
		request.on("end", () => resolve(Buffer.concat(parts).toString("utf8")));
		request.on("error", () => resolve(null));
		request.on("close", () => resolve(null));
	});
}
// src/simulator/generation-service.ts
function createGenerationService(options, engine, systemFingerprint, server) {
	const nextFault = createFaultPlan(options.faults, createSeededRandom(options.seed ^ 1598716949));
	const finished = {
		stop: 0,
		length: 0,
		abort: 0
	};
	let generations = 0;
	const failEarly = (fault, response) => {
		if (fault === "refuse") {
			server.refuse();
			response.socket?.resetAndDestroy();
		} else sendError(response, fault === "http-500" ? INTERNAL_ERROR : OVERLOADED);
	};
	const generate = (parts) => {
		const { request, plan, response } = parts;
		const answer = request.stream ? openStream(parts) : openWhole(parts);
		let running = true;
		const cancel = engine.submit({
			promptTokens: request.prompt.tokens,
			blocks: request.prompt.blocks,
			outputTokens: plan.tokens,
			onStep: (progress) => {
				answer(progress);
				if (progress.done) {
					running = false;
					finished[plan.ending === "complete" ? plan.finish : "abort"] += 1;
				}
			}
		});
		response.on("close", () => {
			if (running) {
				finished.abort += 1;
				cancel();
			}
		});
	};
	const start = (request, response) => {
		generations += 1;
		const fault = nextFault();
		if (isEarlyFault(fault)) {
			failEarly(fault, response);
			return;
		}
		const identity = {
			sequence: generations,
			model: options.modelId,
			created: nowSeconds(),
			systemFingerprint
		};
		generate({
			request,
			response,
			plan: planGeneration(request, fault),
			wire: createWire(request.api, identity),
			tokensPerChunk: options.tokensPerChunk,
			die: server.die
		});
	};
	return {
		serve: async (api, incoming, response) => {
			const body = await readBody(incoming);
			if (body === null) return;
			const request = readGenerationRequest(api, body, options.modelId);
			if ("status" in request) sendError(response, request);
			else start(request, response);
		},
		counts: () => ({
			generations,
			finished: { ...finished }
		})
	};
}
const nowSeconds = () => Math.floor(Date.now() / 1e3);
// src/simulator/listener.ts
const KEEP_ALIVE_MS = 5e3;
async function openListener(port, handle) {
	const server = createServer({
		keepAliveTimeout: KEEP_ALIVE_MS,
		requestTimeout: 0
	}, handle);
	const sockets = new Set();
	let reopening;
	let ended = false;
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
		socket.on("error", () => socket.destroy());
	});
	const bound = await listen(server, port);
	const kill = () => {
		ended = true;
		clearTimeout(reopening);
		server.close();
		for (const socket of sockets) socket.destroy();
	};
	const reopen = () => {
		listen(server, bound).catch(kill);
	};
	return {
		port: bound,
		refuseFor: (ms) => {
			server.close();
			server.closeIdleConnections();
			clearTimeout(reopening);
			reopening = Number.isFinite(ms) ? setTimeout(reopen, ms) : setTimeout(kill, 2 ** 31 - 1);
		},
		kill,
		close: async () => {
			if (!ended) kill();
			await new Promise((resolve) => server.listening ? server.once("close", resolve) : resolve());
		}
	};
}
function listen(server, port) {
	return new Promise((resolve, reject) => {
		const fail = (cause) => reject(cannotListen(port, cause));
		server.once("error", fail);
		server.listen({
			host: "127.0.0.1",
			port,
			backlog: 4096
		}, () => {
			server.off("error", fail);
			resolve(server.address().port);
		});
	});
}
function cannotListen(port, cause) {
	return new GateError("port-in-use", `the simulator can't listen on 127.0.0.1:${port}: ${cause.message}`, "Stop what uses the port, or give --port 0 to take a free one.", { cause });
}
const BUCKET_MS = .05;
const BUCKETS = 2e3;
function createLatenessRecorder() {
	const buckets = new Uint32Array(BUCKETS);
	let steps = 0;
	let late = 0;
	let sumMs = 0;
	let maxMs = 0;
	return {
		add: (ms) => {
			const bucket = Math.min(1999, Math.floor(ms / BUCKET_MS));
			buckets[bucket] = (buckets[bucket] ?? 0) + 1;
			steps += 1;
			sumMs += ms;
			late += ms > 2 ? 1 : 0;
			maxMs = Math.max(maxMs, ms);
		},
		read: () => ({
			steps,
			meanMs: steps === 0 ? 0 : sumMs / steps,
			p99Ms: Math.min(maxMs, percentileMs(buckets, .99 * steps)),
			maxMs,
			lateShare: steps === 0 ? 0 : late / steps
		})
	};
}
function percentileMs(buckets, rank) {
	let seen = 0;
	return (buckets.findIndex((count) => {
		seen += count;
		return seen >= rank;
	}) + 1) * BUCKET_MS;
}
// src/simulator/metrics-page.ts
const KV_TOKENS = 524288;
function renderMetricsPage(stats, modelId, startedAtSeconds) {
	const { engine, lateness, finished } = stats;
	const labels = `engine="0",model_name="${modelId.replace(/["\\\n]/g, (sign) => sign === "\n" ? "\\n" : `\\${sign}`)}"`;
	const vllm = (kind, name, help, value) => family(kind, `vllm:${name}`, help, [[labels, value]]);
	return [
		family("gauge", "process_start_time_seconds", "Start time of the process since unix epoch in seconds.", [["", startedAtSeconds]]),
		vllm("gauge", "num_requests_running", "Number of requests in model execution batches.", engine.running),
		vllm("gauge", "num_requests_waiting", "Number of requests waiting to be processed.", engine.waiting),
		vllm("gauge", "kv_cache_usage_perc", "KV-cache usage. 1 means 100 percent usage.", engine.kvTokens / KV_TOKENS),
		vllm("counter", "prefix_cache_queries_total", "Prefix cache queries, in tokens.", engine.queriedTokens),
		vllm("counter", "prefix_cache_hits_total", "Prefix cache hits, in tokens.", engine.cachedTokens),
		vllm("counter", "num_preemptions_total", "Cumulative number of preemption from the engine.", 0),
		vllm("counter", "prompt_tokens_total", "Number of prefill tokens processed.", engine.promptTokens),
		vllm("counter", "prompt_tokens_cached_total", "Number of cached prompt tokens.", engine.cachedTokens),
		vllm("counter", "generation_tokens_total", "Number of generation tokens processed.", engine.generatedTokens),
		family("counter", "vllm:request_success_total", "Count of successfully processed requests.", Object.entries(finished).map(([reason, count]) => [`${labels},finished_reason="${reason}"`, count])),
		...latenessFamilies(lateness)
	].join("");
}
function latenessFamilies(lateness) {
	const seconds = (ms) => ms / 1e3;
	const sum = seconds(lateness.meanMs * lateness.steps);
	const late = lateness.lateShare * lateness.steps;
	return [`# HELP sim:step_lateness_seconds Real time from when a step was due until its last chunk was handed to its socket.
# TYPE sim:step_lateness_seconds summary
sim:step_lateness_seconds{quantile="0.99"} ${seconds(lateness.p99Ms)}
sim:step_lateness_seconds{quantile="1"} ${seconds(lateness.maxMs)}
sim:step_lateness_seconds_sum ${sum}
sim:step_lateness_seconds_count ${lateness.steps}
`, family("counter", "sim:late_steps_total", `Steps more than 2 ms late.`, [["", Math.round(late)]])];
}
function family(kind, name, help, samples) {
	return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${samples.map(([labels, value]) => `${name}${labels === "" ? "" : `{${labels}}`} ${value}\n`).join("")}`;
}
// src/simulator/routes.ts
function createRoutes(parts) {
	const routes = {
		"GET /health": (_, response) => send(response, ""),
		"GET /version": (_, response) => send(response, JSON.stringify({ version: parts.version })),
		"GET /v1/models": (_, response) => send(response, modelList(parts)),
		"GET /metrics": (_, response) => send(response, parts.metricsPage(), "text/plain; version=0.0.4; charset=utf-8"),
		"POST /v1/chat/completions": (request, response) => parts.generations.serve("chat", request, response),
		"POST /v1/completions": (request, response) => parts.generations.serve("completions", request, response),
		"POST /reset_prefix_cache": (_, response) => {
			parts.resetPrefixCache();
			send(response, "");
		}
	};
	const paths = new Set(Object.keys(routes).map((key) => key.split(" ")[1]));
	return (request, response) => {
		const [path = ""] = (request.url ?? "").split("?");
		const route = routes[`${request.method} ${path}`];
		if (!parts.isReady()) sendError(response, LOADING);
		else if (route === void 0) sendError(response, paths.has(path) ? NO_SUCH_METHOD : NO_SUCH_ROUTE);
		else route(request, response);
	};
}
function modelList({ modelId, startedAtSeconds }) {
	return JSON.stringify({
		object: "list",
		data: [{
			id: modelId,
			object: "model",
			created: Math.floor(startedAtSeconds),
			owned_by: "vllm",
			root: modelId,
			parent: null,
			max_model_len: MAX_MODEL_LEN
		}]
	});
}
// src/simulator/simulator-options.ts
const DEFAULT_SIMULATOR_OPTIONS = {
	port: 0,
	modelId: "sim",
	decodeMs: 5,
	decodeMsPerRequest: .05,
	prefillMsPerToken: .02,
	maxRunning: 256,
	prefixCache: false,
	slowdown: 0,
	slowdownAt: null,
	noise: 0,
	jitter: 0,
	readyAfterMs: 0,
	tokensPerChunk: 1,
	faults: [],
	speed: 1,
	seed: 1,
	profile: null
};
function completeSimulatorOptions(given) {
	const fromProfile = given.profile ? { prefillMsPerToken: PROFILES[given.profile].prefillMsPerToken } : {};
	return {
		...DEFAULT_SIMULATOR_OPTIONS,
		...fromProfile,
		...given
	};
}
// src/simulator/step-clock.ts
const POLL_MS = 1;
function createStepClock(speed) {
	const startMs = performance.now();
	const nowMs = () => (performance.now() - startMs) * speed;
	const recorder = createLatenessRecorder();
	let timer;
	let immediate;
	let stopped = false;
	const at = (dueMs, run) => {
		if (stopped) return;
		const leftMs = (dueMs - nowMs()) / speed;
		const waitMs = Math.floor(leftMs - POLL_MS);
		if (waitMs >= 1) timer = setTimeout(poll, waitMs, dueMs, run);
		else immediate = setImmediate(poll, dueMs, run);
	};
	const poll = (dueMs, run) => {
		if (nowMs() < dueMs) {
			at(dueMs, run);
			return;
		}
		run();
		recorder.add((nowMs() - dueMs) / speed);
	};
	return {
		nowMs,
		at,
		soon: (run) => {
			if (!stopped) immediate = setImmediate(run);
		},
		lateness: recorder.read,
		stop: () => {
			stopped = true;
			clearTimeout(timer);
			clearImmediate(immediate);
		}
	};
}
// src/simulator/start-simulator.ts
const REFUSE_MS = 1e3;
const VERSION = `${CLIENT.version}-simulator`;
async function startSimulator(given = {}) {
	const options = completeSimulatorOptions(given);
	const clock = createStepClock(options.speed);
	const engine = createEngine(options, clock);
	const startedAtSeconds = Date.now() / 1e3;
	const death = createSignal();
	let listener = null;
	const die = () => {
		clock.stop();
		listener?.kill();
		death.fire();
	};
	const refuse = () => listener?.refuseFor(REFUSE_MS / options.speed);
	const generations = createGenerationService(options, engine, systemFingerprint(options), {
		die,
		refuse
	});
	const stats = () => ({
		engine: engine.counters(),
		lateness: clock.lateness(),
		...generations.counts()
	});
	const routes = createRoutes({
		modelId: options.modelId,
		version: VERSION,
		startedAtSeconds,
		isReady: () => clock.nowMs() >= options.readyAfterMs,
		generations,
		metricsPage: () => renderMetricsPage(stats(), options.modelId, startedAtSeconds),
		resetPrefixCache: engine.resetPrefixCache
	});
	const opened = await openListener(options.port, routes);
	listener = opened;
	if (refusesEverything(options.faults)) opened.refuseFor(Number.POSITIVE_INFINITY);
	return {
		url: `http://127.0.0.1:${opened.port}`,
		port: opened.port,
		stats,
		died: death.fired,
		stop: async () => {
			clock.stop();
			await opened.close();
		}
	};
}
function createSignal() {
	let fire = () => {};
	return {
		fired: new Promise((resolve) => {
			fire = resolve;
		}),
		fire: () => fire()
	};
}
function systemFingerprint(options) {
	const { port: _port, seed: _seed, ...tuning } = options;
	const hash = createHash("sha256").update(JSON.stringify(tuning)).digest("hex");
	return `vllm-${VERSION}-${hash.slice(0, 8)}`;
}
// src/commands/simulate.ts
async function simulate(raw, world) {
	const simulator = await startSimulator(parseSimulatorOptions(raw));
	world.stdout.write(`listening on ${simulator.url}\n`);
	const interrupted = new Promise((resolve) => {
		world.signal.addEventListener("abort", () => resolve("interrupted"), { once: true });
	});
	const end = await Promise.race([simulator.died.then(() => "died"), interrupted]);
	await simulator.stop();
	return end === "died" ? 1 : 0;
}
export { simulate };
