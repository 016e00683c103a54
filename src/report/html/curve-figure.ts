import type { BaselineSession } from '../../baseline/baseline.ts';
import { groupByLabel } from '../../baseline/level.ts';
import type { Session } from '../../measure/session.ts';
import { cleanLine, cutText } from '../clean-text.ts';
import { type Row, rightColumn } from '../document.ts';
import { formatChange, formatMeans, formatNumber } from '../format.ts';
import { type comparedWith, directionWords, metricName } from '../metric-words.ts';
import { USUAL_METRICS } from '../usual-metrics.ts';
import type { ChartOption, Size } from './draw-svg.ts';
import type { Figure } from './figure.ts';
import { axis, grid, INKS, legend } from './inks.ts';
import type { CurveCell } from './measured-cells.ts';

type LeftSide = ReturnType<typeof comparedWith>;
type Point = readonly [concurrency: number, value: number];
type Band = readonly [concurrency: number, low: number, high: number];

/** Trials of one side at the levels of the curve. */
function baselinePoints(
  sessions: readonly BaselineSession[],
  { metric, label }: Pick<CurveCell, 'metric' | 'label'>,
): readonly Point[] {
  return sessions.flatMap((session) =>
    session.trials.flatMap((trial): Point[] => {
      const value = trial.metrics[metric];
      if (trial.concurrency === null || trial.label !== label || value === undefined) return [];
      return [[trial.concurrency, value]];
    }),
  );
}

/** Our own levels have no label. */
function currentPoints(
  session: Session | null,
  { metric, label }: Pick<CurveCell, 'metric' | 'label'>,
): readonly Point[] {
  if (label !== undefined) return [];
  return (session?.levels ?? []).flatMap((level) =>
    level.trials.flatMap((trial): Point[] => {
      const value = (trial.metrics as Readonly<Record<string, number>>)[metric];
      return trial.valid && value !== undefined ? [[level.concurrency, value]] : [];
    }),
  );
}

const at = (cell: CurveCell, value: number | null): readonly Point[] =>
  cell.concurrency === null || value === null ? [] : [[cell.concurrency, value]];

/** The 90 % interval of Δ, laid around the baseline's curve. */
function intervalBand(cells: readonly CurveCell[]): readonly Band[] {
  return cells.flatMap(({ concurrency, baseline, interval }): Band[] => {
    if (concurrency === null || baseline === null || interval === null || !interval.every(Number.isFinite)) return [];
    return [[concurrency, baseline * (1 + interval[0] / 100), baseline * (1 + interval[1] / 100)]];
  });
}

function failsAtPoints(cells: readonly CurveCell[]): readonly Point[] {
  return cells.flatMap((cell): readonly Point[] => {
    if (!cell.gated || cell.baseline === null || cell.failsAtPercent === null) return [];
    const side = cell.direction === 'lower' ? 1 : -1;
    return at(cell, cell.baseline * (1 + (side * cell.failsAtPercent) / 100));
  });
}

type Coordinates = { readonly coord: (point: readonly [number, number]) => readonly [number, number] };

/** One polygon over the whole band, drawn with its first point. */
function bandSeries(name: string, band: readonly Band[]): ChartOption {
  const renderItem = (item: { readonly dataIndex: number }, { coord }: Coordinates) => {
    const upper = band.map(([level, , high]) => coord([level, high]));
    const lower = band.map(([level, low]) => coord([level, low])).reverse();
    const style = { fill: INKS.band };
    return item.dataIndex === 0 ? { type: 'polygon', shape: { points: [...upper, ...lower] }, style } : null;
  };
  return { type: 'custom', name, silent: true, renderItem, data: band, itemStyle: { color: INKS.band }, z: 1 };
}

const line = (name: string, data: readonly Point[], color: string, dash: string, symbol: string): ChartOption => ({
  ...{ type: 'line', name, data, symbol, symbolSize: 8, silent: true, z: 3 },
  ...{ itemStyle: { color }, lineStyle: { color, width: 2, type: dash }, emphasis: { disabled: true } },
});

