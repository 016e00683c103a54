import { levelName } from '../../baseline/level.ts';
import type { Session } from '../../measure/session.ts';
import type { TrialTrace } from '../../measure/trial-trace.ts';
import { cutText } from '../clean-text.ts';
import { type Row, rightColumn } from '../document.ts';
import { formatNumber, NOTHING } from '../format.ts';
import type { ChartOption, Size } from './draw-svg.ts';
import type { Figure } from './figure.ts';
import { axis, DASHES, grid, legend, SERIES } from './inks.ts';

const colourOf = (index: number) => SERIES[index % SERIES.length] ?? SERIES[0];
const dashOf = (index: number) => DASHES[Math.floor(index / SERIES.length) % DASHES.length] ?? 'solid';

/** Three figures of a slice's middle and value are more than a pixel shows. */
const short = (value: number) => Number(value.toPrecision(3));

function lineOf(trace: TrialTrace, index: number, panel: 0 | 1): ChartOption {
  const values = panel === 0 ? trace.tokensPerSecond : trace.inFlight;
  const color = colourOf(index);
  return {
    ...{
      type: 'line',
      name: `trial ${trace.trial}`,
      xAxisIndex: panel,
      yAxisIndex: panel,
      symbol: 'none',
      silent: true,
    },
    ...{ lineStyle: { color, width: 1.5, type: dashOf(index) }, itemStyle: { color }, emphasis: { disabled: true } },
    data: values.map((value, slice) => [short(((slice + 0.5) * trace.sliceMs) / 1000), short(value)]),
  };
}

/** Two digits, so that the axis ends at a readable number. */
function roundUp(seconds: number): number {
  const step = 10 ** (Math.floor(Math.log10(seconds)) - 1);
  return Number((Math.ceil(seconds / step) * step).toPrecision(2));
}

function timelineOption(traces: readonly TrialTrace[]) {
  const series = traces.flatMap((trace, index) => [lineOf(trace, index, 0), lineOf(trace, index, 1)]);
  return ({ width, height }: Size): ChartOption => {
    const top = width < 500 ? 60 : 36;
    const half = (height - top - 48) / 2;
    const end = roundUp(Math.max(...traces.map((trace) => trace.sliceMs * trace.tokensPerSecond.length)) / 1000);
    const x = (gridIndex: number, name: string) =>
      axis(name, { type: 'value', gridIndex, nameGap: 26, min: 0, max: end });
    const y = (gridIndex: number, name: string) =>
      axis(name, { type: 'value', gridIndex, nameGap: 48, min: 0, splitNumber: 3 });
    return {
      legend: legend(traces.map((trace) => ({ name: `trial ${trace.trial}`, symbol: false }))),
      grid: [grid({ top, height: half - 16 }), grid({ top: top + half + 10, height: half - 16 })],
      xAxis: [{ ...x(0, ''), axisLabel: { show: false } }, x(1, 'seconds')],
      yAxis: [y(0, 'tok/s'), y(1, 'in flight')],
      series,
    };
  };
}

const MOST_COUNTERS = 12;

/** A column a counter that the server showed at this level. */
function timelineTable(traces: readonly TrialTrace[], session: Session | null) {
  const level = session?.levels.find(({ concurrency }) => concurrency === traces[0]?.concurrency);
  const countersOf = (trial: number) => level?.trials[trial - 1]?.counters ?? {};
  const names = [...new Set(traces.flatMap(({ trial }) => Object.keys(countersOf(trial))))].slice(0, MOST_COUNTERS);
  const rows = traces.map(({ trial, tokensPerSecond, inFlight }): Row => {
    const shown = names.map((name) => formatNumber(countersOf(trial)[name]));
    const peak = (values: readonly number[]) => (values.length === 0 ? NOTHING : formatNumber(Math.max(...values)));
    return { cells: [String(trial), peak(tokensPerSecond), peak(inFlight), ...shown], tone: 'plain' };
  });
  const headings = ['trial', 'fastest slice, tok/s', 'most in flight', ...names.map((name) => cutText(name, 60))];
  const columns = headings.map(rightColumn);
  return { kind: 'table' as const, columns, rows, footnotes: [] };
}

/** Tokens per second and requests in flight over the time of each trial, a figure a level. */
export function timelineFigures(traces: readonly TrialTrace[], session: Session | null): readonly Figure[] {
  const levels = [...new Set(traces.map((trace) => trace.concurrency))];
  return levels.flatMap((concurrency) => {
    const own = traces.filter((trace) => trace.concurrency === concurrency && trace.tokensPerSecond.length > 0);
    if (own.length === 0) return [];
    const [name, title] = [`timeline-${concurrency}`, levelName({ concurrency })];
    const says = `Tokens per second and requests in flight over the trials at ${title}; server counters in the table.`;
    return [{ name, title, says, option: timelineOption(own), table: timelineTable(own, session) }];
  });
}
