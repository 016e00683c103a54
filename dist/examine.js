import { t as toRunOptions } from "./run-options.js";
import { t as createTerminalLog } from "./terminal-log.js";
import { t as GateError } from "./gate-error.js";
import { A as isLoopback, D as readGpus, S as readCounters, a as readIdentity, d as findSecrets, g as redactingIo, h as redactingGenerate, n as readLocalFacts, o as awaitReady, r as runsHere, s as generateOnce, t as makeTarget, u as pause, v as redactText, w as getInfo, x as noteUnreadCounters } from "./server-target.js";
import { n as preparePrompts, r as prepareSuite } from "./prepare.js";
// src/server/capability.ts
const ok = (name, detail, required = false) => ({
	name,
	state: "ok",
	detail,
	remedy: "",
	required
});
const missing = (name, detail, remedy, required = false) => ({
	name,
	state: "missing",
	detail,
	remedy,
	required
});
const wrong = (name, detail, remedy, required = false) => ({
	name,
	state: "wrong",
	detail,
	remedy,
	required
});
function canRun(capabilities) {
	return capabilities.every(({ required, state }) => !required || state === "ok");
}
// src/server/examine-generation.ts
const USAGE_REMEDY = "Tokens are counted by the server: it must honour stream_options.include_usage. Update the engine, or measure it without the proxy before it.";
const UNREACHED = new Set([
	"refused",
	"dns",
	"tls",
	"timeout-connect"
]);
async function examineGeneration(options) {
	const first = await awaitReached(options);
	if (first.kind === "ready") return generates(first, options.output.kind === "pinned" ? "pinned" : "not-asked");
	if (first.lastOutcome !== "wrong-length") return fails(first);
	const unpinned = await awaitReady({
		...options,
		output: {
			...options.output,
			kind: "at-most"
		}
	});
	return unpinned.kind === "ready" ? generates(unpinned, "unpinned", first) : fails(unpinned);
}
async function awaitReached(options) {
	if (options.reachedWithinMs >= options.timeoutMs) return awaitReady(options);
	const first = await awaitReady({
		...options,
		timeoutMs: options.reachedWithinMs
	});
	const gaveUp = first.waitedMs < .9 * options.reachedWithinMs;
	return first.kind === "ready" || !isReached(first) || gaveUp ? first : awaitReady(options);
}
const isReached = ({ lastOutcome }) => !UNREACHED.has(lastOutcome ?? "");
function generates(ready, pin, refusal) {
	const [generation] = ready.generations;
	const tokens = generation?.outputTokens ?? 0;
	return {
		shape: ready.shape,
		pins: pin === "pinned",
		generations: ready.generations,
		reached: true,
		capabilities: [
			ok("model", ready.shape.model, true),
			ok("streams", `${generation?.chunks ?? 0} events for ${tokens} tokens${ready.notes.length === 0 ? "" : `; ${ready.notes.join("; ")}`}`, true),
			ok("usage", `${generation?.promptTokens ?? "?"} prompt and ${tokens} output tokens, counted by the server`, true),
			pinLine(pin, tokens, refusal)
		]
	};
}
function pinLine(pin, tokens, refusal) {
	if (pin === "pinned") return ok("pinned length", `asked for ${tokens} tokens and got ${tokens}`, true);
	if (pin === "not-asked") return ok("pinned length", "the suite does not pin the length");
	const detail = refusal?.reason.message ?? "the answer had another length";
	return wrong("pinned length", detail, refusal?.reason.remedy ?? "", true);
}
function fails(failure) {
	const { reason, lastOutcome } = failure;
	const reached = isReached(failure);
	return {
		capabilities: ["no-usage", "wrong-length"].includes(lastOutcome ?? "") ? [ok("streams", "it streams", true), wrong("usage", reason.message, USAGE_REMEDY, true)] : [lastOutcome === "not-a-stream" ? wrong("streams", reason.message, reason.remedy, true) : missing("generates", reason.message, reason.remedy, true)],
		shape: null,
		pins: false,
		generations: [],
		reached
	};
}
function withNonce(prompt, nonce) {
	if (prompt.kind === "text") return {
		kind: "text",
		text: `${nonce} ${prompt.text}`
	};
	const [first, ...rest] = prompt.messages;
	if (first === void 0) return prompt;
	return {
		kind: "messages",
		messages: [{
			...first,
			content: `${nonce} ${first.content}`
		}, ...rest]
	};
}
// src/server/examine-server.ts
async function examineServer(options) {
	const generation = await examineGeneration(options);
	if (!generation.reached) return {
		identity: {},
		model: null,
		pins: false,
		capabilities: [
			...generation.capabilities,
			await telemetryLine(options),
			clockLine()
		]
	};
	const model = generation.shape?.model ?? null;
	const local = await readLocalFacts(options.target.origin, null, options.gpus);
	const identity = await readIdentity(options.target, model ?? options.model ?? "", local, options.secrets, options.signal);
	const metrics = await readCounters(options.target, {
		engine: identity.engine,
		signal: options.signal
	});
	return {
		identity,
		model,
		pins: generation.pins,
		capabilities: [
			...generation.capabilities,
			...await examineCache(options, generation, metrics.counters),
			identityLine(identity),
			argumentsLine(identity),
			metricsLine(metrics, identity),
			await tokenizeLine(options, model),
			await telemetryLine(options),
			clockLine()
		]
	};
}
async function examineCache(options, { shape, generations }, counters) {
	if (shape === null) return [];
	const output = {
		...options.output,
		kind: "at-most"
	};
	const told = {
		signal: options.signal,
		purpose: "warm-up"
	};
	const fresh = await options.generate(options.target, shape, withNonce(options.prompt, `${"q7".repeat(4)}:`), output, told);
	const repeated = generations.at(-1)?.cachedTokens ?? null;
	return [cacheControlLine(repeated, fresh.cachedTokens, fresh.promptTokens), cacheEvidenceLine(repeated, counters)];
}
function cacheControlLine(repeated, fresh, promptTokens) {
	const name = "cache control";
	if (fresh !== null && promptTokens !== null && repeated !== null && repeated > 0 && fresh >= repeated) return wrong(name, `${fresh} of ${promptTokens} prompt tokens came from a cache although the prompt began anew`, "Look for a proxy that answers from its cache, or declare cache: warm.");
	const seen = repeated ? `a repeated prompt was cached (${repeated} tokens), one with a new beginning was not` : "every prompt begins with its own nonce";
	return ok(name, `bust: ${seen}`);
}
function cacheEvidenceLine(repeated, counters) {
	const name = "cache evidence";
	const sources = [repeated === null ? null : "usage.prompt_tokens_details.cached_tokens", counters?.totals.prefixHitTokens === void 0 && counters?.totals.cachedTokens === void 0 ? null : "counters of /metrics"].filter((source) => source !== null);
	if (sources.length > 0) return ok(name, sources.join(" and "));
	return missing(name, "nothing says how much of a prompt came from the prefix cache", "Start vLLM with --enable-prompt-tokens-details, SGLang with --enable-metrics --enable-cache-report, llama.cpp with --metrics.");
}
function identityLine({ engine, engineVersion, model }) {
	const known = [engine, engineVersion].filter((fact) => fact !== void 0).join(" ");
	if (engine !== void 0 && engineVersion !== void 0) return ok("identity", `${known}, model ${model ?? "unknown"}`);
	return missing("identity", known === "" ? "the engine does not say what it is" : `only ${known}`, "A change of engine can not be shown in the comment; ask the engine itself and not a gateway before it.");
}
function argumentsLine({ launchArguments }) {
	if (launchArguments !== void 0) return ok("launch arguments", `${launchArguments.filter((word) => word.startsWith("--")).length} known`);
	return missing("launch arguments", "unknown", "Let the gate launch it (server.command), run the gate on its host as its user, or start vLLM with VLLM_SERVER_DEV_MODE=1.");
}
const METRICS_REMEDIES = {
	sglang: "Start it with --enable-metrics.",
	"llama.cpp": "Start it with --metrics.",
	vllm: "Start it without --disable-log-stats, and ask the engine itself."
};
function metricsLine({ counters, why }, { engine }) {
	if (counters === null) {
		if (noteUnreadCounters(engine) !== null) return missing("metrics", why ?? "none", "Watch them by your own monitoring.");
		const how = METRICS_REMEDIES[engine ?? ""] ?? "Expose the engine’s /metrics.";
		return missing("metrics", why ?? "none", `${how} Without them foreign traffic, preemptions and cache hits stay unseen.`);
	}
	return ok("metrics", `${counters.dialect}: ${Object.keys({
		...counters.totals,
		...counters.gauges
	}).join(", ")}`);
}
async function tokenizeLine({ target, signal }, model) {
	const json = {
		...model === null ? {} : { model },
		prompt: "Hello there",
		content: "Hello there",
		inputs: "Hello there"
	};
	const answer = await getInfo(target, "/tokenize", {
		json,
		signal
	});
	if (answer.kind === "answer" && answer.status === 200) return ok("tokenize", "POST /tokenize");
	const said = answer.kind === "answer" ? `answers ${answer.status}` : answer.failure;
	return missing("tokenize", `/tokenize ${said}`, "Prompts of random length are then of about the asked length; their true one is read from usage.");
}
async function telemetryLine({ target, gpus }) {
	if (!isLoopback(target.origin)) return missing("telemetry", "the server is on another machine", "Name its GPU in the suite: environment: {gpu: …, count: …}. Throttling stays unseen.");
	const answer = await readGpus(gpus);
	if (answer.kind === "none") return missing("telemetry", answer.why, "Without it throttling and foreign GPU load stay unseen; harmless on a machine without a GPU.");
	const names = [...new Set(answer.gpus.map(({ name }) => name ?? "unknown"))].join(", ");
	return ok("telemetry", `${answer.source}: ${answer.gpus.length} × ${names}`);
}
const COARSE_CLOCK_MS = .1;
function clockLine() {
	const start = performance.now();
	let next = start;
	while (next === start) next = performance.now();
	const stepMs = next - start;
	if (stepMs <= COARSE_CLOCK_MS) return ok("clock", `steps of ${(stepMs * 1e3).toFixed(1)} µs`);
	return wrong("clock", `steps of ${stepMs.toFixed(2)} ms`, "Latencies are that coarse on this machine; see to its clock source (tsc).");
}
// src/commands/examine.ts
const READY_TIMEOUT_MS = 3e4;
const REACHED_WITHIN_MS = 1e4;
async function examine(raw, world) {
	const options = toRunOptions("measure", [], raw, {
		argv: world.argv,
		env: world.env
	});
	const io = {
		env: world.env,
		signal: world.signal,
		log: createTerminalLog(world.stderr, raw.quiet ?? false, () => performance.now()),
		baseSide: null,
		provenance: {}
	};
	const prepared = await prepareSuite(options, io);
	const { suite } = prepared;
	const [prompt] = (await preparePrompts(prepared, options)).prompts;
	if (prompt === void 0) throw new GateError("bad-prompts", "The prompt set is empty.", "Give it a prompt.");
	const target = await makeTarget(suite.server, options, io.env);
	const secrets = findSecrets(suite, options, io);
	const examination = await examineServer({
		generate: redactingGenerate(generateOnce, secrets),
		target,
		model: suite.model ?? null,
		shape: {
			api: suite.server.api,
			sampling: suite.sampling,
			extraBody: suite.extraBody,
			timeoutMs: suite.timeoutMs
		},
		prompt,
		output: suite.output,
		...raw.readyTimeout === void 0 ? {
			timeoutMs: READY_TIMEOUT_MS,
			reachedWithinMs: REACHED_WITHIN_MS
		} : {
			timeoutMs: suite.server.readyTimeoutMs,
			reachedWithinMs: suite.server.readyTimeoutMs
		},
		now: () => performance.now(),
		sleep: pause,
		signal: world.signal,
		onProgress: redactingIo(io, secrets).log.progress,
		gpus: runsHere(target.origin, null) ? suite.server.gpus : "none",
		secrets
	});
	const capabilities = examination.capabilities.map((capability) => ({
		...capability,
		detail: redactText(capability.detail, secrets),
		remedy: redactText(capability.remedy, secrets)
	}));
	return {
		suite,
		origin: target.origin + target.basePath,
		examination: {
			...examination,
			capabilities
		}
	};
}
export { canRun as n, examine as t };
