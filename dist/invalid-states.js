import { _ as countOf } from "./log-change.js";
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
	const found = `C=${concurrency}: ${countOf(valid, "valid trial")} of ${trials.length}, ${first} needed`;
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
export { isCutShort as n, stateOf as r, findInvalidStates as t };
