import { countOf } from '../../judge/count-text.ts';
import { cleanLine } from '../clean-text.ts';
import { leftColumn, type Row, rightColumn, type Table } from '../document.ts';
import { formatChange, formatDay, formatNumber } from '../format.ts';
import type { CellTrend, TrendPoint } from '../history/cell-trend.ts';
import type { EnvironmentHistory, HistoryEvent } from '../history/collect-history.ts';
import { directionWords, metricName, placeName } from '../metric-words.ts';
import type { ChartOption, Size } from './draw-svg.ts';
import type { Figure } from './figure.ts';
import { axis, grid, INKS, legend } from './inks.ts';

const short = (value: number) => Number(value.toPrecision(4));

type Corner = readonly [number, number];
type Drawing = { readonly coord: (point: Corner) => Corner };

/** Stretches of sessions that have an allowed range, for a polygon each. */
function stretches(points: readonly TrendPoint[]): readonly (readonly [at: number, low: number, high: number])[][] {
  const all: [number, number, number][][] = [];
  for (const [at, { allowed }] of points.entries()) {
    if (allowed === null) continue;
    const last = all.at(-1)?.at(-1);
    if (last === undefined || last[0] !== at - 1) all.push([]);
    all.at(-1)?.push([at, allowed[0], allowed[1]]);
  }
  return all;
}

function bandSeries(points: readonly TrendPoint[]): ChartOption {
  const bands = stretches(points);
  const renderItem = (item: { readonly dataIndex: number }, { coord }: Drawing) => {
    const band = bands[item.dataIndex] ?? [];
    // A single session still shows its range: half a step to both sides.
    const wide = band.length > 1 ? band : band.flatMap(([at, ...range]) => [-0.3, 0.3].map((d) => [at + d, ...range]));
    const upper = wide.map(([at = 0, , high = 0]) => coord([at, high]));
    const lower = wide.map(([at = 0, low = 0]) => coord([at, low])).reverse();
    return { type: 'polygon', shape: { points: [...upper, ...lower] }, style: { fill: INKS.band } };
  };
  const data = bands.map((band) => band[0]?.slice(0, 2) ?? []);
  return {
    ...{ type: 'custom', name: 'allowed', silent: true, renderItem, data, z: 1 },
    itemStyle: { color: INKS.band },
  };
}

const EVENT_INKS = { accepted: INKS.warn, replaced: INKS.muted, engine: INKS['series-4'] } as const;
const EVENT_WORDS = { accepted: 'accepted', replaced: 'started anew', engine: 'engine changed' } as const;
const EVENT_DASHES = { accepted: [0], replaced: [2, 3], engine: [7, 4] } as const;

type Panel = { readonly coordSys: { readonly y: number; readonly height: number }; readonly dataIndex: number };

/** Vertical lines before the first session after an event. */
function eventSeries(events: readonly HistoryEvent[], kind: HistoryEvent['kind'], floor: number): ChartOption {
  const places = [...new Set(events.filter((event) => event.kind === kind).map(({ at }) => at))];
  const stroke = EVENT_INKS[kind];
  const renderItem = ({ coordSys: { y, height }, dataIndex }: Panel, { coord }: Drawing) => {
    const [x] = coord([(places[dataIndex] ?? 0) - 0.5, floor]);
    const style = { stroke, lineWidth: 1.5, lineDash: EVENT_DASHES[kind], fill: 'none' };
    return { type: 'line', shape: { x1: x, y1: y, x2: x, y2: y + height }, style };
  };
  return {
    ...{
      type: 'custom',
      name: EVENT_WORDS[kind],
      silent: true,
      renderItem,
      data: places.map((at) => [at, floor]),
      z: 2,
    },
    itemStyle: { color: stroke },
  };
}

