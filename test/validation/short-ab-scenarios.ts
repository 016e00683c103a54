import { abFigures } from './ab-scenarios.ts';
import { about, atMost, type Scenario } from './claim.ts';

/** Percent of true −10 % that is called, by trials an arm, for trials 1 and 2 % apart: seen here, and printed in the docs. */
const FOUND: readonly (readonly [trials: number, found: readonly number[]])[] = [
  [2, [25.8, 8.9]],
  [3, [98.5, 66.6]],
  [5, [100, 100]],
];
const COVS = [0.01, 0.02, 0.05];

/** `ab --trials N` below six: the only look may fail at half a percent, so false alarms stay under 1 % and power is what is lost. */
export function shortAbScenarios(replicates: number): Scenario[] {
  return FOUND.flatMap(([only, found]) =>
    COVS.flatMap((trialSd, index): Scenario[] => {
      const build = (name: string, levels: number, change: number, claims: Scenario['claims']): Scenario => ({
        group: `ab, --trials ${only}`,
        name: `J=${levels}, CoV ${100 * trialSd} %, ${name}`,
        claims,
        simulate: abFigures({ levels, trialSd, change, only }),
      });
      const share = found[index];
      return [
        build('A/A', 1, 0, [atMost('regressed', 1, replicates)]),
        build('A/A', 5, 0, [atMost('regressed', 1, replicates)]),
        ...(share === undefined ? [] : [build('true −10 %', 1, -0.1, [about('regressed', share, replicates)])]),
      ];
    }),
  );
}
