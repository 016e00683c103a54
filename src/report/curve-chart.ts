import { groupByLabel } from '../baseline/level.ts';
import type { Cell, RunVerdict } from '../judge/verdict.ts';
import { cutText } from './clean-text.ts';
import type { Chart } from './document.ts';
import { comparedWith, metricName } from './metric-words.ts';

/**
 * Baseline (A/B: reference) against current over the levels of the first gated metric, a chart a label; none for fewer
 * than two levels on both sides.
 */
export function describeCurves({ cells, mode }: RunVerdict): readonly Chart[] {
  const [first] = cells.filter((cell) => cell.gated);
  if (first === undefined) return [];
  const levels = cells.filter((cell) => cell.metric === first.metric && cell.concurrency !== null);
  const curves = groupByLabel(levels.filter((cell) => cell.deltaPercent !== null));
  return curves.filter((drawn) => drawn.length > 1).map((drawn) => drawCurve(first, drawn, mode));
}

function drawCurve(first: Cell, drawn: readonly Cell[], mode: RunVerdict['mode']): Chart {
  const label = drawn[0]?.label;
  const title = `${metricName(first.metric)}, ${first.unit}`;
  return {
    kind: 'chart',
    title: label === undefined ? title : `${title}, ${cutText(label, 60)}`,
    xLabels: drawn.map((cell) => String(cell.concurrency)),
    yLabel: first.unit,
    series: [
      { name: comparedWith(mode), values: drawn.map((cell) => cell.baseline) },
      { name: 'current', values: drawn.map((cell) => cell.current) },
    ],
  };
}
