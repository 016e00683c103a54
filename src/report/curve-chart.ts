import type { Cell } from '../judge/verdict.ts';
import type { Chart } from './document.ts';
import { metricName } from './metric-words.ts';

/** Baseline against current over the levels of the first gated metric; null with fewer than two levels on both sides. */
export function describeCurve(cells: readonly Cell[]): Chart | null {
  const [first] = cells.filter((cell) => cell.gated);
  if (first === undefined) return null;
  const levels = cells.filter((cell) => cell.metric === first.metric && cell.concurrency !== null);
  const drawn = levels.filter((cell) => cell.deltaPercent !== null);
  if (drawn.length < 2) return null;
  return {
    kind: 'chart',
    title: `${metricName(first.metric)}, ${first.unit}`,
    xLabels: drawn.map((cell) => String(cell.concurrency)),
    yLabel: first.unit,
    series: [
      { name: 'baseline', values: drawn.map((cell) => cell.baseline) },
      { name: 'current', values: drawn.map((cell) => cell.current) },
    ],
  };
}
