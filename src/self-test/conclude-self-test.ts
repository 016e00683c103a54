import { plainPercent } from '../judge/percent-text.ts';
import type { RunVerdictName } from '../judge/verdict.ts';
import type { Reason } from '../reason.ts';
import { SELF_TEST_SCHEMA, SELF_TEST_VERSION, type SelfTestReport, type SelfTestRow } from './self-test-report.ts';
import { requiredShare } from './sizes.ts';

export type SelfTestFindings = Pick<SelfTestReport, 'settings' | 'reference' | 'rows' | 'notes'> & {
  readonly promisedShare: number | null;
  /** Why there is nothing to judge: the reference session is invalid, the run was interrupted. */
  readonly reasons: readonly Reason[];
};

/** A true slow-down this far from the required one proves nothing about it: a quarter of it, or a point. */
const FAIR_SHARE = 0.25;
const FAIR_POINTS = 1;

type Judged = { readonly exitCode: SelfTestReport['exitCode']; readonly reasons: readonly Reason[] };

/** What the rows prove. Could not measure (2) > the promise isn't kept (1) > it is (0). */
export function concludeSelfTest(findings: SelfTestFindings): SelfTestReport {
  const { settings, reference, rows, notes } = findings;
  const required = findings.promisedShare === null ? null : 100 * requiredShare(findings.promisedShare);
  return {
    schema: SELF_TEST_SCHEMA,
    version: SELF_TEST_VERSION,
    settings,
    ...judge(findings, required),
    sentence: wordSentence(rows),
    reference,
    promisedPercent: findings.promisedShare === null ? null : 100 * findings.promisedShare,
    requiredPercent: required,
    rows,
    notes,
  };
}

function judge({ rows, reasons, promisedShare }: SelfTestFindings, required: number | null): Judged {
  const interrupted = reasons.some(({ code }) => code === 'interrupted');
  if (reasons.length > 0) return { exitCode: interrupted ? 130 : 2, reasons };
  const unmeasured = rows.find(isUnmeasured);
  if (unmeasured !== undefined) {
    const exitCode = unmeasured.gateExitCode === 130 ? 130 : 2;
    return { exitCode, reasons: [notMeasured(unmeasured), ...unmeasured.reasons] };
  }
  const same = rows.find(isSame);
  const [asked] = rows.filter((row) => !isSame(row));
  if (same === undefined || asked === undefined || required === null || promisedShare === null) {
    return { exitCode: 2, reasons: [NOTHING_PROMISED] };
  }
  const proof = findProof(rows, required);
  const missed = proof !== null && !proof.found ? [wordMissed(proof, required, 100 * promisedShare)] : [];
  const broken = [...findFalseAlarm(same), ...missed];
  if (broken.length > 0) return { exitCode: 1, reasons: broken };
  return proof === null ? { exitCode: 2, reasons: [wordUnfair(asked)] } : { exitCode: 0, reasons: [] };
}

const UNMEASURED: ReadonlySet<RunVerdictName> = new Set(['invalid', 'no-baseline', 'not-comparable', 'missing-level']);

/** Whatever the suite's policy makes of it: what is missing proves nothing. */
export const isUnmeasured = ({ verdict }: SelfTestRow) => UNMEASURED.has(verdict);

const isSame = ({ askedPercent }: SelfTestRow) => askedPercent === 0;

/** A false "improved" is a false alarm as well: it would ask for a new baseline where nothing changed. */
const isGreen = ({ gateExitCode, verdict }: SelfTestRow) => gateExitCode === 0 && verdict !== 'improved';

function findFalseAlarm(same: SelfTestRow): Reason[] {
  if (isGreen(same)) return [];
  return [
    {
      code: 'not-green',
      message: `Nothing was slowed down, and the gate says ${same.verdict}.`,
      remedy: 'Keep other load away from this server, and give the suite longer trials (requests, output-tokens).',
    },
  ];
}

