import { t as require_undici } from "./undici.js";
import { hash } from "node:crypto";
// src/load/turn-clock.ts
var import_undici = require_undici();
function readClockMs() {
	return performance.now() + THREAD_OFFSET_MS;
}
const THREAD_OFFSET_MS = Number(process.hrtime.bigint()) / 1e6 - performance.now();
function createTurnClock() {
	let stamp = 0;
	const clear = () => {
		stamp = 0;
	};
	return () => {
		if (stamp === 0) {
			stamp = readClockMs();
			setImmediate(clear);
		}
		return stamp;
	};
}
// src/load/proxy-route.ts
function dialledOrigin({ origin, proxy }) {
	return proxy !== void 0 && origin.startsWith("http:") ? proxy.origin : origin;
}
function routeRequest({ origin, proxy }, options) {
	if (proxy === void 0 || !origin.startsWith("http:")) return options;
	const { host } = new URL(origin);
	return {
		...options,
		path: origin + options.path,
		headers: {
			...options.headers,
			host,
			...signIn(proxy)
		}
	};
}
function connectorOf(target, timeoutMs, onread) {
	const { origin, ca, proxy } = target;
	const isPlain = dialledOrigin(target).startsWith("http:");
	const direct = (0, import_undici.buildConnector)({
		timeout: timeoutMs,
		...ca === void 0 ? {} : { ca },
		...onread === void 0 || !isPlain ? {} : { onread }
	});
	if (proxy === void 0 || origin.startsWith("http:")) return direct;
	return (address, callback) => {
		openTunnel(proxy, new URL(origin), timeoutMs).then((httpSocket) => direct({
			...address,
			httpSocket
		}, callback), (error) => callback(error, null));
	};
}
async function openTunnel(proxy, { hostname, port }, timeoutMs) {
	const { request: ask } = proxy.origin.startsWith("https:") ? await import("node:https") : await import("node:http");
	const path = `${hostname}:${port || "443"}`;
	return new Promise((resolve, reject) => {
		const asked = ask(proxy.origin, {
			method: "CONNECT",
			path,
			agent: false,
			headers: {
				host: path,
				...signIn(proxy)
			}
		});
		asked.setTimeout(timeoutMs, () => asked.destroy(late(proxy, timeoutMs)));
		asked.on("error", reject);
		asked.on("connect", ({ statusCode }, socket) => {
			asked.setTimeout(0);
			if (statusCode === 200) resolve(socket.setTimeout(0));
			else {
				socket.destroy();
				reject(coded("ECONNREFUSED", `the proxy ${proxy.origin} answered ${statusCode} to CONNECT ${path}`));
			}
		});
		asked.end();
	});
}
const signIn = ({ authorization }) => authorization === null ? {} : { "proxy-authorization": authorization };
function late({ origin }, timeoutMs) {
	return coded("UND_ERR_CONNECT_TIMEOUT", `the proxy ${origin} opened no tunnel within ${timeoutMs / 1e3} s`);
}
function coded(code, message) {
	return Object.assign(new Error(message), { code });
}
// src/load/server-message.ts
const LONGEST_MESSAGE = 2e3;
function readServerMessage(body) {
	return tidy(messageOfJson(parseJson(body)) ?? messageOfHtml(body) ?? quoteText(body, 2001));
}
const BINARY = /[\ufffd\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;
const BINARY_SHOWN = 3;
function quoteText(body, length) {
	const start = body.slice(0, length);
	return (start.match(BINARY)?.length ?? 0) > BINARY_SHOWN ? "(bytes that are no text)" : start;
}
function findError(value) {
	if (typeof value !== "object" || value === null) return null;
	const fields = value;
	if ("choices" in fields && !fields["error"]) return null;
	const message = messageOfJson(value);
	return message === null ? null : tidy(message);
}
function messageOfJson(value) {
	if (typeof value !== "object" || value === null) return null;
	const { error, message, detail } = value;
	if (typeof error === "string" && error !== "") return error;
	if (typeof error === "object" && error !== null) return messageOfJson(error) ?? JSON.stringify(error);
	if (typeof message === "string") return message;
	if (typeof detail === "string") return detail;
	if (Array.isArray(detail)) return detail.map(wordOfDetail).join("; ");
	return null;
}
function wordOfDetail(item) {
	if (typeof item !== "object" || item === null) return String(item);
	const { loc, msg } = item;
	return `${Array.isArray(loc) ? `${loc.join(".")}: ` : ""}${typeof msg === "string" ? msg : JSON.stringify(item)}`;
}
function messageOfHtml(body) {
	if (!/^\s*<(?:!doctype|html)/i.test(body)) return null;
	return body.match(/<title>([^<]*)<\/title>/i)?.[1] ?? body.replace(/<[^>]*>/g, " ");
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
function tidy(message) {
	const line = message.replace(/\s+/g, " ").trim();
	return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line;
}
// src/load/answer-outcome.ts
const ABORTED = new Set([
	"abort",
	"aborted",
	"error",
	"cancelled"
]);
function findAnswerFailure(facts, ending, requiredTokens) {
	if (facts.tooLarge) return TOO_LARGE;
	if (facts.error !== null) return fail("error-in-stream", `the server answered 200, then reported: ${facts.error}`);
	if (ending.kind === "broken" && ending.failure.outcome !== "truncated") return ending.failure;
	if (facts.finishReason !== null && ABORTED.has(facts.finishReason)) return fail("aborted", `the server ended the answer with finish_reason "${facts.finishReason}"`);
	return findGap(facts, ending) ?? findWrongCount(facts, requiredTokens);
}
const TOO_LARGE = fail("too-large", "a line of the stream is longer than 16 MB");
const HOPELESS_BYTES = 4194304;
const BEGINS_AN_EVENT = /^\ufeff?(?:data|event|id|retry)?:/;
function findHopeless(facts) {
	if (facts.tooLarge) return TOO_LARGE;
	return !facts.isStream && facts.bytes > HOPELESS_BYTES && !BEGINS_AN_EVENT.test(facts.rawStart) ? notAStream(facts) : null;
}
function notAStream({ rawStart }) {
	return fail("not-a-stream", `the server ignored stream: true, its answer begins: ${quoteText(rawStart, 200)}`);
}
function findGap(facts, ending) {
	if (ending.kind === "complete" && facts.bytes === 0) return fail("empty", "the server answered 200 with an empty body");
	if (ending.kind === "complete" && !facts.isStream) return notAStream(facts);
	if (facts.finishReason === null) {
		const how = ending.kind === "broken" ? `: ${ending.failure.message.slice(11)}` : facts.done ? ", although [DONE] came" : "";
		return fail("truncated", `the stream ended without a finish reason after ${facts.chunks} chunks${how}`);
	}
	return null;
}
function findWrongCount(facts, requiredTokens) {
	const { usage } = facts;
	if (facts.chunks === 0) return fail("empty", `no token arrived (finish_reason "${facts.finishReason}")`);
	if (usage === null) return fail("no-usage", "the stream has no usage, so its tokens can only be guessed");
	if (usage.output === 0) return fail("empty", "usage counts 0 output tokens");
	if (requiredTokens !== null && usage.output !== requiredTokens) return fail("wrong-length", `${usage.output} output tokens instead of the pinned ${requiredTokens}`);
	return null;
}
function requiredTokensOf(output, purpose) {
	return purpose === "trial" && output.kind === "pinned" ? output.tokens : null;
}
function fail(outcome, words) {
	return {
		outcome,
		message: `${outcome}: ${words}`
	};
}
// src/load/transport-failure.ts
const BY_CODE = {
	ECONNREFUSED: "refused",
	EHOSTUNREACH: "refused",
	ENETUNREACH: "refused",
	EADDRNOTAVAIL: "refused",
	EMFILE: "refused",
	EACCES: "refused",
	ENOENT: "refused",
	ENOTFOUND: "dns",
	EAI_AGAIN: "dns",
	EAI_FAIL: "dns",
	EAI_NODATA: "dns",
	EAI_NONAME: "dns",
	UND_ERR_CONNECT_TIMEOUT: "timeout-connect",
	ETIMEDOUT: "timeout-connect",
	UND_ERR_HEADERS_TIMEOUT: "timeout-first-byte",
	UND_ERR_BODY_TIMEOUT: "timeout-idle",
	UND_ERR_HEADERS_OVERFLOW: "too-large",
	UND_ERR_RES_EXCEEDED_MAX_SIZE: "too-large",
	EPROTO: "tls",
	CERT_HAS_EXPIRED: "tls",
	CERT_NOT_YET_VALID: "tls",
	DEPTH_ZERO_SELF_SIGNED_CERT: "tls",
	SELF_SIGNED_CERT_IN_CHAIN: "tls",
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: "tls",
	UNABLE_TO_GET_ISSUER_CERT: "tls",
	UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "tls",
	HOSTNAME_MISMATCH: "tls"
};
function classifyTransportError(error, progress) {
	const code = codeOf(error);
	const words = wordsOf(error, code);
	const known = BY_CODE[code];
	if (known !== void 0) return fail(known, words);
	if (code.startsWith("ERR_TLS") || code.startsWith("ERR_SSL") || code.startsWith("CERT_")) return fail("tls", words);
	if (code.startsWith("HPE_")) return fail("not-a-stream", `the answer is not HTTP/1.1: ${words}`);
	if (progress === "connecting" && code === "ECONNRESET" && /TLS/.test(words)) return fail("tls", words);
	if (progress === "streaming" && code === "UND_ERR_SOCKET") return fail("truncated", `the connection closed (${words})`);
	return fail("reset", words);
}
function codeOf(error) {
	if (typeof error !== "object" || error === null || !("code" in error)) return "";
	return String(error.code);
}
function wordsOf(error, code) {
	const message = (error instanceof AggregateError ? error.errors : []).map((one) => one instanceof Error ? one.message : String(one)).join("; ") || (error instanceof Error ? error.message : String(error));
	return code === "" || message.includes(code) ? message : `${message} (${code})`;
}
// src/load/read-in-place.ts
const shared = Buffer.allocUnsafeSlow(65536);
function readInPlace(state) {
	let socket = null;
	let unread = null;
	function takeRead(length, bytes) {
		if (socket === null) return true;
		const read = Buffer.from(bytes.buffer, bytes.byteOffset, length);
		unread = state.inBody ? read : Buffer.from(read);
		if (socket.readableLength === 0) socket.emit("readable");
		if (unread === null) return true;
		const kept = state.inBody ? Buffer.from(unread) : unread;
		unread = null;
		return socket.push(kept);
	}
	return {
		onread: {
			buffer: shared,
			callback: takeRead
		},
		prepare(opened) {
			socket = opened;
			const readStream = opened.read.bind(opened);
			opened.read = (size) => {
				const bytes = unread;
				if (bytes === null || size !== void 0) return readStream(size);
				unread = null;
				return bytes;
			};
		}
	};
}
// src/load/connection.ts
const OPEN_GATE = {
	isOpen: () => true,
	wait: (release) => release()
};
var Connection = class extends import_undici.Client {
	facts = {
		requestsOnSocket: 0,
		connectMs: 0,
		inBody: false
	};
	target = null;
	dispatch(options, handler) {
		if (isConnectionUser(handler)) handler.connection = this.facts;
		return super.dispatch(this.target === null ? options : routeRequest(this.target, options), handler);
	}
};
function isConnectionUser(handler) {
	return "connection" in handler;
}
function openConnection(target, connectTimeoutMs, gate) {
	const connection = new Connection(dialledOrigin(target), {
		pipelining: 1,
		allowH2: false,
		headersTimeout: 0,
		bodyTimeout: 0,
		connect(address, callback) {
			const startedMs = readClockMs();
			const release = (error, socket) => {
				if (error !== null || socket === null) callback(error ?? new Error("no socket"), null);
				else if (socket.destroyed) connect(address, (...[failed, fresh]) => settle(failed, fresh));
				else callback(null, socket);
			};
			const settle = (error, socket) => {
				connection.facts.requestsOnSocket = 0;
				connection.facts.inBody = false;
				if (error === null && socket !== null) reading.prepare(socket);
				connection.facts.connectMs = gate.isOpen() ? readClockMs() - startedMs : 0;
				if (gate.isOpen()) release(error, socket);
				else gate.wait(() => release(error, socket));
			};
			connect(address, (...[error, socket]) => settle(error, socket));
		}
	});
	const reading = readInPlace(connection.facts);
	const connect = connectorOf(target, connectTimeoutMs, reading.onread);
	if (target.proxy !== void 0) connection.target = target;
	return connection;
}
// src/load/nonce.ts
const WORDS = "the and for you are but not all any can had her was one our out day get has him his how man new now old see two way who boy did its let put say she too use dad mom car run sun big red top box cut few got hot job key law low map may oil pay six war ago eat".split(" ");
const WORD_COUNT = 8;
function writeNonce(nonce, concurrency, index) {
	const key = `${nonce.seed}/${nonce.session}/${nonce.trial}/${concurrency}/${index}`;
	const digest = hash("sha256", key);
	let words = "";
	for (let at = 0; at < WORD_COUNT; at++) words += (at === 0 ? "" : " ") + WORDS[readByte(digest, at) % WORDS.length];
	return `${words}. `;
}
function readByte(digits, at) {
	return 16 * readDigit(digits.charCodeAt(2 * at)) + readDigit(digits.charCodeAt(2 * at + 1));
}
const readDigit = (code) => code < 58 ? code - 48 : code - 87;
// src/load/request-body.ts
const BLANK_NONCE = " ".repeat(33);
function pathOf(shape, basePath) {
	return `${basePath}/v1/${shape.api === "chat" ? "chat/completions" : "completions"}`;
}
function headersOf(target) {
	return {
		accept: "text/event-stream",
		...target.headers,
		"content-type": "application/json",
		"accept-encoding": "identity"
	};
}
function prepareBodies(shape, prompts, output, nonce, concurrency) {
	const blanks = prompts.map((prompt) => buildBody(shape, nonce === null ? prompt : addStart(prompt, BLANK_NONCE), output));
	const offsets = blanks.map((body) => body.indexOf(BLANK_NONCE));
	return (index) => {
		const at = index % blanks.length;
		const blank = blanks[at] ?? Buffer.alloc(0);
		if (nonce === null) return blank;
		const body = Buffer.from(blank);
		body.write(writeNonce(nonce, concurrency, index), offsets[at] ?? 0, "latin1");
		return body;
	};
}
function buildBody(shape, prompt, output) {
	const pinned = output.kind === "pinned";
	const { fields } = shape;
	const own = {
		model: shape.model,
		stream: true,
		[fields.maxCompletionTokens ? "max_completion_tokens" : "max_tokens"]: output.tokens
	};
	const body = {
		...writePrompt(shape, prompt),
		...fields.streamOptions ? { stream_options: { include_usage: true } } : {},
		...pinned && fields.ignoreEos ? { ignore_eos: true } : {},
		...pinned && fields.minTokens ? { min_tokens: output.tokens } : {},
		...shape.sampling,
		...shape.extraBody,
		...writePrompt(shape, prompt),
		...own
	};
	return Buffer.from(JSON.stringify(body));
}
function writePrompt(shape, prompt) {
	if (shape.api === "completions") return { prompt: textOf(prompt) };
	return { messages: prompt.kind === "text" ? [{
		role: "user",
		content: prompt.text
	}] : prompt.messages };
}
function textOf(prompt) {
	if (prompt.kind === "text") return prompt.text;
	return prompt.messages.map(({ content }) => content).join("\n\n");
}
function addStart(prompt, start) {
	if (prompt.kind === "text") return {
		kind: "text",
		text: start + prompt.text
	};
	const [first, ...rest] = prompt.messages;
	if (first === void 0) return {
		kind: "messages",
		messages: [{
			role: "user",
			content: start
		}]
	};
	return {
		kind: "messages",
		messages: [{
			...first,
			content: start + first.content
		}, ...rest]
	};
}
// src/load/answer-head.ts
function findHeader(rawHeaders, name) {
	const at = rawHeaders.findIndex((header, place) => place % 2 === 0 && header.toString().toLowerCase() === name);
	return at < 0 ? "" : (rawHeaders[at + 1]?.toString() ?? "").slice(0, 500);
}
const OF_CONTENT = new Set([
	"not-a-stream",
	"truncated",
	"empty",
	"no-usage",
	"error-in-stream",
	"too-large"
]);
function explainByHeaders(failure, rawHeaders) {
	if (!OF_CONTENT.has(failure.outcome)) return failure;
	const encoding = findHeader(rawHeaders, "content-encoding").toLowerCase();
	if (encoding !== "" && encoding !== "identity") return fail("not-a-stream", `the answer is compressed (content-encoding: ${encoding}) although identity was asked for; a compressed stream can't be timed: switch compression off in the server or the proxy before it`);
	if (failure.outcome !== "not-a-stream") return failure;
	const type = findHeader(rawHeaders, "content-type") || "none";
	return {
		...failure,
		message: `${failure.message} (content-type: ${type})`
	};
}
// src/load/chunk-facts.ts
const NOTHING$1 = {
	kind: "none",
	text: "",
	finishReason: null,
	usage: null,
	timings: null,
	error: null,
	done: false,
	broken: false
};
const TEXT_FIELDS = [
	"content",
	"reasoning",
	"reasoning_content",
	"text"
];
function readChunk(payload) {
	const trimmed = payload.trim();
	if (trimmed === "") return NOTHING$1;
	if (trimmed === "[DONE]") return {
		...NOTHING$1,
		done: true
	};
	let value;
	try {
		value = JSON.parse(trimmed);
	} catch {
		return readBroken(trimmed);
	}
	if (typeof value === "string") return {
		...NOTHING$1,
		error: readInnerError(value)
	};
	if (typeof value !== "object" || value === null) return {
		...NOTHING$1,
		broken: true
	};
	return readObject(value);
}
function readBroken(payload) {
	const unescaped = payload.match(/^\{\s*"error"\s*:\s*"?([\s\S]*?)"?\s*\}?$/)?.[1];
	return unescaped === void 0 ? {
		...NOTHING$1,
		broken: true
	} : {
		...NOTHING$1,
		error: unescaped.slice(0, 2e3)
	};
}
function readInnerError(text) {
	try {
		return findError(JSON.parse(text)) ?? text.slice(0, 2e3);
	} catch {
		return text.slice(0, 2e3);
	}
}
function readObject(value) {
	let kind = "none";
	let text = "";
	let finishReason = null;
	const { choices } = value;
	for (const choice of Array.isArray(choices) ? choices : []) {
		if (!isFields(choice)) continue;
		const delta = isFields(choice["delta"]) ? choice["delta"] : choice;
		const said = readText$1(delta);
		const carries = kindOf(choice, delta, said);
		if (carries === "token" || kind === "none") kind = carries;
		text += said ?? "";
		finishReason ??= readFinish(choice["finish_reason"]);
	}
	return {
		kind,
		text,
		finishReason,
		usage: readUsage(value["usage"]),
		timings: readTimings(value["timings"]),
		error: findError(value),
		done: false,
		broken: false
	};
}
function readText$1(delta) {
	let text = null;
	for (const field of TEXT_FIELDS) {
		const part = delta[field];
		if (typeof part === "string") text = text === null ? part : text + part;
	}
	return text;
}
function kindOf(choice, delta, text) {
	if (text || isFilledList(delta["tool_calls"]) || isFilledList(delta["content"])) return "token";
	if (typeof delta["role"] === "string") return "none";
	if (isFilledList(choice["token_ids"]) || isFilledList(delta["token_ids"])) return "token";
	return text === null ? "none" : "silent";
}
function readFinish(value) {
	return typeof value === "string" && value !== "" ? value : null;
}
function readUsage(value) {
	if (!isFields(value)) return null;
	const output = readCount(value["completion_tokens"]);
	if (output === null) return null;
	const details = value["prompt_tokens_details"];
	return {
		prompt: readCount(value["prompt_tokens"]),
		output,
		cached: isFields(details) ? readCount(details["cached_tokens"]) : null
	};
}
function readTimings(value) {
	if (!isFields(value)) return null;
	const output = readCount(value["predicted_n"]);
	if (output === null) return null;
	const [fresh, cached] = [readCount(value["prompt_n"]), readCount(value["cache_n"])];
	return {
		prompt: fresh === null ? null : fresh + (cached ?? 0),
		output,
		cached
	};
}
function readCount(value) {
	return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 2 ** 31 ? value : null;
}
function isFilledList(value) {
	return Array.isArray(value) && value.length > 0;
}
function isFields(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/load/chunk-template.ts
const QUOTE = 34;
const BACKSLASH = 92;
const LF$1 = 10;
const CR$1 = 13;
const FRAME_START = Buffer.from("data: ");
const FRAME_END = Buffer.from("\n\n");
const MARKER = "throughput-gate marker";
const ID_MARKER = "throughput-gate id";
const SHORT_BYTES = 64;
function isOrdinary(facts) {
	return facts.kind !== "none" && facts.finishReason === null && facts.usage === null && facts.timings === null && facts.error === null;
}
function learnTemplate(payload) {
	if (payload.includes(LF$1) || payload.includes(CR$1)) return null;
	for (const field of TEXT_FIELDS) {
		const text = findString(payload, field);
		if (text === null) continue;
		const marked = readChunk(`${payload.subarray(0, text.start)}${MARKER}${payload.subarray(text.end)}`);
		const empty = readChunk(`${payload.subarray(0, text.start)}${payload.subarray(text.end)}`);
		if (!isOrdinary(marked) || marked.text !== MARKER || empty.text !== "" || empty.kind === "token") continue;
		return cut(payload, text, findId(payload, text), empty.kind);
	}
	return null;
}
function cut(payload, text, id, emptyKind) {
	const textFirst = id === null || text.start < id.start;
	const [first, second] = id === null ? [text, text] : textFirst ? [text, id] : [id, text];
	return {
		before: Buffer.concat([FRAME_START, payload.subarray(0, first.start)]),
		between: id === null ? null : Buffer.from(payload.subarray(first.end, second.start)),
		after: Buffer.concat([payload.subarray(second.end), FRAME_END]),
		textFirst,
		emptyKind
	};
}
function findId(payload, text) {
	const id = findString(payload, "id");
	if (id === null || id.start < text.end && text.start < id.end) return null;
	return readId(`${payload.subarray(0, id.start)}${ID_MARKER}${payload.subarray(id.end)}`) === ID_MARKER ? id : null;
}
function readId(payload) {
	try {
		return JSON.parse(payload)?.id;
	} catch {
		return null;
	}
}
function matchTemplate(template, bytes, start, text) {
	const { before, between, after, textFirst } = template;
	if (!holdsAt(bytes, start, before)) return -1;
	text.start = start + before.length;
	text.end = findStringEnd(bytes, text.start);
	let at = text.end;
	if (at >= 0 && between !== null) {
		if (!holdsAt(bytes, at, between)) return -1;
		const second = at + between.length;
		at = findStringEnd(bytes, second);
		if (!textFirst) {
			text.start = second;
			text.end = at;
		}
	}
	return at >= 0 && holdsAt(bytes, at, after) ? at + after.length : -1;
}
function findStringEnd(bytes, start) {
	let at = start;
	for (let byte = bytes[at]; byte !== QUOTE; byte = bytes[++at]) if (byte === void 0 || byte === BACKSLASH || byte < 32) return -1;
	return at;
}
function holdsAt(bytes, start, wanted) {
	const { length } = wanted;
	const end = start + length;
	if (end > bytes.length) return false;
	if (length > SHORT_BYTES) return wanted.compare(bytes, start, end) === 0;
	for (let at = 0; at < length; at++) if (bytes[start + at] !== wanted[at]) return false;
	return true;
}
function findString(payload, field) {
	const name = `"${field}"`;
	const found = payload.indexOf(name);
	if (found < 0) return null;
	const opening = payload.indexOf(QUOTE, found + name.length);
	if (opening < 0) return null;
	let end = opening + 1;
	while (end < payload.length && payload[end] !== QUOTE) end += payload[end] === BACKSLASH ? 2 : 1;
	return end < payload.length ? {
		start: opening + 1,
		end
	} : null;
}
// src/load/facts-memory.ts
const OPENING = Buffer.from("{\"id\":\"");
const MOST_KEPT = 6;
const MOST_TEMPLATES = 4;
function createFactsMemory() {
	const templates = [];
	const kept = [];
	let next = 0;
	return {
		templates,
		keepTemplate(template) {
			templates.push(template);
			if (templates.length > MOST_TEMPLATES) templates.shift();
		},
		recall(payload) {
			const start = findRest(payload);
			if (start < 0) return null;
			for (const { rest, facts } of kept) if (endsWith(payload, start, rest)) return facts;
			return null;
		},
		keep(payload, facts) {
			const start = findRest(payload);
			if (start < 0 || facts.text !== "" || facts.error !== null || facts.broken) return;
			kept[next++ % MOST_KEPT] = {
				rest: Buffer.from(payload.subarray(start)),
				facts
			};
		}
	};
}
function findRest(payload) {
	return holdsAt(payload, 0, OPENING) ? findStringEnd(payload, OPENING.length) : -1;
}
function endsWith(payload, start, wanted) {
	return payload.length - start === wanted.length && holdsAt(payload, start, wanted);
}
// src/load/growing-bytes.ts
const NOTHING = Buffer.alloc(0);
const KEPT_CAPACITY_BYTES = 65536;
function createGrowingBytes(limitBytes) {
	let held = NOTHING;
	let length = 0;
	return {
		append(source, start, end) {
			const wanted = length + end - start;
			if (wanted > limitBytes) return false;
			if (wanted > held.length) {
				const grown = Buffer.allocUnsafe(Math.max(wanted, held.length * 2, 512));
				held.copy(grown, 0, 0, length);
				held = grown;
			}
			source.copy(held, length, start, end);
			length = wanted;
			return true;
		},
		bytes: () => held,
		length: () => length,
		reset() {
			length = 0;
			if (held.length > KEPT_CAPACITY_BYTES) held = NOTHING;
		}
	};
}
// src/load/sse-parser.ts
const SSE_LIMIT_BYTES = 16777216;
const LF = 10;
const CR = 13;
const COLON = 58;
const SPACE = 32;
const KEPT_COMMENT_BYTES = 2048;
const LONGEST_FIELD = 5;
function createSseParser(sink) {
	const line = createGrowingBytes(SSE_LIMIT_BYTES);
	const data = createGrowingBytes(SSE_LIMIT_BYTES);
	let loose = null;
	let looseStart = 0;
	let looseEnd = 0;
	let hasData = false;
	let type = "";
	let comment = "";
	let firstLine = true;
	let afterCr = false;
	let tooLarge = false;
	function refuse() {
		tooLarge = true;
		line.reset();
		data.reset();
		loose = null;
		sink.onTooLarge();
	}
	function keepLoose() {
		if (loose === null) return;
		if (!data.append(loose, looseStart, looseEnd)) refuse();
		loose = null;
	}
	function takeData(bytes, start, end) {
		if (!hasData) {
			hasData = true;
			loose = bytes;
			looseStart = start;
			looseEnd = end;
			return;
		}
		keepLoose();
		if (!tooLarge && !(data.append(LINE_FEED, 0, 1) && data.append(bytes, start, end))) refuse();
	}
	function dispatch() {
		if (loose !== null) sink.onEvent(loose, looseStart, looseEnd, type);
		else if (hasData) sink.onEvent(data.bytes(), 0, data.length(), type);
		else if (type !== "") sink.onDataless(type, comment);
		loose = null;
		hasData = false;
		data.reset();
		type = "";
		comment = "";
	}
	function takeLine(bytes, lineStart, end) {
		let start = lineStart;
		if (firstLine) {
			firstLine = false;
			if (end - start >= 3 && bytes[start] === 239 && bytes[start + 1] === 187 && bytes[start + 2] === 191) start += 3;
		}
		if (start === end) dispatch();
		else if (isDataField(bytes, start, end)) takeData(bytes, skipSpace(bytes, start + 5, end), end);
		else if (bytes[start] === COLON) comment = readText(bytes, start + 1, end);
		else takeField(bytes, start, end);
	}
	function takeField(bytes, start, end) {
		const colon = bytes.subarray(start, end).indexOf(COLON);
		const fieldEnd = colon < 0 ? end : start + colon;
		const field = bytes.toString("latin1", start, Math.min(fieldEnd, start + LONGEST_FIELD + 1));
		if (field === "event") type = colon < 0 ? "" : readText(bytes, skipSpace(bytes, start + colon + 1, end), end);
		else if (field === "data") takeData(bytes, end, end);
		else if (field !== "id" && field !== "retry") sink.onStray(bytes, start, end);
	}
	function endLine(chunk, start, end) {
		if (line.length() === 0) {
			takeLine(chunk, start, end);
			return;
		}
		if (!line.append(chunk, start, end)) {
			refuse();
			return;
		}
		const length = line.length();
		takeLine(line.bytes(), 0, length);
		if (loose !== null) keepLoose();
		line.reset();
	}
	function push(chunk) {
		if (tooLarge || chunk.length === 0) return;
		let start = afterCr && chunk[0] === LF ? 1 : 0;
		afterCr = false;
		let nextCr = chunk.indexOf(CR, start);
		for (let nextLf = chunk.indexOf(LF, start); !tooLarge;) {
			if (nextLf < 0 && nextCr < 0) break;
			if (nextCr < 0 || nextLf >= 0 && nextLf < nextCr) {
				endLine(chunk, start, nextLf);
				start = nextLf + 1;
			} else {
				endLine(chunk, start, nextCr);
				start = nextCr + 1;
				if (chunk[start] === LF) start++;
				else if (start === chunk.length) afterCr = true;
				nextCr = chunk.indexOf(CR, start);
			}
			if (nextLf < start) nextLf = nextLf < 0 ? -1 : chunk.indexOf(LF, start);
		}
		if (tooLarge) return;
		keepLoose();
		if (start < chunk.length && !line.append(chunk, start, chunk.length)) refuse();
	}
	function end() {
		if (tooLarge) return;
		if (line.length() > 0) takeLine(line.bytes(), 0, line.length());
		if (!tooLarge) dispatch();
		line.reset();
	}
	function isBetweenEvents() {
		return line.length() === 0 && !hasData && !afterCr && type === "" && comment === "" && !tooLarge;
	}
	return {
		push,
		isBetweenEvents,
		end
	};
}
const LINE_FEED = Buffer.from("\n");
function isDataField(bytes, start, end) {
	return end - start >= 5 && bytes[start] === 100 && bytes[start + 1] === 97 && bytes[start + 2] === 116 && bytes[start + 3] === 97 && bytes[start + 4] === COLON;
}
function skipSpace(bytes, start, end) {
	return start < end && bytes[start] === SPACE ? start + 1 : start;
}
function readText(bytes, start, end) {
	return bytes.toString("utf8", start, Math.min(end, start + KEPT_COMMENT_BYTES)).trim();
}
// src/load/completion-stream.ts
const KEPT_RAW_BYTES = 65536;
function openCompletionStream(listener, memory = createFactsMemory()) {
	let template = null;
	let nowMs = 0;
	let chunks = 0;
	let firstTokenAtMs = null;
	let lastTokenAtMs = null;
	let emptyFinishAtMs = null;
	let finishReason = null;
	let usage = null;
	let timings = null;
	let error = null;
	let done = false;
	let isStream = false;
	let tooLarge = false;
	let brokenAt = -1;
	let events = 0;
	let bytes = 0;
	let raw = [];
	let betweenEvents = true;
	const text = {
		start: 0,
		end: 0
	};
	function countToken(atMs) {
		chunks++;
		firstTokenAtMs ??= atMs;
		lastTokenAtMs = atMs;
		listener.onToken(atMs);
	}
	function countKind(kind) {
		if (kind === "token" || kind === "silent" && chunks > 0) countToken(nowMs);
	}
	function takeEvent(bytes, start, end, type) {
		events++;
		const payload = bytes.subarray(start, end);
		if (type === "" && takeKnown(payload)) return;
		const facts = readChunk(payload.toString());
		isStream ||= !facts.broken;
		if (type === "error") error ??= facts.error ?? (payload.toString("utf8", 0, 2e3) || "error event without data");
		takeFacts(facts);
		memory.keep(payload, facts);
		if (!isOrdinary(facts)) return;
		const learnt = learnTemplate(payload);
		if (learnt === null) return;
		template = learnt;
		memory.keepTemplate(learnt);
	}
	function takeKnown(payload) {
		const facts = memory.recall(payload);
		if (facts === null) return false;
		takeFacts(facts);
		isStream = true;
		return true;
	}
	function takeText({ emptyKind }, bytes) {
		if (text.end > text.start) {
			countToken(nowMs);
			listener.onText?.(bytes.toString("utf8", text.start, text.end));
		} else countKind(emptyKind);
	}
	function takeOrdinary(chunk) {
		let start = 0;
		if (!betweenEvents) return start;
		for (let end = matchNext(chunk, start); end > 0; end = matchNext(chunk, start)) {
			events++;
			isStream = true;
			if (template !== null) takeText(template, chunk);
			start = end;
		}
		return start;
	}
	function matchNext(chunk, start) {
		if (template !== null) {
			const end = matchTemplate(template, chunk, start, text);
			if (end > 0) return end;
		}
		for (let place = memory.templates.length - 1; place >= 0; place--) {
			const other = memory.templates[place];
			if (other === void 0 || other === template) continue;
			const end = matchTemplate(other, chunk, start, text);
			if (end < 0) continue;
			template = other;
			return end;
		}
		return -1;
	}
	function takeFacts(facts) {
		error ??= facts.error;
		done ||= facts.done;
		if (facts.broken && brokenAt < 0) brokenAt = events;
		const grew = facts.usage !== null && facts.usage.output > (usage?.output ?? 0) && facts.kind === "silent";
		if (facts.finishReason !== null && facts.kind === "silent" && !grew) emptyFinishAtMs = nowMs;
		else countKind(grew ? "token" : facts.kind);
		finishReason ??= facts.finishReason;
		if (facts.usage !== null && (usage === null || facts.usage.output > 0)) usage = facts.usage;
		timings = facts.timings ?? timings;
		if (facts.text !== "") listener.onText?.(facts.text);
	}
	const parser = createSseParser({
		onEvent: takeEvent,
		onDataless(type, comment) {
			if (type !== "error") return;
			isStream = true;
			error ??= comment || "error event without data";
		},
		onStray(line, start, end) {
			if (line[start] === 123 && isStream) error ??= findError(readJson(line.toString("utf8", start, end)));
		},
		onTooLarge() {
			tooLarge = true;
		}
	});
	function push(chunk, atMs) {
		const before = chunks;
		nowMs = atMs;
		const keepsRaw = bytes < KEPT_RAW_BYTES;
		bytes += chunk.length;
		const taken = takeOrdinary(chunk);
		if (taken < chunk.length) {
			parser.push(taken === 0 ? chunk : chunk.subarray(taken));
			betweenEvents = parser.isBetweenEvents();
		}
		if (isStream) {
			if (raw.length > 0) raw = [];
		} else if (keepsRaw) raw.push(Buffer.from(chunk.subarray(0, KEPT_RAW_BYTES)));
		return chunks - before;
	}
	function end() {
		parser.end();
		if (brokenAt >= 0 && brokenAt < events) error ??= "a chunk of the stream is not JSON";
		usage ??= timings;
		if (emptyFinishAtMs !== null && usage !== null && usage.output > chunks) countToken(emptyFinishAtMs);
		if (!isStream) error ??= findError(readJson(Buffer.concat(raw).toString()));
	}
	const facts = () => ({
		chunks,
		firstTokenAtMs,
		lastTokenAtMs,
		finishReason,
		usage,
		error,
		done,
		isStream,
		bytes,
		rawStart: raw.length === 0 ? "" : Buffer.concat(raw).toString("utf8", 0, 2e3),
		tooLarge
	});
	return {
		push,
		end,
		facts
	};
}
function readJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
// src/load/request-run.ts
const LONGEST_CONNECT_MS = 1e4;
const LONGEST_IDLE_MS = 3e5;
function deriveTimeouts(timeoutMs) {
	return {
		connectMs: Math.min(LONGEST_CONNECT_MS, timeoutMs),
		firstByteMs: timeoutMs,
		idleMs: Math.min(LONGEST_IDLE_MS, timeoutMs / 2),
		totalMs: timeoutMs
	};
}
const KEPT_ERROR_BYTES = 65536;
const LONGEST_ERROR_MS = 5e3;
function createRequestRun(options) {
	let stream = openStream();
	let sentAtMs = null;
	let lastReadAtMs = 0;
	let tokensInRead = 0;
	let tokenReads = 0;
	let coalescedReads = 0;
	let connectMs = 0;
	let status = null;
	let headers = [];
	let headersAtMs = 0;
	let errorBody = [];
	let errorBytes = 0;
	let reusedSocket = false;
	let resent = false;
	let ended = false;
	let aborted = false;
	let timedOut = null;
	let abortRequest = null;
	function openStream() {
		return openCompletionStream(options.onText === void 0 ? { onToken: options.onToken } : {
			onToken: options.onToken,
			onText: options.onText
		}, options.memory);
	}
	function end(failure, endedAtMs) {
		if (ended) return;
		ended = true;
		const reads = {
			tokenReads,
			coalescedReads
		};
		options.onEnd({
			failure,
			stream: stream.facts(),
			sentAtMs,
			endedAtMs,
			connectMs,
			status,
			resent,
			...reads
		});
	}
	function endAnswer(ending, endedAtMs) {
		if (status === 200) {
			stream.end();
			const failure = findAnswerFailure(stream.facts(), ending, options.requiredTokens);
			end(failure === null ? null : explainByHeaders(failure, headers), endedAtMs);
		} else if (status === null) end(ending.kind === "broken" ? ending.failure : fail("reset", "no answer"), endedAtMs);
		else end(describeStatus(status, headers, errorBody), endedAtMs);
	}
	function takeError(error) {
		const nowMs = readClockMs();
		if (timedOut !== null) {
			end(timedOut, nowMs);
			return;
		}
		const progress = sentAtMs === null ? "connecting" : status === null ? "waiting" : "streaming";
		const failure = classifyTransportError(error, progress);
		if (failure.outcome === "reset" && progress === "waiting" && reusedSocket && !resent && !aborted) resend();
		else endAnswer({
			kind: "broken",
			failure
		}, nowMs);
	}
	function takeData(chunk) {
		const atMs = options.stampMs();
		if (atMs !== lastReadAtMs) tokensInRead = 0;
		lastReadAtMs = atMs;
		const before = tokensInRead;
		tokensInRead += stream.push(chunk, atMs);
		if (before === 0 && tokensInRead > 0) tokenReads++;
		if (before < 2 && tokensInRead >= 2) coalescedReads++;
	}
	function keepErrorBody(chunk) {
		if (errorBytes >= KEPT_ERROR_BYTES) return;
		errorBytes += chunk.length;
		errorBody.push(Buffer.from(chunk));
	}
	const handler = {
		connection: null,
		onConnect(abort) {
			abortRequest = abort;
		},
		onRequestSent() {
			sentAtMs = readClockMs();
			const { connection } = handler;
			if (connection === null) return;
			reusedSocket = connection.requestsOnSocket > 0;
			connectMs = reusedSocket ? 0 : connection.connectMs;
			connection.requestsOnSocket++;
		},
		onHeaders(code, rawHeaders) {
			if (code < 200) return true;
			status = code;
			headers = rawHeaders;
			headersAtMs = readClockMs();
			setInBody(code === 200);
			return true;
		},
		onData(chunk) {
			if (status === 200) takeData(chunk);
			else keepErrorBody(chunk);
			return true;
		},
		onComplete() {
			setInBody(false);
			endAnswer({ kind: "complete" }, options.stampMs());
		},
		onError: takeError
	};
	function setInBody(inBody) {
		if (handler.connection !== null) handler.connection.inBody = inBody;
	}
	const start = () => options.dispatch(handler);
	function resend() {
		resent = true;
		sentAtMs = null;
		stream = openStream();
		status = null;
		errorBody = [];
		start();
	}
	function abort(reason) {
		if (ended) return;
		aborted = true;
		if (abortRequest === null || sentAtMs === null) end(classifyTransportError(reason, "connecting"), readClockMs());
		else abortRequest(reason);
	}
	function findLost(facts, nowMs) {
		if (status === null || status === 200) {
			const hopeless = findHopeless(facts);
			return hopeless && explainByHeaders(hopeless, headers);
		}
		return errorBytes >= KEPT_ERROR_BYTES || nowMs - headersAtMs > LONGEST_ERROR_MS ? describeStatus(status, headers, errorBody) : null;
	}
	function checkTime(nowMs) {
		if (sentAtMs === null || ended || timedOut !== null) return;
		const facts = stream.facts();
		const [runMs, quietMs] = [nowMs - sentAtMs, nowMs - lastReadAtMs];
		timedOut = findLost(facts, nowMs) ?? findTimeout(options.timeouts, runMs, quietMs, lastReadAtMs, facts.chunks);
		if (timedOut !== null) abort(new Error(timedOut.message));
	}
	return {
		start,
		checkTime,
		abort
	};
}
function findTimeout(limits, runMs, quietMs, lastReadAtMs, chunks) {
	if (lastReadAtMs === 0 && runMs > limits.firstByteMs) return fail("timeout-first-byte", `no answer began within ${seconds(limits.firstByteMs)}`);
	if (chunks > 0 && quietMs > limits.idleMs) return fail("timeout-idle", `the stream went silent for ${seconds(limits.idleMs)} after ${chunks} chunks`);
	if (runMs <= limits.totalMs) return null;
	return fail("timeout-total", `not finished within ${seconds(limits.totalMs)} (${chunks} chunks had come)`);
}
function seconds(ms) {
	return `${Number((ms / 1e3).toPrecision(3))} s`;
}
function describeStatus(status, headers, body) {
	if (status >= 300 && status < 400) return fail("redirect", `HTTP ${status} to ${findHeader(headers, "location") || "nowhere"}; redirects are not followed`);
	return fail(`http-${status}`, readServerMessage(Buffer.concat(body).toString()) || "no message");
}
export { routeRequest as _, headersOf as a, writeNonce as c, classifyTransportError as d, fail as f, dialledOrigin as g, connectorOf as h, buildBody as i, OPEN_GATE as l, quoteText as m, deriveTimeouts as n, pathOf as o, requiredTokensOf as p, createFactsMemory as r, prepareBodies as s, createRequestRun as t, openConnection as u, createTurnClock as v, readClockMs as y };
