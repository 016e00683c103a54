import { f as countOf, g as isSameLevel, r as valuesAt } from "./side-session.js";
import { n as findDrift, t as describeDrift } from "./drift.js";
import { h as cutText, i as formatChange, o as formatDay, p as cleanLine, u as formatNumber } from "./format.js";
import { _ as placeNames, c as leftColumn, d as directionWords, g as placeName, l as rightColumn, p as metricName } from "./escape-markdown.js";
import { r as makeAnchor } from "./anchor.js";
import { n as listLevels, r as meanOfSessions } from "./cells.js";
import { r as METRICS } from "./print-baseline.js";
import { c as legend, f as USUAL_METRICS, i as INKS, l as blocksHtml, n as fitPage, o as axis, s as grid, t as figuresHtml, u as sectionHtml } from "./page.js";
import { t as canonicalJson } from "./canonical-json.js";
// src/report/history/cell-trend.ts
function metricsOf({ sessions }, gates) {
	const ids = new Set(sessions.flatMap(({ session }) => session.trials.flatMap(({ metrics }) => Object.keys(metrics))));
	const gated = gates.filter(({ gate }) => gate).map(({ id }) => id);
	const foreign = [...ids].filter((id) => !Object.hasOwn(METRICS, id));
	return [...new Set([
		...gated,
		...USUAL_METRICS,
		...foreign
	])].filter((id) => ids.has(id));
}
function trendCells(history, gates) {
	const levels = listLevels(history.sessions.map(({ session }) => session));
	const drifts = history.sessions.map((entry) => driftsAt(entry, history, gates));
	return metricsOf(history, gates).flatMap((metric) => levels.flatMap((level) => {
		const gate = gates.find(({ id }) => id === metric);
		const unit = history.units[metric] ?? {
			unit: "",
			direction: "neither"
		};
		const points = history.sessions.map((entry, at) => {
			const drift = drifts[at]?.find((each) => each.metric === metric && isSameLevel(each.level, level)) ?? null;
			return {
				...spreadOf(entry, level, metric),
				allowed: allowedAt(entry, level, metric, gate),
				drift
			};
		});
		if (points.every(({ mean }) => mean === null)) return [];
		return [{
			level,
			metric,
			unit,
			gated: gate?.gate ?? false,
			points
		}];
	}));
}
function driftsAt({ session, since, anchors }, { units }, gates) {
	const [first] = since;
	const known = first === void 0 ? anchors : [...anchors, makeAnchor([first], "the first session")];
	return findDrift({
		sessions: since,
		anchors: known,
		newest: session,
		gates,
		units,
		sessionsBack: 10
	});
}
function spreadOf({ session }, level, metric) {
	const values = valuesAt([session], level, metric).flat();
	if (values.length === 0) return {
		mean: null,
		low: null,
		high: null
	};
	return {
		mean: meanOfSessions([values]),
		low: Math.min(...values),
		high: Math.max(...values)
	};
}
function allowedAt({ before }, level, metric, gate) {
	const mean = gate === void 0 ? null : meanOfSessions(valuesAt(before, level, metric));
	if (gate === void 0 || mean === null) return null;
	return [mean * (1 - gate.tolerance), mean * (1 + gate.tolerance)];
}
// src/report/history/collect-history.ts
function collectHistory(versions) {
	const tracks = [];
	for (const [version, { baseline }] of versions.entries()) for (const entry of baseline.environments) follow(trackOf(tracks, entry), entry, version);
	return tracks.map(({ facts, units, sessions, events }) => ({
		facts,
		units,
		sessions,
		events
	}));
}
function trackOf(tracks, { environment, sessions, units }) {
	const known = tracks.find(({ ids }) => sessions.some(({ id }) => ids.has(id))) ?? tracks.find(({ facts }) => canonicalJson(facts) === canonicalJson(environment));
	if (known !== void 0) return known;
	const fresh = {
		facts: environment,
		units,
		sessions: [],
		events: [],
		ids: new Set(),
		anchors: new Set(),
		stored: [],
		kept: [],
		since: []
	};
	tracks.push(fresh);
	return fresh;
}
function follow(track, entry, version) {
	const added = entry.sessions.filter(({ id }) => !track.ids.has(id));
	noteAnchors(track, entry);
	let before = track.stored;
	for (const session of added) {
		const at = track.sessions.length;
		const previous = track.sessions.at(-1)?.session;
		const change = previous === void 0 ? null : describeEngineChange(previous, session);
		if (change !== null) track.events.push({
			kind: "engine",
			at,
			text: change
		});
		track.sessions.push({
			session,
			version,
			before,
			anchors: [...track.kept],
			since: [...track.since]
		});
		track.ids.add(session.id);
		track.since.push(session);
		before = entry.sessions.slice(0, entry.sessions.indexOf(session) + 1);
	}
	track.facts = entry.environment;
	track.units = {
		...track.units,
		...entry.units
	};
	track.stored = entry.sessions;
}
function noteAnchors(track, { anchors }) {
	for (const anchor of anchors) {
		const key = canonicalJson(anchor);
		if (track.anchors.has(key)) continue;
		track.anchors.add(key);
		track.kept.push(anchor);
		const at = track.sessions.length;
		const reason = anchor.reason ?? "";
		if (reason === "oldest session, dropped") continue;
		if (reason === "replaced") {
			track.events.push({
				kind: "replaced",
				at,
				text: "the baseline was started anew"
			});
			continue;
		}
		track.events.push({
			kind: "accepted",
			at,
			text: reason
		});
		track.kept = [];
		track.since = [];
	}
}
function describeEngineChange(before, now) {
	const nameOf = ({ identity }) => [identity.engine, identity.engineVersion].filter(Boolean).join(" ");
	const [old, current] = [nameOf(before), nameOf(now)];
	return old === "" || current === "" || old === current ? null : `${old} → ${current}`;
}
// src/report/html/trend-figure.ts
const short = (value) => Number(value.toPrecision(4));
function stretches(points) {
	const all = [];
	for (const [at, { allowed }] of points.entries()) {
		if (allowed === null) continue;
		const last = all.at(-1)?.at(-1);
		if (last === void 0 || last[0] !== at - 1) all.push([]);
		all.at(-1)?.push([
			at,
			allowed[0],
			allowed[1]
		]);
	}
	return all;
}
function bandSeries(points) {
	const bands = stretches(points);
	const renderItem = (item, { coord }) => {
		const band = bands[item.dataIndex] ?? [];
		const wide = band.length > 1 ? band : band.flatMap(([at, ...range]) => [-.3, .3].map((d) => [at + d, ...range]));
		const upper = wide.map(([at = 0, , high = 0]) => coord([at, high]));
		const lower = wide.map(([at = 0, low = 0]) => coord([at, low])).reverse();
		return {
			type: "polygon",
			shape: { points: [...upper, ...lower] },
			style: { fill: INKS.band }
		};
	};
	return {
		type: "custom",
		name: "allowed",
		silent: true,
		renderItem,
		data: bands.map((band) => band[0]?.slice(0, 2) ?? []),
		z: 1,
		itemStyle: { color: INKS.band }
	};
}
const EVENT_INKS = {
	accepted: INKS.warn,
	replaced: INKS.muted,
	engine: INKS["series-4"]
};
const EVENT_WORDS = {
	accepted: "accepted",
	replaced: "started anew",
	engine: "engine changed"
};
const EVENT_DASHES = {
	accepted: [0],
	replaced: [2, 3],
	engine: [7, 4]
};
function eventSeries(events, kind, floor) {
	const places = [...new Set(events.filter((event) => event.kind === kind).map(({ at }) => at))];
	const stroke = EVENT_INKS[kind];
	const renderItem = ({ coordSys: { y, height }, dataIndex }, { coord }) => {
		const [x] = coord([(places[dataIndex] ?? 0) - .5, floor]);
		const style = {
			stroke,
			lineWidth: 1.5,
			lineDash: EVENT_DASHES[kind],
			fill: "none"
		};
		return {
			type: "line",
			shape: {
				x1: x,
				y1: y,
				x2: x,
				y2: y + height
			},
			style
		};
	};
	return {
		type: "custom",
		name: EVENT_WORDS[kind],
		silent: true,
		renderItem,
		data: places.map((at) => [at, floor]),
		z: 2,
		itemStyle: { color: stroke }
	};
}
function drawTrend({ points, unit }, days, events) {
	const means = points.map(({ mean }) => mean === null ? null : short(mean));
	const all = points.flatMap(({ low, high, allowed }) => [
		low,
		high,
		...allowed ?? []
	]).filter((v) => v !== null);
	const [low, high] = [Math.min(...all), Math.max(...all)];
	const margin = (high - low) * .06 || high * .05;
	const drifted = points.flatMap(({ mean, drift }, at) => drift === null || mean === null ? [] : [[at, short(mean)]]);
	const inView = events.filter(({ at }) => at > 0);
	const line = {
		type: "line",
		name: "session mean",
		data: means,
		silent: true,
		z: 3,
		emphasis: { disabled: true }
	};
	const symbols = points.length > 60 ? { symbol: "none" } : {
		symbol: "circle",
		symbolSize: 5
	};
	const series = [
		bandSeries(points),
		{
			...line,
			...symbols,
			itemStyle: { color: INKS.current },
			lineStyle: {
				color: INKS.current,
				width: 1.5
			}
		},
		...[
			"accepted",
			"replaced",
			"engine"
		].map((kind) => eventSeries(inView, kind, low)),
		{
			type: "scatter",
			name: "drifted",
			data: drifted,
			symbol: "diamond",
			symbolSize: 7,
			silent: true,
			z: 4,
			itemStyle: { color: INKS.bad },
			emphasis: { disabled: true }
		}
	].filter(({ data }) => data.length > 0);
	const entries = legend(series.map(({ name }) => ({
		name: String(name),
		symbol: true
	})));
	return ({ width }) => ({
		legend: {
			...entries,
			width: width - 60,
			...width < 500 ? { itemGap: 14 } : {}
		},
		grid: grid({
			top: width < 500 ? 12 + 28 * Math.ceil(series.length / 2) : 36,
			bottom: 48
		}),
		xAxis: axis("sessions, oldest first", {
			type: "category",
			data: days,
			nameGap: 28,
			boundaryGap: true
		}),
		yAxis: axis(cleanLine(unit.unit, 20), {
			type: "value",
			openEnds: true,
			nameGap: 48,
			splitNumber: 4,
			min: short(Math.max(0, low - margin)),
			max: short(high + margin)
		}),
		series
	});
}
function remarksOf({ drift }, events) {
	const said = events.map(({ kind, text }) => kind === "replaced" ? text : `${EVENT_WORDS[kind]}: ${text}`);
	if (drift !== null) said.push(`drifted ${formatChange(drift.changePercent, null)}`);
	return said.join("; ");
}
function trendTable({ points }, history, days) {
	const rows = points.flatMap(({ mean, low, high, allowed, ...point }, at) => {
		if (mean === null) return [];
		const range = allowed === null ? "–" : allowed.map(formatNumber).join(" … ");
		const own = history.events.filter((event) => event.at === at);
		const cells = [
			days[at] ?? "",
			formatNumber(mean),
			`${formatNumber(low)} … ${formatNumber(high)}`,
			range
		];
		const remarks = remarksOf({
			mean,
			low,
			high,
			allowed,
			...point
		}, own);
		return [{
			cells: [...cells, remarks],
			tone: point.drift === null ? "plain" : "warn"
		}];
	});
	return {
		kind: "table",
		columns: [
			leftColumn("taken"),
			rightColumn("mean"),
			rightColumn("trials"),
			rightColumn("allowed"),
			leftColumn("remarks")
		],
		rows,
		footnotes: []
	};
}
function trendFigure(trend, history, name) {
	const days = history.sessions.map(({ session }) => cleanLine(formatDay(session.takenAt), 10) || "?");
	const title = `${metricName(trend.metric)} at ${placeName(trend.level)}`;
	const better = directionWords(trend.unit.direction);
	return {
		name,
		title,
		says: `${title} over ${countOf(days.length, "session")}, ${cleanLine(trend.unit.unit, 20)}${better === "" ? "" : `; ${better}`}.`,
		option: drawTrend(trend, days, history.events),
		table: trendTable(trend, history, days)
	};
}
// src/report/html/render-history.ts
const LIMIT = {
	bytes: 3e6,
	rest: "the baseline file’s own git history holds everything."
};
const cellName = ({ metric, level }) => `${metricName(metric)} at ${placeName(level)}`;
function nameEnvironment({ facts }) {
	const machine = [facts.gpuCount, facts.gpu].filter((fact) => fact !== void 0).join(" × ");
	const stated = Object.entries(facts.stated ?? {}).map(([fact, value]) => `${fact} ${value}`);
	const words = [
		machine,
		facts.mig ?? "",
		...stated
	].filter((word) => word !== "");
	return words.length === 0 ? "unknown machine" : cutText(words.join(", "), 100);
}
const newestDrifts = ({ trends }) => trends.flatMap(({ points }) => points.at(-1)?.drift ?? []);
function wordDrifts(drifts) {
	return [...new Set(drifts.map(({ metric }) => metric))].flatMap((metric) => {
		const [worst, ...others] = drifts.filter((drift) => drift.metric === metric).toSorted((one, other) => Math.abs(other.changePercent) - Math.abs(one.changePercent));
		if (worst === void 0) return [];
		const rest = others.length === 0 ? "" : ` Also too far at ${placeNames(others.map(({ level }) => level))}.`;
		return [`${describeDrift(worst)}.${rest}`];
	});
}
function overviewTable({ trends }) {
	const rows = trends.map((trend) => {
		const means = trend.points.flatMap(({ mean }) => mean === null ? [] : [mean]);
		const [first, latest] = [means[0] ?? 0, means.at(-1) ?? 0];
		const drift = trend.points.at(-1)?.drift ?? null;
		const change = formatChange(first > 0 ? 100 * (latest / first - 1) : null, null);
		const said = drift === null ? "" : `drifted ${formatChange(drift.changePercent, null)}`;
		const figures = [
			formatNumber(first),
			formatNumber(latest),
			change,
			String(means.length)
		];
		return {
			cells: [
				cellName(trend),
				trend.unit.unit,
				...figures,
				said
			],
			tone: drift === null ? "plain" : "warn"
		};
	});
	return {
		kind: "table",
		columns: [...[
			leftColumn("cell"),
			leftColumn("unit"),
			rightColumn("first"),
			rightColumn("latest")
		], ...[
			rightColumn("change since the first"),
			rightColumn("sessions"),
			leftColumn("drift")
		]],
		rows,
		footnotes: []
	};
}
function refreshTable({ sessions, events }, versions) {
	const rows = [...new Set(sessions.map(({ version }) => version))].map((at) => {
		const own = sessions.flatMap((entry, index) => entry.version === at ? [index] : []);
		const said = events.filter((event) => own.includes(event.at));
		const what = said.map(({ kind, text }) => kind === "accepted" ? `accepted a regression: ${text}` : text);
		const version = versions[at];
		const commit = version?.commit?.slice(0, 12) ?? "not committed";
		const when = formatDay(version?.committedAt ?? "");
		const who = [version?.author ?? "", version?.subject ?? ""].map((text) => cutText(text, 100));
		const tone = said.some(({ kind }) => kind === "accepted") ? "warn" : "plain";
		return {
			cells: [
				when,
				commit,
				...who,
				String(own.length),
				what.join("; ")
			],
			tone
		};
	});
	return {
		kind: "table",
		columns: [
			...[
				"committed",
				"commit",
				"author",
				"subject"
			].map(leftColumn),
			rightColumn("sessions added"),
			leftColumn("what it did")
		],
		rows,
		footnotes: []
	};
}
function environmentSections(environment, at, versions) {
	const { history, trends, name } = environment;
	const heading = (what) => `${name}: ${what}`;
	const part = (what, blocks) => sectionHtml(heading(what), blocksHtml(blocks, heading(what)), `environment-${at + 1}-${what.split(" ")[0]}`);
	const figures = trends.map((trend, cell) => trendFigure(trend, history, `trend-${at + 1}-${cell + 1}`));
	const gated = figures.filter((_, cell) => trends[cell]?.gated);
	const shown = figures.filter((_, cell) => !trends[cell]?.gated);
	const id = `environment-${at + 1}`;
	return [
		{
			html: part("cells", [overviewTable(environment)]),
			weight: 0
		},
		{
			html: sectionHtml(heading("what is gated"), figuresHtml(gated), `${id}-gated`),
			weight: 1
		},
		{
			html: sectionHtml(heading("what is shown"), figuresHtml(shown), `${id}-shown`),
			weight: 3
		},
		{
			html: part("refreshes", [refreshTable(history, versions)]),
			weight: 2
		}
	];
}
function headlineOf(suite, environments, drifts) {
	const sessions = environments.flatMap(({ history }) => history.sessions.map(({ session }) => session.takenAt));
	const days = sessions.filter((time) => time !== "").map(formatDay).toSorted();
	const span = days.length === 0 ? "" : `, ${days[0]} to ${days.at(-1)}`;
	const drifted = drifts === 0 ? "no drift beyond a tolerance" : `${countOf(drifts, "cell")} drifted`;
	return `History of ${cutText(suite, 80)}: ${countOf(sessions.length, "session")}${span}; ${drifted}.`;
}
function renderHistory({ source, versions, gates, notes }) {
	const environments = collectHistory(versions).filter(({ sessions }) => sessions.length > 0).map((history) => ({
		history,
		trends: trendCells(history, gates),
		name: nameEnvironment(history)
	}));
	const drifts = environments.flatMap(newestDrifts);
	const found = environments.flatMap((environment) => wordDrifts(newestDrifts(environment)).map((words) => `${environment.name}: ${words}`));
	const suite = versions.at(-1)?.baseline.suite || source;
	const sessions = environments.reduce((sum, { history }) => sum + history.sessions.length, 0);
	const head = {
		title: `throughput-gate history · ${cutText(suite, 80)} · ${countOf(versions.length, "version")} of ${cutText(source, 120)}`,
		headline: headlineOf(suite, environments, drifts.length)
	};
	const said = [...found.length === 0 ? [] : [{
		kind: "list",
		items: found
	}], ...notes.length === 0 ? [] : [{
		kind: "list",
		items: notes
	}]];
	return {
		html: fitPage(head, [{
			html: sectionHtml("Drift and notes", blocksHtml(said, "Drift and notes")),
			weight: 0
		}, ...environments.flatMap((environment, at) => environmentSections(environment, at, versions))], LIMIT),
		sessions,
		drifts: found
	};
}
export { renderHistory };
