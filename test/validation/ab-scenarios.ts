import { type AbPlan, planLooks } from '../../src/judge/ab-plan.ts';
import type { CellEvidence } from '../../src/judge/evidence.ts';
import { type AbJudgement, judgeAb } from '../../src/judge/judge-ab.ts';
import { worstVerdict } from '../../src/judge/run-verdict.ts';
import { cellEvidence, evidenceOf } from '../judge/cells.ts';
import { about, atMost, type Claim, type Figures, type Scenario, tally } from './claim.ts';
import { seededNormal } from './random.ts';
import { trialValues } from './simulated-values.ts';

export const PLAN: AbPlan = { looks: planLooks(3, 10), launches: { kind: 'side-by-side' } };
const MOST = 10;

export type AbWorld = {
  readonly levels: number;
  readonly trialSd: number;
  readonly change: number;
  /** Trials an arm and no more, as `--trials` says; absent = looks at 3, 6 and 10. */
  readonly only?: number;
};

export type AbRun = {
  readonly outcomes: readonly string[];
  /** Trials of both arms until the last level was closed. */
  readonly rounds: number;
  /** Trials of both arms, mean of the levels. */
  readonly trials: number;
};

/** One A/B as it goes: trials are added for open levels only, and the real judge says when it is over. */
export function runAb(normal: () => number, { levels, trialSd, change, only }: AbWorld): AbRun {
  const plan: AbPlan = only === undefined ? PLAN : { ...PLAN, looks: planLooks(only, only) };
  const arms = Array.from({ length: levels }, () => ({
    baseline: trialValues(normal, MOST, trialSd, 0, 0),
    current: trialValues(normal, MOST, trialSd, 0, change),
  }));
  const taken: number[] = new Array(levels).fill(plan.looks[0] ?? MOST);
  let judgement = judgeAt(arms, taken, plan);
  while (judgement.next !== null) {
    const { look, open } = judgement.next;
    for (const { concurrency } of open) taken[concurrency ?? 0] = look;
    judgement = judgeAt(arms, taken, plan);
  }
  const cells = judgement.cells.flatMap(({ verdict }) => (verdict === 'shown' ? [] : [verdict]));
  const verdict = worstVerdict(cells) ?? 'pass';
  return {
    outcomes: [verdict === 'improved' ? 'pass' : verdict],
    rounds: 2 * Math.max(...taken),
    trials: (2 * taken.reduce((sum, count) => sum + count, 0)) / levels,
  };
}

function judgeAt(
  arms: readonly { readonly baseline: readonly number[]; readonly current: readonly number[] }[],
  taken: readonly number[],
  plan: AbPlan,
): AbJudgement {
  const cells = arms.map((arm, level): CellEvidence => {
    const count = taken[level] ?? 0;
    const [baseline, current] = [[arm.baseline.slice(0, count)], [arm.current.slice(0, count)]];
    return cellEvidence({ concurrency: level, baseline, current });
  });
  return judgeAb(evidenceOf(...cells), plan);
}

export function abFigures(world: AbWorld): Scenario['simulate'] {
  return (replicates, seed): Figures => {
    const normal = seededNormal(seed);
    let [rounds, trials] = [0, 0];
    const shares = tally(replicates, () => {
      const run = runAb(normal, world);
      rounds += run.rounds;
      trials += run.trials;
      return run.outcomes;
    });
    return { ...shares, 'mean trials, both arms': rounds / replicates, 'mean trials a level': trials / replicates };
  };
}

const COVS = [0.01, 0.02, 0.05];
const NOISE_NAMES = ['CoV 1 %', 'CoV 2 %', 'CoV 5 %'];

/** Wanted percents by CoV, for one level and for five. */
type Wanted = { readonly change: number; readonly one: readonly number[]; readonly five: readonly number[] };

const REGRESSED: readonly Wanted[] = [
  { change: -0.05, one: [60, 60, 31], five: [99, 99, 52] },
  { change: -0.06, one: [99, 91, 49], five: [100, 100, 75] },
  { change: -0.075, one: [100, 99.8, 73], five: [100, 100, 96] },
  { change: -0.1, one: [100, 100, 95], five: [100, 100, 100] },
];
const PASS = { one: [100, 99.8, 44], five: [100, 99, 2] };
const TRIALS = { one: [7, 11, 18], five: [10, 15, 20] };

/** The rows of the rule's table for `ab`, at a tolerance of 5 %. */
export function abScenarios(replicates: number): Scenario[] {
  const sizes = [
    { levels: 1, key: 'one' },
    { levels: 5, key: 'five' },
  ] as const;
  return sizes.flatMap(({ levels, key }) =>
    COVS.flatMap((trialSd, index) => {
      const name = `J=${levels}, ${NOISE_NAMES[index]}`;
      const pick = (values: readonly number[]) => values[index] ?? Number.NaN;
      const build = (group: string, change: number, claims: readonly Claim[]): Scenario => ({
        group,
        name,
        claims,
        simulate: abFigures({ levels, trialSd, change }),
      });
      const trials = pick(TRIALS[key]);
      return [
        build('ab, A/A', 0, [
          atMost('regressed', 1, replicates),
          about('pass', pick(PASS[key]), replicates),
          { what: 'mean trials, both arms', wanted: `${trials} of 20`, low: trials - 0.8, high: trials + 0.8 },
        ]),
        ...REGRESSED.map((wanted) =>
          build(`ab, true ${(100 * wanted.change).toFixed(1).replace('-', '−').replace('.0', '')} %`, wanted.change, [
            about('regressed', pick(wanted[key]), replicates),
            ...(wanted.change === -0.05 ? [atMost('pass', 2.5, replicates)] : []),
          ]),
        ),
      ];
    }),
  );
}
