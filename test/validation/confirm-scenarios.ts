import type { CellEvidence } from '../../src/judge/evidence.ts';
import { judgeConfirm } from '../../src/judge/judge-confirm.ts';
import { worstVerdict } from '../../src/judge/run-verdict.ts';
import type { Cell } from '../../src/judge/verdict.ts';
import { cellEvidence, evidenceOf } from '../judge/cells.ts';
import { PLAN } from './ab-scenarios.ts';
import { atLeast, atMost, type Claim, type Scenario, tally } from './claim.ts';
import { seededNormal } from './random.ts';
import { sessionShifts, trialValues } from './simulated-values.ts';

const LEVELS = 6;
const TRIAL_SD = 0.01;
const NOISE = { trial: TRIAL_SD, session: 0.015, betweenLevels: 0 };

/** Equal servers side by side, six trials an arm. */
function sideBySide(normal: () => number): CellEvidence[] {
  return Array.from({ length: LEVELS }, (_, concurrency) =>
    cellEvidence({
      concurrency,
      baseline: [trialValues(normal, 6, TRIAL_SD, 0, 0)],
      current: [trialValues(normal, 6, TRIAL_SD, 0, 0)],
    }),
  );
}

/** Equal servers, K stored sessions of three trials and one of today. */
function stored(sessions: number): (normal: () => number) => CellEvidence[] {
  return (normal) => {
    const shifts = Array.from({ length: sessions + 1 }, () => sessionShifts(normal, LEVELS, NOISE));
    return Array.from({ length: LEVELS }, (_, level) => {
      const values = shifts.map((shift) => trialValues(normal, 3, TRIAL_SD, shift[level] ?? 0, 0));
      return cellEvidence({ concurrency: level, baseline: values.slice(0, -1), current: values.slice(-1) });
    });
  };
}

type Draw = (normal: () => number) => CellEvidence[];

function judge(cells: readonly CellEvidence[], inAb: boolean): Cell[] {
  return judgeConfirm(evidenceOf(...cells), inAb ? PLAN : null);
}

function runVerdict(cells: readonly Cell[]): string {
  return worstVerdict(cells.flatMap(({ verdict }) => (verdict === 'shown' ? [] : [verdict]))) ?? 'nothing';
}

function equalServers(draw: Draw, inAb: boolean): Scenario['simulate'] {
  return (replicates, seed) => {
    const normal = seededNormal(seed);
    return tally(replicates, () => [runVerdict(judge(draw(normal), inAb))]);
  };
}

/** One level moved for the worse by exactly the margin that its own noise prints (the margin doesn't depend on d). */
function offByTheMargin(draw: Draw, inAb: boolean): Scenario['simulate'] {
  return (replicates, seed) => {
    const normal = seededNormal(seed);
    return tally(replicates, () => {
      const equal = draw(normal);
      const marginPercent = judge(equal, inAb)[0]?.rulesOutPercent ?? Number.NaN;
      const moved = equal.map((cell, level) =>
        level > 0
          ? cell
          : {
              ...cell,
              current: cell.current.map((trials) => trials.map((value) => value * (1 - marginPercent / 100))),
            },
      );
      return [judge(moved, inAb)[0]?.verdict ?? 'nothing'];
    });
  };
}

/**
 * The margin leaves room by a normal quantile, z(1 − .05/J), which is exact while the session noise is the declared one
 * (K = 1) and a little short once it is estimated from few sessions.
 */
function storedClaim(sessions: number, replicates: number): Claim {
  const wanted = atLeast('equivalent', 90, replicates);
  if (sessions === 1) return wanted;
  const because = 'true figure 87–89 %: the margin has z where noise estimated from few sessions has t';
  return { ...wanted, low: 85.5, because };
}

/** Confirm at six levels: the whole run is equivalent, and a level that is off by the margin isn't. */
export function confirmScenarios(replicates: number): Scenario[] {
  const pair = (name: string, draw: Draw, inAb: boolean, equivalent: Claim): Scenario[] => [
    {
      group: 'confirm, equal servers, CoV 1 %, J=6',
      name,
      claims: [equivalent],
      simulate: equalServers(draw, inAb),
    },
    {
      group: 'confirm, one level off by the margin',
      name,
      claims: [atMost('equivalent', 5.5, replicates)],
      simulate: offByTheMargin(draw, inAb),
    },
  ];
  return [
    ...pair('in ab, n=6', sideBySide, true, atLeast('equivalent', 99, replicates)),
    ...[1, 3, 5].flatMap((sessions) =>
      pair(`stored, K=${sessions}`, stored(sessions), false, storedClaim(sessions, replicates)),
    ),
  ];
}
