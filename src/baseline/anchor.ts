import { METRICS } from '../measure/metric.ts';
import type { Anchor, BaselineSession } from './baseline.ts';
import { collectCells, meanOfSessions } from './cells.ts';
import { roundFigure } from './print-baseline.ts';

/** Reasons that refresh itself gives; every other one is a person's, for a regression that was accepted. */
export const REPLACED = 'replaced';
export const DROPPED = 'oldest session, dropped';

/** Of our own metrics drift is watched in these; metrics that the gate doesn't know are all kept. */
const ANCHORED = new Set(['output-throughput', 'ttft-p50', 'tpot-mean']);

/** The geometric means of some sessions, as the old level that later ones are measured against. */
export function makeAnchor(sessions: readonly BaselineSession[], reason: string): Anchor {
  const newest = sessions.at(-1);
  const means = collectCells(sessions).flatMap(({ sessions: values, ...cell }) => {
    const mean = meanOfSessions(values);
    const wanted = ANCHORED.has(cell.metric) || !Object.hasOwn(METRICS, cell.metric);
    return mean === null || !wanted ? [] : [{ ...cell, value: roundFigure(mean) }];
  });
  const commit = newest?.commit;
  return { takenAt: newest?.takenAt ?? '', ...(commit === undefined ? {} : { commit }), reason, means };
}
