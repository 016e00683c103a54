import { m as cleanLines, p as cleanLine } from "./format.js";
import { r as escapeHtml, s as byteLength } from "./escape-markdown.js";
import { a as install, c as init, i as install$1, l as install$2, n as install$5, o as install$3, r as install$4, s as use, t as install$6 } from "./echarts.js";
import { createHash } from "node:crypto";
// src/report/usual-metrics.ts
const USUAL_METRICS = [
	"output-throughput",
	"ttft-p50",
	"tpot-mean"
];
// src/report/html/blocks-html.ts
const text = (raw, limit) => escapeHtml(cleanLine(raw, limit));
const slug = (raw) => cleanLine(raw, 60).toLowerCase().replace(/[^a-z0-9]+/g, "-");
function tableHtml({ caption, columns, rows, footnotes }, label) {
	const head = columns.map(({ heading, align }) => `<th scope="col" class="${align}">${text(heading, 80)}</th>`);
	const body = rows.map(({ cells, tone }) => {
		return `<tr class="${tone}">${columns.map(({ align }, at) => {
			return `<${at === 0 ? "th scope=\"row\"" : "td"} class="${align}">${text(cells[at] ?? "", 400)}</${at === 0 ? "th" : "td"}>`;
		}).join("")}</tr>`;
	});
	const title = caption === void 0 ? "" : `<caption>${text(caption)}</caption>`;
	const notes = footnotes.map((note) => `<p class="note">${text(note)}</p>`).join("");
	const table = `<table>${title}<thead><tr>${head.join("")}</tr></thead><tbody>${body.join("\n")}</tbody></table>`;
	return `<div class="scroll" tabindex="0" role="region" aria-label="Table: ${text(label, 120)}">${table}</div>${notes}`;
}
function blockHtml(block, label) {
	switch (block.kind) {
		case "paragraph": return `<p class="${block.tone ?? "plain"}">${text(block.text, 1200)}</p>`;
		case "list": return `<ul>${block.items.map((item) => `<li>${text(item, 1200)}</li>`).join("\n")}</ul>`;
		case "code": return `<pre tabindex="0"><code>${escapeHtml(cleanLines(block.text))}</code></pre>`;
		case "table": return tableHtml(block, block.caption === void 0 ? label : `${label}: ${block.caption}`);
		case "chart": return "";
		case "folded": return sectionHtml(block.summary, blocksHtml(block.blocks, block.summary));
	}
}
function blocksHtml(blocks, label) {
	return blocks.map((block, at) => blockHtml(block, at === 0 ? label : `${label}, part ${at + 1}`)).filter((html) => html !== "").join("\n");
}
function sectionHtml(heading, inside, id = slug(heading)) {
	if (inside === "") return "";
	return `<section aria-labelledby="${id}"><h2 id="${id}">${text(heading, 120)}</h2>\n${inside}\n</section>`;
}
// src/report/html/inks.ts
const INKS = {
	ink: "#010a01",
	muted: "#010a02",
	grid: "#010a03",
	baseline: "#010a04",
	current: "#010a05",
	bad: "#010a06",
	band: "#010a07",
	warn: "#010a08",
	"series-1": "#010a11",
	"series-2": "#010a12",
	"series-3": "#010a13",
	"series-4": "#010a14",
	"series-5": "#010a15"
};
const SERIES = [
	INKS["series-1"],
	INKS["series-2"],
	INKS["series-3"],
	INKS["series-4"],
	INKS["series-5"]
];
const DASHES = [
	"solid",
	"dashed",
	"dotted"
];
const FONT = {
	color: INKS.ink,
	fontSize: 12,
	fontFamily: "system-ui, sans-serif"
};
const OPEN_ENDS = {
	showMinLabel: false,
	showMaxLabel: false
};
function shortLabel(value) {
	if (typeof value === "string") return value;
	return Math.abs(value) >= 1e4 ? `${Number((value / 1e3).toPrecision(4))}k` : String(Number(value.toPrecision(6)));
}
function axis(name, part = {}) {
	return {
		name,
		nameLocation: "middle",
		nameTextStyle: FONT,
		axisLabel: {
			...FONT,
			hideOverlap: true,
			formatter: shortLabel,
			...part["openEnds"] === true ? OPEN_ENDS : {}
		},
		axisLine: { lineStyle: { color: INKS.muted } },
		axisTick: { lineStyle: { color: INKS.muted } },
		splitLine: { lineStyle: { color: INKS.grid } },
		minorSplitLine: { show: false },
		...part
	};
}
function grid(part) {
	return {
		left: 62,
		right: 18,
		outerBoundsMode: "none",
		...part
	};
}
function legend(entries) {
	return {
		top: 0,
		left: "center",
		data: entries.map(({ name, symbol }) => symbol ? { name } : {
			name,
			itemStyle: { opacity: 0 }
		}),
		textStyle: FONT,
		itemGap: 26,
		itemWidth: 26,
		itemHeight: 9
	};
}
// src/report/html/draw-svg.ts
use([
	install,
	install$1,
	install$2,
	install$3,
	install$4,
	install$5,
	install$6
]);
const WIDE = {
	width: 760,
	height: 340
};
const NARROW = {
	width: 350,
	height: 300
};
const UNUSED = / (?:pointer-events|class|ecmeta_\w+)="[^"]*"|<path [^>]*fill-opacity="0"[^>]*stroke-width="0"[^>]*><\/path>\n?/g;
function drawSvg(name, option, size) {
	const chart = init(null, null, {
		renderer: "svg",
		ssr: true,
		...size
	});
	chart.setOption({
		animation: false,
		backgroundColor: "transparent",
		...option
	});
	const svg = chart.renderToSVGString();
	chart.dispose();
	return Object.entries(INKS).reduce((text, [ink, colour]) => text.replaceAll(colour, `var(--${ink})`), svg).replace(/<style[\s\S]*?<\/style>/g, "").replace(UNUSED, "").replace(/fill="#000"/g, "fill=\"none\"").replace(/\bzr\d+-/g, `${name}-`).replace(/^<svg width="\d+" height="\d+"/, "<svg aria-hidden=\"true\" focusable=\"false\"");
}
// src/report/html/figure-html.ts
function figureHtml({ name, title, says, option, table }) {
	const [heading, sentence] = [title, says].map((raw) => escapeHtml(cleanLine(raw)));
	const plots = [WIDE, NARROW].map((size) => {
		const kind = size === WIDE ? "wide" : "narrow";
		return `<div class="plot ${kind}" role="img" aria-label="${sentence}">${drawSvg(`${name}-${kind}`, option(size), size)}</div>`;
	});
	const behind = `<details><summary>Table: ${heading}</summary>${tableHtml(table, title)}</details>`;
	return `<figure id="${name}"><h3>${heading}</h3>\n${plots.join("\n")}\n<figcaption>${sentence}</figcaption>${behind}</figure>`;
}
// src/report/html/page-script.ts
const PAGE_SCRIPT = `
const button = document.getElementById('copy-csv');
const area = document.getElementById('csv');
const said = document.getElementById('copied');
if (button && area && said) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const select = () => {
      area.closest('details').open = true;
      area.focus();
      area.select();
      said.textContent = 'Selected: copy it with the keyboard.';
    };
    if (!navigator.clipboard) return select();
    navigator.clipboard.writeText(area.value).then(() => { said.textContent = 'Copied.'; }, select);
  });
}
`;
// src/report/html/page-style.ts
const PAGE_STYLE = `
:root{color-scheme:light dark;--ground:#fff;--ink:#1f2328;--muted:#59636e;--grid:#d1d9e0;--panel:#f6f8fa;--baseline:#59636e;--current:#0550ae;--bad:#a40e26;--warn:#7d4e00;--good:#116329;--band:rgba(5,80,174,.16);--series-1:#0550ae;--series-2:#953800;--series-3:#116329;--series-4:#8250df;--series-5:#a40e26}
@media (prefers-color-scheme:dark){:root{--ground:#0d1117;--ink:#e6edf3;--muted:#9198a1;--grid:#3d444d;--panel:#151b23;--baseline:#b1bac4;--current:#79c0ff;--bad:#ff9492;--warn:#e3b341;--good:#6fdd8b;--band:rgba(121,192,255,.22);--series-1:#79c0ff;--series-2:#ffa657;--series-3:#6fdd8b;--series-4:#d2a8ff;--series-5:#ff9492}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:72rem;margin:0 auto;padding:0 1rem}
h1{font-size:1.35rem;line-height:1.35;margin:1.25rem 0 .5rem}
h2{font-size:1.15rem;margin:2rem 0 .5rem;border-bottom:1px solid var(--grid);padding-bottom:.25rem}
h3{font-size:1rem;margin:1rem 0 .25rem}
p,ul{margin:.5rem 0}
.next,.note,figcaption,footer{color:var(--muted);font-size:.9rem}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}
pre{background:var(--panel);padding:.75rem;overflow-x:auto;white-space:pre}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--muted);padding:.25rem 0}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--grid);vertical-align:top;overflow-wrap:normal}
thead th{background:var(--panel)}
tbody th{font-weight:400}
.left{text-align:left}.right{text-align:right;white-space:nowrap}
tr.bad td:last-child,p.bad{color:var(--bad);font-weight:600}
tr.warn td:last-child,p.warn{color:var(--warn);font-weight:600}
tr.good td:last-child,p.good{color:var(--good)}
figure{margin:1rem 0}
.plot svg{width:100%;height:auto;display:block}
.plot.wide{max-width:60rem}
.narrow{display:none}
@media (max-width:640px){.wide{display:none}.narrow{display:block}}
button{font:inherit;color:var(--ink);background:var(--panel);border:1px solid var(--muted);border-radius:6px;padding:.35rem .8rem;min-height:2.25rem}
:focus-visible{outline:3px solid var(--current);outline-offset:2px}
details{margin:.25rem 0}summary{cursor:pointer;color:var(--current)}
textarea{width:100%;height:8rem;font-family:ui-monospace,monospace;font-size:.8rem;color:var(--ink);background:var(--panel);border:1px solid var(--muted)}
@media print{.scroll{overflow:visible}button{display:none}}
`;
// src/report/html/page.ts
const figuresHtml = (list) => list.map(figureHtml).join("\n");
function headerHtml({ headline, next, title }) {
	const command = next === void 0 || next.command === null ? "" : `: <code>${escapeHtml(cleanLine(next.command, 300))}</code>`;
	const step = next === void 0 ? "" : `<p class="next">Next: ${escapeHtml(cleanLine(next.advice))}${command}</p>`;
	return `<header><h1>${escapeHtml(cleanLine(headline, 1200))}</h1>${step}<p class="next">${escapeHtml(cleanLine(title))}</p></header>`;
}
function pageHtml(head, sections, left) {
	const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash("sha256").update(PAGE_SCRIPT).digest("base64")}'; base-uri 'none'; form-action 'none'`;
	const note = left === null ? "" : `<p class="warn">Sections were left out to keep this page small; ${left}</p>`;
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer">
<title>${escapeHtml(cleanLine(head.title, 160))}</title><style>${PAGE_STYLE}</style></head>
<body>${headerHtml(head)}
<main>${note}
${sections.map(({ html }) => html).join("\n")}
</main>
<footer><p>Made by throughput-gate. This page loads nothing from anywhere.</p></footer>
<script>${PAGE_SCRIPT}<\/script></body></html>
`;
}
function fitPage(head, all, { bytes, rest }) {
	let sections = all;
	let page = pageHtml(head, sections, null);
	while (byteLength(page) > bytes && sections.some(({ weight }) => weight > 0)) {
		const heaviest = Math.max(...sections.map(({ weight }) => weight));
		sections = sections.filter(({ weight }) => weight < heaviest);
		page = pageHtml(head, sections, rest);
	}
	return page;
}
export { SERIES as a, legend as c, tableHtml as d, USUAL_METRICS as f, INKS as i, blocksHtml as l, fitPage as n, axis as o, DASHES as r, grid as s, figuresHtml as t, sectionHtml as u };
