import { h as groupByLabel } from "./side-session.js";
import { h as cutText, i as formatChange, l as formatMeans, p as cleanLine, u as formatNumber } from "./format.js";
import { d as directionWords, l as rightColumn, p as metricName } from "./escape-markdown.js";
import { l as meanOf } from "./describe-run.js";
import { c as legend, f as USUAL_METRICS, i as INKS, o as axis, s as grid } from "./page.js";
// src/report/html/curve-figure.ts
function baselinePoints(sessions, { metric, label }) {
	return sessions.flatMap((session) => session.trials.flatMap((trial) => {
		const value = trial.metrics[metric];
		if (trial.concurrency === null || trial.label !== label || value === void 0) return [];
		return [[trial.concurrency, value]];
	}));
}
function currentPoints(session, { metric, label }) {
	if (label !== void 0) return [];
	return (session?.levels ?? []).flatMap((level) => level.trials.flatMap((trial) => {
		const value = trial.metrics[metric];
		return trial.valid && value !== void 0 ? [[level.concurrency, value]] : [];
	}));
}
const at = (cell, value) => cell.concurrency === null || value === null ? [] : [[cell.concurrency, value]];
function intervalBand(cells) {
	return cells.flatMap(({ concurrency, baseline, interval }) => {
		if (concurrency === null || baseline === null || interval === null || !interval.every(Number.isFinite)) return [];
		return [[
			concurrency,
			baseline * (1 + interval[0] / 100),
			baseline * (1 + interval[1] / 100)
		]];
	});
}
function failsAtPoints(cells) {
	return cells.flatMap((cell) => {
		if (!cell.gated || cell.baseline === null || cell.failsAtPercent === null) return [];
		const side = cell.direction === "lower" ? 1 : -1;
		return at(cell, cell.baseline * (1 + side * cell.failsAtPercent / 100));
	});
}
function bandSeries(name, band) {
	const renderItem = (item, { coord }) => {
		const upper = band.map(([level, , high]) => coord([level, high]));
		const lower = band.map(([level, low]) => coord([level, low])).reverse();
		const style = { fill: INKS.band };
		return item.dataIndex === 0 ? {
			type: "polygon",
			shape: { points: [...upper, ...lower] },
			style
		} : null;
	};
	return {
		type: "custom",
		name,
		silent: true,
		renderItem,
		data: band,
		itemStyle: { color: INKS.band },
		z: 1
	};
}
const line = (name, data, color, dash, symbol) => ({
	type: "line",
	name,
	data,
	symbol,
	symbolSize: 8,
	silent: true,
	z: 3,
	itemStyle: { color },
	lineStyle: {
		color,
		width: 2,
		type: dash
	},
	emphasis: { disabled: true }
});
const points = (name, data, color, symbol) => ({
	type: "scatter",
	name,
	data,
	symbol,
	symbolSize: 5,
	silent: true,
	z: 4,
	emphasis: { disabled: true },
	itemStyle: {
		color: "transparent",
		borderColor: color,
		borderWidth: 1
	}
});
function curveOption(cells, unit, dots, left) {
	const series = [
		bandSeries("90 % interval", intervalBand(cells)),
		line(left, cells.flatMap((cell) => at(cell, cell.baseline)), INKS.baseline, "dashed", "diamond"),
		line("current", cells.flatMap((cell) => at(cell, cell.current)), INKS.current, "solid", "circle"),
		line("fails at", failsAtPoints(cells), INKS.bad, "dotted", "none"),
		points(`${left} trials`, dots[0], INKS.baseline, "diamond"),
		points("current trials", dots[1], INKS.current, "circle")
	].filter(({ data }) => data.length > 0);
	const shown = series.filter(({ type }) => type !== "scatter");
	const levels = cells.flatMap((cell) => cell.concurrency === null ? [] : [cell.concurrency]);
	const [low, high] = [Math.min(...levels), Math.max(...levels)];
	return ({ width }) => ({
		legend: legend(shown.map(({ name }) => ({
			name: String(name),
			symbol: name !== "fails at"
		}))),
		grid: grid({
			top: width < 500 ? 64 : 36,
			bottom: 48
		}),
		xAxis: axis("concurrency (log₂)", {
			type: "log",
			openEnds: true,
			logBase: 2,
			nameGap: 28,
			min: low / 1.2,
			max: high * 1.2
		}),
		yAxis: axis(unit, {
			type: "value",
			nameGap: 48,
			min: 0
		}),
		series
	});
}
function curveTable(cells, dots, left) {
	const list = (side, cell) => side.filter(([level]) => level === cell.concurrency).map(([, value]) => formatNumber(value)).join(", ");
	const rows = cells.map((cell) => {
		const means = formatMeans(cell.baseline, cell.current, cell.interval);
		const change = formatChange(cell.deltaPercent, cell.interval);
		const trials = [list(dots[0], cell), list(dots[1], cell)];
		return {
			cells: [
				String(cell.concurrency),
				...means,
				change,
				...trials
			],
			tone: "plain"
		};
	});
	return {
		kind: "table",
		columns: [
			"concurrency",
			left,
			"current",
			"Δ (90 % interval)",
			`${left} trials`,
			"current trials"
		].map(rightColumn),
		rows,
		footnotes: []
	};
}
function curveFigures(cells, session, baselineSessions, left = "baseline") {
	const drawn = cells.filter((cell) => cell.concurrency !== null);
	const gated = drawn.filter((cell) => cell.gated).map((cell) => cell.metric);
	const present = USUAL_METRICS.filter((metric) => drawn.some((cell) => cell.metric === metric));
	return [...new Set([...gated, ...present])].flatMap((metric) => groupByLabel(drawn.filter((cell) => cell.metric === metric))).flatMap((own, index) => {
		const [first] = own;
		if (first === void 0) return [];
		const dots = [baselinePoints(baselineSessions, first), currentPoints(session, first)];
		const sides = own.some(({ baseline }) => baseline !== null) ? `${left} against current` : "this run alone";
		const better = directionWords(first.direction);
		const title = [metricName(first.metric), ...first.label === void 0 ? [] : [cutText(first.label, 60)]].join(", ");
		const says = `${title} over concurrency, ${sides}; ${better}. Small hollow marks are single trials.`;
		const option = curveOption(own, cleanLine(first.unit, 20), dots, left);
		return [{
			name: `curve-${index + 1}`,
			title,
			says,
			option,
			table: curveTable(own, dots, left)
		}];
	});
}
// src/report/html/measured-cells.ts
const CURVES = [
	"output-throughput",
	"ttft-p50",
	"tpot-mean"
];
const UNCOMPARED = {
	gated: false,
	baseline: null,
	interval: null,
	deltaPercent: null,
	failsAtPercent: null
};
function measuredCells({ levels, units }) {
	return CURVES.flatMap((metric) => levels.flatMap((level) => {
		const current = meanOf(level, metric);
		const unit = units[metric];
		if (current === null || unit === void 0) return [];
		return [{
			...UNCOMPARED,
			...unit,
			concurrency: level.concurrency,
			metric,
			current
		}];
	}));
}
export { curveFigures as n, measuredCells as t };
