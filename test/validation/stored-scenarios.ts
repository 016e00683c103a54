import { median } from 'simple-statistics';
import type { CellEvidence } from '../../src/judge/evidence.ts';
import { judgeStored } from '../../src/judge/judge-stored.ts';
import { concludeRun } from '../../src/judge/run-verdict.ts';
import { cellEvidence, evidenceOf, POLICY } from '../judge/cells.ts';
import {
  about,
  atLeast as atLeastOf,
  atMost as atMostOf,
  between,
  type Claim,
  type Figures,
  type Scenario,
  tally,
} from './claim.ts';
import { seededNormal } from './random.ts';
import { dailyShifts, type Noise, trialValues } from './simulated-values.ts';

/** Four gated levels, three trials a session on both sides: the first look of the default preset. */
const LEVELS = 4;
const TRIALS = 3;
const TRIAL_SD = 0.01;
const SESSIONS = [1, 3, 5, 10];

type StoredWorld = {
  readonly sessions: number;
  readonly noise: Noise;
  /** True change by level. */
  readonly changes: readonly number[];
  /** AR(1) coefficient from day to day; 0 = independent sessions. */
  readonly memory: number;
};

const quietWorld = (sessions: number, sessionSd: number, betweenLevels = 0): StoredWorld => ({
  sessions,
  noise: { trial: TRIAL_SD, session: sessionSd, betweenLevels },
  changes: new Array(LEVELS).fill(0),
  memory: 0,
});

/** The outcome of a run by name, and the largest drop that a level of it fails at. */
type StoredOutcome = { readonly outcomes: readonly string[]; readonly failsAtPercent: number };

/** One run: K stored sessions and today's, drawn from the same days; the outcome of the real judge. */
export function storedOutcome(normal: () => number, world: StoredWorld): StoredOutcome {
  const days = dailyShifts(normal, world.sessions + 1, LEVELS, world.noise, world.memory);
  const cells = world.changes.map((change, level): CellEvidence => {
    const sessions = days.map((shifts, day) =>
      trialValues(normal, TRIALS, world.noise.trial, shifts[level] ?? 0, day < world.sessions ? 0 : change),
    );
    return cellEvidence({ concurrency: 2 ** level, baseline: sessions.slice(0, -1), current: sessions.slice(-1) });
  });
  const {
    verdict,
    exitCode,
    cells: judged,
  } = concludeRun({
    mode: 'gate',
    suite: 'simulated',
    policy: POLICY,
    cells: judgeStored(evidenceOf(...cells)),
  });
  const disagree = judged.some(({ notes }) => notes.some((note) => note.includes('disagree')));
  const outcomes = [
    verdict === 'improved' ? 'pass' : verdict,
    ...(exitCode === 0 ? [] : ['not green']),
    ...(disagree ? ['disagreement said'] : []),
  ];
  return { outcomes, failsAtPercent: Math.max(...judged.map(({ failsAtPercent }) => failsAtPercent ?? Number.NaN)) };
}

const FAILS_AT = 'fails at, median of a run';

/** What the first level in Holm's order fails at, the largest of a run. */
function failsAt(percent: number): Claim {
  return { what: FAILS_AT, wanted: `${percent} %`, low: percent - 0.3, high: percent + 0.3 };
}

function storedFigures(world: StoredWorld): Scenario['simulate'] {
  return (replicates, seed): Figures => {
    const normal = seededNormal(seed);
    const failsAtPercents: number[] = [];
    const shares = tally(replicates, () => {
      const run = storedOutcome(normal, world);
      failsAtPercents.push(run.failsAtPercent);
      return run.outcomes;
    });
    return { ...shares, [FAILS_AT]: median(failsAtPercents) };
  };
}

function scenario(group: string, name: string, world: StoredWorld, claims: readonly Claim[]): Scenario {
  return { group, name, claims, simulate: storedFigures(world) };
}

const DECLARED = 'stored, A/A, session sd 1.5 % (as declared)';
const QUIET = 'stored, A/A, session sd 0.5 % (quiet rig)';
const WRONG = 'stored, A/A, session sd 3 % (twice the declared)';

