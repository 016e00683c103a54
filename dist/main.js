import "./rolldown-runtime.js";
import { t as require_tunnel } from "./tunnel.js";
import { t as require_undici } from "./undici.js";
import { a as RECORD_FILE, i as renderSummary, n as run, o as mayHoldOtherSide, r as renderComment, s as endOnFault, t as outliveOutput } from "./outlive-output.js";
import { t as GateError } from "./gate-error.js";
import { d as textAt, l as numberAt, m as parseBaseline, s as arrayAt, u as objectAt } from "./prepare.js";
import { t as askGit } from "./run-git.js";
import { t as printBaseline } from "./print-baseline.js";
import { t as canonicalJson } from "./canonical-json.js";
import { r as meanOfSessions, t as collectCells } from "./cells.js";
import { _ as levelKey, f as countOf, p as concurrencyOrName, v as levelName } from "./side-session.js";
import { a as escapeMarkdown, f as harmPercent, g as placeName, h as placeKey, n as codeSpan, p as metricName } from "./escape-markdown.js";
import { d as formatPercent, i as formatChange, p as cleanLine, r as formatBound, u as formatNumber } from "./format.js";
import { t as quoteForShell } from "./quote-for-shell.js";
import { t as disarmLine } from "./disarm-line.js";
import { n as formatLogProgress } from "./progress-line.js";
import { C as mainReason, S as evidenceWords, v as VERDICT_WORDS, y as carries } from "./describe-run.js";
import { t as makeFolder } from "./make-folder.js";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import * as os$1 from "os";
import os, { EOL } from "os";
import * as crypto from "crypto";
import * as fs from "fs";
import { constants, promises } from "fs";
import "path";
import * as events from "events";
import { createHash } from "node:crypto";
import "child_process";
import "timers";
import { appendFile, copyFile, cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { existsSync as existsSync$1, readdirSync, statSync } from "node:fs";
import { basename as basename$1 } from "node:path/posix";
// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os$1.EOL);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os$1.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os$1.EOL}${convertedValue}${os$1.EOL}${delimiter}`;
}
require_tunnel();
require_undici();
var HttpCodes;
(function(HttpCodes) {
	HttpCodes[HttpCodes["OK"] = 200] = "OK";
	HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
	HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
	HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
	HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
	HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
	HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
	HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
	HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
	HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
	HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
	HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
	HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
	HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
	HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
	HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
	HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
	HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
	HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
	HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
	HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
	HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
	HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
	HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
	HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
	HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
	HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function(Headers) {
	Headers["Accept"] = "accept";
	Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function(MediaTypes) {
	MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
HttpCodes.MovedPermanently, HttpCodes.ResourceMoved, HttpCodes.SeeOther, HttpCodes.TemporaryRedirect, HttpCodes.PermanentRedirect;
HttpCodes.BadGateway, HttpCodes.ServiceUnavailable, HttpCodes.GatewayTimeout;
// node_modules/@actions/core/lib/summary.js
var __awaiter$6 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access: access$1, appendFile: appendFile$1, writeFile: writeFile$1 } = promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$6(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access$1(pathFromEnv, constants.R_OK | constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return __awaiter$6(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile$1 : appendFile$1)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$6(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(EOL);
	}
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
new Summary();
const { chmod, copyFile: copyFile$1, lstat: lstat$1, mkdir: mkdir$1, open: open$1, readdir: readdir$1, rename: rename$1, rm: rm$1, rmdir, stat: stat$1, symlink, unlink } = fs.promises;
process.platform;
fs.constants.O_RDONLY;
process.platform;
events.EventEmitter;
events.EventEmitter;
os.platform();
os.arch();
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os$1.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function saveState(name, value) {
	if (process.env["GITHUB_STATE"] || "") return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
	issueCommand("save-state", { name }, toCommandValue(value));
}
// src/github/outcome.ts
async function settle(call) {
	return call.then((value) => ({
		ok: true,
		value
	}), (error) => ({
		ok: false,
		failure: describeFailure(error)
	}));
}
function describeFailure(error) {
	const message = error instanceof Error ? error.message : String(error);
	return {
		status: numberAt(error, "response", "status") ?? null,
		message,
		headers: objectAt(error, "response", "headers") ?? {},
		cause: error
	};
}
// src/github/retry-policy.ts
const LONGEST_WAIT_MS = 12e4;
const FIRST_BACKOFF_MS = 1e3;
function isRateLimited(failure) {
	if (failure.status === 429) return true;
	if (failure.status !== 403) return false;
	return String(failure.headers["x-ratelimit-remaining"]) === "0" || failure.headers["retry-after"] !== void 0 || /rate limit/i.test(failure.message);
}
function isRetryable(failure) {
	return failure.status === null || failure.status >= 500 || isRateLimited(failure);
}
function retryDelayMs(failure, attempt, nowMs) {
	const delayMs = requestedDelayMs(failure, nowMs) ?? FIRST_BACKOFF_MS * 2 ** (attempt - 1);
	return delayMs <= LONGEST_WAIT_MS ? delayMs : null;
}
function requestedDelayMs({ headers, ...failure }, nowMs) {
	const retryAfterSeconds = Number(headers["retry-after"]);
	if (headers["retry-after"] !== void 0 && retryAfterSeconds >= 0) return retryAfterSeconds * 1e3;
	const resetSeconds = Number(headers["x-ratelimit-reset"]);
	if (String(headers["x-ratelimit-remaining"]) === "0" && resetSeconds > 0) return Math.max(0, resetSeconds * 1e3 - nowMs);
	return isRateLimited({
		headers,
		...failure
	}) ? 6e4 : null;
}
// src/github/api.ts
const SYSTEM_CLOCK = {
	now: () => Date.now(),
	sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms))
};
const REQUEST_TIMEOUT_MS = 2e4;
const ATTEMPTS$2 = 4;
const REPEATABLE = new Set([
	"GET",
	"PATCH",
	"DELETE"
]);
async function connectToGithub(token, env, clock = SYSTEM_CLOCK) {
	const [owner, repo] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
	if (token === null || owner === void 0 || owner === "" || repo === void 0) return null;
	const { GitHub, getOctokitOptions } = await import("./utils.js");
	const baseUrl = env["GITHUB_API_URL"] || "https://api.github.com";
	const octokit = new GitHub(getOctokitOptions(token, { baseUrl }));
	retryRepeatable(octokit, clock);
	const graphqlBaseUrl = env["GITHUB_GRAPHQL_URL"]?.replace(/\/graphql\/?$/, "") || baseUrl.replace(/\/v3\/?$/, "");
	return {
		octokit,
		repository: {
			owner,
			repo
		},
		graphqlBaseUrl,
		clock
	};
}
function retryRepeatable(octokit, clock) {
	octokit.hook.wrap("request", async (send, options) => {
		const timed = async () => send({
			...options,
			request: {
				...options.request,
				signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS)
			}
		});
		for (let attempt = 1; REPEATABLE.has(options.method) && attempt < ATTEMPTS$2; attempt += 1) {
			const outcome = await settle(timed());
			if (outcome.ok) return outcome.value;
			const delayMs = isRetryable(outcome.failure) ? retryDelayMs(outcome.failure, attempt, clock.now()) : null;
			if (delayMs === null) throw outcome.failure.cause;
			await clock.sleep(delayMs);
		}
		return timed();
	});
}
// src/github/repository-reads.ts
async function readBranchHead(api, branch) {
	const answer = await settle(api.octokit.request("GET /repos/{owner}/{repo}/git/ref/{ref}", {
		...api.repository,
		ref: `heads/${branch}`
	}));
	if (answer.ok) return {
		ok: true,
		value: answer.value.data.object.sha
	};
	return answer.failure.status === 404 ? {
		ok: true,
		value: null
	} : answer;
}
async function readFileAt(api, path, ref) {
	const answer = await settle(api.octokit.request("GET /repos/{owner}/{repo}/contents/{path}", {
		...api.repository,
		path,
		ref,
		mediaType: { format: "raw" }
	}));
	if (answer.ok) return {
		ok: true,
		value: String(answer.value.data)
	};
	return answer.failure.status === 404 ? {
		ok: true,
		value: null
	} : answer;
}
async function readParents(api, commit) {
	const answer = await settle(api.octokit.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", {
		...api.repository,
		commit_sha: commit
	}));
	return answer.ok ? {
		ok: true,
		value: answer.value.data.parents.map(({ sha }) => sha)
	} : answer;
}
// src/github/base-files.ts
function findWorkspace(workingDirectory, fallback) {
	for (let folder = workingDirectory;; folder = dirname(folder)) {
		if (existsSync$1(join(folder, ".git"))) return {
			workingDirectory,
			repositoryRoot: folder
		};
		if (folder === dirname(folder)) return {
			workingDirectory,
			repositoryRoot: fallback
		};
	}
}
async function readBaseSide(event, api, workspace, warn) {
	const commit = await resolveBase(event.base, api, workspace);
	const place = {
		commit,
		api,
		workspace,
		commitIsVisible: once(() => canSeeCommit(commit, api)),
		warnOnce: once(async () => warn(NO_CONTENTS))
	};
	return {
		commit,
		pullRequest: event.kind === "pull_request" || event.kind === "merge_group",
		read: (path) => readAtCommit(path, place)
	};
}
const NO_CONTENTS = "The token may not read the base commit: it was read from the checkout’s own history. Give the job `permissions: contents: read`.";
function once(make) {
	let made = null;
	return () => {
		made ??= make();
		return made;
	};
}
async function resolveBase(base, api, workspace) {
	if (base.kind === "commit") return base.sha;
	if (base.kind === "branch") return resolveBranch(base.name, api, workspace);
	const [first, second] = await parentsByApi(base.mergeSha, api) ?? await parentsByGit(base.mergeSha, workspace) ?? [];
	return first !== void 0 && second !== void 0 && base.mergeSha !== base.headSha ? first : base.fallback;
}
async function parentsByApi(sha, api) {
	const parents = api === null ? null : await readParents(api, sha);
	return parents?.ok ? parents.value : null;
}
async function parentsByGit(sha, workspace) {
	const body = await askCheckout(workspace, "cat-file", "-p", sha);
	return body === null ? null : [...body.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = ""]) => parent);
}
async function resolveBranch(name, api, workspace) {
	const head = api === null ? null : await readBranchHead(api, name);
	if (head?.ok && head.value !== null) return head.value;
	const branch = `refs/remotes/origin/${name}^{commit}`;
	const sha = await askCheckout(workspace, "rev-parse", "--verify", "--quiet", branch);
	if (sha !== null) return sha.trim();
	throw new GateError("github-api", `The default branch "${name}" could be found neither by the API nor in the checkout.`, "Give the job `permissions: contents: read`, or check out with `fetch-depth: 0`.");
}
async function readAtCommit(path, { commit, api, workspace, commitIsVisible, warnOnce }) {
	const inRepository = pathInRepository(path, workspace);
	if (inRepository === null) return null;
	const byApi = api === null ? null : await readFileAt(api, inRepository, commit);
	if (byApi?.ok && byApi.value !== null) return byApi.value;
	const known = await askCheckout(workspace, "cat-file", "-e", `${commit}^{commit}`);
	if (known !== null && byApi?.ok === false && byApi.failure.status === 403) await warnOnce();
	if (known !== null) return askCheckout(workspace, "show", `${commit}:${inRepository}`);
	if (byApi?.ok && await commitIsVisible()) return null;
	throw new GateError("github-api", `${inRepository} at the base commit ${commit.slice(0, 12)} can't be read: ${whyNot(byApi)}; the checkout doesn't have that commit either.`, "Give the job `permissions: contents: read` and the input `github-token`, or check out with `fetch-depth: 0`.");
}
function whyNot(read) {
	if (read === null) return "there is no token to ask the API with";
	return read.ok ? "the token can see neither the file nor the commit" : read.failure.message;
}
async function canSeeCommit(commit, api) {
	return await parentsByApi(commit, api) !== null;
}
function pathInRepository(path, { workingDirectory, repositoryRoot }) {
	const inside = relative(repositoryRoot, resolve(workingDirectory, path));
	return inside === "" || inside === ".." || inside.startsWith(`..${sep}`) ? null : inside.split(sep).join("/");
}
const LIMITS = {
	timeoutMs: 3e4,
	mostBytes: 67108864
};
const askCheckout = ({ repositoryRoot }, ...args) => askGit(repositoryRoot, args, LIMITS);
// src/github/event.ts
const EVENTS = [
	"pull_request",
	"merge_group",
	"push",
	"schedule",
	"workflow_dispatch"
];
const UNSAFE = {
	pull_request_target: "it runs with a write token and secrets while the pull request decides what is measured",
	workflow_run: "it runs with a write token and secrets on what an untrusted run has left behind",
	issue_comment: "anybody who may comment starts it, and the head may have moved since somebody looked at it"
};
function readEvent(env, payload) {
	const name = env["GITHUB_EVENT_NAME"] ?? "";
	refuseUnsafe(name);
	const kind = EVENTS.find((event) => event === name);
	if (kind === void 0) throw new GateError("bad-usage", `The event is "${name}"; the gate runs on ${EVENTS.join(", ")}.`, "Change `on:` in the workflow to one of these events.");
	const defaultBranch = textAt(payload, "repository", "default_branch") ?? "main";
	return {
		kind,
		action: textAt(payload, "action") ?? null,
		defaultBranch,
		payload,
		...READERS[kind](env, payload, defaultBranch)
	};
}
function refuseUnsafe(name) {
	const reason = UNSAFE[name];
	if (reason === void 0) return;
	throw new GateError("unsafe-event", `The gate doesn't run on ${name}: ${reason}.`, "Use `on: pull_request` with `permissions: contents: read` for the job that measures, behind an environment with required reviewers for forks, and a second job on a hosted runner with `pull-requests: write` for the comment.");
}
const READERS = {
	pull_request: readPullRequest,
	merge_group: readMergeGroup,
	push: readPush,
	schedule: (env, _payload, defaultBranch) => ({
		...onBranch(env),
		base: env["GITHUB_SHA"] ? {
			kind: "commit",
			sha: env["GITHUB_SHA"]
		} : {
			kind: "branch",
			name: defaultBranch
		}
	}),
	workflow_dispatch: (env, _payload, defaultBranch) => ({
		...onBranch(env),
		base: {
			kind: "branch",
			name: defaultBranch
		}
	})
};
function readPullRequest(env, payload) {
	const pull = objectAt(payload, "pull_request");
	const headSha = textAt(pull, "head", "sha") ?? "";
	const headRepository = textAt(pull, "head", "repo", "full_name") ?? null;
	const fallback = textAt(pull, "base", "sha") ?? "";
	const mergeSha = env["GITHUB_SHA"] ?? "";
	return {
		base: mergeSha === "" ? {
			kind: "commit",
			sha: fallback
		} : {
			kind: "first-parent",
			mergeSha,
			headSha,
			fallback
		},
		headSha,
		pullRequest: numberAt(pull, "number") ?? numberAt(payload, "number") ?? null,
		fork: headRepository !== (textAt(payload, "repository", "full_name") ?? env["GITHUB_REPOSITORY"]),
		branch: textAt(pull, "base", "ref") ?? ""
	};
}
function readMergeGroup(env, payload) {
	const group = objectAt(payload, "merge_group");
	const number = /\/pr-(\d+)-[^/]*$/.exec(textAt(group, "head_ref") ?? "")?.[1];
	return {
		base: {
			kind: "commit",
			sha: textAt(group, "base_sha") ?? ""
		},
		headSha: textAt(group, "head_sha") ?? env["GITHUB_SHA"] ?? "",
		pullRequest: number === void 0 ? null : Number(number),
		fork: false,
		branch: branchOf(textAt(group, "base_ref") ?? "")
	};
}
function readPush(env, payload, defaultBranch) {
	const before = textAt(payload, "before") ?? "";
	const isNewBranch = /^0*$/.test(before);
	return {
		...onBranch(env),
		base: isNewBranch ? {
			kind: "branch",
			name: defaultBranch
		} : {
			kind: "commit",
			sha: before
		}
	};
}
function onBranch(env) {
	return {
		headSha: env["GITHUB_SHA"] ?? "",
		pullRequest: null,
		fork: false,
		branch: branchOf(env["GITHUB_REF"] ?? "")
	};
}
const branchOf = (ref) => ref.replace(/^refs\/heads\//, "");
// src/github/enterprise.ts
function isEnterpriseServer(env) {
	const url = env["GITHUB_SERVER_URL"] || "https://github.com";
	const host = URL.canParse(url) ? new URL(url).hostname : "";
	return host !== "github.com" && !host.endsWith(".ghe.com");
}
const NO_APPROVAL_RUNS = "GitHub Enterprise Server starts no checks on a pull request of the default token: close and open it again, or give `github-token` an app’s token.";
// src/github/create-commit.ts
async function createCommit(api, commit) {
	const { owner, repo } = api.repository;
	const input = {
		branch: {
			repositoryNameWithOwner: `${owner}/${repo}`,
			branchName: commit.branch
		},
		message: { headline: commit.headline },
		expectedHeadOid: commit.expectedHead,
		fileChanges: { additions: [{
			path: commit.path,
			contents: Buffer.from(commit.text, "utf8").toString("base64")
		}] }
	};
	const answer = await settle(api.octokit.graphql(CREATE_COMMIT, {
		input,
		baseUrl: api.graphqlBaseUrl
	}));
	return answer.ok ? {
		ok: true,
		value: answer.value.createCommitOnBranch.commit
	} : answer;
}
const CREATE_COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`;
// src/github/merge-baseline.ts
function mergeBaseline(current, original, candidate) {
	if (current === null) return candidate;
	const environments = candidate.environments.reduce((merged, entry) => mergeEnvironment(merged, findSame(original?.environments ?? [], entry), entry), current.environments);
	return {
		...candidate,
		environments
	};
}
function mergeEnvironment(current, original, candidate) {
	const there = findSame(current, candidate);
	if (there === null) return [...current, candidate];
	const known = new Set((original?.sessions ?? []).map(({ id }) => id));
	const merged = known.size > 0 && !candidate.sessions.some(({ id }) => known.has(id)) ? candidate : join$1(there, candidate, known);
	return current.map((entry) => entry === there ? merged : entry);
}
function join$1(there, candidate, known) {
	return {
		...candidate,
		units: {
			...there.units,
			...candidate.units
		},
		sessions: joinSessions(there, candidate, known),
		anchors: joinAnchors(there, candidate)
	};
}
function joinAnchors(there, candidate) {
	return [...new Map([...there.anchors, ...candidate.anchors].map((anchor) => [canonicalJson(anchor), anchor])).values()];
}
function joinSessions(there, candidate, known) {
	const present = new Set(there.sessions.map(({ id }) => id));
	const added = candidate.sessions.filter(({ id }) => !known.has(id) && !present.has(id));
	const byTime = (a, b) => a.takenAt < b.takenAt ? -1 : 1;
	return [...there.sessions, ...added].sort(byTime).slice(-10);
}
function findSame(entries, wanted) {
	const facts = factsOf(wanted);
	return entries.find((entry) => factsOf(entry) === facts) ?? null;
}
const factsOf = ({ environment }) => JSON.stringify(Object.entries(environment).sort());
// src/github/refresh-body.ts
const HEADLINE_METRIC = "output-throughput";
function describeRefresh(story) {
	const changed = story.fresh.environments.filter((entry) => addedSessions(story.old, entry).length > 0);
	return [
		`This puts new measurements into ${codeSpan(story.path)}. Once it is merged, the gate compares with them.`,
		...changed.map((entry) => describeEnvironment(story, entry)),
		...story.reason === null ? [] : [`**Reason**: ${escapeMarkdown(story.reason)}`],
		provenance(story)
	].join("\n\n");
}
function describeEnvironment({ old }, entry) {
	const before = oldSessions(old, entry);
	const { gpu, gpuCount } = entry.environment;
	const name = gpu === void 0 ? "Unnamed environment" : `${gpuCount ?? 1} × ${gpu}`;
	const added = addedSessions(old, entry).length;
	return [
		`**${escapeMarkdown(name)}**: ${countOf(added, "session")} added, ${countOf(entry.sessions.length, "session")} from now on.`,
		"",
		"| Level | Metric | Old | New | Change |",
		"| :-- | :-- | --: | --: | --: |",
		...rows(before, entry)
	].join("\n");
}
function rows(before, entry) {
	const cells = collectCells(entry.sessions);
	const shown = cells.some(({ metric }) => metric === HEADLINE_METRIC) ? cells.filter(({ metric }) => metric === HEADLINE_METRIC) : cells;
	const olds = new Map(collectCells(before).map((cell) => [`${levelKey(cell)} ${cell.metric}`, cell]));
	return shown.map((cell) => {
		const now = meanOfSessions(cell.sessions);
		const then = meanOfSessions(olds.get(`${levelKey(cell)} ${cell.metric}`)?.sessions ?? []);
		const change = now === null || then === null ? null : (now - then) / then * 100;
		const figures = [
			formatNumber(then),
			formatNumber(now),
			formatPercent(change)
		];
		return `| ${[
			escapeMarkdown(levelName(cell)),
			nameMetric(cell.metric, entry),
			...figures
		].join(" | ")} |`;
	});
}
function nameMetric(metric, { units }) {
	const unit = units[metric]?.unit;
	return escapeMarkdown(unit === void 0 ? metric : `${metric} (${unit})`);
}
function oldSessions(old, entry) {
	const facts = JSON.stringify(entry.environment);
	return old?.environments.find(({ environment }) => JSON.stringify(environment) === facts)?.sessions ?? [];
}
function addedSessions(old, entry) {
	const known = new Set(old?.environments.flatMap(({ sessions }) => sessions.map(({ id }) => id)));
	return entry.sessions.filter(({ id }) => !known.has(id));
}
function provenance({ commit, runner, runUrl }) {
	return `Measured at ${commit}${runner === null ? "" : ` on the runner ${codeSpan(runner)}`}, in [this run](${runUrl}).`;
}
// src/github/refresh-pull-request.ts
const ATTEMPTS$1 = 4;
async function pointBranchAt(api, branch, sha) {
	const existing = await readBranchHead(api, branch);
	if (!existing.ok) return existing.failure;
	if (existing.value === sha) return null;
	const { octokit, repository } = api;
	const moved = await settle(existing.value === null ? octokit.request("POST /repos/{owner}/{repo}/git/refs", {
		...repository,
		ref: `refs/heads/${branch}`,
		sha
	}) : octokit.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}", {
		...repository,
		ref: `heads/${branch}`,
		sha,
		force: true
	}));
	return moved.ok ? null : moved.failure;
}
async function openPullRequest(api, proposal) {
	for (let attempt = 1;; attempt += 1) {
		const open = await findOpen(api, proposal);
		if (!open.ok) return open;
		const sent = await settle(open.value === null ? create$1(api, proposal) : update$1(api, proposal, open.value));
		if (sent.ok) return sent;
		const delayMs = isRetryable(sent.failure) ? retryDelayMs(sent.failure, attempt, api.clock.now()) : null;
		if (delayMs === null || attempt >= ATTEMPTS$1) return sent;
		await api.clock.sleep(delayMs);
	}
}
async function findOpen({ octokit, repository }, { head, base }) {
	const wanted = {
		...repository,
		state: "open",
		head: `${repository.owner}:${head}`,
		base
	};
	const listed = await settle(octokit.request("GET /repos/{owner}/{repo}/pulls", wanted));
	return listed.ok ? {
		ok: true,
		value: listed.value.data[0]?.number ?? null
	} : listed;
}
async function create$1({ octokit, repository }, proposal) {
	const { data } = await octokit.request("POST /repos/{owner}/{repo}/pulls", {
		...repository,
		...proposal
	});
	return data.html_url;
}
async function update$1({ octokit, repository }, { title, body }, number) {
	const { data } = await octokit.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
		...repository,
		pull_number: number,
		title,
		body
	});
	return data.html_url;
}
// src/github/hand-in-baseline.ts
const ATTEMPTS = 4;
async function commitBaseline(api, handIn) {
	const headline = `${headlineOf(handIn)} [skip ci]`;
	return commitDraft(api, handIn, {
		branch: handIn.branch,
		headline,
		prepare: async () => null
	});
}
async function proposeBaseline(api, handIn) {
	const branch = refreshBranch(handIn);
	let story = "";
	const prepare = async (draft) => {
		story = describe(handIn, draft);
		return pointBranchAt(api, branch, draft.head);
	};
	const committed = await commitDraft(api, handIn, {
		branch,
		headline: headlineOf(handIn),
		prepare
	});
	if (!committed.ok || committed.value.kind === "unchanged") return committed;
	const title = headlineOf(handIn);
	const opened = await openPullRequest(api, {
		head: branch,
		base: handIn.branch,
		title,
		body: story
	});
	return opened.ok ? {
		ok: true,
		value: {
			kind: "done",
			url: opened.value
		}
	} : opened;
}
const refreshBranch = ({ branch, path }) => `throughput-gate/${`${branch}/${path}`.replace(/[^\w.-]+/g, "-").replace(/\.{2,}/g, ".")}`;
const headlineOf = ({ path }) => `Refresh the throughput baseline ${path}`;
async function commitDraft(api, handIn, plan) {
	for (let attempt = 1;; attempt += 1) {
		const draft = await draftBaseline(api, handIn);
		if (!draft.ok) return draft;
		const { head, old, text } = draft.value;
		if (text === old) return {
			ok: true,
			value: { kind: "unchanged" }
		};
		const failure = await plan.prepare(draft.value);
		if (failure !== null) return {
			ok: false,
			failure
		};
		const created = await createCommit(api, {
			...plan,
			path: handIn.path,
			expectedHead: head,
			text
		});
		if (created.ok) return {
			ok: true,
			value: {
				kind: "done",
				url: created.value.url
			}
		};
		if (attempt >= ATTEMPTS || !await isWorthAnotherTry(api, plan.branch, head, created.failure, attempt)) return created;
	}
}
async function isWorthAnotherTry(api, branch, head, failure, attempt) {
	const delayMs = isRetryable(failure) ? retryDelayMs(failure, attempt, api.clock.now()) : null;
	if (failure.status !== null && delayMs !== null) await api.clock.sleep(delayMs);
	const now = await readBranchHead(api, branch);
	return now.ok && (now.value !== head || failure.status !== null && delayMs !== null);
}
async function draftBaseline(api, handIn) {
	const head = await readBranchHead(api, handIn.branch);
	if (!head.ok) return head;
	if (head.value === null) return {
		ok: false,
		failure: missingBranch(handIn.branch)
	};
	const old = await readFileAt(api, handIn.path, head.value);
	if (!old.ok) return old;
	try {
		return {
			ok: true,
			value: {
				head: head.value,
				old: old.value,
				text: mergeTexts(handIn, old.value)
			}
		};
	} catch (error) {
		return {
			ok: false,
			failure: brokenBaseline(error)
		};
	}
}
function brokenBaseline(error) {
	if (!(error instanceof GateError)) throw error;
	return {
		status: null,
		message: `${error.message} ${error.remedy}`,
		headers: {},
		cause: error
	};
}
const missingBranch = (branch) => ({
	status: 404,
	message: `there is no branch ${branch}`,
	headers: {},
	cause: null
});
function mergeTexts({ candidate, original, path }, current) {
	if (current === original || current === null) return candidate;
	const parse = (text) => text === null ? null : parseBaseline(text, path);
	return printBaseline(mergeBaseline(parse(current), parse(original), parseBaseline(candidate, path)));
}
function describe(handIn, { old, text }) {
	const parse = (source) => parseBaseline(source, handIn.path);
	return describeRefresh({
		...handIn,
		old: old === null ? null : parse(old),
		fresh: parse(text)
	});
}
// src/github/publish-advice.ts
function explainCommentFailure(failure, event) {
	return `The comment couldn’t be posted: ${causeOf(failure, event)} The verdict isn’t affected; it is in the job summary.`;
}
function causeOf(failure, event) {
	if (isRateLimited(failure)) return "GitHub’s rate limit was reached.";
	if (failure.status === 401) return "the token in `github-token` isn’t valid (401).";
	if (failure.status === 403 || failure.status === 404) return permissionCause(failure.status, event);
	if (failure.status === null) return `GitHub’s API didn’t answer (${failure.message}).`;
	return `GitHub answered ${failure.status} (${failure.message}).`;
}
function permissionCause(status, event) {
	if (event.fork) return `the pull request comes from a fork, whose token is read-only (${status}), whatever \`permissions:\` says.`;
	if (textAt(event.payload, "sender", "login") === "dependabot[bot]") return `Dependabot’s token is read-only (${status}).`;
	return `the token may not write comments (${status}). Give the job \`permissions: pull-requests: write\`.`;
}
function explainHandInFailure(failure, path) {
	return `The baseline couldn’t be handed in: ${handInCause(failure)} The new file is kept at ${path}.`;
}
function handInCause(failure) {
	if (isRateLimited(failure)) return "GitHub’s rate limit was reached.";
	if (/not permitted to create or approve pull requests/i.test(failure.message)) return "GitHub Actions may not open pull requests here. Allow it under Settings → Actions → General, or give `github-token` an app’s token.";
	if (/protected branch|rule violations/i.test(failure.message)) return `the branch is protected (${failure.message}). Use \`refresh-as: pull-request\`, or an app’s token that may bypass the rule.`;
	if (failure.status === 403 || failure.status === 404 || /not accessible by integration/i.test(failure.message)) return `the token may not write (${failure.status ?? "GraphQL"}: ${failure.message.replace(/\s+/g, " ")}). Give the job \`permissions: contents: write\` and \`pull-requests: write\`.`;
	return failure.status === null ? `${failure.message}.` : `GitHub answered ${failure.status} (${failure.message}).`;
}
// src/github/hand-in-ending.ts
const NOTHING = {
	pullRequestUrl: null,
	note: null,
	problem: null
};
async function handInEnding(ending, scene) {
	const { options, publishing, event } = scene;
	const path = ending.files.baseline;
	if (options.mode !== "refresh" || path === null || ending.exitCode !== 0 || publishing.refreshAs === "file") return NOTHING;
	if (event.kind === "pull_request" || event.kind === "merge_group") return {
		...NOTHING,
		note: `On ${event.kind} a refreshed baseline is only written to ${path}.`
	};
	return send(path, scene);
}
async function send(path, scene) {
	const { api, event, env, options, publishing, workspace } = scene;
	const inRepository = pathInRepository(path, workspace);
	if (api === null || inRepository === null) {
		const why = api === null ? "the input `github-token` is empty" : "it lies outside of the repository";
		return {
			...NOTHING,
			problem: `The baseline ${path} couldn’t be handed in: ${why}.`
		};
	}
	const original = await readFileAt(api, inRepository, env["GITHUB_SHA"] ?? event.branch);
	const handIn = {
		path: inRepository,
		candidate: await readFile(path, "utf8"),
		original: original.ok ? original.value : null,
		branch: event.branch,
		commit: event.headSha,
		runner: env["RUNNER_NAME"] ?? null,
		runUrl: `${env["GITHUB_SERVER_URL"]}/${env["GITHUB_REPOSITORY"]}/actions/runs/${env["GITHUB_RUN_ID"]}`,
		reason: options.acceptReason
	};
	const isProposal = publishing.refreshAs === "pull-request";
	const sent = await (isProposal ? proposeBaseline(api, handIn) : commitBaseline(api, handIn));
	if (!sent.ok) return {
		...NOTHING,
		problem: explainHandInFailure(sent.failure, path)
	};
	if (sent.value.kind === "unchanged") return {
		...NOTHING,
		note: `The branch has this ${inRepository} already.`
	};
	const { url } = sent.value;
	const lack = isProposal && isEnterpriseServer(env) ? ` ${NO_APPROVAL_RUNS}` : "";
	return {
		pullRequestUrl: isProposal ? url : null,
		note: `Baseline handed in: ${url}.${lack}`,
		problem: null
	};
}
// src/github/input-reader.ts
function readChoice(read, name, allowed, otherwise) {
	const found = read(name);
	if (found === "") return otherwise;
	const choice = allowed.find((value) => value === found);
	if (choice !== void 0) return choice;
	throw badInput(name, found, `one of ${allowed.join(", ")}`);
}
function readCount(read, name, otherwise) {
	const found = read(name);
	if (found === "") return otherwise;
	if (/^[1-9]\d{0,5}$/.test(found)) return Number(found);
	throw badInput(name, found, "a whole number from 1");
}
function badInput(name, found, allowed) {
	return new GateError("bad-usage", `The input \`${name}\` is "${found}"; allowed is ${allowed}.`, `Correct \`${name}\` under \`with:\` in the workflow, or leave it out.`);
}
// src/github/reproduce-command.ts
const JUDGING_OPTIONS = [
	"suite",
	"baseline",
	"tolerance",
	"preset"
];
const MEASURING_OPTIONS = [
	"url",
	"reference-url",
	"model",
	"levels",
	"output-tokens",
	"requests",
	"trials",
	"budget",
	"ready-timeout"
];
function formatReproduceCommand(mode, read) {
	const measures = mode !== "judge" && mode !== "report";
	const options = [...mode === "report" ? ["expect"] : JUDGING_OPTIONS, ...measures ? MEASURING_OPTIONS : []].filter((name) => read(name) !== "").flatMap((name) => [`--${name}`, quoteForShell(withoutUserInfo(read(name)))]);
	const key = measures && read("api-key") !== "" ? ["--api-key-env", "API_KEY"] : [];
	return [
		"npx throughput-gate",
		mode,
		...measures ? [] : read("results").split(/\s*\n\s*/).filter((path) => path !== "").map(quoteForShell),
		...options,
		...key
	].join(" ");
}
const withoutUserInfo = (text) => text.replace(/^(\w+:\/\/)[^/@]*@/, "$1");
// src/github/result-files.ts
function findResultFiles(lines, workingDirectory) {
	return listLines(lines).flatMap((path) => expand(path, resolve(workingDirectory, path)));
}
function listLines(lines) {
	return lines.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
function expand(written, path) {
	if (!existsSync$1(path)) throw missing(`The input \`results\` names ${written}, which isn't there (${path}).`);
	if (!statSync(path).isDirectory()) return [path];
	const results = readdirSync(path, {
		recursive: true,
		encoding: "utf8"
	}).filter((name) => basename(name) === "result.json").sort();
	const folders = new Set(results.map((name) => dirname(name)));
	const found = results.filter((name) => !isOfAnotherSide(dirname(name), folders));
	if (found.length === 0) throw missing(`The input \`results\` names the folder ${written}, which holds no result.json.`);
	return found.map((name) => join(path, name));
}
function isOfAnotherSide(folder, runs) {
	const above = dirname(folder);
	if (above === folder) return false;
	return mayHoldOtherSide(basename(folder)) && runs.has(above) || isOfAnotherSide(above, runs);
}
function missing(message) {
	return new GateError("bad-usage", message, "Name result files, or a folder that holds a result.json, a line each.");
}
// src/github/inputs.ts
const MODES = [
	"measure",
	"gate",
	"ab",
	"confirm",
	"refresh",
	"judge",
	"report"
];
const COMMENT_MODES = [
	"always",
	"on-change",
	"on-regression",
	"never"
];
const REFRESH_TARGETS = [
	"pull-request",
	"commit",
	"file"
];
const OVERRIDES = [
	["url", "url"],
	["model", "model"],
	["baseline", "baseline"],
	["levels", "levels"],
	["tolerance", "tolerance"],
	["output-tokens", "outputTokens"],
	["requests", "requests"],
	["trials", "trials"],
	["budget", "budget"],
	["ready-timeout", "readyTimeout"],
	["preset", "preset"]
];
function readInputs(read, workspace) {
	const workingDirectory = resolve(workspace, read("working-directory") || ".");
	const mode = readChoice(read, "mode", MODES, "gate");
	return {
		run: {
			mode,
			suitePath: read("suite") || null,
			overrides: readOverrides(read),
			referenceUrl: read("reference-url") || null,
			apiKey: read("api-key") || null,
			out: resolve(workingDirectory, read("out") || "throughput-gate-out"),
			workingDirectory,
			results: mode === "report" ? listLines(read("results")) : findResultFiles(read("results"), workingDirectory),
			reference: [],
			current: [],
			sameSession: false,
			sessions: readCount(read, "sessions", 1),
			replace: false,
			acceptReason: read("accept-reason") || null,
			expect: read("expect") || null,
			format: null,
			simulatedSpeed: null,
			acceptedBecause: null,
			reproduce: formatReproduceCommand(mode, read)
		},
		publishing: {
			comment: readChoice(read, "comment", COMMENT_MODES, "always"),
			refreshAs: readChoice(read, "refresh-as", REFRESH_TARGETS, "pull-request"),
			acceptLabel: read("accept-label") || null,
			token: read("github-token") || null,
			matrixKey: readMatrixKey(read("matrix"))
		}
	};
}
function readOverrides(read) {
	return Object.fromEntries(OVERRIDES.flatMap(([input, key]) => read(input) === "" ? [] : [[key, read(input)]]));
}
function readMatrixKey(json) {
	return json === "null" ? "" : json.replace(/\s+/g, " ");
}
// src/github/job-log.ts
const PROGRESS_EVERY_MS = 15e3;
function createJobLog(write, clock) {
	let lastProgressAt = Number.NEGATIVE_INFINITY;
	const print = (text) => {
		for (const line of text.split(/\r\n|\r|\n/)) write(disarmLine(line));
	};
	return {
		info: print,
		warning: (text) => print(`warning: ${text}`),
		progress: (progress) => {
			if (clock.now() - lastProgressAt < PROGRESS_EVERY_MS) return;
			lastProgressAt = clock.now();
			print(typeof progress === "string" ? progress : formatLogProgress(progress));
		}
	};
}
// src/github/job-summary.ts
const MOST_BYTES = 1e6;
async function writeJobSummary(path, markdown) {
	if (path === void 0 || path === "") return null;
	return appendFile(path, `${cutToBytes(markdown, MOST_BYTES)}\n`, "utf8").then(() => null, (error) => `The job’s summary couldn’t be written: ${error.code ?? error.message}.`);
}
function cutToBytes(text, mostBytes) {
	const bytes = Buffer.from(text, "utf8");
	if (bytes.length <= mostBytes) return text;
	const note = "\n\nCut here: the whole report is in the run’s files.";
	const end = bytes.lastIndexOf("\n", mostBytes - Buffer.byteLength(note));
	return bytes.subarray(0, Math.max(0, end)).toString("utf8") + note;
}
// src/github/payload.ts
async function readPayload(path) {
	if (path === void 0 || path === "") return {};
	const payload = await readFile(path, "utf8").then(JSON.parse).catch((cause) => {
		throw new GateError("bad-usage", `The event file ${path} (GITHUB_EVENT_PATH) can't be read as JSON.`, "Run the action on a GitHub Actions runner, or give it a whole event file.", { cause });
	});
	return objectAt(payload) ?? {};
}
// src/report/annotations.ts
const MOST_OF_A_KIND = 10;
const MESSAGE_LIMIT = 3500;
function byLevel(cells) {
	const subjects = [...new Map(cells.map((cell) => [placeKey(cell), placeName(cell)]))].map(([key, name]) => ({
		name,
		cells: cells.filter((cell) => placeKey(cell) === key)
	}));
	const worst = (subject) => Math.max(...subject.cells.map(harmPercent));
	return subjects.toSorted((one, other) => worst(other) - worst(one));
}
function describeLevel(verdict, { name, cells }) {
	const message = `${cells.map((cell) => {
		const change = formatChange(cell.deltaPercent, cell.interval);
		const bound = verdict.mode === "confirm" ? `margin ${formatBound(cell.failsAtPercent, "neither")}` : `fails at ${formatBound(cell.failsAtPercent, cell.direction)}`;
		return `${metricName(cell.metric)} ${change}, ${bound}`;
	}).join("; ")}. ${evidenceWords(verdict, cells)}.`;
	const title = `${VERDICT_WORDS[verdict.verdict]} at ${name} (${verdict.suite})`;
	return {
		title: cleanLine(title, 200),
		message: cleanLine(message, MESSAGE_LIMIT)
	};
}
function describeRest(verdict, rest) {
	const names = rest.map(({ name }) => name).join(", ");
	const title = `${VERDICT_WORDS[verdict.verdict]} at ${countOf(rest.length, "more level")} (${verdict.suite})`;
	return {
		title: cleanLine(title, 200),
		message: cleanLine(names, MESSAGE_LIMIT)
	};
}
function describeState(verdict) {
	const reason = mainReason(verdict);
	if (reason === null) return null;
	return {
		title: cleanLine(`${VERDICT_WORDS[verdict.verdict]} (${verdict.suite})`, 200),
		message: cleanLine(`${reason.message} ${reason.remedy}`, MESSAGE_LIMIT)
	};
}
function levelOf(verdict) {
	if (verdict.exitCode !== 0) return "error";
	return verdict.verdict === "improved" ? "notice" : "warning";
}
function describeAnnotations(verdict, context = {}) {
	if (verdict.verdict === "pass" || verdict.verdict === "equivalent") return [];
	const level = levelOf(verdict);
	const file = context.configurationFile === void 0 ? {} : { file: context.configurationFile };
	const subjects = byLevel(verdict.cells.filter((cell) => cell.gated && cell.deltaPercent !== null && carries(verdict, cell)));
	const single = subjects.length > MOST_OF_A_KIND ? subjects.slice(0, 9) : subjects;
	const rest = subjects.slice(single.length);
	const texts = [...single.map((subject) => describeLevel(verdict, subject)), ...rest.length > 0 ? [describeRest(verdict, rest)] : []];
	const state = describeState(verdict);
	return (texts.length === 0 && state !== null ? [state] : texts).map((text) => ({
		level,
		...text,
		...file
	}));
}
// src/github/annotations.ts
const MOST_OF_A_TYPE = 10;
const LONGEST_MESSAGE = 4096;
function annotate(ending, configurationFile) {
	const place = configurationFile === null ? {} : { configurationFile };
	const described = ending.verdict === null ? [] : describeAnnotations(ending.verdict, place);
	const failed = {
		level: "error",
		title: ending.document.title,
		message: ending.document.headline
	};
	const main = described.length === 0 && (ending.verdict?.exitCode ?? ending.exitCode) !== 0 ? [failed] : described;
	const said = main.map(({ message }) => message).join("\n");
	const warnings = ending.warnings.filter((message) => !said.includes(message)).map((message) => ({
		level: "warning",
		title: "Throughput gate",
		message
	}));
	return limit([...main, ...warnings]);
}
function limit(annotations) {
	return [
		"error",
		"warning",
		"notice"
	].flatMap((level) => {
		const all = annotations.filter((one) => one.level === level).map(shorten);
		if (all.length <= MOST_OF_A_TYPE) return all;
		const last = {
			level,
			title: "Throughput gate",
			message: `… and ${all.length - MOST_OF_A_TYPE + 1} more; all are in the summary.`
		};
		return [...all.slice(0, 9), last];
	});
}
function shorten(annotation) {
	const message = disarmLine(annotation.message.replace(/[\r\n]+/g, " "));
	const isLong = message.length > LONGEST_MESSAGE;
	return {
		...annotation,
		message: isLong ? `${message.slice(0, 4095)}…` : message
	};
}
// src/github/outputs.ts
function describeOutputs({ verdict, files }) {
	const worst = findWorst(verdict?.cells ?? []);
	return {
		verdict: verdict?.verdict ?? "",
		"worst-delta-percent": worst?.deltaPercent?.toFixed(2) ?? "",
		"worst-concurrency": worst === null ? "" : concurrencyOrName(worst),
		"result-path": files.result ?? "",
		"verdict-path": files.verdict ?? "",
		"comment-path": files.comment ?? "",
		"summary-path": files.summary ?? "",
		"report-path": files.report ?? "",
		"baseline-path": files.baseline ?? ""
	};
}
function findWorst(cells) {
	const loss = (cell) => (cell.direction === "higher" ? 1 : -1) * (cell.deltaPercent ?? 0);
	return cells.filter((cell) => cell.gated && cell.deltaPercent !== null).reduce((worst, cell) => worst === null || loss(cell) < loss(worst) ? cell : worst, null);
}
// src/github/comment-marker.ts
function formatMarker(key, stamp) {
	const data = [
		`run=${stamp.runId}`,
		`attempt=${stamp.attempt}`,
		`sha=${encode(stamp.headSha)}`,
		`verdict=${encode(stamp.verdict)}`
	];
	return `${markerStart(key)} ${data.join(" ")} -->`;
}
function parseMarker(body, key) {
	const start = `${markerStart(key)} `;
	if (!body.startsWith(start)) return null;
	const found = /^run=(\d+) attempt=(\d+) sha=(\S*) verdict=(\S*) -->/.exec(body.slice(start.length));
	if (found === null) return null;
	const [, run = "", attempt = "", headSha = "", verdict = ""] = found;
	return {
		runId: Number(run),
		attempt: Number(attempt),
		headSha: decode(headSha),
		verdict: decode(verdict)
	};
}
function isNewer(stamp, other) {
	return stamp.runId > other.runId || stamp.runId === other.runId && stamp.attempt > other.attempt;
}
function markerStart({ suite, job, matrixKey }) {
	return `<!-- throughput-gate comment suite=${encode(suite)} job=${encode(job)} matrix=${encode(matrixKey)}`;
}
const encode = (text) => encodeURIComponent(text).replaceAll("-", "%2D");
function decode(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
// src/github/own-comments.ts
async function listOwnComments(api, pullRequest, key) {
	const listed = await settle(api.octokit.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
		...api.repository,
		issue_number: pullRequest,
		per_page: 100
	}));
	if (!listed.ok) return listed;
	const marked = listed.value.flatMap(({ id, html_url, body, user }) => {
		const stamp = parseMarker(body ?? "", key);
		return stamp === null ? [] : [{
			id: Number(id),
			url: html_url,
			stamp,
			author: user?.login ?? ""
		}];
	});
	if (marked.length === 0) return {
		ok: true,
		value: []
	};
	const self = await readOwnLogin(api);
	return {
		ok: true,
		value: marked.filter(({ author }) => sameLogin(author, self)).sort((a, b) => a.id - b.id)
	};
}
async function readOwnLogin(api) {
	const asked = await settle(api.octokit.graphql("query { viewer { login } }", { baseUrl: api.graphqlBaseUrl }));
	return asked.ok ? asked.value.viewer.login : "github-actions[bot]";
}
const sameLogin = (a, b) => a.replace(/\[bot\]$/, "") === b.replace(/\[bot\]$/, "");
function newestOf(found) {
	return found.reduce((best, one) => best === null || isNewer(one.stamp, best.stamp) ? one : best, null);
}
// src/github/sticky-comment.ts
const LONGEST_BODY = 65e3;
const CREATE_ATTEMPTS = 3;
async function publishComment(api, request) {
	const listed = await listOwnComments(api, request.pullRequest, request.key);
	if (!listed.ok) return {
		kind: "failed",
		failure: listed.failure
	};
	const newest = newestOf(listed.value);
	if (newest === null) return createWhereWanted(api, request);
	if (isNewer(newest.stamp, request.stamp)) return {
		kind: "left-out",
		why: `run ${newest.stamp.runId} is newer and has commented`,
		url: newest.url
	};
	return request.mode === "on-change" && newest.stamp.verdict !== request.stamp.verdict ? repost(api, request, listed.value) : update(api, request, listed.value);
}
async function createWhereWanted(api, request) {
	if (request.mode === "on-regression" && !request.isRegression) return {
		kind: "left-out",
		why: "there is no regression to tell of",
		url: null
	};
	const created = await create(api, request);
	if (!created.ok) return {
		kind: "failed",
		failure: created.failure
	};
	return healRace(api, request, created.value);
}
async function healRace(api, request, created) {
	const listed = await listOwnComments(api, request.pullRequest, request.key);
	if (!listed.ok || listed.value.length < 2) return {
		kind: "posted",
		url: created.url
	};
	const newest = newestOf(listed.value);
	if (newest === null || !isNewer(newest.stamp, request.stamp)) return update(api, request, listed.value);
	await remove$1(api, [created]);
	return {
		kind: "left-out",
		why: `run ${newest.stamp.runId} is newer and has commented`,
		url: newest.url
	};
}
async function update(api, request, own) {
	const [oldest, ...duplicates] = own;
	if (oldest === void 0) return createWhereWanted(api, request);
	const patched = await settle(api.octokit.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
		...api.repository,
		comment_id: oldest.id,
		body: bodyOf(request)
	}));
	if (!patched.ok && patched.failure.status === 404) return update(api, request, duplicates);
	if (!patched.ok) return {
		kind: "failed",
		failure: patched.failure
	};
	await remove$1(api, duplicates);
	return {
		kind: "posted",
		url: patched.value.data.html_url
	};
}
async function repost(api, request, old) {
	const created = await create(api, request);
	if (!created.ok) return {
		kind: "failed",
		failure: created.failure
	};
	await remove$1(api, old);
	return {
		kind: "posted",
		url: created.value.url
	};
}
async function remove$1(api, comments) {
	const route = "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}";
	for (const { id } of comments) await settle(api.octokit.request(route, {
		...api.repository,
		comment_id: id
	}));
}
async function create(api, request) {
	for (let attempt = 1;; attempt += 1) {
		const created = await settle(api.octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
			...api.repository,
			issue_number: request.pullRequest,
			body: bodyOf(request)
		}));
		if (created.ok) {
			const { id, html_url } = created.value.data;
			return {
				ok: true,
				value: {
					id: Number(id),
					url: html_url,
					stamp: request.stamp
				}
			};
		}
		const stored = await waitAndLookAgain(api, request, created.failure, attempt);
		if (stored === "give-up") return created;
		if (stored !== null) return {
			ok: true,
			value: stored
		};
	}
}
async function waitAndLookAgain(api, request, failure, attempt) {
	const delayMs = isRetryable(failure) ? retryDelayMs(failure, attempt, api.clock.now()) : null;
	if (delayMs === null || attempt >= CREATE_ATTEMPTS) return "give-up";
	await api.clock.sleep(delayMs);
	const listed = await listOwnComments(api, request.pullRequest, request.key);
	if (!listed.ok) return "give-up";
	return listed.value.find(({ stamp }) => isSameRun(stamp, request.stamp)) ?? null;
}
const isSameRun = (a, b) => a.runId === b.runId && a.attempt === b.attempt && a.verdict === b.verdict;
function bodyOf(request) {
	const body = `${formatMarker(request.key, request.stamp)}\n${request.markdown}`;
	if (body.length <= LONGEST_BODY) return body;
	const cut = body.slice(0, LONGEST_BODY);
	return `${cut.slice(0, cut.lastIndexOf("\n"))}\n\nCut here: the whole report is in the job summary.`;
}
// src/github/publish.ts
const REGRESSIONS = new Set([
	"regressed",
	"suspected",
	"different",
	"missing-level"
]);
async function publishEnding(ending, context) {
	const { env, notes } = context;
	const outputs = {
		...describeOutputs(ending),
		"pull-request-url": context.pullRequestUrl ?? ""
	};
	const problems = Object.entries(outputs).map(([name, value]) => trySetOutput(context.runner, name, value));
	const { summary, comment } = ending.files;
	for (const file of [summary, comment]) if (file !== null) problems.push(await addNotes(file, notes));
	const markdown = renderSummary(ending.document) + formatNotes(notes);
	problems.push(await writeJobSummary(env["GITHUB_STEP_SUMMARY"], markdown));
	if (ending.exitCode !== 130) problems.push(await tellPullRequest(ending, context));
	const warnings = [...ending.warnings, ...problems.filter((problem) => problem !== null)];
	for (const one of annotate({
		...ending,
		warnings
	}, context.configurationFile)) context.runner.annotate(one);
}
const hasComment = ({ verdict, files }) => verdict !== null || files.comment !== null;
function trySetOutput(runner, name, value) {
	try {
		runner.setOutput(name, value);
		return null;
	} catch (error) {
		return `The output ${name} couldn’t be set: ${wordsOf(error)}`;
	}
}
const wordsOf = (error) => error instanceof Error ? error.message : String(error);
const formatNotes = (notes) => notes.length === 0 ? "" : `\n${notes.map((note) => `> ${escapeMarkdown(note)}\n`).join(">\n")}`;
async function addNotes(file, notes) {
	if (notes.length === 0) return null;
	return appendFile(file, formatNotes(notes)).then(() => null, (error) => `${file} lacks what stands below the comment: ${wordsOf(error)}`);
}
async function tellPullRequest(ending, context) {
	const { api, event, publishing, runner, env } = context;
	if (event.pullRequest === null || !hasComment(ending) || publishing.comment === "never") return null;
	if (api === null) return "The comment couldn’t be posted: the input `github-token` is empty.";
	const verdict = ending.verdict?.verdict ?? "none";
	const outcome = await publishComment(api, {
		pullRequest: event.pullRequest,
		key: {
			suite: ending.verdict?.suite ?? "",
			job: env["GITHUB_JOB"] ?? "",
			matrixKey: publishing.matrixKey
		},
		stamp: {
			runId: Number(env["GITHUB_RUN_ID"] ?? 0),
			attempt: Number(env["GITHUB_RUN_ATTEMPT"] ?? 1),
			headSha: event.headSha,
			verdict
		},
		markdown: renderComment(ending.document) + formatNotes(context.notes),
		mode: publishing.comment,
		isRegression: REGRESSIONS.has(verdict)
	});
	if (outcome.kind === "failed") return explainCommentFailure(outcome.failure, event);
	return trySetOutput(runner, "comment-url", outcome.url ?? "");
}
// src/github/result-cache.ts
const KEPT = 50;
function locateCache(env, event, options, suiteTexts) {
	const root = env["RUNNER_TOOL_CACHE"];
	if (root === void 0 || root === "") return null;
	const { mode, overrides, referenceUrl } = options;
	const measured = {
		...overrides,
		tolerance: void 0,
		baseline: void 0
	};
	const parts = [
		env["GITHUB_REPOSITORY"],
		event.headSha,
		mode,
		measured,
		referenceUrl,
		suiteTexts
	];
	const key = createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
	return {
		folder: join(root, "throughput-gate", "results"),
		key
	};
}
async function findKept({ folder, key }) {
	const path = join(folder, key);
	return await timeOf(join(path, "result.json")) === 0 ? null : path;
}
async function keep(cache, out, files) {
	const path = join(cache.folder, cache.key);
	const temporary = `${path}.${process.pid}`;
	try {
		for (const file of files) {
			const copy = join(temporary, relative(out, file));
			await mkdir(dirname(copy), { recursive: true });
			await copyFile(file, copy);
		}
		await forgetKept(cache);
		await rename(temporary, path);
		await dropOldest(cache.folder);
	} catch {
		await remove(temporary);
	}
}
async function forgetKept({ folder, key }) {
	await remove(join(folder, key));
}
async function restore(kept, out) {
	makeFolder(out);
	await rm(join(out, RECORD_FILE), { force: true });
	await cp(kept, out, { recursive: true });
}
async function dropOldest(folder) {
	const paths = (await readdir(folder)).map((name) => join(folder, name));
	const old = (await Promise.all(paths.map(async (path) => ({
		path,
		time: await timeOf(path)
	})))).sort((a, b) => b.time - a.time).slice(KEPT);
	await Promise.all(old.map(({ path }) => remove(path)));
}
const remove = (path) => rm(path, {
	recursive: true,
	force: true
}).catch(() => void 0);
const timeOf = (path) => stat(path).then(({ mtimeMs }) => mtimeMs, () => 0);
// src/github/rejudge.ts
async function decideOptions(options, surroundings, { acceptLabel }) {
	const { acceptance, notes, kept } = surroundings;
	const { accepted } = acceptance;
	const asked = {
		...options,
		acceptedBecause: accepted === null ? null : `label ${acceptLabel}, set by ${accepted.by}`,
		remarks: {
			warnings: notes,
			...acceptLabel === null || !acceptance.isPossible ? {} : { acceptLabel },
			...accepted === null ? {} : { accepted: {
				by: accepted.by,
				reason: `label ${acceptLabel}`
			} }
		}
	};
	if (kept === null) return asked;
	await restore(kept, options.out);
	return {
		...asked,
		mode: "judge",
		results: [options.out]
	};
}
async function keepForLater(ending, surroundings, out) {
	const { evidence = [], verdict, exitCode } = ending;
	const { cache, kept } = surroundings;
	if (cache === null || kept !== null || exitCode === 130 || verdict?.verdict === "no-baseline") return;
	await (evidence.length === 0 ? forgetKept(cache) : keep(cache, out, evidence));
}
// src/github/ended-labels.ts
async function rememberEnded(env, setting) {
	const path = pathOf(env, setting);
	if (path === null) return;
	await mkdir(dirname(path), { recursive: true }).then(() => writeFile(path, setting.id)).catch(() => void 0);
}
async function isEnded(env, setting) {
	const path = pathOf(env, setting);
	return (path === null ? null : await readFile(path, "utf8").catch(() => null)) === setting.id;
}
function pathOf(env, { pullRequest, label }) {
	const root = env["RUNNER_TOOL_CACHE"];
	if (root === void 0 || root === "") return null;
	const parts = [
		env["GITHUB_REPOSITORY"],
		pullRequest,
		label
	];
	const name = createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
	return join(root, "throughput-gate", "ended-labels", name);
}
// src/github/acceptance.ts
const NO_ACCEPTANCE = {
	isPossible: false,
	accepted: null,
	notes: []
};
const NOT_SET = {
	isPossible: true,
	accepted: null,
	notes: []
};
async function readAcceptance(api, event, label, env) {
	const { pullRequest } = event;
	if (api === null || label === null || pullRequest === null) return NO_ACCEPTANCE;
	const labels = await settle(api.octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/labels", {
		...api.repository,
		issue_number: pullRequest,
		per_page: 100
	}));
	if (!labels.ok) return unreadable(event, label, labels.failure.message);
	if (!labels.value.data.some(({ name }) => name === label)) return NOT_SET;
	if (event.action === "labeled" && textAt(event.payload, "label", "name") === label) return accept(textAt(event.payload, "sender", "login") ?? null);
	const held = {
		pullRequest,
		label,
		...await readLastSetting(api, pullRequest, label)
	};
	if (event.kind === "pull_request" && event.action === "synchronize") return endAcceptance(api, event, held, env);
	if (!await isEnded(env, held)) return accept(held.by);
	return {
		...NOT_SET,
		notes: [`The label doesn’t count: ${tellOfPush(label)}`]
	};
}
const accept = (by) => ({
	...NOT_SET,
	accepted: { by: by ?? "somebody who may set labels" }
});
const tellOfPush = (label) => `${label} was set before the last push. Take it off and set it again to accept these figures.`;
function unreadable(event, label, why) {
	if (!arrayAt(event.payload, "pull_request", "labels").some((one) => textAt(one, "name") === label)) return NO_ACCEPTANCE;
	return {
		...NO_ACCEPTANCE,
		notes: [`The label ${label} doesn’t count: the labels couldn’t be read (${why}). Give the job \`pull-requests: read\`.`]
	};
}
async function endAcceptance(api, event, held, env) {
	const { pullRequest, label } = held;
	if (isSetSince(event, held)) return {
		...NOT_SET,
		notes: [`${label} was set after this push: the run that it starts is the one that counts it.`]
	};
	const removed = await settle(api.octokit.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", {
		...api.repository,
		issue_number: pullRequest,
		name: label
	}));
	if (removed.ok || removed.failure.status === 404) {
		const note = `The label was removed: ${label} was set before this push. Set it again to accept these figures.`;
		return {
			...NOT_SET,
			notes: [note]
		};
	}
	await rememberEnded(env, held);
	const note = `The label doesn’t count (it couldn’t be removed: \`pull-requests: write\` is missing): ${tellOfPush(label)}`;
	return {
		...NOT_SET,
		notes: [note]
	};
}
function isSetSince({ payload }, { label, at }) {
	const seen = arrayAt(payload, "pull_request", "labels").some((one) => textAt(one, "name") === label);
	const pushedAt = Date.parse(textAt(payload, "pull_request", "updated_at") ?? "");
	return !seen && Date.parse(at ?? "") > pushedAt;
}
async function readLastSetting(api, pullRequest, label) {
	const events = await settle(api.octokit.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/events", {
		...api.repository,
		issue_number: pullRequest,
		per_page: 100
	}));
	const last = (events.ok ? events.value : []).filter((one) => one.event === "labeled" && textAt(one, "label", "name") === label).at(-1);
	return {
		id: String(last?.id ?? "unknown"),
		by: textAt(last, "actor", "login") ?? null,
		at: last?.created_at ?? null
	};
}
// src/github/edited-files.ts
function noteEditedFiles(edited, env, legsFile) {
	const workflow = workflowPath(env);
	return [...workflow !== null && edited.has(workflow) ? [`This pull request edits the gate’s own workflow, ${workflow}: what stands under with: there counts at once.`] : [], ...legsFile !== null && edited.has(legsFile) ? [`This pull request edits the list of legs that must be there, ${legsFile}: its copy counts.`] : []];
}
function findConfigurationFile(edited, suite) {
	if (suite.path !== null && edited.has(suite.path)) return suite.path;
	const { text } = suite;
	if (text === null) return null;
	return [...edited].sort().find((path) => names(text, path)) ?? null;
}
function names(text, path) {
	const words = text.split(/[^\w.@/+-]+/);
	const name = basename$1(path);
	return words.some((word) => word.replace(/^\.\//, "") === path || name.includes(".") && basename$1(word) === name);
}
async function listEditedFiles(api, { pullRequest }) {
	if (api === null || pullRequest === null) return new Set();
	const listed = await settle(api.octokit.paginate("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
		...api.repository,
		pull_number: pullRequest,
		per_page: 100
	}));
	const files = listed.ok ? listed.value : [];
	return new Set(files.flatMap((file) => [file.filename, file.previous_filename ?? file.filename]));
}
function workflowPath(env) {
	const prefix = `${env["GITHUB_REPOSITORY"]}/`;
	const [path = ""] = (env["GITHUB_WORKFLOW_REF"] ?? "").split("@");
	return path.startsWith(prefix) ? path.slice(prefix.length) : null;
}
// src/github/surroundings.ts
const JUDGING = new Set([
	"gate",
	"confirm",
	"judge",
	"ab",
	"report"
]);
const REJUDGING_ACTIONS = new Set([
	"labeled",
	"unlabeled",
	"edited"
]);
async function gatherSurroundings(scene) {
	const { env, event, api, options, publishing, workspace } = scene;
	const { expect } = options;
	if (!JUDGING.has(options.mode)) return {
		baseSide: null,
		acceptance: NO_ACCEPTANCE,
		notes: [],
		configurationFile: null,
		cache: null,
		kept: null
	};
	const [baseSide, acceptance, edited] = await Promise.all([
		readBaseSide(event, api, workspace, scene.warn),
		readAcceptance(api, event, publishing.acceptLabel, env),
		listEditedFiles(api, event)
	]);
	const edits = noteEditedFiles(edited, env, expect === null ? null : pathInRepository(expect, workspace));
	const suitePath = options.suitePath ?? ".github/throughput-gate.yml";
	const headSuite = await readFile(resolve(options.workingDirectory, suitePath), "utf8").catch(() => null);
	const configurationFile = findConfigurationFile(edited, {
		path: pathInRepository(suitePath, workspace),
		text: headSuite
	});
	const cache = options.mode === "gate" ? await findCache(scene, baseSide, headSuite) : null;
	const mayRejudge = REJUDGING_ACTIONS.has(event.action ?? "") && (env["GITHUB_RUN_ATTEMPT"] ?? "1") === "1";
	const kept = cache !== null && mayRejudge ? await findKept(cache) : null;
	return {
		baseSide,
		acceptance,
		notes: [...edits, ...acceptance.notes],
		configurationFile,
		cache,
		kept
	};
}
async function findCache({ env, event, options }, baseSide, headSuite) {
	if (event.kind !== "pull_request") return null;
	const path = options.suitePath ?? ".github/throughput-gate.yml";
	return locateCache(env, event, options, [await baseSide.read(path), headSuite]);
}
// src/main.ts
const LAST_MOMENT_MS = 4500;
const ANNOTATE = {
	error,
	warning,
	notice
};
const runner = {
	setOutput,
	annotate: ({ level, title, message, file }) => ANNOTATE[level](message, {
		title,
		...file === void 0 ? {} : { file }
	})
};
function abortOnSignals() {
	const controller = new AbortController();
	const abort = () => {
		controller.abort(new GateError("interrupted", "The job was cancelled.", "Run it again."));
		setTimeout(() => process.exit(130), LAST_MOMENT_MS).unref();
	};
	process.on("SIGINT", abort);
	process.on("SIGTERM", abort);
	return controller.signal;
}
async function act(env, signal) {
	for (const name of ["api-key", "github-token"]) if (getInput(name) !== "") setSecret(getInput(name));
	const workspace = env["GITHUB_WORKSPACE"] || process.cwd();
	const { run: asked, publishing } = readInputs(getInput, workspace);
	const options = {
		...asked,
		statePath: join(asked.out, "server.json")
	};
	const event = readEvent(env, await readPayload(env["GITHUB_EVENT_PATH"]));
	const api = await connectToGithub(publishing.token, env);
	const warn = (message) => warning(message, { title: "Throughput gate" });
	const scene = {
		env,
		event,
		api,
		options,
		publishing,
		workspace: findWorkspace(options.workingDirectory, workspace),
		warn
	};
	const surroundings = await gatherSurroundings(scene);
	saveState("server-state", options.statePath);
	const ending = await run(await decideOptions(options, surroundings, publishing), {
		env,
		signal,
		log: createJobLog((line) => process.stdout.write(`${line}\n`), SYSTEM_CLOCK),
		baseSide: surroundings.baseSide,
		provenance: {
			commit: event.headSha,
			...env["RUNNER_NAME"] ? { runner: env["RUNNER_NAME"] } : {}
		}
	});
	await keepForLater(ending, surroundings, options.out);
	const { pullRequestUrl, note, problem } = await handInEnding(ending, scene);
	const notes = [note, problem].filter((text) => text !== null);
	const { configurationFile } = surroundings;
	await publishEnding(ending, {
		env,
		event,
		api,
		publishing,
		runner,
		notes,
		pullRequestUrl,
		configurationFile
	});
	const { unwritten } = ending;
	if (unwritten !== void 0) error(`${unwritten.message}. ${unwritten.remedy}`, { title: titleOf(unwritten) });
	if (problem === null) return ending.exitCode;
	error(problem, { title: "Throughput gate: the baseline was not handed in" });
	return 2;
}
async function explain(error$1, env) {
	const known = error$1 instanceof GateError ? error$1 : null;
	const text = known === null ? describeFault(error$1) : `${known.message} ${known.remedy}`;
	const title = titleOf(known);
	error(disarmLine(text), { title });
	await writeJobSummary(env["GITHUB_STEP_SUMMARY"], `**${title}**\n\n${escapeMarkdown(text)}\n`);
	return known?.code === "interrupted" ? 130 : 2;
}
const titleOf = (error) => `Throughput gate: ${error?.code ?? "internal"}`;
const describeFault = (error) => error instanceof Error ? error.stack ?? error.message : String(error);
for (const stream of [process.stdout, process.stderr]) outliveOutput(stream);
endOnFault((fault) => explain(fault, process.env));
const signal = abortOnSignals();
try {
	process.exitCode = await act(process.env, signal);
} catch (error) {
	process.exitCode = await explain(error, process.env);
}
export {};
