import { t as makeFolder } from "./make-folder.js";
import { dirname } from "node:path";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/server/run-command.ts
const MOST_OUTPUT = 4e6;
function runCommand(program, args, options) {
	return new Promise((resolve) => {
		const child = spawn(program, args, {
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			],
			...options.cwd === void 0 ? {} : { cwd: options.cwd },
			...options.env === void 0 ? {} : { env: { ...options.env } }
		});
		const output = {
			stdout: "",
			stderr: ""
		};
		for (const name of ["stdout", "stderr"]) child[name].setEncoding("utf8").on("data", (text) => {
			if (output[name].length < MOST_OUTPUT) output[name] += text;
		});
		const timer = setTimeout(() => {
			child.kill("SIGKILL");
			resolve({
				kind: "late",
				message: `${program} didn't end within ${options.timeoutMs / 1e3} s`
			});
		}, options.timeoutMs);
		const end = (result) => {
			clearTimeout(timer);
			resolve(result);
		};
		child.on("error", (error) => end({
			kind: "absent",
			message: error.message
		}));
		child.on("close", (exitCode) => end({
			kind: "ended",
			exitCode,
			...output
		}));
	});
}
// src/server/container.ts
const RUN = /^(\s*(?:exec\s+|sudo\s+)*)(docker|podman)(\s+(?:container\s+)?run)(?=\s)/;
function withContainer(command, cidFile) {
	if (typeof command !== "string") return withContainerWords(command, cidFile);
	const match = RUN.exec(command);
	if (match === null) return {
		command,
		container: null
	};
	const runtime = match[2] === "podman" ? "podman" : "docker";
	const named = optionOf(command.split(/\s+/), "--name");
	if (named !== null) return {
		command,
		container: {
			runtime,
			name: named,
			cidFile: null
		}
	};
	const given = optionOf(command.split(/\s+/), "--cidfile");
	if (given !== null) return {
		command,
		container: {
			runtime,
			name: null,
			cidFile: given
		}
	};
	return {
		command: `${match[0]} --cidfile '${cidFile.replaceAll("'", "'\\''")}'${command.slice(match[0].length)}`,
		container: {
			runtime,
			name: null,
			cidFile
		}
	};
}
const SWITCHES = /^--(detach|disable-content-trust|help|init|interactive|no-healthcheck|oom-kill-disable|privileged|publish-all|quiet|read-only|rm|sig-proxy|tty|replace|rmi|tls-verify)$/;
function isDetached(command) {
	const words = typeof command === "string" ? RUN.test(command) ? command.trim().split(/\s+/) : [] : command;
	const client = words.findIndex((word) => /(^|\/)(docker|podman)$/.test(word));
	const run = words.indexOf("run", client);
	if (client < 0 || run < 0 || run > client + 2) return false;
	for (let at = run + 1; at < words.length; at++) {
		const word = words[at] ?? "";
		if (!word.startsWith("-")) return false;
		if (/^--detach(=true)?$/.test(word) || /^-[itqP]*d/.test(word)) return true;
		if (!word.includes("=") && !SWITCHES.test(word) && !/^-[itqP]+$/.test(word)) at++;
	}
	return false;
}
function containerToStop({ name, cidFile }) {
	if (name !== null || cidFile === null) return name;
	try {
		return readFileSync(cidFile, "utf8").trim() || null;
	} catch {
		return null;
	}
}
function withContainerWords(words, cidFile) {
	const run = words.indexOf("run");
	const program = words[0]?.split("/").at(-1);
	if (program !== "docker" && program !== "podman" || run < 1 || run > 2) return {
		command: words,
		container: null
	};
	const name = optionOf(words, "--name");
	const given = optionOf(words, "--cidfile");
	if (name !== null || given !== null) return {
		command: words,
		container: {
			runtime: program,
			name,
			cidFile: given
		}
	};
	return {
		command: [
			...words.slice(0, run + 1),
			"--cidfile",
			cidFile,
			...words.slice(run + 1)
		],
		container: {
			runtime: program,
			name: null,
			cidFile
		}
	};
}
function optionOf(words, option) {
	const joined = words.find((word) => word.startsWith(`${option}=`));
	if (joined !== void 0) return unquoted(joined.slice(option.length + 1));
	const at = words.indexOf(option);
	const value = at < 0 ? void 0 : words[at + 1];
	return value === void 0 ? null : unquoted(value);
}
const unquoted = (text) => text.replace(/^(["'])(.*)\1$/, "$2");
// src/server/process-table.ts
function parseProcessStat(text) {
	const nameEnd = text.lastIndexOf(")");
	const pid = Number.parseInt(text, 10);
	const [state = "", , group, session, ...rest] = text.slice(nameEnd + 2).split(" ");
	const startedTicks = Number(rest[15]);
	if (nameEnd < 0 || Number.isNaN(pid) || Number.isNaN(startedTicks)) return null;
	return {
		pid,
		state,
		group: Number(group),
		session: Number(session),
		startedTicks
	};
}
function readProcess(pid) {
	const text = readQuietly(`/proc/${pid}/stat`);
	return text === null ? null : parseProcessStat(text);
}
function readProcesses() {
	return processIds().map((pid) => readProcess(pid)).filter((row) => row !== null && row.state !== "Z" && row.state !== "X");
}
function readCommandLine(pid) {
	const text = readQuietly(`/proc/${pid}/cmdline`);
	return text === null || text === "" ? null : text.replace(/\0$/, "").split("\0");
}
function readEnvironment(pid) {
	const text = readQuietly(`/proc/${pid}/environ`);
	if (text === null) return null;
	const pairs = text.split("\0").filter((pair) => pair.includes("="));
	return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
}
function processIds() {
	try {
		return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(Number);
	} catch {
		return [];
	}
}
function readQuietly(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return null;
	}
}
// src/server/process-family.ts
const MARK_VARIABLE = "THROUGHPUT_GATE_LAUNCH";
function livingMembers(family) {
	if (processIds().length === 0) return groupLives(family.pid) ? [family.pid] : [];
	const own = ownsItsPid(family);
	return readProcesses().filter(({ pid, group, session }) => own && (group === family.pid || session === family.pid) || isMarked(pid, family.mark)).map(({ pid }) => pid);
}
function signalFamily(family, signal) {
	const members = livingMembers(family);
	if (members.length === 0) return;
	if (ownsItsPid(family)) send(-family.pid, signal);
	for (const pid of members) if (readProcess(pid)?.group !== family.pid || !ownsItsPid(family)) send(pid, signal);
}
function ownsItsPid(family) {
	const leader = readProcess(family.pid);
	return leader === null || family.startedTicks === null || leader.startedTicks === family.startedTicks;
}
function isMarked(pid, mark) {
	return pid !== process.pid && readEnvironment(pid)?.["THROUGHPUT_GATE_LAUNCH"] === mark;
}
function groupLives(pid) {
	try {
		process.kill(-pid, 0);
		return true;
	} catch {
		return false;
	}
}
function send(pid, signal) {
	try {
		process.kill(pid, signal);
	} catch {}
}
// src/server/stop-server.ts
async function stopServer(server, options = {}) {
	const notes = [];
	const runIn = {
		timeoutMs: options.commandTimeoutMs ?? 45e3,
		cwd: server.cwd,
		...options.env === void 0 ? {} : { env: options.env }
	};
	if (server.stopCommand !== null) {
		const result = await runCommand("sh", ["-c", server.stopCommand], runIn);
		if (result.kind !== "ended") notes.push(`stop-command: ${result.message}`);
		else if (result.exitCode !== 0) notes.push(`stop-command ended with code ${result.exitCode}`);
	}
	const name = server.container === null ? null : containerToStop(server.container);
	if (server.container !== null && name !== null) {
		const seconds = String(Math.max(1, Math.ceil((options.graceMs ?? 5e3) / 1e3)));
		await runCommand(server.container.runtime, [
			"stop",
			"-t",
			seconds,
			name
		], runIn);
	}
	signalFamily(server.family, "SIGTERM");
	if (await endsWithin(server.family, options.graceMs ?? 5e3)) return {
		killed: false,
		left: [],
		notes
	};
	signalFamily(server.family, "SIGKILL");
	await endsWithin(server.family, 3e3);
	return {
		killed: true,
		left: livingMembers(server.family),
		notes
	};
}
async function endsWithin(family, ms) {
	for (let waitedMs = 0;; waitedMs += 50) {
		if (livingMembers(family).length === 0) return true;
		if (waitedMs >= ms) return false;
		await setTimeout$1(50);
	}
}
// src/server/left-server.ts
const SCHEMA = "throughput-gate/left-server";
function writeServerState(path, server) {
	makeFolder(dirname(path));
	writeFileSync(path, JSON.stringify({
		schema: SCHEMA,
		version: 1,
		server
	}), { mode: 384 });
}
function removeServerState(path) {
	rmSync(path, { force: true });
}
async function stopLeftServer(statePath) {
	const server = readServerState(statePath);
	if (server === null) return null;
	const report = await stopServer(server);
	if (report.left.length === 0) removeServerState(statePath);
	return report;
}
function readServerState(path) {
	try {
		const state = JSON.parse(readFileSync(path, "utf8"));
		return typeof state === "object" && state !== null && "schema" in state && state.schema === SCHEMA && "server" in state ? state.server : null;
	} catch {
		return null;
	}
}
export { MARK_VARIABLE as a, readCommandLine as c, isDetached as d, withContainer as f, stopServer as i, readEnvironment as l, stopLeftServer as n, livingMembers as o, runCommand as p, writeServerState as r, processIds as s, removeServerState as t, readProcess as u };