/** Wanted figures by K, in the order of SESSIONS. */
const WANTED = {
  suspected: [5, 1.1, 0.4, 0.2],
  wrong: { least: [6, 6, 5, 3], most: [8, 7, 5, 4] },
  failsAt: [8.5, 5.7, 5, 5],
  all7: { regressed: [52, 91, 96, 98], notGreen: [97, 99, 99, 99] },
  all10: [96, 100, 100, 100],
  one10: [75, 97, 99, 100],
  all5: [14, 53, 68, 75],
} as const;

const pick = (values: readonly number[], index: number) => values[index] ?? Number.NaN;

/**
 * True drops. The table's figures are those of levels that move together (ρ .5); with independent levels a drop on all
 * of them is found by one or another more often, so there its figures are floors.
 */
function dropScenarios(sessions: number, index: number, replicates: number): Scenario[] {
  const near = (what: string, percent: number) => about(what, percent, replicates);
  const floor = (what: string, percent: number) => atLeastOf(what, percent, replicates);
  const everywhere = (drop: number) => new Array(LEVELS).fill(-drop);
  return [0.5, 0].flatMap((rho) => {
    const claim = rho === 0 ? floor : near;
    const row = (name: string, changes: readonly number[], claims: readonly Claim[]) =>
      scenario(name, `K=${sessions}, ρ ${rho}`, { ...quietWorld(sessions, 0.015, rho), changes }, claims);
    return [
      row('stored, −7 % on all levels', everywhere(0.07), [
        claim('regressed', pick(WANTED.all7.regressed, index)),
        floor('not green', pick(WANTED.all7.notGreen, index)),
      ]),
      row('stored, −10 % on all levels', everywhere(0.1), [claim('regressed', pick(WANTED.all10, index))]),
      row('stored, −10 % on one level of four', [0, 0, 0, -0.1], [near('regressed', pick(WANTED.one10, index))]),
      row('stored, −5 % on all levels (the tolerance)', everywhere(0.05), [
        claim('regressed', pick(WANTED.all5, index)),
        claim('not green', 82),
      ]),
    ];
  });
}

/** The rows of the rule's table that need no server and no second arm. */
export function storedScenarios(replicates: number): Scenario[] {
  const near = (what: string, percent: number) => about(what, percent, replicates);
  const atMost = (what: string, percent: number) => atMostOf(what, percent, replicates);
  const atLeast = (what: string, percent: number) => atLeastOf(what, percent, replicates);
  const bySessions = (build: (sessions: number, index: number) => Scenario[]) => SESSIONS.flatMap(build);
  return [
    ...bySessions((sessions, index) =>
      [0, 0.5].map((rho) =>
        scenario(DECLARED, `K=${sessions}, ρ ${rho}`, quietWorld(sessions, 0.015, rho), [
          atMost('regressed', 1),
          { ...near('suspected', pick(WANTED.suspected, index)), low: 0 },
          atLeast('pass', index === 0 ? 94 : 96),
        ]),
      ),
    ),
    ...bySessions((sessions, index) => [
      scenario(QUIET, `K=${sessions}`, quietWorld(sessions, 0.005), [
        near('pass', 100),
        failsAt(pick(WANTED.failsAt, index)),
      ]),
    ]),
    ...bySessions((sessions, index) =>
      [0, 0.5].map((rho) =>
        scenario(WRONG, `K=${sessions}, ρ ${rho}`, quietWorld(sessions, 0.03, rho), [
          between('regressed', pick(WANTED.wrong.least, index), pick(WANTED.wrong.most, index), replicates),
          ...(sessions < 3 ? [] : [atLeast('disagreement said', 75)]),
        ]),
      ),
    ),
    ...SESSIONS.flatMap((sessions, index) => dropScenarios(sessions, index, replicates)),
    ...[0.5, 0.8].map((memory) =>
      scenario('stored, A/A, AR(1) over days', `K=5, memory ${memory}`, { ...quietWorld(5, 0.015), memory }, [
        atMost('regressed', 1.5),
      ]),
    ),
  ];
}
