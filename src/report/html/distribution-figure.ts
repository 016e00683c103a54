import { percentile, sortAscending } from '../../measure/percentile.ts';
import type { TrialTrace } from '../../measure/trial-trace.ts';
import { type Row, rightColumn } from '../document.ts';
import { formatNumber } from '../format.ts';
import type { ChartOption, Size } from './draw-svg.ts';
import type { Figure } from './figure.ts';
import { axis, grid, INKS } from './inks.ts';

const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

type Spread = { readonly concurrency: number; readonly count: number; readonly percentiles: readonly number[] };

function spreadsOf(traces: readonly TrialTrace[], of: (trace: TrialTrace) => readonly number[]): readonly Spread[] {
  const levels = [...new Set(traces.map((trace) => trace.concurrency))];
  return levels.flatMap((concurrency) => {
    const own = traces.filter((trace) => trace.concurrency === concurrency);
    const values = sortAscending(own.flatMap(of));
    if (values.length === 0) return [];
    return [{ concurrency, count: values.length, percentiles: SHARES.map((share) => percentile(values, share)) }];
  });
}

function spreadOption(spreads: readonly Spread[], unit: string) {
  const style = { color: INKS.band, borderColor: INKS.current, borderWidth: 2 };
  const data = spreads.map(({ percentiles }) => percentiles);
  return (_size: Size): ChartOption => ({
    grid: grid({ top: 16, bottom: 48 }),
    xAxis: axis('concurrency', {
      type: 'category',
      data: spreads.map((spread) => String(spread.concurrency)),
      nameGap: 28,
    }),
    yAxis: axis(unit, { type: 'value', nameGap: 48, min: 0 }),
    series: [{ type: 'boxplot', data, itemStyle: style, silent: true, emphasis: { disabled: true } }],
  });
}

function spreadFigure(name: string, title: string, spreads: readonly Spread[]): readonly Figure[] {
  if (spreads.length === 0) return [];
  const rows = spreads.map(({ concurrency, count, percentiles }): Row => {
    const figures = percentiles.map(formatNumber);
    return { cells: [String(concurrency), ...figures, String(count)], tone: 'plain' };
  });
  const headings = ['concurrency', 'p5', 'p25', 'p50', 'p75', 'p95', 'requests'];
  const columns = headings.map(rightColumn);
  const says = `${title} of every good request, all trials of a level: whiskers p5 and p95, box p25 to p75, line p50.`;
  const table = { kind: 'table' as const, columns, rows, footnotes: [] };
  return [{ name, title, says, option: spreadOption(spreads, 'ms'), table }];
}

/** Distributions of TTFT and TPOT over the requests of this run. */
export function distributionFigures(traces: readonly TrialTrace[]): readonly Figure[] {
  return [
    ...spreadFigure(
      'ttft',
      'TTFT, ms',
      spreadsOf(traces, (trace) => trace.ttftMs),
    ),
    ...spreadFigure(
      'tpot',
      'TPOT, ms',
      spreadsOf(traces, (trace) => trace.tpotMs),
    ),
  ];
}
