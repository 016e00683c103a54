import { GateError } from '../gate-error.ts';
import type { Session } from '../measure/session.ts';
import type { Sides } from './run-ab.ts';
import type { RecordedAb } from './run-record.ts';

/**
 * A record may lie beside files of another run, after a merge of folders or by somebody's hand. An A/B counts only where
 * its two sides are two, and where it was measured after the sessions that it is to settle, on the same configuration.
 * @param current the gate's own sessions; none where the run was the A/B
 * @throws GateError `bad-result`
 */
export function refuseForeignAb(
  { launches }: RecordedAb,
  { reference, candidate }: Sides,
  current: readonly Session[],
): void {
  const [first] = current;
  const [one] = candidate;
  refuseRepeats([...current, ...reference, ...candidate]);
  const commit = one?.provenance.commit;
  if (launches === 'alternating' && reference.some(({ provenance }) => (provenance.commit ?? commit) === commit))
    throw foreign('its A/B has a reference side without a commit of its own');
  if (first === undefined) return;
  if (commit !== first.provenance.commit)
    throw foreign('the candidate of its A/B is another commit than the sessions that it is to settle');
  if (candidate.some((session) => configurationOf(session) !== configurationOf(first)))
    throw foreign('the candidate of its A/B is another configuration than the sessions that it is to settle');
  if ([...reference, ...candidate].some(({ startedAt }) => Date.parse(startedAt) < Date.parse(first.finishedAt)))
    throw foreign('its A/B was measured before the sessions that it is to settle');
}

function refuseRepeats(sessions: readonly Session[]): void {
  const ids = sessions.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw foreign(`session ${twice} stands twice in it`);
}

const configurationOf = ({ fingerprint }: Session) => fingerprint.configurationHash;

function foreign(why: string): GateError {
  return new GateError(
    'bad-result',
    `record.json can't be what a run has written: ${why}`,
    'Name the result files one by one, or measure again.',
  );
}
