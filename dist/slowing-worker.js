import { n as paceAt } from "./pace.js";
import { Agent, createServer, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { Agent as Agent$1, request as request$1 } from "node:https";
// src/self-test/held-stream.ts
const ROUNDING_MS = .5;
function createHeldStream(now) {
	let queue = [];
	let timer = null;
	let lastDueMs = Number.NEGATIVE_INFINITY;
	const flush = () => {
		timer = null;
		let ready = 0;
		for (const { dueMs, act } of queue) {
			if (dueMs > now() + ROUNDING_MS) break;
			ready++;
			act();
		}
		queue = queue.slice(ready);
		const [next] = queue;
		if (next !== void 0) timer = setTimeout(flush, Math.round(next.dueMs - now()));
	};
	return {
		hold: (wantedMs, act) => {
			lastDueMs = Math.max(lastDueMs, wantedMs);
			queue.push({
				dueMs: lastDueMs,
				act
			});
			if (timer === null) flush();
		},
		lastDueMs: () => lastDueMs,
		drop: () => {
			if (timer !== null) clearTimeout(timer);
			timer = null;
			queue = [];
		}
	};
}
// src/self-test/traffic.ts
const LATENESS_WEIGHT = .1;
const MOST_LATENESS_MS = 50;
function createTraffic({ nowMs, wallClockMs }) {
	let paces = [];
	let ended = [];
	let inFlight = 0;
	let peak = 0;
	let nextSlotMs = 0;
	let latenessMs = 0;
	const dueOf = (startedMs, events) => {
		const now = nowMs();
		const pace = paceAt(paces, peak);
		if (pace === null) return now;
		if (pace.eventsPerSecond === null) return Math.max(now, startedMs + (now - startedMs) * pace.stretch - latenessMs);
		if (events > 0) nextSlotMs = Math.max(nextSlotMs, now) + 1e3 * events / pace.eventsPerSecond;
		return Math.max(now, nextSlotMs - latenessMs);
	};
	const noteLateness = (lateMs) => {
		if (!Number.isFinite(lateMs)) return;
		latenessMs += LATENESS_WEIGHT * (Math.min(MOST_LATENESS_MS, Math.max(0, lateMs)) - latenessMs);
	};
	return {
		open: () => {
			const startedMs = nowMs();
			const startedAtMs = wallClockMs();
			let seen = 0;
			inFlight++;
			peak = Math.max(peak, inFlight);
			return {
				dueMs: (events) => {
					seen += events;
					return dueOf(startedMs, events);
				},
				close: (dueMs) => {
					ended.push({
						startedAtMs,
						endedAtMs: wallClockMs(),
						events: seen
					});
					noteLateness(nowMs() - dueMs);
					inFlight--;
					if (inFlight === 0) peak = 0;
				}
			};
		},
		setPaces: (wanted) => {
			paces = wanted;
		},
		take: () => {
			const taken = ended;
			ended = [];
			return taken;
		}
	};
}
// src/self-test/slowing-server.ts
const GENERATION = /\/(chat\/)?completions$/;
const HOP_BY_HOP = new Set([
	"connection",
	"keep-alive",
	"transfer-encoding",
	"proxy-connection",
	"upgrade",
	"te"
]);
const IDLE_MS = 3e3;
const now = () => performance.now();
const wallClockMs = () => performance.timeOrigin + performance.now();
async function startSlowingServer(upstream) {
	const secure = upstream.origin.startsWith("https:");
	const agent = secure ? new Agent$1({
		keepAlive: true,
		timeout: IDLE_MS,
		...upstream.ca === void 0 ? {} : { ca: upstream.ca }
	}) : new Agent({
		keepAlive: true,
		timeout: IDLE_MS
	});
	const ask = secure ? request$1 : request;
	const traffic = createTraffic({
		nowMs: now,
		wallClockMs
	});
	const server = createServer({ requestTimeout: 0 }, (request, response) => {
		const forwarded = ask(upstream.origin + (request.url ?? "/"), {
			method: request.method ?? "GET",
			agent,
			headers: withoutHops(request.headers, ["host"])
		});
		const open = request.method === "POST" && GENERATION.test((request.url ?? "").split("?")[0] ?? "") ? traffic.open() : null;
		const stream = createHeldStream(now);
		const hold = (events, act) => stream.hold(open?.dueMs(events) ?? now(), act);
		const breakOff = () => hold(0, () => response.destroy());
		request.pipe(forwarded);
		forwarded.on("error", breakOff);
		forwarded.on("response", (answer) => relay(answer, response, hold, breakOff));
		response.on("close", () => {
			stream.drop();
			if (!response.writableFinished) forwarded.destroy();
			open?.close(stream.lastDueMs());
		});
	});
	server.on("connection", (socket) => socket.on("error", () => socket.destroy()));
	await new Promise((resolve, reject) => {
		server.once("error", reject).listen({
			host: "127.0.0.1",
			port: 0,
			backlog: 4096
		}, resolve);
	});
	return {
		port: server.address().port,
		setPaces: traffic.setPaces,
		takeExchanges: traffic.take
	};
}
function relay(answer, response, hold, breakOff) {
	hold(0, () => {
		response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers, []));
		response.flushHeaders();
	});
	answer.on("data", (chunk) => hold(countEvents(chunk), () => response.write(chunk)));
	answer.on("end", () => hold(0, () => response.end()));
	answer.on("error", breakOff);
	answer.on("close", () => {
		if (!answer.complete) breakOff();
	});
}
function withoutHops(headers, more) {
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !more.includes(name)));
}
function countEvents(chunk) {
	let count = 0;
	for (let at = chunk.indexOf("data:"); at >= 0; at = chunk.indexOf("data:", at + 5)) count++;
	return count;
}
// src/self-test/slowing-worker.ts
async function serve(port, upstream) {
	const post = (report) => port.postMessage(report);
	const server = await startSlowingServer(upstream);
	port.on("message", (order) => {
		if (order.kind === "pace") {
			server.setPaces(order.paces);
			post({ kind: "paced" });
		} else post({
			kind: "taken",
			exchanges: server.takeExchanges()
		});
	});
	post({
		kind: "listening",
		port: server.port
	});
}
if (parentPort !== null) await serve(parentPort, workerData);
export {};
