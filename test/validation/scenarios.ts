import { abScenarios } from './ab-scenarios.ts';
import type { Scenario } from './claim.ts';
import { efficiencyScenarios, neighbourScenarios } from './comparison-scenarios.ts';
import { confirmScenarios } from './confirm-scenarios.ts';
import { lookScenarios } from './look-scenarios.ts';
import { otherScenarios } from './other-scenarios.ts';
import { shortAbScenarios } from './short-ab-scenarios.ts';
import { storedScenarios } from './stored-scenarios.ts';

/** Every row of the validation table, always in the same order: a row's seed is its place. */
export function allScenarios(replicates: number): Scenario[] {
  return [
    ...storedScenarios(replicates),
    ...abScenarios(replicates),
    ...confirmScenarios(replicates),
    ...neighbourScenarios(replicates),
    ...efficiencyScenarios(),
    ...lookScenarios(replicates),
    ...otherScenarios(replicates),
    ...shortAbScenarios(replicates),
  ];
}

export function seedOf(index: number): number {
  return 20_260_000 + index;
}
