import type { TrialTrace } from '../../measure/trial-trace.ts';
import type { Row } from '../document.ts';
import { formatNumber } from '../format.ts';
import type { ChartOption, Size } from './draw-svg.ts';
import type { Figure } from './figure.ts';
import { axis, grid, INKS } from './inks.ts';

/** Linear interpolation (type 7) on ascending values. */
function quantile(ascending: readonly number[], share: number): number {
  const position = (ascending.length - 1) * share;
  const [low, high] = [ascending[Math.floor(position)] ?? 0, ascending[Math.ceil(position)] ?? 0];
  return low + (high - low) * (position - Math.floor(position));
}

const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

type Spread = { readonly concurrency: number; readonly count: number; readonly quantiles: readonly number[] };

function spreadsOf(traces: readonly TrialTrace[], of: (trace: TrialTrace) => readonly number[]): readonly Spread[] {
  const levels = [...new Set(traces.map((trace) => trace.concurrency))];
  return levels.flatMap((concurrency) => {
    const own = traces.filter((trace) => trace.concurrency === concurrency);
    const values = own.flatMap(of).toSorted((one, other) => one - other);
    if (values.length === 0) return [];
    return [{ concurrency, count: values.length, quantiles: SHARES.map((share) => quantile(values, share)) }];
  });
}

function spreadOption(spreads: readonly Spread[], unit: string) {
  const style = { color: INKS.band, borderColor: INKS.current, borderWidth: 2 };
  const data = spreads.map(({ quantiles }) => quantiles);
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
  const rows = spreads.map(({ concurrency, count, quantiles }): Row => {
    const figures = quantiles.map(formatNumber);
    return { cells: [String(concurrency), ...figures, String(count)], tone: 'plain' };
  });
  const headings = ['concurrency', 'p5', 'p25', 'p50', 'p75', 'p95', 'requests'];
  const columns = headings.map((heading) => ({ heading, align: 'right' as const }));
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
