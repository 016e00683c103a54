import { m as cleanLines, p as cleanLine, u as formatNumber } from "./format.js";
import { t as disarmLine } from "./disarm-line.js";
import { a as padText, i as displayWidth, o as wordsOf, s as wrapText } from "./progress-line.js";
// src/report/terminal-table.ts
const CELL_LIMIT = 200;
const GAP = "  ";
const NARROWEST = 5;
const LONGEST_WORD = 24;
const widest = (texts) => Math.max(0, ...texts.map(displayWidth));
const longestWord = (texts) => Math.min(LONGEST_WORD, widest(texts.flatMap(wordsOf)));
function floorOf([heading = "", ...body], folding) {
	if (folding === "none") return widest([heading, ...body]);
	const floor = folding === "headings" ? Math.max(longestWord([heading]), widest(body)) : longestWord([heading, ...body]);
	return Math.max(NARROWEST, floor);
}
function shareRoom(natural, floors, room) {
	const widths = [...natural];
	for (let excess = widths.reduce((sum, width) => sum + width, 0) - room; excess > 0; excess--) {
		const slack = widths.map((width, at) => width > (floors[at] ?? 0) ? width : 0);
		const at = slack.indexOf(Math.max(...slack));
		if ((slack[at] ?? 0) === 0) return null;
		widths[at] = (widths[at] ?? 0) - 1;
	}
	return widths;
}
function rowLines(cells, widths, aligns, isHeading) {
	const folded = cells.map((cell, at) => wrapText(cell, widths[at] ?? 0));
	const height = Math.max(...folded.map((lines) => lines.length));
	return Array.from({ length: height }, (_, line) => folded.map((lines, at) => {
		const text = lines[isHeading ? line - (height - lines.length) : line] ?? "";
		return padText(text, widths[at] ?? 0, aligns[at] ?? "left");
	}).join(GAP).trimEnd());
}
function layOut(rows, aligns, width, folding) {
	const texts = rows.map((cells) => aligns.map((_, at) => cleanLine(cells[at] ?? "", CELL_LIMIT)));
	const columns = aligns.map((_, at) => texts.map((cells) => cells[at] ?? ""));
	const floors = columns.map((column) => floorOf(column, folding));
	const room = width - 2 * (aligns.length - 1);
	const widths = shareRoom(columns.map(widest), floors, room);
	return widths === null ? null : texts.map((cells, at) => rowLines(cells, widths, aligns, at === 0));
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
function wrap(text, { width }, first = "", indent = "") {
	return wrapText(text, Math.max(16, width - indent.length)).map((line, at) => disarmLine(`${at === 0 ? first : indent}${line}`));
}
function tableLines(table, folding, options) {
	const { columns, rows } = table;
	const laidOut = layOut([columns.map(({ heading }) => heading), ...rows.map((row) => row.cells)], columns.map(({ align }) => align), Math.max(20, options.width), folding);
	if (laidOut === null) return null;
	const tone = (at) => at === 0 ? "1" : CODES[rows[at - 1]?.tone ?? "plain"];
	return laidOut.flatMap((lines, at) => lines.map((line) => paint(disarmLine(line), tone(at), options)));
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
	const narrow = narrowTable(wide);
	const attempts = [wide, narrow].flatMap((table) => [["none", table], ["headings", table]]);
	for (const [folding, table] of [...attempts, ["cells", narrow]]) {
		const body = tableLines(table, folding, options);
		if (body !== null) return [
			...caption,
			...body,
			...footnoteLines(table, options)
		];
	}
	return [
		...caption,
		...stackedLines(narrow, options),
		...footnoteLines(narrow, options)
	];
}
const footnoteLines = ({ footnotes }, options) => footnotes.flatMap((note) => wrap(cleanLine(note), options, "", "  "));
function codeLines(text) {
	return cleanLines(text).split("\n").map((line) => disarmLine(`  ${line}`));
}
const BAR_COLUMNS = 30;
function renderChart({ title, xLabels, series }, options) {
	const top = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 0);
	const lines = xLabels.flatMap((label, at) => series.map(({ name, values }) => {
		const value = values[at] ?? null;
		const bar = "█".repeat(value === null || top <= 0 ? 0 : Math.round(BAR_COLUMNS * value / top));
		const head = `${padText(cleanLine(label, 12), 6, "right")} ${padText(cleanLine(name, 12), 8, "left")}`;
		return disarmLine(`${head} ${bar} ${formatNumber(value)}`);
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
