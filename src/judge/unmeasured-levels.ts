import type { BaselineSession } from '../baseline/baseline.ts';
import { levelKey, levelName } from '../baseline/level.ts';
import { levelsOf } from './side-session.ts';

/** The note on levels that the baseline holds and this run didn't measure: fewer were asked for, or a file was cut. */
export function noteUnmeasured(baseline: readonly BaselineSession[], current: readonly BaselineSession[]): string[] {
  const measured = new Set(levelsOf(current).map(levelKey));
  const left = levelsOf(baseline).filter((level) => !measured.has(levelKey(level)));
  if (left.length === 0) return [];
  const them = left.length > 1 ? 'them' : 'it';
  return [
    `the baseline also holds ${left.map(levelName).join(', ')}: not measured in this run, so nothing is said of ${them}`,
  ];
}
