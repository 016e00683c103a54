import { t as toRunOptions } from "./run-options.js";
import { t as createTerminalLog } from "./terminal-log.js";
import { E as readBaselineFile, m as parseBaseline, r as prepareSuite } from "./prepare.js";
import { l as writeWhole } from "./progress-line.js";
import { t as GateError } from "./gate-error.js";
import { n as runGit } from "./run-git.js";
import { basename, dirname, join, resolve } from "node:path";
import { realpath } from "node:fs/promises";
// src/commands/baseline-versions.ts
const ENTRY = /\u0001(?=[0-9a-f]{40,64}\0)/;
const LOG_FORMAT = "%x01%H%x00%cI%x00%an%x00%s%x00";
async function readBaselineVersions(path, source) {
	const folder = await realpath(dirname(path)).catch(() => null);
	const now = await readBaselineFile(path);
	const inside = folder === null ? null : await runGit(folder, ["rev-parse", "--is-shallow-repository"]);
	const commits = folder === null || inside?.code !== 0 ? [] : await listCommits(folder, basename(path));
	const texts = folder === null ? [] : await readTexts(folder, commits);
	const isNowhere = now === null && commits.length === 0;
	const notes = isNowhere || inside?.code === 0 ? [] : [noRepository(source, inside)];
	if (inside?.stdout.toString().trim() === "true") notes.push("This clone is shallow: older versions are missing. Check out with fetch-depth: 0 for all of them.");
	const versions = [];
	const keep = (text, about) => {
		const read = parse(text, about.commit === null ? source : `${source} at ${about.commit.slice(0, 12)}`);
		if (typeof read === "string") notes.push(`left out: ${read}`);
		else versions.push({
			...about,
			baseline: read
		});
	};
	for (const [at, { path: _, ...about }] of commits.entries()) {
		const text = texts[at];
		if (text !== null && text !== void 0) keep(text, about);
	}
	if (now !== null && now !== texts.at(-1)) keep(now, {
		commit: null,
		committedAt: "",
		author: "",
		subject: ""
	});
	if (versions.length > 0) return {
		versions,
		notes
	};
	throw new GateError("no-baseline", `${source}: ${isNowhere ? "the file isn't there, and git has no version of it." : "there is no version to show."} ${notes.join(" ")}`.trim(), "Take a baseline with `throughput-gate refresh` and commit it, or name another file with --baseline.");
}
function noRepository(source, answer) {
	return `${source} is in no git repository${answer === null || answer.stderr === "" ? "" : ` (git says: ${answer.stderr.split("\n")[0]})`}: only the file as it is was read.`;
}
function parse(text, source) {
	try {
		return parseBaseline(text, source);
	} catch (error) {
		if (error instanceof GateError) return error.message;
		throw error;
	}
}
async function listCommits(folder, name) {
	const { code, stdout } = await runGit(folder, [
		"--literal-pathspecs",
		"log",
		"--follow",
		"--name-only",
		"-z",
		`--format=${LOG_FORMAT}`,
		"--",
		name
	]);
	if (code !== 0) return [];
	return stdout.toString("utf8").split(ENTRY).slice(1).map(toCommit).reverse();
}
function toCommit(entry) {
	const [commit = "", committedAt = "", author = "", subject = "", ...rest] = entry.split("\0");
	return {
		commit,
		committedAt,
		author,
		subject,
		path: rest.map((name) => name.replace(/^\n/, "")).find((name) => name !== "") ?? ""
	};
}
async function readTexts(folder, commits) {
	if (commits.length === 0) return [];
	const wanted = commits.map(({ commit, path }) => `${commit}:${path}\n`).join("");
	const { stdout } = await runGit(folder, ["cat-file", "--batch"], { input: wanted });
	const texts = [];
	let place = 0;
	for (const _commit of commits) {
		const end = stdout.indexOf(10, place);
		const size = /^[0-9a-f]+ blob (\d+)$/.exec(stdout.toString("utf8", place, end))?.[1];
		const bytes = size === void 0 ? 0 : Number(size);
		texts.push(size === void 0 ? null : stdout.toString("utf8", end + 1, end + 1 + bytes));
		place = size === void 0 ? end + 1 : end + bytes + 2;
	}
	return texts;
}
// src/commands/history.ts
async function history(raw, world) {
	const log = createTerminalLog(world.stderr, raw.quiet ?? false, () => performance.now());
	const options = toRunOptions("judge", [], raw, world);
	const { suite, notes } = await prepareSuite(options, {
		env: world.env,
		signal: world.signal,
		log,
		baseSide: null,
		provenance: {}
	});
	for (const note of notes) log.warning(note);
	const read = await readBaselineVersions(resolve(suite.baseline), suite.baseline);
	for (const note of read.notes) log.warning(note);
	const { renderHistory } = await import("./render-history.js");
	const page = renderHistory({
		source: suite.baseline,
		gates: suite.metrics,
		...read
	});
	const path = join(raw.out, "history.html");
	await writeWhole(path, page.html);
	const { sessions, drifts } = page;
	if (raw.json) world.stdout.write(`${JSON.stringify({
		page: path,
		sessions,
		drifts
	}, null, 2)}\n`);
	else world.stdout.write(`${[`${path}: ${sessions} sessions, ${read.versions.length} versions`, ...drifts].join("\n")}\n`);
	return 0;
}
export { history };
