import { _ as levelKey, m as distinctLevels } from "./side-session.js";
// src/baseline/cells.ts
const valuesOf = ({ trials }, key, metric) => trials.filter((trial) => levelKey(trial) === key && Object.hasOwn(trial.metrics, metric)).map((trial) => trial.metrics[metric] ?? NaN);
function listLevels(sessions) {
	return distinctLevels(sessions.flatMap((session) => session.trials)).sort((a, b) => (a.concurrency ?? Infinity) - (b.concurrency ?? Infinity) || 0);
}
function collectCells(sessions) {
	const metricsAt = (key, trials) => new Set(trials.filter((trial) => levelKey(trial) === key).flatMap((trial) => Object.keys(trial.metrics)));
	const all = sessions.flatMap((session) => session.trials);
	return listLevels(sessions).flatMap((level) => [...metricsAt(levelKey(level), all)].map((metric) => ({
		...level,
		metric,
		sessions: sessions.map((session) => valuesOf(session, levelKey(level), metric)).filter((values) => values.length > 0)
	})));
}
function meanOfSessions(sessions) {
	if (sessions.length === 0 || sessions.some((values) => values.length === 0 || values.some((value) => !(value > 0)))) return null;
	const means = sessions.map((values) => values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
	return Math.exp(means.reduce((sum, mean) => sum + mean, 0) / means.length);
}
export { listLevels as n, meanOfSessions as r, collectCells as t };
