import { _ as levelKey, p as concurrencyOrName, v as levelName } from "./side-session.js";
import { h as cutText, m as cleanLines, p as cleanLine } from "./format.js";
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
const placeKey = (place) => JSON.stringify([place.leg ?? null, levelKey(place)]);
const withCutLabel = ({ concurrency, label }) => label === void 0 ? { concurrency } : {
	concurrency,
	label: cutText(label, 60)
};
function placeName(place) {
	const name = levelName(withCutLabel(place));
	return place.leg === void 0 ? name : `${cutText(place.leg, 60)} ${name}`;
}
const placeInColumn = (place) => concurrencyOrName(withCutLabel(place));
const isBare = ({ concurrency, label, leg }) => concurrency !== null && label === void 0 && leg === void 0;
function placeNames(places) {
	const distinct = [...new Map(places.map((place) => [placeKey(place), place])).values()];
	const shown = distinct.slice(0, 8).map((place, at) => {
		const before = distinct[at - 1];
		return before !== void 0 && isBare(before) && isBare(place) ? placeInColumn(place) : placeName(place);
	});
	return distinct.length > 8 ? `${shown.join(", ")} and ${distinct.length - 8} more` : shown.join(", ");
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
// src/report/document.ts
const leftColumn = (heading) => ({
	heading,
	align: "left"
});
const rightColumn = (heading) => ({
	heading,
	align: "right"
});
// src/report/byte-length.ts
const byteLength = (text) => new TextEncoder().encode(text).length;
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
export { placeNames as _, escapeMarkdown as a, leftColumn as c, directionWords as d, harmPercent as f, placeName as g, placeKey as h, escapeHtmlInMarkdown as i, rightColumn as l, placeInColumn as m, codeSpan as n, escapeProse as o, metricName as p, escapeHtml as r, byteLength as s, codeBlock as t, comparedWith as u, worstCell as v };
