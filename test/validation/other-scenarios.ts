import type { AbPlan } from '../../src/judge/ab-plan.ts';
import type { CellEvidence } from '../../src/judge/evidence.ts';
import { judgeAb } from '../../src/judge/judge-ab.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { worstVerdict } from '../../src/judge/run-verdict.ts';
import type { Cell } from '../../src/judge/verdict.ts';
import { cellEvidence, evidenceOf } from '../judge/cells.ts';
import { about, atMost, type Claim, type Scenario, tally } from './claim.ts';
import { seededNormal } from './random.ts';
import { sessionShifts, trialValues } from './simulated-values.ts';

const PLAN: AbPlan = { looks: [6, 12], launches: { kind: 'alternating', noise: 0.01 } };

/** Launches A B A B A of six trials, launch sd 1 % as declared; judged after three launches, then after five. */
function launchedCell(normal: () => number, change: number): CellEvidence {
  const launch = (effect: number) => trialValues(normal, 6, 0.01, 0.01 * normal(), effect);
  const [a, b] = [
    [launch(0), launch(0), launch(0)],
    [launch(change), launch(change)],
  ];
  return cellEvidence({ baseline: a, current: b });
}

function runVerdict(cells: readonly Cell[]): string {
  return worstVerdict(cells.flatMap(({ verdict }) => (verdict === 'shown' ? [] : [verdict]))) ?? 'nothing';
}

function launches(change: number, claims: readonly Claim[]): Scenario {
  return {
    group: 'ab, launches A B A (B A), launch sd 1 %',
    name: `J=1, CoV 1 %, true ${String(100 * change).replace('-', '−')} %`,
    claims,
    simulate: (replicates, seed) => {
      const normal = seededNormal(seed);
      return tally(replicates, () => {
        const verdict = runVerdict(judgeAb(evidenceOf(launchedCell(normal, change)), PLAN).cells);
        return [verdict === 'improved' ? 'pass' : verdict];
      });
    },
  };
}

/** The same raw values judged twice, all three rules: the answers must be one text. */
const sameRecord: Scenario = {
  group: 'same record twice',
  name: 'stored and ab, four levels',
  claims: [{ what: 'the same bit for bit', wanted: '100 %', low: 100 }],
  simulate: (replicates, seed) => {
    const normal = seededNormal(seed);
    return tally(replicates, () => {
      const shifts = sessionShifts(normal, 4, { trial: 0.01, session: 0.015, betweenLevels: 0.5 });
      const evidence = evidenceOf(
        ...shifts.map((shift, concurrency) =>
          cellEvidence({
            concurrency,
            baseline: [trialValues(normal, 6, 0.01, 0, 0)],
            current: [trialValues(normal, 6, 0.01, shift, -0.05)],
          }),
        ),
      );
      const plan: AbPlan = { looks: [3, 6], launches: { kind: 'side-by-side' } };
      const texts = [evidence, structuredClone(evidence)].map((record) =>
        JSON.stringify([judgeStored(record), judgeAb(record, plan)]),
      );
      return texts[0] === texts[1] ? ['the same bit for bit'] : [];
    });
  },
};

/** Rows beyond the rule's table, and its last one. */
export function otherScenarios(replicates: number): Scenario[] {
  return [
    launches(0, [atMost('regressed', 1, replicates), { what: 'pass', wanted: 'no figure stated' }]),
    launches(-0.05, [atMost('pass', 3, replicates), { what: 'regressed', wanted: 'no figure stated' }]),
    launches(-0.1, [{ ...about('regressed', 100, replicates), wanted: 'no figure stated', low: 90 }]),
    sameRecord,
  ];
}
