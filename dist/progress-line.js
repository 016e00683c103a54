import { t as GateError } from "./gate-error.js";
import { t as makeFolder } from "./make-folder.js";
import { p as cleanLine, s as formatDuration } from "./format.js";
import { basename, dirname, join } from "node:path";
import { open, realpath, rename, rm } from "node:fs/promises";
// src/write-whole.ts
let writes = 0;
async function writeWhole(path, text) {
	await explainWriteFailure(path, async () => {
		const target = await realpath(path).catch(() => path);
		const temporary = join(dirname(target), `.${basename(target)}.${process.pid}-${writes++}.tmp`);
		try {
			makeFolder(dirname(target));
			await writeDurably(await open(temporary, "w"), text);
			await rename(temporary, target);
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
async function explainWriteFailure(path, work, remedy) {
	try {
		return await work();
	} catch (error) {
		if (error instanceof GateError) throw error;
		const { code = String(error) } = error;
		const message = `can't write ${path}: ${code}; what was there before is untouched`;
		throw new GateError("write-failed", message, remedy ?? adviseOnErrno(code), { cause: error });
	}
}
function adviseOnErrno(code) {
	if (code === "ENOSPC" || code === "EDQUOT") return "Free space on that disk, or name another folder, and run again.";
	if (code === "EACCES" || code === "EPERM" || code === "EROFS") return "Give write access to that folder, or name another.";
	if (code === "EEXIST" || code === "ENOTDIR") return "A file stands where a folder is needed: name another folder.";
	return "Name a file in a folder that can be written.";
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
const BREAK = /(?<!…) (?![%…])/;
const wordsOf = (text) => text.split(BREAK);
function wrapText(text, width) {
	const lines = [];
	let line = "";
	for (const word of wordsOf(text).flatMap((part) => breakWord(part, width))) {
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
export { padText as a, explainWriteFailure as c, displayWidth as i, writeWhole as l, formatLogProgress as n, wordsOf as o, formatTerminalProgress as r, wrapText as s, formatEstimate as t };
