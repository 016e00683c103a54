import { _ as countOf, d as levelsOf, g as levelName, n as orientedLog, o as worseThreshold, p as valuesAt, r as rawChangePercent, s as mean, v as plainPercent, y as signedPercent } from "./log-change.js";
// src/baseline/cells.ts
function nameLevel({ concurrency, label }) {
	return concurrency === null ? label ?? "all" : `C=${concurrency}${label === void 0 ? "" : ` ${label}`}`;
}
const valuesOf = ({ trials }, level, metric) => trials.filter((trial) => nameLevel(trial) === level && Object.hasOwn(trial.metrics, metric)).map((trial) => trial.metrics[metric] ?? NaN);
function listLevels(sessions) {
	const levels = new Map();
	for (const { concurrency, label } of sessions.flatMap((session) => session.trials)) {
		const level = {
			concurrency,
			...label === void 0 ? {} : { label }
		};
		if (!levels.has(nameLevel(level))) levels.set(nameLevel(level), level);
	}
	return [...levels.values()].sort((a, b) => (a.concurrency ?? Infinity) - (b.concurrency ?? Infinity) || 0);
}
function collectCells(sessions) {
	const metricsAt = (level, trials) => new Set(trials.filter((trial) => nameLevel(trial) === level).flatMap((trial) => Object.keys(trial.metrics)));
	const all = sessions.flatMap((session) => session.trials);
	return listLevels(sessions).flatMap((level) => [...metricsAt(nameLevel(level), all)].map((metric) => ({
		...level,
		metric,
		sessions: sessions.map((session) => valuesOf(session, nameLevel(level), metric)).filter((values) => values.length > 0)
	})));
}
function meanOfSessions(sessions) {
	if (sessions.length === 0 || sessions.some((values) => values.length === 0 || values.some((value) => !(value > 0)))) return null;
	const means = sessions.map((values) => values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
	return Math.exp(means.reduce((sum, mean) => sum + mean, 0) / means.length);
}
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
	const kept = source.anchors.flatMap(({ takenAt, means }) => means.filter((cell) => cell.metric === metric && cell.concurrency === level.concurrency && cell.label === level.label).filter(({ value }) => value > 0).map(({ value }) => ({
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
export { meanOfSessions as a, listLevels as i, findDrift as n, nameLevel as o, collectCells as r, describeDrift as t };
