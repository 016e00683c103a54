import type { RunVerdict } from '../judge/verdict.ts';
import type { Chart } from './document.ts';
import { comparedWith, metricName } from './metric-words.ts';

/** Baseline (A/B: reference) against current over the levels of the first gated metric; null with fewer than two levels on both sides. */
export function describeCurve({ cells, mode }: RunVerdict): Chart | null {
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
      { name: comparedWith(mode), values: drawn.map((cell) => cell.baseline) },
      { name: 'current', values: drawn.map((cell) => cell.current) },
    ],
  };
}
