import { t as GateError } from "./gate-error.js";
import { t as quoteForShell } from "./quote-for-shell.js";
import { t as suggestName } from "./nearest-name.js";
// src/command-line/run-options.ts
const OVERRIDES = [
	"url",
	"model",
	"baseline",
	"levels",
	"tolerance",
	"outputTokens",
	"requests",
	"trials",
	"budget",
	"readyTimeout",
	"preset"
];
function pickOverrides(raw) {
	return Object.fromEntries(OVERRIDES.flatMap((key) => raw[key] === void 0 ? [] : [[key, raw[key]]]));
}
const showName = (name) => /^[A-Z][A-Z0-9_]{0,63}$/.test(name) ? name : "that was named (not shown)";
function readApiKey(name, env) {
	if (name === void 0) return null;
	const key = env[name];
	if (key) return key;
	if (name.trim() === "") throw new GateError("bad-usage", "--api-key-env: names no variable; found an empty text, allowed: a name such as LLM_API_KEY.", "Name the variable that holds the key, or leave the option out.");
	const names = Object.keys(env).filter((known) => env[known]);
	const nearest = showName(name) === name ? suggestName(name, names) : "";
	throw new GateError("bad-usage", `--api-key-env: the variable ${showName(name)} isn't set${nearest || "."}`, "Set it to the key, or leave the option out: the option takes the name of a variable, never the key.");
}
function readReason(reason) {
	if (reason === void 0) return null;
	if (reason.trim() !== "" && !reason.startsWith("--")) return reason;
	throw new GateError("bad-usage", `--accept-reason: found ${reason === "" ? "an empty text" : reason}, where the reason must stand.`, "Say why the loss is accepted: --accept-reason \"longer context, agreed in #123\". It is stored with the baseline.");
}
function toRunOptions(mode, files, raw, { argv, env }) {
	return {
		mode,
		suitePath: raw.suite ?? null,
		overrides: pickOverrides(raw),
		referenceUrl: raw.referenceUrl ?? null,
		apiKey: readApiKey(raw.apiKeyEnv, env),
		out: raw.out,
		workingDirectory: ".",
		results: [...files, ...raw.result ?? []],
		reference: raw.reference ?? [],
		current: raw.current ?? [],
		sameSession: raw.sameSession ?? false,
		sessions: raw.sessions ?? 1,
		replace: raw.replace ?? false,
		acceptReason: readReason(raw.acceptReason),
		expect: raw.expect ?? null,
		format: raw.format ?? null,
		simulatedSpeed: null,
		acceptedBecause: null,
		reproduce: `throughput-gate ${argv.map(quoteForShell).join(" ")}`
	};
}
export { toRunOptions as t };
