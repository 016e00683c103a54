import { f as countOf, v as levelName } from "./side-session.js";
// src/judge/invalid-states.ts
function stateOf({ reasons, levels }) {
	return {
		reasons,
		levels: levels.map(({ concurrency, trials }) => ({
			concurrency,
			trials: trials.map(({ valid, reasons: why, counters }) => ({
				valid,
				reasons: why,
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
export { isCutShort as a, findInvalidStates as i, percentile as n, stateOf as o, sortAscending as r, meanOf as t };
