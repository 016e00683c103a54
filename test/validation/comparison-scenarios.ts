import { boundDistance } from '../../src/stats/difference.ts';
import { worseThreshold } from '../../src/stats/log-change.ts';
import { welchDifference } from '../../src/stats/welch.ts';
import { abFigures } from './ab-scenarios.ts';
import { about, type Claim, type Figures, type Scenario, tally } from './claim.ts';
import { seededNormal } from './random.ts';
import { trialValues } from './simulated-values.ts';

const TOLERANCE = 0.05;

/**
 * The gate of inference-doctor 0.4.0 as its help says it: fail when the whole 90 % interval of the change is at or past
 * the tolerance, pass when the whole interval is below it. On logs here, a delta-method step less than the original.
 */
function neighbourVerdict(baseline: readonly number[], current: readonly number[]): 'fail' | 'pass' | 'no decision' {
  const difference = welchDifference(baseline.map(Math.log), current.map(Math.log));
  const distance = boundDistance(0.95, difference);
  const limit = -worseThreshold(TOLERANCE, 'higher');
  if (difference.d + distance <= limit) return 'fail';
  return difference.d - distance > limit ? 'pass' : 'no decision';
}

function neighbourFigures(runs: number, trialSd: number, change: number): Scenario['simulate'] {
  return (replicates, seed): Figures => {
    const normal = seededNormal(seed);
    return tally(replicates, () => [
      neighbourVerdict(trialValues(normal, runs, trialSd, 0, 0), trialValues(normal, runs, trialSd, 0, change)),
    ]);
  };
}

/** A neighbour's rule at the same tolerance, and `ab` beside it. */
export function neighbourScenarios(replicates: number): Scenario[] {
  const neighbour = (runs: number, trialSd: number, change: number, claims: readonly Claim[]): Scenario => ({
    group: `neighbour (90 % interval), ${runs} runs a side`,
    name: `CoV ${100 * trialSd} %, true ${String(100 * change).replace('-', '−')} %`,
    claims,
    simulate: neighbourFigures(runs, trialSd, change),
  });
  const ours = (trialSd: number, change: number, claims: readonly Claim[]): Scenario => ({
    group: 'ab beside it, one level',
    name: `CoV ${100 * trialSd} %, true ${String(100 * change).replace('-', '−')} %`,
    claims,
    simulate: abFigures({ levels: 1, trialSd, change }),
  });
  const near = (what: string, percent: number) => about(what, percent, replicates);
  const trials: Claim = { what: 'mean trials, both arms', wanted: '11 to 16', low: 10.5, high: 16.5 };
  const shown = (what: string): Claim => ({ what, wanted: 'no figure stated' });
  return [
    neighbour(10, 0.02, -0.05, [near('fail', 5)]),
    neighbour(10, 0.02, -0.075, [near('fail', 89)]),
    neighbour(3, 0.02, -0.05, [near('fail', 3.5)]),
    neighbour(3, 0.02, -0.075, [near('fail', 33)]),
    neighbour(3, 0.02, 0, [near('pass', 76)]),
    neighbour(10, 0.01, -0.05, [shown('fail')]),
    neighbour(10, 0.01, -0.075, [shown('fail')]),
    neighbour(3, 0.01, -0.05, [shown('fail')]),
    neighbour(3, 0.01, -0.075, [shown('fail')]),
    neighbour(3, 0.01, 0, [shown('pass')]),
    ours(0.02, -0.05, [near('regressed', 60), trials]),
    ours(0.02, -0.075, [near('regressed', 99.8), trials]),
    ours(0.02, 0, [near('pass', 99.8), trials]),
    ours(0.01, -0.05, [near('regressed', 60)]),
    ours(0.01, -0.075, [near('regressed', 100)]),
    ours(0.01, 0, [near('pass', 100)]),
  ];
}

/** Trials of a fixed rule, both arms, at the error rates of the looks. */
const FIXED_TRIALS = 20;

function efficiencyFigures(levels: number, trialSd: number): Scenario['simulate'] {
  return (replicates, seed) => {
    const figures = abFigures({ levels, trialSd, change: 0 })(replicates, seed);
    return { [SHARE]: (100 * (figures['mean trials, both arms'] ?? Number.NaN)) / FIXED_TRIALS };
  };
}

const SHARE = 'trials to a verdict, of ten an arm';

/** How much sooner the looks end an A/A than a fixed ten trials an arm would. */
export function efficiencyScenarios(): Scenario[] {
  const row = (levels: number, trialSd: number, percent: number): Scenario => ({
    group: 'efficiency, ab A/A',
    name: `J=${levels}, CoV ${100 * trialSd} %`,
    claims: [{ what: SHARE, wanted: `≤ ${percent} %`, high: percent }],
    simulate: efficiencyFigures(levels, trialSd),
  });
  return [row(1, 0.01, 40), row(1, 0.02, 55), row(5, 0.01, 55)];
}