/**
 * The row that decides, by what was true and not by what was asked: a slow-down of the required size or more that was
 * missed, else one of that size or less that was found; null = the server was never slowed down by the like of it.
 */
function findProof(rows: readonly SelfTestRow[], required: number): SelfTestRow | null {
  const slack = Math.max(FAIR_POINTS, FAIR_SHARE * required);
  const known = rows.filter((row) => !isSame(row) && row.truePercent !== null);
  const missed = known.find(({ found, truePercent }) => !found && (truePercent ?? 0) >= required - slack);
  return missed ?? known.find(({ found, truePercent }) => found && (truePercent ?? 0) <= required + slack) ?? null;
}

function wordMissed({ truePercent, verdict }: SelfTestRow, required: number, promised: number): Reason {
  const tried = `and a true slow-down of ${plainPercent(truePercent ?? 0)} wasn't found (${verdict})`;
  if (promised > required) {
    return {
      code: 'promise-too-weak',
      message: `The gate promises to find ${plainPercent(promised)} at best; a self-test demands ${plainPercent(required)}, ${tried}.`,
      remedy: 'Lower the tolerance, or take more baseline sessions and trials: what is found follows from these.',
    };
  }
  return {
    code: 'promise-broken',
    message: `The gate promises to find ${plainPercent(required)}, ${tried}.`,
    remedy: 'Run the self-test again: one in ten may miss. If it misses again, take more baseline sessions.',
  };
}

function wordUnfair({ askedPercent, truePercent }: SelfTestRow): Reason {
  return {
    code: 'other-slow-down',
    message: `The server was to be slowed down by ${plainPercent(askedPercent)}, and was by ${truePercent === null ? 'an unknown amount' : plainPercent(truePercent)}.`,
    remedy: 'Run it again while nothing else uses this machine.',
  };
}

function notMeasured({ askedPercent, verdict }: SelfTestRow): Reason {
  const which = askedPercent === 0 ? 'the same server again' : `a slow-down of ${plainPercent(askedPercent)}`;
  return {
    code: 'not-measured',
    message: `The session with ${which} is ${verdict}.`,
    remedy: 'See the reasons below.',
  };
}

const NOTHING_PROMISED: Reason = {
  code: 'nothing-promised',
  message: 'The gate came to no figure of what it finds, so there is nothing to prove.',
  remedy: 'Gate a throughput metric that this server’s trials have.',
};

/** "On this server, at these settings, a slow-down of 6 % is found, 3 % isn't; A/A is green." Figures are the true ones. */
function wordSentence(rows: readonly SelfTestRow[]): string {
  const slowed = rows.filter((row) => !isSame(row));
  const percentOf = ({ truePercent, askedPercent }: SelfTestRow) => truePercent ?? askedPercent;
  const missed = slowed.filter(({ found }) => !found).map(percentOf);
  const largestMissed = Math.max(...missed);
  const found = slowed.filter((row) => row.found).map(percentOf);
  const smallestFound = Math.min(...found.filter((percent) => percent > largestMissed));
  const same = rows.find(isSame);
  const aa = same === undefined ? '' : `; A/A is ${isGreen(same) ? 'green' : `red (${same.verdict})`}`;
  const what = wordFound(smallestFound, largestMissed);
  if (what === null) return `On this server, at these settings, nothing about slow-downs is known${aa}.`;
  return `On this server, at these settings, ${what}${aa}.`;
}

function wordFound(smallestFound: number, largestMissed: number): string | null {
  const [isFound, isMissed] = [Number.isFinite(smallestFound), Number.isFinite(largestMissed)];
  if (isFound && isMissed)
    return `a slow-down of ${plainPercent(smallestFound)} is found, ${plainPercent(largestMissed)} isn't`;
  if (isFound) return `a slow-down of ${plainPercent(smallestFound)} is found`;
  if (isMissed) return `a slow-down of ${plainPercent(largestMissed)} isn't found`;
  return null;
}
