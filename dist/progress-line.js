import { n as GateError } from "./version.js";
import { basename, dirname, join } from "node:path";
import { mkdir, open, rename, rm } from "node:fs/promises";
// src/write-whole.ts
let writes = 0;
async function writeWhole(path, text) {
	const temporary = join(dirname(path), `.${basename(path)}.${process.pid}-${writes++}.tmp`);
	await explainWriteFailure(path, async () => {
		try {
			await mkdir(dirname(path), { recursive: true });
			await writeDurably(await open(temporary, "w"), text);
			await rename(temporary, path);
		} catch (error) {
			await rm(temporary, { force: true }).catch(() => void 0);
			throw error;
		}
	});
}
async function writeDurably(file, text) {
	try {
		await file.writeFile(text, "utf8");
		await file.sync();
	} finally {
		await file.close();
	}
}
async function explainWriteFailure(path, work) {
	try {
		return await work();
	} catch (error) {
		const { code = String(error) } = error;
		const message = `can't write ${path}: ${code}; what was there before is untouched`;
		throw new GateError("write-failed", message, adviseOnErrno(code), { cause: error });
	}
}
function adviseOnErrno(code) {
	if (code === "ENOSPC" || code === "EDQUOT") return "Free space on that disk, or name another folder, and run again.";
	if (code === "EACCES" || code === "EPERM" || code === "EROFS") return "Give write access to that folder, or name another.";
	return "Name a file in a folder that can be written.";
}
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
// src/report/display-width.ts
const WIDE = /[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;
const ZERO = /^(?:\p{Mn}|\p{Me}|\u200c|\u200d)$/u;
function displayWidth(text) {
	let width = 0;
	for (const character of text) if (!ZERO.test(character)) width += WIDE.test(character) ? 2 : 1;
	return width;
}
function padText(text, width, align) {
	const fill = " ".repeat(Math.max(0, width - displayWidth(text)));
	return align === "right" ? fill + text : text + fill;
}
function wrapText(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(" ").flatMap((part) => breakWord(part, width))) {
		const longer = line === "" ? word : `${line} ${word}`;
		if (line !== "" && displayWidth(longer) > width) {
			lines.push(line);
			line = word;
		} else line = longer;
	}
	return [...lines, line];
}
function breakWord(word, width) {
	if (displayWidth(word) <= width) return [word];
	const pieces = [];
	let piece = "";
	for (const character of word) {
		if (displayWidth(piece + character) > width) {
			pieces.push(piece);
			piece = "";
		}
		piece += character;
	}
	return [...pieces, piece];
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
function formatCount(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
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
// src/report/progress-line.ts
function estimateRemainingMs(progress) {
	const { requestsDone, requests, elapsedMs } = progress;
	if (requestsDone === 0) return null;
	return elapsedMs * Math.max(0, requests - requestsDone) / requestsDone;
}
function tokensPerSecond({ tokenEvents, tokensPerChunk = 1, elapsedMs }) {
	return elapsedMs > 0 ? `${Math.round(tokenEvents * tokensPerChunk * 1e3 / elapsedMs)} tok/s` : "– tok/s";
}
const stageName = ({ stage, number, of }) => `${stage} ${number}${of === null ? "" : `/${of}`}`;
const left = (milliseconds) => milliseconds === null ? "" : `${formatDuration(milliseconds)} left`;
const BAR_COLUMNS = 12;
function bar({ requestsDone, requests }) {
	const done = requests > 0 ? Math.round(BAR_COLUMNS * Math.min(requestsDone, requests) / requests) : 0;
	return "█".repeat(done) + "░".repeat(BAR_COLUMNS - done);
}
function formatTerminalProgress(progress, width) {
	const { concurrency, requestsDone, requests, runRemainingMs } = progress;
	const done = `${padText(String(requestsDone), String(requests).length, "right")}/${requests}`;
	const run = runRemainingMs === null ? "" : `run ${left(runRemainingMs)}`;
	const parts = [
		`C=${padText(String(concurrency), 4, "left")} ${padText(stageName(progress), 9, "left")}`,
		bar(progress),
		`${done} requests`,
		tokensPerSecond(progress),
		left(estimateRemainingMs(progress)),
		run
	].filter((part) => part !== "");
	while (parts.length > 1 && displayWidth(parts.join("  ")) > width) parts.pop();
	return cleanLine(parts.join("  "), Math.max(20, width));
}
function formatLogProgress(progress) {
	const { concurrency, requestsDone, requests, runRemainingMs } = progress;
	return [
		`C=${concurrency} ${stageName(progress)}: ${requestsDone} of ${requests} requests`,
		`${tokensPerSecond(progress)} so far`,
		left(estimateRemainingMs(progress)),
		runRemainingMs === null ? "" : `${left(runRemainingMs)} in the whole run`
	].filter((part) => part !== "").join(", ");
}
function formatEstimate(estimate) {
	return `Plan: ${`${estimate.levels.length === 1 ? "level" : "levels"} ${estimate.levels.join(", ")}`}; ${`${estimate.firstTrials} trials a level, up to ${estimate.mostTrials} while undecided`};${estimate.firstMs === null ? "" : ` about ${formatDuration(estimate.firstMs)},`} at most ${formatDuration(estimate.budgetMs)} (budget).`;
}
export { explainWriteFailure as C, cutText as S, displayWidth as _, formatAmount as a, cleanLine as b, formatChartNumber as c, formatDuration as d, formatFootnoteMark as f, formatShare as g, formatPercent as h, daysBetween as i, formatCount as l, formatNumber as m, formatLogProgress as n, formatBound as o, formatMeans as p, formatTerminalProgress as r, formatChange as s, formatEstimate as t, formatDay as u, padText as v, writeWhole as w, cleanLines as x, wrapText as y };
