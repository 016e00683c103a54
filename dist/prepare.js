import { t as GateError } from "./gate-error.js";
import { l as writeWhole } from "./progress-line.js";
import { a as isPlausible, i as PLAUSIBLE, r as METRICS, t as printBaseline } from "./print-baseline.js";
import { E as NEVER, S as string, T as unknown, b as record, c as _enum, d as boolean, g as literal, h as json, m as int, o as require_dist, p as exactOptional, u as array, v as number, w as union, x as strictObject, y as object } from "./libraries.js";
import { n as hashCanonical, t as canonicalJson } from "./canonical-json.js";
import { a as requestsForTail, n as DEFAULT_BASELINE_PATH } from "./quote-for-shell.js";
import { t as suggestName } from "./nearest-name.js";
import { resolve } from "node:path";
import { open } from "node:fs/promises";
import { constants } from "node:fs";
// src/file-kind.ts
function nameKind(found) {
	if (found.isDirectory()) return "a folder";
	if (found.isFIFO()) return "a pipe";
	if (found.isSymbolicLink()) return "a link";
	return found.isSocket() ? "a socket" : "a device";
}
// src/read-text-file.ts
const MOST_BYTES$1 = 5e8;
const READ_BYTES = 1 << 20;
const LEAST_BYTES = 65536;
async function readTextFile(path, maxBytes = MOST_BYTES$1) {
	let file;
	try {
		file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
	} catch (cause) {
		const why = codeOf(cause);
		return {
			kind: why === "ENOENT" ? "absent" : "unreadable",
			why,
			cause
		};
	}
	try {
		return await readOpened(file, maxBytes);
	} catch (cause) {
		return unreadable(codeOf(cause), cause);
	} finally {
		await file.close();
	}
}
async function readOpened(file, maxBytes) {
	const found = await file.stat();
	if (!found.isFile()) return unreadable(`${nameKind(found)}, not a file`);
	const bytes = found.size > maxBytes ? null : await readBytes(file, maxBytes, chunkFor(found.size));
	return bytes === null ? unreadable(`larger than ${Math.round(maxBytes / 1e6)} MB`) : decode(bytes);
}
const chunkFor = (size) => Math.min(READ_BYTES, Math.max(LEAST_BYTES, size + 1));
async function readBytes(file, maxBytes, chunk) {
	const parts = [];
	let length = 0;
	for (;;) {
		const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(chunk), 0, chunk, null);
		if (bytesRead === 0) return Buffer.concat(parts, length);
		parts.push(buffer.subarray(0, bytesRead));
		length += bytesRead;
		if (length > maxBytes) return null;
	}
}
function decode(bytes) {
	try {
		return {
			kind: "text",
			text: new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			}).decode(bytes)
		};
	} catch (cause) {
		if (bytes[0] === 255 && bytes[1] === 254) return unreadable("UTF-16 text; save it as UTF-8", cause);
		return unreadable(`not UTF-8 text (line ${bytes.toString("utf8").split("�", 1)[0]?.split("\n").length ?? 1})`, cause);
	}
}
function unreadable(why, cause) {
	return {
		kind: "unreadable",
		why,
		cause
	};
}
function codeOf(error) {
	return error.code ?? "unknown error";
}
// src/baseline/baseline-file.ts
async function readBaselineFile(path) {
	const found = await readTextFile(path);
	if (found.kind === "text") return found.text;
	if (found.kind === "absent") return null;
	const message = `can't read the baseline ${path}: ${found.why}`;
	throw new GateError("bad-baseline", message, "Name a readable file with --baseline.", found);
}
async function writeBaselineFile(path, baseline) {
	await writeWhole(path, printBaseline(baseline));
}
// src/measure/word-issue.ts
var import_dist = require_dist();
const QUOTE_LIMIT$1 = 60;
const KINDS$1 = {
	string: "a text",
	number: "a finite number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "a map of keys",
	record: "a map of keys"
};
function wordIssue$1(issue) {
	return `found ${nameFound(issue.input)}, allowed: ${nameAllowed(issue)}`;
}
function nameAllowed(issue) {
	switch (issue.code) {
		case "invalid_type": return KINDS$1[issue.expected] ?? issue.expected;
		case "invalid_value": return issue.values.map((value) => JSON.stringify(value)).join(", ");
		case "invalid_format": return issue.format === "datetime" ? "a time such as 2026-01-31T12:00:00Z" : "something else";
		case "too_small":
			if (issue.origin === "string" || issue.origin === "array") return "one that is not empty";
			return issue.inclusive === false ? `more than ${issue.minimum}` : `at least ${issue.minimum}`;
		case "too_big": return `at most ${issue.maximum}`;
		default: return "something else";
	}
}
function nameFound(found) {
	if (typeof found === "string") return JSON.stringify(found.length > QUOTE_LIMIT$1 ? `${found.slice(0, QUOTE_LIMIT$1)}…` : found);
	if (found === void 0) return "nothing";
	if (Array.isArray(found)) return found.length === 0 ? "an empty list" : "a list";
	return typeof found === "object" && found !== null ? "a map" : String(found);
}
// src/measure/parse-versioned.ts
const QUOTE_LIMIT = 80;
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
function checkHeader(value, source, kind) {
	const { schema, version } = typeof value === "object" && value !== null ? value : {};
	if (schema !== kind.schema) {
		const found = schema === void 0 ? "no `schema`" : `schema ${JSON.stringify(schema).slice(0, QUOTE_LIMIT)}`;
		throw fault(kind, `${source}: not a ${kind.what} file: found ${found}, expected ${JSON.stringify(kind.schema)}`);
	}
	if (typeof version === "number" && version > kind.version) throw new GateError(kind.code, `${source}: ${kind.schema} version ${version} is newer than this reader, which knows versions up to ${kind.version}`, "Update throughput-gate to the version that wrote the file.");
}
const STRINGS = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;
function refuseTwins(value, text, source, kind) {
	let keys = 0;
	for (const [, colon] of text.matchAll(STRINGS)) if (colon !== void 0) keys++;
	if (keys === countKeys(value)) return;
	const { place } = locateSyntaxFault(text.replace(/^\uFEFF/, ""));
	throw fault(kind, `${source}${place}: a key stands twice in the same map, allowed: once`);
}
function countKeys(value) {
	if (typeof value !== "object" || value === null) return 0;
	const members = Object.values(value);
	return (Array.isArray(value) ? 0 : members.length) + members.reduce((sum, member) => sum + countKeys(member), 0);
}
function parseVersioned(text, source, kind, shape) {
	const value = parseJson$1(text, source, kind);
	checkHeader(value, source, kind);
	refuseTwins(value, text, source, kind);
	return checkShape(value, text, source, kind, shape);
}
function checkShape(value, text, source, kind, shape) {
	const parsed = shape.safeParse(value, { error: wordIssue$1 });
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const path = issue?.path ?? [];
	const words = issue?.message ?? "unexpected value";
	const more = parsed.error.issues.length - 1;
	const rest = more > 0 ? ` (and ${more} more)` : "";
	throw fault(kind, `${source}${locatePath(text, path)}: ${printPath(path)}: ${words}${rest}`, parsed.error);
}
// src/measure/session-schema.ts
const text$2 = string();
const count$1 = int().nonnegative();
const unitShape = object({
	unit: text$2,
	direction: _enum([
		"higher",
		"lower",
		"neither"
	])
});
const figureShape = number().refine((value) => value === 0 || isPlausible(value), { error: ({ input }) => `found ${input}, allowed: 0, or ${PLAUSIBLE.least} to ${PLAUSIBLE.most}` });
const metricsShape = record(text$2, figureShape);
const outputShape = object({
	kind: _enum(["pinned", "at-most"]),
	tokens: int().positive()
});
const optional = (shape) => exactOptional(shape);
const identityShape = object({
	engine: optional(text$2),
	engineVersion: optional(text$2),
	model: optional(text$2),
	modelRevision: optional(text$2),
	dtype: optional(text$2),
	quantisation: optional(text$2),
	maxModelLength: optional(count$1),
	launchArguments: optional(array(text$2)),
	environmentVariables: optional(record(text$2, text$2)),
	gpu: optional(text$2),
	gpuCount: optional(count$1),
	gpusUsed: optional(text$2),
	mig: optional(text$2),
	powerLimitWatts: optional(number()),
	driver: optional(text$2),
	cpu: optional(text$2),
	os: optional(text$2),
	host: optional(text$2)
});
const workloadFacts = {
	promptSetHash: text$2,
	sampling: record(text$2, json()),
	extraBody: record(text$2, json()),
	cache: _enum([
		"bust",
		"flush",
		"warm"
	]),
	api: _enum(["chat", "completions"]),
	metricDefinitions: int(),
	outputs: record(text$2, outputShape),
	requests: optional(record(text$2, count$1))
};
const reasonShape = object({
	code: text$2,
	message: text$2,
	remedy: text$2
});
// src/baseline/baseline.ts
const BASELINE_SCHEMA = "throughput-gate/baseline";
// src/baseline/parse-baseline.ts
const BASELINE_FILE = {
	what: "baseline",
	schema: BASELINE_SCHEMA,
	version: 1,
	code: "bad-baseline",
	remedy: "Restore the file from git, or delete it and take a new baseline with `throughput-gate refresh`."
};
const text$1 = string();
const facts = record(text$1, text$1);
const concurrency = int().positive().nullable();
const trialShape = object({
	concurrency,
	label: optional(text$1),
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
	requests: workloadFacts.requests,
	stated: optional(facts)
});
const sessionShape = object({
	id: text$1.min(1),
	takenAt: text$1,
	commit: optional(text$1),
	runner: optional(text$1),
	clientVersion: text$1,
	configurationHash: text$1.nullable(),
	workload: workloadShape,
	identity: identityShape,
	outputTokens: metricsShape,
	definitions: optional(facts),
	trials: array(trialShape).min(1)
});
const anchorShape = object({
	takenAt: text$1,
	commit: optional(text$1),
	reason: optional(text$1),
	means: array(object({
		concurrency,
		label: optional(text$1),
		metric: text$1,
		value: figureShape
	}))
});
const isUnique = (keys) => new Set(keys).size === keys.length;
const environmentShape = object({
	environment: object({
		gpu: optional(text$1),
		gpuCount: optional(int().nonnegative()),
		mig: optional(text$1),
		stated: optional(facts)
	}),
	units: record(text$1, unitShape),
	sessions: array(sessionShape).min(1).refine((sessions) => isUnique(sessions.map((session) => session.id)), "two sessions have the same id"),
	anchors: array(anchorShape)
});
const baselineShape = object({
	schema: literal(BASELINE_SCHEMA),
	version: literal(1),
	suite: text$1,
	environments: array(environmentShape).refine((all) => isUnique(all.map((entry) => canonicalJson(entry.environment))), "two environments are the same")
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
const percent = () => parsedText((found) => parsePercent(found, "above-zero"), PERCENT_PATTERN);
const text = () => string().min(1).max(4096);
const writtenText = () => string().meta({ type: [
	"string",
	"number",
	"boolean"
] });
const count = (most) => int().min(1).max(most);
// src/suite/server-url.ts
const FOREIGN_SCHEME = /^(?!https?:)([a-z][a-z0-9+.-]*(?=:\/\/)|javascript|data|file|mailto|about|blob|unix)(?::|:\/\/)/i;
function parseServerUrl(text) {
	const shown = text.includes("@") ? "a URL with user info (not shown)" : describeFound(text);
	const trimmed = text.trim();
	const scheme = FOREIGN_SCHEME.exec(trimmed)?.[1];
	if (scheme !== void 0 && !trimmed.includes("@")) return {
		ok: false,
		problem: `found ${shown}, whose scheme is ${scheme}; allowed: http or https, such as http://127.0.0.1:8000`
	};
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
	const piles = spread(PROMPT_FAMILIES.map(({ request, topics }) => topics.map((topic) => request.replace("{}", () => topic))), documents);
	const rounds = Math.max(...piles.map((pile) => pile.length));
	return Array.from({ length: rounds }, (_, round) => piles.flatMap((pile) => pile.slice(round, round + 1))).flat();
}
function spread(many, few) {
	const distance = Math.ceil(many.length / few.length);
	return many.flatMap((item, index) => {
		const extra = few[index / distance];
		return extra === void 0 ? [item] : [item, extra];
	});
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
const outputLength = union([count(1e6), strictObject({ "at-most": count(1e6) })], { error: ({ input }) => `found ${describeFound(input)}, allowed: a number of tokens, or {at-most: NUMBER}` }).transform((length) => {
	return typeof length === "number" ? {
		kind: "pinned",
		tokens: length
	} : {
		kind: "at-most",
		tokens: length["at-most"]
	};
});
const level = union([count(1e5), strictObject({
	concurrency: count(1e5).describe("Requests in flight at once."),
	"output-tokens": outputLength.exactOptional().describe("Output length at this level only."),
	requests: count(1e7).exactOptional().describe("Requests a trial at this level, exactly.")
})], { error: ({ input }) => `found ${describeFound(input)}, allowed: a concurrency from 1, or {concurrency: NUMBER}` }).transform((entry) => typeof entry === "number" ? { concurrency: entry } : entry);
const levels = array(level).min(1).max(1e3).superRefine((entries, context) => {
	const seen = new Set();
	entries.forEach(({ concurrency }, index) => {
		const message = `found concurrency ${concurrency} twice, allowed: each level once`;
		if (seen.has(concurrency)) context.addIssue({
			code: "custom",
			message,
			path: [index]
		});
		seen.add(concurrency);
	});
});
const prompts = union([string().min(1), strictObject({ random: strictObject({
	"input-tokens": count(1e6).describe("Length of every prompt."),
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
const action = (what) => _enum([
	"fail",
	"warn",
	"pass"
]).exactOptional().describe(what);
function eachMetric(entry) {
	const shape = Object.fromEntries(METRIC_IDS.map((id) => [id, entry]));
	return strictObject(shape);
}
const server = strictObject({
	url: parsedText((found) => typeof found === "string" ? parseServerUrl(found) : {
		ok: false,
		problem: `found ${describeFound(found)}, allowed: a URL such as http://127.0.0.1:8000`
	}).exactOptional().describe("Root of the server; /v1 at the end is accepted."),
	command: union([text(), array(text()).min(1)], { error: ({ input }) => `found ${describeFound(input)}, allowed: a command line, or a list of its words` }).exactOptional().describe("Launched, watched and stopped by the gate: a string runs by sh -c, a list directly."),
	cwd: text().exactOptional().describe("Folder that the command runs in."),
	env: record(string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/), writtenText()).exactOptional().describe("Environment variables added for the command."),
	"stop-command": text().exactOptional().describe("Run by sh -c to stop the server, before its process is ended."),
	"ready-timeout": duration("m", "s").exactOptional().describe("How long the server may take to answer a generation."),
	api: _enum(["chat", "completions"]).exactOptional().describe("Which OpenAI-style endpoint is measured."),
	headers: record(string().regex(/^[!#$%&'*+.^_`|~A-Za-z0-9-]+$/), writtenText().regex(/^[\t\x20-\x7e\x80-\xff]*$/)).exactOptional().describe("Headers added to every request; the API key comes from --api-key-env or the input."),
	ca: text().exactOptional().describe("PEM file of a private certificate authority."),
	proxy: _enum(["none", "environment"]).exactOptional().describe("environment: requests go through http_proxy or https_proxy, as no_proxy allows."),
	gpus: union([_enum(["auto", "none"]), array(int().min(0).max(1023)).min(1)], { error: ({ input }) => `found ${describeFound(input)}, allowed: auto, none, or a list of device numbers` }).exactOptional().describe("Which GPUs telemetry reads: auto, none, or a list of device numbers.")
});
const policy = strictObject({
	suspected: action("A drop beyond the tolerance that noise could still explain."),
	inconclusive: action("Too noisy to tell, without a drop beyond the tolerance."),
	"no-baseline": action("No baseline for this suite and environment."),
	"missing-level": action("A level that only one side has."),
	"not-comparable": action("Baseline and run measured different things."),
	"failed-requests": union([literal(0), parsedText((found) => parsePercent(found, "zero"), PERCENT_PATTERN)], { error: ({ input }) => {
		const parsed = parsePercent(input, "zero");
		return parsed.ok ? "allowed: 0 or a percent" : parsed.problem;
	} }).exactOptional().describe("Share of a trial's requests that may fail: 0, or a percent.")
});
const suiteFileSchema = strictObject({
	name: writtenText().regex(/^[^\r\n]{1,100}$/, { error: ({ input }) => `found ${describeFound(input)}, allowed: one line of 1 to 100 characters` }).exactOptional().describe("Name of the suite, part of what selects a baseline; default: the file's base name."),
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
		"per-slot": count(1e5).exactOptional().describe("Requests a trial for each unit of concurrency."),
		"at-least": count(1e7).exactOptional().describe("Requests a trial at any level, filled up to whole waves.")
	}).exactOptional().describe("How many requests a trial sends: max(at-least, per-slot x C), in whole waves."),
	"warm-up": strictObject({
		rounds: int().min(0).max(100).exactOptional().describe("At most so many rounds of C requests a level."),
		"output-tokens": count(1e6).exactOptional().describe("Longest answer in the warm-up.")
	}).exactOptional().describe("Before each level, until two rounds agree."),
	timeout: duration("s", "ms").exactOptional().describe("Longest a single request may take."),
	trials: strictObject({
		first: count(1e3).exactOptional().describe("Trials a level before the first look."),
		most: count(1e3).exactOptional().describe("Trials a level at the last look."),
		budget: duration("m", "s").exactOptional().describe("From ready to the last trial, warm-up in, start-up out.")
	}).exactOptional().describe("How often each level is measured, and for how long at most."),
	"session-noise": eachMetric(percent().exactOptional()).exactOptional().describe("Declared standard deviation between sessions, by metric."),
	"trial-noise": percent().exactOptional().describe("Declared standard deviation between trials, where none was repeated."),
	"launch-noise": percent().exactOptional().describe("Declared standard deviation between launches of one server."),
	metrics: eachMetric(strictObject({
		tolerance: percent().exactOptional().describe("Allowed change for the worse."),
		gate: boolean().exactOptional().describe("Whether it decides (true for a listed metric) or is only shown.")
	}).nullable().exactOptional()).exactOptional().describe("What is judged: a listed metric is gated unless it says gate: false."),
	slo: strictObject({
		ttft: duration("ms", "s").exactOptional().describe("Time to first token."),
		tpot: duration("ms", "s").exactOptional().describe("Time per output token."),
		e2e: duration("s", "ms").exactOptional().describe("Time of the whole request.")
	}).exactOptional().describe("What a request must meet to count for goodput."),
	baseline: text().exactOptional().describe("The committed baseline file."),
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
		case "too_small": return issue.origin === "string" || issue.origin === "array" ? issue.origin === "string" ? "found an empty text, allowed: at least one character" : "found an empty list, allowed: at least one entry" : `found ${found}, allowed: a whole number from ${issue.minimum}`;
		case "too_big":
			if (issue.origin === "array") return `found a list of more than ${issue.maximum} entries, allowed: up to that many`;
			return issue.origin === "string" ? `found a text longer than ${issue.maximum} characters, allowed: up to that many` : `found ${found}, allowed: a whole number up to ${issue.maximum}`;
		case "invalid_format": return "found a text with characters that are not allowed here";
		case "invalid_key": return "found a name with characters that are not allowed here";
		default: return `found ${found}, which is not allowed here`;
	}
}
function problemsOf(issues, parent = []) {
	return issues.filter((issue) => !isRepeated(issue, issues)).flatMap((issue) => {
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
			text: issue.message + exampleOf(path, issue.message)
		}] : problemsOf(meant, path);
	});
}
const isRepeated = (issue, issues) => issue.code === "too_big" && issue.maximum === Number.MAX_SAFE_INTEGER && issues.some((other) => other !== issue && other.path.join(".") === issue.path.join("."));
const MAP_EXAMPLES = {
	server: "{url: \"http://127.0.0.1:8000\"}",
	environment: "{gpu: H100, count: 8}",
	sampling: "{temperature: 0}",
	requests: "{per-slot: 4, at-least: 20}",
	"warm-up": "{rounds: 3}",
	trials: "{first: 3, most: 10}",
	"session-noise": "{output-throughput: 1.5%}",
	metrics: "{output-throughput: {tolerance: 5%}}",
	slo: "{ttft: 500ms}",
	policy: "{suspected: fail}",
	"server.env": "{NAME: value}",
	"server.headers": "{NAME: value}"
};
function exampleOf(path, text) {
	const place = path.join(".");
	if (place === "levels" && text.endsWith("a list")) return " of concurrencies, such as [1, 8, 32]";
	if (!text.endsWith("a map of keys")) return "";
	if (Object.hasOwn(MAP_EXAMPLES, place)) return `, such as ${MAP_EXAMPLES[place]}`;
	return path[0] === "metrics" && path.length === 2 ? ", such as {tolerance: 5%}" : "";
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
	if (text.length > MOST_CHARACTERS) throw badYaml(`${source}: is longer than a million characters, allowed: up to that many`);
	const document = parseDocument(text, source, counter);
	const first = [...document.errors, ...document.warnings][0];
	if (first?.code === "DUPLICATE_KEY") fail(first.pos[0], `the key ${describeFound(keyAt(text, first.pos[0]))} stands twice, allowed: once`);
	if (first?.message.includes("call stack")) fail(0, `is nested too deeply, allowed: up to ${DEEPEST} levels`);
	if (first !== void 0) fail(first.pos[0], `not valid YAML: ${first.message.split("\n")[0]}`);
	const lines = new Map();
	const remember = (path, node) => lines.set(JSON.stringify(path), counter.linePos(node.range?.[0] ?? 0).line);
	let nodes = 0;
	function read(node, path) {
		nodes += 1;
		if (nodes > MOST_NODES || path.length > DEEPEST) fail(0, `is too large: found more than ${MOST_NODES} values or ${DEEPEST} levels of nesting, allowed: up to that many`);
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
// src/json-value.ts
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function valueAt(value, ...path) {
	let found = value;
	for (const key of path) {
		if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return void 0;
		found = found[key];
	}
	return found;
}
function objectAt(value, ...path) {
	const found = valueAt(value, ...path);
	return isObject(found) ? found : null;
}
function arrayAt(value, ...path) {
	const found = valueAt(value, ...path);
	return Array.isArray(found) ? found : [];
}
function textAt(value, ...path) {
	const found = valueAt(value, ...path);
	return typeof found === "string" && found !== "" ? found : void 0;
}
function numberAt(value, ...path) {
	const found = valueAt(value, ...path);
	return typeof found === "number" && Number.isFinite(found) ? found : void 0;
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
			proxy: "none",
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
		baseline: DEFAULT_BASELINE_PATH,
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
		return [key, isObject(below) && isObject(value) && !WHOLE_KEYS.has(key) ? {
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
// src/suite/parse-overrides.ts
function parseOverrides(overrides) {
	return {
		...option("url", overrides.url, "--url", parseServerUrl),
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
const EXAMPLES = {
	"--url": "http://127.0.0.1:8000",
	"--levels": "1,8,32",
	"--tolerance": "5%",
	"--output-tokens": "128",
	"--requests": "20",
	"--trials": "3",
	"--budget": "20m",
	"--ready-timeout": "20m",
	"--preset": "default"
};
function option(key, text, name, parse) {
	const typed = text?.trim() ?? "";
	if (typed === "") return {};
	const parsed = parse(typed);
	if (!parsed.ok) {
		const example = `Write it like ${name} ${EXAMPLES[name]}, or leave it out: then it is as the suite says.`;
		throw new GateError("bad-usage", `${name}: ${parsed.problem}`, example);
	}
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
const HIGHEST_LEVEL = 1e5;
function parseLevels(text) {
	const levels = [];
	for (const part of text.split(",").map((piece) => piece.trim())) {
		const level = parseCount(part, HIGHEST_LEVEL);
		if (!level.ok) {
			const allowed = `whole numbers from 1 to ${HIGHEST_LEVEL}, such as 1,8,32`;
			return {
				ok: false,
				problem: `found ${describeFound(part)}, allowed: ${allowed}`
			};
		}
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
function noteOddities(suite) {
	return [...noteUnfilledLevels(suite), ...suite.metrics.flatMap(({ id, gate }) => gate ? noteThinTail(suite, id) : [])];
}
function noteChangedPreset({ file, where }, asked) {
	if (asked === void 0 || asked === "default") return [];
	const [own, filled] = [fillInSuiteFile({}, asked), fillInSuiteFile(file, asked)];
	const changed = Object.keys(PRESETS[asked].keys).filter((key) => file[key] !== void 0 && canonicalJson(own[key]) !== canonicalJson(filled[key]));
	if (changed.length === 0) return [];
	return [`preset ${asked}: keys of the suite file win over the preset's (${changed.map((key) => where([key])).join(", ")}); leave them out there to measure the preset's own.`];
}
function noteUnfilledLevels({ levels }) {
	return levels.filter(({ concurrency, requests }) => requests < concurrency).map(({ concurrency, requests }) => {
		return `C=${concurrency} gets ${requests} requests a trial: never more than ${requests} run at once.`;
	});
}
function noteThinTail({ levels }, id) {
	const fewest = requestsForTail(id);
	const thin = levels.filter(({ requests }) => requests < fewest);
	if (thin.length === 0) return [];
	return [`${id} needs ${fewest} requests a trial to decide; it is only shown at ${thin.map(({ concurrency, requests }) => `C=${concurrency} (${requests})`).join(", ")}.`];
}
// src/suite/resolve-suite.ts
const WIDE_TOLERANCE = .15;
const TOLERANCE = .05;
const WIDE_METRIC = /^ttft-|-p9\d$/;
function resolveSuite(located, name, texts) {
	const { file, where } = located;
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
		notes: [...noteChangedPreset(located, overrides.preset), ...noteOddities(suite)]
	};
}
function resolveServer(server, overrides) {
	const { url, command, cwd, env, api, headers, ca, proxy, gpus } = server;
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
		proxy,
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
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f]/;
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
function parseText({ path, text }) {
	return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
		const control = CONTROL.exec(line)?.[0];
		if (control !== void 0) {
			const code = control.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase();
			throw badPrompts(`${path}:${index + 1}: found the control character U+${code}, allowed: text, a prompt a line`);
		}
		return line.trim() === "" ? [] : [{
			kind: "text",
			text: line
		}];
	});
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
function badPrompts(message, cause) {
	return new GateError("bad-prompts", message, "Correct the prompt file, or use prompts: builtin:diverse.", { cause });
}
// src/suite/random-prompts.ts
const WORDS = "time year people way day man thing woman life child world school state family student group country problem hand part place case week company system program question work government number night point home water room mother area money story fact month lot right study book eye job word business issue side kind head house service friend father power hour game line end member law car city community name president team minute idea body information back parent face others level office door health person art war history party result change morning reason research girl guy moment air teacher force education".split(" ");
function makeRandomPrompts(seed, count, words) {
	const next = makeGenerator(seed);
	const word = () => WORDS[next() % WORDS.length] ?? "time";
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
	const found = await readTextFile(location);
	if (found.kind === "text") return {
		path,
		text: found.text
	};
	const message = found.kind === "absent" ? `${path}: no such prompt file` : `${path}: can't be read (${found.why})`;
	throw new GateError("bad-prompts", message, "Correct `prompts` in the suite file; a relative path counts from the working directory.", found);
}
// src/suite/read-suite-file.ts
const MOST_BYTES = 4e6;
async function findSuiteFile(path) {
	const found = await readTextFile(path, MOST_BYTES);
	if (found.kind === "text") return found.text;
	if (found.kind === "absent") return null;
	throw new GateError("bad-suite", `${path}: can't be read as a suite file (${found.why})`, REMEDY, found);
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
			changedKeys: [],
			headUnused: proposed
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
// src/session/proposed-baseline.ts
async function readProposedBaseline(name, path, atBase) {
	try {
		const text = await readBaselineFile(path);
		if (text === atBase) return null;
		return text === null ? {
			kind: "removed",
			name
		} : {
			kind: "readable",
			name,
			baseline: parseBaseline(text, name)
		};
	} catch (error) {
		if (!(error instanceof GateError)) throw error;
		return {
			kind: "garbage",
			name,
			why: error.message
		};
	}
}
// src/session/prepare.ts
const warnOfUnusedHead = ({ headUnused }) => headUnused === void 0 ? [] : [headUnused];
async function prepareSuite(options, io) {
	const source = options.suitePath ?? ".github/throughput-gate.yml";
	const path = resolve(options.workingDirectory, source);
	const { overrides } = options;
	if (io.baseSide !== null) {
		const [base, head] = await Promise.all([io.baseSide.read(source), findSuiteFile(path)]);
		const combined = combineSides({
			base,
			head,
			source,
			overrides
		});
		if (base === null) return {
			...combined,
			promptText: null,
			from: head !== null ? "head" : "none"
		};
		const { headUnused } = combined;
		const unused = headUnused === void 0 ? {} : { headUnused };
		return {
			...await addPrompts(combined, options, io.baseSide),
			...unused,
			from: "base"
		};
	}
	const text = options.suitePath === null ? await findSuiteFile(path) : await readSuiteFile(path);
	const parsed = parseSuite(text, {
		source,
		overrides
	});
	const guess = text === null && overrides.url === void 0 ? [noteGuess(source, parsed.suite)] : [];
	return {
		...parsed,
		notes: [...guess, ...parsed.notes],
		changedKeys: [],
		promptText: null,
		from: text === null ? "none" : "file"
	};
}
async function addPrompts({ suite, notes, changedKeys }, { workingDirectory }, baseSide) {
	if (suite.prompts.kind !== "file") return {
		suite,
		notes,
		changedKeys,
		promptText: null
	};
	const { path } = suite.prompts;
	const text = await baseSide.read(path);
	if (text === null) {
		const note = `${path} isn't at the base commit: the prompts are the working directory's.`;
		return {
			suite,
			notes: [...notes, note],
			changedKeys,
			promptText: null
		};
	}
	if ((await readPromptFile(path, resolve(workingDirectory, path)).catch(() => null))?.text === text) return {
		suite,
		notes,
		changedKeys,
		promptText: text
	};
	const note = `The pull request also changes ${path}: measured with the base commit's prompts.`;
	return {
		suite,
		notes: [...notes, note],
		changedKeys: [...changedKeys, `prompts (${path})`],
		promptText: text
	};
}
function noteGuess(source, { server }) {
	return `There is neither ${source} nor a --url: this run tries ${server.url}.`;
}
async function preparePrompts({ suite: { prompts }, promptText }, { workingDirectory }) {
	if (prompts.kind !== "file") return loadPromptSet(prompts, null);
	const { path } = prompts;
	return loadPromptSet(prompts, promptText !== null ? {
		path,
		text: promptText
	} : await readPromptFile(path, resolve(workingDirectory, path)));
}
async function prepareBaseline({ suite, from }, options, io) {
	const path = resolve(options.workingDirectory, suite.baseline);
	const parse = (text) => text === null ? null : parseBaseline(text, suite.baseline);
	if (io.baseSide === null) return {
		baseline: parse(await readBaselineFile(path)),
		source: suite.baseline,
		path,
		introduced: false,
		proposed: null
	};
	const atBase = await io.baseSide.read(suite.baseline);
	if (atBase !== null || from === "base") {
		const source = `${suite.baseline} at the base commit ${io.baseSide.commit.slice(0, 12)}`;
		const { pullRequest } = io.baseSide;
		const proposed = pullRequest ? await readProposedBaseline(suite.baseline, path, atBase) : null;
		return {
			baseline: parse(atBase),
			source,
			path,
			introduced: false,
			proposed
		};
	}
	const source = `${suite.baseline} of this commit itself (its base has neither suite nor baseline)`;
	return {
		baseline: parse(await readBaselineFile(path)),
		source,
		path,
		introduced: io.baseSide.pullRequest,
		proposed: null
	};
}
export { checkShape as C, writeBaselineFile as D, readBaselineFile as E, readTextFile as O, workloadFacts as S, parseVersioned as T, metricsShape as _, RANDOM_PROMPT_COUNT as a, reasonShape as b, isObject as c, textAt as d, valueAt as f, identityShape as g, BASELINE_SCHEMA as h, warnOfUnusedHead as i, nameKind as k, numberAt as l, parseBaseline as m, preparePrompts as n, makeRandomPrompts as o, parseServerUrl as p, prepareSuite as r, arrayAt as s, prepareBaseline as t, objectAt as u, optional as v, parseJson$1 as w, unitShape as x, outputShape as y };
