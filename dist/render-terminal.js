import { d as formatNumber, h as cleanLines, m as cleanLine } from "./format.js";
import { a as padText, i as displayWidth, o as wrapText } from "./progress-line.js";
// src/report/terminal-table.ts
const CELL_LIMIT = 200;
const GAP = "  ";
function layOut(rows, aligns, width) {
	const texts = rows.map((cells) => aligns.map((_, at) => cleanLine(cells[at] ?? "", CELL_LIMIT)));
	const widths = aligns.map((_, at) => Math.max(...texts.map((cells) => displayWidth(cells[at] ?? ""))));
	if (widths.reduce((sum, column) => sum + column + 2, -2) > width) return null;
	return texts.map((cells) => {
		return cells.map((cell, at) => padText(cell, widths[at] ?? 0, aligns[at] ?? "left")).join(GAP).trimEnd();
	});
}
function sharedParenthesis(cells) {
	const ends = cells.flatMap((cell) => / (\([^()]+\))$/.exec(cell)?.[1] ?? []);
	const [first] = ends;
	return first !== void 0 && ends.every((end) => end === first) ? first : null;
}
// src/report/render-terminal.ts
const CODES = {
	good: "32",
	bad: "31",
	warn: "33",
	plain: ""
};
function paint(text, code, { colour }) {
	return colour && code !== "" && text !== "" ? `\u001b[${code}m${text}\u001b[0m` : text;
}
function disarm(line) {
	const inert = line.replaceAll("##[", "## [");
	return /^\s*::/.test(inert) ? `│ ${inert}` : inert;
}
function wrap(text, { width }, first = "", indent = "") {
	return wrapText(text, Math.max(16, width - indent.length)).map((line, at) => disarm(`${at === 0 ? first : indent}${line}`));
}
function tableLines(table, options) {
	const { columns, rows } = table;
	const lines = layOut([columns.map(({ heading }) => heading), ...rows.map((row) => row.cells)], columns.map(({ align }) => align), Math.max(20, options.width));
	if (lines === null) return null;
	const tone = (at) => at === 0 ? "1" : CODES[rows[at - 1]?.tone ?? "plain"];
	return lines.map((line, at) => paint(disarm(line), tone(at), options));
}
function narrowTable(table) {
	const pulled = table.columns.map((_, at) => sharedParenthesis(table.rows.map((row) => row.cells[at] ?? "")));
	const rows = table.rows.map((row) => ({
		...row,
		cells: row.cells.map((cell, at) => pulled[at] ? cell.replace(` ${pulled[at]}`, "") : cell)
	}));
	const notes = table.columns.flatMap(({ heading }, at) => pulled[at] ? [`${heading}: ${pulled[at]?.slice(1, -1)}`] : []);
	return {
		...table,
		rows,
		footnotes: [...notes, ...table.footnotes]
	};
}
function stackedLines({ columns, rows }, options) {
	return rows.flatMap((row) => columns.flatMap(({ heading }, at) => {
		return wrap(`${cleanLine(heading, 60)}: ${cleanLine(row.cells[at] ?? "", 200)}`, options, at === 0 ? "" : "  ", "    ").map((line) => paint(line, at === 0 ? "1" : CODES[row.tone], options));
	}));
}
function renderTable(wide, options) {
	const caption = wide.caption === void 0 ? [] : wrap(cleanLine(wide.caption), options);
	const whole = tableLines(wide, options);
	const table = whole === null ? narrowTable(wide) : wide;
	const body = whole ?? tableLines(table, options) ?? stackedLines(table, options);
	const notes = table.footnotes.flatMap((note) => wrap(cleanLine(note), options, "", "  "));
	return [
		...caption,
		...body,
		...notes
	];
}
function codeLines(text) {
	return cleanLines(text).split("\n").map((line) => disarm(`  ${line}`));
}
const BAR_COLUMNS = 30;
function renderChart({ title, xLabels, series }, options) {
	const top = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 0);
	const lines = xLabels.flatMap((label, at) => series.map(({ name, values }) => {
		const value = values[at] ?? null;
		const bar = "█".repeat(value === null || top <= 0 ? 0 : Math.round(BAR_COLUMNS * value / top));
		return disarm(`${`${padText(cleanLine(label, 12), 6, "right")} ${padText(cleanLine(name, 12), 8, "left")}`} ${bar} ${formatNumber(value)}`);
	}));
	return [...wrap(cleanLine(title), options), ...lines];
}
function renderBlock(block, options) {
	switch (block.kind) {
		case "paragraph": return wrap(cleanLine(block.text, 1200), options).map((line) => paint(line, CODES[block.tone ?? "plain"], options));
		case "list": return block.items.flatMap((item) => wrap(cleanLine(item, 1200), options, "- ", "  "));
		case "code": return codeLines(block.text);
		case "table": return renderTable(block, options);
		case "chart": return renderChart(block, options);
		case "folded":
			if (options.unfold !== true) return [];
			return [paint(cleanLine(block.summary, 120), "1", options), ...renderBlocks(block.blocks, options)];
	}
}
function renderBlocks(blocks, options) {
	const parts = blocks.map((block) => renderBlock(block, options)).filter((lines) => lines.length > 0);
	return parts.flatMap((lines, at) => at === 0 || parts[at - 1]?.at(-1)?.endsWith(":") ? lines : ["", ...lines]);
}
function toneOf(blocks) {
	const tones = blocks.flatMap((block) => block.kind === "table" ? block.rows.map((row) => row.tone) : []);
	return tones.includes("bad") ? "bad" : tones.includes("warn") ? "warn" : tones.includes("good") ? "good" : "plain";
}
function renderNext({ next }, options) {
	if (next === void 0) return [];
	const lines = wrap(`Next: ${cleanLine(next.advice)}${next.command === null ? "" : ":"}`, options);
	return next.command === null ? lines : [...lines, ...codeLines(next.command)];
}
function renderTerminal(document, options) {
	return `${[
		wrap(cleanLine(document.headline, 1200), options).map((line) => paint(line, CODES[toneOf(document.blocks)], options)),
		renderBlocks(document.blocks, options),
		renderNext(document, options)
	].filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
export { renderTerminal as t };