const points = (name: string, data: readonly Point[], color: string, symbol: string): ChartOption => ({
  ...{ type: 'scatter', name, data, symbol, symbolSize: 5, silent: true, z: 4, emphasis: { disabled: true } },
  itemStyle: { color: 'transparent', borderColor: color, borderWidth: 1 },
});

function curveOption(
  cells: readonly CurveCell[],
  unit: string,
  dots: readonly [readonly Point[], readonly Point[]],
  left: LeftSide,
) {
  const series = [
    bandSeries('90 % interval', intervalBand(cells)),
    line(
      left,
      cells.flatMap((cell) => at(cell, cell.baseline)),
      INKS.baseline,
      'dashed',
      'diamond',
    ),
    line(
      'current',
      cells.flatMap((cell) => at(cell, cell.current)),
      INKS.current,
      'solid',
      'circle',
    ),
    line('fails at', failsAtPoints(cells), INKS.bad, 'dotted', 'none'),
    points(`${left} trials`, dots[0], INKS.baseline, 'diamond'),
    points('current trials', dots[1], INKS.current, 'circle'),
  ].filter(({ data }) => (data as readonly unknown[]).length > 0);
  const shown = series.filter(({ type }) => type !== 'scatter');
  const levels = cells.flatMap((cell) => (cell.concurrency === null ? [] : [cell.concurrency]));
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  return ({ width }: Size): ChartOption => ({
    legend: legend(shown.map(({ name }) => ({ name: String(name), symbol: name !== 'fails at' }))),
    grid: grid({ top: width < 500 ? 64 : 36, bottom: 48 }),
    xAxis: axis('concurrency (log₂)', {
      type: 'log',
      openEnds: true,
      logBase: 2,
      nameGap: 28,
      min: low / 1.2,
      max: high * 1.2,
    }),
    yAxis: axis(unit, { type: 'value', nameGap: 48, min: 0 }),
    series,
  });
}

function curveTable(cells: readonly CurveCell[], dots: readonly [readonly Point[], readonly Point[]], left: LeftSide) {
  const list = (side: readonly Point[], cell: CurveCell) =>
    side
      .filter(([level]) => level === cell.concurrency)
      .map(([, value]) => formatNumber(value))
      .join(', ');
  const rows = cells.map((cell): Row => {
    const means = formatMeans(cell.baseline, cell.current, cell.interval);
    const change = formatChange(cell.deltaPercent, cell.interval);
    const trials = [list(dots[0], cell), list(dots[1], cell)];
    return { cells: [String(cell.concurrency), ...means, change, ...trials], tone: 'plain' };
  });
  const headings = ['concurrency', left, 'current', 'Δ (90 % interval)', `${left} trials`, 'current trials'];
  const columns = headings.map(rightColumn);
  return { kind: 'table' as const, columns, rows, footnotes: [] };
}

/** A curve for each label of each gated metric, output throughput, TTFT p50 and mean TPOT at a concurrency. */
export function curveFigures(
  cells: readonly CurveCell[],
  session: Session | null,
  baselineSessions: readonly BaselineSession[],
  left: LeftSide = 'baseline',
): readonly Figure[] {
  const drawn = cells.filter((cell) => cell.concurrency !== null);
  const gated = drawn.filter((cell) => cell.gated).map((cell) => cell.metric);
  const present = USUAL_METRICS.filter((metric) => drawn.some((cell) => cell.metric === metric));
  const curves = [...new Set([...gated, ...present])].flatMap((metric) =>
    groupByLabel(drawn.filter((cell) => cell.metric === metric)),
  );
  return curves.flatMap((own, index): Figure[] => {
    const [first] = own;
    if (first === undefined) return [];
    const dots = [baselinePoints(baselineSessions, first), currentPoints(session, first)] as const;
    const sides = own.some(({ baseline }) => baseline !== null) ? `${left} against current` : 'this run alone';
    const better = directionWords(first.direction);
    const title = [metricName(first.metric), ...(first.label === undefined ? [] : [cutText(first.label, 60)])].join(
      ', ',
    );
    const says = `${title} over concurrency, ${sides}; ${better}. Small hollow marks are single trials.`;
    const option = curveOption(own, cleanLine(first.unit, 20), dots, left);
    return [{ name: `curve-${index + 1}`, title, says, option, table: curveTable(own, dots, left) }];
  });
}
