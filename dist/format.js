// src/report/clean-text.ts
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])/g;
const SPACES = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;
const HIDDEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const withoutHidden = (text) => text.replace(ANSI, "").replace(CONTROLS, "").replace(HIDDEN, "").replace(/\p{Surrogate}/gu, "�");
function cleanLine(text, limit = 400) {
	return cutText(withoutHidden(text.replace(SPACES, " ")).trim(), limit);
}
function cleanLines(text, limit = 2e3, lines = 200) {
	const all = text.replace(/\r\n?/g, "\n").split("\n");
	const kept = all.slice(0, lines).map((line) => cutText(withoutHidden(line.replace(SPACES, " ")), limit));
	return all.length > lines ? [...kept, `… [${all.length - lines} more lines]`].join("\n") : kept.join("\n");
}
function cutText(text, limit) {
	if (text.length <= limit) return text;
	const characters = [...text];
	if (characters.length <= limit) return text;
	return `${characters.slice(0, limit).join("")}… [${characters.length - limit} more characters]`;
}
function sign(text, plus) {
	if (/^-?0(\.0+)?$/.test(text)) return text.replace("-", "");
	if (text.startsWith("-")) return `−${text.slice(1)}`;
	return plus ? `+${text}` : text;
}
const isNumber = (value) => value !== null && value !== void 0 && Number.isFinite(value);
const magnitude = (value) => Math.floor(Math.log10(Math.abs(value)));
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
function decimalsFor(halfWidth, most) {
	return halfWidth > 0 ? clamp(1 - magnitude(halfWidth), 0, most) : most;
}
function percentDecimals(interval) {
	if (interval === null || !interval.every(Number.isFinite)) return 1;
	return decimalsFor((interval[1] - interval[0]) / 2, 2);
}
function formatNumber(value) {
	if (!isNumber(value)) return "–";
	if (value === 0 || Number.isInteger(value)) return sign(String(value), false);
	return sign(String(Number(value.toFixed(clamp(3 - magnitude(value), 0, 3)))), false);
}
function formatMeans(baseline, current, interval) {
	const largest = Math.max(...[baseline, current].filter(isNumber).map(Math.abs), 0);
	if (largest === 0 || interval === null || !interval.every(Number.isFinite)) return [formatNumber(baseline), formatNumber(current)];
	const halfWidth = largest * (interval[1] - interval[0]) / 200;
	const decimals = Math.max(decimalsFor(halfWidth, 3), clamp(2 - magnitude(largest), 0, 3));
	const show = (value) => isNumber(value) ? sign(value.toFixed(decimals), false) : "–";
	return [show(baseline), show(current)];
}
function formatPercent(value, decimals = 1) {
	return isNumber(value) ? `${sign(value.toFixed(decimals), true)} %` : "–";
}
function formatChange(delta, interval) {
	if (!isNumber(delta)) return "–";
	const decimals = percentDecimals(interval);
	if (interval === null || !interval.every(Number.isFinite)) return formatPercent(delta, decimals);
	const [low, high] = interval.map((end) => sign(end.toFixed(decimals), true));
	return `${formatPercent(delta, decimals)} (${low} … ${high})`;
}
function formatAmount(percent) {
	return isNumber(percent) ? `${Number(percent.toFixed(1))} %` : "–";
}
function formatBound(amountPercent, side) {
	if (!isNumber(amountPercent)) return "–";
	return `${side === "neither" ? "±" : side === "lower" ? "+" : "−"}${formatAmount(amountPercent)}`;
}
function formatShare(fraction) {
	return formatAmount(fraction * 100);
}
function formatDuration(milliseconds) {
	if (!isNumber(milliseconds)) return "–";
	const seconds = Math.max(0, Math.round(milliseconds / 1e3));
	if (seconds < 60) return `${seconds} s`;
	const minutes = seconds < 600 ? Math.floor(seconds / 60) : Math.round(seconds / 60);
	if (minutes < 10) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
	if (minutes < 60) return `${minutes} min`;
	return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function formatChartNumber(value) {
	return String(Number(value.toPrecision(4)));
}
function formatDay(time) {
	return /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? time;
}
function daysBetween(earlier, later) {
	const days = (Date.parse(later) - Date.parse(earlier)) / 864e5;
	return Number.isFinite(days) && days >= 0 ? Math.floor(days) : null;
}
function formatFootnoteMark(number) {
	return [...String(number)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? "").join("");
}
export { formatChartNumber as a, formatFootnoteMark as c, formatPercent as d, formatShare as f, cutText as h, formatChange as i, formatMeans as l, cleanLines as m, formatAmount as n, formatDay as o, cleanLine as p, formatBound as r, formatDuration as s, daysBetween as t, formatNumber as u };
