import { m as cleanLines, p as cleanLine } from "./format.js";
import { n as formatLogProgress, r as formatTerminalProgress } from "./progress-line.js";
// src/command-line/terminal-log.ts
const PLAIN_PROGRESS_EVERY_MS = 15e3;
function createTerminalLog(stream, quiet, now) {
	let overwritable = false;
	let lastPlainProgressAt = Number.NEGATIVE_INFINITY;
	const startLine = () => {
		if (overwritable) stream.write("\r\x1B[2K");
		overwritable = false;
	};
	const print = (line) => {
		startLine();
		stream.write(`${cleanLines(line)}\n`);
	};
	const progress = (line) => {
		if (stream.isTTY) {
			startLine();
			const width = (stream.columns ?? 80) - 1;
			stream.write(typeof line === "string" ? cleanLine(line, 1e3).slice(0, width) : formatTerminalProgress(line, width));
			overwritable = true;
		} else if (now() - lastPlainProgressAt >= PLAIN_PROGRESS_EVERY_MS) {
			lastPlainProgressAt = now();
			print(typeof line === "string" ? line : formatLogProgress(line));
		}
	};
	return {
		info: quiet ? () => void 0 : print,
		warning: (line) => print(`warning: ${line}`),
		progress: quiet ? () => void 0 : progress
	};
}
export { createTerminalLog as t };
