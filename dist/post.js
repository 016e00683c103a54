import "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { spawn } from "node:child_process";
import { readFileSync, readdirSync, rmSync } from "node:fs";
// src/server/container.ts
function containerToStop({ name, cidFile }) {
	if (name !== null || cidFile === null) return name;
	try {
		return readFileSync(cidFile, "utf8").trim() || null;
	} catch {
		return null;
	}
}
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
// src/post.ts
const statePath = process.env["STATE_server-state"];
if (statePath !== void 0 && statePath !== "") await stopLeftServer(statePath);
export {};
