import { execFile } from "node:child_process";
// src/run-git.ts
function runGit(folder, args, { input = "", timeoutMs = 0, mostBytes = Number.POSITIVE_INFINITY } = {}) {
	return new Promise((resolve) => {
		const options = {
			encoding: "buffer",
			timeout: timeoutMs,
			maxBuffer: mostBytes
		};
		const child = execFile("git", [
			"-C",
			folder,
			...args
		], options, (error, stdout, stderr) => {
			const code = error === null ? 0 : typeof error.code === "number" ? error.code : null;
			resolve({
				code,
				stdout,
				stderr: code === null ? error?.message ?? "" : stderr.toString("utf8").trim()
			});
		});
		child.stdin?.on("error", () => void 0);
		child.stdin?.end(input);
	});
}
async function askGit(folder, args, limits = {}) {
	const { code, stdout } = await runGit(folder, args, limits);
	return code === 0 ? stdout.toString("utf8") : null;
}
export { runGit as n, askGit as t };
