import { a as headersOf, n as deriveTimeouts, o as pathOf, p as requiredTokensOf, r as createFactsMemory, s as prepareBodies, t as createRequestRun, u as openConnection, v as createTurnClock, y as readClockMs } from "./request-run.js";
import { i as STOP, n as FINISH_REASONS, o as appendEvent, r as STATE, t as COUNTER } from "./trial-columns.js";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { parentPort } from "node:worker_threads";
// node_modules/yocto-queue/index.js
var Node = class {
	value;
	next;
	constructor(value) {
		this.value = value;
	}
};
var Queue = class {
	#head;
	#tail;
	#size;
	constructor() {
		this.clear();
	}
	enqueue(value) {
		const node = new Node(value);
		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}
		this.#size++;
	}
	dequeue() {
		const current = this.#head;
		if (!current) return;
		this.#head = this.#head.next;
		this.#size--;
		if (!this.#head) this.#tail = void 0;
		return current.value;
	}
	peek() {
		if (!this.#head) return;
		return this.#head.value;
	}
	clear() {
		this.#head = void 0;
		this.#tail = void 0;
		this.#size = 0;
	}
	get size() {
		return this.#size;
	}
	*[Symbol.iterator]() {
		let current = this.#head;
		while (current) {
			yield current.value;
			current = current.next;
		}
	}
	*drain() {
		while (this.#head) yield this.dequeue();
	}
};
// node_modules/p-limit/index.js
function pLimit(concurrency) {
	let rejectOnClear = false;
	if (typeof concurrency === "object") ({concurrency, rejectOnClear = false} = concurrency);
	validateConcurrency(concurrency);
	if (typeof rejectOnClear !== "boolean") throw new TypeError("Expected `rejectOnClear` to be a boolean");
	const queue = new Queue();
	let activeCount = 0;
	const resumeNext = () => {
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};
	const next = () => {
		activeCount--;
		resumeNext();
	};
	const run = async (function_, resolve, arguments_) => {
		const result = (async () => function_(...arguments_))();
		resolve(result);
		try {
			await result;
		} catch {}
		next();
	};
	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = { reject };
		new Promise((internalResolve) => {
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(void 0, function_, resolve, arguments_));
		if (activeCount < concurrency) resumeNext();
	};
	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});
	Object.defineProperties(generator, {
		activeCount: { get: () => activeCount },
		pendingCount: { get: () => queue.size },
		clearQueue: { value() {
			if (!rejectOnClear) {
				queue.clear();
				return;
			}
			const abortError = AbortSignal.abort().reason;
			while (queue.size > 0) queue.dequeue().reject(abortError);
		} },
		concurrency: {
			get: () => concurrency,
			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;
				queueMicrotask(() => {
					while (activeCount < concurrency && queue.size > 0) resumeNext();
				});
			}
		},
		map: { async value(iterable, function_) {
			const promises = [];
			try {
				Array.from(iterable, (value, index) => {
					const promise = generator(function_, value, index);
					promises.push(promise);
					return promise;
				});
			} catch (error) {
				for (const promise of promises) promise.catch(() => {});
				throw error;
			}
			return Promise.all(promises);
		} }
	});
	return generator;
}
function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/load/heartbeat.ts
const BEAT_MS = 5;
const RESOLUTION_MS = 12;
function startHeartbeat() {
	let last = readClockMs();
	let before = last;
	const timer = setInterval(() => {
		before = last;
		last = readClockMs();
	}, BEAT_MS);
	return {
		doubtMs: (atMs) => Math.max(0, atMs - before - RESOLUTION_MS),
		stop: () => clearInterval(timer)
	};
}
// src/load/start-gate.ts
function createGate(expected) {
	const waiting = [];
	let isOpen = false;
	let settle = () => {};
	return {
		settled: new Promise((resolve) => {
			settle = resolve;
		}),
		isOpen: () => isOpen,
		wait(release) {
			waiting.push(release);
			if (waiting.length >= expected) settle();
		},
		open() {
			isOpen = true;
			settle();
			for (const release of waiting.splice(0)) release();
		}
	};
}
// src/load/closed-loop.ts
const REFUSALS_OF_A_GONE_SERVER = 3;
const WATCH_INTERVAL_MS = 250;
function openClosedLoop(share, note) {
	const { plan, columns, slots } = share;
	const { counters } = columns;
	const gate = createGate(Math.min(slots, plan.requests));
	const timeouts = deriveTimeouts(plan.shape.timeoutMs);
	const connections = Array.from({ length: slots }, () => openConnection(plan.target, timeouts.connectMs, gate));
	const bodyOf = prepareBodies(plan.shape, plan.prompts, plan.output, plan.nonce, plan.concurrency);
	const path = pathOf(plan.shape, plan.target.basePath);
	const headers = headersOf(plan.target);
	const requiredTokens = requiredTokensOf(plan.output, plan.purpose);
	const stampMs = createTurnClock();
	const memory = createFactsMemory();
	const heartbeat = startHeartbeat();
	const running = connections.map(() => null);
	let originMs = 0;
	async function runSlot(slot, connection) {
		while (Atomics.load(counters, COUNTER.stop) === STOP.no) {
			const index = Atomics.add(counters, COUNTER.next, 1);
			if (index >= plan.requests) return;
			await send(slot, connection, index);
		}
	}
	function send(slot, connection, index) {
		const freeAtMs = gate.isOpen() ? readClockMs() : null;
		const body = bodyOf(index);
		columns.state[index] = STATE.inFlight;
		let firstDoubtMs = NaN;
		let lastDoubtMs = 0;
		return new Promise((resolve) => {
			const run = createRequestRun({
				dispatch: (handler) => connection.dispatch({
					method: "POST",
					path,
					headers,
					body
				}, handler),
				requiredTokens,
				timeouts,
				stampMs,
				memory,
				onToken(atMs) {
					lastDoubtMs = heartbeat.doubtMs(atMs);
					if (Number.isNaN(firstDoubtMs)) firstDoubtMs = lastDoubtMs;
					appendEvent(columns, index, Math.max(0, atMs - originMs));
				},
				onEnd(end) {
					running[slot] = null;
					columns.firstDoubtMs[index] = firstDoubtMs;
					columns.lastDoubtMs[index] = lastDoubtMs;
					record(index, end, freeAtMs ?? originMs);
					resolve();
				}
			});
			running[slot] = run;
			run.start();
		});
	}
	function record(index, end, freeAtMs) {
		const interrupted = Atomics.load(counters, COUNTER.stop) === STOP.interrupted;
		if (end.failure !== null && interrupted) {
			columns.state[index] = STATE.abandoned;
			return;
		}
		writeRow(columns, index, end, originMs, freeAtMs);
		columns.state[index] = end.failure === null ? STATE.good : STATE.failed;
		if (end.failure !== null) note({
			index,
			failure: end.failure,
			finishReason: end.stream.finishReason
		});
		Atomics.add(counters, COUNTER.tokenReads, end.tokenReads);
		Atomics.add(counters, COUNTER.coalescedReads, end.coalescedReads);
		Atomics.add(counters, COUNTER.done, 1);
		watchRefusals(end.failure);
	}
	function watchRefusals(failure) {
		if (failure?.outcome !== "refused") Atomics.store(counters, COUNTER.refusals, 0);
		else if (Atomics.add(counters, COUNTER.refusals, 1) + 1 >= REFUSALS_OF_A_GONE_SERVER) Atomics.compareExchange(counters, COUNTER.stop, STOP.no, STOP.serverGone);
	}
	const limit = pLimit(slots);
	const slotsDone = Promise.all(connections.map((connection, slot) => limit(runSlot, slot, connection)));
	return {
		armed: gate.settled,
		async run(atMs) {
			originMs = atMs;
			gate.open();
			const watch = setInterval(() => {
				const nowMs = readClockMs();
				for (const request of running) request?.checkTime(nowMs);
			}, Math.max(1, Math.min(WATCH_INTERVAL_MS, plan.shape.timeoutMs / 10)));
			await slotsDone;
			clearInterval(watch);
			heartbeat.stop();
			await Promise.all(connections.map((connection) => connection.destroy()));
		},
		stop() {
			const reason = new Error("interrupted");
			for (const request of running) request?.abort(reason);
			gate.open();
			heartbeat.stop();
			for (const connection of connections) connection.destroy(reason);
		}
	};
}
function writeRow(columns, index, end, originMs, freeAtMs) {
	const since = (atMs) => atMs === null ? NaN : Math.max(0, atMs - originMs);
	const { stream } = end;
	columns.sentAtMs[index] = since(end.sentAtMs);
	columns.firstTokenAtMs[index] = since(stream.firstTokenAtMs);
	columns.lastTokenAtMs[index] = since(stream.lastTokenAtMs);
	columns.endedAtMs[index] = since(end.endedAtMs);
	columns.lateMs[index] = end.sentAtMs === null ? NaN : end.sentAtMs - freeAtMs;
	columns.connectMs[index] = end.connectMs;
	columns.chunks[index] = stream.chunks;
	columns.status[index] = end.status ?? -1;
	columns.promptTokens[index] = stream.usage?.prompt ?? -1;
	columns.outputTokens[index] = stream.usage?.output ?? -1;
	columns.cachedTokens[index] = stream.usage?.cached ?? -1;
	columns.finish[index] = Math.max(0, FINISH_REASONS.indexOf(stream.finishReason ?? ""));
	columns.resent[index] = end.resent ? 1 : 0;
}
// src/load/load-worker.ts
const DELAY_RESOLUTION_MS = 5;
function serveOrders(port) {
	const post = (report) => port.postMessage(report);
	const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
	let loop = null;
	port.on("message", (order) => {
		if (order.kind === "arm") {
			loop = openClosedLoop(order.share, (note) => post({
				kind: "failure",
				...note
			}));
			loop.armed.then(() => post({ kind: "armed" }));
		} else if (order.kind === "go" && loop !== null) runTimed(loop, order.originMs, delay).then(post);
		else if (order.kind === "stop") loop?.stop();
	});
}
async function runTimed(loop, originMs, delay) {
	const before = performance.eventLoopUtilization();
	delay.reset();
	delay.enable();
	await loop.run(originMs);
	delay.disable();
	const { utilization } = performance.eventLoopUtilization(before);
	const p99Ms = delay.count > 0 ? delay.percentile(99) / 1e6 - DELAY_RESOLUTION_MS : 0;
	return {
		kind: "done",
		busyShare: utilization,
		eventLoopDelayP99Ms: Math.max(0, p99Ms)
	};
}
if (parentPort !== null) serveOrders(parentPort);
export {};
