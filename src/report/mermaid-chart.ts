import { cleanLine } from './clean-text.ts';
import type { Chart } from './document.ts';
import { formatChartNumber } from './format.ts';

/** Mermaid has no escape inside a quoted label: only characters that mean nothing to it are kept. */
function label(text: string, limit: number): string {
  return `"${cleanLine(text, limit).replace(/[^\p{L}\p{N} .,:()=/+−-]/gu, ' ')}"`;
}

const isPoint = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value);

/**
 * A fenced mermaid `xychart-beta` block, the first series as bars, the others as lines; null where fewer than two
 * points exist on every series. GitHub draws it in comments and summaries, not in e-mail or its mobile apps.
 */
export function renderMermaidChart(chart: Chart): string | null {
  const kept = chart.xLabels.map((_, at) => at).filter((at) => chart.series.every(({ values }) => isPoint(values[at])));
  if (kept.length < 2 || chart.series.length === 0) return null;
  const valuesOf = (values: readonly (number | null)[]) => kept.map((at) => values[at]).filter(isPoint);
  const top = Math.max(...chart.series.flatMap(({ values }) => valuesOf(values)));
  const names = chart.series.map(({ name }, at) => `${at === 0 ? 'bars' : 'line'} ${name}`).join(', ');
  const lines = [
    'xychart-beta',
    `  title ${label(`${chart.title}: ${names}`, 90)}`,
    `  x-axis "concurrency" [${kept.map((at) => label(chart.xLabels[at] ?? '', 20)).join(', ')}]`,
    `  y-axis ${label(chart.yLabel, 20)} 0 --> ${formatChartNumber(top > 0 ? top * 1.1 : 1)}`,
    ...chart.series.map(
      ({ values }, at) => `  ${at === 0 ? 'bar' : 'line'} [${valuesOf(values).map(formatChartNumber).join(', ')}]`,
    ),
  ];
  return ['```mermaid', ...lines, '```'].join('\n');
}
