import { t as GateError } from "./gate-error.js";
// src/command-line/measuring-options.ts
function addOutputOptions(command) {
	return command.option("--out <dir>", "folder for all files of the run", "throughput-gate-out").option("--json", "the verdict as JSON on stdout, everything else on stderr").option("--quiet", "no progress, only the result");
}
function addJudgingOptions(command) {
	return command.option("--suite <file>", "suite file (default: .github/throughput-gate.yml where it exists)").option("--baseline <file>", "baseline file (default: as the suite says)").option("--tolerance <percent>", "allowed change of every gated metric, such as 5%").option("--preset <name>", "default, confirm, ab, recovery or quick");
}
function addMeasuringOptions(command) {
	return command.option("--url <url>", "server root, such as http://127.0.0.1:8000 (/v1 at the end is accepted)").option("--model <id>", "model to ask for (default: the only one that the server has)").option("--api-key-env <name>", "environment variable that holds the API key").option("--levels <list>", "concurrencies, such as 1,8,32").option("--output-tokens <n>", "tokens of every answer").option("--requests <n>", "requests a level and trial, exactly").option("--trials <n>", "trials a level: first and most").option("--budget <duration>", "from ready to the last trial, such as 20m").option("--ready-timeout <duration>", "how long to wait for the server, such as 20m");
}
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
function readApiKey(name, env) {
	if (name === void 0) return null;
	const key = env[name];
	if (key) return key;
	throw new GateError("bad-usage", `--api-key-env: the variable ${name} isn't set.`, `Set ${name}, or leave the option out.`);
}
function readReason(reason) {
	if (reason === void 0) return null;
	if (reason.trim() !== "" && !reason.startsWith("--")) return reason;
	throw new GateError("bad-usage", `--accept-reason: found ${reason === "" ? "an empty text" : reason}, where the reason must stand.`, "Say why the loss is accepted: --accept-reason \"longer context, agreed in #123\". It is stored with the baseline.");
}
function quoteForShell(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
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
export { toRunOptions as i, addMeasuringOptions as n, addOutputOptions as r, addJudgingOptions as t };
