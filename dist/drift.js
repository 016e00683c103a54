import { r as mean } from "./libraries.js";
import { a as orientedLog, d as signedPercent, f as countOf, g as isSameLevel, l as worseThreshold, o as rawChangePercent, r as valuesAt, t as levelsOf, u as plainPercent, v as levelName } from "./side-session.js";
// src/judge/drift.ts
function findDrift(source) {
	return levelsOf([source.newest]).flatMap((level) => source.gates.filter(({ gate }) => gate).flatMap((gate) => worstDrift(source, level, gate) ?? []));
}
function worstDrift(source, level, { id, tolerance }) {
	const direction = source.units[id]?.direction ?? "neither";
	const now = logMean([source.newest], level, id, direction);
	if (direction === "neither" || now === null) return null;
	const [worst] = anchorsOf(source, level, id, direction).map(({ x, since, steps }) => ({
		d: now - x,
		since,
		steps
	})).filter(({ d }) => d <= -worseThreshold(tolerance, direction)).sort((a, b) => a.d - b.d);
	if (worst === void 0) return null;
	const { since, steps } = worst;
	return {
		level,
		metric: id,
		changePercent: rawChangePercent(worst.d, direction),
		tolerancePercent: 100 * tolerance,
		since,
		steps
	};
}
function anchorsOf(source, level, metric, orientation) {
	const kept = source.anchors.flatMap(({ takenAt, means }) => means.filter((cell) => cell.metric === metric && isSameLevel(cell, level)).filter(({ value }) => value > 0).map(({ value }) => ({
		x: orientedLog(value, orientation),
		since: takenAt,
		steps: null
	})));
	const steps = Math.min(source.sessionsBack, source.sessions.length);
	const old = source.sessions.at(-steps);
	if (steps === 0 || old === void 0) return kept;
	const x = logMean([old], level, metric, orientation);
	return x === null ? kept : [...kept, {
		x,
		since: old.takenAt,
		steps
	}];
}
function logMean(sessions, level, metric, direction) {
	const values = valuesAt(sessions, level, metric).flat();
	if (values.length === 0 || values.some((value) => !(value > 0)) || direction === "neither") return null;
	return mean(values.map((value) => orientedLog(value, direction === "lower" ? "lower" : "higher")));
}
function describeDrift({ level, metric, changePercent, tolerancePercent, since, steps }) {
	const day = since.slice(0, 10);
	const span = steps === null ? "since the kept anchor" : `in ${countOf(steps, "session")}`;
	const from = day === "" ? "" : `, from ${day}`;
	const allowed = `a step may be ${plainPercent(tolerancePercent)}`;
	return `${metric} at ${levelName(level)} has drifted ${signedPercent(changePercent)} ${span}${from}: ${allowed}, so no single run needed to fail`;
}
export { findDrift as n, describeDrift as t };
