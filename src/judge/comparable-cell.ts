import { mean } from 'simple-statistics';
import { betterThreshold, type Orientation, orientedLog, valueOfLog, worseThreshold } from '../stats/log-change.ts';
import type { CellEvidence } from './evidence.ts';
import type { Tolerance } from './stored-rule.ts';
import type { Cell, CellVerdict } from './verdict.ts';

/** A cell that can be calculated with, or the reason why it can't: decided before any arithmetic. */
export type Sorted =
  | { readonly kind: 'comparable'; readonly evidence: CellEvidence; readonly orientation: Orientation }
  | { readonly kind: 'decided'; readonly cell: Cell };

/**
 * Sorts out what must never reach a logarithm: a side without values is a missing level; a value that isn't a positive
 * finite number makes the current side invalid or the baseline not comparable. Empty sessions count as absent.
 */
export function sortCell(given: CellEvidence): Sorted {
  const evidence = {
    ...given,
    baseline: given.baseline.filter((session) => session.length > 0),
    current: given.current.filter((session) => session.length > 0),
  };
  const decided = (verdict: CellVerdict, note: string): Sorted => ({
    kind: 'decided',
    cell: blankCell(evidence, evidence.gated ? verdict : 'shown', [note]),
  });
  if (evidence.blocked !== undefined) return decided('not-comparable', evidence.blocked);
  if (evidence.baseline.length === 0) return decided('missing-level', 'not in the baseline');
  if (evidence.current.length === 0) return decided('missing-level', 'not measured in this run');
  const badCurrent = evidence.current.flat().find(isUnsound);
  if (badCurrent !== undefined) return decided('invalid', `a measured value is ${badCurrent}: nothing was calculated`);
  const badBaseline = evidence.baseline.flat().find(isUnsound);
  if (badBaseline !== undefined) {
    return decided('not-comparable', `a baseline value is ${badBaseline}: nothing was calculated`);
  }
  const factor = factorBetween(evidence);
  if (factor > MOST_CHANGE) {
    return decided(
      'not-comparable',
      `the two sides differ ${Math.round(factor)}-fold: another unit, or a damaged file; nothing was judged`,
    );
  }
  if (evidence.direction === 'neither') return { kind: 'decided', cell: shownWithoutDirection(evidence) };
  return { kind: 'comparable', evidence, orientation: evidence.direction };
}

/** No change of a server is a thousandfold. */
const MOST_CHANGE = 1000;

function factorBetween(evidence: CellEvidence): number {
  const { baseline, current } = sideMeans(evidence, 'higher');
  return Math.max(current / baseline, baseline / current);
}

function isUnsound(value: number): boolean {
  return !(Number.isFinite(value) && value > 0);
}

/** A cell with its identity and counts, and nothing calculated yet. */
export function blankCell(evidence: CellEvidence, verdict: CellVerdict, notes: readonly string[]): Cell {
  return {
    concurrency: evidence.concurrency,
    ...(evidence.label === undefined ? {} : { label: evidence.label }),
    metric: evidence.metric,
    unit: evidence.unit,
    direction: evidence.direction,
    gated: evidence.gated,
    tolerancePercent: 100 * evidence.tolerance,
    baseline: null,
    current: null,
    deltaPercent: null,
    interval: null,
    failsAtPercent: null,
    rulesOutPercent: null,
    detectablePercent: null,
    verdict,
    trials: evidence.current.flat().length,
    baselineSessions: evidence.baseline.length,
    notes: [...evidence.notes, ...notes],
  };
}

/** A metric that is neither better high nor better low has a change but no verdict. */
function shownWithoutDirection(evidence: CellEvidence): Cell {
  const means = sideMeans(evidence, 'higher');
  return {
    ...blankCell(evidence, 'shown', []),
    gated: false,
    ...means,
    deltaPercent: 100 * (means.current / means.baseline - 1),
  };
}

/** Geometric mean of the session means of each side, in the metric's unit. */
export function sideMeans(
  evidence: CellEvidence,
  orientation: Orientation,
): { readonly baseline: number; readonly current: number } {
  const meanOf = (sessions: readonly (readonly number[])[]) =>
    valueOfLog(
      mean(sessions.map((session) => mean(session.map((value) => orientedLog(value, orientation))))),
      orientation,
    );
  return { baseline: meanOf(evidence.baseline), current: meanOf(evidence.current) };
}

/** The allowed change of a cell on the log scale. */
export function toleranceOf(evidence: CellEvidence, orientation: Orientation): Tolerance {
  return {
    worse: worseThreshold(evidence.tolerance, orientation),
    better: betterThreshold(evidence.tolerance, orientation),
  };
}
