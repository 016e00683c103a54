// src/load/trial-columns.ts
const COUNTER = {
	next: 0,
	done: 1,
	events: 2,
	stop: 3,
	tokenReads: 4,
	coalescedReads: 5,
	refusals: 6
};
const STOP = {
	no: 0,
	interrupted: 1,
	serverGone: 2
};
const STATE = {
	unsent: 0,
	inFlight: 1,
	good: 2,
	failed: 3,
	abandoned: 4
};
const FINISH_REASONS = [
	"",
	"length",
	"stop",
	"tool_calls",
	"repetition",
	"eos_token",
	"stop_sequence"
];
const MOST_EVENTS = 64e6;
const SPARE_EVENTS_PER_REQUEST = 8;
function allocateColumns(requests, tokens) {
	const times = () => new Float64Array(new SharedArrayBuffer(8 * requests)).fill(NaN);
	const doubts = () => new Float32Array(new SharedArrayBuffer(4 * requests)).fill(NaN);
	const counts = () => new Int32Array(new SharedArrayBuffer(4 * requests)).fill(-1);
	const flags = () => new Uint8Array(new SharedArrayBuffer(requests));
	const events = Math.min(requests * (tokens + SPARE_EVENTS_PER_REQUEST), MOST_EVENTS);
	return {
		counters: new Int32Array(new SharedArrayBuffer(4 * Object.keys(COUNTER).length)),
		state: flags(),
		finish: flags(),
		resent: flags(),
		status: counts(),
		promptTokens: counts(),
		outputTokens: counts(),
		cachedTokens: counts(),
		chunks: counts(),
		sentAtMs: times(),
		firstTokenAtMs: times(),
		lastTokenAtMs: times(),
		endedAtMs: times(),
		connectMs: times(),
		lateMs: times(),
		firstDoubtMs: doubts(),
		lastDoubtMs: doubts(),
		eventRequest: new Uint32Array(new SharedArrayBuffer(4 * events)),
		eventAtMs: new Float64Array(new SharedArrayBuffer(8 * events))
	};
}
function appendEvent(columns, request, atMs) {
	const at = Atomics.add(columns.counters, COUNTER.events, 1);
	if (at >= columns.eventAtMs.length) return;
	columns.eventRequest[at] = request;
	columns.eventAtMs[at] = atMs;
}
function readEvents(columns, keep = () => true) {
	const stored = Math.min(columns.counters[COUNTER.events] ?? 0, columns.eventAtMs.length);
	const { eventRequest, eventAtMs } = columns;
	let count = 0;
	for (let at = 0; at < stored; at++) {
		const request = eventRequest[at] ?? 0;
		const atMs = eventAtMs[at] ?? 0;
		if (!keep(request)) continue;
		let place = count++;
		for (; place > 0 && (eventAtMs[place - 1] ?? 0) > atMs; place--) {
			eventAtMs[place] = eventAtMs[place - 1] ?? 0;
			eventRequest[place] = eventRequest[place - 1] ?? 0;
		}
		eventAtMs[place] = atMs;
		eventRequest[place] = request;
	}
	return {
		request: eventRequest.subarray(0, count),
		atMs: eventAtMs.subarray(0, count)
	};
}
export { allocateColumns as a, STOP as i, FINISH_REASONS as n, appendEvent as o, STATE as r, readEvents as s, COUNTER as t };
