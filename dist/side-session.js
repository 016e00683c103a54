// src/baseline/level.ts
function levelName({ concurrency, label }) {
	if (concurrency === null) return label ?? "all";
	return label === void 0 ? `C=${concurrency}` : `C=${concurrency} ${label}`;
}
function concurrencyOrName(level) {
	const { concurrency, label } = level;
	return concurrency === null || label !== void 0 ? levelName(level) : String(concurrency);
}
function levelKey({ concurrency, label }) {
	const place = concurrency === null ? "" : String(concurrency);
	return label === void 0 ? place : `${place}/${label}`;
}
function levelOfKey(key) {
	const [, digits, label] = /^(\d*)(?:\/(.*))?$/s.exec(key) ?? [
		key,
		"",
		key
	];
	const concurrency = digits ? Number(digits) : null;
	return label === void 0 ? { concurrency } : {
		concurrency,
		label
	};
}
function isSameLevel(one, other) {
	return one.concurrency === other.concurrency && one.label === other.label;
}
function distinctLevels(places) {
	const levels = new Map();
	for (const { concurrency, label } of places) {
		const level = label === void 0 ? { concurrency } : {
			concurrency,
			label
		};
		const key = levelKey(level);
		if (!levels.has(key)) levels.set(key, level);
	}
	return [...levels.values()];
}
function groupByLabel(places) {
	return [...new Set(places.map(({ label }) => label))].map((label) => places.filter((place) => place.label === label));
}
// src/judge/count-text.ts
function countOf(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
// src/judge/percent-text.ts
function signedPercent(percent) {
	const text = Math.abs(percent).toFixed(1);
	return `${percent < 0 && text !== "0.0" ? "−" : "+"}${text} %`;
}
function plainPercent(percent) {
	return `${Number(percent.toFixed(1))} %`;
}
// src/stats/log-change.ts
function orientedLog(value, orientation) {
	return orientation === "higher" ? Math.log(value) : -Math.log(value);
}
function valueOfLog(x, orientation) {
	return Math.exp(orientation === "higher" ? x : -x);
}
function worseThreshold(tolerance, orientation) {
	return orientation === "higher" ? -Math.log1p(-tolerance) : Math.log1p(tolerance);
}
function betterThreshold(tolerance, orientation) {
	return orientation === "higher" ? Math.log1p(tolerance) : -Math.log1p(-tolerance);
}
function worsePercent(amount, orientation) {
	return orientation === "higher" ? -100 * Math.expm1(-amount) : 100 * Math.expm1(amount);
}
function rawChangePercent(d, orientation) {
	return 100 * Math.expm1(orientation === "higher" ? d : -d);
}
// src/judge/side-session.ts
function levelsOf(sessions) {
	return distinctLevels(sessions.flatMap(({ trials }) => trials));
}
function trialsAt(session, level) {
	return session.trials.filter((trial) => isSameLevel(trial, level));
}
function valuesAt(sessions, level, metric) {
	return sessions.map((session) => trialsAt(session, level).flatMap(({ metrics }) => metrics[metric] ?? [])).filter((values) => values.length > 0);
}
export { levelKey as _, orientedLog as a, worsePercent as c, signedPercent as d, countOf as f, isSameLevel as g, groupByLabel as h, betterThreshold as i, worseThreshold as l, distinctLevels as m, trialsAt as n, rawChangePercent as o, concurrencyOrName as p, valuesAt as r, valueOfLog as s, levelsOf as t, plainPercent as u, levelName as v, levelOfKey as y };
