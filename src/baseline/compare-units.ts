import type { Difference } from '../judge/verdict.ts';
import type { MetricUnit } from '../measure/metric.ts';
import { findDifferences } from './facts.ts';

type Units = Readonly<Record<string, MetricUnit>>;

/** The same metric in another unit or direction can't be compared. */
export function compareUnits(baseline: Units, current: Units): readonly Difference[] {
  const state = ({ unit, direction }: MetricUnit) => `${unit}, ${direction} is better`;
  const common = Object.entries(current).flatMap(([metric, now]) => {
    const before = Object.hasOwn(baseline, metric) ? baseline[metric] : undefined;
    return before === undefined ? [] : [{ fact: `unit of ${metric}`, baseline: state(before), current: state(now) }];
  });
  return findDifferences(common, 'blocks').differences;
}
