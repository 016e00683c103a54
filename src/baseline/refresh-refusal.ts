import { GateError } from '../gate-error.ts';
import type { Cell, Difference, RunVerdict } from '../judge/verdict.ts';
import type { BaselineEnvironment } from './baseline.ts';
import { describeMove, findFurthest } from './cell-move.ts';
import { compareUnits } from './compare-units.ts';
import { compareOutputs, compareWorkload } from './compare-workload.ts';
import { compareConfiguration } from './configuration.ts';
import type { ImportedSession } from './imported-session.ts';
import { findOtherDefinitions } from './metric-definitions.ts';

const OWN_FILE = 'Give another workload a baseline of its own: --baseline FILE.';
const REPLACE =
  'If the change is intended, start anew with --replace; to accept a regression, give --accept-reason "why".';

const refuse = (message: string, remedy: string): GateError =>
  new GateError('refresh-refused', `the baseline stays as it is: ${message}`, remedy);

const describe = ({ fact, baseline, current }: Difference): string =>
  `${fact}: ${baseline ?? 'none'} → ${current ?? 'none'}`;

/**
 * Refuses a session that no baseline may hold, asked for or not: invalid or without trials, of another suite, or
 * already in the file.
 * @throws GateError `refresh-refused`
 */
export function refuseUnsound(
  candidate: ImportedSession,
  suite: string | null,
  known: readonly BaselineEnvironment[],
): void {
  const [problem] = candidate.problems;
  if (problem !== undefined || candidate.session.trials.length === 0) {
    throw refuse(
      `${candidate.source} is not a sound session: ${problem ?? 'it has no valid trial'}`,
      'Measure again, then refresh.',
    );
  }
  if (suite && candidate.suite && suite !== candidate.suite) {
    throw refuse(
      `the file belongs to suite "${suite}", the session to suite "${candidate.suite}"`,
      'Name another file with --baseline: a baseline file holds one suite.',
    );
  }
  const ids = known.flatMap((entry) => entry.sessions.map((session) => session.id));
  if (ids.includes(candidate.session.id)) {
    throw refuse(
      `session ${candidate.session.id} is in it already`,
      'Measure a new session: the same one twice would count as independent evidence.',
    );
  }
}

type Changes = {
  /** It measures something else: these sessions and the file's never go together. */
  readonly ofWork: readonly Difference[];
  readonly ofServer: readonly Difference[];
};

function findChanges(environment: BaselineEnvironment, candidate: ImportedSession): Changes {
  const newest = environment.sessions.at(-1);
  if (newest === undefined) return { ofWork: [], ofServer: [] };
  const ofWork = [
    ...compareUnits(environment.units, candidate.units),
    ...compareWorkload(newest.workload, candidate.session.workload).differences,
    ...findOtherDefinitions(newest, candidate.session).values(),
    ...compareOutputs(newest.workload, candidate.session.workload).values(),
  ];
  return { ofWork, ofServer: compareConfiguration(newest.identity, candidate.session.identity).differences };
}

/** Whether a cell's change alone keeps its session out. */
const hasMoved = ({ gated, verdict }: Cell) => gated && (verdict === 'regressed' || verdict === 'improved');

/** Whether refresh is sure to refuse a judged run that nobody says is meant: what `refuseChanged` finds, as a verdict tells it. */
export const isSureToBeRefused = ({ cells, differences }: Pick<RunVerdict, 'cells' | 'differences'>): boolean =>
  cells.some(hasMoved) || differences.some(({ role }) => role === 'shown' || role === 'blocks');

/**
 * Refuses a session that measures something else than the environment's sessions, or whose gated cells moved; says how
 * far it lies from them, so that the measuring wasn't for nothing.
 * @param again the command that stores the same session without measuring; null = there is none
 * @throws GateError `refresh-refused`, which asks for --replace or --accept-reason
 */
export function refuseChanged(
  environment: BaselineEnvironment,
  candidate: ImportedSession,
  cells: readonly Cell[],
  again: string | null,
): void {
  const { ofWork, ofServer } = findChanges(environment, candidate);
  const changes = [...ofWork, ...ofServer];
  const moved = cells.filter(hasMoved);
  if (changes.length === 0 && moved.length === 0) return;
  const gated = cells.filter((cell) => cell.gated);
  const regressed = moved.filter(({ verdict }) => verdict === 'regressed');
  const furthest = findFurthest([regressed, moved, gated].find((some) => some.length > 0) ?? []);
  const found = [
    ...(changes.length === 0 ? [] : [`the session differs from it in ${changes.map(describe).join('; ')}`]),
    ...(moved.length === 0 ? [] : [`${moved.length} of ${gated.length} gated cells moved`]),
    ...(furthest === null ? [] : [`furthest ${describeMove(furthest)}, ${furthest.verdict}`]),
  ];
  const remedy = again === null ? REPLACE : letIn(again, regressed.length > 0);
  throw refuse(found.join('; '), ofWork.length > 0 ? `${OWN_FILE} ${remedy}` : remedy);
}

/** Both ways in, the likelier first. */
function letIn(again: string, isLoss: boolean): string {
  const accepted = `if the loss is accepted, \`${again} --accept-reason "why"\``;
  const meant = `if the new level is meant, \`${again} --replace\``;
  const ways = isLoss ? [accepted, meant] : [meant, accepted];
  return `Nothing needs to be measured again: ${ways.join('; ')}.`;
}
