import { g as cutText, h as cleanLines, m as cleanLine } from "./format.js";
// src/report/metric-words.ts
const WORDS = {
	ttft: "TTFT",
	tpot: "TPOT",
	itl: "ITL",
	e2e: "E2E latency"
};
function metricName(id) {
	if (!/^[a-z0-9-]+$/.test(id)) return cutText(id, 60);
	const [first = "", ...rest] = cutText(id, 60).split("-");
	return [Object.hasOwn(WORDS, first) ? WORDS[first] : first, ...rest].join(" ");
}
function levelName({ concurrency, label, leg }) {
	const own = label === void 0 ? [] : [cutText(label, 60)];
	const name = concurrency === null ? own[0] ?? "all" : [`C=${concurrency}`, ...own].join(" ");
	return leg === void 0 ? name : `${cutText(leg, 60)} ${name}`;
}
function levelNames(levels) {
	const names = [...new Set(levels.map(levelName))];
	const shown = names.slice(0, 8).map((name, at) => at > 0 && name.startsWith("C=") ? name.slice(2) : name);
	return names.length > 8 ? `${shown.join(", ")} and ${names.length - 8} more` : shown.join(", ");
}
function comparedWith(mode) {
	return mode === "ab" ? "reference" : "baseline";
}
function directionWords(direction) {
	return direction === "neither" ? "" : `${direction} is better`;
}
function harmPercent(cell) {
	const delta = cell.deltaPercent ?? 0;
	return cell.direction === "lower" ? delta : -delta;
}
function worstCell(cells) {
	return cells.reduce((worst, cell) => {
		if (cell.deltaPercent === null) return worst;
		return worst === null || harmPercent(cell) > harmPercent(worst) ? cell : worst;
	}, null);
}
// src/report/escape-markdown.ts
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&apos;"
};
const SPLIT = "<!-- -->";
function splitReferences(text) {
	return text.replace(/@(?=[\w-])/g, `@${SPLIT}`).replace(/#(?=\w)/g, `#${SPLIT}`).replace(/\bGH-(?=\d)/gi, `$&${SPLIT}`).replace(/:\/\//g, `:${SPLIT}//`).replace(/\b(?:www)\./gi, (found) => `${found.slice(0, -1)}${SPLIT}.`).replace(/:(?=[a-z+-][\w+-]*:)/gi, `:${SPLIT}`).replace(/\$/g, "<span>$</span>");
}
function escapeInline(line) {
	return splitReferences(line.replace(/[\\`*_[\]|~]/g, "\\$&").replace(/[&<>]/g, (character) => ENTITIES[character] ?? character));
}
const escapeStart = (line) => line.replace(/^(?:[-+](?=[-\s]|$)|[=#])/, "\\$&").replace(/^\d+(?=[.)](?:\s|$))/, "$&\\");
function escapeMarkdown(text, limit) {
	return escapeStart(escapeInline(cleanLine(text, limit)));
}
const NAMED_COMMAND = /(?<!`)`((?! )[\w .,=/-]{1,120}(?<! ))`(?!`)/;
function escapeProse(text, limit) {
	const parts = cleanLine(text, limit).split(NAMED_COMMAND);
	return escapeStart(parts.map((part, at) => at % 2 === 1 ? codeSpan(part) : escapeInline(part)).join(""));
}
function escapeHtmlInMarkdown(text, limit) {
	return splitReferences(escapeHtml(cleanLine(text, limit)));
}
function escapeHtml(text) {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
const longestRun = (text) => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
function codeSpan(text, limit) {
	const line = cleanLine(text, limit);
	const fence = "`".repeat(longestRun(line) + 1);
	const pad = line.startsWith("`") || line.endsWith("`") || line === "" ? " " : "";
	return `${fence}${pad}${line}${pad}${fence}`;
}
function codeBlock(text, language) {
	const lines = cleanLines(text);
	const fence = "`".repeat(Math.max(3, longestRun(lines) + 1));
	return `${fence}${language.replace(/\W/g, "")}\n${lines}\n${fence}`;
}
export { escapeMarkdown as a, directionWords as c, levelNames as d, metricName as f, escapeHtmlInMarkdown as i, harmPercent as l, codeSpan as n, escapeProse as o, worstCell as p, escapeHtml as r, comparedWith as s, codeBlock as t, levelName as u };