function drawTrend({ points, unit }: CellTrend, days: readonly string[], events: readonly HistoryEvent[]) {
  const means = points.map(({ mean }) => (mean === null ? null : short(mean)));
  const all = points.flatMap(({ low, high, allowed }) => [low, high, ...(allowed ?? [])]).filter((v) => v !== null);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const margin = (high - low) * 0.06 || high * 0.05;
  const drifted = points.flatMap(({ mean, drift }, at) => (drift === null || mean === null ? [] : [[at, short(mean)]]));
  const inView = events.filter(({ at }) => at > 0);
  const line = { type: 'line', name: 'session mean', data: means, silent: true, z: 3, emphasis: { disabled: true } };
  const symbols = points.length > 60 ? { symbol: 'none' } : { symbol: 'circle', symbolSize: 5 };
  const series = [
    bandSeries(points),
    { ...line, ...symbols, itemStyle: { color: INKS.current }, lineStyle: { color: INKS.current, width: 1.5 } },
    ...(['accepted', 'replaced', 'engine'] as const).map((kind) => eventSeries(inView, kind, low)),
    {
      ...{ type: 'scatter', name: 'drifted', data: drifted, symbol: 'diamond', symbolSize: 7, silent: true, z: 4 },
      ...{ itemStyle: { color: INKS.bad }, emphasis: { disabled: true } },
    },
  ].filter(({ data }) => (data as readonly unknown[]).length > 0);
  const entries = legend(series.map(({ name }) => ({ name: String(name), symbol: true })));
  return ({ width }: Size): ChartOption => ({
    // On a phone the legend has two entries a row.
    legend: { ...entries, width: width - 60, ...(width < 500 ? { itemGap: 14 } : {}) },
    grid: grid({ top: width < 500 ? 12 + 28 * Math.ceil(series.length / 2) : 36, bottom: 48 }),
    xAxis: axis('sessions, oldest first', { type: 'category', data: days, nameGap: 28, boundaryGap: true }),
    yAxis: axis(cleanLine(unit.unit, 20), {
      ...{ type: 'value', openEnds: true, nameGap: 48, splitNumber: 4 },
      ...{ min: short(Math.max(0, low - margin)), max: short(high + margin) },
    }),
    series,
  });
}

function remarksOf({ drift }: TrendPoint, events: readonly HistoryEvent[]): string {
  const said = events.map(({ kind, text }) => (kind === 'replaced' ? text : `${EVENT_WORDS[kind]}: ${text}`));
  if (drift !== null) said.push(`drifted ${formatChange(drift.changePercent, null)}`);
  return said.join('; ');
}

function trendTable({ points }: CellTrend, history: EnvironmentHistory, days: readonly string[]): Table {
  const rows = points.flatMap(({ mean, low, high, allowed, ...point }, at): Row[] => {
    if (mean === null) return [];
    const range = allowed === null ? '–' : allowed.map(formatNumber).join(' … ');
    const own = history.events.filter((event) => event.at === at);
    const cells = [days[at] ?? '', formatNumber(mean), `${formatNumber(low)} … ${formatNumber(high)}`, range];
    const remarks = remarksOf({ mean, low, high, allowed, ...point }, own);
    return [{ cells: [...cells, remarks], tone: point.drift === null ? 'plain' : 'warn' }];
  });
  const columns = [
    leftColumn('taken'),
    rightColumn('mean'),
    rightColumn('trials'),
    rightColumn('allowed'),
    leftColumn('remarks'),
  ];
  return { kind: 'table', columns, rows, footnotes: [] };
}

/** The trend of one cell over all sessions, with what was allowed at each and what happened between them. */
export function trendFigure(trend: CellTrend, history: EnvironmentHistory, name: string): Figure {
  const days = history.sessions.map(({ session }) => cleanLine(formatDay(session.takenAt), 10) || '?');
  const title = `${metricName(trend.metric)} at ${placeName(trend.level)}`;
  const better = directionWords(trend.unit.direction);
  const says = `${title} over ${countOf(days.length, 'session')}, ${cleanLine(trend.unit.unit, 20)}${better === '' ? '' : `; ${better}`}.`;
  const option = drawTrend(trend, days, history.events);
  return { name, title, says, option, table: trendTable(trend, history, days) };
}
