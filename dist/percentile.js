import { f as countOf, v as levelName } from "./side-session.js";
// src/measure/failure-advice.ts
const NAMED = {
	refused: {
		meaning: "nothing accepts connections at that address",
		remedy: "Check that the server runs and that host and port of the URL are its own."
	},
	reset: {
		meaning: "the connection was closed or reset in the middle of a request",
		remedy: "Read the server's log at that time: a crash, an out-of-memory kill, or a proxy that limits connections."
	},
	dns: {
		meaning: "the host name can't be resolved",
		remedy: "Check the spelling of the host in the URL."
	},
	tls: {
		meaning: "the TLS handshake failed",
		remedy: "Check http against https in the URL; name a private certificate authority under server.ca."
	},
	"timeout-connect": {
		meaning: "no connection within the time limit",
		remedy: "Check firewalls and the server's limit of open connections."
	},
	"timeout-first-byte": {
		meaning: "no answer began within the time limit",
		remedy: "The server queues longer than the timeout: lower the level, or raise `timeout` in the suite."
	},
	"timeout-idle": {
		meaning: "the stream went silent for longer than the time limit",
		remedy: "Read the server's log for a stalled engine, or raise `timeout` in the suite."
	},
	"timeout-total": {
		meaning: "the answer took longer than the time limit",
		remedy: "Lower the output length or the level, or raise `timeout` in the suite."
	},
	redirect: {
		meaning: "the server answers with a redirect, which is not followed",
		remedy: "Give the URL that the redirect leads to."
	},
	"error-in-stream": {
		meaning: "the server reported an error inside the stream",
		remedy: "Read the quoted message and the server's log."
	},
	truncated: {
		meaning: "the stream ended without a finish reason",
		remedy: "Read the server's log: the engine or a proxy cut the answer short."
	},
	aborted: {
		meaning: "the server gave up the request (finish reason abort or error)",
		remedy: "Read the server's log: preemption, memory, or a shutdown."
	},
	empty: {
		meaning: "the answer holds no token",
		remedy: "Check the prompt and the chat template; an end-of-sequence token may come first."
	},
	"no-usage": {
		meaning: "the answer doesn't say how many tokens it has",
		remedy: "Turn usage reporting on in the server (stream_options.include_usage): without it tokens would be guessed."
	},
	"wrong-length": {
		meaning: "the answer isn't as long as the suite pins it",
		remedy: "Write `output-tokens: {at-most: N}` for a server that ignores ignore_eos and min_tokens; check the context limit."
	},
	"not-a-stream": {
		meaning: "the answer isn't an event stream",
		remedy: "Check that the server honours `stream: true` and that no proxy rewrites the answer."
	},
	"too-large": {
		meaning: "the answer is larger than any real one would be",
		remedy: "Check what answers at that URL."
	},
	"server-died": {
		meaning: "the server process ended",
		remedy: "Read the tail of server.log for the reason (memory, a failed assertion, a signal)."
	}
};
const STATUS = {
	400: {
		meaning: "the server rejects the request",
		remedy: "Read the quoted message: often a field that the engine does not take, or a context limit."
	},
	401: {
		meaning: "the server wants a key",
		remedy: "Name the variable that holds it with --api-key-env."
	},
	403: {
		meaning: "the key may not do this",
		remedy: "Check the rights of the key."
	},
	404: {
		meaning: "no such path or model",
		remedy: "Check `model` and the URL; /v1 at its end is accepted."
	},
	413: {
		meaning: "the prompt is too large for the server or a proxy",
		remedy: "Use shorter prompts or raise the limit."
	},
	422: {
		meaning: "the server rejects a field",
		remedy: "Read the quoted message; check `extra-body` and `sampling`."
	},
	429: {
		meaning: "the server limits the rate",
		remedy: "Lift the rate limit for this key, or lower the levels: a limited server is not being measured."
	},
	503: {
		meaning: "the server is overloaded or still starting",
		remedy: "Lower the level or raise its queue limit."
	}
};
function adviseOn(failure) {
	if (Object.hasOwn(NAMED, failure)) return NAMED[failure];
	const status = Number(failure.slice(5));
	if (Object.hasOwn(STATUS, status)) return STATUS[status];
	return status >= 500 ? {
		meaning: "the server failed to answer",
		remedy: "Read the server's log at that time."
	} : {
		meaning: "the server rejects the request",
		remedy: "Read the quoted message."
	};
}
// src/measure/find-failures.ts
const QUOTE_LIMIT = 300;
const isFailure = (record) => record.outcome !== "good";
function countFailures(requests) {
	const counts = new Map();
	for (const { outcome } of requests.filter(isFailure)) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
	return Object.fromEntries([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}
function quoteMessage(message) {
	const line = message.replace(/\s+/g, " ").trim();
	return line.length > QUOTE_LIMIT ? `${line.slice(0, QUOTE_LIMIT)}…` : line;
}
function describeExample(failures, failureClass) {
	const example = failures.find((record) => record.outcome === failureClass && record.message);
	return example?.message ? `; request ${example.index} said: “${quoteMessage(example.message)}”` : "";
}
function countFailed({ sent, good, failed }) {
	return Math.max(countClassed(failed), sent - good);
}
function countClassed(failed) {
	return Object.values(failed).reduce((sum, count) => sum + count, 0);
}
function failTooMany(failed, sent, allowedShare) {
	return failed > allowedShare * sent || failed >= sent;
}
function findFailures({ requests, concurrency }, allowedShare) {
	const failures = requests.filter(isFailure);
	const [worst] = Object.keys(countFailures(requests));
	if (worst === void 0) return requests.length === 0 ? noRequests(concurrency) : null;
	if (!failTooMany(failures.length, requests.length, allowedShare)) return null;
	const died = failures.some((record) => record.outcome === "server-died");
	const leading = died ? "server-died" : worst;
	const classes = Object.entries(countFailures(requests)).map(([name, count]) => `${count} × ${name} (${adviseOn(name).meaning})`);
	const allowed = Math.floor(allowedShare * requests.length);
	return {
		code: died ? "server-died" : "failed-requests",
		message: `${failures.length} of ${requests.length} requests at C=${concurrency} failed, ${allowed} allowed: ${classes.join(", ")}${describeExample(failures, leading)}`,
		remedy: adviseOn(leading).remedy
	};
}
function noRequests(concurrency) {
	return {
		code: "failed-requests",
		message: `no request was sent at C=${concurrency}`,
		remedy: "Give the level at least one request."
	};
}
// src/judge/invalid-states.ts
function stateOf({ reasons, levels }) {
	return {
		reasons,
		levels: levels.map(({ concurrency, trials }) => ({
			concurrency,
			trials: trials.map(({ valid, reasons: why, requests, counters }) => ({
				valid,
				reasons: why,
				requests,
				counters
			}))
		}))
	};
}
function findInvalidStates(session, first) {
	if (session.reasons.length > 0) return session.reasons.map((reason) => ({
		verdict: "invalid",
		reason
	}));
	return session.levels.flatMap((level) => invalidLevel(level, first));
}
function findUnallowedFailures({ levels }, allowedShare) {
	return levels.flatMap(({ concurrency, trials }) => {
		const denied = trials.filter(({ valid, requests }) => valid && failTooMany(countFailed(requests), requests.sent, allowedShare));
		const worst = denied.map(({ requests }) => requests).toSorted((one, other) => countFailed(other) / other.sent - countFailed(one) / one.sent)[0];
		if (worst === void 0) return [];
		const found = `${countOf(denied.length, "trial")} of ${trials.length} with more failed requests than the judging suite allows`;
		return [{
			verdict: "invalid",
			reason: {
				code: "failed-requests",
				message: `${levelName({ concurrency })}: ${found}. ${describeFailed(worst, allowedShare)}`,
				remedy: UNALLOWED_REMEDY
			}
		}];
	});
}
const UNALLOWED_REMEDY = "Measure again when no request fails, or allow as many in the suite that judges: `policy: {failed-requests: …}`.";
function describeFailed(requests, allowedShare) {
	const classes = Object.entries(requests.failed).map(([name, count]) => `${count} × ${name}`);
	const which = classes.length === 0 ? "" : `: ${classes.join(", ")}`;
	const allowed = Math.floor(allowedShare * requests.sent);
	return `${countFailed(requests)} of ${requests.sent} requests failed, ${allowed} allowed${which}.`;
}
function isCutShort(session, first) {
	const states = findInvalidStates(session, first);
	return session.reasons.length === 0 && states.length > 0 && states.every(({ reason }) => reason.code === TOO_FEW);
}
const TOO_FEW = "too-few-trials";
function invalidLevel({ concurrency, trials }, first) {
	const valid = trials.filter((trial) => trial.valid).length;
	if (valid >= first) return [];
	const found = `${levelName({ concurrency })}: ${countOf(valid, "valid trial")} of ${trials.length}, ${first} needed`;
	const why = firstOfEachCode(trials.flatMap(({ reasons }) => reasons)).filter(({ code }) => code !== "interrupted");
	if (why.length === 0) {
		const cut = trials.flatMap(({ reasons }) => reasons.map(({ message }) => ` ${message}.`)).at(-1) ?? "";
		return [{
			verdict: "invalid",
			reason: {
				code: TOO_FEW,
				message: `${found}.${cut}`,
				remedy: "Give the run a larger budget, or fewer trials."
			}
		}];
	}
	return why.map((reason) => ({
		verdict: "invalid",
		reason: {
			...reason,
			message: `${found}. ${reason.message}`
		}
	}));
}
function firstOfEachCode(reasons) {
	return reasons.filter(({ code }, index) => reasons.findIndex((other) => other.code === code) === index);
}
// src/measure/percentile.ts
function percentile(sorted, fraction) {
	const rank = (sorted.length - 1) * fraction;
	const below = Math.floor(rank);
	const low = sorted[below] ?? NaN;
	return low + ((sorted[Math.min(below + 1, sorted.length - 1)] ?? low) - low) * (rank - below);
}
function sortAscending(values) {
	return Float64Array.from(values).sort();
}
function meanOf(values) {
	let sum = 0;
	for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
	return sum / values.length;
}
export { findUnallowedFailures as a, countClassed as c, failTooMany as d, findFailures as f, findInvalidStates as i, countFailed as l, percentile as n, isCutShort as o, sortAscending as r, stateOf as s, meanOf as t, countFailures as u };
