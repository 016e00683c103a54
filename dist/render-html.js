import { h as cutText, m as cleanLines, p as cleanLine, u as formatNumber } from "./format.js";
import { a as slowDownCells, o as slowDownSession, t as describeRun } from "./describe-run.js";
import { n as describeSession, t as csvField } from "./csv-field.js";
import { c as leftColumn, l as rightColumn, r as escapeHtml, u as comparedWith } from "./escape-markdown.js";
import { a as SERIES, c as legend, d as tableHtml, i as INKS, l as blocksHtml, n as fitPage, o as axis, r as DASHES, s as grid, t as figuresHtml, u as sectionHtml } from "./page.js";
import { n as curveFigures, t as measuredCells } from "./measured-cells.js";
import { n as percentile, r as sortAscending } from "./percentile.js";
import { _ as levelKey, p as concurrencyOrName, v as levelName } from "./side-session.js";
// src/report/html/distribution-figure.ts
const SHARES = [
	.05,
	.25,
	.5,
	.75,
	.95
];
function spreadsOf(traces, of) {
	return [...new Set(traces.map((trace) => trace.concurrency))].flatMap((concurrency) => {
		const own = traces.filter((trace) => trace.concurrency === concurrency);
		const values = sortAscending(own.flatMap(of));
		if (values.length === 0) return [];
		return [{
			concurrency,
			count: values.length,
			percentiles: SHARES.map((share) => percentile(values, share))
		}];
	});
}
function spreadOption(spreads, unit) {
	const style = {
		color: INKS.band,
		borderColor: INKS.current,
		borderWidth: 2
	};
	const data = spreads.map(({ percentiles }) => percentiles);
	return (_size) => ({
		grid: grid({
			top: 16,
			bottom: 48
		}),
		xAxis: axis("concurrency", {
			type: "category",
			data: spreads.map((spread) => String(spread.concurrency)),
			nameGap: 28
		}),
		yAxis: axis(unit, {
			type: "value",
			nameGap: 48,
			min: 0
		}),
		series: [{
			type: "boxplot",
			data,
			itemStyle: style,
			silent: true,
			emphasis: { disabled: true }
		}]
	});
}
function spreadFigure(name, title, spreads) {
	if (spreads.length === 0) return [];
	const rows = spreads.map(({ concurrency, count, percentiles }) => {
		const figures = percentiles.map(formatNumber);
		return {
			cells: [
				String(concurrency),
				...figures,
				String(count)
			],
			tone: "plain"
		};
	});
	const columns = [
		"concurrency",
		"p5",
		"p25",
		"p50",
		"p75",
		"p95",
		"requests"
	].map(rightColumn);
	const says = `${title} of every good request, all trials of a level: whiskers p5 and p95, box p25 to p75, line p50.`;
	const table = {
		kind: "table",
		columns,
		rows,
		footnotes: []
	};
	return [{
		name,
		title,
		says,
		option: spreadOption(spreads, "ms"),
		table
	}];
}
function distributionFigures(traces) {
	return [...spreadFigure("ttft", "TTFT, ms", spreadsOf(traces, (trace) => trace.ttftMs)), ...spreadFigure("tpot", "TPOT, ms", spreadsOf(traces, (trace) => trace.tpotMs))];
}
// src/report/html/timeline-figure.ts
const colourOf = (index) => SERIES[index % SERIES.length] ?? SERIES[0];
const dashOf = (index) => DASHES[Math.floor(index / SERIES.length) % DASHES.length] ?? "solid";
const short = (value) => Number(value.toPrecision(3));
function lineOf(trace, index, panel) {
	const values = panel === 0 ? trace.tokensPerSecond : trace.inFlight;
	const color = colourOf(index);
	return {
		type: "line",
		name: `trial ${trace.trial}`,
		xAxisIndex: panel,
		yAxisIndex: panel,
		symbol: "none",
		silent: true,
		lineStyle: {
			color,
			width: 1.5,
			type: dashOf(index)
		},
		itemStyle: { color },
		emphasis: { disabled: true },
		data: values.map((value, slice) => [short((slice + .5) * trace.sliceMs / 1e3), short(value)])
	};
}
function roundUp(seconds) {
	const step = 10 ** (Math.floor(Math.log10(seconds)) - 1);
	return Number((Math.ceil(seconds / step) * step).toPrecision(2));
}
function timelineOption(traces) {
	const series = traces.flatMap((trace, index) => [lineOf(trace, index, 0), lineOf(trace, index, 1)]);
	return ({ width, height }) => {
		const top = width < 500 ? 60 : 36;
		const half = (height - top - 48) / 2;
		const end = roundUp(Math.max(...traces.map((trace) => trace.sliceMs * trace.tokensPerSecond.length)) / 1e3);
		const x = (gridIndex, name) => axis(name, {
			type: "value",
			gridIndex,
			nameGap: 26,
			min: 0,
			max: end
		});
		const y = (gridIndex, name) => axis(name, {
			type: "value",
			gridIndex,
			nameGap: 48,
			min: 0,
			splitNumber: 3
		});
		return {
			legend: legend(traces.map((trace) => ({
				name: `trial ${trace.trial}`,
				symbol: false
			}))),
			grid: [grid({
				top,
				height: half - 16
			}), grid({
				top: top + half + 10,
				height: half - 16
			})],
			xAxis: [{
				...x(0, ""),
				axisLabel: { show: false }
			}, x(1, "seconds")],
			yAxis: [y(0, "tok/s"), y(1, "in flight")],
			series
		};
	};
}
const MOST_COUNTERS = 12;
function timelineTable(traces, session) {
	const level = session?.levels.find(({ concurrency }) => concurrency === traces[0]?.concurrency);
	const countersOf = (trial) => level?.trials[trial - 1]?.counters ?? {};
	const names = [...new Set(traces.flatMap(({ trial }) => Object.keys(countersOf(trial))))].slice(0, MOST_COUNTERS);
	const rows = traces.map(({ trial, tokensPerSecond, inFlight }) => {
		const shown = names.map((name) => formatNumber(countersOf(trial)[name]));
		const peak = (values) => values.length === 0 ? "–" : formatNumber(Math.max(...values));
		return {
			cells: [
				String(trial),
				peak(tokensPerSecond),
				peak(inFlight),
				...shown
			],
			tone: "plain"
		};
	});
	return {
		kind: "table",
		columns: [
			"trial",
			"fastest slice, tok/s",
			"most in flight",
			...names.map((name) => cutText(name, 60))
		].map(rightColumn),
		rows,
		footnotes: []
	};
}
function timelineFigures(traces, session) {
	return [...new Set(traces.map((trace) => trace.concurrency))].flatMap((concurrency) => {
		const own = traces.filter((trace) => trace.concurrency === concurrency && trace.tokensPerSecond.length > 0);
		if (own.length === 0) return [];
		const [name, title] = [`timeline-${concurrency}`, levelName({ concurrency })];
		return [{
			name,
			title,
			says: `Tokens per second and requests in flight over the trials at ${title}; server counters in the table.`,
			option: timelineOption(own),
			table: timelineTable(own, session)
		}];
	});
}
// src/report/html/trial-csv.ts
function currentTrials(session) {
	if (session === null) return [];
	return session.levels.flatMap(({ concurrency, trials }) => trials.map((trial, at) => ({
		side: "current",
		session: session.id,
		level: concurrencyOrName({ concurrency }),
		trial: at + 1,
		valid: trial.valid,
		metrics: trial.metrics
	})));
}
function baselineTrials(sessions, side) {
	return sessions.flatMap((session) => {
		const seen = new Map();
		return session.trials.map(({ metrics, ...level }) => {
			const key = levelKey(level);
			const trial = (seen.get(key) ?? 0) + 1;
			seen.set(key, trial);
			return {
				side,
				session: session.id,
				level: concurrencyOrName(level),
				trial,
				valid: true,
				metrics
			};
		});
	});
}
function listTrials(session, sessions, left = "baseline") {
	return [...baselineTrials(sessions, left), ...currentTrials(session)];
}
const metricsOf = (trials) => [...new Set(trials.flatMap((trial) => Object.keys(trial.metrics)))];
function trialTable(trials) {
	const metrics = metricsOf(trials);
	const rows = trials.map((trial) => {
		const place = [
			trial.side,
			trial.session,
			trial.level,
			String(trial.trial),
			trial.valid ? "yes" : "no"
		];
		const figures = metrics.map((metric) => formatNumber(trial.metrics[metric]));
		return {
			cells: [...place, ...figures],
			tone: trial.valid ? "plain" : "bad"
		};
	});
	const left = ["side", "session"].map(leftColumn);
	const right = [
		"concurrency",
		"trial",
		"valid",
		...metrics
	].map(rightColumn);
	return {
		kind: "table",
		columns: [...left, ...right],
		rows,
		footnotes: []
	};
}
function field(value) {
	return typeof value === "number" ? String(value) : csvField(cleanLine(value, 200));
}
function trialCsv(trials) {
	const metrics = metricsOf(trials);
	return [[
		"side",
		"session",
		"concurrency",
		"trial",
		"valid",
		...metrics
	].map(field).join(","), ...trials.map((trial) => {
		const place = [
			trial.side,
			trial.session,
			trial.level,
			trial.trial
		];
		const figures = metrics.map((metric) => trial.metrics[metric] ?? "");
		return [
			...place,
			trial.valid ? "yes" : "no",
			...figures
		].map(field).join(",");
	})].join("\n");
}
// src/report/html/render-html.ts
const LIMIT = {
	bytes: 2e6,
	rest: "result.json holds everything."
};
function rawSection({ session, baselineSessions, left }) {
	const trials = listTrials(session, baselineSessions ?? [], left);
	if (trials.length === 0) return "";
	const csv = escapeHtml(cleanLines(trialCsv(trials), 2e4, 2e4));
	const button = "<button type=\"button\" id=\"copy-csv\" hidden>Copy as CSV</button> <span id=\"copied\" role=\"status\"></span>";
	const area = `<details><summary>As CSV</summary><label for="csv">Every trial as CSV</label><textarea id="csv" readonly>${csv}</textarea></details>`;
	return sectionHtml("Every trial", `<p>${button}</p>${tableHtml(trialTable(trials), "Every trial")}${area}`);
}
function sectionsOf(plotted, document, first) {
	const { cells, session, traces = [], baselineSessions = [], left } = plotted;
	const open = document.blocks.filter((block) => block.kind !== "folded");
	const folded = document.blocks.filter((block) => block.kind === "folded");
	return [
		{
			html: sectionHtml(first, blocksHtml(open, first)),
			weight: 0
		},
		{
			html: sectionHtml("Curves", figuresHtml(curveFigures(cells, session, baselineSessions, left))),
			weight: 1
		},
		{
			html: sectionHtml("Distributions", figuresHtml(distributionFigures(traces))),
			weight: 2
		},
		{
			html: sectionHtml("Timelines", figuresHtml(timelineFigures(traces, session))),
			weight: 4
		},
		{
			html: blocksHtml(folded, "Details"),
			weight: .5
		},
		{
			html: rawSection(plotted),
			weight: 3
		}
	];
}
function onSimulatedClock(plotted, speed) {
	if (speed === void 0) return plotted;
	const session = plotted.session === null ? null : slowDownSession(plotted.session, speed);
	return {
		...plotted,
		cells: slowDownCells(plotted.cells, speed),
		session,
		baselineSessions: [],
		traces: []
	};
}
const uncompared = (session) => session === null ? [] : measuredCells(session);
function renderHtml(input) {
	const document = describeRun(input);
	const { cells } = input.verdict;
	const compared = cells.some(({ current }) => current !== null);
	const plotted = onSimulatedClock({
		...input,
		cells: compared ? cells : uncompared(input.session),
		left: comparedWith(input.verdict.mode)
	}, input.simulatedSpeed);
	return fitPage(document, sectionsOf(plotted, document, "Verdict"), LIMIT);
}
function renderSessionHtml(input) {
	const { session, traces, ...how } = input;
	const document = describeSession(session, how);
	const plotted = onSimulatedClock({
		session,
		traces,
		cells: measuredCells(session)
	}, how.simulatedSpeed);
	return fitPage(document, sectionsOf(plotted, document, "Measured"), LIMIT);
}
export { renderHtml, renderSessionHtml };
