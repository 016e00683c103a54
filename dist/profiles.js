import { t as GateError } from "./gate-error.js";
import { t as suggestName } from "./nearest-name.js";
// src/simulator/fault.ts
const FAULT_KINDS = [
	"refuse",
	"reset",
	"http-500",
	"http-503",
	"error-in-stream",
	"truncate",
	"no-usage",
	"empty",
	"short",
	"stall",
	"die"
];
const isFaultKind = (text) => FAULT_KINDS.some((kind) => kind === text);
function parseFault(text) {
	const [kind = "", when, ...rest] = text.split("@");
	if (!isFaultKind(kind)) throw badFault(text, `"${kind}" is not a fault${suggestName(kind, FAULT_KINDS)}`);
	if (when === void 0) return {
		kind,
		probability: 1
	};
	if (rest.length === 0 && /^[1-9]\d*$/.test(when)) return {
		kind,
		nth: Number(when)
	};
	const probability = Number(when);
	if (rest.length === 0 && /^\d*\.\d+$/.test(when) && probability <= 1) return {
		kind,
		probability
	};
	throw badFault(text, `"${when}" is neither a probability from 0.0 to 1.0 nor the number of a generation from 1 up`);
}
function badFault(text, found) {
	return new GateError("bad-usage", `--fault ${text}: ${found}; faults are ${FAULT_KINDS.join(", ")}`, "Write KIND, KIND@0.05 (a probability) or KIND@30 (the 30th generation).");
}
function refusesEverything(faults) {
	return faults.some((fault) => fault.kind === "refuse" && "probability" in fault && fault.probability === 1);
}
function createFaultPlan(faults, random) {
	let generations = 0;
	return () => {
		generations += 1;
		return faults.filter((fault) => "nth" in fault ? fault.nth === generations : random.uniform() < fault.probability)[0]?.kind ?? null;
	};
}
// src/simulator/profiles.ts
const PROFILE_NAMES = ["field-good", "field-bad"];
const PROFILES = {
	"field-good": {
		points: [
			{
				concurrency: 1,
				outputTokensPerSecond: 65.2
			},
			{
				concurrency: 32,
				outputTokensPerSecond: 624.1
			},
			{
				concurrency: 64,
				outputTokensPerSecond: 935.6
			},
			{
				concurrency: 128,
				outputTokensPerSecond: 1416.9
			},
			{
				concurrency: 192,
				outputTokensPerSecond: 1441.9
			},
			{
				concurrency: 256,
				outputTokensPerSecond: 1492.5
			}
		],
		prefillMsPerToken: .005
	},
	"field-bad": {
		points: [
			{
				concurrency: 1,
				outputTokensPerSecond: 7.7
			},
			{
				concurrency: 32,
				outputTokensPerSecond: 190
			},
			{
				concurrency: 64,
				outputTokensPerSecond: 380
			},
			{
				concurrency: 128,
				outputTokensPerSecond: 690
			},
			{
				concurrency: 192,
				outputTokensPerSecond: 800
			},
			{
				concurrency: 256,
				outputTokensPerSecond: 862
			}
		],
		prefillMsPerToken: .005
	}
};
function profileStepMs(profile, running) {
	const { points } = profile;
	const reached = points.findIndex((point) => point.concurrency >= running);
	const upper = reached === -1 ? points.length - 1 : Math.max(1, reached);
	const [left, right] = points.slice(upper - 1, upper + 1);
	if (left === void 0 || right === void 0) return NaN;
	const share = (running - left.concurrency) / (right.concurrency - left.concurrency);
	return stepMsAt(left) + share * (stepMsAt(right) - stepMsAt(left));
}
const stepMsAt = (point) => 1e3 * point.concurrency / point.outputTokensPerSecond;
export { createFaultPlan as a, FAULT_KINDS as i, PROFILE_NAMES as n, parseFault as o, profileStepMs as r, refusesEverything as s, PROFILES as t };
